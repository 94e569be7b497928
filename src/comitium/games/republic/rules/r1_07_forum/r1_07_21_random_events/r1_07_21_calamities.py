"""[1.07.21] Random events that strike at once: epidemic, evil omens, mob violence, natural disaster, a refugee who rises."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.events import (
    DISASTER_CONCESSIONS,
    EVENT_CHIT_DICE,
    EVENT_CHITS,
    EVENT_TALENTS,
    MOB_MARGIN,
)
from comitium.games.republic.catalogue.ids import EPIDEMIC, EVIL_OMENS, MOB_VIOLENCE, NATURAL_DISASTER, REFUGE
from comitium.games.republic.events.forum import DisasterRolled, MobRolled
from comitium.games.republic.rules.common import chits
from comitium.games.republic.rules.common.treasury import pay
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill, strike
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_events import (
    DARK,
    LIGHT,
    RULE,
    RandomEvent,
    face,
    register,
)
from comitium.games.republic.rules.r1_07_forum.r1_07_34_leaders import refugee, rise
from comitium.games.republic.rules.r1_07_forum.r1_07_321_destroyed import destroy
from comitium.games.republic.state.numbers import GOVERNING, PROVINCES, SENATORS, bits
from comitium.games.republic.state.republic import Republic

OMENS_PAYERS: Final[list[Callable[[Republic, int, int], int]]] = []  # [2.01.7] with the cost and the level; say what is left


class Epidemic(RandomEvent):
    """[1.07.21] Six chits for Rome; on the dark side for those who are away, of whom only the first one drawn dies."""

    def happen(self, game: Republic, level: int) -> None:
        number = EVENT_CHITS[face(self.event, level)]
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


class EvilOmens(RandomEvent):
    """[1.07.21] The first time the State pays for the sacrifices, [2.01.7] or the Pontifex Maximus as far as he can."""

    def happen(self, game: Republic, level: int) -> None:
        cost = -EVENT_TALENTS[face(self.event, level)]
        for settle in OMENS_PAYERS:
            cost = settle(game, cost, level)
        pay(game, cost, RULE)


class MobViolence(RandomEvent):
    """[1.07.21] As many chits as there is unrest, on the dark side a die more, for the unpopular in Rome."""

    def happen(self, game: Republic, level: int) -> None:
        side = face(self.event, level)
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


class NaturalDisaster(RandomEvent):
    """[1.07.21] The State pays, the first time; a die, which omens do not touch, says which concession is destroyed."""

    def happen(self, game: Republic, level: int) -> None:
        if not pay(game, -EVENT_TALENTS[face(self.event, level)], RULE):
            return
        thrown = game.die()
        concession = DISASTER_CONCESSIONS[thrown - 1]
        if game.has_listener:
            game.tell(DisasterRolled(RULE, thrown, concession), EVERYBODY)
        destroy(game, concession, RULE)


class Refuge(RandomEvent):
    """[1.07.21] The dark side wakes the enemy leader who took refuge, if there is one."""

    def happen(self, game: Republic, level: int) -> None:
        if level == DARK and refugee(game) >= 0:
            rise(game, RULE)


register(Epidemic(EPIDEMIC))
register(EvilOmens(EVIL_OMENS))
register(MobViolence(MOB_VIOLENCE))
register(NaturalDisaster(NATURAL_DISASTER))
register(Refuge(REFUGE))
