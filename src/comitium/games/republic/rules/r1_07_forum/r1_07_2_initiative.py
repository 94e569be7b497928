"""[1.07.2] One initiative: the roll, a card or an event, and four things the faction may do in this order."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.frames import Script, Step
from comitium.games.republic.catalogue.tables import EVENT_TOTAL
from comitium.games.republic.events.forum import InitiativeBegan, InitiativeRolled
from comitium.games.republic.rules.common.watch import OPEN_HAND, watch
from comitium.games.republic.rules.r1_07_forum.r1_07_3_cards import draw_card
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade, able_to_persuade
from comitium.games.republic.rules.r1_07_forum.r1_07_5_knights import Knights, able_to_attract, able_to_press
from comitium.games.republic.rules.r1_07_forum.r1_07_6_games import Games, able_to_give
from comitium.games.republic.rules.r1_07_forum.r1_07_7_leader import ChangeLeader
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_events import draw_event
from comitium.games.republic.state.republic import Republic


class Initiative(Script[Republic]):
    """[1.07.2] F1.1 to F1.6. A step in which nothing is possible, as everybody can see, is passed over."""

    def __init__(self, at: int, seat: int) -> None:
        super().__init__(at)
        self.seat = seat

    def steps(self) -> list[Step]:
        return INITIATIVE


def roll(game: Republic, initiative: Initiative) -> None:
    """[1.07.2] F1.1, F1.2: two dice, which omens do not touch; seven is an event, anything else a card."""
    total = game.two_dice()
    if game.has_listener:
        game.tell(InitiativeRolled("1.07.2", initiative.seat, total), EVERYBODY)
    if total == EVENT_TOTAL:
        draw_event(game)
    else:
        draw_card(game, initiative.seat)


def persuasion(game: Republic, initiative: Initiative) -> None:
    """[1.07.4] F1.3."""
    if able_to_persuade(game, initiative.seat):
        game.push(Persuade(initiative.seat))


def knights(game: Republic, initiative: Initiative) -> None:
    """[1.07.5] F1.4."""
    if able_to_attract(game, initiative.seat) or able_to_press(game, initiative.seat):
        game.push(Knights(initiative.seat))


def games(game: Republic, initiative: Initiative) -> None:
    """[1.07.6] F1.5."""
    if able_to_give(game, initiative.seat):
        game.push(Games(initiative.seat))


def leader(game: Republic, initiative: Initiative) -> None:
    """[1.07.7] F1.6."""
    seat = initiative.seat
    present = game.leader[seat]
    if game.members[seat] & ~(1 << present if present >= 0 else 0):
        game.push(ChangeLeader(seat))


INITIATIVE: Final[list[Step]] = [roll, persuasion, knights, games, leader]


def begin_initiative(game: Republic, number: int, seat: int) -> None:
    """[1.07] The first to the sixth of this turn."""
    if game.has_listener:
        game.tell(InitiativeBegan("1.07.2", number, seat), EVERYBODY)
    if game.is_neutral(seat):
        watch(game, OPEN_HAND)  # [D-9] a card that waited may be playable now
    game.push(Initiative(0, seat))
