"""The factions on the table: in full with every number of every senator, or in a line with the one that matters now."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from comitium.core.board import Board, Piece, Zone
from comitium.draw.terminal import pieces as terminal
from comitium.draw.terminal.look import Scene
from comitium.draw.terminal.republic.signs import INKS, LEADS, MARKS, away, flow, label, numbered, short

NUMBERS: Final = ("military", "oratory", "loyalty", "influence")
MORE: Final = ("popularity", "knights", "talents")
STANDING_OF_FACTION: Final = ("rank", "coalition", "dominant")
STANDINGS: Final = ("for-life", "rebel", "priest", "corrupt", "major", "liable", "proconsul", "away")


def factions(board: Board, scene: Scene, full: bool, own: bool) -> list[Text]:
    """All of them, the reader's own last: it stands next to her question."""
    zones = sorted(board.of_kind("faction"), key=lambda zone: zone.owner == board.seat)
    lines: list[Text] = []
    if zones and not full:
        shows = board.zone("state").mark("shows")
        assert shows is not None
        lines.append(Text(scene.say("draw-republic-shown", what=shows.text), style="quiet"))
    for zone in zones:
        mine = zone.owner == board.seat
        lines.extend(_full(zone, board, scene) if full or (mine and own) else _brief(zone, board, scene))
        if mine or any(card.face and card.up for card in zone.zones[0].pieces):  # [4.01.1] neutral hands lie open
            lines.extend(_hand(zone, scene))
    return lines


def _head(zone: Zone, board: Board, scene: Scene) -> Text:
    """Who, how many votes, influence and cards."""
    seat = zone.owner or 0
    ink, asked = INKS[seat], seat in board.asked
    head = Text("▸" if asked else " ", style="number").append_text(numbered(zone.choices, scene))
    head.append(f"{MARKS[seat]} {scene.speak(zone.name)}", style=f"{ink}.strong")
    for piece in zone.pieces:
        if piece.kind == "directive":
            led = scene.speak(piece.name)  # who knows the players calls a neutral by its directive already
            head.append(f" ({scene.say('draw-republic-neutral') if led == scene.speak(zone.name) else led})", style=ink)
    numbers = {id: zone.value(id) for id in ("votes", "influence", "cards")}
    head.append(f" {scene.say('draw-republic-faction', **numbers)}")
    if (out := zone.mark("eliminated")) is not None:
        head.append(f" ({scene.speak(out.text)})", style="quiet")
    if (box := zone.mark("box")) is not None:
        head.append(" " + scene.say("draw-republic-box", count=box.value))
    for mark in zone.marks:
        if mark.id in STANDING_OF_FACTION:
            head.append(f" · {scene.speak(mark.text)}", style="quiet")
    return head


def men(zone: Zone) -> list[Piece]:
    return [piece for piece in zone.pieces if piece.kind == "senator"]


def _name(man: Piece, scene: Scene) -> Text:
    cell = numbered(man.choices, scene).append(away(man), style="legal")
    cell.append(short(man.name, scene), style="" if man.mark("away") else "strong")
    return cell.append(LEADS if man.mark("leads") else "")


# -- in one line


def _brief(zone: Zone, board: Board, scene: Scene) -> list[Text]:
    shows = board.zone("state").mark("shows")
    assert shows is not None
    cells = [_name(man, scene).append(_shown(man, shows.face)) for man in men(zone)]
    for piece in zone.pieces:
        if piece.kind == "concession" and piece.choices:
            cells.append(numbered(piece.choices, scene).append(short(piece.name, scene)))
    head = _head(zone, board, scene)
    return flow(head.append(" –", style="quiet"), cells, scene.width) if cells else [head]


def _shown(man: Piece, number: str) -> str:
    """[1.09.14] His number; no votes of who is not in Rome, so that those shown add up to his faction's."""
    return "" if number == "votes" and man.mark("away") else f" {man.value(number)}"


# -- in full


def _full(zone: Zone, board: Board, scene: Scene) -> list[Text]:
    """A line for the faction, and its senators side by side with all their numbers."""
    cells = [_man(man, zone, scene) for man in men(zone)]
    rows = terminal.layout([cell.cell_len for cell in cells], scene.width - 2) if cells else 0
    columns = [cells[start : start + rows] for start in range(0, len(cells), rows)] if rows else []
    widths = [max(cell.cell_len for cell in column) for column in columns]
    lines = [_head(zone, board, scene)]
    for row in range(rows):
        line = Text("  ")
        for column, width in zip(columns, widths, strict=True):
            if row < len(column):
                line.append_text(column[row]).append(" " * (width - column[row].cell_len + 2))
        line.rstrip()
        line.no_wrap, line.overflow = True, "ellipsis"
        lines.append(line)
    return lines


def _man(man: Piece, zone: Zone, scene: Scene) -> Text:
    cell = _name(man, scene)
    numbers = " ".join(scene.say(f"draw-republic-{id}", count=man.value(id)) for id in NUMBERS)
    more = [scene.say(f"draw-republic-{id}", count=man.value(id)) for id in MORE if man.value(id)]
    cell.append(" " + " ".join([numbers, *more]))
    marks = [mark for mark in man.marks if mark.id.startswith("office/") or mark.id in STANDINGS]
    held = [piece for piece in zone.pieces if piece.kind == "concession" and _holder(piece) == man.name]
    about = [*(scene.speak(mark.text) for mark in marks), *(short(piece.name, scene) for piece in held)]
    return cell.append(f" ({', '.join(about)})" if about else "", style="quiet")


def _holder(concession: Piece) -> object:
    mark = concession.mark("holder")
    return mark.text.args["senator"] if mark is not None else None


def _hand(zone: Zone, scene: Scene) -> list[Text]:
    """The reader's cards, or those of a neutral."""
    hand = zone.zones[0]
    cells = [numbered(card.choices, scene).append(short(card.name, scene)) for card in hand.pieces]
    return flow(Text("  ").append_text(label(scene.speak(hand.name), scene)), cells, scene.width, " · ")
