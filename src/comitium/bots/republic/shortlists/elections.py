"""Short lists of the Senate's elections: Consuls, Dictators, Censors, a Consul for Life."""

from __future__ import annotations

from typing import Any

from comitium.bots.republic.advanced.pontifex import pontifex_value
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import of
from comitium.bots.republic.senate.elections import LIFE, Slates, censor_value, masters
from comitium.bots.republic.senate.opinions import opinion
from comitium.bots.republic.shortlists.registry import MEN, STAGE, Shortlist, best, register
from comitium.games.republic.choices import PASS, SENATOR, YES
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import PROPOSE
from comitium.games.republic.rules.r1_09_senate.r1_09_2_consuls import Nominate, partners
from comitium.games.republic.rules.r1_09_senate.r1_09_2_elections import CensorStep, DictatorStep
from comitium.games.republic.rules.r1_09_senate.r1_09_3_dictator import Agree, Appoint, NominateDictator
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_4_censor import NominateCensor
from comitium.games.republic.rules.r1_09_senate.r1_09_82_for_life import NominateForLife
from comitium.games.republic.rules.r1_09_senate.r1_09_senate import Business, GovernorStep
from comitium.games.republic.rules.r2_01_pontifex.r2_01_2_election import NominatePontifex
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic


class NominateShortlist(Shortlist):
    """[1.09.2] Consuls: the best pairs, or the best second men."""

    def few(self, world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
        frame: Any = world.stack[-1]
        judge = Slates(world, me, mood)
        men = of(menu, SENATOR)
        values: list[float] = []
        for choice in men:
            one = choice - SENATOR
            others = [frame.first] if frame.first >= 0 else bits(partners(world, one))
            values.append(max([judge.value(one, other) for other in others], default=-1000.0))
        return best(men, values, MEN + 1)


class DictatorShortlist(Shortlist):
    """[1.09.31] The best men for the office; or nobody, or who was named."""

    goal = STAGE

    def few(self, world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
        return [choice for choice in menu if choice in (PASS, YES)] + self.best_men(world, me, menu, mood)

    def best_men(self, world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
        men = of(menu, SENATOR)
        return best(men, [opinion(world, me, [kinds.DICTATOR, choice - SENATOR], mood) for choice in men], MEN)


class NominateDictatorShortlist(DictatorShortlist):
    """[1.09.32] The best men for the office: what was announced is carried out."""

    def few(self, world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
        return [choice for choice in menu if choice == YES] + self.best_men(world, me, menu, mood)


class NominateCensorShortlist(Shortlist):
    """[1.09.4] Who may be Censor."""

    def few(self, world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
        men = of(menu, SENATOR)
        return best(men, [censor_value(world, me, choice - SENATOR, mood) for choice in men], MEN)


class NominatePontifexShortlist(Shortlist):
    """[2.01.2] Who may be Pontifex Maximus."""

    def few(self, world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
        men = of(menu, SENATOR)
        return best(men, [pontifex_value(world, me, choice - SENATOR, mood) for choice in men], MEN)


class NominateForLifeShortlist(Shortlist):
    """[1.09.82] Who should be Consul for Life: one of ours; or nobody."""

    def few(self, world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
        return masters(world, me, menu)


class AmbitionShortlist(Shortlist):
    """[1.09.82] At a step at which somebody could be proposed as Consul for Life: whether one of ours should be."""

    is_ambition = True

    def is_due(self, world: Republic, me: int, legal: list[int]) -> bool:
        return PROPOSE + kinds.FOR_LIFE in legal

    def few(self, world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
        able = PROPOSE + kinds.FOR_LIFE in menu and any(world.influence[man] >= LIFE for man in bits(world.here(me)))
        return [PROPOSE + kinds.FOR_LIFE] if able else []


register(Nominate, NominateShortlist())
register(Appoint, DictatorShortlist())
register(Agree, DictatorShortlist())
register(NominateDictator, NominateDictatorShortlist())
register(NominateCensor, NominateCensorShortlist())
register(NominatePontifex, NominatePontifexShortlist())
register(NominateForLife, NominateForLifeShortlist())
register(CensorStep, AmbitionShortlist())
register(GovernorStep, AmbitionShortlist())
register(DictatorStep, AmbitionShortlist())
register(Business, AmbitionShortlist())
