"""[1.07.21] Random events at F1.2, and those of their later effects that belong to the Forum."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.games.republic.catalogue.events import random_event
from comitium.games.republic.catalogue.ids import (
    ALLIED_ENTHUSIASM,
    ANTIOCHUS_III,
    DROUGHT,
    EVIL_OMENS,
    MANPOWER_SHORTAGE,
    PRETENDER_EMERGES,
    REFUGE,
    RHODIAN_ALLIANCE,
)
from comitium.games.republic.catalogue.keys import EVENT_KEYS
from comitium.games.republic.catalogue.words import VICTORY
from comitium.games.republic.choices import FLEETS
from comitium.games.republic.events.forum import (
    EventDrawn,
    EventRepeated,
    FleetsSunk,
    FleetsSunkAt,
    FleetsSunkWith,
    PretenderFought,
)
from comitium.games.republic.numbers import (
    ACTIVE,
    CAPTIVE,
    DESTROYED,
    FORCE,
    FORUM,
    FOUGHT,
    GARRISON,
    GOVERNED,
    IMMINENT,
    IN_FORUM,
    IN_REFUGE,
    INACTIVE,
    LATE,
    MIDDLE,
    MORTALITY,
    OUT,
    RAID,
    RESERVE,
    REVOLT,
    REVOLTED,
    ROME,
    ROME_CONSUL,
    STRAY,
    count,
)
from comitium.games.republic.rules.r1_07_forum.r1_07_1_passage import pass_time
from comitium.games.republic.rules.r1_07_forum.r1_07_21_events import draw_event
from comitium.games.republic.rules.r1_07_forum.r1_07_21_pretender import pretender_rises
from comitium.games.republic.rules.r1_07_forum.r1_07_21_rhodian import dissolve_alliance
from comitium.games.republic.rules.r1_10_combat.r1_10_table import result
from comitium.games.republic.rules.wars import activate, land_strength, place_war, wake_imminent
from comitium.games.republic.state import RHODIAN_FLEETS, RHODIAN_TURN, RHODIAN_WARS, Republic
from games.republic.builder import (
    capture,
    event,
    garrison,
    govern,
    grant,
    lead,
    listen,
    new_table,
    put,
    raise_fleets,
    raise_veterans,
    rebel,
    say,
    send,
    wage,
    war,
)

DICE = {3: (1, 1, 1), 4: (1, 1, 2), 5: (1, 1, 3), 6: (1, 1, 4), 7: (1, 1, 5), 8: (1, 1, 6), 9: (1, 2, 6), 10: (1, 3, 6),
        11: (1, 4, 6), 12: (1, 5, 6), 13: (1, 6, 6), 14: (2, 6, 6), 15: (3, 6, 6), 16: (4, 6, 6), 17: (5, 6, 6),
        18: (6, 6, 6)}  # fmt: skip


def draw(game: Republic, key: str, *after: int) -> None:
    """The event by its dice, and what is thrown after it."""
    for total in range(3, 19):
        if random_event(game.era, total) == EVENT_KEYS.index(key):
            game.loaded = [*DICE[total], *after]
            draw_event(game)
            return
    raise AssertionError(f"no {key} in this era")


def late(players: int = 4) -> Republic:
    game = new_table("late", players)
    game.era = LATE
    game.phase = FORUM
    return game


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
    draw(game, "evil_omens")
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


# -- Rhodes


def test_1_07_21_rhodes_stays_away_where_no_war_needs_fleets() -> None:
    game = new_table()
    wage(game, "1st_gallic_war")
    draw(game, "rhodian_alliance")
    assert game.levels[RHODIAN_ALLIANCE] == 0
    assert game.fleets[ACTIVE] == 0
    wage(game, "1st_punic_war")
    draw(game, "rhodian_alliance")
    assert (game.levels[RHODIAN_ALLIANCE], game.fleets[ACTIVE]) == (1, 8)  # light again


def test_1_07_21_rhodes_gives_eight_fleets_twelve_in_all_and_never_more_than_there_are() -> None:
    game = new_table()
    wage(game, "1st_punic_war", INACTIVE)
    draw(game, "rhodian_alliance")
    assert game.fleets[ACTIVE] == 8
    draw(game, "rhodian_alliance")
    assert (game.fleets[ACTIVE], game.marks[RHODIAN_FLEETS]) == (12, 12)
    few = new_table()
    wage(few, "1st_punic_war")
    raise_fleets(few, 20)
    draw(few, "rhodian_alliance")
    assert (few.fleets[ACTIVE], few.marks[RHODIAN_FLEETS]) == (25, 5)


def test_1_07_21_the_alliance_is_for_the_war_that_needs_most_fleets() -> None:
    game = new_table()
    game.turn = 3
    punic = wage(game, "1st_punic_war")
    wage(game, "2nd_macedonian_war")
    draw(game, "rhodian_alliance")
    assert game.marks[RHODIAN_WARS] == 1 << punic
    assert game.marks[RHODIAN_TURN] == 3
    game.turn = 4
    draw(game, "rhodian_alliance")
    assert game.marks[RHODIAN_TURN] == 3


def test_1_07_21_of_two_equal_wars_it_is_for_both() -> None:
    game = new_table()
    wanted = [wage(game, "2nd_macedonian_war"), wage(game, "2nd_punic_war")]  # both ask for five
    wage(game, "1st_illyrian_war")
    draw(game, "rhodian_alliance")
    assert game.marks[RHODIAN_WARS] == 1 << wanted[0] | 1 << wanted[1]


def test_b_64_a_declined_alliance_takes_its_fleets_along_all_if_fewer() -> None:
    game = new_table()
    wage(game, "1st_punic_war")
    draw(game, "rhodian_alliance")
    commander = put(game, "fabius", 0)
    send(game, commander, "1st_punic_war")
    game.fleets[FORCE + commander] += 3
    game.fleets[ACTIVE] -= 8
    game.fleets[RESERVE] += 5
    assert dissolve_alliance(game) == 3
    assert (game.fleets[RESERVE], game.marks[RHODIAN_WARS], game.levels[RHODIAN_ALLIANCE]) == (25, 0, 0)


# -- storm


def test_1_07_21_a_storm_takes_two_dice_of_fleets_less_the_omens() -> None:
    game = new_table()
    put(game, "fabius", 0)
    raise_fleets(game, 10)
    event(game, "evil_omens")
    draw(game, "storm_at_sea", 3, 3)
    assert (game.fleets[ACTIVE], game.fleets[RESERVE]) == (5, 20)
    for _ in range(2):  # again and again
        draw(game, "storm_at_sea", 1, 2)
    assert game.fleets[ACTIVE] == 1


def test_1_07_21_a_storm_takes_at_most_all() -> None:
    game = new_table()
    put(game, "fabius", 0)
    raise_fleets(game, 2)
    raise_fleets(game, 1, STRAY + war("1st_punic_war"))
    draw(game, "storm_at_sea", 6, 6)
    assert game.fleets[RESERVE] == 25
    assert not game.stack


def test_1_07_21_the_hrao_says_which_fleets_sink() -> None:
    game = new_table()
    put(game, "fabius", 0, leader=True)
    consul = put(game, "cornelius", 2, office=ROME_CONSUL)
    commander = put(game, "furius", 1)
    wage(game, "1st_punic_war")
    send(game, commander, "1st_punic_war", fleets=6)
    raise_fleets(game, 3)
    raise_fleets(game, 4, STRAY + war("1st_punic_war"))
    ear = listen(game)
    draw(game, "storm_at_sea", 4, 4)
    assert game.actors() == [game.faction[consul]]
    assert game.legal(2) == [FLEETS + number for number in range(4)]
    say(game, FLEETS + 3)
    assert game.legal(2) == [FLEETS + number for number in range(5)]
    say(game, FLEETS + 0)
    assert not game.stack
    assert [said.amount for said in ear.all(FleetsSunk)] == [3]
    assert [(said.amount, said.senator) for said in ear.all(FleetsSunkWith)] == [(5, commander)]
    assert [game.fleets[place] for place in (ACTIVE, STRAY + war("1st_punic_war"), FORCE + commander)] == [0, 4, 1]


def test_1_07_21_what_must_sink_elsewhere_bounds_the_choice() -> None:
    game = new_table()
    put(game, "fabius", 0, leader=True)
    raise_fleets(game, 5)
    raise_fleets(game, 2, STRAY + war("1st_punic_war"))
    draw(game, "storm_at_sea", 2, 2)
    assert game.legal(0) == [FLEETS + 2, FLEETS + 3, FLEETS + 4]
    assert not game.stack[-1].admits(game, 1)
    ear = listen(game)
    say(game, FLEETS + 2)
    assert [(said.amount, said.war) for said in ear.all(FleetsSunkAt)] == [(2, war("1st_punic_war"))]
    assert (game.fleets[ACTIVE], game.fleets[STRAY + war("1st_punic_war")]) == (3, 0)


# -- the Pretender


def pretender(level: int = 1, **options: Any) -> tuple[Republic, int, int]:
    """Fabius governs Sicilia, and the card is in play."""
    game = new_table("middle", **options)
    game.phase = FORUM
    game.era = MIDDLE
    event(game, "pretender_emerges", level)
    put(game, "cornelius", 0, leader=True)
    man = put(game, "fabius", 0)
    return game, man, govern(game, man, "sicilia")


def test_a_23_the_pretender_rises_when_a_war_is_drawn_active() -> None:
    game, man, sicilia = pretender(level=2)
    garrison(game, "sicilia", 2)
    place_war(game, war("2nd_macedonian_war"), "1.07.33")
    assert game.province[sicilia] == GOVERNED  # inactive: he waits
    place_war(game, war("jugurthine_war"), "1.07.33")
    assert game.province[sicilia] == REVOLTED
    assert game.zone[REVOLT + sicilia] == FOUGHT
    assert game.where[man] == OUT
    assert count(game.legions[RESERVE]) == 25
    assert game.levels[PRETENDER_EMERGES] == 0


@pytest.mark.parametrize(("option", "rises"), [("drawn_or_m1", False), ("any_activation", True)])
def test_a_23_a_woken_war_counts_only_with_the_option(option: str, rises: bool) -> None:
    game, _, sicilia = pretender(level=2, pretender_trigger=option)
    activate(game, wage(game, "2nd_macedonian_war", INACTIVE), "1.09.64")
    assert (game.province[sicilia] == REVOLTED) == rises


@pytest.mark.parametrize(("phase", "rises"), [(MORTALITY, True), (FORUM, False)])
def test_a_23_an_imminent_war_counts_when_its_turn_comes_but_not_when_it_is_attacked(phase: int, rises: bool) -> None:
    game, _, sicilia = pretender(level=2)
    game.phase = phase
    wage(game, "2nd_macedonian_war", IMMINENT)
    wake_imminent(game, "1.05.1")
    assert (game.province[sicilia] == REVOLTED) == rises


def test_a_23_without_a_governor_he_goes_on_waiting() -> None:
    game = new_table("middle")
    event(game, "pretender_emerges")
    pretender_rises(game, "1.07.21")
    assert game.levels[PRETENDER_EMERGES] == 1


def test_a_23_a_victory_holds_the_province_at_a_price() -> None:
    game, man, sicilia = pretender()
    ear = listen(game)
    garrison(game, "sicilia", 4)
    raise_veterans(game, 1, GARRISON + sicilia)
    game.urn = [0, 0]
    game.loaded = [4, 4, 4]  # 12 + 6 + the governor's rating - 3 (the printed strength)
    pretender_rises(game, "1.07.21")
    (said,) = ear.all(PretenderFought)
    assert (said.strength, said.total) == (6 + game.military(man), 12 + said.strength - said.enemy)
    assert game.province[sicilia] == GOVERNED
    assert game.where[man] != OUT
    assert game.levels[PRETENDER_EMERGES] == 0


def test_a_23_anything_else_kills_the_governor_and_sends_survivors_home() -> None:
    game, man, sicilia = pretender()
    garrison(game, "sicilia", 6)
    game.loaded = [1, 1, 1]
    event(game, "evil_omens", 2)
    pretender_rises(game, "1.07.21")
    assert game.province[sicilia] == REVOLTED
    assert game.where[man] == OUT
    assert game.legions[GARRISON + sicilia] == 0
    assert 0 < count(game.legions[ACTIVE]) < 6


def test_a_23_the_rating_counts_only_as_far_as_the_legions_go() -> None:
    game, man, sicilia = pretender()
    ear = listen(game)
    game.loaded = [6, 6, 6]
    pretender_rises(game, "1.07.21")
    assert ear.all(PretenderFought)[0].strength == 0
    assert game.military(man) > 0
    assert game.province[sicilia] in (GOVERNED, REVOLTED)


def test_1_13_1_a_governor_who_rules_by_legate_neither_helps_nor_dies() -> None:
    game = new_table("late")
    event(game, "pretender_emerges", 2)
    man = put(game, "fabius", 0)
    sicilia = govern(game, man, "sicilia", legate=True)
    pretender_rises(game, "1.07.21")
    assert game.province[sicilia] == REVOLTED
    assert (game.where[man], game.governor[sicilia]) == (ROME, -1)


def test_c_8_allies_desert_in_the_battle_against_the_pretender() -> None:
    game, _, _ = pretender()
    ear = listen(game)
    event(game, "ally_deserts", 1)
    game.loaded = [2, 3, 3]
    pretender_rises(game, "1.07.21")
    event(game, "pretender_emerges")
    (even,) = ear.all(PretenderFought)
    other, _, _ = pretender()
    ear = listen(other)
    event(other, "enemy_ally_deserts", 2)
    other.loaded = [2, 3, 4]
    pretender_rises(other, "1.07.21")
    (odd,) = ear.all(PretenderFought)
    plain, _, _ = pretender()
    ear = listen(plain)
    plain.loaded = [2, 3, 3]
    pretender_rises(plain, "1.07.21")
    (printed,) = ear.all(PretenderFought)
    assert even.enemy == printed.enemy + 2
    assert odd.enemy == max(0, printed.enemy - 7)


@pytest.mark.parametrize(("key", "divisor"), [("fabius", 1), ("2a_fabius_maximus_cunctator", 2)])
def test_fabius_maximus_halves_the_losses_of_his_garrison(key: str, divisor: int) -> None:
    game = new_table("middle")
    event(game, "pretender_emerges")
    put(game, "cornelius", 0, leader=True)
    sicilia = govern(game, put(game, key, 0), "sicilia")
    garrison(game, "sicilia", 8)
    event(game, "evil_omens", 4)
    ear = listen(game)
    game.loaded = [1, 1, 1]
    pretender_rises(game, "1.07.21")
    (said,) = ear.all(PretenderFought)
    outcome, row = result(said.total)
    assert outcome != VICTORY
    assert row >= 2
    assert count(game.legions[RESERVE]) == 25 - 8 + (row + divisor - 1) // divisor
    assert game.province[sicilia] == REVOLTED


# -- the Refuge as an event


def test_1_07_21_the_dark_side_calls_a_leader_out_of_his_refuge() -> None:
    game = new_table()
    event(game, "refuge")
    lead(game, "antiochus_iii", IN_REFUGE)
    gallic, illyrian = wage(game, "1st_gallic_war"), wage(game, "1st_illyrian_war", INACTIVE)
    draw(game, "refuge")
    assert game.levels[REFUGE] == 2
    assert game.zone[illyrian] == FOUGHT
    assert land_strength(game, gallic) == 15
    assert game.enemy[ANTIOCHUS_III] == IN_REFUGE


# -- 1.07.1


def test_1_07_1_most_events_leave_and_some_stay() -> None:
    game = new_table()
    for number in range(18):
        game.levels[number] = 2
    pass_time(game)
    stays = [EVENT_KEYS[number] for number in range(18) if game.levels[number]]
    assert stays == ["pretender_emerges", "refuge", "rhodian_alliance"]
    assert game.omens == game.levels[DROUGHT] == game.levels[MANPOWER_SHORTAGE] == game.levels[EVIL_OMENS] == 0


def test_1_07_1_raid_captives_who_were_not_ransomed_die() -> None:
    game = new_table()
    raided, prisoner = put(game, "fabius", 0), put(game, "cornelius", 0, leader=True)
    game.box[0] = 50
    capture(game, raided, RAID)
    capture(game, prisoner, wage(game, "1st_macedonian_war"))
    pass_time(game)
    assert game.where[raided] == OUT
    assert game.where[prisoner] >= CAPTIVE
    assert game.box[0] == 50
