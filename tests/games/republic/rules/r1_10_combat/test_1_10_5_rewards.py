"""[1.10.1] [1.10.5] [1.10.6] Battles against wars: their order, commanders with a card of their own, veterans, rewards."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.values import DISASTER
from comitium.games.republic.choices import NUMBER, YES
from comitium.games.republic.events.combat import ArmiesMet, BattlesOrdered, UnitsLost
from comitium.games.republic.rules.r1_10_combat.r1_10_12_attack import Attack, Engagement
from comitium.games.republic.rules.r1_10_combat.r1_10_combat import Combat
from comitium.games.republic.state.numbers import (
    DICTATOR,
    FIELD_CONSUL,
    FORCE,
    MASTER_OF_HORSE,
    NOBODY,
    OUT,
    ROME_CONSUL,
    bits,
    count,
)
from games.republic.fixtures.builder import asked, check, event, listen, play, put, raise_veterans, say, send, wage, war
from games.republic.fixtures.wars.battles import combat_table, fight, result

# -- 1.10.1


def test_1_10_1_a_victory_early_in_the_queue_lowers_the_next_war() -> None:
    game = combat_table()
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
    game = combat_table()
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
        game = combat_table()
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

    game = combat_table()
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
    game = combat_table()
    for key in ("syrian_war", "1st_gallic_war", "1st_illyrian_war"):
        wage(game, key)
    play(game, Combat(0))
    assert not game.ending
    assert bits(game.unprosecuted) == sorted(war(key) for key in ("syrian_war", "1st_gallic_war", "1st_illyrian_war"))


def test_1_10_four_wars_one_of_them_won_is_survived() -> None:
    for legions, ending in ((14, ""), (5, "four_wars")):
        game = combat_table()
        for key in ("syrian_war", "1st_gallic_war", "1st_illyrian_war", "jugurthine_war"):
            wage(game, key)
        senator = put(game, "marius", 0, leader=True, office=FIELD_CONSUL)
        send(game, senator, "syrian_war", legions=legions, fleets=4)
        game.loaded = [3, 3, 3]
        play(game, Combat(0))
        assert game.ending == ending


# -- the commanders with a card of their own


def test_c_11_fabius_halves_his_losses_rounded_up() -> None:
    game = combat_table()
    wage(game, "1st_gallic_war")
    fabius = put(game, "2a_fabius_maximus_cunctator", 0, popularity=0, office=DICTATOR)
    send(game, fabius, "1st_gallic_war", legions=9)
    ear = fight(game, "1st_gallic_war", fabius, 4, 4, 5, chits=[0, 0, 0])
    assert result(ear)[0] == DISASTER
    assert count(game.legions[FORCE + fabius]) == 6  # 5 of 9 called for, 3 lost


def test_c_40_lucullus_loses_nothing_but_the_war_is_not_prosecuted() -> None:
    from comitium.games.republic.state.republic import LUCULLUS

    game = combat_table(scenario="late")
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
    game = combat_table(scenario="late")
    wage(game, "parthian_war")
    event(game, "evil_omens")
    pompey = put(game, "30a_pompey", 0, popularity=0, office=FIELD_CONSUL)
    send(game, pompey, "parthian_war", legions=10, fleets=3)
    ear = fight(game, "parthian_war", pompey, 5, 3, 3, 3, chits=[0, 0, 0, 0, 30, 29])
    assert ear.all(ArmiesMet)[0].command == 5  # 5 + 1 - 1
    assert game.popularity[pompey] % 2 == 0


@pytest.mark.parametrize(("wanted", "made"), [(1, 1), (2, 2)])
def test_1_10_5_caesar_makes_one_or_two_veterans(wanted: int, made: int) -> None:
    game = combat_table(scenario="late")
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
    game = combat_table()
    wage(game, "syrian_war")
    senator = put(game, "cornelius", 0, office=FIELD_CONSUL)
    send(game, senator, "syrian_war", veterans=4, fleets=3)
    before = game.veterans
    fight(game, "syrian_war", senator, 2, 2, 2, chits=[0] * 4)
    assert game.veterans & ~before == 0


def test_1_10_5_veterans_count_double() -> None:
    game = combat_table()
    wage(game, "syrian_war")
    senator = put(game, "1a_scipio_africanus", 0, office=FIELD_CONSUL)
    assert game.military(senator) == 5
    send(game, senator, "syrian_war", legions=2, veterans=3, fleets=3)
    met = fight(game, "syrian_war", senator, 4, 4, 4).all(ArmiesMet)[0]
    assert (met.army, met.command) == (8, 5)


def test_c_12_a_dead_mans_veteran_owes_nobody() -> None:
    game = combat_table()
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
        game = combat_table(seed=seed)
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
        game = combat_table(scenario="late")
        wage(game, key)
        senator = put(game, commander, 0)
        send(game, senator, key, legions=12, fleets=12)
        ear = fight(game, key, senator, *dice, chits=[0, 0, 0, 0, 28, 26, 24, 23, 22, 21, 20, 17])
        assert (result(ear)[0] == DISASTER) == disaster


def test_1_07_343_a_master_of_horse_voids_nothing() -> None:
    game = combat_table()
    wage(game, "2nd_punic_war")
    dictator = put(game, "fabius", 0, office=DICTATOR)
    master = put(game, "1a_scipio_africanus", 1, office=MASTER_OF_HORSE)
    send(game, dictator, "2nd_punic_war", legions=12, fleets=6)
    send(game, master, "2nd_punic_war")
    ear = fight(game, "2nd_punic_war", dictator, 3, 3, 4, chits=[0, 0, 0, 0, 28, 26, 24, 23, 22])
    assert result(ear)[0] == DISASTER


def test_1_10_61_popularity_is_counted_battle_by_battle() -> None:
    game = combat_table()
    wage(game, "1st_punic_war")
    senator = put(game, "marius", 0, influence=5, popularity=0, office=FIELD_CONSUL)
    send(game, senator, "1st_punic_war", legions=12, fleets=12)
    ear = fight(game, "1st_punic_war", senator, 3, 3, 3, chits=[0, 0, 0, 0, 28, 26])  # 15: three of each
    game.loaded = [3, 4, 5]  # 12 + 9 + 4 - 10 = 15: three more
    game.urn = [0, 0, 0, 0, 28, 26]
    say(game, YES)
    assert [lost.legions for lost in ear.all(UnitsLost)] == [3, 3]
    assert game.popularity[senator] == -1 + 5 - 1 + 5
