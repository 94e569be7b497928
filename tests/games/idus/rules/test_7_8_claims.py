"""Rule 7.8: claims that the open facts refute are marked for everybody (R-017), and nothing hidden decides it."""

from __future__ import annotations

import msgspec
import pytest

from comitium import Illegal, Match, replay, say
from comitium.core.dice import stream
from comitium.core.messages import Event
from comitium.games.idus.claims import claim
from comitium.games.idus.events import InspectionClaimed, VoteClaimed
from comitium.games.idus.state import (
    Idus,
    aedile2_of,
    aedile_of,
    looked_of,
    original_of,
    praetor_of,
    vote2_of,
    vote_of,
)
from games.every_game import law_of
from games.idus.table import assign, new, set_table, vote
from games.idus.trial import TRIAL
from games.trial import Deal


def is_marked(match: Match, senator: int, text: str) -> bool:
    """The senator (counted from 1) claims something; everybody and the spectator hear the same."""
    match.claim(senator - 1, text)
    heard = [match.history(viewer)[-1] for viewer in (*range(match.header.seats), None)]
    assert all(event == heard[0] for event in heard)
    event = heard[0]
    assert isinstance(event, (VoteClaimed, InspectionClaimed))
    return event.impossible


def after(votes: str, **options: str | int | bool) -> Match:
    """The second turn of the second round, six players. In the first of it (turn 7) senator 1 was Consul, 4 Praetor, 5 and 6
    were Aediles."""
    return set_table(f"players=6 turn=8 turns=4.56:{votes} ask=assign", **options)


# -- roles and whom the Praetor looked at


@pytest.mark.parametrize(("senator", "marked"), [(1, True), (2, True), (3, True), (4, True), (5, False), (6, False)])
def test_7_8_a_vote_is_claimed_in_vain_by_anybody_but_an_aedile(senator: int, marked: bool) -> None:
    assert is_marked(after("G=R/GR"), senator, "vote 7 red") == marked


@pytest.mark.parametrize(
    ("senator", "aedile", "marked"),
    [
        (4, 5, False),
        (4, 6, True),  # not the one she looked at
        (4, 2, True),  # no Aedile
        (4, 4, True),
        (5, 5, True),  # not the Praetor
        (6, 5, True),
        (1, 5, True),
        (2, 5, True),
    ],
)
def test_7_8_a_card_is_seen_by_the_praetor_alone_and_only_where_she_looked(senator: int, aedile: int, marked: bool) -> None:
    assert is_marked(after("G=R/GR"), senator, f"saw 7 senator_{aedile} red") == marked


def test_7_8_a_praetor_who_looked_at_neither_has_seen_nothing() -> None:
    match = after("GR/GR", praetor_must_look=False)
    for aedile in (5, 6):
        assert is_marked(match, 4, f"saw 7 senator_{aedile} green")


# -- colours


@pytest.mark.parametrize(
    ("votes", "possible"),
    [
        # the vote of 5, the vote of 6, and the card of 5 as the Praetor saw it
        ("G=R/GR", ("GR", "GR", "GR")),
        ("G=G/GG", ("G", "G", "G")),
        ("R=Y/RY", ("R", "Y", "R")),  # a yellow card that she had seen would have been shown
        ("G>RR/RR", ("GR", "R", "G")),  # an Aedile may name the card that had to go
        ("R>GR/GR", ("GR", "GR", "GR")),
        ("G>YR/RY", ("GRY", "RY", "GR")),
        ("Y>GR/GR", ("GRY", "GR", "Y")),
        ("Y>RR/RR", ("RY", "R", "Y")),
    ],
)
def test_7_8_a_colour_that_the_count_excludes_is_marked(votes: str, possible: tuple[str, str, str]) -> None:
    match = after(votes)
    for letter, colour in (("G", "green"), ("R", "red"), ("Y", "yellow")):
        assert is_marked(match, 5, f"vote 7 {colour}") == (letter not in possible[0]), (votes, colour)
        assert is_marked(match, 6, f"vote 7 {colour}") == (letter not in possible[1]), (votes, colour)
        assert is_marked(match, 4, f"saw 7 senator_5 {colour}") == (letter not in possible[2]), (votes, colour)


def test_7_8_with_the_other_colour_an_exchange_leaves_less_open() -> None:
    match = after("G>RY/RY", r2_exchange="opposite_colour")
    assert is_marked(match, 5, "vote 7 yellow")
    assert is_marked(match, 4, "saw 7 senator_5 red")
    assert not is_marked(match, 5, "vote 7 green")


def test_7_8_there_is_no_yellow_in_the_first_round() -> None:
    """Not even before the votes lie there."""
    match = new(5)
    assert is_marked(match, 3, "vote 1 yellow")
    assert is_marked(match, 2, "saw 1 senator_3 yellow")
    assert not is_marked(match, 3, "vote 1 green")


# -- what may still come true


def test_7_8_an_aedile_may_speak_before_she_votes_and_a_praetor_before_she_looks() -> None:
    match = set_table("players=6 turn=8 marks=7/7 ask=vote now=3.45")
    for colour in ("green", "red", "yellow"):
        assert not is_marked(match, 4, f"vote 8 {colour}")
        assert not is_marked(match, 3, f"saw 8 senator_5 {colour}")
    for senator in (1, 2, 3, 6):
        assert is_marked(match, senator, "vote 8 green")
    assert is_marked(match, 4, "saw 8 senator_5 green")
    vote(match, "green", "red")
    match.choose(2, "look 4")
    assert is_marked(match, 3, "saw 8 senator_5 green"), "now she has looked at the other"
    assert is_marked(match, 3, "saw 8 senator_4 yellow"), "yellow would have been shown"
    assert not is_marked(match, 4, "vote 8 yellow"), "if she must exchange it, it may become so"
    match.choose(2, "exchange")
    assert not is_marked(match, 4, "vote 8 yellow")


def test_7_8_who_may_yet_be_named_may_speak() -> None:
    match = set_table("players=6 turn=8 marks=7/7 ask=assign")
    assert is_marked(match, 2, "vote 8 green"), "the Consul never votes"
    assert is_marked(match, 2, "saw 8 senator_3 green")
    assert is_marked(match, 3, "saw 8 senator_2 green")
    assert is_marked(match, 3, "saw 8 senator_3 green")
    assert not is_marked(match, 3, "vote 8 green")
    assert not is_marked(match, 3, "saw 8 senator_4 green")
    match.choose(1, "praetor 3")
    assert is_marked(match, 3, "vote 8 green"), "nobody has two roles"
    assert not is_marked(match, 4, "vote 8 green")
    assert is_marked(match, 4, "saw 8 senator_5 green")
    match.undo(1)
    assign(match, 3, 4, 5)
    assert is_marked(match, 3, "vote 8 green")


def test_7_8_of_a_turn_that_a_position_leaves_out_only_the_seats_are_known() -> None:
    match = set_table("players=6 turn=9")
    assert is_marked(match, 1, "vote 7 red"), "she was Consul"
    assert not is_marked(match, 2, "vote 7 red")
    assert not is_marked(match, 2, "saw 7 senator_3 red")
    assert [is_marked(match, senator, "vote 3 red") for senator in range(1, 7)] == [True, True, True, True, False, False]
    assert not is_marked(match, 4, "saw 3 senator_5 red")
    assert is_marked(match, 3, "saw 3 senator_5 red")


# -- the mark


def test_7_8_a_faction_is_never_refuted() -> None:
    """No faction card is open before the end. Three Merchants are too many, but nobody can say which of them lies."""
    match = new(5)
    for seat in range(3):
        match.claim(seat, "faction merchant")
    assert not any(hasattr(event, "impossible") for event in match.claims)


def test_7_8_the_mark_is_in_the_sentence_and_survives_the_journal() -> None:
    match = after("G=G/GG")
    assert is_marked(match, 5, "vote 7 red")
    assert is_marked(match, 4, "saw 7 senator_5 red")
    for language, word in (("en", "impossible"), ("fr", "impossible")):
        assert all(word in say(event.phrase(), language) for event in match.claims)
    assert not is_marked(match, 5, "vote 7 green")
    assert "impossible" not in say(match.claims[-1].phrase(), "en")
    assert replay(match.journal()).claims == match.claims


def test_7_8_a_claim_written_before_there_were_marks_can_be_read() -> None:
    text = b'{"type":"VoteClaimed","rule":"7.8","seat":2,"turn":1,"colour":1}'
    assert msgspec.json.decode(text, type=VoteClaimed) == VoteClaimed("7.8", 2, 1, 1, False)


# -- nothing hidden decides it


def everything_that_can_be_said(game: Idus) -> list[VoteClaimed | InspectionClaimed]:
    said: list[VoteClaimed | InspectionClaimed] = []
    for number in range(1, min(game.turn + 1, 2 * game.rules.seats) + 1):
        for seat in range(game.rules.seats):
            texts = [f"vote {number} {colour}" for colour in ("green", "red", "yellow")]
            texts += [f"saw {number} {other + 1} {colour}" for other in range(5) for colour in ("green", "red", "yellow")]
            for text in texts:
                event: Event = claim(game, seat, text)
                assert isinstance(event, (VoteClaimed, InspectionClaimed))
                said.append(event)
    return said


def is_true(said: VoteClaimed | InspectionClaimed, turn: int) -> bool:
    """By the packed record of its turn, in which everything is written."""
    aediles, finals = (aedile_of(turn), aedile2_of(turn)), [vote_of(turn), vote2_of(turn)]
    laid = finals[:]
    looked = looked_of(turn)
    if looked:
        laid[looked - 1] = original_of(turn)
    if isinstance(said, InspectionClaimed):
        looked_there = looked > 0 and aediles[looked - 1] == said.aedile
        return said.seat == praetor_of(turn) and looked_there and original_of(turn) == said.colour
    return said.seat in aediles and said.colour in (laid[aediles.index(said.seat)], finals[aediles.index(said.seat)])


@law_of(TRIAL, 25)
def test_7_8_a_mark_is_the_same_in_every_world_and_what_is_marked_never_turns_out_true(deal: Deal) -> None:
    game = TRIAL.play_some(deal)
    assert isinstance(game, Idus)
    if game.over:
        return
    said = everything_that_can_be_said(game)
    dice = stream(deal.seed, "worlds")
    for seat in range(deal.players):
        twin = game.reimagine(seat, dice)
        assert isinstance(twin, Idus)
        assert everything_that_can_be_said(twin) == said
    TRIAL.play_on(game, dice, TRIAL.longest)
    for one in said:
        if one.impossible and one.turn <= len(game.record):
            assert not is_true(one, game.record[one.turn - 1]), one


def test_7_8_a_mark_does_not_make_a_claim_of_what_is_none() -> None:
    with pytest.raises(Illegal):
        after("G=R/GR").claim(4, "vote 9 red")
