"""How the computer factions of Res Publica Romana play: the tables of docs/opponents.md.

`python tools/republic_report.py [survival] [duel] [tempers] [--games 300] [--scenario early middle late] [--players 3 5 6]
[--bots tribune,random] [--seed 1] [--jobs 1]`

`survival`: everybody plays alike, and what became of Rome. `duel`: one faction of the first bot among factions of the second,
every seat in turn (`--bots consul:sims=16,seconds=60,tribune`: on a busy machine, so that the clock decides nothing).
`tempers`: tables of tribunes with all temperaments, and what each of them does.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

from comitium import bots
from comitium.arena.duel import wilson
from comitium.bots.floor import Forum
from comitium.bots.player import Seat, bot_seed, derive, hurry
from comitium.cli.tools import split_bots
from comitium.core.frames import Game, Listener
from comitium.core.messages import Event
from comitium.core.options import resolve
from comitium.core.registry import kind
from comitium.games.republic.rules.r1_12_victory.endings import WINS
from comitium.games.republic.state import Republic

LIMIT = 60_000  # answers: a game that takes more runs in circles
ENDINGS = ("era_ends", "consul_for_life", "rebel", "four_wars", "people_revolt", "bankruptcy")


DETAILS = (
    "answers a game",
    "of each faction a year",
    "proposals a year",
    "passed",
    "battles won a year",
    "persuasions a year",
    "succeed",
    "Tribunes a game",
    "attempts on lives a game",
    "gifts and games a year, in talents",
    "agreements a game",
    "promises kept",
    "broken",
)


class Job(NamedTuple):
    scenario: str
    players: int
    bots: tuple[str, ...]
    seed: int


class Told(NamedTuple):
    """What one game was like."""

    ending: str
    winner: int
    turns: int
    answers: int
    counts: Counter[str]
    bots: tuple[str, ...]
    influence: tuple[int, ...]


class Ear(Listener):
    """Counts what is told."""

    def __init__(self, game: Republic) -> None:
        self.game = game
        self.counts: Counter[str] = Counter()

    def hear(self, event: Event, audience: int) -> None:
        name = type(event).__name__
        self.counts[name] += 1
        told: Any = event
        if name == "VoteClosed":
            self.counts[f"vote {told.result}"] += 1
        elif name == "PersuasionRolled":
            self.counts["persuaded"] += told.won
        elif name == "GamesHeld":
            self.note("games", told.senator, told.amount)
        elif name == "ContributionMade":
            self.note("gifts", told.senator, told.amount)
        elif name == "ConcessionAssigned":
            self.note("concessions", told.senator, 1)
        elif name == "LandBillPassed":
            self.note("land bills", told.senator, 1)
        elif name == "WarWon":
            self.note("triumphs", told.senator, 1)

    def note(self, what: str, senator: int, amount: int) -> None:
        self.counts[what] += amount
        if senator >= 0 and self.game.faction[senator] >= 0:
            self.counts[f"{what} of {self.game.faction[senator]}"] += amount


def play(job: Job) -> Told:
    """A whole game between bots, with what they do unasked and agree on."""
    known = kind("republic")
    settings = resolve(known.meta, {"scenario": job.scenario})
    game: Game = known.new(settings, job.players, job.seed)
    assert isinstance(game, Republic)
    ear = Ear(game)
    game.listen(ear)
    players = {seat: bots.make(name, "republic", bot_seed(job.seed, seat)) for seat, name in enumerate(job.bots)}
    for player in players.values():
        hurry(player)
    seats = [Seat("republic", game, seat) for seat in range(job.players)]
    game.advance()
    forum = Forum("republic", game, players, seats.__getitem__, game.apply, game)
    answers = 0
    while not game.over:
        if not forum.is_idle:
            forum.open(game)
            if game.over:
                break
        seat = game.actors()[0]
        game.apply(seat, players[seat].choose(seats[seat]))
        answers += 1
        if answers > LIMIT:
            raise RuntimeError(f"game {job} runs in circles")
    outcome = game.outcome()
    assert outcome is not None
    return Told(game.ending, game.winner, game.turn, answers, ear.counts, job.bots, tuple(int(x) for x in outcome.scores))


def play_all(jobs: list[Job], workers: int) -> list[Told]:
    if workers < 2:
        return [play(job) for job in jobs]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        return list(pool.map(play, jobs, chunksize=4))


# -- tables


def percent(part: int, whole: int) -> str:
    found = wilson(part, max(1, whole))
    return f"{100 * part / max(1, whole):.0f} % [{100 * found.low:.0f}, {100 * found.high:.0f}]"


def survival(args: argparse.Namespace) -> None:
    print("| scenario | players | games | Rome survives | " + " | ".join(ENDINGS) + " | years: survived | fell |")
    print("|" + "---|" * (len(ENDINGS) + 6))
    details: list[str] = []
    for scenario in args.scenario:
        for players in args.players:
            names = (split_bots(args.bots)[0],) * players
            jobs = [Job(scenario, players, names, derive(args.seed, scenario, players, game)) for game in range(args.games)]
            told = play_all(jobs, args.jobs)
            lived = [one for one in told if one.ending in WINS]
            fell = [one for one in told if one.ending not in WINS]
            ends = Counter("rebel" if one.ending.startswith("rebel") else one.ending for one in told)
            shares = " | ".join(f"{100 * ends[ending] / len(told):.0f} %" for ending in ENDINGS)
            line = f"| {scenario} | {players} | {len(told)} | {percent(len(lived), len(told))} | {shares} |"
            print(f"{line} {mean([one.turns for one in lived])} | {mean([one.turns for one in fell])} |", flush=True)
            details.append(detail(scenario, players, told))
    print()
    print("| scenario | players | " + " | ".join(DETAILS) + " |")
    print("|" + "---|" * (len(DETAILS) + 2))
    print("\n".join(details))


def detail(scenario: str, players: int, told: list[Told]) -> str:
    total: Counter[str] = Counter()
    for one in told:
        total += one.counts
    years = sum(one.turns for one in told)
    games = len(told)
    answers = sum(one.answers for one in told)
    passed = total["vote passed"] + total["vote convicted"]
    closed = passed + total["vote rejected"] + total["vote vetoed"] + total["vote acquitted"]
    cells = [
        f"{answers / games:.0f}",
        f"{answers / years / players:.0f}",
        f"{closed / years:.1f}",
        f"{100 * passed / max(1, closed):.0f} %",
        f"{(total['WarWon'] + total['SeaWon']) / years:.2f}",
        f"{total['PersuasionRolled'] / years:.1f}",
        f"{100 * total['persuaded'] / max(1, total['PersuasionRolled']):.0f} %",
        f"{total['TribunePlayed'] / games:.1f}",
        f"{total['AttemptDeclared'] / games:.2f}",
        f"{(total['gifts'] + total['games']) / years:.0f}",
        f"{total['AgreementBinds'] / games:.1f}",
        f"{total['PromiseKept'] / games:.1f}",
        f"{total['PromiseBroken'] / games:.1f}",
    ]
    return f"| {scenario} | {players} | " + " | ".join(cells) + " |"


def duel(args: argparse.Namespace) -> None:
    one, other = split_bots(args.bots)[:2]
    print(f"| scenario | players | games | won by the one {one} | even would be | Rome survives |")
    print("|---|---|---|---|---|---|")
    for scenario in args.scenario:
        for players in args.players:
            jobs: list[Job] = []
            for game in range(args.games):
                place = game % players
                names = tuple(one if seat == place else other for seat in range(players))
                jobs.append(Job(scenario, players, names, derive(args.seed, "duel", scenario, players, game // players)))
            told = play_all(jobs, args.jobs)
            lived = [found for found in told if found.winner >= 0]
            won = sum(found.bots[found.winner] == one for found in lived)
            share = f"{100 / players:.0f} %"
            line = f"| {scenario} | {players} | {len(told)} | {percent(won, len(lived))} of {len(lived)} won games | {share} |"
            print(f"{line} {percent(len(lived), len(told))} |", flush=True)


def tempers(args: argparse.Namespace) -> None:
    names = ("statesman", "plutocrat", "demagogue", "warlord")
    print("| scenario | temperament | wins of games survived | gifts | games | land bills | triumphs | influence at the end |")
    print("|---|---|---|---|---|---|---|---|")
    for scenario in args.scenario:
        jobs: list[Job] = []
        for game in range(args.games):
            table = tuple(f"tribune:temper={names[(seat + game) % 4]}" for seat in range(4))
            jobs.append(Job(scenario, 4, table, derive(args.seed, "tempers", scenario, game // 4)))
        told = play_all(jobs, args.jobs)
        lived = [one for one in told if one.winner >= 0]
        for name in names:
            seats = [(one, one.bots.index(f"tribune:temper={name}")) for one in told]
            won = sum(one.winner == seat for one, seat in seats)
            means = [mean([one.counts[f"{what} of {seat}"] for one, seat in seats]) for what in
                     ("gifts", "games", "land bills", "triumphs")]  # fmt: skip
            influence = mean([one.influence[seat] for one, seat in seats if one.winner >= 0])
            print(
                f"| {scenario} | {name} | {percent(won, len(lived))} | " + " | ".join(means) + f" | {influence} |", flush=True
            )


def mean(numbers: list[int]) -> str:
    return f"{sum(numbers) / len(numbers):.1f}" if numbers else "–"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="*", default=["survival"], help="survival, duel, tempers")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--scenario", nargs="+", default=["early", "middle", "late"])
    parser.add_argument("--players", nargs="+", type=int, default=[3, 5, 6])
    parser.add_argument("--bots", default="tribune,random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    for table in args.tables:
        {"survival": survival, "duel": duel, "tempers": tempers}[table](args)


if __name__ == "__main__":
    main()
