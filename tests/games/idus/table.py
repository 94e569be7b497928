"""A table set up for one rule, and whole turns played at it. Seats are counted from 0, as in the digest."""

from __future__ import annotations

import comitium
from comitium import Match
from comitium.games.idus.state import Idus
from games.table import asked, menu

L, T, M = 0, 1, 2
GREEN, RED, YELLOW = 0, 1, 2
TABLES = (5, 6, 7, 8)
LIMITS = {5: 13, 6: 15, 7: 17, 8: 20}


def set_table(text: str = "", seed: int = 1, **fields: str | int | bool) -> Match:
    """A match from a position; fields may be given as a text or by name."""
    words = [f"{name}={str(value).lower() if isinstance(value, bool) else value}" for name, value in fields.items()]
    return comitium.from_position("idus", " ".join([text, *words]) or "players=5", seed=seed)


def new(players: int = 5, seed: int = 1, **options: str | int | bool) -> Match:
    """A new match in which seat 0 is the first player."""
    return comitium.new("idus", players=players, seed=seed, **{"first_player": "senator_1", **options})


def state(match: Match) -> Idus:
    assert isinstance(match.game, Idus)
    return match.game


def named(match: Match, seat: int) -> list[int]:
    """The seats on offer."""
    return [int(notation.rpartition("_")[2]) - 1 for notation in menu(match, seat)]


def roles(match: Match) -> tuple[int, int, int, int]:
    game = state(match)
    return game.consul, game.praetor, game.aedile, game.aedile2


def assign(match: Match, praetor: int, aedile: int, aedile2: int) -> None:
    consul = state(match).consul
    for word, seat in (("praetor", praetor), ("aedile", aedile), ("aedile", aedile2)):
        match.choose(consul, f"{word} {seat + 1}")


def vote(match: Match, first: str, second: str) -> None:
    """Both Aediles vote, in the order of their roles."""
    game = state(match)
    aedile, aedile2 = game.aedile, game.aedile2
    match.choose(aedile, f"vote {first}")
    match.choose(aedile2, f"vote {second}")


def play_turn(match: Match, first: str, second: str) -> None:
    """A turn in which the Praetor looks at the first Aedile's card and keeps it; the Consul, if asked, gives up a card."""
    game = state(match)
    if game.is_second_round():
        consul = game.consul
        for _ in range(3):
            match.choose(consul, match.game.legal(consul)[0])
    aedile = game.aedile
    vote(match, first, second)
    match.choose(game.praetor, f"look {aedile + 1}")
    if asked(match)[1] == "ReplaceYellow":
        match.choose(aedile, "put green")
    else:
        match.choose(state(match).praetor, "keep")
    if match.outcome is None and match.questions()[0].kind == "ChooseSide":
        seat = asked(match)[0]
        match.choose(seat, match.game.legal(seat)[0])


def kept(text: str) -> str:
    """The cards of a finished round as a position writes them, any dealable discards: `LLTTM`."""
    return "/".join(f"{letter}-?" for letter in text)
