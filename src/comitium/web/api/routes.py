"""The interface for programs, version 1: views, questions, choices and events as JSON, over HTTP and over a socket.

A program sends its key as `Authorization: Bearer KEY`. The key is the last part of a seat's link and opens that seat only, or
all that one player leads: then a request names one of them, or means the one that is asked.
"""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress
from typing import Annotated, Any, Final, NamedTuple

import msgspec
import structlog
from litestar import Request, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from comitium import bots
from comitium.core.errors import BadOption, ComitiumError, Illegal, Unknown
from comitium.core.messages import Names, Phrase
from comitium.core.options import check_players
from comitium.core.registry import game_type, game_types
from comitium.play import DEVICE, ME, OPEN, RULE
from comitium.play.who_leads import directive_name, seat_names, with_neutrals
from comitium.store.people import Key
from comitium.text import say
from comitium.text.languages import DEFAULT, LANGUAGES
from comitium.web.acts import table_acts
from comitium.web.acts.act import Repeated
from comitium.web.api.schemas import (
    Answer,
    Choice,
    DescribedEvent,
    Events,
    Game,
    GameOption,
    Lead,
    MatchMade,
    NewMatch,
    Problem,
    Question,
    Range,
    Result,
    Saying,
    SeatKey,
    Situation,
    Small,
)
from comitium.web.guard.addresses import address_of, check_host, check_origin
from comitium.web.guard.limits import TooFast
from comitium.web.house import House
from comitium.web.matches import invitations, lesson, presence, tables
from comitium.web.matches.live_match import PERSON, LiveMatch

log = structlog.get_logger("comitium.web")

Asked = Request[Any, Any, State]
Language = Annotated[
    str, QueryParameter(name="language", description=f"One of: {', '.join(LANGUAGES)}", required=False, max_length=8)
]
Which = Annotated[
    int | None, QueryParameter(name="seat", description="one of the key's seats; the one that is asked", required=False, ge=0)
]


# -- how it is found


def _speaks(language: str) -> str:
    return language if language in LANGUAGES else DEFAULT


async def _seat(request: Asked, which: int | None, cost: float = 1.0) -> tuple[House, LiveMatch, Opened]:
    """The seat that a program's key opens, of several the one that it means. Raises `Unknown`."""
    house: House = request.app.state.house
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        raise Unknown(Phrase("web-no-key"))
    key, live = await house.open_seat(token.strip(), address_of(request))
    house.calls.check(key.token, cost)
    _check_alone(live, key)
    await invitations.take_seats(house.hub, live, key.seats)
    return house, live, Opened(_meant(live, key.seats, which), key.seats)


class Opened(NamedTuple):
    """The seat that a program means, and all that its key opens."""

    seat: int
    seats: tuple[int, ...]


def _check_alone(live: LiveMatch, key: Key) -> None:
    """Refuse a key of several people at one device: they have secrets from each other."""
    if live.is_shared(key.seats):
        raise Illegal("", Phrase("web-shared-key"))


def _meant(live: LiveMatch, seats: tuple[int, ...], which: int | None) -> int:
    """The seat that is named, or the first that is asked, or the first. Raises `Unknown` for one that the key opens not."""
    if which is not None and which not in seats:
        raise Unknown(Phrase("web-not-your-seat"))
    asked = [seat for seat in live.match.game.actors() if seat in seats]
    return which if which is not None else [*asked, *seats][0]


def situation(live: LiveMatch, opened: Opened | None, language: str) -> Situation:
    """What a seat may know, and nothing else."""
    match, seat, seats = live.match, None if opened is None else opened.seat, () if opened is None else opened.seats
    outcome = match.outcome
    asked = seat is not None and seat in match.game.actors() and live.entry.started
    view = match.view(seat)
    return Situation(
        live.id,
        match.header.game,
        seat,
        list(view.actors),
        msgspec.to_builtins(view),
        question(live, seat, language) if asked and seat is not None else None,
        [_choice(option, language, seat_names(match)) for option in match.asides(seat)] if seat is not None else [],
        match.event_count(seat),
        Result(list(outcome.winners), list(outcome.scores), outcome.rule, outcome.reason) if outcome is not None else None,
        list(seats),
        leads(live, seats, language),
    )


def leads(live: LiveMatch, own: tuple[int, ...], language: str = DEFAULT) -> list[Lead]:
    """Who leads each seat, for whoever leads her own ones."""
    found = []
    for seat, sitter in enumerate(live.sitters):
        is_bot = sitter.who not in (PERSON, OPEN, RULE)
        kind = "bot" if is_bot else "you" if seat in own else sitter.who
        directive = directive_name(live.match, seat)
        name = say(directive, language) if directive is not None else sitter.name
        found.append(Lead(kind, sitter.who if is_bot else name))
    return found


def question(live: LiveMatch, seat: int, language: str) -> Question:
    prompt, names = live.match.question(seat), seat_names(live.match)
    stakes = {choice: [say(one.text, language, names) for one in told] for choice, told in prompt.stakes}
    return Question(
        prompt.kind,
        prompt.number,
        say(prompt.text, language, names),
        prompt.rule,
        [_choice(option, language, names, stakes.get(option.choice)) for option in prompt.options],
        [
            Range(one.choice, one.notation, say(one.text, language, names), one.low, one.high, one.step)
            for one in prompt.amounts
        ],
        [say(sentence, language, names) for sentence in prompt.odds],
    )


def _choice(option: Any, language: str, names: Names, stakes: list[str] | None = None) -> Choice:
    return Choice(option.choice, option.notation, say(option.text, language, names), option.rule, stakes or [])


def describe_events(live: LiveMatch, seat: int | None, since: int, language: str) -> Events:
    names = seat_names(live.match)
    facts = [msgspec.to_builtins(event) for event in live.match.history(seat, since)]
    return Events(
        live.match.event_count(seat),
        [
            DescribedEvent(fact.pop("type"), fact.pop("rule"), say(event.phrase(), language, names), fact)
            for event, fact in zip(live.match.history(seat, since), facts, strict=True)
        ],
    )


_PROBLEMS: Final = {
    400: ResponseSpec(Problem, description="The request is invalid"),
    404: ResponseSpec(Problem, description="There is no such match, game or key"),
    409: ResponseSpec(Problem, description="The rules or the state of the match do not allow it"),
    413: ResponseSpec(Problem, description="The request is too long"),
    429: ResponseSpec(Problem, description="Too many requests: wait the given number of seconds"),
    503: ResponseSpec(Problem, description="The database is not responding"),
}


# -- requests


@get("/api/v1/games", responses=_PROBLEMS)
async def games() -> list[Game]:
    """List the games, their options and their bots."""
    return [
        Game(
            one.meta.id,
            one.meta.title,
            one.meta.players,
            bots.names(one.meta.id),
            {name: GameOption(option.default, list(option.choices), option.rule) for name, option in one.meta.options.items()},
            one.meta.few,
        )
        for one in game_types()
    ]


@post("/api/v1/matches", responses=_PROBLEMS)
async def set_match(request: Asked, data: NewMatch) -> MatchMade:
    """Create a table."""
    house: House = request.app.state.house
    check_origin(request, house.settings.origin)
    house.tables.check(address_of(request))
    seats = with_neutrals(data.game, data.seats)
    check_players(game_type(data.game).meta, len(seats))
    if any(who in (ME, DEVICE) for who in seats):
        raise BadOption(Phrase("web-no-bot"))
    made = await tables.set_table(house, "", tables.Wanted(data.game, seats, data.options, spectators=data.spectators))
    return MatchMade(made.match, [SeatKey(key.seats[0], key.token, list(key.seats)) for key in made.keys])


@get("/api/v1/matches/{match:str}", responses=_PROBLEMS)
async def look_on(request: Asked, match: str, language: Language = DEFAULT) -> Situation:
    """Return a match as a spectator sees it."""
    house: House = request.app.state.house
    live = await house.open_gallery(match, address_of(request))
    async with live.lock:
        return situation(live, None, _speaks(language))


@get("/api/v1/seat", responses=_PROBLEMS, security=[{"key": []}])
async def look(request: Asked, language: Language = DEFAULT, seat: Which = None) -> Situation:
    """Return the match as the key's seat sees it, with its question."""
    _, live, opened = await _seat(request, seat)
    async with live.lock:
        return situation(live, opened, _speaks(language))


@get("/api/v1/seat/events", responses=_PROBLEMS, security=[{"key": []}])
async def get_events(request: Asked, since: Small = 0, language: Language = DEFAULT, seat: Which = None) -> Events:
    """Return the events the key's seat has received, without the first `since`."""
    _, live, opened = await _seat(request, seat)
    async with live.lock:
        return describe_events(live, opened.seat, since, _speaks(language))


@post("/api/v1/seat/choice", responses=_PROBLEMS, security=[{"key": []}], status_code=200)
async def choose(request: Asked, data: Answer, language: Language = DEFAULT, seat: Which = None) -> Situation:
    """Answer the question and return the new situation."""
    named = data.seat if seat is None else seat
    house, live, opened = await _seat(request, named)
    await _answer(house, live, opened.seat, data)
    async with live.lock:
        return situation(live, opened._replace(seat=_meant(live, opened.seats, named)), _speaks(language))


@post("/api/v1/seat/undo", responses=_PROBLEMS, security=[{"key": []}], status_code=200)
async def undo(request: Asked, language: Language = DEFAULT, seat: Which = None) -> Situation:
    """Undo the last choice, if that is still possible."""
    house, live, opened = await _seat(request, seat)
    _check_free(live)
    await house.hub.change(live, lambda match: match.undo(opened.seat), opened.seat)
    async with live.lock:
        return situation(live, opened, _speaks(language))


@post("/api/v1/seat/claim", responses=_PROBLEMS, security=[{"key": []}], status_code=200)
async def claim(request: Asked, data: Saying, language: Language = DEFAULT, seat: Which = None) -> Situation:
    """Make a claim to the whole table; nobody checks it."""
    house, live, opened = await _seat(request, seat, cost=5.0)
    _check_free(live)
    await house.hub.change(live, lambda match: match.claim(opened.seat, data.text), opened.seat, decides=False)
    async with live.lock:
        return situation(live, opened, _speaks(language))


async def _answer(house: House, live: LiveMatch, seat: int, answer: Answer) -> None:
    """What a program chooses. One for which a bot had to stand in is back by that."""
    _check_begun(live)
    if seat in live.match.resigned:
        raise Illegal("", Phrase("web-resigned"))
    if live.sitters[seat].deputy:
        async with live.lock:
            await presence.set_deputy(house.hub.store, live, seat, "")
            house.hub.tell(live)
    with suppress(Repeated):
        await table_acts.choose(house.hub, live, seat, answer.choice, answer.at)


def _check_begun(live: LiveMatch) -> None:
    if not live.entry.started:
        raise Illegal("", Phrase("web-not-begun"))


def _check_free(live: LiveMatch) -> None:
    """Whether people may do more than answer: not while a lesson is given."""
    _check_begun(live)
    if lesson.given(live) is not None:
        raise Illegal("", Phrase("web-lesson-first"))


# -- a socket


class Listener:
    """A program's socket among the wires of a match: it gets situations, each with the events since the last one."""

    def __init__(self, seats: tuple[int, ...], language: str, token: str) -> None:
        self.seats = seats
        self.token = token
        self.gone = False  # its key was revoked
        self.language = language
        self.event_counts: dict[int, int] = {}  # by seat
        self.last: Situation | None = None
        self.changed = asyncio.Event()

    def close(self) -> None:
        self.gone = True
        self.changed.set()


@websocket("/api/v1/seat/socket")
async def listen(socket: WebSocket[Any, Any, State], language: str = DEFAULT) -> None:
    """Send situations as they change. Send {"choice": ..., "at": ...} to answer."""
    house: House = socket.app.state.house
    scheme, _, token = socket.headers.get("authorization", "").partition(" ")
    await socket.accept()
    with ExitStack() as doors:
        try:
            check_host(socket, house.settings.hosts)
            check_origin(socket, house.settings.origin)
            house.sockets.check(address_of(socket))
            doors.enter_context(house.doors.open(address_of(socket)))
            key, live = await house.open_seat(token.strip() if scheme.lower() == "bearer" else "", address_of(socket))
            _check_alone(live, key)
        except ComitiumError as refused:
            await socket.send_text(_problem(refused, DEFAULT))
            await socket.close(code=4403)
            return
        await _converse(house, socket, live, key, _speaks(language))


async def _converse(house: House, socket: WebSocket[Any, Any, State], live: LiveMatch, key: Key, language: str) -> None:
    await invitations.take_seats(house.hub, live, key.seats)
    listener = Listener(key.seats, language, key.token)
    live.listeners.add(listener)
    listener.changed.set()
    sender = asyncio.create_task(_send(socket, live, listener))
    try:
        while True:
            content = await socket.receive_data(mode="text")
            if listener.gone:
                break
            try:
                house.calls.check(key.token)
                answer = msgspec.json.decode(content, type=Answer)
                await _answer(house, live, _meant(live, listener.seats, answer.seat), answer)
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                await socket.send_text(_problem(Illegal("", Phrase("web-bad-message")), listener.language))
            except ComitiumError as refused:
                await socket.send_text(_problem(refused, listener.language))
            except Exception as error:
                log.error("broken", route="api socket", error=f"{type(error).__name__}: {error}", exc_info=error)
                await socket.send_text(_problem(Illegal("", Phrase("web-broken")), listener.language))
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        live.listeners.discard(listener)
        sender.cancel()


def _problem(refused: ComitiumError, language: str) -> str:
    rule = refused.rule if isinstance(refused, Illegal) else ""
    wait = refused.wait if isinstance(refused, TooFast) else 0
    status = 429 if wait else 409
    return msgspec.json.encode({"problem": Problem(status, say(refused.why, language), rule, wait)}).decode()


async def _send(socket: WebSocket[Any, Any, State], live: LiveMatch, listener: Listener) -> None:
    """A situation whenever something has changed for the seat, of several for the one that is asked."""
    while True:
        await listener.changed.wait()
        listener.changed.clear()
        if listener.gone:
            await socket.send_text(_problem(Unknown(Phrase("web-no-key")), listener.language))
            await socket.close(code=4403)
            return
        async with live.lock:
            seat = _meant(live, listener.seats, None)
            now = situation(live, Opened(seat, listener.seats), listener.language)
            since = min(listener.event_counts.get(seat, 0), now.heard)
            events = describe_events(live, seat, since, listener.language).events
        if now == listener.last and not events:
            continue
        listener.last, listener.event_counts[seat] = now, now.heard
        await socket.send_text(msgspec.json.encode({"situation": now, "events": events}).decode())


ROUTES: Final = [games, set_match, look_on, look, get_events, choose, undo, claim, listen]
