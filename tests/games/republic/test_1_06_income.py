"""1.06 to 1.06.2, 1.06.4, 1.06.51, 1.06.6: events in provinces, income, spoils, rebel upkeep, development, taxes, terms."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.core.errors import Illegal
from comitium.core.frames import Frame
from comitium.games.republic.catalogue.ids import DROUGHT, EVIL_OMENS
from comitium.games.republic.catalogue.provinces import BASE_LAND
from comitium.games.republic.catalogue.senators import MILITARY
from comitium.games.republic.choices import LEGIONS, NO, TALENTS, VETERAN, YES
from comitium.games.republic.events.revenue import DevelopmentRolled, RaidRolled, TaxesRolled
from comitium.games.republic.numbers import (
    ACTIVE,
    BITHYNIA,
    BLANK,
    CAPTIVE,
    FETCHED,
    FIELD_CONSUL,
    FORCE,
    FOUGHT,
    GARRISON,
    GOVERNED,
    INACTIVE,
    KEPT,
    MISSION,
    NOBODY,
    OUT,
    PERGAMUM,
    RAID,
    RESERVE,
    REVENUE,
    REVOLTED,
    ROME,
    ROME_CONSUL,
    VACANT,
    bits,
    count,
)
from comitium.games.republic.rules.people import leave
from comitium.games.republic.rules.r1_06_revenue.r1_06_0_events import disorder, raid
from comitium.games.republic.rules.r1_06_revenue.r1_06_2_rebels import ask_upkeep
from comitium.games.republic.rules.r1_06_revenue.r1_06_4_provinces import collect_taxes, develop, extra_income
from comitium.games.republic.rules.r1_06_revenue.r1_06_6_governors import return_governors
from comitium.games.republic.rules.r1_06_revenue.r1_06_11_income import SellGrain, earn_income
from comitium.games.republic.rules.r1_06_revenue.r1_06_13_spoils import TakeSpoils, ask_spoils
from comitium.games.republic.rules.r1_06_revenue.r1_06_revenue import Revenue
from comitium.games.republic.state import OWED, RELEASED, Republic
from games.republic.builder import (
    asked,
    capture,
    check,
    concession,
    create,
    enact,
    event,
    garrison,
    govern,
    grant,
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
    wage,
    war,
)


class Idle(Frame[Republic]):
    """Waits below what a test pushes."""

    def run(self, game: Republic) -> bool:
        return True

    def actors(self, game: Republic) -> list[int]:
        return []


def table(scenario: str = "late", **options: Any) -> Republic:
    """Three factions with a leader each; a Revenue Phase in which every step can be done by itself."""
    game = new_table(scenario, 3, **options)
    game.phase = REVENUE
    game.turn = 2
    put(game, "aurelius", 0, leader=True, office=ROME_CONSUL)
    put(game, "junius", 1, leader=True)
    put(game, "papirius", 2, leader=True)
    game.push(Idle())
    return game


def run(game: Republic) -> None:
    game.advance()


# -- Barbarian Raids


def raided(omens: int = 0, level: int = 1, **options: Any) -> tuple[Republic, int]:
    """Undeveloped Hispania Citerior, land 1, with a legion and a governor of military 2."""
    game = table(**options)
    governor = put(game, "claudius", 0, talents=3)
    assert (MILITARY[governor], BASE_LAND[2 * province("hispania_citerior")]) == (2, 1)
    govern(game, governor, "hispania_citerior")
    garrison(game, "hispania_citerior", 1)
    event(game, "barbarian_raids", level)
    game.levels[EVIL_OMENS] = omens
    return game, governor


def test_1_06_a_total_of_15_is_overrun_and_the_black_die_says_what_is_lost() -> None:
    game, governor = raided()
    game.loaded = [5, 5]
    game.urn = [1, 2, BLANK, 3, 5]  # the last one is his
    ear = listen(game)
    assert not raid(game, province("hispania_citerior"))
    assert [(rolled.total, rolled.needed) for rolled in ear.all(RaidRolled)] == [(15, 15)]
    assert game.legions[GARRISON + province("hispania_citerior")] == 0
    assert count(game.legions[RESERVE]) == 25
    assert game.where[governor] == CAPTIVE + RAID
    assert game.governor[province("hispania_citerior")] == governor


def test_1_06_a_total_of_16_is_safe() -> None:
    game, _ = raided()
    game.loaded = [5, 6]
    assert raid(game, province("hispania_citerior"))
    assert count(game.legions[GARRISON + province("hispania_citerior")]) == 1


def test_1_06_the_dark_side_asks_for_more_than_17_and_omens_count() -> None:
    for level, omens, safe in ((1, 0, True), (2, 0, False), (1, 1, False)):
        game, _ = raided(omens, level)
        game.loaded = [5, 6]
        game.urn = [BLANK, BLANK, BLANK, BLANK, 30]
        assert raid(game, province("hispania_citerior")) is safe


def test_1_06_a_chit_that_is_not_the_last_kills_the_governor() -> None:
    game, governor = raided()
    game.loaded = [2, 2]
    game.urn = [5, BLANK]
    raid(game, province("hispania_citerior"))
    assert game.where[governor] == OUT
    assert game.province[province("hispania_citerior")] == VACANT


def test_1_06_a_single_chit_kills_and_does_not_capture() -> None:
    game, governor = raided()
    game.loaded = [1, 2]
    game.urn = [5]
    raid(game, province("hispania_citerior"))
    assert game.where[governor] == OUT


def test_1_06_a_developed_province_is_undeveloped_after_a_raid() -> None:
    game, _ = raided()
    game.developed = 1 << province("hispania_citerior")
    game.loaded = [1, 1]
    game.urn = [BLANK]
    raid(game, province("hispania_citerior"))
    assert game.developed == 0


def test_1_13_pompey_counts_2_in_a_raid() -> None:
    game = table()
    pompey = put(game, "30a_pompey", 0)
    govern(game, pompey, "hispania_citerior")
    event(game, "barbarian_raids")
    game.loaded = [6, 6]
    game.urn = [BLANK] * 4 + [1, 2]
    ear = listen(game)
    raid(game, province("hispania_citerior"))
    assert ear.all(RaidRolled)[0].total == 12 + 1 + 2


@pytest.mark.parametrize(("option", "safe"), [("counts", True), ("absent", False)])
def test_a_55_a_legate_fights_with_his_governors_military_or_not(option: str, safe: bool) -> None:
    game = table(legate_raid_mil=option)
    consul = put(game, "manlius", 0)
    assert MILITARY[consul] == 3
    govern(game, consul, "macedonia", legate=True)
    event(game, "barbarian_raids")
    game.loaded = [4, 4]
    assert raid(game, province("macedonia")) is safe
    assert game.in_rome(consul)
    assert not game.urn  # no chit reaches him


def test_a_10_a_captured_governor_is_asked_for_ransom_at_once() -> None:
    game, governor = raided()
    game.stack.clear()
    game.loaded = [2, 2]
    game.urn = [BLANK, 5]
    play(game, Revenue(0))
    assert asked(game) == "Ransom"
    assert game.actors() == [0]
    assert game.is_captive(governor)


# -- Internal Disorder


def disorderly(legions: int = 0) -> tuple[Republic, int]:
    game = table()
    governor = put(game, "claudius", 0)
    govern(game, governor, "sicilia")
    garrison(game, "sicilia", legions)
    event(game, "internal_disorder")
    return game, governor


def test_1_06_two_legions_and_a_3_keep_sicilia_quiet_but_it_yields_nothing() -> None:
    game, _ = disorderly(legions=2)
    game.stack.clear()
    game.loaded = [3]
    ear = listen(game)
    play(game, Revenue(0))
    assert game.province[province("sicilia")] == GOVERNED
    assert asked(game) == "Redistribution"  # no spoils
    while game.stack:
        say(game, game.legal(game.actors()[0])[0])
    assert not ear.all(DevelopmentRolled)
    assert not ear.all(TaxesRolled)


def test_1_06_a_failure_kills_the_governor_and_the_province_is_an_active_war() -> None:
    game, governor = disorderly(legions=1)
    game.loaded = [3]
    disorder(game, province("sicilia"))
    assert game.where[governor] == OUT
    assert game.province[province("sicilia")] == REVOLTED
    assert game.zone[war("sicilia")] == FOUGHT
    assert count(game.legions[RESERVE]) == 25
    assert game.active_wars() == 1
    check(game)


def test_1_06_the_dark_side_of_disorder_needs_more_than_5() -> None:
    for level, revolts in ((1, False), (2, True)):
        game, _ = disorderly(legions=2)
        event(game, "internal_disorder", level)
        game.loaded = [3]
        disorder(game, province("sicilia"))
        assert (game.province[province("sicilia")] == REVOLTED) is revolts


def test_1_13_1_disorder_does_not_reach_a_governor_in_rome() -> None:
    game = table()
    consul = put(game, "manlius", 0)
    govern(game, consul, "sicilia", legate=True)
    event(game, "internal_disorder")
    game.loaded = [1]
    disorder(game, province("sicilia"))
    assert game.in_rome(consul)
    assert game.governor[province("sicilia")] == NOBODY
    assert game.province[province("sicilia")] == REVOLTED


def test_a_10_lists_are_fixed_before_any_die() -> None:
    game, governor = raided()
    event(game, "internal_disorder")
    game.developed = 1 << province("hispania_citerior")
    game.stack.clear()
    game.loaded = [1, 1]  # overrun, and undeveloped from now on
    game.urn = [BLANK]
    game.loaded += [6] * 20
    play(game, Revenue(0))
    revenue = game.stack[0]
    assert isinstance(revenue, Revenue)
    assert revenue.disordered == 0
    assert revenue.overrun == 1 << province("hispania_citerior")
    assert game.in_rome(governor) is False


def test_a_10_a_province_whose_governor_died_in_a_raid_is_not_in_disorder() -> None:
    game, governor = raided()
    event(game, "internal_disorder")
    game.stack.clear()
    game.loaded = [1, 1]
    game.urn = [5]
    play(game, Revenue(0))
    assert game.where[governor] == OUT
    assert game.province[province("hispania_citerior")] == VACANT
    assert game.loaded == []


def test_a_10_a_rebel_governor_is_on_neither_list() -> None:
    game, governor = raided(joining_governor="keeps_idle")
    event(game, "internal_disorder")
    rebel(game, governor)
    game.stack.clear()
    play(game, Revenue(0))
    revenue = game.stack[0]
    assert isinstance(revenue, Revenue)
    assert (revenue.raided, revenue.disordered) == (0, 0)


# -- 1.06.1 to 1.06.12


def test_1_06_11_a_leader_and_four_others_earn_7() -> None:
    game = table()
    for key in ("claudius", "furius", "julius", "fabius"):
        put(game, key, 0)
    earn_income(game)
    assert sum(game.talents[senator] for senator in bits(game.members[0])) == 7


def test_1_06_1_crassus_leads_with_3_knights_and_mining_15() -> None:
    game = table()
    crassus = put(game, "29a_crassus", 0, knights=3, leader=True)
    mining = grant(game, "mining", crassus)
    earn_income(game)
    assert game.talents[crassus] == 15
    assert game.exposed == 1 << mining


def test_1_06_1_a_captive_earns_nothing_and_exposes_nothing() -> None:
    game = table()
    senator = put(game, "claudius", 0, knights=2)
    grant(game, "harbor_fees", senator)
    capture(game, senator, RAID)
    earn_income(game)
    assert game.talents[senator] == 0
    assert game.exposed == 0


def test_1_06_1_rebels_and_the_unaligned_earn_nothing_and_men_away_earn_as_always() -> None:
    game = table()
    loyal, rebellious, unaligned = put(game, "claudius", 0), put(game, "furius", 0), put(game, "julius")
    govern(game, loyal, "sicilia")
    rebel(game, rebellious)
    earn_income(game)
    assert [game.talents[senator] for senator in (loyal, rebellious, unaligned)] == [1, 0, 0]


@pytest.mark.parametrize(
    ("key", "income"),
    [
        ("aegyptian_grain", 5),
        ("sicilian_grain", 4),
        ("harbor_fees", 3),
        ("mining", 3),
        ("land_commissioner", 3),
        *[(f"tax_farmer_{number}", 2) for number in range(1, 7)],
        ("armaments", 0),
        ("ship_building", 0),
    ],
)
def test_1_06_12_what_each_concession_brings(key: str, income: int) -> None:
    game = table()
    senator = put(game, "claudius", 0)
    number = grant(game, key, senator)
    earn_income(game)
    assert game.talents[senator] == 1 + income
    assert (game.exposed == 1 << number) is (income > 0)


def grain(levels: int = 2, **options: Any) -> tuple[Republic, int]:
    game = table("early", **options)
    senator = put(game, "claudius", 0)
    grant(game, "aegyptian_grain", senator)
    if levels:
        event(game, "drought", levels)
        wage(game, "1st_illyrian_war", INACTIVE)
    earn_income(game)
    run(game)
    return game, senator


def test_1_06_12_grain_in_a_threefold_drought_brings_20_and_costs_4_popularity() -> None:
    game, senator = grain()
    assert asked(game) == "SellGrain"
    say(game, YES)
    assert game.talents[senator] == 1 + 20
    assert game.popularity[senator] == -4
    assert game.exposed == 1 << concession("aegyptian_grain")


def test_1_06_12_the_holder_may_sell_at_the_usual_price() -> None:
    game, senator = grain()
    say(game, NO)
    assert (game.talents[senator], game.popularity[senator]) == (1 + 5, 0)
    assert game.exposed == 1 << concession("aegyptian_grain")


def test_1_06_12_without_a_drought_nobody_is_asked_and_the_price_is_refused() -> None:
    game, senator = grain(levels=0)
    assert asked(game) == "Idle"
    assert game.talents[senator] == 6
    game.push(SellGrain(0, concession("aegyptian_grain")))
    game.advance()
    with pytest.raises(Illegal) as refused:
        game.apply(0, YES)
    assert refused.value.rule == "1.06.12"


def test_questions_about_income_are_sound_where_they_can_be_asked() -> None:
    game, senator = grain()
    question = SellGrain(0, concession("aegyptian_grain"))
    assert question.is_sound(game)
    assert not SellGrain(1, concession("aegyptian_grain")).is_sound(game)
    assert not SellGrain(0, concession("sicilian_grain")).is_sound(game)
    game.levels[DROUGHT] = 0
    game.zone[war("1st_illyrian_war")] = 0
    assert not question.is_sound(game)
    sicilia = govern(game, senator, "sicilia")
    assert TakeSpoils(0, sicilia).is_sound(game)
    assert not TakeSpoils(1, sicilia).is_sound(game)
    assert not TakeSpoils(0, province("asia")).is_sound(game)


def test_1_06_12_crassus_doubles_before_the_drought_multiplies() -> None:
    game = table()
    crassus = put(game, "29a_crassus", 0)
    grant(game, "aegyptian_grain", crassus)
    event(game, "drought", 1)
    earn_income(game)
    run(game)
    say(game, YES)
    assert game.talents[crassus] == 2 + 20


def test_1_06_12_pompey_loses_twice_the_popularity_and_minus_9_is_no_bar() -> None:
    game = table()
    pompey = put(game, "30a_pompey", 0, popularity=5)
    hated = put(game, "claudius", 1, popularity=-9)
    grant(game, "aegyptian_grain", pompey)
    grant(game, "sicilian_grain", hated)
    event(game, "drought", 1)
    earn_income(game)
    run(game)
    say(game, YES, YES)
    assert (game.popularity[pompey], game.popularity[hated]) == (1, -9)
    assert game.talents[hated] == 1 + 8


def test_1_06_12_both_grains_are_decided_one_by_one() -> None:
    game = table()
    senator = put(game, "claudius", 0)
    grant(game, "aegyptian_grain", senator)
    grant(game, "sicilian_grain", senator)
    event(game, "drought", 1)
    earn_income(game)
    run(game)
    say(game, YES, NO)
    assert game.talents[senator] == 1 + 10 + 4
    assert game.popularity[senator] == -2


# -- 1.06.13


def spoil(key: str, dice: list[int], *, developed: bool = False, omens: int = 0, verres: int = 0) -> tuple[Republic, int]:
    game = table()
    governor = put(game, "claudius", 0)
    govern(game, governor, key, developed=developed)
    game.levels[EVIL_OMENS] = omens
    event(game, "trial_of_verres", verres)
    ask_spoils(game, 0)
    run(game)
    assert asked(game) == "TakeSpoils"
    game.loaded = dice
    say(game, YES)
    assert not game.loaded
    return game, governor


def test_1_06_13_hispania_ulterior_and_a_2_make_the_state_owe_1() -> None:
    game, governor = spoil("hispania_ulterior", [2])
    assert game.talents[governor] == 0
    assert game.corrupt == 1 << governor
    assert game.marks[OWED] == 1


def test_1_06_13_omens_first_then_verres_but_not_below_nought() -> None:
    game, governor = spoil("africa", [4], omens=1, verres=1)
    assert game.talents[governor] == 0
    assert game.marks[OWED] == 0


def test_a_14_verres_leaves_a_negative_total_as_it_is() -> None:
    game, _ = spoil("hispania_ulterior", [1], verres=2)
    assert game.marks[OWED] == 2


def test_a_14_verres_takes_3_or_5() -> None:
    assert [spoil("sicilia", [6], developed=True, verres=level)[0].talents[man("claudius")] for level in (0, 1, 2)] == [
        10,
        7,
        5,
    ]


def test_1_06_13_macedonia_developed_throws_two_dice() -> None:
    game, governor = spoil("macedonia", [6, 5], developed=True)
    assert game.talents[governor] == 10


def test_1_06_13_who_declines_takes_no_marker_and_no_die() -> None:
    game = table()
    governor = put(game, "claudius", 0)
    govern(game, governor, "sicilia")
    ask_spoils(game, 0)
    run(game)
    game.loaded = [6]
    say(game, NO)
    assert game.loaded == [6]
    assert (game.corrupt, game.looted, game.talents[governor]) == (0, 0, 0)


def test_1_06_13_no_choice_for_captives_rebels_the_unaligned_and_barred_provinces() -> None:
    game = table(joining_governor="keeps_idle")
    men = [put(game, key, seat) for key, seat in (("claudius", 0), ("furius", 0), ("julius", NOBODY), ("fabius", 1))]
    for senator, key in zip(men, ("sicilia", "asia", "africa", "macedonia"), strict=True):
        govern(game, senator, key)
    capture(game, men[0], RAID)
    rebel(game, men[1])
    ask_spoils(game, 1 << province("macedonia"))
    run(game)
    assert asked(game) == "Idle"


def test_1_13_1_a_governor_by_legate_is_asked_for_each_province_and_wears_no_marker() -> None:
    game = table()
    consul = put(game, "manlius", 0)
    govern(game, consul, "asia", legate=True)
    govern(game, consul, "africa", legate=True)
    ask_spoils(game, 0)
    run(game)
    game.loaded = [6, 6, 6]
    say(game, YES, NO)
    assert game.looted == 1 << province("africa")
    assert game.corrupt == 0


# -- 1.06.2, 1.11.33


def revolt(legions: int, own: int, others: int, box: int, *, talents: int = 0, partisan: int = -1) -> tuple[Republic, int]:
    """A rebel of seat 1 with ordinary legions, veterans of his own and veterans of nobody."""
    game = table()
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
    game = table()
    chief = put(game, "cornelius", 1, talents=3)
    rebel(game, chief, legions=1)
    ask_upkeep(game)
    run(game)
    assert (game.talents[chief], game.marks[RELEASED]) == (1, 0)


def test_a_11_this_years_income_does_not_pay_the_rebel() -> None:
    game = table()
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
    game = table()
    governor = put(game, "claudius", 0, influence=4)
    sicilia = govern(game, governor, "sicilia")
    game.corrupt = int(corrupt) << governor
    game.levels[EVIL_OMENS] = omens
    game.loaded = [die]
    develop(game, 0)
    assert (game.developed >> sicilia & 1 == 1) is developed
    assert game.influence[governor] == (7 if developed else 4)


def test_1_06_4_no_roll_for_vacant_rebel_and_barred_provinces() -> None:
    game = table(joining_governor="keeps_idle")
    create(game, "sicilia")
    rebellious, other = put(game, "claudius", 0), put(game, "furius", 0)
    govern(game, rebellious, "asia")
    rebel(game, rebellious)
    govern(game, other, "africa")
    game.loaded = [6]
    develop(game, 1 << province("africa"))
    assert game.loaded == [6]


def test_1_06_4_an_unaligned_governor_develops_and_keeps_the_influence() -> None:
    game = table()
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
    game = table()
    consul = put(game, "manlius", 0, influence=6)
    govern(game, consul, "asia", legate=True)
    govern(game, consul, "africa", legate=True)
    game.loaded = [5, 5]
    develop(game, 0)
    assert count(game.developed) == 2
    assert game.influence[consul] == 12


def test_1_13_1_a_plundered_province_of_a_legate_gets_no_bonus_this_year() -> None:
    game = table()
    consul = put(game, "manlius", 0)
    asia = govern(game, consul, "asia", legate=True)
    africa = govern(game, consul, "africa", legate=True)
    game.looted = 1 << asia
    game.loaded = [5, 5]
    develop(game, 0)
    assert game.developed == 1 << africa


# -- 1.06.51


def tax(key: str, dice: list[int], *, developed: bool = False, omens: int = 0, verres: int = 0, seat: int = 0) -> Republic:
    game = table()
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
    game = table()
    create(game, "sicilia")
    game.loaded = [6]
    collect_taxes(game, 0)
    assert game.loaded == [6]


@pytest.mark.parametrize(("level", "talents"), [(0, 0), (1, 50), (2, 75)])
def test_1_06_51_allied_enthusiasm(level: int, talents: int) -> None:
    game = table()
    event(game, "allied_enthusiasm", level)
    extra_income(game)
    assert game.treasury == 100 + talents


def test_1_06_51_a_fetched_bequest_pays_and_its_escort_comes_home() -> None:
    game = table()
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
    game = table()
    consul = put(game, "claudius", 0, office=FIELD_CONSUL)
    leave(game, consul, MISSION + BITHYNIA)
    game.bequests[BITHYNIA] = FETCHED
    extra_income(game)
    assert game.treasury == 135
    assert game.in_rome(consul)


def test_c_80_a_bequest_that_a_rebel_has_kept_pays_nothing() -> None:
    game = table()
    game.bequests[PERGAMUM] = KEPT
    extra_income(game)
    assert game.treasury == 100


# -- 1.06.6


def test_1_06_6_a_dial_that_leaves_1_brings_him_home_with_his_marker() -> None:
    game = table()
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
    game = table()
    sicilia = govern(game, put(game, "claudius", 0), "sicilia", dial=3)
    return_governors(game)
    assert game.dial[sicilia] == 2
    assert game.returned == 0


def test_1_06_6_an_unaligned_governor_returns_to_the_forum() -> None:
    game = table()
    governor = put(game, "claudius")
    govern(game, governor, "sicilia", dial=1)
    return_governors(game)
    assert game.forum >> governor & 1
    check(game)


def test_1_06_6_a_rebels_dial_stands_still() -> None:
    game = table(joining_governor="keeps_idle")
    governor = put(game, "claudius", 0)
    sicilia = govern(game, governor, "sicilia", dial=1)
    rebel(game, governor)
    return_governors(game)
    assert (game.dial[sicilia], game.governor[sicilia]) == (1, governor)


def test_1_06_6_a_legates_governor_stays_where_he_is() -> None:
    game = table()
    enact(game, "vatinian_law")
    consul = put(game, "manlius", 0)
    home, away = govern(game, consul, "sicilia", dial=3), govern(game, consul, "asia", dial=1, legate=True)
    return_governors(game)
    assert game.province[away] == VACANT
    assert game.governor[home] == consul
    assert not game.in_rome(consul)
    assert game.returned == 0


def test_a_20_a_captive_governor_loses_the_province_and_is_asked_for_ransom_a_last_time() -> None:
    game = table()
    governor = put(game, "claudius", 0)
    sicilia = govern(game, governor, "sicilia", dial=1)
    capture(game, governor, RAID)
    return_governors(game)
    run(game)
    assert game.province[sicilia] == VACANT
    assert game.is_captive(governor)
    assert asked(game) == "Ransom"


def test_1_06_6_three_incomes_for_a_dial_of_3() -> None:
    game = table()
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
