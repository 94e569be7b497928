"""While you were away: what somebody who comes back has missed, so that she can go on within a minute."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from comitium.core.board import Board
from comitium.core.messages import Event, Option, Phrase, Prompt
from comitium.draw.moments import Found
from comitium.draw.page.beside.log import chapter, section
from comitium.draw.page.look import PageLook
from comitium.draw.page.looks import look
from comitium.draw.page.model import Deal, Person
from comitium.draw.page.words import Words, describe_event, icon, sends, text
from comitium.draw.page.zones import name_and_seat

MINE: Final = 8  # lines that touch the reader
PLATES: Final = 8  # moments that are shown; the log has all
BEAT, AFTER = 1.1, 4.5  # seconds of a beat, and after the last one, at the usual speed (moments.js)
BEATS: Final = 3
HOUR, DAY = 60, 24 * 60  # minutes


class Away(Struct, frozen=True, kw_only=True):
    """What happened since she left: `events` from the place `first` on, moments among them, what time has answered for her and
    how often, numbers as they were; what waits for her now, and who is here (hours since the others were, -1 unknown)."""

    board: Board
    people: tuple[Person, ...]
    minutes: int
    events: tuple[Event, ...]
    first: int
    found: tuple[Found, ...] = ()
    overs: int = 0
    answered: tuple[Option, ...] = ()
    before: Mapping[str, int] = {}
    prompt: Prompt | None = None
    deals: tuple[Deal, ...] = ()
    hours: tuple[int, ...] = ()
    running: bool = False  # a clock that runs while she reads
    replaced: str = ""  # the level of the bot that plays for her
    resigned: bool = False  # for good


def figures(drawn: PageLook, board: Board) -> dict[str, int]:
    """The numbers that a game wants compared, by what they are called."""
    found = {}
    for label, zone, mark in drawn.figures:
        of = [one for one in board.walk() if one.mark(mark) and (one.id == zone if zone else one.owner == board.seat)]
        if of and board.seat is not None:
            found[label] = of[0].value(mark)
    return found


def away(model: Away, words: Words) -> str:
    """The inside of its box."""
    drawn, steps = look(model.board.game), lines(model.events)
    unit, size = ("days", DAY) if model.minutes >= 2 * DAY else ("hours", HOUR) if model.minutes >= HOUR else ("minutes", 1)
    gone = words.say(f"away-{unit}", count=model.minutes // size)
    return (
        f'<header class="row"><h2 tabindex="-1">{icon("moon")} {words.say("away-title")}</h2>'
        f'<span class="sub">{gone} · {words.say("away-steps", count=steps)}</span><span class="sp"></span>'
        f'<button type="button" class="btn" data-away>{words.say("away-board")} <kbd>Esc</kbd></button></header>'
        f'<div class="cols"><div>{_overs(model, words)}{_figures(drawn, model, words)}{_moments(model, words)}'
        f"{_mine(drawn, model, words)}</div><div>{_waits(model, words)}{_rest(model, words)}{_here(drawn, model, words)}</div>"
        f'</div><footer class="row wrap">{_straight(model, words)}'
        f'<span class="sub sm">{words.say("away-runs" if model.running else "away-rests")}</span></footer>'
    )


def lines(events: Sequence[Event]) -> int:
    """How many lines of the log they make."""
    return sum(not event.minor for event in events)


def _overs(model: Away, words: Words) -> str:
    """Time-outs first: what was done for her."""
    if not model.overs:
        return ""
    done = ", ".join(words.speak(option.text) for option in model.answered) or words.say("away-over-waited")
    return f'<p class="note gold">{icon("clock")}<span><b>{words.say("away-over", count=model.overs)}</b> {done}</span></p>'


def _figures(drawn: PageLook, model: Away, words: Words) -> str:
    now = figures(drawn, model.board)
    tiles = "".join(
        f'<div class="fig{" now" if model.before[name] != value else ""}"><dt>{words.say(f"away-{name}")}</dt>'
        f"<dd>{f'<small>{model.before[name]} →</small> ' if model.before[name] != value else ''}{value}</dd></div>"
        for name, value in now.items()
        if name in model.before
    )
    return f'<dl class="figs">{tiles}</dl>' if tiles else ""


def _moments(model: Away, words: Words) -> str:
    """What was decided: each can be looked at, or all of it one after the other."""
    if not model.found:
        return ""
    shown = model.found[-PLATES:]
    plates = "".join(_plate(one, model, words) for one in shown)
    places = [model.first + one.decided for one in shown]
    latest = f" · {words.say('away-latest', count=len(shown))}" if len(shown) < len(model.found) else ""
    every = (
        f'<button type="button" class="btn" {sends("moments", at=places)}>{icon("play")} '
        f"{words.say('away-show-all', count=_seconds(len(shown)))}</button>"
    )
    return (
        f'<div class="row"><h3>{words.say("away-moments", count=len(model.found))}{latest}</h3><span class="sp"></span>{every}'
        "</div>"
        f'<div class="nights">{plates}</div>'
    )


def _plate(one: Found, model: Away, words: Words) -> str:
    at = model.first + one.decided
    event = model.events[one.decided] if 0 <= one.decided < len(model.events) else None
    where = chapter(words.game, section(words.game, event.rule), words.language) if event is not None and event.rule else ""
    return (
        f'<button type="button" class="night" {sends("moments", at=[at])}><span class="kick">{where}</span>'
        f"<b>{words.speak(one.moment.closing)}</b><span>{icon('play', 's16')} "
        f"{words.say('away-show', count=_seconds(1))}</span></button>"
    )


def _seconds(moments: int) -> int:
    return round(moments * (BEAT * (BEATS - 1) + AFTER))


def _mine(drawn: PageLook, model: Away, words: Words) -> str:
    """What was done to her, or in her name."""
    own = model.board.seat
    if own is None:
        return ""
    touched = [event for event in model.events if not event.minor and _touches(event, own, model.board)]
    rows = "".join(
        f'<li><span class="w">{_sign(drawn, event)}</span><span>{text(describe_event(event, words.language, words.names))}'
        f"</span>{words.cite(event.rule)}</li>"
        for event in touched[-MINE:]
    )
    return f'<h3>{words.say("away-mine")}</h3><ul class="lines">{rows}</ul>' if rows else ""


def _sign(drawn: PageLook, event: Event) -> str:
    seat = getattr(event, "seat", None)
    return drawn.seal(seat) if isinstance(seat, int) and seat >= 0 else drawn.icon(event)


def _touches(event: Event, own: int, board: Board) -> bool:
    """Whether a line names her seat."""
    return getattr(event, "seat", None) == own or board.seats[own] in event.phrase().args.values()


def _waits(model: Away, words: Words) -> str:
    """What is asked of her now, and what was offered to her."""
    rows = f"<li>{icon('vote')}<b>{words.speak(model.prompt.text)}</b></li>" if model.prompt is not None else ""
    if model.replaced:
        plays = "draw-page-resigned" if model.resigned else "draw-page-replaced"
        rows = f"<li>{icon('seats')}<b>{words.speak(Phrase(plays, {'bot': Phrase(f'bots-level-{model.replaced}')}))}</b></li>"
    offered = sum(one.may_accept for one in model.deals)
    rows += f"<li>{icon('pact')}{words.say('away-offers', count=offered)}</li>" if offered else ""
    return f'<h3>{words.say("away-waits")}</h3><ul class="lines">{rows or "<li>" + words.say("away-nothing") + "</li>"}</ul>'


def _rest(model: Away, words: Words) -> str:
    """Everything else, by the part of the rules that it belongs to: how much of it."""
    counted = Counter(section(words.game, event.rule) for event in model.events if not event.minor and event.rule)
    rows = "".join(
        f"<li><span>{chapter(words.game, part, words.language)}</span><b>{count}</b></li>" for part, count in counted.items()
    )
    return f'<h3>{words.say("away-rest")}</h3><ul class="lines counts">{rows}</ul>' if rows else ""


def _here(drawn: PageLook, model: Away, words: Words) -> str:
    """Who is here, and since when others are not."""
    rows = "".join(_person(drawn, model, seat, words) for seat, one in enumerate(model.people) if one.kind == "person")
    return f'<h3>{words.say("away-here")}</h3><ul class="lines">{rows}</ul>' if rows else ""


def _person(drawn: PageLook, model: Away, seat: int, words: Words) -> str:
    name, _ = name_and_seat(model.people, model.board, seat, words)
    hours = model.hours[seat] if seat < len(model.hours) else -1
    here = presence(model.people[seat].here, hours, words)
    return f'<li>{drawn.badge(seat)}<b>{name}</b><span class="sp"></span>{here}</li>'


def presence(here: bool, hours: int, words: Words) -> str:
    """In words and shape: a disc for whoever is here, a crescent for whoever is away."""
    if here:
        return f'<span class="presence here"><i aria-hidden="true"></i>{words.say("here")}</span>'
    said = words.say("seen-days", count=hours // 24) if hours >= 48 else words.say("seen-hours", count=hours)
    return f'<span class="presence">{icon("moon", "s14")}{said if hours > 0 else words.say("away")}</span>'


def _straight(model: Away, words: Words) -> str:
    """On to the table. Who is played for by a bot takes her seat back here, for the box lies over the button at the table."""
    if model.replaced and not model.resigned:
        back = (
            f'<button type="button" class="btn pri" data-away {sends("return")}>{icon("seats")} {words.say("return")}</button>'
        )
        return f'{back}<button type="button" class="btn" data-away>{icon("next")} {words.say("away-table")}</button>'
    label = words.say("away-answer" if model.prompt is not None else "away-table")
    return f'<button type="button" class="btn pri" data-away>{icon("next")} {label}</button>'


def spoken(model: Away) -> Phrase:
    """What is read aloud of it."""
    return Phrase("draw-page-away-say", {"count": lines(model.events)})
