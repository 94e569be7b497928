"""The cards of Caesar & Cleopatra as drawings: a few shapes, used again and again, and a number or a sign on them.

Rome is a round-headed niche, Egypt a pylon with its cornice; filled for what lies open, pale with a barred eye for the
reader's own hidden card, in outline for an action. A back says which deck it is of, and nothing else.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from comitium.core.board import Piece
from comitium.draw.page.words import Words, icon

REMEMBERED: Final = 1_024  # drawings of cards
SIDES: Final = ("rome", "egypt")
AIM: Final = "caesar-ask-aim-"
ACROSS: Final = (f"{AIM}assassination", f"{AIM}scout")  # what these strike lies before the rival
LONG: Final = 13  # letters of a name that fit into one line of a card


SHAPES: Final = {
    "c-stock": '<rect x=".75" y=".75" width="118.5" height="166.5" rx="8" fill="var(--card)" stroke="var(--card-edge)" '
    'stroke-width="1.5"/>',
    "c-rome": '<path d="M14 124V60A46 46 0 01106 60V124Z"/>',
    "c-rome-s": '<path d="M14 154V64A46 46 0 01106 64V154Z"/>',
    "c-egypt": (
        '<path d="M23 27H97L107 124H13Z"/><path d="M13 12H107C101 14.5 97.5 18.5 96.5 24H23.5C22.5 18.5 19 14.5 13 12Z"/>'
    ),
    "c-egypt-s": (
        '<path d="M23 31H97L107 154H13Z"/><path d="M13 16H107C101 18.5 97.5 22.5 96.5 28H23.5C22.5 22.5 19 18.5 13 16Z"/>'
    ),
    "c-back": '<rect x="8" y="8" width="104" height="152" rx="4" fill="var(--side)"/><g color="var(--on)">'
    '<rect x="8" y="8" width="104" height="152" rx="4" fill="url(#p-hid)"/></g>'
    '<path d="M60 46L94 84 60 122 26 84Z" fill="var(--side)" stroke="var(--on)" stroke-width="3"/>',
    "c-vote": '<rect x="8" y="8" width="104" height="152" rx="4" fill="var(--marble2)" stroke="var(--ink3)"/>'
    '<g color="var(--ink)"><rect x="8" y="8" width="104" height="152" rx="4" fill="url(#p-hid)"/></g>'
    '<circle cx="60" cy="84" r="30" fill="var(--card)" stroke="var(--ink3)" stroke-width="2"/>',
    "c-bonus": '<path d="M60 16L110 84 60 152 10 84Z" fill="var(--legal-soft)" stroke="var(--legal)" stroke-width="3"/>',
}


def symbols() -> str:
    """The shapes, once for a page."""
    return "".join(f'<symbol id="{id}" viewBox="0 0 120 168">{shape}</symbol>' for id, shape in SHAPES.items())


def _card(classes: str, inside: str) -> str:
    return f'<svg class="card {classes.strip()}" viewBox="0 0 120 168" aria-hidden="true"><use href="#c-stock"/>{inside}</svg>'


def _glyph(name: str, x: float, y: float, size: float) -> str:
    return f'<use class="g" href="#i-{name}" x="{x}" y="{y}" width="{size}" height="{size}"/>'


def number(face: str) -> str:
    """What stands on an influence card; "P" on a philosopher."""
    head, _, value = face.partition("_")
    return value if head == "influence" else "P"


def small(card: Piece, side: str, size: str = "") -> str:
    """A card of the table."""
    return _small(card.face, card.kind, card.up, side, size)


def shown(face: str, side: str) -> str:
    """A card that everybody sees, by its name alone."""
    known = face.startswith("influence") or face == "philosopher"
    return _small(face, "influence" if known else "action", True, side, "")


@lru_cache(maxsize=REMEMBERED)
def _small(face: str, kind: str, up: bool, side: str, size: str) -> str:
    if not face:
        return back("action" if kind == "action" else "influence", side)
    if kind == "action":
        return _card(f"{size} {side} act", f'<use class="f" href="#c-{side}-s"/>{_glyph(face, 27, 56, 66)}')
    state = "up" if up else "down"
    eye = "" if up else _glyph("hidden", 43, 126, 32)
    return _card(
        f"{size} {side} {state}",
        f'<use class="f" href="#c-{side}-s"/><text class="v" x="60" y="120" font-size="84">{number(face)}</text>{eye}',
    )


def slot(asked: str, waiting: Piece | None, side: str) -> str:
    """Where an answer would take effect: the card that waits for a group as it would lie there, or the action that aims."""
    placing = small(replace(waiting, up=asked == "caesar-ask-place-up"), side) if waiting is not None else ""
    sign = asked.removeprefix(AIM).removesuffix("-second") if asked.startswith(AIM) else "plus"
    return f'<span class="slot" aria-hidden="true">{icon(sign)}{placing}</span>'


def large(card: Piece, side: str, words: Words, size: str = "") -> str:
    """A card of the hand: with its name, or a tessera for each point."""
    return _large(card.face, card.kind, words.speak(card.name), side, size)


@lru_cache(maxsize=REMEMBERED)
def _large(face: str, kind: str, name: str, side: str, size: str) -> str:
    if not face:
        return back("action" if kind == "action" else "influence", side)
    shape = f'<use class="f" href="#c-{side}"/>'
    if kind == "action":
        return _card(f"{size} {side} act", f"{shape}{_glyph(face, 34, 45, 52)}{_name(name)}")
    if face == "philosopher":
        inside = f'{shape}{_glyph("philosopher", 47, 27, 26)}<text class="v" x="60" y="106" font-size="56">P</text>'
        return _card(f"{size} {side} up", inside + _name(name))
    value = int(number(face))
    tesserae = "".join(
        f'<rect class="{"on" if place < value else "un"}" x="{22 + 16 * place}" y="137" width="12" height="12" rx="1"/>'
        for place in range(5)
    )
    return _card(f"{size} {side} up", f'{shape}<text class="v" x="60" y="104" font-size="62">{value}</text>{tesserae}')


def _name(name: str) -> str:
    if len(name) <= LONG:
        return f'<text class="nm" x="60" y="148" font-size="15.5">{name}</text>'
    first, _, second = name.partition(" ") if name.find(" ") > 3 else ("", "", name)
    while second.count(" ") and len(first) < len(second) / 2:
        word, _, second = second.partition(" ")
        first = f"{first} {word}".strip()
    lines = (first, second) if first else (second,)
    return "".join(
        f'<text class="nm" x="60" y="{(140 if len(lines) > 1 else 148) + 15 * place}" font-size="14">{line}</text>'
        for place, line in enumerate(lines)
    )


@lru_cache(maxsize=REMEMBERED)
def back(deck: str, side: str) -> str:
    sign = {"influence": "influence", "action": "wrath"}.get(deck, "hidden")
    return _card(f"{side} back", f'<use href="#c-back"/>{_glyph(sign, 42, 66, 36)}')


def vote_back() -> str:
    return _card("vote", f'<use href="#c-vote"/>{_glyph("vote", 40, 64, 40)}')


def bonus(card: Piece) -> str:
    return _card("bonus", f'<use href="#c-bonus"/>{_glyph(card.face, 32, 56, 56)}')


def art() -> str:
    """The picture of the home page: five groups between two rivals."""
    parts: list[str] = []
    for place, group in enumerate(("senator", "praetor", "quaestor", "censor", "aedile")):
        x = 22 + place * 58
        parts.append(
            f'<rect x="{x}" y="52" width="44" height="28" rx="3" fill="url(#mar)" stroke="var(--card-edge)"/>'
            f'<use class="i" href="#i-{group}" x="{x + 12}" y="56" width="20" height="20"/>'
        )
        parts.extend(
            f'<path d="M{x + 2 + 14 * k} 46V34a6 6 0 0112 0v12z" fill="var(--rome)"/>' for k in range((2, 1, 3, 1, 2)[place])
        )
        parts.extend(
            f'<path d="M{x + 4 + 14 * k} 86h8l2 18h-12z" fill="var(--egypt)"/>' for k in range((1, 3, 2, 2, 1)[place])
        )
    return (
        '<svg viewBox="0 0 320 132" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        f'<rect width="320" height="132" fill="var(--felt)"/>{"".join(parts)}</svg>'
    )
