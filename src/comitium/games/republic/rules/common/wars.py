"""[1.07.33] Wars: how strong they are, how they become active, and what goes with them when they end.

A war's number is that of its card, of a province in revolt, or of the civil war. Who leads the enemy: r1_07_34_leaders.py.
What a battle does is for the Combat Phase: it says who is `victorious` first, then calls `leave_play` and `create_provinces`.
"""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.ids import ALEXANDRINE_WAR, DROUGHT, PLAUTIAN_PAPIRIAN_LAW, SOCIAL_WAR
from comitium.games.republic.catalogue.intrigue import (
    CLEOPATRA_DISASTER,
    CLEOPATRA_STANDOFF,
    CLEOPATRA_STRENGTH,
    LAW_STRENGTH_DIVISOR,
)
from comitium.games.republic.catalogue.provinces import BASE_LAND, BASE_NAVAL
from comitium.games.republic.catalogue.senators import VOIDS
from comitium.games.republic.catalogue.values import ACTIVE, CONDITIONAL
from comitium.games.republic.catalogue.wars import (
    ACTIVATION,
    ACTIVE_IF,
    DESTROYS,
    DISASTER,
    IS_DROUGHT,
    IS_REVOLT,
    LAND,
    LEADER_DISASTER,
    LEADER_STANDOFF,
    LEADER_STRENGTH,
    NAVAL,
    ONLY_IF_ATTACKED,
    REVOLT_IF,
    SERIES_WARS,
    SPOILS,
    STANDOFF,
    SUPPORT,
    WAKES_SERIES,
    WAR_SERIES,
)
from comitium.games.republic.events.wars import (
    ForcesReturned,
    WarActivated,
    WarLeft,
    WarPlaced,
    WarsBecameRevolts,
)
from comitium.games.republic.rules.common.people import come_to_rome
from comitium.games.republic.rules.common.provinces import all_created, reconquer, side
from comitium.games.republic.rules.common.provincial import PROVINCIAL_RULES
from comitium.games.republic.rules.common.rebel_governors import REBEL_GOVERNORS
from comitium.games.republic.rules.common.units import home
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_pretender import pretender_rises
from comitium.games.republic.rules.r1_07_forum.r1_07_34_leaders import (
    helpers,
    is_locked,
    join_from_curia,
    join_from_refuge,
    leave_war,
    waits_to_join,
)
from comitium.games.republic.rules.r1_07_forum.r1_07_321_destroyed import destroy
from comitium.games.republic.state.numbers import (
    AT_WAR,
    BEATEN,
    CAPTIVE,
    CIVIL_WAR,
    COMBAT,
    DICTATOR,
    FORCE,
    FOUGHT,
    HELD,
    IMMINENT,
    INACTIVE,
    MASTER_OF_HORSE,
    MORTALITY,
    NOWHERE,
    REVOLT,
    SENATORS,
    STRAY,
    UNKNOWN,
    WARS,
    count,
)
from comitium.games.republic.state.republic import CLEOPATRA, FORMER_MASTER, Republic

Totals = tuple[int, ...]

CLEOPATRA_LEADS: Final = -1  # in marks[CLEOPATRA]: she leads the enemy in the Alexandrine War


# -- how strong a war is. One that is not active yet is taken as if the Senate attacked it now


def multiplier(game: Republic, war: int) -> int:
    """[1.07.332] How many active wars there are of its series, this one included."""
    if war >= WARS or WAR_SERIES[war] < 0:
        return 1
    found = 0
    for other in SERIES_WARS[WAR_SERIES[war]]:
        if other == war or game.zone[other] == FOUGHT:
            found += 1
    return found


def printed_land(game: Republic, war: int) -> int:
    """[1.07.33] What the card says, of a province its present side; the rebel's army for the civil war (B-20)."""
    if war < WARS:
        return LAND[war]
    return BASE_LAND[side(game, war - REVOLT)] if war < CIVIL_WAR else rebel_strength(game)


def printed_fleet(game: Republic, war: int) -> int:
    if war < WARS:
        return NAVAL[war]
    return BASE_NAVAL[side(game, war - REVOLT)] if war < CIVIL_WAR else 0


def land_strength(game: Republic, war: int) -> int:
    """[1.07.342] Printed strength times the multiplier, and then the leaders. [C-88] A province in revolt: as printed.
    [2.02.412] And what provinces on its side add."""
    if war >= REVOLT and (war == CIVIL_WAR or game.zone[war] == HELD):
        return rebel_strength(game) if war == CIVIL_WAR else REBEL_GOVERNORS[0].land_strength(game, war - REVOLT)
    strength = printed_land(game, war)
    if war == SOCIAL_WAR and game.in_force(PLAUTIAN_PAPIRIAN_LAW):
        strength //= LAW_STRENGTH_DIVISOR[PLAUTIAN_PAPIRIAN_LAW]
    strength = strength * multiplier(game, war) + led_by(game, war)
    return strength + PROVINCIAL_RULES[0].allied_land(game, war) if game.rules.provincial_wars else strength


def fleet_strength(game: Republic, war: int) -> int:
    """[1.07.342] [C-6] No leader makes a fleet where none is printed, and none is left after a naval victory. [2.02.412] A
    province on its side may."""
    if game.naval_victory >> war & 1:
        return 0
    if war >= REVOLT and game.zone[war] == HELD:
        return REBEL_GOVERNORS[0].fleet_strength(game, war - REVOLT)
    printed = printed_fleet(game, war)
    strength = 0 if printed == 0 else printed * multiplier(game, war) + led_by(game, war)
    return strength + PROVINCIAL_RULES[0].allied_fleet(game, war) if game.rules.provincial_wars else strength


def led_by(game: Republic, war: int) -> int:
    """[1.07.342] What the leaders of a war add to it; Cleopatra may be one of them."""
    added = 0
    for leader in helpers(game, war):
        added += LEADER_STRENGTH[leader]
    if war == ALEXANDRINE_WAR and game.marks[CLEOPATRA] == CLEOPATRA_LEADS:
        added += CLEOPATRA_STRENGTH
    return added


def support(game: Republic, war: int) -> int:
    """[1.10.11] Fleets that every army there needs; never multiplied. [C-88] A province in revolt asks for none, [2.03.81]
    unless a rebel holds it."""
    if war >= WARS:
        return REBEL_GOVERNORS[0].support(game, war - REVOLT) if game.zone[war] == HELD else 0
    return SUPPORT[war]


def fleets_needed(game: Republic, war: int) -> int:
    """[1.07.21] Support and fleets to be beaten together: what the Rhodian Alliance looks at."""
    return support(game, war) + fleet_strength(game, war)


def rebel_strength(game: Republic) -> int:
    """[B-20] The rebel's legions, veterans double, and his military rating as far as the legions go; [1.11.37] with that of
    his former Master of Horse, if he is a rebel too."""
    if game.rebel < 0:
        return 0
    army = game.army(FORCE + game.rebel)
    if game.armies_in_italy:
        army += REBEL_GOVERNORS[0].armies_in_italy(game)
    command = game.military(game.rebel)
    former = game.marks[FORMER_MASTER] - 1
    if former >= 0 and game.rebels >> former & 1:
        command += game.military(former)
    return army + min(army, command)


def disasters(game: Republic, war: int, commander: int) -> int:
    """[1.10.21] The natural totals that are a disaster, a bit for each."""
    return naturals(game, war, commander, DISASTER, LEADER_DISASTER, CLEOPATRA_DISASTER)


def standoffs(game: Republic, war: int, commander: int) -> int:
    """[1.10.31] The natural totals that are a standoff, likewise."""
    return naturals(game, war, commander, STANDOFF, LEADER_STANDOFF, CLEOPATRA_STANDOFF)


def naturals(game: Republic, war: int, commander: int, own: list[Totals], led: list[Totals], queens: Totals) -> int:
    """[1.07.343] The war's own unless the commander's card voids them, and its leaders'; each works once a turn."""
    found = 0
    if war < WARS and (commander < 0 or war not in VOIDS[commander]):
        found |= totals(own[war])
    for leader in helpers(game, war):
        found |= totals(led[leader])
    if war == ALEXANDRINE_WAR and game.marks[CLEOPATRA] == CLEOPATRA_LEADS:
        found |= totals(queens)
    # C-7: what was used is wiped off when the next Combat Phase begins; whoever looks ahead to it must not miss it
    return found & ~game.spent[war] if game.phase == COMBAT else found


def totals(numbers: Totals) -> int:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def spoils(game: Republic, war: int) -> int:
    """[1.07.333] What the State gains by beating it; nothing of a revolt."""
    return 0 if war >= WARS or game.no_spoils >> war & 1 else SPOILS[war]


def is_revolt(game: Republic, war: int) -> bool:
    """[1.07.333] Whether it is a revolt: a war without spoils."""
    return war >= WARS or game.no_spoils >> war & 1 == 1


def droughts(game: Republic) -> int:
    """[1.08.12] [A-37] How much drought there is: what was drawn, and the wars that bring it, in whatever zone."""
    found = game.levels[DROUGHT]
    for war in range(WARS):
        if IS_DROUGHT[war] and in_forum(game, war):
            found += 1
    return found


def in_forum(game: Republic, war: int) -> bool:
    """Active, inactive or imminent."""
    return game.zone[war] in (FOUGHT, INACTIVE, IMMINENT)


# -- how wars come and become active


def place_war(game: Republic, war: int, rule: str) -> None:
    """[1.07.33] [1.07.3321] A war was drawn: imminent if it matches another, else led or by its icon; and what follows."""
    matched = False
    if not is_locked(game, war) and WAR_SERIES[war] >= 0:
        for other in SERIES_WARS[WAR_SERIES[war]]:
            if other != war and in_forum(game, other) and not is_locked(game, other):
                matched = True
    if became_revolt(game, war):
        game.no_spoils |= 1 << war
    if matched:
        game.zone[war] = IMMINENT
    elif appears_active(game, war):
        game.zone[war] = FOUGHT
    else:
        game.zone[war] = INACTIVE
    if game.has_listener:
        game.tell(WarPlaced(rule, war, game.zone[war], game.no_spoils >> war & 1), EVERYBODY)
    if matched:  # [1.07.3321] the earlier card, if it slept, wakes
        for other in SERIES_WARS[WAR_SERIES[war]]:
            if game.zone[other] == INACTIVE and not is_locked(game, other):
                activate(game, other, rule)
    if WAKES_SERIES[war]:
        for other in range(WARS):
            if game.zone[other] == INACTIVE and WAR_SERIES[other] >= 0 and not is_locked(game, other):
                activate(game, other, rule)
    if game.rules.grain_on_draw:
        ruin(game, war)
    join_from_refuge(game, war, rule)
    if game.zone[war] == FOUGHT:
        begun(game, war, rule)
        appeared(game)


def appears_active(game: Republic, war: int) -> bool:
    """[1.07.33] Whether a war that matches nothing is active when drawn: its leader waits in the Curia (1.07.341), or one in
    refuge joins it (A-53), or its icon says so."""
    if ONLY_IF_ATTACKED[war] or is_locked(game, war):
        return False
    if waits_to_join(game, war):
        return True
    return ACTIVATION[war] == ACTIVE or (ACTIVATION[war] == CONDITIONAL and all_created(game, ACTIVE_IF[war]))


def became_revolt(game: Republic, war: int) -> bool:
    """[1.07.333] Whether it is a revolt when it is drawn."""
    if IS_REVOLT[war]:
        return True
    for province in REVOLT_IF[war]:
        if game.province[province] != UNKNOWN:
            return True
    return WAR_SERIES[war] >= 0 and game.zone[SERIES_WARS[WAR_SERIES[war]][-1]] == BEATEN


def activate(game: Republic, war: int, rule: str) -> None:
    """[1.07.331] A war in the Forum becomes active, whatever the cause: attacked, matched, led, woken, or its turn has come
    (1.05.1). [A-23] The Pretender takes notice of the latter only, unless the option says otherwise."""
    before = game.zone[war]
    if before == FOUGHT:
        return
    game.zone[war] = FOUGHT
    begun(game, war, rule)
    if game.rules.pretender_any or before == NOWHERE or (before == IMMINENT and game.phase == MORTALITY):
        appeared(game)


def begun(game: Republic, war: int, rule: str) -> None:
    """[A-26] [A-28] What every war does that has become active: leaders join it from the Curia, grain is lost."""
    game.unprosecuted &= ~(1 << war)
    game.subdued &= ~(1 << war)
    join_from_curia(game, war, rule)
    if not game.rules.grain_on_draw:
        ruin(game, war)
    if game.has_listener:
        game.tell(WarActivated(rule, war, land_strength(game, war), fleet_strength(game, war)), EVERYBODY)


def appeared(game: Republic) -> None:
    """[A-23] An active war has appeared: a Pretender may rise."""
    pretender_rises(game)


def ruin(game: Republic, war: int) -> None:
    """[1.07.321] The concessions that it destroys."""
    if war < WARS:
        for concession in DESTROYS[war]:
            destroy(game, concession, "1.07.321")


def wake_imminent(game: Republic, rule: str) -> None:
    """[1.05.1] In each series the first imminent war becomes active; the others wait for the next turn."""
    moved: list[int] = []
    for series in SERIES_WARS:
        for war in series:
            if game.zone[war] == IMMINENT:
                moved.append(war)
                break
    for war in moved:
        activate(game, war, rule)


def wake_conditional(game: Republic, rule: str) -> None:
    """[C-44] Conditional wars that still lie inactive become active once their provinces exist; [2.02.414] not one that a
    province has beaten. Where the first of a series is active already (only with wars that were locked, A-25), the others
    are imminent."""
    for series in SERIES_WARS:
        for war in series:
            if game.zone[war] != INACTIVE or ACTIVATION[war] != CONDITIONAL or not all_created(game, ACTIVE_IF[war]):
                continue
            if game.subdued >> war & 1:
                continue
            if game.rules.locked_wars and multiplier(game, war) > 1:
                game.zone[war] = IMMINENT
                if game.has_listener:
                    game.tell(WarPlaced(rule, war, IMMINENT, game.no_spoils >> war & 1), EVERYBODY)
            else:
                activate(game, war, rule)


# -- how they end


def leave_play(game: Republic, war: int, zone: int, rule: str) -> None:
    """A war is beaten (BEATEN) or leaves the Forum without a defeat (NOWHERE). Its captives die, commanders who are not
    `victorious` and forces without one go home (C-20), markers are taken off, its leaders look for another war or leave."""
    mask = 1 << war
    is_province = REVOLT <= war < CIVIL_WAR
    game.zone[war] = zone if war < WARS else NOWHERE
    game.unprosecuted &= ~mask
    game.naval_victory &= ~mask
    game.no_spoils &= ~mask
    game.subdued &= ~mask
    game.spent[war] = 0
    if game.has_listener:
        game.tell(WarLeft(rule, war, zone), EVERYBODY)
    if is_province:
        reconquer(game, war - REVOLT, rule)
    if game.rules.provincial_wars:
        PROVINCIAL_RULES[0].war_left(game, war, rule)
    for senator in range(SENATORS):
        if game.where[senator] == CAPTIVE + war:
            kill(game, senator, "1.10.71")
        elif game.where[senator] == AT_WAR + war and not stays(game, senator):
            recall(game, senator, rule)
    home(game, STRAY + war)
    if war < WARS:
        if war == ALEXANDRINE_WAR:
            game.marks[CLEOPATRA] = 0
        if zone == BEATEN and WAR_SERIES[war] >= 0 and SERIES_WARS[WAR_SERIES[war]][-1] == war:
            end_series(game, WAR_SERIES[war], rule)
    leave_war(game, war, rule)


def stays(game: Republic, senator: int) -> bool:
    """[1.11.3] A victorious commander keeps his force until he lays it down; a Master of Horse stays with his Dictator."""
    if game.victorious >> senator & 1:
        return True
    dictator = game.offices[DICTATOR]
    if senator != game.offices[MASTER_OF_HORSE] or dictator < 0:
        return False
    return game.victorious >> dictator & 1 == 1 and game.where[dictator] == game.where[senator]


def recall(game: Republic, senator: int, rule: str) -> None:
    """[1.09.644] [C-20] A commander comes home with all he commands; he is no Proconsul any more."""
    place = FORCE + senator
    game.proconsuls &= ~(1 << senator)
    game.victorious &= ~(1 << senator)
    if game.has_listener:
        game.tell(ForcesReturned(rule, senator, count(game.legions[place]), game.fleets[place]), EVERYBODY)
    home(game, place)
    come_to_rome(game, senator, rule)


def end_series(game: Republic, series: int, rule: str) -> None:
    """[1.07.333] The last war of a series was beaten: the earlier ones that are left are revolts."""
    for war in SERIES_WARS[series]:
        if in_forum(game, war) and not game.no_spoils >> war & 1:
            game.no_spoils |= 1 << war
            if game.has_listener:
                game.tell(WarsBecameRevolts("1.07.333", war), EVERYBODY)
