"""Random games over all tables, editions and variants: no exception, no dead end, no endless game, no card lost.

python tools/fuzz.py --games 20000 --jobs 2
python tools/fuzz.py --game idus --games 20000 --jobs 2
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import comitium
from comitium.core.frames import Game
from comitium.core.options import Setting

LONGEST = 5000  # decisions; a game that takes more is endless
SUPPLY = [2, 7, 7, 7, 7, 7, 4, 2, 2, 2, 1, 2]  # a side's cards by kind


def options_of(game: str, seed: int) -> dict[str, Setting]:
    """A rule set, if the game has any, and now and then other values of its options."""
    dice = random.Random(seed)
    meta = comitium.kind(game).meta
    chosen: dict[str, Setting] = {}
    if "rule_set" in meta.options:
        chosen["rule_set"] = dice.choice(meta.options["rule_set"].choices)
    for name, option in meta.options.items():
        if dice.random() < 0.3:
            chosen[name] = dice.choice(option.choices)
    return chosen


def table_of(game: str, seed: int, options: dict[str, Setting]) -> int:
    """The tables in turn; one that seats everybody if a seat is named."""
    low, high = comitium.kind(game).meta.players
    return high if str(options.get("first_player", "random")) != "random" else low + seed % (high - low + 1)


def play(game: str, seed: int) -> tuple[int, str, str]:
    """How many decisions a random game took, how it ended, and what went wrong, if anything."""
    options = options_of(game, seed)
    try:
        state = comitium.start(game, players=table_of(game, seed, options), seed=seed, **options)
        dice = random.Random(seed)
        decisions = 0
        while not state.over:
            seat = dice.choice(state.actors())
            state.apply(seat, dice.choice(state.legal(seat)))
            decisions += 1
            if decisions > LONGEST:
                raise RuntimeError("endless")
            if decisions % 16 == 0:
                check_cards(state)
        outcome = state.outcome()
        assert outcome is not None
        return decisions, outcome.reason, ""
    except Exception as wrong:
        return 0, "error", f"seed {seed} options {options}: {type(wrong).__name__}: {wrong}"


def check_cards(state: Game) -> None:
    """All cards are somewhere, once."""
    from comitium.games.caesar.rules.r6_effects import Castle
    from comitium.games.caesar.state import Caesar
    from comitium.games.idus.setup import faction_deck
    from comitium.games.idus.state import Idus

    if isinstance(state, Idus):
        assert sorted(state.cards) == sorted(faction_deck(state.seats()))
        return
    assert isinstance(state, Caesar)
    for seat in (0, 1):
        found = [state.hand[seat * 12 + kind] + state.discards[seat * 12 + kind] for kind in range(12)]
        for group in range(5):
            for kind in range(6):
                at = (seat * 5 + group) * 6 + kind
                found[kind] += state.up[at] + state.down[at]
        for deck in (0, 1):
            for card in state.decks[seat * 2 + deck][: state.left[seat * 2 + deck]]:
                found[card] += 1
        top = state.stack[-1] if state.stack else None
        if isinstance(top, Castle) and seat == state.player:
            for kind in range(6):
                found[kind] += top.pool[kind] + top.first[kind] + top.second[kind]
        assert found == SUPPLY, (seat, found)


def play_some(job: tuple[str, int, int]) -> tuple[int, Counter[str], list[str]]:
    game, first, count = job
    decisions, endings, errors = 0, Counter[str](), []
    for seed in range(first, first + count):
        took, ending, error = play(game, seed)
        decisions += took
        endings[ending] += 1
        if error:
            errors.append(error)
    return decisions, endings, errors


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="caesar")
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    piece = 250
    jobs = [(given.game, given.seed + at, min(piece, given.games - at)) for at in range(0, given.games, piece)]
    begun = time.perf_counter()
    decisions, endings, errors = 0, Counter[str](), []
    with ProcessPoolExecutor(given.jobs) as pool:
        for took, ended, wrong in pool.map(play_some, jobs):
            decisions += took
            endings += ended
            errors += wrong
    seconds = round(time.perf_counter() - begun, 1)
    result = {"game": given.game, "games": given.games, "decisions": decisions, "seconds": seconds, "build": comitium.build()}
    print(json.dumps({**result, "endings": dict(endings), "errors": errors[:20]}, indent=1))
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
