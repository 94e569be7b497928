"""What a Senate Phase remembers until it closes: who presides, what was voted down, who has had his one chance."""

from __future__ import annotations

from typing import Final

from comitium.core.state_object import StateObject

TRIBUNES_PLACE: Final = 0  # [B-12] among the laws that wait: here is the proposal that a Tribune has booked


class Session(StateObject):
    """[S0.2] The phase ledger. Masks have a bit for each senator, faction, concession or legion, as said."""

    __slots__ = (  # so many fields are too many for Python's fast attributes
        "adjourned", "attempted", "ayes", "booked_by", "booking", "chair", "charges", "disbanded", "disbanded_fleets",
        "filled", "fined", "fining", "garrisoned", "joint_failed", "majors", "marched", "marched_fleets", "minors",
        "motion", "mover", "no_trials", "noes", "pontifex_vetoed", "posted", "priesthood_given", "proposed_bills",
        "proposed_for_life", "raised", "raised_fleets", "refused", "reinforced", "rejected", "reopened", "repealed",
        "sent", "sitting", "spoken", "step", "stood_down", "suffered", "voted_concessions", "waiting",
    )  # fmt: skip

    def __init__(
        self,
        chair: int = -1,  # who presides, NOBODY before the session
        step: int = 0,  # S0 to S9
        sitting: bool = False,  # [1.09.71] between the opening and the adjournment
        adjourned: bool = False,
        stood_down: int = 0,  # [1.09.144] senators who may not preside again
        filled: int = 0,  # offices filled this phase (B-17)
        rejected: list[list[int]] | None = None,  # [1.09.131] proposals that may not come again
        minors: int = 0,  # [1.09.41] prosecutions held
        majors: int = 0,
        charges: list[int] | None = None,  # [1.09.43] reasons used up: senator * 64 + reason
        voted_concessions: int = 0,  # [1.09.61]
        proposed_bills: int = 0,  # [1.09.62] types
        repealed: bool = False,  # [1.09.621] one attempt
        proposed_for_life: bool = False,  # [1.09.821] one proposal
        spoken: int = 0,  # statesmen whose power for this turn is used
        fined: bool = False,  # the Calpurnian fine
        booking: int = -1,  # [1.09.151] the faction that has booked the next proposal
        booked_by: int = -1,  # the statesman whose free Tribune did, or NOBODY for a card
        sent: int = 0,  # [1.09.644] commanders sent this phase
        reinforced: int = 0,  # [1.09.647] commanders
        posted: int = 0,  # [1.09.52] provinces whose governor was elected this phase
        garrisoned: int = 0,  # [1.09.646] legions sent as garrison this phase
        raised: int = 0,  # [1.09.63] legions
        raised_fleets: int = 0,
        disbanded: int = 0,  # legions
        disbanded_fleets: int = 0,
        attempted: int = 0,  # [1.09.7] factions that have made their attempt
        suffered: int = 0,  # and those that have suffered one
        refused: list[int] | None = None,  # consents refused: what was asked of whom, packed
        joint_failed: bool = False,  # [1.09.31]
        fining: int = -1,  # the faction that has won the right to fine
        reopened: bool = False,  # [1.09.151] a Tribune has forced one more proposal after the adjournment
        no_trials: bool = False,  # [1.09.41] the Censor has closed the prosecutions
        motion: str = "",  # [1.09.83] the words before the house
        mover: int = -1,  # whose they are
        ayes: int = 0,  # factions that have said aye
        noes: int = 0,  # and no
        marched: int = 0,  # [1.09.63] legions raised that count as old ones, for so many of those have left instead
        marched_fleets: int = 0,  # fleets raised that have left
        waiting: list[int] | None = None,  # [2.06.2] laws that wait for their vote, as they were played, packed
        pontifex_vetoed: bool = False,  # [2.01.5] the Pontifex Maximus has used his veto
        priesthood_given: bool = False,  # [2.01.3] and has given or moved a priesthood
    ) -> None:
        self.chair = chair
        self.step = step
        self.sitting = sitting
        self.adjourned = adjourned
        self.stood_down = stood_down
        self.filled = filled
        self.rejected = rejected if rejected is not None else []
        self.minors = minors
        self.majors = majors
        self.charges = charges if charges is not None else []
        self.voted_concessions = voted_concessions
        self.proposed_bills = proposed_bills
        self.repealed = repealed
        self.proposed_for_life = proposed_for_life
        self.spoken = spoken
        self.fined = fined
        self.booking = booking
        self.booked_by = booked_by
        self.sent = sent
        self.reinforced = reinforced
        self.posted = posted
        self.garrisoned = garrisoned
        self.raised = raised
        self.raised_fleets = raised_fleets
        self.disbanded = disbanded
        self.disbanded_fleets = disbanded_fleets
        self.attempted = attempted
        self.suffered = suffered
        self.refused = refused if refused is not None else []
        self.joint_failed = joint_failed
        self.fining = fining
        self.reopened = reopened
        self.no_trials = no_trials
        self.motion = motion
        self.mover = mover
        self.ayes = ayes
        self.noes = noes
        self.marched = marched
        self.marched_fleets = marched_fleets
        self.waiting = waiting if waiting is not None else []
        self.pontifex_vetoed = pontifex_vetoed
        self.priesthood_given = priesthood_given

    def clone(self) -> Session:
        """Written by tools/write_state.py: 1.3 us interpreted, where following the constructor takes 4."""
        return Session(
            self.chair,
            self.step,
            self.sitting,
            self.adjourned,
            self.stood_down,
            self.filled,
            [one[:] for one in self.rejected],
            self.minors,
            self.majors,
            self.charges[:],
            self.voted_concessions,
            self.proposed_bills,
            self.repealed,
            self.proposed_for_life,
            self.spoken,
            self.fined,
            self.booking,
            self.booked_by,
            self.sent,
            self.reinforced,
            self.posted,
            self.garrisoned,
            self.raised,
            self.raised_fleets,
            self.disbanded,
            self.disbanded_fleets,
            self.attempted,
            self.suffered,
            self.refused[:],
            self.joint_failed,
            self.fining,
            self.reopened,
            self.no_trials,
            self.motion,
            self.mover,
            self.ayes,
            self.noes,
            self.marched,
            self.marched_fleets,
            self.waiting[:],
            self.pontifex_vetoed,
            self.priesthood_given,
        )
