"""Somebody leaves, and comes back: what she had seen is written down, so that she can be told what happened since."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from comitium.core.messages import Option
from comitium.draw.moments import moments
from comitium.draw.page import from_match
from comitium.draw.page.beside import away
from comitium.draw.page.beside.away import Away
from comitium.draw.page.looks import look
from comitium.draw.page.words import Words
from comitium.match.journal import TIME_OVER
from comitium.store import Lost, match_store, people
from comitium.text import say
from comitium.web.matches import lesson
from comitium.web.matches.connection import Connection
from comitium.web.matches.live_match import PERSON, LiveMatch
from comitium.web.pages import page_models
from comitium.web.pages.page_models import Viewer

if TYPE_CHECKING:
    from comitium.store import Store

LONG: Final = 10 * 60_000  # milliseconds after which anything is told
BRIEF: Final = 20_000  # and before which nothing is: a page that is loaded again, a network that was gone
STEPS: Final = 6  # lines of the log that are told after less
BEFORE: Final = 80  # events before those that are told among which a moment may have begun


class Seen(Struct, frozen=True):
    """What somebody had seen when she left: how many events, how often her time had run out, and the numbers of the table."""

    heard: int = 0
    overs: int = 0
    figures: dict[str, int] = {}


async def note_leaving(store: Store, live: LiveMatch, party: Sequence[int]) -> None:
    """Write down what those have seen of whom no page is open any more. A database that does not answer hears nothing of it:
    then they are told a little more than they have missed. The lock is held."""
    gone = [seat for seat in party if live.sitters[seat].who == PERSON and not live.is_connected(seat)]
    if not gone or live.match.outcome is not None:
        return
    seen = {seat: msgspec.json.encode(_seen(live, seat)).decode() if live.entry.started else "" for seat in gone}
    at = match_store.now()
    with suppress(Lost):
        await store.write(lambda connection: people.leave(connection, live.id, seen, at))
    for seat, what in seen.items():
        live.sitters[seat] = live.sitters[seat]._replace(seen=what, here=at)


def _seen(live: LiveMatch, seat: int) -> Seen:
    match = live.match
    figures = away.figures(look(match.header.game), match.board(seat))
    return Seen(match.event_count(seat), match.time_overs[seat], figures)


def missed(live: LiveMatch, wire: Connection) -> Away | None:
    """What somebody who comes back is told; None if she was not away, not for long, or nothing has happened. The lock is
    held."""
    viewer, match = wire.viewer, live.match
    seat = viewer.seat
    if seat is None or viewer.curtain or not live.entry.started or match.outcome is not None or live.is_shared(viewer.party):
        return None
    sitter, now = live.sitters[seat], match_store.now()
    open_elsewhere = any(other is not wire and seat in other.party for other in live.wires)
    if open_elsewhere or not sitter.seen or lesson.given(live) is not None:
        return None
    seen, gone = msgspec.json.decode(sitter.seen, type=Seen), now - sitter.here
    first = min(max(seen.heard, sitter.read), match.event_count(seat))
    events = tuple(match.history(seat, since=first))
    steps = away.lines(events)
    late = match.time_overs[seat] > seen.overs  # whoever's time has run out is told, however little has happened
    if gone < BRIEF or not (late or steps >= STEPS or (steps and gone >= LONG)):
        return None
    return since(live, viewer, seat, seen, gone)


def since(live: LiveMatch, viewer: Viewer, seat: int, seen: Seen, gone: int) -> Away:
    """What has happened since she had seen so much, so many milliseconds ago: from what she has heard, and her own board."""
    match, now = live.match, match_store.now()
    first = min(max(seen.heard, live.sitters[seat].read), match.event_count(seat))
    events = tuple(match.history(seat, since=first))
    begun = max(0, first - BEFORE)
    found = moments(match.header.game, match.history(seat, since=begun))
    placed = tuple(one._replace(place=one.place - (first - begun)) for one in found if begun + one.decided >= first)
    overs = match.time_overs[seat] - seen.overs
    board, prompt = from_match.board_of(match, seat)
    return Away(
        board=board,
        people=page_models.people(live, viewer),
        minutes=gone // 60_000,
        events=events,
        first=first,
        found=placed,
        overs=overs,
        answered=_answered(live, seat, overs),
        before=seen.figures,
        prompt=prompt,
        deals=from_match.deals(match, seat),
        hours=page_models.hours(live, now),
        replaced=live.sitters[seat].deputy,
        resigned=seat in match.resigned,
        running=live.clock.pace.is_kept and not live.clock.paused and seat in live.clock.asked(),
    )


def _answered(live: LiveMatch, seat: int, overs: int) -> tuple[Option, ...]:
    """What was answered in her name when her time had run out, the last so many times."""
    entries = [entry for entry in live.match.entries() if entry.seat == seat] if overs else []
    late = [after for before, after in pairwise([*entries, None]) if before is not None and before.note == TIME_OVER]
    given = [entry.choice for entry in late[-overs:] if entry is not None and entry.is_choice] if overs else []
    return tuple([live.match.game_type.describe(choice) for choice in given])


def tell(live: LiveMatch, wire: Connection) -> None:
    """Show somebody who comes back what she has missed. The lock is held."""
    found = missed(live, wire)
    if found is not None:
        words = Words(wire.viewer.reader.language, live.match.header.game, live.names())
        wire.note({"away": away.away(found, words), "say": say(away.spoken(found), words.language)})
