"""[1.04.9] [1.07.3] Cards in hands, and what everybody knows of them."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY, only
from comitium.games.republic.catalogue.cards import CARD_INDEX, CARD_KIND
from comitium.games.republic.catalogue.ids import INTRIGUE, LAW
from comitium.games.republic.events.people import CardDiscarded, CardTaken, CardTakenOpenly, CardTakenUnseen
from comitium.games.republic.rules.common.traces import wipe
from comitium.games.republic.rules.common.watch import OPEN_HAND, watch
from comitium.games.republic.state.republic import Republic

KINDS = 12  # of intrigue cards; in `unaccounted` the laws stand after them


KIND_OF: Final[list[int]] = [CARD_INDEX[card] if CARD_KIND[card] == INTRIGUE else -1 for card in range(len(CARD_KIND))]


def kind_of(card: int) -> int:
    """The kind of intrigue of a card, or -1."""
    return KIND_OF[card]


def held(game: Republic, seat: int, kind: int) -> list[int]:
    """The intrigue cards of a kind in a hand."""
    return [card for card in game.hands[seat] if KIND_OF[card] == kind]


def has(game: Republic, seat: int, kind: int) -> bool:
    for card in game.hands[seat]:
        if KIND_OF[card] == kind:
            return True
    return False


def may_hold(game: Republic, seat: int, kind: int) -> bool:
    """[section 4.2] Whether a seat may hold a card of this kind as far as everybody can tell. KINDS: a law."""
    return len(game.hands[seat]) > 0 and game.unaccounted[kind] > 0


def plays_cards(game: Republic, seat: int) -> bool:
    """[1.09.823] [B-57] While a Consul for Life controls a faction its player plays no cards, unless the option says so."""
    return game.controller_of(seat) == seat or game.rules.owners_keep_cards


def take(game: Republic, seat: int, card: int, rule: str) -> None:
    """A card comes into a hand, unseen by the others; [4.01.1] into a neutral's it comes face-up."""
    hand = game.hands[seat]
    place = len(hand)
    while place > 0 and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)
    if game.is_neutral(seat):
        show(game, seat, card)
        watch(game, OPEN_HAND)
        if game.has_listener:
            game.tell(CardTakenOpenly(rule, seat, card), EVERYBODY)
        return
    game.known[card] = 1 << seat
    if game.has_listener:
        game.tell(CardTaken(rule, seat, card), only(seat))
        game.tell(CardTakenUnseen(rule, seat), EVERYBODY & ~only(seat))


def lay_down(game: Republic, seat: int, card: int) -> None:
    """A card leaves a hand and is seen by all; where it goes is for who calls this to say."""
    game.hands[seat].remove(card)
    game.known[card] = 0
    if game.traces:
        wipe(game, card)
    account(game, card)


def account(game: Republic, card: int) -> None:
    """[section 4.2] A copy of an intrigue card or a law has been seen to leave the hidden cards."""
    kind = KINDS if CARD_KIND[card] == LAW else kind_of(card)
    if kind >= 0 and game.unaccounted[kind] > 0:  # a position may hold a card that its scenario does not have
        game.unaccounted[kind] -= 1


def discard(game: Republic, seat: int, card: int, rule: str) -> None:
    """A card of a hand is played or thrown away, face up."""
    put_down(game, seat, card)
    if game.has_listener:
        game.tell(CardDiscarded(rule, seat, card), EVERYBODY)


def put_down(game: Republic, seat: int, card: int) -> None:
    """The same, where another sentence says what was played."""
    lay_down(game, seat, card)
    game.discards.append(card)


def play_kind(game: Republic, seat: int, kind: int, rule: str) -> None:
    """A card of a kind is played and discarded."""
    discard(game, seat, copy_of(game, seat, kind), rule)


def copy_of(game: Republic, seat: int, kind: int) -> int:
    """Which card of a kind is played: of several copies one that has been shown, else the lowest number."""
    cards = held(game, seat, kind)
    best = cards[0]
    for card in cards:
        if game.known[card] != 1 << seat and game.known[best] == 1 << seat:
            best = card
    return best


def show(game: Republic, seat: int, card: int) -> None:
    """[section 4.3] Everybody has seen a card that stays in the hand."""
    game.known[card] = (1 << game.rules.seats) - 1
