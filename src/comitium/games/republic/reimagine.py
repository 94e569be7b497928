"""[1.04.9] What a faction knows of the hidden cards, and the worlds it can imagine.

All cards that the seat cannot place are dealt anew, each hand and pile with as many as it has: Faction cards into hands, the
rest into the piles. Era Ends and the strangers beside it stay at the bottom as long as nobody has drawn so far (unseen.py);
what is known to be near the top stays near the top. Of cards that were mixed in unseen it is open which they are. Treasuries
of factions follow from what everybody saw and are kept. How the dice will fall nobody knows.
"""

from __future__ import annotations

from typing import Any, Final

from comitium.core.dice import Dice
from comitium.core.frames import Script
from comitium.games.republic.catalogue.cards import CARD_IS_FACTION, ERA_ENDS_CARD
from comitium.games.republic.catalogue.scenarios import END_OWN
from comitium.games.republic.numbers import CARDS
from comitium.games.republic.rules.r3_setup.r3_01_4_cards import scenario_of
from comitium.games.republic.state import Republic
from comitium.games.republic.unseen import bottom, guests, is_seen, stage, strangers, sure

_SPAN: Final = 2147483398
_SURE: Final[dict[int, list[int]]] = {}


class Belief:
    """What a seat knows (NOBODY: a spectator), worked out once for a state."""

    def __init__(self, game: Republic, seat: int) -> None:
        self.game = game
        self.seat = seat
        scenario = scenario_of(game.rules)
        self.none: list[int] = []
        in_game = [False] * CARDS  # in a hand or a pile
        placed = [False] * CARDS  # and the seat knows where
        self.free = [0] * game.rules.seats  # how many cards of each hand the seat does not know
        self.slots: list[list[int]] = []  # those it knows
        self.masks: list[list[int]] = []  # who knows the others
        self.hidden = 0
        self.see_hands(in_game, placed)
        for card in game.deck:
            in_game[card] = True
        for pile in game.piles:
            for card in pile:
                in_game[card] = True
        for card in game.near_top[::2]:
            placed[card] = True
        begun = stage(game)
        self.old: list[int] = []  # of decks that are used up: they can only be in hands
        self.red: list[int] = []  # of the deck that is drawn from, for hands and pile
        self.black: list[int] = []  # for the pile only
        for deck in range(begun + 1):
            for card in _sure(game, scenario, deck):
                if not in_game[card] or placed[card] or card == ERA_ENDS_CARD:
                    continue
                if deck < begun:
                    self.old.append(card)
                elif CARD_IS_FACTION[card]:
                    self.red.append(card)
                else:
                    self.black.append(card)
        self.guests = _open(game, guests(scenario), placed, in_game)
        self.playing_guests = _count(self.guests, in_game)
        self.guests_are_old = begun > 0
        self.strangers = _open(game, strangers(scenario), placed, in_game)
        self.playing_strangers = _count(self.strangers, in_game)
        self.ends = in_game[ERA_ENDS_CARD]
        self.waiting: list[list[int]] = []  # the piles that come after
        for deck in range(begun + 1, begun + 1 + len(game.piles)):
            self.waiting.append([card for card in _sure(game, scenario, deck) if not placed[card] and in_game[card]])
        self.own_under = END_OWN[scenario]
        self.drawn_under = bottom(scenario) - len(game.deck)
        self.broken = not game.piles and self.drawn_under > 0  # cards were drawn from the bottom
        self.near = _reach(game.near_top, game.deck, 0)
        self.near_next = _reach(game.near_top, game.piles[0], len(game.deck)) if game.piles else self.none

    def see_hands(self, in_game: list[bool], placed: list[bool]) -> None:
        """[1.04.9] [1.09.823] Which cards of the hands the seat knows."""
        game = self.game
        seat = self.seat
        everybody = (1 << game.rules.seats) - 1
        for other in range(game.rules.seats):
            sees = seat >= 0 and (other == seat or game.voice(other) == seat)
            known: list[int] = []
            masks: list[int] = []
            for card in game.hands[other]:
                in_game[card] = True
                mask = game.known[card]
                if sees or mask == everybody or (seat >= 0 and mask >> seat & 1):
                    placed[card] = True
                    known.append(card)
                else:
                    masks.append(mask)
            self.slots.append(known)
            self.masks.append(masks)
            self.free[other] = len(masks)
            self.hidden += len(masks)

    def imagine(self, rng: Any) -> Any:
        world: Republic = self.game.clone()
        world.dice = Dice(1 + rng.below(_SPAN), 1 + rng.below(_SPAN))
        world.shuffles = Dice(1 + rng.below(_SPAN), 1 + rng.below(_SPAN))
        world.loaded = []
        world.urn = []
        self.deal(world, rng)
        redraw(world, self.seat, rng)
        return world

    def deal(self, world: Republic, rng: Any) -> None:
        """Every hidden card anew."""
        old = self.old
        red = self.red
        black = self.black
        if self.playing_guests:
            guests = some(self.guests, self.playing_guests, rng)
            if self.guests_are_old:
                old = old + guests
            else:
                red = red + guests
        strangers = some(self.strangers, self.playing_strangers, rng) if self.playing_strangers else self.none
        end = [ERA_ENDS_CARD] if self.ends else self.none
        if self.broken:
            strangers = fitting(self.strangers, strangers, self.hidden - len(old) - len(red))
            for card in strangers:
                if CARD_IS_FACTION[card]:
                    red = [*red, card]
                else:
                    black = [*black, card]
            black = black + end
        left = red[:]
        rng.shuffle(left)
        need = self.hidden - len(old)
        if self.broken:
            self.hold_back(left, need)
        held = old + left[:need]
        if old:
            rng.shuffle(held)
        self.deal_hands(world, held)
        rest = left[need:] + black
        rng.shuffle(rest)
        if not world.piles and not self.broken:
            rest = self.put_under(rest, strangers + end, rng)
        world.deck = lay(rest, self.near, rng)
        for place in range(len(self.waiting)):
            pile = self.waiting[place][:]
            rng.shuffle(pile)
            if place == len(self.waiting) - 1:
                pile = self.put_under(pile, strangers + end, rng)
            world.piles[place] = lay(pile, self.near_next, rng) if place == 0 else pile

    def put_under(self, pile: list[int], others: list[int], rng: Any) -> list[int]:
        """[A-54] Era Ends and the strangers, mixed with the lowest cards of the pile."""
        under = pile[: self.own_under] + others
        rng.shuffle(under)
        return under + pile[self.own_under :]

    def hold_back(self, red: list[int], need: int) -> None:
        """No more strangers come into the hands than were drawn from the bottom."""
        allowed = self.drawn_under
        free = need
        for place in range(need):
            if red[place] in self.strangers:
                allowed -= 1
                while allowed < 0 and free < len(red) and red[free] in self.strangers:
                    free += 1
                if allowed < 0 and free < len(red):
                    red[place], red[free] = red[free], red[place]
                    allowed += 1

    def deal_hands(self, world: Republic, held: list[int]) -> None:
        """What the seat does not know of the hands; who else knows a card of theirs knows the one that is there now."""
        known = world.known
        for other in range(len(self.free)):
            if self.free[other]:
                for card in world.hands[other]:
                    if card not in self.slots[other]:
                        known[card] = 0
        at = 0
        for other in range(len(self.free)):
            number = self.free[other]
            if number == 0:
                continue
            hand = self.slots[other][:]
            for place in range(number):
                card = held[at + place]
                known[card] = self.masks[other][place]
                hand.append(card)
            at += number
            hand.sort()
            world.hands[other] = hand


def some(cards: list[int], number: int, rng: Any) -> list[int]:
    """So many of the cards."""
    mixed = cards[:]
    rng.shuffle(mixed)
    return mixed[:number]


def fitting(cards: list[int], chosen: list[int], least: int) -> list[int]:
    """The chosen ones, with at least so many Faction cards among them: hands hold no others."""
    have = 0
    for card in chosen:
        have += CARD_IS_FACTION[card]
    found = chosen[:]
    for card in cards:
        if have >= least:
            break
        if not CARD_IS_FACTION[card] or card in found:
            continue
        for place in range(len(found)):
            if not CARD_IS_FACTION[found[place]]:
                found[place] = card
                have += 1
                break
    return found


def lay(pile: list[int], near: list[int], rng: Any) -> list[int]:
    """A pile with those cards that are known to be near its top, each among so many (pairs, the next to be drawn last)."""
    if not near:
        return pile
    depths: list[int] = []
    for place in range(0, len(near), 2):
        depth = rng.below(near[place + 1])
        while depth in depths:
            depth = (depth + 1) % near[place + 1]
        depths.append(depth)
    size = len(pile) + len(depths)
    found: list[int] = []
    following = len(pile)
    for depth in range(size):
        if depth in depths:
            found.append(near[2 * depths.index(depth)])
        else:
            following -= 1
            found.append(pile[following])
    found.reverse()
    return found


def redraw(world: Republic, seat: int, rng: Any) -> None:
    """Whatever the others have begun to answer in secret is answered anew; a question that was interrupted, too."""
    stack = world.stack
    top = len(stack) - 1
    for place in range(top + 1):
        frame = stack[place]
        if place < top and isinstance(frame, Script):
            continue
        if place < top:
            world.stack = stack[: place + 1]
            frame.redraw(world, seat, rng)
            world.stack = stack
        else:
            frame.redraw(world, seat, rng)
    world.forget()


def _sure(game: Republic, scenario: int, deck: int) -> list[int]:
    """The cards of a deck, worked out once."""
    key = (scenario * 4 + deck) * 2 + (1 if game.rules.marius_and_sulla else 0)
    found = _SURE.get(key)
    if found is None:
        found = sure(game, scenario, deck)
        _SURE[key] = found
    return found


def _open(game: Republic, cards: list[int], placed: list[bool], in_game: list[bool]) -> list[int]:
    """Those that may be hidden: in a hand or a pile that the seat cannot see, or put aside unseen."""
    found: list[int] = []
    for card in cards:
        if not placed[card] and (in_game[card] or not is_seen(game, card)):
            found.append(card)
    return found


def _count(cards: list[int], in_game: list[bool]) -> int:
    found = 0
    for card in cards:
        if in_game[card]:
            found += 1
    return found


def _reach(near: list[int], pile: list[int], above: int) -> list[int]:
    """Those pairs of cards near the top that lie in a pile with so many cards above it, as far as they can reach."""
    found: list[int] = []
    for place in range(0, len(near), 2):
        if near[place] in pile:
            found.extend([near[place], max(1, min(near[place + 1] - above, len(pile)))])
    return found
