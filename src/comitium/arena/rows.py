"""The games of a series one by one: a row for each, and a folder of Parquet files that a broken-off run goes on with.

`SCHEMA` states what a file holds. A file has the rows of some games (`000000000-000000049.parquet`, the last one included); it
is written under another name first, so that a file with this ending is whole. Which games share a file says nothing: a run
plays what is missing.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from comitium.arena.crashes import failure
from comitium.arena.series import Series, play
from comitium.arena.tally import Failure, Made, Tally
from comitium.core.errors import BadOption, ComitiumError, Unknown
from comitium.core.messages import Outcome, Phrase

if TYPE_CHECKING:
    import pyarrow

SCHEMA: Final = {
    "number": "int64",  # of the game in its series
    "seed": "uint64",  # of the deal
    "bots": "list<string>",  # by seat
    "winners": "list<int8>",  # seats; none for a draw or a common loss
    "scores": "list<int32>",  # by seat
    "rule": "string",  # by which it ended
    "reason": "string",
    "choices": "int32",
    "cpu": "double",  # seconds of a core; the only figure that another run does not repeat
    "error": "string",  # of a game that broke off, else ""
    "failure": "string",  # all about that, as JSON, else ""
}
NAME: Final = re.compile(r"(\d{9})-(\d{9})\.parquet")
SERIES: Final = "series.json"
PART: Final = ".part"


class Row(Struct):
    """One game."""

    number: int
    seed: int
    bots: list[str]
    winners: list[int]
    scores: list[int]
    rule: str
    reason: str
    choices: int
    cpu: float
    error: str = ""
    failure: str = ""


class CannotKeep(ComitiumError):
    """The folder of results cannot be written or read."""


def play_rows(series: Series, first: int, last: int) -> list[Row]:
    """The games from `first` up to `last`, which is left out. One that breaks off is a row with its error."""
    rows = []
    for number in range(first, last):
        begun = time.process_time()
        made: Made = []
        names = [series.bots[bot] for bot in series.seating(number)]
        seed = series.game_seed(number)
        try:
            outcome = play(series, number, made)
        except Exception as error:
            broken = failure(error, number, seed, names, made)
            row = Row(number, seed, names, [], [], "", "", len(made), 0.0, broken.error, msgspec.json.encode(broken).decode())
        else:
            row = Row(number, seed, names, [*outcome.winners], [*outcome.scores], outcome.rule, outcome.reason, len(made), 0.0)
        row.cpu = round(time.process_time() - begun, 4)
        rows.append(row)
    return rows


def tally_of(series: Series, rows: Iterable[Row]) -> Tally:
    """The rows of a series, counted."""
    tally = Tally()
    for row in rows:
        tally.decisions += row.choices
        tally.seconds += row.cpu
        if row.failure:
            tally.failures.append(msgspec.json.decode(row.failure, type=Failure))
        else:
            outcome = Outcome(tuple(row.winners), tuple(row.scores), row.rule, row.reason)
            tally.count(outcome, series.seating(row.number))
    return tally


class Folder:
    """The results of one series on disk."""

    def __init__(self, path: Path, series: Series) -> None:
        self.path = path
        self.series = series
        self._arrow = load_arrow()
        told = msgspec.json.format(msgspec.json.encode(series), indent=2)
        try:
            path.mkdir(parents=True, exist_ok=True)
            known = path / SERIES
            if known.exists():
                if known.read_bytes() != told:
                    raise BadOption(Phrase("arena-other-series", {"folder": str(path)}))
            elif any(path.iterdir()):
                raise BadOption(Phrase("arena-not-empty", {"folder": str(path)}))
            else:
                replace_file(known, told)
        except OSError as refused:
            raise cannot_keep(path, refused) from None

    def spans(self) -> list[tuple[int, int]]:
        """The games that are here: from the first up to the last of each file, which is left out."""
        names = [NAME.fullmatch(path.name) for path in self.path.iterdir()]
        return sorted((int(name[1]), int(name[2]) + 1) for name in names if name is not None)

    def missing(self, games: int) -> list[tuple[int, int]]:
        """The games that are not here yet."""
        gaps, at = [], 0
        for first, last in self.spans():
            if first > at:
                gaps.append((at, min(first, games)))
            at = max(at, last)
        return [(low, high) for low, high in [*gaps, (at, games)] if low < high]

    def write(self, rows: list[Row]) -> None:
        """Keep some rows, in order, as a file of their own."""
        import pyarrow.parquet

        columns = {name: [getattr(row, name) for row in rows] for name in SCHEMA}
        table = self._arrow.table(columns, schema=arrow_schema(self._arrow))
        path = self.path / f"{rows[0].number:09}-{rows[-1].number:09}.parquet"
        try:
            pyarrow.parquet.write_table(table, f"{path}{PART}", compression="zstd")
            os.replace(f"{path}{PART}", path)
        except OSError as refused:
            raise cannot_keep(path, refused) from None

    def rows(self, games: int | None = None) -> Iterator[Row]:
        """All rows that are here, in the order of their numbers."""
        import pyarrow.parquet

        for first, last in self.spans():
            path = self.path / f"{first:09}-{last - 1:09}.parquet"
            try:
                told = pyarrow.parquet.read_table(path, schema=arrow_schema(self._arrow)).to_pylist()
            except (OSError, self._arrow.ArrowException):
                raise Unknown(Phrase("arena-no-read", {"file": str(path)})) from None
            for row in told:
                if games is None or row["number"] < games:
                    yield Row(**row)


def load_arrow() -> Any:
    """pyarrow. Raises `BadOption` where it is not installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError:
        raise BadOption(Phrase("arena-missing", {"module": "pyarrow", "extra": "report"})) from None
    return pyarrow


def arrow_schema(arrow: Any) -> pyarrow.Schema:
    """The schema of the rows, stated: a guessed one takes seeds for signed."""
    kinds = {"list<string>": arrow.list_(arrow.string()), "list<int8>": arrow.list_(arrow.int8())}
    kinds["list<int32>"] = arrow.list_(arrow.int32())
    plain = {"int64": arrow.int64(), "uint64": arrow.uint64(), "int32": arrow.int32(), "double": arrow.float64()}
    plain["string"] = arrow.string()
    return arrow.schema([(name, kinds.get(kind) or plain[kind]) for name, kind in SCHEMA.items()])


def replace_file(path: Path, data: bytes) -> None:
    """Write a file whole, or not at all."""
    part = path.with_name(path.name + PART)
    part.write_bytes(data)
    os.replace(part, path)


def cannot_keep(path: Path, refused: OSError) -> CannotKeep:
    """Why a file of results cannot be written, for people."""
    return CannotKeep(Phrase("arena-no-write", {"file": str(path), "why": refused.strerror or type(refused).__name__}))
