"""Journals that are sealed as ours are and hold what this program never writes: each is refused with its line."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import comitium
from comitium.core.errors import BadJournal, Illegal
from comitium.match.journal import Entry, Writer
from comitium.match.orders import StandingOrder

SEATS = {"caesar": 2, "idus": 5, "republic": 4}
UNKNOWN = 10**12  # a choice that no game has

integers = st.one_of(st.integers(-3, 8), st.sampled_from([-(2**70), 64, UNKNOWN, 2**70]))
words = st.one_of(st.just(""), st.sampled_from(["Vote", "pay 3 from 0 to 1", "offer", "accept", "move"]), st.text(max_size=6))
orders = st.builds(StandingOrder, words, integers, integers, words, words, st.lists(words, max_size=2).map(tuple), words)
terms = st.lists(st.lists(st.one_of(integers, words), max_size=5), max_size=3)
entries = st.builds(
    Entry, integers, integers, words, st.booleans(), st.booleans(), st.booleans(), st.booleans(), st.none() | orders,
    st.booleans(), st.sampled_from(["", "offer", "accept", "cancel", "move", "sell"]), terms, integers,
)  # fmt: skip


def sealed(game: str, *added: Entry) -> str:
    """The journal of a game that has just begun, with these lines behind its header."""
    writer = Writer(comitium.new(game, SEATS[game], seed=3).header)
    for entry in added:
        writer.add(entry)
    return "\n".join(writer.lines) + "\n"


@pytest.mark.parametrize("game", SEATS)
@given(added=st.lists(entries, min_size=1, max_size=3))
def test_whatever_is_sealed_is_repeated_or_refused(game: str, added: list[Entry]) -> None:
    try:
        comitium.replay(sealed(game, *added), torn=True)
    except BadJournal:
        return  # and nothing else is raised


@pytest.mark.parametrize("game", SEATS)
def test_a_match_with_secret_dice_replays_to_the_same_digest(game: str) -> None:
    match, picks = comitium.new(game, SEATS[game], seed=1 << 256 | 5), Random(1)
    while match.outcome is None and match.choices < 120:
        seat = match.game.actors()[0]
        match.choose(seat, picks.choice(match.game.legal(seat)))
    assert comitium.replay(match.journal()).digest == match.digest


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("seat", [-1, 9])
def test_an_order_of_a_seat_that_is_not_there_is_refused(game: str, seat: int) -> None:
    order = StandingOrder("Vote", -1)
    with pytest.raises(Illegal):
        comitium.new(game, SEATS[game], seed=3).order(seat, order)
    with pytest.raises(BadJournal, match="Line 2 is not a legal move"):
        comitium.replay(sealed(game, Entry(seat, order=order)), torn=True)


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("order", [StandingOrder("", UNKNOWN), StandingOrder("", -9), StandingOrder("", -1, times=-7)])
def test_an_order_that_means_nothing_is_refused_and_leaves_nothing(game: str, order: StandingOrder) -> None:
    match = comitium.new(game, SEATS[game], seed=3)
    with pytest.raises(Illegal):
        match.order(0, order)
    assert match.orders(0) == []
    assert match.written == 1
    with pytest.raises(BadJournal, match="Line 2 is not a legal move"):
        comitium.replay(sealed(game, Entry(0, order=order)), torn=True)
