"""[4.05.32] Dangerous wars and their numbers."""

from __future__ import annotations

import pytest

from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_lists import ONE_ACTIVE, greatest
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_32_danger import (
    is_dangerous,
    rank_number,
    strength,
)
from games.republic.fixtures.builder import war
from games.republic.fixtures.solo.plans import planned, position, wars


def number(text: str, key: str) -> tuple[bool, int]:
    game = position(text)
    return is_dangerous(game, war(key)), rank_number(game, war(key))


def test_4_05_32_1st_punic_with_the_2nd_to_come_is_20() -> None:
    assert number("wars=1st_punic_war:inactive", "1st_punic_war") == (True, 20)


def test_4_05_32_1st_illyrian_with_the_2nd_to_come_is_10() -> None:
    assert number("wars=1st_illyrian_war:inactive", "1st_illyrian_war") == (True, 10)


def test_4_05_32_1st_gallic_is_not_dangerous_in_the_early_republic() -> None:
    assert number("wars=1st_gallic_war:active", "1st_gallic_war") == (False, 10)


def test_4_05_32_a_war_in_play_or_beaten_is_not_to_come() -> None:
    assert number("wars=1st_illyrian_war:active,2nd_illyrian_war:imminent", "1st_illyrian_war") == (False, 10)
    assert number("wars=1st_illyrian_war:active,2nd_illyrian_war:beaten", "1st_illyrian_war") == (False, 5)


def test_4_05_32_leaders_in_play_add_to_the_number_and_make_no_war_dangerous() -> None:
    assert number("wars=syrian_war:active leaders=antiochus_iii:board", "syrian_war") == (False, 11)


def test_4_05_32_a_beaten_fleet_counts_no_more() -> None:
    game = position("wars=1st_cilician_pirates:active+naval_victory scenario=middle")
    assert strength(game, war("1st_cilician_pirates")) == 3
    assert rank_number(game, war("1st_cilician_pirates")) == 3
    assert rank_number(position("wars=1st_cilician_pirates:active scenario=middle"), war("1st_cilician_pirates")) == 8


def test_d_20_of_equal_numbers_the_stronger_war_is_greater() -> None:
    game = position("wars=1st_gallic_war:active,1st_illyrian_war:inactive")
    assert greatest(game, [wars("1st_illyrian_war"), wars("1st_gallic_war")]) == wars("1st_gallic_war")


@pytest.mark.parametrize(("value", "dangerous"), [("scenario_deck", False), ("possible", True)])
def test_d_21_hidden_cards_of_the_next_era_count_only_by_the_option(value: str, dangerous: bool) -> None:
    text = f"dangerous_war_pool={value} scenario=middle wars=1st_gallic_war:active"
    assert number(text, "1st_gallic_war") == (dangerous, 30 if dangerous else 10)


def test_d_57_equal_wars_are_thrown_for() -> None:
    text = "scenario=late wars=invasion_of_germania:active,syrian_war:active forces=active:6+2f treasury=0"
    assert planned(position(f"{text} dice=1,2,6,5")).wars == wars("invasion_of_germania")
    senate = planned(position(f"{text} dice=6,5,1,2"))
    assert (senate.entry, senate.wars) == (ONE_ACTIVE, wars("syrian_war"))
