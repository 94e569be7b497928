"""What a person has reached in her finished games, and the deal of such a game for somebody else."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

import structlog
from litestar import Response, get

from comitium.core.errors import ComitiumError
from comitium.core.registry import Result, game_type
from comitium.draw import page
from comitium.draw.page.person.inputs import Challenge, Kept, Record
from comitium.match import challenge
from comitium.store import match_store, people
from comitium.store.match_store import Entry
from comitium.store.people import Key
from comitium.web.guard.addresses import address_of
from comitium.web.house import House
from comitium.web.matches import tables
from comitium.web.matches.live_match import LiveMatch
from comitium.web.pages import front
from comitium.web.remembered import remember

log = structlog.get_logger("comitium.web")

REMEMBERED: Final = 300  # games of one person that are looked at


@get("/record", include_in_schema=False)
async def record(request: front.Asked, game: str = "") -> Response[str]:
    """The results of the device's own finished games."""
    house: House = request.app.state.house
    game_type(game)
    reader, device, cookies = await front.known_reader(request, house)
    keys = await house.store.read(lambda connection: people.held(connection, device, REMEMBERED))
    played = await house.store.read(lambda connection: match_store.listed(connection, [key.match for key in keys]))
    entries = {entry.id: entry for entry in played}
    kept = [await _kept(house, key, entries[key.match]) for key in keys if key.match in entries]
    mine = tuple(one for one in kept if one is not None and entries[one.address.removeprefix("/replay/")].game == game)
    return front.html_response(page.record(Record(reader, game, mine)), cookies=cookies)


async def _kept(house: House, key: Key, entry: Entry) -> Kept | None:
    """A finished game in a record; None if it is none. What is over does not change, and is worked out once."""
    if not entry.over or not key.seats:
        return None
    known = (key.match, key.seats[0])
    if known not in house.results:
        try:
            live = await house.hub.peek(key.match)
        except ComitiumError as broken:  # one match that cannot be read does not hide the others
            log.error("unreadable", match=key.match, why=str(broken))
            return None
        remember(house.results, known, _result(live, key.seats[0]) if live is not None else (None, False))
    result, may_pass = house.results[known]
    if result is None:
        return None
    played = datetime.fromtimestamp(entry.touched / 1000, UTC).isoformat(timespec="seconds")
    return Kept(result, f"/replay/{key.match}", played, f"/beat/{key.match}" if may_pass else "")


def _result(live: LiveMatch, seat: int) -> tuple[Result | None, bool]:
    """What a seat has reached, and whether others may play the deal."""
    return challenge.result_of(live.match, seat), challenge.passed_on(live.match) is not None


@get("/beat/{match:str}", include_in_schema=False)
async def beat(request: front.Asked, match: str) -> Response[str]:
    """A deal that somebody else has played to its end."""
    house: House = request.app.state.house
    house.guesses.check(address_of(request))
    live, result = await tables.finished_deal(house, match)
    reader, _, cookies = await front.known_reader(request, house)
    command = challenge.command(live.match, result.code)
    made = Challenge(reader, live.match.header.game, match, result, command)
    return front.html_response(page.challenge(made), cookies=cookies)


ROUTES: Final[list[Any]] = [record, beat]
