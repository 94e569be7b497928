"""What is told of the Pontifex Maximus and his priests. The words are in pontifex.ftl."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class PontifexSaid(Said, frozen=True):
    game = "republic-pontifex"


class PriestMade(PontifexSaid, frozen=True):
    senator: int


class PriesthoodMoved(PontifexSaid, frozen=True):
    """To the first from the second."""

    senator: int
    senator2: int


class PontifexVetoed(PontifexSaid, frozen=True):
    senator: int


class TempleIncome(PontifexSaid, frozen=True):
    senator: int
    dice: int
    total: int

    def extra_args(self) -> dict[str, int]:
        return {"less": self.dice - self.total}


class OmensPaid(PontifexSaid, frozen=True):
    senator: int
    talents: int


class FactionPaidForOmens(PontifexSaid, frozen=True):
    seat: int
    talents: int


class LeaderLiable(PontifexSaid, frozen=True):
    senator: int
