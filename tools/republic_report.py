"""How the computer factions of Res Publica Romana play: the tables of docs/opponents.md.

`python tools/republic_report.py [survival] [duel] [tempers] [--games 300] [--scenario early middle late] [--players 3 5 6]
[--bots tribune,random] [--seed 1] [--jobs 1] [--out games.jsonl]`

`survival`: all play alike, and what became of Rome. `duel`: one faction of the first bot among factions of the second,
every seat in turn (`--bots consul:sims=16,seconds=60,tribune`: on a busy machine, so that the clock decides nothing).
`tempers`: tables of tribunes with all temperaments, and what each of them does. With `--out` every game is written down as it
ends, and a run that was broken off goes on where it stood; the same file serves all tables. `--jobs 0` plays nothing: the
tables as far as the file goes.
"""

from __future__ import annotations

import argparse
from collections import Counter

from republic_games import Job, PlayedGame, play_all

from comitium.arena.duel import wilson
from comitium.bots.player import derive
from comitium.bots.republic.mood import MOODS
from comitium.cli.tools import split_bots
from comitium.games.republic.rules.r1_12_victory.endings import WINS

ENDINGS = ("era_ends", "consul_for_life", "rebel", "four_wars", "people_revolt", "bankruptcy")
DETAILS = (
    "answers a game",
    "decisions of each person a game",
    "a year",
    "proposals a year",
    "passed",
    "battles won a year",
    "persuasions a year",
    "succeed",
    "Tribunes a game",
    "attempts on lives a game",
    "convictions a game",
    "gifts and games a year, in talents",
    "elected for life",
    "appointed with 35",
)
BARGAINS = ("offers a game", "agreements", "refused or taken back", "promises kept", "broken or impossible")
DEEDS = (
    "gifts", "games", "land bills", "chair", "field", "commands", "triumphs", "talents for knights", "persuasions",
    "votes bought", "plunder", "grain sold", "concessions", "prosecutions", "daggers", "mobs", "revolts", "tribunes played",
    "offers",
)  # fmt: skip


def percent(part: int, whole: int) -> str:
    found = wilson(part, max(1, whole))
    return f"{100 * part / max(1, whole):.0f} % [{100 * found.low:.0f}, {100 * found.high:.0f}]"


def mean(numbers: list[int]) -> str:
    return f"{sum(numbers) / len(numbers):.1f}" if numbers else "–"


def row(*cells: object) -> str:
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def head(*cells: str) -> str:
    return row(*cells) + "\n" + "|" + "---|" * len(cells)


# -- everybody alike


def survival(args: argparse.Namespace) -> None:
    print(head("scenario", "players", "games", "Rome survives", *ENDINGS, "years: survived", "fell"))
    details: list[str] = []
    bargains: list[str] = []
    for scenario in args.scenario:
        for players in args.players:
            names = (split_bots(args.bots)[0],) * players
            jobs = [Job(scenario, players, names, derive(args.seed, scenario, players, game)) for game in range(args.games)]
            played = play_all(jobs, args.jobs, args.out)
            if not played:
                continue
            lived = [one for one in played if one.ending in WINS]
            fell = [one for one in played if one.ending not in WINS]
            ends = Counter("rebel" if one.ending.startswith("rebel") else one.ending for one in played)
            shares = [f"{100 * ends[ending] / len(played):.0f} %" for ending in ENDINGS]
            years = [mean([one.turns for one in some]) for some in (lived, fell)]
            print(row(scenario, players, len(played), percent(len(lived), len(played)), *shares, *years), flush=True)
            details.append(row(scenario, players, *detail(players, played)))
            bargains.append(row(scenario, players, *bargain(played)))
    print("\n" + head("scenario", "players", *DETAILS) + "\n" + "\n".join(details))
    print("\n" + head("scenario", "players", *BARGAINS) + "\n" + "\n".join(bargains))


def totals(played: list[PlayedGame]) -> Counter[str]:
    total: Counter[str] = Counter()
    for one in played:
        total += one.counts
    return total


def detail(players: int, played: list[PlayedGame]) -> list[str]:
    total = totals(played)
    years = sum(one.turns for one in played)
    games = len(played)
    choices = sum(sum(one.choices) for one in played)
    passed = total["vote passed"] + total["vote convicted"]
    closed = passed + total["vote rejected"] + total["vote vetoed"] + total["vote acquitted"]
    return [
        f"{sum(one.answers for one in played) / games:.0f}",
        f"{choices / games / players:.0f}",
        f"{choices / years / players:.0f}",
        f"{closed / years:.1f}",
        f"{100 * passed / max(1, closed):.0f} %",
        f"{(total['WarWon'] + total['SeaWon']) / years:.2f}",
        f"{total['PersuasionRolled'] / years:.1f}",
        f"{100 * total['persuaded'] / max(1, total['PersuasionRolled']):.0f} %",
        f"{total['TribunePlayed'] / games:.1f}",
        f"{total['AttemptDeclared'] / games:.2f}",
        f"{total['SenatorConvicted'] / games:.2f}",
        f"{(total['gifts'] + total['games']) / years:.0f}",
        f"{total['elected for life'] / games:.2f}",
        f"{total['appointed for life'] / games:.2f}",
    ]


def bargain(played: list[PlayedGame]) -> list[str]:
    total = totals(played)
    counted = ("AgreementOffered", "AgreementBinds", "AgreementCancelled", "PromiseKept")
    failed = total["PromiseBroken"] + total["PromiseImpossible"]
    return [*(f"{total[what] / len(played):.1f}" for what in counted), f"{failed / len(played):.1f}"]


# -- one against the others


def duel(args: argparse.Namespace) -> None:
    one, other = split_bots(args.bots)[:2]
    print(head("scenario", "players", "games", f"won by the one {one}", "even would be", "Rome survives"))
    for scenario in args.scenario:
        for players in args.players:
            jobs: list[Job] = []
            for game in range(args.games):
                names = tuple(one if seat == game % players else other for seat in range(players))
                jobs.append(Job(scenario, players, names, derive(args.seed, "duel", scenario, players, game // players)))
            played = play_all(jobs, args.jobs, args.out)
            if not played:
                continue
            lived = [found for found in played if found.winner >= 0]
            won = sum(found.job.bots[found.winner] == one for found in lived)
            shares = (f"{percent(won, len(lived))} of {len(lived)} won games", f"{100 / players:.0f} %")
            print(row(scenario, players, len(played), *shares, percent(len(lived), len(played))), flush=True)


# -- temperaments


def tempers(args: argparse.Namespace) -> None:
    names = [mood.name for mood in MOODS]
    size = len(names)
    print(head("scenario", "temperament", "wins of games survived", "influence at the end", *DEEDS))
    for scenario in args.scenario:
        jobs: list[Job] = []
        for game in range(args.games):
            table = tuple(f"tribune:temper={names[(seat + game) % size]}" for seat in range(size))
            jobs.append(Job(scenario, size, table, derive(args.seed, "tempers", scenario, game // size)))
        played = play_all(jobs, args.jobs, args.out)
        lived = [one for one in played if one.winner >= 0]
        for name in names:
            seats = [(one, one.job.bots.index(f"tribune:temper={name}")) for one in played]
            won = sum(one.winner == seat for one, seat in seats)
            influence = mean([one.influence[seat] for one, seat in seats if one.winner >= 0])
            means = [mean([one.deeds(what, seat) for one, seat in seats]) for what in DEEDS]
            print(row(scenario, name, percent(won, len(lived)), influence, *means), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="*", default=["survival"], help="survival, duel, tempers")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--scenario", nargs="+", default=["early", "middle", "late"])
    parser.add_argument("--players", nargs="+", type=int, default=[3, 5, 6])
    parser.add_argument("--bots", default="tribune,random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", default="")
    args = parser.parse_args()
    for table in args.tables:
        {"survival": survival, "duel": duel, "tempers": tempers}[table](args)


if __name__ == "__main__":
    main()
