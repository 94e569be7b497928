"""Around the provincial wars: options, other rules that meet them, what everybody sees, words, odds, and what opponents do."""

from __future__ import annotations

import inspect
from typing import Any

import pytest
from msgspec.structs import fields

from comitium.bots.republic.advanced.provinces import falls, guards_for
from comitium.bots.republic.heuristics import HEURISTICS
from comitium.bots.republic.mood import AVERAGE
from comitium.bots.republic.wars.armies import garrisons, is_met, relieved
from comitium.bots.republic.wars.campaign import worth_of
from comitium.games.republic.catalogue.values import DEFEAT, VICTORY
from comitium.games.republic.choices import NO, SENATOR, TALENTS, YES
from comitium.games.republic.events.advanced import provincial as events
from comitium.games.republic.events.combat import BattleDecided
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.odds.battle import hit
from comitium.games.republic.odds.provincial import provincial_battle, wars_to_fight
from comitium.games.republic.odds.sentences.defence import defence
from comitium.games.republic.odds.sentences.questions import by_choice, odds_of
from comitium.games.republic.rules.common.provinces import create_provinces
from comitium.games.republic.rules.common.wars import fleet_strength, land_strength, leave_play, wake_conditional
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_peace import sue_for_peace
from comitium.games.republic.rules.r1_09_senate.choices import ALL_FOR
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import DEPLOYED, GARRISONED, may_garrison
from comitium.games.republic.rules.r2_02_provincial_wars.choices import ARMIES
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_3_levies import RaiseProvincials
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_41_battle import fight
from comitium.games.republic.state.numbers import ALLIED, BEATEN, COMBAT, GARRISON, INACTIVE, NOBODY, REVOLUTION, VACANT
from comitium.games.republic.state.republic import Republic
from comitium.text import LANGUAGES, say
from games.republic.fixtures.advanced.provincial import forces, provincial
from games.republic.fixtures.builder import asked, create, enact, listen, man, province, wage, war
from games.republic.fixtures.senate import call, finish_vote, hush, senate_with_officers, sit, tell

EVENTS = [
    kind
    for _, kind in inspect.getmembers(events, inspect.isclass)
    if kind.__module__ == events.__name__ and not kind.__name__.endswith("Said")
]
HELPING = "provinces=africa(allied:jugurthine_war,armies2,fleets1) wars=jugurthine_war:active "


def table(text: str) -> Republic:
    """A position of the Senate Phase at which nothing is asked."""
    people = "column=cornelius*,fulvius amphora=valerius* trident=claudius* star=papirius*"
    said = [field.partition("=")[0] for field in text.split()]
    rest = " ".join(field for field in people.split() if field.partition("=")[0] not in said)
    return GAME_TYPE.from_position(f"provincial_wars=true players=4 turn=3 phase=senate {text} {rest} stack=-", 1)


# -- other rules that meet it


def test_c_63_allies_are_free_when_an_event_removes_the_war() -> None:
    game = table(HELPING)
    sue_for_peace(game, war("jugurthine_war"), "1.07.21")
    assert game.province[province("africa")] == VACANT
    assert forces(game, "africa") == (0, 0)
    assert game.allies == []


def test_c_97_a_matching_war_multiplies_and_is_not_fought_through_the_same_list() -> None:
    game = table("provinces=macedonia wars=3rd_macedonian_war:active,4th_macedonian_war:active")
    assert land_strength(game, war("3rd_macedonian_war")) == 16
    assert wars_to_fight(game, province("macedonia")) == [war("3rd_macedonian_war")]


def test_c_100_forces_of_a_revolt_that_is_beaten_are_gone() -> None:
    game = table("provinces=sicilia(revolted,armies3) wars=revolt_sicilia:active")
    assert land_strength(game, war("sicilia")) == 2 + 3
    leave_play(game, war("sicilia"), BEATEN, "1.10.4")
    assert forces(game, "sicilia") == (0, 0)
    assert game.province[province("sicilia")] == VACANT


def test_c_109_a_victory_does_not_develop_a_province_that_helps_another_war() -> None:
    game = table("provinces=bithynia(allied:parthian_war) wars=parthian_war:active,3rd_mithridatic_war:beaten")
    create_provinces(game, war("3rd_mithridatic_war"), "1.10.4")
    assert game.province[province("bithynia")] == ALLIED
    assert not game.developed >> province("bithynia") & 1


def test_2_02_31_a_garrison_goes_to_a_roman_province_only() -> None:
    game = table(f"{HELPING.replace('provinces=', 'provinces=sicilia,')}")
    assert may_garrison(game, province("sicilia"))
    assert not may_garrison(game, province("africa"))


def test_2_02_414_a_conditional_war_that_a_province_has_beaten_sleeps_on() -> None:
    """The Lusitanian War wakes when both Spains exist (C-44), but not if one of them has beaten it."""
    spains = "provinces=hispania_citerior,hispania_ulterior"
    game = table(f"{spains} wars=lusitanian_war:inactive+subdued")
    wake_conditional(game, "C-44")
    assert game.zone[war("lusitanian_war")] == INACTIVE
    game = table(f"{spains} wars=lusitanian_war:inactive")
    wake_conditional(game, "C-44")
    assert game.zone[war("lusitanian_war")] != INACTIVE


def test_2_02_412_a_naval_victory_marker_leaves_no_allied_fleet() -> None:
    game = table(HELPING.replace(":active", ":active+naval_victory"))
    assert fleet_strength(game, war("jugurthine_war")) == 0


# -- positions, views, boards


@pytest.mark.parametrize(
    "provinces",
    [
        "africa(armies3,fleets2)",
        "africa(armies3,allied:jugurthine_war)",
        "macedonia(allied:syrian_war),asia(fleets2,allied:syrian_war)",
    ],
)
def test_2_02_3_positions_say_it_and_read_it_again(provinces: str) -> None:
    game = table(f"provinces={provinces} wars=jugurthine_war:active+relieved,syrian_war:inactive+subdued")
    text = GAME_TYPE.position(game)
    assert f"provinces={provinces}" in text
    assert GAME_TYPE.position(GAME_TYPE.from_position(text, 1)) == text


def test_2_02_412_the_order_of_the_allies_is_kept() -> None:
    game = table("provinces=macedonia(allied:syrian_war),asia(allied:syrian_war) wars=syrian_war:active")
    game.allies = [*game.allies[2:], *game.allies[:2]]
    assert GAME_TYPE.from_position(GAME_TYPE.position(game), 1).allies == game.allies


@pytest.mark.parametrize("language", LANGUAGES)
def test_2_02_4_everybody_sees_forces_attackers_and_allies(language: str) -> None:
    game = table("provinces=africa(armies3,fleets1),illyricum(allied:syrian_war) wars=jugurthine_war:active,syrian_war:active")
    view = GAME_TYPE.view(game, None)
    shown = {one.province: one for one in view.provinces}
    africa, illyricum = shown[province("africa")], shown[province("illyricum")]
    assert (africa.armies, africa.fleets, africa.attacked, africa.helps) == (3, 1, True, None)
    assert (illyricum.attacked, illyricum.helps) == (False, war("syrian_war"))
    syria = next(one for one in view.wars if one.war == war("syrian_war"))
    assert (syria.land, syria.allied, syria.allies) == (6 + 2, 2, (province("illyricum"),))
    board = GAME_TYPE.board(view, None)
    marks = [mark for piece in board.zone("provinces").pieces for mark in piece.marks]
    assert all(say(mark.text, language) for mark in marks)
    assert {"provincial-armies", "provincial-fleets", "attacked", "helps"} <= {mark.id for mark in marks}


# -- words


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_spoken(kind: Any, number: int, language: str) -> None:
    values = {one.name: "3, 4" if one.type is str else number for one in fields(kind) if one.name != "rule"}
    sentence = say(kind("2.02", **values).phrase(), language)
    assert sentence
    assert "{" not in sentence
    assert "republic-" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("added", [-1, 0, 10])
def test_every_question_and_choice_is_spoken(language: str, added: int) -> None:
    game = table("column=cornelius*,fulvius@sicilia(t30) provinces=sicilia")
    question = RaiseProvincials(0, province("sicilia"), added)
    assert say(question.ask(game, 0), language)
    for choice in question.legal(game, 0):
        wording = question.wording(choice) or GAME_TYPE.describe(choice).text
        assert say(wording, language)
    assert question.is_sound(game)


# -- odds


def test_2_02_41_the_odds_are_those_of_the_dice() -> None:
    """Africa with six armies against Jugurtha, 216 throws each, with a legion and without."""
    text = "column=cornelius*,fulvius@africa provinces=africa(armies6) wars=jugurthine_war:active forces=africa:1 events={}"
    for events_in_play in ("evil_omens:1", "ally_deserts:1"):
        game = table(text.format(events_in_play))
        legions = game.legions[GARRISON + province("africa")]
        counted = [0] * 5
        danger = [0.0, 0.0]  # of being killed, of being captured
        for throw in range(216):
            twin = game.clone()
            twin.phase = COMBAT
            twin.loaded = [1 + throw // 36, 1 + throw // 6 % 6, 1 + throw % 6]
            before = twin.zone[war("jugurthine_war")]
            ear = listen(twin)
            fight(twin, province("africa"), war("jugurthine_war"))
            result = ear.all(BattleDecided)[0].result
            lost = sum(one.armies + one.legions + one.fleets for one in ear.all(events.ProvincialLosses))
            for place, chance in enumerate(hit(game, man("fulvius"), lost, result)):
                danger[place] += chance
            counted[DEFEAT] += twin.province[province("africa")] == ALLIED
            counted[VICTORY] += twin.zone[war("jugurthine_war")] != before
        found = provincial_battle(game, province("africa"), war("jugurthine_war"), legions, man("fulvius"))
        every = (found.defeat, found.disaster, found.standoff, found.stalemate, found.victory)
        assert sum(every) == pytest.approx(1.0)
        assert found.defeat == pytest.approx(counted[DEFEAT] / 216)
        assert found.victory == pytest.approx(counted[VICTORY] / 216)
        assert found.killed == pytest.approx(danger[0] / 216)
        assert found.captured == pytest.approx(danger[1] / 216)


@pytest.mark.parametrize("language", LANGUAGES)
def test_2_02_31_a_garrison_that_will_fight_has_its_odds(language: str) -> None:
    game = table("provinces=africa(armies6),sicilia wars=jugurthine_war:active")
    (sentence,) = defence(game, province("africa"), 1, NOBODY)
    (led,) = defence(game, province("africa"), 1, man("fulvius"))
    assert "%" in say(sentence, language)
    assert "Fulvius" in say(led, language)
    assert defence(game, province("sicilia"), 1, NOBODY) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_2_02_41_who_is_sent_to_a_province_under_attack_knows_his_odds(language: str) -> None:
    game = senate_with_officers("late", provincial_wars=True)
    enact(game, "vatinian_law")
    create(game, "africa")
    wage(game, "jugurthine_war")
    sit(game, "governors")
    tell(game, "province africa")
    hush(game)
    said = dict(by_choice(game, 0))
    assert {*said} == {*game.legal(0)}
    assert say(said[SENATOR + man("manlius")], language) != say(said[SENATOR + man("aurelius")], language)  # ratings 3 and 1
    tell(game, "senator manlius", "done")
    hush(game)
    call(game, 0)
    assert [one for one in odds_of(game, 0) if "Manlius" in say(one, language)]
    finish_vote(game, {}, ALL_FOR)
    hush(game)
    assert asked(game) == "GoOrLegate"
    assert {*dict(by_choice(game, 1))} == {YES, NO}
    assert say(dict(by_choice(game, 1))[YES], language) != say(dict(by_choice(game, 1))[NO], language)
    assert odds_of(game, 1)


def test_2_02_4_what_spared_a_province_is_over_with_the_phase() -> None:
    """Next turn the Senate sees the odds again, and nobody the mark."""
    game, _ = provincial(
        "column=cornelius*,fulvius@syrian_war(proconsul,sent1) provinces=macedonia wars=syrian_war:active "
        "forces=fulvius:6+2f dice=3,3,2"
    )
    assert (game.phase, game.relieved) == (REVOLUTION, 0)
    assert defence(game, province("macedonia"), 0, NOBODY)


# -- opponents


def raising(game: Republic, added: int = -1) -> int:
    """What a governor of average temper answers."""
    game.stack = [RaiseProvincials(0, province("africa"), added)]
    legal = game.stack[-1].legal(game, 0)
    return HEURISTICS[RaiseProvincials].choose(game, 0, legal, AVERAGE)


def test_2_02_3_a_governor_pays_only_for_a_province_that_a_war_waits_for() -> None:
    text = "column=cornelius*,fulvius@africa(t40) provinces=africa"
    assert raising(table(text)) == TALENTS
    assert raising(table(f"{text} wars=jugurthine_war:inactive")) > TALENTS


def test_2_02_3_fleets_are_raised_as_far_as_a_war_asks_for_them() -> None:
    text = "column=cornelius*,fulvius@africa provinces=africa wars=jugurthine_war:inactive"
    assert raising(table(text), 0) == ARMIES + 2  # the printed five are enough
    assert raising(table(f"{text} provincial_support=fleets_only"), 0) == ARMIES


def guards(text: str, most: int = 9) -> int:
    """The legions that a bot would send to Africa against Jugurtha (8)."""
    game = table(f"{text} wars=jugurthine_war:active")
    return guards_for(game, war("jugurthine_war"), province("africa"), most)


def test_2_02_412_the_chance_that_a_province_falls_is_that_of_its_odds() -> None:
    for africa in ("africa", "africa(armies4)", "africa(armies4) forces=africa:2", "africa(developed,armies6)"):
        game = table(f"wars=jugurthine_war:active provinces={africa}")
        legions = game.legions[GARRISON + province("africa")]
        odds = provincial_battle(game, province("africa"), war("jugurthine_war"), legions, NOBODY)
        assert falls(game, war("jugurthine_war"), province("africa")) == pytest.approx(odds.defeat)


def test_2_02_32_a_legion_is_sent_where_it_doubles_the_armies() -> None:
    """Undeveloped Africa (3) with four armies: 5, and 8 beside a legion."""
    assert guards("provinces=africa(armies4)") >= 1
    assert guards("provinces=africa(armies4)", most=0) == 0
    assert guards("provinces=africa(armies10) forces=africa:1") == 0  # 14 against 8: nothing to fear


def test_2_02_32_no_governor_is_given_more_than_three() -> None:
    assert guards("provinces=africa forces=africa:2") <= 1
    assert guards("provinces=africa forces=africa:3") == 0


def test_2_02_4_guards_are_spared_where_an_army_goes() -> None:
    text = "provinces=africa(armies4) wars=jugurthine_war:active forces=active:9"
    game = table(text)
    (item,) = garrisons(game, [])
    assert (item[0], item[2]) == (GARRISONED, province("africa"))
    sent = [DEPLOYED, man("cornelius"), war("jugurthine_war"), 5, 0, 2, 0]
    assert is_met(game, [sent], war("jugurthine_war"))
    assert not is_met(game, [sent], war("syrian_war"))


def test_2_02_32_and_stay_there_as_long_as_the_province_must_fight() -> None:
    text = "provinces=africa(armies4) forces=africa:2"
    assert [item[2] for item in relieved(table(text))] == [province("africa")]
    assert relieved(table(f"{text} wars=jugurthine_war:active")) == []
    assert relieved(table(f"{text} wars=jugurthine_war:inactive"))


def test_2_02_4_a_war_that_a_province_would_lose_is_fought_first() -> None:
    text = "provinces=africa wars=jugurthine_war:active"
    alone, helped = table(text), table(text.replace("africa", "africa(armies10)", 1) + " forces=africa:3")
    assert worth_of(alone, war("jugurthine_war")) > worth_of(helped, war("jugurthine_war"))
