"""What a Senate Phase remembers until it closes: who presides, what was voted down, who has had his one chance."""

from __future__ import annotations

from comitium.core.plain import Plain


class Session(Plain):
    """[S0.2] The phase ledger. Masks have a bit for each senator, faction, concession or legion, as said."""

    __slots__ = (  # more than thirty are too many for Python's fast attributes
        "adjourned", "attempted", "ayes", "booked_by", "booking", "chair", "charges", "disbanded",
        "disbanded_fleets", "filled", "fined", "fining", "garrisoned", "joint_failed", "majors",
        "marched", "marched_fleets", "minors", "motion", "mover", "no_trials", "noes", "posted",
        "proposed_bills", "proposed_for_life", "raised",
        "raised_fleets", "refused", "reinforced", "rejected", "reopened", "repealed", "sent", "sitting",
        "spoken", "step", "stood_down", "suffered", "voted_concessions",
    )  # fmt: skip

    def __init__(
        self,
        chair: int = -1,
        step: int = 0,
        sitting: bool = False,
        adjourned: bool = False,
        stood_down: int = 0,
        filled: int = 0,
        rejected: list[list[int]] | None = None,
        minors: int = 0,
        majors: int = 0,
        charges: list[int] | None = None,
        voted_concessions: int = 0,
        proposed_bills: int = 0,
        repealed: bool = False,
        proposed_for_life: bool = False,
        spoken: int = 0,
        fined: bool = False,
        booking: int = -1,
        booked_by: int = -1,
        sent: int = 0,
        reinforced: int = 0,
        posted: int = 0,
        garrisoned: int = 0,
        raised: int = 0,
        raised_fleets: int = 0,
        disbanded: int = 0,
        disbanded_fleets: int = 0,
        attempted: int = 0,
        suffered: int = 0,
        refused: list[int] | None = None,
        joint_failed: bool = False,
        fining: int = -1,
        reopened: bool = False,
        no_trials: bool = False,
        motion: str = "",
        mover: int = -1,
        ayes: int = 0,
        noes: int = 0,
        marched: int = 0,
        marched_fleets: int = 0,
    ) -> None:
        self.chair = chair  # who presides, NOBODY before the session
        self.step = step  # S0 to S9
        self.sitting = sitting  # [1.09.71] between the opening and the adjournment
        self.adjourned = adjourned
        self.stood_down = stood_down  # [1.09.144] senators who may not preside again
        self.filled = filled  # offices filled this phase (B-17)
        self.rejected = rejected if rejected is not None else []  # [1.09.131] proposals that may not come again
        self.minors = minors  # [1.09.41] prosecutions held
        self.majors = majors
        self.charges = charges if charges is not None else []  # [1.09.43] reasons used up: senator * 64 + reason
        self.voted_concessions = voted_concessions  # [1.09.61]
        self.proposed_bills = proposed_bills  # [1.09.62] types
        self.repealed = repealed  # [1.09.621] one attempt
        self.proposed_for_life = proposed_for_life  # [1.09.821] one proposal
        self.spoken = spoken  # statesmen whose power for this turn is used
        self.fined = fined  # the Calpurnian fine
        self.booking = booking  # [1.09.151] the faction that has booked the next proposal
        self.booked_by = booked_by  # the statesman whose free Tribune did, or NOBODY for a card
        self.sent = sent  # [1.09.644] commanders sent this phase
        self.reinforced = reinforced  # [1.09.647] commanders
        self.posted = posted  # [1.09.52] provinces whose governor was elected this phase
        self.garrisoned = garrisoned  # [1.09.646] legions sent as garrison this phase
        self.raised = raised  # [1.09.63] legions
        self.raised_fleets = raised_fleets
        self.disbanded = disbanded  # legions
        self.disbanded_fleets = disbanded_fleets
        self.attempted = attempted  # [1.09.7] factions that have made their attempt
        self.suffered = suffered  # and those that have suffered one
        self.refused = refused if refused is not None else []  # consents refused: what was asked of whom, packed
        self.joint_failed = joint_failed  # [1.09.31]
        self.fining = fining  # the faction that has won the right to fine
        self.reopened = reopened  # [1.09.151] a Tribune has forced one more proposal after the adjournment
        self.no_trials = no_trials  # [1.09.41] the Censor has closed the prosecutions
        self.motion = motion  # [1.09.83] the words before the house
        self.mover = mover  # whose they are
        self.ayes = ayes  # factions that have said aye
        self.noes = noes  # and no
        self.marched = marched  # [1.09.63] legions raised that count as old ones, for so many of those have left instead
        self.marched_fleets = marched_fleets  # fleets raised that have left

    def clone(self) -> Session:
        return Session(
            self.chair,
            self.step,
            self.sitting,
            self.adjourned,
            self.stood_down,
            self.filled,
            [what[:] for what in self.rejected],
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
        )
