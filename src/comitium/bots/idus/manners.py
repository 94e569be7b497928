"""How senators behave: the odds of votes, vetoes, looks, names and discards, by what they hold and how the markers stand.

Some follow their colours (`plain_odds`), some think: a thinker lays what serves her side, the likelier the more it does. What
serves whom is worked out in chances.py and kept in a `Stand`. One account serves three readers: the tribune is plain, playouts
draw from it, and the belief weighs histories by it. No odds are nought, for people surprise. Compiled with the kernels.
"""

from __future__ import annotations

import math
from typing import Final, TypeAlias

from comitium.games.idus.state import (
    EXCHANGED,
    KEPT,
    LOYAL,
    MERCHANT,
    TRAITOR,
    YELLOW,
    Rules,
    aedile2_of,
    aedile_of,
    fate_of,
    looked_of,
    praetor_of,
)
from comitium.games.idus.worlds import OPEN, shown_pair

Odds: TypeAlias = tuple[float, float, float]  # of green, red and yellow; or of Loyal, Traitor and Merchant

# what a seat is as far as its behaviour goes: its side once it has chosen, else its two cards; and whether it thinks
HANDS: Final = 9
THINKS: Final = 9  # added to the code of those who do
CODES: Final = 18
CODE_OF_HAND: Final = [3, 4, 5, 4, 6, 7, 5, 7, 8]  # by one card * 3 + the other
FIRST_CARD: Final = [LOYAL, TRAITOR, MERCHANT, LOYAL, LOYAL, LOYAL, TRAITOR, TRAITOR, MERCHANT]  # by code
SECOND_CARD: Final = [LOYAL, TRAITOR, MERCHANT, LOYAL, TRAITOR, MERCHANT, TRAITOR, MERCHANT, MERCHANT]

TONE: Final = [1.0, -1.0, 0.0]  # of a colour, or of a faction: how Loyal it is
KEENNESS: Final = 30.0  # how much a thinker minds a difference in her chances
WHIM: Final = 0.08  # how often she lays any card all the same
NOTICE: Final = 0.5  # how strongly looks and names follow reputations
UNSET: Final = -1.0


class Moment:
    """How the markers stand before a vote, and what may be laid."""

    def __init__(self, rules: Rules, number: int, loyal: int, traitor: int) -> None:
        self.loyal = loyal
        self.traitor = traitor
        self.lead = loyal - traitor
        self.top = rules.limit - 1 if rules.reach else rules.limit  # the highest square that does not end the game
        self.left = 2 * (2 * rules.seats - number)  # votes to come, with this turn's
        self.yellow = number >= rules.seats


class Stand:
    """A moment, each faction's chance to win from it, and what a counted card of each colour would be worth to each."""

    def __init__(self, moment: Moment, win: Odds, worth: list[float]) -> None:
        self.moment = moment
        self.win = win
        self.worth = worth  # the chance of a faction after a card of a colour: [faction * 3 + colour]
        self.votes: list[float] = [UNSET] * (CODES * 3)  # what has been worked out: [code * 3 + colour]


# -- those who follow their colours


def plain_odds(side: int, moment: Moment) -> Odds:
    """What a plain member of a faction lays."""
    if side == LOYAL:
        return partisan_odds(moment.loyal, moment.traitor, moment)
    if side == TRAITOR:
        own, rival, null = partisan_odds(moment.traitor, moment.loyal, moment)
        return rival, own, null
    return merchant_odds(moment)


def partisan_odds(own: int, rival: int, moment: Moment) -> Odds:
    """Her own colour, unless a marker is near the limit: then she pushes the rival past it, or spares her own side."""
    yellow = moment.yellow
    if rival >= moment.top:  # one more vote and the rival has gone too far
        return (0.03, 0.90, 0.07) if yellow else (0.05, 0.95, 0.0)
    if own >= moment.top:
        return (0.03, 0.17, 0.80) if yellow else (0.05, 0.95, 0.0)
    if rival - own > moment.left - 2 and rival + moment.left > moment.top:  # no lead to be had any more: sabotage
        return (0.10, 0.80, 0.10) if yellow else (0.1, 0.9, 0.0)
    if own == moment.top - 1 and own - rival >= 2:  # two of her votes would be one too many
        return (0.20, 0.10, 0.70) if yellow else (0.5, 0.5, 0.0)
    return (0.90, 0.05, 0.05) if yellow else (0.93, 0.07, 0.0)


def merchant_odds(moment: Moment) -> Odds:
    """A Merchant wants the markers to stand close together, and nobody past the limit."""
    lead = moment.lead
    if lead == 0:
        return (0.25, 0.25, 0.50) if moment.yellow else (0.5, 0.5, 0.0)
    trail, ahead, null = (0.60, 0.10, 0.30) if -2 < lead < 2 else (0.85, 0.05, 0.10)
    if not moment.yellow:
        trail, ahead, null = 1.0 - ahead, ahead, 0.0
    return (ahead, trail, null) if lead > 0 else (trail, ahead, null)


def plain_leaning(one: int, two: int, lead: int) -> float:
    """How much a plain seat with two different cards leans to the first of them, the lower one.

    She follows the leader, and becomes a Merchant only if her faction is far behind.
    """
    if two != MERCHANT:
        return logistic(1.2 * lead)
    ahead = lead if one == LOYAL else -lead
    return logistic(1.2 * (ahead + 2.0))


# -- anybody


def vote_odds(code: int, stand: Stand) -> Odds:
    """What a seat lays."""
    place = code * 3
    votes = stand.votes
    if votes[place] == UNSET:
        found = work_out_votes(code, stand)
        votes[place], votes[place + 1], votes[place + 2] = found
    return votes[place], votes[place + 1], votes[place + 2]


def work_out_votes(code: int, stand: Stand) -> Odds:
    """A plain seat that has not chosen votes now for one of its cards, now for the other; a thinker for the better one."""
    moment = stand.moment
    one, two = FIRST_CARD[code % HANDS], SECOND_CARD[code % HANDS]
    if code < THINKS:
        first = plain_odds(one, moment)
        if one == two:
            return first
        second, share = plain_odds(two, moment), plain_leaning(one, two, moment.lead)
        return (
            share * first[0] + (1.0 - share) * second[0],
            share * first[1] + (1.0 - share) * second[1],
            share * first[2] + (1.0 - share) * second[2],
        )
    worth = stand.worth
    green = math.exp(KEENNESS * max(worth[one * 3], worth[two * 3]))
    red = math.exp(KEENNESS * max(worth[one * 3 + 1], worth[two * 3 + 1]))
    if not moment.yellow:
        whim, total = WHIM / 2.0, (green + red) / (1.0 - WHIM)
        return green / total + whim, red / total + whim, 0.0
    yellow = math.exp(KEENNESS * max(worth[one * 3 + 2], worth[two * 3 + 2]))
    whim, total = WHIM / 3.0, (green + red + yellow) / (1.0 - WHIM)
    return green / total + whim, red / total + whim, yellow / total + whim


def exchange_odds(code: int, seen: int, stand: Stand) -> float:
    """How likely a Praetor is to have a green or red card exchanged: if she would rather have laid the other colour."""
    odds = vote_odds(code, stand)
    return 0.05 + 0.9 * (1.0 - odds[seen] / (odds[0] + odds[1]))


def replace_odds(code: int, new: int, one: int, two: int, stand: Stand) -> float:
    """How likely an Aedile is to lay `new`, when she must lay `one` or `two` in place of a card. Yellow is a way out."""
    odds = vote_odds(code, stand)
    first = max(odds[one], 0.2) if one == YELLOW else odds[one]
    second = max(odds[two], 0.2) if two == YELLOW else odds[two]
    return (first if new == one else second) / (first + second)


def keep_odds(kept: int, other: int, thinks: bool, stand: Stand) -> float:
    """How likely a seat that holds both is to keep the one."""
    if kept == other:
        return 1.0
    if thinks:
        return 0.5 * WHIM + (1.0 - WHIM) * logistic(KEENNESS * (stand.win[kept] - stand.win[other]))
    lead = stand.moment.lead
    return plain_leaning(kept, other, lead) if kept < other else 1.0 - plain_leaning(other, kept, lead)


def logistic(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-x))


# -- reputations: how Loyal (above nought) or treacherous (below) a seat has looked


def weigh_turn(scores: list[float], turn: int, vote: int, vote2: int, original: int) -> None:
    """Add what a counted turn says of its Aediles and its Praetor; colours that one has not been shown are OPEN.

    Whoever knows one colour knows the other from the pair. Whoever knows neither takes their mean: two of a colour say much,
    one of each says nothing.
    """
    low, high = shown_pair(turn)
    if vote == OPEN and vote2 != OPEN:
        vote = low + high - vote2
    elif vote2 == OPEN and vote != OPEN:
        vote2 = low + high - vote
    mean = (TONE[low] + TONE[high]) / 2.0
    first = mean if vote == OPEN else TONE[vote]
    second = mean if vote2 == OPEN else TONE[vote2]
    looked, fate = looked_of(turn), fate_of(turn)
    if looked != 0:
        seen = first if looked == 1 else second
        if fate == EXCHANGED:
            seen = -seen if original < 0 else TONE[original]
            scores[praetor_of(turn)] -= 0.8 * seen
        elif fate == KEPT:
            scores[praetor_of(turn)] += 0.6 * seen
        if looked == 1:
            first = seen
        else:
            second = seen
    scores[aedile_of(turn)] += first
    scores[aedile2_of(turn)] += second


def public_reputations(record: list[int], seats: int) -> list[float]:
    """What everybody may think of everybody, from what all have seen."""
    scores = [0.0] * seats
    for turn in record:
        weigh_turn(scores, turn, OPEN, OPEN, OPEN)
    return scores


def tone_of_code(code: int) -> float:
    """Which way a seat pulls: 1 Loyal, -1 Traitor, half of it if one of its two cards is a Merchant's."""
    return (TONE[FIRST_CARD[code % HANDS]] + TONE[SECOND_CARD[code % HANDS]]) / 2.0


def look_odds(code: int, looked_at: float, passed_over: float) -> float:
    """How likely a Praetor is to look at an Aedile of one reputation rather than at the other: she looks for opponents."""
    return logistic(-2.0 * NOTICE * tone_of_code(code) * (looked_at - passed_over))


def name_weight(code: int, reputation: float) -> float:
    """How much a Consul likes to give a role to somebody of this reputation: she looks for friends."""
    return math.exp(NOTICE * tone_of_code(code) * max(-4.0, min(4.0, reputation)))
