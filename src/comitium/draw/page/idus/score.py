"""The end of Idus Martii: who was what, by the shape of the faction before its word, and the shape of those who have won."""

from __future__ import annotations

from collections.abc import Sequence

from comitium.core.board import Board, Cell, Sheet
from comitium.core.messages import Phrase
from comitium.draw.page.idus.cards import faction, pip
from comitium.draw.page.words import Words


def score(sheet: Sheet, words: Words) -> str:
    """A row for each senator: the card that was kept, and the one that was given up."""
    heads = "".join(f'<th scope="col">{words.speak(column.name)}</th>' for column in sheet.columns)
    body = "".join(
        f'<tr><th scope="row">{words.speak(row.name)}</th>'
        f"{''.join(f'<td>{_card(cell, words)}</td>' for cell in row.cells)}</tr>"
        for row in sheet.rows
    )
    notes = "".join(f'<p class="sm sub">{words.speak(note)}</p>' for note in sheet.notes)
    return (
        f'<div class="grid"><table class="sheet"><caption class="sr">{words.speak(sheet.title)}</caption>'
        f"<thead><tr><td></td>{heads}</tr></thead><tbody>{body}</tbody></table></div>{notes}"
    )


def _card(cell: Cell, words: Words) -> str:
    return f"{pip(_faction(cell), '')} {words.speak(cell)}" if isinstance(cell, Phrase) else ""


def _faction(cell: Phrase) -> str:
    return cell.id.rpartition("-")[2]


def crest(board: Board, winners: Sequence[int]) -> str:
    """The shapes of the factions that have won, each once."""
    rows = {row.owner: row.cells[0] for sheet in board.sheets for row in sheet.rows if row.cells}
    won = dict.fromkeys(_faction(cell) for seat in winners if isinstance(cell := rows.get(seat), Phrase))
    return "".join(f'<span class="crest" aria-hidden="true">{faction(one, "")}</span>' for one in won)
