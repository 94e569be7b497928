"""A look for the browser: how a game's board becomes a picture. This one draws any board; a game's own differs in parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.core.board import Board, Piece, Sheet
from comitium.core.messages import Amount, Event, Option, Phrase, Prompt
from comitium.core.registry import game_type
from comitium.draw.moments.model import Card
from comitium.draw.page import zones
from comitium.draw.page.after.inputs import Chart, Ladder, Line
from comitium.draw.page.model import Move, Table
from comitium.draw.page.parts import Drawing
from comitium.draw.page.words import Words, icon, text
from comitium.match.match import Match

EMBLEMS: Final = 6  # factions that have a colour and an emblem


class PageLook:
    """What a page asks of a game's look."""

    sheet: str = ""  # a style sheet of its own
    sign: str = "senator"  # of the game in a list
    columns: tuple[str, ...] = ()  # in which order numbers of pieces stand, where a game cares
    silent: frozenset[str] = frozenset()  # marks that are no news to a reader of pages
    figures: tuple[tuple[str, str, str], ...] = ()  # what is compared for who was away: a name, a zone ("" her own), a mark
    opens: type[Event] | None = None  # what a phase begins with, of which a frame then knows all, however long it lasts

    def symbols(self) -> str:
        """Drawings that the table uses again and again."""
        return ""

    def table(self, model: Table, words: Words) -> Drawing:
        """The table, without question and log."""
        return zones.board(self, model, words)

    def face(self, option: Option, board: Board, words: Words) -> str:
        """A picture of something that may be chosen, to stand beside the words of an option; or nothing."""
        return ""

    def badge(self, seat: int) -> str:
        """Whose something is: a shape and a glyph, then a colour."""
        if seat >= EMBLEMS:
            return f'<span class="badge seat" aria-hidden="true">{seat + 1}</span>'
        return f'<span class="badge f{seat + 1}" aria-hidden="true">{icon(f"f{seat + 1}")}</span>'

    def seal(self, seat: int) -> str:
        """The same, small, before a line of the log."""
        return icon(f"f{seat + 1}", "s16") if seat < EMBLEMS else f"<b>{seat + 1}</b>"

    def icon(self, event: Event) -> str:
        """What stands before a line of the log that belongs to nobody."""
        return icon("event")

    def dice(self, event: Event) -> list[tuple[str, int]]:
        """Dice that an event tells of, one by one: "die", "black" or "white", and what each shows."""
        found = [(name, getattr(event, name, 0)) for name in ("die", "black", "white", "white2")]
        return [(name.rstrip("2"), value) for name, value in found if isinstance(value, int) and 1 <= value <= 6]

    def drawing(self, piece: Piece, words: Words) -> str:
        """A piece, large, for the glass; or nothing."""
        return ""

    def applied(self, piece: Piece, heard: Sequence[Event]) -> int:
        """Which of the printed lines of a card applied last, of all that was heard, from 0 on; -1 if none did."""
        return -1

    def detail(self, option: Option, board: Board, words: Words) -> str:
        """What follows at once from a choice, in numbers: what is to be read on the thing that lights up for it."""
        return zones.detail(option.choice, board, words)

    def tags(self, model: Table, words: Words) -> dict[int, str]:
        """What stands at the end of an option, small, by its choice: whose it is, with which chance."""
        return {}

    def group(self, option: Option) -> str:
        """The message under which options like this one are folded, many of a kind and seldom taken; "" for all others."""
        return ""

    def about_group(self, option: Option) -> str:
        """The message that says, above such folded options, what comes of them; "" for none."""
        return ""

    def form(self, option: Option) -> str:
        """A name by which the style sheet knows an option that has its own form."""
        return ""

    def start(self, one: Amount, prompt: Prompt) -> int:
        """The number that a slider stands at before anybody has touched it."""
        return one.low

    def scale(self, one: Amount, prompt: Prompt, words: Words) -> str:
        """What stands below a slider, number by number; or nothing."""
        return ""

    def stake_sign(self, what: str) -> str:
        """The sign before something that an answer gains or loses."""
        return "next"

    def worse(self, what: str) -> bool:
        """Whether more of it is a loss."""
        return False

    def chance(self, odd: Phrase, words: Words) -> str:
        """What may come of a form as it is filled in."""
        return f'<p class="sm">{icon("odds", "s14")} {words.speak(odd)}</p>'

    def pictured(self, odd: Phrase) -> str:
        """The class of a sentence about chances: "sr" if it is drawn beside the question, so that it is only read out;
        "staged" if that is so on a wide screen."""
        return ""

    def chain(self, answered: Sequence[Option]) -> Sequence[Option]:
        """Of what the reader has answered and may still take back, what belongs to the question that is asked now."""
        return answered

    def claims(self, model: Table, words: Words) -> str:
        """A form for what may be said aloud; here a line in the game's notation."""
        example = text(game_type(model.board.game).profile.example)
        return (
            f'<form data-do="claim"><input type="text" name="text" aria-label="{words.say("claim")}" placeholder="{example}" '
            f'maxlength="120"><button class="btn small">{words.say("claim")}</button></form>'
        )

    def offer(self, model: Table, words: Words) -> str:
        """A form for an agreement to be offered; here a line in the game's notation."""
        return (
            f'<form data-do="offer"><input type="text" name="text" maxlength="400" aria-label="{words.say("offer")}">'
            f'<button class="btn small">{words.say("offer")}</button></form>'
        )

    def partners(self, board: Board) -> tuple[int, ...]:
        """The seats that the reader can bargain with."""
        return ()

    def first_partner(self, board: Board, seats: Sequence[int]) -> int:
        """With whom of those she would begin."""
        return seats[0]

    def draft(self, said: dict[str, str], board: Board, to: int) -> dict[str, str]:
        """A draft of an offer, slot by slot, with what was left out as it is drawn."""
        return said

    def draft_text(self, said: dict[str, str], board: Board, to: int) -> str:
        """The same in the game's notation."""
        return ""

    def draft_rows(self, model: Table, words: Words) -> str:
        """The same as sentences with gaps to fill in."""
        return ""

    def weight(self, board: Board, seat: int, words: Words) -> str:
        """What a partner brings to a bargain, in a few words."""
        return ""

    def records(self, events: Sequence[Event], seats: int) -> tuple[tuple[int, int], ...]:
        """By seat, how many promises were kept and broken."""
        return ()

    def art(self) -> str:
        """The picture on the home page: a temple with a column for each faction."""
        columns = "".join(
            f'<rect x="{76 + 31 * k}" y="56" width="13" height="52" fill="var(--f{k + 1})"/>'
            f'<path d="M{73 + 31 * k} 54h19v5h-19zM{73 + 31 * k} 106h19v5h-19z" fill="var(--marble2)" '
            f'stroke="var(--card-edge)"/>'
            for k in range(EMBLEMS)
        )
        return (
            '<svg viewBox="0 0 320 132" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
            '<rect width="320" height="132" fill="var(--felt)"/><path d="M60 44L160 12 260 44z" fill="url(#mar)" '
            'stroke="var(--card-edge)" stroke-width="1.5"/><path d="M66 44h188v10H66z" fill="var(--marble)" '
            f'stroke="var(--card-edge)"/>{columns}<path d="M54 114h212M44 120h232M34 126h252" stroke="var(--vein)" '
            'stroke-width="4"/></svg>'
        )

    def score(self, sheet: Sheet, board: Board, words: Words) -> str:
        """The points at the end."""
        return zones.sheet(sheet, board, words)

    def crest(self, board: Board, winners: Sequence[int]) -> str:
        """Whose the victory is, before the sentence that says it."""
        return "".join(self.badge(seat) for seat in winners[:4])

    def moves(self, events: Sequence[Event], board: Board) -> list[Move]:
        """How what has just happened goes over the table. What keeps its id glides by itself."""
        return []

    def ladders(self, match: Match) -> list[Ladder]:
        """How well the players of a finished game have done, where games are compared."""
        return []

    def moment_table(self, table: str, total: int, words: Words) -> str:
        """A printed table of a game, by its name, with the total that was reached; or nothing."""
        return ""

    def moment_card(self, card: Card, words: Words) -> str:
        """A card that a moment turns up; or nothing."""
        return ""

    def moment_votes(self, runs: Sequence[tuple[int, int]], total: int, whole: int) -> str:
        """So many votes by seat, on a scale of `whole`; or nothing."""
        return ""

    def moment_ruin(self, board: Board, words: Words) -> str:
        """What was left when everybody lost; or nothing."""
        return ""

    def tint(self, seat: int) -> str:
        """By what a style sheet knows the colour of a seat in a picture."""
        return f"f{seat + 1}" if 0 <= seat < EMBLEMS else ""

    def charts(self, boards: Sequence[Board]) -> list[Chart]:
        """How a game went, from the boards of its turns: by default every number that all seats have."""
        shared = _common_numbers(boards[-1]) if boards else []
        return [
            Chart(
                Phrase("draw-page-course"),
                tuple(range(len(boards))),
                tuple(
                    Line(boards[-1].seats[seat], tuple(_number(board, seat, mark) for board in boards), seat)
                    for seat in range(len(boards[-1].seats))
                ),
            )
            for mark in shared[:2]
        ]

    def aim(self, game: str, words: Words) -> str:
        """What the game is about, for somebody who has never played it."""
        return words.maybe(f"draw-page-aim-{game}") or words.maybe(f"{game}-tagline")

    def legend(self, words: Words) -> list[tuple[str, str]]:
        """The signs of the table, each with what it means."""
        return [
            (icon("next"), words.say("legend-lit")),
            (icon("check"), words.say("legend-picked")),
            (icon("hidden"), words.say("legend-hidden")),
            (icon("rule"), words.say("legend-rule")),
        ]


def _common_numbers(board: Board) -> list[str]:
    owned = [zone for zone in board.walk() if zone.owner is not None and zone.marks]
    found = [{mark.id for zone in owned if zone.owner == seat for mark in zone.marks if mark.value is not None}
             for seat in range(len(board.seats))]  # fmt: skip
    return sorted(set.intersection(*found)) if found else []


def _number(board: Board, seat: int, mark: str) -> int:
    return next((zone.value(mark) for zone in board.walk() if zone.owner == seat and zone.mark(mark)), 0)
