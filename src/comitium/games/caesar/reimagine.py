"""What a player can know of her opponent's cards, and other worlds in which she would know just the same.

The opponent's influence cards that are out of the deck but not in sight are *tokens*. Of each token the observer may know
the kind (she saw it face-up before a castling, or a spy saw it in the hand), and always the set of places where it can be:
the hand, or face-down on some groups. How many tokens each place holds is public. A `Belief` follows the opponent's
memory (see state.py) once, and then deals as many worlds as a search wants.

Every world that is dealt is possible; that they are all equally likely is not claimed.
"""

from __future__ import annotations

from typing import Final

from comitium.core.dice import Dice
from comitium.games.caesar.rules.r5_turn import PLAY_CARDS, Discard, Dump, Place, Turn
from comitium.games.caesar.rules.r6_actions import Aim, Castle
from comitium.games.caesar.setup import ACTION_CARDS, INFLUENCE_CARDS, Prepare
from comitium.games.caesar.state import (
    ACTION,
    ASSASSINATION,
    BEGAN_HAND,
    BEGAN_TABLE,
    CLEARED,
    COUNTED,
    DREW,
    GROUPS,
    HIDDEN,
    INFLUENCE_KINDS,
    JOINED,
    KINDS,
    LAID,
    LEFT,
    SEEN,
    SEEN_ALL,
    SHOWN,
    SHOWN_OPENING,
    UNKNOWN,
    Caesar,
)

IN_HAND: Final = GROUPS  # the place after the five groups
PLACES: Final = GROUPS + 1
HAND_BIT: Final = 1 << IN_HAND
ANY: Final = -1  # a token of unknown kind


class Token:
    """One hidden influence card: its kind if known, and the places where it can be, as bits."""

    def __init__(self, kind: int, places: int) -> None:
        self.kind = kind
        self.places = places
        self.seen = False


class Belief:
    """What `seat` knows of the other player's cards in this state."""

    def __init__(self, game: Caesar, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.other = 1 - seat
        self.tokens: list[Token] = []
        self.openings: list[int] = []  # the groups whose opening card lies untouched
        self.opening_kinds = [1, 2, 3, 4, 5]  # the kinds those can have
        self.counts = [0] * PLACES  # hidden tokens by place, opening cards not counted
        self.known_actions = [0] * KINDS
        for entry in game.memories[self.other]:
            self.recall(entry)

    # -- following the memory

    def recall(self, entry: int) -> None:
        operation = entry - entry % 256
        group = entry % 256 // 16
        kind = entry % 16
        if operation == DREW:
            self.add(ANY, IN_HAND)
        elif operation == LAID:
            self.counts[IN_HAND] -= 1
            self.counts[group] += 1
            for token in self.tokens:
                if token.places & HAND_BIT:
                    token.places |= 1 << group
        elif operation == LEFT:
            self.leave(kind)
        elif operation == SHOWN:
            self.identify(kind, group)
        elif operation == SHOWN_OPENING:
            self.openings.remove(group)
            if kind in self.opening_kinds:
                self.opening_kinds.remove(kind)
        elif operation == CLEARED:
            for token in self.tokens:
                token.places &= ~(1 << group)
        elif operation == HIDDEN:
            self.add(kind, group)
        elif operation == JOINED:
            self.join(group, kind)
        elif operation == COUNTED:
            self.counts[group] = kind
        elif operation == BEGAN_HAND:
            self.add(kind, IN_HAND)
        elif operation == BEGAN_TABLE:
            self.openings.append(group)
        elif operation == UNKNOWN:
            self.add(ANY, group)
        elif operation == SEEN:
            self.see(kind)
        elif operation == SEEN_ALL:
            self.see_no_more()

    def add(self, kind: int, place: int) -> None:
        self.tokens.append(Token(kind, 1 << place))
        self.counts[place] += 1

    def leave(self, kind: int) -> None:
        """A card of this kind left the hand openly."""
        if kind < INFLUENCE_KINDS:
            self.identify(kind, IN_HAND)
        elif self.known_actions[kind]:
            self.known_actions[kind] -= 1

    def identify(self, kind: int, place: int) -> Token:
        """A hidden card at a place turns out to be of this kind: which token it was, as far as the observer can tell.

        The surest one is taken (known kind and fewest places first) that leaves a world for the others.
        """
        self.counts[place] -= 1
        candidates = [
            token
            for token in self.tokens
            if token.places >> place & 1 and (token.kind == kind or token.kind == ANY) and not token.seen
        ]
        candidates.sort(key=_vagueness)
        for token in candidates:
            self.tokens.remove(token)
            if token.places == 1 << place or self.is_possible():
                return token
            self.tokens.append(token)
        raise AssertionError("the memory of the cards contradicts itself")

    def join(self, group: int, group2: int) -> None:
        """Two groups were castled: what lay on either may lie on both; their opening cards are cards like any other."""
        both = 1 << group | 1 << group2
        for place in (group, group2):
            if place in self.openings:
                self.openings.remove(place)
                self.add(ANY, place)
        for token in self.tokens:
            if token.places & both:
                token.places |= both

    def see(self, kind: int) -> None:
        """A spy sees a card of this kind in the hand."""
        if kind >= ASSASSINATION:
            self.known_actions[kind] += 1
            return
        token = self.identify(kind, IN_HAND)
        token.kind = kind
        token.places = HAND_BIT
        token.seen = True
        self.counts[IN_HAND] += 1
        self.tokens.append(token)

    def see_no_more(self) -> None:
        """The spy has seen all influence cards in the hand: the other tokens are elsewhere."""
        self.known_actions = [0] * KINDS
        for token in self.tokens:
            if not token.seen:
                token.places &= ~HAND_BIT
            token.seen = False

    # -- dealing places

    def is_possible(self) -> bool:
        """Whether every token can have a place."""
        return len(self.deal_places(self.tokens)) == len(self.tokens)

    def deal_places(self, tokens: list[Token]) -> list[int]:
        """A place for each token, by augmenting paths in the order given; shorter than the list if there is none."""
        held: list[list[int]] = [[] for _ in range(PLACES)]
        for number in range(len(tokens)):
            if not self.seat_token(tokens, held, number, [False] * PLACES):
                return []
        places = [0] * len(tokens)
        for place in range(PLACES):
            for number in held[place]:
                places[number] = place
        return places

    def seat_token(self, tokens: list[Token], held: list[list[int]], number: int, tried: list[bool]) -> bool:
        places = tokens[number].places
        for place in range(PLACES):
            if places >> place & 1 and not tried[place]:
                tried[place] = True
                if len(held[place]) < self.counts[place]:
                    held[place].append(number)
                    return True
                for spot in range(len(held[place])):
                    if self.seat_token(tokens, held, held[place][spot], tried):
                        held[place][spot] = number
                        return True
        return False

    # -- other worlds

    def imagine(self, rng: Dice) -> Caesar:
        """A world in which the seat would know just what it knows."""
        world = self.game.clone()
        world.dice = Dice(1 + rng.below(2000000000), 1 + rng.below(2000000000))
        world.decks = world.decks[:]
        self.deal_influence(world, rng)
        self.deal_actions(world, rng)
        world.votes = shuffled(world.votes[: world.votes_left], rng)
        self.deal_bonus(world, rng)
        self.forget_secret_plans(world, rng)
        return world

    def deal_influence(self, world: Caesar, rng: Dice) -> None:
        """New kinds for the opponent's hidden cards and deck; a new order for the seat's own deck."""
        mine = self.seat * 2
        world.decks[mine] = shuffled(world.decks[mine][: world.left[mine]], rng)
        if not world.turn:
            pile = self.other * 2
            world.decks[pile] = shuffled(world.decks[pile], rng)
            return
        unseen = self.unseen(world)
        openings = shuffled(self.opening_kinds, rng)
        # a castled opening card may have shown its kind since: a kind that is all in sight can not be under another
        openings = [kind for kind in openings if unseen[kind] > 0][: len(self.openings)]
        for kind in openings:
            unseen[kind] -= 1
        rest: list[int] = []
        for kind in range(INFLUENCE_KINDS):
            rest.extend([kind] * unseen[kind])
        rng.shuffle(rest)
        self.clear_hidden(world)
        for number in range(len(self.openings)):
            self.put(world, openings[number], self.openings[number])
            world.opening[self.other * GROUPS + self.openings[number]] = openings[number]
        tokens = self.shuffled_tokens(rng)
        places = self.deal_places(tokens)
        for number in range(len(tokens)):
            kind = tokens[number].kind
            self.put(world, rest.pop() if kind == ANY else kind, places[number])
        world.decks[self.other * 2] = rest

    def shuffled_tokens(self, rng: Dice) -> list[Token]:
        order = shuffled(list(range(len(self.tokens))), rng)
        return [self.tokens[number] for number in order]

    def unseen(self, world: Caesar) -> list[int]:
        """How many cards of each kind of the opponent are neither in sight nor known by kind."""
        counts = INFLUENCE_CARDS[:]
        for kind in range(INFLUENCE_KINDS):
            counts[kind] -= world.discards[self.other * KINDS + kind]
            for group in range(GROUPS):
                counts[kind] -= world.up[(self.other * GROUPS + group) * 6 + kind]
        for token in self.tokens:
            if token.kind != ANY:
                counts[token.kind] -= 1
        return counts

    def clear_hidden(self, world: Caesar) -> None:
        for kind in range(INFLUENCE_KINDS):
            world.hand[self.other * KINDS + kind] = 0
            for group in range(GROUPS):
                world.down[(self.other * GROUPS + group) * 6 + kind] = 0
        castle = self.castle(world)
        if castle is not None:
            castle.pool = [0] * INFLUENCE_KINDS

    def castle(self, world: Caesar) -> Castle | None:
        """The opponent's castling under way, whose cards are in her fingers."""
        if world.stack and world.player == self.other:
            top = world.stack[-1]
            if isinstance(top, Castle):
                return top
        return None

    def put(self, world: Caesar, kind: int, place: int) -> None:
        castle = self.castle(world)
        if place == IN_HAND:
            world.hand[self.other * KINDS + kind] += 1
        elif castle is not None and (place == castle.group or place == castle.group2):
            castle.pool[kind] += 1
        else:
            world.down[(self.other * GROUPS + place) * 6 + kind] += 1

    def deal_actions(self, world: Caesar, rng: Dice) -> None:
        """New action cards for the opponent, but for those a spy has seen. The seat remembers the order of its own deck,
        unless it was shuffled (R-008)."""
        if world.rules.shuffled_actions:
            mine = self.seat * 2 + ACTION
            world.decks[mine] = shuffled(world.decks[mine][: world.left[mine]], rng)
        pile = self.other * 2 + ACTION
        deck: list[int] = []
        at = self.other * KINDS
        held = world.held[pile]
        for kind in range(ASSASSINATION, KINDS):
            known = self.known_actions[kind]
            count = ACTION_CARDS[kind - ASSASSINATION] - world.discards[at + kind] - known
            deck.extend([kind] * count)
            world.hand[at + kind] = known
            held -= known
        rng.shuffle(deck)
        for _ in range(held):
            world.hand[at + deck.pop()] += 1
        world.decks[pile] = deck

    def deal_bonus(self, world: Caesar, rng: Dice) -> None:
        """Another bonus card for the opponent; for the seat too, as long as it has not looked at its own (2.1)."""
        top = world.stack[-1] if world.stack else None
        if world.ending:
            return
        pool = world.unused_bonus[:]
        pool.append(world.bonus[self.other])
        unseen = isinstance(top, Prepare) and not top.has_seen_bonus(world, self.seat)
        if unseen:
            pool.append(world.bonus[self.seat])
        pool = shuffled(sorted(pool), rng)
        world.bonus = world.bonus[:]
        world.bonus[self.other] = pool.pop()
        if unseen:
            world.bonus[self.seat] = pool.pop()
        world.unused_bonus = sorted(pool)

    def forget_secret_plans(self, world: Caesar, rng: Dice) -> None:
        """What the opponent has begun to choose and not yet shown is chosen anew, or not yet begun."""
        if not world.stack:
            return
        top = world.stack[-1]
        if isinstance(top, Prepare):
            self.prepare_anew(top, rng)
        elif isinstance(top, Castle):
            if world.player == self.other:
                castle_anew(top, rng)
        elif world.player == self.other:
            if isinstance(top, (Place, Aim)):
                world.pop()
            elif isinstance(top, Dump):
                top.card = -1
            elif isinstance(top, Discard):
                world.pop()
                world.pop()
                world.push(Turn(1))
                world.push(PLAY_CARDS)

    def prepare_anew(self, top: Prepare, rng: Dice) -> None:
        order: list[int] = []
        for kind in range(len(ACTION_CARDS)):
            order.extend([ASSASSINATION + kind] * ACTION_CARDS[kind])
        top.orders[self.other] = shuffled(order, rng)[: len(top.orders[self.other])]
        top.laid[self.other] = shuffled([1, 2, 3, 4, 5], rng)[: len(top.laid[self.other])]


def castle_anew(castle: Castle, rng: Dice) -> None:
    """As many cards as before are meant for each group, but other ones."""
    counts = [sum(castle.first), sum(castle.second)]
    cards: list[int] = []
    for kind in range(INFLUENCE_KINDS):
        cards.extend([kind] * castle.pool[kind])
    rng.shuffle(cards)
    castle.pool = [0] * INFLUENCE_KINDS
    castle.first = [0] * INFLUENCE_KINDS
    castle.second = [0] * INFLUENCE_KINDS
    for number in range(len(cards)):
        if number < counts[0]:
            castle.first[cards[number]] += 1
        elif number < counts[0] + counts[1]:
            castle.second[cards[number]] += 1
        else:
            castle.pool[cards[number]] += 1


def shuffled(cards: list[int], rng: Dice) -> list[int]:
    deck = sorted(cards)  # from a fixed order, so that the true one leaves no trace
    rng.shuffle(deck)
    return deck


def _vagueness(token: Token) -> int:
    """Known kinds first, then the fewest places."""
    places = token.places
    count = 0
    while places:
        count += places & 1
        places >>= 1
    return count + (PLACES if token.kind == ANY else 0)
