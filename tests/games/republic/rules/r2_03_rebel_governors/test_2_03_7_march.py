"""[2.03.7] to [2.03.72] The march on Rome, reinforcements and naval interceptions, from the rules."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.values import DEFEAT, STALEMATE, VICTORY
from comitium.games.republic.rules.common.wars import rebel_strength
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_3_strength import camps
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_71_reinforcement import ask_reinforcement, reinforcers
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_72_interception import rebel_fleets
from comitium.games.republic.state.numbers import CIVIL_WAR, FORCE, HELD, NOBODY, REVOLT, ROME
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.advanced.rebels import HELD as HELD_SYRIA
from games.republic.fixtures.advanced.rebels import SYRIA, rebellion, table, units
from games.republic.fixtures.builder import Ear, asked, man, province
from games.republic.fixtures.wars.field import fate, force, in_italy, offers, speak

MARCH = "column=furius*,manlius@revolt(rebel) provinces=syria(governor:manlius) wars=civil_war:active "
SENATE = "amphora=valerius*,claudius@civil_war(field_consul,sent1) trident=fulvius* star=papirius*"


def march(forces: str, armies: int, dice: str, more: str = "") -> tuple[Republic, Ear]:
    """Manlius (3) marches with these units; Claudius (2) meets him with ten legions."""
    return rebellion(f"{MARCH} forces={forces},claudius:10 also=armies_in_italy:{armies} dice={dice} {more}", others=SENATE)


# -- 2.03.3, 2.03.7


@pytest.mark.parametrize(("forces", "armies", "strength"), [("active:1", 7, 4), ("manlius:1v.manlius", 7, 7 + 2)])
def test_2_03_3_armies_that_march_alone_count_half(forces: str, armies: int, strength: int) -> None:
    game = table(f"{MARCH} forces={forces} also=armies_in_italy:{armies}")
    assert rebel_strength(game) == strength + 3


def test_2_03_7_all_his_land_forces_and_no_printed_strength() -> None:
    game = table(f"{MARCH} forces=manlius:2 also=armies_in_italy:4")
    assert rebel_strength(game) == 6 + 3
    _, ear = march("manlius:2", 4, "3,4,4")
    assert [(one.amount, one.amount2) for one in fate(ear, "RebelMet")] == [(12, 9)]


def test_2_03_7_losses_in_italy_are_two_armies_and_a_legion() -> None:
    """12 against 9, natural 8: 11, a stalemate that costs two each."""
    game, ear = march("manlius:2", 4, "2,3,3")
    assert [(one.result, one.total) for one in fate(ear, "BattleDecided")] == [(STALEMATE, 11)]
    assert game.armies_in_italy == 2
    assert force(game, "manlius") == (2, 0)
    assert force(game, "claudius") == (8, 0)


def test_c_33_provincial_armies_are_units_lost() -> None:
    """Two legions and two armies: the fourth chit still strikes."""
    for chits, dead in (("0,0,0,5,0,0", ["1.11.37"]), ("0,0,0,0,5,0", [])):  # 5: Claudius
        _, ear = march("manlius:2", 4, "2,3,3", f"chits={chits}")
        died = [one.rule for one in fate(ear, "SenatorDied") if one.senator == man("claudius")]
        assert [rule for rule in died if rule == "1.11.37"] == dead


def test_2_03_9_without_a_legion_two_armies_are_one_loss() -> None:
    """12 against 2 + 2, natural 4: 12, one loss."""
    game, ear = rebellion(
        f"{MARCH} forces=claudius:2 also=armies_in_italy:4 dice=3,3,6",
        others=SENATE,
    )
    assert [(one.result, one.total) for one in fate(ear, "BattleDecided")] == [(STALEMATE, 12)]
    assert game.armies_in_italy == 2
    assert force(game, "claudius") == (1, 0)


def test_c_35_he_is_beaten_when_no_land_unit_is_left() -> None:
    """4 against 2: natural 6 is 8, a stalemate that costs five."""
    game, ear = rebellion(f"{MARCH} forces=claudius:8 also=armies_in_italy:2 dice=1,1,1", others=SENATE)
    total = fate(ear, "BattleDecided")[0].total
    assert total == 3 + 8 + 2 - 2
    assert game.rebel == NOBODY
    assert game.province[province("syria")] == 1
    assert game.where[man("claudius")] == ROME


def test_2_03_92_he_wins_by_beating_the_senate_in_italy() -> None:
    game, ear = rebellion(f"{MARCH} forces=manlius:9,claudius:2 also=armies_in_italy:9 dice=1,1,1", others=SENATE)
    assert fate(ear, "BattleDecided")[0].result == DEFEAT
    assert game.ending == "rebel_march"
    assert game.winner == 0


def test_2_03_91_beaten_on_the_march_all_die_and_provinces_return() -> None:
    game, ear = rebellion(
        "column=furius*,manlius@revolt(rebel),cornelius@revolt provinces=syria(governor:manlius,fleets2),"
        "asia(governor:cornelius,developed,armies3) wars=civil_war:active,revolt_asia:held "
        "forces=manlius:2,asia:2,claudius:12 dice=6,6,6",
        others=SENATE,
    )
    assert fate(ear, "BattleDecided")[0].result == VICTORY
    assert game.rebels == 0
    assert units(game, "asia") == units(game, "syria") == (0, 0, 0)
    assert not game.developed >> province("asia") & 1
    assert game.zone[REVOLT + province("asia")] != HELD
    assert in_italy(game)[0] >= 4  # C-72


# -- 2.03.71


def reinforcing(where: str, inside: str = "armies3", forces: str = "", held: str = "") -> tuple[Republic, Ear]:
    """Manlius marches and draws; Cornelius, his partisan, governs a province."""
    game, ear = rebellion(
        f"column=furius*,manlius@revolt(rebel),cornelius@revolt provinces={where}(governor:cornelius,{inside}) "
        f"wars=civil_war:active,revolt_{where}:held forces=manlius:6,claudius:8{forces} dice=3,3,4",
        others=SENATE,
    )
    assert fate(ear, "BattleDecided")[0].result == STALEMATE
    assert asked(game) == "Reinforce"
    return game, ear


def test_2_03_71_without_naval_strength_they_join_at_once() -> None:
    game, _ = reinforcing("hispania_citerior")
    assert offers(game, 0) == ["pass", "senator cornelius"]
    speak(game, 0, "senator cornelius")
    assert offers(game, 0) == ["send-armies 1", "send-armies 2", "send-armies 3"]
    speak(game, 0, "send-armies 3")
    assert game.armies_in_italy == 3
    assert game.at_sea == NOBODY
    assert game.zone[REVOLT + province("hispania_citerior")] != HELD
    assert game.governor[province("hispania_citerior")] == man("cornelius")  # C-102: it pays on


def test_2_03_71_with_naval_strength_they_are_in_transit() -> None:
    game, _ = reinforcing("syria", "armies3,fleets2", ",syria:2+1v")
    speak(game, 0, "senator cornelius", "send-armies 2", "legions 1", "done")
    assert game.at_sea == man("cornelius")
    assert game.armies_at_sea == 2
    assert force(game, "cornelius") == (1, 0)
    assert units(game, "syria") == (2, 1, 2)
    assert game.zone[REVOLT + province("syria")] != HELD


def test_2_03_71_veterans_may_stay_when_as_many_armies_as_legions_go() -> None:
    """Who sends something already need not send a veteran as well."""
    game, _ = reinforcing("hispania_citerior", forces=",hispania_citerior:2+1v")
    speak(game, 0, "senator cornelius", "send-armies 1", "legions 1")
    assert [one.split()[0] for one in offers(game, 0)] == ["done", "veteran"]
    speak(game, 0, "done")
    assert game.armies_in_italy == 1


def test_2_03_71_not_after_a_turn_without_a_stalemate() -> None:
    game, _ = rebellion(
        "column=furius*,manlius@revolt(rebel),cornelius@revolt provinces=syria(governor:cornelius,armies3) "
        "wars=civil_war:active,revolt_syria:held forces=manlius:6",
        phase="revolution",
    )
    assert asked(game) != "Reinforce"


@pytest.mark.parametrize("where", ["sicilia", "illyricum"])
def test_2_03_71_nor_once_the_primary_is_back_in_his_province(where: str) -> None:
    game = table(
        f"column=furius*,manlius@revolt(rebel),cornelius@revolt "
        f"provinces={where}(governor:manlius),syria(governor:cornelius,armies3) "
        f"wars=civil_war:active,revolt_{where}:held,revolt_syria:held also=march_drawn:1",
        phase="revolution",
    )
    assert reinforcers(game), "there is somebody who could send them"
    ask_reinforcement(game)
    assert not game.stack


def test_c_104_a_senate_force_on_the_province_goes_home() -> None:
    game, _ = rebellion(
        "column=furius*,manlius@revolt(rebel),cornelius@revolt provinces=hispania_citerior(governor:cornelius,armies3) "
        "wars=civil_war:active,revolt_hispania_citerior:held forces=manlius:6,claudius:8,licinius:6 dice=3,3,4,3,3,3",
        others="amphora=valerius*,claudius@civil_war(proconsul,sent1),licinius@revolt_hispania_citerior(field_consul,sent2) "
        "trident=fulvius* star=papirius*",
    )
    while asked(game) != "Reinforce":
        seat = game.actors()[0]
        game.apply(seat, game.legal(seat)[0])
    assert game.proconsuls >> man("licinius") & 1
    speak(game, 0, "senator cornelius")  # with the one army he has left
    assert game.where[man("licinius")] == ROME
    assert not game.proconsuls >> man("licinius") & 1


@pytest.mark.parametrize("rebels", ["manlius@revolt(rebel),cornelius@revolt(at_sea)", "cornelius@revolt(rebel,at_sea)"])
def test_2_03_22_legions_at_sea_stand_in_rebellion_and_are_counted_once(rebels: str) -> None:
    game = table(
        f"column=furius*,{rebels} provinces=syria(governor:cornelius,fleets3) wars=civil_war:active forces=cornelius:2"
    )
    places = camps(game)
    assert FORCE + man("cornelius") in places
    assert len(set(places)) == len(places)


# -- 2.03.72


def sailing(dice: str, fleets: int, inside: str = "fleets3", roman: int = 2, more: str = "") -> tuple[Republic, Ear]:
    """Cornelius is at sea from Syria for Manlius, a victorious commander with Roman fleets."""
    ships = f"+{roman}f" if roman else ""
    game, ear = rebellion(
        f"column=furius*,manlius@revolt(rebel),cornelius@revolt(at_sea) provinces=syria(governor:cornelius,{inside}) "
        f"wars=civil_war:active forces=manlius:6{ships},cornelius:1,claudius:9,active:{fleets}f dice={dice} {more}",
        others=SENATE,
    )
    assert asked(game) == "Intercept"
    return game, ear


def test_2_03_72_a_victory_keeps_them_in_the_province() -> None:
    game, ear = sailing("3,3,4,3,3,4", 14)
    assert rebel_fleets(game) == 5 + 3 + 2
    speak(game, 1, "yes")
    assert [(one.total, one.held) for one in fate(ear, "InterceptionDecided")] == [(14, 1)]
    assert [(one.provincial, one.fleets) for one in fate(ear, "RebelFleetsSunk")] == [(3, 1)]
    assert in_italy(game)[1] == 10
    assert game.at_sea == NOBODY
    assert units(game, "syria") == (1, 0, 0)
    assert game.zone[REVOLT + province("syria")] == HELD


@pytest.mark.parametrize(
    ("dice", "fleets", "inside", "roman", "total", "senate", "provincial", "lost"),
    [
        ("3,3,3", 14, "fleets3", 2, 13, 0, 0, 0),
        ("1,1,1", 14, "fleets3", 2, 7, 1, 1, 0),
        ("1,1,3", 2, "fleets3", 2, -3, 2, 0, 0),  # all of the Senate's, none of theirs
        ("3,4,4", 12, "fleets4", 3, 11, 2, 2, 0),
    ],
)
def test_2_03_72_any_other_result_lets_them_land(
    dice: str, fleets: int, inside: str, roman: int, total: int, senate: int, provincial: int, lost: int
) -> None:
    game, ear = sailing(f"{dice},3,3,4", fleets, inside, roman)
    speak(game, 1, "yes")
    assert [(one.total, one.held) for one in fate(ear, "InterceptionDecided")] == [(total, 0)]
    assert sum(one.fleets for one in fate(ear, "SenateFleetsSunk")) == senate
    sunk = [(one.provincial, one.fleets) for one in fate(ear, "RebelFleetsSunk")] or [(0, 0)]
    assert sunk == [(provincial, lost)]
    assert len(fate(ear, "ForceLanded")) == 1
    assert game.at_sea == NOBODY


def test_2_03_72_the_senate_may_let_them_pass() -> None:
    game, ear = sailing("3,3,4", 14)
    speak(game, 1, "no")
    assert fate(ear, "InterceptionFought") == []
    assert len(fate(ear, "ForceLanded")) == 1
    assert fate(ear, "RebelMet")[0].amount2 == 7 + 3  # C-68: his legion, and no rating of his


def test_c_69_without_a_fleet_in_italy_they_land() -> None:
    game, ear = rebellion(
        "column=furius*,manlius@revolt(rebel),cornelius@revolt(at_sea) provinces=syria(governor:cornelius) "
        "wars=civil_war:active forces=manlius:3,cornelius:1,claudius:9+9f dice=3,3,4",
        others=SENATE,
    )
    assert [one.able for one in fate(ear, "InterceptionOmitted")] == [0]
    assert len(fate(ear, "ForceLanded")) == 1
    assert game.at_sea == NOBODY


def test_2_03_72_his_owner_says_which_provincial_fleets_are_lost() -> None:
    game, _ = rebellion(
        "column=furius*,manlius@revolt(rebel),cornelius@revolt(at_sea) provinces=syria(governor:cornelius,fleets3),"
        "asia(governor:manlius,fleets2) wars=civil_war:active "
        "forces=manlius:6,cornelius:1,claudius:9,active:12f dice=3,4,4,3,3,4",
        others=SENATE,
    )
    assert rebel_fleets(game) == 5 + 3 + 2
    speak(game, 1, "yes")  # 13: no losses
    game, _ = rebellion(
        "column=furius*,manlius@revolt(rebel),cornelius@revolt(at_sea) provinces=syria(governor:cornelius,fleets3),"
        "asia(governor:manlius,fleets2) wars=civil_war:active "
        "forces=manlius:6,cornelius:1,claudius:9,active:10f dice=3,3,4,3,3,4",
        others=SENATE,
    )
    speak(game, 1, "yes")  # 10: three each
    assert asked(game) == "LoseFleets"
    assert offers(game, 0) == ["sink 1", "sink 2", "sink 3"]
    speak(game, 0, "sink 2")
    assert game.provincial_fleets[province("syria")] == 1
    assert game.provincial_fleets[province("asia")] == 1


def test_c_103_and_c_69_the_primary_beaten_back_and_the_army_that_waited() -> None:
    """The paper game: 12 against 5 + 4, natural 11: 14. Cornelius is in Syria again, and Claudius in Rome, no Proconsul."""
    game, ear = rebellion(
        "column=furius*,cornelius@revolt(rebel,at_sea) provinces=syria(governor:cornelius,fleets4) wars=civil_war:active "
        "forces=cornelius:2+1v.cornelius,claudius:16,active:12f also=armies_at_sea:6 dice=3,4,4",
        others=SENATE,
    )
    speak(game, 1, "yes")
    assert fate(ear, "InterceptionDecided")[0].total == 14
    assert game.stronghold() == province("syria")
    assert units(game, "syria") == (3, 6, 0)
    assert game.where[man("claudius")] == ROME
    assert not game.proconsuls
    assert game.unprosecuted >> CIVIL_WAR & 1
    assert in_italy(game) == (16, 8)
    assert asked(game) == "MarchOrStay"  # he may try again


def test_paper_game_2_the_second_attempt_lands() -> None:
    """8 fleets against 5, natural 7: 10. The Senate loses three, he has none to lose; R = 6 + 2 + 2 + 4."""
    game, ear = rebellion(
        "column=furius*,cornelius@revolt(rebel,at_sea) provinces=syria(governor:cornelius) wars=civil_war:active "
        "forces=cornelius:2+1v.cornelius,claudius:16,active:8f also=armies_at_sea:6 dice=2,2,3,3,3,4",
        others=SENATE,
    )
    speak(game, 1, "yes")
    assert fate(ear, "InterceptionDecided")[0].total == 10
    assert in_italy(game)[1] == 5
    assert fate(ear, "RebelMet")[0].amount2 == 14


# -- 2.03.8: the late march


def test_2_03_8_a_later_march_goes_by_sea() -> None:
    game, ear = rebellion(f"{SYRIA}{HELD_SYRIA} forces=syria:2", phase="revolution")
    assert asked(game) == "MarchOrStay"
    speak(game, 0, "march")
    assert len(fate(ear, "ForceSailed")) == 1
    assert game.at_sea == man("cornelius")
    assert (game.armies_at_sea, game.armies_in_italy) == (6, 0)


def test_2_03_72_a_later_march_over_land_is_there_at_once() -> None:
    game, ear = rebellion(
        "column=furius*,cornelius@revolt(rebel) provinces=illyricum(governor:cornelius,armies3) "
        "wars=civil_war:active,revolt_illyricum:held",
        phase="revolution",
    )
    speak(game, 0, "march")
    assert [one.armies for one in fate(ear, "ForceMarched")] == [3]
    assert game.at_sea == NOBODY
