"""Blunt plans that bargain: each makes the same offer to everybody, as often as it may."""

from __future__ import annotations

from typing import Final

from comitium.bots.player import Seat
from comitium.bots.republic.bargains.terms import no_veto, pays, proposes, votes
from comitium.bots.republic.phases.purses import wealth
from comitium.bots.republic.senate.opinions import DULL, opinion
from comitium.bots.republic.situation import FOR_LIFE
from comitium.bots.republic.tribune import Tribune
from comitium.bots.unasked import Accept, Cancel, Offer
from comitium.core.agreements import Agreement, Clause
from comitium.games.republic.deals import clauses as promises
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import presiding
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import vote_on_floor
from comitium.games.republic.state.numbers import SENATE, bits
from comitium.games.republic.state.republic import Republic

OFTEN: Final = 4  # offers to each neighbour in a year
VETOABLE: Final = (
    kinds.CONSULS,
    kinds.CENSOR,
    kinds.MILITARY,
    kinds.FORCES,
    kinds.LAND_BILL,
    kinds.CONCESSIONS,
    kinds.GOVERNORS,
)
MANY: Final = 26  # promises in a bundle
DEAR: Final = 56  # talents
CARDS: Final = 9
CHEAP: Final = 12  # talents for a hand


class Bargainer(Tribune):
    """A tribune that makes one more offer to each neighbour whenever there is something to say."""

    def __init__(self, game_id: str, seed: int) -> None:
        super().__init__(seed)
        self.name = type(self).__name__.lower()
        self.made: dict[tuple[int, int], int] = {}  # offers by turn and neighbour

    def bargain(self, seat: Seat, agreements: list[Agreement]) -> list[Offer | Accept | Cancel]:
        said = super().bargain(seat, agreements)
        world = seat.imagine(self.dice)
        assert isinstance(world, Republic)
        me = seat.seat
        for other in range(world.rules.seats):
            known = (world.turn, other)
            if other == me or not world.members[other] or self.made.get(known, 0) >= OFTEN:
                continue
            clauses = self.bundle(world, me, other)
            if clauses:
                self.made[known] = self.made.get(known, 0) + 1
                said.append(Offer(clauses))
        return said

    def bundle(self, world: Republic, me: int, other: int) -> list[Clause]:
        """What it offers to a neighbour now; nothing if it has nothing to say."""
        raise NotImplementedError


def wish(world: Republic, me: int, other: int) -> list[Clause]:
    """What it asks for: votes for what it likes, else talents."""
    vote = vote_on_floor(world)
    if vote is not None and not vote.called >> other & 1:
        about = promises.selector_of(vote.proposal)
        view = opinion(world, me, vote.proposal, Tribune(0).mood)
        if abs(view) > DULL:
            return [votes(other, me, about, view > 0)]
    return [] if world.phase == SENATE else [pays(other, me, min(DEAR, max(1, wealth(world, other))))]


class Peddler(Bargainer):
    """Twenty-six promises not to veto this or that, for votes or for all one has."""

    def bundle(self, world: Republic, me: int, other: int) -> list[Clause]:
        asked = wish(world, me, other)
        men = bits(world.members[me] | world.members[other])
        empty = [no_veto(me, other, promises.selector(kind, man)) for kind in VETOABLE for man in men]
        return [*empty[:MANY], *asked] if asked else []


class Phantom(Bargainer):
    """Nine cards it may not have, for votes or talents."""

    def bundle(self, world: Republic, me: int, other: int) -> list[Clause]:
        asked = wish(world, me, other)
        return [Clause(promises.GIVE_CARD, me, other, 0, CARDS), *asked] if asked else []


class Collector(Bargainer):
    """Twelve talents for a whole hand."""

    def bundle(self, world: Republic, me: int, other: int) -> list[Clause]:
        hand = len(world.hands[other])
        if not hand or wealth(world, me) < CHEAP:
            return []
        return [pays(me, other, CHEAP), Clause(promises.GIVE_CARD, other, me, 0, min(hand, CARDS))]


class Cheat(Bargainer):
    """The same talents for everybody's votes."""

    def bundle(self, world: Republic, me: int, other: int) -> list[Clause]:
        asked = wish(world, me, other)
        if not asked or asked[0].kind == promises.PAY or not wealth(world, me):
            return []
        return [pays(me, other, wealth(world, me)), *asked]


class Flatterer(Bargainer):
    """In the chair it promises everybody's first man the Consulship, for votes and talents."""

    def bundle(self, world: Republic, me: int, other: int) -> list[Clause]:
        chair = presiding(world)
        men = bits(world.here(other))
        if chair < 0 or world.faction[chair] != me or not men or world.phase != SENATE:
            return []
        first = max(men, key=lambda man: (world.influence[man], -man))
        about = promises.selector(kinds.CONSULS, first)
        return [proposes(me, other, about), votes(other, me, about), pays(other, me, max(1, wealth(world, other) // 2))]


class Pretender(Bargainer):
    """Everything it has for votes that make its first man Consul for Life."""

    def bundle(self, world: Republic, me: int, other: int) -> list[Clause]:
        men = bits(world.here(me))
        first = max(men, key=lambda man: (world.influence[man], -man), default=-1)
        if first < 0 or world.influence[first] < FOR_LIFE - 6:
            return []
        about = promises.selector(kinds.FOR_LIFE, first)
        return [votes(other, me, about), no_veto(other, me, about), pays(me, other, max(1, wealth(world, me)))]
