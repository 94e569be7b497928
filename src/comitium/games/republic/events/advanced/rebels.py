"""[2.03] What is told of rebel governors."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class RebelsSaid(Said, frozen=True):
    """The words are in rebels.ftl."""

    game = "republic-rebels"


class FleetSounded(RebelsSaid, frozen=True):
    """[2.03.23] What the die made, and whether the fleet follows."""

    amount: int
    follows: int


class FleetsHandedBack(RebelsSaid, frozen=True):
    """[2.03.23]"""

    senator: int
    fleets: int


class ProvinceRose(RebelsSaid, frozen=True):
    """[2.03.21] With what is on it."""

    senator: int
    province: int
    legions: int
    armies: int
    fleets: int


class RebelStayed(RebelsSaid, frozen=True):
    """[2.03.8]"""

    senator: int
    province: int


class ForceMarched(RebelsSaid, frozen=True):
    """[2.03.7] [2.03.71] It is in Italy."""

    senator: int
    province: int
    legions: int
    armies: int


class ForceSailed(RebelsSaid, frozen=True):
    """[2.03.72] It is on its way to Italy."""

    senator: int
    province: int
    legions: int
    armies: int


class InterceptionOmitted(RebelsSaid, frozen=True):
    """[2.03.72] `able`: 0 if there was no fleet, or nobody to send it."""

    senator: int
    able: int


class InterceptionFought(RebelsSaid, frozen=True):
    """[2.03.72] The fleets of the Senate against those of the rebels."""

    senator: int
    fleets: int
    enemy: int


class InterceptionDecided(RebelsSaid, frozen=True):
    """[2.03.72] `held`: 1 if they stay in their province."""

    senator: int
    total: int
    held: int


class SenateFleetsSunk(RebelsSaid, frozen=True):
    fleets: int


class RebelFleetsSunk(RebelsSaid, frozen=True):
    """Provincial ones and Roman ones."""

    provincial: int
    fleets: int


class ForceLanded(RebelsSaid, frozen=True):
    senator: int


class RebelIncome(RebelsSaid, frozen=True):
    """[2.03.5] Spoils, the tax of the State, the local tax."""

    senator: int
    province: int
    spoils: int
    tax: int
    local: int
    amount: int


class UnitsReleased(RebelsSaid, frozen=True):
    """[2.03.6] Roman units, which go to the State."""

    senator: int
    legions: int
    fleets: int


class ProvincialsReleased(RebelsSaid, frozen=True):
    """[2.03.6] They are gone."""

    armies: int
    fleets: int


class FleetsKept(RebelsSaid, frozen=True):
    """[2.03.6] By the State, of those that were released; the others are dissolved."""

    fleets: int
    dissolved: int


class ProvinceAttacked(RebelsSaid, frozen=True):
    """[2.03.81] The commander of the Senate, the governor, and the strength of both. Naval: 1 at sea."""

    senator: int
    amount: int
    senator2: int
    amount2: int
    province: int
    naval: int


class ProvinceFleetLost(RebelsSaid, frozen=True):
    province: int
    fleets: int


class ProvinceFleetBeaten(RebelsSaid, frozen=True):
    """[2.03.91] It has the marker of a naval victory."""

    province: int
    senator: int


class MarchingArmiesLost(RebelsSaid, frozen=True):
    armies: int


class RebelProvinceLost(RebelsSaid, frozen=True):
    """[2.03.91] A rebel governor is dead: it lies in the Forum, undeveloped and without forces."""

    province: int
