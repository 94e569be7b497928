"""From a match to the inputs of its pages: what one seat sees, is asked and has heard, and nothing else."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from comitium import bots
from comitium.core.agreements import BINDING, OPEN, Agreement, BindingGame
from comitium.core.board import Board
from comitium.core.errors import Illegal
from comitium.core.forms import Forms
from comitium.core.ids import id_of
from comitium.core.messages import Event, Prompt
from comitium.core.registry import HasAgreements, HasClaims, game_type, game_types
from comitium.draw.page.looks import look
from comitium.draw.page.model import Chart, Coach, Deal, Ending, Offer, Person, Reader, Replay, Table
from comitium.draw.page.reasons import shut
from comitium.match import lessons
from comitium.match.begin import replay as read_journal
from comitium.match.match import Match
from comitium.play.who_leads import seat_names

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
    read: int = 0,
    **more: Any,
) -> TableInputs:
    """What a seat sees and is asked. `decided` is how much it had heard when its last decision was done, `last_frame` at the
    last frame, `read` when it said that it has read all; `said` is what was filled into a form; `more` is what a match does
    not know: chat, hints, absences, the curtain."""
    asked = seat is not None and not more.get("looks") and seat in match.game.actors()
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
        "heard": heard,
        "fresh": min(LATEST, max(0, heard - decided)),
        "since_answer": min(LATEST, max(0, heard - max(read, match.decided(seat)))) if seat is not None else 0,
        "talks": _talks(match.header.game),
        "bargains": _bargains(match.header.game),
        "deals": deals(match, seat),
        "may_move": seat is not None and match.may_move(seat),
        "commitment": match.commitment,
        "names": seat_names(match),
    }
    prompt = match.question(seat) if asked and seat is not None else None
    teacher: Coach | None = more.get("coach")
    formed = teacher is None or teacher.in_form
    if prompt is not None and formed and (forms := _forms(match.header.game)) is not None:
        facts["form"] = forms.form(match.game, prompt.seat, said or {})
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
    heard = found.facts["heard"]
    return Table(
        board=board,
        prompt=found.prompt,
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


def scopes(match: Match) -> tuple[str, ...]:
    """What goes on now that everybody can see and a standing order may hold for."""
    going_on = {id_of(frame) for frame in match.game.stack}
    return tuple(scope for scope, _ in match.game_type.profile.scopes if scope in going_on)


def deals(match: Match, seat: int | None) -> tuple[Deal, ...]:
    """The agreements that are offered or bind."""
    if not _bargains(match.header.game) or not isinstance(match.game, BindingGame):
        return ()
    assert isinstance(match.game_type, HasAgreements)
    return tuple(_deal(match.game_type, one, seat) for one in match.agreements)


def _deal(table: HasAgreements, one: Agreement, seat: int | None) -> Deal:
    parties, accepted = _bits(one.parties), _bits(one.accepted & one.parties)
    waits = one.status != BINDING and seat in parties
    return Deal(
        one.number,
        tuple(table.clause(clause) for clause in [left for left in one.clauses if left.status == OPEN] or one.clauses),
        parties,
        accepted,
        one.status == BINDING,
        waits and seat not in accepted,
        waits,
    )


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


class Reel:
    """A finished game, to be looked at step by step. A step is a line of its journal; `at` plays as far as it must."""

    def __init__(self, journal: str) -> None:
        self.match = read_journal(journal)
        self.entries = self.match.entries()
        self.steps = len(self.entries)

    def at(self, step: int, seat: int | None, reader: Reader, address: str, people: tuple[Person, ...]) -> Replay:
        """The table after so many lines, as a seat saw it; None sees what everybody did."""
        step = max(0, min(step, self.steps))
        match = Match(self.match.header)
        before = match.event_count(seat)
        for entry in self.entries[:step]:
            before = match.event_count(seat)
            match.repeat(entry)
        board, _ = board_of(match, seat)
        last = self.entries[step - 1] if step else None
        events = match.history(seat)
        known = last is not None and last.is_choice and last.seat == seat
        return Replay(
            reader=reader,
            address=address,
            board=replace(board, plain=()),
            people=people,
            step=step,
            steps=self.steps,
            events=tuple(events[-LATEST:]),
            moved=max(0, min(LATEST, len(events) - before)) if step else 0,
            done=match.game_type.describe(last.choice) if known and last is not None else None,
            by=last.seat if last is not None else None,
            settings=dict(match.header.options),
            names=seat_names(match),
        )
