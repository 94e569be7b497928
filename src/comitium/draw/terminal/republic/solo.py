"""The Senate of chapter 4 in the terminal: the list of coalitions, the military plan, what is left of the spoils."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from comitium.core.board import Board, Mark, Piece, Zone
from comitium.draw.terminal.look import Scene
from comitium.draw.terminal.republic.signs import INKS, MARKS, flow, numbered

DOT: Final = " · "
STYLES: Final = {"asked": "legal.strong", "next": "strong"}  # of entries; all others are quiet


def session(board: Board, scene: Scene) -> list[Text]:
    """All of it: the list entry by entry, the plan, the spoils item by item."""
    return [line for zone in _zones(board) for line in (_full(zone, scene))]


def briefly(board: Board, scene: Scene) -> list[Text]:
    """Where room is short: the entry that is asked and the next one, and of the spoils what is left and who chooses."""
    return [line for zone in _zones(board) for line in (_brief(zone, scene))]


def _zones(board: Board) -> list[Zone]:
    return [zone for kind in ("coalition", "plan", "spoils") for zone in board.of_kind(kind)]


def _full(zone: Zone, scene: Scene) -> list[Text]:
    if zone.kind == "coalition":
        return [*_ranks(zone, scene), *(line for one in zone.pieces for line in _entry(one, scene))]
    if zone.kind == "plan":
        lines = flow(Text(scene.speak(zone.name), style="strong"), _spoken(zone.marks, scene), scene.width, DOT)
        for one in zone.pieces:
            lines.extend(_wrapped(_war(one, scene), scene))
        return lines
    lines = _order(zone, scene)
    for one in zone.pieces:
        head = Text("  ").append_text(numbered(one.choices, scene))
        head.append(scene.speak(one.name), style="quiet" if one.kind == "given" else "strong")
        lines.extend(flow(head, _spoken(one.marks, scene), scene.width, DOT))
    return lines


def _brief(zone: Zone, scene: Scene) -> list[Text]:
    if zone.kind == "coalition":
        asked = [one for one in zone.pieces if (state := one.mark("state")) is not None and state.face in STYLES]
        return [*_ranks(zone, scene), *(line for one in asked for line in _entry(one, scene))]
    if zone.kind == "plan":
        cells = [*_spoken(zone.marks, scene), *(Text(_war(one, scene)) for one in zone.pieces)]
        return flow(Text(scene.speak(zone.name), style="strong"), cells, scene.width, DOT)
    left = [numbered(one.choices, scene).append(scene.speak(one.name)) for one in zone.pieces if one.kind == "spoil"]
    return [*_order(zone, scene), *flow(Text("  "), left, scene.width, DOT)]


def _spoken(marks: Sequence[Mark], scene: Scene) -> list[Text]:
    return [Text(scene.speak(mark.text)) for mark in marks]


def _war(one: Piece, scene: Scene) -> str:
    """[4.05.3] A war of the plan: what it needs, and the odds as things stand."""
    return f"{scene.speak(one.name)}: {', '.join(scene.speak(mark.text) for mark in one.marks)}"


def _wrapped(told: str, scene: Scene) -> list[Text]:
    """A sentence on as many lines as it takes."""
    return flow(Text("  "), [Text(word) for word in told.split(" ")], scene.width, " ")


def _ranks(zone: Zone, scene: Scene) -> list[Text]:
    """[4.05.2] The factions by rank with their votes, and the majority."""
    cells = [
        Text(f"{MARKS[mark.owner]} {mark.value}", style=f"{INKS[mark.owner]}.strong")
        for mark in zone.marks
        if mark.owner is not None
    ]
    cells += [Text(scene.speak(mark.text)) for mark in zone.marks if mark.id == "need"]
    return flow(Text(scene.speak(zone.name), style="strong"), cells, scene.width, DOT)


def _entry(one: Piece, scene: Scene) -> list[Text]:
    seats, state = one.mark("seats"), one.mark("state")
    style = STYLES.get(state.face, "quiet") if state is not None else "quiet"
    cells: list[Text] = []
    if seats is not None:
        signs = Text()
        for seat in seats.face:
            signs.append(MARKS[int(seat)], style=f"{INKS[int(seat)]}.strong")
        cells.append(signs.append(f" {seats.value}", style=style))
    if state is not None:
        cells.append(Text(scene.speak(state.text), style=style))
    return flow(Text(f"  {scene.speak(one.name)}", style=style), cells, scene.width, DOT)


def _order(zone: Zone, scene: Scene) -> list[Text]:
    """[4.05.4] Who chooses after whom, what was named, and what neutrals would take."""
    cells: list[Text] = []
    for mark in zone.marks:
        if mark.id.startswith("order/") and mark.owner is not None:
            sign = "▸" if mark.face else ""
            cells.append(Text(f"{sign}{MARKS[mark.owner]} {scene.speak(mark.text)}", style=f"{INKS[mark.owner]}.strong"))
    lines = flow(Text(scene.speak(zone.name), style="strong"), cells, scene.width, " → ")
    for mark in zone.marks:
        if not mark.id.startswith("order/"):
            lines.extend(_wrapped(scene.speak(mark.text), scene))
    return lines
