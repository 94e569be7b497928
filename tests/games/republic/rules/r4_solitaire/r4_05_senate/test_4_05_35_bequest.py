"""[4.05.35] Bequests, and [D-29] garrisons, with what a plan leaves in Italy."""

from __future__ import annotations

import pytest

from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.state.numbers import BITHYNIA, FETCHED, GARRISON, MISSION, OPEN_BEQUEST, PERGAMUM
from games.republic.fixtures.builder import asked, man, province
from games.republic.fixtures.solo.plans import campaign, force, italy, menu, position, tell

CONSULS = {"amphora": "valerius*(rome_consul),manlius", "trident": "julius*(field_consul),fulvius"}
DICTATOR = {"star": "claudius*(dictator),flaminius(master_of_horse)"}
BEQUEST = "scenario=middle solo_garrisons=none bequests=pergamum:open wars=1st_gallic_war:active "


def test_4_05_35_not_if_the_plan_needs_the_field_consul() -> None:
    game = position(BEQUEST + "forces=active:20+3f", **CONSULS)
    campaign(game, "1st_gallic_war")
    assert game.bequests[PERGAMUM] == OPEN_BEQUEST


def test_4_05_35_the_field_consul_goes_with_what_is_left() -> None:
    game = position(BEQUEST + "forces=active:18+3f", **CONSULS, **DICTATOR)
    campaign(game, "1st_gallic_war")
    tell(game, "senator claudius")
    assert game.where[man("julius")] == MISSION + PERGAMUM
    assert force(game, "julius") == (3, 3)
    assert italy(game) == (1, 0)


def test_4_05_35_nothing_is_raised_for_it() -> None:
    game = position(BEQUEST + "forces=active:14+3f", **CONSULS, **DICTATOR)
    campaign(game, "1st_gallic_war")
    tell(game, "senator claudius")
    assert game.bequests[PERGAMUM] == OPEN_BEQUEST


def test_4_05_35_that_of_pergamum_comes_before_that_of_bithynia() -> None:
    text = "scenario=late solo_garrisons=none bequests=pergamum:open,bithynia:open forces=active:10+8f"
    game = position(text, **CONSULS)
    campaign(game)
    assert (game.bequests[PERGAMUM], game.bequests[BITHYNIA]) == (FETCHED, OPEN_BEQUEST)


# -- D-29


def test_d_29_the_dominant_player_posts_and_recalls_garrisons() -> None:
    text = "scenario=middle wars=1st_gallic_war:active provinces=sicilia,illyricum forces=active:16,illyricum:2"
    game = position(text, **CONSULS)
    campaign(game, "1st_gallic_war")
    assert asked(game) == "PostGarrisons"
    assert game.actors() == [0]
    assert not [word for word in menu(game) if word.startswith(("deploy", "recall", "reinforce", "thin"))]
    tell(game, "garrison sicilia", "legions 2", "ungarrison illyricum", "legions 1", "done")
    assert game.legions[GARRISON + province("sicilia")].bit_count() == 2
    assert game.legions[GARRISON + province("illyricum")].bit_count() == 1
    assert italy(game) == (2, 0)


def test_d_29_garrisons_are_asked_without_the_form_of_an_army() -> None:
    """A war may be left for which nobody is free to go: no form, but a question that can be drawn."""
    text = "scenario=middle wars=1st_gallic_war:active,syrian_war:active provinces=sicilia forces=active:16"
    game = position(text, **CONSULS)
    campaign(game, "1st_gallic_war")
    assert asked(game) == "PostGarrisons"
    assert GAME_TYPE.form(game, 0, {}) is None


@pytest.mark.parametrize(("value", "question"), [("dominant_player", True), ("none", False)])
def test_d_29_unless_the_option_says_nobody_does(value: str, question: bool) -> None:
    text = f"scenario=middle solo_garrisons={value} wars=1st_gallic_war:active provinces=sicilia forces=active:16"
    game = position(text, **CONSULS)
    campaign(game, "1st_gallic_war")
    assert (asked(game) == "PostGarrisons") == question
