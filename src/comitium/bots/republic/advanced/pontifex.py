"""[2.01] The Pontifex Maximus: whom to elect, whom to make a priest, and when to have him removed."""

from __future__ import annotations

from typing import Final

from comitium.bots.republic.heuristics import Heuristic
from comitium.bots.republic.heuristics import register as register_heuristic
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import first_of, of
from comitium.bots.republic.senate.business import Wish, register_wish
from comitium.bots.republic.senate.elections import support
from comitium.bots.republic.senate.intrigue import WINDOW_ACTS, WindowAct
from comitium.bots.republic.senate.opinions import OFFICE, OfficeOpinion, Opinion, goodwill, opinion, register, worth_cap
from comitium.bots.republic.senate.votes import likely_vote
from comitium.bots.republic.situation import faction_votes, has_failed
from comitium.games.republic.catalogue.tables import OMENS_PAYMENT, PONTIFEX_STRIPPED, REMOVAL_SHARE
from comitium.games.republic.choices import SENATOR, SPAN
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r2_01_pontifex.choices import NEW_PRIESTHOOD, PRIESTHOOD, PRIESTHOOD_OF
from comitium.games.republic.rules.r2_01_pontifex.r2_01_2_election import NominatePontifex
from comitium.games.republic.state.republic import Republic

FOR_GOOD: Final = 1.5  # what a veto and a priesthood each year are worth besides the influence
WORTH_A_MOTION: Final = 2.0  # so glad must one be to be rid of him
HOPELESS: Final = 6.0  # what a name costs that cannot pass
SHUNNED: Final = 4.0  # and one of a faction of which the Senate has just refused another, for each of them
SOLVENT: Final = 0.5  # what it is worth that he could pay for the omens


class PontifexOpinion(OfficeOpinion):
    """[2.01.2] An office for a friend, and for life."""

    is_election = True

    def value(self, world: Republic, me: int, proposal: list[int], mood: Mood) -> float:
        man = proposal[1]
        return min((OFFICE + FOR_GOOD) * goodwill(world, me, man, mood), worth_cap(world, me, man, int(OFFICE)))


class RemovalOpinion(Opinion):
    """[2.01.8] What he has is lost to his faction: our own man stays, who is about to win goes."""

    def value(self, world: Republic, me: int, proposal: list[int], mood: Mood) -> float:
        return (PONTIFEX_STRIPPED - FOR_GOOD) * goodwill(world, me, proposal[1], mood)

    def foreseen(self, world: Republic, me: int, kind: int, man: int, mood: Mood) -> float:
        now = man if man >= 0 else world.pontifex()
        return self.value(world, me, [kind, now], mood) if now >= 0 else 0.0


register(kinds.PONTIFEX, PontifexOpinion())
register(kinds.PONTIFEX_REMOVAL, RemovalOpinion())


def pontifex_value(world: Republic, me: int, man: int, mood: Mood) -> float:
    """Who cannot pass only costs the chair its influence, and a friend of whoever was refused is likely to be refused too; who
    cannot pay for the omens falls with the first of them."""
    proposal = [kinds.PONTIFEX, man]
    value = opinion(world, me, proposal, mood)
    if world.faction[man] == me and world.talents[man] >= OMENS_PAYMENT:
        value += SOLVENT
    value -= SHUNNED * refusals(world, world.faction[man])
    return value if support(world, me, proposal) > 0 else value - HOPELESS


def refusals(world: Republic, seat: int) -> int:
    """[2.01.2] How many of this faction the Senate has refused as Pontifex in this session."""
    return sum(one[0] == kinds.PONTIFEX and world.faction[one[1]] == seat for one in world.session.rejected)


class NominatePontifexHeuristic(Heuristic):
    """One of ours, who can pay for the omens if there is one; else of a faction that is no danger."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        men = of(legal, SENATOR)
        return max(men, key=lambda one: (pontifex_value(world, me, one - SENATOR, mood), -one))


register_heuristic(NominatePontifex, NominatePontifexHeuristic())


# -- [2.01.8] removal


class RemovalWish(Wish):
    """[2.01.8] One would have him removed, and two thirds of the votes may be expected for it."""

    def is_due(self, world: Republic, me: int, mood: Mood) -> bool:
        proposal = [kinds.PONTIFEX_REMOVAL, world.pontifex()]
        if has_failed(world, kinds.PONTIFEX_REMOVAL) or opinion(world, me, proposal, mood) < WORTH_A_MOTION:
            return False
        ayes, noes = 0, 0
        for seat in range(world.rules.seats):
            lean = 1 if seat == me else likely_vote(world, seat, proposal)
            ayes += faction_votes(world, seat) if lean > 0 else 0
            noes += faction_votes(world, seat) if lean < 0 else 0
        part, whole = REMOVAL_SHARE
        return whole * ayes >= part * (ayes + noes)


register_wish(kinds.PONTIFEX_REMOVAL, RemovalWish())


# -- [2.01.3] priests


class Priesthoods(WindowAct):
    """[2.01.3] One of ours, the most influential; taken from an enemy if one has any."""

    def begin(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        ours = [choice for choice in of(legal, PRIESTHOOD) if world.faction[choice % SPAN] == me]
        return max(ours, key=lambda choice: (world.influence[choice % SPAN], -choice), default=-1)

    def go_on(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        enemies = [one for one in of(legal, PRIESTHOOD_OF) if goodwill(world, me, one % SPAN, mood) < 0]
        worst = min(enemies, key=lambda choice: (goodwill(world, me, choice % SPAN, mood), choice), default=NEW_PRIESTHOOD)
        return first_of(legal, worst)


WINDOW_ACTS[PRIESTHOOD] = Priesthoods()
