"""[4.04.1] [4.06.1] Cards in the game for one and two: laws and concessions at any time, statesmen that neutrals offer."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.republic.advanced.laws import is_pushed, view_of
from comitium.bots.republic.asides import UnaskedAct, register_unasked
from comitium.bots.republic.heuristics import Heuristic, register
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.phases.cards import bearer, value
from comitium.bots.republic.picks import first_of, of
from comitium.bots.republic.situation import threat
from comitium.games.republic.catalogue.cards import CARD_INDEX
from comitium.games.republic.catalogue.senators import MILITARY, ORATORY
from comitium.games.republic.choices import CARD, NO, SENATOR, YES
from comitium.games.republic.rules.common.aside_choices import ASSIGN, PLAY_LAW
from comitium.games.republic.rules.r4_solitaire.r4_04_forum.r4_04_1_players import ConcessionFor, LawUse
from comitium.games.republic.rules.r4_solitaire.r4_06_1_cards import (
    PRICE,
    BuyStatesman,
    NeutralTrades,
    SwapStatesman,
    intrigue_of,
)
from comitium.games.republic.state.republic import Republic

GIFT: Final = 8.0  # what a statesman in the hands of a neutral costs us, in talents
RIVALS_GIFT: Final = 10.0  # and so much more, if it is about to win


class PlayLawUnasked(UnaskedAct):
    """[4.04.1] A law that is of use, as soon as its condition holds."""

    def choose(self, world: Republic, me: int, able: list[int], mood: Mood) -> int:
        for choice in able:
            if is_pushed(world, me, choice - PLAY_LAW, mood):
                return choice
        return -1


class AssignUnasked(UnaskedAct):
    """[4.04.1] A concession earns nothing in the hand."""

    def choose(self, world: Republic, me: int, able: list[int], mood: Mood) -> int:
        return able[0]


class LawUseHeuristic(Heuristic):
    """[1.07.36] The law, unless its other use is better for us."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        return NO if view_of(CARD_INDEX[frame.card]).is_given_up(world, me) else YES


class ConcessionForHeuristic(Heuristic):
    """[1.07.32] Whoever can best bear the trial that it may bring."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        return bearer(world, of(legal, SENATOR))


# -- [4.06.1] what neutrals offer


def offered(world: Republic) -> NeutralTrades:
    """The trades in which a neutral has laid a statesman on the table."""
    trades = world.topmost(NeutralTrades)
    assert trades is not None
    return trades


def strength(card: int) -> int:
    """What a statesman is good for."""
    man = CARD_INDEX[card]
    return MILITARY[man] + ORATORY[man]


class SwapStatesmanHeuristic(Heuristic):
    """[4.06.1] Only for a statesman whom we can play: the neutral plays what it gets, and the weakest man is given."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        trades = offered(world)
        cards = of(legal, CARD)
        if not cards:
            return NO
        given = min(cards, key=lambda choice: (strength(choice - CARD), choice))
        price = value(world, me, given - CARD) + GIFT + RIVALS_GIFT * threat(world, trades.seat)
        return given if value(world, me, trades.card) > price else NO


class BuyStatesmanHeuristic(Heuristic):
    """[4.06.1] If he is worth more than two of our intrigue cards on average: which two go is left to chance."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        held = intrigue_of(world, me)
        total = 0.0
        for card in held:
            total += value(world, me, card)
        price = PRICE * total / max(1, len(held))
        return first_of(legal, YES if value(world, me, offered(world).card) > price else NO, NO)


register(LawUse, LawUseHeuristic())
register(ConcessionFor, ConcessionForHeuristic())
register(SwapStatesman, SwapStatesmanHeuristic())
register(BuyStatesman, BuyStatesmanHeuristic())
register_unasked(PLAY_LAW, PlayLawUnasked())
register_unasked(ASSIGN, AssignUnasked())
