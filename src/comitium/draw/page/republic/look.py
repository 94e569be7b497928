"""Res Publica Romana in the browser: its table, its forms, what an option brings, the signs, the charts of its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.core.board import Board, Piece, Sheet
from comitium.core.messages import Amount, Event, Option, Phrase, Prompt
from comitium.draw.page.after.inputs import Chart, Ladder, Line
from comitium.draw.page.look import PageLook
from comitium.draw.page.model import Move, Table
from comitium.draw.page.parts import Drawing
from comitium.draw.page.republic import cards as republic_cards
from comitium.draw.page.republic import detail as republic_detail
from comitium.draw.page.republic import moves as republic_moves
from comitium.draw.page.republic import odds as republic_odds
from comitium.draw.page.republic import offer as republic_offer
from comitium.draw.page.republic import score as republic_score
from comitium.draw.page.republic import table as republic_table
from comitium.draw.page.republic import tables as republic_tables
from comitium.draw.page.republic import wars as republic_wars
from comitium.draw.page.republic.senate import bar
from comitium.draw.page.words import Words, icon
from comitium.games.republic.board.directives import line_of
from comitium.games.republic.catalogue.keys import NEUTRAL_KEYS
from comitium.games.republic.events.people import PhaseBegan
from comitium.games.republic.report.report import report
from comitium.match.match import Match


class RepublicPage(PageLook):
    """The common look, with a form for agreements, and the course of influence, of treasury and of unrest."""

    sheet = "republic"
    silent = frozenset({"shows"})  # which column a narrow screen shows
    figures = (
        ("treasury", "state", "treasury"), ("unrest", "state", "unrest"), ("wars", "state", "active-wars"),
        ("influence", "", "influence"), ("votes", "", "votes"),
    )  # fmt: skip
    opens = PhaseBegan

    def symbols(self) -> str:
        """The patterns by which the outcomes of a battle are told apart."""
        return (
            '<pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
            '<path d="M0 0v5" stroke="var(--ink2)" stroke-width="4"/></pattern><pattern id="cross" width="5" height="5" '
            'patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v5M0 0h5" stroke="var(--ink)" '
            'stroke-width="4"/></pattern>'
        )

    def table(self, model: Table, words: Words) -> Drawing:
        return republic_table.table(self, model, words)

    def offer(self, model: Table, words: Words) -> str:
        return republic_offer.typed(model.board, words)

    def partners(self, board: Board) -> tuple[int, ...]:
        return republic_offer.partners(board)

    def first_partner(self, board: Board, seats: Sequence[int]) -> int:
        return republic_offer.first_partner(board, seats)

    def draft(self, said: dict[str, str], board: Board, to: int) -> dict[str, str]:
        return republic_offer.draft(said, board, to)

    def draft_text(self, said: dict[str, str], board: Board, to: int) -> str:
        return republic_offer.draft_text(said, board, to)

    def draft_rows(self, model: Table, words: Words) -> str:
        return republic_offer.draft_rows(model, words)

    def weight(self, board: Board, seat: int, words: Words) -> str:
        return republic_offer.weight(board, seat, words)

    def records(self, events: Sequence[Event], seats: int) -> tuple[tuple[int, int], ...]:
        return republic_offer.records(events, seats)

    def applied(self, piece: Piece, heard: Sequence[Event]) -> int:
        """[4.02.1] Of a directive, by the latest act of its faction."""
        if piece.kind != "directive" or piece.face not in NEUTRAL_KEYS:
            return -1
        lines = (line_of(NEUTRAL_KEYS.index(piece.face), event, piece.owner) for event in reversed(heard))
        return next((line for line in lines if line >= 0), -1)

    def detail(self, option: Option, board: Board, words: Words) -> str:
        return republic_detail.detail(self, option, board, words)

    def face(self, option: Option, board: Board, words: Words) -> str:
        return republic_detail.face(option)

    def tags(self, model: Table, words: Words) -> dict[int, str]:
        return republic_detail.tags(self, model, words)

    def group(self, option: Option) -> str:
        return republic_detail.group(option)

    def about_group(self, option: Option) -> str:
        return republic_detail.about_group(option)

    def form(self, option: Option) -> str:
        return republic_detail.form(option)

    def start(self, one: Amount, prompt: Prompt) -> int:
        return republic_detail.start(one, prompt)

    def scale(self, one: Amount, prompt: Prompt, words: Words) -> str:
        return republic_odds.scale(one, prompt, words)

    def stake_sign(self, what: str) -> str:
        return republic_detail.STAKES.get(what, "info")

    def worse(self, what: str) -> bool:
        return what == "unrest"

    def chance(self, odd: Phrase, words: Words) -> str:
        return republic_odds.planned(odd, words) or super().chance(odd, words)

    def pictured(self, odd: Phrase) -> str:
        return republic_odds.pictured(odd)

    def chain(self, answered: Sequence[Option]) -> Sequence[Option]:
        return republic_detail.chain(answered)

    def drawing(self, piece: Piece, words: Words) -> str:
        return republic_cards.drawing(piece, words)

    def moves(self, events: Sequence[Event], board: Board) -> list[Move]:
        return republic_moves.moves(events, board)

    def moment_table(self, table: str, total: int, words: Words) -> str:
        return republic_tables.TABLES[table](total, words)

    def moment_votes(self, runs: Sequence[tuple[int, int]], total: int, whole: int) -> str:
        return bar(runs, total, 0, whole, None)

    def moment_ruin(self, board: Board, words: Words) -> str:
        return "".join(republic_wars.left(zone, words) for zone in board.of_kind("forum"))

    def legend(self, words: Words) -> list[tuple[str, str]]:
        return [*super().legend(words), *republic_detail.legend(words)]

    def icon(self, event: Event) -> str:
        return icon(republic_detail.sign_of(event))

    def score(self, sheet: Sheet, board: Board, words: Words) -> str:
        """[1.12.2] The factions by their influence, the most first; who has won and why stands above."""
        rows = "".join(
            f'<tr><th scope="row">{self.badge(row.owner or 0)} {words.speak(row.name)}</th>'
            f"{''.join(f'<td>{cell}</td>' for cell in row.cells)}</tr>"
            for row in sorted(sheet.rows, key=lambda row: -int(str(row.cells[0])))
        )
        heads = "".join(f'<th scope="col">{words.speak(column.name)}</th>' for column in sheet.columns)
        return (
            f'<div class="grid"><table class="sheet ranks"><caption class="sr">{words.speak(sheet.title)}</caption>'
            f"<thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
        )

    def crest(self, board: Board, winners: Sequence[int]) -> str:
        """The sign of whoever has won; where all have lost, that of death."""
        return super().crest(board, winners) or f'<span class="fallen">{icon("skull")}</span>'

    def ladders(self, match: Match) -> list[Ladder]:
        """[4.08.1] The five places of the game for one and two."""
        found = report(match)
        return republic_score.ladders(found.score) if found is not None and found.score is not None else []

    def charts(self, boards: Sequence[Board]) -> list[Chart]:
        yearly = turns(boards)
        if not yearly:
            return []
        points = tuple(board.turn for board in yearly)
        seats = yearly[-1].seats
        influence = tuple(
            Line(seats[seat], tuple(_value(board, seat, "influence") for board in yearly), seat) for seat in range(len(seats))
        )
        state = [
            Chart(Phrase(f"draw-chronicle-{mark}"), points, (_course(yearly, mark, colour),))
            for mark, colour in (("treasury", "ink2"), ("unrest", "bad"))  # nobody's, so in no faction's colour
        ]
        return [Chart(Phrase("draw-chronicle-influence"), points, influence), *state]


def _course(boards: Sequence[Board], mark: str, colour: str) -> Line:
    """A number of the State, turn by turn."""
    return Line(Phrase(f"draw-chronicle-line-{mark}"), tuple(_value(board, None, mark) for board in boards), sign=colour)


def turns(boards: Sequence[Board]) -> list[Board]:
    """The first board of every turn, and the last of all."""
    found: list[Board] = []
    for board in boards[:-1]:
        if not found or board.turn != found[-1].turn:
            found.append(board)
    return [*found, *boards[-1:]]


def _value(board: Board, seat: int | None, mark: str) -> int:
    """A number of a faction, or of the State."""
    for zone in board.walk():
        if zone.owner == seat and zone.mark(mark) is not None:
            return max(0, zone.value(mark))
    return 0


LOOK: Final = RepublicPage()
