"""Storms, last senators, governors' posts and disputes: how a tribune answers what is seldom asked."""

from __future__ import annotations

import pytest

from comitium.bots.republic.bargains.disputes import ArbitrationHeuristic, ClaimingHeuristic
from comitium.bots.republic.mood import AVERAGE, MOODS
from comitium.bots.republic.phases.chance import LastSenatorLostHeuristic, PromoteHeuristic, StormHeuristic
from comitium.bots.republic.senate.governors import GoOrLegateHeuristic, PostGovernorHeuristic, WhichProvinceHeuristic
from comitium.core.agreements import BROKEN
from comitium.games.republic.choices import FLEETS, NO, NUMBER, PASS, PROVINCE, SENATOR, YES
from comitium.games.republic.deals.choices import BREACH, CANCEL, PERFORM, REJECT, RETURN, UPHOLD
from comitium.games.republic.deals.disputes import Arbitration, Claiming
from comitium.games.republic.rules.r1_05_mortality.choices import CARRY_ON
from comitium.games.republic.rules.r1_05_mortality.r1_05_4_empty import LastSenatorLost
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_storm import Storm
from comitium.games.republic.rules.r1_09_senate.r1_09_5_governors import WhichProvince
from comitium.games.republic.rules.r1_09_senate.r1_09_8_various import Promote
from comitium.games.republic.rules.r1_09_senate.r1_09_52_posts import GoOrLegate
from comitium.games.republic.rules.r3_setup.r3_02_4_governors import PostGovernor
from comitium.games.republic.state.numbers import ACTIVE, FORCE, NOBODY
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.bargain import agree, at
from games.republic.fixtures.builder import create, man, new_table, province, put, raise_fleets, send, wage

_, PLUTOCRAT, _, _ = MOODS


# -- storms


def test_1_07_21_a_storm_takes_what_can_be_spared_and_italy_first() -> None:
    game = new_table()
    general = put(game, "furius", 0)
    wage(game, "syrian_war")  # support 2
    send(game, general, "syrian_war", fleets=5)
    raise_fleets(game, 6)
    storm = Storm(0, 4, [ACTIVE, FORCE + general], [])
    game.push(storm)
    in_italy = StormHeuristic().choose(game, 0, game.legal(0), AVERAGE) - FLEETS
    assert in_italy == 3  # 6, less the 3 that the war in sight may need there
    storm.take(in_italy)
    assert StormHeuristic().choose(game, 0, storm.legal(game, 0), AVERAGE) == FLEETS + 1


# -- people


def test_1_05_4_nobody_gives_up() -> None:
    game = new_table()
    game.push(LastSenatorLost(0))
    assert LastSenatorLostHeuristic().choose(game, 0, game.legal(0), AVERAGE) == CARRY_ON


def test_1_09_81_the_best_man_of_the_forum_is_promoted() -> None:
    game = new_table()
    for key in ("cornelius", "acilius"):
        put(game, key, NOBODY)
    game.push(Promote(0))
    assert PromoteHeuristic().choose(game, 0, game.legal(0), AVERAGE) == SENATOR + man("cornelius")


# -- governors


def two_provinces() -> Republic:
    """Asia is the richer one."""
    game = new_table("late")
    put(game, "papirius", 0, influence=1)
    put(game, "cornelius", 0, leader=True, influence=12)
    put(game, "valerius", 1, influence=1)
    create(game, "sicilia")
    create(game, "asia")
    return game


@pytest.mark.parametrize(("key", "chosen"), [("papirius", "asia"), ("valerius", "sicilia")])
def test_b_32_our_man_has_the_richest_province_and_another_the_poorest(key: str, chosen: str) -> None:
    game = two_provinces()
    game.push(WhichProvince(0, man(key)))
    menu = [PROVINCE + province(one) for one in ("sicilia", "asia")]
    assert WhichProvinceHeuristic().choose(game, 0, menu, AVERAGE) == PROVINCE + province(chosen)


@pytest.mark.parametrize(("key", "answer"), [("papirius", YES), ("cornelius", NO)])
def test_1_13_1_who_is_missed_in_rome_sends_a_legate(key: str, answer: int) -> None:
    game = two_provinces()
    game.push(GoOrLegate(0, man(key), province("asia")))
    assert GoOrLegateHeuristic().choose(game, 0, game.legal(0), PLUTOCRAT) == answer


def test_3_02_4_the_man_who_is_missed_least_has_the_long_term() -> None:
    game = two_provinces()
    game.push(PostGovernor(0, province("asia"), NOBODY))
    chosen = PostGovernorHeuristic().choose(game, 0, game.legal(0), PLUTOCRAT)
    assert chosen == SENATOR + man("papirius")
    game.apply(0, chosen)
    assert PostGovernorHeuristic().choose(game, 0, game.legal(0), PLUTOCRAT) == NUMBER + 3


# -- disputes


def disputed(status: int) -> tuple[Republic, int]:
    """Column has paid Amphora, which has promised something."""
    game = at()
    number = agree(game, "column pay amphora 2; amphora pay column 5")
    game.agreements[-1].clauses[1].status = status
    return game, number


def judged(game: Republic, number: int, claimant: int, claim: int) -> int:
    game.push(Arbitration([2, 3], [[], []], claimant, number, claim))
    return ArbitrationHeuristic().choose(game, 2, [UPHOLD, REJECT], AVERAGE)


def test_1_04_3_a_broken_promise_is_to_be_kept_after_all() -> None:
    game, number = disputed(BROKEN)
    assert judged(game, number, 0, PERFORM + 2) == UPHOLD
    assert judged(game, number, 0, RETURN + 1) == UPHOLD


def test_1_04_3_nobody_is_released_from_his_word_without_a_reason() -> None:
    game, number = disputed(0)
    assert judged(game, number, 1, CANCEL + 2) == REJECT


def test_1_04_3_where_only_people_can_tell_the_party_that_is_nearer_to_winning_is_wrong() -> None:
    game, number = disputed(0)
    game.influence[man("valerius")] = 30
    assert judged(game, number, 0, BREACH + 2) == UPHOLD
    game.influence[man("valerius")], game.influence[man("cornelius")] = 0, 30
    assert judged(game, number, 0, BREACH + 2) == REJECT


def test_1_04_3_it_claims_what_is_owed_to_it_and_nothing_else() -> None:
    game, number = disputed(BROKEN)
    game.push(Claiming(0, number))
    menu = [PASS, CANCEL + 1, PERFORM + 2]
    assert ClaimingHeuristic().choose(game, 0, menu, AVERAGE) == PERFORM + 2
    assert ClaimingHeuristic().choose(game, 0, [PASS, CANCEL + 1], AVERAGE) == PASS
