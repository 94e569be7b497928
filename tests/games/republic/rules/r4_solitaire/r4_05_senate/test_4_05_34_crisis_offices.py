"""[4.05.34] [4.05.411] Dictator and Master of Horse in a crisis."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.ids import CENSOR, DICTATOR, MASTER_OF_HORSE
from comitium.games.republic.events.solo.plan import DictatorClaimed
from comitium.games.republic.state.numbers import NOBODY
from games.republic.fixtures.builder import asked, listen, man
from games.republic.fixtures.solo.plans import crisis_offices, planned, position, tell

NOBODY_ELSE = {"column": "papirius*", "torch": "acilius*"}
CALM = {"column": "papirius*", "amphora": "valerius*", "trident": "junius*", "star": "calpurnius*", "torch": "popillius*"}


def named(**people: str) -> tuple[int, int]:
    game = position("wars=2nd_punic_war:active", **people)
    crisis_offices(game, "2nd_punic_war")
    return game.offices[DICTATOR], game.offices[MASTER_OF_HORSE]


def test_4_05_34_among_the_best_the_one_immune_in_the_war_is_dictator() -> None:
    people = {"star": "1a_scipio_africanus*", "amphora": "2a_fabius_maximus_cunctator*", "trident": "julius*"}
    dictator, _ = named(**NOBODY_ELSE, **people)
    assert dictator == man("1a_scipio_africanus")


def test_4_05_411_then_the_member_of_the_coalition() -> None:
    people = {"star": "18a_flamininus*", "amphora": "2a_fabius_maximus_cunctator*", "trident": "julius*"}
    dictator, _ = named(**NOBODY_ELSE, **people)
    assert dictator == man("2a_fabius_maximus_cunctator")


def test_4_05_34_then_the_least_influence_and_he_wins_7() -> None:
    game = position("wars=2nd_punic_war:active", **{**CALM, "amphora": "julius*(inf7),aemilius(inf2),furius"})
    ear = listen(game)
    crisis_offices(game, "2nd_punic_war")
    assert game.offices[DICTATOR] == man("aemilius")
    assert game.influence[man("aemilius")] == 9
    assert ear.all(DictatorClaimed) == [DictatorClaimed("4.05.34", man("aemilius"), 4, 0, 1, 2)]


def test_d_53_master_of_horse_of_a_neutral_dictator() -> None:
    people = {
        **CALM,
        "star": "4a_julius_caesar*,18a_flamininus(inf1)",
        "trident": "2a_fabius_maximus_cunctator*(inf9),cornelius",
    }
    game = position("scenario=late wars=2nd_punic_war:active", **people)
    crisis_offices(game, "2nd_punic_war")
    assert game.offices[DICTATOR] == man("4a_julius_caesar")
    assert game.offices[MASTER_OF_HORSE] == man("2a_fabius_maximus_cunctator")
    assert game.influence[man("2a_fabius_maximus_cunctator")] == 12


def test_4_05_34_a_human_dictator_names_his_master_of_horse() -> None:
    game = position("wars=2nd_punic_war:active", **{**CALM, "column": "cornelius*,papirius"})
    crisis_offices(game, "2nd_punic_war")
    assert asked(game) == "NameMaster"
    assert game.actors() == [0]
    tell(game, "senator popillius")
    assert game.offices[MASTER_OF_HORSE] == man("popillius")


def test_4_05_34_a_censor_may_be_taken_and_leaves_the_censorship_vacant() -> None:
    game = position("wars=2nd_punic_war:active", **{**CALM, "star": "julius*(censor)"})
    crisis_offices(game, "2nd_punic_war")
    assert game.offices[DICTATOR] == man("julius")
    assert game.offices[CENSOR] == NOBODY


def test_d_59_against_the_rebel_nobody_is_immune_and_offices_need_no_plan() -> None:
    game = position("wars=syrian_war:active,1st_illyrian_war:active,1st_macedonian_war:active treasury=0")
    senate = planned(game)
    assert senate.wars == []
    crisis_offices(game, crisis=senate.crisis)
    assert game.offices[DICTATOR] != NOBODY
    assert game.offices[MASTER_OF_HORSE] != NOBODY


@pytest.mark.parametrize(("value", "dictator"), [("crisis", False), ("crisis_or_basic", True)])
def test_4_05_411_without_a_crisis_a_dictator_only_by_the_option(value: str, dictator: bool) -> None:
    game = position(f"solo_dictator_test={value} wars=1st_punic_war:active")
    crisis_offices(game, "1st_punic_war", crisis=False)
    assert (game.offices[DICTATOR] >= 0) == dictator
