"""A new kind of clause is one class, registered with its number: whatever asks about clauses asks the table.

This file adds one, a promise to bid only multiples of something: no other file knows of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from comitium import Illegal
from comitium.core.agreements import BINDING, BROKEN, KEPT, OPEN, Clause
from comitium.core.errors import Reason
from comitium.core.frames import Frame
from comitium.games.republic.choices import PASS, SENATOR, TALENTS, argument, verb
from comitium.games.republic.deals import form, notation
from comitium.games.republic.deals.agreements import lapse
from comitium.games.republic.deals.clause import BY_WORD, KINDS, ClauseKind, binding_kinds, register
from comitium.games.republic.deals.clauses import NO_SUCH_CLAUSE
from comitium.games.republic.deals.reading import ClauseReader
from comitium.games.republic.deals.spoken import option, spoken
from comitium.games.republic.rules.r1_07_forum.r1_07_22_auction import Auction
from comitium.games.republic.state.numbers import FORUM, POPULATION
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.bargain import agree, at, statuses
from games.republic.fixtures.builder import man

BID_LIKE = 40


class BidLike(ClauseKind):
    """Bids that are a multiple of something."""

    def __init__(self) -> None:
        self.number = BID_LIKE
        self.word = "bid-like"
        self.rule = "1.07.22"
        self.needs = "amount"
        self.phase = FORUM

    def why_not_shape(self, clause: Clause) -> Reason | None:
        return None if clause.amount > 0 and clause.about == 0 else NO_SUCH_CLAUSE

    def contradicts(self, older: Clause, newer: Clause) -> bool:
        return older.kind == newer.kind and older.amount != newer.amount

    def narrow(self, game: Republic, top: Frame[Any], clause: Clause, menu: list[int]) -> list[int]:
        if not isinstance(top, Auction):
            return menu
        return [one for one in menu if verb(one) != TALENTS or argument(one) % clause.amount == 0]

    def keeps(self, game: Republic, top: Frame[Any], clause: Clause, choice: int) -> bool:
        return isinstance(top, Auction) and verb(choice) == TALENTS

    def read(self, words: ClauseReader, clause: Clause) -> None:
        clause.amount = words.number()

    def write(self, clause: Any) -> list[str]:
        return [str(clause.amount)]

    def args(self, clause: Any) -> dict[str, Any]:
        return {"amount": clause.amount}


@pytest.fixture(autouse=True)
def bid_like() -> Iterator[None]:
    register(BidLike())
    yield
    del KINDS[BID_LIKE]
    del BY_WORD["bid-like"]


def auction() -> Republic:
    """The column is asked for a bid; Cornelius has nine talents."""
    game = at("phase=forum stack=Years(population)")
    game.stack.append(Auction(0, 5, [1, 2, 3], 0, -1, -1))
    game.forget()
    return game


def test_1_04_3_it_is_read_and_written() -> None:
    (clause,) = notation.read("column bid-like amphora 4")
    assert (clause.kind, clause.amount) == (BID_LIKE, 4)
    assert notation.written(clause) == ["column", "bid-like", "amphora", "4"]
    assert notation.read_written(notation.in_position(clause))[0].amount == 4


def test_1_04_3_it_is_said_and_offered_in_the_form() -> None:
    (clause,) = form.read(at(), 0, "amphora bid-like 4")
    assert spoken(clause).id == "republic-deals-clause-bid-like"
    assert spoken(clause).args["amount"] == 4
    assert option(clause).rule == "1.07.22"
    assert ("bid-like", "amount") in [(one.word, one.needs) for one in binding_kinds()]


def test_1_04_3_it_leaves_less_of_a_menu_and_is_kept_by_an_answer() -> None:
    game = auction()
    agree(game, "column bid-like amphora 4")
    assert game.legal(0) == [PASS, SENATOR + man("cornelius")]
    game.apply(0, SENATOR + man("cornelius"))
    assert game.legal(0) == [TALENTS + 4, TALENTS + 8]
    game.apply(0, TALENTS + 4)
    assert game.agreements == []


def test_1_04_3_its_time_ends_with_its_phase() -> None:
    game = auction()
    agree(game, "column bid-like amphora 4; amphora pay column 5")
    assert [deal.status for deal in game.agreements] == [BINDING]
    lapse(game, FORUM)
    assert statuses(game)[0] == OPEN
    game.agreements[0].clauses[1].status = KEPT
    lapse(game, POPULATION)
    assert statuses(game) == [BROKEN, KEPT], "what was paid for it may be claimed back"


def test_section_5_1_two_of_them_may_contradict_each_other() -> None:
    game = auction()
    agree(game, "column bid-like amphora 4")
    with pytest.raises(Illegal, match="contradict"):
        game.offer(0, notation.read("column bid-like star 3"))
    assert game.why_not_bind(0, Clause(BID_LIKE, 0, 1)) is not None
