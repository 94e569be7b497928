"""A scan for leaks: whatever the house draws for a seat must be the same in every world that this seat cannot tell apart.

Whole random games are played. At every step, for every seat, everything hidden from it is drawn anew (`reimagine`), and page,
frame, situation, events, and the decision whether there is a frame at all are compared, byte by byte. What such a twin shares
with the real match (the seed, the keys of others) is looked for in the text itself.

    python tests/web/runs/scan.py GAMES        as a long run: games, comparisons and bytes
"""

from __future__ import annotations

import asyncio
import copy
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

sys.path.insert(0, str(Path(__file__).parents[2]))

import comitium
from comitium.core.dice import Dice
from comitium.core.errors import Illegal
from comitium.core.frames import Game
from comitium.core.registry import HasClaims
from comitium.draw.page import from_match, model
from comitium.draw.page.beside import away as drawn
from comitium.draw.page.words import Words
from comitium.match.match import Match
from comitium.store.match_store import Entry, Sitter, StoredMatch
from comitium.web.api import routes
from comitium.web.matches import away
from comitium.web.matches.live_match import LiveMatch
from comitium.web.pages import page_models, render

CLAIMS = ("faction loyal", "faction traitor", "vote 1 red")


class Scanned(NamedTuple):
    games: int
    comparisons: int
    size: int


def live_match(game: str, players: int, seed: int) -> LiveMatch:
    match = comitium.new(game, players=players, seed=seed)
    entry = Entry("a-match-id", game, players, "host", True, "ABCDEFG", True, False, "", 0, 0)
    return LiveMatch(StoredMatch(entry, match.lines(), [Sitter("person", f"P{seat}", "") for seat in range(players)]))


def twin_of(live: LiveMatch, seat: int | None, dice: Random) -> LiveMatch:
    """The same table in another world, of which a seat (or, for the gallery, nobody) knows nothing."""
    twin, match = copy.copy(live), copy.copy(live.match)
    world: Game = live.match.game.reimagine(seat, Dice(1 + dice.randrange(2**30), 1 + dice.randrange(2**30)))
    match.game = world
    twin.match = match
    return twin


def viewer(live: LiveMatch, seat: int | None, language: str) -> page_models.Viewer:
    party = () if seat is None else (seat,)
    address = "/watch/a-match-id" if seat is None else f"/seat/key-of-{seat}"
    return page_models.Viewer(
        seat,
        party,
        address,
        "http://house",
        f"hushed-{seat}",
        model.Reader(language),
        event_count=live.match.event_count(seat),
    )


def everything(live: LiveMatch, seat: int | None, language: str) -> bytes:
    """All that is ever sent to somebody at a moment."""
    who = viewer(live, seat, language)
    frame = msgspec.json.encode(render.render_frame(live, who, render.page_inputs(live, who), 1))
    page = render.render_page(live, who).encode()
    opened = None if seat is None else routes.Opened(seat, (seat,))
    situation = msgspec.json.encode(routes.situation(live, opened, language))
    events = msgspec.json.encode(routes.describe_events(live, seat, 0, language))
    board, _ = from_match.board_of(live.match, seat)
    things = [zone.id for zone in board.walk()] + [piece.id for zone in board.walk() for piece in zone.pieces]
    glass = "".join(render.render_detail(live, who, id) for id in ("", *things)).encode()
    listed = msgspec.json.encode(page_models.saved(live, who.address, () if seat is None else (seat,), ""))
    missed = b"" if seat is None else _missed(live, who, seat, language).encode()
    return b"\n".join([frame, page, situation, events, glass, listed, missed])


def _missed(live: LiveMatch, who: page_models.Viewer, seat: int, language: str) -> str:
    """What she would be told if she had been away all the time."""
    words = Words(language, live.match.header.game, live.names())
    return drawn.away(away.since(live, who, seat, away.Seen(), 3_600_000), words)


def scan(game: str, players: int, seed: int, every: int = 1, most: int = 1_000_000) -> Scanned:
    """One whole random game, or its beginning until so many comparisons. Raises `AssertionError` at the first leak."""
    dice = Random(seed)
    live = live_match(game, players, seed)
    compared = size = step = 0
    while live.match.outcome is None and compared < most:
        step += 1
        if step % every == 0:
            for seat in (*range(players), None):
                if seat is None and not _can_imagine_gallery(live):
                    continue
                language = dice.choice(("en", "fr"))
                twin = twin_of(live, seat, dice)
                real = everything(live, seat, language)
                assert everything(twin, seat, language) == real, f"{game} seed {seed} step {step}: seat {seat} could tell"
                who = viewer(live, seat, language)
                keys = {render.inputs_hash(render.page_inputs(one, who)) for one in (twin, live)}
                assert len(keys) == 1, "whether there is a frame must not tell either"
                _look_for(live, seat, real)
                compared += 1
                size += len(real)
        _play(live, dice)
    return Scanned(1, compared, size)


def _can_imagine_gallery(live: LiveMatch) -> bool:
    try:
        live.match.game.reimagine(None, Dice(1, 2))  # type: ignore[arg-type]
    except Exception:
        return False
    return True


def _look_for(live: LiveMatch, seat: int | None, sent: bytes) -> None:
    seed = live.match.header.seed
    for secret in (str(seed), f"{seed:x}"):
        assert len(secret) < 6 or secret.encode() not in sent, "the seed"
    for other in range(live.match.header.seats):
        if other != seat:
            assert f"key-of-{other}".encode() not in sent, "the key of another seat"
    assert b"ABCDEFG" not in sent, "the code of the table, once it has begun"
    assert b"hushed-" not in sent, "the device"


def _play(live: LiveMatch, dice: Random) -> None:
    match: Match = live.match
    seat = dice.choice(match.game.actors())
    if isinstance(match.game_type, HasClaims) and dice.random() < 0.1:
        with suppress(Illegal):
            match.claim(seat, dice.choice(CLAIMS))
    if match.can_undo(seat) and dice.random() < 0.05:
        match.undo(seat)
        live.note_decision(seat)
        return
    match.choose(seat, dice.choice(match.game.legal(seat)))
    live.note_decision(seat)


async def many(games: int) -> None:
    total = Scanned(0, 0, 0)
    for number in range(games):
        for game, players, every in (("caesar", 2, 1), ("idus", 5 + number % 4, 1), ("republic", 3 + number % 4, 20)):
            found = scan(game, players, 900_000_000_000 + number, every, 400 if every > 1 else 1_000_000)
            total = Scanned(*(one + two for one, two in zip(total, found, strict=True)))
    print(f"{total.games} games, {total.comparisons} comparisons, {total.size / 1e9:.2f} GB: nothing leaks")


if __name__ == "__main__":
    asyncio.run(many(int(sys.argv[1]) if len(sys.argv) > 1 else 20))
