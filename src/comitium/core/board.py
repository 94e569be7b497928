"""One description of the table: what lies where, what it shows, and what may be chosen there. No language, no look, no rule.

A game's `board.py` makes a `Board` from what a seat sees and is asked, and from nothing else. Every surface draws that: a
browser's picture, a terminal's, lines that are read aloud. Whatever can be chosen is lit by the piece or the zone that one
would point at, or stands in the board's `plain` list ("pass", "end of play"), which is said and not pointed at.

A piece belongs to a zone, a zone may hold others: a forum with its wars, a faction with its senators. Ids are unique on a
board and stay the same from one board to the next as long as the thing itself does, so that a surface can move it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from hashlib import blake2b
from typing import TypeAlias

from msgspec import Struct
from msgspec.msgpack import encode

from comitium.core.messages import Phrase, Prompt
from comitium.core.options import Meta
from comitium.core.pictures import drawn

Cell: TypeAlias = "int | Phrase | None"


class Mark(Struct, frozen=True, omit_defaults=True):
    """Something to be read off a zone or a piece: a sum, a count (perhaps `of` so many), an office, a badge.

    `id` is unique where it stands; `face` is what a sign may show in the place of the words.
    """

    id: str
    text: Phrase
    value: int | None = None
    of: int | None = None
    face: str = ""
    owner: int | None = None


class Marked(Struct, frozen=True):
    """What has marks."""

    marks: tuple[Mark, ...]

    def mark(self, id: str) -> Mark | None:
        return next((mark for mark in self.marks if mark.id == id), None)

    def value(self, id: str) -> int:
        """The number of a mark; 0 if there is none."""
        found = self.mark(id)
        return found.value or 0 if found is not None else 0


class Piece(Marked, frozen=True, omit_defaults=True, kw_only=True):
    """A card, a token, an office: something that lies in a zone.

    `face` is what it shows to this reader, "" for a back; `up` whether everybody sees it. `count` pieces that cannot be told
    apart may be one. `about` says in words what it does, `rule` by which rule. `choices` are what it lights up.
    """

    id: str
    kind: str
    name: Phrase
    face: str = ""
    up: bool = True
    owner: int | None = None
    count: int = 1
    about: Phrase | None = None
    rule: str = ""
    choices: tuple[int, ...] = ()
    marks: tuple[Mark, ...] = ()


class Zone(Marked, frozen=True, omit_defaults=True, kw_only=True, dict=True):
    """A place on the table: a hand, a deck, a group, a faction. It may be chosen itself."""

    id: str
    kind: str
    name: Phrase
    owner: int | None = None
    pieces: tuple[Piece, ...] = ()
    zones: tuple[Zone, ...] = ()
    choices: tuple[int, ...] = ()
    marks: tuple[Mark, ...] = ()

    @cached_property
    def _inside(self) -> tuple[Zone, ...]:
        """All zones in it; not the zone itself, which would then hold itself."""
        return tuple([zone for inner in self.zones for zone in inner.walk()])

    def walk(self) -> Iterator[Zone]:
        """The zone and all zones in it."""
        return iter((self, *self._inside))

    @cached_property
    def ids(self) -> frozenset[str]:
        """Of the zone, and of everything in it."""
        return frozenset([id for zone in self.walk() for id in (zone.id, *[piece.id for piece in zone.pieces])])

    @cached_property
    def is_lit(self) -> bool:
        """Whether it, or something in it, may be chosen."""
        return any(zone.choices or any(piece.choices for piece in zone.pieces) for zone in self.walk())

    @cached_property
    def digest(self) -> bytes:
        """A number for everything that is to be seen in it."""
        return blake2b(encode(self), digest_size=16).digest()


# -- the score


class Column(Struct, frozen=True, omit_defaults=True):
    id: str
    name: Phrase
    owner: int | None = None


class Row(Struct, frozen=True, omit_defaults=True):
    """What is counted, a cell for each column after the name, and why it is so much. The last row may be the sum of all."""

    id: str
    name: Phrase
    cells: tuple[Cell, ...]
    reasons: tuple[Mark, ...] = ()
    owner: int | None = None


class Sheet(Struct, frozen=True, omit_defaults=True):
    """A score or a list of facts, as people would write it on paper."""

    id: str
    title: Phrase
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    total: Row | None = None
    notes: tuple[Phrase, ...] = ()


# -- the table


class Board(Struct, frozen=True, omit_defaults=True, kw_only=True, dict=True):
    """The table before a seat (None: before somebody who looks on).

    `moment` begins with the number of the turn and changes when the table is worth telling anew, `player` is whose turn it is,
    `asked` are those who must answer.
    """

    game: str
    seat: int | None
    title: Phrase
    seats: tuple[Phrase, ...]
    moment: str
    player: int | None = None
    asked: tuple[int, ...] = ()
    over: bool = False
    zones: tuple[Zone, ...] = ()
    plain: tuple[int, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    rule_sets: tuple[str, ...] = ()  # optional parts of the rules that this table plays with

    def _repr_svg_(self) -> str | None:
        """The board as a notebook shows it."""
        return drawn(self, "svg")

    def _repr_html_(self) -> str | None:
        """The same, as a figure of a page."""
        return drawn(self, "html")

    @property
    def turn(self) -> int:
        return int(self.moment.partition("/")[0])

    @cached_property
    def _by_id(self) -> dict[str, Zone]:
        """All zones, those inside others after them."""
        return {zone.id: zone for outer in self.zones for zone in outer.walk()}

    def walk(self) -> Iterator[Zone]:
        """All zones, those inside others after them."""
        return iter(self._by_id.values())

    def zone(self, id: str) -> Zone:
        return self._by_id[id]

    def find(self, id: str) -> Zone | None:
        return self._by_id.get(id)

    @cached_property
    def _by_kind(self) -> dict[str, tuple[Zone, ...]]:
        found: dict[str, list[Zone]] = {}
        for zone in self._by_id.values():
            found.setdefault(zone.kind, []).append(zone)
        return {kind: tuple(zones) for kind, zones in found.items()}

    def of_kind(self, kind: str) -> tuple[Zone, ...]:
        return self._by_kind.get(kind, ())

    def lit(self) -> frozenset[int]:
        """All choices that something on the table lights up."""
        found: set[int] = set()
        for zone in self.walk():
            found.update(zone.choices)
            for piece in zone.pieces:
                found.update(piece.choices)
        return frozenset(found)


class Light:
    """Hands out the legal choices of a question to the things that light up; what nobody took is left for `plain`."""

    def __init__(self, prompt: Prompt | None) -> None:
        self._legal = [option.choice for option in prompt.options] if prompt is not None else []
        self._taken: set[int] = set()

    def on(self, *choices: int) -> tuple[int, ...]:
        """Those of these choices that are legal."""
        if not self._legal:
            return ()
        found = tuple(choice for choice in choices if choice in self._legal)
        self._taken.update(found)
        return found

    def rest(self) -> tuple[int, ...]:
        return tuple(choice for choice in self._legal if choice not in self._taken)


# -- what a surface must know of a game besides its boards


class SurfaceProfile(Struct, frozen=True, kw_only=True):
    """How a game is sat down to: `example` is an answer in notation, to show how one is typed.

    `replies` are the kinds of question that are put out of turn and may leave nothing to choose, `preparation` those that the
    computer may finish for somebody. With `first_look` people at one device all look at their cards before the first question.
    `words` are those of the notation that people may say in their own language, each with how it is said. A standing order
    may hold for `scopes`, frames that everybody can see going on, or until `moments`, events, each with how that is said.
    `rounds` are the kinds of question that come back until their list is gone through; the order of it is all that is chosen.
    `habits` are the messages of answers that do nothing and that many people always give: an order for them is offered.
    `quiet` are the answers that only let things go on: no vote for or against, nothing paid, no card played.
    A game that `has_idle` asks questions that may leave nothing to decide, and people are not asked them. `cards` are the
    choices that play a card of a hand, in a game that has more choices than can be looked through.
    """

    example: str
    replies: frozenset[str] = frozenset()
    preparation: frozenset[str] = frozenset()
    first_look: bool = False
    words: tuple[tuple[str, Phrase], ...] = ()
    scopes: tuple[tuple[str, Phrase], ...] = ()
    moments: tuple[tuple[str, Phrase], ...] = ()
    rounds: frozenset[str] = frozenset()
    habits: frozenset[str] = frozenset()
    has_idle: bool = False
    quiet: tuple[int, ...] = ()
    cards: range = range(0)


def seat_name(meta: Meta, seat: int) -> Phrase:
    """How a seat is called: every game has a message for each id of its seats."""
    return Phrase(f"{meta.id}-seat-{meta.seats[seat]}")
