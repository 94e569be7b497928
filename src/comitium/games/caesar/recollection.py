"""What a player can follow of her opponent's influence cards: which have left the deck, and where they can have gone.

The opponent's influence cards that have left her deck are *tokens*: the five of her opening hand, of known kind; those she
drew, of unknown kind. Every token went somewhere (a *use*): it was shown, or it is still in the hand, or it lies face-down
where the observer saw a card being laid at a certain time. A token can only have gone where a card of the hand went after
it was drawn, and only to a card of its own kind where that is known.

A spy's look ends an epoch: all cards of the hand are shown and come back as tokens of known kind. A castling mixes cards:
whatever was taken up may be under any of the cards that were laid out, as far as the two groups go (`Mixed`).
"""

from __future__ import annotations

from typing import Final

from comitium.games.caesar.rules.r6_effects import Castle
from comitium.games.caesar.state import (
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
    UNKNOWN,
    Caesar,
)

IN_HAND: Final = GROUPS  # a place like the five groups
GONE: Final = -1  # in sight: no place to deal a card to
ANY: Final = -1  # of unknown kind
NONE: Final = -1


class Token:
    """An influence card out of the deck. Tokens of the table (`on_table`) were mixed without coming from the hand."""

    def __init__(self, kind: int, time: int, epoch: int, on_table: bool) -> None:
        self.kind = kind
        self.time = time
        self.epoch = epoch
        self.on_table = on_table


class Mixed:
    """A card that was taken up in a castling: the groups where it can lie, as bits, and whence it came: a token of the
    table, or a card laid from the hand at some time."""

    def __init__(self, places: int, token: Token | None, time: int, epoch: int) -> None:
        self.places = places
        self.token = token
        self.time = time
        self.epoch = epoch


class Use:
    """Where a token went: its kind if it was shown, its place if it is hidden, and the entry of the memory to rewrite.
    A mixed use takes any of the cards in `mixed`; the others take a card of the hand of that time."""

    def __init__(self, kind: int, place: int, time: int, epoch: int, entry: int, mixed: list[Mixed] | None) -> None:
        self.kind = kind
        self.place = place
        self.time = time
        self.epoch = epoch
        self.entry = entry
        self.mixed = mixed


class Recollection:
    """The opponent's tokens and their uses, as a seat can follow them."""

    def __init__(self, game: Caesar, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.other = 1 - seat
        self.tokens: list[Token] = []
        self.uses: list[Use] = []
        self.laid: list[list[Use]] = [[] for _ in range(GROUPS)]  # not mixed, still hidden
        self.openings = [NONE] * GROUPS  # entries of the opening cards that lie untouched
        self.opening_kinds = [1, 2, 3, 4, 5]  # the kinds that can be under them
        self.mixed: list[Mixed] = []
        self.mixed_counts = [0] * GROUPS
        self.shown: list[int] = []
        self.seen: list[int] = []
        self.known_actions = [0] * KINDS
        self.time = 0
        self.epoch = 0
        memory = game.memories[self.other]
        for entry in range(len(memory)):
            self.time = entry
            self.recall(memory[entry])
        self.time = len(memory)
        self.place_the_rest()

    # -- following the memory

    def recall(self, entry: int) -> None:
        operation = entry - entry % 256
        group = entry % 256 // 16
        kind = entry % 16
        if operation == DREW:
            self.tokens.append(Token(ANY, self.time, self.epoch, False))
        elif operation == BEGAN_HAND:
            self.tokens.append(Token(kind, self.time, self.epoch, False))
        elif operation == LAID:
            use = Use(ANY, group, self.time, self.epoch, self.time, None)
            self.uses.append(use)
            self.laid[group].append(use)
        elif operation == LEFT:
            if kind < INFLUENCE_KINDS:
                self.uses.append(Use(kind, GONE, self.time, self.epoch, NONE, None))
            elif self.known_actions[kind]:
                self.known_actions[kind] -= 1
        elif operation == SHOWN:
            self.shown.append(kind)
        elif operation == CLEARED:
            self.clear(group)
        elif operation == HIDDEN:
            self.mix_token(kind, group)
        elif operation == JOINED:
            self.join(group, kind)
        elif operation == COUNTED:
            self.mixed_counts[group] = kind
        elif operation == BEGAN_TABLE:
            self.openings[group] = self.time
        elif operation == UNKNOWN:
            self.mix_token(ANY, group)
            self.mixed_counts[group] += 1
        elif operation == SEEN:
            self.see(kind)
        elif operation == SEEN_ALL:
            self.begin_epoch()

    def clear(self, group: int) -> None:
        """All face-down cards of the group were shown: the one laid first, the one laid then, and mixed ones."""
        memory = self.game.memories[self.other]
        for use in self.laid[group]:
            use.kind = memory[use.entry] % 16
            use.place = GONE
            self.shown.remove(use.kind)
        self.laid[group] = []
        if self.openings[group] != NONE:
            kind = memory[self.openings[group]] % 16
            self.openings[group] = NONE
            self.opening_kinds.remove(kind)
            self.shown.remove(kind)
        for kind in self.shown:
            self.uses.append(Use(kind, GONE, self.time, self.epoch, NONE, self.mixed_on(1 << group)))
        self.shown = []
        self.mixed_counts[group] = 0
        for mixed in self.mixed:
            mixed.places &= ~(1 << group)

    def mixed_on(self, places: int) -> list[Mixed]:
        return [mixed for mixed in self.mixed if mixed.places & places]

    def mix_token(self, kind: int, group: int) -> None:
        token = Token(kind, self.time, self.epoch, True)
        self.tokens.append(token)
        self.mixed.append(Mixed(1 << group, token, self.time, self.epoch))

    def join(self, group: int, group2: int) -> None:
        """Two groups are castled: whatever lay on either may come to lie on both."""
        both = 1 << group | 1 << group2
        for place in (group, group2):
            for use in self.laid[place]:
                self.mixed.append(Mixed(both, None, use.time, use.epoch))
                self.uses.remove(use)
            self.laid[place] = []
            if self.openings[place] != NONE:
                self.openings[place] = NONE
                self.mix_token(ANY, place)
            self.mixed_counts[place] = 0
        for mixed in self.mixed:
            if mixed.places & both:
                mixed.places |= both

    def see(self, kind: int) -> None:
        """A spy sees a card of this kind in the hand."""
        if kind >= ASSASSINATION:
            self.known_actions[kind] += 1
        else:
            self.uses.append(Use(kind, GONE, self.time, self.epoch, NONE, None))
            self.seen.append(kind)

    def begin_epoch(self) -> None:
        """The spy has seen all influence cards of the hand: they are known from now on."""
        self.epoch += 1
        for kind in self.seen:
            self.tokens.append(Token(kind, self.time, self.epoch, False))
        self.seen = []
        self.known_actions = [0] * KINDS

    def place_the_rest(self) -> None:
        """The hidden places of this moment: the hand, and the mixed cards on the table or in the player's fingers."""
        if self.game.turn == 0:
            return
        for _ in range(self.game.held[self.other * 2]):
            self.uses.append(Use(ANY, IN_HAND, self.time, self.epoch, NONE, None))
        for group in range(GROUPS):
            for _ in range(self.mixed_counts[group]):
                self.uses.append(Use(ANY, group, self.time, self.epoch, NONE, self.mixed_on(1 << group)))
        castle = self.castle(self.game)
        if castle is not None:
            both = 1 << castle.group | 1 << castle.group2
            for _ in range(sum(castle.pool) + sum(castle.first) + sum(castle.second)):
                self.uses.append(Use(ANY, castle.group, self.time, self.epoch, NONE, self.mixed_on(both)))

    def castle(self, world: Caesar) -> Castle | None:
        """The opponent's castling under way, whose cards are in her fingers."""
        if world.stack and world.player == self.other:
            top = world.stack[-1]
            if isinstance(top, Castle):
                return top
        return None


def can_go(token: Token, use: Use) -> bool:
    """Whether a token can have gone to a use."""
    if token.kind != ANY and use.kind != ANY and token.kind != use.kind:
        return False
    if use.mixed is None:
        return not token.on_table and token.epoch == use.epoch and token.time < use.time
    for mixed in use.mixed:
        if token.on_table:
            if mixed.token is token:
                return True
        elif mixed.token is None and mixed.epoch == token.epoch and mixed.time > token.time:
            return True
    return False
