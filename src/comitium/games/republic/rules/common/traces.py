"""[1.04.9] What there is to remember of a card in a hand besides who knows it: since when it is there, and what was whispered.

Everybody sees when a card is drawn, hence from which deck it comes: one of the early deck cannot be in a hand that was drawn
from the middle one. That much follows from the card itself. What does not follow is written into `traces`, pairs of a card
and these bits:

- LATE: it was drawn when the bottom of the last pile had been reached, where cards of another deck lie (A-54);
- BLURRED and a bit for each seat: these do not know any more from which deck it came, because a card that they have not seen
  has left a hand that held cards of several;
- WHISPERED and a bit for each seat: it was shown to these, and nobody else noticed (1.04.4).

Cards without a trace, which are nearly all, are not in the list.
"""

from __future__ import annotations

from typing import Final

from comitium.games.republic.catalogue.scenarios import END_NEXT
from comitium.games.republic.rules.r3_setup.r3_01_4_cards import scenario_of
from comitium.games.republic.state.republic import END_SHUFFLED, Republic
from comitium.games.republic.worlds.unseen import bottom, pile_of, stage

LATE: Final = 1
BLURRED: Final = 2
WHISPERED: Final = 256
SEATS: Final = 63


def trace(game: Republic, card: int) -> int:
    """What is remembered of a card, 0 for nothing."""
    for place in range(0, len(game.traces), 2):
        if game.traces[place] == card:
            return game.traces[place + 1]
    return 0


def leave_trace(game: Republic, card: int, bits: int) -> None:
    """These bits are remembered of a card from now on."""
    traces = game.traces
    for place in range(0, len(traces), 2):
        if traces[place] == card:
            traces[place + 1] |= bits
            return
    traces.append(card)
    traces.append(bits)


def wipe(game: Republic, card: int) -> None:
    """A card has left the hands."""
    for place in range(0, len(game.traces), 2):
        if game.traces[place] == card:
            del game.traces[place : place + 2]
            return


def deck_unknown_to(bits: int) -> int:
    """The seats that do not know from which deck a card came."""
    return bits // BLURRED & SEATS


def shown_privately_to(bits: int) -> int:
    """The seats to whom it was shown in private."""
    return bits // WHISPERED & SEATS


def is_public(game: Republic, card: int) -> bool:
    """Whether all know a card in a hand, and all know that they do."""
    return game.known[card] & ~shown_privately_to(trace(game, card)) == (1 << game.rules.seats) - 1


def is_bottom_reached(game: Republic) -> bool:
    """[A-54] Whether cards that come from the pile may be of the deck that would follow."""
    scenario = scenario_of(game.rules)
    return not game.piles and END_NEXT[scenario] > 0 and (len(game.deck) < bottom(scenario) or game.marks[END_SHUFFLED] != 0)


def came_from_pile(game: Republic, card: int) -> None:
    """A card was drawn into a hand just now."""
    if not game.piles and is_bottom_reached(game):
        leave_trace(game, card, LATE)


def blur_ages(game: Republic, seat: int, seats: int) -> None:
    """Something has left a hand, unseen by these seats: if it had cards of several ages, none of them is certain now."""
    if stage(game) == 0 and not game.traces:
        return
    hand = game.hands[seat]
    ages = 0
    for card in hand:
        bits = trace(game, card)
        ages |= 1 << (8 if deck_unknown_to(bits) else 7 if bits & LATE else pile_of(game, card))
    if ages & ages - 1:
        for card in hand:
            leave_trace(game, card, seats * BLURRED)
