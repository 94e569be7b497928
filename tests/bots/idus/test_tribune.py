"""The tribune of Idus Martii: legal, deterministic, blind to what she cannot see; votes her side, hedges, suspects, talks."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import comitium
from comitium import bots
from comitium.arena.simulate import simulate
from comitium.bots.idus.claims import shifts
from comitium.bots.idus.tribune import CANDID, LIAR, SILENT, Tribune, reputations
from comitium.bots.player import Seat
from comitium.core.dice import stream
from comitium.core.messages import Event
from comitium.games.idus.events import FactionClaimed, InspectionClaimed, VoteClaimed
from comitium.match.match import Match
from comitium.play import Ask, BotTalk, Driver, led_by
from games.idus.table import TABLES, kept, new, set_table

ROUND_2 = "players=5 first=senator_1 turn=7 turns=2.34:GR;3.45:GR;4.51:RG;5.12:GR;1.23:GR;4.52:GR"


def tribune(seed: int = 1, temper: int = SILENT) -> Tribune:
    player = Tribune(seed)
    player.temper = temper
    return player


def answer(match: Match, seat: int, seed: int = 1) -> str:
    """What she says to the question that waits, in notation."""
    choice = tribune(seed).choose(Seat("idus", match.game, seat, match.claims))
    assert choice in match.game.legal(seat)
    return match.game_type.describe(choice).notation


def play(match: Match, players: list[Any]) -> None:
    """A whole game, talk included."""
    chairs = [Seat("idus", match.game, seat, match.claims) for seat in range(len(players))]
    talk = BotTalk("idus", dict(enumerate(players)), chairs.__getitem__, match.claim)
    driver = Driver("idus", match.game, led_by(player.name for player in players))
    while (due := driver.due(match.game, match.written, match.choices)) is not None:
        if isinstance(due, Ask):
            match.choose(due.seat, players[due.seat].choose(chairs[due.seat]))
        else:
            talk.open()


# -- as any bot


@pytest.mark.parametrize("players", TABLES)
def test_only_legal_choices_and_the_same_game_again(players: int) -> None:
    journals = []
    for _ in range(2):
        match = new(players, seed=players)
        play(match, [bots.make("tribune", "idus", seat) for seat in range(players)])
        journals.append(match.journal())
    assert journals[0] == journals[1]


@pytest.mark.parametrize(
    "options",
    [
        {"praetor_must_look": False},
        {"r2_exchange": "praetor_choice"},
        {"r2_exchange": "opposite_colour", "limit_mode": "reach"},
        {"limit": 4},
        {"aedile_repeat_5p": "any", "role_ban_across_rounds": False},
        {"reveal_discards_at_end": True, "ides_rival_rule": "off"},
    ],
)
def test_legal_under_every_option(options: dict[str, Any]) -> None:
    result = simulate("idus", 10, ["tribune"], seed=3, options=options, players=5)
    assert result["errors"] == []


@pytest.mark.parametrize("players", TABLES)
def test_7_1_the_same_choice_and_the_same_words_in_every_world_she_cannot_tell_apart(players: int) -> None:
    match = new(players, seed=11)
    senators = [bots.make("tribune", "idus", 5 + seat) for seat in range(players)]
    counted = 0
    while match.outcome is None:
        seat = match.game.actors()[0]
        twin_game = match.game.reimagine(seat, stream(len(match.entries()), "twin"))
        twin = copy.deepcopy(senators[seat])
        choice = senators[seat].choose(Seat("idus", match.game, seat, match.claims))
        assert twin.choose(Seat("idus", twin_game, seat, match.claims)) == choice
        match.choose(seat, choice)
        if match.game.record != [] and len(match.view().turns) > counted and match.outcome is None:
            counted = len(match.view().turns)
            for speaker, player in enumerate(senators):
                assert isinstance(player, Tribune)
                other = match.game.reimagine(speaker, stream(counted, "twin"))
                words = player.speak(Seat("idus", match.game, speaker, match.claims))
                assert player.speak(Seat("idus", other, speaker, match.claims)) == words
                for text in words:
                    match.claim(speaker, text)


def test_she_wins_more_than_the_random_player() -> None:
    levels = simulate("idus", 200, ["tribune", "random", "tribune", "random", "random"], duplicate=True)["outcomes"]["levels"]
    assert levels["tribune"]["low"] > levels["random"]["high"]


# -- votes and vetoes


@pytest.mark.parametrize(("card", "colour"), [("L", "green"), ("T", "red")])
def test_5_2_she_votes_her_side(card: str, colour: str) -> None:
    match = set_table(ROUND_2, cards=kept(f"LT{card}TL"), ask="vote", now="5.34:--")
    assert answer(match, 2) == f"vote {colour}"


@pytest.mark.parametrize(("card", "marks"), [("L", "13/3"), ("T", "3/13"), ("L", "12/4"), ("T", "4/12")])
def test_8_1_she_hedges_when_her_own_marker_is_at_the_limit(card: str, marks: str) -> None:
    match = set_table("players=5 first=senator_3", turn=9, marks=marks, cards=kept(f"LT{card}TL"), ask="vote", now="5.34:--")
    assert answer(match, 2) == "vote yellow"


@pytest.mark.parametrize(("card", "marks", "colour"), [("L", "4/13", "red"), ("T", "13/4", "green")])
def test_8_1_she_pushes_the_rival_past_the_limit(card: str, marks: str, colour: str) -> None:
    match = set_table("players=5 first=senator_2", turn=10, marks=marks, cards=kept(f"LT{card}TL"), ask="vote", now="5.34:--")
    assert answer(match, 2) == f"vote {colour}"


@pytest.mark.parametrize(("marks", "colour"), [("9/5", "red"), ("5/9", "green"), ("7/7", "yellow")])
def test_8_4_a_merchant_steers_to_balance(marks: str, colour: str) -> None:
    match = set_table("players=5 first=senator_4", turn=8, marks=marks, cards=kept("LTMTL"), ask="vote", now="5.34:--")
    assert answer(match, 2) == f"vote {colour}"


@pytest.mark.parametrize(("card", "seen", "wanted"), [("L", "G", "keep"), ("L", "R", "exchange"), ("T", "G", "exchange")])
def test_5_4_she_vetoes_what_is_against_her_side(card: str, seen: str, wanted: str) -> None:
    match = set_table(
        "players=5 first=senator_4", turn=8, marks="7/7", cards=kept(f"LTLT{card}"), ask="veto", now=f"5.34:{seen}.G"
    )
    assert answer(match, 4) == wanted


def test_5_8_she_stays_with_the_leader_and_becomes_a_merchant_only_far_behind() -> None:
    def keeps(cards: str, turns: str, seed: int = 1) -> str:
        match = set_table(f"players=5 first=senator_1 turn=2 turns={turns}", cards=f"??/{cards}/??/??/??", ask="side")
        return answer(match, 1, seed)

    green, red, even = "2.34:GG;3.45:GG", "2.34:RR;3.45:RR", "2.34:GG;3.45:RR"
    assert keeps("LT", green) == "discard traitor"
    assert keeps("LT", red) == "discard loyal"
    assert {keeps("LT", even, seed) for seed in range(8)} == {"discard traitor", "discard loyal"}
    assert keeps("LM", even) == "discard merchant"
    assert keeps("LM", red) == "discard loyal"
    assert keeps("TM", green) == "discard traitor"


# -- whom she trusts


def test_5_3_she_looks_at_whom_she_suspects() -> None:
    turns = "2.34:RR;3.45:GR;4.51:GG;5.12:GR;1.23:GR;3.45:GR"  # the third senator laid red with the fourth, the fifth green
    match = set_table(f"players=5 first=senator_1 turn=7 turns={turns}", cards=kept("LLTTL"), ask="look", now="1.35:GG")
    assert answer(match, 0) == "look senator_3"
    match = set_table(f"players=5 first=senator_1 turn=7 turns={turns}", cards=kept("TLTTL"), ask="look", now="1.35:GG")
    assert answer(match, 0) == "look senator_5"


def test_5_1_she_names_whom_she_trusts() -> None:
    turns = "2.34:RR;3.45:RR;4.51:GG;5.12:GG;1.23:GR"
    match = set_table(f"players=5 first=senator_1 turn=6 turns={turns}", cards="LL/" + kept("LTTL"), ask="assign")
    assert answer(match, 0) in ("praetor senator_2", "praetor senator_5")


def test_her_own_eyes_tell_her_more_than_the_pair() -> None:
    turns = "2.34:G=R;3.45:GR"  # the second senator, as Praetor, saw who laid green
    match = set_table(f"players=5 first=senator_1 turn=3 turns={turns}")
    public, private = (reputations(match.view(seat), ()) for seat in (0, 1))
    assert public[2] == public[3] == 0.0
    assert private[2] > 0.5 > -0.5 > private[3]


def test_a_forced_exchange_speaks_against_the_aedile_and_for_the_praetor() -> None:
    match = set_table("players=5 first=senator_1 turn=3 turns=2.34:R>GG;3.45:GR")
    scores = reputations(match.view(0), ())
    assert scores[2] < 0 < scores[1]
    assert scores[3] > 0


# -- claims


def test_7_8_the_last_word_counts_and_repeating_it_does_not_help() -> None:
    once: list[Event] = [FactionClaimed("7.8", 1, 0)]
    assert shifts(once, 5) == shifts(once * 9, 5)
    assert shifts([*once, FactionClaimed("7.8", 1, 1)], 5)[1] < 0
    others: list[Event] = [
        InspectionClaimed("7.8", 0, 2, 3, 1),
        InspectionClaimed("7.8", 3, 2, 3, 0),
        VoteClaimed("7.8", 4, 1, 0),
    ]
    assert shifts(others, 5) == [0.0, 0.0, 0.0, -0.5, 0.3]  # nobody bears witness for herself


@pytest.mark.parametrize(("temper", "words"), [(SILENT, []), (CANDID, ["faction loyal"]), (LIAR, ["faction traitor"])])
def test_7_8_some_are_candid_some_lie_some_keep_silent(temper: int, words: list[str]) -> None:
    match = set_table(ROUND_2, cards=kept("LTLTL"))
    assert tribune(1, temper).speak(Seat("idus", match.game, 2, ())) == words
    assert tribune(1, temper).speak(Seat("idus", match.game, 2, [FactionClaimed("7.8", 2, 0)])) == []


@pytest.mark.parametrize(("temper", "colour"), [(CANDID, "green"), (LIAR, "red")])
def test_7_8_the_praetor_tells_what_she_saw(temper: int, colour: str) -> None:
    match = set_table("players=5 first=senator_1 turn=2 turns=2.34:G=R")
    assert tribune(1, temper).speak(Seat("idus", match.game, 1, ())) == [f"saw 1 senator_3 {colour}"]
    assert tribune(1, temper).speak(Seat("idus", match.game, 0, ())) == []


def test_7_8_nobody_claims_what_all_can_see_to_be_impossible() -> None:
    """Six senators who talk, to the end of three games: no claim of theirs is marked."""
    said = 0
    for seed in (3, 4, 5):
        match = comitium.new("idus", players=6, seed=seed)
        senators = [tribune(10 * seed + seat, LIAR if seat % 2 else CANDID) for seat in range(6)]
        turn = -1
        while match.outcome is None:
            if match.game.turn != turn:  # type: ignore[attr-defined]
                turn = match.game.turn  # type: ignore[attr-defined]
                for seat, senator in enumerate(senators if turn else []):
                    for text in senator.speak(Seat("idus", match.game, seat, match.claims)):  # type: ignore[attr-defined]
                        match.claim(seat, text)
                        said += 1
                        assert not getattr(match.claims[-1], "impossible", False), text
            seat = match.game.actors()[0]
            match.choose(seat, senators[seat].choose(Seat("idus", match.game, seat, match.claims)))
    assert said > 9
