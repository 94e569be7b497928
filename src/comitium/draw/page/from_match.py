"""From a match to the inputs of its pages: what one seat sees, is asked and has heard, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from comitium import bots
from comitium.bots import bargaining
from comitium.core.agreements import BINDING, OPEN, Agreement, BindingGame, Clause
from comitium.core.board import Board, Zone
from comitium.core.errors import Illegal
from comitium.core.forms import Forms
from comitium.core.ids import id_of
from comitium.core.messages import Event, Phrase, Prompt
from comitium.core.registry import HasAgreements, HasClaims, HasForecasts, game_type, game_types
from comitium.draw.page.after.inputs import Chart, Ending, Replay
from comitium.draw.page.before.inputs import Offer
from comitium.draw.page.beside.reasons import shut
from comitium.draw.page.looks import look
from comitium.draw.page.model import Bargain, Coach, Deal, Person, Reader, Ready, Table
from comitium.match import lessons
from comitium.match.match import Match
from comitium.match.walk import Walk
from comitium.play.who_leads import people_names

LATEST: Final = 60  # events that a frame carries at least
STRIDE: Final = 20  # events that leave a frame at once: what is old does not change at every step
TURNS: Final = 120  # points of a chart


def board_of(match: Match, seat: int | None) -> tuple[Board, Prompt | None]:
    """The board before a seat, and its question if it is asked."""
    prompt = match.question(seat) if seat is not None and seat in match.game.actors() else None
    return match.game_type.board(match.view(seat), prompt, match.claims), prompt


class TableInputs(NamedTuple):
    """All that a table is drawn from, before anything is worked out from it: cheap to come by, and to compare."""

    view: Any
    prompt: Prompt | None
    facts: dict[str, Any]  # the table's other inputs, by name
    claims: int
    last_frame: int | None  # how much the last frame told: how things came about, not how they are


def table_inputs(
    match: Match,
    seat: int | None,
    reader: Reader,
    address: str,
    people: tuple[Person, ...],
    decided: int = 0,
    last_frame: int | None = None,
    *,
    said: dict[str, int] | None = None,
    kept: dict[str, int] | None = None,
    read: int = 0,
    **more: Any,
) -> TableInputs:
    """What a seat sees and is asked. `decided` is how much it had heard when its last decision was done, `last_frame` at the
    last frame, `read` when it said that it has read all; `said` is what was filled into a form, `kept` what another form has
    left for it; `more` is what a match does not know: chat, hints, absences, the curtain."""
    answers = seat is not None and not more.get("looks") and not more.get("replaced")  # and no bot does it for her
    asked = answers and seat in match.game.actors()
    heard = match.event_count(seat)
    first = max(0, heard - LATEST) // STRIDE * STRIDE
    if seat is not None:
        if "undo" not in more:
            back = match.way_back(seat)
            more |= {"undo": back.is_open, "undo_why": back.why_not, "chain": back.chain}
        if "asides" not in more:
            more["asides"] = tuple(match.asides(seat)) if not match.game.over else ()
        more.setdefault("orders", tuple(match.orders(seat)))
        more.setdefault("ordered", tuple(match.ordered(seat)))
        more.setdefault("forced", match.forced(seat))
        more.setdefault("calm", asked and match.game.stack[-1].routine_answer(match.game, seat) >= 0)
        more.setdefault("scopes", scopes(match))
    facts = {
        "reader": reader,
        "address": address,
        "people": people,
        "settings": dict(match.header.options),
        "events": tuple(match.history(seat, since=first)),
        "earlier": earlier(match, seat, first),
        "event_count": heard,
        "fresh": min(LATEST, max(0, heard - decided)),
        "since_answer": min(LATEST, max(0, heard - max(read, match.decided(seat)))) if seat is not None else 0,
        "talks": _talks(match.header.game),
        "bargains": _bargains(match.header.game),
        "deals": deals(match, seat),
        "may_move": seat is not None and match.may_move(seat),
        "commitment": match.commitment,
        "names": people_names(match, [one.name for one in people]),
    }
    prompt = match.question(seat) if asked and seat is not None else None
    teacher: Coach | None = more.get("coach")
    formed = teacher is None or teacher.in_form
    if prompt is not None and formed and (forms := _forms(match.header.game)) is not None:
        said = said or (teacher.filled if teacher is not None else None)
        facts["form"] = forms.form(match.game, prompt.seat, (kept or {}) | (said or {}))
        facts["said"] = msgspec.json.encode(said).decode() if said else ""
    return TableInputs(match.view(seat), prompt, facts | more, len(match.claims), last_frame)


def earlier(match: Match, seat: int | None, first: int) -> tuple[Event, ...]:
    """What a seat had heard of the phase that is going on when its frame's first event came."""
    opens = look(match.header.game).opens
    if opens is None or not first:
        return ()
    events = match.history(seat)
    began = next((place for place in range(len(events) - 1, -1, -1) if isinstance(events[place], opens)), first)
    return tuple(events[began:first])


def build_table(match: Match, seat: int | None, found: TableInputs) -> Table:
    """The table before a seat, as the pages want it."""
    board = match.game_type.board(found.view, found.prompt, match.claims)
    heard = found.facts["event_count"]
    wanted = found.facts.get("bargaining")
    return Table(
        board=board,
        bargain=bargain_of(match, seat, board, *wanted) if wanted is not None and seat is not None else None,
        prompt=found.prompt,
        forecasts=_forecasts(match),
        shut=shut(match, seat, found.prompt, board) if seat is not None and found.prompt is not None else (),
        moved=min(LATEST, heard - found.last_frame) if found.last_frame is not None and found.last_frame <= heard else 0,
        **found.facts,
    )


def table_of(
    match: Match, seat: int | None, reader: Reader, address: str, people: tuple[Person, ...], *heard: int, **more: Any
) -> Table:
    """The same at once."""
    return build_table(match, seat, table_inputs(match, seat, reader, address, people, *heard, **more))


@cache
def _talks(game: str) -> bool:
    """Asked once: a look for every method of a protocol takes longer than most of a frame's parts."""
    return isinstance(game_type(game), HasClaims)


@cache
def _forms(game: str) -> Forms | None:
    found = game_type(game)
    return found if isinstance(found, Forms) else None


@cache
def _bargains(game: str) -> bool:
    return isinstance(game_type(game), HasAgreements)


@cache
def _foresees(game: str) -> HasForecasts | None:
    found = game_type(game)
    return found if isinstance(found, HasForecasts) else None


def _forecasts(match: Match) -> tuple[tuple[str, Phrase], ...]:
    kind = _foresees(match.header.game)
    return kind.forecasts(match.game) if kind is not None and not match.game.over else ()


def scopes(match: Match) -> tuple[str, ...]:
    """What goes on now that everybody can see and a standing order may hold for."""
    going_on = {id_of(frame) for frame in match.game.stack}
    return tuple(scope for scope, _ in match.game_type.profile.scopes if scope in going_on)


def deals(match: Match, seat: int | None) -> tuple[Deal, ...]:
    """The agreements that are offered or bind."""
    if not _bargains(match.header.game) or not isinstance(match.game, BindingGame):
        return ()
    assert isinstance(match.game_type, HasAgreements)
    return tuple(_deal(match.game_type, match.game, one, seat) for one in match.agreements)


def _deal(table: HasAgreements, game: BindingGame, one: Agreement, seat: int | None) -> Deal:
    parties, accepted = _bits(one.parties), _bits(one.accepted & one.parties)
    waits = one.status != BINDING and seat in parties
    clauses = [left for left in one.clauses if left.status == OPEN] or one.clauses
    return Deal(
        one.number,
        tuple(table.clause(clause) for clause in clauses),
        parties,
        accepted,
        one.status == BINDING,
        waits and seat not in accepted,
        waits,
        tuple(clause.by for clause in clauses),
        tuple(table.due(game, clause) for clause in clauses),
        any(table.is_enforced(game, clause) for clause in clauses),
    )


def bargain_of(match: Match, seat: int, board: Board, to: int, said: Iterable[tuple[str, str]]) -> Bargain | None:
    """The bargaining table before a seat: what it could offer, worked out from what it may know, and what it drafts."""
    game, kind, drawn = match.game, match.game_type, look(match.header.game)
    partners = drawn.partners(board)
    if not isinstance(kind, HasAgreements) or not isinstance(game, BindingGame) or not partners:
        return None
    waiting = [one for one in game.agreements if one.status != BINDING and one.parties & ~one.accepted & 1 << seat]
    offering = [other for one in waiting for other in _bits(one.accepted) if other in partners]
    to = to if to in partners else offering[0] if offering else drawn.first_partner(board, partners)
    draft = drawn.draft(dict(said), board, to)
    text = drawn.draft_text(draft, board, to)
    clauses: list[Clause] = []
    refused: Illegal | None = None
    try:
        clauses = kind.read_clauses(game, seat, text) if text else []
        game.check(seat, clauses)
    except Illegal as why:
        refused, clauses = why, []
    chair = bots.Seat(match.header.game, game, seat, match.claims)
    asked = seat in game.actors()
    ready = bargaining.ready_offers(chair, to) if asked else []
    counters = {one.number: bargaining.counter_offer(chair, one) for one in waiting}
    return Bargain(
        to=to,
        partners=partners,
        ready=tuple([Ready(one.text, one.gains, _slots(kind, game, one.clauses)) for one in ready]),
        short=bargaining.short_of_talents(chair, to) if asked and not ready else None,
        said=draft,
        text=text,
        read=tuple([kind.clause(clause) for clause in clauses]),
        gift=bool(clauses) and all(clause.by == seat for clause in clauses),
        why=refused.why if refused is not None else None,
        rule=refused.rule if refused is not None else "",
        counters={number: _slots(kind, game, found) | {"instead": str(number)} for number, found in counters.items() if found},
        records=drawn.records(match.history(seat), len(board.seats)),
    )


def _slots(kind: HasAgreements, game: BindingGame, clauses: Sequence[Clause]) -> dict[str, str]:
    """The draft that says these clauses: `0.does` is what the first one promises."""
    return {f"{row}.{slot}": word for row, clause in enumerate(clauses) for slot, word in kind.slots(game, clause).items()}


def _bits(seats: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(seats.bit_length()) if seats >> seat & 1)


# -- after the end


def ending_of(
    match: Match, table: Table, replay: str = "", journal: str = "", rematch: str = "", report: tuple[str, ...] = ()
) -> Ending:
    """The end of a finished match."""
    outcome, seed = match.outcome, match.seed
    if outcome is None or seed is None:
        raise Illegal("", match.game.wrong_seat(0).why)
    return Ending(
        table=table,
        outcome=outcome,
        seed=seed,
        commitment=match.commitment,
        charts=tuple(charts(match)),
        report=report,
        replay=replay,
        journal=journal,
        rematch=rematch,
    )


def charts(match: Match) -> list[Chart]:
    """How a finished game went: its journal is played again, and the board of each turn read by the game's look."""
    again = Match(match.header)
    boards: list[Board] = []
    moment = ""
    for entry in match.entries():
        again.repeat(entry)
        board = again.game_type.board(again.view(None), None, again.claims)
        if board.moment != moment:
            moment = board.moment
            boards.append(board)
    boards.append(again.game_type.board(again.view(None), None, again.claims))
    stride = max(1, len(boards) // TURNS)
    return look(match.header.game).charts([*boards[:-1:stride], boards[-1]])


def offers() -> tuple[Offer, ...]:
    """Every game of the house as the home page offers it."""
    found = []
    for known in game_types():
        game, taught = known.meta.id, lessons.names(known.meta.id)
        minutes = lessons.lesson(game).minutes if taught else 0
        alone = next((name for name in taught if lessons.lesson(game, name).alone), "")
        found.append(
            Offer(
                game,
                known.meta.players,
                tuple(bots.names(game)),
                taught[0] if taught else "",
                minutes,
                known.meta.minutes,
                lessons.first_game(game).players,
                alone,
                lessons.lesson(game, alone).minutes if alone else 0,
            )
        )
    return tuple(found)


def open_board(match: Match) -> Board:
    """The table of a finished game with every card face-up: what belongs to somebody, as she sees it."""
    boards = [match.game_type.board(match.view(seat), None, match.claims) for seat in (*range(match.header.seats), None)]
    own = [{zone.id: zone for zone in board.walk()} for board in boards]
    pieces = [{piece.id: piece for zone in board.walk() for piece in zone.pieces} for board in boards]

    def opened(zone: Zone) -> Zone:
        if zone.owner is not None:
            return own[zone.owner].get(zone.id, zone)
        shown = tuple([one if one.owner is None else pieces[one.owner].get(one.id, one) for one in zone.pieces])
        return msgspec.structs.replace(zone, pieces=shown, zones=tuple([opened(inner) for inner in zone.zones]))

    return msgspec.structs.replace(boards[-1], zones=tuple([opened(zone) for zone in boards[-1].zones]))


def replay_of(
    walk: Walk,
    step: int,
    seat: int | None,
    reader: Reader,
    address: str,
    people: tuple[Person, ...],
    opened: bool = False,
) -> Replay:
    """A finished game after so many of its steps, as a seat saw it; None sees what everybody did, or with `opened` all."""
    match, entry, before, asked = walk.at(step)
    heard = match.event_count(seat)
    done = match.game_type.describe(entry.choice) if entry is not None and entry.is_choice else None
    return Replay(
        reader=reader,
        address=address,
        board=open_board(match) if opened else match.game_type.board(match.view(seat), None, match.claims),
        people=people,
        step=step,
        steps=walk.steps,
        events=tuple(match.history(seat, max(0, heard - LATEST))),
        moved=max(0, min(heard - before[-1 if seat is None else seat], LATEST)),
        done=done if entry is not None and seat in (None, entry.seat) else None,
        by=entry.seat if entry is not None else None,
        settings=match.header.options,
        turns=walk.turns,
        names=people_names(match, [one.name for one in people]),
        asked=asked if entry is not None and seat in (None, entry.seat) else None,
        opened=opened,
    )
