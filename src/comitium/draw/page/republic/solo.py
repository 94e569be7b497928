"""The Senate of chapter 4 in the browser: who may govern with whom, the military plan, and the spoils as a table of what is
left and who would take it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.core.board import Mark, Piece, Zone
from comitium.draw.page import zones
from comitium.draw.page.republic.senate import say
from comitium.draw.page.words import icon, text

KINDS: Final = ("coalition", "plan", "spoils")
RULES: Final = {"coalition": "4.05.2", "plan": "4.05.3", "spoils": "4.05.4"}
SIGNS: Final = {"coalition": "vote", "plan": "war", "spoils": "spoils"}


def session(zone: Zone, scene: zones.Scene) -> str:
    """One part of the session, with the rule it stands under."""
    inside = {"coalition": _coalition, "plan": _plan, "spoils": _spoils}[zone.kind](zone, scene)
    return (
        f'<section class="zone wide session" id="at-{text(zone.id)}"><header><h3>{icon(SIGNS[zone.kind])} '
        f"{scene.words.speak(zone.name)}</h3>{scene.words.cite(RULES[zone.kind])}</header>{inside}</section>"
    )


# -- the coalition


def _coalition(zone: Zone, scene: zones.Scene) -> str:
    """[4.05.2] The ranks with their votes, then the list: too small in grey, the asked one framed, the next one dashed."""
    words = scene.words
    ranks = "".join(
        f'<li>{scene.look.badge(mark.owner)}<span class="sr">{words.speak(mark.text)}</span>'
        f'<b class="num">{mark.value}</b></li>'
        for mark in zone.marks
        if mark.owner is not None
    )
    need = zone.mark("need")
    majority = f'<li class="total">{words.speak(need.text)}</li>' if need is not None else ""
    entries = "".join(_entry(one, scene) for one in zone.pieces)
    return f'<ol class="bids ranked">{ranks}{majority}</ol><ol class="entries">{entries}</ol>'


def _entry(one: Piece, scene: zones.Scene) -> str:
    words = scene.words
    seats, state = one.mark("seats"), one.mark("state")
    badges = "".join(scene.look.badge(int(seat)) for seat in seats.face) if seats is not None else ""
    said = f'<span class="sr">{words.speak(seats.text)}</span>' if seats is not None else ""
    votes = f'<b class="num">{seats.value}</b>' if seats is not None else ""
    face = state.face if state is not None else ""
    now = " aria-current=true" if face == "asked" else ""
    told = words.speak(state.text) if state is not None else ""
    return (
        f'<li class="{face}"{now}><span class="n">{words.speak(one.name)}</span><span class="who">{badges}{said}{votes}</span>'
        f'<span class="to">{told}</span></li>'
    )


# -- the plan


def _plan(zone: Zone, scene: zones.Scene) -> str:
    """[4.05.3] The entry of the list, and the wars in the order of attack."""
    words = scene.words
    entry = "".join(f"<p>{words.speak(mark.text)}</p>" for mark in zone.marks)
    planned = [one for one in zone.pieces if one.value("place")]
    others = [one for one in zone.pieces if not one.value("place")]
    left = f'<ol class="bids">{_wars(others, scene)}</ol>' if others else ""
    if planned and others:
        count = say(words, "plan-left", count=len(others))
        left = f'<details class="left" id="plan-left" data-keep><summary>{count}</summary>{left}</details>'
    return f'{entry}<ol class="bids">{_wars(planned, scene)}</ol>{left}'


def _wars(found: Sequence[Piece], scene: zones.Scene) -> str:
    """Wars with the numbers that the lists compare, and the odds of an attack."""
    return "".join(
        f"<li>{icon('war', 's16')}<span class=nw>{scene.words.speak(one.name)}</span> {zones.marks(one.marks, scene)}</li>"
        for one in found
    )


# -- the spoils


def _spoils(zone: Zone, scene: zones.Scene) -> str:
    """[4.05.4] The order of choices, what each thing is worth, who has it or would take it now, and why."""
    words = scene.words
    order = "".join(_place(mark, scene) for mark in zone.marks if mark.id.startswith("order/"))
    heads = "".join(f'<th scope="col">{say(words, f"spoils-{id}")}</th>' for id in ("item", "worth", "has", "left"))
    rows = "".join(_row(one, scene) for one in zone.pieces)
    notes = "".join(_note(mark, scene) for mark in zone.marks if not mark.id.startswith("order/"))
    return (
        f'<ol class="bids order" aria-label="{say(words, "spoils-order")}">{order}</ol>'
        f'<div class="grid"><table class="sheet"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'
        f'<ul class="whys">{notes}</ul>'
    )


def _place(mark: Mark, scene: zones.Scene) -> str:
    """Whose turn it is has the colour of a total."""
    badge = scene.look.badge(mark.owner) if mark.owner is not None else ""
    turn = ' class="total" aria-current=step' if mark.face else ""
    return f"<li{turn}>{badge}{scene.words.speak(mark.text)}</li>"


def _row(one: Piece, scene: zones.Scene) -> str:
    words = scene.words
    worth, holder = one.mark("worth"), one.mark("holder")
    element = "button" if one.choices else "span"
    name = (
        f'<{element} class="pc {scene.states(one.id, one.choices)}"{scene.tags(one.id, one.choices)}>'
        f'<span class="n">{words.speak(one.name)}</span>{scene.pip(one.id, one.choices)}</{element}>'
    )
    has = say(words, "spoils-free")
    if holder is not None:
        badge = scene.look.badge(holder.owner) if holder.owner is not None else ""
        has = f"<span>{badge}{words.speak(holder.text)}</span>"
    elif one.mark("duty") is not None:
        has = say(words, "spoils-duty")
    wanted = [mark for mark in one.marks if mark.id.startswith("wanted/") and mark.owner is not None]
    takers = "".join(f"<span>{scene.look.badge(mark.owner or 0)}{words.speak(mark.text)}</span>" for mark in wanted)
    return (
        f'<tr class="{one.kind}"><th scope="row">{name}</th><td>{words.speak(worth.text) if worth is not None else ""}</td>'
        f"<td>{has}</td><td>{takers}</td></tr>"
    )


def _note(mark: Mark, scene: zones.Scene) -> str:
    badge = scene.look.badge(mark.owner) if mark.owner is not None else ""
    return f"<li>{badge}{scene.words.speak(mark.text)}</li>"
