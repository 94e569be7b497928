"""[1.06] The Revenue Phase, step by step: what events do to provinces, what people earn, what the State has to pay."""

from __future__ import annotations

from typing import Final

from comitium.core.frames import Script, Step
from comitium.games.republic.catalogue.tables import STATE_INCOME
from comitium.games.republic.deals.agreements import pay_debts
from comitium.games.republic.rules.common.provinces import is_governed
from comitium.games.republic.rules.common.provincial import PROVINCIAL_RULES
from comitium.games.republic.rules.common.ranks import in_order
from comitium.games.republic.rules.common.rebel_governors import REBEL_GOVERNORS
from comitium.games.republic.rules.common.treasury import earn
from comitium.games.republic.rules.r1_06_revenue.r1_06_0_events import disorder, disordered, raid, raided
from comitium.games.republic.rules.r1_06_revenue.r1_06_2_rebels import ask_upkeep
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_bodyguards import ask_bodyguards, keep_bodyguards
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_redistribution import Redistribution
from comitium.games.republic.rules.r1_06_revenue.r1_06_4_provinces import collect_taxes, develop, extra_income
from comitium.games.republic.rules.r1_06_revenue.r1_06_6_governors import return_governors
from comitium.games.republic.rules.r1_06_revenue.r1_06_11_income import earn_income
from comitium.games.republic.rules.r1_06_revenue.r1_06_13_spoils import ask_spoils
from comitium.games.republic.rules.r1_06_revenue.r1_06_52_contributions import ask_contributions
from comitium.games.republic.rules.r1_06_revenue.r1_06_53_debts import ask_released, pay_bill, settle_bankruptcy
from comitium.games.republic.state.numbers import PROVINCES, lowest
from comitium.games.republic.state.republic import OWED, Republic


class Revenue(Script[Republic]):
    """[1.06] `raided` and `disordered` are the provinces on the lists of both events (A-10), `overrun` those that fell;
    `pending` has those whose dice are still to be thrown."""

    def __init__(self, at: int = 0, raided: int = 0, disordered: int = 0, overrun: int = 0, pending: int = 0) -> None:
        super().__init__(at)
        self.raided = raided
        self.disordered = disordered
        self.overrun = overrun
        self.pending = pending

    def steps(self) -> list[Step]:
        return REVENUE

    def is_sound(self, game: Republic) -> bool:
        every = (1 << PROVINCES) - 1
        return self.overrun & ~self.raided == 0 and (self.raided | self.disordered | self.pending) & ~every == 0


def state_income(game: Republic, revenue: Revenue) -> None:
    """[R0a] [1.06.5] The State first. What was only true of last year's governors is forgotten."""
    game.looted = 0
    game.plunder = []
    game.returned = 0
    game.marks[OWED] = 0
    earn(game, STATE_INCOME, "1.06.5")


def targets(game: Republic, revenue: Revenue) -> None:
    """[A-10] Both lists are fixed before any die is thrown."""
    revenue.raided = raided(game)
    revenue.disordered = disordered(game)
    revenue.pending = revenue.raided


def raids(game: Republic, revenue: Revenue) -> None:
    """[R0b] [1.06] Barbarian Raids, province by province; not where the governor has just died elsewhere (1.13.1)."""
    if revenue.pending:
        province = lowest(revenue.pending)
        revenue.pending &= ~(1 << province)
        revenue.again()
        if is_governed(game, province) and not raid(game, province):
            revenue.overrun |= 1 << province


def still_governed(game: Republic, revenue: Revenue) -> None:
    """[A-10] The other list; a province whose governor has died in a raid is dropped from it."""
    for province in range(len(game.governor)):
        if game.governor[province] < 0:
            revenue.disordered &= ~(1 << province)
    revenue.pending = revenue.disordered


def disorders(game: Republic, revenue: Revenue) -> None:
    """[R0c] [1.06] Internal Disorder, province by province, likewise."""
    if revenue.pending:
        province = lowest(revenue.pending)
        revenue.pending &= ~(1 << province)
        revenue.again()
        if is_governed(game, province):
            disorder(game, province)


def personal_income(game: Republic, revenue: Revenue) -> None:
    """[R1] [1.06.1] What senators earn, and what they may choose to earn. [A-11] It lies with who has earned it until R3.
    [2.03.5] Rebel governors collect all that their provinces bring."""
    if game.rules.rebel_governors:
        REBEL_GOVERNORS[0].earn(game)
    ask_spoils(game, barren(game, revenue))
    earn_income(game)


def barren(game: Republic, revenue: Revenue) -> int:
    """[1.06] The provinces that bring nothing this year: overrun, or in disorder; [2.02.4] or attacked by a war."""
    found = revenue.overrun | revenue.disordered
    return found | PROVINCIAL_RULES[0].attacked(game) if game.rules.provincial_wars else found


def rebel_upkeep(game: Republic, revenue: Revenue) -> None:
    """[R2] [1.06.2] The rebel pays his legions."""
    ask_upkeep(game)


def agreed_payments(game: Republic, revenue: Revenue) -> None:
    """[R3a] [A-3] What was promised is paid before any talent moves freely."""
    pay_debts(game)


def redistribution(game: Republic, revenue: Revenue) -> None:
    """[R3] [1.06.3] All factions at once."""
    seats = in_order(game)
    game.push(Redistribution(seats, [[] for _ in seats]))


def old_bodyguards(game: Republic, revenue: Revenue) -> None:
    """[R3b] [A-47] An Open Bodyguard is paid, or leaves."""
    keep_bodyguards(game)


def new_bodyguards(game: Republic, revenue: Revenue) -> None:
    """[R3b] [A-47] Or is played, by whoever may have it."""
    ask_bodyguards(game)


def development(game: Republic, revenue: Revenue) -> None:
    """[R4] [1.06.4] A die for each province that may develop."""
    develop(game, undevelopable(game, revenue))


def undevelopable(game: Republic, revenue: Revenue) -> int:
    """[A-59] Where barbarians have attacked, or, by the option, only where they have won; and where there is disorder, or
    [2.02.4] a war attacks."""
    return (revenue.raided if game.rules.attacked_undeveloped else revenue.overrun) | barren(game, revenue)


def taxes(game: Republic, revenue: Revenue) -> None:
    """[R5a] [1.06.51] What provinces pay to the State, on the side they have now (A-15)."""
    collect_taxes(game, barren(game, revenue))


def other_income(game: Republic, revenue: Revenue) -> None:
    """[R5b] [1.06.51] Allied Enthusiasm, and bequests that were fetched."""
    extra_income(game)


def contributions(game: Republic, revenue: Revenue) -> None:
    """[R5c] [1.06.52] Senators give to the State."""
    ask_contributions(game)


def released_legions(game: Republic, revenue: Revenue) -> None:
    """[R5d] [1.11.33] Whether the State keeps what the rebel could not pay."""
    ask_released(game)


def debts(game: Republic, revenue: Revenue) -> None:
    """[R5d] [1.06.53] Wars, land bills, legions and fleets."""
    pay_bill(game)


def bankruptcy(game: Republic, revenue: Revenue) -> None:
    """[1.06.53] [A-19] If it could not pay, and there is a rebel to profit from it."""
    settle_bankruptcy(game)


def local_taxes(game: Republic, revenue: Revenue) -> None:
    """[R6] [2.02.2] Governors raise forces from what their provinces keep."""
    if game.rules.provincial_wars:
        PROVINCIAL_RULES[0].raise_forces(game, barren(game, revenue))


def governors(game: Republic, revenue: Revenue) -> None:
    """[R7] [1.06.6] A year of every term is over; captives of the barbarians can be ransomed for the last time."""
    return_governors(game)


REVENUE: Final[list[Step]] = [
    state_income,
    targets,
    raids,
    still_governed,
    disorders,
    personal_income,
    rebel_upkeep,
    agreed_payments,
    redistribution,
    old_bodyguards,
    new_bodyguards,
    development,
    taxes,
    other_income,
    contributions,
    released_legions,
    debts,
    bankruptcy,
    local_taxes,
    governors,
]
