"""One group of Caesar & Cleopatra as one seat sees it, and what it is worth: the arithmetic behind the search's guide.

A group is worth the points it can be expected to bring, less those it brings the opponent. For choices, the opponent's
face-down cards count as average ones, as a player would count them; for the value of an imagined world they count as they
are, and the cards in hand and deck are worth a little too. Chances are looked up in tables made once. Compiled.
"""

from __future__ import annotations

import math
from typing import Final

from comitium.games.caesar.outcome import BONUS_NEEDS, group_points
from comitium.games.caesar.rules.r4_limits import room
from comitium.games.caesar.rules.r5_passive import Refill
from comitium.games.caesar.rules.r5_turn import LateAction, Turn
from comitium.games.caesar.state import (
    ACTION,
    ASSASSINATION,
    GROUP_LIMIT,
    GROUPS,
    INFLUENCE_KINDS,
    KINDS,
    OWN_LIMIT,
    PATRICIANS,
    Caesar,
)

GRID: Final = 20  # chances are looked up in twentieths
MIDDLE: Final = 40  # leads in influence are looked up from -40 to 40
SPAN: Final = 81
STAGES: Final = 9  # how much influence is still to come: from none to plenty
# How many points of influence make a vote fairly safe: with none still to come; with plenty, for the next vote on a group if
# that is not due now, and for the votes after it.
LAST_SCALE: Final = 0.8
NEXT_SCALE: Final = 2.8
REST_SCALE: Final = 7.8
THREATS: Final = [0, 0, 0, 0, 0, 0, 2, 3, 0]  # by cards on a group: how much worse it looks if the opponent may fill it next
PLENTY: Final = 14.0  # influence cards to come from which on actions have their full worth
EXPOSED: Final = 0.4
MEAN_CARD: Final = 3  # what a face-down card is taken for
CARD_SPREAD: Final = 0.8  # by how much, in the same measure, each of them blurs a lead
KEEP: Final = [0.45, 0.06, 0.10, 0.14, 0.18, 0.22]  # what an influence card is worth in hand or deck, by kind
ACTION_WORTH: Final = [0.6, 0.3, 1.0, 0.1, 1.6, 0.6]  # the same for an action card: assassination, spy, castling ...


def chance(advantage: float) -> float:
    """An advantage as a probability."""
    return 1.0 / (1.0 + math.exp(-advantage))


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


def _later_table(plenty: float) -> list[float]:
    """The chance that a lead in influence lasts, by stage and lead."""
    table: list[float] = []
    for stage in range(STAGES):
        scale = LAST_SCALE + (plenty - LAST_SCALE) * stage / (STAGES - 1)
        for lead in range(-MIDDLE, MIDDLE + 1):
            table.append(chance(lead / scale))
    return table


def _now_table() -> list[float]:
    """The chance that a lead is one when the cards are turned, by the number of face-down cards and the lead."""
    table: list[float] = []
    for hidden in range(OWN_LIMIT + 1):
        for lead in range(-MIDDLE, MIDDLE + 1):
            if hidden == 0:
                table.append(1.0 if lead > 0 else 0.0 if lead < 0 else 0.5)
            else:
                table.append(chance(lead / (CARD_SPREAD * math.sqrt(hidden))))
    return table


LEADS: Final = _lead_table()
LATER: Final = _later_table(NEXT_SCALE)
COLUMNS: Final = [int(GRID * later + 0.5) for later in _later_table(REST_SCALE)]
NOW: Final = _now_table()


class GroupEstimate:
    """One group as a seat sees it, or as it is (`is_open`)."""

    def __init__(self, game: Caesar, seat: int, group: int, called: float, stage: int, is_open: bool, threat: int) -> None:
        other = 1 - seat
        bonus = game.rules.bonus_points
        row = (0 if PATRICIANS[group] == 3 else 36) + game.won[seat * GROUPS + group] * 6 + game.won[other * GROUPS + group]
        mine_too = bonus if game.bonus[seat] == group else 0
        hers_too = bonus if is_open and game.bonus[other] == group else 0
        self.start = (row * 9 + mine_too * 3 + hers_too) * (GRID + 1)
        self.left = game.patricians[group]
        self.called = called
        self.threat = threat  # -1: the opponent moves next and may bring the group to eight cards; 1: the seat may
        if game.cards[(other if threat < 0 else seat) * GROUPS + group] == OWN_LIMIT:
            self.threat = 0
        self.later = stage * SPAN + MIDDLE
        self.count = game.cards[seat * GROUPS + group] + game.cards[other * GROUPS + group]
        self.room = room(game, seat, group)
        at = (seat * GROUPS + group) * 6
        there = (other * GROUPS + group) * 6
        self.at = at
        self.there = there
        self.odd = game.up[at] + game.down[at] - game.up[there]  # philosophers more than the other side
        self.own = 0  # the sum of the seat's own numbers
        self.lead = 0
        self.high = 0
        self.low = 0
        self.other_high = 0
        self.other_low = 0
        self.hidden = 0 if is_open else game.downs[other * GROUPS + group]
        if is_open:
            self.odd -= game.down[there]
        elif self.hidden:
            self.lead = -MEAN_CARD * self.hidden
            self.other_high = MEAN_CARD
            self.other_low = MEAN_CARD
        for kind in range(1, INFLUENCE_KINDS):
            own = game.up[at + kind] + game.down[at + kind]
            hers = game.up[there + kind]
            if is_open:
                hers += game.down[there + kind]
            if own:
                self.high = kind
                self.own += own * kind
                if self.low == 0:
                    self.low = kind
            if hers:
                if kind > self.other_high:
                    self.other_high = kind
                self.lead -= hers * kind
                if self.other_low == 0 or kind < self.other_low:
                    self.other_low = kind
        self.lead += self.own
        self.own_odd = game.up[at] + game.down[at]
        self.own_count = game.cards[seat * GROUPS + group]
        self.now = self.worth()

    def worth(self) -> float:
        return self.judge(self.lead, self.high, self.low, self.other_high, self.other_low, self.odd, self.count)

    def worth_with(self, card: int) -> float:
        """... once the seat has laid a card there."""
        if card == 0:
            return self.judge(self.lead, self.high, self.low, self.other_high, self.other_low, self.odd + 1, self.count + 1)
        high = card if card > self.high else self.high
        low = card if card < self.low or self.low == 0 else self.low
        return self.judge(self.lead + card, high, low, self.other_high, self.other_low, self.odd, self.count + 1)

    def worth_with_two(self, card: int, card2: int) -> float:
        """... once the seat has laid two cards there."""
        odd = self.odd
        high = self.high
        low = self.low
        if card == 0:
            odd += 1
        else:
            high = card if card > high else high
            low = card if card < low or low == 0 else low
        if card2 == 0:
            odd += 1
        else:
            high = card2 if card2 > high else high
            low = card2 if card2 < low or low == 0 else low
        return self.judge(self.lead + card + card2, high, low, self.other_high, self.other_low, odd, self.count + 2)

    def worth_without(self, card: int) -> float:
        """... once the opponent has lost a card there."""
        odd = self.odd + 1 if card == 0 else self.odd
        return self.judge(self.lead + card, self.high, self.low, self.other_high, self.other_low, odd, self.count - 1)

    def worth_of(self, cards: list[int]) -> float:
        """... if the seat had these cards there, counted by kind, and no others."""
        lead = self.lead - self.own
        odd = self.odd - self.own_odd + cards[0]
        count = self.count - self.own_count + sum(cards)
        high = 0
        low = 0
        for kind in range(1, INFLUENCE_KINDS):
            if cards[kind]:
                lead += kind * cards[kind]
                high = kind
                if low == 0:
                    low = kind
        return self.judge(lead, high, low, self.other_high, self.other_low, odd, count)

    def worth_empty(self) -> float:
        return self.judge(0, 0, 0, 0, 0, 0, 0)

    def worth_uncalled(self) -> float:
        """... if no vote card is drawn this turn."""
        called = self.called
        self.called = 0.0
        worth = self.worth()
        self.called = called
        return worth

    def swing(self) -> float:
        """What winning the next patrician is worth rather than losing it, the rest being open."""
        if self.left == 0:
            return 0.0
        middle = self.start + GRID // 2
        return LEADS[middle + 6 * 9 * (GRID + 1)] - LEADS[middle + 9 * (GRID + 1)]

    def fits(self, cards: int) -> bool:
        """Whether the seat may have so many cards there."""
        return cards <= OWN_LIMIT and self.count - self.own_count + cards <= GROUP_LIMIT

    def judge(self, lead: int, high: int, low: int, other_high: int, other_low: int, odd: int, count: int) -> float:
        """The expected lead in points, if the group is voted on now with the chance `called`, surely at eight cards."""
        start = self.start
        if self.left == 0:
            return LEADS[start]
        after_win = start + 6 * 9 * (GRID + 1)
        after_loss = start + 9 * (GRID + 1)
        later = self.later
        above = COLUMNS[later + lead - high + other_low]
        below = COLUMNS[later + lead - low + other_high]
        if odd == 0:
            if_higher = LEADS[after_win + above]
            if_lower = LEADS[after_loss + below]
        else:
            if_higher = LEADS[after_loss + above]
            if_lower = LEADS[after_win + below]
        called = 1.0 if count == GROUP_LIMIT else self.called
        higher = LATER[later + lead + self.threat * THREATS[count]]
        worth = (1.0 - called) * (higher * if_higher + (1.0 - higher) * if_lower)
        if called > 0.0:
            if lead == 0 and self.hidden == 0:
                worth += called * LEADS[start + COLUMNS[later]]
            else:
                higher = NOW[self.hidden * SPAN + MIDDLE + lead]
                worth += called * (higher * if_higher + (1.0 - higher) * if_lower)
        return worth


def stage_of(game: Caesar) -> int:
    """How much influence is still to come."""
    cards = (game.held[0] + game.left[0] + game.held[2] + game.left[2]) // 2
    return cards if cards < STAGES else STAGES - 1


def vote_chances(game: Caesar) -> list[float]:
    """For each group, the chance that its vote card is drawn next; the card of an exhausted group is passed over."""
    chances = [0.0] * GROUPS
    cards = 0
    for place in range(game.votes_left):
        card = game.votes[place]
        if card >= GROUPS or game.patricians[card]:
            cards += 1
    for place in range(game.votes_left):
        card = game.votes[place]
        if card < GROUPS and game.patricians[card]:
            chances[card] = 1.0 / cards
    return chances


def group_estimates(game: Caesar, seat: int) -> list[GroupEstimate]:
    """The five groups as a seat sees them."""
    stage = stage_of(game)
    chances = vote_chances(game)
    return [GroupEstimate(game, seat, group, chances[group], stage, False, -1) for group in range(GROUPS)]


def expected_lead(game: Caesar, seat: int) -> float:
    """The seat's expected points less the opponent's, in a world where nothing is hidden."""
    lead = reserve(game, seat) - reserve(game, 1 - seat)
    stage = stage_of(game)
    chances = vote_chances(game) if vote_is_due(game) else [0.0] * GROUPS
    threat = -1 if game.player == seat else 1
    for group in range(GROUPS):
        lead += GroupEstimate(game, seat, group, chances[group], stage, True, threat).now
    return lead


def vote_is_due(game: Caesar) -> bool:
    """Whether this turn's vote card is still to be drawn, all cards having been played."""
    top = game.stack[len(game.stack) - 1]
    return isinstance(top, (Refill, LateAction)) and len(game.stack) > 1 and isinstance(game.stack[1], Turn)


def reserve(game: Caesar, seat: int) -> float:
    """What the cards in hand and deck are worth. Actions lose their worth as the influence runs out."""
    total = 0.0
    actions = 0.0
    for kind in range(INFLUENCE_KINDS):
        total += KEEP[kind] * game.hand[seat * KINDS + kind]
        actions += ACTION_WORTH[kind] * game.hand[seat * KINDS + ASSASSINATION + kind]
    deck = game.decks[seat * 2]
    for place in range(game.left[seat * 2]):
        total += KEEP[deck[place]]
    deck = game.decks[seat * 2 + ACTION]
    for place in range(game.left[seat * 2 + ACTION]):
        actions += ACTION_WORTH[deck[place] - ASSASSINATION]
    coming = game.held[seat * 2] + game.left[seat * 2]
    return total + actions * (coming / PLENTY if coming < PLENTY else 1.0) - exposed(game, seat)


def exposed(game: Caesar, seat: int) -> float:
    """What a seat loses by showing its philosophers: one that is seen is half beaten."""
    loss = 0.0
    for group in range(GROUPS):
        loss += EXPOSED * game.up[(seat * GROUPS + group) * 6]
    return loss
