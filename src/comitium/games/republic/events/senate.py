"""What is told of the Senate: the chair, proposals, votes, Tribunes, elections."""

from __future__ import annotations

from comitium.core.messages import Phrase
from comitium.games.republic.events.said import Said


class SenateSaid(Said, frozen=True):
    """The words are in senate.ftl."""

    game = "republic-senate"


class SenateOpened(SenateSaid, frozen=True):
    senator: int


class ChairChanged(SenateSaid, frozen=True):
    senator: int


class ChairStoodDown(SenateSaid, frozen=True):
    senator: int


class ConsentAnswered(SenateSaid, frozen=True):
    senator: int
    proposal: int
    given: int


class ProposalAnnounced(SenateSaid, frozen=True):
    what: Phrase
    by: int
    means: int

    def extra_args(self) -> dict[str, int]:
        return {"means": self.means}


class FactionCalled(SenateSaid, frozen=True):
    seat: int


class VotesCast(SenateSaid, frozen=True):
    senator: int
    ayes: int
    noes: int
    bought: int


class VoteClosed(SenateSaid, frozen=True):
    what: Phrase
    result: str
    ayes: int
    noes: int


class TribunePlayed(SenateSaid, frozen=True):
    seat: int
    means: int


class TribuneCancelled(SenateSaid, frozen=True):
    seat: int


class GraftPriced(SenateSaid, frozen=True):
    senator: int
    amount: int


class TribuneAttacked(SenateSaid, frozen=True):
    senator: int
    die: int


class MobIncited(SenateSaid, frozen=True):
    senator: int
    seat: int
    chits: int


class OfficeTaken(SenateSaid, frozen=True):
    senator: int
    office: int


class OfficeLost(SenateSaid, frozen=True):
    senator: int
    office: int


class PriorConsulMarked(SenateSaid, frozen=True):
    senator: int


class DictatorOffered(SenateSaid, frozen=True):
    senator: int
    senator2: int


class JointAppointmentFailed(SenateSaid, frozen=True):
    pass


class SenateAdjourned(SenateSaid, frozen=True):
    senator: int


class SenateClosed(SenateSaid, frozen=True):
    pass


class LawEnacted(SenateSaid, frozen=True):
    seat: int
    law: int


class LawRemoved(SenateSaid, frozen=True):
    law: int


class SenatorFined(SenateSaid, frozen=True):
    senator: int
    amount: int


class LandCommissionerClaimed(SenateSaid, frozen=True):
    senator: int


class MotionMoved(SenateSaid, frozen=True):
    seat: int
    text: str


class MotionAnswered(SenateSaid, frozen=True):
    """Aye (1), or no (0)."""

    seat: int
    aye: int


class MotionClosed(SenateSaid, frozen=True):
    seat: int
    ayes: int
    noes: int
