"""A moment: something that decides, told in three beats. Who meets whom, the throw or the count, what it changes.

A game gives a builder for each event that a moment can begin with; `find` runs over what a reader has heard and makes the
moments of it. Nothing else is read: a moment tells nothing that its events do not tell. Pages and terminal draw the same ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from comitium.core.messages import Event, Phrase

BEATS: Final = 3
TILES: Final = 6  # changes that a moment has room for


class Figure(Struct, frozen=True, omit_defaults=True):
    """Somebody in the scene, by what the board calls the piece (`face`); `sign` says how he is drawn."""

    name: Phrase
    face: str = ""
    sign: str = ""  # "", "enemy", "dead", "murdered", "laurel"
    seat: int = -1  # a faction instead of a man

    @property
    def before(self) -> Figure:
        """The same before anything was decided."""
        return self if self.sign in ("", "enemy") else replace(self, sign="")


class Row(Struct, frozen=True, omit_defaults=True):
    """Things of a kind beside each other: a standard for each legion, a shield for each point of the enemy's."""

    shape: str
    count: int
    lost: int = 0  # of them, crossed out in the last beat
    marked: int = 0  # the last so many: veterans, or what a leader adds
    worth: int = 0  # what all of them count for, if it is not one each


class Term(Struct, frozen=True, omit_defaults=True):
    """A number that is counted, with what it is."""

    amount: int
    label: Phrase
    seat: int = -1  # whose it is


class Tile(Struct, frozen=True, omit_defaults=True):
    """A number that has changed: was → is, or only what came or went (`was` None)."""

    sign: str
    label: Phrase
    now: int
    was: int | None = None
    face: str = ""  # of whom


class Ballot(Struct, frozen=True, omit_defaults=True):
    """How somebody has voted, by what the board calls him."""

    face: str
    ayes: int
    noes: int


class Card(Struct, frozen=True, omit_defaults=True):
    """A card that everybody sees now, by what the board calls it; of a side, where sides have their own."""

    face: str
    seat: int = -1


class Moment(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One of them. `title` is open, `closing` says how it came out; `told` are the lines of the log that belong to the end."""

    kind: str
    rule: str
    kicker: Phrase
    title: Phrase
    closing: Phrase
    count: int  # events that it covers, from its first
    decided: int  # which of them decides it
    rank: int = 1  # 1 waits for nobody to look away, 2 is told in passing
    ends: bool = False  # the game is over with it
    open_ended: bool = False  # who is in the scene is what it decides: nobody is seen before
    figures: tuple[Figure, ...] = ()
    rows: tuple[Row, ...] = ()
    dice: tuple[tuple[str, int], ...] = ()
    terms: tuple[Term, ...] = ()
    form: str = "sum"  # how they stand beside each other: a sum, two "against" each other, or "bars"
    total: int | None = None
    table: str = ""  # a printed table in which the total is looked up
    ballots: tuple[Ballot, ...] = ()  # who makes up the count
    cards: tuple[Card, ...] = ()  # what is turned up when it is counted
    throw: Phrase | None = None  # a sentence about the throw or the count
    tiles: tuple[Tile, ...] = ()
    told: tuple[Event, ...] = ()
    seal: str = "event"
    owners: tuple[tuple[str, int], ...] = ()  # whose somebody was before
    temple: bool = False  # a column for each faction: broken when Rome falls, the winner's in its colour

    @property
    def faces(self) -> frozenset[str]:
        """Whom it touches, as the board calls them."""
        faces = [one.face for one in self.figures] + [one.face for one in self.tiles]
        return frozenset([face for face in faces if face])

    @property
    def seats(self) -> frozenset[int]:
        """Which factions it names by themselves."""
        return frozenset([one.seat for one in self.figures if one.seat >= 0])


Builder: TypeAlias = "Callable[[Sequence[Event]], Moment | None]"


class Found(NamedTuple):
    """A moment, and where among the events it begins."""

    place: int
    moment: Moment

    @property
    def decided(self) -> int:
        """The place of the event that decides it."""
        return self.place + self.moment.decided


def find(events: Sequence[Event], builders: Mapping[type[Event], Builder]) -> list[Found]:
    """All moments in what was heard, the oldest first. One that is not decided yet is none."""
    found: list[Found] = []
    place = 0
    while place < len(events):
        builder = builders.get(type(events[place]))
        moment = builder(events[place:]) if builder is not None else None
        if moment is not None:
            found.append(Found(place, moment))
        place += moment.count if moment is not None else 1
    return found
