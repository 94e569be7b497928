"""[1.12] How the game ends outside the Combat Phase, and the last stand of a rebel by condition 2."""

from __future__ import annotations

import pytest

from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.notation.soundness import flaw
from comitium.games.republic.state.numbers import BEATEN, COMBAT, OUT
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import Ear, asked, listen, man, war
from games.republic.fixtures.wars.field import fate, offers, speak

FIVE = "syrian_war:active,jugurthine_war:active,social_war:active,2nd_illyrian_war:active,1st_cilician_pirates:active"


def at(text: str, seed: int = 1) -> tuple[Republic, Ear]:
    game = GAME_TYPE.from_position(f"players=4 turn=3 {text}", seed)
    ear = listen(game)
    game.advance()
    return game, ear


def last_forum(text: str, seed: int = 1) -> Republic:
    return at(f"phase=forum marks=era_ends:1 {text} stack=Years(population)/Forum(era_may_end)", seed)[0]


TOTALS = "column=cornelius*(inf41) amphora=fabius*(inf38){captive} trident=valerius*(inf40) star=claudius*(inf3){rebel}"
REFORMS = "laws=military_reforms"


def test_1_12_2_most_influence_without_captives_and_rebels() -> None:
    game = last_forum(
        f"{REFORMS} wars=syrian_war:active,civil_war:active forces=julius:3 "
        + TOTALS.format(captive=",manlius@captive.syrian_war(inf10)", rebel=",julius@revolt(rebel,inf90)")
    )
    assert game.over
    assert game.winner == 0


def test_1_12_2_senators_away_count_and_the_forum_does_not() -> None:
    game = last_forum(
        f"{REFORMS} wars={FIVE} forum=aelius(inf99) forces=manlius:3 "
        + TOTALS.format(captive=",manlius@social_war(proconsul,inf10,sent1)", rebel="")
    )
    assert game.over
    assert game.winner == 1  # five active wars do no harm any more


def test_t_41_a_living_consul_for_life_wins_the_last_forum_phase() -> None:
    game = last_forum(
        "column=cornelius*(inf41) amphora=fabius*(inf3,consul_for_life) trident=valerius*(inf40) star=claudius*(inf3)"
    )
    assert game.winner == 1


def test_a_36_a_tie_is_thrown_for() -> None:
    winners = {
        last_forum(
            f"{REFORMS} column=cornelius*(inf20) amphora=fabius*(inf20) trident=valerius*(inf5) star=claudius*(inf3)", seed
        ).winner
        for seed in range(12)
    }
    assert winners == {0, 1}


def test_a_36_or_decided_by_the_greatest_senator() -> None:
    for seed in range(6):
        game = last_forum(
            f"era_ends_tie=senator_then_votes {REFORMS} column=cornelius*(inf10),aelius(inf10) "
            "amphora=fabius*(inf15),julius(inf5) "
            "trident=valerius*(inf5) star=claudius*(inf3)",
            seed,
        )
        assert game.winner == 1


PEOPLE = (
    "phase=forum unrest=9 column=fabius*@revolt(rebel,t40) amphora=valerius*(rome_consul,pop-9) trident=claudius* "
    "star=papirius* "
    "wars=civil_war:active,{wars} forces=fabius:10,active:3+8f dice=1,1,1,{dice} stack=Years(population)"
)


def test_1_12_4_the_people_rise_and_three_wars_do_not_stop_the_rebel() -> None:
    game, _ = at(PEOPLE.format(wars="syrian_war:active,jugurthine_war:active,social_war:active", dice="1"))
    assert game.over
    assert game.winner == 0


def test_1_12_4_the_people_rise_without_a_rebel() -> None:
    game, _ = at(
        PEOPLE.format(wars="syrian_war:active", dice="1")
        .replace("civil_war:active,", "")
        .replace("@revolt(rebel,t40)", "")
        .replace("fabius:10,", "")
    )
    assert game.over
    assert game.winner < 0


def test_1_12_4_five_wars_two_victories_at_sea_and_on_land() -> None:
    game, ear = at(PEOPLE.format(wars=FIVE, dice="6,6,5,6,6,5,6,6,5"))
    assert game.phase == COMBAT
    assert asked(game) == "NextWar"
    speak(game, 0, "war 1st_cilician_pirates")
    assert game.zone[war("1st_cilician_pirates")] == BEATEN
    assert [one.naval for one in fate(ear, "ArmiesMet")] == [1, 0]
    assert not game.over
    speak(game, 0, "war social_war")
    assert game.over
    assert game.winner == 0


def test_1_12_4_a_stalemate_and_all_lose() -> None:
    game, _ = at(PEOPLE.format(wars=FIVE, dice="1,1,2"))  # 4 + 13 + 4 - 10 = 11
    speak(game, 0, "war social_war")
    assert game.over
    assert game.winner < 0


@pytest.mark.parametrize(("option", "winner"), [("condition_2_only", 0), ("always_wins", 0), ("never_wins", -1)])
def test_c_38_with_condition_2_his_death_in_the_last_victory_does_not_matter(option: str, winner: int) -> None:
    four = FIVE.replace(",1st_cilician_pirates:active", "")
    game, _ = at(f"end_game_rebel_dies={option} {PEOPLE.format(wars=four, dice='3,2,2')} chits=2")
    speak(game, 0, "war social_war")  # 7 + 17 - 10 = 14
    assert game.zone[war("social_war")] == BEATEN
    assert game.over
    assert game.winner == winner


def test_1_12_4_dead_with_four_wars_left_and_all_lose() -> None:
    game, _ = at(f"{PEOPLE.format(wars=FIVE, dice='3,2,2')} chits=2")
    speak(game, 0, "war social_war")
    assert game.over
    assert game.winner < 0
    assert game.where[man("fabius")] != OUT  # his family still leads the faction


def test_c_87_an_army_facing_the_rebel_is_in_italy_too() -> None:
    text = PEOPLE.format(wars=FIVE, dice="6,6,5").replace("fabius:10,active:3+8f", "fabius:10,active:3+8f,manlius:4+2f")
    game, ear = at(text.replace("pop-9)", "pop-9),manlius@civil_war(proconsul,sent1)"))
    gathered = fate(ear, "ItalyGathered")[0]
    assert (gathered.legions, gathered.fleets) == (17, 10)
    assert game.where[man("manlius")] == 1
    assert not game.proconsuls >> man("manlius") & 1
    assert "war social_war" in offers(game, 0)


def test_1_12_2_a_consul_for_life_wins_when_the_rebel_of_condition_1_dies_in_his_last_victory() -> None:
    game, _ = at(
        "phase=senate column=fabius*@revolt(rebel) "
        "amphora=valerius*(consul_for_life,inf40),manlius@civil_war(field_consul,sent1) "
        "trident=claudius* star=papirius* "
        "wars=civil_war:active,syrian_war:active,jugurthine_war:active,social_war:active,2nd_illyrian_war:active "
        "forces=fabius:5+1v.fabius,manlius:6,active:3f dice=2,2,1,2,2,2 chits=2,14,15,16 stack=Years(combat)"
    )
    speak(game, 0, "war 2nd_illyrian_war")
    assert game.over
    assert game.winner == 1


def test_1_06_53_bankrupt_with_a_rebel_and_without() -> None:
    """Three wars and no money: the rebel wins in the Revenue Phase; without him all lose."""
    start = (
        "phase=mortality treasury=0 column=fabius*{rebel} amphora=valerius*(rome_consul) trident=claudius* star=papirius* "
        "wars={civil}syrian_war:active,jugurthine_war:active,social_war:active forces={his}active:10+12f stack=Years(revenue)"
    )
    for fields, winner in (
        ({"rebel": "@revolt(rebel,t40)", "civil": "civil_war:active,", "his": "fabius:5,"}, 0),
        ({"rebel": "", "civil": "", "his": ""}, -1),
    ):
        game, _ = at(start.format(**fields))
        for _ in range(30):
            if game.over:
                break
            seat = game.actors()[0]
            menu = offers(game, seat)
            speak(game, seat, next(word for word in ("done", "pass", "no", menu[0]) if word in menu))
        assert game.over
        assert game.winner == winner


def test_1_12_4_a_rebel_who_is_captured_has_lost_for_all_and_leaves_his_army() -> None:
    game, ear = at(f"{PEOPLE.format(wars=FIVE, dice='1,1,2')} chits=25,18,19,2")
    speak(game, 0, "war social_war")
    assert fate(ear, "SenatorCaptured")
    assert game.over
    assert game.winner < 0
    assert not game.rebels >> man("fabius") & 1
    assert flaw(game) == ""
