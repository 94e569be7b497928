"""Chapter 2: preparation. The decks are dealt; then both players order their action deck and lay five cards, in secret."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.audience import EVERYBODY, only
from comitium.core.dice import Dice, stream
from comitium.core.errors import Illegal
from comitium.core.frames import Frame, Question
from comitium.core.messages import Phrase
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
    stack: list[Frame[Any]] = [Sequence(0), Prepare([[], []], [[], []])]
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


class Prepare(Question[Caesar]):
    """[2.5] [2.6] [2.8] Both seats at once: the order of the action deck, from the top; then a card for each group in turn.

    The last cards place themselves when there is no choice left. Nothing is shown before both have finished.
    """

    def __init__(self, orders: list[list[int]], laid: list[list[int]]) -> None:
        super().__init__(-1)
        self.orders = orders  # by seat: action cards in the order in which they will be drawn
        self.laid = laid  # by seat: the value laid on each group

    def clone(self) -> Prepare:
        return Prepare([self.orders[0][:], self.orders[1][:]], [self.laid[0][:], self.laid[1][:]])

    def state(self) -> tuple[Any, ...]:
        return (self.orders, self.laid)

    def is_ordering(self, game: Caesar, seat: int) -> bool:
        return not game.rules.shuffled_actions and len(self.orders[seat]) < ACTIONS

    def has_seen_bonus(self, game: Caesar, seat: int) -> bool:
        """[2.1] Before the action deck is ordered, or after it: each player for herself (R-004)."""
        return game.rules.bonus_before_action_order or not self.is_ordering(game, seat)

    def actors(self, game: Caesar) -> list[int]:
        return [seat for seat in (0, 1) if len(self.laid[seat]) < GROUPS]

    def run(self, game: Caesar) -> bool:
        if game.told == 0:
            for seat in (0, 1):
                if self.has_seen_bonus(game, seat):
                    show_bonus(game, seat)
        if len(self.laid[0]) < GROUPS or len(self.laid[1]) < GROUPS:
            return True
        self.begin(game)
        return False

    def legal(self, game: Caesar, seat: int) -> list[int]:
        if self.is_ordering(game, seat):
            left = ACTION_CARDS[:]
            for card in self.orders[seat]:
                left[card - ASSASSINATION] -= 1
            return [NEXT + ASSASSINATION + kind for kind in range(len(left)) if left[kind]]
        laid = self.laid[seat]
        return [DOWN + value for value in VALUES if value not in laid]

    def answer(self, game: Caesar, seat: int, choice: int) -> None:
        if self.is_ordering(game, seat):
            self.orders[seat].append(argument(choice))
            if not self.is_ordering(game, seat) and not game.rules.bonus_before_action_order:
                show_bonus(game, seat)
        else:
            self.laid[seat].append(argument(choice))
        menu = self.legal(game, seat)
        if len(menu) == 1:
            self.answer(game, seat, menu[0])
        elif not menu and game.heard:
            game.tell(DeckPrepared("2.8", seat), EVERYBODY)

    def begin(self, game: Caesar) -> None:
        """[2.6] [2.7] Both have finished: the decks stand, five cards lie on the table, five are the opening hand."""
        game.pop()
        game.decks = game.decks[:]
        for seat in (0, 1):
            if not game.rules.shuffled_actions:
                game.decks[seat * 2 + ACTION] = self.orders[seat][::-1]
            memory = game.memories[seat]
            for value in VALUES:
                memory.append(BEGAN_HAND + value)
            for group in range(GROUPS):
                value = self.laid[seat][group]
                side = seat * GROUPS + group
                game.hand[seat * KINDS + value] -= 1
                game.held[seat * 2] -= 1
                game.down[side * 6 + value] = 1
                game.downs[side] = 1
                game.cards[side] = 1
                memory.append(BEGAN_TABLE + group * 16 + value)
        game.told += 1

    def refusal(self, game: Caesar, seat: int, choice: int) -> Illegal:
        card = argument(choice)
        if self.is_ordering(game, seat):
            if verb(choice) == NEXT and ASSASSINATION <= card < KINDS:
                return Illegal("2.5", Phrase("caesar-refuse-order", {"card": names.card(card)}))
            return Illegal("2.5", Phrase("caesar-refuse-ordering"))
        if verb(choice) == DOWN and card in self.laid[seat]:
            return Illegal("2.6", Phrase("caesar-refuse-opening-twice", {"card": names.card(card)}))
        return Illegal("2.6", Phrase("caesar-refuse-opening"))


def show_bonus(game: Caesar, seat: int) -> None:
    """[2.1] The player looks at her own bonus card."""
    game.told += 1
    if game.heard:
        game.tell(BonusDealt("2.1", seat, game.bonus[seat]), only(seat))
