"""[4.05.3] Players who govern without a neutral make their own plan."""

from __future__ import annotations

import pytest

from comitium.core.errors import Illegal
from comitium.games.republic.choices import WORDS
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.notation.read import read
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_senate import SoloSenate
from comitium.games.republic.state.numbers import AT_WAR
from comitium.text import LANGUAGES, say
from games.republic.fixtures.builder import META, asked, man, war
from games.republic.fixtures.solo.plans import force, italy, menu, planned, position, sent, tell, two_players

ALONE = "coalition=column wars=1st_gallic_war:active,syrian_war:active "
OFFICES = {"column": "cornelius*(field_consul),papirius", "amphora": "valerius*(rome_consul),manlius"}


def test_4_05_3_they_raise_and_disband_what_they_like() -> None:
    game = position(ALONE + "forces=active:12+5f treasury=50")
    senate = planned(game)
    assert asked(game) == "PlanForces"
    tell(game, "raise-legions 2", "disband-fleets 1", "done")
    assert italy(game) == (14, 4)
    assert senate.entry < 0


RHODES = "events=rhodian_alliance:1 marks=rhodian_fleets:8,rhodian_turn:2,rhodian_wars:"


@pytest.mark.parametrize(("answer", "fleets"), [("yes", 9), ("no", 1)])
def test_4_02_2_only_players_who_govern_alone_may_decline_the_rhodians(answer: str, fleets: int) -> None:
    wars = str(1 << war("syrian_war"))
    game = position(ALONE + RHODES + wars + " forces=active:12+9f treasury=50")
    planned(game)
    assert asked(game) == "KeepRhodians"
    for language in LANGUAGES:
        assert say(game.stack[-1].ask(game, 0), language)
    with pytest.raises(Illegal) as refused:
        game.apply(0, WORDS.parse("pass"))
    assert refused.value.rule == "1.07.21"
    twin = game.clone()
    del twin.stack[0]  # what the test began with
    text = GAME_TYPE.position(twin)
    assert GAME_TYPE.position(read(text, META, 1)) == text
    tell(game, answer)
    assert italy(game) == (12, fleets)
    assert asked(game) == "PlanForces"
    other = position("wars=1st_gallic_war:active,syrian_war:active " + RHODES + wars + " forces=active:12+9f treasury=50")
    planned(other)
    assert asked(other) != "KeepRhodians"
    assert italy(other)[1] == 9


def test_4_02_2_nor_in_a_later_turn() -> None:
    old = RHODES.replace("rhodian_turn:2", "rhodian_turn:1") + str(1 << war("syrian_war"))
    game = position(ALONE + old + " forces=active:12+9f treasury=50")
    planned(game)
    assert asked(game) == "PlanForces"


def test_4_05_33_a_manpower_shortage_binds_them_too() -> None:
    game = position(ALONE + "events=manpower_shortage:1 forces=active:12+5f treasury=50")
    planned(game)
    assert "raise-legions 1" not in menu(game)
    assert "disband-legions 1" in menu(game)


def test_4_05_3_they_send_whom_they_like() -> None:
    game = position(ALONE + "forces=active:12+5f", **OFFICES)
    sent(game, SoloSenate())
    assert asked(game) == "PlanArmies"
    tell(game, "deploy cornelius", "war syrian_war", "legions 4", "fleets 2", "done")
    assert force(game, "cornelius") == (4, 2)  # his own commander is not asked
    assert game.where[man("cornelius")] == AT_WAR + war("syrian_war")


def test_4_05_3_or_nobody() -> None:
    game = position(ALONE + "forces=active:12+5f", **OFFICES)
    sent(game, SoloSenate())
    tell(game, "pass")
    assert italy(game) == (12, 5)


def test_d_63_a_list_is_followed_if_the_players_own_senator_is_the_rebel() -> None:
    text = "coalition=column wars=civil_war:active forces=active:9,cornelius:3 treasury=0"
    game = position(text, column="cornelius@revolt(rebel),papirius*")
    assert planned(game).wars == [war("civil_war")]


def test_1_09_643_the_other_players_commander_may_refuse_a_weak_force() -> None:
    game = two_players("wars=1st_gallic_war:active forces=active:12")
    sent(game, SoloSenate())
    weak = ("deploy valerius", "war 1st_gallic_war", "legions 3")
    tell(game, *weak, "done")
    assert asked(game) == "AcceptOrders"
    assert game.actors() == [1]
    tell(game, "no")
    assert asked(game) == "PlanArmies"
    tell(game, *weak)
    assert "done" not in menu(game)  # he has refused just this


def test_1_09_643_or_agrees() -> None:
    game = two_players("wars=1st_gallic_war:active forces=active:12")
    sent(game, SoloSenate())
    tell(game, "deploy valerius", "war 1st_gallic_war", "legions 3", "done", "yes")
    assert force(game, "valerius") == (3, 0)


def test_1_10_1_who_is_sent_later_fights_later() -> None:
    """Manlius was sent third; the one who leaves now comes after him."""
    people = {"column": "cornelius*(field_consul),papirius", "amphora": "valerius*(rome_consul),manlius@syrian_war(sent3)"}
    game = position(ALONE + "forces=active:12+5f,manlius:3", **people)
    sent(game, SoloSenate())
    tell(game, "deploy cornelius", "war 1st_gallic_war", "legions 9", "fleets 0", "done")
    assert game.dispatch[man("cornelius")] == 4
