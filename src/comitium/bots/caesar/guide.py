"""What a search knows of Caesar & Cleopatra: what a position is worth, and how to play on quickly.

A position is judged when a player has finished playing cards, before the vote card is drawn: the cards left in the vote deck
are public, so the coming vote is weighed instead of rolled. Each group is worth the points both sides can expect from it; the
cards in hand and deck are worth a little too. The world is an imagined one, so nothing in it is hidden. Compiled.
"""

from __future__ import annotations

import math
from typing import Final

from comitium.bots.search import Guide
from comitium.core.dice import Dice
from comitium.core.frames import Game
from comitium.games.caesar.choices import DECLINE, DONE, END, PASS, PASSIVE, VETO
from comitium.games.caesar.outcome import BONUS_NEEDS, group_points, winner
from comitium.games.caesar.rules.r5_turn import LateAction, Refill, Turn
from comitium.games.caesar.state import GROUP_LIMIT, GROUPS, INFLUENCE_KINDS, KINDS, PATRICIANS, Caesar

GRID: Final = 20  # chances are looked up in twentieths
LATER_SCALE: Final = 3.9  # how many points of influence make a vote that is not due yet fairly safe
KEEP: Final = [0.45, 0.06, 0.10, 0.14, 0.18, 0.22]  # what an influence card is worth in hand or deck, by kind
ACTION_WORTH: Final = 0.3  # the same for an action card
STEADY: Final = 1.2  # how many points of lead make a win likely: when all patricians are gone ...
OPEN: Final = 0.2  # ... and how many more for each patrician still to be won


def _lead_table() -> list[float]:
    """Expected leads on a group: by its size, the patricians won by either side, the bonus points at stake for either, and
    the chance, in twentieths, to win each of the others."""
    table: list[float] = []
    for size in (3, 5):
        for mine in range(6):
            for theirs in range(6):
                for my_bonus in range(3):
                    for their_bonus in range(3):
                        for step in range(GRID + 1):
                            table.append(_expected(size, mine, theirs, my_bonus, their_bonus, step / GRID))
    return table


def _expected(size: int, mine: int, theirs: int, my_bonus: int, their_bonus: int, chance: float) -> float:
    left = size - mine - theirs
    total = 0.0
    for more in range(left + 1):
        here = mine + more
        there = size - here
        lead = group_points(here, size) - group_points(there, size)
        lead += (my_bonus if here >= BONUS_NEEDS else 0) - (their_bonus if there >= BONUS_NEEDS else 0)
        total += math.comb(left, more) * chance**more * (1.0 - chance) ** (left - more) * lead
    return total


LEADS: Final = _lead_table()


class CaesarGuide(Guide):
    """Judges by expected points. Plays on at random, but not foolishly."""

    def horizon(self, game: Game) -> int:
        """Two steps a turn: cards are played, then the hand is filled and the vote card drawn."""
        assert isinstance(game, Caesar)
        step = 2 * game.turn
        if len(game.stack) > 1:
            turn = game.stack[1]
            if isinstance(turn, Turn) and turn.pc > 1:
                return step + 1
        return step

    def pick(self, game: Game, seat: int, menu: list[int], dice: Dice) -> int:
        """At random, but: cards are played while there are some, play mostly ends when it may, and a veto is mostly used."""
        last = menu[len(menu) - 1]
        if last == VETO:
            return VETO if dice.below(4) else PASS
        if last == END:
            return END if dice.below(4) else menu[dice.below(len(menu))]
        if last == PASSIVE or last == DECLINE:
            return menu[dice.below(len(menu) - 1)]
        if last == DONE and dice.below(3) == 0:
            return DONE
        return menu[dice.below(len(menu))]

    def value(self, game: Game, seat: int) -> float:
        assert isinstance(game, Caesar)
        if game.ending:
            won = winner(game)
            return 0.5 if won < 0 else (1.0 if won == seat else 0.0)
        left = 0
        for group in range(GROUPS):
            left += game.patricians[group]
        return chance(expected_lead(game, seat) / (STEADY + OPEN * left))


def expected_lead(game: Caesar, seat: int) -> float:
    """The seat's expected points less the opponent's."""
    lead = reserve(game, seat) - reserve(game, 1 - seat)
    due = vote_is_due(game)
    for group in range(GROUPS):
        called = 0.0
        if due and game.patricians[group]:
            for place in range(game.votes_left):
                if game.votes[place] == group:
                    called = 1.0 / game.votes_left
        lead += group_lead(game, seat, group, called)
    return lead


def vote_is_due(game: Caesar) -> bool:
    """Whether this turn's vote card is still to be drawn, all cards having been played."""
    top = game.stack[len(game.stack) - 1]
    return (isinstance(top, (Refill, LateAction))) and len(game.stack) > 1 and isinstance(game.stack[1], Turn)


def group_lead(game: Caesar, seat: int, group: int, called: float) -> float:
    """What a group is expected to bring the seat, less what it brings the opponent, if it is voted on with this chance."""
    other = 1 - seat
    bonus = game.rules.bonus_points
    size = PATRICIANS[group]
    mine = game.won[seat * GROUPS + group]
    theirs = game.won[other * GROUPS + group]
    row = (0 if size == 3 else 36) + mine * 6 + theirs
    bonuses = (bonus if game.bonus[seat] == group else 0) * 3 + (bonus if game.bonus[other] == group else 0)
    start = (row * 9 + bonuses) * (GRID + 1)
    if game.patricians[group] == 0:
        return LEADS[start]
    after_win = ((row + 6) * 9 + bonuses) * (GRID + 1)
    after_loss = ((row + 1) * 9 + bonuses) * (GRID + 1)
    at = (seat * GROUPS + group) * 6
    there = (other * GROUPS + group) * 6
    lead = 0
    high = 0
    low = 0
    other_high = 0
    other_low = 0
    for kind in range(1, INFLUENCE_KINDS):
        own = game.up[at + kind] + game.down[at + kind]
        hers = game.up[there + kind] + game.down[there + kind]
        if own:
            high = kind
            lead += own * kind
            if low == 0:
                low = kind
        if hers:
            other_high = kind
            lead -= hers * kind
            if other_low == 0:
                other_low = kind
    turned = game.up[at] + game.down[at] != game.up[there] + game.down[there]
    above = column(lead - high + other_low)
    below = column(lead - low + other_high)
    if_higher = LEADS[(after_loss if turned else after_win) + above]
    if_lower = LEADS[(after_win if turned else after_loss) + below]
    if called < 1.0 and game.cards[seat * GROUPS + group] + game.cards[other * GROUPS + group] == GROUP_LIMIT:
        called = 0.5  # it will be voted on soon, one way or another
    if lead > 0:
        now = if_higher
    elif lead < 0:
        now = if_lower
    else:
        now = LEADS[start + column(0)]
    higher = chance(lead / LATER_SCALE)
    return called * now + (1.0 - called) * (higher * if_higher + (1.0 - higher) * if_lower)


def column(lead: int) -> int:
    """The column of the table for the chance that goes with a lead in influence."""
    return int(GRID * chance(lead / LATER_SCALE) + 0.5)


def chance(advantage: float) -> float:
    """An advantage as a probability."""
    return 1.0 / (1.0 + math.exp(-advantage))


def reserve(game: Caesar, seat: int) -> float:
    """What the cards in hand and deck are worth."""
    total = ACTION_WORTH * (game.held[seat * 2 + 1] + game.left[seat * 2 + 1])
    for kind in range(INFLUENCE_KINDS):
        total += KEEP[kind] * game.hand[seat * KINDS + kind]
    deck = game.decks[seat * 2]
    for place in range(game.left[seat * 2]):
        total += KEEP[deck[place]]
    return total


def guide() -> Guide:
    """The guide for this game, as the consul asks for it."""
    return CaesarGuide()
