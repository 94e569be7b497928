"""The game for one and two: what the dominant player decides for a neutral faction."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from comitium.bots.republic.heuristics import Heuristic, register
from comitium.bots.republic.mood import AVERAGE, Mood
from comitium.bots.republic.picks import first_of, of
from comitium.bots.republic.senate.opinions import goodwill
from comitium.bots.republic.situation import chances, leading, threats
from comitium.bots.republic.wars.campaign import rating
from comitium.games.republic.choices import FACTION, NO, SPAN, WAR, YES
from comitium.games.republic.rules.common.wars import fleet_strength, land_strength, support
from comitium.games.republic.rules.r1_07_forum.r1_07_37_deck_events import NameGuilty
from comitium.games.republic.rules.r1_10_combat.r1_10_12_attack import Ashore
from comitium.games.republic.rules.r1_10_combat.r1_10_71_capture import Ransom
from comitium.games.republic.rules.r1_11_revolution.r1_11_3_declaration import Declare
from comitium.games.republic.rules.r4_solitaire.r4_02_2_dominant import Delegated
from comitium.games.republic.state.numbers import AT_WAR, FORCE
from comitium.games.republic.state.republic import Republic

HOPEFUL: Final = 0.4  # such a chance of victory is taken
SAFE: Final = 0.2  # with a smaller one of a defeat
LIKELY: Final = 0.6  # such a chance, and a victor is led on to another war
PRESSED: Final = 3  # wars: with so many somebody else's triumph is borne


@mypyc_attr(allow_interpreted_subclasses=True)
class DelegatedView:
    """What a player answers for a neutral to one class of question, where it matters to himself."""

    def choose(self, world: Republic, me: int, frame: Any, legal: list[int], usual: int) -> int:
        """The answer to the question `frame`, which is put to a neutral; `usual`, if there is no reason for another."""
        raise NotImplementedError


VIEWS: Final[dict[type[Any], DelegatedView]] = {}  # by the class of the question


class DelegatedHeuristic(Heuristic):
    """[4.02.2] The usual answer of a neutral, unless one has a view of the question."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        question = world.stack[-1]
        assert isinstance(question, Delegated)
        frame = world.stack[-2]
        view = VIEWS.get(type(frame))
        return view.choose(world, me, frame, legal, question.usual) if view is not None else question.usual


class GuiltyView(DelegatedView):
    """[1.07.37] Never ourselves: who leads, or the strongest of the others."""

    def choose(self, world: Republic, me: int, frame: Any, legal: list[int], usual: int) -> int:
        others = [choice for choice in of(legal, FACTION) if choice % SPAN != me]
        rival = [choice for choice in others if choice % SPAN == leading(world)]
        return first_of(legal, *rival, *([usual] if usual in others else others))


class RansomView(DelegatedView):
    """[1.10.71] Whoever is about to win does without his man."""

    def choose(self, world: Republic, me: int, frame: Any, legal: list[int], usual: int) -> int:
        return NO if NO in legal and goodwill(world, me, frame.senator, AVERAGE) < 0 else usual


class AshoreView(DelegatedView):
    """[1.10.12] By the odds of the battle on land; the directive would count legions only."""

    def choose(self, world: Republic, me: int, frame: Any, legal: list[int], usual: int) -> int:
        war = world.where[frame.senator] - AT_WAR
        won, lost = odds_of(world, war, frame.senator)
        return first_of(legal, YES if won > HOPEFUL and lost < SAFE else NO)


class NextCommandView(DelegatedView):
    """[C-43] A neutral victor is led on to another war if he is likely to win it and wars press."""

    def choose(self, world: Republic, me: int, frame: Any, legal: list[int], usual: int) -> int:
        if threats(world) < PRESSED:
            return usual
        best, chosen = LIKELY, usual
        for choice in of(legal, WAR):
            war = choice - WAR
            if fleet_strength(world, war) or support(world, war) > world.fleets[FORCE + frame.commander]:
                continue
            won, lost = odds_of(world, war, frame.commander)
            if won > best and lost < SAFE:
                best, chosen = won, choice
        return chosen


def odds_of(world: Republic, war: int, commander: int) -> tuple[float, float]:
    """The chances of a victory and of a defeat on land, with the army that he has."""
    army = world.army(FORCE + commander)
    edge = army + min(army, rating(world, commander)) - land_strength(world, war) - world.omens
    return chances(world, war, commander, edge)


VIEWS[NameGuilty] = GuiltyView()
VIEWS[Ransom] = RansomView()
VIEWS[Ashore] = AshoreView()
VIEWS[Declare] = NextCommandView()
register(Delegated, DelegatedHeuristic())
