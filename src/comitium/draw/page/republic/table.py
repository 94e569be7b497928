"""The table of Res Publica Romana in the browser: a board that stays. The State above, then the stage with the matter of the
question, the factions as they sit round the table, the wars. Every one keeps its place from the first question to the last;
what does not fit lies over stage and factions (`data-opens`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.core.board import Zone
from comitium.draw.page import zones
from comitium.draw.page.beside import deals, workshop
from comitium.draw.page.look import PageLook
from comitium.draw.page.model import Table
from comitium.draw.page.parts import Drawing, Part
from comitium.draw.page.republic import forum as republic_forum
from comitium.draw.page.republic import line as republic_line
from comitium.draw.page.republic import news as republic_news
from comitium.draw.page.republic import odds as republic_odds
from comitium.draw.page.republic import people as republic_people
from comitium.draw.page.republic import phases as republic_phases
from comitium.draw.page.republic import senate as republic_senate
from comitium.draw.page.republic import solo as republic_solo
from comitium.draw.page.republic import wars as republic_wars
from comitium.draw.page.republic.advanced import state as republic_advanced
from comitium.draw.page.republic.senate import say
from comitium.draw.page.words import Words, icon, text

FORUM: Final = ("forum", "provinces", "forces", "curia", "deck", "agreements")
CELLS: Final = 6  # of the board, for factions; those that are free hold the Forum
SHOP: Final = "shop-forum"  # where the Forum lies if no cell is free
LARGE: Final = ("coalition", "spoils", "trial")  # matters that lie over stage and factions from the start


def table(look: PageLook, model: Table, words: Words) -> Drawing:
    """The whole table; whatever may be chosen has a ring and the key of its option, as on any other."""
    scene = republic_people.Scene(look, model, words)
    shown = [zone for zone in zones.in_order(model.board) if zones.speaks(zone)]
    state = [zone for zone in shown if zone.kind == "state"]
    floor = [zone for zone in shown if zone.kind == "floor"]
    order = {seat: place for one in state for place, seat in enumerate(republic_senate.clockwise(one))}
    factions = [zone for zone in shown if zone.kind == "faction"]
    factions.sort(key=lambda zone: order.get(zone.owner or 0, len(order)))
    below = [zone for zone in shown if zone.kind in FORUM]
    shows = next((mark.face for zone in state for mark in zone.marks if mark.id == "shows"), "")
    votes = republic_senate.cast(model)
    wars = [zone for zone in model.board.zones if zone.kind == "forum"]
    forum = Part("forum", republic_forum.forum(below, scene))
    place = where(len(factions), below)
    return (
        f'<h2 class="sr">{words.say("table")}</h2><div class="zones">',
        *(_zone(one, republic_senate.strip(one, model, scene)) for one in state),
        Part("line", republic_line.line(factions, wars, shows, scene)),
        *stage(model, shown, votes, scene, forum if place == "stage" else None),
        '<div class="facs">',
        *(_zone(one, republic_people.faction(one, shows, floor, votes, scene)) for one in factions),
        *((forum,) if place == "cells" else ()),
        "</div>",
        *(_zone(one, republic_wars.strip(one, floor, {"shop": SHOP, "cells": "forum"}.get(place, ""), scene)) for one in wars),
        *(workshop.shop(SHOP, say(words, "view-forum"), (forum,), words) if place == "shop" else ()),
        *deals.shop(look, model, words),
        "</div>",
    )


def where(factions: int, below: Sequence[Zone]) -> str:
    """Where the Forum lies: in the cells that are free; with six factions on the stage as long as something of it may be
    chosen, else in the workshop."""
    if factions < CELLS:
        return "cells"
    return "stage" if any(zone.is_lit for zone in below) else "shop"


def stage(
    model: Table, shown: Sequence[Zone], votes: republic_senate.Votes, scene: republic_people.Scene, forum: Part | None
) -> Drawing:
    """What the question is about at the left; at the right what is at stake. Only this changes from question to question."""
    floor = [zone for zone in shown if zone.kind == "floor"]
    factions = [zone for zone in shown if zone.kind == "faction"]
    suspended = republic_senate.is_suspended(model)
    left = [_zone(one, republic_senate.vote(one, factions, votes, suspended, scene)) for one in floor]
    left += [_zone(one, republic_solo.session(one, scene)) for one in shown if one.kind in republic_solo.KINDS]
    stakes = republic_odds.stakes(model, scene.words)
    advanced = [zone for zone in shown if zone.kind in republic_advanced.RULES]
    left += [_zone(one, republic_advanced.panel(one, floor, bool(stakes), scene)) for one in advanced]
    known = {"state", "floor", "faction", *FORUM, *republic_solo.KINDS, *republic_advanced.RULES}
    others = zones.laid_out([zone for zone in shown if zone.kind not in known], scene)
    told = republic_phases.course(model, scene) + republic_news.news(model, scene)
    sketch = republic_odds.is_sketch(model)
    tells = any(zone.kind == "trial" for zone in shown)  # [2.05] which says itself what the verdict brings
    ahead = "" if tells else "".join(republic_senate.futures(one, scene.look, scene.words) for one in floor)
    if ahead:
        told, stakes = stakes + told, ahead  # what the odds are of goes with the matter; both futures beside it
    elif sketch or not (left or others or told):
        told, stakes = stakes or republic_phases.about(model, scene), ""
    large = " data-large" if sketch or any(zone.kind in LARGE for zone in shown) else ""
    label = say(scene.words, "stage")
    larger, at_stake = icon("plus", "s16", say(scene.words, "enlarge")), say(scene.words, "stakes")
    beside = stakes + (forum.html if forum is not None else "")
    return (
        f'<section class="stage" id="stage" aria-label="{label}"{large}><div class="matter" tabindex="0" role="group" '
        f'aria-label="{label}">',
        *left,
        *others,
        Part("matters", f'<div id="matters">{told}</div>'),
        "</div>",
        Part("stakes", f'<div class="beside" id="stakes" tabindex="0" role="group" aria-label="{at_stake}">{beside}</div>'),
        f"{workshop.opener('stage', larger, 'ib larger')}</section>",
    )


def _zone(zone: Zone, html: str) -> Part:
    return Part(f"at-{text(zone.id)}", html)
