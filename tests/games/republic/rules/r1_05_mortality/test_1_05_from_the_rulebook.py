"""[1.05] Mortality, tested from the rules alone: wars that come due, chits, deaths, factions without a senator."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.keys import LEADER_KEYS
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.common.wars import fleet_strength, land_strength
from comitium.games.republic.state.numbers import (
    ACTIVE,
    DEAD,
    DESTROYED,
    FOUGHT,
    GARRISON,
    IMMINENT,
    IN_CURIA,
    IN_FORUM,
    INACTIVE,
    MASTER_OF_HORSE,
    NOBODY,
    ON_BOARD,
    OUT,
    REVENUE,
    REVOLTED,
    ROME,
    STRAY,
    VACANT,
    count,
)
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, check, concession, man, province, war
from games.republic.fixtures.spoken_table import at, menu, phase, speak


def mortality(text: str, chits: str = "0") -> Republic:
    game = phase("mortality", f"{text} chits={chits}")
    check(game)
    return game


# -- [1.05.1] M1


def test_1_05_1_one_war_of_a_series_becomes_active_each_turn() -> None:
    game = mortality("wars=1st_punic_war:active,2nd_punic_war:imminent,3rd_punic_war:imminent")
    assert game.zone[war("2nd_punic_war")] == FOUGHT
    assert game.zone[war("3rd_punic_war")] == IMMINENT
    assert [land_strength(game, war(f"{which}_punic_war")) for which in ("1st", "2nd")] == [20, 30]
    assert [fleet_strength(game, war(f"{which}_punic_war")) for which in ("1st", "2nd")] == [20, 0]


def test_1_05_1_each_series_moves_its_own_war() -> None:
    game = mortality("wars=1st_macedonian_war:imminent,2nd_macedonian_war:imminent,2nd_illyrian_war:imminent")
    assert game.zone[war("1st_macedonian_war")] == game.zone[war("2nd_illyrian_war")] == FOUGHT
    assert game.zone[war("2nd_macedonian_war")] == IMMINENT


def test_1_05_1_a_conditional_war_moves_without_its_provinces() -> None:
    game = mortality("wars=lusitanian_war:active,numantine_war:imminent")
    assert game.zone[war("numantine_war")] == FOUGHT


def test_1_05_1_a_leader_in_the_curia_joins_the_war_that_comes_due() -> None:
    game = mortality("wars=1st_macedonian_war:imminent leaders=philip_v:curia")
    assert game.enemy[LEADER_KEYS.index("philip_v")] == ON_BOARD
    assert land_strength(game, war("1st_macedonian_war")) == 18


def test_1_05_1_viriathus_does_not_join_a_war_whose_provinces_are_missing() -> None:
    game = mortality("wars=lusitanian_war:active,numantine_war:imminent leaders=viriathus:curia")
    assert game.enemy[LEADER_KEYS.index("viriathus")] == IN_CURIA
    game = mortality("wars=lusitanian_war:active,numantine_war:imminent leaders=viriathus:curia provinces=hispania_citerior")
    assert game.enemy[LEADER_KEYS.index("viriathus")] == ON_BOARD


def test_1_05_1_a_slave_revolt_that_comes_due_destroys_the_grain_of_sicily() -> None:
    line = (
        "column=cornelius*(rome_consul,sicilian_grain),fabius"
        " wars=1st_sicilian_slave_revolt:active,2nd_sicilian_slave_revolt:imminent"
    )
    game = mortality(line)
    assert game.holder[concession("sicilian_grain")] == DESTROYED
    game = mortality(f"{line} grain_destruction=on_draw")
    assert game.holder[concession("sicilian_grain")] == man("cornelius")


def test_1_05_1_a_victorious_pretender_takes_the_only_governed_province() -> None:
    game = mortality(
        "wars=1st_punic_war:active,2nd_punic_war:imminent events=pretender_emerges:2"
        " column=cornelius*(rome_consul),fabius@sicilia"
        " forces=sicilia:2"
    )
    assert game.zone[war("sicilia")] == FOUGHT
    assert game.province[province("sicilia")] == REVOLTED
    assert game.curia == [man("fabius")]
    assert game.legions[GARRISON + province("sicilia")] == 0
    assert sum(game.levels) == 0


def test_1_05_1_a_pretender_without_a_governed_province_keeps_waiting() -> None:
    game = mortality("wars=1st_punic_war:active,2nd_punic_war:imminent events=pretender_emerges:2 provinces=sicilia")
    assert sum(game.levels) == 2


def test_1_05_1_a_pretender_that_is_beaten_leaves_the_governor_his_province() -> None:
    # Fabius Maximus commands with 4 of his 5, four legions: 8 against 3; dice 18 win
    game = mortality(
        "wars=1st_punic_war:active,2nd_punic_war:imminent events=pretender_emerges:1"
        " column=cornelius*(rome_consul),fabius@sicilia forces=sicilia:4 dice=6,6,6"
    )
    assert game.governor[province("sicilia")] == man("fabius")
    assert game.zone[war("sicilia")] != FOUGHT
    assert sum(game.levels) == 0


def test_1_05_1_a_pretender_that_is_not_beaten_kills_the_governor_and_frees_what_is_left_of_the_garrison() -> None:
    game = mortality(
        "wars=1st_punic_war:active,2nd_punic_war:imminent events=pretender_emerges:1"
        " column=cornelius*(rome_consul),fabius@sicilia forces=sicilia:2 dice=3,3,3"
    )
    assert game.province[province("sicilia")] == REVOLTED
    assert game.legions[GARRISON + province("sicilia")] == 0
    assert man("fabius") in game.curia


# -- [1.05.21] chits


def test_1_05_21_draw_two_is_two_draws_and_may_chain() -> None:
    game = mortality("", "31,7,12")
    assert game.curia == [man("acilius")]  # Fulvius leads and is succeeded
    game = mortality("", "31,31,6,9,12")
    assert game.curia == [man("manlius"), man("aurelius"), man("acilius")]


@pytest.mark.parametrize(
    "place",
    ["@sicilia", "@1st_punic_war", "@captive.1st_punic_war", "@captive.raid"],
    ids=["province", "war", "captive", "raid"],
)
def test_1_05_2_the_chit_finds_a_senator_wherever_he_is(place: str) -> None:
    game = mortality(f"wars=1st_punic_war:active column=cornelius*(rome_consul),fabius{place}", "2")
    assert game.curia == [man("fabius")]
    assert game.where[man("fabius")] == OUT


def test_1_05_2_a_senator_in_the_forum_may_die() -> None:
    game = mortality("forum=aelius(t5),terentius", "14")
    assert game.curia == [man("aelius")]
    assert game.talents[man("aelius")] == 0


def test_1_05_2_an_unaligned_governor_dies_and_his_province_lies_in_the_forum() -> None:
    game = mortality("forum=aelius@sicilia(t5) forces=sicilia:1", "14")
    assert game.curia == [man("aelius")]
    assert game.province[province("sicilia")] == VACANT
    assert count(game.legions[GARRISON + province("sicilia")]) == 1


# -- [1.05.22] brothers


def test_1_05_22_the_higher_roll_is_struck_and_ties_are_rolled_again() -> None:
    line = "column=25a_tiberius_gracchus*(rome_consul) amphora=25b_gaius_gracchus,julius* dice=3,3,4,2,2,3,5,6"
    game = mortality(line, "25")
    assert game.where[man("25b_gaius_gracchus")] == OUT
    assert game.where[man("25a_tiberius_gracchus")] == ROME


def test_1_05_22_one_brother_alone_needs_no_roll() -> None:
    game = mortality("column=cornelius*(rome_consul),29b_lucullus dice=1,2", "29")
    assert game.where[man("29b_lucullus")] == OUT
    assert game.gone >> man("29b_lucullus") & 1


# -- [1.05.3] what a death takes


def test_1_05_3_a_senator_without_the_marker_goes_under_the_others() -> None:
    game = mortality("curia=terentius amphora=julius*,manlius(t8,k2,mining!,inf9,pop3,prior,corrupt,major)", "6")
    assert game.curia == [man("terentius"), man("manlius")]
    assert game.holder[concession("mining")] == IN_FORUM
    assert not game.exposed >> concession("mining") & 1
    assert game.talents[man("manlius")] == game.knights[man("manlius")] == 0


def test_1_05_3_a_leader_who_governs_is_succeeded_in_rome() -> None:
    game = mortality("amphora=claudius*@sicilia(t4,inf9,pop2,corrupt,k1),julius forces=sicilia:1", "5")
    assert game.where[man("claudius")] == ROME
    assert game.leader[1] == man("claudius")
    assert (game.influence[man("claudius")], game.popularity[man("claudius")], game.talents[man("claudius")]) == (
        4,
        0,
        3,
    )  # a leader's income
    assert game.province[province("sicilia")] == VACANT
    assert count(game.legions[GARRISON + province("sicilia")]) == 1
    assert "corrupt" not in _senator(game, "amphora", "claudius")
    assert "k1" not in _senator(game, "amphora", "claudius")


def _senator(game: Republic, faction: str, key: str) -> str:
    line = next(field for field in GAME_TYPE.position(game).split() if field.startswith(f"{faction}="))
    return line[line.index(key) :].split("),")[0]


def test_1_05_3_a_captive_leader_is_succeeded_by_a_free_man() -> None:
    game = mortality("wars=1st_punic_war:active amphora=claudius*@captive.1st_punic_war(t4),julius", "5")
    assert game.where[man("claudius")] == ROME
    assert game.talents[man("claudius")] == 3  # a leader's income


def test_1_05_3_the_dead_mans_veterans_are_nobodys() -> None:
    game = mortality("amphora=julius*,manlius forces=active:2+1v.manlius", "6")
    assert count(game.veterans) == 1
    assert all(patron == NOBODY for patron in game.allegiance)


def test_1_05_3_all_provinces_of_a_man_with_legates_lie_in_the_forum() -> None:
    game = mortality(
        "laws=vatinian_law amphora=julius*,manlius"
        " provinces=sicilia(governor:manlius,dial2,legate),africa(governor:manlius,dial3,legate)",
        "6",
    )
    assert game.province[province("sicilia")] == game.province[province("africa")] == VACANT
    assert game.legates == 0


def test_1_05_3_a_dead_commander_leaves_his_force_on_the_war() -> None:
    game = mortality("wars=1st_punic_war:active amphora=julius*,manlius@1st_punic_war(proconsul) forces=manlius:4+2f", "6")
    assert count(game.legions[STRAY + war("1st_punic_war")]) == 4
    assert game.fleets[STRAY + war("1st_punic_war")] == 2


@pytest.mark.parametrize(("value", "keeps"), [("loses_office", False), ("keeps_office", True)])
def test_1_05_3_the_master_of_horse_after_the_dictators_death(value: str, keeps: bool) -> None:
    game = mortality(f"moh_after_dictator_death={value} amphora=julius*,manlius(dictator),claudius(master_of_horse)", "6")
    assert (game.offices[MASTER_OF_HORSE] == man("claudius")) == keeps


def test_1_05_3_an_open_bodyguard_is_discarded_with_his_master() -> None:
    game = mortality("amphora=julius*,manlius(open_bodyguard)", "6")
    assert len(game.discards) == 1


def test_1_05_3_the_death_of_the_rebel_ends_the_revolt() -> None:
    game = mortality(
        "amphora=julius*,manlius@revolt(rebel),claudius@revolt column=cornelius*,fabius@civil_war(field_consul)"
        " wars=civil_war:active"
        " forces=manlius:5,fabius:6",
        "6",
    )
    assert game.rebel == NOBODY
    assert game.zone[war("civil_war")] != FOUGHT
    assert game.curia == [man("manlius"), man("claudius")]
    assert game.where[man("fabius")] == ROME
    assert count(game.legions[ACTIVE]) == 11


def test_1_05_3_a_rebel_leaders_family_stays_loyal_in_rome() -> None:
    game = mortality("amphora=manlius*@revolt(rebel,inf12),claudius wars=civil_war:active forces=manlius:5", "6")
    assert game.where[man("manlius")] == ROME
    assert game.influence[man("manlius")] == 4
    assert game.leader[1] == man("manlius")
    assert game.rebels == 0


# -- [1.05.31] statesmen


def test_1_05_31_caesar_dies_and_julius_goes_to_the_curia() -> None:
    game = mortality("amphora=claudius*,4a_julius_caesar(statesman_on_family,t9)", "4")
    assert game.gone >> man("4a_julius_caesar") & 1
    assert game.curia == [man("julius")]


def test_1_05_31_caesar_who_leads_is_succeeded_by_julius() -> None:
    game = mortality("amphora=claudius,4a_julius_caesar*(statesman_on_family,t9,inf20,pop7)", "4")
    assert game.gone >> man("4a_julius_caesar") & 1
    assert game.where[man("julius")] == ROME
    assert game.leader[1] == man("julius")
    assert (game.influence[man("julius")], game.popularity[man("julius")], game.talents[man("julius")]) == (4, 0, 3)


def test_1_05_31_a_leader_without_family_leaves_no_leader_until_one_is_named() -> None:
    game = mortality("amphora=claudius,22a_cato_the_elder*", "22")
    assert game.leader[1] == NOBODY
    assert game.curia == []


def test_1_05_31_the_family_moves_to_the_brother_in_another_faction() -> None:
    game = mortality(
        "amphora=claudius,25a_tiberius_gracchus*(statesman_on_family) star=junius*,25b_gaius_gracchus dice=6,6,1,1", "25"
    )
    assert game.on_family == 1 << man("25b_gaius_gracchus")
    assert game.leader[1] == NOBODY
    assert game.curia == []
    assert game.where[man("sempronius")] == OUT


# -- [1.05.4] the last senator


def test_1_05_4_the_first_family_without_a_statesman_in_play_is_taken() -> None:
    game = mortality(
        "column=1a_scipio_africanus*(rome_consul) curia=cornelius,aelius,terentius star=22a_cato_the_elder*", "22"
    )
    assert asked(game) == "LastSenatorLost"
    assert game.actors() == [3]
    assert sorted(menu(game)) == ["continue", "quit"]
    speak(game, "continue")
    assert game.leader[3] == man("aelius")
    assert game.curia == [man("cornelius"), man("terentius")]
    assert game.where[man("aelius")] == ROME


def test_1_05_4_a_faction_without_a_family_to_take_waits_for_the_next_that_dies() -> None:
    game = mortality("star=22a_cato_the_elder* star.box=5", "22")
    speak(game, "continue")
    assert game.phase == REVENUE
    assert game.box[3] == 5
    assert game.playing == 0b1111
    again = phase("mortality", "star.box=5 star=- marks=bereft:8 chits=6")
    assert again.leader[3] == man("manlius")
    assert again.curia == []


def test_1_05_4_who_quits_is_out_with_cards_and_treasury() -> None:
    game = mortality("star=22a_cato_the_elder* star.box=5 star.hand=tribune_1,mining", "22")
    speak(game, "quit")
    assert game.playing == 0b0111
    assert game.box[3] == 0
    assert game.hands[3] == []


def test_1_05_inactive_wars_and_dead_leaders_do_not_stir() -> None:
    game = mortality("wars=1st_punic_war:inactive leaders=hannibal:dead")
    assert game.zone[war("1st_punic_war")] == INACTIVE
    assert game.enemy[LEADER_KEYS.index("hannibal")] == DEAD


# -- [3.05.1] M0


@pytest.mark.parametrize(("turn", "era"), [(6, 0), (7, 1), (14, 1), (15, 2)])
def test_3_05_1_the_alternate_history_changes_its_era_on_turns_8_and_16(turn: int, era: int) -> None:
    now = 0 if turn < 8 else 1
    game = at(f"scenario=alternate turn={turn} era={('early', 'middle')[now]} phase=mortality stack=Years(mortality) chits=0")
    assert game.turn == turn + 1
    assert game.era == era
