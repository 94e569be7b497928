"""[1.07] What seldom happens in the Forum, tested from the rules alone."""

from __future__ import annotations

import pytest

from comitium.games.republic.rules.common.wars import fleet_strength, land_strength
from comitium.games.republic.state.numbers import (
    ACTIVE,
    BEATEN,
    DEAD,
    DESTROYED,
    ELSEWHERE,
    FOUGHT,
    GARRISON,
    IMMINENT,
    IN_CURIA,
    IN_REFUGE,
    REVOLTED,
    ROME,
    count,
)
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, card, concession, man, province, war
from games.republic.fixtures.rarities import SIX, draw, enemy, forum, whole, zone
from games.republic.fixtures.spoken_table import menu, speak, until

# -- [1.07.344], A-27: what may still be in the pile


@pytest.mark.parametrize(
    ("line", "key", "after"),
    [
        ("scenario=late era=late wars=2nd_gallic_war:beaten,3rd_gallic_war:beaten", "vercingetorix", DEAD),
        ("scenario=late era=late wars=2nd_gallic_war:beaten", "vercingetorix", IN_CURIA),
        ("scenario=middle era=middle wars=lusitanian_war:beaten,numantine_war:beaten", "viriathus", IN_CURIA),
        ("scenario=early wars=1st_macedonian_war:beaten,2nd_macedonian_war:beaten", "philip_v", IN_CURIA),
        (
            "scenario=early"
            " wars=1st_macedonian_war:beaten,2nd_macedonian_war:beaten,3rd_macedonian_war:beaten,4th_macedonian_war:beaten",
            "philip_v",
            DEAD,
        ),
        ("scenario=late era=late wars=gladiator_revolt:beaten", "spartacus", DEAD),
        ("scenario=late era=late", "mithridates_vi", IN_CURIA),
    ],
)
def test_1_07_344_a_leader_without_a_war(line: str, key: str, after: int) -> None:
    assert enemy(draw(key, line), key) == after


@pytest.mark.parametrize(
    ("line", "die", "after"),
    [
        ("leaders=philip_v:curia", 5, DEAD),
        ("leaders=philip_v:curia", 4, IN_CURIA),
        ("leaders=philip_v:curia wars=1st_macedonian_war:imminent", 5, IN_CURIA),
    ],
)
def test_1_07_8_leaders_age_in_the_curia(line: str, die: int, after: int) -> None:
    assert enemy(whole(line, str(die)), "philip_v") == after


def test_1_07_8_viriathus_ages_beside_a_spanish_revolt_without_its_provinces() -> None:
    assert enemy(whole("leaders=viriathus:curia wars=lusitanian_war:inactive", "5"), "viriathus") == DEAD


def test_1_07_8_hannibal_without_the_second_punic_war_rolls_for_no_tax_farmer() -> None:
    farmers = ",".join(f"tax_farmer_{number}" for number in range(1, 7))
    game = whole(
        f"wars=1st_punic_war:active,2nd_punic_war:imminent leaders=hannibal:board amphora=julius*({farmers}),claudius"
    )
    assert [game.holder[concession(f"tax_farmer_{number}")] for number in range(1, 7)] == [man("julius")] * 6


def test_1_07_8_four_causes_roll_four_dice() -> None:
    farmers = ",".join(f"tax_farmer_{number}" for number in range(1, 7))
    game = whole(
        "era=late wars=2nd_punic_war:active,gladiator_revolt:active leaders=hannibal:board,spartacus:board"
        f" amphora=julius*({farmers}),claudius",
        "1,2,3,4,1,1,1,1",
    )
    assert [game.holder[concession(f"tax_farmer_{number}")] == DESTROYED for number in range(1, 7)] == [True] * 4 + [False] * 2


# -- F3.4


def enemy_dies(text: str, dark: bool = False, dice: str = "") -> Republic:
    """Enemy Leader Dies is rolled in the first initiative, and again in the second; F3 runs to its question or its end."""
    first = "3,4,5,6,6," * (2 if dark else 1)
    rest = ",".join(["5,6"] * (4 if dark else 5))
    game = forum(f"{SIX} dice={first}{rest}{',' if dice else ''}{dice} {text}")
    for _ in range(6):
        until(game, "ChangeLeader")
        speak(game, "pass")
    return game


def test_1_07_8_the_first_man_must_take_a_leader_with_a_war() -> None:
    game = enemy_dies(
        "wars=1st_punic_war:active,syrian_war:active leaders=hannibal:board,antiochus_iii:board,philip_v:curia", dice="1"
    )
    assert asked(game) == "EnemyLeader"
    assert game.actors() == [0]
    assert menu(game) == ["leader hannibal", "leader antiochus_iii"]
    speak(game, "leader antiochus_iii")
    assert enemy(game, "antiochus_iii") == DEAD
    assert land_strength(game, war("syrian_war")) == 6


def test_1_07_8_only_if_there_is_none_a_leader_of_the_curia() -> None:
    game = enemy_dies("leaders=hannibal:curia,philip_v:curia", dice="1,1")
    assert asked(game) == "EnemyLeader"
    speak(game, "leader hannibal")
    assert enemy(game, "hannibal") == DEAD


def test_1_07_8_refuge_saves_the_leader() -> None:
    game = enemy_dies("events=refuge:1 wars=syrian_war:active leaders=antiochus_iii:board")
    if asked(game) == "EnemyLeader":
        speak(game, "leader antiochus_iii")
    assert enemy(game, "antiochus_iii") == IN_REFUGE


def test_1_07_8_peace_with_a_revolt_pays_nothing_and_brings_all_home() -> None:
    game = enemy_dies(
        "treasury=7 wars=syrian_war:active+revolt leaders=antiochus_iii:board"
        " amphora=julius*,manlius@syrian_war(proconsul),claudius@captive.syrian_war"
        " forces=manlius:4+2f",
        dark=True,
    )
    if asked(game) == "EnemyLeader":
        speak(game, "leader antiochus_iii")
    assert game.treasury == 7
    assert enemy(game, "antiochus_iii") == DEAD
    assert game.where[man("manlius")] == ROME
    assert man("claudius") in game.curia
    assert count(game.legions[ACTIVE]) == 4
    assert game.fleets[ACTIVE] == 2
    assert card("syrian_war") in game.deck[-7:]


def test_1_07_21_a_war_sent_back_to_a_short_pile_is_discarded() -> None:
    text = (
        "deck=tribune_1,tribune_2,tribune_3,tribune_4,assassin_1,assassin_2,assassin_3,mining treasury=0"
        " wars=syrian_war:active leaders=antiochus_iii:board"
    )
    game = forum(f"dice=3,4,5,6,6,3,4,5,6,6,5,6,5,6,5,6,5,6 {text}")
    for _ in range(6):
        until(game, "ChangeLeader")
        speak(game, "pass")
    if asked(game) == "EnemyLeader":
        speak(game, "leader antiochus_iii")
    assert len(game.deck) == 4
    assert card("syrian_war") in game.discards or zone(game, "syrian_war") == BEATEN
    assert game.treasury == 22


# -- Refuge, dark


def test_1_07_21_rise_from_refuge_wakes_what_sleeps() -> None:
    game = enemy_dies(
        "events=refuge:2 wars=syrian_war:active,1st_punic_war:inactive,2nd_macedonian_war:imminent leaders=antiochus_iii:board"
    )
    if asked(game) == "EnemyLeader":
        speak(game, "leader antiochus_iii")
    assert zone(game, "1st_punic_war") == FOUGHT
    assert zone(game, "2nd_macedonian_war") == IMMINENT
    assert (land_strength(game, war("1st_punic_war")), fleet_strength(game, war("1st_punic_war"))) == (15, 15)
    assert land_strength(game, war("syrian_war")) == 11


# -- the Pretender's battle


def pretender(text: str) -> Republic:
    return forum(f"draw=1st_gallic_war events=pretender_emerges:1 {text}")


def test_1_07_21_a_leader_killed_by_the_pretender_is_succeeded() -> None:
    game = pretender("dice=5,6,2,2,2 amphora=julius,manlius*@africa forces=africa:3")
    assert game.province[province("africa")] == REVOLTED
    assert game.where[man("manlius")] == ROME
    assert game.leader[1] == man("manlius")
    assert game.legions[GARRISON + province("africa")] == 0


def test_1_07_21_pretender_and_omens() -> None:
    # Manlius commands 3, 3 legions: 6 against Africa 3: + 3; 12 + 3 = 15 wins in any table; omens are drawn with F0
    game = pretender("dice=5,6,6,6,3 amphora=julius*,manlius@africa forces=africa:3")
    assert game.governor[province("africa")] == man("manlius")


# -- the last senator of a faction in the Forum


def test_1_05_4_an_epidemic_takes_the_last_senator() -> None:
    game = forum("dice=3,4,2,3,3 star=22a_cato_the_elder* curia=terentius chits=22,19,18,0,0,0 draw=tribune_1")
    assert asked(game) == "LastSenatorLost"
    assert game.actors() == [3]
    speak(game, "continue")
    assert game.leader[3] == man("terentius")
    assert asked(game) == "Persuade"
    assert game.actors() == [0]


def test_1_07_4_the_last_senator_is_persuaded_away() -> None:
    game = forum(f"{SIX} dice=5,6,2,2 star=acilius curia=terentius column=cornelius*(rome_consul,inf20),fabius")
    speak(game, "senator cornelius", "senator acilius")
    until(game, "LastSenatorLost", "Knights")
    assert game.faction[man("acilius")] == 0
    assert asked(game) == "LastSenatorLost"
    assert game.actors() == [3]
    speak(game, "continue")
    assert game.leader[3] == man("terentius")


def test_1_07_8_a_family_that_recovers_does_not_pass_a_waiting_faction_by() -> None:
    game = forum("dice=3,4,2,3,3 star=- marks=bereft:8 chits=3,19,18,0,0,0 draw=tribune_1")
    assert game.leader[3] == man("valerius")
    assert game.where[man("valerius")] == ROME
    assert game.influence[man("valerius")] == 5


# -- money and omens


def test_1_07_21_omens_the_state_cannot_pay() -> None:
    assert forum("treasury=19 dice=3,4,4,3,3").over
    game = forum("treasury=20 dice=3,4,4,3,3")
    assert not game.over
    assert game.treasury == 0


def test_1_07_21_omens_the_state_cannot_pay_with_a_rebel() -> None:
    game = forum("treasury=19 dice=3,4,4,3,3 amphora=julius*,manlius@revolt(rebel) wars=civil_war:active forces=manlius:3")
    assert game.over
    assert game.winner == 1


def test_1_07_21_omens_lessen_what_blackmail_costs() -> None:
    game = forum(
        "dice=3,4,4,3,3,6,6,1,1,2,1 column=fabius*(rome_consul,t5),valerius column.hand=blackmail forum=aelius(inf5,pop3)"
    )
    speak(game, "kind blackmail", "senator fabius", "senator aelius", "talents 0")
    if asked(game) == "Raise":
        speak(game, "done")
    # two dice less one: 1 influence, 2 popularity
    assert (game.influence[man("aelius")], game.popularity[man("aelius")]) == (4, 1)


def test_1_07_413_blackmail_costs_pompey_twice() -> None:
    game = forum(
        f"{SIX} dice=5,6,6,6,1,1,2,2 column=fabius*(rome_consul,t5),valerius column.hand=blackmail"
        f" amphora=julius*,30a_pompey(pop5)"
    )
    speak(game, "kind blackmail", "senator fabius", "senator 30a_pompey", "talents 0")
    if asked(game) == "Raise":
        speak(game, "done")
    assert game.popularity[man("30a_pompey")] == -3


def test_1_07_21_a_disaster_does_not_reach_a_hand() -> None:
    game = forum("dice=3,4,1,1,2,1 column.hand=mining")
    assert game.holder[concession("mining")] == ELSEWHERE
    assert card("mining") in game.hands[0]


def test_1_07_37_the_conspiracy_with_omens_may_draw_nothing() -> None:
    game = forum("dice=3,4,4,3,3,5,6,1 draw=second_catilinarian_conspiracy column=cornelius*(rome_consul,pop2),fabius")
    until(game, "ChangeLeader")
    speak(game, "pass")
    assert asked(game) == "NameGuilty"
    assert game.actors() == [0]
    speak(game, "faction star")
    assert game.popularity[man("cornelius")] == 2
