"""The odds of armies in sentences: a force against a war or the rebel, and what a rebel may meet; [1.09.64] armies that are
drafted."""

from __future__ import annotations

from typing import Final

from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.choices import LEGIONS, WAR, argument, verb
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds import rebels
from comitium.games.republic.odds.battle import planned, rides_along, written
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.sentences.crossing import crossing
from comitium.games.republic.odds.sentences.defence import defence, garrisoned, guards
from comitium.games.republic.odds.sentences.phrases import MOST, describe_chances, part, phrase, victory
from comitium.games.republic.odds.sentences.registry import ByChoice, QuestionOdds, register
from comitium.games.republic.rules.common.units import veterans_of
from comitium.games.republic.rules.common.wars import fleet_strength, land_strength, support
from comitium.games.republic.rules.r1_09_senate.kinds import MILITARY
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_63_forces import price
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_draft import UNSET, DraftMilitary
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import (
    DEPLOYED,
    GARRISONED,
    REINFORCED,
    REPLACED,
    Muster,
    items,
    mustered,
)
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_32_strength import governor_there
from comitium.games.republic.state.numbers import (
    ACTIVE,
    AT_WAR,
    CIVIL_WAR,
    DICTATOR,
    FIELD_CONSUL,
    FORCE,
    FOUGHT,
    GARRISON,
    HELD,
    NOBODY,
    ROME_CONSUL,
    SENATORS,
    STRAY,
    count,
)
from comitium.games.republic.state.republic import Republic

WARS: Final = 3  # that have room in one sketch
LIKELY: Final = (0.5, 0.75, 0.9)  # chances for which the legions are counted


# -- what may come of an attack


def results(found: odds.Campaign) -> dict[str, float]:
    """[1.10.2] Everything a campaign may come to."""
    whole = found.whole
    return {
        "victory": whole.victory,
        "sea": found.sea_only,
        "stalemate": whole.stalemate,
        "standoff": whole.standoff,
        "disaster": whole.disaster,
        "defeat": whole.defeat,
    }


def fallen(found: odds.Clash) -> dict[str, float]:
    """[1.11.37] What a battle of the Senate against the rebel may come to."""
    return {"victory": found.victory, "stalemate": found.stalemate, "defeat": found.defeat}


def attack(game: Republic, war: int, force: odds.Force) -> dict[str, float]:
    """What a force may come to on a war, or against the rebel; nothing if it cannot fight."""
    if war == CIVIL_WAR or game.zone[war] == HELD:
        return against_rebels(game, war, force)
    made = odds.campaign(game, war, force)
    return results(made) if made.fights else {}


def against_rebels(game: Republic, war: int, force: odds.Force) -> dict[str, float]:
    """[1.11.37] [2.03.81] What the next battle against the rebel of a war may come to; nothing if it cannot be fought."""
    if fleet_strength(game, war):
        found = rebels.at_sea(game, war, force)
        chances = {"victory": found.victory, "stalemate": found.stalemate, "defeat": found.defeat}
        return chances if force.fleets else {}
    able = force.legions + force.veterans > 0 and force.fleets >= support(game, war)
    return fallen(rebels.against(game, war, force)) if able else {}


def siege(game: Republic, war: int, force: odds.Force) -> Phrase:
    """[2.03.81] An army of the Senate against a province that a rebel holds: the battle that comes first."""
    about: dict[str, Value] = {"senator": names.senator(force.commander), "war": names.war(war)}
    chances = against_rebels(game, war, force)
    if not chances:
        return phrase("republic-odds-idle", **about)
    about |= describe_chances(chances)
    return phrase("republic-odds-siege-sea" if fleet_strength(game, war) else "republic-odds-siege", **about)


# -- in sentences


def campaign(game: Republic, war: int, found: odds.Campaign) -> Phrase:
    """[1.10.2] One force against one war; besides, what the first battle adds up to, and what each throw of it brings."""
    about: dict[str, Value] = {"senator": names.senator(found.force.commander), "war": names.war(war)}
    if not found.fights:
        return phrase("republic-odds-idle", **about)
    whole = found.whole
    about |= describe_chances(results(found))
    about |= {
        "killed": percent(whole.killed),
        "captured": percent(whole.captured),
        "legions": round(whole.legions),
        "fleets": round(whole.fleets),
    }
    first = written(game, war, found.force)
    if first is not None:
        about |= {"army": first.army, "led": first.led, "enemy": first.enemy, "omens": game.omens, "throws": first.results}
    return phrase("republic-odds-attack" if found.sea is None else "republic-odds-attack-sea", **about)


def clash(id: str, senate: odds.Force, found: odds.Clash) -> Phrase:
    """[1.11.37] An army of the Senate against a rebel."""
    about: dict[str, Value] = {"senator": names.senator(senate.commander), "legions": senate.legions + senate.veterans}
    about |= describe_chances(fallen(found))
    return phrase(id, killed=percent(found.commander), lost=round(found.legions), **about)


def forces(game: Republic, proposal: list[int]) -> list[Phrase]:
    """[1.09.64] Each army that a proposal sends or strengthens; [2.02.31] each garrison that will have to fight."""
    muster = mustered(game, proposal)
    if muster is None:
        return []
    found: list[Phrase] = []
    for item in items(proposal):
        if item[0] == GARRISONED:
            legions = muster.legions[GARRISON + item[2]]
            found += defence(game, item[2], legions, governor_there(game, item[2])) or guards(game, item[2], legions)
            continue
        man = {DEPLOYED: item[1], REINFORCED: item[1], REPLACED: item[6]}.get(item[0], NOBODY)
        war = game.where[man] - AT_WAR if item[0] == REINFORCED else item[2]
        if man < 0 or not 0 <= war <= CIVIL_WAR:
            continue
        mask = muster.legions[FORCE + man]
        veterans = count(mask & game.veterans)
        master = planned(game, war, man, 0).master if item[0] != REINFORCED else odds.force_of(game, man).master
        force = odds.Force(man, count(mask) - veterans, veterans, muster.fleets[FORCE + man], master)
        if game.zone[war] == HELD:
            found.append(siege(game, war, force))
        elif war == CIVIL_WAR:
            found.append(clash("republic-odds-clash", force, rebels.against(game, war, force)))
        else:
            found.append(campaign(game, war, odds.campaign(game, war, force)))
    return found[:MOST]


def levels(game: Republic, muster: Muster, man: int, war: int) -> list[Phrase]:
    """How many ordinary legions beat a war with which chance, if all free fleets go along. [1.10.11] If those cannot support
    an army, then why none can be sent."""
    free = count(muster.available() & ~game.veterans)
    fleets = 0 if war == CIVIL_WAR else muster.available_fleets()
    needed = 0 if war == CIVIL_WAR else support(game, war)
    if planned(game, war, man, 0, 0, fleets).fleets < needed:
        return [phrase("republic-odds-support", war=names.war(war), needed=needed, fleets=fleets)]
    made = [attack(game, war, planned(game, war, man, number, 0, fleets)) for number in range(free + 1)]
    wins = [one.get("victory", 0.0) for one in made]
    said = [describe_chances(one)["victory"] if one else "0" for one in made]
    listed: list[Phrase] = []
    for wanted in LIKELY:
        enough = next((number for number, chance in enumerate(wins) if chance >= wanted), NOBODY)
        if enough >= 0:
            listed.append(part(enough, said[enough]))
    if not listed or wins[-1] < LIKELY[-1]:
        listed.append(part(free, said[-1]))
    about: dict[str, Value] = {"senator": names.senator(man), "war": names.war(war), "fleets": fleets}
    return [phrase("republic-odds-legions", **about, listed=tuple(listed), stray=count(game.legions[STRAY + war]))]


# -- what units that are raised do for the wars


def leaders(game: Republic) -> list[int]:
    """[1.09.641] The magistrates in Rome who may lead an army, the best soldier first; a Dictator with his Master of Horse."""
    men = [game.offices[office] for office in (DICTATOR, FIELD_CONSUL, ROME_CONSUL)]
    return sorted([man for man in men if man >= 0 and game.in_rome(man)], key=lambda man: -_leads(game, man))


def _leads(game: Republic, man: int) -> int:
    """[1.09.34] What he and who rides with him add to an army."""
    master = rides_along(game, man)
    return game.military(man) + (game.military(master) if master >= 0 else 0)


def fronts(game: Republic, muster: Muster) -> list[int]:
    """The active wars on which nobody stands who can fight, the strongest first, those last for which Rome has no fleets and
    no money to build them; none if nobody can lead."""
    fought = muster.attacked()
    open_wars = [
        war for war in range(CIVIL_WAR) if game.zone[war] == FOUGHT and muster.is_target(war) and not fought >> war & 1
    ]
    ships = muster.available_fleets() + max(0, game.treasury) // price(game)
    open_wars.sort(key=lambda war: (ships + game.fleets[STRAY + war] < least_fleets(game, war), -land_strength(game, war)))
    return open_wars[:WARS] if leaders(game) else []


def least_fleets(game: Republic, war: int) -> int:
    """[B-42] How many fleets legions need on a war: its support, and at least one for a battle at sea."""
    return max(support(game, war), 1 if fleet_strength(game, war) else 0)


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
            needed = least_fleets(game, war)
            if ships + fleets < needed:
                there = max(0, ships + fleets)
                found.append(phrase("republic-odds-levy-short", war=names.war(war), needed=needed, fleets=there))
            continue
        now = attack(game, war, planned(game, war, man, ordinary, veterans, ships))
        chances = percent(then.get("victory", 0.0)), percent(now.get("victory", 0.0))
        who = names.senator(man)
        found.append(phrase("republic-odds-levy", war=names.war(war), senator=who, then=chances[0], now=chances[1]))
    return found


# -- what a rebel may meet


def defenders(game: Republic, rebel: int, more: int = 0) -> odds.Force | None:
    """[1.11.35] All that stands in Italy today, with the legions of a mask besides, under the best of those in Rome who do not
    belong to his faction."""
    legions = (game.legions[ACTIVE] | more) & ~veterans_of(game, 1 << rebel)
    leaders = [man for man in range(SENATORS) if game.in_rome(man) and game.faction[man] != game.faction[rebel]]
    if not legions or not leaders:
        return None
    veterans = count(legions & game.veterans)
    best = max(leaders, key=lambda man: (game.military(man), -man))
    return odds.Force(best, count(legions) - veterans, veterans)


# -- an army that is drafted


class DraftMilitaryOdds(QuestionOdds[DraftMilitary]):
    """[1.09.64] The armies of a proposal, while it is put together."""

    def sentences(self, game: Republic, seat: int, top: DraftMilitary) -> list[Phrase]:
        """The armies named so far; while the legions of one are asked for, how many it takes. [2.03.72] Against rebels at sea,
        what the fleets do that stay."""
        if not top.begun or top.begun[0] != DEPLOYED or top.begun[2] == UNSET or top.begun[3] != UNSET:
            return forces(game, [MILITARY, *top.items]) + crossing(game, top.muster(game).fleets[ACTIVE])
        muster = top.muster(game)
        return levels(game, muster, top.begun[1], top.begun[2]) + crossing(game, muster.fleets[ACTIVE])

    def by_choice(self, game: Republic, seat: int, top: DraftMilitary) -> ByChoice:
        """The war that a man is sent to, with all that is free; then each number of ordinary legions. [2.02.31] Of a garrison,
        each number of them."""
        if top.begun and top.begun[0] == GARRISONED and top.begun[3] == UNSET and top.begun[2] != UNSET:
            return garrisoned(game, top.muster(game), top.begun[2], top.legal(game, seat))
        if not top.begun or top.begun[0] != DEPLOYED or top.begun[3] != UNSET:
            return {}
        muster, man = top.muster(game), top.begun[1]
        free = muster.available()
        ordinary, veterans = count(free & ~game.veterans), count(free & game.veterans)
        fleets = muster.available_fleets()
        found: ByChoice = {}
        for choice in top.legal(game, seat):
            if verb(choice) == WAR and argument(choice) <= CIVIL_WAR:
                war = argument(choice)
                made = attack(game, war, planned(game, war, man, ordinary, veterans, fleets))
                share = describe_chances(made)["victory"] if made else "0"
                found[choice] = phrase("republic-odds-choice-all-out", victory=share)
            elif verb(choice) == LEGIONS:
                war = top.begun[2]
                found[choice] = victory(attack(game, war, planned(game, war, man, argument(choice), 0, fleets)))
        return found


register(DraftMilitary, DraftMilitaryOdds())
