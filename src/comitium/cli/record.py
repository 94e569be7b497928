"""`comitium record`: what a person has reached in the finished games that are saved, the best of each kind first."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from comitium.cli.at_table import saves
from comitium.cli.at_table.screen import Screen
from comitium.cli.speech import default_language
from comitium.core.errors import ComitiumError
from comitium.core.messages import Phrase
from comitium.core.registry import Result
from comitium.match import challenge
from comitium.text import say
from comitium.text.languages import Language


def record(
    *,
    lang: Annotated[Language | None, Parameter(help="cli-tool-arg-lang", show_choices=False)] = None,
    plain: Annotated[bool, Parameter(help="cli-play-arg-plain", negative="")] = False,
) -> int:
    """List the results of the finished games that are compared with each other; the exit code."""
    screen = Screen(lang or default_language(), plain)
    screen.lines(lines(results(), screen.language))
    return 0


def results() -> list[tuple[Result, saves.Save, str]]:
    """What was reached in each finished game that is saved, and the command that deals it again ("" if nobody else may).
    Games that cannot be read are passed over."""
    found: list[tuple[Result, saves.Save, str]] = []
    for save in saves.saved_games():
        if save.seating is None or not save.seating.over:
            continue
        try:
            match, _ = saves.fetch(save.name)
        except ComitiumError:
            continue
        for seat in save.seating.humans()[:1]:
            result = challenge.result_of(match, seat)
            if result is not None:
                passed = challenge.passed_on(match)
                found.append((result, save, challenge.command(match, passed.code) if passed is not None else ""))
    return found


def lines(found: list[tuple[Result, saves.Save, str]], language: str) -> list[str]:
    """The games by their kind, the best first; below the best of a kind how somebody else plays its deal."""
    if not found:
        return [say(Phrase("cli-play-record-none"), language)]
    told: list[str] = []
    for kind in sorted({result.kind for result, _, _ in found}):
        games = sorted((one for one in found if one[0].kind == kind), key=lambda one: one[0].rank)
        told.append(say(games[0][0].title, language))
        for result, save, _ in games:
            day = f"{save.when:%Y-%m-%d}"
            told.append(
                "  " + say(Phrase("cli-play-record-game", {"result": result.text, "day": day, "name": save.name}), language)
            )
        if games[0][2]:
            told.append("  " + say(Phrase("cli-play-challenge", {"command": games[0][2]}), language))
    return told
