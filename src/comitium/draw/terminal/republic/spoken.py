"""The table of Res Publica Romana in lines to be read aloud: what there is, and nothing of what there is not.

Other factions are told briefly, with offices and absences; the command “table” and a word (a name, a place) tells the rest.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from comitium.core.board import Board, Mark, Piece, Zone
from comitium.draw.terminal.look import Scene

TELLING: Final = ("leads", "for-life", "rebel", "away")  # what is told of anybody's senator

SESSION: Final = ("trial", "pontifex", "coalition", "plan", "spoils")  # [2] [4.05] beside the floor of the Senate


def table(board: Board, scene: Scene) -> list[str]:
    """The State, the vote, wars, Forum, provinces, forces, what binds, factions."""
    lines = [scene.speak(board.title), *_state(board, scene)]
    if (floor := board.find("floor")) is not None:
        marks = [mark for mark in floor.marks if mark.id != "proposed"]
        lines.append(_line(f"{scene.say('draw-republic-vote')} {scene.speak(floor.name)}", _said(marks, scene), scene))
    for kind in SESSION:
        for zone in board.of_kind(kind):
            lines.append(_line(scene.speak(zone.name), _said(zone.marks, scene), scene))
            lines.extend(_line(scene.speak(one.name), _said(one.marks, scene), scene) for one in zone.pieces)
    for zone in board.zone("forum").zones:
        if zone.kind == "wars":
            lines.extend(
                _line(f"{scene.speak(zone.name)}, {scene.speak(war.name)}", _said(war.marks, scene), scene)
                for war in zone.pieces
            )
        else:
            lines.extend(_list(zone, scene))
    lines.extend(_list(board.zone("provinces"), scene))
    for force in board.zone("forces").zones:
        if force.kind == "disbanded":
            lines.extend(_list(force, scene))
        elif force.value("legions") or force.value("fleets"):
            lines.append(_line(scene.speak(force.name), _said(force.marks, scene), scene))
    if (deals := board.find("agreements")) is not None:
        lines.extend(_line(scene.speak(deal.name), _said(deal.marks, scene), scene) for deal in deals.zones)
    for faction in board.of_kind("faction"):
        lines.extend(_faction(faction, board, scene))
    return lines


def _line(name: str, what: Iterable[str], scene: Scene) -> str:
    return scene.say("draw-zone", zone=name, what=", ".join(what))


def _said(marks: Iterable[Mark], scene: Scene) -> list[str]:
    return [scene.speak(mark.text) for mark in marks]


def _state(board: Board, scene: Scene) -> list[str]:
    zone = board.zone("state")
    lines = [_line(scene.speak(zone.name), _said([mark for mark in zone.marks if mark.id != "shows"], scene), scene)]
    if zone.pieces:
        lines.append(_line(scene.say("draw-republic-in-force"), [scene.speak(piece.name) for piece in zone.pieces], scene))
    return lines


def _list(zone: Zone, scene: Scene) -> list[str]:
    """A place and what lies there; nothing if it is empty."""
    return [_line(scene.speak(zone.name), [_piece(piece, scene) for piece in zone.pieces], scene)] if zone.pieces else []


def _piece(piece: Piece, scene: Scene) -> str:
    said = _said(piece.marks, scene)
    return scene.say("draw-told", thing=piece.name, about=", ".join(said)) if said else scene.speak(piece.name)


def _faction(zone: Zone, board: Board, scene: Scene) -> list[str]:
    """One's own in full, a line for every senator; the others in one."""
    seat = zone.owner or 0
    name = scene.who(seat, board)
    men = [piece for piece in zone.pieces if piece.kind == "senator"]
    said = _said(zone.marks, scene)
    if seat != board.seat:
        line = _line(name, [*said, *(_briefly(man, scene) for man in men)], scene)
        is_open = any(card.face and card.up for card in zone.zones[0].pieces)  # [4.01.1]
        return [line, *_list(zone.zones[0], scene)] if is_open else [line]
    lines = [_line(name, said, scene)]
    lines.extend(_line(scene.speak(man.name), _said(man.marks, scene), scene) for man in men)
    concessions = [_piece(piece, scene) for piece in zone.pieces if piece.kind == "concession"]
    if concessions:
        lines.append(_line(scene.speak(board.zone("forum/concessions").name), concessions, scene))
    return [*lines, *_list(zone.zones[0], scene)]


def _briefly(man: Piece, scene: Scene) -> str:
    said = [scene.speak(mark.text) for mark in man.marks if mark.id.startswith("office/") or mark.id in TELLING]
    return scene.say("draw-told", thing=man.name, about=", ".join(said)) if said else scene.speak(man.name)
