"""[1.07.332] A later war of a series is attacked only in a turn in which every earlier active one is: for the whole proposal,
in whatever order its items stand, and again whenever it takes somebody away (B-43, C-83)."""

from __future__ import annotations

import pytest

from comitium.games.republic.rules.common.wars import recall
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.state.numbers import AT_WAR
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, man, send, wage, war
from games.republic.fixtures.senate import ballot, can, hush, offer, refused, sit, tell
from games.republic.fixtures.wars.armies import armed, deploy, item, units


def punic(*proconsuls: tuple[str, str]) -> Republic:
    """The 1st and the 2nd Punic War are active; these men have stood on them since an earlier turn."""
    game = armed(12, 14)
    wage(game, "1st_punic_war")
    wage(game, "2nd_punic_war")
    for who, where in proconsuls:
        send(game, man(who), where, legions=3, fleets=5)
        game.proconsuls |= 1 << man(who)
    sit(game)
    offer(game, kinds.MILITARY)
    return game


def on(game: Republic, who: str) -> bool:
    """Whether he is at war."""
    return game.where[man(who)] >= AT_WAR


def finish(game: Republic) -> None:
    """The proposal is announced, everybody who must agree does, and it is passed."""
    tell(game, "done")
    hush(game)
    while can(game, "yes"):
        tell(game, "yes")
        hush(game)
    ballot(game)


@pytest.mark.parametrize("wars", [("1st_punic_war", "2nd_punic_war"), ("2nd_punic_war", "1st_punic_war")])
def test_1_07_332_two_wars_of_a_series_in_one_proposal_in_either_order(wars: tuple[str, str]) -> None:
    game = punic()
    deploy(game, "julius", wars[0], 6, 5)
    deploy(game, "cornelius", wars[1], 6, 5)
    finish(game)
    assert game.where[man("julius")] == AT_WAR + war(wars[0])
    assert game.where[man("cornelius")] == AT_WAR + war(wars[1])


def test_1_07_332_the_later_alone_is_no_proposal() -> None:
    game = punic()
    deploy(game, "julius", "2nd_punic_war", 6, 5)
    refused(game, "done", "1.07.332")


def test_1_07_332_who_is_the_last_to_go_is_not_sent_to_the_later_one() -> None:
    """Nobody is left who could attack the 1st beside him."""
    game = armed(12, 14)
    wage(game, "1st_punic_war")
    wage(game, "2nd_punic_war")
    wage(game, "syrian_war")
    send(game, man("cornelius"), "syrian_war", legions=4, fleets=2)
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, "deploy julius")
    refused(game, "war 2nd_punic_war", "1.09.64")


@pytest.mark.parametrize("recalled_first", [False, True])
def test_1_07_332_his_colleague_on_the_earlier_war_is_not_recalled_in_the_same_proposal(recalled_first: bool) -> None:
    game = punic(("claudius", "1st_punic_war"))
    if recalled_first:
        tell(game, "recall claudius")
    deploy(game, "julius", "2nd_punic_war", 6, 5)
    if not recalled_first:
        assert can(game, "done")
        tell(game, "recall claudius")
    refused(game, "done", "1.07.332")
    deploy(game, "cornelius", "1st_punic_war", 6, 5)
    finish(game)
    assert not on(game, "claudius")


def test_1_07_332_nor_in_a_later_one() -> None:
    game = punic(("claudius", "1st_punic_war"))
    deploy(game, "julius", "2nd_punic_war", 6, 5)
    finish(game)
    offer(game, kinds.MILITARY)
    tell(game, "recall claudius")
    refused(game, "done", "1.07.332")


def test_1_07_332_nor_in_a_later_turn_unless_both_come_home() -> None:
    game = punic(("claudius", "1st_punic_war"), ("fabius", "2nd_punic_war"))
    tell(game, "recall claudius")
    refused(game, "done", "1.07.332")
    tell(game, "recall fabius")
    finish(game)
    assert not on(game, "claudius")
    assert not on(game, "fabius")


def test_1_07_332_who_is_left_with_too_few_to_stay_does_not_attack() -> None:
    """[1.09.9] He would be called home when the session ends, and the later war fought alone."""
    game = punic(("claudius", "1st_punic_war"), ("fabius", "2nd_punic_war"))
    tell(game, "thin claudius")
    units(game, 0, 4)
    refused(game, "done", "1.07.332")


def test_1_07_332_a_replacement_keeps_the_attack_up() -> None:
    game = punic(("claudius", "1st_punic_war"), ("fabius", "2nd_punic_war"))
    tell(game, "replace claudius", "senator julius")
    units(game, 6, 0)
    assert can(game, "done")


def test_1_07_332_the_later_may_be_given_up_or_lose_its_commander() -> None:
    game = punic(("claudius", "1st_punic_war"), ("fabius", "2nd_punic_war"))
    tell(game, "recall fabius")
    assert can(game, "done")


def test_1_07_332_a_vote_is_void_once_nobody_attacks_the_earlier_war() -> None:
    game = punic(("claudius", "1st_punic_war"))
    deploy(game, "julius", "2nd_punic_war", 12, 9)
    tell(game, "done", "yes")  # he agrees to go with so few
    hush(game)
    recall(game, man("claudius"), "1.09.644")
    tell(game, "call column")
    assert asked(game) == "Business"
    assert not on(game, "julius")


def test_c_83_whom_a_death_leaves_alone_on_the_later_war_fights_on_and_is_reinforced() -> None:
    game = punic(("claudius", "1st_punic_war"), ("fabius", "2nd_punic_war"))
    tell(game, "pass")
    hush(game)
    kill(game, man("claudius"), "1.10.7")
    item(game, "reinforce fabius", legions=2, fleets=1)
    ballot(game)
    assert on(game, "fabius")
    offer(game, kinds.MILITARY)
    tell(game, "deploy julius", "war 2nd_punic_war")  # but another commander goes there only with one for the 1st
    units(game, 6, 5)
    refused(game, "done", "1.07.332")
