"""[A-46] Acts nobody asked for: ransom [1.10.71] and Influence Peddling [1.07.35], at any decision point that allows them."""

from __future__ import annotations

from typing import Final

import senate_events as events
from curia import Curia
from senate_choices import HAND, KINDS, PEDDLE, PEDDLING, RANSOM, SHIFT, SPAN, men
from senate_deals import collect
from senate_votes import Window

from comitium.core.audience import EVERYBODY, only
from comitium.core.errors import Reason

NOT_CAPTIVE: Final = Reason("1.10.71", "refuse-not-captive")
TOO_DEAR: Final = Reason("1.10.71", "refuse-ransom-price")
NO_PEDDLING: Final = Reason("1.07.35", "refuse-no-peddling")
NO_HAND: Final = Reason("1.07.35", "refuse-no-hand")
NOT_NOW: Final = Reason("A-46", "refuse-not-now")


def price(game: Curia, man: int) -> int:
    """[1.10.71] Twice his influence, and never less than ten."""
    return max(10, 2 * game.influence[man])


def why_not_ransom(game: Curia, seat: int, man: int) -> Reason | None:
    """[1.10.71] One's own captive, with his money and that of his faction."""
    if not 0 <= man < game.album.senators or not game.captive & game.album.members[seat] & 1 << man:
        return NOT_CAPTIVE
    money = game.talents[man]
    for other in men(game.album.members[seat] & ~game.dead & ~game.captive):
        money += game.talents[other]
    return None if money >= price(game, man) else TOO_DEAR


def why_not_peddle(game: Curia, seat: int, victim: int) -> Reason | None:
    """[1.07.35] The card, and an opponent with a hand."""
    if not game.count(seat, PEDDLING):
        return NO_PEDDLING
    return None if victim != seat and 0 <= victim < len(game.hands) and game.hands[victim] else NO_HAND


def why_not_act(game: Curia, seat: int, choice: int) -> Reason | None:
    """Why a seat may not do one of these acts now."""
    if not game.stack[-1].allows_asides(game, seat):
        return NOT_NOW
    if choice < PEDDLE:
        return why_not_ransom(game, seat, choice - RANSOM)
    return why_not_peddle(game, seat, choice - PEDDLE)


def unasked(game: Curia, seat: int) -> list[int]:
    """What a seat may do now without being asked."""
    found: list[int] = []
    if not 0 <= seat < len(game.hands) or not game.stack[-1].allows_asides(game, seat):
        return found
    for man in men(game.captive & game.album.members[seat]):
        if why_not_ransom(game, seat, man) is None:
            found.append(RANSOM + man)
    if game.count(seat, PEDDLING):
        for victim in range(len(game.hands)):
            if why_not_peddle(game, seat, victim) is None:
                found.append(PEDDLE + victim)
    return found


def act(game: Curia, seat: int, choice: int) -> None:
    if choice < PEDDLE:
        ransom(game, choice % SPAN)
    else:
        peddle(game, seat, choice % SPAN)


def ransom(game: Curia, man: int) -> None:
    """[1.10.71] Paid to the bank, from his own purse first; he is in Rome at once."""
    cost = price(game, man)
    own = min(cost, game.talents[man])
    game.talents[man] -= own
    collect(game, game.album.faction[man], cost - own)
    game.captive &= ~(1 << man)
    game.rome |= 1 << man
    if game.has_listener:
        game.tell(events.SenatorRansomed("1.10.71", man, cost), EVERYBODY)


def peddle(game: Curia, seat: int, victim: int) -> None:
    """[1.07.35] A random card of the victim's; [4.3] which one, only the two of them know."""
    game.spend(seat, PEDDLING)
    card = any_card(game, victim)
    game.hands[victim] -= 1 << SHIFT * card
    game.hands[seat] += 1 << SHIFT * card
    seats = len(game.hands)
    for other in range(seats):
        if other not in (seat, victim):
            for kind in range(KINDS):
                game.forget_card(other, victim, kind)  # whichever it was
    game.forget_card(seat, victim, card)
    game.learn_card(victim, seat, card)
    game.reveals += 1
    top = game.stack[-1]
    if isinstance(top, Window):
        top.ask_again(victim)
        top.ask_again(seat)
    if game.has_listener:
        game.tell(events.InfluencePeddled("1.07.35", seat, victim), EVERYBODY)
        game.tell(events.CardStolen("1.07.35", seat, victim, card), only(seat) | only(victim))


def any_card(game: Curia, seat: int) -> int:
    """A card of a hand, each copy as likely as the other."""
    size = 0
    for card in range(KINDS):
        size += game.count(seat, card)
    place = game.shuffles.below(size)
    card = 0
    while place >= game.hands[seat] >> SHIFT * card & HAND:
        place -= game.count(seat, card)
        card += 1
    return card
