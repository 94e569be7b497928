"""[1.11.37] to [1.11.373] The battle against the rebel; [C-41] what follows it."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.values import DEFEAT, STALEMATE, VICTORY
from comitium.games.republic.choices import DONE, NO, NUMBER, PASS, SENATOR, YES
from comitium.games.republic.events.combat import BattleDecided
from comitium.games.republic.events.people import InfluenceChanged, PopularityChanged
from comitium.games.republic.events.revolution import RebelMet
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.common.people import leave
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_10_combat.choices import PROSCRIBE
from comitium.games.republic.rules.r1_10_combat.r1_10_combat import Combat
from comitium.games.republic.rules.r1_11_revolution.choices import LAY_DOWN, REVOLT
from comitium.games.republic.rules.r1_11_revolution.r1_11_3_declaration import Declarations
from comitium.games.republic.rules.r1_11_revolution.r1_11_37_civil_war import both_lose
from comitium.games.republic.rules.r1_11_revolution.r1_11_revolution import Revolution
from comitium.games.republic.rules.triggers import run_triggers
from comitium.games.republic.state.numbers import (
    ACTIVE,
    AT_WAR,
    CIVIL_WAR,
    COMBAT,
    DICTATOR,
    FETCHED,
    FIELD_CONSUL,
    FORCE,
    FOUGHT,
    INACTIVE,
    KEPT,
    MASTER_OF_HORSE,
    MISSION,
    NOBODY,
    NOWHERE,
    OUT,
    PERGAMUM,
    REBEL,
    RESERVE,
    ROME,
    ROME_CONSUL,
    bits,
    count,
)
from comitium.games.republic.state.republic import PROSCRIBED, REBEL_BATTLES, Republic
from games.republic.fixtures.builder import (
    Rest,
    asked,
    check,
    create,
    deal,
    listen,
    man,
    new_table,
    play,
    put,
    raise_fleets,
    raise_legions,
    raise_veterans,
    rebel,
    say,
    send,
    wage,
    war,
)
from games.republic.fixtures.wars.risings import civil_war, revolution_table, rise, winner


def rating() -> int:
    return new_table().military(man("papirius"))


def three(total: int) -> list[int]:
    first = min(6, total - 2)
    second = min(6, total - first - 1)
    return [first, second, total - first - second]


def test_1_11_37_victory_of_the_senate() -> None:
    game, outlaw, senate, ear = civil_war(*three(14 - 10 - rating() + 11), chits=[0, 0, 0, 0, 1, 2, 4, 5])
    met = ear.all(RebelMet)[0]
    assert (met.amount, met.amount2) == (10 + rating(), 11)
    assert (ear.all(BattleDecided)[0].result, ear.all(BattleDecided)[0].total) == (VICTORY, 14)
    assert game.where[outlaw] == OUT
    assert (game.influence[senate], game.popularity[senate]) == (11, 4)
    assert count(game.legions[ACTIVE]) == 2
    assert count(game.legions[FORCE + senate]) == 6
    assert game.unrest == 2
    assert (game.rebel, game.rebels, game.zone[CIVIL_WAR]) == (NOBODY, 0, NOWHERE)
    assert game.victorious == 1 << senate
    assert count(game.veterans & game.legions[FORCE + senate]) == 1
    check(game)


@pytest.mark.parametrize(("leader", "strength", "reward"), [("marius", 11, 6), ("sempronius", 8, 4), ("licinius", 10, 5)])
def test_c_36_the_reward_is_half_of_what_the_rebel_had_with_his_rating_before_losses(
    leader: str, strength: int, reward: int
) -> None:
    """Five legions and an own veteran are 7, and his rating; half of it, rounded up, though four of his legions are lost."""
    game, _, senate, ear = civil_war(6, 6, 6, chits=[0, 0, 0, 0, 1, 2, 4, 5], leader=leader)
    assert ear.all(RebelMet)[0].amount2 == strength
    assert [one.amount for one in ear.all(InfluenceChanged) if one.senator == senate] == [reward]
    assert ear.all(PopularityChanged)[0].amount == reward
    assert game.influence[senate] == 5 + reward


def test_1_11_37_stalemate_costs_both_and_makes_a_veteran_on_each_side() -> None:
    game, outlaw, senate, ear = civil_war(*three(12 - 10 - rating() + 11), chits=[0, 0])
    assert ear.all(BattleDecided)[0].result == STALEMATE
    assert count(game.legions[FORCE + senate]) == 9
    assert count(game.legions[FORCE + outlaw]) == 5
    assert game.proconsuls == 1 << senate
    assert game.unrest == 3
    assert outlaw in [game.allegiance[legion] for legion in bits(game.legions[FORCE + outlaw])]
    assert senate in [game.allegiance[legion] for legion in bits(game.legions[FORCE + senate])]
    assert not game.unprosecuted


def test_1_11_373_defeat_of_the_senate_and_the_rebel_wins() -> None:
    game, outlaw, senate, ear = civil_war(*three(7 - 10 - rating() + 11))
    assert (ear.all(BattleDecided)[0].result, ear.all(BattleDecided)[0].total) == (DEFEAT, 7)
    assert game.where[senate] == OUT
    assert count(game.legions[FORCE + outlaw]) == 6  # T-5
    assert count(game.legions[ACTIVE]) == 9
    assert game.unrest == 3
    assert (game.ending, game.winner) == ("rebel_march", 0)


def test_1_11_373_the_master_of_horse_dies_with_his_dictator() -> None:
    game = revolution_table()
    game.phase = COMBAT
    outlaw = put(game, "marius", 0, popularity=0)
    rebel(game, outlaw, legions=20)
    dictator = put(game, "papirius", 1, popularity=0, office=DICTATOR)
    master = put(game, "quinctius", 1, popularity=0, office=MASTER_OF_HORSE)
    send(game, dictator, "civil_war", legions=1)
    send(game, master, "civil_war")
    game.loaded = [1, 1, 1]
    game.stack.append(Rest(0))
    play(game, Combat(0))
    assert (game.where[dictator], game.where[master]) == (OUT, OUT)


def test_1_09_34_a_master_of_horse_whom_a_chit_strikes_after_his_dictator_does_not_go_home_first() -> None:
    game = revolution_table()
    game.phase = COMBAT
    outlaw = put(game, "marius", 0, popularity=0)
    rebel(game, outlaw, legions=8)
    dictator = put(game, "papirius", 1, popularity=0, office=DICTATOR)
    master = put(game, "quinctius", 1, popularity=0, office=MASTER_OF_HORSE)
    send(game, dictator, "civil_war", legions=10)
    send(game, master, "civil_war")
    game.urn = [dictator + 1, master + 1]
    ear = listen(game)
    both_lose(game, CIVIL_WAR, dictator, STALEMATE, 2, 8)
    assert (game.where[dictator], game.where[master]) == (OUT, OUT)
    assert "SenatorCameToRome" not in ear.names()


@pytest.mark.parametrize(("option", "unrest"), [(0, 3), (2, 5)])
def test_c_33_civil_war_defeat_unrest(option: int, unrest: int) -> None:
    game, *_ = civil_war(*three(7 - 10 - rating() + 11), civil_war_defeat_unrest=option)
    assert game.unrest == unrest


@pytest.mark.parametrize(
    ("option", "chits", "dead"),
    [
        ("both_sides", [0, 27], True),  # one draw of two: the rebel is hit
        ("each_side", [27, 0], False),  # the first chit is drawn against the Senate's men only
        ("each_side", [0, 27], True),
        ("senate_losses", [27], True),
    ],
)
def test_c_33_civil_war_chits(option: str, chits: list[int], dead: bool) -> None:
    game, outlaw, *_ = civil_war(*three(12 - 10 - rating() + 11), chits=chits, civil_war_chits=option)
    assert (game.where[outlaw] == OUT) == dead
    assert (game.rebel == NOBODY) == dead


def test_c_33_chits_after_a_defeat_only_with_senate_losses() -> None:
    game, outlaw, *_ = civil_war(*three(7 - 10 - rating() + 11), chits=[27], civil_war_chits="senate_losses")
    assert game.where[outlaw] == OUT
    assert game.ending == ""


def test_1_11_371_a_rebel_without_legions_is_beaten_but_nobody_has_won() -> None:
    game = revolution_table()
    game.phase = COMBAT
    outlaw = put(game, "marius", 0)
    partisan = put(game, "cornelius", 0)
    rebel(game, outlaw, legions=2)
    rebel(game, partisan, primary=False)
    senate = put(game, "papirius", 1, influence=5, popularity=0, office=FIELD_CONSUL)
    send(game, senate, "civil_war", legions=6)
    game.stack.append(Rest(0))
    left = 11 - 6 - min(6, game.military(senate)) + 4  # a stalemate that costs two
    game.loaded = three(left)
    game.urn = [0, 0, 0, 0]
    play(game, Combat(0))
    assert game.where[outlaw] == game.where[partisan] == OUT
    assert game.influence[senate] == 5
    assert not game.victorious
    assert not game.proconsuls
    assert game.where[senate] == ROME
    assert game.legions[ACTIVE]
    check(game)


def test_1_11_372_a_destroyed_army_does_not_lose_at_once_but_the_next_turn_without_one() -> None:
    game, outlaw, senate, ear = civil_war(6, 6, 6, chits=[0, 0, 0, 0, 1], legions=1)
    assert (ear.all(BattleDecided)[0].result, ear.all(BattleDecided)[0].total) == (STALEMATE, 9)
    assert game.legions[FORCE + senate] == 0
    assert game.proconsuls == 1 << senate
    assert game.unprosecuted == 1 << CIVIL_WAR
    assert not game.ending
    play(game, Combat(0))
    assert (game.ending, game.winner) == ("rebel_coup", 0)
    assert game.where[outlaw] == REBEL


def test_1_11_35_nobody_sent_is_a_coup() -> None:
    game = revolution_table()
    game.phase = COMBAT
    outlaw = put(game, "marius", 2)
    rebel(game, outlaw, legions=1)
    wage(game, "syrian_war")
    wage(game, "1st_gallic_war")
    game.stack.append(Rest(0))
    play(game, Combat(0))
    assert (game.ending, game.winner) == ("rebel_coup", 2)


def test_1_11_35_an_army_without_a_legion_is_none() -> None:
    game = revolution_table()
    game.phase = COMBAT
    outlaw = put(game, "marius", 2)
    rebel(game, outlaw, legions=1)
    senate = put(game, "papirius", 1, office=FIELD_CONSUL)
    send(game, senate, "civil_war", fleets=2)
    game.stack.append(Rest(0))
    play(game, Combat(0))
    assert game.ending == "rebel_coup"


def test_c_86_a_rebel_without_legions_must_still_be_fought() -> None:
    game = revolution_table()
    game.phase = COMBAT
    outlaw = put(game, "marius", 2)
    rebel(game, outlaw, legions=0)
    senate = put(game, "papirius", 1, office=FIELD_CONSUL)
    send(game, senate, "civil_war", legions=3)
    game.stack.append(Rest(0))
    game.loaded = [3, 3, 3]
    ear = listen(game)
    play(game, Combat(0))
    assert ear.all(RebelMet)[0].amount2 == 0
    assert game.marks[REBEL_BATTLES] == 1


def test_1_10_51_a_rebels_veteran_in_the_senates_army_changes_sides_before_the_battle() -> None:
    game = revolution_table()
    game.phase = COMBAT
    outlaw = put(game, "marius", 0)
    rebel(game, outlaw, legions=3)
    senate = put(game, "papirius", 1, office=FIELD_CONSUL)
    send(game, senate, "civil_war", legions=6)
    raise_veterans(game, 1, FORCE + senate, outlaw)
    ear = listen(game)
    game.loaded = [3, 3, 3]
    game.stack.append(Rest(0))
    play(game, Combat(0))
    met = ear.all(RebelMet)[0]
    assert met.amount2 == 5 + 4
    assert met.amount == 6 + min(6, game.military(senate))


def test_a_8_the_rebels_death_ends_the_rebellion_whatever_the_cause() -> None:
    game = revolution_table()
    outlaw = put(game, "marius", 0)
    partisan = put(game, "cornelius", 0)
    rebel(game, outlaw, legions=4)
    rebel(game, partisan, primary=False)
    senate = put(game, "papirius", 1)
    send(game, senate, "civil_war", legions=2)
    game.stack.append(Rest(0))
    kill(game, outlaw, "1.05.2")
    while run_triggers(game):
        pass
    assert game.where[partisan] == OUT
    assert count(game.legions[ACTIVE]) == 6
    assert game.where[senate] == ROME
    assert game.rebel == NOBODY
    assert game.zone[CIVIL_WAR] == NOWHERE
    check(game)


# -- C-41


def proscribed() -> Republic:
    game = revolution_table(scenario="late")
    game.phase = COMBAT
    game.unaccounted[10] = 1
    game.knights[man("claudius")] = 2
    game.knights[man("manlius")] = 1
    deal(game, 3, "proscription")
    outlaw = put(game, "marius", 0)
    rebel(game, outlaw, legions=2)
    senate = put(game, "papirius", 1, influence=30, popularity=0)
    send(game, senate, "civil_war", legions=16)
    game.stack.append(Rest(0))
    game.loaded = [4, 4, 4]
    play(game, Combat(0))
    return game


def test_c_41_proscription_turns_all_knights_into_talents() -> None:
    game = proscribed()
    assert (asked(game), game.actors()) == ("Proscribe", [3])
    say(game, PROSCRIBE)
    assert asked(game) == "TakeKnights"
    senator = man("papirius")  # victorious commanders count as in Rome
    assert game.actors() == [1]
    game.loaded = [4, 5, 6]
    before = game.talents[senator]
    say(game, YES)
    assert sum(game.knights) == 0
    assert game.talents[senator] == before + 15
    assert game.marks[PROSCRIBED] == 2


def test_c_41_declined_it_has_no_effect_and_is_gone() -> None:
    game = proscribed()
    say(game, PROSCRIBE, NO)
    assert sum(game.knights) == 3
    assert game.marks[PROSCRIBED] == 0
    assert not game.hands[3]


def test_c_44_conditional_wars_wake_at_the_end_of_the_phase() -> None:
    game = revolution_table(scenario="middle")
    wage(game, "1st_sicilian_slave_revolt", INACTIVE)
    play(game, Revolution(0))
    assert game.zone[war("1st_sicilian_slave_revolt")] == INACTIVE
    create(game, "sicilia")
    play(game, Revolution(0))
    assert game.zone[war("1st_sicilian_slave_revolt")] == FOUGHT


def test_x7_units_of_those_who_lay_down_are_in_italy() -> None:
    game = revolution_table()
    senator = winner(game, "cornelius", 0, legions=3, fleets=2)
    raise_legions(game, 1)
    raise_fleets(game, 1)
    play(game, Revolution(0))
    say(game, LAY_DOWN)
    assert (count(game.legions[ACTIVE]), game.fleets[ACTIVE]) == (4, 3)
    assert game.legions[FORCE + senator] == 0
    assert count(game.legions[RESERVE]) == 21


def two_armies(*dice: int) -> tuple[Republic, int, int]:
    game = revolution_table()
    game.phase = COMBAT
    outlaw = put(game, "marius", 0)
    rebel(game, outlaw, legions=4)
    first = put(game, "papirius", 1, office=ROME_CONSUL)
    second = put(game, "cornelius", 1, office=FIELD_CONSUL)
    send(game, first, "civil_war", legions=6)
    send(game, second, "civil_war", legions=6)
    game.dispatch[first], game.dispatch[second] = 1, 2
    game.stack.append(Rest(0))
    play(game, Combat(0))
    game.loaded = list(dice)
    say(game, SENATOR + first)
    return game, first, second


def test_c_39_a_victory_of_the_first_army_sends_the_second_home() -> None:
    game, first, second = two_armies(6, 6, 6)
    assert game.victorious == 1 << first
    assert game.where[second] == ROME
    assert game.rebel == NOBODY
    assert game.loaded == []


def test_c_39_a_defeat_ends_it_at_once() -> None:
    game, first, second = two_armies(1, 1, 1)
    assert game.where[first] == OUT
    assert game.where[second] == AT_WAR + CIVIL_WAR
    assert (game.ending, game.winner) == ("rebel_march", 0)


def test_c_41_the_window_opens_after_a_defeat_too_before_the_end() -> None:
    game = revolution_table(scenario="late")
    game.phase = COMBAT
    game.unaccounted[10] = 1
    deal(game, 3, "proscription")
    outlaw = put(game, "marius", 0)
    rebel(game, outlaw, legions=9)
    senate = put(game, "papirius", 1)
    send(game, senate, "civil_war", legions=3)
    game.stack.append(Rest(0))
    game.loaded = [1, 1, 1]
    play(game, Combat(0))
    assert asked(game) == "Proscribe"
    say(game, PASS)
    assert game.ending == "rebel_march"


def test_c_80_a_partisan_who_fetched_a_bequest_keeps_its_talents() -> None:
    game = revolution_table(scenario="middle")
    winner(game, "marius", 0, legions=2)
    envoy = put(game, "cornelius", 0, talents=1)
    game.bequests[PERGAMUM] = FETCHED
    leave(game, envoy, MISSION + PERGAMUM)
    raise_legions(game, 3, FORCE + envoy)
    raise_fleets(game, 3, FORCE + envoy)
    play(game, Declarations())
    rise(game, 6, 6)
    say(game, REVOLT, DONE, SENATOR + envoy, DONE)
    assert game.talents[envoy] == 51
    assert game.bequests[PERGAMUM] == KEPT
    assert "bequests=pergamum:kept" in GAME_TYPE.position(game)
    assert GAME_TYPE.from_position(GAME_TYPE.position(game), 1).bequests[PERGAMUM] == KEPT
    assert (count(game.legions[ACTIVE]), game.fleets[ACTIVE]) == (3, 3)


def test_1_11_37_fabius_halves_the_losses_of_his_own_side_only() -> None:
    game = revolution_table()
    game.phase = COMBAT
    outlaw = put(game, "marius", 0)
    rebel(game, outlaw, legions=8)
    fabius = put(game, "2a_fabius_maximus_cunctator", 1)
    send(game, fabius, "civil_war", legions=8)
    game.stack.append(Rest(0))
    strength = 8 + min(8, game.military(fabius)) - 12
    game.loaded = three(9 - strength)  # a stalemate that costs four
    game.urn = [0, 0, 0, 0, 30, 28]
    play(game, Combat(0))
    assert count(game.legions[FORCE + fabius]) == 6
    assert count(game.legions[FORCE + outlaw]) == 4


def test_1_11_3_a_consul_for_life_at_war_only_lays_down() -> None:
    game = revolution_table()
    senator = winner(game, "marius", 0, legions=6, veterans=1)
    game.consul_for_life = senator
    play(game, Declarations())
    assert not game.stack
    assert game.rebel == NOBODY


def test_1_11_37_caesar_makes_two_veterans_of_a_victory_over_the_rebel() -> None:
    game = revolution_table(scenario="late")
    game.phase = COMBAT
    outlaw = put(game, "marius", 0)
    rebel(game, outlaw, legions=2)
    caesar = put(game, "4a_julius_caesar", 1)
    send(game, caesar, "civil_war", legions=12)
    game.stack.append(Rest(0))
    game.loaded = [4, 4, 4]
    play(game, Combat(0))
    assert asked(game) == "SecondVeteran"
    say(game, NUMBER + 2)
    assert [game.allegiance[legion] for legion in bits(game.veterans)] == [caesar, caesar]
