"""What a seat may believe of the others: the histories that agree with what it saw, weighed by how senators behave.

The histories are those of `reimagine`: which faction card went where, and what the Aediles laid in every turn. A turn's few
courses are summed up exactly; the cards are too many for that, so a Markov chain walks over them, swapping two unseen cards at
a time (Metropolis), and over who thinks and who is plain. Everything observed has its factor: votes, looks, vetoes, names,
discards and claims. Built from a view and the public claims alone, for a seat or for a spectator. Compiled with the kernels.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from comitium.bots.idus.chances import chances
from comitium.bots.idus.claims import CANDOUR, claimed_factions, colour_odds
from comitium.bots.idus.manners import (
    CODE_OF_HAND,
    CODES,
    THINKS,
    Odds,
    Stand,
    exchange_odds,
    keep_odds,
    look_odds,
    name_weight,
    public_reputations,
    replace_odds,
    vote_odds,
    weigh_turn,
)
from comitium.core.dice import Dice, stream
from comitium.games.idus.events import InspectionClaimed, VoteClaimed
from comitium.games.idus.setup import faction_deck
from comitium.games.idus.state import (
    EXCHANGED,
    KEPT,
    NONE,
    REPLACED,
    YELLOW,
    Rules,
    aedile2_of,
    aedile_of,
    original_of,
    praetor_of,
    vote2_of,
    vote_of,
)
from comitium.games.idus.view import awaits_replacement, awaits_votes, known_of
from comitium.games.idus.worlds import OPEN, Known, possible_turns

NEVER: Final = 99
WARM_UP: Final = 40  # swaps tried for every unseen card before the first world is taken
BETWEEN: Final = 2  # ... and between two worlds
WORLDS: Final = 400  # worlds behind the odds that are told


class Episode:
    """A turn as the observer knows it: its roles, the courses it may have taken, and the factor of each triple of codes."""

    def __init__(
        self, number: int, consul: int, stand: Stand, courses: list[int], known: Known, reputations: list[float]
    ) -> None:
        self.number = number
        self.consul = consul
        self.praetor = praetor_of(known.turn)
        self.aedile = aedile_of(known.turn)
        self.aedile2 = aedile2_of(known.turn)
        self.stand = stand
        self.courses = courses
        self.looked = known.looked
        self.fate = known.fate
        self.reputations = reputations  # what everybody thought of everybody before it
        self.claimed: list[Odds] = [(1.0, 1.0, 1.0), (1.0, 1.0, 1.0)]  # what claims say of the two cards first laid
        self.table: list[float] = [-1.0] * (CODES * CODES * CODES)
        self.places = (0, 0, 0)  # where the belief keeps the codes of the three in this turn

    def has_part(self, seat: int) -> bool:
        return seat == self.praetor or seat == self.aedile or seat == self.aedile2

    def factor(self, praetor: int, aedile: int, aedile2: int, rules: Rules) -> float:
        """How likely what was seen of this turn is, if the three were of these codes."""
        index = (praetor * CODES + aedile) * CODES + aedile2
        found = self.table[index]
        if found < 0.0:
            found = 0.0
            for course in self.courses:
                found += self.course_odds(course, praetor, aedile, aedile2, rules)
            if self.looked:
                one, two = self.reputations[self.aedile], self.reputations[self.aedile2]
                found *= look_odds(praetor, one, two) if self.looked == 1 else look_odds(praetor, two, one)
            self.table[index] = found
        return found

    def course_odds(self, course: int, praetor: int, aedile: int, aedile2: int, rules: Rules) -> float:
        """How likely one course of the turn is: two cards laid, perhaps one changed; and what was claimed of them."""
        stand = self.stand
        original, vote, vote2 = original_of(course), vote_of(course), vote2_of(course)
        laid = original if self.looked == 1 else vote
        laid2 = original if self.looked == 2 else vote2
        odds = vote_odds(aedile, stand)[laid] * vote_odds(aedile2, stand)[laid2]
        odds *= self.claimed[0][laid] * self.claimed[1][laid2]
        if self.looked == 0:
            return odds
        mine, new = (aedile, vote) if self.looked == 1 else (aedile2, vote2)
        if self.fate == KEPT:
            return odds * (1.0 - exchange_odds(praetor, original, stand))
        if self.fate == EXCHANGED:
            odds *= exchange_odds(praetor, original, stand)
            if new != original and stand.moment.yellow and (rules.aedile_chooses or rules.praetor_chooses):
                chooser = praetor if rules.praetor_chooses else mine
                odds *= replace_odds(chooser, new, 1 - original, YELLOW, stand)
        elif self.fate == REPLACED and new != YELLOW:
            odds *= replace_odds(mine, new, 0, 1, stand)
        return odds


class Belief:
    """A walk over the worlds that the observer may be in. `cards` is the world where it stands."""

    def __init__(self, view: Any, claims: Sequence[Any], dice: Dice) -> None:
        self.seats: int = view.players
        self.rules = Rules(view.options, view.players)
        self.dice = dice
        self.chances = chances(self.rules)
        self.here = self.chances.even(next_turn(view), view.loyal, view.traitor)
        self.since = [chosen_since(view, seat) for seat in range(self.seats)]
        self.episodes: list[Episode] = []
        self.now: Episode | None = None  # the turn that is going on, once both votes lie there
        self.after: dict[int, Stand] = {}  # by turn: how things stood after its count
        self.read_turns(view, claims)
        self.of_seat: list[list[Episode]] = [
            [one for one in self.episodes if one.has_part(seat)] for seat in range(self.seats)
        ]
        self.without: list[list[list[Episode]]] = [  # [seat][other]: in which the seat had a part and the other had none
            [[one for one in found if not one.has_part(other)] for other in range(self.seats)] for found in self.of_seat
        ]
        # what one seat alone explains: [seat][kept * 3 + other], and the same again for a thinker
        self.solo = [[1.0] * CODES for _ in range(self.seats)]
        self.read_seats(claims)
        self.cards: list[int] = []
        self.free: list[int] = []
        self.temper: list[int] = []  # by seat: THINKS, or 0 if it is plain
        self.strangers: list[int] = []
        self.codes = [0] * (2 * self.seats)  # by seat: what it is since it has chosen, and what it was before
        for one in self.episodes:
            one.places = (self.place(one.praetor, one), self.place(one.aedile, one), self.place(one.aedile2, one))
        self.deal(view)

    # -- reading

    def read_turns(self, view: Any, claims: Sequence[Any]) -> None:
        """Every turn of the view, oldest first, with the markers and the reputations as they stood before it."""
        rules = self.rules
        loyal, traitor = view.loyal, view.traitor
        for turn in view.turns:
            loyal -= turn.pair.count(0)
            traitor -= turn.pair.count(1)
        scores = public_reputations([], self.seats)
        for turn in view.turns:
            number = turn.number - 1
            stand = self.chances.even(number, loyal, traitor)
            known = known_of(turn)
            courses = possible_turns(known, True, number, rules, False)
            episode = Episode(number, turn.consul, stand, courses, known, scores[:])
            self.episodes.append(episode)
            weigh_turn(scores, known.turn, OPEN, OPEN, OPEN)
            loyal += turn.pair.count(0)
            traitor += turn.pair.count(1)
            self.after[number] = self.chances.even(number + 1, loyal, traitor)
        now = view.now
        if now is not None and now.praetor is not None and len(now.aediles) == 2 and not awaits_votes(view):
            number = now.number - 1
            known = known_of(now)
            waiting = awaits_replacement(view)
            stand = self.chances.even(number, loyal, traitor)
            courses = possible_turns(known, False, number, rules, waiting)
            episode = Episode(number, now.consul, stand, courses, known, scores[:])
            self.episodes.append(episode)
            self.now = episode
        for claim in claims:
            self.hear(claim)

    def hear(self, claim: Any) -> None:
        """[7.8] What somebody says of a card of a turn, if it is hers to say; factions are heard in `read_seats`."""
        for episode in self.episodes:
            if isinstance(claim, VoteClaimed) and claim.turn - 1 == episode.number:
                if claim.seat == episode.aedile:
                    episode.claimed[0] = colour_odds(claim.colour)
                elif claim.seat == episode.aedile2:
                    episode.claimed[1] = colour_odds(claim.colour)
            elif isinstance(claim, InspectionClaimed) and claim.turn - 1 == episode.number and claim.seat == episode.praetor:
                if episode.looked == 1 and claim.aedile == episode.aedile:
                    episode.claimed[0] = colour_odds(claim.colour)
                elif episode.looked == 2 and claim.aedile == episode.aedile2:
                    episode.claimed[1] = colour_odds(claim.colour)

    def read_seats(self, claims: Sequence[Any]) -> None:
        """What each seat kept, named and said of itself."""
        factions = claimed_factions(claims)
        for seat in range(self.seats):
            solo = self.solo[seat]
            then = self.after.get(self.since[seat] - 1)
            for index in range(CODES):
                kept, other = index % THINKS // 3, index % 3
                if then is not None:
                    solo[index] *= keep_odds(kept, other, index >= THINKS, then)
                if seat in factions and self.since[seat] != NEVER:
                    solo[index] *= CANDOUR[factions[seat]][kept]
        for episode in self.episodes:
            if episode.number >= self.seats and self.since[episode.consul] <= episode.number:
                self.read_names(episode)

    def read_names(self, episode: Episode) -> None:
        """[5.1] The Consul names those she trusts; what she thinks of them is taken to be what everybody thinks."""
        solo = self.solo[episode.consul]
        scores = episode.reputations
        for kept in range(3):
            total = 0.0
            for seat in range(self.seats):
                if seat != episode.consul:
                    total += name_weight(kept, scores[seat])
            mean = total / (self.seats - 1)
            odds = name_weight(kept, scores[episode.aedile]) * name_weight(kept, scores[episode.aedile2]) / (mean * mean)
            for other in range(3):
                solo[kept * 3 + other] *= odds
                solo[kept * 3 + other + THINKS] *= odds

    # -- walking

    def deal(self, view: Any) -> None:
        """Some world: the observer's own cards, and the unseen ones anywhere."""
        unseen = faction_deck(self.seats)
        self.cards = [NONE] * (2 * self.seats)
        for senator in view.senators:
            held = list(senator.cards or ()) + ([] if senator.discarded is None else [senator.discarded])
            for place in range(len(held)):
                self.cards[2 * senator.seat + place] = held[place]
                unseen.remove(held[place])
        self.free = [place for place in range(2 * self.seats) if self.cards[place] == NONE]
        self.temper = [THINKS] * self.seats  # the observer takes herself for a thinker
        self.strangers = [seat for seat in range(self.seats) if seat != view.seat]
        self.dice.shuffle(unseen)
        for number in range(len(self.free)):
            self.cards[self.free[number]] = unseen[number]
        for seat in range(self.seats):
            self.encode(seat)
        self.walk(WARM_UP * len(self.free))

    def walk(self, steps: int) -> None:
        """So many times, swap two unseen cards, and perhaps change the tempers of their owners: Metropolis' walk.

        A step to a likelier world is always taken, one to a less likely world as often as it is likely. Tempers change with
        the cards, for a Loyal who follows her colour looks much like a Traitor who thinks.
        """
        free, cards, temper, dice = self.free, self.cards, self.temper, self.dice
        count = len(free)
        if count < 2:
            return
        for _ in range(steps):
            one, two = free[dice.below(count)], free[dice.below(count)]
            seat, seat2 = one // 2, two // 2
            old, old2 = temper[seat], temper[seat2]
            new, new2 = old, old2
            if dice.below(2) == 0:
                new, new2 = THINKS * dice.below(2), THINKS * dice.below(2)
                if seat == seat2:
                    new = new2
            if cards[one] == cards[two] and new == old and new2 == old2:
                continue  # the same world
            company = self.company()
            before = self.weight(seat, seat2) * company
            cards[one], cards[two] = cards[two], cards[one]
            if new != old or new2 != old2:
                temper[seat], temper[seat2] = new, new2
                company = self.company()
            self.encode(seat)
            self.encode(seat2)
            after = self.weight(seat, seat2) * company
            if after < before and dice.below(1000000) >= 1000000.0 * after / before:
                cards[one], cards[two] = cards[two], cards[one]
                temper[seat], temper[seat2] = old, old2
                self.encode(seat)
                self.encode(seat2)

    def company(self) -> float:
        """Nobody knows what company she is in: every number of thinkers is as likely, whoever they are."""
        strangers = len(self.strangers)
        plain = 0
        for seat in self.strangers:
            if self.temper[seat] == 0:
                plain += 1
        return 1.0 / math.comb(strangers, plain)

    def weight(self, seat: int, seat2: int) -> float:
        """How well the world explains everything that these two had a part in."""
        cards = self.cards
        found = self.solo[seat][self.temper[seat] + cards[2 * seat] * 3 + cards[2 * seat + 1]]
        found = self.explained(found, self.of_seat[seat])
        if seat2 != seat:
            found *= self.solo[seat2][self.temper[seat2] + cards[2 * seat2] * 3 + cards[2 * seat2 + 1]]
            found = self.explained(found, self.without[seat2][seat])
        return found

    def explained(self, found: float, episodes: list[Episode]) -> float:
        """That many times as well as the world explains these turns, each looked up where it was worked out before."""
        codes = self.codes
        for episode in episodes:
            praetor, aedile, aedile2 = episode.places
            factor = episode.table[(codes[praetor] * CODES + codes[aedile]) * CODES + codes[aedile2]]
            if factor < 0.0:
                factor = episode.factor(codes[praetor], codes[aedile], codes[aedile2], self.rules)
            found *= factor
        return found

    def place(self, seat: int, episode: Episode) -> int:
        """Where the code of a seat in a turn stands among `codes`."""
        return 2 * seat if self.since[seat] <= episode.number else 2 * seat + 1

    def encode(self, seat: int) -> None:
        """Write down what the seat is in this world: its side, or its hand while it had not chosen; and its temper."""
        kept, temper = self.cards[2 * seat], self.temper[seat]
        self.codes[2 * seat] = temper + kept
        self.codes[2 * seat + 1] = temper + CODE_OF_HAND[kept * 3 + self.cards[2 * seat + 1]]

    # -- what comes of it

    def next_world(self) -> list[int]:
        """The faction cards of another world: drawn as often as it is likely."""
        self.walk(BETWEEN * len(self.free))
        return self.cards[:]

    def course(self) -> int:
        """How the turn that is going on went so far, in this world; NONE if there is nothing to know."""
        episode = self.now
        if episode is None:
            return NONE
        codes = self.codes
        praetor, aedile, aedile2 = codes[episode.places[0]], codes[episode.places[1]], codes[episode.places[2]]
        odds = [episode.course_odds(course, praetor, aedile, aedile2, self.rules) for course in episode.courses]
        return episode.courses[draw_index(odds, self.dice)]

    def odds(self, worlds: int) -> list[Odds]:
        """For each seat, how likely it is to keep a Loyal, a Traitor and a Merchant card."""
        counts = [[0.0, 0.0, 0.0] for _ in range(self.seats)]
        for _ in range(worlds):
            cards = self.next_world()
            for seat in range(self.seats):
                one, two = cards[2 * seat], cards[2 * seat + 1]
                if self.since[seat] != NEVER or one == two or two == NONE:
                    counts[seat][one] += 1.0
                else:
                    share = keep_odds(one, two, self.temper[seat] == THINKS, self.here)
                    counts[seat][one] += share
                    counts[seat][two] += 1.0 - share
        return [(one[0] / worlds, one[1] / worlds, one[2] / worlds) for one in counts]


def odds(view: Any, claims: Sequence[Any], seed: int = 0, worlds: int = WORLDS) -> list[Odds]:
    """For each seat the probability that the card it keeps in the end is Loyal, Traitor or Merchant, as a viewer may judge."""
    return Belief(view, claims, stream(seed, "idus belief")).odds(worlds)


def chosen_since(view: Any, seat: int) -> int:
    """[5.8] The first turn, from 0, in which the seat has one card only; NEVER while it holds two."""
    if view.senators[seat].count == 2:
        return NEVER
    after = (seat - view.first) % view.players
    return int(after or view.players) + 1


def next_turn(view: Any) -> int:
    """The first turn, from 0, that has not been counted."""
    return int(view.turns[-1].number) if view.turns and view.now is None else int(view.turn) - 1


def draw_index(odds: list[float], dice: Dice) -> int:
    """A number, as often as its odds say."""
    left = math.fsum(odds) * dice.below(1000000) / 1000000.0
    for number in range(len(odds)):
        left -= odds[number]
        if left < 0.0:
            return number
    return len(odds) - 1
