"""Whether the four temperaments of Res Publica Romana can be told apart by their deeds.

`python tools/republic_characters.py play --games 200 --seed 1 --out build/characters.jsonl [--players 4] [--scenario early]`
`python tools/republic_characters.py report build/characters.jsonl`
`python tools/republic_characters.py learn build/characters.jsonl build/characters-other.jsonl [--turns 5]`

`play`: tables of tribunes, the temperaments in turn (drawn by chance where there are not four players). Of each faction the
events that everybody hears are counted, turn by turn; nothing that is said goes in. `report`: what each temperament does, and
how often it wins. `learn`: a linear classifier (the nearest mean, in units of the spread within a temperament) learns from the
first file the counts of the first turns, and names the temperaments of the second.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from republic_games import Ear, Job, play

from comitium.arena.duel import wilson
from comitium.bots.player import derive
from comitium.bots.republic.mood import MOODS
from comitium.core.audience import EVERYBODY
from comitium.core.messages import Event
from comitium.games.republic.deals.clauses import PAY
from comitium.games.republic.state.republic import Republic

NAMES: Final = [mood.name for mood in MOODS]
PART: Final = " of "  # between what was counted and the faction
RARE: Final = 0.02  # what fewer factions have done is no help to anybody
RIDGE: Final = 0.5  # the spread within a temperament is taken for so much more: it was seen in few games
LEAST: Final = 1e-9


class Gossip(Ear):
    """Counts what everybody hears of each faction, and puts the counts away at the end of each turn."""

    def __init__(self, game: Republic) -> None:
        super().__init__(game)
        self.turn = 0
        self.floor = ""  # the kind of what is voted on
        self.found: Counter[str] = Counter()
        self.turns: list[dict[str, int]] = []

    def hear(self, event: Event, audience: int) -> None:
        super().hear(event, audience)
        if audience != EVERYBODY:
            return
        told: Any = event
        name = type(event).__name__
        if name == "TurnBegan":
            if self.found:
                self.turns.append(dict(self.found))
            for man in self.game.holder:
                if man >= 0 and self.game.faction[man] >= 0:
                    self.note("held", self.game.faction[man], 1)
        elif name == "AgreementBinds":
            self.settle(told.number)
        elif name == "ProposalAnnounced":
            self.floor = told.what.id.removeprefix("republic-").removeprefix("senate-").removeprefix("business-")
            self.count(f"{name} {self.floor}", told.by, 1)
        elif name == "VotesCast":
            seat = self.game.faction[told.senator]
            side = "aye" if told.ayes > told.noes else "no" if told.noes else "abstains"
            self.count(f"{side} {self.floor}", seat, 1)
            self.count("votes bought", seat, told.bought)
        else:
            self.tell(name, told)

    def settle(self, number: int) -> None:
        """What is paid in an agreement, and to whom."""
        for agreement in self.game.agreements:
            if agreement.number == number:
                for clause in agreement.clauses:
                    if clause.kind == PAY:
                        self.note("sales", clause.to, 1)
                        self.note("sold", clause.to, clause.amount)
                        self.count("sales", clause.to, 1)
                        self.count("sold", clause.to, clause.amount)
                        self.count("purchases", clause.by, 1)
                    else:
                        self.count(f"promises {clause.kind}", clause.by, 1)

    def tell(self, name: str, told: Any) -> None:
        seat = -1
        if getattr(told, "senator", -1) >= 0:
            seat = self.game.faction[told.senator]
        elif getattr(told, "seat", -1) >= 0:
            seat = told.seat
        if seat < 0:
            return
        kind = f" {told.office}" if name in ("OfficeTaken", "OfficeLost") else f" {told.games}" if name == "GamesHeld" else ""
        self.count(name + kind, seat, 1)
        amount = getattr(told, "amount", 0)
        if isinstance(amount, int) and amount and name not in ROLLS:
            self.count(f"{name} {'gained' if amount > 0 else 'lost'}", seat, abs(amount))
        other = getattr(told, "senator2", -1)
        if isinstance(other, int) and other >= 0 and self.game.faction[other] not in (seat, -1):
            self.count(f"{name} suffered", self.game.faction[other], 1)

    def count(self, what: str, seat: int, amount: int) -> None:
        if seat >= 0 and amount:
            self.found[f"{what}{PART}{seat}"] += amount


ROLLS: Final = frozenset(("InitiativeRolled", "TieRolled", "CommandRolled", "OrderRolled", "FamilyRolled", "BrothersRolled"))


def table_of(players: int, game: int, seed: int) -> list[str]:
    if players == len(NAMES):
        return [NAMES[(seat + game) % len(NAMES)] for seat in range(players)]
    dice = random.Random(derive(seed, "tempers", game))
    return [dice.choice(NAMES) for _ in range(players)]


def play_games(args: argparse.Namespace) -> None:
    out = Path(args.out)
    out.parent.mkdir(parents=True, exist_ok=True)
    known = {json.loads(line)["game"] for line in out.read_text().splitlines()} if out.exists() else set()
    for game in range(args.games):
        if game in known:
            continue
        tempers = table_of(args.players, game, args.seed)
        names = tuple(f"tribune:temper={temper}" for temper in tempers)
        heard: list[Gossip] = []

        def ear(world: Republic, heard: list[Gossip] = heard) -> Gossip:
            heard.append(Gossip(world))
            return heard[-1]

        seed = derive(args.seed, "characters", args.scenario, args.players, game // args.players)
        played = play(Job(args.scenario, args.players, names, seed), None, ear)
        line = {
            "game": game,
            "tempers": tempers,
            "ending": played.ending,
            "winner": played.winner,
            "influence": played.influence,
            "turns": [*heard[0].turns, dict(heard[0].found)],
            "deeds": played.counts,
        }
        with out.open("a") as file:
            file.write(json.dumps(line) + "\n")


def read(path: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in Path(path).read_text().splitlines()]


# -- the classifier


class Reader:
    """The nearest mean of a temperament, in units of how much factions of one temperament differ among themselves."""

    def __init__(self, samples: list[tuple[Counter[str], str]]) -> None:
        often = Counter(what for deeds, _ in samples for what in deeds)
        self.columns = sorted(what for what, number in often.items() if number >= RARE * len(samples))
        rows = [(self.row(deeds), temper) for deeds, temper in samples]
        size = len(self.columns)
        self.means: dict[str, list[float]] = {}
        spread = [[0.0] * size for _ in range(size)]
        for name in NAMES:
            ours = [row for row, temper in rows if temper == name]
            mean = [sum(column) / len(ours) for column in zip(*ours, strict=True)]
            self.means[name] = mean
            for row in ours:
                apart = [one - other for one, other in zip(row, mean, strict=True)]
                for i, left in enumerate(apart):
                    if left:
                        line = spread[i]
                        for j in range(size):
                            line[j] += left * apart[j]
        for i in range(size):
            for j in range(size):
                spread[i][j] /= len(rows)
            spread[i][i] += RIDGE * max(spread[i][i], 0.05) + LEAST
        self.weights = {name: solve(spread, self.means[name]) for name in NAMES}
        self.biases = {name: 0.5 * dot(self.weights[name], self.means[name]) for name in NAMES}

    def row(self, deeds: Counter[str]) -> list[float]:
        """Counts as roots: the tenth deed of a kind says less than the first."""
        return [math.sqrt(max(0, deeds[what])) for what in self.columns]

    def name(self, deeds: Counter[str]) -> str:
        row = self.row(deeds)
        return max(NAMES, key=lambda name: dot(self.weights[name], row) - self.biases[name])


def dot(one: Iterable[float], other: Iterable[float]) -> float:
    return sum(left * right for left, right in zip(one, other, strict=True))


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """A system of linear equations whose matrix is symmetric and positive: by elimination."""
    size = len(right)
    lines = [[*matrix[i], right[i]] for i in range(size)]
    for i in range(size):
        pivot = lines[i]
        for line in lines[i + 1 :]:
            factor = line[i] / pivot[i]
            if factor:
                for j in range(i, size + 1):
                    line[j] -= factor * pivot[j]
    found = [0.0] * size
    for i in range(size - 1, -1, -1):
        found[i] = (lines[i][size] - dot(lines[i][i + 1 : size], found[i + 1 :])) / lines[i][i]
    return found


def samples_of(path: str, turns: int) -> list[tuple[Counter[str], str]]:
    """What each faction has done by the end of so many turns, of games that lasted as long, and its temperament."""
    found: list[tuple[Counter[str], str]] = []
    for game in read(path):
        if len(game["turns"]) < turns:
            continue
        deeds = [Counter[str]() for _ in game["tempers"]]
        for turn in game["turns"][:turns]:
            for name, number in turn.items():
                what, seat = name.rsplit(PART, 1)
                deeds[int(seat)][what] += number
        found += zip(deeds, game["tempers"], strict=True)
    return found


def learn(args: argparse.Namespace) -> None:
    taught, tried = (samples_of(path, args.turns) for path in args.files)
    reader = Reader(taught)
    confused = Counter((temper, reader.name(deeds)) for deeds, temper in tried)
    right = sum(number for (temper, named), number in confused.items() if temper == named)
    share = wilson(right, len(tried))
    known = sum(reader.name(deeds) == temper for deeds, temper in taught)
    print(
        f"after {args.turns} turns: learnt from {len(taught)} factions ({100 * known / len(taught):.0f} % named right),"
        f" {right} of {len(tried)} others named right: {100 * right / len(tried):.1f} %"
        f" [{100 * share.low:.1f}, {100 * share.high:.1f}], {len(reader.columns)} kinds of deeds"
    )
    print("| is \\ named | " + " | ".join(NAMES) + " |\n|---|" + "---|" * len(NAMES))
    for name in NAMES:
        print(f"| {name} | " + " | ".join(str(confused[name, other]) for other in NAMES) + " |")
    if args.verbose:
        for name in NAMES:
            mean = [sum(reader.means[other][i] for other in NAMES) / len(NAMES) for i in range(len(reader.columns))]
            says = [
                (reader.weights[name][i] * (reader.means[name][i] - mean[i]), what) for i, what in enumerate(reader.columns)
            ]
            print(name, ", ".join(f"{what} {value:.2f}" for value, what in sorted(says, reverse=True)[:12]))


# -- what they do


def report(args: argparse.Namespace) -> None:
    """The means of a game, and the share of the games that somebody won."""
    games = [game for path in args.files for game in read(path)]
    lived = [game for game in games if game["winner"] >= 0]
    won = Counter(game["tempers"][game["winner"]] for game in lived)
    seats = Counter(temper for game in lived for temper in game["tempers"])
    deeds: dict[str, Counter[str]] = {name: Counter() for name in NAMES}
    number = Counter(temper for game in games for temper in game["tempers"])
    for game in games:
        for name, amount in game["deeds"].items():
            what, part, seat = name.rpartition(PART)
            if part and seat.isdigit():
                deeds[game["tempers"][int(seat)]][what] += amount
    print(f"{len(games)} games, {len(lived)} with a winner")
    print("| temperament | of its seats won | " + " | ".join(args.what) + " |\n|---|---|" + "---|" * len(args.what))
    for name in NAMES:
        share = wilson(won[name], max(1, seats[name]))
        cells = [f"{deeds[name][what] / max(1, number[name]):.2f}" for what in args.what]
        wins = f"{100 * won[name] / max(1, seats[name]):.0f} % [{100 * share.low:.0f}, {100 * share.high:.0f}]"
        print(f"| {name} | {wins} | " + " | ".join(cells) + " |")


SHOWN: Final = (
    "commands", "field", "chair", "games", "gifts", "concessions", "held", "talents for knights", "votes bought", "plunder",
    "grain sold", "sold", "sales", "land bills", "prosecutions", "daggers", "mobs", "revolts", "triumphs", "offers",
)  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(required=True)
    player = verbs.add_parser("play")
    player.add_argument("--games", type=int, default=200)
    player.add_argument("--players", type=int, default=4)
    player.add_argument("--scenario", default="early")
    player.add_argument("--seed", type=int, default=1)
    player.add_argument("--out", required=True)
    player.set_defaults(do=play_games)
    reporter = verbs.add_parser("report")
    reporter.add_argument("files", nargs="+")
    reporter.add_argument("--what", nargs="+", default=SHOWN)
    reporter.set_defaults(do=report)
    learner = verbs.add_parser("learn")
    learner.add_argument("files", nargs=2)
    learner.add_argument("--turns", type=int, default=5)
    learner.add_argument("--verbose", action="store_true")
    learner.set_defaults(do=learn)
    args = parser.parse_args()
    args.do(args)


if __name__ == "__main__":
    main()
