"""What a match that is in memory weighs, without wires: as it is played, and as it is read from the store.

    python bench/match_memory.py [game] [matches]

Random bots play so many matches of a game to their ends; each is stopped at three quarters of that and weighed by tracemalloc.
"""

from __future__ import annotations

import gc
import sys
import tracemalloc

import comitium
from comitium import bots
from comitium.core.registry import game_type
from comitium.match.match import Match
from comitium.store.match_store import Entry, Sitter, StoredMatch
from comitium.web.matches.live_match import LiveMatch


def journal(game: str, seed: int) -> list[str]:
    """The lines of a match at three quarters of its length."""
    seats = game_type(game).meta.players[0]
    match = comitium.new(game, players=seats, seed=seed)
    players = [bots.make("random", game, seed + seat) for seat in range(seats)]
    while match.outcome is None:
        seat = match.game.actors()[0]
        match.choose(seat, players[seat].choose(bots.Seat(game, match.game, seat, match.claims)))
    lines = match.lines()
    return lines[: 1 + (len(lines) - 1) * 3 // 4]


def read(game: str, lines: list[str]) -> LiveMatch:
    seats = game_type(game).meta.players[0]
    entry = Entry("x", game, seats, "", True, "", True, False, "", 0, 0)
    return LiveMatch(StoredMatch(entry, lines[:], [Sitter("random", "", "")] * seats))


def weight(made: list[object]) -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "caesar"
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 4
    told = [journal(game, seed) for seed in range(count)]
    read(game, told[0])  # what is made once for all
    tracemalloc.start(1)
    lives: list[object] = []
    empty = weight(lives)
    lives += [read(game, lines) for lines in told]
    full = weight(lives)
    print(f"{game}: {sum(map(len, told)) // count} lines, {(full - empty) // count // 1000} kB a match")
    match = lives[0].match if isinstance(lives[0], LiveMatch) else None
    assert isinstance(match, Match)
    for name in sorted(vars(match)):
        kept = weight(lives)
        setattr(match, name, None)
        freed = kept - weight(lives)
        if freed > 2000:
            print(f"  {name}: {freed // 1000} kB")


if __name__ == "__main__":
    main()
