"""The advanced rules in the terminal: the Pontifex Maximus with his rights and priests, and a trial with advocates."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from comitium.core.board import Board, Mark, Piece, Zone
from comitium.draw.terminal.look import Scene
from comitium.draw.terminal.republic.signs import INKS, MARKS, flow, short

DOT: Final = " · "
KINDS: Final = ("trial", "pontifex")
RIGHTS: Final = ("priesthood", "pontifex-veto", "on-war")  # told even where room is short
BEST: Final = 4  # advocates that are told


def advanced(board: Board, scene: Scene) -> list[Text]:
    """All of it."""
    return [line for zone in _zones(board) for line in _told(zone, zone.marks, scene)]


def briefly(board: Board, scene: Scene) -> list[Text]:
    """Where room is short: of the Pontifex Maximus his name and what he may still do."""
    lines: list[Text] = []
    for zone in _zones(board):
        kept = zone.marks if zone.kind == "trial" else [mark for mark in zone.marks if mark.id in ("holder", *RIGHTS)]
        lines.extend(_told(zone, kept, scene))
    return lines


def _zones(board: Board) -> list[Zone]:
    return [zone for kind in KINDS for zone in board.of_kind(kind)]


def _told(zone: Zone, marks: tuple[Mark, ...] | list[Mark], scene: Scene) -> list[Text]:
    cells = [_cell(mark, scene) for mark in marks if not (zone.pieces and mark.id == "speech")]
    cells += [_piece(one, scene) for one in zone.pieces[:BEST]] if zone.kind == "trial" else _priests(zone, scene)
    return flow(Text(scene.speak(zone.name), style="strong"), cells, scene.width, DOT)


def _cell(mark: Mark, scene: Scene) -> Text:
    """In the colour of a faction where it is about one of its senators; what can still be done stands out."""
    cell = Text(scene.speak(mark.text), style="legal.strong" if mark.face == "unused" else "")
    if mark.owner is not None:
        cell.append(f" {MARKS[mark.owner]}", style=INKS[mark.owner])
    return cell


def _priests(zone: Zone, scene: Scene) -> list[Text]:
    """[2.01.3] In one cell."""
    if not zone.pieces:
        return []
    cell = Text(scene.say("draw-republic-label", name=scene.say("draw-respublica-priests")) + " ")
    for place, one in enumerate(zone.pieces):
        cell.append(", " if place else "").append(short(one.name, scene), style="strong")
        if one.owner is not None:
            cell.append(f" {MARKS[one.owner]}", style=INKS[one.owner])
    return [cell]


def _piece(one: Piece, scene: Scene) -> Text:
    """[2.05.3] Who could speak for the accused, and what that would bring."""
    cell = Text(short(one.name, scene), style="strong")
    return cell.append(f" ({', '.join(scene.speak(mark.text) for mark in one.marks)})", style="quiet")
