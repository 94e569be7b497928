"""The table of Res Publica Romana in the browser: where the year stands and how the State does, the vote, the factions as they
sit round the table, then the Forum, provinces and forces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.core.board import Board, Mark, Zone
from comitium.draw.page import zones
from comitium.draw.page.look import PageLook
from comitium.draw.page.model import Table
from comitium.draw.page.parts import Drawing, Part
from comitium.draw.page.words import Words, icon, text
from comitium.games.republic import names

PHASES: Final = range(1, 8)  # of a turn
SIGNS: Final = {"treasury": "treasury", "unrest": "unrest", "active-wars": "war"}
WAYS: Final = {"for": "check", "against": "close", "split": "even", "neither": "minus"}
WIDTH: Final = 400  # of the bars of a vote


def table(look: PageLook, model: Table, words: Words) -> Drawing:
    """The whole table; whatever may be chosen is drawn as on any other."""
    scene = zones.Scene(look, model, words)
    board = model.board
    shown = [zone for zone in zones.in_order(board) if zones.speaks(zone)]
    state = [zone for zone in shown if zone.kind == "state"]
    floor = [zone for zone in shown if zone.kind == "floor"]
    factions = [zone for zone in shown if zone.kind == "faction"]
    others = [zone for zone in shown if zone.kind not in ("state", "floor", "faction")]
    return (
        f'<h2 class="sr">{words.say("table")}</h2>{zones.jump([*state, *floor, *factions, *others], words)}',
        '<div class="zones">',
        *(Part(f"at-{zone.id}", _strip(zone, board, scene)) for zone in state),
        *(Part(f"at-{zone.id}", _vote(zone, factions, scene)) for zone in floor),
        '<div class="flow factions">',
        *(zones.part(one, scene) for one in factions),
        "</div>",
        *zones.laid_out(others, scene),
        "</div>",
    )


def _strip(state: Zone, board: Board, scene: zones.Scene) -> str:
    """[1.05] to [1.11] The phases of the year, and the numbers by which Rome stands or falls."""
    words = scene.words
    now = int(board.moment.partition("/")[2] or 0)
    phases = "".join(
        f"<li{' aria-current=step' if phase == now else ''}>{words.speak(names.phase(phase))}</li>" for phase in PHASES
    )
    numbers = "".join(
        f'<li>{icon(SIGNS[mark.id])}<b class="num">{_number(mark)}</b><span>{words.say(f"republic-{mark.id}")}</span></li>'
        for mark in state.marks
        if mark.id in SIGNS
    )
    rest = [mark for mark in state.marks if mark.id not in SIGNS]
    return (
        f'<section class="zone wide year" id="at-{text(state.id)}"><h3 class="sr">{words.speak(state.name)}</h3>'
        f'<ol class="phases">{phases}</ol><ul class="state">{numbers}</ul><div class="more">{zones.marks(rest, scene)}'
        f"{zones.pieces(state, scene)}</div></section>"
    )


def _number(mark: Mark) -> str:
    """A number, and the one that is too many."""
    return f"{mark.value}/{mark.of}" if mark.of is not None else str(mark.value)


def _vote(floor: Zone, factions: Sequence[Zone], scene: zones.Scene) -> str:
    """[1.09.14] What is being voted: the votes as bars on one scale, how each faction has voted, who is still to be called."""
    words = scene.words
    whole = max(1, sum(faction.value("votes") for faction in factions))
    bars = "".join(
        f'<li class="{side}"><span>{words.speak(mark.text)}</span>{_bar(mark, whole)}</li>'
        for side in ("ayes", "noes")
        if (mark := floor.mark(side)) is not None
    )
    called = "".join(
        f"<li>{scene.look.badge(mark.owner)}{icon(WAYS[mark.face], 's16')}<span>{words.speak(mark.text)}</span></li>"
        for mark in floor.marks
        if mark.face in WAYS and mark.owner is not None
    )
    rest = [mark for mark in floor.marks if mark.id not in ("ayes", "noes") and mark.face not in WAYS]
    return (
        f'<section class="zone wide vote" id="at-{text(floor.id)}">{zones.zone_button(floor, scene)}<header><h3>'
        f"{words.speak(floor.name)}</h3>{zones.marks(rest, scene)}</header>"
        f'<ul class="bars">{bars}</ul>{f"<ul class=called>{called}</ul>" if called else ""}</section>'
    )


def _bar(mark: Mark, whole: int) -> str:
    """So many of all votes; the line in the middle is half of them."""
    width = round(WIDTH * min(1.0, (mark.value or 0) / whole))
    return (
        f'<svg viewBox="0 0 {WIDTH} 14" preserveAspectRatio="none" aria-hidden="true"><rect width="{WIDTH}" height="14"/>'
        f'<rect class="f" width="{width}" height="14"/><path d="M{WIDTH // 2} 0v14"/></svg>'
    )
