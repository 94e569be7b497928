"""What a page may ask for among people: words, names, deputies, and who sits where before the game begins."""

from __future__ import annotations

from functools import partial
from typing import Any, Final, Literal

from comitium import bots
from comitium.core.errors import Illegal
from comitium.core.messages import Phrase
from comitium.match.begin import led_otherwise
from comitium.match.journal import BY_RULE
from comitium.match.match import Match
from comitium.play import DEVICE, ME, OPEN, RULE
from comitium.play.who_leads import WITH, neutral_options
from comitium.store import match_store, people, persons
from comitium.web.acts.act import WORDS, Act, speaker
from comitium.web.matches import invitations, presence
from comitium.web.matches.connection import Connection
from comitium.web.matches.hub import Hub
from comitium.web.matches.live_match import PERSON, LiveMatch
from comitium.web.pages import page_models

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
        who = live.led_with(seat)[0] if seat is not None else wire.viewer.device or "somebody"
        hub.sayings.check(f"{live.id} {who}")
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
            for led in live.led_with(seat):
                await hub.store.write(partial(people.call, match=live.id, seat=led, name=name))
                live.sitters[led] = live.sitters[led]._replace(name=name)
            if len(wire.party) == len(live.led_with(seat)):  # of several people at one device nobody's name is the device's
                await hub.store.write(lambda connection: persons.keep(connection, wire.viewer.device, name=name))
            hub.tell(live)


class StandIn(Act, frozen=True, tag="stand-in"):
    seat: int
    yes: bool

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        """Somebody is away: when all who are here agree, a bot goes on for her. Who shares a screen says it for both."""
        speaker(wire)
        async with live.lock:
            if not 0 <= self.seat < len(live.sitters) or not page_models.is_missing(live, self.seat):
                raise Illegal("", Phrase("web-not-away"))
            said = partial(people.say_aye, match=live.id, absent=self.seat, seats=wire.party, yes=self.yes)
            live.ayes[self.seat] = await hub.store.write(said)
            await presence.replace(hub.store, live)
            hub.tell(live)
        hub.bot_runner.step(live)


class Return(Act, frozen=True, tag="return"):
    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        """A person takes her own seat back from the bot, unless she has left it for good."""
        async with live.lock:
            if speaker(wire) in live.match.resigned:
                raise Illegal("", Phrase("web-resigned"))
            await presence.set_deputy(hub.store, live, speaker(wire), "")
            await hub.timekeeper.follow(live)
            hub.tell(live)


# -- the lobby


class Seat(Act, frozen=True, tag="seat"):
    """The host settles who leads a faction that nobody else has taken, in the words of `play/who_leads.py`."""

    seat: int
    player: str

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        page_models.check_host(live, wire.viewer)
        async with live.lock:
            if live.entry.started or not self._is_open_to(live, wire):
                raise Illegal("", Phrase("web-seat-taken"))
            beside = self._led_beside(live, wire)
            led = self.match_led_so(live, beside)
            keys = await hub.store.read(lambda connection: people.keys(connection, live.id))
            key = next((one for one in keys if beside in one.seats), None)
            await hub.store.write(partial(self._write, live=live, header=led.lines()[0], key=key, beside=beside))
            await hub.reload(live)
            await invitations.check_keys(hub, live)
            await invitations.invite(hub, live)
            hub.tell(live)
        hub.bot_runner.step(live)

    def _is_open_to(self, live: LiveMatch, wire: Connection) -> bool:
        """Whether the host may settle it: her own seat is hers, and another person who has come keeps hers."""
        if not 0 <= self.seat < len(live.sitters) or self.seat == wire.viewer.seat:
            return False
        return live.sitters[self.seat].who != PERSON or self.seat in wire.party

    def _led_beside(self, live: LiveMatch, wire: Connection) -> int:
        """The faction whose key is to open this one as well; -1 if it gets one of its own, or none."""
        names = live.match.game_type.meta.seats[: len(live.sitters)]
        if self.player in (ME, DEVICE):
            return -1 if wire.viewer.seat is None else wire.viewer.seat
        if self.player.startswith(WITH) and self.player.removeprefix(WITH) in names:
            found = names.index(self.player.removeprefix(WITH))
            if found != self.seat and live.sitters[found].who in (PERSON, OPEN):
                return found
        elif self.player in (OPEN, RULE, *bots.names(live.match.header.game)):
            return -1
        raise Illegal("", Phrase("web-no-bot"))

    def match_led_so(self, live: LiveMatch, beside: int) -> Match:
        """The match with this faction led as the host wants it. Raises `BadOption`."""
        match = live.match
        leaders = [*match.leaders]
        together = beside >= 0 and self.player != DEVICE
        leaders[self.seat] = BY_RULE if self.player == RULE else leaders[beside] if together else len(leaders)
        numbers = list(dict.fromkeys(leader for leader in leaders if leader != BY_RULE))
        leaders = [leader if leader == BY_RULE else numbers.index(leader) for leader in leaders]
        by_rule = [seat for seat, leader in enumerate(leaders) if leader == BY_RULE]
        changed = by_rule != match.factions_of(BY_RULE)
        options = neutral_options(match.header.game, len(leaders), by_rule) if changed else {}
        return led_otherwise(match, leaders, options)

    def _write(self, connection: Any, live: LiveMatch, header: str, key: people.Key | None, beside: int) -> None:
        if [header] != live.match.lines()[:1]:
            match_store.rewrite_header(connection, live.id, header)
        people.leave_key(connection, live.id, self.seat)
        if live.sitters[self.seat].who != OPEN:
            people.open_seat(connection, live.id, self.seat)
        if key is not None:
            seats = tuple(sorted({*key.seats, self.seat}))
            people.add_seats(connection, key.token, live.id, seats, self.seat)
            if live.sitters[beside].who == PERSON:
                name = "" if self.player == DEVICE else live.sitters[beside].name
                people.sit(connection, live.id, self.seat, name)
        elif self.player != OPEN:
            people.give(connection, live.id, self.seat, self.player)


class Bots(Act, frozen=True, tag="bots"):
    """The host has all bots of the table play at one level."""

    player: str

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        page_models.check_host(live, wire.viewer)
        known = bots.names(live.match.header.game)
        async with live.lock:
            if live.entry.started or self.player not in known:
                raise Illegal("", Phrase("web-no-bot"))
            seats = [seat for seat, sitter in enumerate(live.sitters) if sitter.who in known]
            await hub.store.write(partial(self._write, live=live, seats=seats))
            for seat in seats:
                live.sitters[seat] = live.sitters[seat]._replace(who=self.player)
            hub.tell(live)

    def _write(self, connection: Any, live: LiveMatch, seats: list[int]) -> None:
        for seat in seats:
            people.open_seat(connection, live.id, seat)
            people.give(connection, live.id, seat, self.player)


class Start(Act, frozen=True, tag="start"):
    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        """The game begins; bots take the seats that nobody has taken."""
        if not page_models.may_start(live, wire.viewer):
            raise Illegal("", Phrase("web-host-only"))
        bot = page_models.deputy(live)
        async with live.lock:
            for seat in live.free():
                await hub.store.write(partial(people.give, match=live.id, seat=seat, bot=bot))
                live.sitters[seat] = live.sitters[seat]._replace(who=bot)
            await hub.store.write(lambda connection: match_store.begin(connection, live.id))
            live.entry = live.entry._replace(started=True)
            await hub.timekeeper.follow(live)
            hub.tell(live)
        hub.bot_runner.step(live)


class Spectators(Act, frozen=True, tag="spectators"):
    """The host opens the table to those who look on, or makes it private: then they are shown out."""

    allowed: bool

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        page_models.check_host(live, wire.viewer)
        async with live.lock:
            await hub.store.write(partial(match_store.set_gallery, match=live.id, allowed=self.allowed))
            live.entry = live.entry._replace(gallery=self.allowed)
            if not self.allowed:
                invitations.dismiss(live, {""})
            hub.tell(live)


def clean(text: str, longest: int) -> str:
    """What somebody typed, on one line, without letters that do not show."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text[: 4 * longest])
    return " ".join(shown.split())[:longest]
