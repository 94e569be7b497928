"""Clocks, by a time that the tests say: nobody waits here."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from comitium.core.registry import game_type
from comitium.games.republic.rules.r1_09_senate import choices as senate
from comitium.match.begin import new
from comitium.play import clock
from comitium.play.clock import BOT, DAY, HOUR, MINUTE, NOTICE, PACES, PATIENCE, SECOND, SILENCE, Clock, Pace

NOW = 1_700_000_000_000


def at(hour: int, minute: int = 0, day: int = 10) -> int:
    return int(datetime(2026, 3, day, hour, minute, tzinfo=UTC).timestamp() * SECOND)


def asked(pace: Pace, *seats: int, now: int = NOW) -> Clock:
    made = Clock(pace)
    made.follow(dict.fromkeys(seats, 0), 3, now)
    return made


def test_without_a_clock_no_time_is_ever_over() -> None:
    made = asked(Pace(), 0)
    assert made.until(0) == 0
    assert not made.is_over(0, NOW + 1000 * HOUR)
    assert made.due() == NOW + NOTICE, "she is told that it is her turn all the same"
    made.hands[0].told = True
    assert made.due() == 0


def test_a_decision_has_its_time_and_then_the_reserve() -> None:
    made = asked(Pace("decision", 60, 30), 0)
    assert made.free_until(0) == NOW + MINUTE
    assert made.until(0) == NOW + 90 * SECOND
    assert not made.is_over(0, NOW + 90 * SECOND - 1)
    assert made.is_over(0, NOW + 90 * SECOND)
    made.hands[0].over = True
    assert not made.is_over(0, NOW + HOUR), "it runs out once for one question"


def test_what_was_taken_beyond_the_time_is_paid_from_the_reserve_once() -> None:
    made = asked(Pace("decision", 60, 30), 0)
    made.follow({0: 1}, 3, NOW + 70 * SECOND)
    assert made.hands[0].spent == 10 * SECOND
    assert made.until(0) == NOW + 70 * SECOND + MINUTE + 20 * SECOND
    made.follow({1: 0}, 3, NOW + 80 * SECOND)
    assert made.hands[0].spent == 10 * SECOND, "an answer in time costs nothing"
    assert made.asked() == [1]


def test_who_is_asked_at_the_same_time_has_the_same_time_and_others_have_none() -> None:
    made = asked(Pace("decision", 60), 0, 2)
    assert made.until(0) == made.until(2) == NOW + MINUTE
    assert made.until(1) == 0
    made.follow({2: 0}, 3, NOW + 5 * SECOND)
    assert made.until(2) == NOW + MINUTE, "another's answer gives her no more time"


@pytest.mark.parametrize(("ends", "wakes"), [(21, 21), (22, 32), (23, 32), (26, 32), (31, 32), (32, 32), (33, 33)])
def test_no_time_runs_out_in_quiet_hours(ends: int, wakes: int) -> None:
    pace = Pace("day", 24 * 3600, quiet=(22 * 60, 8 * 60))
    made = asked(pace, 0, now=at(0) + (ends - 24) * HOUR)
    assert made.until(0) == at(0) + wakes * HOUR


def test_quiet_hours_are_those_of_the_table_and_know_summer_time() -> None:
    pace = Pace("day", 3600, quiet=(22 * 60, 8 * 60), zone="Europe/Paris")
    night = int(datetime(2026, 3, 28, 23, 0, tzinfo=UTC).timestamp() * SECOND)  # the clocks change in this night
    wakes = datetime.fromtimestamp(clock.after_quiet(night, pace) / SECOND, UTC)
    assert (wakes.day, wakes.hour) == (29, 6)


def test_a_day_off_is_a_day_more_as_often_as_was_agreed() -> None:
    made = asked(PACES[DAY], 0, now=at(12))
    assert [made.take_day_off(0) for _ in range(3)] == [True, True, False]
    assert made.until(0) == at(12, day=13)
    made.follow({0: 1}, 3, at(12, day=11))
    assert not made.take_day_off(0), "they are for the whole game"
    assert not made.take_day_off(1), "nobody is asked there"


def test_a_pause_is_agreed_by_all_who_are_here_and_ended_by_anybody() -> None:
    made = asked(Pace("decision", 60), 0)
    made.want_pause((0,), True, {0, 1}, NOW + 10 * SECOND)
    assert not made.paused
    made.want_pause((1,), True, {0, 1}, NOW + 20 * SECOND)
    assert made.paused == NOW + 20 * SECOND
    assert not made.is_over(0, NOW + 10 * HOUR)
    assert not made.may_nudge(0, NOW + 10 * HOUR)
    made.want_pause((1,), False, {0, 1}, NOW + HOUR)
    assert not made.paused
    assert made.until(0) == NOW + HOUR + 40 * SECOND, "forty seconds were left"


def test_what_is_answered_in_a_pause_costs_nothing() -> None:
    made = asked(Pace("decision", 60, 30), 0)
    made.want_pause((0,), True, {0}, NOW + 10 * SECOND)
    made.follow({1: 0}, 3, NOW + HOUR)
    assert made.hands[0].spent == 0


def test_a_nudge_takes_patience_and_silence_after_it_lets_the_table_vote() -> None:
    made = asked(Pace(), 0)
    assert not made.may_nudge(0, NOW + PATIENCE - 1)
    assert made.may_nudge(0, NOW + PATIENCE)
    made.nudge(0, NOW + PATIENCE)
    assert not made.may_nudge(0, NOW + PATIENCE + 1)
    assert not made.is_silent(0, NOW + PATIENCE + SILENCE - 1)
    assert made.is_silent(0, NOW + PATIENCE + SILENCE)
    made.follow({0: 1}, 3, NOW + PATIENCE + SILENCE)
    assert not made.is_silent(0, NOW + 10 * HOUR), "she has answered"
    assert not made.may_nudge(1, NOW + 10 * HOUR)


def test_a_clock_is_due_when_the_first_of_its_hands_is() -> None:
    made = asked(Pace("decision", 60, over="bot"), 0)
    made.follow({0: 0, 1: 0}, 3, NOW + 30 * SECOND)
    for hand in made.hands:
        hand.told = True
    assert made.due() == NOW + MINUTE
    made.hands[0].over = True
    assert made.due() == NOW + 90 * SECOND
    made.paused = NOW
    assert made.due() == 0


@given(
    st.lists(st.tuples(st.integers(0, 2), st.integers(0, 200)), max_size=20),
    st.sampled_from([PACES["decision"], PACES["day"], Pace("decision", 5, 20, BOT)]),
)
def test_a_clock_is_the_same_after_it_was_stored(steps: list[tuple[int, int]], pace: Pace) -> None:
    made, now, numbers = Clock(pace), NOW, [0, 0, 0]
    for seat, seconds in steps:
        now += seconds * SECOND
        numbers[seat] += 1
        made.follow({seat: numbers[seat]}, 3, now)
        again = clock.read(clock.write(made))
        assert again == made
        assert again.due() == made.due()
        assert 0 <= made.hands[seat].spent <= pace.reserve * SECOND
        assert made.until(seat) >= made.free_until(seat) - made.hands[seat].spent


# -- the quiet answer


@pytest.mark.parametrize(("game", "players"), [("caesar", 2), ("idus", 5), ("republic", 5)])
def test_the_quiet_answer_is_legal_and_gives_nothing_away(game: str, players: int) -> None:
    """Law: whatever is asked, the quiet answer pays nothing, plays no card and casts no vote for or against."""
    kind, dice, found = game_type(game), Random(5), set()
    for seed in range(3):
        match = new(game, players, seed)
        for _ in range(500):
            if match.outcome is not None:
                break
            seat = match.game.actors()[0]
            quiet = clock.quiet_answer(kind, match.game, seat)
            if quiet >= 0:
                assert quiet in match.game.legal(seat)
                found.add(kind.describe(quiet).notation)
            match.choose(seat, dice.choice(match.game.legal(seat)))
    assert found, "some question has one"
    loud = ("for", "against", "play", "up", "down", "vote", "veto", "yes", "done")
    assert not [word for word in found if word.split()[0].removeprefix("all-") in loud]
    assert not [word for word in found if word.startswith("talents") and word != "talents 0"]


def test_1_09_14_a_vote_without_abstention_has_no_quiet_answer() -> None:
    """Land bills admit no abstention: the table waits, or a bot takes over."""
    kind = game_type("republic")
    assert senate.ALL_ABSTAIN in kind.profile.quiet
    for choice in kind.profile.quiet:
        assert kind.describe(choice).notation in ("pass", "all-abstain", "abstain", "talents 0")
