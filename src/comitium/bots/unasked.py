"""What a bot may want unasked: to act where the rules say "at any time", and to bargain where words bind."""

from __future__ import annotations

from typing import NamedTuple, Protocol, runtime_checkable

from comitium.bots.player import Seat
from comitium.core.agreements import Agreement, Clause
from comitium.core.messages import Phrase


class Offer(NamedTuple):
    """An agreement that a bot puts before its parties; `why` is the sentence that goes with it."""

    clauses: list[Clause]
    why: Phrase | None = None


class ReadyOffer(NamedTuple):
    """A bargain that a person could offer now: its promises, the sentence by which she would, and what it brings her."""

    clauses: list[Clause]
    text: Phrase
    gains: tuple[Phrase, ...]


class Accept(NamedTuple):
    number: int
    why: Phrase | None = None


class Cancel(NamedTuple):
    number: int
    why: Phrase | None = None


class Reason(NamedTuple):
    """Why a seat has said its last word to an agreement."""

    seat: int
    number: int
    why: Phrase


@runtime_checkable
class Actor(Protocol):
    """A bot that acts without being asked, in games where one may."""

    def act(self, seat: Seat, asides: list[int]) -> int | None:
        """One of the acts that its seat may do now, or none. It is not asked where there are none."""


@runtime_checkable
class Bargainer(Protocol):
    """A bot that makes agreements, in games where they bind."""

    def bargain(self, seat: Seat, agreements: list[Agreement]) -> list[Offer | Accept | Cancel]:
        """What it says to the offers and agreements on the table; what the rules refuse is as if it had not been said."""
