"""[1.05] [1.06] [1.08] What seldom happens outside the Forum, tested from the rules alone."""

from __future__ import annotations

import pytest

from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.common.wars import fleet_strength, is_revolt, land_strength
from comitium.games.republic.state.numbers import (
    ACTIVE,
    CAPTIVE,
    FOUGHT,
    GARRISON,
    IN_CURIA,
    IN_REFUGE,
    INACTIVE,
    NOBODY,
    ON_BOARD,
    RAID,
    REVOLTED,
    ROME,
    VACANT,
    count,
)
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, card, check, man, province, war
from games.republic.fixtures.forum_begun import level
from games.republic.fixtures.rarities import ROLLS, SIX, draw, enemy, forum, whole, zone
from games.republic.fixtures.spoken_table import is_refused, menu, phase, speak, until

# -- Revenue


def revenue(text: str) -> Republic:
    game = phase("revenue", f"{text} draw=tribune_1")
    check(game)
    return game


def test_a_20_a_ransomed_governor_is_in_rome_and_his_province_in_the_forum() -> None:
    game = revenue(
        "amphora=julius*(t20),acilius@hispania_citerior star=junius* amphora.box=12 events=barbarian_raids:1"
        " dice=3,5,5,6 chits=1,3,12"
    )
    assert game.where[man("acilius")] == CAPTIVE + RAID
    assert game.governor[province("hispania_citerior")] == man("acilius")
    assert asked(game) == "Ransom"
    speak(game, "talents 0")  # all of it from the treasury of the faction
    assert game.where[man("acilius")] == ROME
    assert game.province[province("hispania_citerior")] == VACANT
    assert game.box[1] == 2
    until(game, "Persuade")
    assert game.curia == []


def test_a_20_a_captives_dial_runs_out_and_he_stays_a_captive_until_he_is_asked_for() -> None:
    game = revenue(
        "amphora=julius*(t20),acilius@hispania_citerior star=junius* provinces=hispania_citerior(dial1)"
        " events=barbarian_raids:1 dice=3,5,5,6 chits=1,3,12"
    )
    until(game, "Contributions")
    assert game.where[man("acilius")] == CAPTIVE + RAID
    for _ in range(12):
        if asked(game) != "Contributions":
            break
        speak(game, "pass")
    assert game.province[province("hispania_citerior")] == VACANT or game.where[man("acilius")] == CAPTIVE + RAID
    assert game.actors() == [1]
    assert game.phase == 2


def test_1_07_35_an_open_bodyguard() -> None:
    game = revenue("amphora=julius*(t5),manlius(open_bodyguard),claudius@sicilia")
    speak(game, "no")
    for seat in range(4):
        speak(game, "done", seat=seat)
    seen = asked(game)
    assert game.actors() == [1], seen
    speak(game, "yes")
    assert game.talents[man("manlius")] == 0
    assert game.popularity[man("manlius")] == -1
    assert len(game.discards) == 0


def test_1_07_35_who_cannot_pay_his_bodyguard_loses_it() -> None:
    game = revenue("amphora=julius*(t5),manlius(open_bodyguard)")
    speak(game, "senator manlius", "talents 0", seat=1)
    for seat in range(4):
        if seat in game.actors():
            speak(game, "done", seat=seat)
    assert game.popularity[man("manlius")] == 0
    assert len(game.discards) == 1


def test_1_06_53_released_legions_are_kept_or_disbanded_by_the_first_man() -> None:
    game = revenue("amphora=julius*,manlius@revolt(rebel,t2) wars=civil_war:active forces=manlius:3 treasury=0 dice=5,6")
    for _ in range(10):
        if asked(game) == "Redistribution":
            break
        speak(game, menu(game)[-1])
    assert count(game.legions[ACTIVE]) == 2
    until(game, "Contributions")
    while asked(game) == "Contributions":
        speak(game, "pass")
    assert game.actors() == [0]
    assert game.phase == 2, asked(game)


def test_1_06_53_a_state_that_cannot_pay_released_legions_is_not_bankrupt() -> None:
    game = revenue(
        "amphora=julius*,manlius@revolt(rebel)"
        " wars=civil_war:active,1st_gallic_war:active,syrian_war:active,1st_macedonian_war:active"
        " forces=manlius:3,active:10 treasury=0 dice=5,6"
    )
    until(game, "Persuade", "Knights")
    assert not game.over
    assert game.treasury == 0
    assert count(game.legions[ACTIVE]) == 10


def test_1_06_51_a_rebel_keeps_his_bequest() -> None:
    game = revenue("bequests=pergamum:fetched treasury=0 dice=5,6")
    until(game, "Persuade")
    assert game.treasury == 150
    assert game.bequests[0] == 0


def test_1_05_22_a_man_in_the_forum_and_his_statesman_are_one() -> None:
    game = phase("mortality", "amphora=claudius*,4a_julius_caesar@sicilia(statesman_on_family) chits=4")
    assert game.curia == [man("julius")]
    assert game.province[province("sicilia")] == VACANT


def test_1_06_the_first_man_if_nobody_is_in_rome() -> None:
    game = phase(
        "revenue",
        "column=cornelius*@sicilia amphora=julius*@africa trident=fulvius*@asia star=junius*@macedonia(inf9)"
        " dice=5,6,5,6,5,6 treasury=500",
    )
    assert asked(game) == "TakeSpoils"
    assert game.actors() == [3]
    until(game, "Contributions")
    assert is_refused(game, "talents 1")


def test_1_07_3321_refuge_and_revolt_do_not_change_a_drawn_wars_status() -> None:
    game = draw("1st_macedonian_war", "wars=4th_macedonian_war:beaten")
    assert is_revolt(game, war("1st_macedonian_war"))
    assert zone(game, "1st_macedonian_war") == FOUGHT


def test_1_07_33_an_invasion_is_not_woken() -> None:
    game = draw("invasion_of_germania", "wars=invasion_of_britannia:inactive era=late")
    assert zone(game, "invasion_of_germania") == zone(game, "invasion_of_britannia") == INACTIVE


def test_a_58_a_leader_in_refuge_does_not_wake_an_invasion() -> None:
    game = draw("invasion_of_germania", "events=refuge:1 leaders=hannibal:refuge")
    assert zone(game, "invasion_of_germania") == INACTIVE
    assert enemy(game, "hannibal") in (IN_REFUGE, ON_BOARD)


def test_1_12_1_the_most_influence_wins_without_captives_and_rebels() -> None:
    game = forum(
        "draw=era_ends,tribune_1,tribune_2,tribune_3,tribune_4,tribune_5 wars=1st_punic_war:active"
        f" dice={ROLLS} column=cornelius*(rome_consul,inf31),aelius(inf10)"
        f" amphora=julius*(inf28),aurelius(inf10),manlius@captive.1st_punic_war(inf10),claudius@sicilia(inf2)"
        " trident=fulvius*(inf20),furius@africa(inf22)"
    )
    for _ in range(80):
        if game.over:
            break
        offered = menu(game)
        speak(game, next((quiet for quiet in ("pass", "done", "no") if quiet in offered), offered[0]))
    assert game.winner == 2


def test_1_12_2_a_consul_for_life_wins_at_the_end_of_the_era() -> None:
    game = forum(
        f"draw=era_ends,tribune_1,tribune_2,tribune_3,tribune_4,tribune_5 dice={ROLLS}"
        f" star=junius*(consul_for_life,inf5) column=cornelius*(rome_consul,inf34)"
    )
    for _ in range(80):
        if game.over:
            break
        offered = menu(game)
        speak(game, next((quiet for quiet in ("pass", "done", "no") if quiet in offered), offered[0]))
    assert game.winner == 3


def test_1_06_omens_weigh_on_raids_and_disorder() -> None:
    line = (
        "amphora=julius*,acilius@hispania_citerior star=junius* events=barbarian_raids:1,evil_omens:1"
        " forces=hispania_citerior:1 dice=6,5 chits=1,3,5,6,7,8"
    )
    assert revenue(line).legions[GARRISON + province("hispania_citerior")] == 0
    line = "amphora=julius*,manlius@sicilia events=internal_disorder:1,evil_omens:1 dice=5"
    assert revenue(line).province[province("sicilia")] == REVOLTED
    line = "amphora=julius*,manlius@sicilia events=internal_disorder:1 dice=5"
    assert revenue(line).province[province("sicilia")] != REVOLTED


def test_1_06_an_unaligned_governor_caught_by_a_raid_dies_before_the_forum() -> None:
    game = revenue("forum=acilius@hispania_citerior star=junius* events=barbarian_raids:1 dice=3,5,5,6 chits=1,3,12")
    until(game, "Persuade")
    assert game.curia == [man("acilius")]
    assert game.province[province("hispania_citerior")] == VACANT


def test_1_07_341_two_leaders_join_from_the_curia() -> None:
    game = draw("1st_punic_war", "leaders=hamilcar:curia,hannibal:curia")
    assert (land_strength(game, war("1st_punic_war")), fleet_strength(game, war("1st_punic_war"))) == (20, 20)
    assert zone(game, "1st_punic_war") == FOUGHT


@pytest.mark.parametrize("key", ["1st_sicilian_slave_revolt", "2nd_sicilian_slave_revolt"])
def test_1_07_331_a_locked_war_is_not_led(key: str) -> None:
    game = draw("spartacus", f"conditional_wars=locked_until_provinces wars={key}:inactive")
    assert (zone(game, key), enemy(game, "spartacus")) == (INACTIVE, IN_CURIA)
    game = draw(key, "conditional_wars=locked_until_provinces leaders=spartacus:curia")
    assert (zone(game, key), enemy(game, "spartacus")) == (INACTIVE, IN_CURIA)
    game = draw(key, "leaders=spartacus:curia")
    assert (zone(game, key), enemy(game, "spartacus")) == (FOUGHT, ON_BOARD)


def test_1_07_1_a_bequest_whose_province_exists_by_now_changes_nothing() -> None:
    game = draw("tribune_1", "bequests=bithynia:fetched amphora=julius*,manlius@bithynia provinces=bithynia(developed)")
    assert game.governor[province("bithynia")] == man("manlius")
    assert game.developed >> province("bithynia") & 1
    assert game.bequests[1] == 0


def test_1_07_21_foreign_epidemic_spares_a_governor_in_rome_and_finds_an_unaligned_one() -> None:
    game = forum(
        "laws=vatinian_law dice=3,4,2,3,3,3,4,2,3,3 column=cornelius*(rome_consul),fabius"
        " provinces=africa(governor:fabius,dial2,legate)"
        " forum=aelius@sicilia chits=20,19,18,0,0,0,2,14,20,19,18,0"
    )
    until(game, "ChangeLeader")
    speak(game, "pass")
    assert game.curia == [man("aelius")]
    assert game.governor[province("africa")] == man("fabius")


def test_1_07_21_foreign_epidemic_ends_a_revolt() -> None:
    game = forum(
        "dice=3,4,2,3,3,3,4,2,3,3 amphora=julius*,manlius@revolt(rebel),claudius@revolt wars=civil_war:active"
        " forces=manlius:4"
        " chits=20,19,18,0,0,0,6,5,20,19,18,0"
    )
    until(game, "ChangeLeader")
    speak(game, "pass")
    assert game.rebel == NOBODY
    assert game.curia == [man("manlius"), man("claudius")]
    assert count(game.legions[ACTIVE]) == 4


def test_1_07_21_more_mob_violence_under_omens() -> None:
    # two mobs and omens between them: unrest 1; 1 + (2 - 1) chits
    game = forum("unrest=1 dice=3,4,1,1,1,3,4,4,3,3,3,4,1,1,1,2 chits=20,3,2,6 column=cornelius*(rome_consul),valerius,fabius")
    for _ in range(2):
        until(game, "ChangeLeader")
        speak(game, "pass")
    assert game.curia == [man("valerius"), man("fabius")]


def test_1_06_4_a_governor_in_rome_reaches_thirty_five_by_his_legates() -> None:
    line = "laws=vatinian_law amphora=julius*,manlius(inf32) provinces=africa(governor:manlius,dial2,legate) dice=6,3,3"
    game = revenue(line)
    speak(game, "no")
    until(game, "Contributions")
    assert game.influence[man("manlius")] == 35
    assert game.consul_for_life == man("manlius")
    game = revenue(line.replace("vatinian_law", "vatinian_law,military_reforms"))
    speak(game, "no")
    until(game, "Contributions")
    assert game.consul_for_life == NOBODY


def test_1_07_8_dictator_and_master_of_horse_take_markers_and_the_consul_for_life_does_not() -> None:
    game = whole(
        "column=cornelius*(dictator),fabius(consul_for_life) amphora=julius*(master_of_horse),claudius"
        " trident=fulvius*,furius(field_consul)"
    )
    assert [bool(game.major >> man(key) & 1) for key in ("cornelius", "julius", "furius", "fabius")] == [
        True,
        True,
        True,
        False,
    ]


def test_1_07_21_a_war_sent_back_to_a_short_pile_joins_the_next_deck() -> None:
    text = (
        "scenario=early_middle deck=tribune_1,tribune_2,tribune_3,tribune_4,assassin_1 piles=#40"
        " wars=syrian_war:active leaders=antiochus_iii:board"
    )
    game = forum(f"dice=3,4,5,6,6,3,4,5,6,6,5,6,5,6,5,6,5,6 {text}")
    for _ in range(6):
        until(game, "ChangeLeader")
        speak(game, "pass")
    if asked(game) == "EnemyLeader":
        speak(game, "leader antiochus_iii")
    assert card("syrian_war") in game.piles[-1][-7:]
    assert len(game.piles[-1]) == 41


def test_1_05_4_the_death_of_a_rebel_may_empty_two_factions() -> None:
    game = phase(
        "mortality",
        "amphora=manlius@revolt(rebel) star=22a_cato_the_elder*@revolt trident=fulvius* curia=terentius"
        " wars=civil_war:active forces=manlius:3"
        " chits=6",
    )
    asked_seats = []
    while asked(game) == "LastSenatorLost":
        asked_seats.append(game.actors()[0])
        speak(game, "continue")
    assert sorted(asked_seats) == [1, 3]
    # Terentius was the first in the Curia, Manlius came after him: both factions have a leader at once
    assert {game.leader[1], game.leader[3]} == {man("terentius"), man("manlius")}
    assert game.curia == []
    check(game)


def test_1_05_3_a_dead_consul_for_life_is_none_any_more() -> None:
    game = phase("mortality", "amphora=julius*,manlius(consul_for_life,inf40) chits=6")
    assert game.consul_for_life == NOBODY
    game = phase("mortality", "amphora=julius,manlius*(consul_for_life,inf40,censor,prior) chits=6")
    assert game.consul_for_life == NOBODY
    assert man("manlius") not in game.offices
    assert not game.prior_consul >> man("manlius") & 1


def test_1_06_3_what_others_shuffle_is_not_seen_before_all_are_done() -> None:
    game = revenue("amphora=julius*(t9),manlius amphora.box=4")
    before = GAME_TYPE.position_seen(game, 0)
    speak(game, "senator julius", "talents 1", seat=1)
    speak(game, "senator manlius", "talents 6", seat=1)
    after = GAME_TYPE.position_seen(game, 0)
    fields = [next(part for part in line.split() if part.startswith("amphora=")) for line in (before, after)]
    assert fields[0] == fields[1]


def test_1_06_52_rounds_go_on_until_nobody_adds() -> None:
    game = revenue("column=cornelius*(rome_consul,t20),fabius(t20) star=junius*(t20),papirius")
    until(game, "Contributions")
    assert game.actors() == [0]
    speak(game, "senator cornelius", "talents 10")
    while game.actors() != [3]:
        speak(game, "pass")
    speak(game, "senator junius", "talents 10")
    for _ in range(6):
        if game.actors() == [0]:
            break
        speak(game, "pass")
    assert asked(game) == "Contributions"
    assert "senator fabius" in menu(game)
    assert is_refused(game, "senator cornelius")


def test_a_position_may_hold_a_card_that_its_scenario_does_not_have() -> None:
    game = revenue("amphora.hand=influence_peddling_3 column.hand=tribune_7 unaccounted=influence_peddling:0")
    speak(game, "peddle column", seat=1)
    assert "influence_peddling_3" in GAME_TYPE.position(game)


def test_1_07_4_a_persuader_may_bribe_a_man_who_then_leads_no_faction() -> None:
    game = forum(f"{SIX} dice=5,6,2,2 star=acilius,papirius column=cornelius*(rome_consul,inf20),fabius")
    speak(game, "senator cornelius", "senator acilius")
    until(game, "Knights")
    assert game.faction[man("acilius")] == 0
    assert game.leader == [man("cornelius"), man("julius"), man("fulvius"), NOBODY]


def test_1_07_412_a_bribe_reaches_a_man_who_stays() -> None:
    game = forum(f"{SIX} dice=5,6,6,6 column=cornelius*(rome_consul,t9),fabius amphora.box=3")
    speak(game, "senator cornelius", "senator furius", "talents 4")
    speak(game, "talents 3")
    until(game, "Knights")
    assert game.faction[man("furius")] == 2
    assert game.talents[man("furius")] == 7


def test_1_07_22_the_winner_pays_at_once_and_may_buy_twice() -> None:
    game = forum(f"{SIX} dice={ROLLS} star=junius*(t9),papirius")
    for _ in range(2):
        until(game, "Auction")
        while game.actors() != [3]:
            speak(game, "pass")
        speak(game, "senator junius", "talents 2")
        assert game.actors() == [3]
        assert asked(game) != "Auction"
    assert game.talents[man("junius")] == 5


def test_1_07_21_a_second_refuge_waits_with_the_leader_of_the_first() -> None:
    game = forum("dice=3,4,2,2,3 events=refuge:1 leaders=hannibal:refuge wars=1st_gallic_war:active")
    assert level(game, "refuge") == 2
    check(game)


def test_1_07_311_a_family_without_statesman_in_play_lies_in_the_forum_though_his_brother_died() -> None:
    game = draw("cornelius", "column=fabius*(rome_consul),valerius gone=1a_scipio_africanus")
    assert game.forum == 1 << man("cornelius")


def test_1_07_35_cards_of_the_senate_are_not_played_in_the_forum() -> None:
    game = forum(
        f"{SIX} dice=5,6 column.hand=assassin_1,secret_bodyguard_1,graft_1,mining,1a_scipio_africanus"
        f" column=fabius*(rome_consul),valerius"
    )
    assert not [word for word in menu(game) if word.startswith(("kind", "card"))]


@pytest.mark.parametrize(("talents", "knights"), [(2, 0), (3, 1)])
def test_1_07_5_omens_and_marius_and_a_knight(talents: int, knights: int) -> None:
    game = forum("dice=3,4,4,3,3,3 column=fabius*(rome_consul),27a_marius(t5)")  # 3 + talents + 1 - 1
    until(game, "Knights")
    speak(game, "attract 27a_marius", f"talents {talents}")
    assert game.knights[man("27a_marius")] == knights


def test_1_07_21_a_governor_by_legate_adds_no_command_against_a_pretender() -> None:
    # Africa 3, three legions: 3 dice + 3 - 3; with Manlius there (3) it would be 3 more
    line = "draw=1st_gallic_war events=pretender_emerges:1 forces=africa:3 dice=5,6,4,4,3"
    there = forum(f"{line} amphora=julius*,manlius@africa chits=30,29,28")
    assert there.governor[province("africa")] == man("manlius")
    away = forum(f"{line} laws=vatinian_law amphora=julius*,manlius provinces=africa(governor:manlius,dial2,legate)")
    assert away.province[province("africa")] == REVOLTED
    assert away.where[man("manlius")] == ROME


def test_levels_of_events_that_do_nothing_more() -> None:
    game = forum("dice=3,4,6,6,6,3,4,6,6,6,3,4,6,6,6")
    for _ in range(2):
        until(game, "ChangeLeader")
        speak(game, "pass")
    assert level(game, "trial_of_verres") == 2
