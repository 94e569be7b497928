"""What a page may ask for among people: words, names, deputies, and who sits where before the game begins."""

from __future__ import annotations

from functools import partial
from typing import Any, Final, Literal

from comitium import bots
from comitium.core.errors import Illegal
from comitium.core.messages import Phrase
from comitium.store import match_store as shelf
from comitium.store import people
from comitium.web import invitations, page_models, presence
from comitium.web.act import WORDS, Act, speaker
from comitium.web.connection import Connection
from comitium.web.hub import Hub
from comitium.web.live_match import OPEN, PERSON, LiveMatch

NAME: Final = 40


# -- people


class Say(Act, frozen=True, tag="say"):
    text: str
    room: Literal["table", "gallery"] = "table"
    cost = 5.0

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        """Those who sit speak at the table, those who look on among themselves."""
        text = clean(self.text, WORDS)
        if not text:
            return
        seat = wire.viewer.seat
        if (seat is None) != (self.room == "gallery"):
            raise Illegal("", Phrase("web-wrong-room"))
        name = live.sitters[seat].name if seat is not None else ""
        async with live.lock:
            saying = await hub.store.write(lambda connection: people.say(connection, live.id, self.room, seat, name, text))
            live.chat[self.room] = [*live.chat[self.room], saying][-page_models.CHAT :]
            hub.tell(live)


class Name(Act, frozen=True, tag="name"):
    name: str
    cost = 3.0

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        seat = speaker(wire)
        name = clean(self.name, NAME)
        async with live.lock:
            await hub.store.write(lambda connection: people.call(connection, live.id, seat, name))
            live.sitters[seat] = live.sitters[seat]._replace(name=name)
            hub.tell(live)


class StandIn(Act, frozen=True, tag="stand-in"):
    seat: int
    yes: bool

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        """Somebody is away: when all who are here agree, a bot goes on for her. Who shares a screen says it for both."""
        speaker(wire)
        async with live.lock:
            if not 0 <= self.seat < len(live.sitters) or not page_models.is_away(live, self.seat):
                raise Illegal("", Phrase("web-not-away"))
            said = partial(people.say_aye, match=live.id, absent=self.seat, seats=wire.party, yes=self.yes)
            live.ayes[self.seat] = await hub.store.write(said)
            await presence.replace(hub.store, live)
            hub.tell(live)
        hub.bot_runner.step(live)


class Return(Act, frozen=True, tag="return"):
    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        """A person takes her own seat back from the bot."""
        async with live.lock:
            await presence.set_deputy(hub.store, live, speaker(wire), "")
            hub.tell(live)


# -- the lobby


class Seat(Act, frozen=True, tag="seat"):
    """The host settles who plays a seat that nobody has taken: a bot, or another person at this device."""

    seat: int
    player: str

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        _check_host(live, wire)
        async with live.lock:
            if self.seat not in live.free():
                if self.player == OPEN and not live.entry.started:
                    await self._free(hub, live)
                    return
                raise Illegal("", Phrase("web-seat-taken"))
            if self.player == "device":
                await self._share(hub, live, wire)
            elif self.player in bots.names(live.match.header.game):
                await hub.store.write(lambda connection: people.give(connection, live.id, self.seat, self.player))
                live.sitters[self.seat] = live.sitters[self.seat]._replace(who=self.player)
            elif self.player != OPEN:
                raise Illegal("", Phrase("web-no-bot"))
            hub.tell(live)
        hub.bot_runner.step(live)

    async def _free(self, hub: Hub, live: LiveMatch) -> None:
        """A bot gives way to whoever comes."""
        if live.sitters[self.seat].who == PERSON:
            raise Illegal("", Phrase("web-seat-taken"))
        await hub.store.write(lambda connection: people.open_seat(connection, live.id, self.seat))
        live.sitters[self.seat] = live.sitters[self.seat]._replace(who=OPEN)
        await invitations.invite(hub, live)
        hub.tell(live)

    async def _share(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        """Somebody at the host's own device sits there: the host's key opens that seat as well."""
        party = tuple(sorted({*wire.party, self.seat}))

        def work(connection: Any) -> None:
            people.sit(connection, live.id, self.seat, "")
            people.add_seats(connection, wire.token, live.id, party, self.seat)

        await hub.store.write(work)
        await invitations.check_keys(hub, live)
        live.sitters[self.seat] = live.sitters[self.seat]._replace(who=PERSON)
        live.hosts.add(self.seat)
        for other in live.wires:
            if other.token == wire.token:
                other.viewer = other.viewer._replace(party=party)


class Start(Act, frozen=True, tag="start"):
    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        """The game begins; bots take the seats that nobody has taken."""
        _check_host(live, wire)
        bot = page_models.deputy(live)
        async with live.lock:
            for seat in live.free():
                await hub.store.write(partial(people.give, match=live.id, seat=seat, bot=bot))
                live.sitters[seat] = live.sitters[seat]._replace(who=bot)
            await hub.store.write(lambda connection: shelf.begin(connection, live.id))
            live.entry = live.entry._replace(started=True)
            hub.tell(live)
        hub.bot_runner.step(live)


def _check_host(live: LiveMatch, wire: Connection) -> None:
    if not wire.viewer.device or live.entry.host != wire.viewer.device or not wire.party:
        raise Illegal("", Phrase("web-host-only"))


def clean(text: str, longest: int) -> str:
    """What somebody typed, on one line, without letters that do not show."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text[: 4 * longest])
    return " ".join(shown.split())[:longest]
