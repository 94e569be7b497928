"""The colours: text can be read on every ground, rings can be seen, and no colour is written outside the palette."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import comitium

STATIC = Path(comitium.__file__).parent / "web/static"
PAGES = Path(comitium.__file__).parent / "draw/page"
TEXTS = ("ink", "ink2", "ink3")
GROUNDS = ("ground", "surface", "raised", "sunk", "felt")
FILLS = ("primary", "rome", "egypt", "loyal", "traitor", "merchant", "f1", "f2", "f3", "f4", "f5", "f6")
RINGS = ("legal", "focus", "change", "line-strong", "primary")


def themes() -> list[dict[str, str]]:
    """Light, dark by choice, dark by the system."""
    text = (STATIC / "palette.css").read_text()
    return [dict(re.findall(r"--([\w-]+): (#\w{6})", block)) for block in re.findall(r"\{([^{}]*)\}", text)]


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_both_ways_to_the_dark_are_the_same() -> None:
    light, chosen, system = themes()
    assert chosen == system
    assert light.keys() == chosen.keys()


@pytest.mark.parametrize("theme", [0, 1])
def test_text_can_be_read(theme: int) -> None:
    colours = themes()[theme]
    for ground in GROUNDS:
        for text in TEXTS:
            assert contrast(colours[text], colours[ground]) >= 4.5, (text, ground)
    for verdict in ("good", "bad", "warn"):
        assert contrast(colours[verdict], colours["surface"]) >= 4.5, verdict
    for fill in FILLS:
        assert contrast(colours[f"on-{fill}"], colours[fill]) >= 4.5, fill
    assert contrast(colours["card-ink"], colours["card"]) >= 4.5
    for side in ("rome", "egypt"):
        assert contrast(colours[f"{side}-text"], colours[f"{side}-soft"]) >= 4.5


@pytest.mark.parametrize("theme", [0, 1])
def test_rings_can_be_seen(theme: int) -> None:
    colours = themes()[theme]
    for ring in RINGS:
        for ground in ("surface", "felt", "raised"):
            assert contrast(colours[ring], colours[ground]) >= 3, (ring, ground)


def test_no_colour_is_written_outside_the_palette() -> None:
    sources = [path for path in STATIC.glob("*.css") if path.name != "palette.css"] + list(PAGES.rglob("*.py"))
    assert sources
    for path in sources:
        assert not re.findall(r"#[0-9a-fA-F]{6}\b|(?:fill|color|stroke)[=:]\s*.?#[0-9a-fA-F]{3}\b", path.read_text()), (
            path.name
        )


def test_every_colour_that_is_used_exists() -> None:
    known = set(themes()[0]) | set(re.findall(r"--([\w-]+):", (STATIC / "base.css").read_text()))
    for path in [*STATIC.glob("*.css"), *PAGES.rglob("*.py")]:
        own = set(re.findall(r"--([\w-]+):", path.read_text()))
        used = {name for name in re.findall(r"var\(--([\w-]+)\)", path.read_text()) if "{" not in name}
        assert used <= known | own | {"side", "on", "soft", "txt", "f", "o"}, path.name
