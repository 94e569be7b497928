"""[1.04.9] [3.01.4] The cards nobody sees: which may lie in which pile or hand, as far as everybody can tell.

A scenario plays with certain cards (`sure`: those of its decks), and with some of a larger number: `guests` are intrigue of
earlier decks; `strangers` come from the deck that would follow and lie under the last pile, where Era Ends is, too.
"""

from __future__ import annotations

from typing import Final

from comitium.core.dice import Dice
from comitium.core.positions import fail
from comitium.games.republic.catalogue.cards import (
    CARD_DECK,
    CARD_INDEX,
    CARD_IS_FACTION,
    CARD_KIND,
    DECK_CARDS,
    ERA_ENDS_CARD,
)
from comitium.games.republic.catalogue.ids import CONCESSION, DECK_EVENT, FAMILY, INTRIGUE, LAW, LEADER, STATESMAN, WAR
from comitium.games.republic.catalogue.intrigue import CONCESSION_CARD
from comitium.games.republic.catalogue.scenarios import (
    ADDS_CONCESSIONS,
    END_FROM,
    END_NEXT,
    END_OWN,
    INTRIGUE_ADDED,
    INTRIGUE_FROM,
    IS_MIXED,
    LAWS_REMOVED,
    OPTIONAL_STATESMEN,
    SCENARIO_DECKS,
)
from comitium.games.republic.catalogue.senators import SENATOR_CARD, SENATOR_FAMILY
from comitium.games.republic.numbers import CARDS, ELSEWHERE, NOWHERE, OUT
from comitium.games.republic.rules.r3_setup.r3_01_4_cards import families, scenario_of
from comitium.games.republic.state import ERA_ENDS, Republic

ALL = -2  # in a pile of a position: whatever is nowhere else
BEQUESTS = 3


def is_seen(game: Republic, card: int) -> bool:
    """Whether a card is in play, or out of it for all to know: neither in a pile, nor in a hand, nor put aside unseen."""
    if card in game.discards or card in game.guards[1::2]:
        return True
    kind = CARD_KIND[card]
    what = CARD_INDEX[card]
    if kind == FAMILY:
        return game.where[what] != OUT or what in game.curia or is_under(game, what)
    if kind == STATESMAN:
        return game.where[what] != OUT or game.gone >> what & 1 == 1
    if kind == CONCESSION:
        return game.holder[what] != ELSEWHERE
    if kind == WAR:
        return game.zone[what] != NOWHERE
    if kind == LEADER:
        return game.enemy[what] != NOWHERE
    if kind == LAW:
        return game.in_force(what) or what in LAWS_REMOVED[scenario_of(game.rules)]
    if kind == DECK_EVENT:
        return (what < BEQUESTS and game.bequests[what] != 0) or (card == ERA_ENDS_CARD and game.marks[ERA_ENDS] != 0)
    return False


def is_under(game: Republic, family: int) -> bool:
    """[1.07.312] Whether a family lies under its statesman."""
    for senator in range(len(game.where)):
        if game.on_family >> senator & 1 and SENATOR_FAMILY[senator] == family + 1:
            return True
    return False


def stage(game: Republic) -> int:
    """How many decks have been begun after the first."""
    scenario = scenario_of(game.rules)
    return 0 if IS_MIXED[scenario] else len(SCENARIO_DECKS[scenario]) - 1 - len(game.piles)


def sure(game: Republic, scenario: int, deck: int) -> list[int]:
    """All cards that a deck of the scenario consists of for certain, ascending; 0 is the first one."""
    decks = SCENARIO_DECKS[scenario]
    if deck > 0:
        return list(DECK_CARDS[decks[deck]])
    first = decks if IS_MIXED[scenario] else decks[:1]
    found = [card for card in range(CARDS) if CARD_DECK[card] in first and CARD_KIND[card] != FAMILY]
    found.extend(families(scenario))
    if ADDS_CONCESSIONS[scenario]:
        found.extend(CONCESSION_CARD)
    if game.rules.marius_and_sulla:
        found.extend([SENATOR_CARD[senator] for senator in OPTIONAL_STATESMEN[scenario]])
    return sorted(set(found))


# -- what a card is in a scenario; below GUEST: the number of the pile that it comes from
GUEST: Final = 8
STRANGER: Final = 9
THE_END: Final = 10
FOREIGN: Final = 11  # it is not played with
_PARTS: Final[dict[int, list[int]]] = {}


def parts(game: Republic) -> list[int]:
    """Of each card, what it is in the scenario that is played; worked out once."""
    scenario = scenario_of(game.rules)
    key = scenario * 2 + (1 if game.rules.marius_and_sulla else 0)
    found = _PARTS.get(key)
    if found is None:
        found = [FOREIGN] * CARDS
        for card in guests(scenario):
            found[card] = GUEST
        for card in strangers(scenario):
            found[card] = STRANGER
        for deck in range(1 if IS_MIXED[scenario] else len(SCENARIO_DECKS[scenario])):
            for card in sure(game, scenario, deck):
                found[card] = deck
        found[ERA_ENDS_CARD] = THE_END
        _PARTS[key] = found
    return found


def pile_of(game: Republic, card: int) -> int:
    """[3.04.1] From which pile a card in a hand has come: 0 is the first one. Guests came with it, strangers with the last."""
    part = parts(game)[card]
    return part if part < GUEST else stage(game) if part == STRANGER else 0


def guests(scenario: int) -> list[int]:
    """[3.02.2 E] [3.03.2 F] Intrigue cards of earlier decks, of which some play."""
    return [card for card in range(CARDS) if CARD_KIND[card] == INTRIGUE and CARD_DECK[card] in INTRIGUE_FROM[scenario]]


def strangers(scenario: int) -> list[int]:
    """[A-54] Cards of the deck that would follow, of which some lie under the last pile."""
    return list(DECK_CARDS[END_FROM[scenario]]) if END_NEXT[scenario] else []


def bottom(scenario: int) -> int:
    """[1.12.1] How many cards lie under the last pile, Era Ends among them."""
    return END_OWN[scenario] + END_NEXT[scenario] + 1


# -- positions


def deal_unseen(game: Republic, dice: Dice) -> None:
    """Deal what a position does not name: NOBODY is any card, ALL whatever is nowhere else."""
    scenario = scenario_of(game.rules)
    if game.piles == [[ALL]]:
        decks = () if IS_MIXED[scenario] else SCENARIO_DECKS[scenario]
        game.piles = [[ALL] for deck in decks if deck > game.era]
    begun = stage(game)
    if begun < 0:
        fail("piles", str(len(game.piles)))
    named = [card for pile in (game.deck, *game.piles, *game.hands) for card in pile if card >= 0]
    for card in named:
        if is_seen(game, card):
            fail("deck", str(card + 1))
    taken = set(named)
    own = free(game, [card for deck in range(begun + 1) for card in sure(game, scenario, deck)], taken)
    added = free(game, guests(scenario), taken)
    dice.shuffle(added)
    own += added[: max(0, INTRIGUE_ADDED[scenario] - (len(guests(scenario)) - len(added)))]
    dice.shuffle(own)
    fill_hands(game, own)
    piles = [own]
    for deck in range(begun + 1, begun + 1 + len(game.piles)):
        cards = free(game, sure(game, scenario, deck), taken)
        dice.shuffle(cards)
        piles.append(cards)
    put_end_under(game, scenario, piles, taken, dice)
    game.deck = filled("deck", game.deck, piles[0])
    game.piles = [filled("piles", game.piles[at], piles[at + 1]) for at in range(len(game.piles))]


def free(game: Republic, cards: list[int], taken: set[int]) -> list[int]:
    """Those of the cards that are nowhere yet."""
    return [card for card in cards if card not in taken and not is_seen(game, card)]


def fill_hands(game: Republic, own: list[int]) -> None:
    """Cards that were not named come into the hands from the first of the shuffled ones that may."""
    for seat in range(game.rules.seats):
        hand = game.hands[seat]
        for place in range(len(hand)):
            if hand[place] < 0:
                red = [card for card in own if CARD_IS_FACTION[card]]
                if not red:
                    fail("hand", "#")
                own.remove(red[0])
                hand[place] = red[0]
                game.known[red[0]] = 1 << seat
        hand.sort()


def put_end_under(game: Republic, scenario: int, piles: list[list[int]], taken: set[int], dice: Dice) -> None:
    """[A-54] The last pile with Era Ends, and strangers, at its bottom."""
    last = piles[-1]
    under = last[: END_OWN[scenario]]
    others = strangers(scenario)
    unseen = free(game, others, taken)
    dice.shuffle(unseen)
    under += unseen[: max(0, END_NEXT[scenario] - (len(others) - len(unseen)))]
    if free(game, [ERA_ENDS_CARD], taken):
        under.append(ERA_ENDS_CARD)
    dice.shuffle(under)
    piles[-1] = under + last[END_OWN[scenario] :]


def filled(field: str, pile: list[int], cards: list[int]) -> list[int]:
    """A pile in which every card has a name. What is not named comes from the bottom of what there is."""
    if ALL in pile:
        return cards + [card for card in pile if card != ALL]
    unknown = pile.count(-1)
    if unknown > len(cards):
        fail(field, f"#{unknown}")
    following = iter(cards[:unknown])
    return [card if card >= 0 else next(following) for card in pile]
