"""A match that somebody looks at: the match itself, who sits there, what was said beside it, and the wires to people.

Everything here changes under the match's lock, and what is drawn from it is drawn under the lock: nobody sees what may yet be
lost. What is not in the journal or in the store is a convenience that may be forgotten.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from comitium.core.messages import Names
from comitium.draw.moments import moments
from comitium.draw.page.after.inputs import Chart, Ladder
from comitium.draw.page.model import Hint, Reply
from comitium.match import journal
from comitium.match.begin import begin
from comitium.match.match import Match
from comitium.play import OPEN, RULE, Driver, Due, Leader
from comitium.play import clock as clocks
from comitium.play.who_leads import people_names
from comitium.store import match_store
from comitium.store.match_store import Entry, Sitter, StoredMatch
from comitium.store.people import Saying

if TYPE_CHECKING:
    from comitium.web.api.routes import Listener
    from comitium.web.matches.connection import Connection

PERSON: Final = "person"
BEFORE: Final = 80  # events before those that are new among which a moment may have begun
BEGAN: Final = "Began"  # an event whose name ends so begins a turn


class Unread(NamedTuple):
    """What somebody has yet to read: lines of the log, the place of the event whose moment is the last (-1: none), and whether
    a turn begins."""

    lines: int
    moment: int
    begins: bool


class Aftermath(NamedTuple):
    """What is worked out once when a game is over, in a language: how it really was, and how it went."""

    report: tuple[str, ...] = ()
    charts: tuple[Chart, ...] = ()
    ladders: tuple[Ladder, ...] = ()
    failed: bool = False


class LiveMatch:
    """One match in memory."""

    def __init__(self, stored: StoredMatch) -> None:
        self.id = stored.entry.id
        self.lock = asyncio.Lock()
        self.wires: set[Connection] = set()
        self.late: set[Connection] = set()  # of these, who has yet to be shown what has changed
        self.listeners: set[Listener] = set()  # programs
        self.thinking: dict[int, asyncio.Task[None]] = {}  # by seat
        self.talking: asyncio.Task[None] | None = None
        self.autos: set[int] = set()  # seats whose preparation the computer finishes
        self.hints: dict[int, tuple[int, Hint | None]] = {}  # by seat: for which question; None while it is being made
        self.after: dict[str, Aftermath | None] = {}  # by language; None while it is being made
        self.chat: dict[str, list[Saying]] = {"table": [], "gallery": []}
        self.ayes: dict[int, dict[int, bool]] = {}  # by who is away: which of the others want a bot, and which rather wait
        self.hosts: set[int] = set()  # the seats of whoever has set the table
        self.last_seen: dict[int, float] = {}
        self.idle_since = time.monotonic()
        self.touched = 0.0
        self.paced = 0  # events that the one person who looks on has had time to read
        self.page_turned = asyncio.Event()  # she wants to see more
        self.seen = -1  # the place of the event whose moment she has seen last
        self.turned: dict[int, int] = {}  # by seat of a page: the place of the event whose moment it has shown last
        self._public = (-1, -1)  # how much everybody has heard, and the place of the last moment in it
        self.called: dict[int, float] = {}  # by seat: when somebody who is not here was last called to the lobby
        self.unasked_since = 0.0  # when the bots were last asked what they want unasked
        self.replies: dict[tuple[int, int], Reply] = {}  # by agreement and seat: why bots have answered as they have
        self._read(stored)
        self.driver = Driver(self.match.header.game, self.match.game, self.leaders())
        # seats whose owners need not look round before the first question: those of a game that goes on already
        self.looked: set[int] = set(range(len(self.sitters))) if self.match.choices else set()

    def take(self, stored: StoredMatch) -> None:
        """Be what the store tells. What was in memory only is gone."""
        self._read(stored)
        self.driver.resume(self.match.game)

    def _read(self, stored: StoredMatch) -> None:
        self.entry: Entry = stored.entry
        self.sitters: list[Sitter] = stored.sitters
        read = journal.read("\n".join(stored.lines) + "\n", torn=True)
        self.match: Match = begin(read.header)
        self.last_answer: dict[int, tuple[int, int | str]] = {}  # by seat: the question's number and the choice
        self.kept: dict[int, dict[str, int]] = {}  # by seat: what a form has left for the next one
        self.decided = [0] * read.header.seats  # how much each had heard when she last decided herself
        for entry in read.entries:
            self._repeat(entry)
        for seat, sitter in enumerate(stored.sitters):  # or said that she has read it all
            self.decided[seat] = max(self.decided[seat], min(sitter.read, self.match.event_count(seat)))
        self.durable = len(self.match.lines())
        self.clock = clocks.read(stored.entry.clock)

    def forget(self, anyway: bool = False) -> None:
        """Be again what is known to be in the store: what was done since has not been written. `anyway`, if something may have
        been done in part."""
        lines = self.match.lines()
        if anyway or len(lines) > self.durable:
            self.take(StoredMatch(self.entry, lines[: self.durable], self.sitters))

    def follow(self, lines: list[str]) -> bool:
        """Do what another process has written behind what is known here; whether it fits."""
        for line in lines:
            self._repeat(msgspec.json.decode(line, type=journal.Entry))
            if self.match.lines(self.durable)[-1:] != [line]:
                return False
        self.durable = len(self.match.lines())
        return True

    def _repeat(self, entry: journal.Entry) -> None:
        if entry.is_choice and not entry.aside and not entry.ordered:
            self.last_answer[entry.seat] = (self.match.number(entry.seat), entry.choice)
        self.match.repeat(entry)
        self.note_decision(entry.seat, not entry.ordered and not entry.claim and not entry.note)

    def note_decision(self, seat: int, decided: bool = True) -> None:
        """A seat has decided something: what she has heard so far is no news for her any more."""
        if decided:
            self.decided[seat] = self.match.event_count(seat)
        for other in range(len(self.decided)):  # what was taken back has not been heard
            self.decided[other] = min(self.decided[other], self.match.event_count(other))
        self.turned = {other: min(place, self.match.event_count(other) - 1) for other, place in self.turned.items()}

    # -- at which speed

    def turn_page(self) -> None:
        """The one person who looks on wants to see what the computer does next."""
        self.page_turned.set()

    def note_seen(self, seat: int, at: int) -> None:
        """She has seen the moment that an event has decided."""
        self.turned[seat] = max(self.turned.get(seat, -1), at)
        if self.people() == [seat]:
            self.seen = max(self.seen, at)
        self.page_turned.set()

    def begin_to_read(self, seat: int | None) -> None:
        """A page has opened: it is shown no moments of before."""
        if seat is not None:
            self.turned[seat] = self.match.event_count(seat) - 1

    def readers(self) -> list[int]:
        """The people whose page has yet to show the last moment that everybody has heard of. What only one of them was told
        holds up nobody, else the time would tell of it."""
        heard = self.match.event_count(None)
        if self._public[0] != heard:
            first = max(0, heard - BEFORE)
            found = moments(self.match.header.game, self.match.history(None, since=first))
            self._public = heard, max((first + one.decided for one in found), default=-1)
        last, waited_for = self._public[1], set[int]()
        for wire in self.wires if last >= 0 else ():
            seat = wire.viewer.seat
            if seat in self.turned and seat is not None and wire.viewer.speed != "instant":
                place = self.place_for(None, last, seat)
                if place is not None and self.turned[seat] < place:
                    waited_for.add(seat)
        return sorted(waited_for)

    def speed(self) -> str:
        """How fast the computer plays: as the one person at the table wants it, if she looks on. Nobody holds up others."""
        people = self.people()
        speeds = [wire.viewer.speed for wire in self.wires if len(people) == 1 and wire.viewer.seat == people[0]]
        return speeds[0] if speeds else ""

    def place_for(self, seat: int | None, at: int, other: int | None) -> int | None:
        """Where somebody else has heard the event that a seat has heard at a place; None if she has not."""
        event, *later = self.match.history(seat, since=at) if 0 <= at < self.match.event_count(seat) else (None,)
        heard = self.match.history(other)
        same = [place for place, one in enumerate(heard) if one == event]
        back = 1 + later.count(event) if event is not None else 0  # which of them, counted from the last
        return same[-back] if 0 < back <= len(same) else None

    def unread(self) -> Unread:
        """Take what has happened since this was last asked as told: what that is for the one person."""
        seat, game = self.people()[0], self.match.header.game
        since = min(self.paced, self.match.event_count(seat))
        self.seen = min(self.seen, self.match.event_count(seat) - 1)  # what was taken back nobody has seen
        first = max(0, since - BEFORE)
        heard = self.match.history(seat, since=first)
        self.paced = self.match.event_count(seat)
        decided = [first + one.decided for one in moments(game, heard) if first + one.decided >= since]
        new = heard[since - first :]
        begins = any(type(event).__name__.endswith(BEGAN) for event in new)
        return Unread(sum(not event.minor for event in new), max(decided, default=-1), begins)

    # -- who answers

    def bot_of(self, seat: int) -> str:
        """The bot that answers for a seat now, or ""."""
        sitter = self.sitters[seat]
        if sitter.who not in (PERSON, OPEN, RULE):
            return sitter.who
        return sitter.deputy

    def spectators(self) -> tuple[str, ...]:
        """The names of those who look on without a seat; "" for whoever has none."""
        return tuple(sorted(wire.viewer.name for wire in self.wires if not wire.party))

    def led_with(self, seat: int) -> list[int]:
        """The seats that the same player leads, this one among them."""
        return self.match.factions_of(self.match.leader_of(seat))

    def is_led_by_one(self, seat: int, other: int) -> bool:
        """Whether the same player leads both seats."""
        return self.match.leader_of(seat) == self.match.leader_of(other)

    def is_shared(self, party: tuple[int, ...]) -> bool:
        """Whether the seats of a device are led by more than one person: they have secrets from each other."""
        return len({self.match.leader_of(seat) for seat in party}) > 1

    def leaders(self) -> list[Leader]:
        """Who leads each seat now."""
        return [Leader(self.bot_of(seat), sitter.who == PERSON) for seat, sitter in enumerate(self.sitters)]

    def due(self) -> Due:
        """What comes next at this table."""
        self.driver.lead(self.leaders())
        return self.driver.due(self.match.game, self.match.written, self.match.choices)

    # -- time

    def waited_for(self) -> dict[int, int]:
        """The people who are asked, and whom nobody answers for: the number of each one's question. Who leads several seats
        has one clock for them."""
        asked = [seat for seat in self.match.game.actors() if self.sitters[seat].who == PERSON and not self.bot_of(seat)]
        return {seat: self.match.number(seat) for seat in asked} if self.match.outcome is None else {}

    def clock_text(self) -> tuple[str, int]:
        """What is to be written of the clock, and when it is due. Where there is none, and whoever is asked is here, nothing
        has to be: a click writes one line."""
        clock = self.clock
        if self.match.outcome is not None or not self.entry.started:
            return self._agreed(), 0
        here = all(self.is_here(seat) for seat in clock.asked())
        if not clock.pace.is_kept and not clock.paused and (here or len(self.people()) < 2):
            return self._agreed(), 0
        return clocks.write(clock), clock.due()

    def _agreed(self) -> str:
        """What is kept of a clock that does not run: what the table has agreed on, if it is not what is usual."""
        pace = self.clock.pace
        return clocks.write(clocks.Clock(pace)) if pace != clocks.Pace() else ""

    def names(self) -> Names:
        """What the seats are called: by the people who lead them, where these have a name."""
        return people_names(self.match, [sitter.name for sitter in self.sitters])

    def people(self) -> list[int]:
        """The seats that people have taken."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.who == PERSON]

    def voters(self) -> set[int]:
        """The people who are here and have not resigned: what the table agrees, they agree."""
        return {seat for seat in self.people() if self.is_here(seat) and seat not in self.match.resigned}

    def free(self) -> list[int]:
        """The seats that nobody has taken."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.who == OPEN]

    def is_connected(self, seat: int) -> bool:
        """Whether a person who sits there is connected to this process."""
        return any(seat in wire.party for wire in self.wires) or any(seat in one.seats for one in self.listeners)

    def here(self) -> list[int]:
        """The people of this process."""
        return [seat for seat in self.people() if self.is_connected(seat)]

    def is_here(self, seat: int) -> bool:
        """Whether a person who sits there is connected, here or elsewhere."""
        return self.is_connected(seat) or self.sitters[seat].here > match_store.now()

    def to_look(self, party: tuple[int, ...]) -> list[int]:
        """Those of several people at one device who have not looked at their cards yet, where a game begins with that."""
        if not self.is_shared(party) or not self.match.game_type.profile.first_look:
            return []
        return [seat for seat in party if seat not in self.looked and not self.bot_of(seat)]

    @property
    def is_idle(self) -> bool:
        return not self.wires and not self.listeners and not self.thinking and self.talking is None
