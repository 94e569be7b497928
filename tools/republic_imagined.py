"""Do the games that the Oracle imagines end as real ones do? (Res Publica Romana)

`python tools/republic_imagined.py [--games 60] [--scenario early late] [--players 5] [--turn 3] [--worlds 2] [--out FILE]`

Tribunes play to the end. When the Senate of a turn begins to speak, the seat that is asked imagines the table so many times,
and every imagined game is played to its end as playouts are (bots/republic/guide.py), without agreements. Told is how often
each ending came, in the real games and in the imagined ones from the same tables; no two should differ by more than 10 points.
After `--minutes` no new game is begun; games in the file are not played again.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from pathlib import Path

from republic_games import LIMIT, Job, play

from comitium.bots.player import derive
from comitium.bots.republic.guide import RepublicGuide
from comitium.bots.republic.mood import MOODS
from comitium.core.dice import Dice, stream
from comitium.games.republic.state.numbers import SENATE
from comitium.games.republic.state.republic import Republic


class Imagines:
    """Looks on until the Senate of a turn begins, and imagines from there."""

    def __init__(self, turn: int, worlds: int, seed: int) -> None:
        self.turn = turn
        self.worlds = worlds
        self.dice = stream(seed, "imagined")
        self.endings: list[str] = []

    def before(self, game: Republic, seat: int, choice: int) -> None:
        if not self.endings and game.turn == self.turn and game.phase == SENATE:
            for _ in range(self.worlds):
                world = game.reimagine(seat, self.dice)
                assert isinstance(world, Republic)
                self.endings.append(played_out(world, self.dice))

    def after(self, game: Republic) -> None:
        pass


def played_out(world: Republic, dice: Dice) -> str:
    """How an imagined game ends, with politicians of any temper."""
    guide = RepublicGuide()
    guide.moods = [MOODS[dice.below(len(MOODS))] for _ in range(world.rules.seats)]
    for _ in range(LIMIT):
        if world.over:
            break
        seat = world.actors()[0]
        menu = world.legal(seat)
        world.apply(seat, menu[0] if len(menu) == 1 else guide.pick(world, seat, menu, dice))
    return world.ending or "goes on"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--scenario", nargs="+", default=["early", "late"])
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--turn", type=int, default=3)
    parser.add_argument("--worlds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=9)
    parser.add_argument("--out", default="")
    parser.add_argument("--minutes", type=float, default=5.0)
    args = parser.parse_args()
    found: dict[str, list[str]] = {}
    if args.out and Path(args.out).exists():
        found = dict(json.loads(line) for line in Path(args.out).read_text().splitlines())
    for scenario in args.scenario:
        until = time.monotonic() + 60 * args.minutes / len(args.scenario)
        real, imagined = Counter[str](), Counter[str]()
        for number in range(args.games):
            job = Job(scenario, args.players, ("tribune",) * args.players, derive(args.seed, scenario, args.players, number))
            key = json.dumps([*job, args.turn, args.worlds])
            if key not in found and time.monotonic() < until:
                looks = Imagines(args.turn, args.worlds, job.seed)
                ended = play(job, looks)
                found[key] = [ended.ending, *looks.endings]
                if args.out:
                    with Path(args.out).open("a") as file:
                        file.write(json.dumps([key, found[key]]) + "\n")
            if len(found.get(key, [])) > 1:  # the others were over before
                real[found[key][0]] += 1
                imagined.update(found[key][1:])
        told = [
            f"{ending} {real[ending] / max(1, real.total()):.0%} and {imagined[ending] / max(1, imagined.total()):.0%}"
            for ending in sorted(real | imagined)
        ]
        print(f"{scenario}: {real.total()} real games, {imagined.total()} imagined: {', '.join(told)}", flush=True)


if __name__ == "__main__":
    main()
