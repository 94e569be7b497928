"""What the answers to the question that waits for a seat gain and lose, for prompts; and the same by rule, for the library."""

from __future__ import annotations

from functools import cache
from typing import Final

from comitium.core.messages import Stake
from comitium.games.republic.rules.common.stakes import RISK
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import MEASURES
from comitium.games.republic.stakes import business, elections, forum, revenue, revolution, seldom, setup, solo, trials, votes
from comitium.games.republic.stakes.registry import STAKES, question_stakes
from comitium.games.republic.state.republic import Republic

CHAPTERS: Final = (
    votes,
    elections,
    trials,
    business,
    forum,
    revenue,
    revolution,
    seldom,
    setup,
    solo,
)  # importing them has registered all that they say
MOST: Final = 3  # items below an answer
WARNING: Final = "warning"  # comes first


def stakes_of(game: Republic, seat: int) -> tuple[tuple[int, tuple[Stake, ...]], ...]:
    """At most three items for each answer: what warns, what is the seat's own, what is others', what is Rome's."""
    top = game.stack[-1] if game.stack else None
    found = question_stakes(top)
    if found is None:
        return ()
    by_choice = found.by_choice(game, seat, top)
    if game.rules.neutrals:
        by_choice = {choice: without_trials(stakes) for choice, stakes in by_choice.items()}
    listed = [(choice, in_order(stakes, seat)) for choice, stakes in by_choice.items()]
    return tuple((choice, stakes) for choice, stakes in listed if stakes)


def without_trials(stakes: list[Stake]) -> list[Stake]:
    """[4.05.1] With neutral factions nobody is prosecuted."""
    return [one for one in stakes if one is not RISK]


def in_order(stakes: list[Stake], seat: int) -> tuple[Stake, ...]:
    """The first three of those that change something."""
    told = [one for one in stakes if one.amount != 0]
    told.sort(key=lambda one: _rank(one, seat))
    return tuple(told[:MOST])


def _rank(one: Stake, seat: int) -> int:
    if one.what == WARNING:
        return 0
    return 1 if one.seat == seat else 2 if one.seat >= 0 else 3


@cache
def by_rule() -> dict[str, list[Stake]]:
    """All that is at stake whoever is named, by the rule that makes it so and by that of the act."""
    found: dict[str, list[Stake]] = {}
    acts = [(one.rule, one.brings) for one in MEASURES]
    for rule, told in (*acts, *(("", one.table()) for one in STAKES.values())):
        for stake in told:
            for number in dict.fromkeys((rule, stake.rule)):
                if number and stake not in found.setdefault(number, []):
                    found[number].append(stake)
    return found
