"""Setting a table: a new match, its seats and its keys; a rematch; a journal that somebody brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection

from comitium import bots
from comitium.core.dice import is_secret, secret_seed
from comitium.core.errors import BadOption, Illegal, Unknown
from comitium.core.messages import Phrase
from comitium.core.options import CHOOSE, Setting, check_players, switches
from comitium.core.registry import Result, game_type
from comitium.match import challenge, lessons
from comitium.match.begin import new_by, new_led
from comitium.match.journal import BY_RULE
from comitium.match.match import Match
from comitium.play import DEVICE, ME, OPEN, RULE, begin_led, skip_dead_questions
from comitium.play.clock import Clock, Pace
from comitium.play.clock import write as write_clock
from comitium.play.who_leads import PEOPLE, WITH, first_factions, with_neutrals
from comitium.store import match_store, people, persons
from comitium.store.match_store import Entry, Sitter
from comitium.store.people import Key
from comitium.web.bots.work import Work
from comitium.web.bots.workers import WorkerFailed
from comitium.web.house import House, new_code, new_match
from comitium.web.matches import invitations
from comitium.web.matches.live_match import PERSON, LiveMatch
from comitium.web.pages import page_models

USUAL: Final = "tribune"
FIRST: Final = "first"  # what a form asks for: a first game,
ALONE: Final = "alone"  # or a first game alone
LONGEST: Final = 1_000_000  # bytes of a journal that is brought


class Set:
    """A table that was set: its match, and the keys to its seats, the host's own first."""

    def __init__(self, match: str, keys: Sequence[Key], started: bool) -> None:
        self.match = match
        self.keys = keys
        self.started = started

    def address(self) -> str:
        """Where the one who set it goes."""
        return f"/seat/{self.keys[0].token}" if self.keys else f"/watch/{self.match}"


class Wanted(NamedTuple):
    """A table that somebody asks for: a game, who leads each faction, options, and the seed if it is given."""

    game: str
    seats: Sequence[str]
    options: Mapping[str, Setting]
    seed: int | None = None
    beat: str = ""  # the code of a result that is to be beaten
    spectators: bool = False  # whether others may look on


async def finished_deal(house: House, match: str) -> tuple[LiveMatch, Result]:
    """A game that can be passed on, and its result. Raises `Unknown`, or `Illegal` as long as it goes on."""
    live = await house.hub.peek(match)
    if live is None:
        raise Unknown(Phrase("web-no-match"))
    if live.match.outcome is None:
        raise Illegal("", Phrase("web-not-over"))
    result = challenge.passed_on(live.match)
    if result is None:
        raise Unknown(Phrase("web-no-deal"))
    return live, result


async def same_deal(house: House, match: str) -> Wanted:
    """The deal of a finished game for somebody who plays alone, too. Raises `Unknown`, or `Illegal` as long as it goes on."""
    live, result = await finished_deal(house, match)
    header = live.match.header
    return Wanted(header.game, with_neutrals(header.game, [ME]), header.options, live.match.seed, result.code)


def read_form(form: Mapping[str, Any]) -> Wanted:
    """What the home page's form asks for. Raises `ComitiumError`."""
    game = str(form.get("game", ""))
    meta = game_type(game).meta
    if form.get("preset") in (FIRST, ALONE):
        return _first(game, form.get("preset") == ALONE)
    given = str(form.get("players", "")) or str(meta.players[0])
    players = int(given) if given.isascii() and given.isdigit() and len(given) < 4 else 0
    if players not in meta.few:
        check_players(meta, players)
    wanted = with_neutrals(game, [str(form.get(f"seat.{seat}", OPEN)) for seat in range(players)])
    options: dict[str, Setting] = dict(meta.levels.get(str(form.get("level", "")), {})) if players in meta.few else {}
    options |= {
        name.removeprefix("option."): str(value)
        for name, value in form.items()
        if name.startswith("option.") and str(value) != ""
    }
    if options.get(meta.preset, CHOOSE) != CHOOSE:  # what was ticked before she thought better of choosing
        options = {name: value for name, value in options.items() if name not in switches(meta)}
    return Wanted(game, wanted, options, spectators=bool(form.get("spectators")))


def _first(game: str, alone: bool) -> Wanted:
    """A first game: the reader against the computer or `alone`, with the game's own settings for that."""
    first = lessons.first_game(game, alone)
    seats = [*([opponent(game)] * (first.players - 1)), ME]
    return Wanted(game, with_neutrals(game, seats) if alone else seats, first.options, first.seed)


def opponent(game: str) -> str:
    """Who plays sensibly and at once."""
    known = bots.names(game)
    return USUAL if USUAL in known else known[-1]


async def set_lesson(house: House, device: str, game: str, name: str) -> Set:
    """A table at which a lesson is given. Raises `Unknown`."""
    lesson = lessons.lesson(game, name)
    match, pupil = lessons.begin(game, lesson), lessons.pupil(game, lesson)
    sitters = [Sitter(_taught(match, seat, pupil), "", "") for seat in range(match.header.seats)]
    named = name or lessons.names(game)[0]
    return await _put(house, device, match.lines(), game, sitters, [(pupil,)], True, lesson=named, mine=True)


def _taught(match: Match, seat: int, pupil: int) -> str:
    """Who leads a faction at the table of a lesson."""
    if match.leader_of(seat) == BY_RULE:
        return RULE
    return PERSON if seat == pupil else opponent(match.header.game)


async def set_table(house: House, device: str, table: Wanted) -> Set:
    """A new table. Who leads each faction is said in the words of `play/who_leads.py`; of bots only those that the game offers
    are admitted. Raises `ComitiumError`."""
    game, wanted = table.game, table.seats
    known = bots.names(game)
    for who in wanted:
        if who not in (*PEOPLE, RULE, *known) and not who.startswith(WITH):
            raise BadOption(Phrase("web-no-bot"))
    seed = secret_seed() if table.seed is None and sum(who in PEOPLE for who in wanted) > 1 else table.seed
    match = begin_led(game, wanted, table.options, seed)
    skip_dead_questions(match, [seat for seat, who in enumerate(wanted) if who in PEOPLE])
    firsts = first_factions(game, wanted)
    words = [wanted[first] for first in firsts]
    name = await house.store.read(lambda connection: persons.person(connection, device).name)
    sitters = [Sitter(PERSON if who in (ME, DEVICE) else who, name if who == ME else "", "") for who in words]
    mine = tuple(seat for seat, who in enumerate(words) if who in (ME, DEVICE))
    free = [tuple(match.factions_of(match.leader_of(seat))) for seat, who in enumerate(wanted) if who == OPEN]
    seen = table.spectators or not (mine or free)  # a table of bots is there to be looked at
    return await _put(
        house, device, match.lines(), game, sitters, [mine, *free], not free, gallery=seen, mine=bool(mine), beat=table.beat
    )


async def _put(
    house: House,
    device: str,
    lines: list[str],
    game: str,
    sitters: list[Sitter],
    parties: Sequence[tuple[int, ...]],
    started: bool,
    over: bool = False,
    gallery: bool = False,
    lesson: str = "",
    mine: bool = False,
    beat: str = "",
    clock: Pace | None = None,
) -> Set:
    """Write it down. `mine` says that the first party is at the device that sets the table."""
    id, now = new_match(), match_store.now()
    kept = write_clock(Clock(clock)) if clock is not None and clock != Pace() else ""
    entry = Entry(id, game, len(sitters), device, gallery, new_code(), started, over, "", now, now, lesson, beat, kept)
    keys = [Key(invitations.new_token(id), id, party) for party in parties if party]

    def work(connection: Connection) -> None:
        match_store.create(connection, entry, lines, sitters)
        for key in keys:
            people.create_key(connection, key)
        if device and mine:
            people.remember_key(connection, device, keys[0].token)

    await house.store.write(work)
    return Set(id, keys, started)


async def delete(house: House, key: Key, person: str) -> None:
    """Delete a table at which nobody else plays; one that is over for others as well is no longer listed to her. Raises
    `Illegal` where others play on."""
    live = await house.hub.find(key.match)
    async with live.lock:
        what = page_models.deletion(live, key.seats)
        if not what:
            raise Illegal("", Phrase("web-others-play"))
        if what == "list":
            await house.store.write(lambda connection: people.drop_key(connection, person, key.token))
            return
        await house.store.write(lambda connection: people.delete_match(connection, live.id))
        house.hub.drop(live)


async def rematch(house: House, key: Key, person: str) -> str:
    """The same people at a new table: the first who asks sets it and is its host, the others follow, and it waits for them.
    The address of this key's seats there."""
    live = await house.hub.find(key.match)
    if live.match.outcome is None:
        raise Illegal("", Phrase("web-not-over"))
    if not live.entry.next:
        await _set_rematch(house, live.id, key, person)
    keys = await house.store.read(lambda connection: people.keys(connection, live.entry.next))
    mine = next((one for one in keys if one.seats == key.seats), None)
    if mine is None:
        raise Illegal("", Phrase("web-no-seat"))
    return f"/seat/{mine.token}"


async def _set_rematch(house: House, match: str, asked: Key, person: str) -> None:
    live = await house.hub.find(match)
    async with live.lock:
        if live.entry.next:
            return
        header = live.match.header
        fresh = _as_before(live.match)
        keys = await house.store.read(lambda connection: people.keys(connection, match))
        keys.sort(key=lambda one: one.token != asked.token)
        sitters = [sitter._replace(deputy="", here=0, read=0) for sitter in live.sitters]
        skip_dead_questions(fresh, live.people())
        seen, parties = live.entry.gallery, [key.seats for key in keys]
        alone = len(parties) < 2  # whoever has played against bots, or at one screen, waits for nobody
        made = await _put(
            house, person, fresh.lines(), header.game, sitters, parties, alone, gallery=seen, mine=True, clock=live.clock.pace
        )
        won = await house.store.write(lambda connection: match_store.set_next(connection, match, made.match))
        if won:
            live.entry = live.entry._replace(next=made.match)
            house.hub.tell(live)
        else:
            await house.hub.reload(live)


def _as_before(match: Match) -> Match:
    """A new match by the same options, each faction led by the same player, with dice of the same kind."""
    header = match.header
    seed = secret_seed() if is_secret(header.seed) else None
    if header.leaders:
        return new_led(header.game, header.leaders, header.options, seed)
    return new_by(header.game, header.seats, seed, header.options)


async def import_journal(house: House, device: str, content: bytes, address: str = "") -> str:
    """A journal that somebody brings, to be watched; its id. Raises `BadJournal`, or `TooFast` for another one while the last
    is being checked."""
    if len(content) > LONGEST:
        raise BadOption(Phrase("web-too-long"))
    text = content.decode("utf-8", errors="replace")
    house.checkers.start()
    try:
        with house.uploads.open(address), house.uploads.open(f"device {device or address}"):
            game, leaders, _, lines = await house.checkers.ask(Work("check", match=f"brought by {address}", text=text))
    except WorkerFailed:
        raise BadOption(Phrase("web-not-checked")) from None
    sitters = [Sitter(RULE if leader == BY_RULE else PERSON, "", "") for leader in leaders]
    made = await _put(house, device, list(lines), game, sitters, [], True, over=True)
    return made.match


async def change_key(house: House, live: LiveMatch, key: Key, device: str) -> str:
    """Another key to the same seats; pages that were opened with the old one are closed."""
    fresh = invitations.new_token(live.id)

    def work(connection: Connection) -> None:
        people.revoke(connection, key, fresh)
        if device:
            people.remember_key(connection, device, fresh)

    await house.store.write(work)
    invitations.dismiss(live, {key.token})
    return fresh
