"""[2.02] What is told of the provincial wars."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class ProvincialSaid(Said, frozen=True):
    """The words are in provincial.ftl."""

    game = "republic-provincial"


class ProvincialsRaised(ProvincialSaid, frozen=True):
    """[2.02.3] `talents` are those that the governor has added."""

    province: int
    armies: int
    fleets: int
    talents: int


class WarOrderRolled(ProvincialSaid, frozen=True):
    """[C-96] In which order provinces fight their wars."""

    war: int
    amount: int


class ProvinceDefenceless(ProvincialSaid, frozen=True):
    """[C-57] A battle at sea without a ship."""

    province: int
    war: int


class ProvinceFought(ProvincialSaid, frozen=True):
    """Naval: 1 at sea."""

    province: int
    war: int
    naval: int
    army: int
    command: int
    enemy: int


class FleetsMissing(ProvincialSaid, frozen=True):
    """[2.02.41] A victory without the fleet support is a stalemate."""

    province: int
    fleets: int


class ProvincialLosses(ProvincialSaid, frozen=True):
    """`numbers` are those of the legions."""

    province: int
    armies: int
    legions: int
    fleets: int
    numbers: str


class ProvinceAllied(ProvincialSaid, frozen=True):
    """[2.02.412] With the strength that the war has now."""

    province: int
    war: int
    land: int
    fleet: int


class AlliedLosses(ProvincialSaid, frozen=True):
    province: int
    armies: int
    fleets: int


class ProvinceFreed(ProvincialSaid, frozen=True):
    province: int


class ProvinceWonSea(ProvincialSaid, frozen=True):
    province: int
    war: int


class WarSubdued(ProvincialSaid, frozen=True):
    """[2.02.414] `inactive`: 1 if it stays in the Forum, 0 if something that matches sends it away."""

    province: int
    war: int
    inactive: int
