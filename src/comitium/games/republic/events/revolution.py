"""What is told of the Revolution Phase and of the civil war."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class RevolutionSaid(Said, frozen=True):
    """The words are in revolution.ftl."""

    game = "republic-revolution"


class StatesmanPlayed(RevolutionSaid, frozen=True):
    seat: int
    senator: int
    influence: int
    popularity: int


class StatesmanSucceeded(RevolutionSaid, frozen=True):
    """[1.07.312] He is played on the card of his family."""

    seat: int
    senator: int
    senator2: int
    influence: int
    popularity: int


class ConcessionGiven(RevolutionSaid, frozen=True):
    seat: int
    concession: int
    senator: int


class TradeOffered(RevolutionSaid, frozen=True):
    seat: int
    seat2: int
    amount: int


class TradeFailed(RevolutionSaid, frozen=True):
    seat: int
    seat2: int


class CardsTraded(RevolutionSaid, frozen=True):
    """Heard by everybody: how many from whom."""

    seat: int
    amount: int
    seat2: int
    amount2: int


class CardShown(RevolutionSaid, frozen=True):
    """Heard by the two."""

    seat: int
    seat2: int
    card: int


class CardPassed(RevolutionSaid, frozen=True):
    """Heard by the two: which."""

    seat: int
    seat2: int
    card: int


class LegionsBought(RevolutionSaid, frozen=True):
    """Talents spent before the legions are tested; `lent` of them are the Master of Horse's."""

    senator: int
    amount: int
    lent: int


class LegionSounded(RevolutionSaid, frozen=True):
    """What the die made, and whether the legion follows."""

    legion: int
    amount: int
    follows: int


class RebelDeclared(RevolutionSaid, frozen=True):
    senator: int
    amount: int


class RebelReplaced(RevolutionSaid, frozen=True):
    senator: int
    senator2: int


class RebellionBegan(RevolutionSaid, frozen=True):
    senator: int


class SenatorRebelled(RevolutionSaid, frozen=True):
    senator: int


class BequestKept(RevolutionSaid, frozen=True):
    senator: int
    amount: int


class WarTaken(RevolutionSaid, frozen=True):
    """With the Manilian Law."""

    senator: int
    war: int


class VeteranJoinedRebel(RevolutionSaid, frozen=True):
    legion: int
    senator: int


class VeteranLeftRebel(RevolutionSaid, frozen=True):
    legion: int
    senator: int


class RebelMet(RevolutionSaid, frozen=True):
    """The commander of the Senate, the rebel, and the strength of both."""

    senator: int
    amount: int
    senator2: int
    amount2: int


class RebellionEnded(RevolutionSaid, frozen=True):
    senator: int


class ProscriptionPlayed(RevolutionSaid, frozen=True):
    seat: int


class ProscriptionDeclined(RevolutionSaid, frozen=True):
    senator: int


class KnightsProscribed(RevolutionSaid, frozen=True):
    senator: int
    knights: int
    amount: int
