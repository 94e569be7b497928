"""[1.12.2] A rebel meets a condition: he wins at once, or must fight the wars that Rome has left (r1_12_4_survival.py)."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.events.victory import RebelPrevailed
from comitium.games.republic.rules.common.watch import LAST_STAND, RISEN, watch
from comitium.games.republic.rules.r1_12_victory.endings import BANKRUPT, PEOPLE, WARS_TO_FALL, wins
from comitium.games.republic.state.numbers import CIVIL_WAR, FOUGHT
from comitium.games.republic.state.republic import Republic


def foreign_wars(game: Republic) -> int:
    """[1.12.4] [C-22] Active wars, the rebellion left out."""
    found = 0
    for war in range(CIVIL_WAR):
        if game.zone[war] == FOUGHT:
            found += 1
    return found


def rebel_prevails(game: Republic, how: int) -> None:
    """[1.12.2] [A-40] The rebel has met a condition. With fewer than four wars he wins at once; otherwise he must fight
    them, as soon as the step is done in which it happened."""
    wars = foreign_wars(game)
    if game.has_listener:
        game.tell(RebelPrevailed("1.12.2", game.rebel, how, wars), EVERYBODY)
    if wars < WARS_TO_FALL:
        wins(game, game.faction[game.rebel], how)
    elif how in (BANKRUPT, PEOPLE):
        watch(game, LAST_STAND if how == BANKRUPT else RISEN)
    else:
        game.referee().stand_alone(game, how)
