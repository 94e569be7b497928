"""Moments on a page. Each beat is the whole inside of the box at that time: nothing of a later one is in the page before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.core.board import Board
from comitium.core.messages import Event
from comitium.draw.moments import BEATS, Figure, Found, Moment, Row, Term, Tile, moments
from comitium.draw.page.dice import dice
from comitium.draw.page.look import PageLook
from comitium.draw.page.looks import look
from comitium.draw.page.model import Scene, Table
from comitium.draw.page.words import Words, describe_event, icon, text
from comitium.text import say

INSTANT: Final = "instant"  # the speed at which only the end is shown
MANY: Final = 36  # things of a row that are drawn one by one
LINES: Final = 5


def scenes(model: Table) -> tuple[Scene, ...]:
    """What has been decided since the last frame, in the order in which it was; in a lesson the teacher tells it."""
    if not model.moved or model.curtain or model.coach is not None:
        return ()
    start = len(model.events) - model.moved
    found = [one for one in moments(model.board.game, model.events) if one.decided >= start]
    if model.speed == INSTANT:
        found = [one for one in found if one.moment.ends]
    first = model.heard - len(model.events)
    words = Words(model.reader.language, model.board.game, model.names)
    return tuple([scene(one, first, model.board, words) for one in found])


def reopened(board: Board, events: Sequence[Event], place: int, words: Words) -> Scene | None:
    """The moment that the event at a place has decided, to be looked at again; None if there is none."""
    found = [one for one in moments(board.game, events) if one.decided == place]
    return scene(found[0], 0, board, words) if found else None


def deciding(game: str, events: Sequence[Event]) -> frozenset[int]:
    """The places of events that a moment can be opened at."""
    return frozenset([one.decided for one in moments(game, events)])


def scene(found: Found, first: int, board: Board, words: Words) -> Scene:
    """A moment as its page wants it. `first` is how many events were heard before those it was found in."""
    moment = found.moment
    brief = moment.rank > 1 and not _is_mine(moment, board)
    outcome = _outcome(moment, board, words)
    parts = ("" if brief else _stage(moment, board, words), _count(moment, board.game, words), outcome)
    beats = [place for place in range(BEATS) if parts[place]]
    told = (moment.title, moment.throw or moment.closing, moment.closing)
    if brief:
        beats = beats[-1:]
    drawn = [_inside(moment, parts, place, words) for place in beats]
    if not brief:  # what the first beat left open is seen in the last
        drawn[-1] = _inside(moment, (_stage(moment, board, words, over=True), *parts[1:]), beats[-1], words)
    return Scene(
        at=first + found.decided,
        beats=tuple(drawn),
        say=tuple([say(told[place], words.language, words.names) for place in beats]),
        brief=brief,
        ends=moment.ends,
    )


def _is_mine(moment: Moment, board: Board) -> bool:
    """Whether it touches somebody of the reader's."""
    own = {one.face for zone in board.of_kind("faction") if zone.owner == board.seat for one in zone.pieces}
    return board.seat is not None and (board.seat in moment.seats or bool(own & moment.faces))


def _inside(moment: Moment, parts: Sequence[str], beat: int, words: Words) -> str:
    """Header, everything up to this beat, and the buttons."""
    there = [place for place in range(BEATS) if parts[place]]
    marks = "".join(
        f"<li{' aria-current=step' if place == beat else ''}><b>{number}</b> {_say(words, f'beat-{place + 1}')}</li>"
        for number, place in enumerate(there, start=1)
        if place <= beat
    )
    last = beat == there[-1]
    shown = "".join(
        f'<div class="beat{" comes" if place == beat else ""}">{part}</div>'
        for place, part in enumerate(parts)
        if part and place <= beat
    )
    return (
        f'<header><div><p class="kick">{words.speak(moment.kicker)}</p><h2>{words.speak(moment.title)}</h2></div>'
        f'<ol class="beats">{marks}</ol>{words.cite(moment.rule)}</header><div class="acts">{shown}</div>'
        f'<footer><i class="bar" aria-hidden="true"></i><button class="btn pri" data-moment="next">'
        f"{icon('next')} {_say(words, 'done' if last else 'next')}</button>"
        f'<button class="btn ghost" data-moment="again">{icon("undo")} {_say(words, "again")}</button>'
        f'<button class="btn ghost" data-moment="hold" aria-pressed="false">{icon("pause")} {_say(words, "hold")}</button>'
        f'<p class="xs">{_say(words, "keys")}</p></footer>'
    )


def _say(words: Words, id: str) -> str:
    return words.maybe(f"draw-moment-{id}")


# -- who meets whom


def _stage(moment: Moment, board: Board, words: Words, over: bool = False) -> str:
    """The men and what they bring, as things that can be counted. Before it is `over` nobody has won, and nobody is dead."""
    figures = moment.figures if over or not moment.open_ended else ()
    if not figures and not moment.rows:
        return ""
    game = look(board.game)
    left = moment.rows[0] if moment.rows else None
    right = moment.rows[1] if len(moment.rows) > 1 else None
    busts = "".join(_figure(one if over else one.before, board, game, words) for one in figures)
    return f'<div class="stage">{_row(left, over)}<div class="busts">{busts}</div>{_row(right, over)}</div>'


def _figure(one: Figure, board: Board, game: PageLook, words: Words) -> str:
    seat = one.seat if one.seat >= 0 else _owner(one.face, board)
    badge = game.badge(seat) if seat is not None and seat >= 0 else ""
    sign = f" {one.sign}" if one.sign else ""
    drawn = badge if one.seat >= 0 else f"{_bust(one.sign)}{badge}"
    return f'<figure class="bust{sign}">{drawn}<figcaption>{words.speak(one.name)}</figcaption></figure>'


def _owner(face: str, board: Board) -> int | None:
    if not face:
        return None
    return next((zone.owner for zone in board.of_kind("faction") if any(one.face == face for one in zone.pieces)), None)


def _bust(sign: str) -> str:
    """A head on its shoulders: with a laurel, tilted if he is dead, cracked if he was murdered."""
    laurel = '<path class="laurel" d="M19 15q13-9 26 0M21 19q11-7 22 0"/>' if sign == "laurel" else ""
    crack = '<path class="crack" d="M33 6l-4 9 6 6-5 9 4 12"/>' if sign == "murdered" else ""
    helmet = '<path class="helmet" d="M20 20q0-14 12-14t12 14M32 6V1M24 1q8-3 16 0"/>' if sign == "enemy" else ""
    return (
        '<svg viewBox="0 0 64 72" aria-hidden="true"><g class="head"><ellipse cx="32" cy="23" rx="12" ry="15"/>'
        '<path d="M27 35v9q-16 4-19 22h48q-3-18-19-22v-9z"/></g>'
        f"{laurel}{helmet}{crack}</svg>"
    )


def _row(row: Row | None, over: bool) -> str:
    """One sign for each of them, as far as they can be counted at a glance; what was lost is crossed out when it is `over`."""
    if row is None or not row.count:
        return ""
    drawn = min(row.count, MANY)
    lost = drawn - (row.lost if over else 0)
    signs = "".join(
        f'<li class="{row.shape}{" gone" if place >= lost else ""}">{icon(row.shape, "s22")}</li>' for place in range(drawn)
    )
    return f'<div class="row-of"><ul aria-hidden="true">{signs}</ul><b class="num">{row.count}</b></div>'


# -- the throw or the count


def _count(moment: Moment, game: str, words: Words) -> str:
    if not (moment.terms or moment.dice or moment.throw):
        return ""
    terms = "".join(_term(one, place, words) for place, one in enumerate(moment.terms) if one.amount or not place)
    total = f'<span class="made"><b class="num">{_signed(moment.total)}</b></span>' if moment.total is not None else ""
    printed = look(game).moment_table(moment.table, moment.total, words) if moment.table and moment.total is not None else ""
    throw = f"<p>{words.speak(moment.throw)}</p>" if moment.throw is not None else ""
    thrown = dice(moment.dice)
    return f'<div class="sum">{thrown}{terms}{"<b>=</b>" if total and terms else ""}{total}</div>{printed}{throw}'


def _term(one: Term, place: int, words: Words) -> str:
    sign = "−" if one.amount < 0 else "+" if place else ""
    return f'<span><b class="num">{sign}{abs(one.amount)}</b>{words.speak(one.label)}</span>'


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


# -- what it changes


def _outcome(moment: Moment, board: Board, words: Words) -> str:
    tiles = "".join(_tile(one, board, words) for one in moment.tiles)
    lines = "".join(f"<li>{text(describe_event(one, words.language, words.names))}</li>" for one in moment.told[:LINES])
    return (
        f'<div class="tablet"><span class="seal">{icon(moment.seal)}</span><div><h3>{words.speak(moment.closing)}</h3>'
        f"{f'<ul class=told>{lines}</ul>' if lines else ''}</div>{f'<ul class=tiles>{tiles}</ul>' if tiles else ''}</div>"
    )


def _tile(one: Tile, board: Board, words: Words) -> str:
    was = f'<span class="was">{_signed(one.was)} →</span> ' if one.was is not None else ""
    own = one.face and board.seat is not None and _owner(one.face, board) == board.seat
    return (
        f'<li class="{"mine" if own else ""}"><span class="label">{words.speak(one.label)}</span>'
        f'<span class="num">{was}<b>{_signed(one.now)}</b></span></li>'
    )
