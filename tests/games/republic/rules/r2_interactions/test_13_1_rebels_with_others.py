"""[2.03] Rebel governors with the Pontifex Maximus, provincial wars and veterans, and with the options of civil wars and
Dictators (digest 13.1, 13.4)."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.values import DEFEAT, VICTORY
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_3_dictator import is_called_for
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import DEPLOYED
from comitium.games.republic.rules.r2_01_pontifex.r2_01_3_priests import is_on_war
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_3_strength import declared_strength, is_rebel_province
from comitium.games.republic.state.numbers import CIVIL_WAR, NOBODY, REVOLT, ROME, count
from games.republic.fixtures.advanced.rebels import HELD, SYRIA, rebellion, table, units
from games.republic.fixtures.builder import asked, man, province, war
from games.republic.fixtures.wars.field import fate, offers, speak

SENATE = "amphora=furius*,licinius@{}(field_consul,sent1) trident=fulvius* star=papirius*"


# -- with the Pontifex Maximus


def test_c_49_armies_against_the_rebel_and_against_his_province_are_votes_on_war() -> None:
    for target in (CIVIL_WAR, REVOLT + province("syria")):
        assert is_on_war([kinds.MILITARY, DEPLOYED, man("licinius"), target, 3, 0, 0, 0])


def test_c_31_a_pontifex_who_joins_loses_the_office_and_no_influence() -> None:
    game, _ = rebellion(
        "pontifex=true column=furius*,cornelius@syria,julius(pontifex_maximus,inf9) provinces=syria(armies2)",
        phase="revolution",
        others="amphora=valerius* trident=licinius* star=papirius*",
    )
    speak(game, 0, "senator cornelius", "done", "senator julius", "done", "stay")
    assert game.rebels >> man("julius") & 1
    assert game.pontifex() == NOBODY
    assert game.influence[man("julius")] == 9


# -- with provincial wars

AFRICA = "column=manlius*,cornelius@africa provinces=africa(developed,armies8,fleets3) wars=jugurthine_war:active "


def test_2_03_2_a_governor_who_has_won_for_his_province_may_rise_in_the_same_turn_with_his_new_veterans() -> None:
    """4 + 8 + 3 and Cornelius 4 against 8, dice 12: a victory. The veteran in his garrison counts 2."""
    game, ear = rebellion(f"{AFRICA}forces=africa:3 dice=4,4,4")
    assert [one.result for one in fate(ear, "BattleDecided")] == [VICTORY]
    africa, cornelius = province("africa"), man("cornelius")
    assert count(game.veterans) == 1
    assert asked(game) == "GovernorsRise"
    legions, armies, fleets = units(game, "africa")
    assert declared_strength(game, cornelius, 0, 0, 0) == 4 + legions + 1 + armies + fleets
    speak(game, 0, "senator cornelius", "done", "done", "stay")
    assert is_rebel_province(game, africa)


def test_2_03_2_a_governor_who_has_lost_his_province_is_dead_before_anybody_rises() -> None:
    game, ear = rebellion(f"{AFRICA.replace(',armies8', '')}dice=1,1,1")
    assert [one.result for one in fate(ear, "BattleDecided")] == [DEFEAT]
    assert asked(game) != "GovernorsRise"
    assert [one.senator for one in fate(ear, "SenatorDied")] == [man("cornelius")]
    assert not is_rebel_province(game, province("africa"))


# -- with veterans


def test_2_04_2_veterans_disbanded_before_the_declarations_are_missing_in_them() -> None:
    """Julius has won; his two veterans would follow him, as 4."""
    found = []
    for words in ((), ("disband-own 5", "disband-own 6")):
        game, _ = rebellion(
            "veterans=true column=manlius*,julius@syrian_war(field_consul,sent1,victorious) wars=syrian_war:beaten "
            "forces=julius:4+2v.julius",
            phase="revolution",
            others="amphora=valerius* trident=licinius* star=papirius*",
        )
        while asked(game) not in ("PlayCards", "Declare"):
            for seat in game.actors():
                speak(game, seat, "pass" if "pass" in offers(game, seat) else "no")
        if asked(game) == "PlayCards":
            speak(game, 0, *words, "pass")
        assert asked(game) == "Declare"
        found.append(declared_strength(game, man("julius"), 0, 0, 0))
    assert found[0] - found[1] == 4


# -- with options


@pytest.mark.parametrize("option", ["gives_up", "keeps_idle"])
def test_c_30_a_governor_who_joins_brings_his_province_whatever_joining_governor_says(option: str) -> None:
    game, _ = rebellion(
        f"joining_governor={option} column=manlius*,cornelius@syria,julius@asia provinces=syria(armies2),asia(armies1)",
        phase="revolution",
        others="amphora=valerius* trident=licinius* star=papirius*",
    )
    speak(game, 0, "senator cornelius", "senator julius", "done", "done", "stay")
    assert is_rebel_province(game, province("asia"))
    assert game.governor[province("asia")] == man("julius")
    assert units(game, "asia") == (0, 1, 0)


@pytest.mark.parametrize("more", [0, 2])
def test_c_33_civil_war_defeat_unrest_holds_in_a_rebel_province(more: int) -> None:
    """One legion against 2 and Valerius 1: with 3 on the dice a defeat of the Senate."""
    _, ear = rebellion(
        f"civil_war_defeat_unrest={more} unrest=3 column=manlius*,valerius@revolt(rebel) "
        "provinces=illyricum(governor:valerius,armies4) wars=civil_war:active,revolt_illyricum:held forces=licinius:1 "
        "dice=1,1,1",
        others=SENATE.format("revolt_illyricum"),
    )
    assert [one.result for one in fate(ear, "BattleDecided")] == [DEFEAT]
    assert sum(one.amount for one in fate(ear, "UnrestChanged") if one.rule == "C-33") == more


@pytest.mark.parametrize("counts", ["true", "false"])
def test_c_105_civil_war_counts_for_dictator_decides_whether_a_rebel_province_calls_for_one(counts: str) -> None:
    game = table(f"civil_war_counts_for_dictator={counts} {SYRIA}{HELD}forces=syria:2")
    assert is_called_for(game) == (counts == "true")


@pytest.mark.parametrize("option", ["victorious", "proconsul"])
def test_c_5_naval_winner_says_what_the_winner_over_the_fleet_of_a_rebel_province_is(option: str) -> None:
    """Eight fleets and two legions beat the five fleets of Sardinia."""
    game, ear = rebellion(
        f"naval_winner={option} column=manlius*,valerius@revolt(rebel) "
        "provinces=sardinia_et_corsica(governor:valerius,developed,fleets5) "
        "wars=civil_war:active,revolt_sardinia_et_corsica:held forces=licinius:2+8f dice=6,6,6",
        others=SENATE.format("revolt_sardinia_et_corsica"),
    )
    assert len(fate(ear, "ProvinceFleetBeaten")) == 1
    assert game.naval_victory >> war("sardinia_et_corsica") & 1
    assert asked(game) == "Ashore"
    speak(game, 1, "no")
    licinius = man("licinius")  # nobody else may rise, so a victor has laid down his command by now
    assert (game.where[licinius] == ROME, game.proconsuls >> licinius & 1) == (option == "victorious", option == "proconsul")
