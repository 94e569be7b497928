"""[2.03.72] Rebels at sea, in sentences: what each number of fleets kept in Rome does against them."""

from __future__ import annotations

from typing import Final

from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.rebels import interception
from comitium.games.republic.odds.sentences.phrases import part, phrase
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_72_interception import rebel_fleets
from comitium.games.republic.state.numbers import RESERVE
from comitium.games.republic.state.republic import Republic

FEWER: Final = 6  # numbers that are listed below what is kept
MORE: Final = 4  # and above it, if there is a reserve to raise them from


def crossing(game: Republic, kept: int) -> list[Phrase]:
    """The chance that they are held, by the number of fleets; nothing while nobody is at sea."""
    if not game.rules.rebel_governors or game.at_sea < 0:
        return []
    enemy = rebel_fleets(game)
    most = kept + min(MORE, game.fleets[RESERVE])
    numbers = range(max(1, kept - FEWER), most + 1)
    listed = tuple(part(number, percent(interception(game, number, enemy).held)) for number in numbers)
    about = names.senator(game.at_sea)
    return [phrase("republic-odds-crossing", senator=about, enemy=enemy, fleets=kept, listed=listed)] if listed else []
