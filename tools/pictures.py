"""Draw the tables of the README anew: `python tools/pictures.py`. The same seed gives the same picture."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from comitium import bots, new
from comitium.cli.at_table.saves import HUMAN, Seating
from comitium.cli.at_table.screen import Screen
from comitium.cli.at_table.terminal import Sitting
from comitium.draw.theme import theme
from comitium.play import Ask, BotTalk, Driver, led_by

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
ANSI = [(30, 26, 20), (240, 137, 122), (127, 190, 130), (240, 185, 84), (111, 195, 230), (185, 163, 255), (120, 200, 190)]
GROUND = TerminalTheme((30, 26, 20), (243, 236, 221), [*ANSI, (243, 236, 221)], [*ANSI, (255, 255, 255)])
FONT = "'DejaVu Sans Mono', Menlo, Consolas, monospace"


class Camera(Screen):
    """A screen that keeps what is drawn on it."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__("en", plain=False)
        dark = theme({"COLORFGBG": "15;0"})
        self.console = Console(
            theme=dark, highlight=False, markup=False, emoji=False, width=width, height=height, record=True,
            file=io.StringIO(), force_terminal=True, color_system="truecolor",
        )  # fmt: skip
        self.plain = False

    def read(self) -> str:
        raise EOFError


def picture(game: str, name: str, seed: int, turn: int, seats: tuple[str, ...], size: tuple[int, int], title: str) -> None:
    """Play with bots in all seats until the person is asked in this turn, and take the picture of what she sees."""
    match = new(game, players=len(seats), seed=seed)
    person = seats.index(HUMAN)
    players = {seat: bots.make("tribune", game, bots.bot_seed(seed, seat)) for seat in range(len(seats))}
    chairs = [bots.Seat(game, match.game, seat, match.claims) for seat in players]
    talk = BotTalk(game, players, chairs.__getitem__, match.claim)
    driver = Driver(game, match.game, led_by(player.name for player in players.values()), acts=False)
    while match.game.actors()[0] != person or match.view(person).turn < turn:
        due = driver.due(match.game, match.written, match.choices)
        if isinstance(due, Ask):
            match.choose(due.seat, players[due.seat].choose(chairs[due.seat]))
        else:
            talk.open()
    camera = Camera(*size)
    sitting = Sitting(match, Seating(game, seats), name, camera)
    sitting.notices = []
    sitting.show(person, match.question(person))
    frame = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.S)  # nothing is fetched from anywhere
    svg = camera.console.export_svg(title=title, theme=GROUND, code_format=frame)
    svg = svg.replace("font-family: Fira Code, monospace", f"font-family: {FONT}")
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.S)
    svg = re.sub(r"terminal-\d+", "t", svg)
    (PICTURES / f"{name}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    picture("caesar", "terminal", 4, 13, ("tribune", HUMAN), (118, 34), "comitium play caesar")
    picture("idus", "idus", 21, 10, ("tribune",) * 6 + (HUMAN,), (118, 28), "comitium play idus --players 7")
