"""Lessons: a table that is the same every time, and a teacher who says what to do next.

A lesson is data in `games/<game>/lessons/<id>.toml`: where it begins (a position or a deal), and step by step what the pupil
is to answer and what the others do then. Everything that is told stands in the game's `text/<language>/lesson.ftl`, as
`<game>-lesson-<id>` (with `.about` and `.end`) and `<game>-lesson-<id>-<step>` (with `.title` and `.do`); `.typed` is for
those who type, `.form` and `.form-do` are for those who fill in a form that says several steps at once. Besides lessons the
folder may hold `first_game.toml`: the settings of a first game without a teacher; and `first_alone.toml`: those of a first
game in which one person plays and the other factions are led by rule.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Struct

from comitium.core.errors import Unknown
from comitium.core.messages import Phrase
from comitium.core.options import Setting
from comitium.core.registry import game_type
from comitium.match.begin import from_position, new_by
from comitium.match.match import Match

FIRST: Final = "first_"  # how files begin that are no lessons
FIRST_GAME: Final = "first_game"
FIRST_ALONE: Final = "first_alone"


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn: the kind of `question`, the `choice` that is the answer, and the moves that follow until the next
    step, each a seat and a notation on a line of its own; among them are the pupil's, where nothing is to be learnt.

    Or an agreement: what is `offered` before it, a seat and its terms, is to be accepted while the question waits. Where the
    form of the question can say more than the answer, `form` is what is filled in."""

    id: str
    question: str
    choice: str = ""
    then: str = ""
    offered: str = ""
    form: dict[str, int] = {}


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Where it begins, who the pupil is, how many minutes it takes, and its steps; `before` are moves before the first."""

    minutes: int
    seat: str
    seed: int
    step: tuple[LessonStep, ...]
    position: str = ""
    players: int = 2
    options: dict[str, Setting] = {}
    before: str = ""
    alone: bool = False  # it teaches the game for one player, whose other factions are led by rule


class FirstGame(Struct, frozen=True, forbid_unknown_fields=True):
    """What a first game is played with; with a `seed` everybody gets the same deal."""

    players: int
    options: dict[str, Setting] = {}
    seed: int | None = None


def names(game: str) -> list[str]:
    """The lessons of a game, the first to be taken first."""
    folder = files(game_type(game).package) / "lessons"
    found = sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []
    return [name.removesuffix(".toml") for name in found if name.endswith(".toml") and not name.startswith(FIRST)]


def lesson(game: str, id: str = "") -> Lesson:
    """A lesson by its name, or a game's first. Raises `Unknown`, naming those there are."""
    known = names(game)
    wanted = id or (known[0] if known else "")
    if wanted not in known:
        raise Unknown(Phrase("unknown-lesson", {"game": game, "lesson": id, "known": ", ".join(known)}))
    found: Lesson = _read(game, wanted, Lesson)
    return found


def first_game(game: str, alone: bool = False) -> FirstGame:
    """The settings of a first game, or of a first game `alone`: those of the house, if the game has none of its own."""
    name = FIRST_ALONE if alone else FIRST_GAME
    if not (files(game_type(game).package) / "lessons" / f"{name}.toml").is_file():
        return FirstGame(1 if alone else game_type(game).meta.players[0])
    found: FirstGame = _read(game, name, FirstGame)
    return found


def _read(game: str, name: str, type: Any) -> Any:
    return msgspec.toml.decode((files(game_type(game).package) / "lessons" / f"{name}.toml").read_bytes(), type=type)


def begin(game: str, lesson: Lesson) -> Match:
    """The table of a lesson at its first step."""
    if lesson.position:
        match = from_position(game, " ".join(lesson.position.split()), lesson.seed)
    else:
        match = new_by(game, lesson.players, lesson.seed, lesson.options)
    play(match, lesson.before)
    offer(match, lesson, 0)
    return match


def pupil(game: str, lesson: Lesson) -> int:
    return game_type(game).meta.seats.index(lesson.seat)


def taken(match: Match) -> int:
    """How much was done at a table of a lesson: answers, and offers that were accepted."""
    return match.choices + sum([entry.bargain == "accept" for entry in match.entries()])


def offer(match: Match, lesson: Lesson, number: int) -> None:
    """What somebody offers before a step, if it is about an agreement."""
    if number < len(lesson.step) and lesson.step[number].offered:
        seat, _, terms = lesson.step[number].offered.partition(" ")
        match.offer(match.game_type.meta.seats.index(seat), terms)


def offered(match: Match) -> int:
    """The number of the latest offer."""
    return max([entry.number for entry in match.entries() if entry.bargain == "offer"], default=0)


def in_a_row(lesson: Lesson, number: int) -> list[tuple[str, int]]:
    """What the pupil answers from a step on, until somebody else does: each answer with the step that it belongs to."""
    found: list[tuple[str, int]] = []
    for place, step in enumerate(lesson.step[number:], start=number):
        if step.offered:
            break
        found.append((step.choice, place))
        for line in filter(None, map(str.strip, step.then.splitlines())):
            seat, _, said = line.partition(" ")
            if seat != lesson.seat:
                return found
            found.append((said, place))
    return found


def take(match: Match, lesson: Lesson, number: int) -> None:
    """The pupil does a step as it should be done."""
    seat, step = pupil(match.header.game, lesson), lesson.step[number]
    if step.offered:
        match.accept(seat, offered(match))
    else:
        match.choose(seat, step.choice)


def go_on(match: Match, lesson: Lesson, number: int) -> None:
    """What the others do after a step, and what is offered before the next."""
    play(match, lesson.step[number].then)
    offer(match, lesson, number + 1)


def reached(lesson: Lesson, choices: int) -> int:
    """The step that is due after so much was `taken`, from 0; as many as there are steps when the lesson is over. -1 between
    two steps: no table of this lesson is ever left there."""
    done = _count(lesson.before)
    for number, step in enumerate(lesson.step):
        if choices <= done:
            return number if choices == done else -1
        done += 1 + _count(step.then)
    return len(lesson.step) if choices == done else -1


def _count(moves: str) -> int:
    return len(moves.strip().splitlines())


def play(match: Match, moves: str) -> None:
    """Let the seats do what is written."""
    for line in moves.strip().splitlines():
        seat, _, notation = line.strip().partition(" ")
        match.choose(match.game_type.meta.seats.index(seat), notation)
