"""[1.11.3] to [1.11.373] Declarations, partisans, veterans and the battle against the rebel."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.core.errors import Illegal
from comitium.core.frames import Question
from comitium.games.republic.catalogue.words import DEFEAT, STALEMATE, VICTORY
from comitium.games.republic.choices import DONE, NO, NUMBER, PASS, SENATOR, TALENTS, VETERAN, WAR, YES
from comitium.games.republic.events.combat import BattleDecided
from comitium.games.republic.events.revolution import LegionSounded, RebelDeclared, RebelMet, RebelReplaced
from comitium.games.republic.numbers import (
    ACTIVE,
    AT_WAR,
    CIVIL_WAR,
    COMBAT,
    DICTATOR,
    FETCHED,
    FIELD_CONSUL,
    FORCE,
    FOUGHT,
    IN_FORUM,
    INACTIVE,
    KEPT,
    LATE,
    MASTER_OF_HORSE,
    MIDDLE,
    MISSION,
    NOBODY,
    NOWHERE,
    OUT,
    PERGAMUM,
    REBEL,
    RESERVE,
    REVOLUTION,
    ROME,
    ROME_CONSUL,
    VACANT,
    bits,
    count,
)
from comitium.games.republic.rules.people import leave
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_10_combat.r1_10_combat import Combat
from comitium.games.republic.rules.r1_10_combat.words import PROSCRIBE
from comitium.games.republic.rules.r1_11_revolution.r1_11_3_declaration import Declarations
from comitium.games.republic.rules.r1_11_revolution.r1_11_revolution import Revolution
from comitium.games.republic.rules.r1_11_revolution.words import KEEP, LAY_DOWN, REVOLT, SOUND_OUT
from comitium.games.republic.rules.watch import heed
from comitium.games.republic.state import FORMER_MASTER, PROSCRIBED, REBEL_BATTLES, Republic
from games.republic.builder import (
    Ear,
    asked,
    capture,
    check,
    concession,
    create,
    deal,
    enact,
    event,
    govern,
    listen,
    man,
    new_table,
    play,
    province,
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


class Rest(Question[Republic]):
    """What lies below the phase: nothing happens after it."""

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [PASS]


def table(**options: Any) -> Republic:
    game = new_table(**options)
    game.phase = REVOLUTION
    for seat, key in enumerate(("claudius", "manlius", "fulvius", "furius")):
        put(game, key, seat, leader=True)
    return game


def winner(game: Republic, key: str, seat: int, *, legions: int, veterans: int = 0, fleets: int = 0, talents: int = 0) -> int:
    """A commander back from a war that he has won."""
    senator = put(game, key, seat, talents=talents)
    send(game, senator, "syrian_war", legions=legions, fleets=fleets)
    raise_veterans(game, veterans, FORCE + senator, senator)
    game.victorious |= 1 << senator
    return senator


def refusal(game: Republic, choice: int) -> str:
    before = game.clone()
    with pytest.raises(Illegal) as refused:
        game.apply(game.actors()[0], choice)
    assert game == before
    return refused.value.rule


# -- 1.11.31


def test_1_11_31_talents_and_dice_decide_who_follows() -> None:
    game = table(scenario="middle")
    game.era = MIDDLE
    senator = winner(game, "cornelius", 0, legions=6, veterans=1, fleets=3, talents=5)
    legions = bits(game.legions[FORCE + senator] & ~game.veterans)
    ear = listen(game)
    play(game, Declarations())
    assert game.legal(0) == [LAY_DOWN, REVOLT, SOUND_OUT]
    say(game, SOUND_OUT)
    assert game.legal(0) == [TALENTS + number for number in range(6)]
    game.loaded = [3, 4, 2, 4, 3, 6]
    say(game, TALENTS + 3)
    assert game.talents[senator] == 2
    follow = [sounded.legion for sounded in ear.all(LegionSounded) if sounded.follows]
    assert follow == [legions[0], legions[1], legions[3], legions[5]]
    say(game, REVOLT, DONE)
    declared = ear.all(RebelDeclared)[0]
    assert declared.amount == 6 + min(6, game.military(senator))
    say(game, DONE)  # nobody joins
    assert count(game.legions[FORCE + senator]) == 5
    assert count(game.legions[ACTIVE]) == 2
    assert game.fleets[ACTIVE] == 3
    assert game.rebel == senator
    assert game.where[senator] == REBEL
    assert game.zone[CIVIL_WAR] == FOUGHT
    check(game)


def test_1_11_31_omens_lower_each_throw() -> None:
    game = table(scenario="late")
    game.era = LATE
    event(game, "evil_omens")
    winner(game, "cornelius", 0, legions=1)
    ear = listen(game)
    play(game, Declarations())
    game.loaded = [3]
    say(game, SOUND_OUT)
    sounded = ear.all(LegionSounded)[0]
    assert (sounded.amount, sounded.follows) == (2, 0)


def test_1_11_31_after_the_dice_he_is_free_to_lay_down_and_the_talents_are_spent() -> None:
    game = table()
    senator = winner(game, "cornelius", 0, legions=2, talents=2)
    play(game, Revolution(0))
    game.loaded = [6, 6]
    say(game, SOUND_OUT, TALENTS + 2)
    assert refusal(game, SOUND_OUT) == "1.11.31"
    say(game, LAY_DOWN)
    assert game.where[senator] == ROME
    assert game.talents[senator] == 0
    assert count(game.legions[ACTIVE]) == 2
    assert game.rebel == NOBODY


def test_c_25_without_a_legion_that_follows_nobody_revolts() -> None:
    game = table()
    winner(game, "cornelius", 0, legions=2)
    play(game, Declarations())
    assert refusal(game, REVOLT) == "C-25"
    game.loaded = [1, 1]
    say(game, SOUND_OUT)
    assert not game.stack  # he can only lay down
    assert game.rebel == NOBODY


def test_1_11_31_the_master_of_horse_may_pay_if_his_owner_consents() -> None:
    game = table()
    dictator = winner(game, "cornelius", 0, legions=2, talents=1)
    master = put(game, "fabius", 1, talents=4, office=MASTER_OF_HORSE)
    game.offices[DICTATOR] = dictator
    send(game, master, "syrian_war")
    play(game, Declarations())
    say(game, SOUND_OUT)
    assert game.actors() == [1]
    assert game.legal(1) == [TALENTS, TALENTS + 1, TALENTS + 2]
    say(game, TALENTS + 1)
    assert game.legal(0) == [TALENTS, TALENTS + 1, TALENTS + 2]
    game.loaded = [5, 1]
    say(game, TALENTS + 2)
    assert (game.talents[dictator], game.talents[master]) == (0, 3)


def test_1_11_31_a_veteran_of_another_may_be_paid_for() -> None:
    game = table()
    senator = winner(game, "cornelius", 0, legions=1, talents=1)
    loyal = put(game, "fabius", 1)
    other = raise_veterans(game, 1, FORCE + senator, loyal).bit_length() - 1
    play(game, Declarations())
    say(game, SOUND_OUT, TALENTS)
    assert game.legal(0) == [DONE, VETERAN + other]
    say(game, VETERAN + other)
    assert game.legal(0) != [DONE, VETERAN + other]
    assert game.talents[senator] == 0


# -- 1.11.3


def rise(game: Republic, *dice: int) -> None:
    game.loaded = list(dice)
    say(game, SOUND_OUT)


def test_1_11_3_only_a_strictly_stronger_force_replaces_the_first() -> None:
    for legions in (7, 8):
        game = table()
        game.influence[man("claudius")] = 30
        first = winner(game, "marius", 0, legions=6)  # rating 4: 10
        second = winner(game, "cornelius", 1, legions=legions)
        strength = legions + min(legions, game.military(second))
        ear = listen(game)
        play(game, Declarations())
        rise(game, *[6] * 6)
        say(game, REVOLT, DONE)
        assert game.actors() == [1]
        rise(game, *[6] * legions)
        assert (strength > 10) == (REVOLT in game.legal(1))
        if strength > 10:
            say(game, REVOLT, DONE)
            assert ear.all(RebelReplaced)[0].senator == first
            say(game, DONE)
            assert game.rebel == second
            assert game.where[first] == AT_WAR + war("syrian_war")  # he lays down with the others
        else:
            assert refusal(game, REVOLT) == "1.11.3"


def test_1_11_3_a_replaced_rebel_loses_nothing_but_his_command() -> None:
    game = table()
    game.influence[man("claudius")] = 30
    first = winner(game, "marius", 0, legions=3)
    game.offices[FIELD_CONSUL] = first
    game.knights[first] = 2
    second = winner(game, "cornelius", 1, legions=8)
    play(game, Revolution(0))
    rise(game, 6, 6, 6)
    say(game, REVOLT, DONE)
    rise(game, *[6] * 8)
    say(game, REVOLT, DONE)
    say(game, DONE)
    assert game.where[first] == ROME
    assert game.offices[FIELD_CONSUL] == first
    assert game.knights[first] == 2
    assert game.rebel == second
    assert count(game.legions[ACTIVE]) == 3


def test_1_11_3_while_a_rebel_stands_every_victorious_commander_lays_down() -> None:
    game = table()
    outlaw = put(game, "marius", 1)
    rebel(game, outlaw, legions=4)
    senator = winner(game, "cornelius", 0, legions=6, veterans=1)
    play(game, Revolution(0))
    assert not game.stack
    assert game.where[senator] == ROME
    assert not game.victorious


def test_1_11_3_only_one_man_of_a_faction_revolts() -> None:
    game = table()
    first = winner(game, "marius", 0, legions=6)
    second = winner(game, "cornelius", 0, legions=9)
    play(game, Declarations())
    assert game.legal(0) == sorted([SENATOR + first, SENATOR + second])
    say(game, SENATOR + first)
    rise(game, *[6] * 6)
    say(game, REVOLT, DONE)
    assert asked(game) == "Partisans"  # the second can only lay down: he is not asked
    say(game, SENATOR + second, DONE)
    assert game.rebels == 1 << first | 1 << second
    assert count(game.legions[ACTIVE]) == 9
    check(game)


def test_c_84_captives_count_for_the_order() -> None:
    game = table()
    high = put(game, "valerius", 2, influence=40)
    capture(game, high, war("syrian_war"))
    winner(game, "marius", 0, legions=2)
    winner(game, "cornelius", 2, legions=2)
    play(game, Declarations())
    assert game.actors() == [2]


def test_c_43_the_manilian_law_leads_him_to_another_war() -> None:
    game = table(scenario="late")
    enact(game, "manilian_law")
    wage(game, "parthian_war", INACTIVE)
    wage(game, "1st_mithridatic_war")
    senator = winner(game, "marius", 0, legions=6, fleets=2)
    game.offices[FIELD_CONSUL] = senator
    game.dispatched = 4
    play(game, Declarations())
    assert game.legal(0)[0] == WAR + war("parthian_war")
    assert refusal(game, WAR + war("1st_mithridatic_war")) == "C-43"
    say(game, WAR + war("parthian_war"))
    assert game.zone[war("parthian_war")] == FOUGHT
    assert game.where[senator] == AT_WAR + war("parthian_war")
    assert game.proconsuls == 1 << senator
    assert game.offices[FIELD_CONSUL] == NOBODY
    assert game.dispatch[senator] == 5
    assert not game.victorious


def test_c_43_without_the_law_nobody_marches_on() -> None:
    game = table(scenario="late")
    wage(game, "parthian_war")
    winner(game, "marius", 0, legions=6, fleets=2)
    play(game, Declarations())
    assert refusal(game, WAR + war("parthian_war")) == "C-43"


# -- 1.11.32, 1.11.34


def test_1_11_32_a_dictator_and_his_master_rise_together() -> None:
    game = table()
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
    game = table()
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


def test_1_11_32_a_proconsul_who_joins_gives_his_force_back() -> None:
    game = table()
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
    game = table()
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
    game = table(joining_governor=option)
    winner(game, "marius", 0, legions=2)
    governor = put(game, "cornelius", 0)
    govern(game, governor, "sicilia")
    play(game, Declarations())
    rise(game, 6, 6)
    say(game, REVOLT, DONE, SENATOR + governor, DONE)
    assert (game.province[province("sicilia")] == VACANT) == given
    assert (game.governor[province("sicilia")] == NOBODY) == given


def test_1_11_34_a_rebel_loses_concessions_and_knights_and_keeps_his_talents() -> None:
    game = table()
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
    game = table()
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
    game = table()
    winner(game, "marius", 0, legions=2)
    play(game, Declarations())
    rise(game, 6, 6)
    say(game, REVOLT, SENATOR + man("claudius"), KEEP, LAY_DOWN)
    assert not game.stack
    assert game.rebel == NOBODY


# -- 1.11.36


def test_1_11_36_veterans_of_rebels_come_from_everywhere() -> None:
    game = table()
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
    game = table()
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


# -- 1.11.37


def civil_war(*dice: int, chits: list[int] | None = None, legions: int = 10, **options: Any) -> tuple[Republic, int, int, Ear]:
    """The digest's battle: 10 legions and a rating of 3 against 5 legions, one own veteran and a rating of 4."""
    game = table(**options)
    game.phase = COMBAT
    game.unrest = 3
    outlaw = put(game, "marius", 0, popularity=0)
    rebel(game, outlaw, legions=5)
    raise_veterans(game, 1, FORCE + outlaw, outlaw)
    senate = put(game, "papirius", 1, influence=5, popularity=0, office=FIELD_CONSUL)
    send(game, senate, "civil_war", legions=legions)
    ear = listen(game)
    game.loaded = list(dice)
    game.urn = chits if chits is not None else []
    game.stack.append(Rest(0))
    play(game, Combat(0))
    return game, outlaw, senate, ear


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
    game = table()
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
    game = table()
    game.phase = COMBAT
    outlaw = put(game, "marius", 2)
    rebel(game, outlaw, legions=1)
    wage(game, "syrian_war")
    wage(game, "1st_gallic_war")
    game.stack.append(Rest(0))
    play(game, Combat(0))
    assert (game.ending, game.winner) == ("rebel_coup", 2)


def test_1_11_35_an_army_without_a_legion_is_none() -> None:
    game = table()
    game.phase = COMBAT
    outlaw = put(game, "marius", 2)
    rebel(game, outlaw, legions=1)
    senate = put(game, "papirius", 1, office=FIELD_CONSUL)
    send(game, senate, "civil_war", fleets=2)
    game.stack.append(Rest(0))
    play(game, Combat(0))
    assert game.ending == "rebel_coup"


def test_c_86_a_rebel_without_legions_must_still_be_fought() -> None:
    game = table()
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
    game = table()
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
    game = table()
    outlaw = put(game, "marius", 0)
    partisan = put(game, "cornelius", 0)
    rebel(game, outlaw, legions=4)
    rebel(game, partisan, primary=False)
    senate = put(game, "papirius", 1)
    send(game, senate, "civil_war", legions=2)
    game.stack.append(Rest(0))
    kill(game, outlaw, "1.05.2")
    while heed(game):
        pass
    assert game.where[partisan] == OUT
    assert count(game.legions[ACTIVE]) == 6
    assert game.where[senate] == ROME
    assert game.rebel == NOBODY
    assert game.zone[CIVIL_WAR] == NOWHERE
    check(game)


# -- C-41


def proscribed() -> Republic:
    game = table(scenario="late")
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
    game = table(scenario="middle")
    wage(game, "1st_sicilian_slave_revolt", INACTIVE)
    play(game, Revolution(0))
    assert game.zone[war("1st_sicilian_slave_revolt")] == INACTIVE
    create(game, "sicilia")
    play(game, Revolution(0))
    assert game.zone[war("1st_sicilian_slave_revolt")] == FOUGHT


def test_x7_units_of_those_who_lay_down_are_in_italy() -> None:
    game = table()
    senator = winner(game, "cornelius", 0, legions=3, fleets=2)
    raise_legions(game, 1)
    raise_fleets(game, 1)
    play(game, Revolution(0))
    say(game, LAY_DOWN)
    assert (count(game.legions[ACTIVE]), game.fleets[ACTIVE]) == (4, 3)
    assert game.legions[FORCE + senator] == 0
    assert count(game.legions[RESERVE]) == 21


def two_armies(*dice: int) -> tuple[Republic, int, int]:
    game = table()
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
    game = table(scenario="late")
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
    game = table(scenario="middle")
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
    assert (count(game.legions[ACTIVE]), game.fleets[ACTIVE]) == (3, 3)


def test_1_11_37_fabius_halves_the_losses_of_his_own_side_only() -> None:
    game = table()
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
    game = table()
    senator = winner(game, "marius", 0, legions=6, veterans=1)
    game.consul_for_life = senator
    play(game, Declarations())
    assert not game.stack
    assert game.rebel == NOBODY


def test_1_11_37_caesar_makes_two_veterans_of_a_victory_over_the_rebel() -> None:
    game = table(scenario="late")
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
