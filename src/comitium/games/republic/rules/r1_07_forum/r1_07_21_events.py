"""[1.07.21] Random events: an initiative of seven brings one instead of a card. What it does later is for other steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.events import (
    DISASTER_CONCESSIONS,
    EVENT_AGAIN,
    EVENT_CHIT_DICE,
    EVENT_CHITS,
    EVENT_TALENTS,
    EVENT_UNTIL,
    MOB_MARGIN,
    random_event,
)
from comitium.games.republic.catalogue.ids import (
    EPIDEMIC,
    EVIL_OMENS,
    MOB_VIOLENCE,
    NATURAL_DISASTER,
    REFUGE,
    RHODIAN_ALLIANCE,
    STORM_AT_SEA,
)
from comitium.games.republic.catalogue.values import AGAIN_ADDS, AGAIN_NOTHING, UNTIL_NEXT_FORUM
from comitium.games.republic.events.forum import DisasterRolled, EventDrawn, EventExpired, EventRepeated, MobRolled
from comitium.games.republic.rules.common import chits
from comitium.games.republic.rules.common.treasury import pay
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill, strike
from comitium.games.republic.rules.r1_07_forum.r1_07_21_rhodian import alliance_offered
from comitium.games.republic.rules.r1_07_forum.r1_07_21_storm import storm_breaks
from comitium.games.republic.rules.r1_07_forum.r1_07_34_leaders import refugee, rise
from comitium.games.republic.rules.r1_07_forum.r1_07_321_destroyed import destroy
from comitium.games.republic.state.numbers import EVENTS, GOVERNING, PROVINCES, SENATORS, bits
from comitium.games.republic.state.republic import Republic

RULE: Final = "1.07.21"
LIGHT: Final = 1  # in `levels`
DARK: Final = 2
OMENS_PAYERS: Final[list[Callable[[Republic, int, int], int]]] = []  # [2.01.7] with the cost and the level; say what is left


def face(event: int, level: int) -> int:
    """Where the tables of events keep the side that is in play."""
    return 2 * event + (1 if level >= DARK else 0)


def draw_event(game: Republic) -> None:
    """[1.07.21] Three dice on the column of the era. Light side first, then the dark one; more where that means something.
    Omens touch neither this throw nor that of the initiative."""
    total = game.die() + game.die() + game.die()
    event = random_event(game.era, total)
    before = game.levels[event]
    if before >= DARK and EVENT_AGAIN[event] == AGAIN_NOTHING:
        if game.has_listener:
            game.tell(EventRepeated(RULE, total, face(event, before)), EVERYBODY)
        return
    level = before + 1 if before < DARK or EVENT_AGAIN[event] == AGAIN_ADDS else before
    game.levels[event] = level
    if game.has_listener:
        game.tell(EventDrawn(RULE, total, face(event, level), level), EVERYBODY)
    happen(game, event, level)


def happen(game: Republic, event: int, level: int) -> None:
    """[1.07.21] What an event does at once. The others are looked at when their time comes."""
    if event == EPIDEMIC:
        epidemic(game, level)
    elif event == EVIL_OMENS:
        evil_omens(game, level)
    elif event == MOB_VIOLENCE:
        mob_violence(game, level)
    elif event == NATURAL_DISASTER:
        natural_disaster(game, level)
    elif event == REFUGE:
        if level == DARK and refugee(game) >= 0:
            rise(game, RULE)
    elif event == RHODIAN_ALLIANCE:
        alliance_offered(game, RULE)
    elif event == STORM_AT_SEA:
        storm_breaks(game)


def evil_omens(game: Republic, level: int) -> None:
    """[1.07.21] The first time the State pays for the sacrifices, [2.01.7] or the Pontifex Maximus as far as he can."""
    cost = -EVENT_TALENTS[face(EVIL_OMENS, level)]
    for settle in OMENS_PAYERS:
        cost = settle(game, cost, level)
    pay(game, cost, RULE)


def expire(game: Republic) -> None:
    """[1.07.1] Event cards leave the Forum, except those that wait for something."""
    for event in range(EVENTS):
        if game.levels[event] and EVENT_UNTIL[event] == UNTIL_NEXT_FORUM:
            if game.has_listener:
                game.tell(EventExpired("1.07.1", face(event, game.levels[event])), EVERYBODY)
            game.levels[event] = 0


def epidemic(game: Republic, level: int) -> None:
    """[1.07.21] Six chits for Rome; on the dark side for those who are away, of whom only the first one drawn dies."""
    number = EVENT_CHITS[face(EPIDEMIC, level)]
    if level == LIGHT:
        strike(game, number, game.rome | game.forum, RULE)
        return
    exposed = away(game)
    for chit in chits.draw(game, number, RULE):
        victim = chits.senator_of_chit(game, chit, RULE)
        if victim >= 0 and exposed >> victim & 1:
            kill(game, victim, RULE)
            return


def away(game: Republic) -> int:
    """[1.07.21] Governors, Proconsuls, captives and rebels who are not in Rome."""
    found = (game.proconsuls | game.rebels) & ~game.rome
    for senator in range(SENATORS):
        where = game.where[senator]
        if GOVERNING <= where < GOVERNING + PROVINCES or game.is_captive(senator):
            found |= 1 << senator
    return found


def mob_violence(game: Republic, level: int) -> None:
    """[1.07.21] As many chits as there is unrest, on the dark side a die more, for the unpopular in Rome."""
    side = face(MOB_VIOLENCE, level)
    number = game.unrest
    for _ in range(EVENT_CHIT_DICE[side]):
        thrown = game.die()
        number += max(0, thrown - game.omens)
        if game.has_listener:
            game.tell(MobRolled(RULE, thrown, number), EVERYBODY)
    exposed = 0
    for senator in bits(game.rome | game.forum):
        if game.popularity[senator] < game.unrest + MOB_MARGIN[side]:
            exposed |= 1 << senator
    if number:
        strike(game, number, exposed, RULE)


def natural_disaster(game: Republic, level: int) -> None:
    """[1.07.21] The State pays, the first time; a die, which omens do not touch, says which concession is destroyed."""
    if not pay(game, -EVENT_TALENTS[face(NATURAL_DISASTER, level)], RULE):
        return
    thrown = game.die()
    concession = DISASTER_CONCESSIONS[thrown - 1]
    if game.has_listener:
        game.tell(DisasterRolled(RULE, thrown, concession), EVERYBODY)
    destroy(game, concession, RULE)
