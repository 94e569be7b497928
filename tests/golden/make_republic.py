"""Find a golden game of Res Publica Romana for every ending: `python tests/golden/make_republic.py [--only ENDING ...]`; for
every place of the scoreboard of chapter 4, with one player and with two: `--places`.

Random play with a temper (tools/republic_tempers.py) is watched until it ends in a way that is still missing; from positions
shortly before that end games are then played as matches, until one of them ends in the same way. Its journal is kept, with
the position in its first line. One whole game is kept besides.
"""

from __future__ import annotations

import json
import random
import sys
from collections import deque
from itertools import count
from pathlib import Path

HERE = Path(__file__).parent
FOLDER = HERE / "republic"
PLACES = FOLDER / "places"
sys.path[:0] = [str(HERE.parent), str(HERE.parents[1] / "tools")]

import republic_tempers as tempers  # noqa: E402

import comitium  # noqa: E402
from comitium import Match  # noqa: E402
from comitium.games.republic.outcome import ENDINGS  # noqa: E402
from comitium.games.republic.report.scoreboard import place_of, players_of  # noqa: E402
from comitium.games.republic.state.republic import Republic  # noqa: E402

SCENARIOS = comitium.kind("republic").meta.options["scenario"].choices
EVERY = 25  # decisions between two positions that are kept in mind
BACK = 6  # how many are
TRIES = 12  # matches from each of them
LONG = 600  # decisions of a match that is worth keeping


def watched(seed: int) -> tuple[str, list[str]]:
    """How a random game ended, and positions on the way there, the latest last."""
    dice = random.Random(seed)
    scenario, players = SCENARIOS[seed % len(SCENARIOS)], 3 + seed // 7 % 4
    game = comitium.start("republic", players=players, seed=seed, scenario=scenario)
    assert isinstance(game, Republic)
    temper = 1 + seed % 2
    tempers.help_rome(game, seed)
    kept: deque[str] = deque(maxlen=BACK)
    turn = decisions = 0
    while not game.over:
        turn = tempers.keep_alive(game, turn, dice)
        if decisions % EVERY == 0:
            kept.append(comitium.kind("republic").position(game))
        seat = dice.choice(game.actors())
        game.apply(seat, tempers.pick(game, seat, dice, temper))
        decisions += 1
    return game.ending, list(kept)


def ended(text: str, ending: str, seed: int) -> Match | None:
    """A match from a position that ends in a certain way, if chance wills it."""
    match = played_on(text, seed)
    return match if match is not None and match.outcome is not None and match.outcome.reason == ending else None


def played_on(text: str, seed: int) -> Match | None:
    """A match from a position, if it ends soon enough."""
    match, dice = comitium.from_position("republic", text, seed=seed), random.Random(seed)
    for _ in range(LONG):
        if match.outcome is not None:
            break
        seat = dice.choice(match.game.actors())
        match.choose(seat, tempers.pick(match.game, seat, dice, 1 + seed % 2))
    return match if match.outcome is not None else None


def found(ending: str, positions: list[str]) -> Match | None:
    for text in reversed(positions):
        for seed in range(TRIES):
            match = ended(text, ending, seed)
            if match is not None:
                return match
    return None


def whole_game() -> Match:
    """A game from its setup to its end, by wild chance."""
    match, dice = comitium.new("republic", players=5, seed=1, scenario="early"), random.Random(1)
    while match.outcome is None:
        seat = dice.choice(match.game.actors())
        match.choose(seat, dice.choice(match.game.legal(seat)))
    return match


def abandoned() -> Match:
    """[1.05.4] Nobody has a senator left, and nobody goes on: chance would take very long to bring that about."""
    stack = "Years(revenue)/LastSenatorLost(2)/LastSenatorLost(1)/LastSenatorLost(0)"
    match = comitium.from_position("republic", f"players=3 turn=1 phase=mortality stack={stack}", seed=1)
    while match.outcome is None:
        seat = match.game.actors()[0]
        match.choose(seat, min(match.game.legal(seat)))
    return match


# -- [4.08.1] places


def best_place(game: Republic) -> int:
    """The place of the player who has done best."""
    return min(place_of(game, seat) for seat in players_of(game))


def watched_place(seed: int, players: int) -> tuple[int, list[str]]:
    """Which place the best player of a random game for one or two reached, and positions on the way there."""
    dice, temper = random.Random(seed), 1 + seed % 2
    game = comitium.start("republic", players=players, seed=seed, scenario=SCENARIOS[seed % 3])
    assert isinstance(game, Republic)
    tempers.help_rome(game, seed)
    kept: deque[str] = deque(maxlen=BACK)
    turn = decisions = 0
    while not game.over:
        turn = tempers.keep_alive(game, turn, dice)
        if decisions % EVERY == 0 and not game.over:
            kept.append(comitium.kind("republic").position(game))
        seat = dice.choice(game.actors())
        game.apply(seat, tempers.pick(game, seat, dice, temper))
        decisions += 1
    return best_place(game), list(kept)


def found_place(place: int, positions: list[str]) -> Match | None:
    """A match from one of these positions, the latest first, in which the best player reaches a place."""
    for text in reversed(positions):
        for seed in range(TRIES):
            match = played_on(text, seed)
            if match is not None and isinstance(match.game, Republic) and best_place(match.game) == place:
                return match
    return None


def find_places() -> None:
    """One journal for each place and number of players."""
    for players in (1, 2):
        missing = {1, 2, 3, 4, 5}
        for seed in count(1):
            if not missing:
                break
            place, positions = watched_place(seed, players)
            if place in missing and (match := found_place(place, positions)) is not None:
                keep(f"place-{place}-of-{players}", match, PLACES)
                missing.discard(place)
    write_digests(PLACES)


# -- the files


def keep(name: str, match: Match, folder: Path = FOLDER) -> None:
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.jsonl").write_text(match.journal())
    print(f"{name}: {len(match.entries())} choices", flush=True)


def write_digests(folder: Path) -> None:
    digests = {path.name: comitium.replay(path.read_text()).digest for path in sorted(folder.glob("*.jsonl"))}
    (folder / "digests.json").write_text(json.dumps(digests, indent=1) + "\n")


def main() -> None:
    if sys.argv[1:] == ["--places"]:
        find_places()
        return
    missing = set(sys.argv[2:] if sys.argv[1:2] == ["--only"] else ENDINGS)
    if missing == set(ENDINGS):
        keep("whole-game", whole_game())
    if "abandoned" in missing:
        keep("abandoned", abandoned())
        missing.discard("abandoned")
    for seed in count(1):
        if not missing:
            break
        ending, positions = watched(seed)
        if ending in missing and (match := found(ending, positions)) is not None:
            keep(ending, match)
            missing.discard(ending)
    write_digests(FOLDER)


if __name__ == "__main__":
    main()
