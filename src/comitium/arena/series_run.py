"""A series whose games are kept one by one, played on this machine or on many, and taken up again where it broke off."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from comitium.arena.cluster import spread
from comitium.arena.rows import Folder, Row, play_rows, tally_of
from comitium.arena.tally import Tally

if TYPE_CHECKING:
    from comitium.arena.series import Progress, Series

PIECE: Final = 20.0  # seconds of a core that a piece should take: long for the sending, short for what may be lost
MOST: Final = 5_000  # games of a piece


class Pieces:
    """Cuts what is missing into pieces; after the first ones it knows how long a game takes."""

    def __init__(self, series: Series, gaps: Iterable[tuple[int, int]]) -> None:
        self.series = series
        self.gaps = list(gaps)
        self.size = 1

    def __iter__(self) -> Iterator[tuple[Series, int, int]]:
        for first, end in self.gaps:
            at = first
            while at < end:
                last = min(at + self.size, end)
                yield self.series, at, last
                at = last

    def learn(self, rows: list[Row]) -> None:
        seconds = sum(row.cpu for row in rows) / len(rows)
        self.size = max(1, min(MOST, 2 * len(rows), int(PIECE / max(seconds, 1e-6))))


def run_series(
    series: Series, games: int, jobs: int, out: Path | None, cluster: str, progress: Progress | None = None
) -> Tally:
    """Play what is missing of a series, keep it in `out`, and count all of it in the order of the games."""
    return tally_of(series, series_rows(series, games, jobs, out, cluster, progress))


def series_rows(
    series: Series, games: int, jobs: int, out: Path | None, cluster: str, progress: Progress | None = None
) -> list[Row]:
    """The rows of a series; those that are not in the folder yet are played."""
    folder = Folder(out, series) if out is not None else None
    gaps = folder.missing(games) if folder is not None else [(0, games)]
    done = games - sum(last - first for first, last in gaps)
    pieces, played = Pieces(series, gaps), []
    if progress is not None and done:
        progress(done, games)
    for rows in spread(play_rows, iter(pieces), jobs, cluster):
        if folder is not None:
            folder.write(rows)
        else:
            played += rows
        pieces.learn(rows)
        done += len(rows)
        if progress is not None:
            progress(done, games)
    return list(folder.rows(games)) if folder is not None else sorted(played, key=lambda row: row.number)
