"""Standing orders with every scope: how long they hold, that they live in the journal, and that nobody else can tell."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace
from senate import Senate
from senate_choices import ABSTAIN, ADJOURN, CALL, FOR, MARCH, NAME, PASS, TRIBUNE, VETO, WATCH
from senate_laws import pick

from comitium.core.dice import stream
from comitium.core.errors import BadJournal, Illegal
from comitium.core.ids import id_of
from comitium.match import journal
from comitium.match.begin import from_position, new, replay
from comitium.match.match import Match
from comitium.match.orders import ANY, FORCED, StandingOrder


def announced(seed: int = 5, sessions: int = 1) -> Match:
    """A slate is on the floor and everybody is asked in the window."""
    match = new("senate", players=3, seed=seed, captives=0, sessions=sessions)
    match.choose(0, NAME + 3)
    match.choose(0, NAME + 4)
    assert match.game.actors() == [0, 1, 2]
    return match


def finish_vote(match: Match, verb: int) -> None:
    """Everybody votes one way, and nobody interrupts."""
    kind = id_of(match.game.stack[-1])
    while kind in ("Window", "Call", "Turn"):
        seat = match.game.actors()[0]
        match.choose(seat, {"Window": PASS, "Call": match.game.legal(seat)[0], "Turn": verb}[kind])
        kind = id_of(match.game.stack[-1])


def again(match: Match) -> Match:
    """The match that the journal tells; the same in every respect."""
    twin = replay(match.journal())
    assert twin.digest == match.digest
    assert twin.entries() == match.entries()
    assert [twin.orders(seat) for seat in range(3)] == [match.orders(seat) for seat in range(3)]
    return twin


def test_an_order_for_some_times_is_used_up() -> None:
    match = announced()
    match.order(1, StandingOrder("Window", PASS, times=1))
    assert match.game.actors() == [0, 2]
    assert match.orders(1) == []
    match.choose(0, PASS)
    match.choose(2, PASS)
    finish_vote(match, ABSTAIN)
    match.choose(0, NAME + 5)
    match.choose(0, NAME + 8)
    assert match.game.actors() == [0, 1, 2]
    again(match)


def test_an_order_within_this_vote_ends_with_it() -> None:
    match = announced()
    match.order(1, StandingOrder("Window", WATCH, within="Vote"))
    match.choose(0, PASS)
    match.choose(2, PASS)
    match.choose(0, CALL + 0)
    while match.game.actors() == [0]:
        match.choose(0, ABSTAIN if id_of(match.game.stack[-1]) == "Turn" else CALL + 2)
    assert match.orders(1) == [StandingOrder("Window", WATCH, within="Vote")]  # it has watched at the second call, too
    again(match)
    finish_vote(match, ABSTAIN)
    assert match.orders(1) == []
    again(match)


def test_an_order_within_the_session_outlives_votes_and_ends_with_the_session() -> None:
    match = announced(sessions=2)
    match.order(2, StandingOrder("Window", PASS, within="Session"))
    finish_vote(match, FOR)
    match.choose(match.game.actors()[0], MARCH + 4)
    assert 2 not in match.game.actors()
    assert match.orders(2) != []
    again(match)
    finish_vote(match, ABSTAIN)
    match.choose(match.game.actors()[0], ADJOURN)
    assert type(match.game.stack[0]).__name__ == "Session"  # another one
    assert match.orders(2) == []
    again(match)


def test_an_order_until_an_event_ends_when_its_seat_hears_it() -> None:
    match = announced()
    match.order(1, StandingOrder("Window", PASS, until="VoteClosed"))
    finish_vote(match, ABSTAIN)
    assert match.orders(1) == []
    match.choose(0, NAME + 5)
    match.choose(0, NAME + 8)
    assert 1 in match.game.actors()
    again(match)


def test_an_event_ends_an_order_even_if_more_had_been_heard_before_something_was_taken_back() -> None:
    match = from_position("senate", "hands=t/-/- stack=Session(election)", seed=1)
    match.choose(0, NAME + 3)
    match.choose(0, NAME + 4)
    for seat in (0, 1, 2):
        match.choose(seat, PASS)
    match.choose(0, CALL + 0)
    match.order(1, StandingOrder("Window", PASS, until="VoteClosed"))
    match.choose(0, ABSTAIN)
    match.choose(0, ABSTAIN)
    match.undo(0)
    match.undo(0)
    match.choose(0, VETO)  # two events, in the place of the two votes
    assert match.orders(1) == []
    again(match)


def test_a_scope_that_is_not_going_on_is_refused_and_nothing_is_written() -> None:
    match = new("senate", players=3, seed=5)
    before = match.journal()
    with pytest.raises(Illegal) as refused:
        match.order(1, StandingOrder("Window", PASS, within="Vote"))
    assert refused.value.why.id == "refuse-order-scope"
    with pytest.raises(Illegal):
        match.order(7, StandingOrder("Window", PASS))
    assert match.journal() == before


NONSENSE = [  # seat, choice, times
    (0, 99_999, -1),
    (0, -5, -1),
    (0, 2**62, -1),
    (7, PASS, -1),
    (-1, PASS, -1),
    (0, PASS, -2),
    (0, PASS, 10_000),
]


@pytest.mark.parametrize(("seat", "choice", "times"), NONSENSE)
def test_an_order_of_a_seat_an_answer_or_a_number_that_there_is_not_is_refused(seat: int, choice: int, times: int) -> None:
    """An unknown answer once locked its owner's page for ever, and a journal with one could not be read."""
    match = announced()
    before = match.journal()
    order = StandingOrder("Window", choice, times)
    with pytest.raises(Illegal):
        match.order(seat, order)
    assert match.journal() == before
    writer = journal.Writer(match.header)
    writer.lines = match.lines()
    writer.add(journal.Entry(seat, order=order))
    with pytest.raises(BadJournal) as refused:
        replay("\n".join(writer.lines) + "\n", torn=True)
    assert refused.value.why.args["line"] == len(writer.lines)


def test_an_answer_taken_back_from_an_order_ends_it_and_may_be_another() -> None:
    match = announced()
    match.order(1, StandingOrder("Window", PASS))
    match.undo(1)
    assert match.orders(1) == []
    match.choose(0, PASS)
    assert match.game.actors() == [1, 2]  # it is not answered again because another has acted
    match.choose(1, WATCH)
    match.choose(2, PASS)
    again(match)


def test_an_answer_before_the_order_that_is_taken_back_may_be_another() -> None:
    match = announced()
    match.choose(1, WATCH)
    match.order(1, StandingOrder("Window", WATCH))
    match.undo(1)
    match.choose(1, PASS)
    again(match)


def test_an_order_for_something_illegal_waits() -> None:
    match = announced()
    assert isinstance(match.game, Senate)
    poor = next(seat for seat in range(3) if not match.game.count(seat, TRIBUNE))
    match.order(poor, StandingOrder("Window", VETO))
    assert poor in match.game.actors()


def test_orders_are_lines_of_the_journal() -> None:
    match = announced()
    match.order(1, StandingOrder("Window", PASS, times=2, within="Vote", until="SenatorDied"))
    line = json.loads(match.lines()[-2])
    assert line["order"] == {"question": "Window", "choice": PASS, "times": 2, "within": "Vote", "until": "SenatorDied"}
    assert json.loads(match.lines()[-1])["ordered"] is True
    match.cancel_orders(1)
    assert json.loads(match.lines()[-1])["disorder"] is True
    again(match)


def test_the_topic_of_an_order_is_called_matter_in_the_journal() -> None:
    match = announced()
    match.order(1, StandingOrder("Call", FOR, topic="senate-slate"))
    assert json.loads(match.lines()[-1])["order"] == {"question": "Call", "choice": FOR, "matter": "senate-slate"}
    assert again(match).orders(1)[0].topic == "senate-slate"


def test_one_order_is_cancelled_and_the_others_stand() -> None:
    match = announced()
    match.choose(1, WATCH)
    orders = [StandingOrder("Turn", ABSTAIN, times=times) for times in (1, 2, 3)]
    for order in orders:
        match.order(2, order)
    match.cancel_orders(2, 2)
    assert match.orders(2) == [orders[0], orders[2]]
    before = match.journal()
    match.cancel_orders(2, 3)
    assert match.journal() == before, "there is no third one any more"
    again(match)


SCOPES = [
    StandingOrder("Window", PASS),
    StandingOrder("Window", WATCH, times=3),
    StandingOrder("Window", PASS, within="Session"),
    StandingOrder("Turn", ABSTAIN, until="SenatorDied"),
    StandingOrder("Turn", ABSTAIN, times=4, within="Session"),
]


@pytest.mark.parametrize("order", SCOPES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_4_3_who_else_is_asked_does_not_depend_on_orders(order: StandingOrder, seed: int) -> None:
    """One match has the order, in its twin the seat gives the same answers by hand: all that others see is the same."""
    match, twin = new("senate", players=4, seed=seed), new("senate", players=4, seed=seed)
    dice = stream(seed, "play")
    match.order(3, order)
    done = 0
    for _ in range(400):
        fresh = [entry for entry in match.entries()[done:] if entry.is_choice]
        done = len(match.entries())
        for entry in fresh:
            assert entry.seat in twin.game.actors()
            twin.choose(entry.seat, entry.choice)
        assert match.digest == twin.digest
        assert match.game.actors() == twin.game.actors()
        assert match.history(0) == twin.history(0)
        if match.outcome is not None:
            break
        assert isinstance(match.game, Senate)
        match.choose(*pick(match.game, dice))
    told = [replace(entry, ordered=False) for entry in match.entries() if entry.is_choice]
    assert told == [entry for entry in twin.entries() if entry.is_choice]
    assert replay(match.journal()).digest == match.digest


def test_taking_back_goes_to_the_last_decision_and_orders_hold_on() -> None:
    match = announced()
    orders = [StandingOrder(ANY, FORCED), StandingOrder("Window", PASS, times=2)]
    match.choose(1, WATCH)
    for order in orders:
        match.order(1, order)
    assert 1 not in match.game.actors()
    match.undo(1)  # the answer that the second order gave as it was left: that was the decision
    assert match.orders(1) == orders[:1]
    assert 1 in match.game.actors()
    again(match)


def test_what_an_order_answered_since_is_taken_back_with_the_decision() -> None:
    match = new("senate", players=3, seed=5, captives=0)
    match.order(0, StandingOrder(ANY, FORCED))
    match.choose(0, NAME + 3)
    match.order(0, StandingOrder("Window", PASS, within="Session"))
    before = match.digest
    match.choose(0, NAME + 4)  # and his own order passes for him in the window
    assert match.game.actors() == [1, 2]
    assert match.undo(0) == []
    assert match.digest == before
    assert match.orders(0) == [StandingOrder(ANY, FORCED), StandingOrder("Window", PASS, within="Session")]
    again(match)


def test_an_order_whose_scope_was_taken_back_ends_and_is_named() -> None:
    match = announced()
    within = StandingOrder("Turn", ABSTAIN, within="Vote")
    match.order(0, within)
    assert match.undo(0) == [within]
    assert match.orders(0) == []
    again(match)
