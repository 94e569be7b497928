"""[4.02.2] What a tribune answers for a neutral: the usual, unless it has a view."""

from __future__ import annotations

from comitium.bots.republic.mood import AVERAGE
from comitium.bots.republic.solo.delegated import DelegatedHeuristic
from comitium.games.republic.choices import FACTION, NO, YES
from comitium.games.republic.rules.r1_07_forum.r1_07_37_deck_events import NameGuilty
from comitium.games.republic.rules.r1_10_combat.r1_10_12_attack import Ashore
from comitium.games.republic.rules.r1_10_combat.r1_10_71_capture import Ransom
from comitium.games.republic.rules.r4_solitaire.r4_02_2_dominant import Delegated
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import capture, man, send, wage
from games.republic.fixtures.solo.positions import position


def answered(game: Republic) -> int:
    question = game.stack[-1]
    assert isinstance(question, Delegated)
    return DelegatedHeuristic().choose(game, 0, game.legal(0), AVERAGE)


def test_1_07_37_it_never_names_itself_guilty() -> None:
    game = position("phase=forum", column="cornelius*(inf20),papirius", trident="julius*(inf9),fulvius")
    game.push(NameGuilty(1, man("valerius")))
    game.push(Delegated(0, 1, FACTION + 0))
    assert answered(game) == FACTION + 2


def test_1_10_71_it_ransoms_nobody_of_a_faction_that_is_about_to_win() -> None:
    game = position("phase=revenue amphora.box=40", amphora="valerius*(inf4),manlius(inf2)")
    wage(game, "syrian_war")
    capture(game, man("manlius"), 0)
    game.push(Ransom(1, man("manlius")))
    usual = game.stack[-1].legal(game, 1)[-1]
    game.push(Delegated(0, 1, usual))
    assert answered(game) == usual
    game.influence[man("valerius")] = 30
    assert answered(game) == NO


def test_1_10_12_a_neutral_goes_ashore_by_the_odds() -> None:
    game = position("phase=combat", amphora="valerius*,manlius")
    wage(game, "1st_punic_war")
    send(game, man("valerius"), "1st_punic_war", legions=20, fleets=5)
    game.push(Ashore(1, man("valerius")))
    game.push(Delegated(0, 1, NO))
    assert answered(game) == YES
