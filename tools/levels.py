"""Whether the levels are felt: each plays the one below it, in every game.

`python tools/levels.py [--games 200] [--game caesar idus republic] [--players 3 5] [--levels random quaestor] [--seed 1]`

Two levels take alternate seats, and every deal is played from each seating, so that seats and cards even out. What is shown is
the share of its games that a bot of the level has won, with Wilson's interval as if each bot's game were one of its own; a
draw counts as half a win, and in Idus Martii several senators win together. Compile first (`make compiled`).
"""

from __future__ import annotations

import argparse
from typing import Any, Final

from comitium.arena.simulate import simulate
from comitium.bots import listed
from comitium.text import say

SIZES: Final = {"caesar": (2,), "idus": (5, 6, 7, 8), "republic": (3, 5)}
LEVELS: Final = ("random", "quaestor", "tribune", "praetor", "consul")


def shown(level: dict[str, Any]) -> str:
    return f"{100 * level['rate']:.1f} % [{100 * level['low']:.1f}, {100 * level['high']:.1f}]"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--game", nargs="+", default=list(SIZES))
    parser.add_argument("--players", nargs="+", type=int, default=[])
    parser.add_argument("--levels", nargs="+", default=list(LEVELS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    print("| game | players | games | level | wins | level below | wins |\n|---|---|---|---|---|---|---|")
    for game in args.game:
        for players in [size for size in SIZES[game] if not args.players or size in args.players]:
            for lower, upper in zip(args.levels, args.levels[1:], strict=False):
                table = [upper if seat % 2 == 0 else lower for seat in range(players)]
                games = -(-args.games // players) * players
                result = simulate(game, games, table, args.seed, args.jobs, players=players, duplicate=True)
                assert not result["errors"], result["errors"][0]["error"]
                rates = result["outcomes"]["levels"]
                names = [say(listed(name)) for name in (upper, lower)]
                cells = [game, players, games, names[0], shown(rates[upper]), names[1], shown(rates[lower])]
                print("| " + " | ".join(str(cell) for cell in cells) + " |", flush=True)


if __name__ == "__main__":
    main()
