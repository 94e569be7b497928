"""[1.07.2] [3.04.1] The pile: the next card, the next deck with its era, and cards that are put back on top."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.cards import CARD_DECK
from comitium.games.republic.catalogue.scenarios import END_FROM, SCENARIO_DECKS
from comitium.games.republic.events.forum import EraBegan
from comitium.games.republic.rules.r3_setup.r3_01_4_cards import scenario_of
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import END_SHUFFLED, Republic
from comitium.games.republic.worlds.unseen import bottom

TOP: Final = 6  # [1.07.21] so many cards on top are shuffled with a war that comes back


def draw(game: Republic) -> int:
    """[1.07.2] The next card, or NOBODY if there is none left. [3.04.1] The first card of a new deck begins its era, and all
    are told so even if the card itself is secret."""
    if not game.deck and game.piles:
        game.deck = game.piles.pop(0)
        game.era += 1
        if game.has_listener:
            game.tell(EraBegan("3.04.1", game.era), EVERYBODY)
    if not game.deck:
        return NOBODY
    card = game.deck.pop()
    if game.near_top:
        pass_by(game, card)
    return card


def pass_by(game: Republic, card: int) -> None:
    """What everybody knows to be near the top is one card nearer, or was just drawn."""
    kept: list[int] = []
    for place in range(0, len(game.near_top), 2):
        if game.near_top[place] != card:
            kept.append(game.near_top[place])
            kept.append(game.near_top[place + 1] - 1)
    game.near_top = kept


def shuffle_in(game: Republic, card: int) -> bool:
    """[A-24] A card is shuffled with the six on top. With six or fewer left it goes to the top of the next deck instead; if
    there is none it is discarded: False. That it is there stays known to all."""
    if len(game.deck) > TOP:
        widen(game, 0)
        if not game.piles and len(game.deck) - TOP < bottom(scenario_of(game.rules)):
            game.marks[END_SHUFFLED] = 1
        mix(game, game.deck, card)
        game.near_top.extend([card, TOP + 1])
        return True
    if game.piles:
        widen(game, len(game.deck))
        mix(game, game.piles[0], card)
        game.near_top.extend([card, len(game.deck) + TOP + 1])
        return True
    game.discards.append(card)
    return False


def mix(game: Republic, pile: list[int], card: int) -> None:
    """The six on top of a pile and one more, shuffled."""
    top = pile[-TOP:]
    top.append(card)
    game.shuffles.shuffle(top)
    del pile[-TOP:]
    pile.extend(top)


def widen(game: Republic, above: int) -> None:
    """Whatever is known to be near the top of the pile that is mixed, under so many cards of the one before it, may lie one
    card deeper now, and if it was among the six it may be any of the seven."""
    for place in range(1, len(game.near_top), 2):
        if game.near_top[place] > above:
            game.near_top[place] = max(game.near_top[place], above + TOP) + 1


def may_be_in_pile(game: Republic, card: int) -> bool:
    """[A-27] Whether a card that is not in play may still be drawn, as far as everybody can tell: of the decks of this game,
    or of the one from which unseen cards were added, not thrown away, and as long as there is a pile."""
    if (not game.deck and not game.piles) or card in game.discards:
        return False
    scenario = scenario_of(game.rules)
    deck = CARD_DECK[card]
    return deck in SCENARIO_DECKS[scenario] or deck == END_FROM[scenario]
