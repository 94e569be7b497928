"""Governors: whom to post, where, for how long, and whether he goes himself."""

from __future__ import annotations

from typing import Any

from comitium.bots.republic.heuristics import Heuristic, register
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import first_of, of
from comitium.bots.republic.senate.opinions import governor
from comitium.bots.republic.situation import expected_spoils, has_failed, leading
from comitium.games.republic.choices import DONE, NO, NUMBER, PASS, PROVINCE, SENATOR, YES
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import is_rejected
from comitium.games.republic.rules.r1_09_senate.r1_09_5_governors import DraftGovernors, WhichProvince
from comitium.games.republic.rules.r1_09_senate.r1_09_52_posts import GoOrLegate
from comitium.games.republic.rules.r3_setup.r3_02_4_governors import PostGovernor
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic


class DraftGovernorsHeuristic(Heuristic):
    """One list for all provinces; if it falls, one province at a time."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        if frame.province >= 0:
            fresh = [choice for choice in legal if not is_rejected(world, listed(frame, choice - SENATOR))]
            return max(fresh or legal, key=lambda choice: (posting(world, me, choice - SENATOR, mood), -choice))
        provinces = of(legal, PROVINCE)
        whole = not has_failed(world, kinds.GOVERNORS)
        if provinces and (not frame.pairs or whole or DONE not in legal):
            vacant = [choice for choice in provinces if world.governor[choice - PROVINCE] < 0]
            if vacant or (frame.pairs and DONE not in legal) or (not frame.pairs and PASS not in legal):
                return (vacant or provinces)[0]
        return first_of(legal, DONE, PASS)


def listed(frame: Any, senator: int) -> list[int]:
    """The list of governors with one more name on it."""
    return type(frame)(frame.seat, [*frame.pairs, frame.province, senator], NOBODY).proposal()  # type: ignore[no-any-return]


def posting(world: Republic, me: int, senator: int, mood: Mood) -> float:
    """Whom one would like to see leave: spare men of one's own, rivals' voters, the unaligned."""
    seat = world.faction[senator]
    if seat == me:
        return governor(world, me, senator, mood)
    if seat < 0:
        return 0.5
    missed = 0.15 * (world.votes(senator) + world.influence[senator])
    if seat == leading(world):
        return missed
    return min(0.4 * missed, governor(world, me, senator, mood))


class WhichProvinceHeuristic(Heuristic):
    """[B-32] The richest for one of ours, the poorest for anybody else."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        sign = 1.0 if world.faction[frame.senator] == me else -1.0
        return max(legal, key=lambda choice: (sign * expected_spoils(world, choice - PROVINCE), -choice))


class GoOrLegateHeuristic(Heuristic):
    """[1.13.1] A legate, as long as the man is missed in Rome: he keeps his votes and his chances there."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        return first_of(legal, YES if governor(world, me, frame.senator, mood) > 0 else NO)


class PostGovernorHeuristic(Heuristic):
    """[3.02.4] Who is missed least; for a long term if he is not missed at all, else for the shortest."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        men = of(legal, SENATOR)
        if men:
            return max(men, key=lambda choice: (governor(world, me, choice - SENATOR, mood), -choice))
        frame: Any = world.stack[-1]
        years = of(legal, NUMBER)
        return years[-1] if governor(world, me, frame.senator, mood) > 0 else years[0]


register(DraftGovernors, DraftGovernorsHeuristic())
register(WhichProvince, WhichProvinceHeuristic())
register(GoOrLegate, GoOrLegateHeuristic())
register(PostGovernor, PostGovernorHeuristic())
