"""What is told in the Revenue Phase. The words are in revenue.ftl. `bonus`: all that is added to dice or taken off."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class RevenueSaid(Said, frozen=True):
    game = "republic-revenue"


class RaidRolled(RevenueSaid, frozen=True):
    """The dice by their colour: the black one says what is lost."""

    province: int
    black: int
    white: int
    bonus: int
    total: int
    needed: int


class ProvinceOverrun(RevenueSaid, frozen=True):
    province: int


class GarrisonLost(RevenueSaid, frozen=True):
    province: int
    amount: int


class DisorderRolled(RevenueSaid, frozen=True):
    province: int
    dice: int
    bonus: int
    total: int
    needed: int


class IncomeEarned(RevenueSaid, frozen=True):
    minor = True  # fifteen lines, and the table shows what everybody has

    senator: int
    base: int
    knights: int
    rights: int  # concessions
    total: int


class GrainSold(RevenueSaid, frozen=True):
    senator: int
    concession: int
    amount: int


class SpoilsTaken(RevenueSaid, frozen=True):
    """Below nought it is the State that pays."""

    senator: int
    province: int
    dice: int
    bonus: int
    total: int

    def extra_args(self) -> dict[str, int]:
        return {"loss": max(0, -self.total)}


class SpoilsDeclined(RevenueSaid, frozen=True):
    senator: int
    province: int


class RebelPaid(RevenueSaid, frozen=True):
    senator: int
    amount: int


class RebelPaidFromBox(RevenueSaid, frozen=True):
    seat: int
    amount: int


class LegionsReleased(RevenueSaid, frozen=True):
    senator: int
    amount: int


class TalentsGiven(RevenueSaid, frozen=True):
    seat: int
    seat2: int
    amount: int


class PurseSettled(RevenueSaid, frozen=True):
    senator: int
    amount: int


class BoxSettled(RevenueSaid, frozen=True):
    """Heard by its owner only."""

    seat: int
    amount: int


class BodyguardHired(RevenueSaid, frozen=True):
    seat: int
    senator: int


class BodyguardPaid(RevenueSaid, frozen=True):
    senator: int
    amount: int


class BodyguardLeft(RevenueSaid, frozen=True):
    senator: int


class DevelopmentRolled(RevenueSaid, frozen=True):
    province: int
    dice: int
    bonus: int
    total: int


class ProvinceDeveloped(RevenueSaid, frozen=True):
    province: int
    senator: int


class TaxesRolled(RevenueSaid, frozen=True):
    province: int
    dice: int
    bonus: int
    total: int


class BequestArrived(RevenueSaid, frozen=True):
    bequest: int
    amount: int


class DebtsShown(RevenueSaid, frozen=True):
    amount: int
    total: int


class ContributionMade(RevenueSaid, frozen=True):
    senator: int
    amount: int


class BillPaid(RevenueSaid, frozen=True):
    wars: int
    bills: int
    units: int
    owed: int  # taxes and spoils that were less than nothing
    total: int


class TreasuryLow(RevenueSaid, frozen=True):
    amount: int
    level: int


class LegionsKept(RevenueSaid, frozen=True):
    amount: int


class LegionsDisbanded(RevenueSaid, frozen=True):
    amount: int


class UnitsUnpaid(RevenueSaid, frozen=True):
    amount: int
    total: int


class TermShortened(RevenueSaid, frozen=True):
    province: int
    years: int


class TermEnded(RevenueSaid, frozen=True):
    province: int
    senator: int
