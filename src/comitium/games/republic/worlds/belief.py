"""[1.04.9] What a faction knows of the hidden cards, and the worlds it can imagine.

All cards that the seat cannot place are dealt anew, each hand and pile with as many as it has, every way to do so being as
likely as any other. What limits it: hands hold Faction cards only; a card in a hand comes from the deck that was drawn from
at the time (traces.py); what is left of an earlier deck is in the hands; Era Ends and the strangers beside it lie at the
bottom until somebody has drawn so far (unseen.py); what is known to be near the top stays near the top. Of guests and
strangers it is open which they are. Treasuries of factions follow from what everybody saw and are kept. How the dice will
fall nobody knows.

A card that is where the rules could not have brought it (a position may say so) stays there.
"""

from __future__ import annotations

from typing import Any, Final

from comitium.core.dice import Dice
from comitium.core.frames import Script
from comitium.games.republic.catalogue.cards import CARD_IS_FACTION
from comitium.games.republic.catalogue.scenarios import END_OWN
from comitium.games.republic.rules.common.traces import LATE, WHISPERED, deck_unknown_to, shown_privately_to
from comitium.games.republic.rules.r3_setup.r3_01_4_cards import scenario_of
from comitium.games.republic.state.numbers import CARDS
from comitium.games.republic.state.republic import END_SHUFFLED, Republic
from comitium.games.republic.worlds.dealing import WHOLE, chances, lay, pick, reach
from comitium.games.republic.worlds.unseen import GUEST, STRANGER, THE_END, bottom, guests, is_seen, parts, stage, strangers

_SPAN: Final = 2147483398
# -- when a card came into a hand, as far as the seat can tell; below NOW: from that earlier pile
NOW: Final = 4  # from the pile that is drawn from, before its bottom was reached
LATELY: Final = 5  # from the bottom
ANY_TIME: Final = 6


class Belief:
    """What a seat knows (NOBODY: a spectator), worked out once for a state."""

    def __init__(self, game: Republic, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.part = parts(game)
        self.begun = stage(game)
        self.is_last = not game.piles
        under = bottom(scenario_of(game.rules))
        self.broken = self.is_last and (len(game.deck) < under or game.marks[END_SHUFFLED] != 0)
        self.own_under = END_OWN[scenario_of(game.rules)]
        # -- places in hands that the seat does not know, by the time at which they were filled
        self.owners: list[list[int]] = [[], [], [], [], [], [], []]
        self.masks: list[list[int]] = [[], [], [], [], [], [], []]
        self.bits: list[list[int]] = [[], [], [], [], [], [], []]
        # -- what the seat knows of the hands
        self.slots: list[list[int]] = []
        self.is_open = [False] * game.rules.seats
        self.known = game.known[:]
        self.traces: list[int] = []
        # -- the cards: of earlier piles, in hands; for hands and pile; for the pile only; below it; in the piles that follow
        self.old: list[list[int]] = [[], [], [], []]
        self.red: list[int] = []
        self.black: list[int] = []
        self.under: list[int] = []
        self.waiting: list[list[int]] = []
        self.guests: list[int] = []
        self.strangers: list[int] = []
        self.near = reach(game.near_top, game.deck, 0)
        self.near_next = reach(game.near_top, game.piles[0], len(game.deck)) if game.piles else self.near
        self.see_hands()
        self.see_piles()
        self.playing_guests = len(self.guests)
        self.playing_strangers = len(self.strangers)
        self.weigh()
        self.red.sort()  # the same dice imagine the same world, whatever is true
        self.black.sort()
        for cards in self.old:
            cards.sort()

    # -- what the seat knows

    def see_hands(self) -> None:
        """[1.04.9] [1.09.823] Which cards of the hands the seat knows, and since when the others are there."""
        game = self.game
        seat = self.seat
        mine = 1 << seat if seat >= 0 else 0
        everybody = (1 << game.rules.seats) - 1
        for other in range(game.rules.seats):
            sees = seat >= 0 and (other == seat or game.controller_of(other) == seat)
            known: list[int] = []
            for card in game.hands[other]:
                mask = game.known[card]
                bits = 0
                if game.traces:
                    bits = self.known_trace(card, other)
                    mask &= ~shown_privately_to(self.bits_of(card)) | shown_privately_to(bits)
                    self.known[card] = mask
                if not sees and mask != everybody and not mask & mine:
                    time = self.time_of(card, bits)
                    if time >= 0:
                        self.hide(card, time, other, mask, bits)
                        continue
                known.append(card)
                if bits:
                    self.traces.append(card)
                    self.traces.append(bits)
            self.slots.append(known)

    def bits_of(self, card: int) -> int:
        traces = self.game.traces
        for place in range(0, len(traces), 2):
            if traces[place] == card:
                return traces[place + 1]
        return 0

    def known_trace(self, card: int, owner: int) -> int:
        """The trace of a card without what was whispered to others behind the seat's back."""
        bits = self.bits_of(card)
        if owner == self.seat or bits < WHISPERED:
            return bits
        mine = shown_privately_to(bits) & 1 << self.seat if self.seat >= 0 else 0
        return bits % WHISPERED + mine * WHISPERED

    def time_of(self, card: int, bits: int) -> int:
        """When a card in a hand was drawn, as far as the seat can tell; -1 if it cannot have been."""
        part = self.part[card]
        if part >= THE_END or not CARD_IS_FACTION[card]:
            return -1
        fog = deck_unknown_to(bits)
        found = ANY_TIME if fog and (self.seat < 0 or fog >> self.seat & 1) else LATELY if bits & LATE and self.broken else -1
        if part == STRANGER:
            return found if self.broken else -1
        pile = 0 if part == GUEST else part
        if pile > self.begun:
            return -1
        if found == LATELY and pile < self.begun:
            return -1
        return found if found >= 0 else NOW if pile == self.begun else pile

    def hide(self, card: int, time: int, owner: int, mask: int, bits: int) -> None:
        """A card that the seat does not know: its place, and itself among those that may be there."""
        self.is_open[owner] = True
        owners = self.owners[time]
        masks = self.masks[time]
        place = len(owners)
        while place > 0 and owners[place - 1] == owner and (masks[place - 1], self.bits[time][place - 1]) > (mask, bits):
            place -= 1
        owners.insert(place, owner)
        masks.insert(place, mask)
        self.bits[time].insert(place, bits)
        self.known[card] = 0
        part = self.part[card]
        if part == STRANGER:
            self.strangers.append(card)
        elif part == GUEST:
            self.guests.append(card)
        elif part < self.begun:
            self.old[part].append(card)
        else:
            self.red.append(card)

    def see_piles(self) -> None:
        """What lies in the piles, and which cards may lie there instead."""
        game = self.game
        part = self.part
        begun = self.begun
        near = game.near_top[::2]
        for card in game.deck:
            here = part[card]
            if near and card in near:
                continue
            if here == begun or (here == GUEST and begun == 0):
                if here == GUEST:
                    self.guests.append(card)
                elif CARD_IS_FACTION[card]:
                    self.red.append(card)
                else:
                    self.black.append(card)
            elif self.is_last and here == STRANGER:
                self.strangers.append(card)
            elif self.is_last and here == THE_END and not self.broken:
                self.under.append(card)
            else:
                self.black.append(card)
        for place in range(len(game.piles)):
            pile: list[int] = []
            last = place == len(game.piles) - 1
            for card in game.piles[place]:
                if near and place == 0 and card in near:
                    continue
                if last and part[card] == STRANGER:
                    self.strangers.append(card)
                elif last and part[card] == THE_END:
                    self.under.append(card)
                else:
                    pile.append(card)
            pile.sort()
            self.waiting.append(pile)

    def weigh(self) -> None:
        """Which guests and strangers might play instead of those that do, and how likely it is how many of them are red."""
        game = self.game
        scenario = scenario_of(game.rules)
        self.needed = len(self.owners[LATELY]) + len(self.owners[ANY_TIME])  # of the last pile, or of the strangers
        for pile in range(4):
            self.needed -= len(self.old[pile]) - len(self.owners[pile])
        if self.playing_guests:
            if self.begun:
                self.needed -= self.playing_guests
            in_game = self.in_game()
            for card in guests(scenario):
                if not in_game[card] and not is_seen(game, card):
                    self.guests.append(card)
            self.guests.sort()
        self.red_strangers: list[int] = []
        self.black_strangers: list[int] = []
        self.odds: list[int] = []
        if not self.playing_strangers:
            return
        in_game = self.in_game()
        for card in strangers(scenario):
            if not in_game[card] and not is_seen(game, card):
                self.strangers.append(card)
        self.strangers.sort()
        if self.broken:
            for card in self.strangers:
                if CARD_IS_FACTION[card]:
                    self.red_strangers.append(card)
                else:
                    self.black_strangers.append(card)
            own = len(self.red) - len(self.owners[NOW]) + (self.playing_guests if self.begun == 0 else 0)
            self.odds = chances(len(self.red_strangers), len(self.black_strangers), self.playing_strangers, own, self.needed)

    def in_game(self) -> list[bool]:
        """Which cards are in a hand or a pile."""
        found = [False] * CARDS
        game = self.game
        for hand in game.hands:
            for card in hand:
                found[card] = True
        for card in game.deck:
            found[card] = True
        for pile in game.piles:
            for card in pile:
                found[card] = True
        return found

    # -- worlds

    def imagine(self, rng: Any) -> Any:
        dice: Dice = rng
        world: Republic = self.game.clone()
        world.dice = Dice(1 + dice.below(_SPAN), 1 + dice.below(_SPAN))
        world.shuffles = Dice(1 + dice.below(_SPAN), 1 + dice.below(_SPAN))
        world.loaded = []
        world.urn = []
        self.deal(world, dice)
        redraw(world, self.seat, dice)
        return world

    def deal(self, world: Republic, dice: Dice) -> None:
        """Every hidden card anew."""
        world.known = self.known[:]
        world.traces = self.traces[:]
        world.hands = [slots[:] for slots in self.slots]
        red = self.red[:]
        over: list[int] = []  # of earlier piles, in hands, since some time or other
        chosen = self.guests
        if len(chosen) > self.playing_guests:
            chosen = pick(chosen, self.playing_guests, dice)
        if self.begun:
            self.deal_old(world, chosen, over, dice)
        elif chosen:
            red += chosen
        black = self.black
        strange = self.strangers
        dice.deal(red, len(self.owners[NOW]))
        self.hand_out(world, NOW, red)
        if self.odds:
            number = self.number_of_red(dice)
            red += pick(self.red_strangers, number, dice)
            black = black + pick(self.black_strangers, self.playing_strangers - number, dice)
        elif self.playing_strangers:
            strange = pick(strange, self.playing_strangers, dice)
        if self.needed:
            dice.deal(red, self.needed)
            self.hand_out(world, LATELY, red)
        if self.owners[ANY_TIME]:
            while len(over) < len(self.owners[ANY_TIME]):
                over.append(red.pop())
            dice.deal(over, len(over))
            self.hand_out(world, ANY_TIME, over)
        for seat in range(len(self.is_open)):
            if self.is_open[seat]:
                world.hands[seat].sort()
        red += black
        if self.is_last and not self.broken:
            red = self.put_under(red, strange, dice)
        else:
            dice.deal(red, len(red))
        world.deck = lay(red, self.near, dice) if self.near else red
        if self.waiting:
            self.deal_waiting(world, strange, dice)

    def deal_old(self, world: Republic, chosen: list[int], over: list[int], dice: Dice) -> None:
        """[3.04.1] What is left of earlier piles is in the hands: in those places that were filled then, or may have been."""
        for pile in range(self.begun):
            cards = self.old[pile] + chosen if pile == 0 else self.old[pile][:]
            dice.deal(cards, len(self.owners[pile]))
            self.hand_out(world, pile, cards)
            over += cards

    def deal_waiting(self, world: Republic, strange: list[int], dice: Dice) -> None:
        """The piles that follow."""
        for place in range(len(self.waiting)):
            pile = self.waiting[place][:]
            if place == len(self.waiting) - 1:
                pile = self.put_under(pile, strange, dice)
            else:
                dice.deal(pile, len(pile))
            world.piles[place] = lay(pile, self.near_next, dice) if place == 0 and self.near_next else pile

    def put_under(self, pile: list[int], strange: list[int], dice: Dice) -> list[int]:
        """[A-54] The pile shuffled, and Era Ends and the strangers mixed with its lowest cards."""
        dice.deal(pile, len(pile) - self.own_under)
        found = pile[: self.own_under] + strange + self.under
        dice.deal(found, len(found))
        return found + pile[self.own_under :]

    def number_of_red(self, dice: Dice) -> int:
        """How many of the strangers that play are Faction cards."""
        thrown = dice.below(WHOLE)
        number = 0
        while thrown >= self.odds[number]:
            number += 1
        return number

    def hand_out(self, world: Republic, time: int, cards: list[int]) -> None:
        """The last of the cards into the places that were filled at a time. Who else knows a card there knows the new one."""
        owners = self.owners[time]
        for place in range(len(owners)):
            card = cards.pop()
            world.hands[owners[place]].append(card)
            world.known[card] = self.masks[time][place]
            if self.bits[time][place]:
                world.traces.append(card)
                world.traces.append(self.bits[time][place])


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
