"""Patricians and points of Caesar & Cleopatra: a tessera for each patrician, and the sums as they are added up."""

from __future__ import annotations

from comitium.core.board import Board, Row, Sheet, Zone
from comitium.draw.page.words import Words, icon
from comitium.draw.terminal.caesar.labels import patricians


def patrician_bar(group: Zone, where: str = "") -> str:
    """Whose the patricians are: Caesar's from the left, Cleopatra's from the right, what is left between them.

    With `where`, the beginning of their ids on the table, things can move to them.
    """
    counts = (
        (patricians(group, 0), "tr", "caesar"),
        (patricians(group, None), "tn", "left"),
        (patricians(group, 1), "te", "cleopatra"),
    )
    found = ""
    for count, shape, whose in counts:
        found += f'<i class="{shape}"></i>' * (count - 1)
        place = f' id="{where}{group.id}/patricians/{whose}"' if where else ""
        found += f'<i class="{shape}"{place}></i>' if count else ""
    return f'<span class="pt">{found}</span>'


def score(sheet: Sheet, board: Board, words: Words) -> str:
    """A row for each group: whose its patricians are, each side's points written out, and both sums."""
    heads = "<td></td>" + "".join(f'<th scope="col">{words.speak(seat)}</th>' for seat in board.seats)
    body = "".join(_row(row, sheet, board, words) for row in sheet.rows)
    total = sheet.total
    sums = "".join(f'<td class="num">{_points(total, sheet, seat)}</td>' for seat in (0, 1)) if total is not None else ""
    foot = (
        f'<tfoot><tr><th scope="row">{words.speak(total.name)}</th><td></td>{sums}</tr></tfoot>' if total is not None else ""
    )
    return (
        f'<div class="grid"><table class="sheet"><caption class="sr">{words.speak(sheet.title)}</caption><thead><tr>'
        f"<td></td>{heads}</tr></thead>"
        f'<tbody>{body}</tbody>{foot}</table></div><p class="sm sub">{words.say("caesar-written")} '
        f"{words.cite('8.1')} {words.cite('8.2')} "
        f"{words.cite('8.3')} {words.cite('8.4')}</p>"
    )


def _row(row: Row, sheet: Sheet, board: Board, words: Words) -> str:
    group = board.find(row.id)
    sign = icon(row.id) if group is not None else icon("bonus")
    name = words.speak(row.name) if row.owner is None else f"{words.speak(row.name)} ({words.speak(board.seats[row.owner])})"
    shown = patrician_bar(group) if group is not None else ""
    sides = "".join(f'<td class="f">{_written(row, sheet, seat)}</td>' for seat in (0, 1))
    return f'<tr><th scope="row">{sign} {name}</th><td>{shown}</td>{sides}</tr>'


def _cells(row: Row, sheet: Sheet, seat: int) -> list[int]:
    return [
        value
        for column, value in zip(sheet.columns, row.cells, strict=True)
        if column.owner == seat and isinstance(value, int)
    ]


def _points(row: Row, sheet: Sheet, seat: int) -> int:
    """The last column of a side is what it comes to."""
    found = _cells(row, sheet, seat)
    return found[-1] if found else 0


def _written(row: Row, sheet: Sheet, seat: int) -> str:
    """3 + 1 = 4"""
    found = _cells(row, sheet, seat)
    if not found:
        return ""
    parts = [str(value) for value in found[:-1] if value]
    return f"{' + '.join(parts)} = <b>{found[-1]}</b>" if len(parts) > 1 else f"<b>{found[-1]}</b>"
