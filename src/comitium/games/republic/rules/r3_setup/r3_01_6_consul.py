"""[3.01.6] The Temporary Rome Consul."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.events.people import ChitDrawn
from comitium.games.republic.rules.common.chits import new_urn
from comitium.games.republic.state.numbers import BLANK, DRAW_TWO
from comitium.games.republic.state.republic import Republic


def draw_consul(game: Republic) -> int:
    """[3.01.6] [A-41] Chits are drawn and left out until one has the number of a senator with a faction; blanks and
    "draw two" are no numbers. All go back."""
    urn = new_urn()
    while True:
        if game.urn:
            chit = game.urn.pop(0)
            urn.remove(chit)
        else:
            chit = urn.pop(game.dice.below(len(urn)))
        if game.has_listener:
            game.tell(ChitDrawn("3.01.6", chit), EVERYBODY)
        if chit not in (BLANK, DRAW_TWO) and game.faction[chit - 1] >= 0:
            return chit - 1
