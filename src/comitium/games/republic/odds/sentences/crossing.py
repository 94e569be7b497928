"""[2.03.72] Rebels who cross to Italy, in sentences: what each number of fleets kept in Rome does against them, and what comes
after."""

from __future__ import annotations

from typing import Final

from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.rebels import interception
from comitium.games.republic.odds.sentences.phrases import part, phrase
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_3_strength import landed, province_of
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_72_interception import rebel_fleets
from comitium.games.republic.state.numbers import ACTIVE, RESERVE
from comitium.games.republic.state.republic import Republic

FEWER: Final = 6  # numbers that are listed below what is kept
MORE: Final = 4  # and above it, if there is a reserve to raise them from


def crossing(game: Republic, kept: int) -> list[Phrase]:
    """The chance that they are held, by the number of fleets; nothing while nobody crosses."""
    if not game.rules.rebel_governors or game.at_sea < 0:
        return []
    enemy = rebel_fleets(game)
    most = kept + min(MORE, game.fleets[RESERVE])
    numbers = range(max(1, kept - FEWER), most + 1)
    listed = tuple(part(number, percent(interception(game, number, enemy).held)) for number in numbers)
    return [phrase("republic-odds-crossing", **sailing(game, kept), listed=listed)] if listed else []


def intercepted(game: Republic) -> Phrase:
    """The battle at sea, if the fleets that are in Italy now fight it."""
    fleets = game.fleets[ACTIVE]
    found = interception(game, fleets, rebel_fleets(game))
    return phrase("republic-odds-interception", **sailing(game, fleets), lost=round(found.fleets))


def sailing(game: Republic, kept: int) -> dict[str, Value]:
    """Who crosses from where and how strong at sea, the chance to hold him with so many fleets, what he would have in Italy,
    and the active wars, among which his is one."""
    enemy = rebel_fleets(game)
    army, led = landed(game)
    return {
        "senator": names.senator(game.at_sea),
        "province": names.province(province_of(game, game.at_sea)),
        "enemy": enemy,
        "fleets": kept,
        "chance": percent(interception(game, kept, enemy).held),
        "army": army,
        "led": led,
        "wars": game.active_wars(),
    }
