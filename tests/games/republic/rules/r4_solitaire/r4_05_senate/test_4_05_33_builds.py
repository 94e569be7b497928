"""[4.05.33] What is raised for a plan, in peace, and without a plan."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.ids import ARMAMENTS
from comitium.games.republic.events.business import ConcessionPaid
from comitium.games.republic.state.numbers import NOBODY, RESERVE
from games.republic.fixtures.builder import asked, listen, man
from games.republic.fixtures.solo.plans import italy, menu, planned, position, tell

NO_PLAN = "wars=1st_gallic_war:active "


# -- in peace


def test_4_05_33_without_a_war_rome_keeps_10_legions_and_5_fleets() -> None:
    game = position("forces=active:13 treasury=30")
    planned(game)
    assert italy(game) == (10, 3)
    assert game.treasury == 0
    game = position("forces=active:7+1f treasury=200")
    planned(game)
    assert italy(game) == (10, 5)  # and no more, though there is money
    assert game.treasury == 200 - 3 * 10 - 4 * 10


def test_d_28_legions_are_raised_before_fleets_and_garrisons_count() -> None:
    game = position("scenario=middle provinces=sicilia forces=active:4,sicilia:2 treasury=60")
    planned(game)
    assert italy(game) == (8, 2)


def test_d_28_veterans_are_disbanded_last_and_the_unsworn_before_others() -> None:
    game = position("forces=active:8+2v+3v.cornelius+5f treasury=0")
    planned(game)
    assert italy(game) == (10, 5)
    assert game.veterans.bit_count() == 5
    game = position("forces=active:2v+12v.cornelius+5f treasury=0")
    planned(game)
    assert italy(game) == (10, 5)
    assert game.allegiance.count(man("cornelius")) == 10
    assert game.legions[RESERVE] & game.veterans == 0


def test_4_05_33_with_a_manpower_shortage_nothing_is_raised_in_peace() -> None:
    game = position("events=manpower_shortage:1 forces=active:13 treasury=90")
    planned(game)
    assert italy(game) == (10, 0)


# -- for a plan


def test_4_05_33_with_a_manpower_shortage_units_are_raised_only_in_a_crisis() -> None:
    calm = position("events=manpower_shortage:1 wars=1st_gallic_war:active forces=active:9 treasury=60")
    assert planned(calm).entry == NOBODY
    assert asked(calm) != "PlanForces"  # D-28: nor may the dominant player
    crisis = "events=manpower_shortage:1 wars=1st_gallic_war:active,syrian_war:active,2nd_illyrian_war:active"
    game = position(f"{crisis} treasury=60")
    planned(game)  # three units at 20 talents
    assert sum(italy(game)) == 3
    assert game.treasury == 0


def test_1_08_2_no_recruitment_blocks_even_a_crisis() -> None:
    game = position("marks=no_recruitment:1 wars=2nd_punic_war:active leaders=hannibal:board treasury=200 forces=active:2")
    senate = planned(game)
    assert (senate.crisis, senate.entry) == (True, NOBODY)
    assert italy(game) == (2, 0)


@pytest.mark.parametrize(("value", "raised"), [("to_plus_15", 6), ("adequate", 3), ("legal_only", 0)])
def test_d_27_all_force_builds(value: str, raised: int) -> None:
    game = position(
        f"all_force_builds={value} scenario=late laws=plautian_papirian_law forces=active:2 treasury=60 "
        "wars=social_war:active,germanic_migrations:active,parthian_war:active"
    )
    planned(game)  # the Social War is halved to 5
    assert italy(game) == (2 + raised, 0)


def test_d_27_nothing_is_raised_beyond_a_modifier_of_15() -> None:
    text = "scenario=late laws=plautian_papirian_law forces=active:2 treasury=150"
    game = position(f"{text} wars=social_war:active,germanic_migrations:active,parthian_war:active")
    planned(game)
    assert italy(game) == (16, 0)  # the Dictator will have military 4: 16 and 4 less 5


def test_1_09_631_armaments_are_paid_when_legions_are_raised() -> None:
    game = position("wars=1st_gallic_war:active forces=active:8 treasury=20", star="claudius*(armaments),flaminius")
    ear = listen(game)
    planned(game)
    assert ear.all(ConcessionPaid) == [ConcessionPaid("1.09.631", ARMAMENTS, man("claudius"), 4)]


# -- without a plan


def test_4_05_33_the_dominant_player_raises_what_he_likes_if_no_plan_is_possible() -> None:
    game = position(NO_PLAN + "forces=active:2 treasury=40")
    planned(game)
    assert asked(game) == "PlanForces"
    assert game.actors() == [0]
    assert "disband-legions 1" not in menu(game)
    tell(game, "raise-legions 1", "raise-fleets 2", "done")
    assert italy(game) == (3, 2)
    assert game.treasury == 10


def test_4_05_33_or_nothing() -> None:
    game = position(NO_PLAN + "forces=active:2 treasury=40")
    planned(game)
    tell(game, "pass")
    assert italy(game) == (2, 0)


def test_d_63_not_the_player_whose_senator_is_the_rebel() -> None:
    text = "wars=civil_war:active forces=cornelius:3 treasury=50 marks=no_recruitment:1"
    game = position(text, column="cornelius@revolt(rebel),papirius*")
    planned(game)
    assert asked(game) != "PlanForces"
