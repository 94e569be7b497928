"""The worked examples of the rulebook, number by number. Where a position says it all it stands here as one line."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.core.errors import Illegal
from comitium.games.republic import clauses
from comitium.games.republic.catalogue.words import DISASTER, STALEMATE, STANDOFF, VICTORY
from comitium.games.republic.choices import PASS, SENATOR, TALENTS, WORDS, YES
from comitium.games.republic.events.combat import ArmiesMet, BattleDecided, UnitsLost
from comitium.games.republic.events.forum import PersuasionRolled
from comitium.games.republic.kind import KIND
from comitium.games.republic.numbers import (
    ACTIVE,
    FORCE,
    FOUGHT,
    GOVERNING,
    IMMINENT,
    INACTIVE,
    RESERVE,
    ROME,
    STRAY,
    bits,
    count,
)
from comitium.games.republic.rules import r1_04_agreements as agreements
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import loyalty
from comitium.games.republic.rules.r1_09_senate.words import ATTEMPT
from comitium.games.republic.rules.wars import droughts, fleet_strength, is_revolt, land_strength, leave_play
from comitium.games.republic.state import OWED, Republic
from games.republic.builder import Ear, asked, listen, man, province, say, war
from games.republic.curia import ballot, can, hush, offer, refused, sit, tell
from games.republic.curia import table as senate

THE_OTHERS = "trident=manlius* star=fulvius*"


def at(text: str) -> Republic:
    game = KIND.from_position(text, 1)
    assert isinstance(game, Republic)
    game.advance()
    return game


def until(game: Republic, question: str) -> None:
    """Everybody passes or says the first that is offered, up to a question."""
    for _ in range(200):
        if asked(game) == question:
            return
        seat = game.actors()[0]
        game.apply(seat, game.legal(seat)[0])
    raise AssertionError(question)


# -- 1.04.3: 15 talents for a nomination and a vote


def test_1_04_3_who_did_what_was_said_is_paid_though_the_vote_was_lost() -> None:
    """Virginie (column) nominates Julius and votes for him, but calls Gilles (amphora) first; others buy votes against him."""
    game = at(
        "turn=2 phase=senate column=cornelius*(rome_consul,prior),fabius amphora=julius*(prior),claudius trident=manlius*(t20,prior) "
        "star=fulvius* amphora.box=15 session=step:5 stack=Years(combat)/Senate(censor)"
    )
    number = game.offer(1, clauses.read("amphora pay column 15; column nominate amphora censor julius; column for amphora censor julius"))
    game.accept(0, number)
    until(game, "Agenda") if asked(game) != "Nominate" else None
    boxes = game.box[0], game.box[1]
    assert boxes == (0, 15)
    assert [clause.to for clause in game.promises(1)] == [0]
    agreements.pay_debts(game)
    assert (game.box[0], game.box[1]) == (15, 0)
