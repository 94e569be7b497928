"""Fit what a position of Res Publica Romana is worth (bots/republic/worth.py) to games between tribunes.

`python tools/republic_worth.py [--games 300] [--tables early:5 early:3 ...] [--seed 1] [--jobs 1]` plays the games, notes the
features of every faction whenever a search would stop and judge, and prints the weights that make the winners most likely.
"""

from __future__ import annotations

import argparse
import math
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from comitium import bots
from comitium.bots.player import bot_seed, derive, hurry
from comitium.bots.republic.guide import stage
from comitium.bots.republic.worth import DANGERS, FEATURES, OF_SIX, OF_THREE, dangers, features, sixth, softmax, weight
from comitium.core.ids import id_of
from comitium.core.options import resolve
from comitium.core.registry import game_type
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import vote_on_floor
from comitium.games.republic.state.republic import Republic
from comitium.play import BotGame

TABLES = ["early:3", "early:5", "early:6", "middle:3", "middle:6", "late:3", "late:6"]
ROUNDS = 120
STEP = 0.05
SOFT = 0.01  # how strongly a weight is drawn to the one in use: games are few, and features go together


class Moment(NamedTuple):
    """What was seen at one moment of a game, and who won it; the last place is that of nobody."""

    features: list[list[float]]
    dangers: list[float]
    winner: int


class Job(NamedTuple):
    scenario: str
    players: int
    seed: int


def play(job: Job) -> list[Moment]:
    known = game_type("republic")
    game = known.new(resolve(known.meta, {"scenario": job.scenario}), job.players, job.seed)
    assert isinstance(game, Republic)
    players = [bots.make("tribune", "republic", bot_seed(job.seed, seat)) for seat in range(job.players)]
    for player in players:
        hurry(player)
    game.advance()
    table = BotGame("republic", game, players)
    found: list[tuple[list[list[float]], list[float]]] = []
    now = stage(game)
    asked = ""
    while (seat := table.next()) is not None:
        if stage(game) > now or (asked == "Turn" and id_of(game.stack[-1]) != "Turn" and vote_on_floor(game) is None):
            now = stage(game)
            found.append((features(game), dangers(game)))
        asked = id_of(game.stack[-1])
        table.answer(seat, table.choice(seat))
    winner = game.winner if game.winner >= 0 else job.players
    return [Moment(seen, danger, winner) for seen, danger in found]


def fit(moments: list[Moment]) -> tuple[list[float], list[float]]:
    """The weights of three and of six that make what happened most likely, by gradient ascent with a step for each (Adam)."""
    size, both = len(FEATURES), len(FEATURES) + len(DANGERS)
    used = [*OF_THREE, *OF_SIX]
    point = used[:]
    speed = [0.0] * len(point)
    power = [0.0] * len(point)
    for number in range(1, ROUNDS + 1):
        slope = [SOFT * (old - one) for old, one in zip(used, point, strict=True)]
        total = 0.0
        for seen, danger, winner in moments:
            part = sixth(len(seen))
            counts = [(1 - part) * point[index] + part * point[both + index] for index in range(both)]
            odds = softmax([*[weight(one, counts) for one in seen], weight(danger, counts[size:])])
            total += math.log(max(1e-9, odds[winner]))
            for place, one in enumerate([*seen, danger]):
                missed = ((place == winner) - odds[place]) / len(moments)
                for index, value in enumerate(one, size if place == len(seen) else 0):
                    slope[index] += missed * value * (1 - part)
                    slope[both + index] += missed * value * part
        for index, rise in enumerate(slope):
            speed[index] = 0.9 * speed[index] + 0.1 * rise
            power[index] = 0.99 * power[index] + 0.01 * rise * rise
            step = (speed[index] / (1 - 0.9**number)) / (math.sqrt(power[index] / (1 - 0.99**number)) + 1e-9)
            point[index] += STEP * step * (1.0 if number < ROUNDS // 2 else 0.2)
            if index % both < size:
                point[index] = max(0.0, point[index])  # nothing that a faction has does it harm
        if number % 50 == 0:
            print(f"round {number}: {total / len(moments):.4f} a moment", flush=True)
    return point[:both], point[both:]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--tables", nargs="+", default=TABLES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--moments", type=Path, help="where the moments are kept, to fit them again")
    args = parser.parse_args()
    if args.moments and args.moments.exists():
        moments: list[Moment] = pickle.loads(args.moments.read_bytes())
    else:
        jobs: list[Job] = []
        for table in args.tables:
            scenario, _, players = table.partition(":")
            jobs += [Job(scenario, int(players), derive(args.seed, "worth", table, number)) for number in range(args.games)]
        with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
            moments = [one for played in pool.map(play, jobs, chunksize=4) for one in played]
        if args.moments:
            args.moments.write_bytes(pickle.dumps(moments))
    print(f"{len(moments)} moments")
    three, six = fit(moments)
    for name, one, other in zip((*FEATURES, *DANGERS), three, six, strict=True):
        print(f"{name:16} {one:7.2f} {other:7.2f}")


if __name__ == "__main__":
    main()
