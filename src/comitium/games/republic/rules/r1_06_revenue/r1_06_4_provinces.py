"""[1.06.4] [1.06.51] Provinces develop under their governors, and pay taxes; and what else the State earns."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.events import EVENT_TALENTS, PROVINCE_INCOME
from comitium.games.republic.catalogue.ids import ALLIED_ENTHUSIASM, TRIAL_OF_VERRES
from comitium.games.republic.catalogue.intrigue import BEQUEST_TALENTS
from comitium.games.republic.catalogue.provinces import TAX_BONUS, TAX_DICE
from comitium.games.republic.catalogue.tables import DEVELOP_BONUS, DEVELOP_INFLUENCE, DEVELOP_TOTAL
from comitium.games.republic.events.revenue import BequestArrived, DevelopmentRolled, ProvinceDeveloped, TaxesRolled
from comitium.games.republic.rules.common.people import come_to_rome, gain_influence
from comitium.games.republic.rules.common.provinces import is_governed, side
from comitium.games.republic.rules.common.treasury import earn
from comitium.games.republic.rules.common.units import home
from comitium.games.republic.rules.r1_06_revenue.r1_06_0_events import face
from comitium.games.republic.rules.r1_06_revenue.r1_06_13_spoils import throw
from comitium.games.republic.state.numbers import FETCHED, FORCE, MISSION, PROVINCES, SENATORS
from comitium.games.republic.state.republic import OWED, Republic


def is_honest(game: Republic, province: int) -> bool:
    """[A-16] Its governor wears no Corrupt marker; [1.13.1] by a legate he has not plundered it this year either."""
    if game.corrupt >> game.governor[province] & 1:
        return False
    return not (game.legates >> province & 1 and game.looted >> province & 1)


def develop(game: Republic, barred: int) -> None:
    """[R4] [1.06.4] A die for every undeveloped province with a loyal governor; one who is not corrupt adds one."""
    for province in range(PROVINCES):
        if barred >> province & 1 or game.developed >> province & 1 or not is_governed(game, province):
            continue
        governor = game.governor[province]
        die = game.die()
        total = die + (DEVELOP_BONUS if is_honest(game, province) else 0) - game.omens
        if game.has_listener:
            game.tell(DevelopmentRolled("1.06.4", province, die, total - die, total), EVERYBODY)
        if total >= DEVELOP_TOTAL:
            game.developed |= 1 << province
            if game.has_listener:
                game.tell(ProvinceDeveloped("1.06.4", province, governor), EVERYBODY)
            gain_influence(game, governor, DEVELOP_INFLUENCE, "1.06.4")


def collect_taxes(game: Republic, barred: int) -> None:
    """[R5a] [1.06.51] [A-17] A gain is the State's at once, a loss waits for the other debts."""
    verres = PROVINCE_INCOME[face(game, TRIAL_OF_VERRES)] if game.levels[TRIAL_OF_VERRES] else 0
    for province in range(PROVINCES):
        if barred >> province & 1 or not is_governed(game, province):
            continue
        place = side(game, province)
        dice = throw(game, TAX_DICE[place])
        total = dice + TAX_BONUS[place] - game.omens + verres
        if game.has_listener:
            game.tell(TaxesRolled("1.06.51", province, dice, total - dice, total), EVERYBODY)
        if total > 0:
            earn(game, total, "1.06.51")
        else:
            game.marks[OWED] -= total


def extra_income(game: Republic) -> None:
    """[R5b] [1.06.51] What enthusiastic allies send; bequests that were fetched, and their escorts home."""
    if game.levels[ALLIED_ENTHUSIASM]:
        earn(game, EVENT_TALENTS[face(game, ALLIED_ENTHUSIASM)], "1.06.51")
    for bequest in range(len(game.bequests)):
        if game.bequests[bequest] != FETCHED:
            continue
        if BEQUEST_TALENTS[bequest]:
            if game.has_listener:
                game.tell(BequestArrived("1.06.51", bequest, BEQUEST_TALENTS[bequest]), EVERYBODY)
            earn(game, BEQUEST_TALENTS[bequest], "1.06.51")
        for senator in range(SENATORS):
            if game.where[senator] == MISSION + bequest:
                home(game, FORCE + senator)
                come_to_rome(game, senator, "1.06.51")
