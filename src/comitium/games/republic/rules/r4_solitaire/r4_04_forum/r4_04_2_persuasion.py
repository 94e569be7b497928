"""[4.04.2] [4.07.7] Whom a neutral faction tries to win over, and how much it pays for that."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.intrigue import IS_UNOPPOSED
from comitium.games.republic.catalogue.neutrals import BRIBE_FROM_BASE, BRIBE_UP_TO
from comitium.games.republic.choices import DONE, TALENTS
from comitium.games.republic.events.solo.forum import NobodyVulnerable, PairRolled, TargetChosen
from comitium.games.republic.events.solo.reasons import ApproachWeighed
from comitium.games.republic.rules.common.hands import kind_of
from comitium.games.republic.rules.common.ranks import clockwise
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade, targets
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import Persuasion, Raise, attempt_below, loyalty
from comitium.games.republic.rules.r4_solitaire.r4_01_3_ties import best
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import Procedure, register
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_2_ranks import votes
from comitium.games.republic.state.numbers import NOBODY, bits
from comitium.games.republic.state.republic import Republic

RULE: Final = "4.04.2"
SHOWN: Final = 4  # approaches that are told, of all
LEAST_NUMBER: Final = 2  # [D-12] [D-47] of two dice: a lower number cannot succeed


class Approach:
    """A persuader and a target: what the attempt would come to."""

    def __init__(self, game: Republic, seat: int, persuader: int, target: int, unopposed: bool) -> None:
        self.persuader = persuader
        self.target = target
        self.base = game.oratory(persuader) + game.influence[persuader] - loyalty(game, target, seat)
        owner = game.faction[target]
        self.treasury = game.box[owner] if owner >= 0 and not unopposed else 0
        threat = 0 if unopposed else counter_bribes_of_neutrals(game, seat, target)
        purse = game.talents[persuader]
        self.bribes = self.base + purse - threat >= BRIBE_FROM_BASE
        self.level = min(BRIBE_UP_TO, self.base + (purse if self.bribes else 0) - self.treasury)
        self.cost = max(0, self.level - (self.base - self.treasury)) if self.bribes else 0

    def is_hopeless(self) -> bool:
        """[D-12] No bribe, and a number that two dice cannot throw."""
        return self.base < LEAST_NUMBER and not self.bribes

    def rank(self, game: Republic) -> tuple[int, ...]:
        """By what approaches are compared: the highest level, for the least money, then by their key."""
        return (self.level, -self.cost, *self.key(game))

    def key(self, game: Republic) -> tuple[int, ...]:
        """[D-13] Of approaches to the same level for the same money: the most powerful target, of the strongest faction; then
        the best persuader."""
        owner = game.faction[self.target]
        power = game.oratory(self.target) + game.military(self.target)
        strength = game.oratory(self.persuader) + game.influence[self.persuader]
        return (power, votes(game, owner) if owner >= 0 else 0, strength)


def counter_bribes_of_neutrals(game: Republic, seat: int, target: int) -> int:
    """[D-11] What could be paid against a neutral persuader as far as that is counted: the treasury of the target's faction if
    it is neutral, or, by the options, a player's too, or those of all neutrals."""
    owner = game.faction[target]
    found = game.box[owner] if owner >= 0 and (game.is_neutral(owner) or game.rules.owner_treasury_counts) else 0
    if game.rules.neutrals_defend_all:
        for other in clockwise(game, seat):
            if other not in (seat, owner) and game.is_neutral(other):
                found += game.box[other]
    return found


def approaches(game: Republic, seat: int, unopposed: bool) -> list[Approach]:
    """Every senator in Rome with everybody whom he may try to win over."""
    able = bits(targets(game, seat))
    return [Approach(game, seat, persuader, target, unopposed) for persuader in bits(game.here(seat)) for target in able]


def vulnerable(game: Republic, found: list[Approach]) -> list[int]:
    """[D-13] The places of the best approaches, one or those that are tied: the highest level, for the least money."""
    left = best(list(range(len(found))), [(one.level, -one.cost) for one in found])
    return best(left, [found[place].key(game) for place in left]) if len(left) > 1 else left


def roll_approaches(game: Republic, found: list[Approach], tied: list[int]) -> Approach:
    """[4.01.3] Two dice for each of the tied approaches; the highest stays, equals throw again."""
    left = tied
    while len(left) > 1:
        rolls = [game.two_dice() for _ in left]
        if game.has_listener:
            for place in range(len(left)):
                one = found[left[place]]
                game.tell(PairRolled("4.01.3", one.persuader, one.target, rolls[place]), EVERYBODY)
        left = best(left, [(roll,) for roll in rolls])
    return found[left[0]]


def unopposed_card(game: Republic, seat: int) -> int:
    """[4.07.7] The kind of a card in hand that bars counter-bribes: Blackmail or Seduction; NOBODY if there is none."""
    for card in game.hands[seat]:
        kind = kind_of(card)
        if kind >= 0 and IS_UNOPPOSED[kind]:
            return kind
    return NOBODY


def opening_bribe(game: Republic, one: Approach) -> int:
    """[D-12] Up to a number of nine, or all he has."""
    if not one.bribes:
        return 0
    return max(0, min(BRIBE_UP_TO - one.base, game.talents[one.persuader]))


def tell_best(game: Republic, found: list[Approach]) -> None:
    """Tell the approaches that come first, so that they can be compared."""
    left = list(range(len(found)))
    told = 0
    while left and told < SHOWN:
        first = left[0]
        for place in left:
            if found[place].rank(game) > found[first].rank(game):
                first = place
        one = found[first]
        numbers = (one.base, one.treasury, one.level, one.cost)
        game.tell(ApproachWeighed(RULE, one.persuader, one.target, *numbers), EVERYBODY)
        left.remove(first)
        told += 1


class WinOver(Procedure):
    """[4.04.2] N10: one attempt on the most vulnerable senator; [4.07.7] with a card that bars counter-bribes if one can be
    used (D-47)."""

    code = "N10"
    rule = RULE

    def act(self, game: Republic, seat: int) -> None:
        game.pop()
        card = unopposed_card(game, seat)
        if card >= 0:
            found = approaches(game, seat, True)
            tied = vulnerable(game, found)
            if found[tied[0]].level >= LEAST_NUMBER:
                self.attempt(game, seat, card, roll_approaches(game, found, tied))
                return
        found = approaches(game, seat, False)
        tied = vulnerable(game, found)
        hopeful = [place for place in tied if not found[place].is_hopeless()]
        one = roll_approaches(game, found, tied) if hopeful else found[tied[0]]  # D-57: no dice for no attempt
        if not one.is_hopeless():
            self.attempt(game, seat, NOBODY, one)
        elif game.has_listener:
            tell_best(game, found)
            game.tell(NobodyVulnerable(RULE, seat, one.target, one.base), EVERYBODY)

    def attempt(self, game: Republic, seat: int, card: int, one: Approach) -> None:
        if game.has_listener:
            tell_best(game, approaches(game, seat, card >= 0))
            rule = RULE if card < 0 else "4.07.7"
            told = TargetChosen(rule, seat, one.persuader, one.target, one.base, one.treasury, one.level, one.cost)
            game.tell(told, EVERYBODY)
        game.push(Persuasion(0, seat, card, one.persuader, one.target, opening_bribe(game, one), 0))


class RaiseBribe(Procedure):
    """[D-12] N10: up to nine again, as long as seven is safe from all that neutrals can still pay."""

    code = "N10"
    rule = RULE

    def act(self, game: Republic, seat: int) -> None:
        attempt = attempt_below(game)
        number = attempt.number(game)
        more = min(BRIBE_UP_TO - number, game.talents[attempt.persuader])
        threat = counter_bribes_of_neutrals(game, seat, attempt.target) if attempt.card < 0 else 0
        raises = more > 0 and number + more - threat >= BRIBE_FROM_BASE
        game.stack[-1].answer(game, seat, TALENTS + more if raises else DONE)


register(Persuade, WinOver())
register(Raise, RaiseBribe())
