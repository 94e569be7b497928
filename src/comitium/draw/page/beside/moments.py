"""Moments on a page. Each beat is the whole inside of the box at that time: nothing of a later one is in the page before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from comitium.core.board import Board
from comitium.core.messages import Event
from comitium.draw.moments import BEATS, Ballot, Figure, Found, Moment, Row, Term, Tile, moments
from comitium.draw.page.dice import dice
from comitium.draw.page.look import PageLook
from comitium.draw.page.looks import look
from comitium.draw.page.model import INSTANT, SPEEDS, Scene, Table
from comitium.draw.page.words import Words, describe_event, icon, text
from comitium.draw.page.zones import short
from comitium.text import say

MANY: Final = 36  # things of a row that are drawn one by one
LINES: Final = 5
ALL: Final = 12  # at the end, when everybody is told what everybody was
SIDES: Final[tuple[Callable[[Ballot], int], ...]] = (lambda one: one.ayes, lambda one: one.noes)
SIGNS: Final = {"laurel": "crowned"}  # as a style sheet calls them, where they have another name


def scenes(model: Table) -> tuple[Scene, ...]:
    """What has been decided since the last frame, in the order in which it was; in a lesson the teacher tells it, but for a
    battle."""
    if not model.moved or model.curtain:
        return ()
    start = len(model.events) - model.moved
    found = [one for one in moments(model.board.game, model.events, model.board.turn) if one.decided >= start]
    if model.coach is not None:
        found = [one for one in found if one.moment.kind == "battle"]
    if model.speed == INSTANT:
        found = [one for one in found if one.moment.ends]
    first = model.event_count - len(model.events)
    words = Words(model.reader.language, model.board.game, model.names)
    chips = turned(model, words)
    drawn = [scene(one, first, model.board, words, chips) for one in found[:-1]]
    return (*drawn, *[scene(one, first, model.board, words, chips, latest=True) for one in found[-1:]])


def turned(model: Table, words: Words) -> str:
    """A chip for every other person at the table: whether she has turned the page, which her own page says."""
    others = [seat for seat, one in enumerate(model.people) if one.kind == "person"]
    if not others:
        return ""
    game = look(model.board.game)
    chips = "".join(
        f'<li data-turned="{seat}">{game.badge(seat)}<span class="sr">{words.speak(model.board.seats[seat])}</span>'
        f"{icon('hourglass', 's16 yet')}{icon('check', 's16 yes')}</li>"
        for seat in others
    )
    return f'<div class="turned"><span>{_say(words, "turned")}</span><ul>{chips}</ul></div>'


def reopened(board: Board, events: Sequence[Event], place: int, words: Words) -> Scene | None:
    """The moment that the event at a place has decided, to be looked at again; None if there is none."""
    found = [one for one in moments(board.game, events, board.turn) if one.decided == place]
    return scene(found[0], 0, board, words) if found else None


def scene(found: Found, first: int, board: Board, words: Words, chips: str = "", latest: bool = False) -> Scene:
    """A moment as its page wants it. `first` is how many events were heard before those it was found in; the `latest` also
    tells how everybody stands now."""
    moment = found.moment
    touched = board.seat is not None and any(_owner(face, board, moment) == board.seat for face in moment.faces)
    parts = (_stage(moment, board, words), _count(moment, board, words), _outcome(moment, board, words))
    beats = [place for place in range(BEATS) if parts[place]]
    told = (moment.title, moment.throw or moment.title, moment.closing)
    drawn = [_inside(moment, parts, beats, place, words, chips) for place in beats]
    over = _stage(moment, board, words, over=True)  # what the first beat left open is seen in the last
    foot = _standing(moment, board) if latest and not moment.ends else ""
    drawn[-1] = _inside(moment, (over, parts[1], parts[2] + foot), beats, beats[-1], words, chips)
    return Scene(
        at=first + found.decided,
        beats=tuple(drawn),
        say=tuple([say(told[place], words.language, words.names) for place in beats]),
        brief=moment.rank > 1 and not touched,
        ends=moment.ends,
        mine=moment.rank == 1 and (touched or board.seat in moment.seats),
    )


def _inside(moment: Moment, parts: Sequence[str], there: Sequence[int], beat: int, words: Words, chips: str) -> str:
    """Header, everything up to this beat, and the buttons. `there` are the beats that it has."""
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
    before, after = _foot(words.language, words.game, last)
    return (
        f'<header><div><p class="kick">{words.speak(moment.kicker)}</p><h2>{words.speak(moment.title)}</h2></div>'
        f'<ol class="beats">{marks}</ol>{words.cite(moment.rule)}</header><div class="acts">{shown}</div>'
        f"{before}{chips}{after}"
    )


@lru_cache(maxsize=64)
def _foot(language: str, game: str, last: bool) -> tuple[str, str]:
    """What one can do with a moment, before and behind the chips of the others at the table. It lies over the question's
    panel on a wide screen, and at the foot of the box on a small one."""
    words = Words(language, game)
    before = (
        f'<footer><p class="kick">{_say(words, "nobody")}</p><p class="sub waiting">{_say(words, "waits")}</p>'
        f'<p class="sub passing">{_say(words, "passes")}</p><fieldset class="paces"><legend>{_say(words, "pace")}</legend>'
        f'<div class="seg">{_paces(words)}</div></fieldset>'
    )
    after = (
        f'<div class="acts-of"><button class="btn pri" data-moment="next">{icon("next")} '
        f"{_say(words, 'done' if last else 'next')} <kbd>↵</kbd></button>"
        f'<button class="btn ghost" data-moment="again">{icon("undo")} <span>{_say(words, "again")}</span> '
        f"<kbd>R</kbd></button>"
        f'<button class="btn ghost" data-moment="hold" aria-pressed="false">{icon("pause")} '
        f"<span>{_say(words, 'hold')}</span> <kbd>␣</kbd></button>"
        f'<button class="btn ghost" data-moment="full">{icon("eye")} {_say(words, "full")} <kbd>M</kbd></button></div>'
        f'<p class="xs">{_say(words, "keys")}</p></footer><i class="bar" aria-hidden="true"></i>'
    )
    return before, after


def _paces(words: Words) -> str:
    """How moments are told; the page knows which it is now."""
    return "".join(
        f'<label><input type="radio" name="pace" value="{speed}">{words.say(f"speed-{speed}")}</label>' for speed in SPEEDS
    )


def _say(words: Words, id: str) -> str:
    return words.maybe(f"draw-moment-{id}")


# -- who meets whom


def _stage(moment: Moment, board: Board, words: Words, over: bool = False) -> str:
    """The men and what they bring, as things that can be counted. Before it is `over` nobody has won, and nobody is dead."""
    if moment.temple:
        return _temple(moment, board, over)
    figures = moment.figures if over or not moment.open_ended else ()
    if not figures and not moment.rows:
        return ""
    game = look(board.game)
    left = moment.rows[0] if moment.rows else None
    right = moment.rows[1] if len(moment.rows) > 1 else None
    busts = "".join(_figure(one if over else one.before, moment, board, game, words) for one in figures)
    return f'<div class="scene">{_row(left, over)}<div class="busts">{busts}</div>{_row(right, over)}</div>'


def _temple(moment: Moment, board: Board, over: bool) -> str:
    """A temple with a column for each faction: whole until it is `over`, then broken, or the winner's in colour."""
    game = look(board.game)
    fallen = over and moment.kind == "fall"
    won = moment.seats if over else ()
    columns = "".join(
        f'<li class="{"won" if seat in won else ""}">{game.badge(seat)}</li>' for seat in range(len(board.seats))
    )
    roof = "M4 44 132 2l4 26zM204 50l-24-46 100 40z" if fallen else "M4 48 150 3l146 45z"
    return (
        f'<div class="portico{" ruin" if fallen else ""}" aria-hidden="true"><svg viewBox="0 0 300 52">'
        f'<path d="{roof}"/></svg><ul>{columns}</ul></div>'
    )


def _figure(one: Figure, moment: Moment, board: Board, game: PageLook, words: Words) -> str:
    seat = one.seat if one.seat >= 0 else _owner(one.face, board, moment)
    badge = game.badge(seat) if seat is not None and seat >= 0 else ""
    sign = f" {SIGNS.get(one.sign, one.sign)}" if one.sign else ""
    drawn = badge if one.seat >= 0 else icon("province") if one.sign == "place" else f"{_bust(one.sign)}{badge}"
    whose = f"<small>{words.speak(board.seats[seat])}</small>" if seat is not None and seat >= 0 and one.seat < 0 else ""
    return f'<figure class="bust{sign}">{drawn}<figcaption>{short(one.name, words)}{whose}</figcaption></figure>'


def _owner(face: str, board: Board, moment: Moment) -> int | None:
    """Whose he is, or was before he died."""
    if not face:
        return None
    here = next((zone.owner for zone in board.of_kind("faction") if any(one.face == face for one in zone.pieces)), None)
    return dict(moment.owners).get(face, here)


def _bust(sign: str) -> str:
    """A head on its shoulders: with a laurel, tilted if he is dead, cracked if he was murdered."""
    laurel = '<path class="laurel" d="M19 15q13-9 26 0M21 19q11-7 22 0"/>' if sign == "laurel" else ""
    crack = '<path class="crack" d="M33 6l-4 9 6 6-5 9 4 12"/>' if sign == "murdered" else ""
    helmet = '<path class="helmet" d="M20 20q0-14 12-14t12 14M32 6V1M24 1q8-3 16 0"/>' if sign == "enemy" else ""
    return (
        '<svg viewBox="0 0 64 84" aria-hidden="true"><path class="plinth" d="M12 66h40v5H12zM17 71h30v12H17z"/>'
        '<g class="man"><g class="head"><ellipse cx="32" cy="23" rx="12" ry="15"/>'
        '<path d="M27 35v9q-16 4-19 22h48q-3-18-19-22v-9z"/></g>'
        f"{laurel}{helmet}{crack}</g></svg>"
    )


def _row(row: Row | None, over: bool) -> str:
    """One sign for each of them, as far as they can be counted at a glance; what was lost is crossed out when it is `over`."""
    if row is None or not row.count:
        return ""
    drawn = min(row.count, MANY)
    marked = drawn - row.marked  # the last of them; what was lost is crossed out before those
    lost = (marked - row.lost, marked) if over else (drawn, drawn)
    signs = "".join(
        f'<li class="{row.shape}{" marked" if place >= marked else ""}{" gone" if lost[0] <= place < lost[1] else ""}">'
        f"{icon(row.shape, 's22')}</li>"
        for place in range(drawn)
    )
    return f'<div class="row-of"><ul aria-hidden="true">{signs}</ul><b class="num">{row.worth or row.count}</b></div>'


# -- the throw or the count


def _count(moment: Moment, board: Board, words: Words) -> str:
    throw = f"<p>{words.speak(moment.throw)}</p>" if moment.throw is not None else ""
    turned_up = "".join(look(board.game).moment_card(one, words) for one in moment.cards)
    if turned_up:
        throw = f'<div class="up">{turned_up}</div>{throw}'
    if moment.form == "bars":
        return _bars(moment, board, words) + throw
    if moment.form == "against":
        return (_runs(moment, board, words) or _against(moment.terms, look(board.game), words)) + throw
    if not (moment.terms or moment.dice or throw):
        return ""
    terms = "".join(_term(one, place, words) for place, one in enumerate(moment.terms) if one.amount or not place)
    total = f'<span class="made"><b class="num">{_signed(moment.total)}</b></span>' if moment.total is not None else ""
    printed = ""
    if moment.table and moment.total is not None:
        printed = look(board.game).moment_table(moment.table, moment.total, words)
    thrown = dice(moment.dice)
    looked_up = f'<div class="read">{printed}{throw}</div>' if printed else throw
    return f'<div class="sum">{thrown}{terms}{"<b>=</b>" if total and terms else ""}{total}</div>{looked_up}'


def _against(terms: Sequence[Term], game: PageLook, words: Words) -> str:
    """Two numbers that are compared; where words name the sides, none stands between them."""
    if not terms:
        return ""
    sides = [
        f'<span><b class="num">{one.amount}</b>{game.badge(one.seat) if one.seat >= 0 else words.speak(one.label)}</span>'
        for one in terms
    ]
    between = f"<i>{_say(words, 'against')}</i>" if all(one.seat >= 0 for one in terms) else ""
    return f'<div class="sum against">{between.join(sides)}</div>'


def _runs(moment: Moment, board: Board, words: Words) -> str:
    """Two numbers that are compared, made up of what each faction has voted; nothing where that is not known."""
    if not moment.ballots or len(moment.terms) != len(SIDES):
        return ""
    whole = max(one.amount for one in moment.terms)
    lines = ""
    for side, term in zip(SIDES, moment.terms, strict=True):
        runs: dict[int, int] = {}
        for ballot in moment.ballots:
            owner = _owner(ballot.face, board, moment)
            if side(ballot) and owner is not None:
                runs[owner] = runs.get(owner, 0) + side(ballot)
        drawn = look(board.game).moment_votes(tuple(runs.items()), term.amount, max(1, whole))
        if not drawn:
            return ""
        lines += f'<li><span>{words.speak(term.label)}</span>{drawn}<b class="num">{term.amount}</b></li>'
    return f'<ul class="runs">{lines}</ul>'


def _bars(moment: Moment, board: Board, words: Words) -> str:
    """A line for each: the longest for the most. Where nothing was counted at the end of a game, what everybody has."""
    game = look(board.game)
    counted = [(one.seat, words.speak(one.label), one.amount) for one in moment.terms]
    if not counted and moment.ends:
        counted = [(seat, words.speak(board.seats[seat]), amount) for seat, amount in _influence(board)]
    if not counted:
        return ""
    most = max(1, *[amount for *_, amount in counted])
    lines = "".join(
        f"<li>{game.badge(seat)}<span>{name}</span>"
        '<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect class="{game.tint(seat)}" width="{max(1, round(100 * amount / most))}" height="10"/></svg>'
        f'<b class="num">{amount}</b></li>'
        for seat, name, amount in counted
    )
    return f'<ul class="shares">{lines}</ul>'


def _influence(board: Board) -> list[tuple[int, int]]:
    """What each faction has, where a game counts influence; the most first."""
    factions = [zone for zone in board.of_kind("faction") if zone.owner is not None and zone.mark("influence")]
    return sorted([(zone.owner or 0, zone.value("influence")) for zone in factions], key=lambda one: -one[1])


def _term(one: Term, place: int, words: Words) -> str:
    sign = "−" if one.amount < 0 else "+" if place else ""
    return f'<span><b class="num">{sign}{abs(one.amount)}</b>{words.speak(one.label)}</span>'


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


# -- what it changes


def _outcome(moment: Moment, board: Board, words: Words) -> str:
    tiles = "".join(_tile(one, moment, board, words) for one in moment.tiles)
    if moment.kind == "fall":
        tiles += look(board.game).moment_ruin(board, words)
    lines = "".join(
        f"<li>{text(describe_event(one, words.language, words.names))}</li>"
        for one in moment.told[: ALL if moment.ends else LINES]
    )
    return (
        f'<div class="tablet"><span class="seal">{icon(moment.seal)}</span><h3>{words.speak(moment.closing)}</h3>'
        f"{f'<ul class=came>{lines}</ul>' if lines else ''}{f'<ul class=tiles>{tiles}</ul>' if tiles else ''}</div>"
    )


def _standing(moment: Moment, board: Board) -> str:
    """The influence of every faction now, and what this has changed in it."""
    game = look(board.game)
    changed: dict[int | None, int] = {}
    for one in moment.tiles:
        if one.sign == "inf" and one.was is not None:
            owner = _owner(one.face, board, moment)
            changed[owner] = changed.get(owner, 0) + one.now - one.was
    shown = "".join(
        f"<li>{game.badge(seat)}{icon('influence', 's16')}<b>{amount}</b>"
        f"{f'<i>{changed[seat]:+d}</i>'.replace('-', '−') if changed.get(seat) else ''}</li>"
        for seat, amount in sorted(_influence(board))
    )
    return f'<ul class="standing">{shown}</ul>' if shown else ""


def _tile(one: Tile, moment: Moment, board: Board, words: Words) -> str:
    was = f'<span class="was">{_signed(one.was)} →</span> ' if one.was is not None else ""
    own = one.face and board.seat is not None and _owner(one.face, board, moment) == board.seat
    return (
        f'<li class="{"mine" if own else ""}"><span class="label">{words.speak(one.label)}</span>'
        f'<span class="num">{was}<b>{_signed(one.now)}</b></span></li>'
    )
