"""What a search knows of Caesar & Cleopatra: how to play on quickly, what is worth a look, and what a state is worth.

The playouts follow a greedy player much like the tribune: actions that bring more than their price, then the placement that
gains most, by the measure of group_estimate.py. The search looks at the few best choices of that measure. A position is judged
when a player has finished playing cards, before the vote card is drawn: the cards left in the vote deck are public, so the
coming vote is weighed instead of rolled. Compiled.
"""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.caesar.gains import (
    aims,
    best_action,
    best_gain,
    best_of,
    best_single,
    first_few,
    harm,
    pair_gain,
    placement_gains,
    placings,
    quiet_gain,
    spoil,
)
from comitium.bots.caesar.group_estimate import chance, expected_lead, group_estimates
from comitium.bots.caesar.layouts import Split
from comitium.bots.search import Guide
from comitium.core.dice import Dice
from comitium.core.frames import Game
from comitium.games.caesar.choices import DONE, DOWN, DRAW, END, ON, PASS, PASSIVE, PLAY, UP, VETO
from comitium.games.caesar.outcome import score, winner
from comitium.games.caesar.rules.r5_passive import Discard, Refill
from comitium.games.caesar.rules.r5_playing import Place, PlayCards
from comitium.games.caesar.rules.r5_turn import TURN, Dump, LateAction, Turn, fill_up
from comitium.games.caesar.rules.r6_actions import Aim, VetoWindow
from comitium.games.caesar.rules.r6_effects import Castle, ReplaceCard, SpyPick
from comitium.games.caesar.setup import Prepare
from comitium.games.caesar.state import (
    ACTION,
    GROUPS,
    INFLUENCE,
    INFLUENCE_KINDS,
    KINDS,
    NOTHING,
    Caesar,
)

VETO_PRICE: Final = 0.6
STEADY: Final = 1.2  # how many points of lead make a win likely: when all patricians are gone ...
OPEN: Final = 0.2  # ... and how many more for each patrician still to be won
ACTIONS_HELD: Final = 3  # how many action cards to hold ...
INFLUENCE_HELD: Final = 2  # ... once there are so many influence cards
CARDS_LOOKED_AT: Final = 3  # choices that the search looks at: influence cards, face-down and face-up ...
GROUPS_LOOKED_AT: Final = 3  # ... groups to lay them on or to aim at
CASTLING_RARELY: Final = 4  # in a playout a castling is thought of once in so many turns: it takes long

FILLING_UP: Final = TURN.index(fill_up)  # the step of a turn with which playing is over


class CaesarGuide(Guide):
    """Plays greedily, and judges by expected points. It remembers how the castling under way is to be laid out."""

    def __init__(self) -> None:
        self.castled: Caesar | None = None  # the world and turn of the castling
        self.castled_turn = -1
        self.layout: list[int] = []  # by kind: the cards meant for the first group

    def leaves_to_the_tribune(self, question: type[Any]) -> bool:
        return question in (Prepare, Refill, ReplaceCard, Castle, Discard)

    def depth(self) -> int:
        """Two turns and a half."""
        return 5

    def horizon(self, game: Game) -> int:
        """Two steps a turn: cards are played, then the hand is filled and the vote card drawn."""
        assert isinstance(game, Caesar)
        step = 2 * game.turn
        if len(game.stack) > 1:
            turn = game.stack[1]
            if isinstance(turn, Turn) and turn.at > FILLING_UP:
                return step + 1
        return step

    def value(self, game: Game, seat: int) -> float:
        assert isinstance(game, Caesar)
        if game.ending:
            won = winner(game)
            return 0.5 if won < 0 else (1.0 if won == seat else 0.0)
        left = 0
        for group in range(GROUPS):
            left += game.patricians[group]
        return chance(expected_lead(game, seat) / (STEADY + OPEN * left))

    def pick(self, game: Game, seat: int, menu: list[int], dice: Dice) -> int:
        assert isinstance(game, Caesar)
        greedy = GREEDY.get(type(game.stack[len(game.stack) - 1]))
        return greedy.pick(self, game, seat, menu, dice) if greedy is not None else menu[dice.below(len(menu))]

    def prune(self, game: Game, seat: int, menu: list[int]) -> list[int]:
        """The best few by the greedy player's measure, best first."""
        assert isinstance(game, Caesar)
        greedy = GREEDY.get(type(game.stack[len(game.stack) - 1]))
        return greedy.prune(self, game, seat, menu) if greedy is not None else menu

    def castle(self, game: Caesar, seat: int, top: Castle) -> int:
        """The next card goes where the best layout of all has it."""
        if self.castled is not game or self.castled_turn != game.turn:
            estimates = group_estimates(game, seat)
            split = Split(estimates[top.group], estimates[top.group2])
            split.deal(top.pool, top.first[:], top.second[:], INFLUENCE_KINDS - 1)
            self.castled = game
            self.castled_turn = game.turn
            self.layout = split.on_first
        card = top.next_card()
        return ON + (top.group if self.layout[card] > top.first[card] else top.group2)


# -- the greedy player's answer to each class of question


class Greedy:
    """How a playout answers one class of question, and which answers a search looks at: all of them, unless it says so."""

    def pick(self, guide: CaesarGuide, game: Caesar, seat: int, menu: list[int], dice: Dice) -> int:
        raise NotImplementedError

    def prune(self, guide: CaesarGuide, game: Caesar, seat: int, menu: list[int]) -> list[int]:
        return menu


class GreedyPlay(Greedy):
    def pick(self, guide: CaesarGuide, game: Caesar, seat: int, menu: list[int], dice: Dice) -> int:
        return play(game, seat, menu, dice.below(CASTLING_RARELY) == 0)

    def prune(self, guide: CaesarGuide, game: Caesar, seat: int, menu: list[int]) -> list[int]:
        return plays(game, seat, menu)


class GreedyPlace(Greedy):
    def pick(self, guide: CaesarGuide, game: Caesar, seat: int, menu: list[int], dice: Dice) -> int:
        return best_of(self.gains(game, seat, menu), menu)

    def prune(self, guide: CaesarGuide, game: Caesar, seat: int, menu: list[int]) -> list[int]:
        return first_few(menu, self.gains(game, seat, menu), GROUPS_LOOKED_AT)

    def gains(self, game: Caesar, seat: int, menu: list[int]) -> list[float]:
        top = game.stack[len(game.stack) - 1]
        assert isinstance(top, Place)
        return placings(game, seat, menu, top.card, is_first_of_two(game, top))


class GreedyAim(Greedy):
    def pick(self, guide: CaesarGuide, game: Caesar, seat: int, menu: list[int], dice: Dice) -> int:
        return best_of(self.gains(game, seat, menu), menu)

    def prune(self, guide: CaesarGuide, game: Caesar, seat: int, menu: list[int]) -> list[int]:
        return first_few(menu, self.gains(game, seat, menu), GROUPS_LOOKED_AT)

    def gains(self, game: Caesar, seat: int, menu: list[int]) -> list[float]:
        top = game.stack[len(game.stack) - 1]
        assert isinstance(top, Aim)
        return aims(game, seat, menu, top)


class GreedyRefill(Greedy):
    def pick(self, guide: CaesarGuide, game: Caesar, seat: int, menu: list[int], dice: Dice) -> int:
        return refill(game, seat, menu)

    def prune(self, guide: CaesarGuide, game: Caesar, seat: int, menu: list[int]) -> list[int]:
        return [refill(game, seat, menu)]


class GreedyDiscard(Greedy):
    def pick(self, guide: CaesarGuide, game: Caesar, seat: int, menu: list[int], dice: Dice) -> int:
        return discard(game, seat, menu)

    def prune(self, guide: CaesarGuide, game: Caesar, seat: int, menu: list[int]) -> list[int]:
        return [discard(game, seat, menu)]


class GreedyCastle(Greedy):
    def pick(self, guide: CaesarGuide, game: Caesar, seat: int, menu: list[int], dice: Dice) -> int:
        top = game.stack[len(game.stack) - 1]
        assert isinstance(top, Castle)
        return guide.castle(game, seat, top)

    def prune(self, guide: CaesarGuide, game: Caesar, seat: int, menu: list[int]) -> list[int]:
        top = game.stack[len(game.stack) - 1]
        assert isinstance(top, Castle)
        return [guide.castle(game, seat, top)]


class GreedyVeto(Greedy):
    def pick(self, guide: CaesarGuide, game: Caesar, seat: int, menu: list[int], dice: Dice) -> int:
        top = game.stack[len(game.stack) - 1]
        assert isinstance(top, VetoWindow)
        return VETO if harm(game, seat, top) > VETO_PRICE else PASS


class GreedySpy(Greedy):
    def pick(self, guide: CaesarGuide, game: Caesar, seat: int, menu: list[int], dice: Dice) -> int:
        return spoil(menu)


class GreedyLateAction(Greedy):
    def pick(self, guide: CaesarGuide, game: Caesar, seat: int, menu: list[int], dice: Dice) -> int:
        action = best_action(game, seat, menu, group_estimates(game, seat), False)
        return action if action >= 0 else END


class GreedyDump(Greedy):
    """Any card, on the group where it gains most."""

    def pick(self, guide: CaesarGuide, game: Caesar, seat: int, menu: list[int], dice: Dice) -> int:
        top = game.stack[len(game.stack) - 1]
        assert isinstance(top, Dump)
        if top.card < 0:
            return menu[dice.below(len(menu))]
        return best_of(placings(game, seat, menu, top.card, False), menu)


GREEDY: Final[dict[type[Any], Greedy]] = {
    PlayCards: GreedyPlay(),
    Place: GreedyPlace(),
    Refill: GreedyRefill(),
    ReplaceCard: GreedyRefill(),
    VetoWindow: GreedyVeto(),
    Aim: GreedyAim(),
    SpyPick: GreedySpy(),
    Castle: GreedyCastle(),
    LateAction: GreedyLateAction(),
    Discard: GreedyDiscard(),
    Dump: GreedyDump(),
}


# -- playing cards


def play(game: Caesar, seat: int, menu: list[int], may_castle: bool) -> int:
    """An action that is worth its price, then the best placement; or a quiet turn when that is better than both."""
    estimates = group_estimates(game, seat)
    fresh = menu[len(menu) - 1] == PASSIVE
    action = -1
    if not game.acted:
        action = best_action(game, seat, menu, estimates, may_castle)
        if action >= 0 and not fresh:
            return action
    if menu[0] >= PLAY:
        return action if action >= 0 else menu[len(menu) - 1] if menu[len(menu) - 1] == END else menu[0]
    gains = placement_gains(game, seat, estimates)
    one = best_single(gains)
    card_down = one % INFLUENCE_KINDS
    gain = gains[one]
    card_up = -1
    if game.placed != NOTHING:
        card_up = card_down
    elif menu[0] < UP and UP + card_down in menu:
        for card in range(INFLUENCE_KINDS):
            if game.hand[seat * KINDS + card]:
                for group in range(GROUPS):
                    both = pair_gain(game, seat, estimates, gains, card, group)
                    if both > gain:
                        gain = both
                        card_up = card
    if fresh and action < 0 and gain <= quiet_gain(estimates) and is_ahead(game, seat):
        return PASSIVE
    if action >= 0:
        return action
    if gain <= 0.0 and menu[len(menu) - 1] == END:
        return END
    if card_up >= 0 and UP + card_up in menu:
        return UP + card_up
    return DOWN + card_down if DOWN + card_down in menu else UP + card_down


def is_ahead(game: Caesar, seat: int) -> bool:
    return score(game, seat) > score(game, 1 - seat)


def plays(game: Caesar, seat: int, menu: list[int]) -> list[int]:
    """What may be worth playing: the best cards either way, all actions, the end of play and a quiet turn.

    Actions stay in the race after cards are laid: the playouts of a placement count on the action that follows it."""
    estimates = group_estimates(game, seat)
    cards: list[int] = []
    gains: list[float] = []
    others: list[int] = []
    for choice in menu:
        if choice < PLAY:
            cards.append(choice)
            gains.append(best_gain(estimates, choice % 16))
        else:
            others.append(choice)
    downs = [number for number in range(len(cards)) if cards[number] < UP]
    ups = [number for number in range(len(cards)) if cards[number] >= UP]
    few = first_few([cards[n] for n in downs], [gains[n] for n in downs], CARDS_LOOKED_AT)
    few += first_few([cards[n] for n in ups], [gains[n] for n in ups], CARDS_LOOKED_AT)
    few += others
    return few if few else menu


def is_first_of_two(game: Caesar, place: Place) -> bool:
    return place.face_up and game.placed == NOTHING


# -- drawing and discarding


def refill(game: Caesar, seat: int, menu: list[int]) -> int:
    held = game.held[seat * 2 + ACTION]
    wants_action = held < ACTIONS_HELD and game.held[seat * 2] >= INFLUENCE_HELD
    first = DRAW + (ACTION if wants_action else INFLUENCE)
    return first if first in menu else menu[0]


def discard(game: Caesar, seat: int, menu: list[int]) -> int:
    """A hand without influence is cleared; otherwise cards are too dear to throw away."""
    if game.held[seat * 2] == 0 and game.left[seat * 2] > 0:
        return menu[0]
    return DONE


def guide() -> Guide:
    """The guide for this game, as the consul asks for it."""
    return CaesarGuide()
