"""What the miniature Senate tells: past-tense facts, interpreted beside the compiled rules (mypyc drops class keywords)."""

from __future__ import annotations

from typing import ClassVar, Final

from comitium.core.messages import Phrase
from comitium.core.vocabulary import Speakers, SpokenEvent

NAMES: Final = (
    "cornelius", "fabius", "valerius", "julius", "claudius", "manlius", "fulvius", "furius", "aurelius", "junius",
    "papirius", "acilius", "flaminius", "aelius", "sulpicius", "calpurnius", "plautius", "quinctius", "aemilius",
    "terentius", "sempronius", "livius", "licinius", "marcius", "porcius", "caecilius", "domitius", "pompeius",
    "servilius", "antonius",
)  # fmt: skip
SEATS: Final = ("A", "B", "C", "D", "E", "F")
CARD_NAMES: Final = ("concession", "tribune", "assassin", "bodyguard", "peddling")


def senator(number: int) -> Phrase:
    return Phrase("senate-senator", {"name": NAMES[number]})


def seat(number: int) -> Phrase:
    return Phrase("senate-seat", {"name": SEATS[number]})


def card(number: int) -> Phrase:
    return Phrase("senate-card", {"name": CARD_NAMES[number]})


class Said(SpokenEvent, frozen=True):
    game: ClassVar[str] = "senate"
    speakers: ClassVar[Speakers] = {"senator": senator, "seat": seat, "card": card}


class CardsDealt(Said, frozen=True):
    """Heard by one seat only: its hand."""

    seat: int
    cards: tuple[int, ...]


class ProposalAnnounced(Said, frozen=True):
    proposal: int
    tribune: int


class VotesCast(Said, frozen=True):
    senator: int
    ayes: int
    noes: int


class TribunePlayed(Said, frozen=True):
    """The veto has the rule 1.09.152, the suspension 1.09.642."""

    seat: int


class TribuneShown(Said, frozen=True):
    """[1.09.15] Who lost the dice takes the card back; all have seen it."""

    seat: int


class VoteClosed(Said, frozen=True):
    """How a proposal ended: passed, rejected, vetoed, dropped, elected; cancelled and void are no rejections."""

    proposal: int
    result: str
    ayes: int
    noes: int


class AttemptDeclared(Said, frozen=True):
    senator: int
    senator2: int
    number: int


class AppealRolled(Said, frozen=True):
    senator: int
    total: int


class SenatorDied(Said, frozen=True):
    senator: int


class ChairStoodDown(Said, frozen=True):
    senator: int


class SenatorRansomed(Said, frozen=True):
    senator: int
    talents: int


class InfluencePeddled(Said, frozen=True):
    """Heard by everybody: a card was taken."""

    seat: int
    seat2: int


class CardStolen(Said, frozen=True):
    """Heard by the two: which."""

    seat: int
    seat2: int
    card: int


class SessionOpened(Said, frozen=True):
    left: int


class AgreementChanged(Said, frozen=True):
    """Offered (0), binding (1), fulfilled (2) or cancelled (3)."""

    number: int
    status: int


class PromiseSettled(Said, frozen=True):
    """Kept (1), or impossible (2)."""

    seat: int
    seat2: int
    kind: int
    status: int


class TalentsPaid(Said, frozen=True):
    seat: int
    seat2: int
    talents: int
