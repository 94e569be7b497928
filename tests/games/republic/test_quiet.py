"""Where nothing of one's own is at stake an order lets things go on, and nowhere else."""

from __future__ import annotations

import pytest

import comitium
from comitium import bots
from comitium.core.ids import id_of
from comitium.games.republic.choices import PASS, TALENTS
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import CounterBribe, attempt_below
from comitium.games.republic.rules.r1_09_senate.kinds import BY_CHAIR, CENSOR
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_interruptions import ANNOUNCED, FLOOR
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_windows import Window
from comitium.games.republic.rules.r1_11_revolution.r1_04_5_trades import Trade
from comitium.match.orders import ANY, QUIET, StandingOrder
from games.republic.fixtures.builder import persuading

ME = 2


@pytest.fixture(scope="module")
def heard() -> list[tuple[str, bool]]:
    """What one of four tribunes is still asked in some years under a quiet order: the kind, and whether it concerns her."""
    match = comitium.new("republic", players=4, seed=4)
    table = {seat: bots.make("tribune", "republic", bots.bot_seed(4, seat)) for seat in range(4)}
    match.order(ME, StandingOrder(ANY, QUIET))
    found: list[tuple[str, bool]] = []
    while match.outcome is None and match.view().turn < 4:
        seat, top = match.game.actors()[0], match.game.stack[-1]
        if seat == ME:
            found.append((id_of(top), top.routine_answer(match.game, seat) < 0))
        match.choose(seat, bots.ask(table[seat], bots.Seat("republic", match.game, seat, match.claims)))
    return found


def test_only_what_concerns_her_is_asked(heard: list[tuple[str, bool]]) -> None:
    assert all(concerned for _, concerned in heard)
    assert {"Window", "Turn", "Redistribution"} <= {kind for kind, _ in heard}


def test_1_09_15_windows_without_a_vote_and_on_her_own_proposal_are_passed() -> None:
    game, julius, _ = persuading()
    assert Window([0, 1], [[], []], FLOOR).routine_answer(game, 1) == PASS
    game.stack = [Vote(0, [CENSOR, julius], 0, julius, BY_CHAIR, False)]
    asked = Window([0, 1], [[], []], ANNOUNCED)
    assert (asked.routine_answer(game, 0), asked.routine_answer(game, 1)) == (PASS, -1)


@pytest.mark.parametrize("own", [False, True])
def test_1_07_413_bribes_for_the_senators_of_others_are_let_be(own: bool) -> None:
    match = comitium.new("republic", players=3, seed=1)
    dice = comitium.Dice(1, 2)
    while not (isinstance(match.game.stack[-1], CounterBribe) and _concerns(match) is own):
        assert match.outcome is None
        seat = match.game.actors()[0]
        match.choose(seat, match.game.legal(seat)[dice.below(len(match.game.legal(seat)))])
    seat = match.game.actors()[0]
    assert match.game.stack[-1].routine_answer(match.game, seat) == (-1 if own else TALENTS)


def _concerns(match: comitium.Match) -> bool:
    game = match.game
    return game.faction[attempt_below(game).target] == game.actors()[0]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("hand", "said"), [([], PASS), ([5], -1)])
def test_1_04_5_who_has_no_card_is_not_asked_whom_to_offer_one(hand: list[int], said: int) -> None:
    game, _, _ = persuading()
    game.hands[1] = hand
    assert Trade(1).routine_answer(game, 1) == said
