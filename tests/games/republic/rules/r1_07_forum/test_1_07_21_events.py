"""[1.07.21] Random events at F1.2: the table and the sides, epidemic, mob, natural disaster."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.ids import (
    ALLIED_ENTHUSIASM,
    PRETENDER_EMERGES,
)
from comitium.games.republic.catalogue.keys import EVENT_KEYS
from comitium.games.republic.events.forum import (
    EventDrawn,
    EventRepeated,
)
from comitium.games.republic.events.victory import DebtUnpaid
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_events import draw_event
from comitium.games.republic.state.numbers import DESTROYED, IN_FORUM, LATE, MIDDLE, OUT, ROME
from games.republic.fixtures.builder import capture, event, govern, grant, listen, new_table, put, rebel, send, wage
from games.republic.fixtures.event_draws import draw, late

# -- the table and the sides


def test_1_07_21_light_side_first_then_dark_then_nothing_unless_the_card_says_so() -> None:
    game = new_table()
    ear = listen(game)
    for level in (1, 2, 2):
        draw(game, "allied_enthusiasm")
        assert game.levels[ALLIED_ENTHUSIASM] == level
    assert [said.side for said in ear.all(EventDrawn)] == [2 * ALLIED_ENTHUSIASM, 2 * ALLIED_ENTHUSIASM + 1]
    assert len(ear.all(EventRepeated)) == 1


@pytest.mark.parametrize("key", ["drought", "manpower_shortage"])
def test_1_07_21_drought_and_manpower_add_up(key: str) -> None:
    game = new_table()
    for level in (1, 2, 3, 4):
        draw(game, key)
        assert game.levels[EVENT_KEYS.index(key)] == level


@pytest.mark.parametrize(
    "key",
    ["ally_deserts", "allied_enthusiasm", "barbarian_raids", "enemy_leader_dies", "enemy_ally_deserts", "internal_disorder",
     "new_alliance", "pretender_emerges", "trial_of_verres"],
)  # fmt: skip
def test_1_07_21_events_that_only_mark_their_side(key: str) -> None:
    game = late()
    game.era = MIDDLE if key == "pretender_emerges" else LATE
    draw(game, key)
    before = game.treasury, game.unrest, game.fleets[:], game.legions[:]
    assert game.levels[EVENT_KEYS.index(key)] == 1
    draw(game, key)
    assert game.levels[EVENT_KEYS.index(key)] == 2
    assert (game.treasury, game.unrest, game.fleets, game.legions) == before


def test_1_07_21_the_column_is_that_of_the_era() -> None:
    game = new_table()
    game.loaded = [1, 1, 1]
    draw_event(game)
    assert game.levels[EVENT_KEYS.index("mob_violence")] == 1
    game.era = MIDDLE
    game.loaded = [1, 1, 1]
    draw_event(game)
    assert game.levels[PRETENDER_EMERGES] == 1
    game.era = LATE
    game.loaded = [1, 1, 1]
    draw_event(game)
    assert game.levels[EVENT_KEYS.index("epidemic")] == 1


def test_1_07_21_omens_are_paid_for_once_and_deepen_with_every_draw() -> None:
    game = new_table()
    game.treasury = 60
    game.loaded = [1, 3, 6]
    draw_event(game)
    game.loaded = [1, 3, 6]
    draw_event(game)
    assert (game.treasury, game.omens) == (40, 2)
    draw(game, "evil_omens")
    assert (game.treasury, game.omens) == (40, 3)


def test_1_07_21_omens_that_cannot_be_paid_are_bankruptcy() -> None:
    game = new_table()
    put(game, "fabius", 0)
    game.treasury = 19
    ear = listen(game)
    draw(game, "evil_omens")
    assert ear.all(DebtUnpaid) == [DebtUnpaid("1.07.21", 20, 19)]
    assert game.ending
    assert game.winner < 0


# -- epidemic, mob


def test_1_07_21_an_epidemic_kills_in_rome_only() -> None:
    game = new_table()
    here, forum = put(game, "cornelius", 0), put(game, "fabius")
    away = put(game, "furius", 1)
    govern(game, away, "sicilia")
    game.urn = [1, 2, 8, 0, 0, 0]
    draw(game, "epidemic")
    assert [game.where[man] for man in (here, forum)] == [OUT, OUT]
    assert game.where[away] != OUT


def test_1_07_21_a_foreign_epidemic_kills_only_the_first_who_is_away() -> None:
    game = new_table()
    here, governor, captive = put(game, "cornelius", 0), put(game, "fabius", 0), put(game, "valerius", 1)
    govern(game, governor, "sicilia")
    capture(game, captive, wage(game, "1st_macedonian_war"))
    event(game, "epidemic")
    game.urn = [1, 3, 2, 0, 0, 0]
    draw(game, "epidemic")
    assert game.where[captive] == OUT
    assert game.where[here] == ROME
    assert game.where[governor] != OUT


def test_1_07_21_a_foreign_epidemic_reaches_governors_and_spares_the_rest() -> None:
    game = new_table()
    first, second = put(game, "cornelius"), put(game, "fabius", 0)
    govern(game, first, "sicilia")
    govern(game, second, "sardinia_et_corsica")
    event(game, "epidemic")
    game.urn = [0, 2, 1, 0, 0, 30]
    draw(game, "epidemic")
    assert game.where[second] == OUT
    assert game.where[first] != OUT


def test_1_07_21_a_foreign_epidemic_reaches_proconsuls_and_rebels_and_repeats() -> None:
    game = new_table()
    proconsul, traitor = put(game, "cornelius", 0), put(game, "fabius", 1)
    wage(game, "1st_macedonian_war")
    send(game, proconsul, "1st_macedonian_war", legions=2)
    game.proconsuls |= 1 << proconsul
    rebel(game, traitor, legions=2)
    event(game, "epidemic", 2)
    game.urn = [1, 0, 0, 0, 0, 30]
    draw(game, "epidemic")
    assert game.where[proconsul] == OUT
    game.urn = [2, 0, 0, 0, 0, 30]
    draw(game, "epidemic")
    assert game.where[traitor] == OUT


@pytest.mark.parametrize(("popularity", "dies"), [(3, False), (2, True)])
def test_1_07_21_the_mob_kills_who_is_less_popular_than_unrest_is_high(popularity: int, dies: bool) -> None:
    game = new_table()
    game.unrest = 3
    man = put(game, "cornelius", 0, popularity=popularity)
    game.urn = [1, 0, 0]
    draw(game, "mob_violence")
    assert (game.where[man] == OUT) == dies
    assert not game.urn


def test_1_07_21_more_mob_violence_takes_a_die_more_and_who_is_as_popular() -> None:
    game = new_table()
    game.unrest = 1
    event(game, "mob_violence")
    event(game, "evil_omens")
    man, other = put(game, "cornelius", 0, popularity=1), put(game, "fabius", 0, popularity=2)
    game.urn = [1, 2, 0]
    draw(game, "mob_violence", 3)  # 1 + (3 - 1) chits
    assert (game.where[man], game.where[other]) == (OUT, ROME)
    assert not game.urn


def test_1_07_21_without_unrest_the_mob_draws_nothing() -> None:
    game = new_table()
    put(game, "cornelius", 0, popularity=-5)
    game.urn = [1]
    draw(game, "mob_violence")
    assert game.urn == [1]


# -- natural disaster


@pytest.mark.parametrize(
    ("die", "key"),
    [(1, "mining"), (2, "mining"), (3, "harbor_fees"), (4, "harbor_fees"), (5, "armaments"), (6, "ship_building")],
)
def test_1_07_21_a_natural_disaster_costs_fifty_once_and_a_concession_each_time(die: int, key: str) -> None:
    game = new_table()
    event(game, "evil_omens", 2)  # does not touch the die
    number = grant(game, key, put(game, "fabius", 0))
    draw(game, "natural_disaster", die)
    assert game.treasury == 50
    assert game.holder[number] == DESTROYED
    game.holder[number] = IN_FORUM
    for _ in range(2):
        draw(game, "natural_disaster", die)
        assert game.treasury == 50
        assert game.holder[number] == DESTROYED
        game.holder[number] = IN_FORUM


def test_1_07_21_a_natural_disaster_that_cannot_be_paid_is_bankruptcy() -> None:
    game = new_table()
    put(game, "fabius", 0)
    number = grant(game, "mining")
    game.treasury = 49
    draw(game, "natural_disaster", 1)
    assert game.ending
    assert game.winner < 0
    assert game.holder[number] == IN_FORUM
