"""How often a person is asked in a turn of a game: plainly, where the only answer is given for her, and with windows passed.

python tools/asked.py --games 10 --players 5
"""

from __future__ import annotations

import argparse

import comitium
from comitium import bots
from comitium.core.registry import game_type
from comitium.match.orders import ANY, FORCED, QUIET, StandingOrder

GAME = "republic"
ORDERS = {
    "no orders": [],
    "forced on": [StandingOrder(ANY, FORCED)],
    "forced on, quiet on": [StandingOrder(ANY, FORCED), StandingOrder(ANY, QUIET)],
    "forced on, windows passed": [StandingOrder(ANY, FORCED), StandingOrder("Window", game_type(GAME).parse("pass"))],
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", type=int, default=5)
    wanted = parser.parse_args()
    for name, orders in ORDERS.items():
        asked = turns = 0
        for seed in range(wanted.games):
            found = _play(seed, wanted.players, orders)
            asked, turns = asked + found[0], turns + found[1]
        print(f"{name}: {asked / turns:.1f} decisions a turn ({asked} in {turns} turns of {wanted.games} games)")


def _play(seed: int, players: int, orders: list[StandingOrder]) -> tuple[int, int]:
    """What the last seat was asked, and how many turns there were, with the tribune on every seat."""
    match = comitium.new(GAME, players=players, seed=seed)
    table = {seat: bots.make("tribune", GAME, bots.bot_seed(seed, seat)) for seat in range(players)}
    for order in orders:
        match.order(players - 1, order)
    asked = 0
    while match.outcome is None:
        seat = match.game.actors()[0]
        asked += seat == players - 1
        match.choose(seat, bots.ask(table[seat], bots.Seat(GAME, match.game, seat, match.claims)))
    return asked, max(1, match.view().turn)


if __name__ == "__main__":
    main()
