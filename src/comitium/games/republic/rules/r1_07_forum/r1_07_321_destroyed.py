"""[1.07.321] Concessions that wars and disasters destroy."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.intrigue import INDESTRUCTIBLE
from comitium.games.republic.events.wars import ConcessionDestroyed
from comitium.games.republic.state.numbers import DESTROYED, ELSEWHERE
from comitium.games.republic.state.republic import Republic


def destroy(game: Republic, concession: int, rule: str) -> bool:
    """[1.07.321] A concession in play goes to the Curia, face down. False: it was in a hand, a pile, or destroyed already."""
    if game.holder[concession] in (DESTROYED, ELSEWHERE) or INDESTRUCTIBLE[concession]:
        return False
    game.holder[concession] = DESTROYED
    game.exposed &= ~(1 << concession)
    if game.has_listener:
        game.tell(ConcessionDestroyed(rule, concession), EVERYBODY)
    return True
