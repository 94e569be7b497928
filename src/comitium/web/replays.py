"""Watching a finished game again, step by step, from any seat. Also where a link that was passed on leads."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from functools import cached_property
from typing import Any, Final, TypeAlias

from litestar import Request, Response, get
from litestar.datastructures import State
from msgspec.structs import replace

from comitium.core.errors import Illegal, Unknown
from comitium.core.ids import event_id
from comitium.core.messages import Event, Phrase
from comitium.draw import page
from comitium.draw.page import model
from comitium.match import journal
from comitium.match.begin import begin
from comitium.match.match import Match
from comitium.web import page_models
from comitium.web.act import WORDS
from comitium.web.house import House, address_of
from comitium.web.live_match import LiveMatch
from comitium.web.page_models import Viewer
from comitium.web.pages import HTML, journal_of

OPEN: Final = 64  # games that somebody is walking through
TURN: Final = "TurnBegan"  # the name of the event, whatever the game

Place: TypeAlias = tuple[Match, journal.Entry | None, list[int]]
Asked = Request[Any, Any, State]


class Course:
    """A finished game that is walked through: steps are what somebody did, not the orders that she left."""

    def __init__(self, match: Match) -> None:
        self.header = match.header
        self.entries = match.entries()
        self.stops = [
            number for number, entry in enumerate(self.entries, start=1) if entry.order is None and not entry.disorder
        ]
        self._match = begin(self.header)
        self._done = 0
        self.lock = asyncio.Lock()  # one walks at a time

    def at(self, step: int) -> Place:
        """The game after so many steps, what was done last, and how much everybody had heard before that."""
        stop = self.stops[step - 1] if step else 0
        if self._done >= stop:
            self._match, self._done = begin(self.header), 0
        while self._done < stop - 1:
            self._forward()
        heard = [self._match.event_count(seat) for seat in (*range(self.header.seats), None)]
        if self._done < stop:
            self._forward()
        return self._match, self.entries[stop - 1] if stop else None, heard

    @cached_property
    def turns(self) -> tuple[tuple[int, Event], ...]:
        """After how many steps each turn began. The whole game is walked through once for it."""
        match, heard, found = begin(self.header), 0, dict[Event, int]()
        for number in range(len(self.entries) + 1):
            if number:
                match.repeat(self.entries[number - 1])
            begun = [event for event in match.history(None, heard) if event_id(event) == TURN]
            heard = match.event_count(None)
            found |= dict.fromkeys(begun, min(bisect_right(self.stops, number - 1) + 1, len(self.stops)) if number else 0)
        return tuple((step, event) for event, step in found.items())

    def _forward(self) -> None:
        self._match.repeat(self.entries[self._done])
        self._done += 1


_courses: OrderedDict[str, Course] = OrderedDict()


def course(live: LiveMatch) -> Course:
    found = _courses.pop(live.id, None) or Course(live.match)
    _courses[live.id] = found
    if len(_courses) > OPEN:
        _courses.popitem(last=False)
    return found


async def _finished(house: House, match: str, address: str) -> LiveMatch:
    """A game that is over. Raises `Unknown`, or `Illegal` if it is not over."""
    if not 8 <= len(match) <= 64:
        raise Unknown(Phrase("web-no-match"))
    try:
        live = await house.hub.find(match)
    except Unknown:
        house.guesses.check(address)
        raise
    if not live.entry.over:
        raise Illegal("", Phrase("web-not-over"))
    return live


def _number(text: str, most: int, default: int | None) -> int | None:
    return min(int(text), most) if text.isascii() and text.isdigit() and len(text) < 7 else default


@get("/replay/{match:str}", include_in_schema=False)
async def replay(request: Asked, match: str, step: str = "", seat: str = "", part: str = "", id: str = "") -> Response[Any]:
    house: House = request.app.state.house
    live = await _finished(house, match, address_of(request))
    walked = course(live)
    steps = len(walked.stops)
    wanted = _number(step, steps, 0) or 0
    seen_by = _number(seat, live.match.header.seats - 1, None)
    async with walked.lock:
        there = await asyncio.to_thread(walked.at, wanted)  # the way back is the way from the beginning: others go on
        turns = await asyncio.to_thread(lambda: walked.turns)
        shown = scene(live, there, wanted, steps, seen_by, house.reader(request), f"/replay/{live.id}")
        shown = replace(shown, turns=turns)
    if part == "frame":
        return Response(page.replay_frame(shown), media_type=HTML)
    if part == "glass":
        found = page.replay_glass(shown, id[:WORDS])
        if not found:
            raise Unknown(Phrase("web-no-thing"))
        return Response(found, media_type=HTML)
    return Response(page.replay(shown), media_type=HTML)


def scene(
    live: LiveMatch, there: Place, step: int, steps: int, seat: int | None, reader: model.Reader, address: str
) -> model.Replay:
    match, entry, before = there
    heard = match.event_count(seat)
    viewer = Viewer(seat, () if seat is None else (seat,), address, "", "", reader)
    done = match.game_type.describe(entry.choice) if entry is not None and entry.is_choice else None
    return model.Replay(
        reader=reader,
        address=address,
        board=match.game_type.board(match.view(seat), None, match.claims),
        people=tuple(replace(one, here=True) for one in page_models.people(live, viewer)),  # whoever is away now was not then
        step=step,
        steps=steps,
        events=tuple(match.history(seat, max(0, heard - page_models.EVENTS))),
        moved=max(0, min(heard - before[-1 if seat is None else seat], page_models.EVENTS)),
        done=done if entry is not None and seat in (None, entry.seat) else None,
        by=entry.seat if entry is not None else None,
        settings=live.match.header.options,
    )


@get("/replay/{match:str}/journal", include_in_schema=False)
async def replay_journal(request: Asked, match: str) -> Response[str]:
    house: House = request.app.state.house
    return journal_of(await _finished(house, match, address_of(request)))


ROUTES: Final = [replay, replay_journal]
