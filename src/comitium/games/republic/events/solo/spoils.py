"""What is told of the division of spoils [4.05.4]. `line` is the line of its directive by which a neutral chooses, from 1; one
more than it has where only the mandatory land bill is left (4.05.416); 0 for a player. The words are in solospoils.ftl."""

from __future__ import annotations

from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.events.said import Said


class SoloSpoilsSaid(Said, frozen=True):
    game = "republic-solospoils"


# -- what is named


class SpoilsNamed(SoloSpoilsSaid, frozen=True):
    """[4.05.4] N21 if a neutral names something: then it has a line."""

    def procedure(self) -> Phrase | None:
        return names.procedure("N21") if getattr(self, "line", 0) else None


class OfficeNamed(SpoilsNamed, frozen=True):
    seat: int
    office: int
    line: int


class ProvinceNamed(SpoilsNamed, frozen=True):
    seat: int
    province: int
    line: int


class ConcessionNamed(SpoilsNamed, frozen=True):
    seat: int
    concession: int
    line: int


class SponsorshipNamed(SpoilsNamed, frozen=True):
    seat: int
    line: int


class CosponsorshipNamed(SpoilsNamed, frozen=True):
    """`after`: 1 if its directive is at its end, and only the mandatory land bill is left."""

    seat: int
    line: int
    after: int = 0


class SpoilsPassed(SoloSpoilsSaid, frozen=True):
    seat: int


class ProvinceRolled(SoloSpoilsSaid, frozen=True):
    """[4.01.3] In a tie."""

    reason = minor = True

    province: int
    total: int


# -- whom a neutral gives it


class LeastInfluential(SoloSpoilsSaid, frozen=True):
    """[4.05.41]"""

    reason = minor = True
    code = "N21"

    senator: int
    influence: int


class FewestVotes(SoloSpoilsSaid, frozen=True):
    """[4.05.415]"""

    reason = minor = True
    code = "N21"

    senator: int
    votes: int
    influence: int


class FewestConcessions(SoloSpoilsSaid, frozen=True):
    """[4.05.414]"""

    reason = minor = True
    code = "N21"

    senator: int
    amount: int
    influence: int


class LeastPopular(SoloSpoilsSaid, frozen=True):
    """[4.05.417]"""

    reason = minor = True
    code = "N21"

    senator: int
    popularity: int
    influence: int


# -- what nobody has chosen


class OfficeWithoutCandidate(SoloSpoilsSaid, frozen=True):
    """[4.05.41] [D-33] Nobody in the coalition can hold it."""

    office: int


class ProvinceWithoutCandidate(SoloSpoilsSaid, frozen=True):
    province: int


class OfficeLeftVacant(SoloSpoilsSaid, frozen=True):
    office: int


class ProvinceLeftVacant(SoloSpoilsSaid, frozen=True):
    province: int


class OfficesForced(SoloSpoilsSaid, frozen=True):
    """[D-40] All have passed."""


class SpoilsEnded(SoloSpoilsSaid, frozen=True):
    """[4.05.418]"""

    seat: int  # who has passed, or NOBODY where nothing was left

    def extra_args(self) -> dict[str, int]:
        return {"passed": int(self.seat >= 0)}


# -- land bills


class BillMandatory(SoloSpoilsSaid, frozen=True):
    """[4.05.416] He is less popular than the people are restless."""

    senator: int
    bill: int
    popularity: int
    unrest: int


class BillNotMandatory(SoloSpoilsSaid, frozen=True):
    senator: int
    popularity: int
    unrest: int


class BillSponsored(SoloSpoilsSaid, frozen=True):
    """[4.05.417]"""

    senator: int
    bill: int


class BillFailed(SoloSpoilsSaid, frozen=True):
    """[4.05.417] Nobody has co-sponsored it."""


class BillAnnulled(SoloSpoilsSaid, frozen=True):
    """[4.05.419]"""

    seat: int


# -- Tribunes


class ChoiceSkipped(SoloSpoilsSaid, frozen=True):
    """[4.05.419] `seat` has chosen in vain: a Tribune of `seat2` stands."""

    seat: int
    seat2: int


class PassCancelled(SoloSpoilsSaid, frozen=True):
    """[4.05.418] By a Tribune of `seat2`."""

    seat: int
    seat2: int


class TribuneAnswered(SoloSpoilsSaid, frozen=True):
    """[4.07.6] A neutral answers the Tribune that robs it."""

    code = "N23"

    seat: int
