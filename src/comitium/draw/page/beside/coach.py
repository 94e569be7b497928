"""The teacher of a lesson, beside the real table: what to read, what to do now, and at the end where to go from here.

A step ends by the act itself. Everything but what is pointed at and the decision is dimmed, and can be used all the same.
"""

from __future__ import annotations

from html import escape

from comitium.core.messages import Phrase
from comitium.draw.page.model import Coach, Reader
from comitium.draw.page.shell import token
from comitium.draw.page.words import Words, icon, sends, text
from comitium.text import forms, say


def coach(made: Coach | None, reader: Reader, words: Words) -> str:
    """The teacher's panel, and the veil over what does not matter now."""
    if made is None:
        return ""
    squares = "".join(
        f'<i class="{"f" if step < made.done else "now" if step == made.done else ""}"></i>' for step in range(made.steps)
    )
    show = f' data-show="{made.show}"' if made.show is not None and not made.several else ""
    whole = "" if made.step is not None else " whole"
    return (
        f'<div class="veil" aria-hidden="true" hidden data-keep></div>'
        f'<section class="coach{whole}" id="coach" role="dialog" aria-labelledby="coach-title"{show}><div class="row head">'
        f'<span class="kick">{icon("lamp", "s22")} {words.say("lesson")} <span>· {words.speak(made.lesson)}</span></span>'
        f'<span class="sp"></span><span class="prog" role="img" aria-label="'
        f'{words.say("lesson-progress", done=made.done, steps=made.steps)}">{squares}</span></div>'
        f"{_page(made, reader, words)}</section>"
    )


def _page(made: Coach, reader: Reader, words: Words) -> str:
    if made.page == 0:
        return _opening(made, words)
    if made.step is None:
        return _end(made, reader, words)
    return _step(made, made.step, words)


def _folding_text(title: str, paragraphs: str, page: int) -> str:
    """What is read; on a small screen it can be folded away. Each page has its own, so that the next one is open again."""
    return (
        f'<details class="tell" id="tell-{page}" open data-keep><summary><h2 id="coach-title" tabindex="-1">{title}</h2>'
        f"</summary>{paragraphs}</details>"
    )


def _opening(made: Coach, words: Words) -> str:
    told = f"<p>{escape(forms(made.lesson, words.language)['about'])}</p><p>{words.say('lesson-how')}</p>"
    return (
        f"{_folding_text(words.speak(made.lesson), told, 0)}"
        f'<div class="row wrap"><button class="btn pri" {sends("lesson-page", by=1)}>{icon("play")} '
        f"{words.say('lesson-begin', minutes=made.minutes)}</button>{_leave(words)}</div>"
    )


def _step(made: Coach, step: Phrase, words: Words) -> str:
    """One thing to learn. A step that is behind the pupil can be read again, and has nothing to do any more."""
    told = forms(step, words.language)
    due = made.page == made.done + 1
    whole = made.several and due  # a form says more than this step
    read = escape(told["form"]) if whole and "form" in told else words.speak(step)
    act = told.get("form-do", told["do"]) if whole else told["do"]
    sign, gold = ("next", " gold") if due else ("check", "")
    tried = (
        f'<div class="note" id="tried">{icon("lock", "s16")}<span>{words.say("lesson-tried", choice=made.tried)}</span></div>'
        if made.tried is not None
        else ""
    )
    return (
        f"{_folding_text(escape(told['title']), f'<p>{read}</p>', made.page)}"
        f'<div class="note{gold}" id="coach-do">{icon(sign)}<b>{escape(act)}</b></div>{tried}{_answer(made, words)}'
        f'<div class="row wrap">{_turn(-1, "undo", "lesson-back", words)}{_due(made, words) if due else _on(words)}'
        f"{_leave(words)}</div>"
    )


def _answer(made: Coach, words: Words) -> str:
    """What is pointed at."""
    if made.show is None or made.answer is None:
        return ""
    said = words.say("lesson-shown" if made.shown else "lesson-shown-amount", answer=made.answer)
    return f'<div class="note">{icon("eye")}<span>{said}</span></div>'


def _due(made: Coach, words: Words) -> str:
    shown = (
        f'<button class="btn small" data-send="lesson-show">{icon("eye", "s16")} {words.say("lesson-show")}</button>'
        if made.show is None and not made.accepts
        else ""
    )
    return (
        f'{shown}<span class="sp"></span><button class="btn ghost small" '
        f"{sends('lesson-skip', step=made.done)}>{icon('skip', 's16')} {words.say('lesson-skip')}</button>"
    )


def _on(words: Words) -> str:
    return f'{_turn(1, "next", "lesson-on", words)}<span class="sp"></span>'


def _turn(by: int, sign: str, said: str, words: Words) -> str:
    return (
        f'<button class="btn small {"back" if by < 0 else ""}" {sends("lesson-page", by=by)}>'
        f"{icon(sign, 's16')} <span>{words.say(said)}</span></button>"
    )


def _leave(words: Words) -> str:
    return (
        f'<button class="btn ghost small" data-send="lesson-leave">{icon("close", "s16")} {words.say("lesson-leave")}</button>'
    )


def _end(made: Coach, reader: Reader, words: Words) -> str:
    """The lesson is over: a first game, this table without a teacher, or once more."""
    after = words.say("lesson-now-alone" if made.alone else "lesson-now")
    told = f"<p>{escape(forms(made.lesson, words.language)['end'])}</p><p>{after}</p>"
    return (
        f"{_folding_text(words.say('lesson-done'), told, made.page)}"
        f'<div class="col">{first_game(made.game, reader, words, "pri", made.alone)}'
        f'<button class="btn" data-send="lesson-leave">{icon("seats")} {words.say("lesson-stay")}</button></div>'
        f'<div class="row wrap">{_turn(-1, "undo", "lesson-back", words)}'
        f"{start(made.game, made.name, reader, 'ghost small', words.say('lesson-again'))}"
        f'<a class="btn ghost small" href="/">{words.say("home")}</a></div>'
    )


# -- forms that begin something


def first_game(game: str, reader: Reader, words: Words, form: str, alone: bool = False) -> str:
    """A game that begins with one click, with the settings of a first game: against the computer, or `alone`."""
    preset, said = ("alone", "first-alone") if alone else ("first", "first-start")
    return (
        f'<form method="post" action="/tables">{token(reader)}<input type="hidden" name="game" value="{game}">'
        f'<button class="btn {form}" name="preset" value="{preset}">{icon("play")} {words.say(said)}</button></form>'
    )


def start(game: str, name: str, reader: Reader, form: str, said: str, id: str = "lesson") -> str:
    """A lesson that begins with one click."""
    return (
        f'<form method="post" action="/lessons" id="{id}">{token(reader)}<input type="hidden" name="game" value="{game}">'
        f'<input type="hidden" name="lesson" value="{text(name)}"><button class="btn {form}">{icon("lamp")} {said}</button>'
        "</form>"
    )


def aloud(made: Coach, words: Words) -> str:
    """What is read aloud of a page: its title, and what to do."""
    if made.step is None:
        return say(made.lesson, words.language)
    told = forms(made.step, words.language)
    tried = say(Phrase("draw-page-lesson-tried", {"choice": made.tried}), words.language) if made.tried is not None else ""
    return " ".join(filter(None, (tried, f"{told['title']}.", told["do"])))
