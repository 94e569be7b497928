"""[2.02.4] [2.02.41] Provincial battles from the rules: who fights, and with what."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.values import DEFEAT, DISASTER, STALEMATE, STANDOFF, VICTORY
from comitium.games.republic.state.numbers import (
    ALLIED,
    BEATEN,
    FOUGHT,
    GARRISON,
    INACTIVE,
    NOBODY,
    OUT,
    ROME,
    count,
)
from games.republic.fixtures.advanced.provincial import africa, forces, provincial
from games.republic.fixtures.builder import Ear, man, province, war
from games.republic.fixtures.wars.field import campaign, fate

MACEDON = "wars=3rd_macedonian_war:active,4th_macedonian_war:active,syrian_war:active "


def battles(ear: Ear) -> list[tuple[int, int]]:
    """Which province has fought which war, in order."""
    return [(one.province, one.war) for one in fate(ear, "ProvinceFought")]


def decided(ear: Ear) -> tuple[int, int]:
    """The result and the total of the first battle."""
    one = fate(ear, "BattleDecided")[0]
    return one.result, one.total


# -- 2.02.4: who fights


def test_2_02_without_the_option_no_province_fights() -> None:
    text = "column=cornelius*,fulvius@africa wars=jugurthine_war:active"
    _, ear = provincial(text)  # provincial_wars=true
    assert battles(ear) == [(province("africa"), war("jugurthine_war"))]
    game, ear = campaign(f"provincial_wars=false {text}")
    assert battles(ear) == []
    assert game.provincial_armies == []


def test_2_02_4_the_first_province_of_the_list_that_exists() -> None:
    _, ear = provincial("column=cornelius* provinces=macedonia,asia wars=syrian_war:active dice=4,3,3")
    assert battles(ear) == [(province("macedonia"), war("syrian_war"))]


def test_2_02_4_only_the_war_card_names_provinces() -> None:
    _, ear = provincial("column=cornelius* provinces=bithynia,asia wars=3rd_mithridatic_war:active dice=4,3,3")
    assert battles(ear) == [(province("asia"), war("3rd_mithridatic_war"))]


@pytest.mark.parametrize("zone", ["inactive", "imminent"])
def test_2_02_4_only_active_wars_attack(zone: str) -> None:
    _, ear = provincial(f"column=cornelius* provinces=africa wars=jugurthine_war:{zone}")
    assert battles(ear) == []


@pytest.mark.parametrize(
    ("dice", "result", "fights"),
    [("5,5,5", STANDOFF, False), ("5,6,5", DISASTER, True), ("1,1,1", DEFEAT, True), ("4,4,4", VICTORY, False)],
)
def test_2_02_4_a_force_of_the_senate_spares_the_province(dice: str, result: int, fights: bool) -> None:
    """Syria is 6; nine legions and Fulvius are 11, four are 6."""
    legions = 4 if result == DEFEAT else 9
    _, ear = provincial(
        "column=cornelius*,fulvius@syrian_war(field_consul,sent1) provinces=macedonia wars=syrian_war:active "
        f"forces=fulvius:{legions}+2f dice={dice},4,3,3"
    )
    assert fate(ear, "BattleDecided")[0].result == result
    assert (len(battles(ear)) == 1) == fights


def test_c_82_a_proconsuls_stalemate_spares_it_unless_the_option_asks_for_a_force_sent_now() -> None:
    text = (
        "column=cornelius*,fulvius@syrian_war(proconsul,sent1) provinces=macedonia wars=syrian_war:active "
        "forces=fulvius:6+2f dice=3,3,2,4,3,3"
    )
    _, ear = provincial(text)
    assert decided(ear)[0] == STALEMATE
    assert battles(ear) == []
    _, ear = provincial(f"{text} provincial_relief=sent_this_turn")
    assert battles(ear) == [(province("macedonia"), war("syrian_war"))]


def test_c_96_the_wars_are_fought_in_the_order_of_two_dice() -> None:
    _, ear = provincial(
        f"column=cornelius*,manlius@illyricum provinces=illyricum(developed,armies6),macedonia {MACEDON} "
        "forces=illyricum:5 dice=1,3,4,6,3,4,4,4,4,4,4,4,4,4,4"
    )
    rolled = [(one.war, one.amount) for one in fate(ear, "WarOrderRolled")]
    assert rolled == [(war("syrian_war"), 4), (war("3rd_macedonian_war"), 10), (war("4th_macedonian_war"), 7)]
    assert [fought for _, fought in battles(ear)] == [
        war("3rd_macedonian_war"),
        war("4th_macedonian_war"),
        war("syrian_war"),
    ]


def test_2_02_41_the_paper_session_of_the_digest() -> None:
    """Illyricum fights 16, then 10 with what is left; Macedonia meets the standoff number of the Syrian War."""
    game, ear = provincial(
        "column=cornelius*,manlius@illyricum,fulvius@macedonia "
        f"provinces=illyricum(developed,armies6),macedonia(armies3,fleets2) {MACEDON} "
        "forces=illyricum:1 events=evil_omens:1 dice=1,3,4,6,3,4,4,4,4,5,5,4,5,5,5"
    )
    told = [(one.army, one.command, one.enemy) for one in fate(ear, "ProvinceFought")]
    assert told == [(11, 3, 16), (6, 3, 10), (7, 2, 6)]
    assert [(one.result, one.total) for one in fate(ear, "BattleDecided")][:2] == [(STALEMATE, 9), (STALEMATE, 12)]
    lost = [(one.armies, one.legions, one.fleets) for one in fate(ear, "ProvincialLosses")]
    assert lost == [(3, 1, 0), (2, 0, 0), (1, 0, 1)]
    assert fate(ear, "BattleDecided")[2].result == STANDOFF
    assert forces(game, "illyricum") == (1, 0)
    assert forces(game, "macedonia") == (2, 1)
    assert game.unprosecuted == 1 << war("3rd_macedonian_war") | 1 << war("4th_macedonian_war") | 1 << war("syrian_war")


def test_c_53_a_vacant_province_fights_without_a_rating() -> None:
    _, ear = provincial("column=cornelius* provinces=macedonia wars=syrian_war:active dice=4,3,3")
    met = fate(ear, "ProvinceFought")[0]
    assert (met.army, met.command, met.enemy) == (5, 0, 6)
    assert fate(ear, "ChitDrawn") == []


def test_c_96_a_province_created_in_this_phase_fights_in_it() -> None:
    game, ear = provincial(
        "column=cornelius*,fulvius@4th_macedonian_war(field_consul,sent1) "
        "wars=4th_macedonian_war:active,syrian_war:active forces=fulvius:15+2f dice=4,4,4,4,3,3"
    )
    assert game.zone[war("4th_macedonian_war")] == BEATEN
    assert battles(ear) == [(province("macedonia"), war("syrian_war"))]
    assert fate(ear, "ProvinceFought")[0].army == 5


# -- 2.02.41: strengths


def test_2_02_41_the_example_of_africa() -> None:
    game, ear = africa("developed,armies6", "3,3,3", more="forces=africa:2")
    met = fate(ear, "ProvinceFought")[0]
    assert (met.army, met.command, met.enemy) == (4 + 2 + 6, 2, 8)
    assert decided(ear) == (VICTORY, 15)
    assert forces(game, "africa") == (4, 0)
    assert count(game.legions[GARRISON + province("africa")]) == 1


def test_2_02_32_without_a_legion_armies_count_half() -> None:
    game, ear = africa("developed,armies6", "4,4,3")
    assert fate(ear, "ProvinceFought")[0].army == 4 + 3
    assert decided(ear) == (STALEMATE, 12)
    assert forces(game, "africa") == (4, 0)
    assert game.zone[war("jugurthine_war")] == FOUGHT
    assert game.unprosecuted >> war("jugurthine_war") & 1


def test_2_02_41_a_veteran_counts_twice_and_omens_once() -> None:
    _, ear = africa("developed", "4,4,3", more="forces=africa:1v events=evil_omens:2")
    assert fate(ear, "ProvinceFought")[0].army == 4 + 2
    assert decided(ear)[1] == 11 + 6 + 2 - 8 - 2


def test_c_55_the_rating_is_never_more_than_what_it_leads() -> None:
    _, ear = provincial(
        "column=cornelius*,manlius@hispania_citerior wars=lusitanian_war:active dice=4,3,3 provinces=hispania_citerior"
    )
    met = fate(ear, "ProvinceFought")[0]
    assert (met.army, met.command) == (1, 1)


def test_c_55_a_governor_by_legate_is_not_there() -> None:
    """No rating, no chits; on a defeat he loses the province, not his life."""
    text = "column=cornelius*,fulvius provinces=africa(governor:fulvius,legate,armies2) wars=jugurthine_war:active dice={}"
    game, ear = provincial(text.format("4,4,3"))
    assert fate(ear, "ProvinceFought")[0].command == 0
    assert fate(ear, "ChitDrawn") == []
    game, ear = provincial(text.format("1,1,1"))
    assert decided(ear)[0] == DEFEAT
    assert game.where[man("fulvius")] == ROME
    assert game.governor[province("africa")] == NOBODY
    assert game.province[province("africa")] == ALLIED


def test_2_02_41_fleets_take_part_on_land_and_are_lost() -> None:
    """Africa undeveloped with 5 fleets: 3 + 2 - 8, a natural 12 is 9: four losses of each kind."""
    game, ear = africa("armies4,fleets3", "4,4,4")
    assert decided(ear) == (STALEMATE, 12 + 3 + 2 + 2 - 8)
    assert forces(game, "africa") == (0, 1)


def test_2_02_41_without_the_fleet_support_a_victory_is_a_stalemate() -> None:
    game, ear = provincial(
        "column=cornelius*,manlius@illyricum provinces=illyricum(developed,armies10) wars=4th_macedonian_war:active "
        "forces=illyricum:3 dice=4,4,4"
    )
    assert decided(ear) == (VICTORY, 12 + 4 + 3 + 10 + 3 - 5)
    assert fate(ear, "FleetsMissing")
    assert game.zone[war("4th_macedonian_war")] == FOUGHT
    assert game.influence[man("manlius")] == 4  # as printed


def test_c_56_printed_naval_strength_supports_unless_the_option_says_fleets() -> None:
    text = "developed,armies6"
    game, _ = africa(text, "3,3,3", more="forces=africa:2")
    assert game.zone[war("jugurthine_war")] == INACTIVE
    game, ear = africa(text, "3,3,3", more="forces=africa:2 provincial_support=fleets_only")
    assert fate(ear, "FleetsMissing")
    assert game.zone[war("jugurthine_war")] == FOUGHT


def test_c_57_a_naval_battle_without_a_ship_is_lost_without_dice() -> None:
    game, ear = provincial(
        "column=cornelius*,manlius@sardinia_et_corsica wars=1st_cilician_pirates:active provinces=sardinia_et_corsica"
    )
    assert fate(ear, "ProvinceDefenceless")
    assert fate(ear, "DiceThrown") == []
    assert game.where[man("manlius")] == OUT
    assert game.province[province("sardinia_et_corsica")] == ALLIED


def test_c_89_a_battle_at_sea_costs_fleets_only() -> None:
    """Cilicia 5 + 3 fleets + 3 against 6: natural 6 is 11, two losses."""
    game, ear = provincial(
        "column=cornelius*,manlius@cilicia_et_cyprus provinces=cilicia_et_cyprus(fleets3) wars=2nd_cilician_pirates:active "
        "forces=cilicia_et_cyprus:2 dice=2,2,2"
    )
    assert decided(ear) == (STALEMATE, 6 + 8 + 3 - 6)
    assert forces(game, "cilicia_et_cyprus") == (0, 1)
    assert count(game.legions[GARRISON + province("cilicia_et_cyprus")]) == 2
    assert not game.fought_sea


def test_c_58_a_victory_at_sea_ends_the_attack_and_prosecutes_the_war() -> None:
    game, ear = provincial(
        "column=cornelius*,manlius@cilicia_et_cyprus provinces=cilicia_et_cyprus(fleets3) wars=2nd_cilician_pirates:active "
        "forces=cilicia_et_cyprus:2 dice=4,4,3"
    )
    pirates = war("2nd_cilician_pirates")
    assert decided(ear) == (VICTORY, 11 + 8 + 3 - 6)
    assert len(fate(ear, "ProvinceFought")) == 1
    assert game.naval_victory >> pirates & 1
    assert game.zone[pirates] == FOUGHT
    assert not game.unprosecuted >> pirates & 1
    assert (game.influence[man("manlius")], game.popularity[man("manlius")]) == (4 + 3, 3)
    assert game.veterans == 0


def test_c_7_a_number_used_against_the_war_this_turn_is_spent() -> None:
    """14 is the disaster of Jugurtha: the Senate has met it, then the province throws it again."""
    _, ear = provincial(
        "column=cornelius*,manlius@jugurthine_war(field_consul,sent1),fulvius@africa "
        "provinces=africa(developed,armies6) wars=jugurthine_war:active forces=manlius:4+2f dice=5,5,4,5,5,4"
    )
    assert [one.result for one in fate(ear, "BattleDecided")] == [DISASTER, VICTORY]
