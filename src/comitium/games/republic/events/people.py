"""What is told of people, money and chits in every phase."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class PeopleSaid(Said, frozen=True):
    """The words are in people.ftl."""

    game = "republic-people"


class TieRolled(PeopleSaid, frozen=True):
    seat: int
    amount: int


class InfluenceChanged(PeopleSaid, frozen=True):
    senator: int
    amount: int
    total: int

    def extra_args(self) -> dict[str, int]:
        return {"rises": int(self.amount > 0), "size": abs(self.amount)}


class PopularityChanged(PeopleSaid, frozen=True):
    senator: int
    amount: int
    total: int

    def extra_args(self) -> dict[str, int]:
        return {"rises": int(self.amount > 0), "size": abs(self.amount)}


class SenatorJoined(PeopleSaid, frozen=True):
    senator: int
    seat: int


class SenatorCameToRome(PeopleSaid, frozen=True):
    senator: int


class SenatorDied(PeopleSaid, frozen=True):
    """`faction` is his, -1 if he had none; `led`: 1 if he was its leader."""

    senator: int
    faction: int = -1
    led: int = 0


class ConcessionReturned(PeopleSaid, frozen=True):
    """To the Forum, from who has died, was convicted or rebels."""

    senator: int
    concession: int


class FamilyMoved(PeopleSaid, frozen=True):
    """To the Curia."""

    senator: int


class SuccessorStayed(PeopleSaid, frozen=True):
    senator: int
    seat: int


class ChitDrawn(PeopleSaid, frozen=True):
    chit: int


class BrothersRolled(PeopleSaid, frozen=True):
    senator: int
    amount: int
    senator2: int
    amount2: int


class StateEarned(PeopleSaid, frozen=True):
    amount: int
    total: int


class StatePaid(PeopleSaid, frozen=True):
    amount: int
    total: int


class UnrestChanged(PeopleSaid, frozen=True):
    amount: int
    total: int

    def extra_args(self) -> dict[str, int]:
        return {"rises": int(self.amount > 0), "size": abs(self.amount)}


class CardTaken(PeopleSaid, frozen=True):
    """Heard by its owner only."""

    seat: int
    card: int


class CardTakenOpenly(PeopleSaid, frozen=True):
    """[4.01.1] By a neutral, whose hand lies open."""

    seat: int
    card: int


class CardTakenUnseen(PeopleSaid, frozen=True):
    seat: int


class CardDiscarded(PeopleSaid, frozen=True):
    seat: int
    card: int


class TurnBegan(PeopleSaid, frozen=True):
    turn: int


class PhaseBegan(PeopleSaid, frozen=True):
    phase: int
