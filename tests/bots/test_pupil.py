"""The pupil: it plays by the tribune's sense, overlooks things, and loses."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from comitium import bots
from comitium.arena.simulate import simulate
from comitium.bots.player import Player, Seat
from comitium.bots.pupil import Pupil
from comitium.core.agreements import Agreement
from comitium.core.dice import stream
from comitium.core.errors import BadOption
from comitium.core.frames import Game
from comitium.games.republic.choices import PASS
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade
from comitium.match.begin import start

GAMES = [("caesar", 2), ("idus", 5), ("republic", 3)]
ANSWERS = 100


def pupil(game_id: str, misses: float, seed: int = 1) -> Pupil:
    made = bots.make(f"quaestor:misses={misses}", game_id, seed)
    assert isinstance(made, Pupil)
    return made


def questions(game_id: str, players: int, answers: int = ANSWERS) -> Iterator[tuple[Game, Seat]]:
    """The first questions of a game between tribunes, with the seat that is asked."""
    game = start(game_id, players, seed=4)
    table = [bots.make("tribune", game_id, seat) for seat in range(players)]
    for _ in range(answers):
        if game.over:
            return
        acting = game.actors()[0]
        seat = Seat(game_id, game, acting)
        yield game, seat
        game.apply(acting, table[acting].choose(seat))


@pytest.mark.parametrize(("game_id", "players"), GAMES)
def test_who_overlooks_nothing_is_a_tribune_and_who_overlooks_much_is_none(game_id: str, players: int) -> None:
    same: list[Player] = [bots.make("tribune", game_id, 1), pupil(game_id, 0.0)]
    careless = pupil(game_id, 1.0)
    differ = 0
    for _, seat in questions(game_id, players):
        if seat.seat == 0:
            one, other = (player.choose(seat) for player in same)
            assert one == other
            missed = careless.choose(seat)
            assert missed in seat.legal
            differ += missed != one
    assert differ > 1


@pytest.mark.parametrize(("game_id", "players"), GAMES)
def test_it_answers_alike_in_worlds_that_it_cannot_tell_apart(game_id: str, players: int) -> None:
    for number, (game, seat) in enumerate(questions(game_id, players)):
        if number % 3 == 0:
            twin = Seat(game_id, game.reimagine(seat.seat, stream(number, "twin")), seat.seat)
            assert pupil(game_id, 1.0, number).choose(twin) == pupil(game_id, 1.0, number).choose(seat)


def test_1_07_4_it_lets_persuasions_go_by() -> None:
    for _, seat in questions("republic", 3, 1000):
        if seat.question_class is Persuade and PASS in seat.legal and pupil("republic", 0.0).choose(seat) != PASS:
            assert pupil("republic", 1.0).choose(seat) == PASS
            return
    raise AssertionError("nobody tried to persuade anybody")


def test_it_seldom_thinks_of_an_offer_and_answers_all() -> None:
    class Talker:
        name = "talker"

        def choose(self, seat: Seat) -> int:
            return seat.legal[0]

        def bargain(self, seat: Seat, agreements: list[Agreement]) -> list[object]:
            return [bots.Offer([]), bots.Accept(1), bots.Cancel(2)]

    seat = next(questions("republic", 3))[1]
    for misses, said in ((0.0, 3), (1.0, 2)):
        player = pupil("republic", misses)
        player.tribune = Talker()
        assert len(player.bargain(seat, [])) == said


def test_it_loses() -> None:
    levels = simulate("caesar", 6, ["quaestor:misses=1.0", "tribune"], seed=1, duplicate=True)["outcomes"]["levels"]
    assert levels["quaestor:misses=1.0"]["high"] < levels["tribune"]["low"]


def test_a_share_is_between_nothing_and_everything() -> None:
    with pytest.raises(BadOption):
        bots.make("quaestor:misses=2", "idus", 1)
