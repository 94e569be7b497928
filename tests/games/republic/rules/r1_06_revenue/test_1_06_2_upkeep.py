"""1.06.2, 1.06.4, 1.06.51, 1.06.6: upkeep of rebels, development, taxes, terms."""

from __future__ import annotations

import pytest

from comitium.core.errors import Illegal
from comitium.games.republic.catalogue.ids import EVIL_OMENS
from comitium.games.republic.choices import LEGIONS, NO, TALENTS, VETERAN
from comitium.games.republic.events.revenue import DevelopmentRolled
from comitium.games.republic.rules.common.people import leave
from comitium.games.republic.rules.r1_06_revenue.r1_06_2_rebels import ask_upkeep
from comitium.games.republic.rules.r1_06_revenue.r1_06_4_provinces import collect_taxes, develop, extra_income
from comitium.games.republic.rules.r1_06_revenue.r1_06_6_governors import return_governors
from comitium.games.republic.rules.r1_06_revenue.r1_06_13_spoils import TakeSpoils
from comitium.games.republic.rules.r1_06_revenue.r1_06_revenue import Revenue
from comitium.games.republic.state.numbers import (
    ACTIVE,
    BITHYNIA,
    FETCHED,
    FIELD_CONSUL,
    FORCE,
    GARRISON,
    KEPT,
    MISSION,
    NOBODY,
    PERGAMUM,
    RAID,
    ROME,
    VACANT,
    bits,
    count,
)
from comitium.games.republic.state.republic import OWED, RELEASED, Republic
from games.republic.fixtures.builder import (
    asked,
    capture,
    check,
    create,
    enact,
    event,
    garrison,
    govern,
    listen,
    man,
    play,
    province,
    put,
    raise_fleets,
    raise_legions,
    raise_veterans,
    rebel,
    say,
)
from games.republic.fixtures.incomes import raided, revenue_table, run

# -- 1.06.2, 1.11.33


def revolt(legions: int, own: int, others: int, box: int, *, talents: int = 0, partisan: int = -1) -> tuple[Republic, int]:
    """A rebel of seat 1 with ordinary legions, veterans of his own and veterans of nobody."""
    game = revenue_table()
    chief = put(game, "claudius", 1, talents=talents)
    rebel(game, chief, legions=legions)
    raise_veterans(game, own, FORCE + chief, patron=chief)
    raise_veterans(game, others, FORCE + chief)
    game.box[1] = box
    if partisan >= 0:
        friend = put(game, "furius", 1, talents=partisan)
        rebel(game, friend, primary=False)
    ask_upkeep(game)
    run(game)
    return game, chief


def test_1_06_2_nine_talents_pay_four_of_six_legions_and_the_sworn_veteran_is_free() -> None:
    game, chief = revolt(legions=6, own=1, others=0, box=9)
    assert asked(game) == "Idle"  # there was nothing to choose
    assert game.box[1] == 1
    assert count(game.legions[FORCE + chief]) == 5
    assert count(game.legions[ACTIVE]) == 2
    assert count(game.marks[RELEASED]) == 2
    assert game.legions[FORCE + chief] & game.veterans


def test_1_11_33_eight_legions_two_of_them_own_veterans_nine_talents() -> None:
    game, chief = revolt(legions=6, own=2, others=0, box=4, talents=5)
    assert asked(game) == "PayRebels"
    assert game.legal(1) == [TALENTS + 4, TALENTS + 5]
    say(game, TALENTS + 5)
    assert (game.talents[chief], game.box[1]) == (0, 1)
    assert count(game.legions[FORCE + chief]) == 6
    assert count(game.marks[RELEASED]) == 2


def test_1_11_33_the_owner_splits_the_payment_over_the_purses() -> None:
    game, chief = revolt(legions=3, own=0, others=0, box=10, talents=4, partisan=3)
    friend = man("furius")
    assert game.legal(1) == [TALENTS + number for number in range(5)]
    say(game, TALENTS + 1)
    assert game.legal(1) == [TALENTS + number for number in range(4)]
    say(game, TALENTS + 2)
    assert (game.talents[chief], game.talents[friend], game.box[1]) == (3, 1, 7)
    assert game.marks[RELEASED] == 0


def test_1_11_33_nobody_pays_less_than_the_other_purses_leave_open() -> None:
    game, chief = revolt(legions=3, own=0, others=0, box=0, talents=4, partisan=3)
    assert game.legal(1) == [TALENTS + 3, TALENTS + 4]
    with pytest.raises(Illegal) as refused:
        game.apply(1, TALENTS + 2)
    assert refused.value.why.id == "republic-revenue-refuse-not-owed"
    say(game, TALENTS + 3)
    assert (game.talents[chief], game.talents[man("furius")]) == (1, 0)


def test_1_11_33_he_says_which_legions_leave_him() -> None:
    game, chief = revolt(legions=2, own=0, others=2, box=4)
    assert asked(game) == "PayRebels"
    veterans = bits(game.legions[FORCE + chief] & game.veterans)
    assert game.legal(1) == [LEGIONS + 2, *[VETERAN + legion for legion in veterans]]
    say(game, VETERAN + veterans[1])
    assert game.legal(1) == [LEGIONS + 1, VETERAN + veterans[0]]
    say(game, LEGIONS + 1)
    assert count(game.marks[RELEASED] & game.veterans) == 1
    assert count(game.legions[ACTIVE]) == 2
    assert game.box[1] == 0


def test_1_11_33_legions_that_can_be_paid_are_not_released() -> None:
    game, chief = revolt(legions=2, own=0, others=2, box=4)
    with pytest.raises(Illegal) as refused:
        game.apply(1, LEGIONS + 1)
    assert refused.value.rule == "1.11.33"
    assert count(game.legions[FORCE + chief]) == 4


def test_1_11_33_whoever_the_rebel_is() -> None:
    game = revenue_table()
    chief = put(game, "cornelius", 1, talents=3)
    rebel(game, chief, legions=1)
    ask_upkeep(game)
    run(game)
    assert (game.talents[chief], game.marks[RELEASED]) == (1, 0)


def test_a_11_this_years_income_does_not_pay_the_rebel() -> None:
    game = revenue_table()
    game.stack.clear()
    chief = put(game, "claudius", 1)
    put(game, "furius", 1, knights=9)
    rebel(game, chief, legions=2)
    play(game, Revenue(0))
    assert asked(game) == "Redistribution"
    assert count(game.marks[RELEASED]) == 2
    assert game.talents[man("furius")] == 10


# -- 1.06.4


@pytest.mark.parametrize(
    ("corrupt", "omens", "die", "developed"),
    [(False, 0, 5, True), (True, 0, 5, False), (False, 1, 5, False), (True, 0, 6, True), (False, 0, 4, False)],
)
def test_1_06_4_a_die_and_one_for_honesty(corrupt: bool, omens: int, die: int, developed: bool) -> None:
    game = revenue_table()
    governor = put(game, "claudius", 0, influence=4)
    sicilia = govern(game, governor, "sicilia")
    game.corrupt = int(corrupt) << governor
    game.levels[EVIL_OMENS] = omens
    game.loaded = [die]
    develop(game, 0)
    assert (game.developed >> sicilia & 1 == 1) is developed
    assert game.influence[governor] == (7 if developed else 4)


def test_1_06_4_no_roll_for_vacant_rebel_and_barred_provinces() -> None:
    game = revenue_table(joining_governor="keeps_idle")
    create(game, "sicilia")
    rebellious, other = put(game, "claudius", 0), put(game, "furius", 0)
    govern(game, rebellious, "asia")
    rebel(game, rebellious)
    govern(game, other, "africa")
    game.loaded = [6]
    develop(game, 1 << province("africa"))
    assert game.loaded == [6]


def test_1_06_4_an_unaligned_governor_develops_and_keeps_the_influence() -> None:
    game = revenue_table()
    governor = put(game, "claudius", influence=4)
    govern(game, governor, "sicilia")
    game.loaded = [5]
    develop(game, 0)
    assert game.influence[governor] == 7


@pytest.mark.parametrize(("option", "rolls"), [("attacked", 0), ("overrun", 1)])
def test_a_59_a_province_that_passed_its_raid_is_not_developed_unless_the_option_says_so(option: str, rolls: int) -> None:
    game, _ = raided(development_after_raid=option)
    game.stack.clear()
    game.loaded = [6, 6]
    ear = listen(game)
    play(game, Revenue(0))
    while game.stack:
        menu = game.legal(game.actors()[0])
        say(game, NO if NO in menu else menu[0])
    assert len(ear.all(DevelopmentRolled)) == rolls


def test_1_13_1_a_legates_governor_who_declined_adds_one_in_both_provinces() -> None:
    game = revenue_table()
    consul = put(game, "manlius", 0, influence=6)
    govern(game, consul, "asia", legate=True)
    govern(game, consul, "africa", legate=True)
    game.loaded = [5, 5]
    develop(game, 0)
    assert count(game.developed) == 2
    assert game.influence[consul] == 12


def test_1_13_1_a_plundered_province_of_a_legate_gets_no_bonus_this_year() -> None:
    game = revenue_table()
    consul = put(game, "manlius", 0)
    asia = govern(game, consul, "asia", legate=True)
    africa = govern(game, consul, "africa", legate=True)
    game.looted = 1 << asia
    game.loaded = [5, 5]
    develop(game, 0)
    assert game.developed == 1 << africa


# -- 1.06.51


def tax(key: str, dice: list[int], *, developed: bool = False, omens: int = 0, verres: int = 0, seat: int = 0) -> Republic:
    game = revenue_table()
    governor = put(game, "claudius", seat)
    govern(game, governor, key, developed=developed)
    game.levels[EVIL_OMENS] = omens
    event(game, "trial_of_verres", verres)
    game.loaded = dice
    collect_taxes(game, 0)
    assert not game.loaded
    return game


def test_1_06_51_hispania_ulterior_loses_6() -> None:
    game = tax("hispania_ulterior", [4], omens=1)
    assert game.treasury == 100  # not yet
    assert game.marks[OWED] == 6


def test_1_06_51_asia_developed_brings_14_in_verres_year() -> None:
    assert tax("asia", [6, 2], developed=True, verres=1).treasury == 114
    assert tax("asia", [6, 2], developed=True, verres=2).treasury == 116


def test_1_06_51_unaligned_governors_pay_and_vacant_provinces_do_not() -> None:
    assert tax("sicilia", [6, 6], seat=NOBODY).treasury == 110
    game = revenue_table()
    create(game, "sicilia")
    game.loaded = [6]
    collect_taxes(game, 0)
    assert game.loaded == [6]


@pytest.mark.parametrize(("level", "talents"), [(0, 0), (1, 50), (2, 75)])
def test_1_06_51_allied_enthusiasm(level: int, talents: int) -> None:
    game = revenue_table()
    event(game, "allied_enthusiasm", level)
    extra_income(game)
    assert game.treasury == 100 + talents


def test_1_06_51_a_fetched_bequest_pays_and_its_escort_comes_home() -> None:
    game = revenue_table()
    consul = put(game, "claudius", 0, office=FIELD_CONSUL)
    leave(game, consul, MISSION + PERGAMUM)
    raise_legions(game, 3, FORCE + consul)
    raise_fleets(game, 3, FORCE + consul)
    game.bequests[PERGAMUM] = FETCHED
    extra_income(game)
    assert game.treasury == 150
    assert game.where[consul] == ROME
    assert (count(game.legions[ACTIVE]), game.fleets[ACTIVE]) == (3, 3)
    assert game.bequests[PERGAMUM] == FETCHED  # F0c makes the province


def test_1_06_51_the_bithynian_bequest_brings_35() -> None:
    game = revenue_table()
    consul = put(game, "claudius", 0, office=FIELD_CONSUL)
    leave(game, consul, MISSION + BITHYNIA)
    game.bequests[BITHYNIA] = FETCHED
    extra_income(game)
    assert game.treasury == 135
    assert game.in_rome(consul)


def test_c_80_a_bequest_that_a_rebel_has_kept_pays_nothing() -> None:
    game = revenue_table()
    game.bequests[PERGAMUM] = KEPT
    extra_income(game)
    assert game.treasury == 100


# -- 1.06.6


def test_1_06_6_a_dial_that_leaves_1_brings_him_home_with_his_marker() -> None:
    game = revenue_table()
    governor = put(game, "claudius", 0)
    sicilia = govern(game, governor, "sicilia", dial=1)
    legion = garrison(game, "sicilia", 1)
    game.corrupt = 1 << governor
    return_governors(game)
    assert game.in_rome(governor)
    assert game.corrupt == 1 << governor
    assert game.returned == 1 << governor
    assert game.province[sicilia] == VACANT
    assert game.legions[GARRISON + sicilia] == legion


def test_1_06_6_a_dial_of_3_shows_2() -> None:
    game = revenue_table()
    sicilia = govern(game, put(game, "claudius", 0), "sicilia", dial=3)
    return_governors(game)
    assert game.dial[sicilia] == 2
    assert game.returned == 0


def test_1_06_6_an_unaligned_governor_returns_to_the_forum() -> None:
    game = revenue_table()
    governor = put(game, "claudius")
    govern(game, governor, "sicilia", dial=1)
    return_governors(game)
    assert game.forum >> governor & 1
    check(game)


def test_1_06_6_a_rebels_dial_stands_still() -> None:
    game = revenue_table(joining_governor="keeps_idle")
    governor = put(game, "claudius", 0)
    sicilia = govern(game, governor, "sicilia", dial=1)
    rebel(game, governor)
    return_governors(game)
    assert (game.dial[sicilia], game.governor[sicilia]) == (1, governor)


def test_1_06_6_a_legates_governor_stays_where_he_is() -> None:
    game = revenue_table()
    enact(game, "vatinian_law")
    consul = put(game, "manlius", 0)
    home, away = govern(game, consul, "sicilia", dial=3), govern(game, consul, "asia", dial=1, legate=True)
    return_governors(game)
    assert game.province[away] == VACANT
    assert game.governor[home] == consul
    assert not game.in_rome(consul)
    assert game.returned == 0


def test_a_20_a_captive_governor_loses_the_province_and_is_asked_for_ransom_a_last_time() -> None:
    game = revenue_table()
    governor = put(game, "claudius", 0)
    sicilia = govern(game, governor, "sicilia", dial=1)
    capture(game, governor, RAID)
    return_governors(game)
    run(game)
    assert game.province[sicilia] == VACANT
    assert game.is_captive(governor)
    assert asked(game) == "Ransom"


def test_1_06_6_three_incomes_for_a_dial_of_3() -> None:
    game = revenue_table()
    game.stack.clear()
    governor = put(game, "claudius", 0)
    govern(game, governor, "sicilia", dial=3, developed=True)
    incomes = 0
    for _ in range(4):
        play(game, Revenue(0))
        while game.stack:
            if isinstance(game.stack[-1], TakeSpoils):
                incomes += 1
            menu = game.legal(game.actors()[0])
            say(game, NO if NO in menu else menu[0])
    assert incomes == 3
    assert game.in_rome(governor)
