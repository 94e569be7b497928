"""The registry of bots, what a seat shows, and the random player."""

from __future__ import annotations

import pytest

import comitium
from comitium import bots
from comitium.bots.player import Seat, bot_seed, derive
from comitium.core.dice import stream
from comitium.core.errors import BadOption, Unknown
from comitium.match.begin import start


def play(seed: int, bot_seeds: tuple[int, int]) -> list[int]:
    game = start("caesar", seed=seed)
    players = [bots.make("random", "caesar", bot) for bot in bot_seeds]
    seats = [Seat("caesar", game, number) for number in (0, 1)]
    made: list[int] = []
    while acting := game.actors():
        made.append(players[acting[0]].choose(seats[acting[0]]))
        game.apply(acting[0], made[-1])
    return made


def test_the_same_seed_plays_the_same_game() -> None:
    assert play(1, (2, 3)) == play(1, (2, 3))
    assert play(1, (2, 3)) != play(1, (2, 4))


def test_every_bot_of_a_series_has_a_stream_of_its_own() -> None:
    seeds = {bot_seed(seed, seat, number) for seed in range(3) for seat in range(2) for number in range(50)}
    assert len(seeds) == 300
    assert derive(1, "a", 23) != derive(12, "a", 3)


def test_the_random_player_is_fair() -> None:
    game = start("caesar", seed=1)
    player = bots.make("random", "caesar", 5)
    seat = Seat("caesar", game, 0)
    counts = dict.fromkeys(game.legal(0), 0)
    for _ in range(600 * len(counts)):
        counts[player.choose(seat)] += 1
    assert all(480 < count < 720 for count in counts.values())


def test_it_reads_nothing_but_the_legal_choices() -> None:
    class Blind(Seat):
        @property
        def view(self) -> object:
            raise AssertionError("looked at the table")

        question = view

    game = start("caesar", seed=1)
    assert bots.make("random", "caesar", 5).choose(Blind("caesar", game, 1)) in game.legal(1)


def test_it_answers_alike_on_reimagined_twins() -> None:
    game = start("caesar", seed=8)
    for number in range(120):
        seat = game.actors()[0]
        twin = game.reimagine(seat, stream(number, "twin"))
        answers = [bots.make("random", "caesar", number).choose(Seat("caesar", state, seat)) for state in (game, twin)]
        assert answers[0] == answers[1]
        game.apply(seat, answers[0])


def test_a_seat_shows_its_own_side_and_hides_the_game() -> None:
    match = comitium.new("caesar", seed=3)
    seat = Seat("caesar", match.game, 0)
    assert seat.view == match.view(0)
    assert seat.question.options == match.question(0).options
    assert not [
        name for name in dir(seat) if not name.startswith("__") and getattr(seat, name) is match.game and name != HIDDEN
    ]
    for name in ("game", "_game", "state", "match"):
        assert not hasattr(seat, name)
    seat.legal.append(-1)
    assert -1 not in match.game.legal(0)
    assert seat.imagine(stream(1, "dream")) is not match.game


HIDDEN = "_Seat__game"


def test_names_and_parameters() -> None:
    assert bots.names("caesar")[0] == "random"
    assert bots.make("random", "caesar", 1).name == "random"
    with pytest.raises(Unknown) as unknown:
        bots.make("nero", "caesar", 1)
    assert unknown.value.why.args["bot"] == "nero"
    assert "random" in str(unknown.value.why.args["known"])
    for wrong in ("random:luck=7", "random:luck", "random:", "random:luck=1,luck=2", "random:7=luck"):
        with pytest.raises(BadOption):
            bots.make(wrong, "caesar", 1)
    with pytest.raises(Unknown):
        bots.names("chess")
