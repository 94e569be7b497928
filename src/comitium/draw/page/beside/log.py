"""The log: what the reader has heard, the newest first, under the turns it belongs to; who and what can be picked out of it,
and dice lie beside what they decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from html import escape
from typing import Final, NamedTuple
from zlib import crc32

from comitium.core.board import Board
from comitium.core.ids import event_id
from comitium.core.messages import Event, Phrase
from comitium.draw.moments import Found, moments
from comitium.draw.page.dice import dice
from comitium.draw.page.look import PageLook
from comitium.draw.page.model import Table
from comitium.draw.page.parts import Drawing, Part, whole
from comitium.draw.page.words import Tongue, Words, bold, describe_event, icon, sends, text
from comitium.draw.rulebook import chapters, rules
from comitium.draw.whys import explanation, folded

OPENS: Final = "Began"  # an event whose name ends so begins a stretch of the log
REMEMBERED: Final = 12_288  # lines
END: Final = "</span></li>"  # of a line
FEW: Final = 5  # chapters below which a game is told apart by sections


def log(look: PageLook, board: Board, events: Sequence[Event], fresh: int, words: Words) -> str:
    """All lines."""
    return whole(_stretches(look, board, events, fresh, _lines(look, board, events, words, 0), {}))


def panel(look: PageLook, model: Table, words: Words) -> Drawing:
    """What happened lately, a way to pick something out, and all lines."""
    lines = _lines(look, model.board, model.events, words, model.event_count - len(model.events))
    found = moments(model.board.game, model.events)
    return (
        Part("lately", f'<div id="lately">{_digest(model, found, words)}{_filters(model.board, lines, words)}</div>'),
        *_stretches(look, model.board, model.events, model.fresh, lines, _openers(model, found, words)),
    )


def _openers(model: Table, found: Sequence[Found], words: Words) -> dict[int, str]:
    """A button for each line that decided something, by its place: the moment is shown again."""
    first = model.event_count - len(model.events)
    label = words.maybe("draw-moment-open")
    return {
        one.decided: f'<button class="again" {sends("moment", at=first + one.decided)} aria-label="{label}" title="{label}">'
        f"{icon('play', 's14')}</button>"
        for one in found
    }


def _stretches(
    look: PageLook, board: Board, events: Sequence[Event], fresh: int, lines: Sequence[Line], openers: Mapping[int, str]
) -> Drawing:
    """All lines, those of the stretch that goes on apart from the rest; a new one lights up what it brought, and one that
    decided something opens its moment."""
    stretches: list[tuple[str, list[str]]] = [("", [])]
    for line in lines:
        number = line.place
        html = f"{line.html.removesuffix(END)}{openers[number]}{END}" if number in openers else line.html
        if line.opens:
            stretches.append((line.html, []))
        elif number < len(events) - fresh:
            stretches[-1][1].append(html)
        else:
            lit = " ".join(move.target for move in look.moves((events[number],), board))
            stretches[-1][1].append(f'<li class="fresh" data-lights="{text(lit)}"{html[3:]}')
    now, *past = reversed(_lists_of(stretches))
    return (
        Part("log-now", f'<div id="log-now">{now}</div>'),
        Part("log-past", f'<div id="log-past">{"".join(past)}</div>'),
    )


def _lists_of(stretches: Sequence[tuple[str, list[str]]]) -> list[str]:
    """Each stretch as a list of its own, the newest line first. It is known by its heading, so that a page that has it already
    leaves it alone: morphed line by line, the whole log would become another one whenever a turn begins."""
    known = Counter[str]()
    found = []
    for head, inside in stretches:
        known[head] += 1
        id = f"log-{crc32(head.encode()):x}-{known[head]}"
        found.append(f'<ol class="log" id="{id}">{head}{"".join(reversed(inside))}</ol>' if head or inside else "")
    return found


class Line(NamedTuple):
    """An event as the log has it: its element, whose it is, what it is about, whether it begins a stretch, and its place among
    all that are told."""

    html: str
    seat: int | None
    section: str
    opens: bool
    place: int = 0


def _lines(look: PageLook, board: Board, events: Sequence[Event], words: Words, before: int) -> list[Line]:
    """A line for each event but for reasons, which are folded into the line of what came of them; `before` so many events were
    heard that are not among these."""
    bolded, of = _bold_names(board.seats, words.tongue), words.tongue
    found: list[Line] = []
    for place, reasons in folded(events):
        event = events[place]
        html, seat, about, opens, explained = _line(event, look, bolded, words.game, of)
        if (reasons or explained) and not opens:
            why = _why(event, [events[one] for one in reasons], before + place, look, words)
            html = f"{html.removesuffix(END)}{why}{END}" if why else html
        found.append(Line(html, seat, about, opens, place))
    return found


def _why(event: Event, reasons: Sequence[Event], number: int, look: PageLook, words: Words) -> str:
    """What led to something that nobody chose, folded: the procedure, then what was compared, with the dice."""
    told = explanation(event, reasons)
    if not told:
        return ""
    thrown = [dice(look.dice(one)) for one in reasons]
    shown = ["" for _ in range(len(told) - len(reasons))] + thrown
    steps = "".join(
        f"<p>{words.speak(phrase)} {words.cite(rule)}{found}</p>" for (phrase, rule), found in zip(told, shown, strict=True)
    )
    return f'<details class="why" id="why-{number}" data-keep><summary>{words.say("why")}</summary>{steps}</details>'


class Bold:
    """What is set off in the sentences of a table. There is one of each, as of tongues."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names


@lru_cache(maxsize=1024)
def _bold_names(seats: tuple[Phrase, ...], of: Tongue) -> Bold:
    """The names of the seats, and the form in which they act, where they have one."""
    words = Words(of.language, "", of.names)
    acting = [words.form(seat, "bold") for seat in seats] if of.names else []
    return Bold((*(words.speak(seat) for seat in seats), *(name for name in acting if name)))


@lru_cache(maxsize=REMEMBERED)
def _line(event: Event, look: PageLook, bolded: Bold, game: str, of: Tongue) -> tuple[str, int | None, str, bool, bool]:
    """An event as a line of the log, and whether a procedure explains it. Everybody at a table hears most events, and every
    frame tells them again."""
    words = Words(of.language, game, of.names)
    if event_id(event).endswith(OPENS):
        said = escape(describe_event(event, of.language, of.names).removesuffix("."))
        return f'<li class="turn kick">{said}</li>', None, "", True, False
    found = getattr(event, "seat", None)
    seat = found if isinstance(found, int) and found >= 0 else None
    sign = look.seal(found) if isinstance(found, int) else look.icon(event)
    said = bold(escape(describe_event(event, of.language, of.names)), bolded.names)
    about = section(game, event.rule)
    by = f' data-by="{seat}"' if seat is not None else ""
    html = (
        f'<li{by} data-about="{about}"><span class="w">{sign}</span><span>{said} {words.cite(event.rule)}'
        f"{dice(look.dice(event))}{END}"
    )
    return html, seat, about, False, bool(explanation(event, ()))


def news(model: Table) -> int:
    """How much a reader has not decided about yet."""
    if model.board.seat is None or not model.fresh:
        return 0
    return sum(not event.minor for event in model.events[len(model.events) - model.fresh :])


def _digest(model: Table, found: Sequence[Found], words: Words) -> str:
    """What happened since the reader's last decision: the lines are marked in the log, and can be gone through one by one."""
    count = news(model)
    if count < 2:
        return ""
    return (
        f'<div class="digest" id="digest"><span class="b">{words.say("since", count=count)}</span><span '
        f'class="sp"></span>'
        f'<button class="btn small" data-step-through>{icon("play", "s16")} {words.say("step-through")}</button>'
        f'<button class="btn ghost small" data-send="read">{icon("check", "s16")} {words.say("read")}</button>'
        f"{_lately(model, found, words)}</div>"
    )


def _lately(model: Table, found: Sequence[Found], words: Words) -> str:
    """What was decided since then, the latest first: each can be looked at, whether it was shown or not."""
    first, since = model.event_count - len(model.events), len(model.events) - model.fresh
    lines = "".join(
        f'<li><button class="btn ghost small" {sends("moment", at=first + one.decided)}>{icon(one.moment.seal, "s16")} '
        f"{words.speak(one.moment.closing)}</button></li>"
        for one in reversed(found)
        if one.decided >= since
    )
    return f'<ul class="decided">{lines}</ul>' if lines else ""


# -- picking out


@lru_cache(maxsize=4096)
def section(game: str, rule: str) -> str:
    """What a rule belongs to: its chapter, or its section where a game has few chapters.

    >>> section("caesar", "7.3.2"), section("republic", "1.09.143")
    ('7', '1.09')
    """
    return ".".join(rule.split(".")[: 1 if len(chapters(game, "en")) >= FEW else 2])


@cache
def chapter(game: str, part: str, language: str) -> str:
    """The title of a part of the rules."""
    found = dict(chapters(game, language)).get(part, "")
    return escape(found or next((rule.title(language) for rule in rules(game) if rule.number == part), part))


def _filters(board: Board, lines: Sequence[Line], words: Words) -> str:
    """Two lists: whose lines, and about what, as far as there is anything to choose."""
    names = tuple([words.speak(seat) for seat in board.seats])
    seats = frozenset([line.seat for line in lines if line.seat is not None])
    parts = frozenset([line.section for line in lines if line.section])
    return _lists(words.game, words.language, names, board.seat, seats, parts)


@lru_cache(maxsize=1024)
def _lists(
    game: str, language: str, names: tuple[str, ...], own: int | None, seats: frozenset[int], parts: frozenset[str]
) -> str:
    words = Words(language, game)
    whose = "".join(_seat(seat, names[seat], seat == own, words) for seat in sorted(seats) if seat < len(names))
    about = "".join(
        f'<option value="{part}" id="about-{part}">{chapter(game, part, language)}</option>' for part in sorted(parts)
    )
    return (
        f'<div class="sift"><select data-sift="by" id="by" data-keep aria-label="{words.say("log-whose")}"><option value="">'
        f'{words.say("log-everybody")}</option>{whose}</select><select data-sift="about" id="about" data-keep aria-label="'
        f'{words.say("log-about")}"><option value="">{words.say("log-everything")}</option>{about}</select>'
        f'<p class="mut" id="sifted">{words.say("log-nothing")}</p></div>'
    )


def _seat(seat: int, name: str, own: bool, words: Words) -> str:
    you = f" ({words.say('you')})" if own else ""
    return f'<option value="{seat}" id="by-{seat}">{name}{you}</option>'
