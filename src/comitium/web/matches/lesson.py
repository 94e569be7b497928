"""A lesson at a table of the house: which step is due, what the teacher shows, and what an answer to it does.

What is due follows from how many choices stand in the journal, so a lesson outlives pages, processes and the house itself.
Only the step's answer is taken; it and what the others do then are written together.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from comitium.core.errors import Illegal, Unknown
from comitium.core.forms import Forms
from comitium.core.messages import Phrase, Prompt
from comitium.draw.page import model
from comitium.draw.page.from_match import board_of
from comitium.match import lessons
from comitium.match.lessons import Lesson
from comitium.match.match import Match
from comitium.web.matches.live_match import LiveMatch


class Taught(NamedTuple):
    """What a pupil looks at while a `step` is due: which page of the lesson, whether the answer is pointed at, and what was
    tried in its place (-1: nothing). With the next step it is forgotten."""

    step: int = -1
    page: int = 0
    shown: bool = False
    tried: int = -1


@cache
def _read(game: str, name: str) -> Lesson | None:
    try:
        return lessons.lesson(game, name)
    except Unknown:
        return None


def given(live: LiveMatch) -> Lesson | None:
    """The lesson that goes on at a table. One that does not fit the table any more, as after a change of its file, is over."""
    if not live.entry.lesson or live.match.outcome is not None:
        return None
    lesson = _read(live.match.header.game, live.entry.lesson)
    if lesson is None or due(live.match, lesson) < 0:
        return None
    return lesson


def due(match: Match, lesson: Lesson) -> int:
    """The step that is due, or how many there are; -1 if this is no table of the lesson."""
    number = lessons.reached(lesson, lessons.taken(match))
    if 0 <= number < len(lesson.step):
        seat, step = lessons.pupil(match.header.game, lesson), lesson.step[number]
        if seat not in match.game.actors():
            return -1
        if not step.offered and match.game_type.parse(step.choice) not in match.game.legal(seat):
            return -1
    return number


def _phrase(live: LiveMatch, step: str = "") -> Phrase:
    return Phrase("-".join(filter(None, (live.match.header.game, "lesson", live.entry.lesson.replace("_", "-"), step))))


def page_of(live: LiveMatch, lesson: Lesson, taught: Taught) -> int:
    """The page that is open: 0 is the opening, then the steps, then the end. Nobody reads ahead."""
    number = due(live.match, lesson)
    if taught.step == number:
        return max(0, min(taught.page, number + 1))
    return number + 1 if number else 0


def taught_with_answer(live: LiveMatch, lesson: Lesson) -> Taught:
    """The page of the step that is due, with its answer."""
    number = due(live.match, lesson)
    return Taught(number, number + 1, shown=True)


def coach(live: LiveMatch, seat: int | None, taught: Taught) -> model.Coach | None:
    """What the teacher says to the pupil."""
    lesson = given(live)
    if lesson is None or seat != lessons.pupil(live.match.header.game, lesson):
        return None
    number, open_page = due(live.match, lesson), page_of(live, lesson, taught)
    taught = taught if taught.step == number else Taught()
    step = lesson.step[open_page - 1] if 0 < open_page <= len(lesson.step) else None
    made = model.Coach(
        lesson=_phrase(live),
        minutes=lesson.minutes,
        step=_phrase(live, step.id) if step is not None else None,
        page=open_page,
        steps=len(lesson.step),
        done=number,
        game=live.match.header.game,
        name=live.entry.lesson,
        alone=lesson.alone,
    )
    if open_page != number + 1 or step is None:
        return made
    if step.offered:
        return replace(made, answer=Phrase("draw-page-deal-accept"), accepts=True)
    kind = live.match.game_type
    wanted, filled = kind.parse(step.choice), _in_form(live.match, seat, lesson, number)
    return replace(
        made,
        lifted=_lifted(live.match, seat, wanted),
        show=wanted if taught.shown else None,
        shown=_shown(live.match.question(seat), wanted) if taught.shown else "",
        answer=kind.describe(wanted).text,
        tried=kind.describe(taught.tried).text if taught.tried >= 0 else None,
        in_form=bool(filled),
        several=len(filled) > 1,
        filled=step.form if taught.shown and len(filled) > 1 else {},
    )


def _lifted(match: Match, seat: int, wanted: int) -> tuple[str, ...]:
    """The piece, or else the place, that one points at to give the answer."""
    board, _ = board_of(match, seat)
    zones = list(board.walk())
    pieces = [piece.id for zone in zones for piece in zone.pieces if wanted in piece.choices]
    return tuple((pieces or [zone.id for zone in zones if wanted in zone.choices])[:1])


def _in_form(match: Match, seat: int, lesson: Lesson, number: int) -> list[int]:
    """The answers that the form of the question gives, filled in as the lesson has it; none unless they are what is due."""
    kind = match.game_type
    form = kind.form(match.game, seat, lesson.step[number].form) if isinstance(kind, Forms) else None
    if form is None or not form.ways:
        return []
    said = list(form.ways[0].choices)
    return said if said == _due_answers(match, lesson, number, len(said)) else []


def _due_answers(match: Match, lesson: Lesson, number: int, count: int) -> list[int]:
    """So many answers that are due one after the other, or fewer where others answer between."""
    return [match.game_type.parse(said) for said, _ in lessons.in_a_row(lesson, number)[:count]]


def _shown(prompt: Prompt, wanted: int) -> str:
    """The number of the answer among the options; "" if it is an amount."""
    return next((str(place) for place, option in enumerate(prompt.options, start=1) if option.choice == wanted), "")


# -- answers


class NotThis(Illegal):
    """An answer that the rules allow, and the lesson does not ask for."""

    def __init__(self, choice: int, step: int, step_phrase: Phrase) -> None:
        super().__init__("", Phrase("web-lesson-other", {"lesson-step": step_phrase}))
        self.choice = choice
        self.step = step


def answer(live: LiveMatch, match: Match, seat: int, choice: int | str, at: int | None) -> None:
    """Take an answer, if it is the one that is due. Raises `Illegal` with the game's own reason, or `NotThis`."""
    lesson = given(live)
    assert lesson is not None
    if at is not None and seat in match.game.actors() and at != match.number(seat):
        match.choose(seat, choice, at)  # an answer to an older question: the match says so
    number = due(match, lesson)
    if number == len(lesson.step):
        raise Illegal("", Phrase("web-lesson-over"))
    step = lesson.step[number]
    wanted = match.game_type.parse(choice) if isinstance(choice, str) else choice
    if seat != lessons.pupil(match.header.game, lesson) or wanted not in match.game.legal(seat):
        raise match.refusal(seat, wanted, choice if isinstance(choice, str) else "")
    if step.offered or wanted != match.game_type.parse(step.choice):
        raise NotThis(wanted, number, _phrase(live, step.id))
    do(live, match, lesson, number)


def accept(live: LiveMatch, match: Match, seat: int, offer: int) -> None:
    """Accept an offer, if that is what is due."""
    lesson = given(live)
    assert lesson is not None
    number = due(match, lesson)
    due_offer = number < len(lesson.step) and lesson.step[number].offered and offer == lessons.offered(match)
    if not due_offer or seat != lessons.pupil(match.header.game, lesson):
        raise Illegal("", Phrase("web-lesson-first"))
    do(live, match, lesson, number)


def answer_by_form(live: LiveMatch, match: Match, seat: int, choices: Sequence[int], at: int) -> None:
    """Take what a form says, if it is what is due, in one step or several, and nothing more. Raises as `answer` does."""
    lesson = given(live)
    assert lesson is not None
    number = due(match, lesson)
    row = lessons.in_a_row(lesson, number)[: len(choices)]
    if len(choices) > 1 and number < len(lesson.step) and list(choices) != _due_answers(match, lesson, number, len(choices)):
        raise NotThis(choices[0], number, _phrase(live, lesson.step[number].id))
    answer(live, match, seat, choices[0], at)
    for step in sorted({step for _, step in row} - {number}):
        do(live, match, lesson, step)


def skip(live: LiveMatch, match: Match, seat: int) -> None:
    """The teacher gives the answer that is due."""
    lesson = given(live)
    if lesson is None or due(match, lesson) == len(lesson.step) or seat != lessons.pupil(match.header.game, lesson):
        raise Illegal("", Phrase("web-lesson-over"))
    do(live, match, lesson, due(match, lesson))


def do(live: LiveMatch, match: Match, lesson: Lesson, number: int) -> None:
    """A step, and what the others do then: that is news for the pupil."""
    lessons.take(match, lesson, number)
    live.note_decision(lessons.pupil(match.header.game, lesson))
    lessons.go_on(match, lesson, number)
