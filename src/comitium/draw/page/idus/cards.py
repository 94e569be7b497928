"""The cards and signs of Idus Martii as drawings. Green is a disc, red a lozenge, yellow a square, each with its glyph.

What is only claimed is hollow; what is hidden is the same back for everybody.
"""

from __future__ import annotations

from typing import Final

SHAPES: Final = {"green": "loyal", "red": "traitor", "yellow": "merchant"}
SYMBOLS: Final = {
    "loyal": '<circle cx="60" cy="60" r="46"/>',
    "traitor": '<path d="M60 8L112 60 60 112 8 60Z"/>',
    "merchant": '<rect x="19" y="19" width="82" height="82" rx="3"/>',
}


def symbols() -> str:
    """The shapes, once for a page."""
    shapes = "".join(f'<symbol id="s-{name}" viewBox="0 0 120 120">{shape}</symbol>' for name, shape in SYMBOLS.items())
    stock = (
        '<rect x=".75" y=".75" width="118.5" height="166.5" rx="8" fill="var(--card)" stroke="var(--card-edge)" '
        'stroke-width="1.5"/>'
    )
    back = (
        f'{stock}<rect x="8" y="8" width="104" height="152" rx="4" fill="var(--marble2)" stroke="var(--ink3)"/>'
        '<g color="var(--ink)"><rect x="8" y="8" width="104" height="152" rx="4" fill="url(#p-hid)"/></g>'
    )
    return (
        f'{shapes}<symbol id="d-stock" viewBox="0 0 120 168">{stock}</symbol>'
        f'<symbol id="d-back" viewBox="0 0 120 168">{back}</symbol>'
    )


def _card(kind: str, inside: str) -> str:
    return f'<svg class="card {kind}" viewBox="0 0 120 168" aria-hidden="true">{inside}</svg>'


def _glyph(name: str, x: float, y: float, size: float) -> str:
    return f'<use class="g" href="#i-{name}" x="{x}" y="{y}" width="{size}" height="{size}"/>'


def back() -> str:
    return _card("hid", f'<use href="#d-back"/>{_glyph("hidden", 38, 62, 44)}')


def vote(colour: str, name: str) -> str:
    """A vote card: the whole of it in its colour."""
    shape = SHAPES[colour]
    return _card(
        f"full {shape}",
        f'<use href="#d-stock"/><rect class="fill" x="8" y="8" width="104" height="152" rx="4"/>'
        f'<use class="ring" href="#s-{shape}" x="16" y="22" width="88" height="88"/>{_glyph(shape, 40, 46, 40)}'
        f'<text x="60" y="136" font-size="20">{name}</text>',
    )


def faction(faction: str, name: str) -> str:
    """A faction card: its shape and glyph on card stock."""
    return _card(
        f"fac {faction}",
        f'<use href="#d-stock"/><use class="shape" href="#s-{faction}" x="13" y="20" width="94" height="94"/>'
        f'{_glyph(faction, 39, 46, 42)}<text x="60" y="144" font-size="18">{name}</text>',
    )


def pip(colour: str, label: str, hollow: bool = False) -> str:
    """A vote in a row of the record: filled if it is known, hollow if it is only claimed."""
    heard = f'role="img" aria-label="{label}"' if label else 'aria-hidden="true"'
    if not colour:
        return f'<span class="unk" {heard}>?</span>'
    shape = SHAPES.get(colour, colour)
    return f'<svg class="vp {shape}{" hol" if hollow else ""}" viewBox="0 0 120 120" {heard}><use href="#s-{shape}"/></svg>'
