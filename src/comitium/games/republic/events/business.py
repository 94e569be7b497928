"""What is told of governors, concessions, land bills, forces and deployments."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class BusinessSaid(Said, frozen=True):
    """The words are in business.ftl."""

    game = "republic-business"


class GovernorElected(BusinessSaid, frozen=True):
    senator: int
    province: int


class LegateSent(BusinessSaid, frozen=True):
    senator: int
    province: int


class GovernorRecalled(BusinessSaid, frozen=True):
    senator: int
    province: int


class ConcessionAssigned(BusinessSaid, frozen=True):
    concession: int
    senator: int


class ConcessionFlipped(BusinessSaid, frozen=True):
    concession: int


class ConcessionReturned(BusinessSaid, frozen=True):
    concession: int


class LandBillPassed(BusinessSaid, frozen=True):
    bill: int
    senator: int
    senator2: int


class LandBillRepealed(BusinessSaid, frozen=True):
    bill: int
    senator: int


class ForcesRaised(BusinessSaid, frozen=True):
    legions: int
    fleets: int
    amount: int


class ForcesDisbanded(BusinessSaid, frozen=True):
    legions: int
    fleets: int


class ConcessionPaid(BusinessSaid, frozen=True):
    concession: int
    senator: int
    amount: int


class CommanderSent(BusinessSaid, frozen=True):
    senator: int
    war: int
    legions: int
    fleets: int


class CommanderRecalled(BusinessSaid, frozen=True):
    senator: int
    war: int


class UnitsRecalled(BusinessSaid, frozen=True):
    war: int
    legions: int
    fleets: int


class CommanderReinforced(BusinessSaid, frozen=True):
    senator: int
    legions: int
    fleets: int


class GarrisonSent(BusinessSaid, frozen=True):
    province: int
    legions: int


class GarrisonRecalled(BusinessSaid, frozen=True):
    province: int
    legions: int


class BequestFetched(BusinessSaid, frozen=True):
    senator: int
    card: int


class AllianceRefused(BusinessSaid, frozen=True):
    fleets: int


class RecalledAutomatically(BusinessSaid, frozen=True):
    senator: int
    war: int


class StraysCameHome(BusinessSaid, frozen=True):
    war: int
