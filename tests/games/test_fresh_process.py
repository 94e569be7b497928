"""Nothing is unknown until something else was called: importing a game imports all of it. Asked in processes of their own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from comitium.core.dice import stream
from comitium.core.frames import Frame, Game
from comitium.core.ids import id_of, load_ids
from comitium.core.options import Setting
from comitium.core.registry import game_type
from comitium.core.state_object import class_of
from comitium.match import journal
from comitium.match.begin import begin, start
from games.republic.notation.rare_stacks import RARE_STACKS

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ("caesar", "idus", "republic")
NEVER_WAIT = {"Deal", "RefuseRhodes", "RemovePontifex"}  # nobody is asked while they are on the stack


def fresh(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_importing_the_games_imports_every_module_of_theirs(game: str) -> None:
    missing = fresh(
        f"""
import json, pkgutil, sys
import comitium.games
package = sys.modules["comitium.games.{game}"]
names = [one.name for one in pkgutil.walk_packages(package.__path__, package.__name__ + ".", onerror=lambda name: None)]
before = {{name for name in sys.modules if name in names}}
rooms = (".rules.", ".deals.", ".state", ".worlds")
print(json.dumps(sorted(one for one in names if any(room in one for room in rooms) and one not in before)))
"""
    )
    assert json.loads(missing) == []


def test_an_act_unasked_is_read_before_anything_else_was_called() -> None:
    said = fresh(
        "import comitium\nfrom comitium.core.registry import game_type\nprint(game_type('republic').parse('ransom cornelius'))"
    )
    assert int(said) == game_type("republic").parse("ransom cornelius")


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_of_the_table_is_known_at_once(game: str) -> None:
    package = game_type(game).package
    known = fresh(
        f"""
import json
import comitium.games
from comitium.core.state_object import class_of
from comitium.core.dice import stream
from comitium.core.frames import Game
from comitium.core.ids import id_of, load_ids
print(json.dumps([class_of("{package}", id).__name__ for id in load_ids("{package}").things]))
"""
    )
    assert len(json.loads(known)) == len(load_ids(package).things)


def note(found: dict[str, str], game: str, state: Game) -> None:
    """Keep the position as an example of every frame on its stack that has none yet."""
    unseen = {id_of(frame) for frame in state.stack} - found.keys()
    if unseen:
        found.update(dict.fromkeys(unseen, game_type(game).position(state)))


def play_at_random(found: dict[str, str], game: str, seed: int, players: int | None, options: dict[str, Setting]) -> None:
    dice = stream(seed, "fresh")
    state = start(game, players, seed=seed, **options)
    while state.actors():
        note(found, game, state)
        seat = state.actors()[0]
        menu = state.legal(seat)
        state.apply(seat, menu[dice.below(len(menu))])


# so many players by those options, and how many games: every chapter and every option that brings frames of its own
AT_RANDOM: dict[str, list[tuple[int | None, dict[str, Setting], int]]] = {
    "caesar": [(None, {}, 6), (None, {"action_window": "whole_turn", "lone_endgame": "dump"}, 6)],
    "idus": [(None, {}, 3), (5, {"limit": 3}, 12)],
    "republic": [
        *((players, {"scenario": scenario}, 6) for players in (1, 2, 3) for scenario in ("early", "late")),
        (4, {"scenario": "late", "advanced": "all"}, 12),
    ],
}


def positions_by_frame(game: str) -> dict[str, str]:
    """A position for every frame that lies on a stack in some random games, in rare positions and in the golden games."""
    found: dict[str, str] = {}
    for players, options, games in AT_RANDOM[game]:
        for seed in range(games):
            play_at_random(found, game, seed, players, options)
    if game != "republic":
        return found
    for text in RARE_STACKS:
        note(found, game, game_type(game).from_position(text, 0))
    for path in sorted((GOLDEN / "republic").glob("*.jsonl")):
        known = journal.read(path.read_text(encoding="utf-8"))
        state = begin(known.header).game
        for entry in known.entries:
            if not entry.is_choice:
                break
            note(found, game, state)
            state.apply(entry.seat, entry.choice)
    return found


READ_AGAIN = """
import json, sys
import comitium.games
from comitium.core.registry import game_type
from comitium.match import journal
from comitium.match.begin import begin, start
game = game_type(sys.argv[1])
for text in json.loads(sys.stdin.read()):
    again = game.position(game.from_position(text, 0))
    assert again == text, (text, again)
"""


def frames_of(game: str) -> set[str]:
    package = game_type(game).package
    return {id for id in load_ids(package).things if issubclass(class_of(package, id), Frame)}


@pytest.mark.parametrize("game", GAMES)
def test_positions_that_one_process_prints_another_reads(game: str) -> None:
    found = positions_by_frame(game)
    assert frames_of(game) - NEVER_WAIT == found.keys(), "rare_stacks.py has those that random games do not come to"
    told = json.dumps(sorted(set(found.values())))
    done = subprocess.run(
        [sys.executable, "-c", READ_AGAIN, game], input=told, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
