"""[2.02.411] to [2.02.414] What comes of provincial battles: losses, defeat, victory."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.senators import INFLUENCE
from comitium.games.republic.catalogue.values import DEFEAT, DISASTER, STALEMATE, STANDOFF, VICTORY
from comitium.games.republic.rules.common.wars import fleet_strength, land_strength
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import vacate
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_41_battle import win
from comitium.games.republic.state.numbers import (
    ALLIED,
    BEATEN,
    CAPTIVE,
    IN_CURIA,
    INACTIVE,
    NOWHERE,
    OUT,
    ROME,
    VACANT,
)
from games.republic.fixtures.advanced.provincial import africa, forces, provincial
from games.republic.fixtures.builder import asked, card, man, province, war
from games.republic.fixtures.wars.field import fate, in_italy, speak, veterans
from games.republic.rules.r2_02_provincial_wars.test_2_02_4_battles import battles, decided

# -- 2.02.411: losses


def test_c_59_a_disaster_takes_half_of_the_units() -> None:
    """Fourteen is the disaster of Jugurtha: ceil(7 / 2) = 4 of 5 armies and 2 legions, 2 armies, a legion, an army."""
    game, ear = africa("developed,armies5,fleets3", "5,5,4", more="forces=africa:2 unrest=3")
    assert decided(ear)[0] == DISASTER
    lost = fate(ear, "ProvincialLosses")[0]
    assert (lost.armies, lost.legions, lost.fleets) == (3, 1, 2)
    assert game.spent[war("jugurthine_war")] == 1 << 14  # C-7
    assert len(fate(ear, "ChitDrawn")) == 6
    assert game.province[province("africa")] != ALLIED
    assert game.unprosecuted >> war("jugurthine_war") & 1
    assert game.unrest == 3


def test_2_02_413_a_standoff_takes_a_quarter() -> None:
    game, ear = africa("developed,armies6", "5,4,4", more="forces=africa:2")
    lost = fate(ear, "ProvincialLosses")[0]
    assert (lost.armies, lost.legions, lost.fleets) == (2, 0, 0)
    assert len(fate(ear, "ChitDrawn")) == 2
    assert game.veterans == 0


def test_2_02_411_popularity_is_lost_for_legions_only() -> None:
    """Africa 3 + 1 army + 3 legions + 2 - 8: a natural 8 is 9, four losses: an army and three legions."""
    game, ear = africa("armies1", "2,3,3", more="forces=africa:3")
    assert decided(ear) == (STALEMATE, 9)
    lost = fate(ear, "ProvincialLosses")[0]
    assert (lost.armies, lost.legions) == (1, 3)
    assert game.popularity[man("fulvius")] == -1


def test_c_11_fabius_halves_losses_as_governor() -> None:
    text = (
        "column=cornelius*,2a_fabius_maximus_cunctator@africa provinces=africa(armies4) wars=jugurthine_war:active dice=3,3,2"
    )
    game, ear = provincial(text)
    assert decided(ear) == (STALEMATE, 8 + 5 + 5 - 8)  # three losses, halved to two, of two that there could be: one
    assert forces(game, "africa") == (2, 0)


def test_2_02_413_the_governor_may_be_captured_and_ransomed_at_once() -> None:
    """Two chits, the last is his: number 7."""
    game, _ = africa("developed,armies6", "5,4,4", more="forces=africa:2 chits=13,7")
    assert game.where[man("fulvius")] == CAPTIVE + war("jugurthine_war")
    assert game.governor[province("africa")] == man("fulvius")
    assert asked(game) == "Ransom"


def test_2_02_413_the_first_chit_kills() -> None:
    game, _ = africa("developed,armies6", "5,4,4", more="forces=africa:2 chits=7,13")
    assert game.where[man("fulvius")] == OUT
    assert game.province[province("africa")] == VACANT
    assert forces(game, "africa") == (4, 0)


# -- 2.02.412: defeat


def test_2_02_412_a_beaten_province_helps_the_war() -> None:
    """3 + 2 + 2 - 8 and a natural 6 is 5: three losses, more than the four armies are without a legion."""
    game, ear = africa("armies4,fleets3", "2,2,2", more="unrest=3")
    jugurtha = war("jugurthine_war")
    assert decided(ear) == (DEFEAT, 6 + 3 + 2 + 2 - 8)
    assert game.where[man("fulvius")] == OUT
    assert game.province[province("africa")] == ALLIED
    assert forces(game, "africa") == (0, 0)
    assert land_strength(game, jugurtha) == 8 + 3
    assert fleet_strength(game, jugurtha) == 5
    assert game.unrest == 3


def test_2_02_412_the_garrison_goes_home() -> None:
    game, ear = africa("armies1", "1,1,2", more="forces=africa:4")
    assert decided(ear) == (DEFEAT, 4 + 3 + 1 + 4 + 2 - 8)
    assert in_italy(game) == (4 - 1, 0)


ALLIED_AFRICA = "column=cornelius*,{man}@jugurthine_war(field_consul,sent1) provinces=africa(allied:jugurthine_war{inside}) "
ROMANS = "wars=jugurthine_war:active forces={man}:{force} dice={dice}"


def test_2_02_412_a_naval_victory_costs_allied_fleets_and_rome_frees_the_province() -> None:
    """8 fleets + 3 - 6 and a natural 10 is 15: three fleets lost; then 12 legions + 3 - 13 and 15: a victory."""
    game, ear = provincial(
        (ALLIED_AFRICA + ROMANS).format(man="manlius", inside=",armies2,fleets1,developed", force="15+8f", dice="4,3,3,4,4,4")
    )
    assert asked(game) == "Ashore"
    lost = fate(ear, "AlliedLosses")
    assert [(one.armies, one.fleets) for one in lost] == [(2, 1)]
    assert land_strength(game, war("jugurthine_war")) == 8 + 4
    speak(game, 0, "yes")
    assert game.zone[war("jugurthine_war")] == BEATEN
    assert game.province[province("africa")] == VACANT
    assert not game.developed >> province("africa") & 1
    assert forces(game, "africa") == (0, 0)
    assert game.allies == []
    assert game.influence[man("manlius")] == 4 + 4  # half of the printed 8, and nothing for the fleet of the ally


@pytest.mark.parametrize(
    ("dice", "result", "left"),
    [("2,2,2", DEFEAT, (3, 2)), ("4,4,3", STALEMATE, (1, 0)), ("5,5,4", DISASTER, (3, 2)), ("5,4,4", STANDOFF, (1, 1))],
)
def test_c_98_allies_lose_as_rome_does_but_not_when_it_is_beaten(dice: str, result: int, left: tuple[int, int]) -> None:
    """At sea Africa has 5 + 2; 7 legions travel with 4 fleets under Manlius: 4 + 3 - 7 = 0. A total of 11 costs two of each, a
    standoff two legions and a fleet."""
    game, ear = provincial((ALLIED_AFRICA + ROMANS).format(man="manlius", inside=",armies3,fleets2", force="7+4f", dice=dice))
    assert decided(ear)[0] == result
    assert forces(game, "africa") == left


def test_c_62_the_option_gives_no_fleet_to_a_war_without_one() -> None:
    text = "column=cornelius* provinces=africa(allied:jugurthine_war,fleets1) wars=jugurthine_war:active"
    game, _ = provincial(text)
    assert fleet_strength(game, war("jugurthine_war")) == 6
    game, _ = provincial(f"{text} allied_fleet=only_if_printed")
    assert fleet_strength(game, war("jugurthine_war")) == 0


def test_c_62_nothing_is_multiplied() -> None:
    game, _ = provincial(
        "column=cornelius* provinces=illyricum(allied:3rd_macedonian_war,armies2) "
        "wars=3rd_macedonian_war:active,4th_macedonian_war:active"
    )
    assert land_strength(game, war("3rd_macedonian_war")) == 8 * 2 + 2 + 2


def test_2_02_412_next_turn_the_next_province_fights() -> None:
    _, ear = provincial("column=cornelius* provinces=macedonia(allied:syrian_war),asia wars=syrian_war:active dice=4,3,3")
    assert battles(ear) == [(province("asia"), war("syrian_war"))]


def test_2_02_412_vacating_leaves_an_ally_alone() -> None:
    game, _ = provincial("column=cornelius* provinces=africa(allied:jugurthine_war) wars=jugurthine_war:active")
    vacate(game, province("africa"))
    assert game.province[province("africa")] == ALLIED


# -- 2.02.414: victory


def test_2_02_414_a_beaten_war_is_inactive_and_the_governor_is_honoured() -> None:
    game, _ = africa("developed,armies6", "3,3,3", more="forces=africa:2 unrest=3 treasury=100")
    jugurtha = war("jugurthine_war")
    assert game.zone[jugurtha] == INACTIVE
    assert game.subdued == 1 << jugurtha
    assert not game.unprosecuted >> jugurtha & 1
    fulvius = man("fulvius")
    assert (game.influence[fulvius], game.popularity[fulvius]) == (INFLUENCE[fulvius] + 4, 4)
    assert (veterans(game, "fulvius"), game.unrest, game.treasury) == (1, 3, 100)


def test_2_02_414_a_war_that_nobody_had_fought_last_turn_is_no_burden_any_more() -> None:
    text = "column=cornelius*,fulvius@africa provinces=africa(developed,armies6) forces=africa:2 dice=3,3,3 wars={}"
    game, _ = provincial(text.format("jugurthine_war:active+unprosecuted"))
    assert game.zone[war("jugurthine_war")] == INACTIVE
    assert game.unprosecuted == 0


def test_2_02_414_a_leader_sends_it_into_the_top_six_and_goes_to_the_curia() -> None:
    game, ear = provincial(
        "column=cornelius*,manlius@macedonia provinces=macedonia(armies10,fleets5) wars=1st_macedonian_war:active "
        "leaders=philip_v:board forces=macedonia:8 dice=6,5,5"
    )
    macedon = war("1st_macedonian_war")
    assert fate(ear, "BattleDecided")[0].result == VICTORY
    assert game.zone[macedon] == NOWHERE
    assert card("1st_macedonian_war") in game.deck[-7:]
    assert game.enemy[3] == IN_CURIA


GAULS = (
    "column=cornelius*,manlius@gallia_cisalpina provinces=gallia_cisalpina(developed,armies10) "
    "wars=1st_gallic_war:active,2nd_gallic_war:imminent forces=gallia_cisalpina:6 dice=4,4,3 "
)


def test_c_99_any_war_of_the_series_in_the_forum_sends_it_away() -> None:
    game, _ = provincial(GAULS)
    assert game.zone[war("1st_gallic_war")] == NOWHERE
    assert card("1st_gallic_war") in game.deck[-7:]
    game, _ = provincial(f"{GAULS} provincial_victory_match=active_only")
    assert game.zone[war("1st_gallic_war")] == INACTIVE


def test_2_02_414_with_six_cards_left_it_is_discarded() -> None:
    game, _ = provincial(f"{GAULS} deck=#6")
    assert game.zone[war("1st_gallic_war")] == NOWHERE
    assert game.discards == [card("1st_gallic_war")]


def test_c_64_forces_of_the_senate_go_home() -> None:
    """Manlius has met the disaster of 14 and is Proconsul; then Africa wins."""
    game, _ = provincial(
        "column=cornelius*,manlius@jugurthine_war(field_consul,sent1),fulvius@africa "
        "provinces=africa(developed,armies6) wars=jugurthine_war:active forces=manlius:4+2f,africa:2 dice=5,5,4,4,4,4"
    )
    assert game.zone[war("jugurthine_war")] == INACTIVE
    assert game.where[man("manlius")] == ROME
    assert not game.proconsuls
    assert in_italy(game) == (2, 1)


def test_c_18_captives_stay_with_an_inactive_war() -> None:
    game, _ = africa("developed,armies6", "3,3,3", more="forces=africa:2 forum=servilius@captive.jugurthine_war")
    assert game.where[man("servilius")] == CAPTIVE + war("jugurthine_war")


def test_c_90_allies_are_free_when_a_governors_victory_sends_the_war_away() -> None:
    game, _ = provincial(
        "column=cornelius*,manlius@macedonia provinces=macedonia(armies10,fleets5),illyricum(allied:1st_macedonian_war) "
        "wars=1st_macedonian_war:active leaders=philip_v:board forces=macedonia:10 dice=6,5,5"
    )
    assert game.zone[war("1st_macedonian_war")] == NOWHERE
    assert game.province[province("illyricum")] == VACANT


def test_2_02_414_allies_stay_with_a_war_that_is_inactive() -> None:
    game, _ = provincial(
        "column=cornelius*,manlius@asia provinces=asia(armies10,fleets5),macedonia(allied:syrian_war) "
        "wars=syrian_war:active+naval_victory forces=asia:8 dice=4,4,4"
    )
    assert game.zone[war("syrian_war")] == INACTIVE
    assert game.province[province("macedonia")] == ALLIED


def test_2_02_414_caesar_may_make_two_veterans() -> None:
    game, _ = africa("developed,armies6", "4,4,4", governor="4a_julius_caesar", more="forces=africa:6")
    assert asked(game) == "SecondVeteran"
    speak(game, 0, "number 2")
    assert veterans(game, "4a_julius_caesar") == 2


def test_c_55_every_governor_leads_whatever_his_number() -> None:
    """The senator with the number 0 as well."""
    _, ear = provincial("column=fabius*,cornelius@africa wars=jugurthine_war:active dice=3,3,3")
    met = fate(ear, "ProvinceFought")[0]
    assert met.command > 0


def test_c_98_an_ally_that_has_nothing_to_lose_is_not_named() -> None:
    game, ear = provincial((ALLIED_AFRICA + ROMANS).format(man="manlius", inside="", force="7+4f", dice="4,4,3"))
    assert decided(ear)[0] == STALEMATE
    assert fate(ear, "AlliedLosses") == []
    assert forces(game, "africa") == (0, 0)


def test_2_02_414_a_victory_at_sea_leaves_other_wars_prosecuted() -> None:
    game, _ = provincial("column=cornelius*,manlius@cilicia_et_cyprus wars=syrian_war:active,2nd_cilician_pirates:active")
    syria, pirates = war("syrian_war"), war("2nd_cilician_pirates")
    game.fought_sea = 1 << syria
    win(game, province("cilicia_et_cyprus"), pirates, True, man("manlius"))
    assert game.fought_sea == 1 << syria | 1 << pirates
