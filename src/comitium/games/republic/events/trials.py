"""What is told of prosecutions and of special ones: accusers, appeals, verdicts."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class TrialsSaid(Said, frozen=True):
    """The words are in trials.ftl."""

    game = "republic-trials"


class ProsecutionsOpened(TrialsSaid, frozen=True):
    """By the Censor, who presides from now on."""

    senator: int


class ProsecutionsClosed(TrialsSaid, frozen=True):
    pass


class MarkersCleared(TrialsSaid, frozen=True):
    pass


class ProsecutorAsked(TrialsSaid, frozen=True):
    """The prosecutor, then the accused."""

    senator: int
    senator2: int


class ProsecutorAnswered(TrialsSaid, frozen=True):
    senator: int
    given: int


class AppealRolled(TrialsSaid, frozen=True):
    """The dice, the total, and what it brings: votes, or "killed" or "freed"."""

    senator: int
    roll: int
    total: int
    result: str
    votes: int

    def extra_args(self) -> dict[str, int]:
        return {"rises": int(self.votes >= 0), "size": abs(self.votes)}


class SenatorConvicted(TrialsSaid, frozen=True):
    senator: int
    proposal: int


class SenatorAcquitted(TrialsSaid, frozen=True):
    senator: int


class PriorConsulTaken(TrialsSaid, frozen=True):
    """By the prosecutor from the convicted."""

    senator: int
    senator2: int
