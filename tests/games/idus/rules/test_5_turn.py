"""Chapter 5: the turn."""

from __future__ import annotations

from typing import Any

import pytest

import comitium
from comitium import Illegal, Phrase
from comitium.core.messages import Event
from comitium.games.idus import names
from comitium.games.idus.choices import DISCARD, VOTE
from comitium.games.idus.events import (
    ExchangeForced,
    FactionDiscarded,
    FactionDiscardedUnseen,
    RolesGiven,
    TurnBegan,
    VoteCast,
    VoteChanged,
    VoteInspected,
    VoteKept,
    VoteLaid,
    VoteReplaced,
    VotesCounted,
    VoteSeen,
    YellowShown,
)
from games.idus.table import GREEN, RED, TABLES, YELLOW, assign, new, play_turn, roles, set_table, state, vote
from games.table import asked, happened, menu, question, refused

SECOND = "players=6 turn=8 marks=7/7"  # Consul is seat 1


def test_5_1_praetor_then_two_aediles() -> None:
    match = set_table(SECOND)
    assert asked(match) == (1, "Assign")
    refused(match, 1, "aedile 3", "5.1")
    match.choose(1, "praetor 3")
    refused(match, 1, "praetor 4", "5.1")
    match.choose(1, "aedile 6")
    match.choose(1, "aedile 4")
    assert roles(match) == (1, 2, 5, 3)
    assert happened(match)[-1] == "RolesGiven"
    assert {prompt.seat for prompt in match.questions()} == {5, 3}


def test_5_1_a_name_can_be_taken_back_until_somebody_votes() -> None:
    match = set_table(SECOND)
    match.choose(1, "praetor 3")
    match.undo(1)
    assign(match, 3, 4, 5)
    match.undo(1)
    match.choose(1, "aedile 1")
    match.choose(4, "vote red")
    assert not match.can_undo(1)


def test_5_2_both_aediles_are_asked_at_once() -> None:
    for order in ((2, 3), (3, 2)):
        match = new()
        assert [prompt.seat for prompt in match.questions()] == [2, 3]
        for seat in order:
            assert menu(match, seat) == ["vote green", "vote red"]
            match.choose(seat, "vote red")
        assert asked(match) == (1, "Inspect")


def test_5_2_no_yellow_in_the_first_round() -> None:
    """M10."""
    match = new()
    refused(match, 2, "vote yellow", "5.2")
    refused(match, 2, "keep", "5.2")
    second = set_table(SECOND, ask="vote", now="3.45")
    assert menu(second, 3) == ["vote green", "vote red", "vote yellow"]


def test_5_2_a_vote_that_was_cast_stays() -> None:
    match = new()
    match.choose(2, "vote green")
    refused(match, 2, "vote red", "5.2")
    assert not match.can_undo(2)
    with pytest.raises(Illegal):
        match.undo(2)
    assert match.view(2).now.votes == (GREEN, None)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (SECOND, "5.1"),
        (f"{SECOND} ask=vote now=3.45", "5.2"),
        (f"{SECOND} ask=look now=3.45:GR", "5.3"),
        (f"{SECOND} ask=veto now=3.45:G.R", "5.4"),
        (f"{SECOND} ask=replace now=3.45:G.R", "5.5.2"),
        (f"{SECOND} ask=yellow now=3.45:Y.R", "5.6"),
    ],
)
def test_a_wrong_seat_is_refused_with_the_rule_that_is_being_played(text: str, rule: str) -> None:
    refused(set_table(text), 0, "vote green", rule)


def test_5_3_the_praetor_looks_at_one_of_the_two() -> None:
    match = new()
    vote(match, "green", "red")
    assert menu(match, 1) == ["look senator_3", "look senator_4"]
    refused(match, 1, "look 1", "5.3")
    refused(match, 1, "trust", "5.3")
    refused(match, 1, "keep", "5.3")
    match.choose(1, "look 4")
    assert asked(match) == (1, "Veto")
    assert match.view(1).now.original == RED


def test_5_3_nobody_looks_twice() -> None:
    """M15."""
    match = new()
    vote(match, "green", "red")
    match.choose(1, "look 4")
    refused(match, 1, "look 3", "5.3")
    refused(match, 1, "look 4", "5.3")


def test_5_4_keep_or_exchange() -> None:
    """M14: what is kept stays what it was."""
    match = set_table(SECOND, ask="look", now="3.45:GR")
    match.choose(2, "look 5")
    assert menu(match, 2) == ["keep", "exchange"]
    refused(match, 2, "put green", "5.4")
    match.choose(2, "keep")
    assert match.view(None).turns[-1].pair == (GREEN, RED)
    assert (state(match).loyal, state(match).traitor) == (8, 8)


@pytest.mark.parametrize(("laid", "marks"), [("green", (0, 2)), ("red", (1, 1))])
def test_5_5_1_in_the_first_round_the_colour_changes(laid: str, marks: tuple[int, int]) -> None:
    """M11."""
    match = new()
    vote(match, laid, "red")
    match.choose(1, "look 3")
    match.choose(1, "exchange")
    assert (state(match).loyal, state(match).traitor) == marks
    assert match.questions()[0].kind == "Vote", "the first player discards nothing yet, and the next turn has begun"


@pytest.mark.parametrize(("laid", "left"), [("G", ["put red", "put yellow"]), ("R", ["put green", "put yellow"])])
def test_5_5_2_in_the_second_round_the_aedile_chooses(laid: str, left: list[str]) -> None:
    """M13."""
    match = set_table(SECOND, ask="veto", now=f"3.45:{laid}.R")
    match.choose(2, "exchange")
    assert asked(match) == (3, "ReplaceCard")
    assert menu(match, 3) == left
    refused(match, 3, f"put {'green' if laid == 'G' else 'red'}", "5.5.2")
    match.choose(3, "put yellow")
    assert match.view(None).turns[-1].pair == (RED, YELLOW)
    assert match.view(2).turns[-1].votes == (None, None)


def test_5_5_2_the_first_turn_of_the_second_round_is_one_of_the_second_round() -> None:
    """Six players, turn 7: yellow is there, and an exchange is the Aedile's choice of two cards."""
    match = set_table("players=6 turn=7 marks=6/6 ask=vote now=3.45")
    assert menu(match, 3) == ["vote green", "vote red", "vote yellow"]
    vote(match, "green", "yellow")
    match.choose(2, "look 4")
    match.choose(2, "exchange")
    assert asked(match) == (3, "ReplaceCard")
    assert menu(match, 3) == ["put red", "put yellow"]
    assert match.view(2).now.votes == (None, None), "what she will lay is hers alone"
    match.choose(3, "put yellow")
    assert match.view(None).turns[-1].pair == (YELLOW, YELLOW)


def test_5_5_1_the_last_turn_of_the_first_round_is_one_of_the_first() -> None:
    match = set_table("players=6 turn=6 marks=5/5 ask=vote")
    assert menu(match, 1) == ["vote green", "vote red"]
    vote(match, "green", "red")
    match.choose(0, "look 2")
    match.choose(0, "exchange")
    assert match.view(None).turns[-1].pair == (RED, RED)


def test_5_6_a_yellow_card_is_shown_and_replaced() -> None:
    """M12."""
    match = set_table(SECOND, ask="look", now="3.45:YR")
    match.choose(2, "look 4")
    assert happened(match)[-1] == "YellowShown"
    assert match.view(None).now.original == YELLOW
    assert asked(match) == (3, "ReplaceYellow")
    assert menu(match, 3) == ["put green", "put red"]
    refused(match, 3, "put yellow", "5.6")
    refused(match, 2, "keep", "5.6")
    match.choose(3, "put green")
    assert match.view(None).turns[-1].votes == (None, None)
    assert match.view(3).turns[-1].votes == (GREEN, None)


def test_5_6_only_the_aedile_knows_what_takes_the_place_of_a_yellow_card() -> None:
    """Everybody hears that another card lies there, the Praetor like the rest; its colour is the Aedile's secret [7.4]."""
    match = set_table(SECOND, ask="look", now="3.45:YR")
    match.choose(2, "look 4")
    match.choose(3, "put green")
    for seat in (0, 1, 2, 3, 4, 5, None):
        assert "VoteReplaced" in happened(match, seat)
        assert ("VoteChanged" in happened(match, seat)) == (seat == 3)
    for seat in (0, 1, 2, 5, None):
        assert match.view(seat).turns[-1].votes == (None, None)


def test_5_6_the_other_card_is_never_touched() -> None:
    match = set_table(SECOND, ask="look", now="3.45:YY")
    match.choose(2, "look 5")
    match.choose(4, "put red")
    assert match.view(None).turns[-1].pair == (RED, YELLOW)


def test_5_7_both_votes_count_before_the_limit_is_looked_at() -> None:
    match = set_table("players=5 turn=4 marks=2/2 limit=3 ask=veto now=5.12:G.G")
    match.choose(4, "keep")
    assert state(match).loyal == 4


@pytest.mark.parametrize("players", TABLES)
def test_5_8_the_discard_calendar(players: int) -> None:
    """M06 to M09: not in turn 0, then each Consul of the first round, the first player in turn n, and nobody after that."""
    match = new(players)
    discarded: dict[int, int] = {}
    while match.outcome is None:
        turn, held = state(match).turn, state(match).chosen
        play_turn(match, "green", "red")
        if state(match).chosen != held:
            discarded[turn] = (state(match).chosen ^ held).bit_length() - 1
    assert discarded == {**{turn: turn for turn in range(1, players)}, players: 0}


def test_5_8_one_of_two_cards_after_the_count() -> None:
    """M07."""
    match = set_table("players=5 turn=2 cards=LT/TM/LL/TL/TM ask=veto now=3.45:G.R")
    match.choose(2, "keep")
    assert asked(match) == (1, "ChooseSide")
    assert match.view(1).turns[-1].pair == (GREEN, RED)
    assert menu(match, 1) == ["discard traitor", "discard merchant"]
    refused(match, 1, "discard loyal", "5.8")
    refused(match, 1, "keep", "5.8")
    match.choose(1, "discard traitor")
    view: Any = match.view(1).senators[1]
    assert (view.cards, view.discarded) == ((2,), 1)


def test_5_8_two_equal_cards_are_one_choice_and_still_discarded() -> None:
    match = set_table("players=5 turn=2 cards=LT/TT/LL/TL/MM ask=veto now=3.45:G.R")
    match.choose(2, "keep")
    assert menu(match, 1) == ["discard traitor"]
    match.choose(1, "discard traitor")
    assert match.view(0).senators[1].count == 1
    assert happened(match, 0)[-3] == "FactionDiscardedUnseen"


def test_5_9_the_turn_passes_to_the_left() -> None:
    match = comitium.new("idus", players=5, seed=1, first_player="senator_4")
    for consul in (3, 4, 0, 1, 2, 3):
        assert state(match).consul == consul
        play_turn(match, "green", "red")


# -- what is asked, told and refused


def test_5_1_the_questions_name_the_turn_and_who_has_been_named() -> None:
    match = set_table(SECOND)
    assert question(match, 1) == ("5.1", Phrase("idus-ask-praetor", {"turn": 8}))
    refused(match, 1, "vote green", "5.1", "idus-refuse-name-praetor")
    refused(match, 1, "aedile 3", "5.1", "idus-refuse-name-praetor")
    match.choose(1, "praetor 3")
    assert question(match, 1) == ("5.1", Phrase("idus-ask-aedile", {"praetor": names.seat(2)}))
    refused(match, 1, "praetor 4", "5.1", "idus-refuse-name-aedile")
    match.choose(1, "aedile 6")
    both = {"praetor": names.seat(2), "aedile": names.seat(5)}
    assert question(match, 1) == ("5.1", Phrase("idus-ask-aedile2", both))
    match.choose(1, "aedile 4")
    for seat in (0, 1, None):
        assert match.history(seat)[-1] == RolesGiven("5.1", 2, 5, 3)


def test_4_1_every_turn_begins_with_its_number_and_its_consul() -> None:
    match = new(5)
    assert match.history(None)[-2:] == [TurnBegan("4.1", 1, 0), RolesGiven("4.2", 1, 2, 3)]
    play_turn(match, "green", "red")
    assert match.history(None)[-2:] == [TurnBegan("4.1", 2, 1), RolesGiven("4.2", 2, 3, 4)]
    second = set_table("players=6 turn=6 marks=5/5 ask=veto now=1.23:G.R")
    second.choose(0, "keep")
    second.choose(5, second.game.legal(5)[0])
    assert second.history(None)[-1] == TurnBegan("4.1", 7, 0), "and the Consul of the second round names the others"


@pytest.mark.parametrize("players", TABLES)
def test_4_2_the_roles_of_the_first_round_go_round_the_table(players: int) -> None:
    match = new(players)
    for turn in range(players):
        assert roles(match) == tuple((turn + place) % players for place in range(4))
        play_turn(match, "green", "red")


def test_5_2_the_vote_is_told_to_its_aedile_and_that_it_lies_there_to_the_others() -> None:
    match = new()
    assert question(match, 3) == ("5.2", Phrase("idus-ask-vote", {"turn": 1}))
    refused(match, 3, "vote yellow", "5.2", "idus-refuse-yellow")
    refused(match, 3, "keep", "5.2", "idus-refuse-vote")
    refused(match, 3, VOTE + 3, "5.2", "idus-refuse-vote")
    match.choose(3, "vote red")
    assert match.history(3)[-1] == VoteLaid("5.2", 3, RED)
    for seat in (0, 1, 2, 4, None):
        assert match.history(seat)[-1] == VoteCast("5.2", 3)
    refused(match, 3, "vote green", "5.2", "idus-refuse-voted")


def test_5_2_which_vote_is_whose_does_not_depend_on_who_votes_first() -> None:
    for order in ((2, 3), (3, 2)):
        match = new()
        for seat in order:
            match.choose(seat, "vote green" if seat == 2 else "vote red")
        assert (state(match).vote, state(match).vote2) == (GREEN, RED)


def test_5_3_the_inspection_is_asked_and_told() -> None:
    match = set_table(SECOND, ask="look", now="3.54:GR")
    aediles = {"aedile": names.seat(3), "aedile2": names.seat(4)}
    assert question(match, 2) == ("5.3", Phrase("idus-ask-look", aediles))
    assert menu(match, 2) == ["look senator_4", "look senator_5"], "in the order of the seats"
    refused(match, 2, "look 3", "5.3", "idus-refuse-look")
    match.choose(2, "look 4")
    assert match.history(2)[-2:] == [VoteInspected("5.3", 2, 3), VoteSeen("5.3", 2, 3, RED)]
    assert match.history(None)[-1] == VoteInspected("5.3", 2, 3)
    assert not match.can_undo(2), "what was seen was seen"


def test_5_4_the_veto_is_asked_and_told() -> None:
    match = set_table(SECOND, ask="veto", now="3.45:G.R")
    args = {"aedile": names.seat(3), "colour": names.colour(GREEN)}
    assert question(match, 2) == ("5.4", Phrase("idus-ask-veto", args))
    refused(match, 2, "look 5", "5.3", "idus-refuse-second-look")
    refused(match, 2, "vote green", "5.4", "idus-refuse-veto")
    match.choose(2, "keep")
    assert not match.can_undo(2)
    assert match.history(None)[0] == VoteKept("5.4", 2, 3)
    assert match.history(None)[1] == VotesCounted("5.7", GREEN, RED, 8, 8)


def test_5_5_1_the_praetor_and_the_aedile_are_told_the_new_colour() -> None:
    for laid, now in (("green", RED), ("red", GREEN)):
        match = new()
        vote(match, "green", laid)
        match.choose(1, "look 4")
        before = match.event_count()
        match.choose(1, "exchange")
        assert match.history(None, since=before)[0] == ExchangeForced("5.4", 1, 3)
        for seat in (1, 3):
            assert [event for event in match.history(seat) if isinstance(event, VoteChanged)] == [VoteChanged("5.5.1", 3, now)]
        for other in (0, 2, 4, None):
            assert "VoteChanged" not in happened(match, other)


def test_5_5_2_the_aedile_is_asked_and_she_alone_is_told_the_colour() -> None:
    match = set_table(SECOND, ask="veto", now="3.45:R.G")
    match.choose(2, "exchange")
    assert question(match, 3) == ("5.5.2", Phrase("idus-ask-replace-own", {"colour": names.colour(RED)}))
    refused(match, 3, "keep", "5.5.2", "idus-refuse-replace")
    match.choose(3, "put yellow")
    assert not match.can_undo(3)
    told: list[Event] = [VoteReplaced("5.5.2", 3), VotesCounted("5.7", GREEN, YELLOW, 8, 7)]
    assert match.history(None)[1:3] == told
    changed = [(seat, event) for seat in range(6) for event in match.history(seat) if isinstance(event, VoteChanged)]
    assert changed == [(3, VoteChanged("5.5.2", 3, YELLOW))]


def test_5_6_the_yellow_card_is_told_and_its_successor_asked_for() -> None:
    match = set_table(SECOND, ask="look", now="3.45:RY")
    match.choose(2, "look 5")
    assert match.history(None) == [VoteInspected("5.3", 2, 4), YellowShown("5.6", 4)]
    assert match.history(2) == match.history(None), "the Praetor has seen what everybody has seen"
    assert question(match, 4) == ("5.6", Phrase("idus-ask-replace-yellow"))
    refused(match, 4, "put yellow", "5.6", "idus-refuse-yellow-stays")
    match.choose(4, "put green")
    assert not match.can_undo(4)
    assert match.history(None)[2:4] == [VoteReplaced("5.6", 4), VotesCounted("5.7", GREEN, RED, 8, 8)]
    assert [event for event in match.history(4) if isinstance(event, VoteChanged)] == [VoteChanged("5.6", 4, GREEN)]
    assert match.view(None).turns[-1].fate == 3


@pytest.mark.parametrize(
    ("votes", "marks", "pair"),
    [("GG", (9, 7), (GREEN, GREEN)), ("RR", (7, 9), (RED, RED)), ("YR", (7, 8), (RED, YELLOW)), ("YY", (7, 7), (YELLOW,) * 2)],
)
def test_5_7_green_and_red_move_their_markers_and_yellow_none(
    votes: str, marks: tuple[int, int], pair: tuple[int, int]
) -> None:
    match = set_table(SECOND, ask="look", now=f"3.45:{votes}", praetor_must_look=False)
    match.choose(2, "trust")
    assert not match.can_undo(2)
    counted = [event for event in match.history(None) if isinstance(event, VotesCounted)]
    assert counted == [VotesCounted("5.7", *pair, *marks)]


def test_5_8_the_discard_is_asked_and_told() -> None:
    match = set_table("players=5 turn=2 cards=LT/TM/LL/TL/TM ask=veto now=3.45:G.R")
    match.choose(2, "keep")
    assert question(match, 1) == ("5.8", Phrase("idus-ask-side"))
    why = refused(match, 1, "discard loyal", "5.8", "idus-refuse-not-held").why
    assert why.args == {"faction": names.faction(0)}
    refused(match, 1, "vote green", "5.8", "idus-refuse-discard")
    refused(match, 1, DISCARD + 3, "5.8", "idus-refuse-discard")
    match.choose(1, "discard merchant")
    assert match.history(1)[-3] == FactionDiscarded("5.8", 1, 2)
    for seat in (0, 2, 3, 4, None):
        assert match.history(seat)[-3] == FactionDiscardedUnseen("5.8", 1)


def test_5_8_the_choices_come_in_one_order_however_the_cards_were_dealt() -> None:
    for cards in ("TM", "MT"):
        match = set_table(f"players=5 turn=2 cards=LT/{cards}/LL/TL/TM ask=veto now=3.45:G.R")
        match.choose(2, "keep")
        assert menu(match, 1) == ["discard traitor", "discard merchant"]
        match.choose(1, "discard traitor")
        assert match.view(1).senators[1].cards == (2,)


def test_5_8_a_merchant_that_is_not_held_is_refused_as_one() -> None:
    match = set_table("players=5 turn=2 cards=LM/TL/LT/TL/TM ask=veto now=3.45:G.R")
    match.choose(2, "keep")
    refused(match, 1, "discard merchant", "5.8", "idus-refuse-not-held")


def test_5_9_the_next_turn_begins_with_nothing_on_the_table() -> None:
    match = set_table(SECOND, ask="look", now="3.45:GY")
    match.choose(2, "look 5")
    match.choose(4, "put red")
    now = match.view(None).now
    assert (state(match).consul, now.praetor, now.aediles) == (2, None, ())
    game = state(match)
    assert (game.vote, game.vote2, game.looked, game.fate, game.original) == (-1, -1, 0, 0, -1)


@pytest.mark.parametrize(
    ("start", "choices"),
    [
        ("ask=vote now=3.45", "4 vote green; 5 vote red; 3 look 4; 3 exchange; 4 put red"),
        ("ask=vote now=3.45:G-", "5 vote red; 3 look 4; 3 keep"),
        ("ask=vote now=3.45:G-", "5 vote red; 3 look 5; 3 exchange; 5 put yellow"),
        ("ask=vote now=3.45:-Y", "4 vote red; 3 look 5; 5 put red"),
        ("ask=look now=3.45:GR", "3 look 4; 3 exchange; 4 put red"),
    ],
)
def test_5_2_to_5_6_what_was_laid_seen_or_exchanged_is_not_taken_back(start: str, choices: str) -> None:
    """From the vote to the count nobody can unsay anything, wherever the match began."""
    match = set_table(f"{SECOND} {start}")
    for choice in choices.split("; "):
        senator, words = choice.split(" ", 1)
        match.choose(int(senator) - 1, words)
        assert not match.can_undo(int(senator) - 1), choice


def test_5_2_neither_vote_of_the_first_turn_is_taken_back() -> None:
    match = new()
    for seat in (2, 3):
        match.choose(seat, "vote red")
        assert not match.can_undo(seat)


@pytest.mark.parametrize(("laid", "voter", "votes"), [("G-", 4, (GREEN, RED)), ("-Y", 3, (RED, YELLOW))])
def test_5_2_a_position_may_begin_between_the_two_votes(laid: str, voter: int, votes: tuple[int, int]) -> None:
    match = set_table(f"{SECOND} ask=vote now=3.45:{laid}")
    assert [prompt.seat for prompt in match.questions()] == [voter]
    match.choose(voter, "vote red")
    assert (state(match).vote, state(match).vote2) == votes
