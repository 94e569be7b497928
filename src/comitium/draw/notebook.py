"""Boards and matches as pictures: what a notebook shows of them, and any other page that takes SVG or HTML.

The picture is the terminal's own, set as SVG; nothing is fetched from anywhere. What it shows is what the board shows: a match
draws what a spectator sees, `match.board(seat)` what a seat does.
"""

from __future__ import annotations

import html
import io
import re
from typing import Final

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from comitium.core.board import Board
from comitium.core.messages import Event, Prompt
from comitium.core.registry import game_type
from comitium.draw import look
from comitium.draw.spoken import sentence
from comitium.draw.terminal.look import Scene
from comitium.draw.theme import theme
from comitium.match.match import Match
from comitium.text import say

WIDTH: Final = 118
HEIGHT: Final = 60
LATEST: Final = 5  # events below a match
FONTS: Final = re.compile(r"@font-face \{\{.*?\}\}", re.DOTALL)
COMMENTS: Final = re.compile(r"<!--.*?-->", re.DOTALL)


def printed(board: Board, scene: Scene) -> Console:
    """The terminal's picture of a board on a sheet of its own, which can be taken from it as SVG or as text with colours."""
    sheet = Console(
        theme=theme({"COLORFGBG": "15;0"}),
        highlight=False,
        markup=False,
        emoji=False,
        width=WIDTH,
        height=HEIGHT,
        record=True,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
    )
    sheet.print(look(board.game).draw(board, scene))
    return sheet


def board_svg(board: Board, language: str = "en", asked: Prompt | None = None) -> str:
    """The board as one picture; of a question that is not at hand, what it lights up is numbered all the same."""
    scene = Scene(language, WIDTH, HEIGHT, asked or _lit(board), ("",) * len(board.seats))
    drawn = printed(board, scene).export_svg(
        title=say(board.title, language), code_format=FONTS.sub("", CONSOLE_SVG_FORMAT), unique_id="table"
    )
    return COMMENTS.sub("", drawn)


def _lit(board: Board) -> Prompt | None:
    """What is lit up, numbered in the order of the choices, where a board was made for a question that nobody has at hand."""
    lit = sorted({*board.lit(), *board.plain})
    options = tuple(game_type(board.game).describe(choice) for choice in lit)
    return Prompt("", board.seat or 0, "", board.title, options) if options else None


def board_html(board: Board, language: str = "en") -> str:
    """The board as a figure of a page."""
    return f'<figure class="comitium">{board_svg(board, language)}</figure>'


def match_svg(match: Match, language: str = "en") -> str:
    """What a spectator sees of a match."""
    return board_svg(match.board(), language)


def match_html(match: Match, language: str = "en") -> str:
    """The same, and what happened last."""
    events: list[Event] = [event for event in match.history() if not event.minor][-LATEST:]
    news = "".join(f"<li>{html.escape(sentence(event, language))}</li>" for event in events)
    return board_html(match.board(), language) + (f"<ul>{news}</ul>" if news else "")


def draw(thing: object, form: str, language: str = "en") -> str:
    """A board or a match in a form, "svg" or "html"."""
    if isinstance(thing, Match):
        return match_svg(thing, language) if form == "svg" else match_html(thing, language)
    assert isinstance(thing, Board)
    return board_svg(thing, language) if form == "svg" else board_html(thing, language)
