"""[1.09.63] What units that are raised do for the wars: which could then be fought, with what chance."""

from __future__ import annotations

from typing import Final

from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.odds.battle import planned
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.sentences.armies import attack
from comitium.games.republic.odds.sentences.phrases import phrase
from comitium.games.republic.rules.common.wars import fleet_strength, land_strength, support
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import Muster
from comitium.games.republic.state.numbers import CIVIL_WAR, DICTATOR, FIELD_CONSUL, FOUGHT, ROME_CONSUL, count
from comitium.games.republic.state.republic import Republic

WARS: Final = 3  # that have room in one sketch


def leaders(game: Republic) -> list[int]:
    """[1.09.641] The magistrates in Rome who may lead an army, the best soldier first."""
    men = [game.offices[office] for office in (DICTATOR, FIELD_CONSUL, ROME_CONSUL)]
    return sorted([man for man in men if man >= 0 and game.in_rome(man)], key=lambda man: -game.military(man))


def fronts(game: Republic, muster: Muster) -> list[int]:
    """The active wars on which nobody stands who can fight, the strongest first; as many as there are leaders."""
    fought = muster.attacked()
    open_wars = [
        war for war in range(CIVIL_WAR) if game.zone[war] == FOUGHT and muster.is_target(war) and not fought >> war & 1
    ]
    open_wars.sort(key=lambda war: -land_strength(game, war))
    return open_wars[: min(WARS, len(leaders(game)))]


def reached(game: Republic, legions: int, fleets: int) -> list[Phrase]:
    """For each of these wars the chance of the best soldier who may lead, with all that would be in Rome once so many more (or
    fewer) units are there, and with all that is there now; [1.10.11] or why it could not be fought even then."""
    muster = Muster(game)
    free = muster.available()
    veterans = count(free & game.veterans)
    ordinary, ships = count(free) - veterans, muster.available_fleets()
    found: list[Phrase] = []
    for war in fronts(game, muster):
        man = leaders(game)[0]
        then = attack(game, war, planned(game, war, man, max(0, ordinary + legions), veterans, max(0, ships + fleets)))
        if not then:
            needed = max(support(game, war), 1 if fleet_strength(game, war) else 0)
            if ships + fleets < needed:
                there = max(0, ships + fleets)
                found.append(phrase("republic-odds-levy-short", war=names.war(war), needed=needed, fleets=there))
            continue
        now = attack(game, war, planned(game, war, man, ordinary, veterans, ships))
        chances = percent(then.get("victory", 0.0)), percent(now.get("victory", 0.0))
        who = names.senator(man)
        found.append(phrase("republic-odds-levy", war=names.war(war), senator=who, then=chances[0], now=chances[1]))
    return found
