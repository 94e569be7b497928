"""[2.02] Provincial wars: what a governor raises from local taxes, and which provinces need a legion."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.republic.heuristics import Heuristic, register
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import at_most, of
from comitium.games.republic.catalogue.provinces import ATTACKED_BY
from comitium.games.republic.choices import TALENTS
from comitium.games.republic.rules.common.wars import fleet_strength, in_forum, support
from comitium.games.republic.rules.r2_02_provincial_wars.choices import ARMIES
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_3_levies import RaiseProvincials, affordable
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_4_attacks import defender
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_32_strength import supporting_fleets
from comitium.games.republic.state.numbers import FOUGHT, GARRISON, WARS
from comitium.games.republic.state.republic import Republic

WORTH_A_LEGION: Final = 2  # armies that a legion beside them makes twice as strong
SHARE: Final = 0.5  # of his purse that a governor in danger spends on his province, at most


def waiting(world: Republic, province: int) -> list[int]:
    """The wars in the Forum that will attack a province once they are active."""
    return [war for war in ATTACKED_BY[province] if in_forum(world, war)]


def is_endangered(world: Republic, province: int) -> bool:
    """[2.02.4] Whether a war attacks it, or will."""
    return world.rules.provincial_wars and len(waiting(world, province)) > 0


def fleets_short(world: Republic, province: int) -> int:
    """How many fleets it lacks to win against the wars that wait for it."""
    needed = 0
    for war in waiting(world, province):
        needed = max(needed, support(world, war), fleet_strength(world, war))
    return max(0, needed - supporting_fleets(world, province))


def exposed(world: Republic) -> list[int]:
    """The provinces that must fight a war this turn and whose armies stand there without a legion."""
    found: list[int] = []
    if world.rules.provincial_wars:
        for war in range(WARS):
            province = defender(world, war) if world.zone[war] == FOUGHT else -1
            if province < 0 or province in found or world.legions[GARRISON + province]:
                continue
            if world.provincial_armies[province] >= WORTH_A_LEGION:
                found.append(province)
    return found


class RaiseProvincialsHeuristic(Heuristic):
    """[2.02.3] A governor pays for more only if a war waits for his province: he dies with its defeat. Fleets as far as the
    war asks for them, armies for the rest."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        province: int = frame.province
        if of(legal, TALENTS):
            if not waiting(world, province):
                return TALENTS
            purse = world.talents[world.governor[province]]
            return at_most(legal, TALENTS, int(purse * SHARE * (1.0 - mood.greed / 2.0)))
        number = affordable(world, province, frame.added)
        return at_most(legal, ARMIES, max(0, number - fleets_short(world, province)))


register(RaiseProvincials, RaiseProvincialsHeuristic())
