"""What the Republic writes for programs that learn: at tables of every size, by the rules of chapters 1, 2 and 4, with acts
out of turn and agreements."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.strings import BytesWriter

import comitium
from comitium.core.dice import stream
from comitium.core.prompts import prompt
from comitium.games.republic.encode.encode import CHOICE, ENCODING, INDEX, ROWS, SIZE
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.state.republic import Republic
from games.test_encodings import differing, written

sys.path.append(str(Path(__file__).parents[3] / "tools"))
import republic_tempers as tempers
from fuzz import meddle

TABLES: dict[str, dict[str, Any]] = {
    "three": {"players": 3, "scenario": "early"},
    "six, late": {"players": 6, "scenario": "late"},
    "chapter 2": {"players": 5, "scenario": "early_middle", "advanced": "all"},
    "chapter 4, alone": {"players": 1},
    "chapter 4, two": {"players": 2},
}
every_table = pytest.mark.parametrize("table", TABLES.values(), ids=TABLES.keys())


def played(table: dict[str, Any], seed: int, decisions: int) -> Republic:
    """A game played at random for so many decisions, or to its end, with acts out of turn and agreements."""
    game = comitium.start("republic", seed=seed, **table)
    assert isinstance(game, Republic)
    step(game, random.Random(seed), seed, decisions)
    return game


def step(game: Republic, dice: random.Random, seed: int, decisions: int) -> None:
    for _ in range(decisions):
        meddle(game, dice)
        if game.over:
            return
        seat = dice.choice(game.actors())
        game.apply(seat, tempers.pick(game, seat, dice, tempers.temper_of(seed)))


@every_table
@given(seed=st.integers(0, 10**6), decisions=st.integers(0, 700))
@settings(max_examples=6, deadline=None)
def test_1_04_9_imagined_twins_give_the_same_bytes(table: dict[str, Any], seed: int, decisions: int) -> None:
    """Hands, treasuries and piles are drawn anew, secret answers are given anew: not one cell changes, for anybody."""
    game = played(table, seed, decisions)
    dice = random.Random(seed)
    for _ in range(5):
        for seat in range(game.seats()):
            world = game.reimagine(seat, stream(seed, "twin"))
            assert differing(written(game, seat, ENCODING), written(world, seat, ENCODING), ENCODING) == []
        step(game, dice, seed, 13)


@every_table
def test_other_views_and_other_questions_give_other_bytes(table: dict[str, Any]) -> None:
    """Whatever who is asked can tell apart, the bytes and the candidates tell apart. Only of the words of agreements, of
    agreements beyond the eighth and of clauses beyond the second nothing is written."""
    game, dice = comitium.start("republic", seed=5, **table), random.Random(5)
    found: dict[bytes, bytes] = {}
    views = 0
    for _ in range(260):
        if game.over:
            break
        for seat in game.actors():
            view = msgspec.structs.replace(GAME_TYPE.view(game, seat), agreements=())
            shown = msgspec.json.encode([view, prompt(GAME_TYPE, game, seat)])
            out = BytesWriter()
            ENCODING.write(game, seat, out)
            ENCODING.write_candidates(game.legal(seat), out)
            assert found.setdefault(out.getvalue(), shown) == shown
            views += 1
        step(game, dice, 5, 1)
    assert views > 40


def test_a_consul_for_life_reads_the_hands_that_he_controls_and_nobody_else_does() -> None:
    """[1.09.823] What is seen of hands is what the view shows: over a game, for every seat."""
    game, dice = comitium.start("republic", players=4, seed=3), random.Random(3)
    holder = next(block for block in ENCODING.schema if block.name == "card_holder")
    for _ in range(40):
        for seat in range(4):
            cells = written(game, seat, ENCODING)[holder.at : holder.at + holder.length]
            view = GAME_TYPE.view(game, seat)
            for faction in view.factions:
                place = (faction.seat - seat) % 4 + 1
                known = sorted(faction.hand if faction.hand is not None else faction.known)
                assert [card for card, code in enumerate(cells) if code == place] == known
        step(game, dice, 3, 11)


def test_cells_say_what_their_names_say() -> None:
    game = comitium.start("republic", players=5, seed=2)
    cells = dict(zip(ENCODING.cells(), written(game, 1, ENCODING), strict=True))
    assert (cells["players"], cells["me"], cells["turn"]) == (5, 1, game.turn)
    assert cells["treasury.low"] + 256 * cells["treasury.high"] == game.treasury
    assert cells["unrest"] == 128 + game.unrest
    leader = next(man for man in range(49) if game.faction[man] == 1)
    name = GAME_TYPE.things["senator"][leader]
    assert (cells[f"faction.{name}"], cells[f"influence.{name}"]) == (1, game.influence[leader])
    assert cells[f"popularity.{name}"] == 128 + game.popularity[leader]


def test_the_list_of_actions_is_bounded_and_leads_back() -> None:
    assert ENCODING.size == SIZE
    assert all(INDEX[choice] == action for action, choice in enumerate(CHOICE))
    talents = GAME_TYPE.parse("talents 0")
    assert ENCODING.action_of(talents + 255) == ENCODING.action_of(talents) + 255
    assert ENCODING.action_of(talents + 256) == -1, "above the bound: only the candidates can say it"
    assert ENCODING.action_of(213 * 4096) == -1, "what is shown in private has no action"


@every_table
def test_candidates_hold_the_menu(table: dict[str, Any]) -> None:
    game, dice = comitium.start("republic", seed=8, **table), random.Random(8)
    for _ in range(150):
        for seat in game.actors():
            out = BytesWriter()
            ENCODING.write_candidates(game.legal(seat), out)
            rows = out.getvalue()
            shown = [(rows[at] - 1) * 4096 + rows[at + 1] + 256 * rows[at + 2] for at in range(0, len(rows), 4) if rows[at]]
            assert shown == game.legal(seat)[:ROWS]
        step(game, dice, 8, 2)
