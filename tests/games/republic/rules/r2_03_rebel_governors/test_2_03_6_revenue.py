"""[2.03.4] to [2.03.6] What rebel governors collect, and the bill of the whole rebellion, from the rules."""

from __future__ import annotations

import pytest

from comitium.core.prompts import prompt
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.r1_06_revenue.r1_06_53_debts import bill, loyal_units, wars_bill
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_5_revenue import ask_upkeep, upkeep
from comitium.games.republic.state.numbers import NOBODY, PROVINCES
from games.republic.fixtures.advanced.rebels import HELD, revenue, table, units
from games.republic.fixtures.builder import Rest, asked, listen, man, province
from games.republic.fixtures.wars.field import fate, in_italy, offers, speak

SICILIA = "column=furius*,cornelius@revolt(rebel{money}) provinces=sicilia(governor:cornelius,armies3,fleets1) "
SICILIAN = "wars=civil_war:active,revolt_sicilia:held "


def africa(more: str = "", wars: str = "") -> list[int]:
    """What the rebel of developed Africa collects with a 3 for spoils and a 4 for taxes."""
    _, ear = revenue(
        "column=furius*,cornelius@revolt(rebel) provinces=africa(governor:cornelius,developed) "
        f"wars=civil_war:active,revolt_africa:held{wars} dice=3,4 {more}"
    )
    return [one.amount for one in fate(ear, "RebelIncome")]


# -- 2.03.4, 2.03.5


def test_2_03_4_a_rebel_province_pays_whatever_attacks_it() -> None:
    assert africa() == [6 + 5 + 30]
    assert africa(wars=",jugurthine_war:active") == [41]


def test_2_03_4_omens_and_verres_do_not_touch_it() -> None:
    assert africa("events=evil_omens:1,trial_of_verres:1") == [41]


def test_2_03_5_three_incomes_of_developed_asia() -> None:
    _, ear = revenue(
        "column=furius*,cornelius@revolt(rebel) provinces=asia(governor:cornelius,developed) "
        "wars=civil_war:active,revolt_asia:held dice=4,3,5"
    )
    one = fate(ear, "RebelIncome")[0]
    assert (one.spoils, one.tax, one.local, one.amount) == (10, 11, 50, 71)


def test_c_66_each_throw_below_nought_counts_as_nought() -> None:
    """Sardinia undeveloped: 1d6 - 5 of spoils, -1d6 - 1 of taxes, 5 local."""
    _, ear = revenue(
        "column=furius*,cornelius@revolt(rebel) provinces=sardinia_et_corsica(governor:cornelius) "
        "wars=civil_war:active,revolt_sardinia_et_corsica:held dice=2,3"
    )
    one = fate(ear, "RebelIncome")[0]
    assert (one.spoils, one.tax, one.local, one.amount) == (0, 0, 5, 5)


def test_2_03_5_it_also_pays_who_marches() -> None:
    """Africa undeveloped: nobody holds it, and it pays 2 + 4 + 20, less what its printed strength costs."""
    game, ear = revenue(
        "column=furius*,cornelius@revolt(rebel) provinces=africa(governor:cornelius) wars=civil_war:active "
        "forces=cornelius:1 dice=3,4,4"
    )
    assert [one.amount for one in fate(ear, "RebelIncome")] == [2 + 4 + 20]
    assert game.talents[man("cornelius")] == 26 - 2 - 2 * 8


def test_2_03_4_no_development_no_term_no_levy() -> None:
    game, ear = revenue(
        f"column=furius*,cornelius@revolt(rebel,t40) provinces=sicilia(governor:cornelius) {SICILIAN} dice=6,1,1,6,6,6"
    )
    assert fate(ear, "DevelopmentRolled") == []
    assert fate(ear, "ProvincialsRaised") == []
    assert game.governor[province("sicilia")] == man("cornelius")
    assert game.dial[province("sicilia")] == 0


# -- 2.03.6


def test_2_03_6_the_bill_of_one_province() -> None:
    game = table(f"{SICILIA.format(money='')}{SICILIAN} forces=sicilia:1+1v.cornelius", phase="revenue")
    assert upkeep(game) == 2 * (3 + 1 + 1 + 2)


def test_c_67_one_bill_for_all_of_it() -> None:
    """Syria held (4/5), a marching governor's Africa (3/5) with two armies of his in Italy, and two Roman fleets."""
    game = table(
        "column=furius*,manlius@revolt(rebel),cornelius@revolt "
        "provinces=syria(governor:cornelius,armies1),africa(governor:manlius) "
        "wars=civil_war:active,revolt_syria:held forces=manlius:1+2f also=armies_in_italy:2",
        phase="revenue",
    )
    assert upkeep(game) == 2 * (1 + 9 + 8 + 2 + 1 + 2)


def test_2_03_6_roman_units_first_then_provincial_ones() -> None:
    """14 are due, and he has 9: the legion goes (12), then two provincial units (8)."""
    text = SICILIA.format(money="") + SICILIAN + "forces=sicilia:1+1v.cornelius"
    game = table(text, phase="revenue")
    game.talents[man("cornelius")] = 9
    ear = listen(game)
    game.stack.append(Rest(0))
    ask_upkeep(game)
    game.advance()
    assert asked(game) == "PayRebellion"
    assert offers(game, 0) == ["drop-army sicilia", "drop-ship sicilia"]
    speak(game, 0, "drop-army sicilia", "drop-ship sicilia")
    assert [(one.legions, one.fleets) for one in fate(ear, "UnitsReleased")] == [(1, 0)]
    assert [(one.armies, one.fleets) for one in fate(ear, "ProvincialsReleased")] == [(1, 1)]
    assert game.talents[man("cornelius")] == 1
    assert units(game, "sicilia") == (1, 2, 0)
    assert in_italy(game) == (1, 0)


def test_2_03_6_printed_strength_is_never_lost() -> None:
    game = table(
        "column=furius*,cornelius@revolt(rebel,t3) provinces=africa(governor:cornelius,armies1) "
        "wars=civil_war:active,revolt_africa:held",
        phase="revenue",
    )
    game.stack.append(Rest(0))
    ask_upkeep(game)
    game.advance()
    assert game.talents[man("cornelius")] == 0  # he pays all he has
    assert units(game, "africa") == (0, 0, 0)
    assert game.governor[province("africa")] == man("cornelius")


def test_2_03_23_fleets_are_handed_back_by_one_rule_and_paid_for_by_the_next() -> None:
    """Who hands none back has answered all the same."""
    game, _ = revenue(
        "column=furius*,cornelius@revolt(rebel,t9),manlius@revolt(t9) wars=civil_war:active forces=cornelius:2+2f "
    )
    assert prompt(GAME_TYPE, game, 0).rule == "2.03.23"
    speak(game, 0, "hand-back 0")
    assert asked(game) == "PayRebellion"
    assert prompt(GAME_TYPE, game, 0).rule == "2.03.6"


@pytest.mark.parametrize(("kept", "left"), [(0, 0), (2, 2)])
def test_2_03_6_the_state_keeps_released_fleets_or_dissolves_them(kept: int, left: int) -> None:
    game, ear = revenue("column=furius*,cornelius@revolt(rebel,t40) wars=civil_war:active forces=cornelius:2+2f ")
    assert asked(game) == "PayRebellion"
    assert offers(game, 0) == ["hand-back 0", "hand-back 1", "hand-back 2"]
    speak(game, 0, "hand-back 2")
    for _ in range(20):
        if asked(game) == "KeepFleets":
            break
        seat = game.actors()[0]
        game.apply(seat, game.legal(seat)[0])
    assert asked(game) == "KeepFleets"
    speak(game, game.actors()[0], f"fleets {kept}")
    assert in_italy(game)[1] == left
    assert [(one.fleets, one.dissolved) for one in fate(ear, "FleetsKept")] == [(kept, 2 - kept)]


def test_2_03_6_other_rebels_and_the_faction_pay_too() -> None:
    game, _ = revenue(
        "column=furius*,cornelius@revolt(rebel,t5),fulvius@revolt(t5) column.box=20 wars=civil_war:active forces=cornelius:4"
    )
    assert asked(game) == "PayRebellion"
    assert offers(game, 0)[0] == "talents 0"


# -- what the State pays


def test_1_06_53_the_state_pays_no_garrison_in_rebellion_and_20_for_the_rebellion() -> None:
    game = table(
        "column=furius*,cornelius@revolt(rebel) provinces=syria(governor:cornelius),sicilia "
        f"{HELD} forces=syria:2,sicilia:1,active:3+1f",
        phase="revenue",
    )
    assert loyal_units(game) == 1 + 3 + 1
    assert wars_bill(game) == 20
    assert bill(game) == 20 + 2 * 5


def test_c_22_civil_war_counts_false_still_counts_a_rebel_in_his_province() -> None:
    at_home = table(
        "civil_war_counts=false column=furius*,cornelius@revolt(rebel) provinces=syria(governor:cornelius) " + HELD
    )
    assert at_home.active_wars() == 1
    marching = table(
        "civil_war_counts=false column=furius*,cornelius@revolt(rebel) provinces=syria(governor:cornelius) "
        "wars=civil_war:active"
    )
    assert marching.stronghold() == NOBODY
    assert marching.active_wars() == 0
    assert len(marching.governor) == PROVINCES
