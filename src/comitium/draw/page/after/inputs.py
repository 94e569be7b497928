"""What the pages after a game are drawn from: the end, its charts, and the replay."""

from __future__ import annotations

from msgspec import Struct

from comitium.core.board import Board
from comitium.core.messages import Event, Names, Option, Outcome, Phrase
from comitium.core.options import Setting
from comitium.draw.page.model import Person, Reader, Table


class Line(Struct, frozen=True):
    """One course through a game: whose (a seat, or None), what it is called, and its number at each point."""

    name: Phrase
    values: tuple[int, ...]
    owner: int | None = None
    sign: str = ""  # what marks it besides its dashes


class Chart(Struct, frozen=True):
    """How a game went: lines over common points."""

    title: Phrase
    points: tuple[int, ...]  # the numbers of the turns; the last point is the end
    lines: tuple[Line, ...]


class Ladder(Struct, frozen=True):
    """How well somebody has done: the places there are, the best first, the one that was reached, and figures beside it."""

    title: Phrase
    rule: str
    rungs: tuple[Phrase, ...]
    at: int  # from 0
    about: Phrase
    figures: tuple[tuple[Phrase, int], ...] = ()


class Ending(Struct, frozen=True, kw_only=True):
    """The end: the table as it lies open now, the score by the rules, and what may be checked and taken away."""

    table: Table
    outcome: Outcome
    seed: int
    commitment: str
    charts: tuple[Chart, ...] = ()
    report: tuple[str, ...] = ()  # how it really was, line by line, in the reader's language
    pending: bool = False  # both are still being worked out
    replay: str = ""  # address, also to be passed on
    journal: str = ""
    rematch: str = ""
    again: bool = False  # somebody has set the table for it
    ladders: tuple[Ladder, ...] = ()  # for each player, where the game compares its games
    beat: str = ""  # address at which others play the same deal
    beaten: tuple[Phrase, int] | None = None  # the result that was to be beaten; 1 better, 0 as good, -1 not
    failed: bool = False  # report and charts could not be worked out
    opened: Board | None = None  # the last table with every card face-up


class Replay(Struct, frozen=True, kw_only=True):
    """A finished game at one of its steps, from one viewpoint."""

    reader: Reader
    address: str
    board: Board
    people: tuple[Person, ...]
    step: int
    steps: int
    events: tuple[Event, ...] = ()  # heard from this viewpoint so far, the latest last
    moved: int = 0  # how many of them happened at this very step
    done: Option | None = None  # the choice that led here, if this viewpoint may know it
    by: int | None = None
    settings: dict[str, Setting] = {}
    turns: tuple[tuple[int, Event], ...] = ()  # after how many steps each turn began
    names: Names = ()  # what seats are called, if not as usual
    asked: Phrase | None = None  # the question that the choice answered
    opened: bool = False  # the viewpoint is everybody's: no card is hidden
