"""[1.11.32] to [1.11.36] Partisans, armies and veterans of the rebel."""

from __future__ import annotations

import pytest

from comitium.games.republic.choices import DONE, PASS, SENATOR, TALENTS, VETERAN
from comitium.games.republic.events.revolution import RebelDeclared, RebelMet
from comitium.games.republic.rules.r1_10_combat.r1_10_combat import Combat
from comitium.games.republic.rules.r1_11_revolution.choices import KEEP, LAY_DOWN, REVOLT
from comitium.games.republic.rules.r1_11_revolution.r1_11_3_declaration import Declarations
from comitium.games.republic.state.numbers import (
    ACTIVE,
    COMBAT,
    DICTATOR,
    FIELD_CONSUL,
    FORCE,
    IN_FORUM,
    MASTER_OF_HORSE,
    NOBODY,
    REBEL,
    ROME,
    ROME_CONSUL,
    VACANT,
    count,
)
from comitium.games.republic.state.republic import FORMER_MASTER, Republic
from games.republic.fixtures.builder import (
    Rest,
    asked,
    capture,
    check,
    concession,
    govern,
    listen,
    man,
    play,
    province,
    put,
    raise_veterans,
    rebel,
    refusal,
    say,
    send,
    wage,
    war,
)
from games.republic.fixtures.wars.risings import revolution_table, rise, winner

# -- 1.11.32, 1.11.34


def test_1_11_32_a_dictator_and_his_master_rise_together() -> None:
    game = revolution_table()
    dictator = winner(game, "marius", 0, legions=9)
    game.offices[DICTATOR] = dictator
    master = put(game, "fabius", 0, office=MASTER_OF_HORSE)
    send(game, master, "syrian_war")
    both = game.military(dictator) + game.military(master)
    play(game, Declarations())
    rise(game, *[6] * 9)
    say(game, REVOLT, SENATOR + master)
    ear = listen(game)
    say(game, DONE)
    assert ear.all(RebelDeclared)[0].amount == 9 + min(9, both)
    say(game, DONE)
    assert game.marks[FORMER_MASTER] == master + 1
    assert game.offices[MASTER_OF_HORSE] == NOBODY
    assert game.where[master] == REBEL
    # the next Combat Phase: R has both ratings
    senate = put(game, "cornelius", 1, office=FIELD_CONSUL)
    send(game, senate, "civil_war", legions=10)
    game.loaded = [4, 4, 4]
    play(game, Combat(0))
    assert ear.all(RebelMet)[0].amount2 == 9 + min(9, both)


def test_1_11_32_a_master_who_stays_loyal_goes_home_in_office_and_is_not_asked_again() -> None:
    game = revolution_table()
    dictator = winner(game, "marius", 0, legions=3)
    game.offices[DICTATOR] = dictator
    master = put(game, "fabius", 0, office=MASTER_OF_HORSE)
    send(game, master, "syrian_war")
    play(game, Declarations())
    rise(game, 6, 6, 6)
    say(game, REVOLT, DONE)
    assert SENATOR + master not in game.legal(0)
    assert refusal(game, SENATOR + master) == "1.11.32"
    say(game, DONE)
    assert game.where[master] == ROME
    assert game.offices[MASTER_OF_HORSE] == master
    assert game.offices[DICTATOR] == NOBODY


def test_1_11_32_a_dictator_who_joins_another_rebel_leaves_his_master_to_go_home() -> None:
    game = revolution_table()
    winner(game, "marius", 0, legions=2)
    wage(game, "1st_gallic_war")
    dictator = put(game, "cornelius", 0, office=DICTATOR)
    send(game, dictator, "1st_gallic_war", legions=5)
    game.victorious |= 1 << dictator
    master = put(game, "julius", 1, office=MASTER_OF_HORSE)
    send(game, master, "1st_gallic_war")
    play(game, Declarations())
    say(game, SENATOR + dictator, LAY_DOWN)
    rise(game, 6, 6)
    say(game, REVOLT, DONE, SENATOR + dictator, DONE)
    assert game.where[dictator] == REBEL
    assert game.where[master] == ROME
    check(game)


def test_1_11_32_a_proconsul_who_joins_gives_his_force_back() -> None:
    game = revolution_table()
    senator = winner(game, "marius", 0, legions=2)
    proconsul = put(game, "cornelius", 0)
    wage(game, "1st_gallic_war")
    send(game, proconsul, "1st_gallic_war", legions=5, fleets=1)
    game.proconsuls |= 1 << proconsul
    play(game, Declarations())
    rise(game, 6, 6)
    say(game, REVOLT, DONE, SENATOR + proconsul, DONE)
    assert game.rebels == 1 << senator | 1 << proconsul
    assert (count(game.legions[ACTIVE]), game.fleets[ACTIVE]) == (5, 1)
    assert not game.proconsuls
    check(game)


def test_c_29_captives_and_the_consul_for_life_stay_loyal() -> None:
    game = revolution_table()
    winner(game, "marius", 0, legions=2)
    captive = put(game, "cornelius", 0)
    capture(game, captive, war("syrian_war"))
    life = put(game, "fabius", 0)
    game.consul_for_life = life
    play(game, Declarations())
    rise(game, 6, 6)
    say(game, REVOLT, DONE)
    assert game.legal(0) == [DONE, SENATOR + man("claudius")]


@pytest.mark.parametrize(("option", "given"), [("gives_up", True), ("keeps_idle", False)])
def test_c_30_a_governor_who_joins(option: str, given: bool) -> None:
    game = revolution_table(joining_governor=option)
    winner(game, "marius", 0, legions=2)
    governor = put(game, "cornelius", 0)
    govern(game, governor, "sicilia")
    play(game, Declarations())
    rise(game, 6, 6)
    say(game, REVOLT, DONE, SENATOR + governor, DONE)
    assert (game.province[province("sicilia")] == VACANT) == given
    assert (game.governor[province("sicilia")] == NOBODY) == given


def test_1_11_34_a_rebel_loses_concessions_and_knights_and_keeps_his_talents() -> None:
    game = revolution_table()
    senator = winner(game, "marius", 0, legions=2, talents=10)
    game.holder[concession("mining")] = senator
    game.knights[senator] = 3
    game.guards = [senator, 40]
    game.offices[ROME_CONSUL] = senator
    play(game, Declarations())
    rise(game, 6, 6)
    say(game, TALENTS, REVOLT, DONE, DONE)
    assert game.holder[concession("mining")] == IN_FORUM
    assert game.knights[senator] == 0
    assert game.talents[senator] == 10
    assert game.guards == []
    assert game.offices[ROME_CONSUL] == NOBODY


def test_c_85_partisans_named_with_the_declaration_add_their_veterans() -> None:
    game = revolution_table()
    senator = winner(game, "marius", 0, legions=2)
    friend = put(game, "cornelius", 0)
    raise_veterans(game, 2, ACTIVE, friend)
    ear = listen(game)
    play(game, Declarations())
    rise(game, 6, 6)
    say(game, REVOLT, SENATOR + friend, DONE)
    assert ear.all(RebelDeclared)[0].amount == 6 + 4
    say(game, DONE)
    assert game.rebels == 1 << senator | 1 << friend
    assert count(game.legions[FORCE + senator]) == 4


def test_1_11_3_a_declaration_may_be_taken_back_before_it_is_made() -> None:
    game = revolution_table()
    winner(game, "marius", 0, legions=2)
    play(game, Declarations())
    rise(game, 6, 6)
    say(game, REVOLT, SENATOR + man("claudius"), KEEP, LAY_DOWN)
    assert not game.stack
    assert game.rebel == NOBODY


# -- 1.11.36


def test_1_11_36_veterans_of_rebels_come_from_everywhere() -> None:
    game = revolution_table()
    senator = winner(game, "marius", 0, legions=1)
    friend = put(game, "cornelius", 0)
    other = put(game, "fabius", 1)
    wage(game, "1st_gallic_war")
    send(game, other, "1st_gallic_war", legions=4)
    theirs = raise_veterans(game, 2, FORCE + other, friend)
    play(game, Declarations())
    rise(game, 6)
    say(game, REVOLT, DONE, SENATOR + friend, DONE)
    assert game.legions[FORCE + senator] & theirs == theirs
    assert count(game.legions[FORCE + other]) == 4


def loyal_veteran() -> tuple[Republic, int, int]:
    game = revolution_table()
    game.phase = COMBAT
    outlaw = put(game, "marius", 0)
    rebel(game, outlaw, legions=5)
    loyal = put(game, "fabius", 1)
    legion = raise_veterans(game, 1, FORCE + outlaw, loyal).bit_length() - 1
    return game, outlaw, legion


def test_1_11_36_a_loyal_veteran_is_asked_at_the_start_and_before_the_battle() -> None:
    game, _, legion = loyal_veteran()
    senate = put(game, "cornelius", 2, office=FIELD_CONSUL)
    send(game, senate, "civil_war", legions=6)
    play(game, Combat(0))
    assert (asked(game), game.actors()) == ("Defection", [1])
    assert game.legal(1) == [PASS, VETERAN + legion]
    assert refusal(game, VETERAN + (legion + 1) % 25) == "1.11.36"
    say(game, PASS)
    assert asked(game) == "Defection"
    ear = listen(game)
    game.loaded = [3, 3, 3]
    say(game, VETERAN + legion)
    met = ear.all(RebelMet)[0]
    assert met.amount == 6 + 2 + min(8, game.military(senate))
    assert met.amount2 == 5 + 4


def test_1_11_36_called_without_a_battle_he_goes_to_italy() -> None:
    game, _, legion = loyal_veteran()
    game.stack.append(Rest(0))
    play(game, Combat(0))
    say(game, VETERAN + legion)
    assert game.legions[ACTIVE] == 1 << legion
