"""What may come of each war as things stand, from what lies open: for the army that is there, or for all that could go."""

from __future__ import annotations

from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.odds.battle import Force, force_of, planned
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.sentences.armies import attack, leaders
from comitium.games.republic.rules.common.wars import fleet_strength, support
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import Muster
from comitium.games.republic.state.numbers import AT_WAR, CIVIL_WAR, COMBAT, FOUGHT, SENATE, SENATORS, count
from comitium.games.republic.state.republic import Republic

ARMED = (SENATE, COMBAT)  # phases in which armies that stand in the field are about to fight


def forecasts(game: Republic) -> tuple[tuple[str, Phrase], ...]:
    """[1.10.2] For each active war, by what the board calls it: the chance of every commander there; if nobody is there while
    armies can be sent, that of the best soldier who may lead with all that is free, or what is missing."""
    if game.phase not in ARMED:
        return ()
    muster = Muster(game)
    found: list[tuple[str, Phrase]] = []
    for war in range(CIVIL_WAR):
        if game.zone[war] == FOUGHT:
            said = _there(game, war) or _sent(game, war, muster)
            found += [(f"war/{names.WARS[war]}", one) for one in said]
    return tuple(found)


def _there(game: Republic, war: int) -> list[Phrase]:
    """The armies on a war; one that cannot fight is named by the board."""
    men = [man for man in range(SENATORS) if game.where[man] == AT_WAR + war]
    return [_said("republic-odds-here", game, war, force_of(game, man)) for man in men if _chances(game, war, man)]


def _chances(game: Republic, war: int, man: int) -> dict[str, float]:
    return attack(game, war, force_of(game, man))


def _sent(game: Republic, war: int, muster: Muster) -> list[Phrase]:
    able = leaders(game)
    if game.phase != SENATE or not able or not muster.is_target(war):
        return []
    free, fleets = muster.available(), muster.available_fleets()
    veterans = count(free & game.veterans)
    force = planned(game, war, able[0], count(free) - veterans, veterans, fleets)
    needed = max(support(game, war), 1 if fleet_strength(game, war) else 0)
    if force.fleets < needed:
        about: dict[str, Value] = {"needed": needed, "fleets": force.fleets}
        return [Phrase("republic-odds-few-fleets", about)]
    return [_said("republic-odds-all-sent", game, war, force)] if force.legions + force.veterans else []


def _said(id: str, game: Republic, war: int, force: Force) -> Phrase:
    chance = attack(game, war, force).get("victory", 0.0)
    return Phrase(id, {"senator": names.senator(force.commander), "victory": percent(chance)})
