"""Series of games: the same whatever the number of processes, balanced seats, and games that break off."""

from __future__ import annotations

import doctest
from typing import Any

import pytest

import comitium
from comitium import bots as registry
from comitium.arena import crashes, duel, tally
from comitium.arena.duel import wilson
from comitium.arena.series import plan, play
from comitium.arena.simulate import simulate
from comitium.bots.player import Player, Seat
from comitium.core.errors import BadOption, Unknown


class Lowest:
    """Always the first legal choice."""

    def __init__(self, stumbles: int = -1) -> None:
        self.name = "lowest"
        self.stumbles = stumbles

    def choose(self, seat: Seat) -> int:
        self.stumbles -= 1
        if self.stumbles == 0:
            raise RuntimeError("stumbled")
        return seat.legal[0]


def make(game_id: str, seed: int, stumbles: int = -1) -> Player:
    return Lowest(stumbles)


@pytest.fixture(autouse=True)
def lowest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.BOTS, "lowest", registry.Bot(__name__))


def timeless(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key != "seconds"}


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    results = [timeless(simulate("caesar", 23, ["random", "lowest"], seed=5, jobs=jobs)) for jobs in (1, 2, 3)]
    assert results[0] == results[1] == results[2]
    assert timeless(simulate("caesar", 23, ["random", "lowest"], seed=6)) != results[0]


def test_every_game_is_counted_once() -> None:
    result = simulate("caesar", 40, seed=1)
    outcomes = result["outcomes"]
    assert sum(outcomes["winners"].values()) == sum(outcomes["reasons"].values()) == 40
    assert outcomes["bots"]["random"]["wins"] == outcomes["winners"]["caesar"]
    assert outcomes["bots"]["random#2"]["wins"] == outcomes["winners"]["cleopatra"]
    assert result["decisions"] > 40 * 50
    assert result["errors"] == []


def test_bots_that_differ_change_seats() -> None:
    series = plan("caesar", ["random", "lowest"])
    assert [series.seating(number) for number in range(3)] == [[0, 1], [1, 0], [0, 1]]
    assert not plan("caesar", ["random", "random"]).rotate
    assert plan("caesar", ["random", "lowest"], rotate=False).seating(1) == [0, 1]
    result = simulate("caesar", 10, ["random", "lowest"])
    assert [bot["games"] for bot in result["outcomes"]["bots"].values()] == [10, 10]


def test_a_game_of_a_series_can_be_played_alone() -> None:
    series = plan("caesar", seed=9)
    made: list[tuple[int, int]] = []
    outcome = play(series, 4, made)
    match = comitium.new("caesar", seed=series.game_seed(4))
    for seat, choice in made:
        match.choose(seat, choice)
    assert match.outcome == outcome


def test_a_game_that_breaks_off_is_told_with_all_its_choices() -> None:
    result = simulate("caesar", 4, ["lowest:stumbles=30", "random"], seed=2, jobs=2)
    assert [error["game"] for error in result["errors"]] == [0, 1, 2, 3]
    assert all(error["error"] == "RuntimeError: stumbled" for error in result["errors"])
    assert result["errors"][0]["bots"] == ["lowest:stumbles=30", "random"]
    journal = crashes.journal_of(result, result["errors"][0])
    match = comitium.replay(journal)
    assert [[entry.seat, entry.choice] for entry in match.entries()] == result["errors"][0]["journal"]


def test_a_journal_stops_before_the_choice_that_breaks_the_game() -> None:
    result = simulate("caesar", 1, ["lowest:stumbles=30", "random"], seed=2)
    error = {**result["errors"][0]}
    error["journal"] = [*error["journal"], [0, 10**6], [1, 0]]
    assert comitium.replay(crashes.journal_of(result, error)).choices == len(error["journal"]) - 2


def test_a_game_without_an_end_is_an_error() -> None:
    with pytest.raises(Exception, match="no end after 10 decisions"):
        play(plan("caesar"), 0, [], limit=10)


def test_what_cannot_be_played_is_refused() -> None:
    for games, names, jobs in ((0, None, 1), (5, None, -1), (5, ["random"] * 3, 1)):
        with pytest.raises(BadOption):
            simulate("caesar", games, names, jobs=jobs)
    with pytest.raises(BadOption):
        simulate("caesar", 5, options={"rule_set": "nero"})
    with pytest.raises(Unknown):
        simulate("chess")


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    simulate("caesar", 12, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (12, 12)
    assert told == sorted(told)


def test_wilson_intervals() -> None:
    assert wilson(200, 400).low == pytest.approx(0.4512, abs=1e-4)
    assert wilson(200, 400).high == pytest.approx(0.5488, abs=1e-4)
    assert wilson(10, 10).high == 1.0
    assert wilson(0.5, 1).rate == 0.5


@pytest.mark.parametrize("module", [duel, tally])
def test_examples(module: Any) -> None:
    assert doctest.testmod(module).failed == 0
