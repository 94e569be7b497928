"""What somebody at a table gets to see, as the pages want it: built from the seat's own view, question and history only."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from msgspec.structs import replace

from comitium import bots
from comitium.core.agreements import BINDING
from comitium.core.board import seat_name
from comitium.core.errors import ComitiumError, Illegal
from comitium.core.messages import Option, Prompt
from comitium.core.registry import Bargains, Talks
from comitium.draw.page import model
from comitium.text import say
from comitium.web.live import OPEN, PERSON, Aftermath, Live

EVENTS: Final = 60  # of the log that a frame carries at least
MOST_EVENTS: Final = 240
CHAT: Final = 60
SHUT: Final = 12  # things that cannot be chosen, with their reasons
NEIGHBOURS: Final = 40  # choices looked at on either side of a legal one
AWAY: Final = 30.0  # seconds without a wire until somebody is away
DEPUTIES: Final = ("tribune", "random")


class Viewer(NamedTuple):
    """Who looks: the seat that is faced (None from the gallery), all seats of this device, and what is known of the reader."""

    seat: int | None
    party: tuple[int, ...]
    address: str
    origin: str
    device: str
    reader: model.Reader
    curtain: bool = False
    speed: str = "usual"
    heard: int = 0  # events that the last frame told of
    links: tuple[tuple[int, str], ...] = ()  # invitations, for the host


def table(live: Live, viewer: Viewer) -> model.Table:
    """The table before a viewer."""
    match, seat = live.match, None if viewer.curtain else viewer.seat
    prompt = match.question(seat) if seat is not None and seat in match.game.actors() else None
    board = match.kind.board(match.view(seat), prompt, match.claims)
    seen = model.Table(
        reader=viewer.reader,
        address=viewer.address,
        board=board,
        people=people(live, viewer),
        settings=match.header.options,
        chat=chat(live, viewer),
        commitment=match.commitment,
        speed=viewer.speed,
        gallery=f"{viewer.origin}/watch/{live.id}" if live.entry.gallery else "",
    )
    if viewer.curtain and viewer.seat is not None:
        name = live.sitters[viewer.seat].name or say(seat_name(match.kind.meta, viewer.seat), viewer.reader.language)
        return replace(seen, curtain=name)
    heard = match.heard(seat)
    fresh = heard - live.decided[seat] if seat is not None else 0
    since = max(0, heard - min(MOST_EVENTS, max(EVENTS, fresh)))
    seen = replace(
        seen,
        events=tuple(match.history(seat, since)),
        heard=heard,
        fresh=min(fresh, heard - since),
        moved=max(0, min(heard - viewer.heard, heard - since)),
        talks=isinstance(match.kind, Talks),
        bargains=isinstance(match.kind, Bargains),
        deals=deals(live, seat),
    )
    return seen if seat is None else _seated(live, seat, prompt, seen)


def _seated(live: Live, seat: int, prompt: Prompt | None, seen: model.Table) -> model.Table:
    """What only the one who sits there sees: her question, her orders, her hints."""
    match = live.match
    number, hint = live.hints.get(seat, (-1, None))
    is_hinted = prompt is not None and number == prompt.number
    return replace(
        seen,
        prompt=prompt,
        asides=tuple(match.asides(seat)),
        shut=shut(live, seat, prompt) if prompt is not None else (),
        chain=tuple(match.takeable(seat)),
        undo=match.can_undo(seat),
        undo_why=match.why_not_undo(seat),
        hint=hint if is_hinted else None,
        thinking=is_hinted and hint is None,
        orders=tuple(match.orders(seat)),
        ordered=tuple(match.ordered(seat)),
        absences=absences(live, seat),
        replaced=bool(live.sitters[seat].deputy),
    )


def key(live: Live, viewer: Viewer) -> tuple[object, ...]:
    """What a frame depends on, cheaply: where two are equal nothing has changed for this viewer, and no frame is sent."""
    match, seat = live.match, None if viewer.curtain else viewer.seat
    prompt = match.question(seat) if seat is not None and seat in match.game.actors() else None
    heard = match.heard(seat)
    social = (people(live, viewer), chat(live, viewer), live.entry, viewer._replace(heard=0))
    told = (match.view(seat), prompt, heard, match.history(seat, max(0, heard - 1)), len(match.claims), match.outcome)
    if seat is None:
        return (*social, *told, live.after.get(viewer.reader.language))
    mine = (
        match.can_undo(seat),
        match.takeable(seat),
        match.asides(seat),
        match.orders(seat),
        match.ordered(seat),
        live.decided[seat],
        live.hints.get(seat),
        absences(live, seat),
        live.after.get(viewer.reader.language),
    )
    return (*social, *told, *mine)


def people(live: Live, viewer: Viewer) -> tuple[model.Person, ...]:
    links = dict(viewer.links)
    return tuple(_person(live, viewer, seat, links.get(seat, "")) for seat in range(live.match.header.seats))


def _person(live: Live, viewer: Viewer, seat: int, link: str) -> model.Person:
    sitter = live.sitters[seat]
    if sitter.who == OPEN and seat not in viewer.party:
        return model.Person("open", level=sitter.deputy, here=False, link=link)
    if sitter.who not in (PERSON, OPEN):
        return model.Person("bot", level=sitter.who)
    kind = "you" if seat == viewer.seat else "device" if seat in viewer.party else "person"
    return model.Person(kind, sitter.name, sitter.deputy, live.is_here(seat) or seat in viewer.party)


def chat(live: Live, viewer: Viewer) -> tuple[model.Said, ...]:
    """What was said: at the table for those who sit there; in the gallery for those who look on, who hear the table, too."""
    rooms = ("table",) if viewer.party else ("table", "gallery")
    said = sorted((saying.at, saying.id, room, saying) for room in rooms for saying in live.chat[room])
    return tuple(model.Said(saying.name, saying.text, saying.seat, room) for _, _, room, saying in said[-CHAT:])


def shut(live: Live, seat: int, prompt: Prompt) -> tuple[model.Shut, ...]:
    """Things of the same sort as what may be chosen that may not be, each with the reason the rules give."""
    match = live.match
    legal = {option.choice for option in prompt.options}
    found: dict[int, model.Shut] = {}
    looked: set[int] = set()
    for option in prompt.options:
        word = option.notation.partition(" ")[0]
        for step in (-1, 1):
            choice = option.choice + step
            while abs(choice - option.choice) <= NEIGHBOURS and choice not in looked and choice >= 0:
                looked.add(choice)
                near = _described(live, choice)
                if near is None or near.notation.partition(" ")[0] != word:
                    break
                if choice not in legal:
                    why = match.game.refusal(seat, choice)
                    if why.rule and len(found) < SHUT:
                        found[choice] = model.Shut(near.text, why.why, why.rule)
                choice += step
    return tuple(found[choice] for choice in sorted(found))


def _described(live: Live, choice: int) -> Option | None:
    try:
        return live.match.kind.describe(choice)
    except (Illegal, IndexError, KeyError, ValueError):
        return None


def deals(live: Live, seat: int | None) -> tuple[model.Deal, ...]:
    """Agreements on the table; what a reader may say to each is tried on a copy by the rules themselves."""
    match = live.match
    if not isinstance(match.kind, Bargains):
        return ()
    seats = range(match.header.seats)
    return tuple(
        model.Deal(
            one.number,
            tuple(match.kind.clause(clause) for clause in one.clauses),
            tuple(at for at in seats if one.parties >> at & 1),
            tuple(at for at in seats if one.accepted >> at & 1),
            one.status == BINDING,
            seat is not None and _may(live, "accept", seat, one.number),
            seat is not None and _may(live, "cancel", seat, one.number),
        )
        for one in match.agreements
    )


def _may(live: Live, verb: str, seat: int, number: int) -> bool:
    copy = live.match.game.clone()
    try:
        getattr(copy, verb)(seat, number)
    except ComitiumError:
        return False
    return True


# -- those who are away


def is_away(live: Live, seat: int) -> bool:
    """Whether a person has been gone for so long that the table may do without her."""
    return (
        live.sitters[seat].who == PERSON
        and not live.sitters[seat].deputy
        and not live.is_here(seat)
        and time.monotonic() - live.last_seen.get(seat, live.touched) >= AWAY
    )


def deputy(live: Live) -> str:
    """The bot that stands in for people."""
    known = bots.names(live.match.header.game)
    return next((name for name in DEPUTIES if name in known), known[0])


def voters(live: Live, absent: int) -> set[int]:
    """Those who have to agree that a bot goes on for somebody: all other people who are here."""
    return {seat for seat in live.people() if seat != absent and live.is_here(seat)}


def absences(live: Live, seat: int) -> tuple[model.Absence, ...]:
    found = []
    for absent in live.people():
        if absent != seat and live.entry.started and is_away(live, absent):
            agreed = live.ayes.get(absent, set())
            found.append(model.Absence(absent, deputy(live), tuple(sorted(agreed)), seat not in agreed))
    return tuple(found)


# -- before and after


def lobby(live: Live, viewer: Viewer) -> model.Lobby:
    return model.Lobby(
        reader=viewer.reader,
        address=viewer.address,
        game=live.match.header.game,
        people=people(live, viewer),
        settings=live.match.header.options,
        bots=tuple(bots.names(live.match.header.game)),
        seat=viewer.seat,
        host=live.entry.host == viewer.device,
        ready=not live.free(),
        code=live.entry.code if viewer.party else "",
        chat=chat(live, viewer),
    )


def ending(live: Live, viewer: Viewer) -> model.Ending:
    match = live.match
    outcome = match.outcome
    assert outcome is not None
    assert match.seed is not None
    after = live.after.get(viewer.reader.language) or Aftermath()
    return model.Ending(
        table=table(live, viewer._replace(curtain=False)),
        outcome=outcome,
        seed=match.seed,
        commitment=match.commitment,
        charts=after.charts,
        report=after.report,
        replay=f"{viewer.origin}/replay/{live.id}",
        journal=f"{viewer.address}/journal",
        rematch=f"{viewer.address}/rematch" if viewer.party else "",
    )


def saved(live: Live, address: str, seat: int | None, played: str) -> model.Saved:
    """A match as a list of matches has it."""
    match = live.match
    viewer = Viewer(seat, () if seat is None else (seat,), address, "", "", model.Reader())
    asked = tuple(match.game.actors())
    board = match.kind.board(match.view(seat), None, match.claims)
    if match.outcome is not None:
        state = "over"
    elif not live.entry.started:
        state = "open"
    else:
        state = "yours" if seat in asked else "waits"
    free = len(live.free())
    return model.Saved(address, match.header.game, board.title, state, seat, people(live, viewer), asked, free, played)
