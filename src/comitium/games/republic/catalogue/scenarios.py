"""[3.01] to [3.05] What the scenarios lay out."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.catalogue import printed
from comitium.games.republic.catalogue.keys import LAW_KEYS, PROVINCE_KEYS, SENATOR_KEYS, WAR_KEYS, numbers, word
from comitium.games.republic.catalogue.values import DECKS, SCENARIO_KINDS

_SCENARIOS: Final = printed.SCENARIOS.scenario

LEAST_PLAYERS: Final[int] = printed.SCENARIOS.players.least
MOST_PLAYERS: Final[int] = printed.SCENARIOS.players.most
FACTIONS_OF_CHAPTER_4: Final[int] = printed.SCENARIOS.players.chapter_4

SCENARIOS: Final[int] = len(_SCENARIOS)
SCENARIO_KIND: Final[list[int]] = [word(SCENARIO_KINDS, one.kind) for one in _SCENARIOS]
SCENARIO_RULE: Final[list[str]] = [one.rule for one in _SCENARIOS]
SCENARIO_DECKS: Final[list[tuple[int, ...]]] = [tuple([word(DECKS, deck) for deck in one.decks]) for one in _SCENARIOS]
IS_MIXED: Final[list[bool]] = [one.mixed for one in _SCENARIOS]  # [3.05.1] the decks are shuffled together
FAMILIES_OF: Final[list[tuple[int, ...]]] = [tuple([word(DECKS, deck) for deck in one.families_of]) for one in _SCENARIOS]
FAMILIES_EACH: Final[list[int]] = [one.families_each for one in _SCENARIOS]
HAND: Final[list[int]] = [one.hand for one in _SCENARIOS]  # Faction cards dealt
LEGIONS: Final[list[int]] = [one.legions for one in _SCENARIOS]
INACTIVE_WARS: Final[list[tuple[int, ...]]] = [numbers(WAR_KEYS, one.inactive_wars) for one in _SCENARIOS]
ADDS_CONCESSIONS: Final[list[bool]] = [one.concessions for one in _SCENARIOS]  # all 13, to the pile
INTRIGUE_FROM: Final[list[tuple[int, ...]]] = [tuple([word(DECKS, deck) for deck in one.intrigue_from]) for one in _SCENARIOS]
INTRIGUE_ADDED: Final[list[int]] = [one.intrigue_added for one in _SCENARIOS]  # random ones of those decks, to the pile
# [1.12.1] Era Ends is shuffled with so many cards of the last pile and so many of another deck, at the bottom
END_OWN: Final[list[int]] = [one.end_own for one in _SCENARIOS]
END_NEXT: Final[list[int]] = [one.end_next for one in _SCENARIOS]
END_FROM: Final[list[int]] = [word(DECKS, one.end_from) for one in _SCENARIOS]  # NO_DECK: none
START_PROVINCES: Final[list[tuple[int, ...]]] = [
    numbers(PROVINCE_KEYS, one.provinces) for one in _SCENARIOS
]  # one to each player
START_SIDE: Final[list[int]] = [int(one.developed) for one in _SCENARIOS]
SECOND_PROVINCES: Final[list[tuple[int, ...]]] = [numbers(PROVINCE_KEYS, one.second_provinces) for one in _SCENARIOS]
LAWS_IN_FORCE: Final[list[tuple[int, ...]]] = [numbers(LAW_KEYS, one.laws_in_force) for one in _SCENARIOS]
LAWS_REMOVED: Final[list[tuple[int, ...]]] = [numbers(LAW_KEYS, one.laws_removed) for one in _SCENARIOS]
OPTIONAL_STATESMEN: Final[list[tuple[int, ...]]] = [numbers(SENATOR_KEYS, one.optional_statesmen) for one in _SCENARIOS]
ERA_TURNS: Final[list[tuple[int, ...]]] = [one.era_turns for one in _SCENARIOS]  # turns at whose start the era changes
PILE: Final[list[int]] = [one.pile for one in _SCENARIOS]
PILE_EACH: Final[list[int]] = [one.pile_each for one in _SCENARIOS]


def pile_size(scenario: int, players: int) -> int:
    """[3.01.4] [3.02.2] [3.03.2] How many cards there are to draw after the setup, Era Ends among them.

    >>> [pile_size(0, players) for players in (3, 4, 5, 6)]
    [52, 46, 40, 34]
    """
    return PILE[scenario] - PILE_EACH[scenario] * players
