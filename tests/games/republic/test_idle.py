"""Questions that leave nothing to decide are not put to people: a standing order from the start answers them."""

from __future__ import annotations

import pytest

import comitium
from comitium.core.frames import Frame
from comitium.games.republic.choices import DONE, NUMBER, PASS
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade
from comitium.games.republic.rules.r1_09_senate.kinds import S6
from comitium.games.republic.rules.r1_09_senate.r1_09_5_governors import DraftGovernors
from comitium.games.republic.rules.r1_09_senate.r1_09_7_assassins import Attempt, Guard
from comitium.games.republic.rules.r1_11_revolution.r1_04_5_trades import Trade
from comitium.games.republic.state.numbers import NOBODY, SENATE
from comitium.games.republic.state.republic import Republic
from comitium.match.begin import replay
from comitium.match.orders import ANY, IDLE, IDLE_ALONE, StandingOrder
from comitium.play.who_leads import skip_dead_questions
from games.republic.fixtures.builder import create, deal, man, new_table, persuading, put


def idle(game: Republic, asked: Frame[Republic], seat: int = 0, alone: bool = False) -> int:
    return asked.idle_answer(game, seat, alone)


def test_1_07_4_nobody_is_asked_whom_to_persuade_where_nobody_can_be() -> None:
    game, cornelius, fabius = persuading()
    assert idle(game, Persuade(0)) == -1, "oratory, influence and talents are enough for a throw of 2"
    game.influence[cornelius] = 1
    game.talents[cornelius] = 0
    assert idle(game, Persuade(0)) == PASS
    assert idle(game, Persuade(0, persuader=cornelius)) == -1, "she has begun"
    game.talents[fabius] = 0
    game.talents[cornelius] = 30
    assert idle(game, Persuade(0)) == -1, "money may do it"


@pytest.mark.parametrize(("card", "alone", "said"), [
    ("blackmail", True, -1), ("blackmail", False, -1), ("tribune_1", False, -1), ("tribune_1", True, PASS),
])  # fmt: skip
def test_1_07_413_a_hand_that_might_hold_blackmail_is_asked_unless_she_plays_alone(card: str, alone: bool, said: int) -> None:
    game, cornelius, _ = persuading()
    game.influence[cornelius] = 1
    game.talents[cornelius] = 0
    deal(game, 0, card)
    assert idle(game, Persuade(0), alone=alone) == said, "others see the haste of an order, and not the hand"


def test_1_04_5_a_trade_is_not_asked_of_who_has_no_card() -> None:
    game, _, _ = persuading()
    deal(game, 1, "tribune_1")
    assert idle(game, Trade(0)) == PASS
    assert idle(game, Trade(1), 1) == -1


def test_1_09_5_another_province_is_not_asked_for_where_there_is_none() -> None:
    game = new_table()
    game.phase = SENATE
    game.session.step = S6
    sicilia = create(game, "sicilia")
    for key in ("cornelius", "fabius", "manlius"):
        put(game, key, 0)
    assert idle(game, DraftGovernors(0, [], NOBODY)) == -1
    named = DraftGovernors(0, [sicilia, man("fabius")], NOBODY)
    assert idle(game, named) == DONE
    create(game, "hispania_citerior")
    assert idle(game, named) == -1


@pytest.mark.parametrize(("die", "said"), [(1, NUMBER), (2, NUMBER), (3, -1), (6, -1)])
def test_1_09_73_no_bodyguard_is_asked_for_once_the_assassin_is_caught(die: int, said: int) -> None:
    game, cornelius, fabius = persuading()
    deal(game, 1, "secret_bodyguard_1")
    game.push(Attempt(0, cornelius, fabius, 0, 0, die, 0, 0, NOBODY))
    game.push(Guard(1))
    assert idle(game, game.stack[-1], 1) == said
    for guards in (1, 2):
        game.stack[-2].guards = guards  # type: ignore[attr-defined]
        assert said == -1 or idle(game, game.stack[-1], 1) == said, "they make it only worse for him"


@pytest.mark.parametrize("people", [[0], [0, 1]])
def test_the_order_stands_from_the_start_and_what_it_answers_is_in_the_journal(people: list[int]) -> None:
    match = comitium.new("republic", players=3, seed=5)
    skip_dead_questions(match, people)
    for seat in people:
        assert match.orders(seat) == [StandingOrder(ANY, IDLE_ALONE if len(people) == 1 else IDLE)]
    assert match.orders(2) == []
    dice = comitium.Dice(1, 2)
    ordered = 0
    while match.outcome is None and len(match.entries()) < 900:
        seat = match.game.actors()[0]
        if seat in people:
            assert match.game.stack[-1].idle_answer(match.game, seat, len(people) == 1) == -1
        legal = match.game.legal(seat)
        match.choose(seat, legal[dice.below(len(legal))])
    ordered = sum(entry.ordered for entry in match.entries())
    assert ordered > 0
    again = replay(match.journal(), torn=True)
    assert (again.digest, again.lines()) == (match.digest, match.lines())
