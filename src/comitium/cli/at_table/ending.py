"""The end of a game at the terminal: the result, how it really was, and how to check that the cards were fairly dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from comitium.cli.at_table import answers, saves
from comitium.cli.at_table.answers import Command
from comitium.core.board import seat_name
from comitium.draw import Scene
from comitium.match import challenge

if TYPE_CHECKING:
    from comitium.cli.at_table.terminal import Sitting


def close(sitting: Sitting) -> None:
    """What happened last, the points, who won and why; the report, if the game has one; and where everything is kept."""
    screen, match, words = sitting.screen, sitting.match, sitting.screen.words
    seat = sitting.humans[0] if len(sitting.humans) == 1 else None
    board = sitting.board(seat, None)
    scene = sitting.scene(seat, None, min(screen.width, 100))
    sitting.save()
    kept = [*compared(sitting), words("cli-play-verify", seed=str(match.seed), commitment=match.commitment), where(sitting)]
    if screen.plain:
        for person in sitting.humans[:1]:
            sitting.tell_news(person)
        screen.lines([*sitting.look.tell_score(board, scene), result(sitting), *kept])
        tell_report(sitting, seat, scene)
        return
    screen.picture(lambda: show_result(sitting, seat))
    if show_report(sitting, seat, scene):
        screen.line(result(sitting), "strong")
    for line in kept:
        screen.line(line, "quiet")


def compared(sitting: Sitting) -> list[str]:
    """What was to be beaten, and how somebody else plays the same deal."""
    match, words = sitting.match, sitting.screen.words
    found: list[str] = []
    for seat in sitting.humans[:1]:
        told = challenge.compared(match, seat, sitting.seating.beat)
        if told is not None:
            found.append(words("cli-play-beaten", result=told[0], how=told[1]))
    passed = challenge.passed_on(match)
    if passed is not None:
        found.append(words("cli-play-challenge", command=challenge.command(match, passed.code)))
    return found


def show_result(sitting: Sitting, seat: int | None) -> None:
    """The last table, the points and who won, for the size that the terminal has now."""
    scene = sitting.scene(seat, None, min(sitting.screen.width, 100))
    score = sitting.look.score(sitting.board(seat, None), scene)
    below = Group(score, Text(result(sitting), style="strong"))
    sitting.draw(seat, None, below)
    sitting.screen.show(below)


def where(sitting: Sitting) -> str:
    """Where the whole game is kept, or why it is not."""
    words = sitting.screen.words
    if sitting.unsaved is not None:
        return words("cli-play-lost", why=sitting.unsaved.why)
    return words("cli-play-journal", file=str(saves.path_of(sitting.name)))


def result(sitting: Sitting) -> str:
    """Who has won, with the points if they say more than that."""
    outcome = sitting.match.outcome
    assert outcome is not None
    winners = tuple(seat_name(sitting.match.game_type.meta, seat) for seat in outcome.winners)
    if all(score == (seat in outcome.winners) for seat, score in enumerate(outcome.scores)):
        return sitting.screen.words("cli-play-won-only", seat=winners, rule=outcome.rule)
    if not outcome.winners and len(set(outcome.scores)) > 1:  # no draw: everybody has lost
        return sitting.screen.words("cli-play-won-only", seat=(), rule=outcome.rule)
    scores = ", ".join(f"{sitting.name_of(seat)} {score}" for seat, score in enumerate(outcome.scores))
    if not outcome.winners:
        return sitting.screen.words("cli-play-drawn", scores=scores, rule=outcome.rule)
    return sitting.screen.words("cli-play-won", seat=winners, scores=scores, rule=outcome.rule)


# -- how it really was


def tell_report(sitting: Sitting, seat: int | None, scene: Scene) -> None:
    """Line by line, without a question: a pipe has nobody to answer it."""
    look, screen = sitting.look, sitting.screen
    try:
        screen.lines(screen.think(screen.words("cli-play-scribe"), lambda: look.tell_report(sitting.match, seat, scene)))
    except KeyboardInterrupt:
        return  # she does not want to wait; the game is over and saved


def show_report(sitting: Sitting, seat: int | None, scene: Scene) -> bool:
    """Page by page, if the reader wants it; whether anything was shown."""
    look, screen = sitting.look, sitting.screen
    shown = False
    try:
        found = screen.think(screen.words("cli-play-scribe"), lambda: look.report(sitting.match, seat, scene))
        if found:
            screen.forget()  # an Enter of impatience skips no page
            screen.line(screen.words("cli-play-report"), "number")
            shown = answers.command(screen.read()) != Command("quit")
        if shown:
            sitting.page(found, "cli-play-report-over")
    except (EOFError, KeyboardInterrupt):
        screen.line("")  # nobody reads on; the game is over and saved
    return shown
