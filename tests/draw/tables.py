"""Tables as the tests of the looks see them: the picture of a match for one seat, and its lines."""

from __future__ import annotations

import io

from rich.console import Console

from comitium import Match
from comitium.core.board import Board
from comitium.draw import Scene, look
from comitium.draw.terminal import pieces as terminal
from comitium.draw.terminal.look import Look
from comitium.draw.theme import theme


def board(match: Match, seat: int | None) -> Board:
    prompt = match.question(seat) if seat is not None and seat in match.game.actors() else None
    return match.game_type.board(match.view(seat), prompt, match.claims)


def scene(match: Match, seat: int | None = None, language: str = "en", width: int = 80, height: int = 24) -> Scene:
    prompt = match.question(seat) if seat is not None and seat in match.game.actors() else None
    players = tuple("" if at == seat else "random" for at in range(match.header.seats))
    return Scene(language, width, height, prompt, players)


def drawn(
    match: Match,
    seat: int | None,
    language: str = "en",
    width: int = 80,
    height: int = 24,
    colours: str | None = None,
    style: Look | None = None,
) -> str:
    """The table, its question if there is one, and the score if it is over."""
    style = style or look(match.header.game)
    shown, seen = board(match, seat), scene(match, seat, language, width, height)
    console = Console(theme=theme({}), file=io.StringIO(), width=width, height=height, color_system=colours)  # type: ignore[arg-type]
    with console.capture() as capture:
        console.print(style.draw(shown, seen))
        if shown.over:
            console.print(style.score(shown, seen))
        if seen.prompt is not None:
            console.print(terminal.ask(seen.prompt, language, width, style.signs(shown)))
    return capture.get()


def told(match: Match, seat: int | None, language: str = "en", style: Look | None = None) -> list[str]:
    return (style or look(match.header.game)).tell(board(match, seat), scene(match, seat, language, 0))
