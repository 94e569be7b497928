"""[1.07.8] Putting Rome in order, and what Enemy Leader Dies does at the end of the phase."""

from __future__ import annotations

import pytest

from comitium import Illegal
from comitium.games.republic.catalogue.ids import HAMILCAR, HANNIBAL, PHILIP_V, VIRIATHUS
from comitium.games.republic.catalogue.wars import WAR_CARD
from comitium.games.republic.choices import LEADER, WAR
from comitium.games.republic.events.forum import PeacefulEnd
from comitium.games.republic.rules.common.wars import land_strength
from comitium.games.republic.rules.r1_07_forum.r1_07_8_enemy import enemy_dies
from comitium.games.republic.rules.r1_07_forum.r1_07_8_order import mark_major, recover, tax_farmers
from comitium.games.republic.state.numbers import (
    CENSOR,
    DEAD,
    DESTROYED,
    DICTATOR,
    FOUGHT,
    IN_CURIA,
    IN_FORUM,
    IN_REFUGE,
    INACTIVE,
    NOWHERE,
    ON_BOARD,
    OUT,
    ROME,
    ROME_CONSUL,
)
from games.republic.fixtures.builder import (
    card,
    create,
    event,
    govern,
    grant,
    lead,
    listen,
    man,
    new_table,
    put,
    say,
    send,
    wage,
)

# -- F3.1


@pytest.mark.parametrize("counts", [True, False])
def test_1_07_8_who_holds_an_office_takes_a_major_marker(counts: bool) -> None:
    game = new_table(proconsul_major_marker=counts)
    wage(game, "1st_macedonian_war")
    consul, censor = put(game, "fabius", 0, office=ROME_CONSUL), put(game, "cornelius", 1, office=CENSOR)
    dictator, proconsul = put(game, "furius", 1, office=DICTATOR), put(game, "julius", 2)
    governor, nobody = put(game, "aurelius", 2), put(game, "manlius", 3)
    send(game, dictator, "1st_macedonian_war", legions=2)
    send(game, proconsul, "1st_macedonian_war", legions=2)
    game.proconsuls |= 1 << proconsul
    govern(game, governor, "sicilia")
    mark_major(game)
    expected = 1 << consul | 1 << censor | 1 << dictator | (1 << proconsul if counts else 0)
    assert game.major == expected
    assert not game.major >> nobody & 1


# -- F3.2


def test_1_07_8_a_die_for_each_cause_destroys_a_tax_farmer() -> None:
    game = new_table("late")
    third, fourth = grant(game, "tax_farmer_3", put(game, "fabius", 0)), grant(game, "tax_farmer_4")
    wage(game, "2nd_punic_war", unprosecuted=True)
    lead(game, "hannibal")
    event(game, "evil_omens", 2)  # does not touch the dice
    game.loaded = [3, 3]
    tax_farmers(game)
    assert (game.holder[third], game.holder[fourth]) == (DESTROYED, IN_FORUM)
    assert not game.loaded
    wage(game, "gladiator_revolt")
    lead(game, "spartacus")
    game.loaded = [1, 2, 4, 5]
    tax_farmers(game)
    assert not game.loaded
    assert game.holder[fourth] == DESTROYED


def test_1_07_8_without_an_active_cause_no_die_is_thrown() -> None:
    game = new_table()
    grant(game, "tax_farmer_1")
    wage(game, "2nd_punic_war", INACTIVE)
    wage(game, "1st_punic_war")
    lead(game, "hannibal")
    game.loaded = [1]
    tax_farmers(game)
    assert game.loaded == [1]


# -- F3.3


def test_1_07_8_what_lies_in_the_curia_comes_back_on_five_or_six() -> None:
    game = new_table()
    first, second = grant(game, "harbor_fees", DESTROYED), grant(game, "mining", DESTROYED)
    game.curia = [man("furius"), man("cornelius")]
    game.loaded = [5, 4, 6, 1]
    recover(game)
    assert (game.holder[first], game.holder[second]) == (IN_FORUM, DESTROYED)
    assert game.where[man("furius")] == ROME
    assert game.forum == 1 << man("furius")
    assert game.curia == [man("cornelius")]


def test_1_07_8_omens_are_taken_off_the_dice_of_the_curia() -> None:
    game = new_table()
    mines = grant(game, "mining", DESTROYED)
    game.curia = [man("furius")]
    event(game, "evil_omens")
    game.loaded = [5, 6]
    recover(game)
    assert game.holder[mines] == DESTROYED
    assert game.curia == []


def test_1_07_8_a_family_that_comes_back_goes_under_its_statesman() -> None:
    game = new_table()
    scipio = put(game, "1a_scipio_africanus", 0)
    game.curia = [man("cornelius")]
    game.loaded = [5]
    recover(game)
    assert game.on_family == 1 << scipio
    assert game.where[man("cornelius")] == OUT


@pytest.mark.parametrize(("die", "omens", "dead"), [(5, 0, True), (4, 0, False), (5, 1, False)])
def test_1_07_344_a_leader_without_a_war_ages(die: int, omens: int, dead: bool) -> None:
    game = new_table("late")
    leader = lead(game, "vercingetorix", IN_CURIA)
    event(game, "evil_omens", omens)
    game.loaded = [die]
    recover(game)
    assert (game.enemy[leader] == DEAD) == dead


def test_1_07_8_a_leader_whose_war_is_in_the_forum_does_not_age_but_viriathus_does() -> None:
    game = new_table("middle")
    wage(game, "2nd_macedonian_war", 3)
    lead(game, "philip_v", IN_CURIA)
    wage(game, "lusitanian_war", INACTIVE)
    lead(game, "viriathus", IN_CURIA)
    game.loaded = [6]
    recover(game)
    assert (game.enemy[PHILIP_V], game.enemy[VIRIATHUS]) == (IN_CURIA, DEAD)


# -- F3.4


def test_a_35_the_only_leader_dies_without_a_question() -> None:
    game = new_table()
    put(game, "fabius", 0)
    wage(game, "1st_macedonian_war")
    lead(game, "philip_v")
    enemy_dies(game)
    assert game.enemy[PHILIP_V] != DEAD  # not in play
    event(game, "enemy_leader_dies")
    enemy_dies(game)
    assert game.enemy[PHILIP_V] == DEAD
    assert not game.stack


def test_a_35_the_hrao_chooses_among_those_with_a_war() -> None:
    game = new_table()
    put(game, "fabius", 2, office=ROME_CONSUL)
    wage(game, "1st_macedonian_war")
    first = wage(game, "1st_punic_war")
    lead(game, "philip_v")
    lead(game, "hannibal")
    lead(game, "antiochus_iii", IN_CURIA)
    event(game, "enemy_leader_dies")
    enemy_dies(game)
    assert game.actors() == [2]
    assert game.legal(2) == [LEADER + HANNIBAL, LEADER + PHILIP_V]
    for choice in (LEADER + 2, LEADER + HAMILCAR, WAR + first):
        with pytest.raises(Illegal):
            game.apply(2, choice)
    say(game, LEADER + HANNIBAL)
    assert game.enemy[HANNIBAL] == DEAD
    assert game.zone[first] == FOUGHT
    assert not game.stack


def test_a_35_a_leader_in_the_curia_only_if_there_is_no_other_and_nobody_is_no_harm() -> None:
    game = new_table()
    put(game, "fabius", 0)
    ear = listen(game)
    event(game, "enemy_leader_dies")
    enemy_dies(game)
    assert len(ear.all(PeacefulEnd)) == 1
    leader = lead(game, "antiochus_iii", IN_CURIA)
    enemy_dies(game)
    assert game.enemy[leader] == DEAD


def test_a_35_the_strongest_war_sues_for_peace() -> None:
    game = new_table()
    put(game, "fabius", 0)
    game.deck = [card(f"tribune_{number}") for number in range(1, 9)]
    first, second = wage(game, "1st_macedonian_war"), wage(game, "2nd_macedonian_war")
    lead(game, "philip_v")
    event(game, "enemy_leader_dies", 2)
    assert [land_strength(game, first), land_strength(game, second)] == [30, 26]
    enemy_dies(game)
    assert game.enemy[PHILIP_V] == DEAD
    assert game.zone[first] == NOWHERE
    assert WAR_CARD[first] in game.deck[-7:]
    assert game.treasury == 112
    assert land_strength(game, second) == 10


def test_a_35_the_fleet_counts_for_the_strength_of_a_war() -> None:
    game = new_table()
    put(game, "fabius", 0)
    game.deck = [card(f"tribune_{number}") for number in range(1, 9)]
    first, second = wage(game, "1st_punic_war"), wage(game, "2nd_punic_war")
    lead(game, "hannibal")
    event(game, "enemy_leader_dies", 2)
    enemy_dies(game)
    assert (game.zone[first], game.zone[second]) == (NOWHERE, FOUGHT)


def test_a_35_of_equal_wars_the_hrao_chooses() -> None:
    game = new_table()
    put(game, "fabius", 1)
    game.deck = [card(f"tribune_{number}") for number in range(1, 9)]
    create(game, "hispania_citerior")
    create(game, "hispania_ulterior")
    weak = wage(game, "lusitanian_war")
    second, third = wage(game, "numantine_war"), wage(game, "sertorian_revolt")
    lead(game, "viriathus")
    event(game, "enemy_leader_dies", 2)
    enemy_dies(game)
    assert game.legal(1) == [WAR + second, WAR + third]
    assert game.enemy[VIRIATHUS] == ON_BOARD  # nothing is done before all is said
    for choice in (WAR + weak, LEADER + VIRIATHUS):
        with pytest.raises(Illegal) as refused:
            game.apply(1, choice)
        assert refused.value.rule == "1.07.8"
    say(game, WAR + third)
    assert game.zone[third] == NOWHERE
    assert game.zone[second] == FOUGHT
    assert game.enemy[VIRIATHUS] == DEAD
    assert game.treasury == 100  # revolts have no spoils


def test_a_35_the_refuge_saves_the_leader() -> None:
    game = new_table()
    put(game, "fabius", 0)
    wage(game, "1st_macedonian_war")
    lead(game, "philip_v")
    event(game, "refuge")
    event(game, "enemy_leader_dies")
    enemy_dies(game)
    assert game.enemy[PHILIP_V] == IN_REFUGE
    create(game, "sicilia")
