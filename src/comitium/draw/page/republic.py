"""Res Publica Romana in the browser, as far as it differs from any other board: the charts of its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.core.board import Board
from comitium.core.messages import Phrase
from comitium.draw.page import republic_offer, republic_table
from comitium.draw.page.look import PageLook
from comitium.draw.page.model import Chart, Line, Table
from comitium.draw.page.parts import Drawing
from comitium.draw.page.words import Words


class RepublicPage(PageLook):
    """The common look, with a form for agreements, and the course of influence, of treasury and of unrest."""

    sheet = "republic"
    columns = ("military", "oratory", "loyalty", "influence", "popularity", "knights", "guards", "talents", "votes")
    silent = frozenset({"shows"})  # which column a narrow screen shows

    def table(self, model: Table, words: Words) -> Drawing:
        return republic_table.table(self, model, words)

    def offer(self, model: Table, words: Words) -> str:
        return republic_offer.form(model.board, words)

    def charts(self, boards: Sequence[Board]) -> list[Chart]:
        yearly = turns(boards)
        if not yearly:
            return []
        points = tuple(range(len(yearly)))
        seats = yearly[-1].seats
        influence = tuple(
            Line(seats[seat], tuple(_value(board, seat, "influence") for board in yearly), seat) for seat in range(len(seats))
        )
        state = tuple(
            Line(Phrase(f"draw-chronicle-line-{mark}"), tuple(_value(board, None, mark) for board in yearly), place)
            for place, mark in enumerate(("treasury", "unrest"))
        )
        return [
            Chart(Phrase("draw-chronicle-influence"), points, influence),
            Chart(Phrase("draw-chronicle-state"), points, state),
        ]


def turns(boards: Sequence[Board]) -> list[Board]:
    """The first board of every turn, and the last of all."""
    found: list[Board] = []
    turn = ""
    for board in boards[:-1]:
        year = board.moment.partition("/")[0]
        if year != turn:
            turn = year
            found.append(board)
    return [*found, *boards[-1:]]


def _value(board: Board, seat: int | None, mark: str) -> int:
    """A number of a faction, or of the State."""
    for zone in board.walk():
        if zone.owner == seat and zone.mark(mark) is not None:
            return max(0, zone.value(mark))
    return 0


LOOK: Final = RepublicPage()
