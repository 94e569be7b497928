"""The look that draws any board: both games can be played with it, before they had one of their own."""

from __future__ import annotations

import random
import re

import pytest

import comitium
from comitium import Match
from comitium.core.dice import stream
from comitium.draw import LOOKS, look
from comitium.draw.terminal.lists import LOOK
from games.idus.known_games import finished

from ..tables import board, drawn, scene, told

GAMES = (("caesar", 2), ("idus", 5), ("idus", 8))


def moments(game: str, players: int, every: int) -> list[Match]:
    """Some moments of a random game, the last one included."""
    match, pick, found = comitium.new(game, players=players, seed=4), random.Random(4), []
    number = 0
    while match.outcome is None:
        if number % every == 0:
            found.append(comitium.replay(match.journal()))
        seat = pick.choice(match.game.actors())
        match.choose(seat, pick.choice(match.game.legal(seat)))
        number += 1
    return [*found, match]


def test_a_game_without_a_look_of_its_own_gets_this_one():
    assert look("a game to come") is LOOK
    assert all(look(game) is not LOOK for game in LOOKS)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_everything_that_may_be_chosen_on_the_table_has_its_number(game, players, language):
    for match in moments(game, players, 7):
        for seat in match.game.actors():
            picture = drawn(match, seat, language, width=100, style=LOOK)
            table = picture[: picture.rindex(f"[{match.question(seat).rule}]")]
            shown, numbers = board(match, seat), scene(match, seat).numbers()
            assert {int(number) for number in re.findall(r"\[(\d+)\]\s", table)} == {numbers[lit] for lit in shown.lit()}
            assert max(map(len, picture.splitlines())) <= 100


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_zone_is_told_and_no_secret(game, players, language):
    for number, match in enumerate(moments(game, players, 11)):
        for seat in (0, players - 1, None):
            lines = told(match, seat, language, LOOK)
            assert lines
            assert all(line.strip() and "{" not in line for line in lines)
            if seat is not None and match.outcome is None:
                match.game, real = match.game.reimagine(seat, stream(number, "twin")), match.game
                assert told(match, seat, language, LOOK) == lines
                match.game = real


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_score_is_a_table_and_lines(language):
    for match in (moments("caesar", 2, 1000)[-1], finished(6, 2)):
        assert {"caesar": ("Total", "Somme"), "idus": ("kept", "gardé")}[match.header.game][language == "fr"] in drawn(
            match, None, language, width=110, style=LOOK
        )
        lines = LOOK.tell_score(board(match, None), scene(match, None, language))
        assert len(lines) > 5


def test_a_lone_card_is_named_with_what_is_known_of_it():
    match = comitium.from_position("caesar", "table=35(P4)/4(12);-/-;-/-;-/-;-/- hand=5A/1V", seed=1)
    lines = told(match, 1, style=LOOK)
    assert "Senators, Cleopatra (you): known sum 7, Influence 4, Influence 1, Influence 2" in lines
    [theirs] = [line for line in lines if line.startswith("Senators, Caesar (random): known sum 8, 2 hidden cards, ")]
    assert theirs.endswith("a face-down influence card ×2")
