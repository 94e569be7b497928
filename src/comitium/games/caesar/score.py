"""Chapter 8 as people write it down: the points by group with their reasons, from what a reader may see."""

from __future__ import annotations

from comitium.core.board import Cell, Column, Mark, Row, Sheet
from comitium.core.messages import Phrase, Value
from comitium.games.caesar import names
from comitium.games.caesar.outcome import group_points
from comitium.games.caesar.state import GROUPS, PATRICIANS
from comitium.games.caesar.view import CaesarView, SideView

COLUMNS = ("won", "majority", "all", "points")  # of each side


def points(side: SideView) -> int:
    """The points that everybody can count: all but the bonus, unless the reader may know it."""
    return _counted(side) if side.points is None else side.points


def _counted(side: SideView) -> int:
    return sum(group_points(won, size) for won, size in zip(side.won, PATRICIANS, strict=True))


def score_sheet(view: CaesarView) -> Sheet:
    """Four columns a side: patricians, the majority, the whole group, and what they make; then bonus cards and the sum."""
    columns = tuple(
        Column(f"{names.SEATS[seat]}/{column}", Phrase(f"caesar-score-{column}"), seat)
        for seat in (0, 1)
        for column in COLUMNS
    )
    rows = [_group(group, view) for group in range(GROUPS)]
    rows.extend(_bonus(side) for side in view.sides if side.bonus is not None)
    return Sheet("score", Phrase("caesar-score"), columns, tuple(rows), _total(view))


def _parts(view: CaesarView, seat: int, group: int) -> tuple[int, int, int, int]:
    """[8.1] [8.2] [8.3] Patricians, the point for the majority, the point for all, and what they make."""
    won, size = view.sides[seat].won[group], view.groups[group].size
    total = group_points(won, size)
    everything = int(won == size)
    return won, total - won - everything, everything, total


def _group(group: int, view: CaesarView) -> Row:
    reasons: list[Mark] = []
    for seat in (0, 1):
        won, majority, everything, total = _parts(view, seat, group)
        args: dict[str, Value] = {"seat": names.seat(seat), "group": names.group(group), "won": won, "points": total}
        if won:
            text = Phrase("caesar-score-line", {**args, "majority": majority, "all": everything})
            reasons.append(Mark(names.SEATS[seat], text, total, owner=seat))
    cells: tuple[Cell, ...] = (*_parts(view, 0, group), *_parts(view, 1, group))
    return Row(names.GROUPS[group], names.group(group), cells, tuple(reasons))


def _bonus(side: SideView) -> Row:
    """[8.4] What a bonus card brings."""
    assert side.bonus is not None
    brought, group = points(side) - _counted(side), names.group(side.bonus)
    empty: tuple[Cell, ...] = (None, None, None)
    cells = (*empty, brought, *empty, None) if side.seat == 0 else (*empty, None, *empty, brought)
    text = Phrase("caesar-score-bonus-line", {"seat": names.seat(side.seat), "group": group, "points": brought})
    reason = Mark(names.SEATS[side.seat], text, brought, owner=side.seat)
    name = Phrase("caesar-score-bonus", {"group": group})
    return Row(f"bonus/{names.SEATS[side.seat]}", name, cells, (reason,), side.seat)


def _total(view: CaesarView) -> Row:
    cells: list[Cell] = []
    reasons: list[Mark] = []
    for side in view.sides:
        seat, total = side.seat, points(side)
        cells.extend((sum(side.won), None, None, total))
        text = Phrase("caesar-score-sum-line", {"seat": names.seat(seat), "points": total})
        reasons.append(Mark(names.SEATS[seat], text, total, owner=seat))
    return Row("sum", Phrase("caesar-score-sum"), tuple(cells), tuple(reasons))
