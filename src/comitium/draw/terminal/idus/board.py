"""The table of Idus Martii as a picture for the terminal.

A row for each senator, a column for each turn: C and P are the offices, and where somebody was Aedile her vote stands. A disc
is a green vote, a lozenge a red one, a square a yellow one; filled if the reader knows it, hollow if it is only claimed. The
row below shows what was counted. Every sign is readable without colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from comitium.bots.idus.belief import odds
from comitium.core.board import Board, Piece, Zone
from comitium.draw.terminal.idus import labels as words
from comitium.draw.terminal.idus import report as idus_report
from comitium.draw.terminal.idus.signs import DISPUTED, FILLED, HIDDEN, HOLLOW, INKS, MARKS, SIGNS
from comitium.draw.terminal.look import Look, Scene
from comitium.games.idus.report import report
from comitium.match.match import Match

TALL: Final = 32  # lines of a terminal on which there is air between the parts
NAMES: Final = 10  # letters of the longest name
ROLES: Final = 10  # of the longest office with the faction cards, or of a faction with its sign
LEFT: Final = 30  # columns to the left of the turns


class IdusLook(Look):
    """The look of Idus Martii."""

    inks = ("seat",) * 8
    marks = MARKS
    also = "draw-idus-also"
    commands = "draw-idus-commands"
    visit = "draw-idus-visit"

    def draw(self, board: Board, scene: Scene) -> RenderableType:
        air = [Text()] if scene.height >= TALL else []
        parts = [_title(board, scene), *air, *_tracks(board, scene), *air, *_senators(board, scene), *air]
        parts.append(Text(scene.say("draw-idus-legend", hidden=HIDDEN, disputed=DISPUTED), style="quiet"))
        for line in parts:
            line.no_wrap, line.overflow = True, "ellipsis"
        return Group(*parts)

    def tell(self, board: Board, scene: Scene) -> list[str]:
        return words.table(board, scene)

    def score(self, board: Board, scene: Scene) -> RenderableType:
        """Who was what is in the picture already."""
        return Text("\n".join(line for sheet in board.sheets for line in words.endings(sheet, scene)))

    def tell_score(self, board: Board, scene: Scene) -> list[str]:
        return [line for sheet in board.sheets for line in words.score(board, sheet, scene)]

    def report(self, match: Match, seat: int | None, scene: Scene) -> list[str | Text]:
        found = report(match, seat, odds)
        return idus_report.pages(found, scene) if found is not None else []

    def tell_report(self, match: Match, seat: int | None, scene: Scene) -> list[str]:
        found = report(match, seat, odds)
        return idus_report.lines(found, scene) if found is not None else []


LOOK: Final = IdusLook()


# -- above the senators


def _title(board: Board, scene: Scene) -> Text:
    """The turn, who plays, who the reader is if there is room for it, and what she holds."""
    line = Text().append(scene.speak(board.title), style="strong")
    own = words.holds(board, scene, MARKS[board.seat] if board.seat is not None else "")
    if line.cell_len + len(own) + 2 > scene.width:
        own = words.holds(board, scene)
    others = sorted({player for seat, player in enumerate(scene.players) if player and seat != board.seat})
    player = f" · {others[0]}" if len(others) == 1 and not board.over else ""
    if line.cell_len + len(player) + len(own) + 2 <= scene.width:
        line.append(player, style="quiet")
    line.append(" " * max(2, scene.width - line.cell_len - len(own)))
    return line.append(own, style="strong")


def _tracks(board: Board, scene: Scene) -> list[Text]:
    """The two markers. The line stands behind the last square on which a conspiracy is safe."""
    tracks = board.of_kind("track")
    labels = [scene.speak(track.name) for track in tracks]
    lines: list[Text] = []
    for track, label in zip(tracks, labels, strict=True):
        faction, safe, marker = track.id.rpartition("/")[2], track.value("safe"), track.mark("at")
        assert marker is not None
        at, ink = marker.value or 0, INKS[faction]
        line = Text().append(f"{label:<{max(map(len, labels))}} ", style=ink)
        for square in range(1, max(safe, at) + 1):
            full = square <= at
            line.append(FILLED[faction] if full else HOLLOW[faction], style=ink if full else "quiet")
            line.append("┃" if square == safe else " " if square % 5 == 0 else "", style="bad" if square == safe else "")
        line.append(f" {at}", style=f"{ink}.strong").append(f"/{marker.of}", style="quiet")
        lines.append(line)
    room = max(line.cell_len for line in lines) + 3
    for mark in board.zone("markers").marks:
        lead = scene.speak(mark.text)
        if room + len(lead) <= scene.width:
            lines[0].append(" " * (room - lines[0].cell_len) + lead, style="quiet")
    return lines


# -- the senators and their turns


def _senators(board: Board, scene: Scene) -> list[Text]:
    cell = 4 if LEFT + 2 + 8 * len(board.seats) <= scene.width else 3
    turns = board.of_kind("turn")[-((scene.width - LEFT - 2) // cell) :]
    lines = [_head(turns, scene, cell)]
    for number, senator in enumerate(words.senators(board)):
        line = _senator(senator, number, board, scene)
        for turn in turns:
            line.append_text(_gap(turn))
            glyphs = _cell(number, turn, scene)[: cell - 1]
            line.append_text(glyphs).append(" " * (cell - glyphs.cell_len))
        lines.append(line)
    return [*lines, _counts(turns, scene, cell)]


def _head(turns: Sequence[Zone], scene: Scene, cell: int) -> Text:
    line = Text().append(f"{scene.say('draw-idus-turns'):>{LEFT - 2}}  ", style="quiet")
    for turn in turns:
        style = "strong" if turn.mark("now") else "quiet"
        line.append_text(_gap(turn)).append(f"{turn.value('number'):<{cell}}", style=style)
    return line


def _gap(turn: Zone) -> Text:
    """A line between the rounds."""
    return Text("│ " if turn.mark("opens") else "", style="quiet")


def _senator(senator: Zone, seat: int, board: Board, scene: Scene) -> Text:
    """Who sits there, the office or in the end the faction, the faction cards, and what she says she is."""
    waits, own = seat in board.asked, seat == board.seat
    line = Text().append("▸" if waits else " ", style="number")
    line.append(f"{MARKS[seat]} ", style="number" if waits else "")
    line.append(f"{scene.speak(senator.name):<{NAMES}} ", style="bold underline" if own else "strong")
    shown = words.kept(senator)
    if board.over and shown:
        faction = shown[0].face
        label = f"{FILLED[faction]} {scene.speak(shown[0].name)}"
        line.append(f"{label:<{ROLES}}", style=f"{INKS[faction]}.strong")
    else:
        role, count = senator.mark("role"), senator.value("cards")
        label = scene.say(f"idus-role-{role.face}") if role is not None else ""
        line.append(f"{label:<{ROLES - 2}}", style="strong" if waits else "")
        line.append("▮" * count + " " * (2 - count), style="quiet")
    says = senator.mark("says")
    line.append(f" “{HOLLOW[says.face]}”" if says is not None else "    ", style=INKS[says.face] if says is not None else "")
    return line.append(" " * (LEFT - line.cell_len))


def _cell(seat: int, turn: Zone, scene: Scene) -> Text:
    """What a senator was, or how she voted, in a turn."""
    piece = next((piece for piece in turn.pieces if piece.owner == seat), None)
    if piece is None:
        return Text("·", style="quiet")
    if piece.kind == "vote":
        return _vote(piece)
    return Text(scene.say(f"draw-idus-sign-{piece.face}"), style="" if turn.mark("now") else "quiet")


def _vote(card: Piece) -> Text:
    """The card as it was laid, what became of it if the Praetor looked, and a dispute; cut at the end where room is short."""
    said, disputed = card.mark("said") is not None, card.mark("disputed") is not None
    line = Text().append_text(_glyph(card.face, said))
    for fate, sign in SIGNS.items():
        if became := card.mark(fate):
            line.append(sign)
            if fate != "kept" and not disputed:
                line.append_text(_glyph(became.face, said))
    return line.append(DISPUTED if disputed else "", style="bad.strong")


def _glyph(colour: str, said: bool) -> Text:
    if not colour:
        return Text(HIDDEN, style="quiet")
    return Text(HOLLOW[colour] if said else FILLED[colour], style=INKS[colour])


def _counts(turns: Sequence[Zone], scene: Scene, cell: int) -> Text:
    line = Text().append(f"{scene.say('draw-idus-count'):>{LEFT - 2}}  ", style="quiet")
    for turn in turns:
        line.append_text(_gap(turn))
        counted = words.counted(turn)
        for card in counted:
            line.append(FILLED[card.face], style=INKS[card.face])
        line.append(" " * (cell - len(counted)))
    return line
