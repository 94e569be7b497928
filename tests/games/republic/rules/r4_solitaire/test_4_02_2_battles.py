"""[4.02.2] What the dominant player decides for neutral commanders in the Combat Phase, and what neutrals do not use."""

from __future__ import annotations

import pytest

import comitium
from comitium.games.republic.choices import NO, NUMBER, SENATOR, YES
from comitium.games.republic.rules.r1_10_combat.cleopatra import Queen
from comitium.games.republic.rules.r1_10_combat.gabinian_law import BuyUnits
from comitium.games.republic.rules.r1_10_combat.proscription import TakeKnights
from comitium.games.republic.rules.r1_10_combat.r1_10_1_order import DISPATCH, Order, Ordered
from comitium.games.republic.rules.r1_10_combat.r1_10_2_results import SecondVeteran
from comitium.games.republic.rules.r1_10_combat.r1_10_12_attack import Ashore, Attack
from comitium.games.republic.rules.r4_solitaire.r4_02_2_dominant import Delegated
from comitium.games.republic.state.republic import Republic
from comitium.text import say
from games.republic.fixtures.builder import asked, man, play, war
from games.republic.fixtures.solo.plans import position, tell

NEEDS_SOURCES = pytest.mark.skipif(comitium.build() == "compiled", reason="a compiled game cannot be patched")

TWO_WARS = "wars=1st_gallic_war:active,syrian_war:active forces=valerius:9,julius:9+2f "


def usual(game: Republic) -> int:
    question = game.stack[-1]
    assert isinstance(question, Delegated)
    return question.usual


@pytest.mark.parametrize(("legions", "expected"), [(10, YES), (9, NO)])
def test_n28_a_land_battle_after_a_naval_victory_if_the_legions_are_enough(legions: int, expected: int) -> None:
    text = f"wars=1st_punic_war:active+naval_victory forces=valerius:{legions}+8f"
    game = position(text, amphora="valerius*@1st_punic_war(victorious)")
    game.push(Attack(5, war("1st_punic_war"), man("valerius")))
    play(game, Ashore(1, man("valerius")))
    assert asked(game) == "Delegated"
    assert game.actors() == [0]
    assert usual(game) == expected


class Battles(Ordered):
    """Waits for the order of battles."""

    def run(self, game: Republic) -> bool:
        return True


def ordering(text: str, **people: str) -> Battles:
    game = position(TWO_WARS + text, **people)
    below = Battles(0)
    game.push(below)
    play(game, Order(0, DISPATCH, [man("valerius"), man("julius")], []))
    tell_order(game)
    return below


def tell_order(game: Republic) -> None:
    assert game.actors() == [0]
    asks = say(game.stack[-1].ask(game, 0))
    assert "Which commander fights first? They were sent together, and you also decide for the neutral factions." in asks
    assert "dice" not in asks
    if asked(game) == "Delegated":
        assert usual(game) == SENATOR + man("valerius")  # the Gallic War has the higher number
    tell(game, "senator julius")


@NEEDS_SOURCES
def test_d_66_the_dominant_player_orders_the_battles_of_neutrals_once() -> None:
    people = {"amphora": "valerius*@1st_gallic_war(sent1)", "trident": "julius*@syrian_war(sent1)"}
    assert ordering("", **people).queue == [man("julius"), man("valerius")]


@NEEDS_SOURCES
def test_d_66_neutrals_follow_the_dominant_player_who_has_an_army_himself() -> None:
    people = {"amphora": "manlius*", "column": "valerius*@1st_gallic_war(sent1)", "trident": "julius*@syrian_war(sent1)"}
    assert ordering("", **people).queue == [man("julius"), man("valerius")]


def test_d_66_caesar_of_a_neutral_usually_makes_two_veterans() -> None:
    game = position("scenario=late forces=4a_julius_caesar:5", star="4a_julius_caesar*@social_war")
    play(game, SecondVeteran(3, man("4a_julius_caesar")))
    assert usual(game) == NUMBER + 2
    tell(game, "number 2")
    assert game.veterans.bit_count() == 1


def test_h1_neutrals_use_no_gabinian_law_no_cleopatra_and_no_proscription() -> None:
    people = {"amphora": "valerius*@social_war(t60)"}
    game = position(
        "scenario=late laws=gabinian_law wars=social_war:active forces=valerius:5 torch.hand=cleopatra_vii", **people
    )
    game.knights[man("fabius")] = 2
    play(game, BuyUnits(1, man("valerius"), []))
    play(game, Queen([4], [[]], man("valerius")))
    play(game, TakeKnights(1, man("valerius")))
    assert game.stack[-1] is game.stack[0]
    assert game.talents[man("valerius")] == 60
    assert game.knights[man("fabius")] == 2
    assert len(game.hands[4]) == 1
