"""What a search knows of Caesar & Cleopatra: how to play on quickly, what is worth a look, and what a state is worth.

The playouts follow a greedy player much like the tribune: actions that bring more than their price, then the placement that
gains most, by the measure of sight.py. The search looks at the few best choices of that measure. A position is judged when a
player has finished playing cards, before the vote card is drawn: the cards left in the vote deck are public, so the coming
vote is weighed instead of rolled. Compiled.
"""

from __future__ import annotations

from typing import Final

from comitium.bots.caesar.layouts import HOPELESS, Split, best_castling, best_castling_with, castling_gain
from comitium.bots.caesar.sight import KEEP, PLENTY, Sight, chance, expected_lead, sights
from comitium.bots.search import Guide
from comitium.core.dice import Dice
from comitium.core.frames import Game
from comitium.games.caesar.choices import DONE, DOWN, DRAW, END, ON, PASS, PASSIVE, PLAY, TARGET, UP, VETO
from comitium.games.caesar.outcome import score, winner
from comitium.games.caesar.rules.r5_passive import Discard, Refill
from comitium.games.caesar.rules.r5_playing import Place, PlayCards
from comitium.games.caesar.rules.r5_turn import TURN, Dump, LateAction, Turn, fill_up
from comitium.games.caesar.rules.r6_actions import Aim, VetoWindow
from comitium.games.caesar.rules.r6_effects import Castle, ReplaceCard, SpyPick
from comitium.games.caesar.state import (
    ACTION,
    ASSASSINATION,
    CASTLING,
    GROUPS,
    INFLUENCE,
    INFLUENCE_KINDS,
    KINDS,
    NOTHING,
    SCOUT,
    SPY,
    VETO_CARD,
    WRATH,
    Caesar,
)

PRICE: Final = [0.6, 0.3, 1.0, 0.05, 1.6]  # what an action must bring to be played: assassination, spy, castling ...
VETO_PRICE: Final = 0.6
CASTLING_HARM: Final = 0.7
SPY_GAIN: Final = 0.35
SCOUT_GAIN: Final = 0.2  # what knowing a hidden card is worth, for a vote that is sure to come and a patrician worth a point
OPENLY: Final = [0.4, 0.03, 0.03, 0.03, 0.03, 0.03]  # the cost of showing a card: a philosopher seen is half beaten
STEADY: Final = 1.2  # how many points of lead make a win likely: when all patricians are gone ...
OPEN: Final = 0.2  # ... and how many more for each patrician still to be won
ACTIONS_HELD: Final = 3  # how many action cards to hold ...
INFLUENCE_HELD: Final = 2  # ... once there are so many influence cards
SPOILS: Final = [5, 0, WRATH, 4, VETO_CARD, ASSASSINATION, CASTLING, 3, SPY, SCOUT, 2, 1]  # what a spy takes first
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

    def leaves_to_the_tribune(self, asked: str) -> bool:
        return asked in ("Prepare", "Refill", "ReplaceCard", "Castle", "Discard")

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
        top = game.stack[len(game.stack) - 1]
        if isinstance(top, PlayCards):
            return play(game, seat, menu, dice.below(CASTLING_RARELY) == 0)
        if isinstance(top, Place):
            return best_of(placings(game, seat, menu, top.card, is_first_of_two(game, top)), menu)
        if isinstance(top, (Refill, ReplaceCard)):
            return refill(game, seat, menu)
        if isinstance(top, VetoWindow):
            return VETO if harm(game, seat, top) > VETO_PRICE else PASS
        if isinstance(top, Aim):
            return best_of(aims(game, seat, menu, top), menu)
        if isinstance(top, SpyPick):
            return spoil(menu)
        if isinstance(top, Castle):
            return self.castle(game, seat, top)
        if isinstance(top, LateAction):
            action = best_action(game, seat, menu, sights(game, seat), False)
            return action if action >= 0 else END
        if isinstance(top, Discard):
            return discard(game, seat, menu)
        if isinstance(top, Dump) and top.card >= 0:
            return best_of(placings(game, seat, menu, top.card, False), menu)
        return menu[dice.below(len(menu))]

    def prune(self, game: Game, seat: int, menu: list[int]) -> list[int]:
        """The best few by the greedy player's measure, best first."""
        assert isinstance(game, Caesar)
        top = game.stack[len(game.stack) - 1]
        if isinstance(top, PlayCards):
            return plays(game, seat, menu)
        if isinstance(top, Place):
            return first_few(menu, placings(game, seat, menu, top.card, is_first_of_two(game, top)), GROUPS_LOOKED_AT)
        if isinstance(top, Aim):
            return first_few(menu, aims(game, seat, menu, top), GROUPS_LOOKED_AT)
        if isinstance(top, Castle):
            return [self.castle(game, seat, top)]
        if isinstance(top, (Refill, ReplaceCard)):
            return [refill(game, seat, menu)]
        if isinstance(top, Discard):
            return [discard(game, seat, menu)]
        return menu

    def castle(self, game: Caesar, seat: int, top: Castle) -> int:
        """The next card goes where the best layout of all has it."""
        if self.castled is not game or self.castled_turn != game.turn:
            seen = sights(game, seat)
            split = Split(seen[top.group], seen[top.group2])
            split.deal(top.pool, top.first[:], top.second[:], INFLUENCE_KINDS - 1)
            self.castled = game
            self.castled_turn = game.turn
            self.layout = split.on_first
        card = top.next_card()
        return ON + (top.group if self.layout[card] > top.first[card] else top.group2)


# -- choosing among gains


def best_of(gains: list[float], menu: list[int]) -> int:
    best = 0
    for number in range(1, len(gains)):
        if gains[number] > gains[best]:
            best = number
    return menu[best]


def first_few(menu: list[int], gains: list[float], most: int) -> list[int]:
    """The choices with the highest gains, best first."""
    few: list[int] = []
    rest = gains[:]
    while len(few) < most and len(few) < len(menu):
        best = 0
        for number in range(1, len(rest)):
            if rest[number] > rest[best]:
                best = number
        few.append(menu[best])
        rest[best] = HOPELESS - 1.0
    return few


# -- playing cards


def play(game: Caesar, seat: int, menu: list[int], may_castle: bool) -> int:
    """An action that is worth its price, then the best placement; or a quiet turn when that is better than both."""
    seen = sights(game, seat)
    fresh = menu[len(menu) - 1] == PASSIVE
    action = -1
    if not game.acted:
        action = best_action(game, seat, menu, seen, may_castle)
        if action >= 0 and not fresh:
            return action
    if menu[0] >= PLAY:
        return action if action >= 0 else menu[len(menu) - 1] if menu[len(menu) - 1] == END else menu[0]
    gains = placement_gains(game, seat, seen)
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
                    both = pair_gain(game, seat, seen, gains, card, group)
                    if both > gain:
                        gain = both
                        card_up = card
    if fresh and action < 0 and gain <= quiet_gain(seen) and is_ahead(game, seat):
        return PASSIVE
    if action >= 0:
        return action
    if gain <= 0.0 and menu[len(menu) - 1] == END:
        return END
    if card_up >= 0 and UP + card_up in menu:
        return UP + card_up
    return DOWN + card_down if DOWN + card_down in menu else UP + card_down


def placement_gains(game: Caesar, seat: int, seen: list[Sight]) -> list[float]:
    """What each card of the hand brings on each group, less what it is worth in the hand: by group and card."""
    gains: list[float] = []
    at = seat * KINDS
    for sight in seen:
        for card in range(INFLUENCE_KINDS):
            if game.hand[at + card] and sight.room:
                gains.append(sight.worth_with(card) - sight.now - KEEP[card])
            else:
                gains.append(HOPELESS)
    return gains


def best_single(gains: list[float]) -> int:
    best = 0
    for number in range(1, len(gains)):
        if gains[number] > gains[best]:
            best = number
    return best


def pair_gain(game: Caesar, seat: int, seen: list[Sight], gains: list[float], card: int, group: int) -> float:
    """What a card brings face-up on a group, with the best second card there or elsewhere."""
    sight = seen[group]
    if sight.room == 0:
        return HOPELESS
    first = gains[group * INFLUENCE_KINDS + card]
    best = HOPELESS
    at = seat * KINDS
    for other in range(INFLUENCE_KINDS):
        if game.hand[at + other] < (2 if other == card else 1):
            continue
        if sight.room >= 2:
            gain = sight.worth_with_two(card, other) - sight.now - KEEP[card] - KEEP[other] - OPENLY[other]
            if gain > best:
                best = gain
        for elsewhere in range(GROUPS):
            if elsewhere != group:
                gain = first + gains[elsewhere * INFLUENCE_KINDS + other] - OPENLY[other]
                if gain > best:
                    best = gain
    return best - OPENLY[card]


def is_ahead(game: Caesar, seat: int) -> bool:
    return score(game, seat) > score(game, 1 - seat)


def quiet_gain(seen: list[Sight]) -> float:
    """What a passive turn brings: no vote is drawn on the groups as they are."""
    gain = 0.0
    for sight in seen:
        if sight.left and sight.called > 0.0:
            gain += sight.worth_uncalled() - sight.now
    return gain


def plays(game: Caesar, seat: int, menu: list[int]) -> list[int]:
    """What may be worth playing: the best cards either way, all actions, the end of play and a quiet turn.

    Actions stay in the race after cards are laid: the playouts of a placement count on the action that follows it."""
    seen = sights(game, seat)
    cards: list[int] = []
    gains: list[float] = []
    others: list[int] = []
    for choice in menu:
        if choice < PLAY:
            cards.append(choice)
            gains.append(best_gain(seen, choice % 16))
        else:
            others.append(choice)
    downs = [number for number in range(len(cards)) if cards[number] < UP]
    ups = [number for number in range(len(cards)) if cards[number] >= UP]
    few = first_few([cards[n] for n in downs], [gains[n] for n in downs], CARDS_LOOKED_AT)
    few += first_few([cards[n] for n in ups], [gains[n] for n in ups], CARDS_LOOKED_AT)
    few += others
    return few if few else menu


def best_gain(seen: list[Sight], card: int) -> float:
    best = HOPELESS
    for sight in seen:
        if sight.room:
            gain = sight.worth_with(card) - sight.now - KEEP[card]
            if gain > best:
                best = gain
    return best


def placings(game: Caesar, seat: int, menu: list[int], card: int, two: bool) -> list[float]:
    """What the card gains on each group of the menu; with a second card, if there will be one."""
    seen = sights(game, seat)
    gains: list[float] = []
    if two:
        singles = placement_gains(game, seat, seen)
        for choice in menu:
            gains.append(pair_gain(game, seat, seen, singles, card, choice - ON))
        return gains
    for choice in menu:
        sight = seen[choice - ON]
        gains.append(sight.worth_with(card) - sight.now)
    return gains


def is_first_of_two(game: Caesar, place: Place) -> bool:
    return place.face_up and game.placed == NOTHING


# -- actions


def best_action(game: Caesar, seat: int, menu: list[int], seen: list[Sight], may_castle: bool) -> int:
    """The action that brings most above its price, or -1. Prices fall as the game nears its end."""
    left = game.held[seat * 2] + game.left[seat * 2]
    urgency = left / PLENTY if left < PLENTY else 1.0
    best = 0.0
    action = -1
    for choice in menu:
        if choice < PLAY or choice >= END:
            continue
        card = choice - PLAY
        gain = -urgency * PRICE[card - ASSASSINATION]
        if card == ASSASSINATION:
            most = 0.0
            for sight in seen:
                if sight.left:
                    harmed = best_murder(game, sight) - sight.now
                    if harmed > most:
                        most = harmed
            gain += most
        elif card == WRATH:
            most = 0.0
            for sight in seen:
                if sight.left and sight.worth_empty() - sight.now > most:
                    most = sight.worth_empty() - sight.now
            gain += most
        elif card == SPY:
            gain += SPY_GAIN * game.hand_size(1 - seat) / 5.0
        elif card == SCOUT:
            most = 0.0
            for sight in seen:
                if scout_gain(sight) > most:
                    most = scout_gain(sight)
            gain += most
        elif may_castle:
            gain += best_castling(game, seat, seen)
        if gain > best:
            best = gain
            action = choice
    return action


def scout_gain(sight: Sight) -> float:
    """Hidden cards matter where a vote is near and much is at stake."""
    return SCOUT_GAIN * sight.hidden * sight.called * sight.swing()


def best_murder(game: Caesar, sight: Sight) -> float:
    """What a group is worth once the opponent's dearest face-up card is gone."""
    best = HOPELESS
    for card in range(INFLUENCE_KINDS):
        if game.up[sight.there + card]:
            worth = sight.worth_without(card)
            if worth > best:
                best = worth
    return best


def aims(game: Caesar, seat: int, menu: list[int], aim: Aim) -> list[float]:
    """What each target of an action brings."""
    seen = sights(game, seat)
    gains: list[float] = []
    for choice in menu:
        if choice >= TARGET:
            gains.append(seen[aim.group].worth_without(choice - TARGET))
            continue
        sight = seen[choice - ON]
        if aim.card == ASSASSINATION:
            gains.append(best_murder(game, sight) - sight.now)
        elif aim.card == WRATH:
            gains.append(sight.worth_empty() - sight.now)
        elif aim.card == SCOUT:
            gains.append(scout_gain(sight))
        elif aim.group >= 0:
            gains.append(castling_gain(game, seat, seen, aim.group, choice - ON))
        else:
            gains.append(best_castling_with(game, seat, seen, choice - ON, 0))
    return gains


def harm(game: Caesar, seat: int, window: VetoWindow) -> float:
    """What the announced action would cost the seat that may veto it."""
    if window.card == CASTLING:
        return CASTLING_HARM
    if window.card != ASSASSINATION and window.card != WRATH:
        return 0.0
    sight = sights(game, 1 - seat)[window.group]
    if window.card == WRATH:
        return sight.worth_empty() - sight.now
    return sight.worth_without(window.group2) - sight.now


def spoil(menu: list[int]) -> int:
    for card in SPOILS:
        if TARGET + card in menu:
            return TARGET + card
    return menu[0]


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
