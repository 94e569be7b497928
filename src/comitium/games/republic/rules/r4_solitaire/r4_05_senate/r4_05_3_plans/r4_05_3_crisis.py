"""[4.05.3] Whether Rome is in a crisis."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.neutrals import CRISIS_STRENGTH_ABOVE, CRISIS_WARS
from comitium.games.republic.events.solo.plan import CrisisTested
from comitium.games.republic.rules.common.wars import fleet_strength, land_strength
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_32_danger import (
    alone_at_sea,
    alone_on_land,
    wars_in_play,
)
from comitium.games.republic.state.numbers import CIVIL_WAR, FOUGHT
from comitium.games.republic.state.republic import Republic


def threat(game: Republic, war: int) -> int:
    """[D-19] [D-52] The strength of the moment that the test reads: the larger of land and unbeaten fleet, or by the option
    both together. A war that is not active multiplies nothing yet, and nobody leads it."""
    if game.zone[war] == FOUGHT:
        land, fleet = land_strength(game, war), fleet_strength(game, war)
    else:
        land, fleet = alone_on_land(game, war), alone_at_sea(game, war)
    return land + fleet if game.rules.combined_crisis else max(land, fleet)


def greatest_threat(game: Republic) -> int:
    """Of all wars in play; the rebel makes a crisis by himself."""
    return max([0, *[threat(game, war) for war in wars_in_play(game) if war != CIVIL_WAR]])


def is_crisis(game: Republic) -> bool:
    """[4.05.3] Three active wars, one of a strength above 15, or a rebel."""
    if game.rebel >= 0 or game.active_wars() >= CRISIS_WARS:
        return True
    return greatest_threat(game) > CRISIS_STRENGTH_ABOVE


def find_crisis(game: Republic) -> bool:
    """The same, and it is told."""
    found = is_crisis(game)
    if game.has_listener:
        rebel = 1 if game.rebel >= 0 else 0
        game.tell(CrisisTested("4.05.3", int(found), game.active_wars(), greatest_threat(game), rebel), EVERYBODY)
    return found
