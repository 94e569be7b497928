"""[1.04.9] [3.01.4] The cards nobody sees: which may lie in which pile or hand, as far as everybody can tell.

A scenario plays with certain cards (`sure`: those of its decks), and with some of a larger number: `guests` are intrigue of
earlier decks; `strangers` come from the deck that would follow and lie under the last pile, where Era Ends is, too.
"""

from __future__ import annotations

from typing import Final

from comitium.core.dice import Dice
from comitium.core.positions import fail
from comitium.games.republic import names
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
from comitium.games.republic.rules.r3_setup.r3_01_4_cards import families, scenario_of
from comitium.games.republic.state.numbers import CARDS, ELSEWHERE, NOWHERE, OUT
from comitium.games.republic.state.republic import ERA_ENDS, Republic

ALL = -2  # in a pile of a position: whatever is nowhere else


def is_seen(game: Republic, card: int) -> bool:
    """Whether a card is in play, or out of it for all to know: neither in a pile, nor in a hand, nor put aside unseen."""
    return card in game.discards or card in game.guards[1::2] or lies_open(game, card)


def lies_open(game: Republic, card: int) -> bool:
    """Whether what the card is lies on the table, or is out of the game for good."""
    if CARD_KIND[card] == LAW and CARD_INDEX[card] in LAWS_REMOVED[scenario_of(game.rules)]:
        return True
    return is_on_table(game, card)


def is_on_table(game: Republic, card: int) -> bool:
    """Whether what the card is lies on the table, or has left the game for all to know."""
    kind, what = CARD_KIND[card], CARD_INDEX[card]
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
        return (game.laws | game.voted_down) >> what & 1 == 1
    if card == ERA_ENDS_CARD:
        return game.marks[ERA_ENDS] != 0
    return kind == DECK_EVENT and what < len(game.bequests) and game.bequests[what] != 0


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
    if begun < 0 or (IS_MIXED[scenario] and game.piles):
        fail("piles", str(len(game.piles)))
    named = [card for pile in (game.deck, *game.piles, *game.hands) for card in pile if card >= 0]
    for card in named:
        if is_seen(game, card):
            fail("deck", names.THINGS["card"][card])
    for card in game.discards:
        if lies_open(game, card):
            fail("discards", names.THINGS["card"][card])
    taken = set(named)
    old = free(game, [card for deck in range(begun) for card in sure(game, scenario, deck)], taken)
    own = free(game, sure(game, scenario, begun), taken)
    added = free(game, guests(scenario), taken)
    dice.shuffle(added)
    (old if begun else own).extend(added[: max(0, INTRIGUE_ADDED[scenario] - (len(guests(scenario)) - len(added)))])
    dice.shuffle(old)
    dice.shuffle(own)
    piles = [own]
    for deck in range(begun + 1, begun + 1 + len(game.piles)):
        cards = free(game, sure(game, scenario, deck), taken)
        dice.shuffle(cards)
        piles.append(cards)
    others = strangers(scenario)
    strange = free(game, others, taken)
    dice.shuffle(strange)
    strange = strange[: max(0, END_NEXT[scenario] - (len(others) - len(strange)))]
    fill_hands(game, [old, own, strange] if not game.piles else [old, own])
    own.extend(old)  # a position in which they are nowhere else
    find_near_top(game, piles)
    put_end_under(game, scenario, piles[-1], strange, taken, dice)
    game.deck = filled("deck", game.deck, piles[0])
    game.piles = [filled("piles", game.piles[at], piles[at + 1]) for at in range(len(game.piles))]
    heed_near_top(game, dice)


def free(game: Republic, cards: list[int], taken: set[int]) -> list[int]:
    """Those of the cards that are nowhere yet."""
    return [card for card in cards if card not in taken and not is_seen(game, card)]


def fill_hands(game: Republic, sources: list[list[int]]) -> None:
    """Cards that were not named come into the hands: first what is left of earlier piles, which can be nowhere else."""
    for seat in range(game.rules.seats):
        hand = game.hands[seat]
        for place in range(len(hand)):
            if hand[place] < 0:
                card = first_red(sources)
                hand[place] = card
                game.known[card] = 1 << seat
        hand.sort()


def first_red(sources: list[list[int]]) -> int:
    """The next Faction card, from the first of the lists that has one."""
    for cards in sources:
        for card in cards:
            if CARD_IS_FACTION[card]:
                cards.remove(card)
                return card
    fail("hand", "#")


def find_near_top(game: Republic, piles: list[list[int]]) -> None:
    """[A-24] What is known to be near the top is played with for certain: those cards first. A war that was shuffled into the
    next deck is there, although it is of this one."""
    for place in range(0, len(game.near_top), 2):
        card = game.near_top[place]
        deep = len(piles) > 1 and ALL not in game.deck and game.near_top[place + 1] > len(game.deck)
        if card in piles[0]:
            piles[0].remove(card)
            piles[1 if deep else 0].insert(0, card)
        elif len(piles) > 1 and card in piles[1]:
            piles[1].remove(card)
            piles[1].insert(0, card)


def heed_near_top(game: Republic, dice: Dice) -> None:
    """What a position says to be near the top is there."""
    for place in range(0, len(game.near_top), 2):
        card = game.near_top[place]
        above = 0 if card in game.deck else len(game.deck)
        pile = game.deck if card in game.deck else game.piles[0] if game.piles else []
        reach = min(game.near_top[place + 1] - above, len(pile))
        if card not in pile or reach < 1:
            fail("near_top", names.THINGS["card"][card])
        at = pile.index(card)
        if at < len(pile) - reach:
            other = len(pile) - 1 - dice.below(reach)
            pile[at], pile[other] = pile[other], card


def put_end_under(game: Republic, scenario: int, pile: list[int], strange: list[int], taken: set[int], dice: Dice) -> None:
    """[A-54] The last pile with Era Ends, and strangers, at its bottom."""
    under = pile[: END_OWN[scenario]] + strange + free(game, [ERA_ENDS_CARD], taken)
    dice.shuffle(under)
    pile[: END_OWN[scenario]] = under


def filled(field: str, pile: list[int], cards: list[int]) -> list[int]:
    """A pile in which every card has a name. What is not named comes from the bottom of what there is."""
    if ALL in pile:
        return cards + [card for card in pile if card != ALL]
    unknown = pile.count(-1)
    if unknown > len(cards):
        fail(field, f"#{unknown}")
    following = iter(cards[:unknown])
    return [card if card >= 0 else next(following) for card in pile]
