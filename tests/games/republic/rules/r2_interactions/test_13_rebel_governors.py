"""[2.03] Rebel governors with advocates, with laws, and with the options that concern them (digest 13.1, 13.4)."""

from __future__ import annotations

import pytest

from comitium.games.republic.choices import SENATOR, YES
from comitium.games.republic.rules.r1_07_forum.r1_07_8_order import mark_major
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_charges import suspects
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.trials_choices import ACCUSE
from comitium.games.republic.rules.r1_12_victory.endings import BANKRUPT
from comitium.games.republic.rules.r1_12_victory.r1_12_4_survival import stand_alone
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_3_strength import is_rebel_province
from comitium.games.republic.state.numbers import BEATEN, HELD, REVOLT
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.advanced.lawmaking import plays, sponsored, with_law
from games.republic.fixtures.advanced.rebels import HELD as HELD_SYRIA
from games.republic.fixtures.advanced.rebels import SYRIA, rebellion, table
from games.republic.fixtures.builder import Rest, asked, govern, listen, man, province, rebel, say, wage, war
from games.republic.fixtures.senate import ballot, hush, mask, sit
from games.republic.fixtures.senate_business.courts import court, open_court
from games.republic.fixtures.wars.armies import armed, floor
from games.republic.fixtures.wars.field import fate, offers, speak

ON = {"provincial_wars": True, "rebel_governors": True}


def hold(game: Republic, who: str, where: str) -> None:
    """He holds his province against the Senate, as the primary rebel."""
    govern(game, man(who), where)
    rebel(game, man(who))
    game.zone[REVOLT + province(where)] = HELD
    game.dial[province(where)] = 0
    assert is_rebel_province(game, province(where))


# -- 2.03 with 2.05


def test_2_05_a_rebel_governor_and_his_partisan_are_not_tried() -> None:
    game = court(advocates=True, **ON)
    game.corrupt = mask("valerius", "fabius", "furius")
    hold(game, "valerius", "sicilia")
    rebel(game, man("fabius"), primary=False)
    assert suspects(game) == mask("furius")


def test_2_05_2_a_rebel_governor_is_neither_prosecutor_nor_advocate() -> None:
    """Valerius and Claudius belong to others than the accused: in Rome each could be asked for both."""
    menus = []
    for is_rebel in (False, True):
        game = court("furius", advocates=True, **ON)
        if is_rebel:
            hold(game, "valerius", "sicilia")
        open_court(game)
        hush(game)
        say(game, ACCUSE + man("furius"))
        prosecutors = game.legal(game.actors()[0])
        say(game, SENATOR + man("claudius"))
        if asked(game) == "AskProsecutor":
            say(game, YES)
        assert asked(game) == "NameAdvocate"
        menus.append((SENATOR + man("valerius") in prosecutors, SENATOR + man("valerius") in game.legal(game.actors()[0])))
    assert menus == [(True, True), (False, False)]


# -- 2.03 with 2.06


def test_2_06_2_a_rebel_governor_sponsors_no_law() -> None:
    game = with_law("gabinian_law", **ON)
    wage(game, "1st_cilician_pirates")
    hold(game, "fabius", "sicilia")
    plays(game, "gabinian_law")
    menu = game.legal(3)
    assert SENATOR + man("fabius") not in menu
    assert SENATOR + man("claudius") in menu


def test_2_06_2_laws_are_voted_without_the_rebels() -> None:
    """Everybody casts his votes, but for Fabius when he is in revolt."""
    cast = []
    for is_rebel in (False, True):
        game = with_law("gabinian_law", **ON)
        wage(game, "1st_cilician_pirates")
        if is_rebel:
            hold(game, "fabius", "sicilia")
        ear = listen(game)
        plays(game, "gabinian_law")
        sponsored(game)
        ballot(game)
        cast.append({one.senator for one in fate(ear, "VotesCast")})
    assert cast[0] - cast[1] == {man("fabius")}
    assert cast[1] < cast[0]


def test_c_43_the_manilian_law_leads_nobody_against_a_rebel() -> None:
    """Furius holds Illyricum (2/0), which needs no fleet; the Jugurthine War is a war like others."""
    game, _ = rebellion(
        "laws=manilian_law column=manlius*,furius@revolt(rebel) provinces=illyricum(governor:furius) "
        "wars=civil_war:active,revolt_illyricum:held,syrian_war:beaten,jugurthine_war:active forces=licinius:9+2f",
        phase="revolution",
        others="amphora=valerius*,licinius@syrian_war(field_consul,sent1,victorious) trident=fulvius* star=papirius*",
    )
    assert asked(game) == "Declare"
    assert offers(game, 1) == ["war jugurthine_war", "lay-down"]


# -- options


@pytest.mark.parametrize(("option", "winner"), [("condition_2_only", 0), ("always_wins", 0), ("never_wins", -1)])
def test_c_106_end_game_rebel_dies_holds_for_who_sets_out_from_his_province(option: str, winner: int) -> None:
    """6 + 5 and 4 against 5, dice 1, 1, 2: 14, a victory, and the first chit of its losses is Cornelius."""
    game = table(
        f"end_game_rebel_dies={option} {SYRIA}{HELD_SYRIA.strip()},syrian_war:active,parthian_war:active,"
        "1st_illyrian_war:active,jugurthine_war:active forces=syria:2,active:3+9f chits=1 dice=1,1,2",
        phase="revenue",
    )
    game.stack.append(Rest(0))
    stand_alone(game, BANKRUPT)
    game.advance()
    speak(game, 0, "war 1st_illyrian_war")
    assert game.zone[war("1st_illyrian_war")] == BEATEN
    assert not game.rebels >> man("cornelius") & 1
    assert game.over
    assert game.winner == winner


@pytest.mark.parametrize("marked", [True, False])
def test_1_07_8_a_proconsul_whom_c_104_sends_home_keeps_the_major_marker_he_has(marked: bool) -> None:
    option = "true" if marked else "false"
    game, _ = rebellion(
        f"proconsul_major_marker={option} {SYRIA}{HELD_SYRIA}forces=syria:2,licinius:9+9f",
        phase="revolution",
        others="amphora=valerius*,licinius@revolt_syria(proconsul,sent1) trident=julius* star=papirius*",
    )
    licinius = man("licinius")
    mark_major(game)
    assert game.major >> licinius & 1 == marked
    assert asked(game) == "MarchOrStay"
    speak(game, 0, "march")
    assert game.in_rome(licinius)
    assert not game.proconsuls >> licinius & 1
    assert game.major >> licinius & 1 == marked


@pytest.mark.parametrize(
    ("option", "legions", "fleets", "consent"),
    [
        ("separate", 4, 5, False),  # 4 + 4 = 8 on land, 5 + 4 = 9 at sea
        ("separate", 3, 10, True),  # 3 + 3 < 8
        ("separate", 0, 4, True),  # 4 + 4 < 9
        ("sum", 3, 10, False),  # 13 + 4 = 17
        ("sum", 7, 5, True),  # 12 + 4 < 17
    ],
)
def test_c_105_minimum_force_against_a_rebel_province(option: str, legions: int, fleets: int, consent: bool) -> None:
    """Fabius (4) holds undeveloped Syria (4/5): 8 on land, and first 9 at sea. Julius (4) is sent."""
    game = armed(12, 12, minimum_force_test=option, **ON)
    hold(game, "fabius", "syria")
    sit(game)
    floor(game, "julius", "revolt_syria", legions, fleets)
    hush(game)
    assert asked(game) == ("Consent" if consent else "Call")
