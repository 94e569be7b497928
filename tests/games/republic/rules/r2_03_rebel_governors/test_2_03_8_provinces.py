"""[2.03.8] to [2.03.92] Rebels who stay in their provinces, attacks on them, and every end of a rebellion, from the rules."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.values import DEFEAT, STALEMATE, VICTORY
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.common.wars import fleet_strength, land_strength, support
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_09_senate.r1_09_3_dictator import is_called_for, strength
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import Muster
from comitium.games.republic.rules.r1_11_revolution.r1_11_37_civil_war import rebellion_collapses
from comitium.games.republic.rules.r1_12_victory.endings import BANKRUPT
from comitium.games.republic.rules.r1_12_victory.r1_12_2_rebel import rebel_prevails
from comitium.games.republic.rules.r1_12_victory.r1_12_4_survival import stand_alone
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_3_strength import is_fleet_first
from comitium.games.republic.state.numbers import (
    ACTIVE,
    AT_WAR,
    CIVIL_WAR,
    HELD,
    NOBODY,
    OUT,
    REVOLT,
    ROME,
    STRAY,
    VACANT,
    count,
)
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.advanced.rebels import HELD as HELD_SYRIA
from games.republic.fixtures.advanced.rebels import SYRIA, rebellion, table, units
from games.republic.fixtures.builder import Ear, Rest, asked, listen, man, province
from games.republic.fixtures.wars.field import fate, force, in_italy, speak, veterans

ATTACK = "amphora=valerius*,{who}@revolt_{where}(field_consul,sent1) trident=fulvius* star=papirius*"


def against(
    where: str,
    inside: str,
    forces: str,
    dice: str,
    *,
    governor: str = "furius",
    who: str = "licinius",
    marks: str = "",
    more: str = "",
) -> tuple[Republic, Ear]:
    """The Senate attacks a province that the primary rebel holds."""
    return rebellion(
        f"column=manlius*,{governor}@revolt(rebel) provinces={where}(governor:{governor}{',' + inside if inside else ''}) "
        f"wars=civil_war:active,revolt_{where}:held{marks} forces={forces} dice={dice} {more}",
        others=ATTACK.format(who=who, where=where),
    )


def partisan(dice: str, forces: str = "licinius:14+9f", inside: str = "armies2", more: str = "") -> tuple[Republic, Ear]:
    """The Senate attacks undeveloped Illyricum (2/0) of Furius (3), partisan of Cornelius who holds Syria."""
    return rebellion(
        f"column=manlius*,cornelius@revolt(rebel),furius@revolt provinces=syria(governor:cornelius),"
        f"illyricum(governor:furius,{inside}) wars=civil_war:active,revolt_syria:held,revolt_illyricum:held "
        f"forces={forces} dice={dice} {more}",
        others=ATTACK.format(who="licinius", where="illyricum"),
    )


# -- 2.03.8


def test_2_03_8_he_does_not_win_because_nobody_comes() -> None:
    game, _ = rebellion(SYRIA + HELD_SYRIA)
    assert game.ending == ""
    assert game.unprosecuted >> CIVIL_WAR & 1


def test_2_03_8_the_whole_rebellion_is_one_active_war() -> None:
    game = table(
        "column=manlius*,cornelius@revolt(rebel),furius@revolt provinces=syria(governor:cornelius),asia(governor:furius) "
        "wars=civil_war:active,revolt_syria:held,revolt_asia:held"
    )
    assert game.active_wars() == 1


def test_2_03_8_with_three_wars_more_rome_falls() -> None:
    game, _ = rebellion(SYRIA + HELD_SYRIA.strip() + ",syrian_war:active,parthian_war:active,1st_illyrian_war:active")
    assert game.ending == "four_wars"


def test_2_03_8_an_attack_on_him_prosecutes_the_rebellion_one_on_a_partisan_does_not() -> None:
    game, _ = against("illyricum", "armies4", "licinius:9", "3,3,3")
    assert not game.unprosecuted >> CIVIL_WAR & 1
    game, _ = partisan("2,3,3", "licinius:9")
    assert game.unprosecuted >> CIVIL_WAR & 1


def test_2_03_8_bankruptcy_makes_him_win() -> None:
    game = table(SYRIA + HELD_SYRIA.strip() + ",syrian_war:active,parthian_war:active", phase="revenue")
    rebel_prevails(game, BANKRUPT)
    assert (game.ending, game.winner) == ("rebel_bankruptcy", 0)


def test_c_106_with_four_wars_he_sets_out_from_his_province() -> None:
    """6 armies, 2 legions, 10 legions in Italy: 6 + 12 and his rating against 4; the printed 4 stays behind."""
    game = table(
        SYRIA + HELD_SYRIA.strip() + ",syrian_war:active,parthian_war:active,1st_illyrian_war:active,2nd_illyrian_war:active "
        "forces=syria:2,active:10+9f dice=2,3,3",
        phase="revenue",
    )
    ear = listen(game)
    game.stack.append(Rest(0))
    stand_alone(game, BANKRUPT)
    game.advance()
    assert game.armies_in_italy == 6
    assert force(game, "cornelius") == (12, 9)
    assert game.provincial_fleets[province("syria")] == 4  # provincial fleets stay
    speak(game, 0, "war 1st_illyrian_war")
    met = fate(ear, "ArmiesMet")[0]
    assert (met.army, met.command) == (6 + 12, 4)


def test_c_106_losses_of_the_end_game_take_armies_too() -> None:
    """Six armies and two legions, 8 + 4 against 10: a victory by 15 that costs three units."""
    game = table(
        "column=manlius*,cornelius@revolt(rebel) provinces=syria(governor:cornelius,armies6) "
        ""
        "wars=civil_war:active,revolt_syria:held,syrian_war:active,parthian_war:active,1st_illyrian_war:active,"
        "2nd_illyrian_war:active "
        "forces=active:2+9f chits=0,0,0,0,0,0,0,0",
        phase="revenue",
    )
    ear = listen(game)
    game.stack.append(Rest(0))
    stand_alone(game, BANKRUPT)
    game.advance()
    game.loaded = [4, 4, 5]
    speak(game, 0, "war 1st_illyrian_war")
    assert fate(ear, "BattleDecided")[0].total == 15
    assert game.armies_in_italy == 4
    assert [one.legions for one in fate(ear, "UnitsLost")] == [1]


# -- 2.03.81: strengths


def test_2_03_81_the_example_of_sardinia() -> None:
    game = table(
        "column=manlius*,valerius@revolt(rebel) amphora=furius* "
        "provinces=sardinia_et_corsica(governor:valerius,developed,armies1,fleets5) "
        "wars=civil_war:active,revolt_sardinia_et_corsica:held"
    )
    war = REVOLT + province("sardinia_et_corsica")
    assert is_fleet_first(game, province("sardinia_et_corsica"))
    assert (land_strength(game, war), fleet_strength(game, war), support(game, war)) == (2 + 1, 5 + 1, 5)


def test_2_03_81_the_naval_battle_of_sardinia() -> None:
    """Eight fleets and 3 against 5 and 1: natural 10 is 15, three fleets each; then land 2 + 1 with support 2."""
    game, ear = rebellion(
        "column=manlius*,valerius@revolt(rebel) provinces=sardinia_et_corsica(governor:valerius,developed,armies1,fleets5) "
        "wars=civil_war:active,revolt_sardinia_et_corsica:held forces=licinius:9+8f dice=3,3,4",
        others="amphora=furius*,licinius@revolt_sardinia_et_corsica(field_consul,sent1) trident=fulvius* star=papirius*",
    )
    war = REVOLT + province("sardinia_et_corsica")
    met = fate(ear, "ProvinceAttacked")[0]
    assert (met.naval, met.amount, met.amount2) == (1, 11, 6)
    assert [(one.result, one.total) for one in fate(ear, "BattleDecided")] == [(VICTORY, 15)]
    assert [one.fleets for one in fate(ear, "ProvinceFleetLost")] == [3]
    assert force(game, "licinius")[1] == 5
    assert game.naval_victory >> war & 1
    assert (land_strength(game, war), fleet_strength(game, war), support(game, war)) == (3, 0, 2)
    assert asked(game) == "Ashore"


def test_1_10_12_the_force_of_an_admiral_who_dies_in_his_victory_goes_home() -> None:
    """Licinius (29) is struck; his legions do not stay before the province."""
    game, ear = rebellion(
        "column=manlius*,valerius@revolt(rebel) provinces=sardinia_et_corsica(governor:valerius,developed,armies1,fleets5) "
        "wars=civil_war:active,revolt_sardinia_et_corsica:held forces=licinius:9+8f dice=3,3,4 chits=29,0,0,0,0,0",
        others="amphora=furius*,licinius@revolt_sardinia_et_corsica(field_consul,sent1) trident=fulvius* star=papirius*",
    )
    war = REVOLT + province("sardinia_et_corsica")
    assert fate(ear, "BattleDecided")[0].result == VICTORY
    assert game.naval_victory >> war & 1
    assert (count(game.legions[STRAY + war]), game.fleets[STRAY + war]) == (0, 0)
    assert game.legions[ACTIVE], "what is left of them is in Rome"
    assert game.fleets[ACTIVE] == 5


def test_c_71_a_naval_victory_brings_the_marker_only() -> None:
    game, ear = rebellion(
        "unrest=3 column=manlius*,valerius@revolt(rebel) provinces=sardinia_et_corsica(governor:valerius,developed,fleets5) "
        "wars=civil_war:active,revolt_sardinia_et_corsica:held forces=licinius:8f dice=6,6,6",
        others="amphora=furius*,licinius@revolt_sardinia_et_corsica(field_consul,sent1,inf5) trident=fulvius* star=papirius*",
    )
    assert len(fate(ear, "ProvinceFleetBeaten")) == 1
    assert game.influence[man("licinius")] == 5
    assert game.popularity[man("licinius")] == 0
    assert game.where[man("licinius")] == ROME  # 1.10.12: without legions he is home at once
    assert [one for one in fate(ear, "UnrestChanged") if one.rule in ("1.10.12", "1.10.4", "1.11.371")] == []


@pytest.mark.parametrize(
    ("where", "inside", "first", "needed"),
    [
        ("macedonia", "", False, 5),
        ("syria", "", True, 5),
        ("illyricum", "armies5", False, 0),
        ("macedonia", "fleets1", True, 6),
    ],
)
def test_2_03_81_when_a_naval_battle_comes_first(where: str, inside: str, first: bool, needed: int) -> None:
    game = table(
        f"column=manlius*,cornelius@revolt(rebel) provinces={where}(governor:cornelius{',' + inside if inside else ''}) "
        f"wars=civil_war:active,revolt_{where}:held"
    )
    war = REVOLT + province(where)
    assert is_fleet_first(game, province(where)) == first
    assert (fleet_strength(game, war) > 0) == first
    assert support(game, war) == needed


def test_t_9_the_undeveloped_side_counts_even_if_it_is_developed() -> None:
    """Sardinia developed: one fleet is above the 0 of its other side, not above its own 1."""
    game = table(
        "column=manlius*,cornelius@revolt(rebel) provinces=sardinia_et_corsica(governor:cornelius,developed,fleets1) "
        "wars=civil_war:active,revolt_sardinia_et_corsica:held"
    )
    assert is_fleet_first(game, province("sardinia_et_corsica"))


@pytest.mark.parametrize(("option", "first"), [("fleets", False), ("with_mil", True)])
def test_c_70_naval_trigger(option: str, first: bool) -> None:
    """Macedonia: 5 is not above 5, unless the rating of Cornelius counts."""
    game = table(
        f"naval_trigger={option} column=manlius*,cornelius@revolt(rebel) provinces=macedonia(governor:cornelius) "
        "wars=civil_war:active,revolt_macedonia:held"
    )
    assert is_fleet_first(game, province("macedonia")) == first


def test_c_105_minimum_force_and_the_dictators_test() -> None:
    """The paper game: naval first against 13, then land 4 + 6 + 2 + 2 + 4 = 18, support 9."""
    game = table(SYRIA + HELD_SYRIA + "forces=syria:2+1v.cornelius")
    war = REVOLT + province("syria")
    assert (land_strength(game, war), fleet_strength(game, war), support(game, war)) == (18, 13, 9)
    assert strength(game, CIVIL_WAR) == 31
    assert is_called_for(game)
    printed = table("dictator_strength=printed " + SYRIA + HELD_SYRIA + "forces=syria:2+1v.cornelius")
    assert strength(printed, CIVIL_WAR) == 9
    assert not is_called_for(printed)


def test_2_03_81_what_the_senate_may_attack() -> None:
    at_home = Muster(table(SYRIA + HELD_SYRIA))
    war = REVOLT + province("syria")
    assert at_home.is_target(war)
    assert not at_home.is_target(CIVIL_WAR)
    for text in (SYRIA + "wars=civil_war:active", SYRIA.replace("(rebel)", "(rebel,at_sea)") + "wars=civil_war:active"):
        away = Muster(table(text))
        assert not away.is_target(war)
        assert away.is_target(CIVIL_WAR)


# -- 2.03.9, 2.03.91, 2.03.92


def test_2_03_9_a_stalemate_without_a_legion() -> None:
    """5 + 3 against 2 + 2 + 3, natural 11: 12. Two armies for one legion."""
    game, ear = against("illyricum", "armies4", "licinius:5", "3,4,4")
    assert [(one.result, one.total) for one in fate(ear, "BattleDecided")] == [(STALEMATE, 12)]
    assert units(game, "illyricum") == (0, 2, 0)
    assert force(game, "licinius") == (4, 0)
    assert game.proconsuls >> man("licinius") & 1
    assert veterans(game, "licinius") == 1


def test_c_35_a_governor_without_units_is_not_beaten_by_that_alone() -> None:
    game, _ = against("illyricum", "armies1", "licinius:4", "3,3,3")
    assert units(game, "illyricum") == (0, 0, 0)
    assert game.rebel == man("furius")
    assert game.zone[REVOLT + province("illyricum")] == HELD


def test_2_03_91_a_land_victory_over_the_primary_rebel_ends_it() -> None:
    game, ear = against("illyricum", "armies4,developed", "illyricum:1,licinius:14", "3,3,3", more="unrest=3")
    assert fate(ear, "BattleDecided")[0].result == VICTORY
    assert game.rebel == NOBODY
    assert game.province[province("illyricum")] == VACANT
    assert not game.developed >> province("illyricum") & 1
    assert units(game, "illyricum") == (0, 0, 0)
    assert asked(game) == "Declare"  # 1.10.4: he is a victorious commander
    assert veterans(game, "licinius") == 1
    assert fate(ear, "RebellionEnded") != []


def test_2_03_91_a_partisan_governor_beaten() -> None:
    """R = 2 + 3 + 1 and 3: 9, so 5 and 5; the rebellion goes on."""
    game, ear = partisan("6,6,6", "licinius:14,illyricum:1", "armies3,developed")
    met = fate(ear, "ProvinceAttacked")[0]
    assert met.amount2 == 4 + 3 + 1 + 3
    game, ear = partisan("6,6,6", "licinius:14,illyricum:1", "armies3")
    assert fate(ear, "ProvinceAttacked")[0].amount2 == 9
    gained = [one.amount for one in fate(ear, "InfluenceChanged") if one.senator == man("licinius")]
    assert gained[:1] == [5]
    assert game.where[man("furius")] == OUT
    assert game.province[province("illyricum")] == VACANT
    assert game.rebel == man("cornelius")
    assert game.stronghold() == province("syria")
    assert in_italy(game)[0] >= 1  # C-72: the garrison


def test_2_03_92_a_victory_in_the_province_does_not_win() -> None:
    """3 + 3 against 2 + 5 + 3 (with a legion): natural 10 is 6."""
    game, ear = against("illyricum", "armies4", "illyricum:1,licinius:3", "3,3,4")
    assert [(one.result, one.total) for one in fate(ear, "BattleDecided")] == [(DEFEAT, 6)]
    assert game.ending == ""
    assert not game.members[1] >> man("licinius") & 1  # he is dead
    assert units(game, "illyricum") == (1, 4, 0)
    assert veterans(game, "furius") == 1
    assert game.unprosecuted >> CIVIL_WAR & 1


def test_2_03_91_the_primary_dies_in_the_mortality_phase() -> None:
    game = table(
        "column=manlius*,cornelius@revolt(rebel),furius@revolt provinces=syria(governor:cornelius,armies2,developed),"
        "asia(governor:furius,fleets2,developed) wars=civil_war:active,revolt_syria:held,revolt_asia:held "
        "forces=syria:2,asia:1",
        phase="mortality",
    )
    kill(game, man("cornelius"), "1.05.2")
    assert rebellion_collapses(game)
    assert game.rebels == 0
    assert game.where[man("furius")] == OUT
    for key in ("syria", "asia"):
        assert game.province[province(key)] == VACANT
        assert not game.developed >> province(key) & 1
        assert units(game, key) == (0, 0, 0)
    assert in_italy(game) == (3, 0)


def test_2_03_91_a_partisan_who_dies_otherwise_takes_only_his_province() -> None:
    game = table(
        "column=manlius*,cornelius@revolt(rebel),furius@revolt provinces=syria(governor:cornelius,armies2),"
        "asia(governor:furius,fleets2,developed) wars=civil_war:active,revolt_syria:held,revolt_asia:held "
        "forces=syria:2,asia:1",
        phase="mortality",
    )
    kill(game, man("furius"), "1.05.2")
    assert not rebellion_collapses(game)
    assert game.province[province("asia")] == VACANT
    assert units(game, "asia") == (0, 0, 0)
    assert game.zone[REVOLT + province("asia")] != HELD
    assert units(game, "syria") == (2, 2, 0)


def test_2_03_81_attackers_stay_for_the_next_turn() -> None:
    game, _ = against("illyricum", "armies4", "licinius:5", "3,4,4")
    assert game.where[man("licinius")] == AT_WAR + REVOLT + province("illyricum")


# -- the marker of a naval victory


def test_2_03_91_the_marker_stays_while_the_governor_is_at_sea_and_when_he_is_beaten_back() -> None:
    """20 fleets against 5 + 4, dice 3, 3, 4: 21. Cornelius is in Syria again, where Rome has won at sea before."""
    war = REVOLT + province("syria")
    game, _ = rebellion(f"{SYRIA}{HELD_SYRIA.strip()}+naval_victory forces=syria:2,active:20f", phase="revolution")
    speak(game, 0, "march")
    assert game.naval_victory >> war & 1
    text = GAME_TYPE.position(game)
    assert "revolt_syria:left+naval_victory" in text
    game = GAME_TYPE.from_position(text, 1)
    assert game.naval_victory >> war & 1
    game, _ = rebellion(
        f"{SYRIA.replace('(rebel)', '(rebel,at_sea)')}wars=civil_war:active,revolt_syria:left+naval_victory "
        "forces=cornelius:2,active:20f dice=3,3,4"
    )
    speak(game, game.actors()[0], "yes")
    assert game.zone[war] == HELD
    assert fleet_strength(game, war) == 0


def test_2_03_91_the_marker_goes_with_the_rebellion() -> None:
    game, _ = rebellion(
        f"{SYRIA.replace('(rebel)', '(rebel,at_sea)')}wars=civil_war:active,revolt_syria:left+naval_victory "
        "forces=cornelius:2",
        phase="revolution",
    )
    kill(game, man("cornelius"), "1.05.3")
    assert not game.naval_victory
