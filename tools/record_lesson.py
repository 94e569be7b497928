"""Write the moves of a lesson anew: what the others do between its steps, and the pupil where nothing is to be learnt.

    python tools/record_lesson.py republic 1_first_year [--see]

The pupil's steps stay as they are written; everybody else is the tribune, or gives the answers of `prefer` in the file's own
comment lines `# prefer QUESTION notation`. Run it when a change of the rules has made a lesson stale, and read the diff.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from comitium import bots
from comitium.match import lessons
from comitium.match.match import Match
from comitium.text import say

FOLDER = Path(__file__).parents[1] / "src" / "comitium" / "games"
LONGEST = 1500  # moves between two steps


def main(game: str, name: str, see: bool) -> None:
    path = FOLDER / game / "lessons" / f"{name}.toml"
    text = path.read_text(encoding="utf-8")
    prefer: dict[str, list[str]] = {}
    for question, notation in re.findall(r"^# prefer (\w+) (.+)$", text, re.MULTILINE):
        prefer.setdefault(question, []).append(notation.strip())
    lesson = lessons.lesson(game, name)
    bare = lessons.Lesson(
        lesson.minutes, lesson.seat, lesson.seed, (), lesson.position, lesson.players, lesson.options, before=""
    )
    match, seat = lessons.begin(game, bare), lessons.pupil(game, lesson)
    players = {at: bots.make("tribune", game, bots.bot_seed(lesson.seed, at)) for at in range(match.header.seats)}
    heard, parts = 0, []
    for step in (*lesson.step, None):
        parts.append(_until(match, seat, step, players, prefer))
        if see:
            for event in match.history(seat, since=heard):
                print("   .", say(event.phrase()))
            heard = match.event_count(seat)
        if step is not None:
            if see:
                question = match.question(seat)
                print(
                    "Q", question.kind, say(question.text), [option.notation for option in question.options], "->", step.choice
                )
            number = lesson.step.index(step)
            lessons.take(match, lesson, number)
            lessons.offer(match, lesson, number + 1)
    _write(path, text, parts)


def _until(
    match: Match, pupil: int, step: lessons.LessonStep | None, players: dict[int, bots.Player], prefer: dict[str, list[str]]
) -> list[str]:
    """Play on until the pupil is asked what a step is about; after the last step, until she is asked anything."""
    moves: list[str] = []
    game, ids = match.header.game, match.game_type.meta.seats
    while match.outcome is None and len(moves) < LONGEST:
        actors = match.game.actors()
        others = [seat for seat in actors if seat != pupil]
        if pupil in actors and not others:
            question = match.question(pupil)
            if step is None or (step.offered and question.kind == step.question):
                return moves
            if question.kind == step.question and match.game_type.parse(step.choice) in match.game.legal(pupil):
                return moves
        seat = others[0] if others else pupil
        question = match.question(seat)
        legal = match.game.legal(seat)
        wished = [match.game_type.parse(notation) for notation in prefer.get(question.kind, [])]
        choice = next((choice for choice in wished if choice in legal), None)
        if choice is None:
            choice = bots.ask(players[seat], bots.Seat(game, match.game, seat, match.claims))
        moves.append(f"{ids[seat]} {match.game_type.describe(choice).notation}")
        match.choose(seat, choice)
    if step is None:
        return moves
    raise SystemExit(f"{step.id}: {step.question} with “{step.choice}” never comes; last moves: {moves[-12:]}")


def _write(path: Path, text: str, parts: list[list[str]]) -> None:
    """Each step's `then`, and `before`, as the lines say."""
    text = re.sub(r'^(then|before) = """.*?"""\n', "", text, flags=re.MULTILINE | re.DOTALL)
    head, *steps = text.split("[[step]]\n")
    out = head.rstrip("\n") + "\n" + _moves("before", parts[0])
    for step, moves in zip(steps, parts[1:], strict=True):
        out += "\n[[step]]\n" + step.strip("\n") + "\n" + _moves("then", moves)
    path.write_text(out, encoding="utf-8")


def _moves(name: str, moves: list[str]) -> str:
    return f'{name} = """\n' + "".join(f"{move}\n" for move in moves) + '"""\n' if moves else ""


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], "--see" in sys.argv)
