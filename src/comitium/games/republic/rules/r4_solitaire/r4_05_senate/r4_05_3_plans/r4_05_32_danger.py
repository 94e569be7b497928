"""[4.05.32] How strong wars are, and how dangerous: what plans compare."""

from __future__ import annotations

from comitium.games.republic.catalogue.cards import CARD_DECK
from comitium.games.republic.catalogue.scenarios import SCENARIO_DECKS
from comitium.games.republic.catalogue.wars import SERIES_WARS, WAR_CARD, WAR_SERIES
from comitium.games.republic.rules.common.wars import fleet_strength, in_forum, land_strength, led_by, multiplier
from comitium.games.republic.rules.r1_07_forum.r1_07_3_deck import may_be_in_pile
from comitium.games.republic.rules.r3_setup.r3_01_4_cards import scenario_of
from comitium.games.republic.state.numbers import ALL_WARS, FOUGHT, NOWHERE, WARS
from comitium.games.republic.state.republic import Republic


def wars_in_play(game: Republic) -> list[int]:
    """All wars of the Forum, active or not, provinces in revolt and the rebel among them."""
    return [war for war in range(ALL_WARS) if in_forum(game, war)]


def active(game: Republic) -> list[int]:
    """The active wars; a rebel is one of them."""
    return [war for war in range(ALL_WARS) if game.zone[war] == FOUGHT]


def is_at_sea(game: Republic, war: int) -> bool:
    """Whether its next battle is one at sea."""
    return fleet_strength(game, war) > 0


def strength(game: Republic, war: int) -> int:
    """Its strength in the next battle, as it would be once Rome attacks it."""
    return fleet_strength(game, war) if is_at_sea(game, war) else land_strength(game, war)


def alone_on_land(game: Republic, war: int) -> int:
    """Its land strength without other wars of its series and without leaders; a law may have halved it."""
    return (land_strength(game, war) - led_by(game, war)) // multiplier(game, war)


def alone_at_sea(game: Republic, war: int) -> int:
    """Likewise its fleet; none once that is beaten."""
    return (fleet_strength(game, war) - led_by(game, war)) // multiplier(game, war) if is_at_sea(game, war) else 0


def is_to_come(game: Republic, war: int) -> bool:
    """[D-21] Whether a war is still to be drawn: one of the scenario's own decks, or by the option any that may lie in the
    pile as far as everybody can tell."""
    if game.zone[war] != NOWHERE or not may_be_in_pile(game, WAR_CARD[war]):
        return False
    return game.rules.possible_wars or CARD_DECK[WAR_CARD[war]] in SCENARIO_DECKS[scenario_of(game.rules)]


def matching(game: Republic, war: int) -> list[int]:
    """The other wars of its series."""
    if war >= WARS or WAR_SERIES[war] < 0:
        return []
    return [other for other in SERIES_WARS[WAR_SERIES[war]] if other != war]


def is_dangerous(game: Republic, war: int) -> bool:
    """[4.05.32] Whether a war of its series is still to be drawn, whatever its own zone."""
    for other in matching(game, war):
        if is_to_come(game, other):
            return True
    return False


def rank_number(game: Republic, war: int) -> int:
    """[4.05.32] [D-20] What the larger of its battles would need if all of its series were in play, with its leaders."""
    series = 1
    for other in matching(game, war):
        if in_forum(game, other) or is_to_come(game, other):
            series += 1
    return max(alone_on_land(game, war), alone_at_sea(game, war)) * series + led_by(game, war)
