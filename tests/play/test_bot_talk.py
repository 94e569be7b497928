"""Who speaks when: each bot that talks, once a pause, and everybody hears it."""

from __future__ import annotations

import pytest

import comitium
from comitium import bots
from comitium.bots.player import Seat
from comitium.play import Ask, BotTalk, Driver, Talk, led_by


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


def test_7_8_each_speaks_once_a_pause_and_hears_those_before_her() -> None:
    match = comitium.new("idus", players=5, seed=1)
    talkers = {0: Talker(), 3: Talker()}
    talk = BotTalk(
        "idus",
        {**talkers, 1: bots.make("random", "idus", 1)},
        lambda seat: Seat("idus", match.game, seat, match.claims),
        match.claim,
    )
    driver = Driver("idus", match.game, led_by(["talker", "random", "", "talker", ""]))
    counted = 0
    while (due := driver.due(match.game, match.written, match.choices)) is not None:
        if isinstance(due, Talk):
            assert due.seats == (0, 1, 3)
            talk.open()
            continue
        assert isinstance(due, Ask)  # asked again, nobody speaks twice
        match.choose(due.seat, match.game.legal(due.seat)[0])
        counted = len(match.view().turns)
    assert match.outcome is not None  # after the end there is nothing left to claim
    assert len(match.claims) == 2 * (counted - 1)
    assert talkers[0].heard == list(range(0, 2 * (counted - 1), 2))
    assert talkers[3].heard == list(range(1, 2 * (counted - 1), 2))
    assert comitium.replay(match.journal()).claims == match.claims


def test_nobody_speaks_in_a_game_without_talk() -> None:
    match = comitium.new("caesar", seed=1)
    assert BotTalk("caesar", {0: Talker()}, lambda seat: Seat("caesar", match.game, seat), match.claim).is_idle
    driver = Driver("caesar", match.game, led_by(["talker", "talker"]))
    assert isinstance(driver.due(match.game, match.written, match.choices), Ask)


def test_words_that_are_no_claim_are_the_bots_fault() -> None:
    match = comitium.new("idus", players=5, seed=1)
    talker = Talker()
    talker.speak = lambda seat: ["nonsense"]  # type: ignore[method-assign]
    talk = BotTalk("idus", {2: talker}, lambda seat: Seat("idus", match.game, seat, match.claims), match.claim)
    with pytest.raises(bots.BotFailed) as failed:
        talk.open()
    assert failed.value.seat == 2
    assert not match.claims
