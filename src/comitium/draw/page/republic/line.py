"""The board line of a phone: every faction with the number that this phase asks about, and the four places for wars. Each of
them opens what it stands for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.core.board import Zone
from comitium.draw.page import zones
from comitium.draw.page.republic.senate import say
from comitium.draw.page.republic.wars import SLOTS, listed
from comitium.draw.page.words import icon, text

COUNTED: Final = ("votes", "talents")  # what is asked about a whole faction; else its influence is shown
SIGNS: Final = {"votes": "vote", "talents": "talent", "influence": "influence"}


def line(factions: Sequence[Zone], forum: Sequence[Zone], shows: str, scene: zones.Scene) -> str:
    """[1.04.7] [1.12.3] One line that stays in sight."""
    cells = "".join(_faction(zone, shows, scene) for zone in factions)
    return f'<nav class="line" id="line" aria-label="{scene.words.say("jump")}">{cells}{_wars(forum, scene)}</nav>'


def _faction(zone: Zone, shows: str, scene: zones.Scene) -> str:
    id = shows if shows in COUNTED else "influence"
    number = zone.value(id) if id != "talents" else sum(one.value(id) for one in zone.pieces)
    seat = zone.owner if zone.owner is not None else 0
    now = " now" if seat in scene.board.asked else ""
    said = say(scene.words, f"line-{id}", name=zone.name, count=number)
    return (
        f'<button type="button" class="one{now}" data-opens="at-{text(zone.id)}"><span class="sr">{said}</span>'
        f'{scene.look.badge(seat)}<b aria-hidden="true">{icon(SIGNS[id], "s14")} {number}</b></button>'
    )


def _wars(forum: Sequence[Zone], scene: zones.Scene) -> str:
    """[1.12.3] Four squares, one for each war that is active, hatched for one that is about to be."""
    if not forum:
        return ""
    active, imminent = (len(listed(forum[0], state)) for state in ("active", "imminent"))
    squares = "".join(
        f'<i class="{"on" if place < active else "soon" if place < active + imminent else ""}"></i>' for place in range(SLOTS)
    )
    said = say(scene.words, "line-wars", count=active)
    return (
        f'<button type="button" class="one" data-opens="at-{text(forum[0].id)}"><span class="sr">{said}</span>'
        f'<span class="squares" aria-hidden="true">{squares}</span><b aria-hidden="true">{active}/{SLOTS}</b></button>'
    )
