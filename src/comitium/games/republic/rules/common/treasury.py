"""[1.06.53] The money of the State. A debt that it cannot pay is bankruptcy, at any moment of the game."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.tables import TREASURY_WARNINGS
from comitium.games.republic.events.people import StateEarned, StatePaid, UnrestChanged
from comitium.games.republic.events.revenue import TreasuryLow
from comitium.games.republic.state.republic import Republic


def earn(game: Republic, talents: int, rule: str) -> None:
    """The State is given talents."""
    game.treasury += talents
    if talents and game.has_listener:
        game.tell(StateEarned(rule, talents, game.treasury), EVERYBODY)


def pay(game: Republic, talents: int, rule: str) -> bool:
    """[1.06.53] The State pays; [T-36] all are warned when little is left. False: it could not, and the game is over or the
    rebel has met a condition (1.12)."""
    if talents > game.treasury:
        game.referee().bankrupt(game, rule, talents)
        return False
    before = game.treasury
    game.treasury -= talents
    if talents and game.has_listener:
        game.tell(StatePaid(rule, talents, game.treasury), EVERYBODY)
        fallen_below = [level for level in TREASURY_WARNINGS if game.treasury < level <= before]
        if fallen_below:
            game.tell(TreasuryLow("1.06.53", game.treasury, min(fallen_below)), EVERYBODY)
    return True


def change_unrest(game: Republic, amount: int, rule: str) -> None:
    """[1.08.1] Never below 0, without a ceiling."""
    before = game.unrest
    game.unrest = max(0, before + amount)
    if game.unrest != before and game.has_listener:
        game.tell(UnrestChanged(rule, game.unrest - before, game.unrest), EVERYBODY)


def receive(game: Republic, senator: int, talents: int) -> None:
    """[1.06.1] The income of a senator; [4.03.1] a neutral faction pools it until it is split."""
    seat = game.faction[senator]
    if game.is_neutral(seat):
        game.pools[seat] += talents
    else:
        game.talents[senator] += talents
