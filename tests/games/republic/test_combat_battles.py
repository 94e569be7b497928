"""[1.10.1] to [1.10.6] Battles against wars: strengths, dice, results, rewards. The figures are worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.core.errors import Illegal
from comitium.games.republic.catalogue.words import DEFEAT, DISASTER, STALEMATE, STANDOFF, VICTORY
from comitium.games.republic.choices import NO, NUMBER, YES
from comitium.games.republic.events.combat import ArmiesMet, BattleDecided, BattlesOrdered, UnitsLost
from comitium.games.republic.numbers import (
    ACTIVE,
    AT_WAR,
    BEATEN,
    COMBAT,
    DICTATOR,
    FIELD_CONSUL,
    FORCE,
    FOUGHT,
    MASTER_OF_HORSE,
    NOBODY,
    OUT,
    ROME,
    ROME_CONSUL,
    STRAY,
    UNKNOWN,
    VACANT,
    bits,
    count,
)
from comitium.games.republic.rules.provinces import revolt
from comitium.games.republic.rules.r1_10_combat.r1_10_12_attack import Attack, Engagement
from comitium.games.republic.rules.r1_10_combat.r1_10_combat import Combat
from comitium.games.republic.rules.wars import land_strength
from comitium.games.republic.state import Republic
from games.republic.builder import (
    Ear,
    asked,
    check,
    create,
    enact,
    event,
    lead,
    listen,
    new_table,
    play,
    province,
    put,
    raise_veterans,
    say,
    send,
    wage,
    war,
)


def table(**options: Any) -> Republic:
    game = new_table(**options)
    game.phase = COMBAT
    for seat, key in enumerate(("manlius", "claudius", "fulvius", "aurelius")):
        put(game, key, seat, leader=key != "manlius")  # nobody is without a senator
    return game


def fight(game: Republic, key: str, commander: int, *dice: int, chits: list[int] | None = None) -> Ear:
    """One force attacks, with these dice and these chits (all blank if none are named)."""
    ear = listen(game)
    game.loaded = list(dice)
    game.urn = chits if chits is not None else []
    play(game, Attack(0, war(key), commander))
    check(game)
    return ear


def result(ear: Ear) -> tuple[int, int]:
    decided = ear.all(BattleDecided)[-1]
    return decided.result, decided.total


BLANKS = [0, 0, 0, 0]  # the urn has no more


def lusitania() -> tuple[Republic, int]:
    """The rulebook's example: two Spanish wars under Viriathus, Scipio Aemilianus with 16 legions and 2 fleets."""
    game = table(scenario="middle")
    create(game, "hispania_citerior")
    create(game, "hispania_ulterior")
    wage(game, "lusitanian_war")
    wage(game, "numantine_war")
    lead(game, "viriathus")
    scipio = put(game, "1b_scipio_aemilianus", 0, leader=True, popularity=0, office=ROME_CONSUL)
    send(game, scipio, "lusitanian_war", legions=16, fleets=2)
    game.unrest = 3
    return game, scipio


# -- 1.10.11


def test_1_10_11_strengths_of_the_rulebook_example() -> None:
    game, scipio = lusitania()
    assert land_strength(game, war("lusitanian_war")) == 17
    assert land_strength(game, war("numantine_war")) == 21
    ear = fight(game, "lusitanian_war", scipio, 5, 4, 4)
    met = ear.all(ArmiesMet)[0]
    assert (met.army, met.command, met.enemy) == (16, 4, 17)


def test_1_10_11_a_standoff_number_that_he_voids_is_read_on_the_table() -> None:
    game, scipio = lusitania()
    influence = game.influence[scipio]
    ear = fight(game, "lusitanian_war", scipio, 3, 4, 4, chits=[*BLANKS, 30, 29])
    assert result(ear) == (VICTORY, 14)
    lost = ear.all(UnitsLost)[0]
    assert (lost.legions, lost.fleets) == (4, 2)
    assert game.popularity[scipio] == 1  # -2 for four legions, +3
    assert game.influence[scipio] == influence + 3
    assert game.unrest == 2
    assert game.treasury == 100  # a revolt has no spoils
    assert game.zone[war("lusitanian_war")] == BEATEN
    assert land_strength(game, war("numantine_war")) == 13


def marius(legions: int, **options: Any) -> tuple[Republic, int]:
    """The rulebook's second example: a commander of 4 against Spartacus and his gladiators."""
    game = table(scenario="late", **options)
    wage(game, "gladiator_revolt")
    lead(game, "spartacus")
    senator = put(game, "marius", 0, leader=True, popularity=0, office=FIELD_CONSUL)
    assert game.military(senator) == 4
    send(game, senator, "gladiator_revolt", legions=legions)
    game.unrest = 3
    return game, senator


def test_1_10_11_stalemate_of_the_second_example() -> None:
    game, senator = marius(9)
    ear = fight(game, "gladiator_revolt", senator, 4, 3, 3, chits=[0])
    assert result(ear) == (STALEMATE, 12)
    assert ear.all(UnitsLost)[0].legions == 1
    assert game.unrest == 3


def test_1_10_11_the_rating_is_capped_by_the_army() -> None:
    game, senator = marius(3)
    ear = fight(game, "gladiator_revolt", senator, 4, 3, 3)
    assert result(ear) == (DEFEAT, 5)
    assert ear.all(UnitsLost)[0].legions == 3
    assert game.where[senator] == ROME  # the family leads its faction: a new man
    assert game.unrest == 5


def test_1_10_11_evil_omens_are_taken_off() -> None:
    game, senator = marius(3)
    event(game, "evil_omens")
    assert result(fight(game, "gladiator_revolt", senator, 4, 3, 3)) == (DEFEAT, 4)


def test_1_10_11_a_master_of_horse_adds_his_rating_under_one_cap() -> None:
    game = table()
    wage(game, "1st_gallic_war")
    dictator = put(game, "cornelius", 0, office=DICTATOR)
    master = put(game, "fabius", 1, office=MASTER_OF_HORSE)
    both = game.military(dictator) + game.military(master)
    send(game, dictator, "1st_gallic_war", legions=8)
    send(game, master, "1st_gallic_war")
    met = fight(game, "1st_gallic_war", dictator, 4, 4, 4).all(ArmiesMet)[0]
    assert met.command == min(8, both)


def test_1_10_11_the_social_war_is_halved_by_the_law_but_the_reward_is_not() -> None:
    game = table(scenario="late")
    wage(game, "social_war")
    enact(game, "plautian_papirian_law")
    senator = put(game, "cornelius", 0, influence=10, popularity=0, office=FIELD_CONSUL)
    send(game, senator, "social_war", legions=16)
    ear = fight(game, "social_war", senator, 6, 6, 3)
    assert ear.all(ArmiesMet)[0].enemy == 5
    assert result(ear)[0] == VICTORY
    assert game.influence[senator] == 15


@pytest.mark.parametrize(
    ("level", "dice", "change"),
    [(1, (3, 4, 3), 3), (2, (3, 4, 3), 7), (1, (3, 4, 4), 0)],
)
def test_c_8_an_ally_deserts_on_an_even_throw(level: int, dice: tuple[int, int, int], change: int) -> None:
    game = table()
    wage(game, "syrian_war")
    event(game, "ally_deserts", level)
    senator = put(game, "cornelius", 0, office=FIELD_CONSUL)
    send(game, senator, "syrian_war", legions=6, fleets=5)
    ear = fight(game, "syrian_war", senator, *dice)
    army = 6 + min(6, game.military(senator))
    assert ear.all(BattleDecided)[0].total == sum(dice) + army - 6 - change


@pytest.mark.parametrize(("level", "dice", "enemy"), [(1, (5, 4, 4), 1), (2, (5, 4, 4), 0), (2, (5, 4, 3), 6)])
def test_c_8_an_enemy_ally_deserts_on_an_odd_throw(level: int, dice: tuple[int, int, int], enemy: int) -> None:
    game = table()
    wage(game, "syrian_war")
    event(game, "enemy_ally_deserts", level)
    senator = put(game, "cornelius", 0, office=FIELD_CONSUL)
    send(game, senator, "syrian_war", legions=6, fleets=5)
    ear = fight(game, "syrian_war", senator, *dice)
    assert ear.all(BattleDecided)[0].total == sum(dice) + 6 + min(6, game.military(senator)) - enemy


@pytest.mark.parametrize(("duration", "enemy"), [("battle", 3), ("turn", 6)])
def test_c_8_desertion_duration(duration: str, enemy: int) -> None:
    """At sea an even throw with a black 3; on land an odd one. With `turn` the 3 stays on the card."""
    game = table(scenario="middle", desertion_duration=duration)
    wage(game, "1st_cilician_pirates")
    event(game, "ally_deserts")
    senator = put(game, "cornelius", 0, popularity=0, office=FIELD_CONSUL)
    send(game, senator, "1st_cilician_pirates", legions=6, fleets=25)
    game.loaded = [3, 6, 5, 2, 2, 3]
    ear = listen(game)
    play(game, Attack(0, war("1st_cilician_pirates"), senator))
    say(game, YES)
    assert [met.enemy for met in ear.all(ArmiesMet)] == [8, enemy]


# -- 1.10.12


def punic(fleets: int, legions: int, **options: Any) -> tuple[Republic, int]:
    """A commander of 4 against the first Punic War, which has a fleet of 10 and asks for a support of 5."""
    game = table(**options)
    wage(game, "1st_punic_war")
    senator = put(game, "marius", 0, leader=True, influence=5, popularity=0, office=FIELD_CONSUL)
    send(game, senator, "1st_punic_war", legions=legions, fleets=fleets)
    game.unrest = 3
    return game, senator


def test_1_10_12_a_naval_victory_and_the_offer_of_a_land_battle() -> None:
    game, senator = punic(12, 8)
    ear = fight(game, "1st_punic_war", senator, 3, 3, 3, chits=[0, 0, 0, 0, 30, 29])
    assert result(ear) == (VICTORY, 15)
    assert (game.influence[senator], game.popularity[senator]) == (10, 4)
    assert game.unrest == 2
    assert game.naval_victory >> war("1st_punic_war") & 1
    assert (game.fleets[FORCE + senator], count(game.legions[FORCE + senator])) == (9, 5)
    assert game.veterans == 0  # [T-27]
    assert game.treasury == 100
    assert asked(game) == "Ashore"


def test_1_10_12_a_stalemate_at_sea_ends_the_attack() -> None:
    game, senator = punic(7, 8)
    ear = fight(game, "1st_punic_war", senator, 4, 4, 4)
    assert result(ear) == (STALEMATE, 13)
    assert len(ear.all(BattleDecided)) == 1
    assert not game.stack
    assert game.proconsuls >> senator & 1
    assert game.veterans == 0


def test_1_10_12_fleets_without_legions_go_home_after_their_victory() -> None:
    game, senator = punic(12, 0)
    fight(game, "1st_punic_war", senator, 3, 3, 3, chits=[0, 0, 0])
    assert game.where[senator] == ROME
    assert game.fleets[ACTIVE] == 9
    assert game.offices[FIELD_CONSUL] == senator
    assert not game.victorious
    assert not game.stack


def test_1_10_12_who_stops_is_victorious_and_keeps_his_force() -> None:
    game, senator = punic(12, 8)
    fight(game, "1st_punic_war", senator, 3, 3, 3, chits=[0, 0, 0, 0, 30, 29])
    say(game, NO)
    assert game.victorious == 1 << senator
    assert game.where[senator] == AT_WAR + war("1st_punic_war")
    assert not game.proconsuls
    assert not game.stack


def test_1_10_12_with_naval_winner_proconsul_he_is_one() -> None:
    game, senator = punic(12, 8, naval_winner="proconsul")
    fight(game, "1st_punic_war", senator, 3, 3, 3, chits=[0, 0, 0, 0, 30, 29])
    say(game, NO)
    assert game.proconsuls == 1 << senator
    assert not game.victorious


def test_1_10_12_without_the_support_left_he_cannot_go_on() -> None:
    game, senator = punic(8, 8)
    fight(game, "1st_punic_war", senator, 4, 4, 4, chits=[0, 0, 0, 0, 30, 29, 28, 26])
    assert game.naval_victory
    assert game.fleets[FORCE + senator] == 4
    assert not game.stack
    assert game.victorious == 1 << senator


def test_1_10_12_failing_on_land_after_the_victory_at_sea_makes_a_proconsul() -> None:
    game, senator = punic(14, 5)
    fight(game, "1st_punic_war", senator, 4, 4, 4, 2, 4, 4)
    game.urn = [0, 0, 0, 0, 30, 29, 28, 26]
    assert game.victorious
    say(game, YES)
    check(game)
    assert not game.victorious
    assert game.proconsuls >> senator & 1
    assert game.zone[war("1st_punic_war")] == FOUGHT


def test_c_3_a_force_without_a_fleet_cannot_fight_at_sea_and_stays_as_proconsul() -> None:
    game, senator = punic(0, 8)
    ear = fight(game, "1st_punic_war", senator, 6, 6, 6)
    assert not ear.all(BattleDecided)
    assert game.proconsuls >> senator & 1
    assert game.loaded == [6, 6, 6]


def test_c_2_support_must_be_in_the_force_itself() -> None:
    game = table()
    wage(game, "syrian_war")
    first = put(game, "cornelius", 0, office=ROME_CONSUL)
    second = put(game, "fabius", 1, office=FIELD_CONSUL)
    send(game, first, "syrian_war", legions=9, fleets=0)
    send(game, second, "syrian_war", legions=2, fleets=5)
    ear = fight(game, "syrian_war", first, 4, 4, 4)
    assert not ear.all(BattleDecided)


def test_1_10_12_only_yes_or_no_is_understood_ashore() -> None:
    game, senator = punic(12, 8)
    fight(game, "1st_punic_war", senator, 3, 3, 3, chits=[0, 0, 0, 0, 30, 29])
    before = game.clone()
    with pytest.raises(Illegal):
        say(game, NUMBER + 1)
    assert game == before


# -- 1.10.2, 1.10.21, 1.10.3, 1.10.31


def test_1_10_2_defeat_kills_both_men_and_leaves_the_rest_on_the_war() -> None:
    game = table()
    wage(game, "1st_gallic_war")
    dictator = put(game, "cornelius", 0, office=DICTATOR)
    master = put(game, "fabius", 1, office=MASTER_OF_HORSE)
    send(game, dictator, "1st_gallic_war", legions=5, fleets=3)
    send(game, master, "1st_gallic_war")
    game.unrest = 0
    command = min(5, game.military(dictator) + game.military(master))
    natural = 5 - 5 - command + 10
    dice = {5: (1, 2, 2), 6: (2, 2, 2), 4: (1, 1, 2), 3: (1, 1, 1)}[natural]
    ear = fight(game, "1st_gallic_war", dictator, *dice)
    assert result(ear) == (DEFEAT, 5)
    assert (count(game.legions[STRAY + war("1st_gallic_war")]), game.fleets[STRAY + war("1st_gallic_war")]) == (2, 0)
    assert game.where[dictator] == game.where[master] == OUT
    assert game.unrest == 2
    assert game.offices[DICTATOR] == game.offices[MASTER_OF_HORSE] == NOBODY


def test_1_10_2_every_unit_is_lost_at_3_or_less() -> None:
    game, senator = marius(3)
    event(game, "evil_omens", 3)
    fight(game, "gladiator_revolt", senator, 4, 3, 3)
    assert game.legions[STRAY + war("gladiator_revolt")] == 0


@pytest.mark.parametrize("dice", [(2, 2, 2), (4, 4, 3)])
def test_1_10_21_disaster_of_the_second_example(dice: tuple[int, int, int]) -> None:
    game, senator = marius(9)
    ear = fight(game, "gladiator_revolt", senator, *dice, chits=[*BLANKS, 30])
    assert result(ear)[0] == DISASTER
    assert count(game.legions[FORCE + senator]) == 4
    assert game.popularity[senator] == -2
    assert game.unrest == 4
    assert game.veterans == 0
    assert game.proconsuls >> senator & 1


@pytest.mark.parametrize("dice", [(4, 5, 5), (5, 5, 6)])
def test_1_10_31_standoff_of_the_second_example(dice: tuple[int, int, int]) -> None:
    game, senator = marius(9)
    ear = fight(game, "gladiator_revolt", senator, *dice, chits=[0, 0, 0])
    assert result(ear)[0] == STANDOFF
    assert count(game.legions[FORCE + senator]) == 6
    assert game.popularity[senator] == -1
    assert game.unrest == 3
    assert count(game.veterans) == 1


def test_1_10_21_what_he_voids_of_the_war_and_what_its_leader_keeps() -> None:
    game, scipio = lusitania()
    ear = fight(game, "lusitanian_war", scipio, 2, 2, 2, chits=[*BLANKS, 30, 29])
    assert result(ear) == (STALEMATE, 9)
    lost = ear.all(UnitsLost)[0]
    assert (lost.legions, lost.fleets) == (4, 2)
    game, scipio = lusitania()
    ear = fight(game, "lusitanian_war", scipio, 5, 5, 5, chits=[*BLANKS, 30, 29, 28, 27, 26])
    assert result(ear)[0] == DISASTER
    assert (count(game.legions[FORCE + scipio]), game.fleets[FORCE + scipio]) == (8, 1)


def test_1_10_31_a_leaders_standoff_and_a_clean_victory() -> None:
    game, scipio = lusitania()
    ear = fight(game, "lusitanian_war", scipio, 4, 4, 4, chits=[*BLANKS, 30])
    assert result(ear)[0] == STANDOFF
    assert (count(game.legions[FORCE + scipio]), game.fleets[FORCE + scipio]) == (12, 1)
    game, scipio = lusitania()
    ear = fight(game, "lusitanian_war", scipio, 5, 5, 6)
    assert result(ear) == (VICTORY, 19)
    assert not ear.all(UnitsLost)


def test_c_7_each_number_counts_once_against_a_war_in_a_turn() -> None:
    game = table(scenario="middle")
    wage(game, "jugurthine_war")
    first = put(game, "cornelius", 0, office=ROME_CONSUL)
    second = put(game, "fabius", 1, office=FIELD_CONSUL)
    send(game, first, "jugurthine_war", legions=8, fleets=4)
    send(game, second, "jugurthine_war", legions=8, fleets=4)
    ear = fight(game, "jugurthine_war", first, 5, 5, 4, chits=[*BLANKS, 30, 29])
    assert result(ear)[0] == DISASTER
    ear = fight(game, "jugurthine_war", second, 5, 5, 4)
    assert result(ear)[0] not in (DISASTER, STANDOFF)


def test_c_7_the_same_number_on_war_and_leader_is_one() -> None:
    game = table()
    wage(game, "2nd_macedonian_war")
    lead(game, "philip_v")
    first = put(game, "cornelius", 0, office=ROME_CONSUL)
    second = put(game, "fabius", 1, office=FIELD_CONSUL)
    send(game, first, "2nd_macedonian_war", legions=8, fleets=7)
    send(game, second, "2nd_macedonian_war", legions=8, fleets=7)
    assert result(fight(game, "2nd_macedonian_war", first, 5, 5, 4, chits=[*BLANKS]))[0] == STANDOFF
    assert result(fight(game, "2nd_macedonian_war", second, 5, 5, 4))[0] != STANDOFF


def test_c_7_a_voided_number_is_not_spent() -> None:
    game, scipio = lusitania()
    other = put(game, "fabius", 1, office=FIELD_CONSUL)
    send(game, other, "lusitanian_war", legions=9, fleets=2)
    fight(game, "lusitanian_war", scipio, 2, 2, 2, chits=[*BLANKS, 30, 29])
    assert result(fight(game, "lusitanian_war", other, 2, 2, 2, chits=[*BLANKS, 30, 29]))[0] == DISASTER


def test_1_10_3_losses_of_a_stalemate_and_the_last_legion_becomes_veteran() -> None:
    game = table()
    wage(game, "syrian_war")
    senator = put(game, "marius", 0, popularity=0, office=FIELD_CONSUL)
    send(game, senator, "syrian_war", legions=6, fleets=2)
    ear = fight(game, "syrian_war", senator, 1, 1, 2, chits=[*BLANKS, 30, 29, 28])
    assert result(ear) == (STALEMATE, 8)
    assert (count(game.legions[FORCE + senator]), game.fleets[FORCE + senator]) == (1, 0)
    assert game.popularity[senator] == -2
    assert game.veterans == game.legions[FORCE + senator]
    assert game.allegiance[bits(game.veterans)[0]] == senator


def test_1_10_3_nothing_lost_at_13_and_a_veteran_still_appears() -> None:
    game = table()
    wage(game, "syrian_war")
    senator = put(game, "marius", 0, office=FIELD_CONSUL)
    send(game, senator, "syrian_war", legions=6, fleets=2)
    ear = fight(game, "syrian_war", senator, 3, 3, 3)
    assert result(ear) == (STALEMATE, 13)
    assert not ear.all(UnitsLost)
    assert count(game.veterans) == 1


def test_1_10_62_support_fleets_are_lost_as_well_and_cost_no_popularity() -> None:
    game = table()
    wage(game, "syrian_war")
    senator = put(game, "marius", 0, popularity=0, office=FIELD_CONSUL)
    send(game, senator, "syrian_war", legions=6, fleets=2)
    fight(game, "syrian_war", senator, 2, 2, 3, chits=[*BLANKS])
    assert (count(game.legions[FORCE + senator]), game.fleets[FORCE + senator]) == (4, 0)
    assert game.popularity[senator] == -1


# -- 1.10.4


def test_1_10_4_spoils_reward_and_unrest() -> None:
    game = table()
    wage(game, "syrian_war")
    game.unrest = 2
    senator = put(game, "marius", 0, influence=5, popularity=0, office=FIELD_CONSUL)
    send(game, senator, "syrian_war", legions=12, fleets=2)
    fight(game, "syrian_war", senator, 4, 4, 4)
    assert game.treasury == 145
    assert (game.influence[senator], game.popularity[senator], game.unrest) == (8, 3, 1)
    assert game.zone[war("syrian_war")] == BEATEN
    assert game.victorious == 1 << senator
    assert count(game.legions[FORCE + senator]) == 12


def test_1_10_4_a_revolt_has_no_spoils() -> None:
    game = table()
    wage(game, "1st_punic_war")
    game.zone[war("3rd_punic_war")] = BEATEN
    game.no_spoils |= 1 << war("1st_punic_war")
    game.naval_victory |= 1 << war("1st_punic_war")
    senator = put(game, "marius", 0, office=FIELD_CONSUL)
    send(game, senator, "1st_punic_war", legions=20, fleets=9)
    fight(game, "1st_punic_war", senator, 4, 4, 4)
    assert game.zone[war("1st_punic_war")] == BEATEN
    assert game.treasury == 100


def test_1_10_4_both_victories_over_the_pirates_in_one_turn() -> None:
    game = table(scenario="middle")
    wage(game, "1st_cilician_pirates")
    game.unrest = 5
    senator = put(game, "marius", 0, influence=5, popularity=0, office=FIELD_CONSUL)
    send(game, senator, "1st_cilician_pirates", legions=16, fleets=25)
    game.loaded = [4, 4, 4, 4, 4, 4]
    play(game, Attack(0, war("1st_cilician_pirates"), senator))
    say(game, YES)
    assert (game.influence[senator], game.popularity[senator]) == (11, 6)
    assert game.unrest == 3
    assert game.treasury == 110
    assert game.province[province("cilicia_et_cyprus")] == VACANT


def test_1_10_4_provinces_of_the_first_punic_war_once_only() -> None:
    game = table()
    wage(game, "1st_punic_war")
    game.naval_victory |= 1 << war("1st_punic_war")
    senator = put(game, "marius", 0, office=FIELD_CONSUL)
    send(game, senator, "1st_punic_war", legions=20, fleets=9)
    fight(game, "1st_punic_war", senator, 4, 4, 4)
    assert game.province[province("sicilia")] == game.province[province("sardinia_et_corsica")] == VACANT
    assert game.developed == 0


def test_1_10_4_illyricum_needs_both_wars() -> None:
    for other, made in ((False, UNKNOWN), (True, VACANT)):
        game = table()
        wage(game, "2nd_illyrian_war")
        if other:
            game.zone[war("1st_illyrian_war")] = BEATEN
        senator = put(game, "marius", 0, office=FIELD_CONSUL)
        send(game, senator, "2nd_illyrian_war", legions=16, fleets=4)
        fight(game, "2nd_illyrian_war", senator, 4, 4, 4)
        assert game.province[province("illyricum")] == made


def test_1_10_4_bithynia_is_developed_by_the_third_mithridatic_war() -> None:
    game = table(scenario="late")
    wage(game, "3rd_mithridatic_war")
    senator = put(game, "marius", 0, office=FIELD_CONSUL)
    send(game, senator, "3rd_mithridatic_war", legions=20, fleets=8)
    fight(game, "3rd_mithridatic_war", senator, 4, 4, 4)
    assert game.developed == 1 << province("bithynia")
    assert game.province[province("syria")] == VACANT


def test_1_10_4_the_first_attack_on_the_germans_opens_narbonensis_whatever_comes_of_it() -> None:
    game = table(scenario="middle")
    wage(game, "germanic_migrations")
    senator = put(game, "marius", 0, leader=True, office=FIELD_CONSUL)
    send(game, senator, "germanic_migrations", legions=4)
    assert result(fight(game, "germanic_migrations", senator, 1, 1, 1))[0] == DEFEAT
    assert game.province[province("gallia_narbonensis")] == VACANT


def test_1_10_4_a_man_killed_in_his_victory_gains_nothing_and_the_state_its_spoils() -> None:
    game = table()
    wage(game, "syrian_war")
    senator = put(game, "marius", 0, office=FIELD_CONSUL)
    send(game, senator, "syrian_war", legions=8, fleets=2)
    fight(game, "syrian_war", senator, 3, 3, 2, chits=[27, 0, 0, 0, 30, 29])
    assert game.where[senator] == OUT
    assert game.treasury == 145
    assert count(game.legions[ACTIVE]) == 4
    assert not game.victorious


def test_c_20_other_commanders_on_a_beaten_war_go_home_and_are_not_victorious() -> None:
    game = table()
    wage(game, "syrian_war")
    first = put(game, "marius", 0, office=FIELD_CONSUL)
    second = put(game, "fabius", 1)
    game.proconsuls |= 1 << second
    game.prior_consul |= 1 << second
    send(game, first, "syrian_war", legions=12, fleets=2)
    send(game, second, "syrian_war", legions=3, fleets=2)
    fight(game, "syrian_war", first, 4, 4, 4)
    assert game.where[second] == ROME
    assert not game.proconsuls
    assert game.prior_consul == 1 << second
    assert game.victorious == 1 << first
    assert count(game.legions[ACTIVE]) == 3


def test_c_88_a_province_in_revolt_is_fought_at_sea_and_on_land_and_returns_undeveloped() -> None:

    game = table(scenario="middle")
    create(game, "africa", developed=False)
    revolt(game, province("africa"), "1.07.21")
    senator = put(game, "marius", 0, influence=5, popularity=0, office=FIELD_CONSUL)
    send(game, senator, "africa", legions=10, fleets=14)
    game.loaded = [4, 4, 4, 4, 4, 4]
    play(game, Attack(0, war("africa"), senator))
    if asked(game) == "Ashore":
        say(game, YES)
    assert game.province[province("africa")] == VACANT
    assert game.treasury == 100
    assert game.victorious == 1 << senator


# -- 1.10.1


def test_1_10_1_a_victory_early_in_the_queue_lowers_the_next_war() -> None:
    game = table()
    wage(game, "1st_macedonian_war")
    wage(game, "2nd_macedonian_war")
    first = put(game, "marius", 0, office=ROME_CONSUL)
    second = put(game, "fabius", 1, office=FIELD_CONSUL)
    send(game, first, "1st_macedonian_war", legions=20, fleets=12)
    send(game, second, "2nd_macedonian_war", legions=5, fleets=6)
    game.dispatch[first], game.dispatch[second] = 1, 2
    ear = listen(game)
    game.loaded = [6, 6, 5, 3, 3, 3]
    play(game, Combat(0))
    assert [met.enemy for met in ear.all(ArmiesMet)] == [24, 10]


def test_c_1_the_commander_sent_last_gives_a_war_its_place() -> None:
    game = table()
    wage(game, "syrian_war")
    wage(game, "1st_gallic_war")
    men = [put(game, key, 0) for key in ("cornelius", "fabius", "valerius")]
    send(game, men[0], "syrian_war", legions=5, fleets=2)
    send(game, men[1], "1st_gallic_war", legions=5)
    send(game, men[2], "syrian_war", legions=5, fleets=2)
    for place, senator in enumerate(men):
        game.dispatch[senator] = place + 1
    ear = listen(game)
    play(game, Combat(0))
    assert ear.all(BattlesOrdered)[0].wars == (war("1st_gallic_war"), war("syrian_war"))
    assert asked(game) == "WhoFirst"  # on the Syrian War the owners settle it


def test_1_10_1_commanders_of_one_proposal_agree_or_throw() -> None:
    from comitium.games.republic.choices import SENATOR

    for say_second, dice, order in ((True, [], (1, 0)), (False, [4, 5, 2, 2], (0, 1)), (False, [2, 2, 4, 5], (1, 0))):
        game = table()
        wage(game, "syrian_war")
        wage(game, "1st_gallic_war")
        men = [put(game, "cornelius", 0), put(game, "fabius", 2)]
        send(game, men[0], "syrian_war", legions=5, fleets=2)
        send(game, men[1], "1st_gallic_war", legions=5)
        game.dispatch[men[0]] = game.dispatch[men[1]] = 1
        wars = [war("syrian_war"), war("1st_gallic_war")]
        ear = listen(game)
        play(game, Combat(0))
        assert game.actors() == [0, 2]
        assert game.legal(0) == sorted([SENATOR + men[0], SENATOR + men[1]])
        game.loaded = dice
        game.apply(2, SENATOR + men[1])
        game.apply(0, SENATOR + men[1 if say_second else 0])
        assert ear.all(BattlesOrdered)[0].wars == tuple(wars[place] for place in order)


def test_1_09_645_two_forces_on_one_war_both_fight() -> None:
    from comitium.games.republic.choices import SENATOR

    game = table()
    wage(game, "1st_gallic_war")
    first = put(game, "cornelius", 0)
    second = put(game, "fabius", 2)
    send(game, first, "1st_gallic_war", legions=6)
    send(game, second, "1st_gallic_war", legions=6)
    game.dispatch[first], game.dispatch[second] = 1, 2
    ear = listen(game)
    play(game, Engagement(0, war("1st_gallic_war")))
    game.loaded = [3, 3, 3, 3, 3, 3]
    for seat in game.actors()[:]:
        game.apply(seat, SENATOR + second)
    assert [met.senator for met in ear.all(ArmiesMet)] == [second, first]
    check(game)


def test_1_10_with_nobody_sent_the_phase_only_judges() -> None:
    game = table()
    for key in ("syrian_war", "1st_gallic_war", "1st_illyrian_war"):
        wage(game, key)
    play(game, Combat(0))
    assert not game.ending
    assert bits(game.unprosecuted) == sorted(war(key) for key in ("syrian_war", "1st_gallic_war", "1st_illyrian_war"))


def test_1_10_four_wars_one_of_them_won_is_survived() -> None:
    for legions, ending in ((14, ""), (5, "four_wars")):
        game = table()
        for key in ("syrian_war", "1st_gallic_war", "1st_illyrian_war", "jugurthine_war"):
            wage(game, key)
        senator = put(game, "marius", 0, leader=True, office=FIELD_CONSUL)
        send(game, senator, "syrian_war", legions=legions, fleets=4)
        game.loaded = [3, 3, 3]
        play(game, Combat(0))
        assert game.ending == ending


# -- the commanders with a card of their own


def test_c_11_fabius_halves_his_losses_rounded_up() -> None:
    game = table()
    wage(game, "1st_gallic_war")
    fabius = put(game, "2a_fabius_maximus_cunctator", 0, popularity=0, office=DICTATOR)
    send(game, fabius, "1st_gallic_war", legions=9)
    ear = fight(game, "1st_gallic_war", fabius, 4, 4, 5, chits=[0, 0, 0])
    assert result(ear)[0] == DISASTER
    assert count(game.legions[FORCE + fabius]) == 6  # 5 of 9 called for, 3 lost


def test_c_40_lucullus_loses_nothing_but_the_war_is_not_prosecuted() -> None:
    from comitium.games.republic.state import LUCULLUS

    game = table(scenario="late")
    wage(game, "parthian_war")
    lucullus = put(game, "29b_lucullus", 0, popularity=0, office=FIELD_CONSUL)
    send(game, lucullus, "parthian_war", legions=10, fleets=3)
    game.unrest = 1
    game.loaded = [4, 4, 4]
    ear = listen(game)
    play(game, Combat(0))
    assert result(ear)[0] == DISASTER
    assert not ear.all(UnitsLost)
    assert game.unrest == 2
    assert game.marks[LUCULLUS] == 1
    assert game.unprosecuted == 1 << war("parthian_war")


def test_c_79_pompey_throws_for_his_rating_before_each_battle() -> None:
    game = table(scenario="late")
    wage(game, "parthian_war")
    event(game, "evil_omens")
    pompey = put(game, "30a_pompey", 0, popularity=0, office=FIELD_CONSUL)
    send(game, pompey, "parthian_war", legions=10, fleets=3)
    ear = fight(game, "parthian_war", pompey, 5, 3, 3, 3, chits=[0, 0, 0, 0, 30, 29])
    assert ear.all(ArmiesMet)[0].command == 5  # 5 + 1 - 1
    assert game.popularity[pompey] % 2 == 0


@pytest.mark.parametrize(("wanted", "made"), [(1, 1), (2, 2)])
def test_1_10_5_caesar_makes_one_or_two_veterans(wanted: int, made: int) -> None:
    game = table(scenario="late")
    wage(game, "invasion_of_britannia")
    caesar = put(game, "4a_julius_caesar", 0, office=FIELD_CONSUL)
    send(game, caesar, "invasion_of_britannia", legions=10, fleets=3)
    fight(game, "invasion_of_britannia", caesar, 4, 4, 4)
    assert asked(game) == "SecondVeteran"
    say(game, NUMBER + wanted)
    assert count(game.veterans) == made
    assert {game.allegiance[legion] for legion in bits(game.veterans)} == {caesar}


# -- 1.10.5, 1.10.6


def test_1_10_5_without_an_ordinary_survivor_there_is_no_veteran() -> None:
    game = table()
    wage(game, "syrian_war")
    senator = put(game, "cornelius", 0, office=FIELD_CONSUL)
    send(game, senator, "syrian_war", veterans=4, fleets=3)
    before = game.veterans
    fight(game, "syrian_war", senator, 2, 2, 2, chits=[0] * 4)
    assert game.veterans & ~before == 0


def test_1_10_5_veterans_count_double() -> None:
    game = table()
    wage(game, "syrian_war")
    senator = put(game, "1a_scipio_africanus", 0, office=FIELD_CONSUL)
    assert game.military(senator) == 5
    send(game, senator, "syrian_war", legions=2, veterans=3, fleets=3)
    met = fight(game, "syrian_war", senator, 4, 4, 4).all(ArmiesMet)[0]
    assert (met.army, met.command) == (8, 5)


def test_c_12_a_dead_mans_veteran_owes_nobody() -> None:
    game = table()
    wage(game, "syrian_war")
    senator = put(game, "marius", 0, office=FIELD_CONSUL)
    send(game, senator, "syrian_war", legions=6, fleets=2)
    fight(game, "syrian_war", senator, 2, 2, 3, chits=[27, 0, 0, 0])
    assert game.where[senator] == OUT
    assert count(game.veterans) == 1
    assert game.allegiance[bits(game.veterans)[0]] == NOBODY


def test_1_10_6_every_legion_is_as_likely_to_be_lost() -> None:
    hits = [0] * 10
    for seed in range(400):
        game = table(seed=seed)
        wage(game, "syrian_war")
        senator = put(game, "marius", 0, office=FIELD_CONSUL)
        send(game, senator, "syrian_war", legions=8, fleets=2)
        raise_veterans(game, 2, FORCE + senator)
        before = game.legions[FORCE + senator]
        game.loaded = [2, 2, 2]  # 6 + 12 + 4 - 6 = 16: two lost
        game.urn = [0, 0, 0, 0]
        play(game, Attack(0, war("syrian_war"), senator))
        for legion in bits(before & ~game.legions[FORCE + senator]):
            hits[legion] += 1
    assert sum(hits) == 800
    assert min(hits) > 50
    assert max(hits) < 110


@pytest.mark.parametrize(
    ("statesman", "key", "number"),
    [
        ("1a_scipio_africanus", "2nd_punic_war", 10),
        ("18a_flamininus", "1st_macedonian_war", 12),
        ("19a_aemilius_paullus_macedonicus", "4th_macedonian_war", 5),
        ("1b_scipio_aemilianus", "3rd_punic_war", 7),
        ("1c_sulla", "social_war", 13),
        ("1c_sulla", "2nd_mithridatic_war", 16),
        ("27a_marius", "jugurthine_war", 14),
        ("27a_marius", "social_war", 13),
    ],
)
def test_1_07_343_statesmen_void_the_numbers_of_their_wars_as_commanders_only(statesman: str, key: str, number: int) -> None:
    dice = (number // 3, (number - number // 3) // 2, number - number // 3 - (number - number // 3) // 2)
    for commander, disaster in ((statesman, False), ("cornelius", True)):
        game = table(scenario="late")
        wage(game, key)
        senator = put(game, commander, 0)
        send(game, senator, key, legions=12, fleets=12)
        ear = fight(game, key, senator, *dice, chits=[0, 0, 0, 0, 28, 26, 24, 23, 22, 21, 20, 17])
        assert (result(ear)[0] == DISASTER) == disaster


def test_1_07_343_a_master_of_horse_voids_nothing() -> None:
    game = table()
    wage(game, "2nd_punic_war")
    dictator = put(game, "fabius", 0, office=DICTATOR)
    master = put(game, "1a_scipio_africanus", 1, office=MASTER_OF_HORSE)
    send(game, dictator, "2nd_punic_war", legions=12, fleets=6)
    send(game, master, "2nd_punic_war")
    ear = fight(game, "2nd_punic_war", dictator, 3, 3, 4, chits=[0, 0, 0, 0, 28, 26, 24, 23, 22])
    assert result(ear)[0] == DISASTER


def test_1_10_61_popularity_is_counted_battle_by_battle() -> None:
    game = table()
    wage(game, "1st_punic_war")
    senator = put(game, "marius", 0, influence=5, popularity=0, office=FIELD_CONSUL)
    send(game, senator, "1st_punic_war", legions=12, fleets=12)
    ear = fight(game, "1st_punic_war", senator, 3, 3, 3, chits=[0, 0, 0, 0, 28, 26])  # 15: three of each
    game.loaded = [3, 4, 5]  # 12 + 9 + 4 - 10 = 15: three more
    game.urn = [0, 0, 0, 0, 28, 26]
    say(game, YES)
    assert [lost.legions for lost in ear.all(UnitsLost)] == [3, 3]
    assert game.popularity[senator] == -1 + 5 - 1 + 5
