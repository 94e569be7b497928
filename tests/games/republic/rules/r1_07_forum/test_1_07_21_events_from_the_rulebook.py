"""[1.07.1] to [1.07.21] What an initiative turns up, tested from the rules alone: the events."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.keys import EVENT_KEYS
from comitium.games.republic.state.numbers import ACTIVE, DESTROYED, ROME
from comitium.games.republic.state.republic import RHODIAN_FLEETS, Republic
from games.republic.fixtures.builder import asked, card, check, concession, man, province
from games.republic.fixtures.forum_begun import forum, level, pass_on
from games.republic.fixtures.spoken_table import menu, speak


def chance(rolls: str, text: str = "") -> Republic:
    """The first initiative is an event: three dice of the table, and what it rolls."""
    return forum(f"dice=3,4,{rolls} {text}")


# -- [1.07.1]


def test_1_07_1_what_leaves_and_what_stays() -> None:
    game = forum(
        "events=evil_omens:2,drought:2,refuge:1,pretender_emerges:1,manpower_shortage:2,allied_enthusiasm:1,rhodian_alliance:1"
        " wars=1st_punic_war:active bequests=pergamum:open,apion:open dice=5,6 draw=tribune_1 forces=active:8f"
        " marks=rhodian_fleets:8"
    )
    left = [key for key in EVENT_KEYS if level(game, key)]
    assert sorted(left) == ["pretender_emerges", "refuge", "rhodian_alliance"]
    assert game.bequests[0] == 1
    assert game.bequests[2] == 0


# -- [1.07.2]


def test_1_07_2_an_event_leaves_the_pile_alone() -> None:
    game = chance("6,5,5", "events=refuge:1 draw=cornelius column=fabius*(rome_consul),valerius")  # 16: Enemy's Ally Deserts
    assert level(game, "enemy_ally_deserts") == 1
    assert game.deck[-1] == card("cornelius")


def test_1_07_2_an_empty_pile_gives_no_card() -> None:
    game = forum("deck=- dice=5,4")
    assert asked(game) == "Persuade"
    assert game.actors() == [0]


# -- [1.07.21] events


@pytest.mark.parametrize(
    ("era", "total", "key"),
    [
        ("early", 5, "ally_deserts"),
        ("early", 13, "allied_enthusiasm"),
        ("early", 9, "drought"),
        ("early", 17, "enemy_leader_dies"),
        ("early", 16, "enemy_ally_deserts"),
        ("early", 12, "manpower_shortage"),
        ("early", 14, "new_alliance"),
        ("early", 7, "refuge"),
        ("early", 18, "trial_of_verres"),
        ("early", 6, "evil_omens"),
        ("early", 10, "evil_omens"),
        ("early", 8, "epidemic"),
        ("early", 3, "mob_violence"),
        ("early", 4, "natural_disaster"),
        ("early", 11, "storm_at_sea"),
        ("early", 15, "rhodian_alliance"),
        ("middle", 14, "allied_enthusiasm"),
        ("middle", 13, "barbarian_raids"),
        ("middle", 8, "internal_disorder"),
        ("middle", 5, "ally_deserts"),
        ("middle", 3, "pretender_emerges"),
        ("middle", 15, "new_alliance"),
        ("middle", 17, "trial_of_verres"),
        ("middle", 11, "epidemic"),
        ("middle", 10, "evil_omens"),
        ("middle", 7, "mob_violence"),
        ("middle", 6, "natural_disaster"),
        ("middle", 4, "storm_at_sea"),
        ("middle", 18, "rhodian_alliance"),
        ("middle", 12, "manpower_shortage"),
        ("middle", 9, "drought"),
        ("middle", 16, "enemy_ally_deserts"),
        ("late", 15, "allied_enthusiasm"),
        ("late", 12, "barbarian_raids"),
        ("late", 17, "enemy_leader_dies"),
        ("late", 3, "epidemic"),
        ("late", 11, "internal_disorder"),
        ("late", 13, "manpower_shortage"),
        ("late", 8, "mob_violence"),
        ("late", 7, "natural_disaster"),
        ("late", 18, "new_alliance"),
        ("late", 6, "pretender_emerges"),
        ("late", 4, "storm_at_sea"),
        ("late", 14, "trial_of_verres"),
        ("late", 10, "evil_omens"),
        ("late", 9, "drought"),
        ("late", 16, "enemy_ally_deserts"),
        ("late", 5, "ally_deserts"),
    ],
)
def test_1_07_21_the_column_of_the_era(era: str, total: int, key: str) -> None:
    first = min(6, total - 2)
    second = min(6, total - first - 1)
    game = chance(f"{first},{second},{total - first - second},2,2", f"era={era} wars=1st_punic_war:inactive")
    assert level(game, key) == 1


def test_1_07_21_two_evil_omens_cost_twenty_once() -> None:
    game = forum("treasury=60 dice=3,4,4,3,3,3,4,4,3,3")
    assert game.treasury == 40
    pass_on(game)
    assert (game.treasury, game.omens) == (40, 2)


def test_1_07_21_a_disaster_the_state_cannot_pay_ends_the_game() -> None:
    assert chance("1,1,2,1", "treasury=49").over
    game = chance("1,1,2,1", "treasury=50")
    assert not game.over
    assert game.treasury == 0


@pytest.mark.parametrize(
    ("die", "key"),
    [(1, "mining"), (2, "mining"), (3, "harbor_fees"), (4, "harbor_fees"), (5, "armaments"), (6, "ship_building")],
)
def test_1_07_21_a_disaster_destroys_a_concession(die: int, key: str) -> None:
    keys = ("mining", "harbor_fees", "armaments", "ship_building")
    for line in (f"concessions={','.join(keys)}", f"amphora=julius*({','.join(keys)})"):
        game = chance(f"1,1,2,{die}", line)
        assert [one for one in keys if game.holder[concession(one)] == DESTROYED] == [key]


def test_1_07_21_a_second_disaster_costs_nothing_and_destroys_again() -> None:
    game = forum("treasury=60 concessions=mining,armaments dice=3,4,1,1,2,1,3,4,1,1,2,5")
    pass_on(game)
    assert game.treasury == 10
    assert game.holder[concession("mining")] == game.holder[concession("armaments")] == DESTROYED


def test_1_07_21_an_epidemic_strikes_in_rome_only() -> None:
    game = chance("2,3,3", "column=cornelius*(rome_consul),fabius@sicilia,valerius forum=aelius chits=2,3,14,0,20,0")
    assert game.curia == [man("valerius"), man("aelius")]


def test_1_07_21_a_brother_abroad_absorbs_the_chit() -> None:
    game = forum(
        "column=cornelius*(rome_consul),25a_tiberius_gracchus,25b_gaius_gracchus@sicilia chits=25,20,0,0,0,0"
        " dice=3,4,2,3,3,3,3,5,4"
    )
    assert game.where[man("25a_tiberius_gracchus")] == ROME
    assert game.governor[province("sicilia")] == man("25b_gaius_gracchus")


def test_1_07_21_a_foreign_epidemic_kills_the_first_abroad_only() -> None:
    game = forum(
        "column=cornelius*(rome_consul),fabius@sicilia,valerius"
        " amphora=julius*,manlius@1st_punic_war(proconsul) wars=1st_punic_war:active"
        " forces=manlius:3 dice=3,4,2,3,3,3,4,2,3,3 chits=20,16,0,0,0,0,3,2,6,0,20,0"
    )
    pass_on(game)
    assert level(game, "epidemic") == 2
    assert game.curia == [man("fabius")]


def test_1_07_21_a_third_epidemic_is_foreign_again() -> None:
    game = forum(
        "column=cornelius*(rome_consul),fabius@sicilia,valerius amphora=julius*,manlius@africa"
        " dice=3,4,2,3,3,3,4,2,3,3,3,4,2,3,3 chits=20,16,0,0,0,0,20,16,0,0,0,0,3,6,0,20,2,0"
    )
    pass_on(game)
    pass_on(game)
    assert game.curia == [man("manlius")]


@pytest.mark.parametrize(("popularity", "dies"), [(2, True), (3, False)])
def test_1_07_21_mob_violence_spares_the_popular(popularity: int, dies: bool) -> None:
    game = chance("1,1,1", f"unrest=3 column=cornelius*(rome_consul),valerius(pop{popularity}) chits=3,20,0")
    assert (man("valerius") in game.curia) == dies


def test_1_07_21_more_mob_violence_rolls_for_more_chits() -> None:
    game = forum(
        "unrest=2 column=cornelius*(rome_consul),valerius(pop2),fabius(pop3) dice=3,4,1,1,1,3,4,1,1,1,2 chits=20,0,3,2,18,0"
    )
    pass_on(game)
    assert game.curia == [man("valerius")]


def test_1_07_21_mob_violence_without_unrest_draws_nothing() -> None:
    game = chance("1,1,1", "chits=3,2,6")
    assert game.curia == []


def test_1_07_21_rhodes_does_not_help_where_no_fleet_is_needed() -> None:
    game = chance("5,5,5", "wars=1st_gallic_war:active")
    assert level(game, "rhodian_alliance") == 0
    assert game.fleets[ACTIVE] == 0


def test_1_07_21_rhodes_gives_eight_then_four_within_twenty_five() -> None:
    game = forum("wars=1st_illyrian_war:inactive dice=3,4,5,5,5,3,4,5,5,5 forces=active:15f")
    assert game.fleets[ACTIVE] == 23
    pass_on(game)
    assert game.fleets[ACTIVE] == 25
    check(game)


def test_1_07_21_rhodes_twice() -> None:
    game = forum("wars=1st_illyrian_war:inactive dice=3,4,5,5,5,3,4,5,5,5")
    pass_on(game)
    assert game.fleets[ACTIVE] == 12
    assert game.marks[RHODIAN_FLEETS] == 12


def test_1_07_21_a_storm_sinks_what_the_first_man_says() -> None:
    game = forum(
        "dice=1,6,5,3,3,2,3 wars=1st_punic_war:active amphora=julius*(rome_consul),manlius@1st_punic_war"
        " forces=active:4f,manlius:4+4f"
        " column=cornelius*,fabius"
    )
    assert game.actors() == [1]
    for _ in range(10):
        if asked(game) != "Storm":
            break
        speak(game, menu(game)[-1])
    assert sum(game.fleets[1:]) == 3
    check(game)


def test_1_07_21_a_storm_may_take_all() -> None:
    game = forum("dice=1,6,5,3,3,4,4 forces=active:6f")
    assert game.fleets[ACTIVE] == 0
    assert asked(game) == "Persuade"
