"""What a first visit costs on the wire: the page, its sheets, its modules and its fonts, packed as a server packs them."""

from __future__ import annotations

import gzip
import re
import sys
from importlib import import_module
from pathlib import Path

import pytest

import comitium
from comitium.draw import page

from .drawn import ENGLISH, FRENCH, every_page, model, steps

STATIC = Path(comitium.__file__).parent / "web/static"
LIMIT = 113_000  # the aim is 120 kB: what is added next needs room
FRAME = 60_000


def files(html: str) -> set[str]:
    """Everything that a browser asks for because of a page: sheets, modules with what they import, fonts and pictures."""
    found: set[str] = set()
    waiting = set(re.findall(r'(?:href|src)="/static/([\w./-]+)"', html))
    while waiting:
        name = waiting.pop()
        found.add(name)
        if name.endswith((".css", ".js")) and (STATIC / name).is_file():
            text = (STATIC / name).read_text()
            waiting |= {*re.findall(r'from "\./([\w.]+)"', text), *re.findall(r"url\(([\w./-]+)\)", text)} - found
    return found


@pytest.mark.parametrize("name", ["home", "caesar", "idus", "ending-idus", "replay"])
def test_a_first_page_is_light(name: str) -> None:
    html = every_page(FRENCH)[name]
    needed = files(html)
    assert {"page.js", "live.js", "palette.css", "built/idiomorph.min.js"} <= needed
    missing = [file for file in needed if not (STATIC / file).is_file()]
    assert missing == [], "run `make assets`"
    packed = {file: _packed(STATIC / file) for file in needed}
    assert len(gzip.compress(html.encode())) + sum(packed.values()) < LIMIT


def _packed(path: Path) -> int:
    content = path.read_bytes()
    return len(content) if path.suffix == ".woff2" else len(gzip.compress(content))


def test_the_figures_of_the_table_are_in_the_cut_font() -> None:
    """Cinzel is served with these letters only: another one would be drawn in another face."""
    sys.path.insert(0, str(Path(comitium.__file__).parents[2] / "tools"))
    try:
        shown = set(import_module("assets").SHOWN)
    finally:
        sys.path.pop(0)
    pages = [*every_page(FRENCH).values(), *every_page(ENGLISH).values()]
    drawn = {text for html in pages for text in re.findall(r'class="(?:num[^"]*|v|x)"[^>]*>([^<]*)<', html)}
    assert len(drawn) > 10
    assert {letter for text in drawn for letter in text} <= shown
    sheet = (STATIC / "base.css").read_text()
    assert set(re.findall(r"built/(cinzel[\w.-]+)", sheet)) == {"cinzel-figures.woff2"}


@pytest.mark.parametrize(("game", "players"), [("caesar", 2), ("idus", 8)])
def test_a_frame_stays_small_however_long_the_game(game: str, players: int) -> None:
    *_, match = steps(game, players, 5, 300)
    assert len(page.frame(model(match, 0), 1).html.encode()) < FRAME


def test_the_modules_are_few_and_plain() -> None:
    lines = [line for path in STATIC.glob("*.js") for line in path.read_text().splitlines()]
    assert len(lines) < 1160  # 123 of them are moments, 20 the workshop, 110 clocks, sounds, messages and consent
    assert not [line for line in lines if re.search(r"\beval\(|new Function|innerHTML \+=|document\.write", line)]
