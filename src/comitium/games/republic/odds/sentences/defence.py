"""[2.02.41] The battles of provinces, in sentences: with which garrison and under whom."""

from __future__ import annotations

from typing import Final

from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.catalogue.provinces import BASE_LAND, BASE_NAVAL
from comitium.games.republic.choices import LEGIONS, argument, verb
from comitium.games.republic.odds.battle import Battle
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.provincial import provincial_battle, wars_to_fight
from comitium.games.republic.odds.sentences.phrases import describe_chances, phrase, victory
from comitium.games.republic.odds.sentences.registry import ByChoice
from comitium.games.republic.rules.common.provinces import side
from comitium.games.republic.rules.common.units import lowest_legions
from comitium.games.republic.rules.common.wars import fleet_strength
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import Muster
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_32_strength import (
    army_value,
    enemy_force,
    governor_there,
    land_force,
    land_force_with,
)
from comitium.games.republic.state.numbers import GARRISON, count
from comitium.games.republic.state.republic import Republic

RESULTS: Final = ("defeat", "disaster", "standoff", "stalemate", "victory")  # by their number


def provincial_chances(found: Battle) -> dict[str, float]:
    """The five results by name."""
    return dict(zip(RESULTS, (found.defeat, found.disaster, found.standoff, found.stalemate, found.victory), strict=True))


def defence(game: Republic, province: int, legions: int, governor: int) -> list[Phrase]:
    """[2.02.41] The wars that a province must fight, with these legions as its garrison and this man as governor, if any is
    there; besides, what it fights with, and what would come of it with the garrison that it has."""
    said: list[Phrase] = []
    for war in wars_to_fight(game, province):
        found = provincial_battle(game, province, war, legions, governor)
        named: dict[str, Value] = {"province": names.province(province), "war": names.war(war)}
        about = named | describe_chances(provincial_chances(found))
        if governor >= 0:
            about |= {"senator": names.senator(governor), "killed": percent(found.killed), "captured": percent(found.captured)}
        about |= strength(game, province, war, legions, governor)
        there = game.legions[GARRISON + province]
        if legions != there:
            now = provincial_chances(provincial_battle(game, province, war, there, governor))
            about |= {"before": phrase("republic-odds-province", **named, **describe_chances(now), legions=count(there))}
        said.append(phrase("republic-odds-province-led" if governor >= 0 else "republic-odds-province", **about))
    return said


def guards(game: Republic, province: int, legions: int) -> list[Phrase]:
    """[2.02.31] A garrison where nothing must be fought: what it adds, [2.02.32] as the armies count in full beside it;
    [2.03.22] and whom the legions would follow in a revolt."""
    if not game.rules.provincial_wars:
        return []
    governor = game.governor[province]
    about: dict[str, Value] = {"province": names.province(province), "land": land_force_with(game, province, legions)}
    said = [phrase("republic-odds-garrison-adds", **about, before=land_force(game, province))]
    if game.rules.rebel_governors and governor_there(game, province) >= 0 and game.faction[governor] >= 0:
        said.append(phrase("republic-odds-menace", senator=names.senator(governor), province=names.province(province)))
    return said


def strength(game: Republic, province: int, war: int, legions: int, governor: int) -> dict[str, Value]:
    """[2.02.32] [2.02.41] What a province fights a war with: at sea if the war has fleets, else on land; how many of its
    armies count half, and what it meets."""
    here, naval = side(game, province), fleet_strength(game, war) > 0
    armies = game.provincial_armies[province]
    found: dict[str, Value] = {"legions": count(legions), "enemy": enemy_force(game, war, naval), "omens": game.omens}
    if naval:
        parts = {"base": BASE_NAVAL[here], "fleets": game.provincial_fleets[province]}
    else:
        garrison = count(legions) + count(legions & game.veterans)
        parts = {"base": BASE_LAND[here], "armies": army_value(armies, legions != 0), "garrison": garrison}
        found |= {"half": 0 if legions else armies}
    army = sum(parts.values())
    found |= parts
    return found | {"command": min(army, game.military(governor)) if governor >= 0 else 0}


def garrisoned(game: Republic, muster: Muster, province: int, legal: list[int]) -> ByChoice:
    """[2.02.31] The battle of a province with each number of ordinary legions that may be sent to it; where it has none to
    fight, with what it would defend itself."""
    wars = wars_to_fight(game, province)
    found: ByChoice = {}
    free = muster.available() & ~game.veterans
    for choice in legal:
        if verb(choice) != LEGIONS or not game.rules.provincial_wars:
            continue
        legions = muster.legions[GARRISON + province] | lowest_legions(free, argument(choice))
        if not wars:
            found[choice] = phrase("republic-odds-choice-guards", land=land_force_with(game, province, legions))
        else:
            battle = provincial_battle(game, province, wars[0], legions, governor_there(game, province))
            found[choice] = victory(provincial_chances(battle))
    return found
