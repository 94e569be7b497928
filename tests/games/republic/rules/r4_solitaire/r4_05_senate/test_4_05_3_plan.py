"""[4.05.3] Crisis, the two lists of plans, and which wars are chosen."""

from __future__ import annotations

import pytest

from comitium.games.republic.events.solo.plan import CrisisTested, NoPlan, PlanChosen, WarWeighed
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_crisis import is_crisis
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_lists import (
    DANGEROUS,
    DOWN_TO_THREE,
    NOT_ACTIVE,
    ONE_ACTIVE,
    REBEL,
    THREE_ACTIVE,
    TWO_ACTIVE,
    TWO_IN_CRISIS,
    WEAKEST,
)
from comitium.games.republic.state.numbers import NOBODY
from games.republic.fixtures.builder import listen, war
from games.republic.fixtures.solo.plans import italy, planned, position, wars

GALLIC_AND_SYRIAN = "wars=1st_gallic_war:active,syrian_war:active "
REBEL_IN_ITALY = {"torch": "fabius@revolt(rebel),furius*"}


# -- crisis


def test_4_05_3_two_active_wars_of_strength_15_or_less_are_no_crisis() -> None:
    assert not is_crisis(position("wars=2nd_punic_war:active,1st_gallic_war:active"))


def test_4_05_3_three_active_wars_are_a_crisis() -> None:
    assert is_crisis(position("wars=1st_gallic_war:active,syrian_war:active,2nd_illyrian_war:active"))


def test_4_05_3_a_leader_makes_2nd_punic_18_and_that_is_a_crisis() -> None:
    assert is_crisis(position("wars=2nd_punic_war:active leaders=hamilcar:board"))


def test_4_05_3_a_rebel_is_a_crisis() -> None:
    assert is_crisis(position("wars=civil_war:active forces=fabius:3", **REBEL_IN_ITALY))


@pytest.mark.parametrize(("value", "crisis"), [("each", False), ("combined", True)])
def test_d_19_land_and_fleet_count_each_alone_or_by_the_option_together(value: str, crisis: bool) -> None:
    assert is_crisis(position(f"crisis_strength={value} wars=1st_punic_war:inactive")) == crisis


def test_d_52_an_imminent_war_multiplies_nothing_yet() -> None:
    assert not is_crisis(position("wars=1st_punic_war:active,2nd_punic_war:imminent"))
    assert is_crisis(position("wars=1st_punic_war:active,2nd_punic_war:active"))


# -- the normal list


def test_4_05_3_two_active_wars_if_the_treasury_can_raise_what_is_missing() -> None:
    game = position(GALLIC_AND_SYRIAN + "forces=active:12+5f treasury=100")
    senate = planned(game)
    assert (senate.crisis, senate.entry, senate.all_force) == (False, TWO_ACTIVE, False)
    assert senate.wars == wars("1st_gallic_war", "syrian_war")
    assert italy(game) == (16, 5)
    assert game.treasury == 60


def test_4_05_3_with_30_talents_only_the_stronger_of_the_two() -> None:
    game = position(GALLIC_AND_SYRIAN + "forces=active:12+5f treasury=30")
    senate = planned(game)
    assert (senate.entry, senate.wars) == (ONE_ACTIVE, wars("1st_gallic_war"))
    assert game.treasury == 30


def test_4_05_3_a_dangerous_war_comes_before_an_active_one() -> None:
    game = position("wars=1st_gallic_war:active,1st_illyrian_war:inactive forces=active:10+3f treasury=0")
    senate = planned(game)
    assert (senate.entry, senate.wars) == (DANGEROUS, wars("1st_illyrian_war"))


def test_4_05_3_an_inactive_war_is_the_last_of_the_normal_list() -> None:
    game = position("wars=1st_illyrian_war:beaten,2nd_illyrian_war:inactive forces=active:4+2f treasury=0")
    senate = planned(game)
    assert (senate.entry, senate.wars) == (NOT_ACTIVE, wars("2nd_illyrian_war"))


def test_1_07_332_a_later_war_alone_is_not_attacked() -> None:
    game = position("wars=1st_punic_war:active,2nd_punic_war:imminent forces=active:20+5f treasury=0")
    senate = planned(game)  # against the 1st there are too few fleets, and the 2nd may not be attacked before it
    assert senate.entry == NOBODY


def test_4_05_3_units_with_proconsuls_are_available() -> None:
    text = GALLIC_AND_SYRIAN + "forces=active:4+2f,valerius:6 treasury=0"
    game = position(text, amphora="valerius*@syrian_war(proconsul),manlius")
    senate = planned(game)  # 4 in Italy and 6 of Valerius are 10 for the Gallic War
    assert (senate.entry, senate.wars) == (ONE_ACTIVE, wars("1st_gallic_war"))


def test_4_05_3_the_wars_and_their_numbers_are_told() -> None:
    game = position(GALLIC_AND_SYRIAN + "forces=active:12+5f treasury=100")
    ear = listen(game)
    planned(game)
    assert ear.all(CrisisTested) == [CrisisTested("4.05.3", 0, 2, 10, 0)]
    assert ear.all(WarWeighed) == [
        WarWeighed("4.05.3", war("1st_gallic_war"), 10, 0, 10, 0, 10, 0),
        WarWeighed("4.05.3", war("syrian_war"), 6, 0, 6, 0, 6, 2),
    ]
    assert ear.all(PlanChosen) == [PlanChosen("4.05.3", 0, 1, tuple(wars("1st_gallic_war", "syrian_war")), 0, 4, 0)]


# -- the crisis list


def test_d_50_with_three_wars_and_a_rebel_the_rebel_is_attacked_with_all_force() -> None:
    text = "wars=civil_war:active,1st_gallic_war:active,syrian_war:active,2nd_illyrian_war:active "
    text += "forces=active:9+3f,fabius:3 treasury=0"
    game = position(text, **REBEL_IN_ITALY)
    senate = planned(game)
    assert (senate.entry, senate.wars, senate.all_force) == (DOWN_TO_THREE, wars("civil_war"), True)


def test_d_50_a_rebel_who_does_not_count_is_attacked_besides() -> None:
    text = (
        "civil_war_counts=false forces=active:20+3f,fabius:1 treasury=0 "
        "wars=civil_war:active,1st_gallic_war:active,syrian_war:active,1st_illyrian_war:active,jugurthine_war:active"
    )
    senate = planned(position(text, **REBEL_IN_ITALY))
    assert senate.entry == DOWN_TO_THREE
    assert war("civil_war") in senate.wars
    assert len(senate.wars) == 2


def test_4_05_3_a_rebel_alone_is_the_second_entry() -> None:
    game = position("wars=civil_war:active forces=active:2,fabius:3 treasury=0", **REBEL_IN_ITALY)
    senate = planned(game)
    assert (senate.entry, senate.wars, senate.all_force) == (REBEL, wars("civil_war"), True)


@pytest.mark.parametrize(
    ("legions", "entry", "chosen"),
    [
        (20, THREE_ACTIVE, ("1st_gallic_war", "syrian_war", "2nd_illyrian_war")),
        (19, TWO_IN_CRISIS, ("1st_gallic_war", "syrian_war")),
    ],
)
def test_4_05_3_three_active_wars_then_two_with_adequate_forces(legions: int, entry: int, chosen: tuple[str, ...]) -> None:
    text = "wars=1st_gallic_war:active,syrian_war:active,1st_illyrian_war:beaten,2nd_illyrian_war:active"
    senate = planned(position(f"{text} forces=active:{legions}+4f treasury=0"))
    assert (senate.entry, senate.wars, senate.all_force) == (entry, wars(*chosen), False)


def test_4_05_3_the_weakest_war_with_all_force_if_two_are_too_many() -> None:
    text = "wars=2nd_punic_war:active,1st_gallic_war:active,syrian_war:active leaders=hannibal:board"
    game = position(f"{text} forces=active:8+2f treasury=0")
    senate = planned(game)
    assert (senate.entry, senate.wars, senate.all_force) == (WEAKEST, wars("syrian_war"), True)


FIVE_WARS = (
    "scenario=late wars=1st_sicilian_slave_revolt:active,invasion_of_germania:active,1st_gallic_war:active,"
    "social_war:active,germanic_migrations:active,2nd_gallic_war:beaten,3rd_gallic_war:beaten treasury=0 "
)


def test_d_26_without_an_adequate_set_the_weakest_legal_one_is_attacked() -> None:
    game = position(FIVE_WARS + "forces=active:7")
    senate = planned(game)
    assert (senate.entry, senate.all_force) == (DOWN_TO_THREE, True)
    assert sorted(senate.wars) == sorted(wars("1st_sicilian_slave_revolt", "invasion_of_germania"))


def test_d_26_adequate_sets_come_first_and_the_greatest_of_them() -> None:
    senate = planned(position(FIVE_WARS + "forces=active:21"))
    assert senate.wars == wars(
        "germanic_migrations", "1st_sicilian_slave_revolt"
    )  # the number of the revolt is 8: one is to come


@pytest.mark.parametrize(("value", "attacked"), [("strongest", "1st_punic_war"), ("on_land_first", "1st_gallic_war")])
def test_d_67_four_wars(value: str, attacked: str) -> None:
    """A victory at sea would leave four wars: by the option the strongest comes first that can be ended on land."""
    fought = "1st_punic_war:active,1st_illyrian_war:active,syrian_war:active,1st_gallic_war:active"
    senate = planned(position(f"four_wars_plan={value} wars={fought} forces=active:12+10f treasury=0"))
    assert (senate.entry, senate.wars) == (DOWN_TO_THREE, wars(attacked))


def test_d_67_without_a_war_on_land_the_fleet_is_attacked() -> None:
    fought = "1st_punic_war:active,1st_illyrian_war:active,syrian_war:active,1st_gallic_war:active"
    senate = planned(position(f"four_wars_plan=on_land_first wars={fought} forces=active:0+10f treasury=0"))
    assert (senate.entry, senate.wars) == (DOWN_TO_THREE, wars("1st_punic_war"))


def test_d_64_in_a_crisis_without_an_active_war_the_normal_list_is_read() -> None:
    game = position("crisis_strength=combined wars=1st_punic_war:inactive forces=active:1+10f treasury=0")
    senate = planned(game)
    assert senate.crisis
    assert (senate.entry, senate.wars, senate.all_force) == (DANGEROUS, wars("1st_punic_war"), False)


def test_d_59_no_plan_is_possible_without_fleets_and_money() -> None:
    game = position("wars=syrian_war:active,1st_illyrian_war:active,1st_macedonian_war:active forces=active:9 treasury=0")
    ear = listen(game)
    senate = planned(game)
    assert (senate.crisis, senate.entry, senate.wars) == (True, NOBODY, [])
    assert ear.all(NoPlan) == [NoPlan("4.05.3", 1)]


def test_4_05_3_in_a_crisis_the_attack_with_all_force_may_raise_despite_a_shortage() -> None:
    text = "wars=civil_war:active events=manpower_shortage:1 forces=fabius:3 treasury=60"
    game = position(text, **REBEL_IN_ITALY)
    senate = planned(game)
    assert (senate.entry, italy(game)) == (REBEL, (3, 0))


def test_d_23_what_stands_on_a_war_need_not_be_raised() -> None:
    text = "wars=2nd_punic_war:active leaders=hannibal:board forces=valerius:2+5f treasury=0"
    senate = planned(position(text, amphora="valerius*@2nd_punic_war(proconsul),manlius"))
    assert (senate.entry, senate.wars) == (WEAKEST, wars("2nd_punic_war"))


def test_d_23_no_more_units_than_the_reserve_has() -> None:
    text = "wars=2nd_punic_war:active,1st_gallic_war:active,syrian_war:active forces=active:20,cornelius:5 treasury=400"
    senate = planned(position(text, column="cornelius@syrian_war(proconsul),papirius*"))
    assert senate.entry == TWO_IN_CRISIS  # 31 legions for all three are more than there are


@pytest.mark.parametrize("option", ["to_plus_15", "adequate", "legal_only"])
def test_4_05_31_a_war_without_any_strength_still_takes_a_legion(option: str) -> None:
    revolts = "revolt_sicilia:active+revolt,revolt_sardinia_et_corsica:active+revolt"
    fought = f"wars=1st_gallic_war:active,syrian_war:active,{revolts} forces=active:0"
    provinces = "provinces=sicilia(revolted),sardinia_et_corsica(revolted)"
    poor = planned(position(f"all_force_builds={option} {provinces} treasury=5 {fought}"))
    assert poor.entry == NOBODY, "no attack without a legion, however weak the enemy is"
