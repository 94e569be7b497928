"""The consul: legal, repeatable, blind to what its seat cannot know, and no fool."""

from __future__ import annotations

import pytest

from comitium import bots
from comitium.bots.consul import Consul
from comitium.bots.player import Seat
from comitium.core.dice import stream
from comitium.core.errors import BadOption
from comitium.core.frames import Game
from comitium.core.registry import game_type
from comitium.games.caesar.choices import DOWN
from comitium.match.begin import start

RULE_SETS = ("rio_grande", "kosmos_fr", "tilsit_fr", "tilsit_original")
# One patrician is left and decides the game. Caesar, with a 1 and a 5, lays the eighth card of its group: 6 + 5 beats 10.
LAST_VOTE = (
    "turn=30 player=caesar placed=0 acted=0 lone=0 table=-/-;-/-;-/-;-/-;123/2233 left=00001 won=32311/23221 hand=15/4 "
    "deck=-:-/-:- gone=PP111112222223333334444444555555AAAASSCCKKWVV/PP11111112222233333444444"
    "5555555AAAASSCCKKWVV votes=aoro used=- box=spqc bonus=praetor/senator stalls=0/0 "
    "stack=Sequence(1)/Turn(1)/PlayCards() rule_set=rio_grande"
)


def consul(seed: int = 1, sims: int = 60, depth: int = 3) -> Consul:
    player = bots.make(f"consul:sims={sims},seconds=60,depth={depth}", "caesar", seed)
    assert isinstance(player, Consul)
    return player


def after(turns: int, seed: int = 4, rule_set: str = "rio_grande") -> Game:
    """A game that tribunes have played for so many turns, at the question what to play."""
    game = start("caesar", seed=seed, rule_set=rule_set)
    players = [bots.make("tribune", "caesar", number) for number in (0, 1)]
    seats = [Seat("caesar", game, number) for number in (0, 1)]
    while game_type("caesar").view(game, None).turn < turns or seats[0].asked != "PlayCards":
        seat = game.actors()[0]
        game.apply(seat, players[seat].choose(seats[seat]))
    return game


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_it_plays_whole_games_legally(rule_set: str) -> None:
    game = start("caesar", seed=2, rule_set=rule_set)
    players = [consul(sims=8, depth=1), bots.make("random", "caesar", 3)]
    seats = [Seat("caesar", game, number) for number in (0, 1)]
    while acting := game.actors():
        choice = players[acting[0]].choose(seats[acting[0]])
        assert choice in game.legal(acting[0])
        game.apply(acting[0], choice)
    assert game.outcome() is not None


@pytest.mark.parametrize("turns", [2, 9, 16])
def test_the_same_seed_chooses_the_same(turns: int) -> None:
    game = after(turns)
    seat = Seat("caesar", game, game.actors()[0])
    assert consul(5).choose(seat) == consul(5).choose(seat)
    assert consul(5).advise(seat) == consul(5).advise(seat)


@pytest.mark.parametrize("turns", [2, 9, 16])
def test_it_cannot_tell_a_world_from_its_twin(turns: int) -> None:
    """What is hidden from the seat has no influence at all: not even on the odds."""
    game = after(turns)
    number = game.actors()[0]
    real = consul(5).advise(Seat("caesar", game, number))
    for seed in range(3):
        twin = game.reimagine(number, stream(seed, "twin"))
        assert consul(5).advise(Seat("caesar", twin, number)) == real


def test_it_takes_a_win_that_lies_on_the_table() -> None:
    game = game_type("caesar").from_position(LAST_VOTE, 1)
    seat = Seat("caesar", game, 0)
    for seed in range(5):
        assert consul(seed).choose(seat) == DOWN + 5
    advice = dict(consul().advise(seat))
    assert advice[DOWN + 5] > 0.99
    assert advice[DOWN + 1] < 0.01


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_its_advice_is_sorted_and_made_of_chances(rule_set: str) -> None:
    game = after(7, rule_set=rule_set)
    seat = Seat("caesar", game, game.actors()[0])
    player = consul(sims=100)
    advice = player.advise(seat)
    assert advice[0][0] in seat.legal
    assert {choice for choice, _ in advice} <= set(seat.legal)
    assert len(advice) > 1
    assert all(0.0 <= odds <= 1.0 for _, odds in advice)


def test_it_advises_at_questions_it_leaves_to_the_tribune() -> None:
    game = start("caesar", seed=1)
    seat = Seat("caesar", game, 0)
    assert {choice for choice, _ in consul(sims=20).advise(seat)} <= set(seat.legal)


def test_the_choices_of_a_move_share_its_budget() -> None:
    game = after(9)
    number = game.actors()[0]
    seat = Seat("caesar", game, number)
    player = consul(sims=200)
    spent = [0]
    while game.actors() == [number] and seat.asked in ("PlayCards", "Place"):
        game.apply(number, player.choose(seat))
        spent.append(player.searched[1] - sum(spent))
    assert 0 < sum(spent) < 200
    assert spent[1:] == sorted(spent[1:], reverse=True)


@pytest.mark.parametrize("parameters", ["sims=0", "seconds=0", "seconds=-1", "depth=-1", "sims=x", "trust=x"])
def test_a_budget_of_nothing_is_refused(parameters: str) -> None:
    with pytest.raises(BadOption):
        bots.make(f"consul:{parameters}", "caesar", 1)
