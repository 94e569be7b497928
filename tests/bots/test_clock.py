"""How long an answer takes tells nothing: the work behind it is the same whatever is held. Work is counted, never timed.

Twins are games that another seat cannot tell apart. What a bot does for an answer must be the same in both, even if the answer
is free in one of them and the only legal one in the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from comitium import bots
from comitium.bots.caesar import tribune as caesar_tribune
from comitium.bots.consul import SHARE, Consul
from comitium.bots.player import Player, Seat
from comitium.core.dice import stream
from comitium.core.frames import Game
from comitium.core.ids import id_of
from comitium.games.caesar.choices import PASS, VETO
from comitium.match.begin import start

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("caesar", 2, {"rule_set": "rio_grande"}),
    ("caesar", 2, {"rule_set": "tilsit_original"}),
    ("caesar", 2, {"lone_endgame": "dump", "hand_back_counts_public": False}),
    ("idus", 5, {}),
    ("idus", 7, {"limit": 4}),  # a limit that is passed early: all who hold two cards choose at once
]


def consul(game_id: str, sims: int = 20, seed: int = 1) -> Consul:
    player = bots.make(f"consul:sims={sims},seconds=600,depth=1", game_id, seed)
    assert isinstance(player, Consul)
    return player


def questions(game_id: str, players: int, options: dict[str, Any], seeds: range) -> Iterator[tuple[Game, int]]:
    """Every question of some games between tribunes, with the seat that is asked."""
    for seed in seeds:
        game = start(game_id, players, seed=seed, **options)
        table = [bots.make("tribune", game_id, seat) for seat in range(players)]
        while acting := game.actors():
            yield game, acting[0]
            game.apply(acting[0], table[acting[0]].choose(Seat(game_id, game, acting[0])))


def twins(game: Game, asked: int, players: int, tries: int) -> Iterator[Game]:
    """Games that some other seat cannot tell from this one, and in which the same seat is asked the same."""
    for other in range(players):
        for number in range(tries if other != asked else 0):
            twin = game.reimagine(other, stream(number, f"twin {other}"))
            if twin.actors() == game.actors() and type(twin.stack[-1]) is type(game.stack[-1]):
                yield twin


def work(player: Consul, game_id: str, game: Game, seat: int) -> tuple[int, int]:
    assert player.choose(Seat(game_id, game, seat)) in game.legal(seat)
    return player.searched


@pytest.mark.parametrize(("game_id", "players", "options"), TABLES, ids=lambda value: str(value))
def test_the_same_work_in_worlds_that_others_cannot_tell_apart(game_id: str, players: int, options: dict[str, Any]) -> None:
    unlike: Counter[str] = Counter()  # by question: pairs in which the menus were of different lengths
    looked: Counter[str] = Counter()
    for game, seat in questions(game_id, players, options, range(4 if game_id == "caesar" else 2)):
        asked = id_of(game.stack[-1])
        looked[asked] += 1
        pairs = [(twin, len(twin.legal(seat)) != len(game.legal(seat))) for twin in twins(game, seat, players, 6)]
        chosen = [twin for twin, differ in pairs if differ][:1] or [twin for twin, _ in pairs[: looked[asked] % 9 == 0]]
        if unlike[asked] > 12:
            continue
        for twin in chosen:
            unlike[asked] += len(twin.legal(seat)) != len(game.legal(seat))
            real = work(consul(game_id), game_id, game, seat)
            assert work(consul(game_id), game_id, twin, seat) == real, asked
    assert unlike["ChooseSide" if game_id == "idus" else "PlayCards"] > 3, unlike
    if game_id == "idus" and options:
        assert unlike["LastChoice"], unlike


@cache
def vetoes() -> list[tuple[Game, int, Game]]:
    """Veto windows of a seat with a veto, each with a twin in which it has none, or the other way round."""
    found = []
    for game, seat in questions("caesar", 2, {}, range(8)):
        if id_of(game.stack[-1]) == "VetoWindow":
            unlike = [twin for twin in twins(game, seat, 2, 12) if twin.legal(seat) != game.legal(seat)]
            found += [(game.clone(), seat, unlike[0])] if unlike else []
    return found


def test_6_6_a_veto_window_takes_as_long_without_a_veto() -> None:
    assert len(vetoes()) > 5
    for game, seat, twin in vetoes()[:6]:
        assert {len(game.legal(seat)), len(twin.legal(seat))} == {1, 2}
        player = consul("caesar", sims=100)
        assert work(player, "caesar", game, seat) == work(consul("caesar", sims=100), "caesar", twin, seat) == (18, 35)
        # a second question of the same turn has a smaller share, and so has its twin
        assert work(player, "caesar", twin, seat) == (18 + 12, 35 + 22)


def test_a_race_that_is_decided_early_spends_its_budget_all_the_same() -> None:
    """The default consul: "a thousand simulations a move" are those of a forced answer too."""
    game, seat, twin = vetoes()[0]
    for state in (game, twin):
        player = consul("caesar", sims=1000)
        assert work(player, "caesar", state, seat) == (int(1000 * SHARE) // 2 + 1, int(1000 * SHARE))


@pytest.mark.parametrize("game_id", ["caesar", "idus"])
def test_in_a_hurry_it_answers_alike_with_less_work(game_id: str) -> None:
    """Where nobody listens, idleness is left out; it has no part in the answers, neither now nor later."""
    players = 2 if game_id == "caesar" else 5
    patient, hasty = consul(game_id, 60), consul(game_id, 60)
    bots.hurry(hasty)
    for number, (game, seat) in enumerate(questions(game_id, players, {}, range(1))):
        if seat == 0 and number < 90:
            chair = Seat(game_id, game, seat)
            assert patient.choose(chair) == hasty.choose(chair)
    assert hasty.searched[1] < patient.searched[1]
    bots.hurry(bots.make("random", "caesar", 1))  # nothing to it: it never tarries


# -- those who do not search


class Watched(Seat):
    """Counts how often the table is looked at."""

    looks = 0

    @property
    def view(self) -> Any:
        Watched.looks += 1
        return super().view


def looks(player: Player, game_id: str, game: Game, seat: int) -> int:
    Watched.looks = 0
    player.choose(Watched(game_id, game, seat))
    return Watched.looks


@pytest.mark.parametrize(("game_id", "players", "options"), TABLES, ids=lambda value: str(value))
def test_a_tribune_thinks_over_her_only_choice(game_id: str, players: int, options: dict[str, Any]) -> None:
    """What is left are fractions of a millisecond: how many cards she weighs. docs/opponents.md has the figures."""
    forced: Counter[str] = Counter()
    thinks: dict[str, int] = {}
    for game, seat in questions(game_id, players, options, range(3)):
        asked = id_of(game.stack[-1])
        count = looks(bots.make("tribune", game_id, 1), game_id, game, seat)
        assert count == thinks.setdefault(asked, count) == 1
        if len(game.legal(seat)) == 1:
            forced[asked] += 1
            hasty = bots.make("tribune", game_id, 1)
            bots.hurry(hasty)
            assert looks(hasty, game_id, game, seat) == 0
    assert forced


def test_6_6_a_tribune_weighs_the_harm_even_without_a_veto(monkeypatch: pytest.MonkeyPatch) -> None:
    weighed: list[float] = []
    harm = caesar_tribune.harm
    monkeypatch.setattr(caesar_tribune, "harm", lambda *seen: weighed.append(harm(*seen)) or weighed[-1])
    for game, seat, twin in vetoes()[:6]:
        weighed.clear()
        answers = [bots.make("tribune", "caesar", 1).choose(Seat("caesar", state, seat)) for state in (game, twin)]
        assert len(weighed) == 2
        assert set(answers) <= {PASS, VETO}


@pytest.mark.parametrize("game_id", ["caesar", "idus"])
def test_a_lone_choice_costs_a_tribune_no_dice(game_id: str) -> None:
    """A patient tribune and a hasty one play the same game."""
    players = 2 if game_id == "caesar" else 5
    patient, hasty = bots.make("tribune", game_id, 4), bots.make("tribune", game_id, 4)
    bots.hurry(hasty)
    for game, seat in questions(game_id, players, {}, range(3)):
        if seat == 0:
            chair = Seat(game_id, game, seat)
            assert patient.choose(chair) == hasty.choose(chair)
