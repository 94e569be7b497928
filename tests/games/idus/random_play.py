"""Random games over all table sizes and options, and what must hold in any state of them."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st

import comitium
from comitium import Dice, Match
from comitium.core.dice import stream
from comitium.core.options import Setting
from comitium.games.idus.rules.r5_turn import Vote
from comitium.games.idus.setup import faction_deck
from comitium.games.idus.state import NONE, YELLOW, Idus, aedile2_of, aedile_of, praetor_of, vote2_of, vote_of

META = comitium.kind("idus").meta
LONGEST = 16 * 8 + 8  # decisions: eight for each of sixteen turns, and the last choices

PLAYERS = st.integers(5, 8)
# up to four options changed by hand; a named first player is one of the five who are always there
OPTIONS = st.dictionaries(st.sampled_from(sorted(META.options)), st.integers(0, 21), max_size=4).map(
    lambda picks: {name: value(name, pick) for name, pick in picks.items()}
)
SEEDS = st.integers(0, 10**6)
STEPS = st.integers(0, 110)


def value(name: str, pick: int) -> Setting:
    choices = META.options[name].choices[:6] if name == "first_player" else META.options[name].choices
    return choices[pick % len(choices)]


def start(seed: int, players: int, options: dict[str, Setting]) -> Idus:
    game = comitium.start("idus", players=players, seed=seed, **options)
    assert isinstance(game, Idus)
    return game


def pick(game: Idus, dice: Dice) -> tuple[int, int]:
    """Some seat that is asked, and one of its choices."""
    actors = game.actors()
    seat = actors[dice.below(len(actors))]
    menu = game.legal(seat)
    return seat, menu[dice.below(len(menu))]


def play_some(seed: int, players: int, options: dict[str, Setting], steps: int) -> Idus:
    """The state after so many random choices, or the end of the game if that comes first."""
    game, dice = start(seed, players, options), stream(seed, "random play")
    for _ in range(steps):
        if game.over:
            break
        game.apply(*pick(game, dice))
    return game


def play_match(match: Match, seed: int) -> Iterator[tuple[int, int]]:
    """A whole random match; each choice is told before it is made."""
    dice = stream(seed, "random play")
    while match.outcome is None:
        assert isinstance(match.game, Idus)
        seat, choice = pick(match.game, dice)
        yield seat, choice
        match.choose(seat, choice)


def sound(game: Idus) -> None:
    """Rules 1.1, 3.1, 4.1, 5.7, 5.8 and 6.1: no card is lost, the markers add up the record, roles are distinct."""
    seats = game.rules.seats
    assert sorted(game.cards) == sorted(faction_deck(seats))
    counts = [0, 0, 0]
    for number, turn in enumerate(game.record):
        counts[vote_of(turn)] += 1
        counts[vote2_of(turn)] += 1
        consul = (game.first + number) % seats
        assert len({consul, praetor_of(turn), aedile_of(turn), aedile2_of(turn)}) == 4
        if number < seats:
            assert YELLOW not in (vote_of(turn), vote2_of(turn))
    assert (game.loyal, game.traitor) == (counts[0], counts[1])
    for seat in range(seats):
        assert game.has_chosen(seat) or game.cards[2 * seat] <= game.cards[2 * seat + 1]
        if game.ending:
            assert game.has_chosen(seat)
    if not game.ending:
        assert game.consul == (game.first + game.turn) % seats
        top = game.stack[-1]
        if isinstance(top, Vote):
            assert NONE in (top.vote, top.vote2)
            assert game.vote == game.vote2 == NONE
