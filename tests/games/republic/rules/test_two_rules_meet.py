"""Corners of chapters 1.05 to 1.12 where two rules meet: a third reading of the rulebook, sentence by sentence."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.ids import PRETENDER_EMERGES
from comitium.games.republic.catalogue.senators import INFLUENCE
from comitium.games.republic.events.revenue import DisorderRolled, RaidRolled, TreasuryLow
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.sentences.questions import by_choice, odds_of
from comitium.games.republic.rules.common.ranks import highest
from comitium.games.republic.state.numbers import GOVERNED, IN_CURIA, ON_BOARD, REVOLTED, VACANT
from comitium.games.republic.state.republic import Republic
from comitium.text import say
from games.republic.fixtures.builder import Ear, asked, listen, man, province
from games.republic.fixtures.rarities import draw, enemy
from games.republic.fixtures.spoken_table import speak
from games.republic.fixtures.wars.field import campaign, fate, force

OTHERS = "amphora=julius*,claudius trident=fulvius*,furius star=junius*,papirius"
TWO_POSTS = (
    "scenario=late laws=vatinian_law column=cornelius*(rome_consul),fabius@hispania_citerior "
    "provinces=hispania_citerior(dial2),illyricum(legate,dial2,governor:fabius)"
)


def revenue(text: str) -> tuple[Republic, Ear]:
    """The Revenue Phase of turn 2 is about to begin."""
    game = GAME_TYPE.from_position(f"turn=2 phase=mortality stack=Years(revenue) {OTHERS} {text}", 7)
    ear = listen(game)
    game.advance()
    return game, ear


# -- provinces


def test_1_06_raiders_leave_alone_what_a_dead_governor_held_by_a_legate() -> None:
    game, ear = revenue(f"{TWO_POSTS} events=barbarian_raids:1 dice=6,1,1,1 chits=2,3,4,5,6,7")
    assert [said.province for said in ear.all(RaidRolled)] == [province("hispania_citerior")]
    assert game.province[province("illyricum")] == VACANT
    assert man("fabius") in game.curia


def test_1_06_no_revolt_where_the_governor_has_died_elsewhere() -> None:
    game, ear = revenue(f"{TWO_POSTS} events=internal_disorder:1 dice=1,1")
    assert [said.province for said in ear.all(DisorderRolled)] == [province("hispania_citerior")]
    assert game.province[province("hispania_citerior")] == REVOLTED
    assert game.province[province("illyricum")] == VACANT


MITHRIDATES = (
    "wars=3rd_mithridatic_war:active forces=julius:14+6f dice=3,3,3 "
    "column=fabius*,julius@3rd_mithridatic_war(field_consul,sent1)"
)


def test_1_10_4_the_third_mithridatic_war_develops_a_bithynia_that_is_there() -> None:
    game, _ = campaign(f"{MITHRIDATES} provinces=bithynia")
    assert game.province[province("bithynia")] == VACANT
    assert game.developed >> province("bithynia") & 1


def test_1_10_4_nobody_is_honoured_for_a_bithynia_developed_by_war() -> None:
    game, _ = campaign(f"{MITHRIDATES},manlius@bithynia provinces=bithynia(dial2)")
    assert game.province[province("bithynia")] == GOVERNED
    assert game.developed >> province("bithynia") & 1
    assert game.influence[man("manlius")] == INFLUENCE[man("manlius")]


def test_1_07_21_a_pretender_leaves_rebels_alone() -> None:
    game = draw(
        "jugurthine_war",
        "joining_governor=keeps_idle events=pretender_emerges:2 wars=civil_war:active forces=fulvius:3 "
        "trident=fulvius@revolt(rebel),furius@revolt,aurelius* provinces=asia(dial2,governor:furius)",
    )
    assert game.province[province("asia")] == GOVERNED
    assert game.levels[PRETENDER_EMERGES] == 2  # it goes on waiting


@pytest.mark.parametrize(
    ("provinces", "place"), [("hispania_citerior,hispania_ulterior", ON_BOARD), ("hispania_citerior", IN_CURIA)]
)
def test_c_44_viriathus_joins_a_revolt_that_rages_once_its_provinces_exist(provinces: str, place: int) -> None:
    game, _ = campaign(
        f"column=fabius* wars=lusitanian_war:active leaders=viriathus:curia provinces={provinces}", "revolution", hands=False
    )
    assert game.turn == 4
    assert enemy(game, "viriathus") == place


def test_a_1_if_rome_is_empty_offices_rank_as_if_all_were_there() -> None:
    game = GAME_TYPE.from_position(
        "column=cornelius*@sicilia(inf20) amphora=julius*@syrian_war(field_consul,inf3,sent1) wars=syrian_war:active "
        "forces=julius:6+2f trident=fulvius*@captive.syrian_war(dictator) star=junius*@revolt(rebel)",
        1,
    )
    assert highest(game) == man("julius")


# -- money


@pytest.mark.parametrize(("treasury", "level"), [(70, None), (69, 50), (39, 20), (20, 20)])
def test_1_06_53_all_are_warned_when_an_event_empties_the_treasury(treasury: int, level: int | None) -> None:
    game = GAME_TYPE.from_position(
        f"turn=2 phase=forum treasury={treasury} column=cornelius*(rome_consul) {OTHERS} "
        "stack=Years(population)/Forum(regular_initiatives,[0])/Initiative(roll,0) dice=3,4,2,2,2",
        7,
    )
    ear = listen(game)
    game.advance()
    assert game.treasury == treasury - 20
    assert [said.level for said in ear.all(TreasuryLow)] == ([] if level is None else [level])


# -- the rebel's last stand


def test_c_87_legions_without_a_commander_that_faced_him_are_in_italy() -> None:
    game, _ = campaign(
        "column=cornelius* wars=civil_war:active,syrian_war:active,jugurthine_war:active,parthian_war:active,"
        "social_war:active forces=fulvius:3,civil_war:4,active:2+3f",
        others="amphora=julius* trident=fulvius@revolt(rebel),aurelius* star=junius*",
    )
    assert asked(game) == "NextWar"
    assert force(game, "fulvius") == (9, 3)


def test_c_38_if_the_rebel_dies_in_his_decisive_victory_the_other_armies_fight_after_all() -> None:
    number = man("fulvius") + 1
    game, ear = campaign(
        "column=cornelius*@civil_war(field_consul,sent1),fabius@social_war(rome_consul,sent2) "
        "wars=civil_war:active,syrian_war:active,jugurthine_war:active,parthian_war:active,social_war:active "
        f"forces=cornelius:1,fabius:9,fulvius:12,active:2f dice=1,1,1,3,3,4,2,3,3 chits={number},1,2,3",
        others="amphora=julius* trident=fulvius@revolt(rebel),aurelius* star=junius*",
    )
    assert asked(game) == "NextWar"
    speak(game, "war jugurthine_war")
    assert game.rebel < 0
    assert [said.senator for said in fate(ear, "ArmiesMet")] == [man("fulvius"), man("fabius")]
    assert not game.over


# -- odds before a gamble


def spoken(game: Republic) -> list[str]:
    return [say(one, "en").replace("\u00a0", " ").replace("\u202f", " ") for one in odds_of(game, game.actors()[0])]


def test_1_06_13_what_a_governor_may_take_is_said_before_the_dice() -> None:
    game, _ = revenue("column=cornelius*(rome_consul),fabius@hispania_ulterior provinces=hispania_ulterior(dial2)")
    assert asked(game) == "TakeSpoils"
    assert spoken(game) == [
        "He takes 0 T (50%), 1 T (17%), 2 T (17%) and 3 T (16%). A negative result costs the State, 2 T at worst.",
        "The province develops in 33% of cases without spoils, in 17% if he takes them.",
    ]


def test_1_06_13_omens_and_verres_are_counted_before_the_dice() -> None:
    game, _ = revenue(
        "column=cornelius*(rome_consul),fabius@sicilia(corrupt) provinces=sicilia(dial2) events=evil_omens:1,trial_of_verres:1"
    )
    assert spoken(game) == [
        "He takes 0 T (67%), 1 T (17%) and 2 T (16%).",
        "The province develops in 0% of cases either way: he is already corrupt.",
    ]


def test_1_06_4_after_a_raid_nothing_is_said_of_development() -> None:
    game, _ = revenue(
        "column=cornelius*(rome_consul),fabius@hispania_citerior provinces=hispania_citerior(dial2) "
        "events=barbarian_raids:1 dice=6,6"
    )
    assert asked(game) == "TakeSpoils"
    assert len(spoken(game)) == 1


def test_1_12_4_the_rebel_sees_how_each_war_would_go() -> None:
    game, _ = campaign(
        "column=cornelius* wars=civil_war:active,syrian_war:active,jugurthine_war:active,parthian_war:active,"
        "social_war:active forces=fulvius:9,active:2+2f",
        others="amphora=julius* trident=fulvius@revolt(rebel),aurelius* star=junius*",
    )
    assert asked(game) == "NextWar"
    assert len(spoken(game)) == 4
    assert all("victory" in line for line in spoken(game))
    assert [choice for choice, _ in by_choice(game, 2)] == game.legal(2)


@pytest.mark.parametrize(
    ("events", "chance"), [("", 2 / 6), ("events=internal_disorder:1", 0), ("events=barbarian_raids:1", 0)]
)
def test_1_06_4_no_chance_to_develop_where_there_is_disorder_or_a_raid(events: str, chance: float) -> None:
    game = GAME_TYPE.from_position(f"column=fabius*@illyricum provinces=illyricum(dial2) {events}", 1)
    assert odds.development(game, province("illyricum")) == pytest.approx(chance)


@pytest.mark.parametrize("ended", [0, 1])
def test_1_12_1_in_the_last_forum_phase_no_speech_is_foretold(ended: int) -> None:
    game = GAME_TYPE.from_position(
        f"turn=2 phase=forum marks=era_ends:{ended} column=cornelius*(rome_consul,t20) {OTHERS} "
        "stack=Years(population)/Forum(regular_initiatives,[0])/Initiative(games,0)",
        7,
    )
    game.advance()
    assert asked(game) == "Games"
    assert bool(spoken(game)) == bool(by_choice(game, 0)) == (not ended)
