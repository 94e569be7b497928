"""1.06: Barbarian Raids and Internal Disorder in provinces."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.senators import MILITARY
from comitium.games.republic.events.revenue import DevelopmentRolled, RaidRolled, TaxesRolled
from comitium.games.republic.rules.r1_06_revenue.r1_06_0_events import disorder, raid
from comitium.games.republic.rules.r1_06_revenue.r1_06_revenue import Revenue
from comitium.games.republic.state.numbers import (
    BLANK,
    CAPTIVE,
    FOUGHT,
    GARRISON,
    GOVERNED,
    NOBODY,
    OUT,
    RAID,
    RESERVE,
    REVOLTED,
    VACANT,
    count,
)
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, check, event, garrison, govern, listen, play, province, put, rebel, say, war
from games.republic.fixtures.incomes import raided, revenue_table


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
    game = revenue_table()
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
    game = revenue_table(legate_raid_mil=option)
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
    game = revenue_table()
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
    game = revenue_table()
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
