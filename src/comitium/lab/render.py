"""A table as a picture: the board that every surface draws, as SVG, as text with colours, or line by line."""

from __future__ import annotations

from typing import Final

import comitium
from comitium.core.frames import Game
from comitium.core.prompts import prompt as prompt_of
from comitium.draw import look
from comitium.draw.notebook import HEIGHT, WIDTH, board_svg, printed
from comitium.draw.terminal.look import Scene

SVG: Final = "svg"
ANSI: Final = "ansi"
TEXT: Final = "text"
MODES: Final = (SVG, ANSI, TEXT)


def render(game_id: str, game: Game, seat: int | None, mode: str, language: str = "en") -> str:
    """What a seat, or a spectator (None), sees now, in one of the `MODES`."""
    kind = comitium.game_type(game_id)
    asked = prompt_of(kind, game, seat) if seat is not None and seat in game.actors() else None
    board = kind.board(kind.view(game, seat), asked)
    if mode == SVG:
        return board_svg(board, language, asked)
    scene = Scene(language, WIDTH, HEIGHT, asked, ("",) * game.seats())
    if mode == TEXT:
        return "\n".join(look(game_id).tell(board, scene))
    return printed(board, scene).export_text(styles=True)
