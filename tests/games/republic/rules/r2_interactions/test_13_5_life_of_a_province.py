"""[2.02] The life of a province: vacant, governed, allied with a war, in revolt by an event (digest 13.5)."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.values import DEFEAT
from comitium.games.republic.rules.common.provinces import create_provinces
from comitium.games.republic.rules.common.wars import land_strength, leave_play
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_06_revenue.r1_06_6_governors import return_governors
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_peace import make_alliance, sue_for_peace
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_pretender import pretender_rises
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import may_garrison
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_4_attacks import attacked
from comitium.games.republic.state.numbers import (
    ALLIED,
    BEATEN,
    GARRISON,
    GOVERNED,
    HELD,
    OUT,
    REVOLT,
    REVOLTED,
    ROME,
    VACANT,
    count,
)
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.advanced.provincial import forces, provincial
from games.republic.fixtures.advanced.rebels import HELD as HELD_SYRIA
from games.republic.fixtures.advanced.rebels import SYRIA
from games.republic.fixtures.advanced.rebels import revenue as rebel_revenue
from games.republic.fixtures.builder import asked, check, event, govern, listen, man, province, rebel, war
from games.republic.fixtures.senate import can, senate_with_officers, sit
from games.republic.fixtures.spoken_table import phase, until
from games.republic.fixtures.wars.field import fate, in_italy

LONE = "column=cornelius*(rome_consul) trident=fulvius* star=junius* draw=tribune_1 provincial_wars=true"
STATES = {
    "vacant": "provinces=africa(developed,armies3,fleets2)",
    "governed": "provinces=africa(developed,armies3,fleets2)",
    "allied": "provinces=africa(developed,armies3,fleets2,allied:jugurthine_war) wars=jugurthine_war:active",
    "revolted": "provinces=africa(developed,armies3,fleets2,revolted) wars=revolt_africa:active",
}
HERE = province("africa")


def revenue(state: str, more: str = "") -> Republic:
    """A Revenue Phase with Africa in one of these states."""
    there = ",manlius@africa" if state == "governed" else ",manlius"
    return phase("revenue", f"{LONE} amphora=julius*{there} {STATES[state]} {more}")


# -- events that befall provinces


@pytest.mark.parametrize("state", ["vacant", "allied", "revolted"])
@pytest.mark.parametrize("what", ["barbarian_raids:2", "internal_disorder:2"])
def test_2_02_raids_and_disorder_pass_over_a_province_without_a_governor(state: str, what: str) -> None:
    game = revenue(state, f"events={what}")
    before = game.province[HERE]
    until(game, "Persuade", "Knights")
    assert (game.province[HERE], forces(game, "africa")) == (before, (3, 2))


@pytest.mark.parametrize("state", ["vacant", "allied", "revolted"])
def test_2_02_no_pretender_rises_where_nobody_governs(state: str) -> None:
    game = revenue(state)
    before = game.province[HERE]
    ear = listen(game)
    event(game, "pretender_emerges", 2)
    pretender_rises(game)
    assert fate(ear, "PretenderRose") == []
    assert (game.province[HERE], forces(game, "africa")) == (before, (3, 2))


def test_c_100_after_a_pretender_the_forces_are_the_revolts_and_the_garrison_is_gone() -> None:
    game = revenue("governed", "forces=africa:2")
    event(game, "pretender_emerges", 2)
    pretender_rises(game)
    assert game.province[HERE] == REVOLTED
    assert game.where[man("manlius")] == OUT
    assert forces(game, "africa") == (3, 2)
    assert game.legions[GARRISON + HERE] == 0
    assert land_strength(game, war("africa")) == 4 + 3


def test_2_02_2_a_province_that_was_overrun_by_raids_has_no_local_tax() -> None:
    """Two ones in Cisalpine Gaul overrun it, two sixes do not."""
    text = f"{LONE} amphora=julius*,manlius@gallia_cisalpina provinces=gallia_cisalpina(developed) events=barbarian_raids:1"
    for dice, raises in (("1,1", False), ("6,6", True)):
        game = phase("revenue", f"{text} dice={dice}")
        ear = listen(game)
        until(game, "Persuade", "Knights")
        assert bool(fate(ear, "ProvincialsRaised")) == raises


# -- income, development, term


@pytest.mark.parametrize(("state", "earns"), [("vacant", False), ("governed", True), ("allied", False), ("revolted", False)])
def test_2_02_only_a_governed_province_yields_anything(state: str, earns: bool) -> None:
    game = revenue(state)
    ear = listen(game)
    assert (asked(game) == "TakeSpoils") == earns
    until(game, "RaiseProvincials", "Persuade", "Knights")
    assert (asked(game) == "RaiseProvincials") == earns
    assert bool(fate(ear, "TaxesRolled")) == earns


def test_2_02_a_governor_who_comes_home_leaves_side_forces_and_garrison() -> None:
    game = revenue("governed", "forces=africa:2")
    game.dial[HERE] = 1
    return_governors(game)
    assert (game.province[HERE], game.where[man("manlius")]) == (VACANT, ROME)
    assert (forces(game, "africa"), count(game.legions[GARRISON + HERE])) == ((3, 2), 2)
    assert game.developed >> HERE & 1
    check(game)


def test_2_02_a_governor_who_dies_leaves_side_forces_and_garrison() -> None:
    game = revenue("governed", "forces=africa:2")
    kill(game, man("manlius"), "1.05.3")
    assert game.province[HERE] == VACANT
    assert (forces(game, "africa"), count(game.legions[GARRISON + HERE])) == ((3, 2), 2)
    assert game.developed >> HERE & 1


# -- elections, recalls and garrisons


@pytest.mark.parametrize(("state", "open_to"), [(VACANT, True), (GOVERNED, True), (ALLIED, False), (REVOLTED, False)])
def test_2_02_who_can_be_elected_recalled_and_garrisoned(state: int, open_to: bool) -> None:
    game = senate_with_officers("middle", provincial_wars=True)
    game.province[HERE] = state
    if state == GOVERNED:
        game.governor[HERE] = man("fabius")
    if state == ALLIED:
        game.allies = [HERE, war("jugurthine_war")]
        game.zone[war("jugurthine_war")] = 1
    assert may_garrison(game, HERE) == open_to
    game.province[province("sicilia")] = VACANT
    sit(game, "governors")
    assert can(game, "province sicilia")
    assert can(game, "province africa") == open_to


# -- battles


@pytest.mark.parametrize(("state", "fights"), [("vacant", True), ("allied", False), ("revolted", False)])
def test_2_02_which_provinces_fight(state: str, fights: bool) -> None:
    text = STATES[state].replace(" wars=jugurthine_war:active", "").replace(" wars=revolt_africa:active", "")
    wars = "wars=jugurthine_war:active" + (",revolt_africa:active" if state == "revolted" else "")
    game, ear = provincial(f"column=cornelius* {text} {wars} dice=4,3,3")
    assert bool(fate(ear, "ProvinceFought")) == fights
    assert attacked(game) >> HERE & 1 == fights


def test_2_02_a_vacant_province_that_is_beaten_is_allied_and_its_garrison_goes_home() -> None:
    game, ear = provincial("column=cornelius* provinces=africa(armies1) wars=jugurthine_war:active forces=africa:3 dice=2,2,2")
    assert fate(ear, "BattleDecided")[0].result == DEFEAT
    assert game.province[HERE] == ALLIED
    assert (in_italy(game)[0], game.legions[GARRISON + HERE]) == (1, 0)


def test_2_02_a_captured_governor_keeps_the_card_and_the_province_has_no_rating() -> None:
    """[C-16] It fights on with a rating of nought and gives no spoils."""
    game, ear = provincial(
        "column=cornelius*,manlius@captive.jugurthine_war provinces=africa(governor:manlius,armies3) "
        "wars=jugurthine_war:active dice=4,4,3"
    )
    until(game, "Trade", "TradeCards", "PlayCards", "Declare")
    assert fate(ear, "ProvinceFought")[0].command == 0
    assert game.governor[HERE] == man("manlius")


# -- the end of its war


@pytest.mark.parametrize("how", ["rome", "peace", "alliance"])
def test_2_02_when_its_war_leaves_play_an_ally_lies_in_the_forum_undeveloped(how: str) -> None:
    game = revenue("allied")
    number = war("jugurthine_war")
    if how == "rome":
        leave_play(game, number, BEATEN, "1.10.4")
    elif how == "peace":
        sue_for_peace(game, number, "1.07.21")
    else:
        make_alliance(game, number, "1.07.21")
    assert (game.province[HERE], forces(game, "africa"), game.allies) == (VACANT, (0, 0), [])
    assert not game.developed >> HERE & 1


def test_2_02_when_its_revolt_is_beaten_it_lies_in_the_forum_undeveloped() -> None:
    game = revenue("revolted")
    leave_play(game, war("africa"), BEATEN, "1.10.4")
    assert (game.province[HERE], forces(game, "africa")) == (VACANT, (0, 0))
    assert not game.developed >> HERE & 1


# -- [C-109] victories that would create or develop it


@pytest.mark.parametrize(
    ("state", "developed"), [("vacant", True), ("governed", True), ("allied", False), ("revolted", False)]
)
def test_c_109_bithynia_is_developed_by_a_victory_only_where_it_is_roman(state: str, developed: bool) -> None:
    inside = {"allied": "(allied:parthian_war)", "revolted": "(revolted)"}.get(state, "")
    wars = "wars=3rd_mithridatic_war:beaten,parthian_war:active" + (",revolt_bithynia:active" if state == "revolted" else "")
    there = ",manlius@bithynia" if state == "governed" else ",manlius"
    game = phase("revenue", f"{LONE} amphora=julius*{there} provinces=bithynia{inside} {wars}")
    before = game.province[province("bithynia")]
    create_provinces(game, war("3rd_mithridatic_war"), "1.10.4")
    assert game.province[province("bithynia")] == before
    assert (game.developed >> province("bithynia") & 1 == 1) == developed


# -- a rebel's province

REBEL = (
    "provincial_wars=true rebel_governors=true advanced=choose column=cornelius*(rome_consul) trident=fulvius* star=junius* "
    "amphora=julius*,manlius@revolt(rebel,t90) provinces=illyricum(governor:manlius,armies3) "
    "wars=civil_war:active,revolt_illyricum:held"
)


@pytest.mark.parametrize("what", ["barbarian_raids:2", "internal_disorder:2"])
def test_2_03_4_events_pass_over_a_rebel_province(what: str) -> None:
    """Illyricum lies on the frontier; disorder would be its end."""
    game = phase("revenue", f"{REBEL} events={what}")
    until(game, "Persuade", "Knights")
    illyricum = province("illyricum")
    assert (game.province[illyricum], game.governor[illyricum]) == (GOVERNED, man("manlius"))
    assert forces(game, "illyricum") == (3, 0)
    assert game.dial[illyricum] == 0


def test_2_03_5_a_rebel_governor_earns_nothing_as_a_senator() -> None:
    """Fulvius, who is loyal, has the income of a senator; Cornelius, his leader, what his province brings."""
    _, ear = rebel_revenue(f"{SYRIA}{HELD_SYRIA}")
    earned = {one.senator for one in fate(ear, "IncomeEarned")}
    assert man("fulvius") in earned
    assert man("cornelius") not in earned
    assert [one.senator for one in fate(ear, "RebelIncome")] == [man("cornelius")]


def test_2_03_5_no_governor_is_elected_for_a_rebel_province_nor_called_back() -> None:
    game = senate_with_officers("middle", provincial_wars=True, rebel_governors=True)
    game.province[province("sicilia")] = VACANT
    govern(game, man("fabius"), "africa")
    rebel(game, man("fabius"))
    game.zone[REVOLT + HERE] = HELD
    sit(game, "governors")
    assert can(game, "province sicilia")
    assert not can(game, "province africa")
    assert not may_garrison(game, HERE)
