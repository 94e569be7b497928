"""What a seat may know as bytes, one a cell, for programs that learn: what the `encode.py` of every game is made of.

A game's `Encoding` writes from the state, never from a view, into a `BytesWriter`; `schema` says what lies where. Codes are
not spread into flags: a learner who wants that finds in the schema which cells are categories.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, cast

from librt.strings import BytesWriter, write_i16_le, write_i32_le, write_i64_le
from mypy_extensions import i16, i32, i64

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
NOUGHTS: Final = [bytes(length) for length in range(512)]
FOURS: Final = [sum((mask >> place & 1) << 8 * place for place in range(4)) for mask in range(16)]  # flags as bytes of a word

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


def put_at(cells: list[int], first: i64, length: i64, at: i64, out: BytesWriter) -> None:
    """So many cells of a list, from the first on, at a place where noughts have been written already."""
    numbers = cast("list[i64]", cells)
    nought: i64 = 0
    place = first
    end = first + length
    while place < end:
        cell = numbers[place] + nought
        if cell:
            if cell > 255:
                cell = 255
            out[at] = int(cell)
        at += 1
        place += 1


def put(cells: list[int], first: i64, length: i64, out: BytesWriter) -> None:
    """So many cells of a list, from the first on. What is too much for a byte is 255."""
    put_above(cells, first, length, 0, out)


def put_above(cells: list[int], first: i64, length: i64, above: i64, out: BytesWriter) -> None:
    """The same, each so much higher: -1, which is nobody, becomes nought where it is 1.

    Eight at a time, without asking what is in them: compiled, what cannot be guessed costs more than what is written. The
    highest byte of a word has its sign; `+ above` reads a cell without counting a reference to it.
    """
    numbers = cast("list[i64]", cells)
    at = first
    end = first + length
    while at + 8 <= end:
        a = numbers[at] + above
        b = numbers[at + 1] + above
        c = numbers[at + 2] + above
        d = numbers[at + 3] + above
        e = numbers[at + 4] + above
        f = numbers[at + 5] + above
        g = numbers[at + 6] + above
        h = numbers[at + 7] + above
        if (a | b | c | d | e | f | g | h) >> 8 == 0:
            low = a | b << 8 | c << 16 | d << 24
            write_i64_le(out, low | e << 32 | f << 40 | g << 48 | ((h ^ 128) - 128) << 56)
        else:
            put_clipped(cells, at, at + 8, above, out)
        at += 8
    if at + 4 <= end:
        a = numbers[at] + above
        b = numbers[at + 1] + above
        c = numbers[at + 2] + above
        d = numbers[at + 3] + above
        if (a | b | c | d) >> 8 == 0:
            write_i32_le(out, i32(a | b << 8 | c << 16 | ((d ^ 128) - 128) << 24))
        else:
            put_clipped(cells, at, at + 4, above, out)
        at += 4
    if at + 2 <= end:
        a = numbers[at] + above
        b = numbers[at + 1] + above
        if (a | b) >> 8 == 0:
            write_i16_le(out, i16(a | ((b ^ 128) - 128) << 8))
        else:
            put_clipped(cells, at, at + 2, above, out)
        at += 2
    if at < end:
        put_clipped(cells, at, end, above, out)


def put_clipped(cells: list[int], first: i64, end: i64, above: i64, out: BytesWriter) -> None:
    """One cell after the other, the largest as 255."""
    numbers = cast("list[i64]", cells)
    at = first
    while at < end:
        cell = numbers[at] + above
        out.append(int(cell if cell < 255 else 255))
        at += 1


def put_bits(mask: int, length: int, out: BytesWriter) -> None:
    """The flags of a mask, the lowest first, a cell each."""
    if mask == 0:
        out.write(NOUGHTS[length])
        return
    fours = cast("list[i64]", FOURS)
    nought: i64 = 0
    left: i64 = mask
    room: i64 = length
    while room >= 8:
        write_i64_le(out, (fours[left & 15] + nought) | (fours[(left >> 4) & 15] + nought) << 32)
        left >>= 8
        room -= 8
    while room > 0:
        out.append(int(left & 1))
        left >>= 1
        room -= 1


def is_asked(actors: list[int], seat: int) -> bool:
    """Whether a seat is among these; written out, for `in` takes five times as long."""
    for actor in actors:
        if actor == seat:
            return True
    return False


def write_numbers(numbers: list[int], most: int, out: BytesWriter) -> None:
    """The first numbers of a list, and nothing behind them: `most` times `NUMBER`."""
    left = most
    for number in numbers:
        if left == 0:
            return
        sign: i64 = 1
        size: i64 = number & 0xFFFFFF
        if number < 0:
            sign = 2
            size = -number & 0xFFFFFF
        if size < 0x800000:  # or it would be below nought as four bytes
            write_i32_le(out, i32(sign | size << 8))
        else:
            write_i16_le(out, i16(sign))
            out[len(out) - 1] = int(size & 255)
            out.append(int((size >> 8) & 255))
            out.append(int((size >> 16) & 255))
        left -= 1
    if left > 0:
        out.write(NO_NUMBERS[left])


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
        self._writers: list[BytesWriter] = []  # that have written a row before: nothing has to be asked for anew

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
        if not is_asked(game.actors(), seat):
            out.append(self.kinds[top.seen_as(game, seat)])
            out.append(0)
            out.write(NO_NUMBERS[MOST_SUBJECTS])
            return
        kind: i64 = self.kind_of(top)
        write_i16_le(out, i16(kind | 256))
        write_numbers(top.subject(game, seat), MOST_SUBJECTS, out)

    def kind_of(self, frame: Any) -> int:
        """The code of a kind of frame."""
        kind: type[Any] = type(frame)
        code = self._codes.get(kind, 0)
        if code == 0:
            code = self.kinds[id_of(frame)]
            self._codes[kind] = code
        return code

    def row(self, game: Any, seat: int, menu: list[int], by_index: bool) -> bytes:
        """What a seat may know, then its mask or its candidates, in one piece: what a learner reads at a step."""
        try:  # no two threads can take the same one
            out = self._writers.pop()
            out.truncate(0)
        except IndexError:
            out = BytesWriter()
        self.write(game, seat, out)
        if by_index:
            self.write_mask(menu, out)
        else:
            self.write_candidates(menu, out)
        written = out.getvalue()
        self._writers.append(out)
        return written

    def write_mask(self, menu: list[int], out: BytesWriter) -> None:
        """Which actions a menu allows: `actions` bytes of 0 and 1. What has no action is left out."""
        start: i64 = len(out)
        nought: i64 = 0
        index = cast("list[i64]", self.index)
        known: i64 = len(index)
        out.write(self._no_actions)
        for choice in menu:
            at: i64 = choice
            if at < known:
                place = index[at] + nought
                if place >= 0:
                    out[start + place] = 1

    def write_candidates(self, menu: list[int], out: BytesWriter) -> None:
        """The menu itself: `rows` rows of (verb + 1, argument low, argument high, 1), zeros behind them."""
        start: i64 = len(out)
        end: i64 = start + ROW * self.rows
        wide: i64 = self.wide
        out.write(self._no_rows)
        for choice in menu:
            if start == end:
                break
            code: i64 = choice
            verb = code // wide
            argument = code - verb * wide
            out[start] = int((verb + 1) & 255)
            out[start + 1] = int(argument & 255)
            out[start + 2] = int((argument >> 8) & 255)
            out[start + 3] = 1
            start += ROW

    def action_of(self, choice: int) -> int:
        """The action of a choice, -1 if it has none."""
        return self.index[choice] if choice < len(self.index) else -1

    def cells(self) -> list[str]:
        """A name for every cell, in order."""
        return describe_cells(self.schema)
