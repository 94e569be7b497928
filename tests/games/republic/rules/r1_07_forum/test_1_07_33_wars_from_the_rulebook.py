"""[1.07.33], [1.07.34], [1.07.37] What an initiative turns up, from the rules alone: wars, leaders, the pile."""

from __future__ import annotations

import pytest

from comitium.games.republic.rules.common.wars import disasters, fleet_strength, is_revolt, land_strength, standoffs, support
from comitium.games.republic.state.numbers import (
    DEAD,
    DESTROYED,
    FOUGHT,
    IMMINENT,
    IN_CURIA,
    IN_FORUM,
    IN_REFUGE,
    INACTIVE,
    ON_BOARD,
    OUT,
    REVOLTED,
    ROME,
)
from comitium.games.republic.state.republic import ERA_ENDS, Republic
from games.republic.fixtures.builder import asked, card, concession, man, province, war
from games.republic.fixtures.forum_begun import forum, level, pass_on
from games.republic.fixtures.rarities import draw, enemy, zone
from games.republic.fixtures.spoken_table import menu, speak


def draws(keys: str, text: str = "") -> Republic:
    """The first initiatives draw these cards; the last of them is played up to its first question."""
    number = len(keys.split(","))
    game = forum(f"draw={keys} dice={','.join(['5,6'] * number)} {text}")
    for _ in range(number - 1):
        pass_on(game)
    return game


# -- [1.07.33] wars


def test_1_07_33_icons() -> None:
    assert zone(draw("1st_macedonian_war"), "1st_macedonian_war") == FOUGHT
    assert zone(draw("2nd_macedonian_war"), "2nd_macedonian_war") == INACTIVE
    assert zone(draw("invasion_of_britannia", "era=late"), "invasion_of_britannia") == INACTIVE


@pytest.mark.parametrize(
    ("key", "provinces", "active"),
    [
        ("lusitanian_war", "hispania_citerior,hispania_ulterior", True),
        ("lusitanian_war", "hispania_citerior", False),
        ("numantine_war", "hispania_citerior", True),
        ("numantine_war", "hispania_ulterior", False),
        ("sertorian_revolt", "hispania_citerior,hispania_ulterior", True),
        ("sertorian_revolt", "hispania_ulterior", False),
        ("1st_sicilian_slave_revolt", "sicilia", True),
        ("2nd_sicilian_slave_revolt", "africa", False),
    ],
)
def test_1_07_33_conditional_wars(key: str, provinces: str, active: bool) -> None:
    game = draw(key, f"provinces={provinces}")
    assert zone(game, key) == (FOUGHT if active else INACTIVE)
    assert is_revolt(game, war(key))


@pytest.mark.parametrize(
    ("key", "where", "revolt"),
    [
        ("1st_macedonian_war", "macedonia", True),
        ("2nd_macedonian_war", "macedonia", True),
        ("3rd_macedonian_war", "macedonia", True),
        ("4th_macedonian_war", "macedonia", False),
        ("syrian_war", "syria", True),
        ("1st_mithridatic_war", "bithynia", True),
        ("2nd_mithridatic_war", "bithynia", True),
        ("3rd_mithridatic_war", "bithynia", False),
        ("2nd_gallic_war", "gallia_transalpina", True),
        ("3rd_gallic_war", "gallia_transalpina", True),
        ("1st_gallic_war", "gallia_transalpina", False),
        ("parthian_war", "syria", False),
        ("gladiator_revolt", "africa", True),
    ],
)
def test_1_07_333_revolts_by_province(key: str, where: str, revolt: bool) -> None:
    assert is_revolt(draw(key, f"provinces={where}"), war(key)) == revolt


def test_1_07_333_after_the_last_of_the_series() -> None:
    game = draw("1st_punic_war", "wars=3rd_punic_war:beaten")
    assert is_revolt(game, war("1st_punic_war"))
    assert not is_revolt(draw("2nd_punic_war", "wars=1st_punic_war:beaten"), war("2nd_punic_war"))


def test_1_07_3321_the_example_of_the_rules() -> None:
    game = draws("3rd_punic_war,2nd_punic_war,hannibal", "wars=1st_punic_war:inactive")
    assert [zone(game, f"{which}_punic_war") for which in ("1st", "2nd", "3rd")] == [FOUGHT, IMMINENT, IMMINENT]
    assert (land_strength(game, war("1st_punic_war")), fleet_strength(game, war("1st_punic_war"))) == (17, 17)
    assert enemy(game, "hannibal") == ON_BOARD


def test_1_07_3321_an_earlier_war_after_a_later_one_is_imminent() -> None:
    game = draw("1st_illyrian_war", "wars=2nd_illyrian_war:active")
    assert zone(game, "1st_illyrian_war") == IMMINENT


def test_1_07_33_the_social_war_wakes_what_sleeps() -> None:
    game = draw(
        "social_war",
        "wars=2nd_gallic_war:inactive,2nd_mithridatic_war:inactive,invasion_of_britannia:inactive,2nd_punic_war:imminent,1st_punic_war:active",
    )
    assert [zone(game, key) for key in ("social_war", "2nd_gallic_war", "2nd_mithridatic_war")] == [FOUGHT] * 3
    assert zone(game, "invasion_of_britannia") == INACTIVE
    assert zone(game, "2nd_punic_war") == IMMINENT
    assert land_strength(game, war("2nd_gallic_war")) == 12


@pytest.mark.parametrize(
    ("rule", "zones"), [("plain_inactive", (FOUGHT, IMMINENT)), ("locked_until_provinces", (INACTIVE, INACTIVE))]
)
def test_1_07_331_conditional_wars_match_or_are_locked(rule: str, zones: tuple[int, int]) -> None:
    game = draw("numantine_war", f"conditional_wars={rule} wars=lusitanian_war:inactive")
    assert (zone(game, "lusitanian_war"), zone(game, "numantine_war")) == zones


@pytest.mark.parametrize(("rule", "after"), [("plain_inactive", FOUGHT), ("locked_until_provinces", INACTIVE)])
def test_1_07_331_the_social_war_and_a_conditional_war(rule: str, after: int) -> None:
    assert zone(draw("social_war", f"conditional_wars={rule} wars=lusitanian_war:inactive"), "lusitanian_war") == after


def test_1_07_321_grain() -> None:
    line = "amphora=julius*(sicilian_grain,aegyptian_grain)"
    assert draw("1st_sicilian_slave_revolt", f"{line} provinces=sicilia").holder[concession("sicilian_grain")] == DESTROYED
    assert draw("1st_sicilian_slave_revolt", line).holder[concession("sicilian_grain")] == man("julius")
    assert (
        draw("1st_sicilian_slave_revolt", f"{line} grain_destruction=on_draw").holder[concession("sicilian_grain")]
        == DESTROYED
    )
    assert draw("alexandrine_war", line).holder[concession("aegyptian_grain")] == DESTROYED
    assert draw("alexandrine_war", "concessions=aegyptian_grain").holder[concession("aegyptian_grain")] == DESTROYED


def test_1_07_321_grain_goes_when_an_inactive_slave_revolt_is_matched() -> None:
    game = draw("2nd_sicilian_slave_revolt", "amphora=julius*(sicilian_grain) wars=1st_sicilian_slave_revolt:inactive")
    assert zone(game, "1st_sicilian_slave_revolt") == FOUGHT
    assert game.holder[concession("sicilian_grain")] == DESTROYED


def test_1_07_321_the_gladiators_wake_the_slaves_and_the_grain_goes() -> None:
    game = draw("gladiator_revolt", "amphora=julius*(sicilian_grain) wars=1st_sicilian_slave_revolt:inactive")
    assert (zone(game, "1st_sicilian_slave_revolt"), zone(game, "gladiator_revolt")) == (FOUGHT, IMMINENT)
    assert game.holder[concession("sicilian_grain")] == DESTROYED


# -- [1.07.34] leaders


def test_1_07_341_leaders_wake_wars() -> None:
    game = draw("philip_v", "wars=2nd_macedonian_war:inactive")
    assert zone(game, "2nd_macedonian_war") == FOUGHT
    assert land_strength(game, war("2nd_macedonian_war")) == 16
    game = draw("spartacus", "wars=1st_sicilian_slave_revolt:inactive amphora=julius*(sicilian_grain)")
    assert land_strength(game, war("1st_sicilian_slave_revolt")) == 9
    assert game.holder[concession("sicilian_grain")] == DESTROYED
    game = draw("viriathus", "wars=lusitanian_war:inactive")
    assert (enemy(game, "viriathus"), zone(game, "lusitanian_war")) == (IN_CURIA, INACTIVE)


def test_1_07_341_a_leader_finds_only_an_imminent_war() -> None:
    game = draw("philip_v", "wars=2nd_macedonian_war:imminent")
    assert (enemy(game, "philip_v"), zone(game, "2nd_macedonian_war")) == (IN_CURIA, IMMINENT)


def test_1_07_341_a_war_that_has_no_icon_is_woken_by_the_leader_in_the_curia() -> None:
    game = draw("2nd_macedonian_war", "leaders=philip_v:curia")
    assert (enemy(game, "philip_v"), zone(game, "2nd_macedonian_war")) == (ON_BOARD, FOUGHT)
    game = draw("1st_sicilian_slave_revolt", "leaders=spartacus:curia amphora=julius*(sicilian_grain)")
    assert zone(game, "1st_sicilian_slave_revolt") == FOUGHT
    assert game.holder[concession("sicilian_grain")] == DESTROYED


def test_1_07_341_a_leader_in_the_curia_joins_the_war_that_a_second_one_wakes() -> None:
    # only imminent matches: he waits; then the social war wakes nothing of them
    game = draw("social_war", "leaders=vercingetorix:curia wars=2nd_gallic_war:inactive")
    assert enemy(game, "vercingetorix") == ON_BOARD
    assert land_strength(game, war("2nd_gallic_war")) == 18


def test_1_07_342_three_punic_wars_with_hannibal() -> None:
    game = forum(
        "wars=1st_punic_war:active,2nd_punic_war:active,3rd_punic_war:active leaders=hannibal:board dice=5,6 draw=tribune_1"
    )
    assert [land_strength(game, war(f"{which}_punic_war")) for which in ("1st", "2nd", "3rd")] == [37, 52, 28]
    assert [fleet_strength(game, war(f"{which}_punic_war")) for which in ("1st", "2nd", "3rd")] == [37, 0, 0]
    assert support(game, war("1st_punic_war")) == 5


def test_1_07_343_scipio_cancels_the_wars_numbers_only() -> None:
    game = forum(
        "wars=lusitanian_war:active leaders=viriathus:board column=fabius*,1b_scipio_aemilianus dice=5,6"
        " draw=tribune_1 provinces=hispania_citerior,hispania_ulterior"
    )
    nobody = -1
    there = war("lusitanian_war")
    assert disasters(game, there, nobody) == 1 << 6 | 1 << 15
    assert standoffs(game, there, nobody) == 1 << 11 | 1 << 12 | 1 << 16
    assert disasters(game, there, man("1b_scipio_aemilianus")) == 1 << 15
    assert standoffs(game, there, man("1b_scipio_aemilianus")) == 1 << 12


def test_1_07_344_a_leader_whose_wars_are_gone_leaves_the_game() -> None:
    game = draw("antiochus_iii", "wars=syrian_war:beaten")
    assert enemy(game, "antiochus_iii") == DEAD
    game = draw("hannibal", "wars=1st_punic_war:beaten,2nd_punic_war:beaten")
    assert enemy(game, "hannibal") == IN_CURIA
    game = draw("hannibal", "wars=1st_punic_war:beaten,2nd_punic_war:beaten,3rd_punic_war:beaten")
    assert enemy(game, "hannibal") == DEAD


# -- [1.07.312] families under their statesmen


def test_1_07_312_a_family_goes_under_its_statesman() -> None:
    game = draw("porcius", "star=junius*,22a_cato_the_elder")
    assert game.on_family >> man("22a_cato_the_elder") & 1
    assert game.where[man("porcius")] == OUT
    assert not game.forum


def test_1_07_312_the_elder_brother_gets_the_family() -> None:
    game = draw("sempronius", "star=junius*,25b_gaius_gracchus amphora=julius*,25a_tiberius_gracchus")
    assert game.on_family == 1 << man("25a_tiberius_gracchus")
    game = draw("sempronius", "star=junius*,25b_gaius_gracchus")
    assert game.on_family == 1 << man("25b_gaius_gracchus")


def test_1_07_311_a_family_may_be_persuaded_at_once() -> None:
    game = draw("aelius")
    assert game.forum == 1 << man("aelius")
    speak(game, "senator cornelius")
    assert "senator aelius" in menu(game)


# -- [1.07.37] events of the pile


def test_1_07_37_the_conspiracy() -> None:
    game = draw(
        "second_catilinarian_conspiracy",
        "amphora=julius*,valerius,papirius@sicilia star=junius* column=cornelius*(rome_consul,pop2) chits=3,11,31,20,0",
    )
    assert asked(game) == "NameGuilty"
    assert game.actors() == [0]
    assert "faction column" not in menu(game)
    assert len(menu(game)) == 3


def test_1_07_37_the_conspiracy_costs_a_point_for_each_chit() -> None:
    game = forum(
        "draw=second_catilinarian_conspiracy dice=5,6,3 amphora=julius*,valerius,papirius@sicilia,furius"
        " trident=fulvius* star=junius*"
        " column=cornelius*(rome_consul,pop2) chits=3,11,31,8,0"
    )
    speak(game, "faction amphora")
    assert game.popularity[man("cornelius")] == -2
    assert game.curia == [man("valerius"), man("papirius"), man("furius")]


def test_1_07_37_bequests() -> None:
    game = draw("bithynian_bequest", "provinces=bithynia")
    assert game.bequests[1] == 0
    assert card("bithynian_bequest") in game.discards
    assert draw("bithynian_bequest").bequests[1] == 1
    assert draw("pergamene_bequest").bequests[0] == 1
    assert draw("ptolemy_apion_bequest", "provinces=creta_et_cyrenaica").bequests[2] == 0


def test_1_07_37_the_last_phase_is_played_to_its_end() -> None:
    game = forum("draw=era_ends dice=5,6")
    assert game.marks[ERA_ENDS] == 1
    for _ in range(5):
        pass_on(game)
        assert not game.over
    pass_on(game)
    assert game.over
    assert game.winner == 0


# -- the Pretender in the Forum


@pytest.mark.parametrize(
    ("key", "wars", "fires"),
    [
        ("1st_macedonian_war", "", True),
        ("2nd_macedonian_war", "", False),
        ("2nd_punic_war", "1st_punic_war:inactive", False),
        ("philip_v", "2nd_macedonian_war:inactive", False),
        ("social_war", "", True),
    ],
)
def test_1_07_21_the_pretender_waits_for_a_war_that_appears_active(key: str, wars: str, fires: bool) -> None:
    line = "events=pretender_emerges:2 amphora=julius*,manlius@sicilia" + (f" wars={wars}" if wars else "")
    game = draw(key, line)
    assert (game.province[province("sicilia")] == REVOLTED) == fires
    assert (level(game, "pretender_emerges") == 0) == fires
    if not fires and wars:
        woken = draw(key, f"{line} pretender_trigger=any_activation")
        assert woken.province[province("sicilia")] == REVOLTED


def test_1_13_1_a_pretender_does_not_reach_an_absent_governor() -> None:
    game = draw(
        "1st_macedonian_war",
        "laws=vatinian_law events=pretender_emerges:2 amphora=julius*,manlius"
        " provinces=africa(governor:manlius,dial2,legate) forces=africa:2",
    )
    assert game.where[man("manlius")] == ROME
    assert game.province[province("africa")] == REVOLTED
    assert game.legions[2 + province("africa")] == 0
    assert game.legates == 0


# -- Refuge


def test_1_07_21_a_leader_in_refuge_joins_the_next_war() -> None:
    game = draw("2nd_macedonian_war", "events=refuge:1 leaders=hannibal:refuge")
    assert zone(game, "2nd_macedonian_war") == FOUGHT
    assert land_strength(game, war("2nd_macedonian_war")) == 17


def test_1_07_21_a_refuge_leader_and_an_imminent_war() -> None:
    game = draw("2nd_macedonian_war", "events=refuge:1 leaders=hannibal:refuge wars=1st_macedonian_war:active")
    assert zone(game, "2nd_macedonian_war") == IMMINENT
    assert land_strength(game, war("1st_macedonian_war")) == 12
    assert enemy(game, "hannibal") in (IN_REFUGE, ON_BOARD)


# -- [1.07.8] F3.4


def test_1_07_8_sues_for_peace() -> None:
    game = forum(
        "dice=3,4,5,6,6,3,4,5,6,6,5,6,5,6,5,6,5,6 wars=1st_macedonian_war:active,2nd_macedonian_war:active"
        " leaders=philip_v:board treasury=0"
        " draw=tribune_1,tribune_2,tribune_3,tribune_4"
    )
    assert level(game, "enemy_leader_dies") == 1
    for _ in range(6):
        pass_on(game)
    if asked(game) == "EnemyLeader":
        speak(game, menu(game)[0])
    assert enemy(game, "philip_v") == DEAD
    assert zone(game, "1st_macedonian_war") not in (FOUGHT, INACTIVE, IMMINENT)
    assert card("1st_macedonian_war") in game.deck[-7:]
    assert game.treasury == 12
    assert land_strength(game, war("2nd_macedonian_war")) == 10


def test_1_07_8_tax_farmers_and_recovery() -> None:
    dice = ",".join(["5,6"] * 6)
    game = forum(
        f"dice={dice},3,3,6,5 wars=2nd_punic_war:active+unprosecuted leaders=hannibal:board"
        f" amphora=julius*(tax_farmer_3),claudius curia=aelius"
        " draw=tribune_1,tribune_2,tribune_3,tribune_4,tribune_5,tribune_6"
    )
    for _ in range(6):
        pass_on(game)
    assert game.holder[concession("tax_farmer_3")] == IN_FORUM
    assert game.where[man("aelius")] == ROME


def test_1_07_8_omens_keep_things_in_the_curia_but_not_tax_farmers() -> None:
    dice = ",".join(["5,6"] * 5)
    game = forum(
        f"dice=3,4,4,3,3,{dice},3,5,5,5 wars=gladiator_revolt:active amphora=julius*(tax_farmer_3),claudius"
        f" curia=aelius leaders=hannibal:curia"
        " draw=tribune_1,tribune_2,tribune_3,tribune_4,tribune_5"
    )
    for _ in range(6):
        pass_on(game)
    assert game.holder[concession("tax_farmer_3")] == DESTROYED
    assert aelius_waits(game)
    assert enemy(game, "hannibal") == IN_CURIA


def aelius_waits(game: Republic) -> bool:
    return man("aelius") in game.curia or game.where[man("aelius")] == ROME


def test_1_07_8_a_recovered_family_goes_under_its_statesman() -> None:
    dice = ",".join(["5,6"] * 6)
    game = forum(
        f"dice={dice},5 column=1a_scipio_africanus*(rome_consul),fabius curia=cornelius"
        " draw=tribune_1,tribune_2,tribune_3,tribune_4,tribune_5,tribune_6"
    )
    for _ in range(6):
        pass_on(game)
    assert game.on_family == 1 << man("1a_scipio_africanus")
    assert game.curia == []


@pytest.mark.parametrize(("value", "marked"), [("true", True), ("false", False)])
def test_1_07_8_major_markers(value: str, marked: bool) -> None:
    dice = ",".join(["5,6"] * 6)
    game = forum(
        f"proconsul_major_marker={value} dice={dice} wars=1st_punic_war:active"
        f" column=cornelius*(rome_consul),fabius@1st_punic_war(proconsul),valerius@sicilia"
        " amphora=julius*(censor),claudius forces=fabius:4 draw=tribune_1,tribune_2,tribune_3,tribune_4,tribune_5,tribune_6"
    )
    for _ in range(6):
        pass_on(game)
    assert game.major >> man("cornelius") & 1
    assert game.major >> man("julius") & 1
    assert bool(game.major >> man("fabius") & 1) == marked
    assert not game.major >> man("valerius") & 1
