"""What is told in the Mortality Phase, and of factions that have nobody left. The words are in mortality.ftl."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class MortalitySaid(Said, frozen=True):
    game = "republic-mortality"


class EraAdvanced(MortalitySaid, frozen=True):
    era: int


class NobodyDied(MortalitySaid, frozen=True):
    pass


class FactionCarriedOn(MortalitySaid, frozen=True):
    seat: int


class FactionWaits(MortalitySaid, frozen=True):
    """There is no family in the Curia that it may take."""

    seat: int


class FamilyTaken(MortalitySaid, frozen=True):
    seat: int
    senator: int


class FactionEliminated(MortalitySaid, frozen=True):
    seat: int
