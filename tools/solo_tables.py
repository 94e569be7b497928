"""How games for one and two end: `python tools/solo_tables.py [--games 300] [--bot tribune] [--players 1 2]
[--scenarios early middle late] [--option name=value] [--minutes 20]`.

A bot leads every player's faction, does what it wants unasked, and two of them bargain. A row is one kind of table: how
often Rome fell and how, and how often a player's faction reached each place of the scoreboard (4.08.1): 1 Rome is his, 2 the
first man when the era ends, 3 Rome stands, 4 a neutral is master of Rome; the rest is 5, Rome is lost. With two players each
of them counts. Last how many turns a game took, and how long it took to play. With `--minutes` a row ends after so long, with
the games that were played by then.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter

import comitium
from comitium import bots
from comitium.bots.player import hurry
from comitium.games.republic.report.scoreboard import ROME_LOST, place_of, players_of, rome_survived
from comitium.games.republic.state.republic import Republic
from comitium.play import BotGame

SCENARIOS = ("early", "middle", "late")
PLACES = ("place 1", "place 2", "place 3", "place 4")
HEAD = ("players", "scenario", "games", "Rome fell", "how", *PLACES, "turns", "seconds a game")


def played(players: int, scenario: str, seed: int, bot: str, **options: str) -> Republic:
    """One game to its end."""
    game = comitium.start("republic", players=players, seed=seed, scenario=scenario, **options)
    assert isinstance(game, Republic)
    leaders = [bots.make(bot if seat < players else "random", "republic", seed + seat) for seat in range(game.rules.seats)]
    for leader in leaders:
        hurry(leader)
    table = BotGame("republic", game, leaders)
    while (seat := table.next()) is not None:
        table.answer(seat, table.choice(seat))
    return game


def row(players: int, scenario: str, most: int, bot: str, minutes: float, **options: str) -> str:
    """A line of the table in Markdown."""
    falls: Counter[str] = Counter()
    places: Counter[int] = Counter()
    games, turns = 0, 0
    begun = time.perf_counter()
    for seed in range(most):
        if games and time.perf_counter() - begun > minutes * 60:
            break
        games += 1
        game = played(players, scenario, seed, bot, **options)
        turns += game.turn
        if not rome_survived(game):
            falls[game.ending] += 1
        for seat in players_of(game):
            places[place_of(game, seat)] += 1
    seats = games * players
    how = ", ".join(f"{ending} {count}" for ending, count in falls.most_common())
    reached = [f"{places[place] / seats:.0%}" for place in range(1, ROME_LOST)]
    took = (time.perf_counter() - begun) / games
    cells = (players, scenario, games, f"{falls.total() / games:.0%}", how, *reached, f"{turns / games:.1f}", f"{took:.2f}")
    return line(cells)


def line(cells: tuple[object, ...]) -> str:
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--bot", default="tribune")
    parser.add_argument("--players", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--scenarios", nargs="+", default=list(SCENARIOS))
    parser.add_argument("--minutes", type=float, default=float("inf"), help="for each row")
    parser.add_argument("--option", action="append", default=[], help="name=value")
    given = parser.parse_args()
    chosen = dict(one.split("=", 1) for one in given.option)
    print(line(HEAD))
    print(line(("---",) * len(HEAD)))
    for few in given.players:
        for period in given.scenarios:
            print(row(few, period, given.games, given.bot, given.minutes, **chosen), flush=True)
