"""Random games over all editions and options, and what must hold in any state of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hypothesis import strategies as st

import comitium
from comitium import Dice, Match
from comitium.core.dice import stream
from comitium.core.options import Setting
from comitium.games.caesar.rules.r6_effects import Castle
from comitium.games.caesar.setup import Prepare
from comitium.games.caesar.state import Caesar

META = comitium.kind("caesar").meta
INFLUENCE = [2, 7, 7, 7, 7, 7]
ACTION = [4, 2, 2, 2, 1, 2]
SIZES = [5, 5, 5, 3, 3]
LONGEST = 2000  # decisions; the longest random game seen has fewer than 500

# an edition, and up to four options changed by hand
OPTIONS = st.builds(
    lambda rule_set, changes: {**changes, "rule_set": rule_set},
    st.sampled_from(META.options["rule_set"].choices),
    st.dictionaries(st.sampled_from(sorted(set(META.options) - {"rule_set"})), st.integers(0, 9), max_size=4).map(
        lambda picks: {
            name: META.options[name].choices[pick % len(META.options[name].choices)] for name, pick in picks.items()
        }
    ),
)
SEEDS = st.integers(0, 10**6)
STEPS = st.integers(0, 330)


def start(seed: int, options: dict[str, Setting]) -> Caesar:
    game = comitium.start("caesar", seed=seed, **options)
    assert isinstance(game, Caesar)
    return game


def pick(game: Caesar, dice: Dice) -> tuple[int, int]:
    """Some seat that is asked, and one of its choices. Passing a turn is made rarer, or random games would be all discards."""
    actors = game.actors()
    seat = actors[dice.below(len(actors))]
    menu = game.legal(seat)
    choice = menu[dice.below(len(menu))]
    if choice == 64 and dice.below(3):
        choice = menu[dice.below(len(menu))]
    return seat, choice


def play_some(seed: int, options: dict[str, Setting], steps: int) -> Caesar:
    """The state after so many random choices, or the end of the game if that comes first."""
    game, dice = start(seed, options), stream(seed, "random play")
    for _ in range(steps):
        if game.over:
            break
        game.apply(*pick(game, dice))
    return game


def play_match(match: Match, seed: int) -> Iterator[tuple[int, int]]:
    """A whole random match; each choice is told before it is made."""
    dice = stream(seed, "random play")
    while match.outcome is None:
        assert isinstance(match.game, Caesar)
        seat, choice = pick(match.game, dice)
        yield seat, choice
        match.choose(seat, choice)


def sound(game: Caesar) -> None:
    """Rules 1.2 to 1.6, 4.1 to 4.3: no card is lost or doubled, every count fits, no limit is exceeded."""
    fingers = game.stack[-1] if game.stack and isinstance(game.stack[-1], Castle) else None
    for seat in (0, 1):
        supply = Counter(dict(enumerate(INFLUENCE + ACTION)))
        cards: Counter[int] = Counter()
        for kind in range(12):
            cards[kind] += game.hand[seat * 12 + kind] + game.discards[seat * 12 + kind]
        for deck in (0, 1):
            pile = game.decks[seat * 2 + deck][: game.left[seat * 2 + deck]]
            assert all((kind >= 6) == bool(deck) for kind in pile)
            cards.update(pile)
            held = game.hand[seat * 12 + 6 : seat * 12 + 12] if deck else game.hand[seat * 12 : seat * 12 + 6]
            assert sum(held) == game.held[seat * 2 + deck]
        for group in range(5):
            side = seat * 5 + group
            up, down = game.up[side * 6 : side * 6 + 6], game.down[side * 6 : side * 6 + 6]
            assert min(up) >= 0 <= min(down)
            assert sum(down) == game.downs[side]
            assert sum(up) + sum(down) == game.cards[side] <= 5
            for kind in range(6):
                cards[kind] += up[kind] + down[kind]
        if fingers and game.player == seat:
            for kind in range(6):
                cards[kind] += fingers.pool[kind] + fingers.first[kind] + fingers.second[kind]
        assert cards == supply
        assert game.hand_size(seat) <= (10 if game.stack and isinstance(game.stack[-1], Prepare) else 5)
    for group in range(5):
        assert game.cards[group] + game.cards[5 + group] <= 8
        assert game.patricians[group] + game.won[group] + game.won[5 + group] == SIZES[group]
        assert game.patricians[group] or not game.cards[group] + game.cards[5 + group], "nothing lies on an exhausted group"
    votes = [*game.votes[: game.votes_left], *game.vote_discards, *game.box]
    assert sorted(votes) == [0, 1, 2, 3, 4, 5, 5, 6]
    assert sorted([*game.bonus, *game.unused_bonus]) == [0, 0, 1, 1, 2, 2]
    assert 6 not in game.box, "the reshuffle stays"
