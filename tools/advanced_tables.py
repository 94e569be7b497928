"""What the advanced rules change: `python tools/advanced_tables.py [--games 300] [--bot tribune] [--players 5]
[--scenarios early middle late] [--rules all] [--out games.jsonl]`.

The same deals are played twice by the same bots, with the rules of chapter 2 and without them. The first table says how the
games ended; the second how often each act and event of chapter 2 came a game, and what it brought: the talents, votes or
influence that it told of, on average. With `--out` every game is written down as it ends, and a run that was broken off goes
on where it stood.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import comitium
from comitium import bots
from comitium.bots.player import bot_seed, hurry
from comitium.core.frames import Listener
from comitium.core.messages import Event
from comitium.games.republic.rules.r1_12_victory.endings import WINS
from comitium.games.republic.state.republic import Republic
from comitium.play import BotGame

SCENARIOS = ("early", "middle", "late")
ENDINGS = ("era_ends", "consul_for_life", "rebel", "four_wars", "bankruptcy", "people_revolt", "rebel_fails")
CHAPTER = "2."
AMOUNTS = ("amount", "talents", "votes", "total")  # the field that tells what an event brought, the first that it has
PROPOSALS = ("republic-laws-proposal", "republic-pontifex-proposal")  # votes that only chapter 2 has
LIMIT = 60_000  # answers: a game that takes more runs in circles


class Played(NamedTuple):
    """How one game ended, and what chapter 2 told in it: how often, and how much together."""

    scenario: str
    advanced: str
    seed: int
    ending: str
    turns: int
    times: Counter[str]
    amounts: Counter[str]


class Ear(Listener):
    """Counts what is told by rules of chapter 2."""

    def __init__(self) -> None:
        self.times: Counter[str] = Counter()
        self.amounts: Counter[str] = Counter()

    def hear(self, event: Event, audience: int) -> None:
        told: Any = event
        name = type(event).__name__
        if name == "VoteClosed" and told.what.id.startswith(PROPOSALS):
            self.times[f"{told.what.id.removeprefix('republic-')} {told.result}"] += 1
        elif event.rule.startswith(CHAPTER):
            key = f"{event.rule} {name}"
            self.times[key] += 1
            fields = [field for field in AMOUNTS if hasattr(event, field)]
            self.amounts[key] += getattr(told, fields[0]) if fields else 0


def play(scenario: str, players: int, seed: int, bot: str, advanced: str) -> Played:
    """One game to its end."""
    game = comitium.start("republic", players=players, seed=seed, scenario=scenario, advanced=advanced)
    assert isinstance(game, Republic)
    ear = Ear()
    game.listen(ear)
    leaders = [bots.make(bot, "republic", bot_seed(seed, seat)) for seat in range(players)]
    for leader in leaders:
        hurry(leader)
    table = BotGame("republic", game, leaders)
    while (seat := table.next()) is not None and table.answers < LIMIT:
        table.answer(seat, table.choice(seat))
    assert game.over, f"{scenario} {seed} runs in circles"
    return Played(scenario, advanced, seed, game.ending, game.turn, ear.times, ear.amounts)


def play_all(wanted: list[tuple[str, int, str]], players: int, bot: str, out: str) -> list[Played]:
    """All the games; those that the file has already are not played again."""
    found: dict[tuple[str, int, str], Played] = {}
    if out and Path(out).exists():
        for text in Path(out).read_text().splitlines():
            *known, times, amounts = json.loads(text)
            one = Played._make((*known, Counter(times), Counter(amounts)))
            found[(one.scenario, one.seed, one.advanced)] = one
    for scenario, seed, advanced in wanted:
        if (scenario, seed, advanced) not in found:
            one = play(scenario, players, seed, bot, advanced)
            found[(scenario, seed, advanced)] = one
            if out:
                with Path(out).open("a") as file:
                    file.write(json.dumps(one) + "\n")
    return [found[key] for key in wanted]


# -- the tables


def line(*cells: object) -> str:
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def ending_of(one: Played) -> str:
    """Rebels who win are counted together."""
    return "rebel" if one.ending in WINS and one.ending.startswith("rebel") else one.ending


def show_endings(games: list[Played], scenarios: list[str], rules: str) -> None:
    print(line("scenario", "rules of chapter 2", "games", "Rome stood", *ENDINGS, "turns"))
    print(line(*("---",) * (len(ENDINGS) + 5)))
    for scenario in scenarios:
        for advanced in ("none", rules):
            played = [one for one in games if (one.scenario, one.advanced) == (scenario, advanced)]
            ended = Counter(ending_of(one) for one in played)
            stood = sum(one.ending in WINS for one in played)
            cells = [f"{ended[ending] / len(played):.0%}" for ending in ENDINGS]
            turns = sum(one.turns for one in played) / len(played)
            print(line(scenario, advanced, len(played), f"{stood / len(played):.0%}", *cells, f"{turns:.1f}"))


def show_acts(games: list[Played], scenarios: list[str], rules: str) -> None:
    """How often a game, and the amount each time."""
    with_them = [one for one in games if one.advanced == rules]
    print(line("rule and event", *(f"{scenario}, a game" for scenario in scenarios), "amount each time"))
    print(line(*("---",) * (len(scenarios) + 2)))
    for key in sorted({key for one in with_them for key in one.times}):
        cells = []
        for scenario in scenarios:
            played = [one for one in with_them if one.scenario == scenario]
            cells.append(f"{sum(one.times[key] for one in played) / len(played):.2f}")
        times, amount = sum(one.times[key] for one in with_them), sum(one.amounts[key] for one in with_them)
        print(line(key, *cells, f"{amount / times:+.1f}" if amount else ""))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--bot", default="tribune")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--scenarios", nargs="+", default=list(SCENARIOS))
    parser.add_argument("--rules", default="all", help="value of the option `advanced`")
    parser.add_argument("--out", default="")
    given = parser.parse_args()
    keys = [(era, seed, side) for seed in range(given.games) for era in given.scenarios for side in ("none", given.rules)]
    series = play_all(keys, given.players, given.bot, given.out)
    show_endings(series, given.scenarios, given.rules)
    print()
    show_acts(series, given.scenarios, given.rules)
