"""[1.03] The sequence of play: seven phases a turn, until somebody has won or all have lost."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.audience import EVERYBODY
from comitium.core.frames import Frame, Script, Step
from comitium.games.republic.deals.agreements import lapse
from comitium.games.republic.events.people import PhaseBegan, TurnBegan
from comitium.games.republic.rules.common.watch import OPEN_HAND, watch
from comitium.games.republic.rules.r1_05_mortality.r1_05_mortality import Mortality
from comitium.games.republic.rules.r1_06_revenue.r1_06_revenue import Revenue
from comitium.games.republic.rules.r1_07_forum.r1_07_forum import Forum
from comitium.games.republic.rules.r1_08_population.r1_08_population import Population
from comitium.games.republic.rules.r1_09_senate.r1_09_senate import Senate
from comitium.games.republic.rules.r1_10_combat.r1_10_combat import Combat
from comitium.games.republic.rules.r1_11_revolution.r1_11_revolution import Revolution
from comitium.games.republic.rules.r3_setup.r3_01_setup import Setup
from comitium.games.republic.rules.r4_solitaire.r4_01_setup import SoloSetup
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_senate import SoloSenate
from comitium.games.republic.state.numbers import COMBAT, FORUM, MORTALITY, POPULATION, REVENUE, REVOLUTION, SENATE
from comitium.games.republic.state.options import Rules, check_rules
from comitium.games.republic.state.republic import Republic
from comitium.games.republic.state.setup import empty


class Years(Script[Republic]):
    """[1.03] One year after the other."""

    def steps(self) -> list[Step]:
        return TURN


def new(settings: dict[str, Any], seats: int, seed: int) -> Republic:
    """[3.01] [SU1] The first state: nothing lies on the table, and the setup is about to begin."""
    check_rules(settings, seats)
    game = empty(Rules(settings, seats), seed)
    game.push(Years(0))
    game.push(SoloSetup(0) if game.rules.neutrals else Setup(0))
    return game


def begin(game: Republic, phase: int, script: Frame[Republic]) -> None:
    game.phase = phase
    if game.agreements:
        lapse(game, phase)
    if game.has_listener:
        game.tell(PhaseBegan("1.03", phase), EVERYBODY)
    if game.rules.neutrals and phase != REVOLUTION:
        watch(game, OPEN_HAND)  # [D-45] Influence Peddling that came in the Revolution, or when the game was set up
    game.push(script)


def mortality(game: Republic, turn: Years) -> None:
    """I. [1.05]"""
    game.turn += 1
    if game.has_listener:
        game.tell(TurnBegan("1.03", game.turn), EVERYBODY)
    begin(game, MORTALITY, Mortality(0))


def revenue(game: Republic, turn: Years) -> None:
    """II. [1.06]"""
    begin(game, REVENUE, Revenue(0))


def forum(game: Republic, turn: Years) -> None:
    """III. [1.07]"""
    begin(game, FORUM, Forum(0))


def population(game: Republic, turn: Years) -> None:
    """IV. [1.08]"""
    begin(game, POPULATION, Population(0))


def senate(game: Republic, turn: Years) -> None:
    """V. [1.09]"""
    begin(game, SENATE, SoloSenate(0) if game.rules.neutrals else Senate(0))


def combat(game: Republic, turn: Years) -> None:
    """VI. [1.10]"""
    begin(game, COMBAT, Combat(0))


def revolution(game: Republic, turn: Years) -> None:
    """VII. [1.11]"""
    begin(game, REVOLUTION, Revolution(0))


def next_turn(game: Republic, turn: Years) -> None:
    """[1.03] What lasts a turn ends here."""
    turn.go_to(mortality)


TURN: Final[list[Step]] = [mortality, revenue, forum, population, senate, combat, revolution, next_turn]
