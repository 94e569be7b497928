"""[1.04.5] [1.07.35] Cards pass from hand to hand: who knows what afterwards."""

from __future__ import annotations

from comitium.games.republic.rules.common.hands import show
from comitium.games.republic.rules.common.traces import SEATS, WHISPERED, blur_ages, leave_trace, trace, wipe
from comitium.games.republic.rules.common.watch import OPEN_HAND, watch
from comitium.games.republic.state.republic import Republic


def pass_card(game: Republic, giver: int, taker: int, card: int) -> None:
    """A card changes hands; which one, only the two know. [4.01.1] All know it if a neutral's open hand is one of the two."""
    game.hands[giver].remove(card)
    hand = game.hands[taker]
    place = len(hand)
    while place > 0 and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)
    game.known[card] = 1 << giver | 1 << taker
    if game.is_neutral(giver) or game.is_neutral(taker):
        show(game, taker, card)
    if game.is_neutral(taker):
        watch(game, OPEN_HAND)
    if game.traces:
        bits = trace(game, card) % WHISPERED
        wipe(game, card)
        if bits:
            leave_trace(game, card, bits)


def forget_hand(game: Republic, seat: int, knowing: int) -> None:
    """Something has left a hand, or may have: only these seats still know what they knew of it. An open hand stays known."""
    if game.is_neutral(seat):
        return
    for card in game.hands[seat]:
        game.known[card] &= knowing | 1 << seat
    blur_ages(game, seat, SEATS & ~(knowing | 1 << seat))


def show_to(game: Republic, card: int, seat: int) -> None:
    """[1.04.5] A seat has seen a card that stays where it is."""
    game.known[card] |= 1 << seat
