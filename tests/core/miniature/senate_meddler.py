"""A bot for the miniature Senate that plays at random, acts unasked when it can, and bargains: `senate_meddler:Meddler`."""

from __future__ import annotations

from senate_choices import ADJOURN, DEBT, ELECT, NO_VETO, VOTE_AGAINST, VOTE_FOR, VOTE_NEITHER, WAR

from comitium.bots import Accept, Cancel, Offer, Seat
from comitium.core.agreements import OFFERED, Agreement, Clause
from comitium.core.dice import stream


class Meddler:
    """What it does is random; that it does it at all is the point."""

    def __init__(self, game_id: str, seed: int) -> None:
        self.below = stream(seed, "meddler").below

    def choose(self, seat: Seat) -> int:
        legal = [choice for choice in seat.legal if choice != ADJOURN or self.below(4) == 0] or seat.legal
        return legal[self.below(len(legal))]

    def act(self, seat: Seat, asides: list[int]) -> int | None:
        return asides[self.below(len(asides))] if self.below(3) == 0 else None

    def bargain(self, seat: Seat, agreements: list[Agreement]) -> list[Offer | Accept | Cancel]:
        words: list[Offer | Accept | Cancel] = []
        for offer in agreements:
            if offer.status == OFFERED and offer.parties & ~offer.accepted & 1 << seat.seat:
                words.append(Accept(offer.number) if self.below(4) else Cancel(offer.number))
        if self.below(6) == 0:
            words.append(Offer([self._promise(seat, seat.seat)]))
        return words

    def _promise(self, seat: Seat, by: int) -> Clause:
        to = (by + 1 + self.below(len(seat.view.held) - 1)) % len(seat.view.held)
        kind = (DEBT, VOTE_FOR, VOTE_AGAINST, VOTE_NEITHER, NO_VETO)[self.below(5)]
        if kind == DEBT:
            return Clause(kind, by, to, amount=1 + self.below(5))
        return Clause(kind, by, to, ELECT if self.below(2) else WAR)
