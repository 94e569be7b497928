"""[3.01.4] [3.02.2] [3.03.2] [3.04.1] [3.05.1] Which cards a scenario plays with, and how its piles are made."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.catalogue.cards import CARD_DECK, CARD_INDEX, CARD_KIND, DECK_CARDS, ERA_ENDS_CARD
from comitium.games.republic.catalogue.ids import FAMILY, INTRIGUE, NO_DECK
from comitium.games.republic.catalogue.intrigue import CONCESSION_CARD, INTRIGUE_CARDS, LAW_CARD
from comitium.games.republic.catalogue.scenarios import (
    ADDS_CONCESSIONS,
    END_FROM,
    END_NEXT,
    END_OWN,
    FAMILIES_OF,
    INACTIVE_WARS,
    INTRIGUE_ADDED,
    INTRIGUE_FROM,
    IS_MIXED,
    LAWS_IN_FORCE,
    LAWS_REMOVED,
    OPTIONAL_STATESMEN,
    SCENARIO_DECKS,
)
from comitium.games.republic.catalogue.senators import SENATOR_CARD
from comitium.games.republic.catalogue.wars import WAR_CARD
from comitium.games.republic.state.numbers import CARDS
from comitium.games.republic.state.options import Rules
from comitium.games.republic.state.republic import Republic

SCENARIO_NAMES: Final = ("early", "middle", "late", "early_middle", "middle_late", "early_middle_late", "alternate")


def scenario_of(rules: Rules) -> int:
    """[3.01] [3.02] [3.03] [3.04] [3.05] The number of the scenario that is played, as the catalogue counts them."""
    return SCENARIO_NAMES.index(rules.scenario)


def families(scenario: int) -> list[int]:
    """[3.01.4] The family cards from which the factions are dealt, in the order of their numbers."""
    return [card for card in range(CARDS) if CARD_KIND[card] == FAMILY and CARD_DECK[card] in FAMILIES_OF[scenario]]


def pool(game: Republic, scenario: int, undealt: list[int]) -> list[int]:
    """[SU2] The cards that make the first pile: its deck, the families that were not dealt, and what the scenario adds."""
    decks = SCENARIO_DECKS[scenario] if IS_MIXED[scenario] else SCENARIO_DECKS[scenario][:1]
    aside = [WAR_CARD[war] for war in INACTIVE_WARS[scenario]]
    found: list[int] = []
    for card in range(CARDS):
        if CARD_DECK[card] in decks and CARD_KIND[card] != FAMILY and card not in aside:
            found.append(card)
    found.extend(undealt)
    if ADDS_CONCESSIONS[scenario]:
        found.extend(CONCESSION_CARD)
    found.extend(added_intrigue(game, scenario))
    if game.rules.marius_and_sulla:
        found.extend([SENATOR_CARD[senator] for senator in OPTIONAL_STATESMEN[scenario]])
    return found


def added_intrigue(game: Republic, scenario: int) -> list[int]:
    """[3.02.2] [3.03.2] Random intrigue cards of earlier decks, unseen."""
    able = [card for card in range(CARDS) if CARD_KIND[card] == INTRIGUE and CARD_DECK[card] in INTRIGUE_FROM[scenario]]
    game.shuffles.shuffle(able)
    return able[: INTRIGUE_ADDED[scenario]]


def lay_piles(game: Republic, scenario: int) -> None:
    """[3.01.4] [3.04.1] Later decks wait shuffled; the last one has Era Ends at its bottom."""
    game.piles = []
    if not IS_MIXED[scenario]:
        for deck in SCENARIO_DECKS[scenario][1:]:
            pile = list(DECK_CARDS[deck])
            game.shuffles.shuffle(pile)
            game.piles.append(pile)
    if game.piles:
        game.piles[-1] = with_the_end(game, scenario, game.piles[-1])
    else:
        game.deck = with_the_end(game, scenario, game.deck)


def with_the_end(game: Republic, scenario: int, pile: list[int]) -> list[int]:
    """[A-54] [A-45] Some of the pile, some of a later deck and Era Ends, all unseen, are shuffled and lie under the rest."""
    under = pile[: END_OWN[scenario]]
    if END_FROM[scenario] != NO_DECK:
        later = list(DECK_CARDS[END_FROM[scenario]])
        game.shuffles.shuffle(later)
        under.extend(later[: END_NEXT[scenario]])
    under.append(ERA_ENDS_CARD)
    game.shuffles.shuffle(under)
    return under + pile[END_OWN[scenario] :]


def may_be_hidden(scenario: int) -> list[int]:
    """[B section 4.2] As far as everybody can tell, so many copies of each kind of intrigue, and so many laws, may be in a
    hand or a pile: cards that were put aside unseen are counted."""
    decks = [*SCENARIO_DECKS[scenario], END_FROM[scenario]]
    found: list[int] = []
    for copies in INTRIGUE_CARDS:
        found.append(len([card for card in copies if CARD_DECK[card] in decks or CARD_DECK[card] in INTRIGUE_FROM[scenario]]))
    seen = [*LAWS_IN_FORCE[scenario], *LAWS_REMOVED[scenario]]
    laws = [card for card in LAW_CARD if CARD_DECK[card] in decks and CARD_INDEX[card] not in seen]
    return [*found, len(laws)]
