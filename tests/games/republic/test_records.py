"""A match of the Republic as a text for people: what was bargained stands in it and is read again, standing orders do not."""

from __future__ import annotations

import pytest

import comitium
from comitium import Match
from comitium.core.agreements import Clause
from comitium.core.errors import BadJournal
from comitium.games.republic.deals import clauses as kinds
from comitium.match.orders import ANY, FORCED, StandingOrder
from comitium.match.record import read_record, record


def bargained() -> Match:
    """A match with offers, one accepted and one taken back, words with a semicolon in them, and a standing order."""
    match = comitium.new("republic", players=3, seed=4)
    order = StandingOrder(ANY, FORCED)
    match.order(2, order)
    words = Clause(kinds.WORDS, 0, 1)
    words.text = "Not before the Ides; ]] not even then"
    match.accept(1, match.offer(0, [words, Clause(kinds.PAY, 1, 0, 0, 5)]))
    match.cancel(2, match.offer(2, [Clause(kinds.PAY, 2, 0, 0, 3)]))
    match.cancel_orders(2)
    for _ in range(40):
        seat = match.game.actors()[0]
        match.choose(seat, match.game.legal(seat)[0])
    return match


def test_what_was_bargained_stands_in_a_record_and_orders_do_not() -> None:
    match = bargained()
    text = record(match)
    again = read_record(text)
    assert again.digest == match.digest
    assert again.agreements == match.agreements
    assert record(again) == text
    assert "accept-offer 1" in text
    assert len([line for line in text.splitlines() if ": offer " in line]) == 2


@pytest.mark.parametrize("words", ["offer nonsense", "offer 3", "offer [[1]]", "accept-offer Brutus", "cancel-offer 99"])
def test_a_wrong_word_in_a_bargain_is_named(words: str) -> None:
    text = record(comitium.new("republic", players=3, seed=4)) + f"column: {words}\n"
    with pytest.raises(BadJournal) as bad:
        read_record(text)
    assert bad.value.why.args["line"] == len(text.splitlines())
