"""What a page may ask for through its wire. Each message is a small struct that does what it says."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from comitium.core.errors import Illegal
from comitium.core.forms import KEPT, Forms
from comitium.core.messages import Phrase
from comitium.match.match import Match
from comitium.match.orders import ALWAYS, FORCED, StandingOrder
from comitium.store import match_store, people
from comitium.text import languages
from comitium.web.acts.act import WORDS, Act, Repeated, answerer, show_as, speaker
from comitium.web.acts.leaving_acts import AnswerBack, Resign, TakeBack
from comitium.web.acts.lesson_acts import LessonLeave, LessonPage, LessonShow, LessonSkip
from comitium.web.acts.people_acts import Bots, Name, Return, Say, Seat, Spectators, StandIn, Start
from comitium.web.acts.seating_acts import Call, Draw, Move
from comitium.web.acts.time_acts import DayOff, Nudge, Pause, SetPace
from comitium.web.matches import away, invitations, lesson
from comitium.web.matches.connection import Connection
from comitium.web.matches.hub import Hub
from comitium.web.matches.live_match import LiveMatch
from comitium.web.pages import page_models, render

ORDERS: Final = 20
FIELDS: Final = 40  # of a form
SLOTS: Final = 120  # of a draft
MOMENTS: Final = 8  # that are shown one after the other
BIGGEST: Final = 9999  # number that is filled in


class Hello(Act, frozen=True, tag="hello"):
    frame: int = 0
    tag: int | None = None
    language: languages.Language | None = None

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        """A page has opened: whoever comes with a key to a free seat takes it, and the whole table is sent, if need be. It
        goes on in the language that the page has: a browser may open a wire without saying which one it wants."""
        if self.language is not None:
            reader = msgspec.structs.replace(wire.viewer.reader, language=self.language)
            wire.viewer = wire.viewer._replace(reader=reader)
        wire.frame = max(wire.frame, min(self.frame, 1 << 40))
        await invitations.take_seats(hub, live, wire.party, wire.viewer.device, wire)
        async with live.lock:
            wire.event_count = live.match.event_count(wire.viewer.seat)
            live.begin_to_read(wire.viewer.seat)
            hub.show(live, wire, anyway=True, tag=self.tag)
            away.tell(live, wire)
            hub.tell(live)
        hub.bot_runner.step(live)


# -- the game


class Choose(Act, frozen=True, tag="choose"):
    choice: int | str
    at: int
    seat: int | None = None
    plays = True
    upsets = False

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        try:
            await choose(hub, live, answerer(live, wire, self.seat), self.choice, self.at)
        except lesson.NotThis as other:
            await show_other(hub, live, wire, other)
            raise


async def show_other(hub: Hub, live: LiveMatch, wire: Connection, other: lesson.NotThis) -> None:
    """Show the pupil the page of the step again, with what she has tried."""
    await show_as(hub, live, wire, taught=lesson.Taught(other.step, other.step + 1, tried=other.choice))


async def choose(hub: Hub, live: LiveMatch, seat: int, choice: int | str, at: int | None) -> None:
    """Answer a seat's question. Raises `Illegal`, or `Repeated` for what has been heard."""

    def do(match: Match) -> None:
        given = (-1 if at is None else at, choice)
        waits = seat in match.game.actors() and match.number(seat) == at
        if at is not None and live.last_answer.get(seat) == given and not waits:
            raise Repeated
        if lesson.given(live) is not None:
            lesson.answer(live, match, seat, choice, at)
        else:
            match.choose(seat, choice, at)
        live.last_answer[seat] = given

    await hub.change(live, do, seat, decides=lesson.given(live) is None)


class Sketch(Act, frozen=True, tag="sketch"):
    """A form as far as it is filled in: it is drawn for whoever fills it in, and nobody else hears of it."""

    at: int
    said: dict[str, int]
    seat: int | None = None
    plays = True
    upsets = False

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        if self.seat not in (None, speaker(wire)):  # another of her seats is shown by now
            return
        await show_as(hub, live, wire, sketch=(speaker(wire), self.at, _short(self.said)))


class Fill(Act, frozen=True, tag="fill"):
    """A form is sent off: the questions it stands for are answered one after the other, or none of them is."""

    at: int
    said: dict[str, int]
    way: int = 0
    seat: int | None = None
    plays = True
    upsets = False

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        seat = answerer(live, wire, self.seat)
        said = dict(_short(self.said))

        def do(match: Match) -> None:
            given = (self.at, f"{self.way} {said}")
            if match.number(seat) != self.at and live.last_answer.get(seat) == given:
                raise Repeated
            form = match.game_type.form(match.game, seat, said) if isinstance(match.game_type, Forms) else None
            way = form.way(self.way) if form is not None and seat in match.game.actors() else None
            if way is None:
                raise Illegal("", form.why if form is not None and form.why is not None else Phrase("refuse-form"))
            choices = way.choices
            if lesson.given(live) is not None:
                lesson.answer_by_form(live, match, seat, choices, self.at)
            else:
                match.choose_all(seat, choices, self.at)
            live.last_answer[seat] = given
            if kept := {id: value for id, value in said.items() if id.startswith(KEPT)}:
                live.kept[seat] = kept

        try:
            await hub.change(live, do, seat, decides=lesson.given(live) is None)
        except lesson.NotThis as other:
            await show_other(hub, live, wire, other)
            raise


def _short(said: dict[str, int]) -> tuple[tuple[str, int], ...]:
    """What a page has filled in, and no more than a form may hold."""
    return tuple((name[:WORDS], max(-BIGGEST, min(BIGGEST, value))) for name, value in sorted(said.items())[:FIELDS])


class Aside(Act, frozen=True, tag="aside"):
    choice: int
    plays = True

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        seat = speaker(wire)

        def act(match: Match) -> None:
            if self.choice not in match.game.asides(seat):
                raise match.refusal(seat, self.choice)
            match.choose(seat, self.choice)

        await hub.change(live, act, seat)


class Undo(Act, frozen=True, tag="undo"):
    """`frame` is the one that was looked at: what has changed since then is not taken back by a second click."""

    frame: int | None = None
    plays = True

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        seat = speaker(wire)

        def undo(match: Match) -> None:
            if self.frame is not None and self.frame < wire.frame:
                raise Repeated
            match.undo(seat)

        await hub.change(live, undo, seat)


class Order(Act, frozen=True, tag="order"):
    question: str
    choice: int
    times: int = ALWAYS
    within: str = ""
    until: str = ""
    plays = True

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        seat = speaker(wire)
        profile = live.match.game_type.profile
        but = tuple(sorted(profile.replies)) if self.choice == FORCED and live.is_shared(tuple(live.people())) else ()
        order = StandingOrder(self.question[:WORDS], self.choice, self.times, self.within[:WORDS], self.until[:WORDS], but)
        # other scopes are no business of a page: what goes on may be a secret
        if order.within not in ("", *dict(profile.scopes)) or order.until not in ("", *dict(profile.moments)):
            raise Illegal("", Phrase("refuse-order-scope", {"scope": order.within or order.until}))

        def leave(match: Match) -> None:
            if len(match.orders(seat)) >= ORDERS:
                raise Illegal("", Phrase("web-too-many-orders"))
            match.order(seat, order)

        await hub.change(live, leave, seat, decides=False)


class Disorder(Act, frozen=True, tag="disorder"):
    """The end of all orders, or of one, counted from 1; `of` is how many stood when it was looked at."""

    number: int = 0
    of: int = 0
    plays = True

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        seat = speaker(wire)

        def cancel(match: Match) -> None:
            if self.number and len(match.orders(seat)) != self.of:
                raise Repeated
            match.cancel_orders(seat, self.number)

        await hub.change(live, cancel, seat, decides=False)


class Claim(Act, frozen=True, tag="claim"):
    text: str
    plays = True
    cost = 5.0

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        seat = speaker(wire)
        await hub.change(live, lambda match: match.claim(seat, self.text[:WORDS]), seat, decides=False)


class Bargain(Act, frozen=True, tag="bargain"):
    """The bargaining table is open, with a partner and a draft; without a partner it is as it was left. Nobody hears of it."""

    to: int = -1
    said: dict[str, str] = {}
    plays = True

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        seat = speaker(wire)
        left = wire.viewer.bargain
        said = tuple((slot[:WORDS], word[:WORDS]) for slot, word in sorted(self.said.items())[:SLOTS])
        kept = left if self.to < 0 and left[0] == seat else (seat, self.to, said)
        await show_as(hub, live, wire, bargain=kept)


class Offer(Act, frozen=True, tag="offer"):
    """An offer; one that is made `instead` of another declines that."""

    text: str
    instead: int = 0
    plays = True
    cost = 5.0

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        seat = speaker(wire)

        def offer(match: Match) -> None:
            match.offer(seat, self.text[:WORDS])
            if self.instead:
                match.cancel(seat, self.instead)

        await hub.change(live, offer, seat, decides=False)
        owner, to, _ = wire.viewer.bargain
        await show_as(hub, live, wire, bargain=(owner, to, ()))


class Accept(Act, frozen=True, tag="accept"):
    number: int
    plays = True
    upsets = False

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        seat = speaker(wire)

        def accept(match: Match) -> None:
            if lesson.given(live) is not None:
                lesson.accept(live, match, seat, self.number)
            else:
                match.accept(seat, self.number)

        await hub.change(live, accept, seat, decides=False)


class Cancel(Act, frozen=True, tag="cancel"):
    number: int
    plays = True

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        seat = speaker(wire)
        await hub.change(live, lambda match: match.cancel(seat, self.number), seat, decides=False)


class Motion(Act, frozen=True, tag="motion"):
    text: str
    plays = True
    cost = 5.0

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        seat = speaker(wire)
        await hub.change(live, lambda match: match.move(seat, self.text[:WORDS]), seat, decides=False)


class AskHint(Act, frozen=True, tag="hint"):
    plays = True
    upsets = False
    cost = 10.0

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        await hub.bot_runner.advise(live, speaker(wire))


class Auto(Act, frozen=True, tag="auto"):
    plays = True

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        """The computer finishes a person's preparation."""
        seat = speaker(wire)
        match = live.match
        if seat not in match.game.actors() or match.question(seat).kind not in match.game_type.profile.preparation:
            raise Illegal("", Phrase("web-auto-late"))
        live.autos.add(seat)
        hub.bot_runner.step(live)


# -- what the page shows


class Read(Act, frozen=True, tag="read"):
    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        seat = speaker(wire)
        async with live.lock:
            heard = live.match.event_count(seat)
            await hub.store.write(lambda connection: people.read(connection, live.id, seat, heard))
            live.sitters[seat] = live.sitters[seat]._replace(read=heard)
            live.note_decision(seat)
            hub.show(live, wire)


class Language(Act, frozen=True, tag="language"):
    language: languages.Language

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        reader = msgspec.structs.replace(wire.viewer.reader, language=self.language)
        await show_as(hub, live, wire, reader=reader)


class Speed(Act, frozen=True, tag="speed"):
    speed: Literal["step", "slow", "usual", "fast", "instant"]

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        await show_as(hub, live, wire, speed=self.speed)
        live.turn_page()


class Next(Act, frozen=True, tag="next"):
    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        """At the speed "step" a bot waits until the one person who looks on has seen what the last one did."""
        speaker(wire)
        live.turn_page()


class ShowMoment(Act, frozen=True, tag="moment"):
    """What an event of the log has decided, again, beat by beat."""

    at: int

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        async with live.lock:
            found = None if wire.viewer.curtain else render.render_moment(live, wire.viewer, self.at)
        if found is None:
            raise Illegal("", Phrase("web-no-thing"))
        wire.note({"moment": found})


class ShowMoments(Act, frozen=True, tag="moments"):
    """The same for several, one after the other: those that she has missed."""

    at: list[int]
    cost = 5.0

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        async with live.lock:
            places = [] if wire.viewer.curtain else self.at[:MOMENTS]
            found = [one for at in places if (one := render.render_moment(live, wire.viewer, at)) is not None]
        if not found:
            raise Illegal("", Phrase("web-no-thing"))
        wire.note({"moments": found})


class Turned(Act, frozen=True, tag="turned"):
    """Somebody has seen a moment: the others at the table may know that nobody waits for her eyes."""

    at: int

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        seat = speaker(wire)
        live.note_seen(seat, self.at)
        async with live.lock:
            for other in live.wires:
                place = live.place_for(seat, self.at, other.viewer.seat)
                if other.viewer.seat != seat and place is not None:
                    other.note({"turned": {"seat": seat, "at": place}})


class Reveal(Act, frozen=True, tag="reveal"):
    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        """The one who should look has the device: her table is shown."""
        await show_as(hub, live, wire, curtain=False)


class Pass(Act, frozen=True, tag="pass"):
    """Another seat of this device is to be shown, asked or not: to somebody else, who wants to look at her cards, to speak or
    to answer an offer; or to whoever leads both."""

    seat: int

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        if self.seat not in wire.party:
            raise Illegal("", Phrase("web-no-seat"))
        async with live.lock:
            wire.event_count = live.match.event_count(self.seat)
            hidden = page_models.is_hidden_from(live, wire.viewer, self.seat)
            wire.viewer = wire.viewer._replace(seat=self.seat, curtain=hidden, handed=True)
            hub.show(live, wire)


class Inspect(Act, frozen=True, tag="inspect"):
    """A thing on the table under the glass: its id, or "" for a list of all. `hover` is for the page alone."""

    id: str
    hover: bool = False

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        async with live.lock:
            found = "" if wire.viewer.curtain else render.render_detail(live, wire.viewer, self.id[:WORDS])
        if not found:
            raise Illegal("", Phrase("web-no-thing"))
        wire.note({"inspect": found, "id": self.id[:WORDS], "hover": self.hover})


class Looked(Act, frozen=True, tag="looked"):
    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        """One of several people at this device has seen her cards; the next one gets it."""
        seat = speaker(wire)
        async with live.lock:
            if wire.viewer.looks:
                live.looked.add(seat)
            hub.tell(live)


class Ping(Act, frozen=True, tag="ping"):
    at: int = 0

    async def do(self, hub: Hub, live: LiveMatch, wire: Connection) -> None:
        wire.note({"pong": self.at, "now": match_store.now()})


AnyAct: TypeAlias = (
    Hello | Choose | Sketch | Fill | Aside | Undo | Order | Disorder | Claim | Bargain | Offer | Accept | Cancel
    | Motion | AskHint | Auto | Read | Language | Speed | Next | ShowMoment | ShowMoments | Turned | Reveal | Pass
    | Inspect | Looked | Ping | Say | Name | StandIn | Return | Seat | Bots | Start | Spectators | SetPace | Pause | DayOff
    | Nudge | Draw | Move | Call | TakeBack | AnswerBack | Resign | LessonPage | LessonShow | LessonSkip | LessonLeave
)  # fmt: skip
DECODER: Final = msgspec.json.Decoder(AnyAct)


async def perform(hub: Hub, live: LiveMatch, wire: Connection, message: AnyAct) -> None:
    """Do what a page asks for. Raises `ComitiumError`."""
    if message.plays:
        if not live.entry.started:
            raise Illegal("", Phrase("web-not-begun"))
        if wire.viewer.seat is not None and live.sitters[wire.viewer.seat].deputy:
            raise Illegal("", Phrase("web-replaced"))
        if message.upsets and lesson.given(live) is not None:
            raise Illegal("", Phrase("web-lesson-first"))
    await message.do(hub, live, wire)
