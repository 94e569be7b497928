"""Random games told line by line, the same on every build: `python tests/games/two_builds.py GAME FIRST LAST`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256

import comitium
from comitium.core.dice import stream
from comitium.core.digest import digest

EVERY = 40  # choices between two looks at the whole state
LONGEST = 100_000


def describe_game(game: str, seed: int) -> Iterator[str]:
    """What a random game was like: who was asked and what was legal at every step, and now and then everything there is."""
    meta = comitium.kind(game).meta
    fewest, most = meta.players
    first = "scenario" if "scenario" in meta.options else "rule_set"
    ways = meta.options[first].choices if first in meta.options else ()
    options = {first: ways[seed % len(ways)]} if ways else {}
    players = fewest + seed % (most - fewest + 1)
    state = comitium.start(game, players=players, seed=seed, **options)
    dice, asked = stream(seed, "two builds"), sha256()
    yield f"{game} {seed} {players} {options}"
    for number in range(LONGEST):
        if number % EVERY == 0 or state.over:
            viewer = number // EVERY % players
            world = state.reimagine(viewer, stream(number, "a world"))
            asides = [state.asides(seat) for seat in range(players)]
            seen = f"{number} {state.reveals} {asked.hexdigest()} {asides}"
            yield f"{seen} {digest(state)} {digest(world)} {digest(state.clone())}"
        if state.over:
            yield f"{state.outcome()}"
            return
        actors = state.actors()
        seat = actors[dice.below(len(actors))]
        menu = state.legal(seat)
        choice = menu[dice.below(len(menu))]
        asked.update(f"{actors} {menu} {choice};".encode())
        state.apply(seat, choice)
    raise AssertionError("every game ends")


if __name__ == "__main__":
    print(comitium.build())
    for seed in range(int(sys.argv[2]), int(sys.argv[3])):
        print(*describe_game(sys.argv[1], seed), sep="\n")
