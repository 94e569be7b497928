"""[C-43] The Manilian Law: a victorious commander leads his army to another war, without a vote."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.games.republic.catalogue.ids import MANILIAN_LAW
from comitium.games.republic.events.revolution import WarTaken
from comitium.games.republic.rules.common.people import leave
from comitium.games.republic.rules.common.wars import activate, fleet_strength, in_forum, support
from comitium.games.republic.rules.r1_10_combat.commanders import make_proconsul, master_of
from comitium.games.republic.state.numbers import AT_WAR, CIVIL_WAR, FORCE
from comitium.games.republic.state.republic import Republic

NO_LAW: Final = Reason("C-43", "republic-revolution-refuse-no-law")
NO_SUPPORT: Final = Reason("C-43", "republic-revolution-refuse-no-support", "war")


def why_not_take(game: Republic, commander: int, war: int) -> Reason | None:
    """[C-43] Another war in the Forum, no rebel, if his own fleets are enough for it."""
    if not game.in_force(MANILIAN_LAW):
        return NO_LAW
    if not 0 <= war < CIVIL_WAR or not in_forum(game, war):
        return NO_SUPPORT
    fleets = game.fleets[FORCE + commander]
    needed = max(support(game, war), 1 if fleet_strength(game, war) else 0)
    return None if fleets >= needed and game.where[commander] != AT_WAR + war else NO_SUPPORT


def take_war(game: Republic, commander: int, war: int) -> None:
    """[C-43] He leads his whole army to another war, as Proconsul; a war that was not active is so at once. No battle now."""
    master = master_of(game, commander)
    leave(game, commander, AT_WAR + war)
    if master >= 0:
        leave(game, master, AT_WAR + war)
    game.dispatched += 1
    game.dispatch[commander] = game.dispatched
    make_proconsul(game, commander, "C-43")
    game.victorious &= ~(1 << commander)
    if game.has_listener:
        game.tell(WarTaken("C-43", commander, war), EVERYBODY)
    activate(game, war, "C-43")
