"""Other worlds in which a player would know just what she knows.

A world is a perfect matching of the opponent's tokens and their uses (see recollection.py), with the unseen kinds dealt to
the tokens of unknown kind. A `Belief` finds one matching from public knowledge alone, and then deals as many worlds as a
search wants by random exchanges. Every world is possible; that all are equally likely is not claimed.
"""

from __future__ import annotations

from typing import Final

from comitium.core.dice import Dice
from comitium.games.caesar.recollection import ANY, GONE, IN_HAND, NONE, Recollection, Use, can_go
from comitium.games.caesar.setup import ACTION_CARDS, INFLUENCE_CARDS, Prepare
from comitium.games.caesar.state import (
    ACTION,
    ASSASSINATION,
    BEGAN_TABLE,
    GROUPS,
    INFLUENCE_KINDS,
    KINDS,
    LAID,
    Caesar,
)

EXCHANGES: Final = 3  # tried for each token, from the first matching to a random one


class Belief(Recollection):
    """What a seat knows of the other player's cards in this state, ready to be dealt."""

    def __init__(self, game: Caesar, seat: int) -> None:
        super().__init__(game, seat)
        self.edges: list[list[bool]] = [[can_go(token, use) for use in self.uses] for token in self.tokens]
        self.went: list[int] = []  # by token: the number of its use
        self.first_went: list[int] = []  # the matching that every world starts from
        self.first_spare: list[int] = []
        self.spare: list[int] = []  # by kind: how many hidden cards there are beyond the tokens of known kind
        self.match()

    # -- the matching

    def match(self) -> None:
        """A first matching, by augmenting paths. Tokens of known kind come first, and rather to a use of that kind."""
        taken = [NONE] * len(self.uses)
        order = [number for number in range(len(self.tokens)) if self.tokens[number].kind != ANY]
        order += [number for number in range(len(self.tokens)) if self.tokens[number].kind == ANY]
        for number in order:
            if not self.find_use(number, taken, [False] * len(self.uses)):
                raise AssertionError("the memory of the cards contradicts itself")
        self.went = [NONE] * len(self.tokens)
        for use in range(len(taken)):
            self.went[taken[use]] = use
        self.count_spare()
        for kind in range(INFLUENCE_KINDS):
            while self.is_short(kind):
                self.show_one(kind, taken)
        self.first_went = self.went[:]
        self.first_spare = self.spare[:]

    def is_short(self, kind: int) -> bool:
        """Whether more cards of this kind are thought hidden than are out of sight, the opening cards included."""
        return self.spare[kind] < 0 or (self.spare[kind] == 0 and kind in self.opening_kinds and not self.openings_fit())

    def openings_fit(self) -> bool:
        """Whether enough different kinds are left for the untouched opening cards."""
        kinds = 0
        for kind in self.opening_kinds:
            if self.spare[kind] > 0:
                kinds += 1
        return kinds >= GROUPS - self.openings.count(NONE)

    def show_one(self, kind: int, taken: list[int]) -> None:
        """One token of the kind that is thought hidden must have been shown; if none can, what is known of one is wrong."""
        last = NONE
        for number in range(len(self.tokens)):
            if self.tokens[number].kind == kind and self.uses[self.went[number]].place != GONE:
                last = number
                if self.find_way(number, self.went[number], taken, [False] * len(self.uses)):
                    self.count_spare()
                    return
        if last == NONE:
            raise AssertionError("the memory of the cards contradicts itself")
        self.tokens[last].kind = ANY
        self.edges[last] = [can_go(self.tokens[last], use) for use in self.uses]
        self.count_spare()

    def find_way(self, token: int, free: int, taken: list[int], tried: list[bool]) -> bool:
        """An alternating path to the free use on which no token of known kind is hidden that was shown."""
        known = self.tokens[token].kind != ANY
        may_hide = not known or (self.uses[self.went[token]].place != GONE and self.went[token] != free)
        for use in range(len(taken)):
            if self.edges[token][use] and not tried[use] and (may_hide or self.uses[use].place == GONE):
                tried[use] = True
                if use == free or self.find_way(taken[use], free, taken, tried):
                    taken[use] = token
                    self.went[token] = use
                    return True
        return False

    def find_use(self, token: int, taken: list[int], tried: list[bool]) -> bool:
        edges = self.edges[token]
        for shown_first in (True, False):
            for use in range(len(taken)):
                if edges[use] and not tried[use] and (self.uses[use].kind != ANY) == shown_first:
                    tried[use] = True
                    if taken[use] == NONE or self.find_use(taken[use], taken, tried):
                        taken[use] = token
                        return True
        return False

    def exchange(self, rng: Dice) -> None:
        """Two random tokens change places, if both can go where the other went."""
        a = rng.below(len(self.tokens))
        b = rng.below(len(self.tokens))
        use_a = self.went[a]
        use_b = self.went[b]
        if a == b or not self.edges[a][use_b] or not self.edges[b][use_a]:
            return
        hidden_a = self.uses[use_a].place != GONE
        hidden_b = self.uses[use_b].place != GONE
        if hidden_a != hidden_b:
            into, out_of = (b, a) if hidden_a else (a, b)  # which token becomes hidden, which is shown
            gained = self.tokens[out_of].kind
            spent = self.tokens[into].kind
            if gained != ANY:
                self.spare[gained] += 1
            if spent != ANY:
                self.spare[spent] -= 1
                if self.is_short(spent):
                    self.spare[spent] += 1
                    if gained != ANY:
                        self.spare[gained] -= 1
                    return
        self.went[a] = use_b
        self.went[b] = use_a

    def count_spare(self) -> None:
        """How many of the opponent's influence cards of each kind are neither in sight nor known to be somewhere."""
        counts = INFLUENCE_CARDS[:]
        for kind in range(INFLUENCE_KINDS):
            counts[kind] -= self.game.discards[self.other * KINDS + kind]
            for group in range(GROUPS):
                counts[kind] -= self.game.up[(self.other * GROUPS + group) * 6 + kind]
        for number in range(len(self.tokens)):
            kind = self.tokens[number].kind
            if kind != ANY and self.uses[self.went[number]].place != GONE:
                counts[kind] -= 1
        self.spare = counts

    # -- other worlds

    def imagine(self, rng: Dice) -> Caesar:
        """A world in which the seat would know just what it knows."""
        world = self.game.clone()
        world.dice = Dice(1 + rng.below(2000000000), 1 + rng.below(2000000000))
        world.decks = world.decks[:]
        mine = self.seat * 2
        world.decks[mine] = shuffled(world.decks[mine][: world.left[mine]], rng)
        if world.turn:
            self.deal_influence(world, rng)
        else:
            world.decks[self.other * 2] = shuffled(world.decks[self.other * 2], rng)
        self.deal_actions(world, rng)
        world.votes = shuffled(world.votes[: world.votes_left], rng)
        self.deal_bonus(world, rng)
        if world.stack:
            world.stack[-1].redraw(world, self.seat, rng)
        return world

    def deal_influence(self, world: Caesar, rng: Dice) -> None:
        """New kinds for the opponent's hidden cards and for her deck."""
        self.went = self.first_went[:]
        self.spare = self.first_spare[:]
        for _ in range(EXCHANGES * len(self.tokens)):
            self.exchange(rng)
        self.clear_hidden(world)
        unseen = self.spare[:]
        self.deal_openings(world, unseen, rng)
        deck: list[int] = []
        for kind in range(INFLUENCE_KINDS):
            deck.extend([kind] * unseen[kind])
        rng.shuffle(deck)
        for number in range(len(self.tokens)):
            use = self.uses[self.went[number]]
            if use.place != GONE:
                kind = self.tokens[number].kind
                self.put(world, use, deck.pop() if kind == ANY else kind)
        world.decks[self.other * 2] = deck

    def deal_openings(self, world: Caesar, unseen: list[int], rng: Dice) -> None:
        """The untouched opening cards are different values; a castled one may have any of the values left over."""
        kinds = shuffled([kind for kind in self.opening_kinds if unseen[kind] > 0], rng)
        for group in range(GROUPS):
            entry = self.openings[group]
            if entry != NONE:
                kind = kinds.pop()
                unseen[kind] -= 1
                world.down[(self.other * GROUPS + group) * 6 + kind] += 1
                world.memory(self.other)[entry] = BEGAN_TABLE + group * 16 + kind

    def clear_hidden(self, world: Caesar) -> None:
        for kind in range(INFLUENCE_KINDS):
            world.hand[self.other * KINDS + kind] = 0
            for group in range(GROUPS):
                world.down[(self.other * GROUPS + group) * 6 + kind] = 0
        castle = self.castle(world)
        if castle is not None:
            castle.pool = [0] * INFLUENCE_KINDS

    def put(self, world: Caesar, use: Use, kind: int) -> None:
        if use.place == IN_HAND:
            world.hand[self.other * KINDS + kind] += 1
            return
        castle = self.castle(world)
        if castle is not None and (use.place == castle.group or use.place == castle.group2):
            castle.pool[kind] += 1
            return
        world.down[(self.other * GROUPS + use.place) * 6 + kind] += 1
        if use.entry != NONE:
            world.memory(self.other)[use.entry] = LAID + use.place * 16 + kind

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


def shuffled(cards: list[int], rng: Dice) -> list[int]:
    deck = sorted(cards)  # from a fixed order, so that the true one leaves no trace
    rng.shuffle(deck)
    return deck
