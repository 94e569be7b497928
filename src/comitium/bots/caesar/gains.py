"""What cards and actions bring in Caesar & Cleopatra, by the measure of group_estimate.py: for the guide. Compiled."""

from __future__ import annotations

from typing import Final

from comitium.bots.caesar.group_estimate import KEEP, PLENTY, GroupEstimate, group_estimates
from comitium.bots.caesar.layouts import HOPELESS, best_castling, best_castling_with, castling_gain
from comitium.games.caesar.choices import END, ON, PLAY, TARGET
from comitium.games.caesar.rules.r6_actions import Aim, VetoWindow
from comitium.games.caesar.state import (
    ASSASSINATION,
    CASTLING,
    GROUPS,
    INFLUENCE_KINDS,
    KINDS,
    SCOUT,
    SPY,
    VETO_CARD,
    WRATH,
    Caesar,
)

PRICE: Final = [0.6, 0.3, 1.0, 0.05, 1.6]  # what an action must bring to be played: assassination, spy, castling ...
CASTLING_HARM: Final = 0.7
SPY_GAIN: Final = 0.35
SCOUT_GAIN: Final = 0.2  # what knowing a hidden card is worth, for a vote that is sure to come and a patrician worth a point
OPENLY: Final = [0.4, 0.03, 0.03, 0.03, 0.03, 0.03]  # the cost of showing a card: a philosopher seen is half beaten
SPOILS: Final = [5, 0, WRATH, 4, VETO_CARD, ASSASSINATION, CASTLING, 3, SPY, SCOUT, 2, 1]  # what a spy takes first


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


def placement_gains(game: Caesar, seat: int, estimates: list[GroupEstimate]) -> list[float]:
    """What each card of the hand brings on each group, less what it is worth in the hand: by group and card."""
    gains: list[float] = []
    at = seat * KINDS
    for estimate in estimates:
        for card in range(INFLUENCE_KINDS):
            if game.hand[at + card] and estimate.room:
                gains.append(estimate.worth_with(card) - estimate.now - KEEP[card])
            else:
                gains.append(HOPELESS)
    return gains


def best_single(gains: list[float]) -> int:
    best = 0
    for number in range(1, len(gains)):
        if gains[number] > gains[best]:
            best = number
    return best


def pair_gain(game: Caesar, seat: int, estimates: list[GroupEstimate], gains: list[float], card: int, group: int) -> float:
    """What a card brings face-up on a group, with the best second card there or elsewhere."""
    estimate = estimates[group]
    if estimate.room == 0:
        return HOPELESS
    first = gains[group * INFLUENCE_KINDS + card]
    best = HOPELESS
    at = seat * KINDS
    for other in range(INFLUENCE_KINDS):
        if game.hand[at + other] < (2 if other == card else 1):
            continue
        if estimate.room >= 2:
            gain = estimate.worth_with_two(card, other) - estimate.now - KEEP[card] - KEEP[other] - OPENLY[other]
            if gain > best:
                best = gain
        for elsewhere in range(GROUPS):
            if elsewhere != group:
                gain = first + gains[elsewhere * INFLUENCE_KINDS + other] - OPENLY[other]
                if gain > best:
                    best = gain
    return best - OPENLY[card]


def quiet_gain(estimates: list[GroupEstimate]) -> float:
    """What a passive turn brings: no vote is drawn on the groups as they are."""
    gain = 0.0
    for estimate in estimates:
        if estimate.left and estimate.called > 0.0:
            gain += estimate.worth_uncalled() - estimate.now
    return gain


def best_gain(estimates: list[GroupEstimate], card: int) -> float:
    best = HOPELESS
    for estimate in estimates:
        if estimate.room:
            gain = estimate.worth_with(card) - estimate.now - KEEP[card]
            if gain > best:
                best = gain
    return best


def placings(game: Caesar, seat: int, menu: list[int], card: int, two: bool) -> list[float]:
    """What the card gains on each group of the menu; with a second card, if there will be one."""
    estimates = group_estimates(game, seat)
    gains: list[float] = []
    if two:
        singles = placement_gains(game, seat, estimates)
        for choice in menu:
            gains.append(pair_gain(game, seat, estimates, singles, card, choice - ON))
        return gains
    for choice in menu:
        estimate = estimates[choice - ON]
        gains.append(estimate.worth_with(card) - estimate.now)
    return gains


# -- actions


def best_action(game: Caesar, seat: int, menu: list[int], estimates: list[GroupEstimate], may_castle: bool) -> int:
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
            for estimate in estimates:
                if estimate.left:
                    harmed = best_murder(game, estimate) - estimate.now
                    if harmed > most:
                        most = harmed
            gain += most
        elif card == WRATH:
            most = 0.0
            for estimate in estimates:
                if estimate.left and estimate.worth_empty() - estimate.now > most:
                    most = estimate.worth_empty() - estimate.now
            gain += most
        elif card == SPY:
            gain += SPY_GAIN * game.hand_size(1 - seat) / 5.0
        elif card == SCOUT:
            most = 0.0
            for estimate in estimates:
                if scout_gain(estimate) > most:
                    most = scout_gain(estimate)
            gain += most
        elif may_castle:
            gain += best_castling(game, seat, estimates)
        if gain > best:
            best = gain
            action = choice
    return action


def scout_gain(estimate: GroupEstimate) -> float:
    """Hidden cards matter where a vote is near and much is at stake."""
    return SCOUT_GAIN * estimate.hidden * estimate.called * estimate.swing()


def best_murder(game: Caesar, estimate: GroupEstimate) -> float:
    """What a group is worth once the opponent's dearest face-up card is gone."""
    best = HOPELESS
    for card in range(INFLUENCE_KINDS):
        if game.up[estimate.there + card]:
            worth = estimate.worth_without(card)
            if worth > best:
                best = worth
    return best


def aims(game: Caesar, seat: int, menu: list[int], aim: Aim) -> list[float]:
    """What each target of an action brings."""
    estimates = group_estimates(game, seat)
    gains: list[float] = []
    for choice in menu:
        if choice >= TARGET:
            gains.append(estimates[aim.group].worth_without(choice - TARGET))
            continue
        estimate = estimates[choice - ON]
        if aim.card == ASSASSINATION:
            gains.append(best_murder(game, estimate) - estimate.now)
        elif aim.card == WRATH:
            gains.append(estimate.worth_empty() - estimate.now)
        elif aim.card == SCOUT:
            gains.append(scout_gain(estimate))
        elif aim.group >= 0:
            gains.append(castling_gain(game, seat, estimates, aim.group, choice - ON))
        else:
            gains.append(best_castling_with(game, seat, estimates, choice - ON, 0))
    return gains


def harm(game: Caesar, seat: int, window: VetoWindow) -> float:
    """What the announced action would cost the seat that may veto it."""
    if window.card == CASTLING:
        return CASTLING_HARM
    if window.card != ASSASSINATION and window.card != WRATH:
        return 0.0
    estimate = group_estimates(game, 1 - seat)[window.group]
    if window.card == WRATH:
        return estimate.worth_empty() - estimate.now
    return estimate.worth_without(window.group2) - estimate.now


def spoil(menu: list[int]) -> int:
    for card in SPOILS:
        if TARGET + card in menu:
            return TARGET + card
    return menu[0]
