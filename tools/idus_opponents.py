"""How strong and how honest the players of Idus Martii are: the tables of docs/opponents.md.

`python tools/idus_opponents.py [levels] [balance] [calibration] [policies] [--games 2000] [--players 5 6 7 8] [--jobs 2]`

Everything is played by `comitium.arena.simulate`, every deal from each seating; compile first (`make compiled`).
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from comitium import bots
from comitium.arena.duel import wilson
from comitium.arena.series import Series, plan
from comitium.arena.simulate import simulate
from comitium.bots.idus.belief import odds
from comitium.core.dice import stream
from comitium.core.registry import game_type
from comitium.games.idus.choices import AEDILE, DISCARD, EXCHANGE, KEEP, LOOK, PRAETOR, argument, verb
from comitium.play import BotGame

FACTIONS = ("loyal", "traitor", "merchant")
BINS = 10
BALANCE = """\
| players | all play | games | Loyal win | Traitors win | Merchants win | nobody wins | failed conspiracies |
|---|---|---|---|---|---|---|---|"""


def alternating(one: str, other: str, players: int) -> list[str]:
    return [one if seat % 2 == 0 else other for seat in range(players)]


def whole_deals(games: int, players: int) -> int:
    """So many games, or a few more, that every deal is played from all seatings."""
    return -(-games // players) * players


# -- levels: each mixed with the one below


def levels(args: argparse.Namespace) -> None:
    print("| players | table | games | share of games won: first | second | endings by a failed conspiracy |")
    print("|---|---|---|---|---|---|")
    for one, other in (("tribune", "random"), (args.consul, "tribune")):
        for players in args.players:
            table = alternating(one, other, players)
            games = whole_deals(args.games, players)
            result = simulate("idus", games, table, args.seed, args.jobs, players=players, duplicate=True)
            rates = [f"{rate(level)}" for level in result["outcomes"]["levels"].values()]
            failed = share(result, "conspiracy")
            print(f"| {players} | {one} and {other} | {games} | {rates[0]} | {rates[1]} | {failed:.0f} % |", flush=True)
            assert not result["errors"], result["errors"][0]["error"]


def rate(level: dict[str, Any]) -> str:
    return f"{100 * level['rate']:.1f} % [{100 * level['low']:.1f}, {100 * level['high']:.1f}]"


def share(result: dict[str, Any], word: str) -> float:
    """Percent of the games whose ending has this word in it."""
    reasons = result["outcomes"]["reasons"]
    games: int = result["games"]
    return 100.0 * sum([int(count) for reason, count in reasons.items() if word in reason]) / games


# -- balance: the factions among equals


def balance(args: argparse.Namespace) -> None:
    print(BALANCE)
    for name in ("random", "tribune", args.consul)[args.skip :]:
        for players in args.players:
            balance_row(name, players, args, {})


def balance_row(name: str, players: int, args: argparse.Namespace, options: dict[str, str]) -> None:
    result = simulate("idus", args.games, [name], args.seed, args.jobs, options, players)
    wins = " | ".join(f"{share(result, '-' + faction):.1f} %" for faction in FACTIONS)
    nobody = 100.0 * result["outcomes"]["winners"]["draw"] / args.games
    print(f"| {players} | {name} | {args.games} | {wins} | {nobody:.1f} % | {share(result, 'conspiracy'):.1f} % |", flush=True)
    assert not result["errors"], result["errors"][0]["error"]


# -- policies: the crude ones of the digest, section 9


class Policy:
    """Votes its side and hedges near the limit; a saboteur also pushes a leading rival past it. Looks and names at random."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.dice = stream(seed, "policy")

    def choose(self, seat: bots.Seat) -> int:
        legal = seat.legal
        if len(legal) == 1 or verb(legal[0]) in (LOOK, PRAETOR, AEDILE):
            return legal[self.dice.below(len(legal))]
        view = seat.view
        marks = (view.loyal, view.traitor)
        cards = view.senators[seat.seat].cards
        side = self.side(cards, marks)
        if verb(legal[0]) == DISCARD:
            return next(choice for choice in legal if argument(choice) != side)
        colour = self.colour(side, marks, view.limit, view.round == 2)
        if legal == [KEEP, EXCHANGE]:
            return EXCHANGE if colour == 1 - view.now.original else KEEP
        for wanted in (colour, 1 - side):  # where yellow must go, the rival's colour does less harm
            for choice in legal:
                if argument(choice) == wanted:
                    return choice
        return legal[self.dice.below(len(legal))]

    def side(self, cards: tuple[int, ...], marks: tuple[int, int]) -> int:
        """Her faction; as long as she has not chosen, rather the leader's."""
        if len(set(cards)) == 1:
            return cards[0]
        if 2 in cards:
            faction = min(cards)
            return 2 if marks[1 - faction] - marks[faction] >= 2 else faction
        if marks[0] == marks[1]:
            return self.dice.below(2)
        return 0 if marks[0] > marks[1] else 1

    def colour(self, side: int, marks: tuple[int, int], limit: int, yellow: bool) -> int:
        if side == 2:
            return 1 if marks[0] > marks[1] else 0 if marks[1] > marks[0] else self.dice.below(2)
        if self.name == "saboteur" and marks[1 - side] >= limit:
            return 1 - side
        if marks[side] >= limit:
            return 2 if yellow else 1 - side
        return side


def make(game_id: str, seed: int, sabotage: int = 0) -> Policy:
    return Policy("saboteur" if sabotage else "partisan", seed)


def policies(args: argparse.Namespace) -> None:
    bots.BOTS["partisan"] = bots.Bot("idus_opponents")
    bots.BOTS["saboteur"] = bots.Bot("idus_opponents", {"sabotage": 1})
    print(BALANCE)
    for players in args.players:
        for name in ("random", "partisan", "saboteur"):
            balance_row(name, players, args, {"r2_exchange": "opposite_colour"})


# -- calibration: does it happen as often as the belief says?


class Reliability:
    """How often a faction was kept, by the probability that the belief gave it."""

    def __init__(self) -> None:
        self.said: Counter[tuple[int, int]] = Counter()
        self.sum: Counter[tuple[int, int]] = Counter()
        self.true: Counter[tuple[int, int]] = Counter()

    def add(self, phase: int, chance: float, happened: bool) -> None:
        key = phase, min(BINS - 1, int(chance * BINS))
        self.said[key] += 1
        self.sum[key] += round(chance * 1_000_000)
        self.true[key] += happened

    def merge(self, other: Reliability) -> None:
        for name in ("said", "sum", "true"):
            getattr(self, name).update(getattr(other, name))


def observe(series: Series, first: int, last: int) -> Reliability:
    """Games in which everybody's belief is asked after every count, and compared with what was kept in the end."""
    found = Reliability()
    known: Any = game_type("idus")
    for number in range(first, last):
        game = known.new(series.settings, series.players, series.game_seed(number))
        game.advance()
        seating = enumerate(series.seating(number))
        players = [bots.make(series.bots[bot], "idus", bots.bot_seed(series.seed, seat, number)) for seat, bot in seating]
        for player in players:
            bots.hurry(player)
        table = BotGame("idus", game, players)
        believed: list[tuple[int, int, tuple[float, float, float]]] = []
        counted = 0
        while (seat := table.next()) is not None:
            if len(game.record) > counted:
                counted = len(game.record)
                phase = 0 if counted <= series.players else 1
                viewer = counted % series.players
                for other, chances in enumerate(odds(table.seats[viewer].view, table.claims, number)):
                    if other != viewer:
                        believed.append((phase, other, chances))
            table.answer(seat, table.choice(seat))
        for phase, other, chances in believed:
            for faction in range(3):
                found.add(phase, chances[faction], game.cards[2 * other] == faction)
    return found


def calibration(args: argparse.Namespace) -> None:
    for players in args.players:
        one, other = args.consul, "tribune"
        series = plan("idus", alternating(one, other, players), args.seed, players=players, duplicate=True)
        found = Reliability()
        games = whole_deals(args.games, players)
        size = max(1, games // 40)
        with ProcessPoolExecutor(args.jobs, get_context("fork")) as pool:
            starts = range(0, games, size)
            parts = pool.map(observe, [series] * len(starts), starts, [min(start + size, games) for start in starts])
            for part in parts:
                found.merge(part)
        print(f"\n{players} players, {one} and {other}, {games} games\n")
        print("| said | round 1: cases | mean said | happened | round 2: cases | mean said | happened |")
        print("|---|---|---|---|---|---|---|")
        for number in range(BINS):
            cells = []
            for phase in (0, 1):
                said = found.said[phase, number]
                mean = found.sum[phase, number] / 1e6 / said if said else 0.0
                true = wilson(found.true[phase, number], said).rate
                cells.append(f"{said} | {100 * mean:.1f} % | {100 * true:.1f} %" if said else "0 | | ")
            print(f"| {10 * number}–{10 * number + 10} % | {cells[0]} | {cells[1]} |", flush=True)


TABLES = {"levels": levels, "balance": balance, "calibration": calibration, "policies": policies}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tables", nargs="*", choices=[*TABLES, []], default=list(TABLES))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--players", type=int, nargs="+", default=[5, 6, 7, 8])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=2019)
    parser.add_argument("--consul", default="consul")
    parser.add_argument("--skip", type=int, default=0, help="levels that the table of balance leaves out, from below")
    args = parser.parse_args()
    for name in args.tables:
        print(f"\n### {name}\n")
        TABLES[name](args)


if __name__ == "__main__":
    main()
