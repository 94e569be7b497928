"""The drafts of levies and of orders: what the chair would raise and send, of those whom the Senate would let go."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.republic.heuristics import Heuristic, register
from comitium.bots.republic.mood import AVERAGE, Mood
from comitium.bots.republic.picks import at_most, first_of, of
from comitium.bots.republic.senate.opinions import DULL, of_commands
from comitium.bots.republic.situation import faction_votes, is_falling
from comitium.bots.republic.wars.armies import Levy, orders
from comitium.bots.republic.wars.campaign import Move, plan, shunned
from comitium.games.republic.choices import DONE, FLEETS, LEGIONS, PASS, SENATOR, VETERAN, WAR
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.business_choices import (
    BEQUEST,
    DEPLOY,
    DISBAND_FLEETS,
    DISBAND_LEGIONS,
    GARRISON,
    RAISE_FLEETS,
    RAISE_LEGIONS,
    RECALL,
    REINFORCE,
    UNGARRISON,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_63_forces import DraftForces
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_draft import DraftMilitary
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import (
    DEPLOYED,
    FETCHING,
    GARRISONED,
    RECALLED,
    REINFORCED,
    UNGARRISONED,
    bequest_card,
)
from comitium.games.republic.state.republic import Republic

LOST: Final = 0.1  # about what an army of the plan loses as often


class Asked:
    """The last answer of `stays`: a session asks a dozen times before anything changes on the table."""

    def __init__(self) -> None:
        self.world: Republic | None = None
        self.known: tuple[object, ...] = ()
        self.found: tuple[int, bool] = (0, False)


ASKED: Final = Asked()


def stays(world: Republic, me: int, mood: Mood) -> tuple[int, bool]:
    """Whom the chair leaves at home, a bit for each, and whether the Senate is likely to let the others go."""
    session = world.session
    known = (
        me,
        mood,
        world.turn,
        world.treasury,
        world.unrest,
        world.omens,
        world.rome,
        len(session.rejected),
        session.sent,
        session.reinforced,
        tuple(world.where),
        tuple(world.offices),
        tuple(world.legions),
        tuple(world.fleets),
        tuple(world.influence),
        tuple(world.popularity),
        tuple(world.knights),
        tuple(world.members),
        tuple(world.zone),
        tuple(world.bills),
    )
    if ASKED.world is not world or ASKED.known != known:
        ASKED.found = sorted_out(world, me, mood)
        ASKED.world = world
        ASKED.known = known
    return ASKED.found


def sorted_out(world: Republic, me: int, mood: Mood) -> tuple[int, bool]:
    """Whom the chair leaves at home, a bit for each, and whether the Senate is likely to let the others go: of those whom it
    would not, the mightiest stays. If it would let nobody go, the chair has no better list than its first."""
    first = shunned(world, me, mood)
    men = first
    while True:
        moves = plan(world, True, men).moves
        if not moves or is_carried(world, me, moves):
            return men, bool(moves)
        rivals = [move.man for move in moves if not move.is_there and world.faction[move.man] != me]
        if not rivals:
            return first, False
        men |= 1 << max(rivals, key=lambda man: (world.influence[man], man))


def is_carried(world: Republic, me: int, moves: list[Move]) -> bool:
    """Whether average men would vote for such a list."""
    if is_falling(world):
        return True
    sent = [(move.man, move.war) for move in moves if not move.is_there]
    won = max([move.chance for move in moves])
    ahead = faction_votes(world, me)
    for seat in range(world.rules.seats):
        if seat != me:
            view = of_commands(world, seat, sent, won, LOST, AVERAGE)
            ahead += faction_votes(world, seat) if view > DULL else -faction_votes(world, seat) if view < -DULL else 0
    return ahead > 0


class Levied:
    """The levy of the draft that was asked for last."""

    def __init__(self) -> None:
        self.draft: Any = None
        self.levy: Levy | None = None

    def wanted(self, world: Republic, me: int, mood: Mood) -> Levy:
        draft: Any = world.stack[-1]
        if draft is not self.draft or self.levy is None:
            self.draft = draft
            self.levy = Levy(world, stays(world, me, mood)[0])
        return self.levy


LEVIED: Final = Levied()


class DraftForcesHeuristic(Heuristic):
    """[1.09.63] The levy, number by number."""

    is_draft = True

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        levy = LEVIED.wanted(world, me, mood)
        wanted = (
            (frame.legions, RAISE_LEGIONS, levy.legions),
            (frame.fleets, RAISE_FLEETS, levy.fleets),
            (frame.ordinary, DISBAND_LEGIONS, levy.disbanded),
            (frame.scrapped, DISBAND_FLEETS, levy.scrapped),
        )
        for said, word, number in wanted:
            if said < 0 and number > 0 and of(legal, word):
                return at_most(legal, word, number)
        return first_of(legal, DONE, PASS)


class Drafted:
    """The orders of the draft that was asked for last: until it is put to the vote nothing changes on the table, and a playout
    answers a dozen questions about it."""

    def __init__(self) -> None:
        self.draft: Any = None
        self.orders: list[list[int]] = []

    def wanted(self, world: Republic, me: int, mood: Mood) -> list[list[int]]:
        draft: Any = world.stack[-1]
        if draft is not self.draft:
            self.draft = draft
            self.orders = orders(world, stays(world, me, mood)[0])
        return self.orders


DRAFTED: Final = Drafted()


class DraftMilitaryHeuristic(Heuristic):
    """[1.09.64] The orders, item by item and answer by answer."""

    is_draft = True

    def wanted(self, world: Republic, me: int, mood: Mood) -> list[list[int]]:
        """The items, in their order."""
        return DRAFTED.wanted(world, me, mood)

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        wanted = self.wanted(world, me, mood)
        done = len(frame.items) // 7
        if done >= len(wanted):
            return first_of(legal, DONE, PASS)
        item = wanted[done]
        begun: list[int] = frame.begun
        if not begun:
            words = {
                DEPLOYED: DEPLOY + item[1],
                REINFORCED: REINFORCE + item[1],
                GARRISONED: GARRISON + item[2],
                UNGARRISONED: UNGARRISON + item[2],
                FETCHING: BEQUEST + bequest_card(item[2]) if item[0] == FETCHING else PASS,
                RECALLED: RECALL + item[1],
            }
            return first_of(legal, words[item[0]], DONE, PASS)
        if of(legal, WAR):
            return WAR + item[2]
        if of(legal, SENATOR):
            return legal[0]
        if of(legal, LEGIONS):
            return at_most(legal, LEGIONS, item[3])
        if of(legal, VETERAN):
            taken = -2 - begun[4]
            for choice in of(legal, VETERAN):
                if item[4] >> choice - VETERAN & 1 and not taken >> choice - VETERAN & 1:
                    return choice
            return first_of(legal, DONE)
        if of(legal, FLEETS):
            return at_most(legal, FLEETS, item[5])
        return legal[0]


register(DraftForces, DraftForcesHeuristic())
register(DraftMilitary, DraftMilitaryHeuristic())
