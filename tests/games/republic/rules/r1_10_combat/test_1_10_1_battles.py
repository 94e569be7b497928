"""[1.10.1] to [1.10.12] Battles against wars: strengths, land and sea. The figures are worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.core.errors import Illegal
from comitium.games.republic.catalogue.values import DEFEAT, STALEMATE, VICTORY
from comitium.games.republic.choices import NO, NUMBER, YES
from comitium.games.republic.events.combat import ArmiesMet, BattleDecided, UnitsLost
from comitium.games.republic.rules.common.wars import land_strength
from comitium.games.republic.rules.r1_10_combat.r1_10_2_results import win_sea
from comitium.games.republic.rules.r1_10_combat.r1_10_12_attack import Attack
from comitium.games.republic.state.numbers import (
    ACTIVE,
    AT_WAR,
    BEATEN,
    DICTATOR,
    FIELD_CONSUL,
    FORCE,
    FOUGHT,
    MASTER_OF_HORSE,
    ROME,
    ROME_CONSUL,
    count,
)
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, check, enact, event, listen, man, play, put, say, send, wage, war
from games.republic.fixtures.wars.battles import BLANKS, combat_table, fight, lusitania, marius, result

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
    game = combat_table()
    wage(game, "1st_gallic_war")
    dictator = put(game, "cornelius", 0, office=DICTATOR)
    master = put(game, "fabius", 1, office=MASTER_OF_HORSE)
    both = game.military(dictator) + game.military(master)
    send(game, dictator, "1st_gallic_war", legions=8)
    send(game, master, "1st_gallic_war")
    met = fight(game, "1st_gallic_war", dictator, 4, 4, 4).all(ArmiesMet)[0]
    assert met.command == min(8, both)


def test_1_10_11_the_social_war_is_halved_by_the_law_but_the_reward_is_not() -> None:
    game = combat_table(scenario="late")
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
    game = combat_table()
    wage(game, "syrian_war")
    event(game, "ally_deserts", level)
    senator = put(game, "cornelius", 0, office=FIELD_CONSUL)
    send(game, senator, "syrian_war", legions=6, fleets=5)
    ear = fight(game, "syrian_war", senator, *dice)
    army = 6 + min(6, game.military(senator))
    assert ear.all(BattleDecided)[0].total == sum(dice) + army - 6 - change


@pytest.mark.parametrize(("level", "dice", "enemy"), [(1, (5, 4, 4), 1), (2, (5, 4, 4), 0), (2, (5, 4, 3), 6)])
def test_c_8_an_enemy_ally_deserts_on_an_odd_throw(level: int, dice: tuple[int, int, int], enemy: int) -> None:
    game = combat_table()
    wage(game, "syrian_war")
    event(game, "enemy_ally_deserts", level)
    senator = put(game, "cornelius", 0, office=FIELD_CONSUL)
    send(game, senator, "syrian_war", legions=6, fleets=5)
    ear = fight(game, "syrian_war", senator, *dice)
    assert ear.all(BattleDecided)[0].total == sum(dice) + 6 + min(6, game.military(senator)) - enemy


@pytest.mark.parametrize(("duration", "enemy"), [("battle", 3), ("turn", 6)])
def test_c_8_desertion_duration(duration: str, enemy: int) -> None:
    """At sea an even throw with a black 3; on land an odd one. With `turn` the 3 stays on the card."""
    game = combat_table(scenario="middle", desertion_duration=duration)
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
    game = combat_table(**options)
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
    game = combat_table()
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


def test_1_10_12_a_victory_at_sea_takes_no_other_from_anybody() -> None:
    game = combat_table()
    first, second = wage(game, "1st_punic_war"), wage(game, "syrian_war")
    game.naval_victory = 1 << first
    commander = man("manlius")
    send(game, commander, "syrian_war", legions=2, fleets=5)
    win_sea(game, second, commander, True, game.legions[FORCE + commander], 5)
    assert game.naval_victory == 1 << first | 1 << second
