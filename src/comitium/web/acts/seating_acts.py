"""What a lobby's page may ask for about seats: they are drawn by lot or changed, and whoever is not here is called."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from secrets import SystemRandom

from sqlalchemy import Connection

from comitium.core.errors import Illegal
from comitium.core.messages import Phrase
from comitium.match.begin import led_otherwise
from comitium.match.journal import BY_RULE
from comitium.match.match import Match
from comitium.play import OPEN, skip_dead_questions
from comitium.store import match_store, people
from comitium.text import say
from comitium.web.acts.act import Act, speaker
from comitium.web.matches import invitations
from comitium.web.matches.connection import Connection as Wire
from comitium.web.matches.hub import Hub
from comitium.web.matches.live_match import PERSON, LiveMatch
from comitium.web.pages import page_models


class Draw(Act, frozen=True, tag="draw"):
    """The host has it drawn by lot who sits where. A faction that is led by rule stays so."""

    cost = 5.0

    async def do(self, hub: Hub, live: LiveMatch, wire: Wire) -> None:
        page_models.check_host(live, wire.viewer)
        async with live.lock:
            drawn = [seat for seat, leader in enumerate(live.match.leaders) if leader != BY_RULE]
            order = list(range(len(live.sitters)))
            lots = [*drawn]
            SystemRandom().shuffle(lots)
            for seat, old in zip(drawn, lots, strict=True):
                order[seat] = old
            await reseat(hub, live, order)
            for one in live.wires:
                one.note({"news": say(Phrase("web-drawn"), one.viewer.reader.language)})


class Move(Act, frozen=True, tag="move"):
    """The host has two change their seats."""

    seat: int
    to: int | str

    async def do(self, hub: Hub, live: LiveMatch, wire: Wire) -> None:
        page_models.check_host(live, wire.viewer)
        async with live.lock:
            to = int(self.to) if str(self.to) in map(str, range(len(live.sitters))) else -1
            both = {self.seat, to}
            if not both <= set(range(len(live.sitters))) or any(live.match.leader_of(seat) == BY_RULE for seat in both):
                raise Illegal("", Phrase("web-seat-taken"))
            order = list(range(len(live.sitters)))
            order[self.seat], order[to] = to, self.seat
            await reseat(hub, live, order)


async def reseat(hub: Hub, live: LiveMatch, order: Sequence[int]) -> None:
    """Every seat gets whoever sat at another one, with her key. The lock is held. Raises `Illegal` when the game has begun."""
    leaders = [live.match.leader_of(old) for old in order]
    numbers = list(dict.fromkeys(leader for leader in leaders if leader != BY_RULE))
    seated = [leader if leader == BY_RULE else numbers.index(leader) for leader in leaders]
    led = led_otherwise(live.match, seated, {})
    who = [live.sitters[old].who for old in order]
    skip_dead_questions(led, [seat for seat, one in enumerate(who) if one in (PERSON, OPEN)])
    if live.entry.started or not await hub.store.write(partial(_write, live=live, order=order, led=led)):
        raise Illegal("", Phrase("web-seat-taken"))
    await hub.reload(live)
    live.last_seen, live.called = {}, {}
    await invitations.check_keys(hub, live)
    await invitations.invite(hub, live)
    hub.tell(live)


def _write(connection: Connection, live: LiveMatch, order: Sequence[int], led: Match) -> bool:
    if not match_store.rewrite(connection, live.id, led.lines()):
        return False
    people.reseat(connection, live.id, order)
    return True


class Call(Act, frozen=True, tag="call"):
    """Somebody who has a seat and is not here is sent word that the table waits for her to begin."""

    seat: int
    cost = 5.0

    async def do(self, hub: Hub, live: LiveMatch, wire: Wire) -> None:
        speaker(wire)
        async with live.lock:
            if self.seat not in page_models.to_be_called(live, wire.viewer):
                raise Illegal("", Phrase("web-no-call"))
            live.called[self.seat] = time.monotonic()
            hub.tell(live)
        told = await hub.timekeeper.send_word(live, self.seat)
        wire.note({"news": say(Phrase("web-called" if told else "web-called-nowhere"), wire.viewer.reader.language)})
