"""[1.11] The Revolution Phase: X1 to X9."""

from __future__ import annotations

from typing import Final

from comitium.core.frames import Script, Step
from comitium.games.republic.deals.agreements import hand_over_cards
from comitium.games.republic.rules.common.rebel_governors import REBEL_GOVERNORS
from comitium.games.republic.rules.common.wars import wake_conditional
from comitium.games.republic.rules.r1_07_forum.r1_07_34_leaders import join_from_curia
from comitium.games.republic.rules.r1_10_combat.commanders import go_home
from comitium.games.republic.rules.r1_11_revolution.r1_04_5_trades import Trades
from comitium.games.republic.rules.r1_11_revolution.r1_11_1_plays import Excess, Plays
from comitium.games.republic.rules.r1_11_revolution.r1_11_3_declaration import Declarations
from comitium.games.republic.rules.r1_12_victory.r1_12_2_winning import life_wins
from comitium.games.republic.state.numbers import AT_WAR, CAPTIVE, FOUGHT, WARS, bits
from comitium.games.republic.state.republic import Republic


class Revolution(Script[Republic]):
    """[1.11] The Revolution Phase."""

    def steps(self) -> list[Step]:
        return STEPS


def reinforcement(game: Republic, revolution: Revolution) -> None:
    """[X1] [2.03.71] With rebel governors one of them may reinforce the march."""
    if game.rules.rebel_governors:
        REBEL_GOVERNORS[0].ask_reinforcement(game)


def keep_card_promises(game: Republic, revolution: Revolution) -> None:
    """[X2] [1.04.5] Cards that were promised in public change hands first."""
    hand_over_cards(game)


def trade_cards(game: Republic, revolution: Revolution) -> None:
    """[X2] [1.04.5]"""
    game.push(Trades())


def play_cards(game: Republic, revolution: Revolution) -> None:
    """[X3] [1.11.1]"""
    game.push(Plays())


def shed_cards(game: Republic, revolution: Revolution) -> None:
    """[X4] [1.11.2]"""
    game.push(Excess())


def declare(game: Republic, revolution: Revolution) -> None:
    """[X5] [X6] [1.11.3]"""
    if game.victorious or (game.rules.rebel_governors and game.rebel < 0):
        game.push(Declarations())
    if game.rules.rebel_governors:
        REBEL_GOVERNORS[0].ask_late_march(game)


def lay_down(game: Republic, revolution: Revolution) -> None:
    """[X7] [1.11.3] Who has not risen is in Rome, his units in the Active Forces."""
    for senator in bits(game.victorious):
        if AT_WAR <= game.where[senator] < CAPTIVE:
            go_home(game, senator, "1.11.3")
    game.victorious = 0


def wake_wars(game: Republic, revolution: Revolution) -> None:
    """[X8] [C-44] Wars whose provinces exist now; and Viriathus, if one that rages already has them now."""
    wake_conditional(game, "1.11")
    for war in range(WARS):
        if game.zone[war] == FOUGHT:
            join_from_curia(game, war, "1.07.341")


def check_victory(game: Republic, revolution: Revolution) -> None:
    """[X9] [1.12.1] The Consul for Life wins at the end of the turn."""
    life_wins(game)


STEPS: Final[list[Step]] = [
    reinforcement, keep_card_promises, trade_cards, play_cards, shed_cards, declare, lay_down, wake_wars, check_victory,
]  # fmt: skip
