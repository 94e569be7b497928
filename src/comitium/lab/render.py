"""A table as a picture: the board that every surface draws, as SVG, as text with colours, or line by line."""

from __future__ import annotations

import io
import re
from typing import Final

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import comitium
from comitium.core.frames import Game
from comitium.core.prompts import prompt as prompt_of
from comitium.draw import look
from comitium.draw.terminal.look import Scene
from comitium.draw.theme import theme

SVG: Final = "svg"
ANSI: Final = "ansi"
TEXT: Final = "text"
MODES: Final = (SVG, ANSI, TEXT)
_WIDTH: Final = 118
_HEIGHT: Final = 60


def render(game_id: str, game: Game, seat: int | None, mode: str, language: str = "en") -> str:
    """What a seat, or a spectator (None), sees now, in one of the `MODES`."""
    kind = comitium.game_type(game_id)
    asked = prompt_of(kind, game, seat) if seat is not None and seat in game.actors() else None
    board = kind.board(kind.view(game, seat), asked)
    scene = Scene(language, _WIDTH, _HEIGHT, asked, ("",) * game.seats())
    drawn = look(game_id)
    if mode == TEXT:
        return "\n".join(drawn.tell(board, scene))
    sheet = Console(
        theme=theme({"COLORFGBG": "15;0"}),
        highlight=False,
        markup=False,
        emoji=False,
        width=_WIDTH,
        height=_HEIGHT,
        record=True,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
    )
    sheet.print(drawn.draw(board, scene))
    if mode == ANSI:
        return sheet.export_text(styles=True)
    frame = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.S)  # nothing is fetched from anywhere
    svg = sheet.export_svg(title=comitium.say(board.title, language), code_format=frame, unique_id="table")
    return re.sub(r"<!--.*?-->", "", svg, flags=re.S)
