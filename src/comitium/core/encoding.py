"""What a seat may know as bytes, one a cell, for programs that learn: what the `encode.py` of every game is made of.

A game's `Encoding` writes from the state, never from a view, into a `BytesWriter`; `schema` says what lies where. Codes are
not spread into flags: a learner who wants that finds in the schema which cells are categories.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from librt.strings import BytesWriter
from mypy_extensions import i64

from comitium.core.frames import Game
from comitium.core.ids import id_of, question_ids

MOST_SUBJECTS: Final = 6  # numbers that a question is about, as far as they are written
MOST_NUMBERS: Final = 24  # that are written one behind the other
COUNT: Final = "count"  # of things, at most 255
FLAG: Final = "flag"  # 0 or 1
CATEGORY: Final = "category"  # a code; 0 means nothing, or not known
SIGNED: Final = "signed"  # a number around 128
ROW: Final = 4  # bytes of a candidate: verb, argument low, argument high, 1
NUMBER: Final = (
    "sign",
    "low",
    "middle",
    "high",
)  # cells of a number of any size: 1, or 2 below nought; then three bytes of it
WIDTH: Final = len(NUMBER)
NOT_ASKED: Final = bytes(2 + WIDTH * MOST_SUBJECTS)
NO_NUMBERS: Final = [bytes(WIDTH * numbers) for numbers in range(MOST_NUMBERS + 1)]

QUESTION: Final[tuple[tuple[str, str, int | Sequence[str]], ...]] = (  # what `write_question` writes, for a schema
    ("asked", CATEGORY, 1),
    ("is_asked", FLAG, 1),
    ("subject", CATEGORY, [f"{place}.{part}" for place in range(MOST_SUBJECTS) for part in NUMBER]),
)


class Block(NamedTuple):
    """Cells that belong together: `length` of them from `at` on. `cells` has a name for each, where it is not a number."""

    name: str
    at: int
    length: int
    kind: str
    cells: tuple[str, ...] = ()


def lay_out(parts: Sequence[tuple[str, str, int | Sequence[str]]]) -> tuple[Block, ...]:
    """Blocks one behind the other: each with its name, its kind, and how many cells it has or what they are called.

    >>> [(block.name, block.at, block.length) for block in lay_out([("turn", COUNT, 1), ("hand", COUNT, ("spy", "veto"))])]
    [('turn', 0, 1), ('hand', 1, 2)]
    """
    blocks: list[Block] = []
    at = 0
    for name, kind, cells in parts:
        names = () if isinstance(cells, int) else tuple(cells)
        length = cells if isinstance(cells, int) else len(cells)
        blocks.append(Block(name, at, length, kind, names))
        at += length
    return tuple(blocks)


def describe_cells(schema: Sequence[Block]) -> list[str]:
    """A name for every cell.

    >>> describe_cells(lay_out([("turn", COUNT, 1), ("hand", COUNT, ("spy", "veto")), ("votes", COUNT, 2)]))
    ['turn', 'hand.spy', 'hand.veto', 'votes.0', 'votes.1']
    """
    names: list[str] = []
    for block in schema:
        if block.length == 1 and not block.cells:
            names.append(block.name)
        else:
            names += [f"{block.name}.{cell}" for cell in (block.cells or [str(place) for place in range(block.length)])]
    return names


def write_numbers(numbers: list[int], most: int, out: BytesWriter) -> None:
    """The first numbers of a list, and nothing behind them: `most` times `NUMBER`."""
    written = 0
    for number in numbers:
        if written == most:
            break
        size = number if number >= 0 else -number
        out.append(1 if number >= 0 else 2)
        out.append(size & 255)
        out.append((size >> 8) & 255)
        out.append((size >> 16) & 255)
        written += 1
    out.write(NO_NUMBERS[most - written])


class Encoding:
    """How one game writes itself. `index` leads from a choice to its action, -1 if it has none, and `choice` back."""

    def __init__(self, package: str, schema: tuple[Block, ...], choice: list[int], wide: int, rows: int) -> None:
        self.schema = schema
        self.size = schema[-1].at + schema[-1].length
        self.choice = choice
        self.actions = len(choice)
        self.index = [-1] * (max(choice) + 1)
        for action, one in enumerate(choice):
            self.index[one] = action
        self.wide = wide  # a choice is verb * wide + argument
        self.rows = rows  # candidates that are written, at most
        self.kinds = {id: place + 1 for place, id in enumerate(question_ids(package))}
        self._codes: dict[type[Any], int] = {}  # of the questions that have been met
        self._no_actions = bytes(self.actions)
        self._no_rows = bytes(rows * ROW)

    def write(self, game: Any, seat: int, out: BytesWriter) -> None:
        """What the seat may know: `size` bytes."""
        raise NotImplementedError

    def write_question(self, game: Game, seat: int, out: BytesWriter) -> None:
        """What is asked, as the seat sees it: the kind of question, whether the seat is asked, and what about."""
        stack = game.stack
        if not stack:
            out.write(NOT_ASKED)
            return
        top = stack[-1]
        if seat not in game.actors():
            out.append(self.kinds[top.seen_as(game, seat)])
            out.append(0)
            out.write(NO_NUMBERS[MOST_SUBJECTS])
            return
        out.append(self.kind_of(top))
        out.append(1)
        write_numbers(top.subject(game, seat), MOST_SUBJECTS, out)

    def kind_of(self, frame: Any) -> int:
        """The code of a kind of frame."""
        kind: type[Any] = type(frame)
        code = self._codes.get(kind, 0)
        if code == 0:
            code = self.kinds[id_of(frame)]
            self._codes[kind] = code
        return code

    def write_mask(self, menu: list[int], out: BytesWriter) -> None:
        """Which actions a menu allows: `actions` bytes of 0 and 1. What has no action is left out."""
        start: i64 = len(out)
        index = self.index
        known = len(index)
        out.write(self._no_actions)
        for choice in menu:
            if choice < known:
                action = index[choice]
                if action >= 0:
                    place: i64 = action
                    out[start + place] = 1

    def write_candidates(self, menu: list[int], out: BytesWriter) -> None:
        """The menu itself: `rows` rows of (verb + 1, argument low, argument high, 1), zeros behind them."""
        start: i64 = len(out)
        wide = self.wide
        out.write(self._no_rows)
        for choice in menu[: self.rows]:
            argument = choice % wide
            out[start] = (choice // wide + 1) & 255
            out[start + 1] = argument & 255
            out[start + 2] = (argument >> 8) & 255
            out[start + 3] = 1
            start += ROW

    def action_of(self, choice: int) -> int:
        """The action of a choice, -1 if it has none."""
        return self.index[choice] if choice < len(self.index) else -1

    def cells(self) -> list[str]:
        """A name for every cell, in order."""
        return describe_cells(self.schema)
