"""[2.04.3] A Consul calls up the veterans he has disbanded, with his own money and that of his faction."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.games.republic.catalogue.tables import RECALLED_INFLUENCE, RECALLED_ORATORY, VETERAN_RECALL_PRICE
from comitium.games.republic.choices import argument
from comitium.games.republic.events.veterans import VeteransCalledUp
from comitium.games.republic.rules.common.asides import Aside, register
from comitium.games.republic.rules.common.people import gain_influence
from comitium.games.republic.rules.common.units import move_legions
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r2_04_veterans.choices import CALL_UP, CALL_UP_FACTION
from comitium.games.republic.state.numbers import (
    ACTIVE,
    DICTATOR,
    FIELD_CONSUL,
    LEGIONS,
    NOBODY,
    RESERVE,
    ROME_CONSUL,
    SENATE,
)
from comitium.games.republic.state.republic import Republic

NOT_HIS: Final = Reason("2.04.3", "republic-veterans-refuse-call-up", "legion")
NOT_NOW: Final = Reason("C-73", "republic-veterans-refuse-not-now")
NO_CONSUL: Final = Reason("C-73", "republic-veterans-refuse-no-consul")
TOO_DEAR: Final = Reason("2.04.3", "republic-veterans-refuse-price")
SAME_PURSE: Final = Reason("2.04.3", "republic-veterans-refuse-same-purse")


def is_time(game: Republic) -> bool:
    """[C-73] During other business; the Senate of the game for one or two has no such steps."""
    return game.phase == SENATE and (game.session.step in (kinds.S7, kinds.S8) or game.rules.neutrals > 0)


def may_call_up(game: Republic, man: int) -> bool:
    """[2.04.3] [C-73] A Consul in Rome; the Dictator only if the option says so."""
    if not game.in_rome(man):
        return False
    if man in (game.offices[ROME_CONSUL], game.offices[FIELD_CONSUL]):
        return True
    return game.rules.dictator_recalls_too and game.offices[DICTATOR] == man


def own_share(game: Republic, man: int, faction_first: bool) -> int:
    """[C-108] What the man pays himself, if one purse pays as far as it goes and the other one the rest; NOBODY if both do not
    hold enough."""
    own, box = game.talents[man], game.box[game.faction[man]]
    if own + box < VETERAN_RECALL_PRICE:
        return NOBODY
    return max(0, VETERAN_RECALL_PRICE - box) if faction_first else min(own, VETERAN_RECALL_PRICE)


def why_not_call_up(game: Republic, seat: int, legion: int, faction_first: bool) -> Reason | None:
    """[2.04.3] A legion that one's own Consul has disbanded. [C-108] No shortage forbids it."""
    if not game.rules.veterans or not 0 <= legion < LEGIONS:
        return NOT_HIS
    man = game.recallable_by[legion]
    if man < 0 or game.faction[man] != seat:
        return NOT_HIS
    if not is_time(game):
        return NOT_NOW
    if not may_call_up(game, man):
        return NO_CONSUL
    share = own_share(game, man, faction_first)
    if share < 0:
        return TOO_DEAR
    return SAME_PURSE if faction_first and share == own_share(game, man, False) else None


def call_up(game: Republic, legion: int, own: int) -> None:
    """[2.04.3] A veteran in the Active Forces again, of the same allegiance; who called it up loses what it had given him.
    [C-108] Nobody earns anything by it."""
    man = game.recallable_by[legion]
    game.talents[man] -= own
    game.box[game.faction[man]] -= VETERAN_RECALL_PRICE - own
    move_legions(game, 1 << legion, RESERVE, ACTIVE)
    game.veterans |= 1 << legion
    game.allegiance[legion] = man
    game.gained_oratory[man] = max(0, game.gained_oratory[man] + RECALLED_ORATORY)
    if game.has_listener:
        rest = VETERAN_RECALL_PRICE - own
        game.tell(VeteransCalledUp("2.04.3", man, legion, own, rest, game.oratory(man)), EVERYBODY)
    gain_influence(game, man, RECALLED_INFLUENCE, "2.04.3")


class CallUp(Aside):
    """[2.04.3] One legion after the other, his own purse first."""

    verb = CALL_UP
    faction_first: bool = False

    def menu(self, game: Republic, seat: int) -> list[int]:
        found: list[int] = []
        if game.rules.veterans and is_time(game):
            for legion in range(LEGIONS):
                if why_not_call_up(game, seat, legion, self.faction_first) is None:
                    found.append(self.verb + legion)
        return found

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return why_not_call_up(game, seat, argument(choice), self.faction_first)

    def act(self, game: Republic, seat: int, choice: int) -> None:
        legion = argument(choice)
        call_up(game, legion, own_share(game, game.recallable_by[legion], self.faction_first))


class CallUpFaction(CallUp):
    """[2.04.3] Likewise, the treasury of his faction first."""

    verb = CALL_UP_FACTION
    faction_first = True


register(CallUp())
register(CallUpFaction())
