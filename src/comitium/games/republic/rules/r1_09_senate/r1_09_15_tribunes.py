"""[1.09.15] Tribunes: whose they are, how they are spent, and the veto."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.frames import Script, Step
from comitium.games.republic.catalogue.ids import TRIBUNE
from comitium.games.republic.catalogue.senators import FREE_TRIBUNES
from comitium.games.republic.events import senate as events
from comitium.games.republic.rules.common.hands import play_kind
from comitium.games.republic.rules.r1_09_senate.r1_09_13_measures import measure
from comitium.games.republic.rules.r1_09_senate.r1_09_14_vote import floor
from comitium.games.republic.rules.r1_09_senate.r1_09_15_answers import ask_answers
from comitium.games.republic.state.numbers import REBEL, SENATORS
from comitium.games.republic.state.republic import Republic


def is_free_tribune(game: Republic, seat: int, senator: int) -> bool:
    """[B-11] A statesman's own Tribune: once a turn, wherever he is, but not as a captive or a rebel."""
    if (
        not 0 <= senator < SENATORS
        or FREE_TRIBUNES[senator] == 0
        or game.faction[senator] != seat
        or game.session.spoken >> senator & 1
    ):
        return False
    return not game.is_captive(senator) and game.where[senator] != REBEL


def spend_tribune(game: Republic, seat: int, means: int, rule: str) -> None:
    """[1.09.15] The card is discarded, or the statesman has spoken for this turn."""
    if means == 0:
        play_kind(game, seat, TRIBUNE, rule)
    else:
        game.session.spoken |= 1 << means - 1
    if game.has_listener:
        game.tell(events.TribunePlayed(rule, seat, means), EVERYBODY)


class Vetoing(Script[Republic]):
    """[1.09.152] A Tribune's veto: the answers to it, then the vote dies."""

    def __init__(self, at: int, faction: int) -> None:
        super().__init__(at)
        self.faction = faction

    def steps(self) -> list[Step]:
        return VETOING


def veto_answered(game: Republic, vetoing: Vetoing) -> None:
    ask_answers(game, vetoing.faction)


def veto_stands(game: Republic, vetoing: Vetoing) -> None:
    """[B-73] A riot may have ended the vote already: then it has no need of a veto."""
    game.pop()
    vote = floor(game)
    about = measure(vote.proposal)
    if about.stands(game, vote) == "" and not about.is_last(game, vote):
        vote.veto(game, vetoing.faction)
    else:
        vote.goes_on(game)


VETOING: Final[list[Step]] = [veto_answered, veto_stands]
