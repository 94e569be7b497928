"""1.03, 1.04: the sequence of play, vote totals, ties."""

from __future__ import annotations

import comitium
from comitium.core.ids import id_of
from comitium.games.republic.choices import DONE, NO, YES
from comitium.games.republic.events.people import PhaseBegan, TieRolled, TurnBegan
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.common.ranks import after, clockwise, first_seat, highest_roll, in_order
from comitium.games.republic.rules.sequence import Years
from comitium.games.republic.state.numbers import BLANK, MORTALITY, REVENUE, SETUP
from games.republic.fixtures.builder import asked, govern, listen, new_game, new_table, put, say


def test_1_03_the_first_turn_begins_with_mortality_after_the_setup() -> None:
    game = new_game("early", 3)
    ear = listen(game)
    game.advance()
    game.urn = [BLANK]
    assert (game.turn, game.phase) == (0, SETUP)
    while game.phase == SETUP:
        game.urn = [BLANK]
        say(game, game.legal(game.actors()[0])[0])
    assert game.turn == 1
    assert [event.turn for event in ear.all(TurnBegan)] == [1]
    assert [event.phase for event in ear.all(PhaseBegan)] == [MORTALITY, REVENUE]
    assert game.phase == REVENUE
    assert asked(game) == "Redistribution"


def test_1_03_after_the_revolution_phase_the_next_turn_begins() -> None:
    game = new_table("early", 3)
    for seat, key in enumerate(("aurelius", "junius", "papirius")):
        put(game, key, seat, leader=True)
    game.turn = 3
    game.urn = [BLANK]
    game.push(Years(len(Years(0).steps()) - 1))
    game.advance()
    assert (game.turn, game.phase) == (4, REVENUE)


def test_1_04_7_the_picture_of_the_rulebook_shows_ten_votes() -> None:
    game = new_table("middle", 3)
    put(game, "manlius", 0, knights=2)
    put(game, "25a_tiberius_gracchus", 0, leader=True)
    put(game, "sulpicius", 0)
    govern(game, put(game, "papirius", 0, knights=5), "sicilia")
    put(game, "fabius", 1)
    view = GAME_TYPE.view(game, 0)
    assert view.factions[0].votes == 2 + 2 + 4 + 2


def test_1_04_8_the_highest_throw_wins_and_ties_are_thrown_again() -> None:
    game = new_table("early", 3)
    ear = listen(game)
    game.loaded = [4, 4, 2, 6, 2, 3, 4, 5]  # 8 and 8, then 5 and 9
    assert highest_roll(game, "1.04.8", [0, 2]) == 2
    assert [event.amount for event in ear.all(TieRolled)] == [8, 8, 5, 9]


def test_1_04_8_the_hraos_faction_first_then_clockwise_without_who_has_left() -> None:
    game = new_table("early", 5)
    for seat, key in enumerate(("aurelius", "junius", "papirius", "acilius", "aelius")):
        put(game, key, seat, leader=True, influence=seat == 3)
    assert first_seat(game) == 3
    assert in_order(game) == [3, 4, 0, 1, 2]
    game.playing &= ~(1 << 4)
    assert in_order(game) == [3, 0, 1, 2]
    assert after(game, 3) == 0
    assert clockwise(game, 4) == [0, 1, 2, 3]


def test_what_dice_have_told_cannot_be_taken_back() -> None:
    match = comitium.new("republic", players=3, seed=4, scenario="late", seat_order="as_joined")
    while id_of(match.game.stack[-1]) != "TakeSpoils":
        seat = match.game.actors()[0]
        match.choose(seat, match.game.legal(seat)[0])
    seat = match.game.actors()[0]
    match.choose(seat, NO)
    assert match.can_undo(seat)  # nothing was thrown
    match.undo(seat)
    match.choose(seat, YES)
    assert not match.can_undo(seat)


def test_1_06_3_talents_that_all_have_seen_lie_where_they_lie() -> None:
    match = comitium.new("republic", players=3, seed=4, scenario="early", seat_order="as_joined")
    while id_of(match.game.stack[-1]) != "Redistribution":
        seat = match.game.actors()[0]
        match.choose(seat, match.game.legal(seat)[0])
    match.choose(0, DONE)
    match.choose(1, DONE)
    assert match.can_undo(0)  # the window is still open
    match.choose(2, DONE)
    assert not match.can_undo(0)
    assert not match.can_undo(2)
