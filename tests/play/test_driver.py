"""What is due at a table: talk at the pauses, what bots want unasked, then those who must answer; nothing at the end."""

from __future__ import annotations

import pytest

import comitium
from comitium import bots
from comitium.core import registry
from comitium.core.agreements import Clause
from comitium.match.orders import ANY, FORCED, StandingOrder
from comitium.play import PERSON, Ask, BotGame, Driver, Leader, Talk, Unasked, led_by
from comitium.play.driver import MOST_TIMES

from senate_choices import DEBT  # isort: skip
from own_games import senate_beside_the_games_of_the_house  # isort: skip

__all__ = ["senate_beside_the_games_of_the_house"]


def test_bots_are_asked_before_people_in_the_order_of_the_rules() -> None:
    match = comitium.new("caesar", players=2, seed=1)
    assert match.game.actors() == [0, 1]
    people = Driver("caesar", match.game, [PERSON, PERSON])
    assert people.due(match.game, 0, 0) == Ask(0, PERSON)
    assert people.due(match.game, 0, 0, facing=1) == Ask(1, PERSON), "who is at the screen is asked first"
    second = Driver("caesar", match.game, led_by(["", "tribune"]))
    assert second.due(match.game, 0, 0, facing=0) == Ask(1, Leader("tribune"))
    assert second.asked(match.game) == [Ask(0, PERSON), Ask(1, Leader("tribune"))]
    second.lead([Leader("tribune", stands_in=True), PERSON])
    assert second.due(match.game, 0, 0) == Ask(0, Leader("tribune", stands_in=True))


def test_nobody_is_asked_for_whom_an_order_answers() -> None:
    match = comitium.new("idus", players=5, seed=3)
    driver = Driver("idus", match.game, [PERSON] * 5)
    for seat in range(5):
        match.order(seat, StandingOrder(ANY, FORCED))
    while (due := driver.due(match.game, match.written, match.choices)) is not None:
        assert isinstance(due, Ask)
        assert len(match.game.legal(due.seat)) > 1
        match.choose(due.seat, match.game.legal(due.seat)[-1])
    assert match.outcome is not None
    assert any(entry.ordered for entry in match.entries())


def test_talk_comes_before_the_first_answer_after_a_pause_and_once() -> None:
    match = comitium.new("idus", players=5, seed=3)
    driver = Driver("idus", match.game, led_by(["tribune", "", "", "tribune", ""]))
    pauses = talked = 0
    while (due := driver.due(match.game, match.written, match.choices)) is not None:
        if isinstance(due, Talk):
            assert due.seats == (0, 3)
            talked += 1
            continue
        assert isinstance(due, Ask)
        before = match.game_type.pause(match.game)  # type: ignore[attr-defined]
        match.choose(due.seat, match.game.legal(due.seat)[0])
        pauses += match.outcome is None and match.game_type.pause(match.game) != before  # type: ignore[attr-defined]
    assert talked == pauses > 3


def test_unasked_acts_are_due_once_after_everything_that_was_done() -> None:
    match = comitium.new("senate", players=3, seed=5)
    driver = Driver("senate", match.game, led_by(["tribune", "", "tribune"]))

    def due() -> object:
        return driver.due(match.game, match.written, match.choices)

    assert due() == Unasked((0, 2), news=True)
    assert isinstance(due(), Ask), "nothing has been done since"
    match.offer(1, [Clause(DEBT, 1, 0, amount=1)])
    assert due() == Unasked((0, 2), news=True)
    match.order(1, StandingOrder(ANY, FORCED, times=0))
    assert due() == Unasked((0, 2), news=False), "something was done, and nothing has become known"
    match.offer(2, [Clause(DEBT, 2, 0, amount=1)])
    driver.listen(match.game, match.written)
    assert isinstance(due(), Ask), "what bots have done themselves is no news to them"


def test_where_nobody_answers_bots_are_not_asked_for_ever() -> None:
    match = comitium.new("senate", players=3, seed=5)
    driver = Driver("senate", match.game, led_by(["tribune", "", ""]))
    times = 0
    for _ in range(3 * MOST_TIMES):
        times += isinstance(driver.due(match.game, match.written, match.choices), Unasked)
        match.offer(1, [Clause(DEBT, 1, 0, amount=1)])
    assert times == MOST_TIMES
    seat = match.game.actors()[0]
    match.choose(seat, match.game.legal(seat)[0])
    assert isinstance(driver.due(match.game, match.written, match.choices), Unasked), "a decision begins anew"


def test_a_table_without_bots_has_nothing_unasked() -> None:
    match = comitium.new("senate", players=3, seed=5)
    assert not Driver("senate", match.game, [PERSON] * 3).is_lively
    assert not Driver("senate", match.game, led_by(["random"] * 3), talks=False, acts=False).is_lively


@pytest.mark.parametrize("game", ["caesar", "idus", "senate"])
def test_a_finished_game_asks_nobody(game: str) -> None:
    players = 2 if game == "caesar" else 5
    table = BotGame(
        game, comitium.start(game, players=players, seed=2), [bots.make("random", game, n) for n in range(players)]
    )
    while (seat := table.next()) is not None:
        table.answer(seat, table.choice(seat))
    assert table.game.over
    fresh = Driver(game, table.game, led_by(["random"] * players))
    assert fresh.due(table.game, 7, 7) is None
    assert fresh.asked(table.game) == []


def test_a_series_of_one_game_and_a_game_between_bots_are_the_same() -> None:
    """The arena writes the loop of `BotGame.next` out, for speed."""
    from comitium.arena.series import plan, play
    from comitium.arena.tally import Made

    series, made, answered = plan("republic", ["random"], 3, {}, 3), [], []
    arena: Made = made
    play(series, 0, arena)
    players = [bots.make("random", "republic", bots.bot_seed(3, seat, 0)) for seat in range(3)]
    state = registry.kind("republic").new(series.settings, 3, series.game_seed(0))
    state.advance()
    table = BotGame("republic", state, players, lambda seat, choice: answered.append((seat, choice)))
    while (seat := table.next()) is not None:
        answered.append((seat, table.choice(seat)))
        table.answer(*answered[-1])
    assert made == answered
