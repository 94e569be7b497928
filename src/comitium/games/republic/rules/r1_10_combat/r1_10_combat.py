"""[1.10] The Combat Phase: K1 to K8."""

from __future__ import annotations

from typing import Final

from comitium.core.frames import Step
from comitium.games.republic.rules.common.provincial import PROVINCIAL_RULES
from comitium.games.republic.rules.common.ranks import highest_of
from comitium.games.republic.rules.common.rebel_governors import REBEL_GOVERNORS
from comitium.games.republic.rules.r1_10_combat.commanders import all_commanders, war_of
from comitium.games.republic.rules.r1_10_combat.gabinian_law import BuyUnits, may_buy
from comitium.games.republic.rules.r1_10_combat.r1_10_1_order import (
    DISPATCH,
    Order,
    Ordered,
    announce,
    are_commanders,
    fought_over,
)
from comitium.games.republic.rules.r1_10_combat.r1_10_9_prosecution import count_wars, end_alliance, judge_wars
from comitium.games.republic.rules.r1_10_combat.r1_10_12_attack import Engagement
from comitium.games.republic.rules.r1_11_revolution.r1_11_36_veterans import offer_defection
from comitium.games.republic.rules.r1_12_victory.endings import UNOPPOSED
from comitium.games.republic.rules.r1_12_victory.r1_12_2_rebel import rebel_prevails
from comitium.games.republic.state.numbers import ACTIVE, ALL_WARS
from comitium.games.republic.state.republic import REBEL_BATTLES, Republic


class Combat(Ordered):
    """[1.10] The Combat Phase. The queue has the commanders who were sent last to their wars, then the wars still to be
    fought."""

    def steps(self) -> list[Step]:
        return STEPS

    def is_sound(self, game: Republic) -> bool:
        if self.at == STEPS.index(announce_order):
            return are_commanders(game, self.queue)
        return not self.queue or 0 <= min(self.queue) <= max(self.queue) < ALL_WARS


def open_phase(game: Republic, combat: Combat) -> None:
    """What was fought and what was spent is that of this turn."""
    game.fought_land = 0
    game.fought_sea = 0
    game.victorious = 0
    game.marks[REBEL_BATTLES] = 0
    game.spent = [0] * ALL_WARS


def buy_units(game: Republic, combat: Combat) -> None:
    """[K1.1] [C-23] The Gabinian Law: commanders in order of rank."""
    if not may_buy(game):
        return
    left = all_commanders(game)
    questions: list[BuyUnits] = []
    while left:
        senator = highest_of(game, left)
        left &= ~(1 << senator)
        questions.append(BuyUnits(game.faction[senator], senator, []))
    questions.reverse()
    for question in questions:
        game.push(question)


def interceptions(game: Republic, combat: Combat) -> None:
    """[K1.2] [2.03.72] Rebels on their way to Italy may be intercepted."""
    if game.rules.rebel_governors:
        REBEL_GOVERNORS[0].ask_interception(game)


def call_veterans(game: Republic, combat: Combat) -> None:
    """[K1.3] [1.11.36] Veterans of loyal senators may leave the rebel's army."""
    offer_defection(game, ACTIVE)


def order_wars(game: Republic, combat: Combat) -> None:
    """[K2] [C-1] Which war is fought first."""
    wars = fought_over(game)
    if wars:
        game.push(Order(0, DISPATCH, wars, []))


def announce_order(game: Republic, combat: Combat) -> None:
    announce(game, combat.queue)
    combat.queue = [war_of(game, senator) for senator in combat.queue]


def next_war(game: Republic, combat: Combat) -> None:
    """[K3] The next war, to its end."""
    if combat.queue:
        game.push(Engagement(0, combat.queue.pop(0)))
        combat.again()


def nobody_sent(game: Republic, combat: Combat) -> None:
    """[K4] [1.11.35] [C-37] A rebel whom no army has fought has won, if Rome survives; [B-85] also if there is a Consul for
    Life, unless the option says otherwise. [2.03.8] Not one who has stayed in his province."""
    if game.rebel < 0 or game.marks[REBEL_BATTLES] or (game.rules.rebel_governors and game.stronghold() >= 0):
        return
    if game.rules.unopposed_rebel_wins or game.consul_for_life < 0:
        rebel_prevails(game, UNOPPOSED)


def provincial_battles(game: Republic, combat: Combat) -> None:
    """[K5] [2.02.4] Provinces under attack fight."""
    if game.rules.provincial_wars:
        PROVINCIAL_RULES[0].fight_wars(game)


def judge(game: Republic, combat: Combat) -> None:
    """[K6] [1.10.9] What had spared provinces, and what had deserted, is over."""
    game.relieved = 0
    game.deserted = [0] * len(game.deserted)
    judge_wars(game)


def dismiss_rhodians(game: Republic, combat: Combat) -> None:
    """[K7]"""
    end_alliance(game)


def survive(game: Republic, combat: Combat) -> None:
    """[K8] [1.12.3]"""
    count_wars(game)


STEPS: Final[list[Step]] = [
    open_phase, buy_units, interceptions, call_veterans, order_wars, announce_order, next_war, nobody_sent,
    provincial_battles, judge, dismiss_rhodians, survive,
]  # fmt: skip
