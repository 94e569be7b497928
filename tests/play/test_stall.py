"""A table goes on whatever a bot answers: after so many answers without progress the quiet answer is given for it."""

from __future__ import annotations

import pytest

import comitium
from comitium.arena.simulate import simulate
from comitium.bots.faults import BotFailed
from comitium.bots.player import Seat
from comitium.games.republic.choices import PASS, verb
from comitium.games.republic.rules.r1_09_senate.choices import ADJOURN, PROPOSE, WITHDRAW
from comitium.play import BotGame, stall
from comitium.play.stall import Stall, quiet_answer

CIRCLES = "tests.play.test_stall:Circles"


class Circles:
    """In the chair it announces something, names nothing, and announces it again; elsewhere it says the first thing."""

    name = "circles"

    def __init__(self, game_id: str = "republic", seed: int = 0) -> None:
        self.seed = seed

    def choose(self, seat: Seat) -> int:
        legal = seat.legal
        if ADJOURN in legal:
            return next((choice for choice in legal if verb(choice) == PROPOSE), legal[0])
        return next((choice for choice in (WITHDRAW, PASS) if choice in legal), legal[0])


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stall, "LONGEST", 60)


def test_a_milestone_that_stands_for_too_many_answers_is_a_standstill() -> None:
    game = comitium.start("idus", 5, 1)
    watch = Stall()
    assert not any(watch.is_stalled(game, answers) for answers in range(120)), "the first sixty tell where it stands"
    assert watch.is_stalled(game, 121)
    game.turn += 1  # type: ignore[attr-defined]
    assert not watch.is_stalled(game, 122)
    assert not watch.is_stalled(game, 10), "answers that were taken back are no standstill"


def test_the_fault_of_a_bot_is_told_once_for_each_standstill() -> None:
    watch = Stall()
    watch.milestone = 7
    fault = watch.fault("republic", 2, "circles")
    assert isinstance(fault, BotFailed)
    assert (fault.bot, fault.seat) == ("circles", 2)
    assert "60 answers" in fault.error
    assert watch.fault("republic", 2, "circles") is None
    watch.milestone = 8
    assert watch.fault("republic", 1, "circles") is not None


def test_a_quiet_answer_is_legal_and_always_the_same() -> None:
    game = comitium.start("idus", 5, 1)
    seat = game.actors()[0]
    assert {quiet_answer(game, seat, answers) for answers in range(50)} <= set(game.legal(seat))
    assert quiet_answer(game, seat, 9) == quiet_answer(game.clone(), seat, 9)


def test_a_bot_that_goes_in_circles_stops_no_game_and_is_reported() -> None:
    """Without the guard this game has no end: the chair announces and withdraws for ever."""
    result = simulate("republic", games=1, bots=[CIRCLES], players=3, seed=2, options={"scenario": "early"})
    assert result["games"] == 1
    assert sum(result["outcomes"]["reasons"].values()) == 1, "it came to its end"
    assert result["errors"]
    for error in result["errors"]:
        assert "stands still" in error["error"]
        assert error["bot"] == CIRCLES
        assert error["journal"]


def test_a_game_between_bots_goes_on_by_the_same_guard() -> None:
    game = comitium.start("idus", 5, 1)
    table = BotGame("idus", game, [Circles("idus") for _ in range(5)])
    table.driver.stall.milestone, table.answers = game.milestone(), 60
    seat = game.actors()[0]
    assert table.choice(seat) == quiet_answer(game, seat, 60)
    table.answers = 59
    assert table.choice(seat) == game.legal(seat)[0]
