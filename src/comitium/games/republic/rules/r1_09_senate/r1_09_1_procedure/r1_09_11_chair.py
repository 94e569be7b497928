"""[1.09.11] [1.09.12] The chair: who presides over what."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.ids import CENSOR
from comitium.games.republic.events import senate as events
from comitium.games.republic.rules.common.ranks import highest_of
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic


def first_able(game: Republic) -> int:
    """[1.09.12] [B-3] The highest in rank in Rome who has not stood down; if all have, the bar is ignored."""
    able = game.rome & ~game.session.stood_down
    return highest_of(game, able if able else game.rome)


def take_chair(game: Republic) -> int:
    """[B-4] At the beginning of each item the highest in rank presides. NOBODY if no aligned senator is in Rome."""
    man = first_able(game)
    if man != game.session.chair:
        game.session.chair = man
        if man >= 0 and game.has_listener:
            game.tell(events.ChairChanged("1.09.12", man), EVERYBODY)
    return man


def presiding(game: Republic) -> int:
    """[1.09.12] Who presides now: who has taken the chair, or his successor if he is gone."""
    man = game.session.chair
    if man >= 0 and game.rome >> man & 1 and not game.session.stood_down >> man & 1:
        return man
    return take_chair(game)


def censor(game: Republic) -> int:
    """[1.09.41] The Censor, if he is in Rome (B-65: barred from the chair or not, as the option says)."""
    man = game.offices[CENSOR]
    if man < 0 or not game.rome >> man & 1:
        return NOBODY
    if game.session.stood_down >> man & 1 and not game.rules.barred_censor_presides:
        return NOBODY
    return man
