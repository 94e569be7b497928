"""What somebody at a table gets to see, as the pages want it: built from the seat's own view, question and history only."""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

from comitium import bots
from comitium.core.board import seat_name
from comitium.core.errors import Illegal
from comitium.core.messages import Phrase
from comitium.draw.page import from_match, model
from comitium.draw.page.after.inputs import Ending
from comitium.draw.page.before.inputs import Lobby, Saved
from comitium.match import challenge
from comitium.play import OPEN, RULE
from comitium.store import match_store
from comitium.text import say
from comitium.web.matches import lesson
from comitium.web.matches.lesson import Taught
from comitium.web.matches.live_match import PERSON, Aftermath, LiveMatch
from comitium.web.pages import qr

EVENTS: Final = from_match.LATEST
CHAT: Final = 60
REPLIES: Final = 6
AWAY: Final = 30.0  # seconds without a wire until somebody is away
CALLED: Final = 600.0  # seconds until somebody is called again to a table that has not begun
HOUR: Final = 3_600_000  # milliseconds
DEPUTIES: Final = ("tribune", "random")


class Viewer(NamedTuple):
    """Who looks: the seat viewed from (None from the gallery), all seats of this device, and what is known of the reader."""

    seat: int | None
    party: tuple[int, ...]
    address: str
    origin: str
    device: str
    reader: model.Reader
    name: str = ""  # of whoever looks on without a seat
    curtain: bool = False
    speed: str = "usual"
    event_count: int = 0  # events that the last frame told of
    links: tuple[tuple[int, str], ...] = ()  # invitations, for the host
    handed: bool = False  # one of several people at this device has it without being asked
    looks: bool = False  # one of several people at this device looks at her cards before the first question
    taught: Taught = Taught()  # what the pupil of a lesson looks at
    sketch: tuple[int, int, tuple[tuple[str, int], ...]] = (-1, -1, ())  # whose form for which question, and what is filled in
    bargain: tuple[int, int, tuple[tuple[str, str], ...]] = (-1, -1, ())  # who bargains with whom, and the draft


def table(live: LiveMatch, viewer: Viewer) -> model.Table:
    """The table before a viewer. Behind a curtain it is everybody's table, and not drawn."""
    return from_match.build_table(live.match, viewing_seat(viewer), table_inputs(live, viewer))


def viewing_seat(viewer: Viewer) -> int | None:
    """The seat whose table is shown."""
    return None if viewer.curtain else viewer.seat


def table_inputs(live: LiveMatch, viewer: Viewer) -> from_match.TableInputs:
    """What a viewer sees, before it is worked out."""
    match, seat = live.match, viewing_seat(viewer)
    common: dict[str, Any] = {
        "chat": chat(live, viewer),
        "replies": replies(live),
        "speed": viewer.speed,
        "gallery": f"{viewer.origin}/watch/{live.id}" if live.entry.gallery else "",
        "spectators": live.spectators(),
        "host": is_host(live, viewer),
        "curtain": curtain(live, viewer),
        "clock": clock_face(live, viewer),
    }
    decided = live.decided[seat] if seat is not None else match.event_count(None)
    mine = {} if seat is None else _mine(live, seat)
    if viewer.looks:
        mine |= {"looks": True}
    if seat is not None and viewer.bargain[0] == seat:
        mine |= {"bargaining": viewer.bargain[1:]}
    coach = lesson.coach(live, seat, viewer.taught)
    if coach is not None:  # whoever learns reads back, and takes nothing back
        mine |= {"coach": coach, "undo": False, "undo_why": None, "chain": (), "asides": ()}
        mine |= {"take_back": None, "may_resign": False}
    said = None if seat is None or viewer.sketch[:2] != (seat, match.number(seat)) else dict(viewer.sketch[2])
    common |= {"said": said, "kept": live.kept.get(seat) if seat is not None else None}
    return from_match.table_inputs(
        match, seat, viewer.reader, viewer.address, people(live, viewer), decided, viewer.event_count, **common, **mine
    )


def is_host(live: LiveMatch, viewer: Viewer) -> bool:
    """Whether a viewer sits at a table that she has set."""
    return bool(viewer.device and viewer.party) and live.entry.host == viewer.device


def may_start(live: LiveMatch, viewer: Viewer) -> bool:
    """The host starts the game; where she is not here, anybody who has a seat may, once all seats are taken."""
    if is_host(live, viewer):
        return True
    return bool(viewer.party) and not live.free() and not any(live.is_here(seat) for seat in live.hosts)


def to_be_called(live: LiveMatch, viewer: Viewer) -> tuple[int, ...]:
    """Those who have a seat at a table that has not begun, are not here, and were not called lately."""
    if not viewer.party or live.entry.started:
        return ()
    now = time.monotonic()
    return tuple(
        seat
        for seat in live.people()
        if seat == live.led_with(seat)[0] and not live.is_here(seat) and now - live.called.get(seat, -CALLED) >= CALLED
    )


def hours(live: LiveMatch, now: int) -> tuple[int, ...]:
    """For how many hours each person has been away; -1 where nobody knows."""
    return tuple((now - one.here) // HOUR if 0 < one.here <= now else -1 for one in live.sitters)


def check_host(live: LiveMatch, viewer: Viewer) -> None:
    if not is_host(live, viewer):
        raise Illegal("", Phrase("web-host-only"))


def curtain(live: LiveMatch, viewer: Viewer) -> str:
    """Who should look now, if people share a device and the last one has not let go of it; else ""."""
    if not viewer.curtain or viewer.seat is None:
        return ""
    return live.sitters[viewer.seat].name or say(seat_name(live.match.game_type.meta, viewer.seat), viewer.reader.language)


def is_hidden_from(live: LiveMatch, viewer: Viewer, seat: int) -> bool:
    """Whether a curtain falls before this seat is shown to a viewer: it has fallen already, or another person leads it."""
    return viewer.curtain or viewer.seat is None or not live.is_led_by_one(viewer.seat, seat)


def _mine(live: LiveMatch, seat: int) -> dict[str, Any]:
    """What only the one who sits there sees and the match does not know."""
    number, hint = live.hints.get(seat, (-1, None))
    is_hinted = seat in live.match.game.actors() and number == live.match.number(seat)
    return {
        "read": live.sitters[seat].read,
        "hint": hint if is_hinted else None,
        "thinking": is_hinted and hint is None,
        "absences": absences(live, seat),
        "take_back": way_back(live, seat),
        "may_resign": live.entry.started and seat not in live.match.resigned,
        "resigned": seat in live.match.resigned,
        "replaced": live.sitters[seat].deputy,
    }


def people(live: LiveMatch, viewer: Viewer) -> tuple[model.Person, ...]:
    links = dict(viewer.links)
    return tuple(_person(live, viewer, seat, links.get(seat, "")) for seat in range(live.match.header.seats))


def _person(live: LiveMatch, viewer: Viewer, seat: int, link: str) -> model.Person:
    sitter = live.sitters[seat]
    if sitter.who == OPEN and seat not in viewer.party:
        return model.Person("open", level=sitter.deputy, here=False, link=link)
    if sitter.who == RULE:
        return model.Person("rule")
    if sitter.who not in (PERSON, OPEN):
        header = live.match.header
        temper = bots.temper(sitter.who, header.game, bots.bot_seed(header.seed, seat))
        return model.Person("bot", level=sitter.who, temper=temper)
    if seat == viewer.seat:
        kind = "you"
    elif viewer.seat is not None and live.is_led_by_one(viewer.seat, seat):
        kind = "yours"
    else:
        kind = "device" if seat in viewer.party else "person"
    return model.Person(kind, sitter.name, sitter.deputy, live.is_here(seat) or seat in viewer.party)


def chat(live: LiveMatch, viewer: Viewer) -> tuple[model.ChatLine, ...]:
    """What was said: at the table for those who sit there; in the gallery for those who look on, who hear the table, too."""
    rooms = ("table",) if viewer.party else ("table", "gallery")
    said = sorted((saying.at, saying.id, room, saying) for room in rooms for saying in live.chat[room])
    return tuple(model.ChatLine(saying.name, saying.text, saying.seat, room, saying.id) for _, _, room, saying in said[-CHAT:])


def replies(live: LiveMatch) -> tuple[model.Reply, ...]:
    """What bots have said to offers lately."""
    return tuple(live.replies.values())[-REPLIES:]


# -- those who are away


def is_away(live: LiveMatch, seat: int) -> bool:
    """Whether a person has been gone for so long that the table may do without her."""
    return (
        live.sitters[seat].who == PERSON
        and not live.sitters[seat].deputy
        and not live.is_here(seat)
        and time.monotonic() - live.last_seen.get(seat, live.touched) >= AWAY
    )


def is_missing(live: LiveMatch, seat: int) -> bool:
    """Whether the table may do without a person: she is away, or was reminded and says nothing."""
    here = live.sitters[seat].who == PERSON and not live.sitters[seat].deputy
    return is_away(live, seat) or (here and live.clock.is_silent(seat, match_store.now()))


def clock_face(live: LiveMatch, viewer: Viewer) -> model.ClockFace | None:
    """What a viewer is shown of the clock: of everybody who is waited for, as all can see."""
    clock, people = live.clock, live.people()
    if len(people) < 2 and not clock.pace.is_kept:
        return None
    now, hands = match_store.now(), clock.hands
    ticking = tuple(
        model.Ticking(seat, clock.until(seat), clock.free_until(seat), clock.may_nudge(seat, now), hands[seat].nudged > 0)
        for seat in clock.asked()
    )
    voters = live.voters()
    wanting = voters & {*clock.pausing}
    own = viewer.seat
    left = clock.pace.days_off - hands[own].off if own is not None and own < len(hands) else 0
    return model.ClockFace(
        ticking,
        bool(clock.paused),
        clock.pace.is_kept and own is not None,
        own in clock.pausing,
        len(wanting),
        len(voters),
        max(0, left) if clock.pace.kind == "day" else 0,
    )


def deputy(live: LiveMatch) -> str:
    """The bot that stands in for people."""
    known = bots.names(live.match.header.game)
    return next((name for name in DEPUTIES if name in known), known[0])


def voters(live: LiveMatch, absent: int) -> set[int]:
    """Those who have to agree that a bot goes on for somebody: all other people who are here."""
    return live.voters() - {absent}


def concerned(live: LiveMatch, seat: int) -> set[int]:
    """The people who have to agree that a seat's decision is taken back after others have acted: all the others who play, here
    or not, each by her first seat."""
    own = live.led_with(seat)
    playing = [one for one in live.people() if not live.sitters[one].deputy and one == live.led_with(one)[0]]
    return {one for one in playing if one not in own}


def way_back(live: LiveMatch, seat: int) -> model.TakeBack | None:
    """What somebody has asked to take back, as the others are asked about it; or that a viewer may ask for it."""
    match = live.match
    asked = match.proposal
    if asked is None:
        may = seat is not None and not match.can_undo(seat) and match.may_take_back(seat) and not live.sitters[seat].deputy
        return model.TakeBack(seat, alone=not concerned(live, seat)) if may else None
    whom = concerned(live, asked.seat)
    return model.TakeBack(
        asked.seat,
        True,
        tuple(match.acted_since(asked.seat)),
        tuple(sorted(asked.agreed)),
        len(whom),
        seat in whom and seat not in asked.agreed,
    )


def ayes(live: LiveMatch, absent: int, yes: bool = True) -> set[int]:
    """Those who want a bot to go on for somebody who is away; or those who would rather wait."""
    return {seat for seat, said in live.ayes.get(absent, {}).items() if said == yes}


def absences(live: LiveMatch, seat: int) -> tuple[model.Absence, ...]:
    found = []
    for absent in live.people():
        if absent == live.led_with(absent)[0] and absent != seat and live.entry.started and is_missing(live, absent):
            agreed, asked = ayes(live, absent), voters(live, absent)
            waits = ayes(live, absent, yes=False) & asked
            found.append(
                model.Absence(
                    absent,
                    deputy(live),
                    tuple(sorted(agreed & asked)),
                    seat not in agreed,
                    len(asked),
                    tuple(sorted(waits)),
                    not is_away(live, absent),
                )
            )
    return tuple(found)


# -- before and after


def lobby(live: LiveMatch, viewer: Viewer) -> Lobby:
    return Lobby(
        reader=viewer.reader,
        address=viewer.address,
        game=live.match.header.game,
        people=people(live, viewer),
        settings=live.match.header.options,
        bots=tuple(bots.names(live.match.header.game)),
        seat=viewer.seat,
        host=is_host(live, viewer),
        hosts=tuple(sorted(live.hosts)),
        begins=may_start(live, viewer),
        hours=hours(live, match_store.now()),
        leaders=live.match.leaders,
        calls=to_be_called(live, viewer),
        called=tuple(sorted(live.called)),
        codes=tuple((seat, qr.drawn(link)) for seat, link in viewer.links),
        ready=not live.free(),
        gallery=f"{viewer.origin}/watch/{live.id}" if live.entry.gallery else "",
        spectators=live.spectators(),
        code=live.entry.code if viewer.party else "",
        pace=live.clock.pace,
        chat=chat(live, viewer),
    )


def ending(live: LiveMatch, viewer: Viewer) -> Ending:
    """The end. What takes long to work out comes with a later frame."""
    match = live.match
    assert match.outcome is not None
    assert match.seed is not None
    known = live.after.get(viewer.reader.language)
    after = known or Aftermath()
    return Ending(
        table=table(live, viewer._replace(curtain=False)),
        outcome=match.outcome,
        seed=match.seed,
        commitment=match.commitment,
        charts=after.charts,
        report=after.report,
        pending=known is None,
        failed=after.failed,
        opened=from_match.open_board(match),
        replay=f"{viewer.origin}/replay/{live.id}",
        journal=f"{viewer.address}/journal",
        rematch=f"{viewer.address}/rematch" if viewer.party else "",
        again=bool(live.entry.next and viewer.party),
        ladders=after.ladders,
        beat=f"{viewer.origin}/beat/{live.id}" if viewer.party and challenge.passed_on(match) is not None else "",
        beaten=challenge.compared(match, viewer.seat, live.entry.beat) if viewer.seat is not None else None,
    )


def deletion(live: LiveMatch, seats: tuple[int, ...]) -> str:
    """What whoever holds these seats may delete: the "table", where nobody else plays and it is hers, "list" for a game that
    is over for others as well, which leaves her list only; "" where others play on."""
    hosts = bool(live.hosts & {*seats}) or not live.entry.host
    others = [seat for seat in live.people() if seat not in seats and seat not in live.match.resigned]
    if hosts and (not others or not live.entry.started):
        return "table"
    return "list" if live.match.outcome is not None else ""


def saved(live: LiveMatch, address: str, seats: tuple[int, ...], played: str) -> Saved:
    """A match as a list of matches has it, for whoever holds these seats."""
    seat = seats[0] if seats else None
    match = live.match
    viewer = Viewer(seat, seats[:1], address, "", "", model.Reader())
    board = match.game_type.board(match.view(seat), None, match.claims)
    asked = board.asked
    if match.outcome is not None:
        state = "over"
    elif not live.entry.started:
        state = "open"
    else:
        state = "yours" if seat is not None and not {*live.led_with(seat)}.isdisjoint(asked) else "waits"
    free = len(live.free())
    return Saved(
        address,
        match.header.game,
        board.title,
        state,
        seat,
        people(live, viewer),
        asked,
        free,
        deletion(live, seats) if seats else "",
        played,
        lesson.given(live) is not None,
    )
