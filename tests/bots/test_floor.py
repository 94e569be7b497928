"""Who speaks when: each bot that talks, once a pause, and everybody hears it."""

from __future__ import annotations

import comitium
from comitium import bots
from comitium.bots.player import Seat


class Talker:
    """Says its vote of the turn, and remembers what it heard."""

    def __init__(self) -> None:
        self.name = "talker"
        self.heard: list[int] = []

    def choose(self, seat: Seat) -> int:
        return seat.legal[0]

    def speak(self, seat: Seat) -> list[str]:
        self.heard.append(len(seat.claims))
        return ["faction loyal"]


def test_7_8_each_is_given_the_floor_once_a_pause_and_hears_those_before_her() -> None:
    match = comitium.new("idus", players=5, seed=1)
    talkers = {0: Talker(), 3: Talker()}
    floor = bots.Floor(
        "idus",
        match.game,
        {**talkers, 1: bots.make("random", "idus", 1)},
        lambda seat: Seat("idus", match.game, seat, match.claims),
        match.claim,
    )
    counted = 0
    while match.outcome is None:
        floor.open(match.game)
        floor.open(match.game)  # asked twice, nobody speaks twice
        seat = match.game.actors()[0]
        match.choose(seat, match.game.legal(seat)[0])
        counted = len(match.view().turns)
    floor.open(match.game)  # after the end there is nothing left to claim
    assert len(match.claims) == 2 * (counted - 1)
    assert talkers[0].heard == list(range(0, 2 * (counted - 1), 2))
    assert talkers[3].heard == list(range(1, 2 * (counted - 1), 2))
    assert comitium.replay(match.journal()).claims == match.claims


def test_nobody_speaks_in_a_game_without_talk() -> None:
    match = comitium.new("caesar", seed=1)
    floor = bots.Floor("caesar", match.game, {0: Talker()}, lambda seat: Seat("caesar", match.game, seat), match.claim)
    assert floor.is_silent
    floor.open(match.game)
