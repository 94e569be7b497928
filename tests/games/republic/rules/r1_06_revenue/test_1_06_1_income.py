"""1.06.1 to 1.06.13: income and spoils."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.core.errors import Illegal
from comitium.games.republic.catalogue.ids import DROUGHT, EVIL_OMENS
from comitium.games.republic.choices import NO, YES
from comitium.games.republic.rules.r1_06_revenue.r1_06_11_income import SellGrain, earn_income
from comitium.games.republic.rules.r1_06_revenue.r1_06_13_spoils import TakeSpoils, ask_spoils
from comitium.games.republic.state.numbers import INACTIVE, NOBODY, RAID, bits
from comitium.games.republic.state.republic import OWED, Republic
from games.republic.fixtures.builder import (
    asked,
    capture,
    concession,
    event,
    govern,
    grant,
    man,
    province,
    put,
    rebel,
    say,
    wage,
    war,
)
from games.republic.fixtures.incomes import revenue_table, run

# -- 1.06.1 to 1.06.12


def test_1_06_11_a_leader_and_four_others_earn_7() -> None:
    game = revenue_table()
    for key in ("claudius", "furius", "julius", "fabius"):
        put(game, key, 0)
    earn_income(game)
    assert sum(game.talents[senator] for senator in bits(game.members[0])) == 7


def test_1_06_1_crassus_leads_with_3_knights_and_mining_15() -> None:
    game = revenue_table()
    crassus = put(game, "29a_crassus", 0, knights=3, leader=True)
    mining = grant(game, "mining", crassus)
    earn_income(game)
    assert game.talents[crassus] == 15
    assert game.exposed == 1 << mining


def test_1_06_1_a_captive_earns_nothing_and_exposes_nothing() -> None:
    game = revenue_table()
    senator = put(game, "claudius", 0, knights=2)
    grant(game, "harbor_fees", senator)
    capture(game, senator, RAID)
    earn_income(game)
    assert game.talents[senator] == 0
    assert game.exposed == 0


def test_1_06_1_rebels_and_the_unaligned_earn_nothing_and_men_away_earn_as_always() -> None:
    game = revenue_table()
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
    game = revenue_table()
    senator = put(game, "claudius", 0)
    number = grant(game, key, senator)
    earn_income(game)
    assert game.talents[senator] == 1 + income
    assert (game.exposed == 1 << number) is (income > 0)


def grain(levels: int = 2, **options: Any) -> tuple[Republic, int]:
    game = revenue_table("early", **options)
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
    game = revenue_table()
    crassus = put(game, "29a_crassus", 0)
    grant(game, "aegyptian_grain", crassus)
    event(game, "drought", 1)
    earn_income(game)
    run(game)
    say(game, YES)
    assert game.talents[crassus] == 2 + 20


def test_1_06_12_pompey_loses_twice_the_popularity_and_minus_9_is_no_bar() -> None:
    game = revenue_table()
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
    game = revenue_table()
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
    game = revenue_table()
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
    game = revenue_table()
    governor = put(game, "claudius", 0)
    govern(game, governor, "sicilia")
    ask_spoils(game, 0)
    run(game)
    game.loaded = [6]
    say(game, NO)
    assert game.loaded == [6]
    assert (game.corrupt, game.looted, game.talents[governor]) == (0, 0, 0)


def test_1_06_13_no_choice_for_captives_rebels_the_unaligned_and_barred_provinces() -> None:
    game = revenue_table(joining_governor="keeps_idle")
    men = [put(game, key, seat) for key, seat in (("claudius", 0), ("furius", 0), ("julius", NOBODY), ("fabius", 1))]
    for senator, key in zip(men, ("sicilia", "asia", "africa", "macedonia"), strict=True):
        govern(game, senator, key)
    capture(game, men[0], RAID)
    rebel(game, men[1])
    ask_spoils(game, 1 << province("macedonia"))
    run(game)
    assert asked(game) == "Idle"


def test_1_13_1_a_governor_by_legate_is_asked_for_each_province_and_wears_no_marker() -> None:
    game = revenue_table()
    consul = put(game, "manlius", 0)
    govern(game, consul, "asia", legate=True)
    govern(game, consul, "africa", legate=True)
    ask_spoils(game, 0)
    run(game)
    game.loaded = [6, 6, 6]
    say(game, YES, NO)
    assert game.looted == 1 << province("africa")
    assert game.corrupt == 0
