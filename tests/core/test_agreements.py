"""Words that bind: offers, acceptance, promises that narrow a menu, promises that are carried out."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from comitium.core.agreements import BINDING, BROKEN, CANCELLED, FULFILLED, KEPT, OFFERED, Agreement, BindingGame, Clause
from comitium.core.digest import digest
from comitium.core.errors import Illegal
from comitium.core.frames import Frame, Question
from comitium.core.messages import Phrase

STONE, PAPER, SCISSORS = 1, 2, 3
ONLY, NEVER, COINS, MURDER = 1, 2, 3, 9  # kinds of clauses


class Market(BindingGame):
    """Three seats answer one after the other; a promise says what one will only, or never, answer."""

    def __init__(
        self, stack: list[Frame[Any]], reveals: int, agreements: list[Agreement], offers: int, log: list[str]
    ) -> None:
        super().__init__(stack, reveals, agreements, offers)
        self.log = log

    def seats(self) -> int:
        return 3

    def why_not_bind(self, seat: int, clause: Clause) -> Illegal | None:
        return Illegal("1.04.3", Phrase("refuse-never-binding")) if clause.kind == MURDER else None

    def contradicts(self, older: Clause, newer: Clause) -> bool:
        return older.kind == newer.kind == ONLY and older.about != newer.about

    def allows(self, clause: Clause, choice: int) -> bool:
        if clause.kind == NEVER:
            return choice != clause.about
        return choice == clause.about if clause.kind == ONLY else True

    def agreed(self, agreement: Agreement, seat: int) -> None:
        self.log.append(f"agreement {agreement.number} {agreement.status} {seat}")

    def settled(self, agreement: Agreement, clause: Clause) -> None:
        self.log.append(f"clause {clause.kind} {clause.status}")


class Throw(Question[Market]):
    def legal(self, game: Market, seat: int) -> list[int]:
        return [STONE, PAPER, SCISSORS]

    def answer(self, game: Market, seat: int, choice: int) -> None:
        self.seat = (seat + 1) % 3


def market() -> Market:
    game = Market([Throw(0)], 0, [], 0, [])
    game.advance()
    return game


def bound(*clauses: Clause) -> Market:
    """A market in which clauses of one agreement bind."""
    game = market()
    bind(game, *clauses)
    return game


def bind(game: Market, *clauses: Clause) -> int:
    parties = sorted({seat for clause in clauses for seat in (clause.by, clause.to)})
    number = game.offer(parties[0], list(clauses))
    for seat in parties[1:]:
        game.accept(seat, number)
    return number


def refused(verb: Any, *arguments: Any) -> str:
    with pytest.raises(Illegal) as error:
        verb(*arguments)
    return error.value.why.id


def test_an_offer_binds_with_the_last_yes() -> None:
    game = market()
    number = game.offer(0, [Clause(NEVER, 0, 1, STONE), Clause(NEVER, 1, 2, STONE)])
    assert (number, game.agreements[0].parties, game.agreements[0].accepted) == (1, 0b111, 0b001)
    game.accept(1, number)
    assert game.agreements[0].status == OFFERED
    assert game.legal(0) == [STONE, PAPER, SCISSORS]
    game.accept(2, number)
    assert game.agreements[0].status == BINDING
    assert game.legal(0) == [PAPER, SCISSORS]
    assert game.log == ["agreement 1 0 0", "agreement 1 0 1", "agreement 1 1 2"]


def test_a_choice_that_was_promised_away_is_refused_as_such_and_nothing_changes() -> None:
    game = bound(Clause(NEVER, 0, 1, STONE))
    before = digest(game)
    assert refused(game.apply, 0, STONE) == "refuse-promised"
    assert refused(game.apply, 0, 7) == "refuse-choice"
    assert refused(game.apply, 1, STONE) == "refuse-seat"
    assert digest(game) == before


def test_only_who_promised_is_bound() -> None:
    game = bound(Clause(NEVER, 0, 1, STONE))
    game.apply(0, PAPER)
    assert game.legal(1) == [STONE, PAPER, SCISSORS]


def test_a_menu_is_never_narrowed_to_nothing_and_the_older_promise_goes_first() -> None:
    game = bound(Clause(NEVER, 0, 1, STONE), Clause(NEVER, 0, 1, PAPER))
    assert game.legal(0) == [SCISSORS]
    bind(game, Clause(NEVER, 0, 2, SCISSORS))
    assert game.legal(0) == [SCISSORS]
    game = bound(Clause(NEVER, 0, 1, SCISSORS))
    bind(game, Clause(ONLY, 0, 2, SCISSORS))
    assert game.legal(0) == [STONE, PAPER]


def test_what_may_not_bind_is_refused_when_offered() -> None:
    game = market()
    assert refused(game.offer, 0, [Clause(MURDER, 0, 1)]) == "refuse-never-binding"
    assert game.agreements == []
    assert game.offers == 0


def test_a_contradiction_is_refused_within_an_offer_against_a_promise_and_at_the_last_yes() -> None:
    game = market()
    twofold = [Clause(ONLY, 0, 1, STONE), Clause(ONLY, 0, 1, PAPER)]
    assert refused(game.offer, 0, twofold) == "refuse-agreement-contradicts"
    waiting = game.offer(0, [Clause(ONLY, 0, 1, PAPER)])
    bind(game, Clause(ONLY, 0, 2, STONE))
    assert refused(game.accept, 1, waiting) == "refuse-agreement-contradicts"
    assert refused(game.offer, 0, [Clause(ONLY, 0, 1, PAPER)]) == "refuse-agreement-contradicts"
    assert game.legal(0) == [STONE]
    bind(game, Clause(ONLY, 1, 2, PAPER))  # another's promise is no contradiction


@pytest.mark.parametrize(("by", "to"), [(0, 0), (-1, 1), (0, 3), (3, 0)])
def test_a_promise_is_made_by_one_seat_to_another(by: int, to: int) -> None:
    assert refused(market().offer, 0, [Clause(NEVER, by, to, STONE)]) == "refuse-agreement-parties"


def test_only_parties_have_a_say() -> None:
    game = market()
    assert refused(game.offer, 2, [Clause(NEVER, 0, 1, STONE)]) == "refuse-agreement-stranger"
    assert refused(game.offer, 0, []) == "refuse-agreement-stranger"
    number = game.offer(0, [Clause(NEVER, 0, 1, STONE)])
    for seat in (2, -1):
        assert refused(game.accept, seat, number) == "refuse-agreement-stranger"
        assert refused(game.cancel, seat, number) == "refuse-agreement-stranger"
    assert refused(game.accept, 1, 2) == refused(game.accept, 1, 0) == "refuse-agreement-unknown"


def test_an_offer_is_cancelled_by_any_party_but_what_binds_is_not() -> None:
    game = market()
    number = game.offer(0, [Clause(NEVER, 0, 1, STONE)])
    game.cancel(1, number)
    assert game.agreements == []
    assert game.log[-1] == f"agreement 1 {CANCELLED} 1"
    assert refused(game.accept, 1, number) == "refuse-agreement-over"
    number = bind(game, Clause(NEVER, 0, 1, STONE))
    assert number == 2
    assert refused(game.cancel, 0, number) == "refuse-agreement-binds"
    assert refused(game.accept, 0, number) == "refuse-agreement-binds"


def test_promises_that_are_due_are_settled_and_the_agreement_leaves_the_state() -> None:
    game = bound(Clause(COINS, 0, 1, amount=3), Clause(NEVER, 1, 0, STONE))
    bind(game, Clause(COINS, 2, 0, amount=1))
    first, second = game.due(COINS)
    assert (first.by, second.by) == (0, 2)  # the oldest first
    game.settle(first, KEPT)
    assert [clause.by for clause in game.due(COINS)] == [2]
    assert game.agreements[0].status == BINDING  # the other clause is open
    game.settle(game.promises(1)[0], BROKEN)
    assert game.log[-3:] == [f"clause {COINS} {KEPT}", f"clause {NEVER} {BROKEN}", f"agreement 1 {FULFILLED} 1"]
    assert [agreement.number for agreement in game.agreements] == [2]
    assert game.offer(0, [Clause(COINS, 0, 1, amount=1)]) == 3  # numbers are not used twice


def test_offers_do_not_carry_clauses_that_are_settled_already() -> None:
    game = market()
    game.offer(0, [Clause(COINS, 0, 1, amount=3, status=KEPT)])
    assert game.agreements[0].clauses[0].status != KEPT


def test_the_clauses_of_an_offer_are_its_own() -> None:
    game, clause = market(), Clause(COINS, 0, 1, amount=3)
    bind(game, clause)
    clause.amount = 30
    assert game.due(COINS)[0].amount == 3


def test_agreements_are_copied_saved_compared_and_digested_with_the_state() -> None:
    game = bound(Clause(NEVER, 0, 1, STONE))
    twin, saved = game.clone(), pickle.loads(pickle.dumps(game))
    assert game == twin == saved
    assert digest(game) == digest(twin) == digest(saved)
    game.settle(game.promises(0)[0], KEPT)
    assert twin == saved != game
    assert twin.legal(0) == [PAPER, SCISSORS]
    assert game.legal(0) == [STONE, PAPER, SCISSORS]


def test_when_the_game_is_over_nothing_is_agreed() -> None:
    game = bound(Clause(NEVER, 0, 1, STONE))
    game.finish()
    assert refused(game.offer, 0, [Clause(NEVER, 0, 1, STONE)]) == "refuse-over"
    assert refused(game.accept, 0, 1) == "refuse-over"
