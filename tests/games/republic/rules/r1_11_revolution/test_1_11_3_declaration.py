"""[1.11.3] [1.11.31] Who may rise, and how he declares it."""

from __future__ import annotations

from comitium.games.republic.choices import DONE, SENATOR, TALENTS, VETERAN, WAR
from comitium.games.republic.events.revolution import LegionsBought, LegionSounded, RebelDeclared, RebelReplaced
from comitium.games.republic.rules.r1_11_revolution.choices import LAY_DOWN, REVOLT, SOUND_OUT
from comitium.games.republic.rules.r1_11_revolution.r1_11_3_declaration import Declarations
from comitium.games.republic.rules.r1_11_revolution.r1_11_revolution import Revolution
from comitium.games.republic.state.numbers import (
    ACTIVE,
    AT_WAR,
    CIVIL_WAR,
    DICTATOR,
    FIELD_CONSUL,
    FORCE,
    FOUGHT,
    INACTIVE,
    LATE,
    MASTER_OF_HORSE,
    MIDDLE,
    NOBODY,
    REBEL,
    ROME,
    bits,
    count,
)
from games.republic.fixtures.builder import (
    asked,
    capture,
    check,
    enact,
    event,
    listen,
    man,
    play,
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

# -- 1.11.31


def test_1_11_31_talents_and_dice_decide_who_follows() -> None:
    game = revolution_table(scenario="middle")
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
    game = revolution_table(scenario="late")
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
    game = revolution_table()
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


def test_c_28_the_talents_are_gone_before_the_first_die_and_none_may_follow() -> None:
    game = revolution_table(scenario="late")
    game.era = LATE
    senator = winner(game, "cornelius", 0, legions=3, talents=5)
    ear = listen(game)
    play(game, Declarations())
    game.loaded = [1, 1, 3]
    say(game, SOUND_OUT, TALENTS + 1)
    told = [type(one) for one in ear.events if isinstance(one, LegionsBought | LegionSounded)]
    assert told == [LegionsBought, LegionSounded, LegionSounded, LegionSounded]
    assert [one.amount for one in ear.all(LegionSounded)] == [2, 1, 3]  # the one talent went to the first legion, unseen
    assert game.talents[senator] == 4  # four are left, and two legions refused
    assert game.legal(0) == [LAY_DOWN, REVOLT]  # no more money, no second throw
    check(game)


def test_c_25_without_a_legion_that_follows_nobody_revolts() -> None:
    game = revolution_table()
    winner(game, "cornelius", 0, legions=2)
    play(game, Declarations())
    assert refusal(game, REVOLT) == "C-25"
    game.loaded = [1, 1]
    say(game, SOUND_OUT)
    assert not game.stack  # he can only lay down
    assert game.rebel == NOBODY


def test_1_11_31_the_master_of_horse_may_pay_if_his_owner_consents() -> None:
    game = revolution_table()
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
    game = revolution_table()
    senator = winner(game, "cornelius", 0, legions=1, talents=1)
    loyal = put(game, "fabius", 1)
    other = raise_veterans(game, 1, FORCE + senator, loyal).bit_length() - 1
    play(game, Declarations())
    say(game, SOUND_OUT, TALENTS)
    assert game.legal(0) == [DONE, VETERAN + other]
    say(game, VETERAN + other)
    assert game.legal(0) != [DONE, VETERAN + other]
    assert game.talents[senator] == 0


def test_1_11_3_only_a_strictly_stronger_force_replaces_the_first() -> None:
    for legions in (7, 8):
        game = revolution_table()
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
    game = revolution_table()
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
    game = revolution_table()
    outlaw = put(game, "marius", 1)
    rebel(game, outlaw, legions=4)
    senator = winner(game, "cornelius", 0, legions=6, veterans=1)
    play(game, Revolution(0))
    assert not game.stack
    assert game.where[senator] == ROME
    assert not game.victorious


def test_1_11_3_only_one_man_of_a_faction_revolts() -> None:
    game = revolution_table()
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
    game = revolution_table()
    high = put(game, "valerius", 2, influence=40)
    capture(game, high, war("syrian_war"))
    winner(game, "marius", 0, legions=2)
    winner(game, "cornelius", 2, legions=2)
    play(game, Declarations())
    assert game.actors() == [2]


def test_c_43_the_manilian_law_leads_him_to_another_war() -> None:
    game = revolution_table(scenario="late")
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
    game = revolution_table(scenario="late")
    wage(game, "parthian_war")
    winner(game, "marius", 0, legions=6, fleets=2)
    play(game, Declarations())
    assert refusal(game, WAR + war("parthian_war")) == "C-43"
