"""How games for one and two end: `python tools/solo_tables.py [--games 300] [--bot tribune]`, for each scenario.

A bot leads every player's faction. Prints how often Rome fell, how often a player reached each place of the scoreboard's
first three, and the endings.
"""

from __future__ import annotations

import argparse
from collections import Counter

import comitium
from comitium import bots
from comitium.games.republic.state.republic import Republic

SCENARIOS = ("early", "middle", "late")
FALLS = ("bankruptcy", "four_wars", "people_revolt", "abandoned", "players_out", "rebel_fails")


def played(players: int, scenario: str, seed: int, bot: str, **options: str) -> Republic:
    """One game to its end."""
    game = comitium.start("republic", players=players, seed=seed, scenario=scenario, **options)
    assert isinstance(game, Republic)
    seats = [bots.make(bot, "republic", seed + seat) for seat in range(players)]
    while game.actors():
        seat = game.actors()[0]
        game.apply(seat, seats[seat].choose(bots.Seat("republic", game, seat, ())))
    return game


def row(players: int, scenario: str, games: int, bot: str, **options: str) -> str:
    """A line of the table in Markdown."""
    endings: Counter[str] = Counter()
    won = 0
    for seed in range(games):
        game = played(players, scenario, seed, bot, **options)
        endings[game.ending] += 1
        won += 0 <= game.winner < players
    fell = sum(endings[one] for one in FALLS)
    listed = ", ".join(f"{ending} {count}" for ending, count in endings.most_common())
    survived = endings["rome_survives"]
    return f"| {players} | {scenario} | {fell / games:.0%} | {won / games:.0%} | {survived / games:.0%} | {listed} |"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--bot", default="tribune")
    parser.add_argument("--option", action="append", default=[], help="name=value")
    given = parser.parse_args()
    chosen = dict(one.split("=", 1) for one in given.option)
    print("| players | scenario | Rome fell | a player won | Rome survived, no player won | endings |")
    print("|---|---|---|---|---|---|")
    for few in (1, 2):
        for period in SCENARIOS:
            print(row(few, period, given.games, given.bot, **chosen), flush=True)
