"""What no play can reach: asked of every position text, and by the laws of every state that play does reach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from comitium.core.frames import Script
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import MILITARY_REFORMS
from comitium.games.republic.catalogue.keys import CONCESSION_KEYS, LEADER_KEYS, OFFICE_KEYS, PROVINCE_KEYS
from comitium.games.republic.catalogue.senators import COEXISTS, FAMILY_STATESMEN, SENATOR_FAMILY
from comitium.games.republic.catalogue.tables import LIFE_AUTOMATIC
from comitium.games.republic.notation.soundness import flaw_of_forces, flaw_of_offices, flaw_of_people, flaw_of_provinces
from comitium.games.republic.notation.vocabulary import BEQUEST_KEYS, LIFE, PRIMARY
from comitium.games.republic.rules.common.watch import ARRIVAL
from comitium.games.republic.rules.r1_05_mortality.r1_05_mortality import Mortality
from comitium.games.republic.rules.r1_06_revenue.r1_06_revenue import Revenue
from comitium.games.republic.rules.r1_07_forum.r1_07_34_leaders import in_command
from comitium.games.republic.rules.r1_07_forum.r1_07_forum import Forum
from comitium.games.republic.rules.r1_08_population.r1_08_population import Population
from comitium.games.republic.rules.r1_09_senate.r1_09_senate import Senate
from comitium.games.republic.rules.r1_10_combat.r1_10_combat import Combat
from comitium.games.republic.rules.r1_11_revolution.r1_11_revolution import Revolution
from comitium.games.republic.rules.r3_setup.r3_01_setup import Setup
from comitium.games.republic.rules.sequence import Years
from comitium.games.republic.state.numbers import (
    ALLIED,
    AT_WAR,
    BEATEN,
    CAPTIVE,
    CIVIL_WAR,
    FAMILIES,
    FORCE,
    FOUGHT,
    GARRISON,
    GOVERNED,
    HELD,
    IMMINENT,
    LEADERS,
    LEGIONS,
    MISSION,
    NOBODY,
    NOWHERE,
    ON_BOARD,
    OUT,
    PROVINCES,
    RAID,
    REBEL,
    RESERVE,
    REVOLT,
    REVOLTED,
    SENATORS,
    STRAY,
    UNKNOWN,
    bits,
)
from comitium.games.republic.state.republic import WATCHED, Republic

SCRIPTS: Final[tuple[type[Script[Any]], ...]] = (  # by phase
    Setup,
    Mortality,
    Revenue,
    Forum,
    Population,
    Senate,
    Combat,
    Revolution,
)


def unreachable(game: Republic) -> Phrase | None:
    """What is wrong with a position and in which field, in a sentence; None if there is nothing."""
    for senator in range(SENATORS):
        if game.where[senator] != OUT:
            found = _place(game, senator) or _family(game, senator) or _rank(game, senator)
            if found is not None:
                return found
    for check in CHECKS:
        found = check(game)
        if found is not None:
            return found
    return None


def field_of(game: Republic, senator: int) -> str:
    """The field in which a senator stands."""
    return names.SEATS[game.faction[senator]] if game.faction[senator] >= 0 else "forum"


def _about(id: str, game: Republic, senator: int, **more: Phrase) -> Phrase:
    """A sentence about a senator."""
    return Phrase(id, {"field": field_of(game, senator), "senator": names.senator(senator), **more})


def _impossible(field: str, what: str) -> Phrase:
    return Phrase("republic-position-impossible", {"field": field, "what": what})


# -- senators


def _place(game: Republic, senator: int) -> Phrase | None:
    """[1.09.64] [1.10.71] Wars, captors and bequests are in play. Who has won stays on his war until the turn is over."""
    where = game.where[senator]
    if AT_WAR <= where < CAPTIVE:
        war = where - AT_WAR
        if game.zone[war] not in (FOUGHT, HELD) and not _is_won(game, war) and not game.ending:
            return _about("republic-position-commander", game, senator, war=names.war(war))
    elif CAPTIVE <= where < REBEL and where != CAPTIVE + RAID:
        war = where - CAPTIVE
        if game.zone[war] in (NOWHERE, IMMINENT, BEATEN):
            return _about("republic-position-captive", game, senator, war=names.war(war))
    elif where >= MISSION and not game.bequests[where - MISSION]:
        return _impossible("bequests", BEQUEST_KEYS[where - MISSION])
    return None


def _is_won(game: Republic, war: int) -> bool:
    """Whether a war was fought this turn, or a commander who has won is still there."""
    if (game.fought_land | game.fought_sea) >> war & 1:
        return True
    for senator in bits(game.victorious):
        if game.where[senator] == AT_WAR + war:
            return True
    return False


def _family(game: Republic, senator: int) -> Phrase | None:
    """[1.07.312] A statesman takes the place of his family, and only brothers are in play together. When one of two brothers
    has died, their family is in play beside the other."""
    if senator < FAMILIES:
        return None
    family = SENATOR_FAMILY[senator] - 1
    beside = game.where[family] != OUT
    if beside and (game.on_family >> senator & 1 or not COEXISTS[senator]):
        return _about("republic-position-family", game, senator, senator2=names.senator(family))
    for other in FAMILY_STATESMEN[family]:
        if other != senator and game.where[other] != OUT and other not in COEXISTS[senator]:
            return _about("republic-position-family", game, senator, senator2=names.senator(other))
    return None


def _rank(game: Republic, senator: int) -> Phrase | None:
    """[1.09.21] One office at a time, [C-45] beside which the option leaves room for the pontificate; none for a rebel or for
    who is unaligned. [1.09.822] 35 influence in Rome make a Consul for Life."""
    held = game.offices.count(senator)
    if held > 1 + (game.pontifex() == senator and not game.rules.pontifex_single_office):
        return _about("republic-position-offices", game, senator)
    if held and (game.rebels >> senator & 1 or game.faction[senator] < 0):
        return _impossible(field_of(game, senator), OFFICE_KEYS[game.office_of(senator)])
    if game.influence[senator] < LIFE_AUTOMATIC or not game.rome >> senator & 1 or game.in_force(MILITARY_REFORMS):
        return None
    is_watched = game.marks[WATCHED] & ARRIVAL
    return None if game.consul_for_life >= 0 or is_watched else _about("republic-position-for-life", game, senator)


def _bonds(game: Republic) -> Phrase | None:
    """What belongs to senators belongs to such as may have it."""
    for senator in bits(game.on_family):
        if senator < FAMILIES:
            return _impossible(field_of(game, senator), names.SENATORS[senator])
    for seat in range(game.rules.seats):
        if game.leader[seat] >= 0 and game.faction[game.leader[seat]] != seat:
            return _impossible(names.SEATS[seat], names.SENATORS[game.leader[seat]])
        if not game.playing >> seat & 1 and (game.members[seat] or game.hands[seat] or game.box[seat]):
            return _impossible("eliminated", names.SEATS[seat])
    for concession in range(len(game.holder)):
        holder = game.holder[concession]
        if holder >= 0 and game.faction[holder] < 0:
            return _impossible("forum", CONCESSION_KEYS[concession])
    man = game.consul_for_life
    if man >= 0 and game.faction[man] < 0:
        return _impossible("forum", LIFE)
    return None


def _revolt(game: Republic) -> Phrase | None:
    """[1.11.3] Rebels have a primary one, who is among them; the civil war is his."""
    if game.ending:
        return None
    rebel = game.rebel
    if rebel >= 0 and not game.rebels >> rebel & 1:
        return _impossible(field_of(game, rebel), PRIMARY)
    if (game.rebels != 0 or game.zone[CIVIL_WAR] == FOUGHT) and rebel < 0:
        return _impossible(field_of(game, bits(game.rebels)[0]) if game.rebels else "wars", PRIMARY)
    return None


# -- the board


def _board(game: Republic) -> Phrase | None:
    """Units stand where there is something to stand on; a province in revolt is a war."""
    for province in range(PROVINCES):
        key = PROVINCE_KEYS[province]
        state, governor = game.province[province], game.governor[province]
        in_revolt = game.zone[REVOLT + province] not in (NOWHERE, BEATEN, HELD)
        if (state == REVOLTED) != in_revolt or (governor >= 0) != (state == GOVERNED):
            return _impossible("provinces", key)
        if governor >= 0 and game.where[governor] == OUT:
            return _impossible("provinces", names.SENATORS[governor])
        if game.zone[REVOLT + province] == HELD and (governor < 0 or not game.rebels >> governor & 1):
            return _impossible("wars", names.WARS[REVOLT + province])
        if state in (UNKNOWN, REVOLTED, ALLIED) and (game.legions[GARRISON + province] or game.fleets[GARRISON + province]):
            return _impossible("forces", key)
    for war in range(len(game.zone)):
        if game.zone[war] not in (FOUGHT, HELD) and (game.legions[STRAY + war] or game.fleets[STRAY + war]):
            return _impossible("forces", names.WARS[war])
    for place in range(FORCE, len(game.legions)):
        if (game.legions[place] or game.fleets[place]) and game.where[place - FORCE] < AT_WAR and not game.ending:
            return _impossible("forces", names.SENATORS[place - FORCE])
    for legion in range(LEGIONS):
        patron = game.allegiance[legion]
        if patron >= 0 and (not game.veterans >> legion & 1 or game.where[patron] == OUT):
            return _impossible("forces", names.SENATORS[patron])
        if game.rules.veterans and game.recallable_by[legion] >= 0 and not game.legions[RESERVE] >> legion & 1:
            return _impossible("forces", names.SENATORS[game.recallable_by[legion]])
    return None


def _leaders(game: Republic) -> Phrase | None:
    """[1.07.341] [1.07.344] An enemy leader on the board has an active war; without one he is in the Curia or gone."""
    if game.ending:
        return None
    for leader in range(LEADERS):
        if game.enemy[leader] == ON_BOARD and not in_command(game, leader):
            return _impossible("leaders", LEADER_KEYS[leader])
    return None


# -- what is going on


def phase_of(game: Republic) -> int:
    """The phase whose script is on the stack, or NOBODY."""
    for frame in game.stack:
        for phase in range(len(SCRIPTS)):
            if isinstance(frame, SCRIPTS[phase]):
                return phase
    return NOBODY


def _phase(game: Republic) -> Phrase | None:
    """[1.03] The phase is the one that is going on, and the year goes on with the next. A year alone only says what comes
    next, whatever the phase was, and a last stand may come at any time."""
    going = phase_of(game)
    if going == NOBODY or not isinstance(game.stack[0], Years):
        return None
    if game.phase == going and game.stack[0].at == going:
        return None
    return Phrase("republic-position-phase", {"field": "phase", "phase": names.phase(game.phase)})


def _rest(game: Republic) -> Phrase | None:
    """Whatever else contradicts itself was said behind `also`."""
    if game.winner >= 0 and not game.ending:
        return _impossible("winner", names.SEATS[game.winner])
    found = flaw_of_people(game) or flaw_of_offices(game) or flaw_of_forces(game) or flaw_of_provinces(game)
    return Phrase("republic-position-contradiction", {"field": "also"}) if found else None


CHECKS: Final[tuple[Callable[[Republic], Phrase | None], ...]] = (_bonds, _revolt, _board, _leaders, _phase, _rest)
