"""[1.07.21] Random events that stay: Rhodes, storm, the Pretender, the Refuge; [1.07.1] the passage of Laws."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.games.republic.catalogue.ids import (
    ANTIOCHUS_III,
    DROUGHT,
    EVIL_OMENS,
    MANPOWER_SHORTAGE,
    PRETENDER_EMERGES,
    REFUGE,
    RHODIAN_ALLIANCE,
)
from comitium.games.republic.catalogue.keys import EVENT_KEYS
from comitium.games.republic.catalogue.values import VICTORY
from comitium.games.republic.choices import FLEETS
from comitium.games.republic.events.forum import (
    FleetsSunk,
    FleetsSunkAt,
    FleetsSunkWith,
    PretenderFought,
)
from comitium.games.republic.rules.common.wars import activate, land_strength, place_war, wake_imminent
from comitium.games.republic.rules.r1_07_forum.r1_07_1_passage import pass_time
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_pretender import pretender_rises
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_rhodian import dissolve_alliance
from comitium.games.republic.rules.r1_10_combat.r1_10_table import result
from comitium.games.republic.state.numbers import (
    ACTIVE,
    CAPTIVE,
    FORCE,
    FORUM,
    FOUGHT,
    GARRISON,
    GOVERNED,
    IMMINENT,
    IN_REFUGE,
    INACTIVE,
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
from comitium.games.republic.state.republic import RHODIAN_FLEETS, RHODIAN_TURN, RHODIAN_WARS, Republic
from games.republic.fixtures.builder import (
    capture,
    event,
    garrison,
    govern,
    lead,
    listen,
    new_table,
    put,
    raise_fleets,
    raise_veterans,
    say,
    send,
    wage,
    war,
)
from games.republic.fixtures.event_draws import draw

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
    assert not game.stack[-1].allows_asides(game, 1)
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
    pretender_rises(game)
    assert game.levels[PRETENDER_EMERGES] == 1


def test_a_23_a_victory_holds_the_province_at_a_price() -> None:
    game, man, sicilia = pretender()
    ear = listen(game)
    garrison(game, "sicilia", 4)
    raise_veterans(game, 1, GARRISON + sicilia)
    game.urn = [0, 0]
    game.loaded = [4, 4, 4]  # 12 + 6 + the governor's rating - 3 (the printed strength)
    pretender_rises(game)
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
    pretender_rises(game)
    assert game.province[sicilia] == REVOLTED
    assert game.where[man] == OUT
    assert game.legions[GARRISON + sicilia] == 0
    assert 0 < count(game.legions[ACTIVE]) < 6


def test_a_23_the_rating_counts_only_as_far_as_the_legions_go() -> None:
    game, man, sicilia = pretender()
    ear = listen(game)
    game.loaded = [6, 6, 6]
    pretender_rises(game)
    assert ear.all(PretenderFought)[0].strength == 0
    assert game.military(man) > 0
    assert game.province[sicilia] in (GOVERNED, REVOLTED)


def test_1_13_1_a_governor_who_rules_by_legate_neither_helps_nor_dies() -> None:
    game = new_table("late")
    event(game, "pretender_emerges", 2)
    man = put(game, "fabius", 0)
    sicilia = govern(game, man, "sicilia", legate=True)
    pretender_rises(game)
    assert game.province[sicilia] == REVOLTED
    assert (game.where[man], game.governor[sicilia]) == (ROME, -1)


def test_c_8_allies_desert_in_the_battle_against_the_pretender() -> None:
    game, _, _ = pretender()
    ear = listen(game)
    event(game, "ally_deserts", 1)
    game.loaded = [2, 3, 3]
    pretender_rises(game)
    event(game, "pretender_emerges")
    (even,) = ear.all(PretenderFought)
    other, _, _ = pretender()
    ear = listen(other)
    event(other, "enemy_ally_deserts", 2)
    other.loaded = [2, 3, 4]
    pretender_rises(other)
    (odd,) = ear.all(PretenderFought)
    plain, _, _ = pretender()
    ear = listen(plain)
    plain.loaded = [2, 3, 3]
    pretender_rises(plain)
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
    pretender_rises(game)
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
