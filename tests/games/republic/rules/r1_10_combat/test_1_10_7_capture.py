"""[1.10.7] to [1.10.9] What comes after a battle: deaths, captives and ransom, Proconsuls, wars that are not prosecuted."""

from __future__ import annotations

import pytest

from comitium.core.errors import Illegal
from comitium.games.republic.choices import NO, TALENTS
from comitium.games.republic.events.combat import SenatorRansomed
from comitium.games.republic.rules.common.wars import leave_play
from comitium.games.republic.rules.r1_10_combat.r1_10_9_prosecution import is_prosecuted, judge_wars
from comitium.games.republic.rules.r1_10_combat.r1_10_12_attack import Attack
from comitium.games.republic.rules.r1_10_combat.r1_10_71_capture import Ransom
from comitium.games.republic.rules.r1_10_combat.r1_10_combat import Combat
from comitium.games.republic.state.numbers import (
    ACTIVE,
    AT_WAR,
    BEATEN,
    CAPTIVE,
    DICTATOR,
    FIELD_CONSUL,
    MASTER_OF_HORSE,
    NOBODY,
    OUT,
    RAID,
    ROME,
    STRAY,
    bits,
    count,
)
from games.republic.fixtures.builder import asked, capture, check, govern, listen, play, put, say, send, stray, wage, war
from games.republic.fixtures.wars.battles import combat_table, syria

# -- 1.10.7


def test_1_10_7_a_chit_that_is_not_the_last_kills() -> None:
    game, senator = syria(2, 2, 3, chits=[27, 12, 0, 3])
    assert game.where[senator] == OUT
    assert count(game.legions[STRAY + war("syrian_war")]) == 4


def test_1_10_7_the_dictators_death_in_a_victory_sends_his_master_home_without_office() -> None:
    game = combat_table()
    wage(game, "syrian_war")
    dictator = put(game, "marius", 0, office=DICTATOR)
    master = put(game, "fabius", 1, office=MASTER_OF_HORSE)
    send(game, dictator, "syrian_war", legions=8, fleets=2)
    send(game, master, "syrian_war")
    game.loaded = [2, 2, 1]
    game.urn = [27, 0, 0, 0]
    total = 5 + 8 + 4 + game.military(master) - 6
    assert total >= 14
    play(game, Attack(0, war("syrian_war"), dictator))
    assert game.where[master] == ROME
    assert game.offices[MASTER_OF_HORSE] == NOBODY
    assert game.legions[ACTIVE]
    assert game.zone[war("syrian_war")] == BEATEN
    check(game)


@pytest.mark.parametrize(
    ("drawn", "where"),
    [([27, 2, 0, 0, 0], OUT), ([2, 27, 0, 0, 0], OUT), ([27, 0, 0, 0, 2], CAPTIVE + war("syrian_war"))],
)
@pytest.mark.parametrize("option", ["loses_office", "keeps_office"])
def test_1_09_34_a_master_of_horse_who_falls_with_his_dictator_does_not_go_home_first(
    option: str, drawn: list[int], where: int
) -> None:
    game = combat_table(moh_after_dictator_death=option)
    wage(game, "syrian_war")
    dictator = put(game, "marius", 0, office=DICTATOR)
    master = put(game, "fabius", 1, office=MASTER_OF_HORSE)
    send(game, dictator, "syrian_war", legions=8, fleets=2)
    send(game, master, "syrian_war")
    game.loaded = [6, 5, 5]  # a disaster: four legions and a fleet are lost
    game.urn = drawn[:]
    ear = listen(game)
    play(game, Attack(0, war("syrian_war"), dictator))
    assert game.where[dictator] == OUT
    assert game.where[master] == where
    assert "SenatorCameToRome" not in ear.names()
    check(game)


@pytest.mark.parametrize(("option", "kept"), [("loses_office", False), ("keeps_office", True)])
def test_t_25_master_of_horse_after_the_dictators_death(option: str, kept: bool) -> None:
    game = combat_table(moh_after_dictator_death=option)
    wage(game, "1st_gallic_war")
    dictator = put(game, "marius", 0, office=DICTATOR)
    master = put(game, "furius", 1, office=MASTER_OF_HORSE)
    send(game, dictator, "1st_gallic_war", legions=4)
    send(game, master, "1st_gallic_war")
    command = min(4, 4 + game.military(master))
    natural = 12 - 4 - command + 10  # a stalemate that costs one legion
    game.loaded = [4, 4, natural - 8]
    game.urn = [27]
    play(game, Attack(0, war("1st_gallic_war"), dictator))
    assert game.where[dictator] == OUT
    assert game.where[master] == ROME
    assert (game.offices[MASTER_OF_HORSE] == master) == kept


# -- 1.10.71


def test_1_10_71_the_last_of_several_chits_captures() -> None:
    game, senator = syria(2, 2, 3, chits=[0, 0, 0, 27])
    assert game.where[senator] == CAPTIVE + war("syrian_war")
    assert asked(game) == "Ransom"
    assert game.offices[FIELD_CONSUL] == senator  # C-15
    assert not game.proconsuls
    assert count(game.legions[STRAY + war("syrian_war")]) == 4
    assert game.allegiance[bits(game.veterans)[0]] == senator  # C-12: a captive keeps the marker


def test_1_10_71_a_single_chit_kills() -> None:
    game = combat_table()
    wage(game, "1st_gallic_war")
    senator = put(game, "marius", 0, office=FIELD_CONSUL)
    send(game, senator, "1st_gallic_war", legions=6)
    game.loaded = [4, 4, 4]  # 12 + 6 + 4 - 10 = 12: one legion
    game.urn = [27]
    play(game, Attack(0, war("1st_gallic_war"), senator))
    assert game.where[senator] == OUT


def test_c_13_draw_two_makes_two_chits_of_one() -> None:
    game = combat_table()
    wage(game, "1st_gallic_war")
    senator = put(game, "marius", 0, office=FIELD_CONSUL)
    send(game, senator, "1st_gallic_war", legions=6)
    game.loaded = [4, 4, 4]
    game.urn = [31, 5, 27]
    play(game, Attack(0, war("1st_gallic_war"), senator))
    assert game.where[senator] == CAPTIVE + war("1st_gallic_war")


def test_t_26_nobody_is_captured_in_a_victory() -> None:
    game = combat_table()
    wage(game, "syrian_war")
    senator = put(game, "marius", 0, office=FIELD_CONSUL)
    send(game, senator, "syrian_war", legions=8, fleets=2)
    game.loaded = [3, 3, 2]
    game.urn = [0, 0, 0, 0, 1, 27]
    play(game, Attack(0, war("syrian_war"), senator))
    assert game.where[senator] == OUT


def test_1_10_71_ransom_is_twice_his_influence_or_ten_from_both_purses() -> None:
    game, senator = syria(2, 2, 3, chits=[0, 0, 0, 27])
    game.box[0] = 20
    assert game.legal(0) == [NO, *[TALENTS + own for own in range(7)]]
    say(game, TALENTS + 4)
    assert (game.talents[senator], game.box[0]) == (2, 6)
    assert game.where[senator] == ROME
    check(game)
    game = combat_table()
    senator = put(game, "marius", 0, influence=3, talents=6)
    game.box[0] = 5
    capture(game, senator, RAID)
    ear = listen(game)
    play(game, Ransom(0, senator))
    assert game.legal(0) == [NO, TALENTS + 5, TALENTS + 6]
    say(game, TALENTS + 6)
    paid = ear.all(SenatorRansomed)[0]
    assert (paid.own, paid.treasury) == (6, 4)


def test_1_10_71_who_cannot_pay_is_asked_all_the_same() -> None:
    game, senator = syria(2, 2, 3, chits=[0, 0, 0, 27])
    assert game.legal(0) == [NO]
    with pytest.raises(Illegal) as refused:
        say(game, TALENTS + 6)
    assert refused.value.rule == "1.10.71"
    say(game, NO)
    assert game.where[senator] == CAPTIVE + war("syrian_war")


def test_1_10_71_captives_die_with_their_war() -> None:
    game, senator = syria(2, 2, 3, chits=[0, 0, 0, 27])
    say(game, NO)
    leave_play(game, war("syrian_war"), BEATEN, "1.10.4")
    assert game.where[senator] == OUT


def test_c_17_a_window_opens_before_each_battle_against_the_war_that_holds_him() -> None:
    game = combat_table()
    wage(game, "syrian_war")
    captive = put(game, "cornelius", 0)
    capture(game, captive, war("syrian_war"))
    senator = put(game, "fabius", 1)
    send(game, senator, "syrian_war", legions=12, fleets=3)
    play(game, Attack(0, war("syrian_war"), senator))
    assert asked(game) == "Ransom"
    assert game.actors() == [0]


def test_c_15_a_captured_dictator_and_his_master() -> None:
    game = combat_table()
    wage(game, "1st_gallic_war")
    dictator = put(game, "marius", 0, office=DICTATOR)
    master = put(game, "furius", 1, office=MASTER_OF_HORSE)
    send(game, dictator, "1st_gallic_war", legions=4)
    send(game, master, "1st_gallic_war")
    game.loaded = [4, 4, 3]  # 11 + 8 - 10 = 9: four legions
    game.urn = [0, 0, 0, 27]
    play(game, Attack(0, war("1st_gallic_war"), dictator))
    assert game.where[dictator] == CAPTIVE + war("1st_gallic_war")
    assert game.where[master] == ROME
    assert game.offices[MASTER_OF_HORSE] == master
    assert game.offices[DICTATOR] == dictator


def test_a_20_a_ransomed_governor_does_not_return_to_his_province() -> None:
    game = combat_table(scenario="middle")
    senator = put(game, "marius", 0, influence=3, talents=20)
    number = govern(game, senator, "sicilia")
    capture(game, senator, RAID)
    play(game, Ransom(0, senator))
    say(game, TALENTS + 10)
    assert game.governor[number] == NOBODY
    assert game.where[senator] == ROME


# -- 1.10.8


def test_1_10_8_a_proconsul_gives_up_his_office_and_is_a_prior_consul() -> None:
    game, senator = syria(3, 3, 3, chits=[])
    assert game.proconsuls == 1 << senator
    assert game.prior_consul == 1 << senator
    assert game.offices[FIELD_CONSUL] == NOBODY
    assert game.where[senator] == AT_WAR + war("syrian_war")


def test_c_19_a_dictator_who_becomes_proconsul_sends_his_master_home_in_office() -> None:
    game = combat_table()
    wage(game, "1st_gallic_war")
    dictator = put(game, "cornelius", 0, office=DICTATOR)
    master = put(game, "fabius", 1, office=MASTER_OF_HORSE)
    send(game, dictator, "1st_gallic_war", legions=3)
    send(game, master, "1st_gallic_war")
    game.loaded = [5, 6, 6]  # 17 + 6 - 10 = 13
    play(game, Attack(0, war("1st_gallic_war"), dictator))
    assert game.offices[DICTATOR] == NOBODY
    assert game.offices[MASTER_OF_HORSE] == master
    assert game.where[master] == ROME
    assert game.proconsuls == 1 << dictator


# -- 1.10.9


def test_1_10_9_the_seed_example() -> None:
    game = combat_table(scenario="middle")
    for key in ("1st_cilician_pirates", "numantine_war", "lusitanian_war"):
        wage(game, key)
    game.naval_victory |= 1 << war("1st_cilician_pirates")
    senator = put(game, "cornelius", 0)
    send(game, senator, "lusitanian_war", legions=4, fleets=2)
    game.fought_land = 1 << war("lusitanian_war")
    judge_wars(game)
    assert bits(game.unprosecuted) == sorted([war("1st_cilician_pirates"), war("numantine_war")])


def test_1_10_9_too_few_fleets_are_left() -> None:
    game = combat_table()
    wage(game, "syrian_war")
    senator = put(game, "cornelius", 0)
    send(game, senator, "syrian_war", legions=4, fleets=1)
    game.fought_land = 1 << war("syrian_war")
    assert not is_prosecuted(game, war("syrian_war"))


def test_1_10_9_a_naval_victory_counts_in_its_own_turn_only() -> None:
    game = combat_table()
    wage(game, "1st_punic_war")
    senator = put(game, "marius", 0, office=FIELD_CONSUL)
    send(game, senator, "1st_punic_war", fleets=12)
    game.loaded = [4, 4, 4]
    play(game, Combat(0))
    assert not game.unprosecuted
    play(game, Combat(0))
    assert game.unprosecuted == 1 << war("1st_punic_war")


def test_1_10_9_a_defeat_that_leaves_a_legion_counts() -> None:
    game = combat_table()
    wage(game, "1st_gallic_war")
    stray(game, "1st_gallic_war", 1)
    game.fought_land = 1 << war("1st_gallic_war")
    assert is_prosecuted(game, war("1st_gallic_war"))
