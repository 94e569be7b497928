"""[1.04.3] What is told of public agreements: all of it to everybody, but for the face of a card given unseen."""

from __future__ import annotations

from comitium.core.messages import Phrase
from comitium.games.republic.events.said import Said


class DealsSaid(Said, frozen=True):
    """The words are in deals.ftl."""

    game = "republic-deals"


class AgreementOffered(DealsSaid, frozen=True):
    seat: int
    number: int


class PromiseOffered(DealsSaid, frozen=True):
    number: int
    promise: Phrase


class AgreementAccepted(DealsSaid, frozen=True):
    seat: int
    number: int


class AgreementBinds(DealsSaid, frozen=True):
    number: int


class AgreementOver(DealsSaid, frozen=True):
    number: int


class AgreementCancelled(DealsSaid, frozen=True):
    seat: int
    number: int


class PromiseKept(DealsSaid, frozen=True):
    promise: Phrase


class PromiseBroken(DealsSaid, frozen=True):
    promise: Phrase


class PromiseImpossible(DealsSaid, frozen=True):
    """What it was about never came up, or there was no way to keep it: nobody has broken it."""

    promise: Phrase


class PromiseDue(DealsSaid, frozen=True):
    promise: Phrase


class PromiseLapsed(DealsSaid, frozen=True):
    """It was not due after all, or was forgiven."""

    promise: Phrase


class ConditionMet(DealsSaid, frozen=True):
    promise: Phrase


class ReturnDue(DealsSaid, frozen=True):
    """Something that was given comes back, as far as it is still held."""

    promise: Phrase


class DebtCarried(DealsSaid, frozen=True):
    """What could not be paid is owed on."""

    seat: int
    seat2: int
    amount: int


class DebtPaid(DealsSaid, frozen=True):
    seat: int
    seat2: int
    amount: int


class CardGiven(DealsSaid, frozen=True):
    """Heard by the two, or by all if all know which card was promised."""

    seat: int
    seat2: int
    card: int


class CardGivenUnseen(DealsSaid, frozen=True):
    seat: int
    seat2: int


class CardShownPrivately(DealsSaid, frozen=True):
    """Heard by the two."""

    seat: int
    seat2: int
    card: int


class PrivateTalkSeen(DealsSaid, frozen=True):
    """Heard by the others, if the table announces it."""

    seat: int
    seat2: int


class DisputeOpened(DealsSaid, frozen=True):
    seat: int
    number: int
    claim: Phrase


class ArbiterVoted(DealsSaid, frozen=True):
    """Upheld the claim (1), or not (0)."""

    seat: int
    upheld: int


class DisputeClosed(DealsSaid, frozen=True):
    """The claim was upheld (1), or not (0)."""

    seat: int
    number: int
    upheld: int
