"""The clock of a table: who has how long, what happens then, and what one may ask for about it. The page counts seconds; here
stands until when."""

from __future__ import annotations

from comitium.core.messages import Phrase
from comitium.draw.page.before.inputs import Lobby
from comitium.draw.page.model import ClockFace, Table, Ticking
from comitium.draw.page.words import Words, icon, sends, text
from comitium.play.clock import DAY, DECISION, NONE, PACES, WHEN_OVER

SIGNS = {NONE: "hourglass", DECISION: "clock", DAY: "sun"}


def clock(model: Table, words: Words) -> str:
    """Who is waited for and for how long yet, and a pause; nothing where nobody has to be."""
    face = model.clock
    if face is None or model.board.over:
        return ""
    hands = "".join(_hand(model, one, face.paused, words) for one in face.hands if one.seat in model.board.asked)
    paused = f'<p class="sm">{icon("pause", "s14")} {words.say("clock-paused")}</p>' if face.paused else ""
    inside = f"{paused}{f'<ul class=hands>{hands}</ul>' if hands else ''}{_pause(face, words)}{_day_off(model, face, words)}"
    return f'<div class="clock" id="clock">{inside}</div>' if inside else ""


def _hand(model: Table, one: Ticking, paused: bool, words: Words) -> str:
    mine = one.seat == model.board.seat
    who = words.say("clock-you") if mine else words.speak(model.board.seats[one.seat])
    left = _time(one, words) if one.until and not paused else ""
    nudge = (
        f'<button type="button" class="btn small" {sends("nudge", seat=one.seat)}>{icon("bell", "s14")} '
        f"{words.say('nudge')}</button>"
        if one.may_nudge and not mine
        else ""
    )
    nudged = f'<span class="sm mut">{words.say("nudged")}</span>' if one.nudged and not nudge and not mine else ""
    return f"<li>{who}{left}{nudge}{nudged}</li>" if left or nudge or nudged else ""


def _time(one: Ticking, words: Words) -> str:
    """How long yet: counted by the page; in words of a length until it does."""
    return (
        f' <time class="left" data-until="{one.until}" data-free="{one.free}" data-units="{words.say("clock-units")}" '
        f'title="{words.say("clock-reserve")}">…</time>'
    )


def _pause(face: ClockFace, words: Words) -> str:
    if not face.may_pause:
        return ""
    if face.paused:
        return f'<button type="button" class="btn small" {sends("pause", yes=False)}>{words.say("clock-on")}</button>'
    said = f' <span class="sm mut">{words.say("agreed", count=face.wanting, of=face.voters)}</span>' if face.wanting else ""
    label = words.say("clock-no-pause" if face.wants else "clock-pause")
    return f'<button type="button" class="btn small ghost" {sends("pause", yes=not face.wants)}>{label}</button>{said}'


def _day_off(model: Table, face: ClockFace, words: Words) -> str:
    if not face.days_off or model.prompt is None:
        return ""
    label = words.say("day-off", count=face.days_off)
    return f'<button type="button" class="btn small ghost" data-send="day-off">{icon("sun", "s14")} {label}</button>'


# -- before the game


def choice(model: Lobby, words: Words) -> str:
    """How time is kept at a table, in three cards of which the host chooses one, and what happens when it is over."""
    now = model.pace
    if not model.host:
        return f'<section class="panel pad time"><h2>{words.say("time")}</h2><p>{_about(model, words)}</p></section>'
    cards = "".join(_card(kind, kind == now.kind, words) for kind in PACES)
    more = f"{_over(model, words)}{_numbers(model, words)}" if now.is_kept else ""
    return (
        f'<section class="panel pad time"><h2>{words.say("time")}</h2><div class="paces" role="group">{cards}</div>{more}'
        f'<p class="sub sm">{icon("bell", "s14")} {words.say("time-never")}</p></section>'
    )


def _card(kind: str, chosen: bool, words: Words) -> str:
    pressed = "true" if chosen else "false"
    return (
        f'<button type="button" class="pace" aria-pressed="{pressed}" {sends("pace", kind=kind)} data-zone>'
        f"<b>{icon(SIGNS[kind])} {words.say(f'time-{kind}')}</b><span>{words.say(f'time-{kind}-about')}</span></button>"
    )


def _over(model: Lobby, words: Words) -> str:
    options = "".join(
        f'<option value="{one}"{" selected" if one == model.pace.over else ""}>{words.say(f"time-over-{one}")}</option>'
        for one in WHEN_OVER
    )
    return f'<label class="fld">{words.say("time-over")} <select {sends("pace")} name="over">{options}</select></label>'


def _numbers(model: Lobby, words: Words) -> str:
    """How many minutes, or hours; and what goes with them."""
    pace = model.pace
    if pace.kind == DECISION:
        return _list(
            "seconds", words.say("time-each"), [(n, _minutes(n, words)) for n in (30, 60, 120, 300, 600)], pace.seconds
        ) + _list("reserve", words.say("time-reserve"), [(n, _minutes(n, words)) for n in (0, 300, 600, 1200)], pace.reserve)
    hours = [(n * 3600, words.say("time-hours", count=n)) for n in (8, 24, 48, 72, 168)]
    nights = [("", words.say("time-no-quiet")), *((f"{a}-{b}", words.say("time-quiet-hours", a=a, b=b)) for a, b in NIGHTS)]
    night = f"{pace.quiet[0] // 60}-{pace.quiet[1] // 60}" if pace.quiet[0] != pace.quiet[1] else ""
    return (
        _list("seconds", words.say("time-each"), hours, pace.seconds)
        + _list("quiet", words.say("time-quiet"), nights, night)
        + _list("days_off", words.say("time-days-off"), [(n, str(n)) for n in (0, 1, 2, 3, 5, 10)], pace.days_off)
        + f'<p class="sub sm">{words.say("time-zone", zone=text(pace.zone))}</p>'
    )


NIGHTS = ((20, 8), (22, 8), (23, 7), (0, 8))


def _minutes(seconds: int, words: Words) -> str:
    return words.say("time-seconds", count=seconds) if 0 < seconds < 60 else words.say("time-minutes", count=seconds // 60)


def _list(name: str, label: str, known: list[tuple[int, str]] | list[tuple[str, str]], now: int | str) -> str:
    """A field with the usual values, and the present one if it is another."""
    values: list[tuple[object, str]] = [*known]
    if now not in [value for value, _ in values]:
        values.append((now, str(now)))
    options = "".join(f'<option value="{v}"{" selected" if v == now else ""}>{shown}</option>' for v, shown in values)
    return f'<label class="fld">{label} <select {sends("pace")} name="{name}">{options}</select></label>'


def _about(model: Lobby, words: Words) -> str:
    """What was chosen, for everybody else."""
    pace = model.pace
    about = words.say(f"time-{pace.kind}")
    if not pace.is_kept:
        return about
    each = _minutes(pace.seconds, words) if pace.kind == DECISION else words.say("time-hours", count=pace.seconds // 3600)
    over = words.speak(Phrase(f"draw-page-time-over-{pace.over}"))
    return f"{about} · {each} · {words.say('time-over')} {over}"
