"""[4.05.3] How a tribune wages the wars of chapter 4."""

from __future__ import annotations

from comitium.bots.republic.mood import MOODS
from comitium.bots.republic.solo.plans import (
    AcceptCommandHeuristic,
    AcceptOrdersHeuristic,
    PlanArmiesHeuristic,
    PlanForcesHeuristic,
    PostGarrisonsHeuristic,
    TakeVeteransHeuristic,
)
from comitium.games.republic.choices import DONE, NO, PASS, VETERAN, YES, verb
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_senate import SoloSenate
from comitium.games.republic.state.numbers import AT_WAR, GARRISON
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, man, province, war
from games.republic.fixtures.solo.plans import campaign, force, italy, planned, position, sent, tell, two_players

STATESMAN, _, _, WARLORD = MOODS
ALONE = "coalition=column wars=1st_gallic_war:active "
GALLIC = "solo_garrisons=none wars=1st_gallic_war:active "
CONSULS = {"trident": "julius*(field_consul),fulvius", "star": "claudius*(rome_consul),flaminius"}


def play_on(game: Republic, heuristic: PlanForcesHeuristic | PlanArmiesHeuristic | PostGarrisonsHeuristic) -> None:
    """Answer by the heuristic as long as the same question waits."""
    question = asked(game)
    for _ in range(40):
        if asked(game) != question:
            return
        seat = game.actors()[0]
        game.apply(seat, heuristic.choose(game, seat, game.legal(seat), STATESMAN))
    raise AssertionError("it never ends")


# -- raising


def test_4_05_33_for_its_own_plan_it_raises_what_the_war_takes() -> None:
    """Nobody holds an office yet: it counts on its own men."""
    game = position(ALONE + "forces=active:2 treasury=300")
    planned(game)
    assert asked(game) == "PlanForces"
    play_on(game, PlanForcesHeuristic())
    assert italy(game)[0] >= 10
    assert game.treasury < 300


def test_4_05_33_it_keeps_the_money_if_no_plan_is_possible() -> None:
    game = position("wars=1st_gallic_war:active forces=active:2 treasury=40")
    planned(game)
    assert asked(game) == "PlanForces"
    assert PlanForcesHeuristic().choose(game, 0, game.legal(0), WARLORD) == PASS


# -- sending


def test_4_05_3_it_sends_its_field_consul_to_the_war() -> None:
    game = position(ALONE + "forces=active:16", column="cornelius*(field_consul),papirius", amphora="valerius*(rome_consul)")
    sent(game, SoloSenate())
    assert asked(game) == "PlanArmies"
    play_on(game, PlanArmiesHeuristic())
    assert game.where[man("cornelius")] == AT_WAR + war("1st_gallic_war")
    assert force(game, "cornelius")[0] >= 10


def test_1_09_643_whoever_has_refused_stays_at_home() -> None:
    game = position(ALONE + "forces=active:16", column="cornelius*(field_consul),papirius", amphora="valerius*(rome_consul)")
    sent(game, SoloSenate())
    game.session.refused.append(man("cornelius") << 8)
    play_on(game, PlanArmiesHeuristic())
    assert italy(game) == (16, 0)


def test_d_29_it_guards_provinces_in_disorder_and_calls_guards_home_in_peace() -> None:
    text = "scenario=middle wars=1st_gallic_war:active provinces=sicilia,illyricum"
    consuls = {**CONSULS, "column": "cornelius*,papirius@illyricum"}
    calm = position(f"{text} forces=active:16,sicilia:2", **consuls)
    campaign(calm, "1st_gallic_war")
    play_on(calm, PostGarrisonsHeuristic())
    assert calm.legions[GARRISON + province("sicilia")] == 0
    wild = position(f"{text} events=internal_disorder:1 forces=active:18", **consuls)
    campaign(wild, "1st_gallic_war")
    play_on(wild, PostGarrisonsHeuristic())
    assert wild.legions[GARRISON + province("illyricum")].bit_count() == 3


# -- veterans


def test_4_05_31_unsworn_veterans_go_first_until_the_victory_is_nearly_certain() -> None:
    game = position(GALLIC + "forces=active:7+1v.cornelius+2v", **CONSULS)
    campaign(game, "1st_gallic_war")
    chosen = TakeVeteransHeuristic().choose(game, 0, game.legal(0), STATESMAN)
    assert verb(chosen) == VETERAN
    assert game.allegiance[chosen - VETERAN] < 0


def test_4_05_31_they_stay_where_legions_are_enough() -> None:
    game = position(GALLIC + "forces=active:22+2v", **CONSULS)
    campaign(game, "1st_gallic_war")
    assert asked(game) == "TakeVeterans"
    assert TakeVeteransHeuristic().choose(game, 0, game.legal(0), STATESMAN) == DONE


# -- who goes with so little


def weak(legions: int, wars: str = "1st_gallic_war:active") -> Republic:
    """Our own Consul shall go to the Gallic War with all there is, which is not much."""
    game = position(f"wars={wars} forces=active:{legions}", column="cornelius*(field_consul),papirius(rome_consul)")
    campaign(game, "1st_gallic_war", all_force=True, crisis=True)
    while asked(game) == "NameCommander":
        tell(game, "senator cornelius")
    assert asked(game) == "AcceptCommand"
    return game


def test_1_09_643_our_man_does_not_go_if_the_triumph_is_not_worth_his_life() -> None:
    game = weak(5)  # 5 and a rating of 4 against 10: 5 % to win, 36 % to lose
    assert AcceptCommandHeuristic().choose(game, 0, game.legal(0), WARLORD) == NO


def test_1_09_643_and_always_if_rome_falls_otherwise() -> None:
    wars = "1st_gallic_war:active,syrian_war:active,1st_punic_war:active,1st_illyrian_war:active"
    game = weak(3, wars)
    assert AcceptCommandHeuristic().choose(game, 0, game.legal(0), STATESMAN) == YES


def test_1_09_643_it_refuses_another_players_hopeless_orders() -> None:
    game = two_players("wars=1st_gallic_war:active forces=active:12")
    sent(game, SoloSenate())
    tell(game, "deploy valerius", "war 1st_gallic_war", "legions 2", "done")
    assert asked(game) == "AcceptOrders"
    assert AcceptOrdersHeuristic().choose(game, 1, game.legal(1), STATESMAN) == NO
