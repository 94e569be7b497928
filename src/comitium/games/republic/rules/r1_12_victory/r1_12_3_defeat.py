"""[1.12.3] How all lose, or the rebel wins."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.events.victory import DebtUnpaid
from comitium.games.republic.rules.r1_12_victory.endings import (
    BANKRUPT,
    BY_DEBT,
    BY_PEOPLE,
    BY_WARS,
    PEOPLE,
    WARS_TO_FALL,
    falls,
)
from comitium.games.republic.rules.r1_12_victory.r1_12_2_rebel import rebel_prevails
from comitium.games.republic.state.republic import Republic


def bankrupt(game: Republic, rule: str, talents: int) -> None:
    """[1.12.3] [1.12.2] The State cannot pay a debt: a rebel meets his second condition, otherwise all lose. 0 talents: the
    debt has been told before."""
    if talents and game.has_listener:
        game.tell(DebtUnpaid(rule, talents, game.treasury), EVERYBODY)
    if game.rebel >= 0:
        rebel_prevails(game, BANKRUPT)
    else:
        falls(game, BY_DEBT)


def people_revolt(game: Republic) -> None:
    """[1.08.2] [1.12.3] The people have risen: a rebel meets his second condition, otherwise all lose."""
    if game.rebel >= 0:
        rebel_prevails(game, PEOPLE)
    else:
        falls(game, BY_PEOPLE)


def overrun(game: Republic, wars: int) -> None:
    """[1.12.3] Four active wars at the end of a Combat Phase, whoever has won what."""
    if wars >= WARS_TO_FALL:
        falls(game, BY_WARS)
