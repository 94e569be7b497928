"""What is told of advocates: who is asked, who defends, what the speeches bring."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class AdvocatesSaid(Said, frozen=True):
    """The words are in advocates.ftl."""

    game = "republic-advocates"


class AdvocateAsked(AdvocatesSaid, frozen=True):
    """The advocate, then the accused."""

    senator: int
    senator2: int


class AdvocateRefused(AdvocatesSaid, frozen=True):
    senator: int


class AdvocateFound(AdvocatesSaid, frozen=True):
    """The advocate, then the accused."""

    senator: int
    senator2: int


class AdvocateMissing(AdvocatesSaid, frozen=True):
    """The accused defends himself."""

    senator: int


class TrialRolled(AdvocatesSaid, frozen=True):
    """Advocate and prosecutor, the dice, the total, and the votes for the accused, below 0 against him."""

    senator: int
    senator2: int
    roll: int
    total: int
    votes: int

    def extra_args(self) -> dict[str, int]:
        return {"rises": int(self.votes >= 0), "size": abs(self.votes)}
