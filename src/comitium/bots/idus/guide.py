"""How a search looks at Idus Martii: worlds from the belief, playouts by manners.py, values from chances.py; and talk.

Compiled with the kernels.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from comitium.bots.idus.belief import Belief, draw_index
from comitium.bots.idus.chances import GRADES, chances
from comitium.bots.idus.claims import REPORT, WORD, claimed_factions, shifts
from comitium.bots.idus.manners import (
    CODE_OF_HAND,
    THINKS,
    TONE,
    Stand,
    exchange_odds,
    keep_odds,
    look_odds,
    name_weight,
    public_reputations,
    replace_odds,
    vote_odds,
)
from comitium.bots.search import Guide, Search
from comitium.core.dice import Dice
from comitium.core.frames import Game
from comitium.games.idus import names
from comitium.games.idus.choices import AEDILE, DISCARD, KEEP, LOOK, PRAETOR, PUT, argument, verb
from comitium.games.idus.claims import is_impossible
from comitium.games.idus.outcome import winner
from comitium.games.idus.rules.r5_turn import Vote
from comitium.games.idus.setup import in_order
from comitium.games.idus.state import LOYAL, NONE, TRAITOR, Idus
from comitium.games.idus.worlds import lay

ENDED: Final = 1000  # later than any turn
TRIALS: Final = 16  # worlds in which a claim is tried out before it is made
SILENCE: Final = ""


class Worlds:
    """Worlds that a seat may be in, each as often as the belief holds it likely."""

    def __init__(self, guide: IdusGuide, imagine: Callable[[Dice], Game], belief: Belief, seat: int) -> None:
        self.guide = guide
        self.blank = imagine
        self.belief = belief
        self.seat = seat

    def imagine(self, rng: Dice) -> Game:
        world = self.blank(rng)
        assert isinstance(world, Idus)
        belief = self.belief
        world.cards = in_order(belief.next_world(), world.chosen)
        self.guide.temper = belief.temper[:]
        course = belief.course()
        if course != NONE:
            lay(world, course)
        top = world.stack[-1]
        if isinstance(top, Vote):  # the other Aedile's card may lie there already
            for aedile in (world.aedile, world.aedile2):
                if aedile != self.seat and top.laid_by(aedile) != NONE:
                    top.lay(aedile, self.guide.likely_vote(world, aedile, rng))
        return world


class IdusGuide(Guide):
    """Senators as manners.py knows them; what has been claimed colours their reputations."""

    def __init__(self) -> None:
        self.said: list[float] = []  # what claims do to reputations
        self.temper: list[int] = []  # who thinks, in the world that was imagined last

    def worlds(self, seat: Any, dice: Dice) -> Callable[[Dice], Game]:
        view = seat.view
        self.said = shifts(seat.claims, view.players)
        return Worlds(self, seat.imagine, Belief(view, seat.claims, dice), seat.seat).imagine

    def depth(self) -> int:
        """To the end of the turn: playing on for longer adds more noise than knowledge (docs/decisions/0029)."""
        return 1

    def horizon(self, game: Game) -> int:
        assert isinstance(game, Idus)
        return game.turn if game.stack else ENDED

    # -- playouts

    def pick(self, game: Game, seat: int, menu: list[int], dice: Dice) -> int:
        assert isinstance(game, Idus)
        return menu[draw_index(self.odds(game, self.code(game, seat), menu), dice)]

    def code(self, game: Idus, seat: int) -> int:
        """What a seat is, as manners.py counts it."""
        one = game.cards[2 * seat]
        if not game.has_chosen(seat):
            one = CODE_OF_HAND[one * 3 + game.cards[2 * seat + 1]]
        return one + self.temper[seat]

    def likely_vote(self, game: Idus, seat: int, dice: Dice) -> int:
        wish = vote_odds(self.code(game, seat), stand_of(game))
        return draw_index([wish[0], wish[1], wish[2]], dice)

    def odds(self, game: Idus, code: int, menu: list[int]) -> list[float]:
        """How likely each choice of a menu is for somebody of this code."""
        what = verb(menu[0])
        if what == PRAETOR or what == AEDILE:
            scores = public_reputations(game.record, game.rules.seats)
            return [name_weight(code, scores[argument(choice)] + self.said[argument(choice)]) for choice in menu]
        if what == LOOK:
            return self.odds_to_look(game, code, menu)
        if what == DISCARD:
            then = chances(game.rules).even(game.turn + 1, game.loyal, game.traitor)
            keep = keep_odds(argument(menu[1]), argument(menu[0]), code >= THINKS, then)
            return [keep, 1.0 - keep]
        stand = stand_of(game)
        if what == KEEP:
            exchange = exchange_odds(code, game.original, stand)
            return [1.0 - exchange, exchange]
        if what == PUT:
            one, two = argument(menu[0]), argument(menu[1])
            first = replace_odds(code, one, one, two, stand)
            return [first, 1.0 - first]
        wish = vote_odds(code, stand)
        return [wish[argument(choice)] for choice in menu]

    def odds_to_look(self, game: Idus, code: int, menu: list[int]) -> list[float]:
        scores = public_reputations(game.record, game.rules.seats)
        one, two = argument(menu[0]), argument(menu[1])
        first = look_odds(code, scores[one] + self.said[one], scores[two] + self.said[two])
        return [first, 1.0 - first] if len(menu) == 2 else [first, 1.0 - first, 0.05]

    # -- values

    def value(self, game: Game, seat: int) -> float:
        """The seat's chance to win; as long as it holds two cards, with the better of them."""
        assert isinstance(game, Idus)
        if game.ending:
            return 1.0 if game.cards[2 * seat] == winner(game) else 0.0
        stand = stand_of(game)
        counts = [0, 0, 0]
        for other in range(game.rules.seats):
            if other != seat:
                one, two = game.cards[2 * other], game.cards[2 * other + 1]
                tie = 1e-9 if (seat + other) % 2 else -1e-9  # so that nobody is taken for a Loyal by default
                chosen = game.has_chosen(other) or keep_odds(one, two, self.temper[other] == THINKS, stand) > 0.5 + tie
                counts[one if chosen else two] += 1
        best = self.chance(game, counts, game.cards[2 * seat])
        if not game.has_chosen(seat):
            best = max(best, self.chance(game, counts, game.cards[2 * seat + 1]))
        return best

    def chance(self, game: Idus, counts: list[int], side: int) -> float:
        """The chance of a faction that one keeps beside the others' cards."""
        loyals = counts[LOYAL] + (1 if side == LOYAL else 0)
        traitors = counts[TRAITOR] + (1 if side == TRAITOR else 0)
        plain = (GRADES * self.temper.count(0) + game.rules.seats // 2) // game.rules.seats
        return chances(game.rules, plain).of(game.turn, game.loyal, game.traitor, loyals, traitors).win[side]

    # -- talk

    def talk(self, seat: Any, dice: Dice) -> list[str]:
        """[7.8] The claim that promises most, true or not, if it promises more than silence.

        Those who had a part in the turn speak: of the card they saw, or of themselves.
        """
        view = seat.view
        texts = [SILENCE]
        moved = [(0, 0.0)]
        last = view.turns[-1]
        if last.praetor == seat.seat and last.original in (0, 1):
            world = seat.imagine(Dice(1, 1))
            for colour in (0, 1):
                text = f"saw {last.number} {names.SEATS[last.inspected]} {names.COLOURS[colour]}"
                if not is_impossible(world, seat.seat, text):  # what all can see to be false
                    texts.append(text)
                    moved.append((last.inspected, REPORT * TONE[colour]))
        acted = seat.seat in (last.consul, last.praetor) or seat.seat in last.aediles
        if acted and view.senators[seat.seat].count == 1 and seat.seat not in claimed_factions(seat.claims):
            for faction in (LOYAL, TRAITOR):
                texts.append(f"faction {names.FACTIONS[faction]}")
                moved.append((seat.seat, WORD * TONE[faction]))
        if len(texts) == 1:
            return []
        found = texts[self.try_out(seat, moved, dice)]
        return [found] if found else []

    def try_out(self, seat: Any, moved: list[tuple[int, float]], dice: Dice) -> int:
        """The number of the claim after which the seat wins most often; 0 is silence."""
        imagine = self.worlds(seat, dice)
        search = Search(seat.seat, self, 0, 0.0, dice)
        gains = [0.0] * len(moved)
        for _ in range(TRIALS):
            world = imagine(dice)
            luck = Dice(1 + dice.below(2000000000), 1 + dice.below(2000000000))
            for number in range(len(moved)):
                who, shift = moved[number]
                self.said[who] += shift
                gains[number] += search.play_on(world.clone(), ENDED, luck.clone())
                self.said[who] -= shift
        return gains.index(max(gains))


def stand_of(game: Idus) -> Stand:
    return chances(game.rules).even(game.turn, game.loyal, game.traitor)


def guide() -> Guide:
    return IdusGuide()
