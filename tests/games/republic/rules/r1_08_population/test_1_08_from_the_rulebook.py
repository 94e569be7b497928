"""[1.08] The people, tested from the rules alone."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.keys import EVENT_KEYS
from comitium.games.republic.state.numbers import SENATE
from comitium.games.republic.state.republic import ERA_ENDS, NO_RECRUITMENT, Republic
from games.republic.fixtures.builder import man
from games.republic.fixtures.spoken_table import phase

SHORTAGE = EVENT_KEYS.index("manpower_shortage")


def people(text: str) -> Republic:
    return phase("population", text)


@pytest.mark.parametrize(
    ("dice", "unrest", "popularity", "omens", "after"),
    [
        ("6,6,6", 0, 0, 0, (0, 0, 0)),
        ("6,6,6", 5, 5, 0, (2, 0, 0)),  # 18
        ("6,6,6", 5, 4, 0, (3, 0, 0)),  # 17
        ("6,6,6", 5, 3, 0, (4, 0, 0)),  # 16
        ("6,6,4", 5, 4, 0, (5, 0, 0)),  # 15
        ("6,6,4", 5, 0, 0, (5, 0, 0)),  # 11
        ("6,6,4", 5, -1, 0, (6, 0, 0)),  # 10
        ("6,6,4", 5, -2, 0, (7, 0, 0)),  # 9
        ("6,6,4", 5, -3, 0, (8, 0, 0)),  # 8
        ("4,3,3", 5, 2, 0, (8, 1, 0)),  # 7, as in the rules
        ("4,3,3", 5, 2, 1, (9, 0, 0)),  # 6
        ("4,3,3", 5, 2, 2, (9, 1, 0)),  # 5
        ("4,3,3", 5, -1, 0, (10, 0, 0)),  # 4
        ("4,3,3", 5, -2, 0, (10, 1, 0)),  # 3
        ("4,3,3", 5, -3, 0, (10, 0, 1)),  # 2
    ],
)
def test_1_08_2_the_table_of_the_people(
    dice: str, unrest: int, popularity: int, omens: int, after: tuple[int, int, int]
) -> None:
    game = people(
        f"dice={dice} unrest={unrest} column=cornelius*(rome_consul,pop{popularity})"
        + (f" events=evil_omens:{omens}" if omens else "")
    )
    assert (game.unrest, game.levels[SHORTAGE], game.marks[NO_RECRUITMENT]) == after
    assert game.phase == SENATE


@pytest.mark.parametrize(("popularity", "unrest"), [(-4, 10), (-5, 11)])
def test_1_08_2_the_mob_draws_six_chits_and_popularity_does_not_protect(popularity: int, unrest: int) -> None:
    game = people(
        f"dice=4,3,3 unrest=5 column=cornelius*(rome_consul,pop{popularity}),fabius@sicilia"
        f" amphora=julius*,claudius(pop9),manlius,valerius,flaminius"
        " forum=aelius,terentius,plautius,sulpicius chits=5,2,14,0,31,8,9,10"
    )
    # six chits: 5, 2, 14, blank, and for "draw two" 8 and 9 besides one more place: 10
    assert game.unrest == unrest
    assert game.marks[NO_RECRUITMENT] == 1
    assert game.curia == [man(key) for key in ("claudius", "aelius", "furius", "aurelius")]
    assert game.governor.count(man("fabius")) == 1


def test_1_08_2_manpower_is_one_more_draw_of_that_card() -> None:
    game = people("dice=4,3,3 unrest=5 column=cornelius*(rome_consul,pop2) events=manpower_shortage:1")
    assert game.levels[SHORTAGE] == 2


def test_1_08_2_below_nought_all_lose() -> None:
    game = people("dice=3,3,2 unrest=9")
    assert game.over
    assert game.winner < 0


@pytest.mark.parametrize(("wars", "won"), [(3, True), (4, False)])
def test_1_08_2_a_rebel_wins_when_the_people_rise_unless_there_are_four_wars(wars: int, won: bool) -> None:
    others = ("1st_punic_war", "1st_gallic_war", "syrian_war", "jugurthine_war")
    zones = ",".join(f"{key}:active" for key in others[:wars])
    game = people(f"dice=3,3,2 unrest=9 amphora=julius*,manlius@revolt(rebel) forces=manlius:5 wars=civil_war:active,{zones}")
    assert game.over == won  # with four he has to fight first
    assert not won or game.winner == 1


def test_1_08_11_unprosecuted_wars_and_droughts_add_to_unrest_before_the_roll() -> None:
    game = people(
        "unrest=1 dice=6,6,6"
        " wars=1st_cilician_pirates:active+unprosecuted,2nd_cilician_pirates:imminent,1st_punic_war:active"
        " events=drought:2"
    )
    # 1 + 1 + 2 + 2 = 6; 18 - 6 = 12
    assert game.unrest == 6


def test_1_08_11_an_unprosecuted_civil_war_counts() -> None:
    game = people("dice=6,6,6 amphora=julius*,manlius@revolt(rebel) forces=manlius:5 wars=civil_war:active+unprosecuted")
    assert game.unrest == 0  # 18 - 1 = 17 takes two away


@pytest.mark.parametrize("zone", ["active", "inactive", "imminent"])
@pytest.mark.parametrize(
    "key",
    ["1st_illyrian_war", "1st_cilician_pirates", "1st_sicilian_slave_revolt", "2nd_sicilian_slave_revolt", "alexandrine_war"],
)
def test_1_08_12_a_drought_war_counts_in_every_zone(key: str, zone: str) -> None:
    game = people(f"unrest=3 dice=4,5,6 wars={key}:{zone}")  # 15 - 4 = 11
    assert game.unrest == 4


def test_1_08_2_if_the_mob_kills_the_first_man_another_opens_the_senate() -> None:
    game = people("dice=4,3,3 unrest=5 column=valerius*,cornelius(rome_consul,pop-4) chits=1,20,0,0,0,0")
    assert game.curia == [man("cornelius")]
    assert game.phase == SENATE
    assert game.marks[ERA_ENDS] == 0
