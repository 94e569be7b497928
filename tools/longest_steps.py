"""How many answers the longest step of a phase has in games between bots: the measure for `play/stall.py`.

python tools/longest_steps.py --bots random --games 100 --players 6 --option advanced=all
"""

from __future__ import annotations

import argparse

from comitium.arena.series import plan
from comitium.bots import make
from comitium.bots.player import bot_seed, hurry
from comitium.core.registry import game_type
from comitium.play import BotGame


def longest(game: str, bot: str, players: int, options: dict[str, str], games: int, seed: int) -> list[int]:
    """The most answers between two milestones, for each game."""
    series = plan(game, [bot], seed, options, players)
    found: list[int] = []
    for number in range(games):
        state = game_type(game).new(series.settings, series.players, series.game_seed(number))
        state.advance()
        seated = [make(bot, game, bot_seed(seed, seat, number)) for seat in range(series.players)]
        for player in seated:
            hurry(player)
        table = BotGame(game, state, seated)
        most = since = 0
        before = state.milestone()
        while (seat := table.next()) is not None:
            table.answer(seat, table.choice(seat))
            if state.milestone() != before:
                before, since = state.milestone(), table.answers
            most = max(most, table.answers - since)
        found.append(most)
    return found


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--game", default="republic")
    reader.add_argument("--bots", default="random")
    reader.add_argument("--players", type=int, default=6)
    reader.add_argument("--games", type=int, default=100)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--option", action="append", default=[])
    given = reader.parse_args()
    chosen = dict(option.split("=", 1) for option in given.option)
    lengths = sorted(longest(given.game, given.bots, given.players, chosen, given.games, given.seed))
    print(f"{given.games} games of {given.game}, {given.players} x {given.bots}: ", end="")
    print(f"median {lengths[len(lengths) // 2]}, 95 % {lengths[int(0.95 * len(lengths))]}, longest {lengths[-1]}")
