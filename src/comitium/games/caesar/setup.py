"""Chapter 2: preparation. The decks are dealt; then both players order their action deck and lay five cards, in secret."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.audience import EVERYBODY, only
from comitium.core.dice import Dice, stream
from comitium.core.errors import Reason
from comitium.core.frames import Frame
from comitium.core.messages import Phrase
from comitium.core.poll import Poll
from comitium.games.caesar import names
from comitium.games.caesar.choices import DOWN, NEXT, argument, verb
from comitium.games.caesar.events import BonusDealt, DeckPrepared
from comitium.games.caesar.rules.sequence import Sequence
from comitium.games.caesar.state import (
    ACTION,
    ASSASSINATION,
    BEGAN_HAND,
    BEGAN_TABLE,
    CLEOPATRA,
    GROUPS,
    INFLUENCE_KINDS,
    KINDS,
    NOTHING,
    ORGY,
    PATRICIANS,
    RESHUFFLE,
    Caesar,
    Rules,
)

VALUES = (1, 2, 3, 4, 5)
INFLUENCE_CARDS = [2, 7, 7, 7, 7, 7]  # [1.2] by kind: two philosophers, seven of each value
ACTION_CARDS = [4, 2, 2, 2, 1, 2]  # [1.3] assassination, spy, castling, scout, wrath, veto
ACTIONS: Final = 13  # all of them
SET_ASIDE: Final = 2  # [2.3] of each value
FIRST_NEXT: Final = NEXT + ASSASSINATION  # the first of the action cards comes next
OPENING: Final = [DOWN + value for value in VALUES]


def new(settings: dict[str, Any], seed: int) -> Caesar:
    """[1.5] [1.6] [2.1] [2.2] [2.3] [2.4] Everything that is dealt; the first question is the players' preparation."""
    rules = Rules(settings)
    dice = stream(seed, "caesar")
    bonus = [0, 0, 1, 1, 2, 2]
    dice.shuffle(bonus)
    votes = [*range(GROUPS), ORGY, RESHUFFLE] if rules.orgy_variant == "early" else [*range(GROUPS), ORGY, ORGY, RESHUFFLE]
    dice.shuffle(votes)
    hand = [0] * (2 * KINDS)
    decks: list[list[int]] = []
    for seat in (0, 1):
        for value in VALUES:
            hand[seat * KINDS + value] = SET_ASIDE
        decks.append(influence_deck(dice))
        decks.append(action_deck(dice, rules))
    stack: list[Frame[Any]] = [Sequence(), Prepare([0, 1], [[], []])]
    return Caesar(
        stack,
        0,
        rules,
        dice,
        CLEOPATRA,
        0,
        NOTHING,
        False,
        False,
        hand,
        [10, 0, 10, 0],
        decks,
        [len(deck) for deck in decks],
        [0] * (2 * GROUPS * INFLUENCE_KINDS),
        [0] * (2 * GROUPS * INFLUENCE_KINDS),
        [0] * (2 * GROUPS),
        [0] * (2 * GROUPS),
        [0] * (2 * KINDS),
        votes,
        len(votes),
        [],
        [ORGY] if rules.orgy_variant == "early" else [],  # [10.1]
        PATRICIANS[:],
        [0] * (2 * GROUPS),
        bonus[:2],
        sorted(bonus[2:]),
        [0, 0],
        [[], []],
        "",
    )


def influence_deck(dice: Dice) -> list[int]:
    """[1.2] [2.4] The 27 cards that were not set aside, shuffled."""
    deck: list[int] = []
    for card in range(INFLUENCE_KINDS):
        deck.extend([card] * (INFLUENCE_CARDS[card] - (SET_ASIDE if card else 0)))
    dice.shuffle(deck)
    return deck


def action_deck(dice: Dice, rules: Rules) -> list[int]:
    """[1.3] [10.6] The thirteen action cards: shuffled for beginners, else sorted until their owner orders them."""
    deck: list[int] = []
    for kind, count in enumerate(ACTION_CARDS):
        deck.extend([ASSASSINATION + kind] * count)
    if rules.shuffled_actions:
        dice.shuffle(deck)
    return deck


class Prepare(Poll[Caesar]):
    """[2.5] [2.6] [2.8] Both seats at once: the order of the action deck, from the top; then a card for each group in turn.

    The last cards place themselves when there is no choice left. Nothing is shown before both have finished.
    """

    def rule(self, game: Caesar, seat: int) -> str:
        return "2.5" if self.is_ordering(game, seat) else "2.6"

    def ask(self, game: Caesar, seat: int) -> Phrase:
        if self.is_ordering(game, seat):
            return Phrase("caesar-ask-order", {"place": len(self.order(seat)) + 1})
        return Phrase("caesar-ask-opening", {"group": names.group(len(self.laid(seat)))})

    def subject(self, game: Caesar, seat: int) -> list[int]:
        """Written out: a learner reads it at every step."""
        return self.said[seat][::-1]

    def order(self, seat: int) -> list[int]:
        """The seat's action cards, in the order in which they will be drawn, as far as they are chosen."""
        return [argument(choice) for choice in self.said[seat] if choice >= NEXT]

    def laid(self, seat: int) -> list[int]:
        """The value laid on each group, as far as they are."""
        return [argument(choice) for choice in self.said[seat] if choice < NEXT]

    def is_ordering(self, game: Caesar, seat: int) -> bool:
        return not game.rules.shuffled_actions and len(self.said[seat]) < ACTIONS

    def has_seen_bonus(self, game: Caesar, seat: int) -> bool:
        """[2.1] Before the action deck is ordered, or after it: each player for herself (R-004)."""
        return game.rules.bonus_before_action_order or not self.is_ordering(game, seat)

    def is_complete(self, game: Caesar, seat: int, said: list[int]) -> bool:
        return len(said) == GROUPS + (0 if game.rules.shuffled_actions else ACTIONS)

    def run(self, game: Caesar) -> bool:
        if game.reveals == 0:
            for seat in (0, 1):
                if self.has_seen_bonus(game, seat):
                    show_bonus(game, seat)
        return super().run(game)

    def legal(self, game: Caesar, seat: int) -> list[int]:
        if self.is_ordering(game, seat):
            left = ACTION_CARDS[:]
            for choice in self.said[seat]:
                left[choice - FIRST_NEXT] -= 1
            return [FIRST_NEXT + kind for kind in range(len(left)) if left[kind]]
        said = self.said[seat]
        return [choice for choice in OPENING if choice not in said]

    def added(self, game: Caesar, seat: int, choice: int) -> None:
        if choice >= NEXT and not self.is_ordering(game, seat) and not game.rules.bonus_before_action_order:
            show_bonus(game, seat)
        if self.is_complete(game, seat, self.said[seat]):
            if game.has_listener:
                game.tell(DeckPrepared("2.8", seat), EVERYBODY)
            return
        menu = self.legal(game, seat)
        if len(menu) == 1:
            self.answer(game, seat, menu[0])

    def open(self, game: Caesar) -> None:
        """[2.6] [2.7] Both have finished: the decks stand, five cards lie on the table, five are the opening hand."""
        game.decks = game.decks[:]
        for seat in (0, 1):
            if not game.rules.shuffled_actions:
                game.decks[seat * 2 + ACTION] = self.order(seat)[::-1]
            memory = game.memory(seat)
            for value in VALUES:
                memory.append(BEGAN_HAND + value)
            laid = self.laid(seat)
            for group in range(GROUPS):
                side = seat * GROUPS + group
                game.hand[seat * KINDS + laid[group]] -= 1
                game.held[seat * 2] -= 1
                game.down[side * 6 + laid[group]] = 1
                game.downs[side] = 1
                game.cards[side] = 1
                memory.append(BEGAN_TABLE + group * 16 + laid[group])
        game.reveals += 1

    def is_sound(self, game: Caesar) -> bool:
        """Nothing has been discarded yet, and each seat has said what it could have said."""
        twin = Prepare([0, 1], [[], []])
        for seat in (0, 1):
            for choice in self.said[seat]:
                if choice not in twin.legal(game, seat):
                    return False
                twin.said[seat].append(choice)
        return self.asked == [0, 1] and sum(game.discards) == 0

    def why_not(self, game: Caesar, seat: int, choice: int) -> Reason | None:
        card = argument(choice)
        if self.is_ordering(game, seat):
            return SPENT if verb(choice) == NEXT and ASSASSINATION <= card < KINDS else ONLY_ORDERED
        return LAID_TWICE if verb(choice) == DOWN and card in self.laid(seat) else ONLY_OPENING

    def redraw(self, world: Caesar, seat: int, dice: Dice) -> None:
        """The opponent is as far as she is, but has chosen other cards."""
        other = 1 - seat
        order = [NEXT + ASSASSINATION + kind for kind in range(len(ACTION_CARDS)) for _ in range(ACTION_CARDS[kind])]
        dice.shuffle(order)
        values = [DOWN + value for value in VALUES]
        dice.shuffle(values)
        said = values if world.rules.shuffled_actions else order + values
        self.said[other] = said[: len(self.said[other])]


SPENT: Final = Reason("2.5", "caesar-refuse-order", "card")
ONLY_ORDERED: Final = Reason("2.5", "caesar-refuse-ordering")
LAID_TWICE: Final = Reason("2.6", "caesar-refuse-opening-twice", "card")
ONLY_OPENING: Final = Reason("2.6", "caesar-refuse-opening")


def show_bonus(game: Caesar, seat: int) -> None:
    """[2.1] The player looks at her own bonus card."""
    game.reveals += 1
    if game.has_listener:
        game.tell(BonusDealt("2.1", seat, game.bonus[seat]), only(seat))
