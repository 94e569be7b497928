"""The consul of Idus Martii: a search over believed worlds. Legal, repeatable, blind to what she cannot see, and cunning."""

from __future__ import annotations

from typing import Any

import pytest

from comitium import bots
from comitium.arena.simulate import simulate
from comitium.bots.consul import Consul
from comitium.bots.player import Seat
from comitium.core.dice import stream
from comitium.games.idus.events import FactionClaimed
from comitium.match.match import Match
from games.idus.table import TABLES, kept, new, set_table


def consul(seed: int = 1, sims: int = 40) -> Consul:
    player = bots.make(f"consul:sims={sims},seconds=60", "idus", seed)
    assert isinstance(player, Consul)
    return player


def answer(match: Match, seat: int, sims: int = 400) -> str:
    choice = consul(sims=sims).choose(Seat("idus", match.game, seat, match.claims))
    return match.game_type.describe(choice).notation


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"praetor_must_look": False},
        {"r2_exchange": "praetor_choice", "limit_mode": "reach"},
        {"r2_exchange": "opposite_colour", "ides_rival_rule": "winner_needs_member"},
        {"limit": 4},
        {"reveal_discards_at_end": True, "ides_rival_rule": "off"},
    ],
)
def test_legal_under_every_option_and_the_same_game_again(options: dict[str, Any]) -> None:
    table = ["consul:sims=8", "tribune", "consul:sims=8", "random", "praetor:sims=8"]
    results = [simulate("idus", 2, table, seed=5, options=options) for _ in range(2)]
    assert results[0]["errors"] == []
    assert results[0]["outcomes"] == results[1]["outcomes"]


@pytest.mark.parametrize("players", TABLES)
def test_7_1_the_same_odds_and_the_same_words_in_every_world_she_cannot_tell_apart(players: int) -> None:
    match = new(players, seed=3)
    senators = [bots.make("tribune", "idus", seat) for seat in range(players)]
    match.claim(0, "faction loyal")
    while match.outcome is None:
        seat = match.game.actors()[0]
        number = len(match.entries())
        if number % 7 == 0 and len(match.game.legal(seat)) > 1:
            twin = match.game.reimagine(seat, stream(number, "twin"))
            real, imagined = (Seat("idus", game, seat, match.claims) for game in (match.game, twin))
            assert consul(number).advise(real) == consul(number).advise(imagined)
            if match.view().turns:
                assert consul(number).speak(real) == consul(number).speak(imagined)
        match.choose(seat, senators[seat].choose(Seat("idus", match.game, seat, match.claims)))


# -- what she does with it


@pytest.mark.parametrize(("card", "marks", "colour"), [("L", "4/13", "red"), ("T", "13/4", "green")])
def test_8_1_she_pushes_the_rival_past_the_limit(card: str, marks: str, colour: str) -> None:
    match = set_table("players=5 first=senator_2", turn=10, marks=marks, cards=kept(f"LT{card}TL"), ask="vote", now="5.34:--")
    assert answer(match, 2) == f"vote {colour}"


@pytest.mark.parametrize(("card", "marks", "own"), [("L", "13/4", "green"), ("T", "4/13", "red")])
def test_8_1_she_does_not_push_her_own_side_past_it(card: str, marks: str, own: str) -> None:
    match = set_table("players=5 first=senator_2", turn=10, marks=marks, cards=kept(f"LT{card}TL"), ask="vote", now="5.34:--")
    assert answer(match, 2) != f"vote {own}"


@pytest.mark.parametrize(("card", "colour"), [("L", "green"), ("T", "red")])
def test_8_4_with_one_turn_left_and_a_lead_of_two_to_win_she_votes_her_side(card: str, colour: str) -> None:
    match = set_table("players=5 first=senator_2", turn=10, marks="9/9", cards=kept(f"LT{card}TL"), ask="vote", now="5.34:--")
    assert answer(match, 2) == f"vote {colour}"


def test_5_8_she_keeps_the_card_that_promises_more() -> None:
    """Loyal leads and is not near the limit: whoever may still choose keeps Loyal. Far ahead she would fear for it."""
    turns = "2.34:GG;3.45:GR;4.51:GR;5.12:GR;1.23:GG;4.52:GR"
    match = set_table(f"players=5 first=senator_1 turn=6 turns={turns}", cards="LT/L-T/T-L/T-M/L-M", ask="side")
    advice = consul().advise(Seat("idus", match.game, 0))
    assert match.game_type.describe(advice[0][0]).notation == "discard traitor"
    assert all(0.0 <= chance <= 1.0 for _, chance in advice)


# -- talk


def test_7_8_what_she_says_is_a_claim_and_sometimes_a_lie() -> None:
    said: set[str] = set()
    match = set_table(
        "players=5 first=senator_1 turn=7 turns=2.34:GG;3.45:GR;4.51:GG;5.12:GR;1.23:GG;4.52:G=R", cards=kept("LTLTL")
    )
    for seed in range(40):
        for text in consul(seed).speak(Seat("idus", match.game, 3, ())):
            match.game_type.claim(match.game, 3, text)  # type: ignore[attr-defined]
            said.add(text)
    assert "saw 6 senator_5 green" in said
    assert said & {"saw 6 senator_5 red", "faction loyal"}  # a Traitor, and she had seen green


def test_7_8_she_speaks_of_herself_once_and_only_after_a_part_in_the_turn() -> None:
    match = set_table(
        "players=5 first=senator_1 turn=7 turns=2.34:GG;3.45:GR;4.51:GG;5.12:GR;1.23:GG;4.52:GR", cards=kept("LTLTL")
    )
    for seed in range(10):
        assert consul(seed).speak(Seat("idus", match.game, 2, ())) == []  # she had no part in the sixth turn
        assert consul(seed).speak(Seat("idus", match.game, 4, [FactionClaimed("7.8", 4, 0)])) == []
