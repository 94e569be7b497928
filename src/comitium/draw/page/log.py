"""The log: what the reader has heard, the newest first, under the turns it belongs to; who and what can be picked out of it,
and dice lie beside what they decided."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from html import escape
from typing import Final

from comitium.core.board import Board
from comitium.core.messages import Event
from comitium.draw.page.dice import dice
from comitium.draw.page.look import PageLook
from comitium.draw.page.model import Table
from comitium.draw.page.words import Words, bold, icon, text, told
from comitium.draw.rulebook import chapters, rules

OPENS: Final = "Began"  # an event whose name ends so begins a stretch of the log
FEW: Final = 5  # chapters below which a game is told apart by sections


def log(look: PageLook, board: Board, events: Sequence[Event], fresh: int, words: Words) -> str:
    """All lines; a new one lights up what it brought."""
    names = tuple(words.speak(seat) for seat in board.seats)
    stretches: list[tuple[str, list[str]]] = [("", [])]
    for number, event in enumerate(events):
        if type(event).__name__.endswith(OPENS):
            stretches.append((f'<li class="turn kick">{escape(told(event, words.language))}</li>', []))
        else:
            new = number >= len(events) - fresh
            lit = " ".join(move.target for move in look.moves((event,), board)) if new else ""
            state = f' class="fresh" data-lights="{text(lit)}"' if new else ""
            stretches[-1][1].append(f"<li{state}{_tags(event, words)}>{line(look, event, names, words)}</li>")
    shown = "".join(head + "".join(reversed(lines)) for head, lines in reversed(stretches))
    return f'<ol class="log">{shown}</ol>'


def line(look: PageLook, event: Event, names: tuple[str, ...], words: Words) -> str:
    """The inside of a line of the log. An event that carries phrases of its own cannot be looked up and is told anew."""
    try:
        return _told(look, event, names, words.game, words.language)
    except TypeError:
        return _told.__wrapped__(look, event, names, words.game, words.language)


@lru_cache(maxsize=8192)
def _told(look: PageLook, event: Event, names: tuple[str, ...], game: str, language: str) -> str:
    """Everybody at a table hears most events, and every frame tells them again: a sentence is made once."""
    words = Words(language, game)
    seat = getattr(event, "seat", None)
    sign = look.seal(seat) if isinstance(seat, int) else look.icon(event)
    said = bold(escape(told(event, language)), names)
    return f'<span class="w">{sign}</span><span>{said} {words.cite(event.rule)}{dice(look.dice(event))}</span>'


def digest(model: Table, words: Words) -> str:
    """What happened since the reader's last decision: the lines are marked in the log, and can be gone through one by one."""
    if model.board.seat is None or not model.fresh:
        return ""
    events = [event for event in model.events[len(model.events) - model.fresh :] if not event.minor]
    if len(events) < 2:
        return ""
    return (
        f'<div class="digest" id="digest"><span class="b">{words.say("since", count=len(events))}</span><span '
        f'class="sp"></span>'
        f'<button class="btn small" data-step-through>{icon("play", "s16")} {words.say("step-through")}</button>'
        f'<button class="btn ghost small" data-send="read">{icon("check", "s16")} {words.say("read")}</button></div>'
    )


# -- picking out


def _tags(event: Event, words: Words) -> str:
    """By whom a line is, and what it is about: what filters go by."""
    seat = getattr(event, "seat", None)
    by = f' data-by="{seat}"' if isinstance(seat, int) and seat >= 0 else ""
    return f'{by} data-about="{section(words.game, event.rule)}"'


@lru_cache(maxsize=4096)
def section(game: str, rule: str) -> str:
    """What a rule belongs to: its chapter, or its section where a game has few chapters.

    >>> section("caesar", "7.3.2"), section("republic", "1.09.143")
    ('7', '1.09')
    """
    return ".".join(rule.split(".")[: 1 if len(chapters(game, "en")) >= FEW else 2])


@cache
def _title(game: str, part: str, language: str) -> str:
    found = dict(chapters(game, language)).get(part, "")
    return escape(found or next((rule.title(language) for rule in rules(game) if rule.number == part), part))


def filters(board: Board, events: Sequence[Event], words: Words) -> str:
    """Two lists: whose lines, and about what, as far as there is anything to choose."""
    seats = sorted({seat for event in events if isinstance(seat := getattr(event, "seat", None), int) and seat >= 0})
    parts = sorted({section(words.game, event.rule) for event in events if not type(event).__name__.endswith(OPENS)} - {""})
    whose = "".join(_seat(seat, board, words) for seat in seats if seat < len(board.seats))
    about = "".join(f'<option value="{part}">{_title(words.game, part, words.language)}</option>' for part in parts)
    return (
        f'<div class="sift"><select data-sift="by" aria-label="{words.say("log-whose")}"><option value="">'
        f'{words.say("log-everybody")}</option>{whose}</select><select data-sift="about" aria-label="'
        f'{words.say("log-about")}"><option value="">{words.say("log-everything")}</option>{about}</select>'
        f'<p class="mut" id="sifted" hidden>{words.say("log-nothing")}</p></div>'
    )


def _seat(seat: int, board: Board, words: Words) -> str:
    own = f" ({words.say('you')})" if seat == board.seat else ""
    return f'<option value="{seat}">{words.speak(board.seats[seat])}{own}</option>'
