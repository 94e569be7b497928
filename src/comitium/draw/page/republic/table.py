"""The table of Res Publica Romana in the browser: where the year stands and how the State does, what has just been decided by
dice, the vote, what is at stake, the factions as they sit round the table, then the Forum, provinces and forces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.core.board import Zone
from comitium.draw.page import zones
from comitium.draw.page.look import PageLook
from comitium.draw.page.model import Table
from comitium.draw.page.parts import Drawing, Part, whole
from comitium.draw.page.republic import advanced as republic_advanced
from comitium.draw.page.republic import forum as republic_forum
from comitium.draw.page.republic import news as republic_news
from comitium.draw.page.republic import odds as republic_odds
from comitium.draw.page.republic import people as republic_people
from comitium.draw.page.republic import phases as republic_phases
from comitium.draw.page.republic import senate as republic_senate
from comitium.draw.page.republic import solo as republic_solo
from comitium.draw.page.republic.senate import say
from comitium.draw.page.words import Words, text

FORUM: Final = ("forum", "provinces", "forces", "curia", "deck", "agreements")
VIEWS: Final = ("rome", "factions", "wars", "forum")
ROW: Final = 3  # lanes beside each other on a wide screen


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
    session = [zone for zone in shown if zone.kind in republic_solo.KINDS]
    advanced = [zone for zone in shown if zone.kind in republic_advanced.RULES]
    others = [zone for zone in shown if zone not in (*state, *floor, *advanced, *session, *factions, *below)]
    shows = next((mark.face for zone in state for mark in zone.marks if mark.id == "shows"), "")
    votes = republic_senate.cast(model)
    matters = republic_phases.course(model, scene) + republic_odds.stakes(model, words) + republic_news.news(model, scene)
    seated = [_zone(one, republic_people.faction(one, shows, floor, votes, scene)) for one in factions]
    wars = [_zone(zone, republic_forum.wars(zone, scene)) for zone in below if zone.kind == "forum"]
    beside = bool(len(factions) % ROW)  # the wars fill the last lane
    return (
        f'<h2 class="sr">{words.say("table")}</h2>{views(words)}',
        '<div class="zones">',
        *(_zone(one, republic_senate.strip(one, model, scene)) for one in state),
        *(_zone(one, republic_senate.vote(one, factions, votes, republic_senate.is_suspended(model), scene)) for one in floor),
        *(_zone(one, republic_advanced.panel(one, floor, scene)) for one in advanced),
        *(_zone(one, republic_solo.session(one, scene)) for one in session),
        Part("matters", f'<div id="matters">{matters}</div>'),
        *lanes(seated, wars if beside else ()),
        Part("forum", republic_forum.forum(below, scene, "" if beside else whole(wars))),
        *zones.laid_out(others, scene),
        "</div>",
    )


def lanes(seated: Sequence[Part], last: Sequence[Part]) -> Drawing:
    """Clockwise down one lane after the other: no faction is as tall as its neighbour only because that one is large."""
    drawn: list[str | Part] = ['<div class="facs">']
    start = 0
    for lane in range(ROW):
        ends = start + len(seated) // ROW + (lane < len(seated) % ROW)
        drawn += ['<div class="lane">', *seated[start:ends], *(last if lane == ROW - 1 else ()), "</div>"]
        start = ends
    return (*drawn, "</div>")


def views(words: Words) -> str:
    """A narrow screen shows one part of the table at a time; the sheet of styles follows what is picked here."""
    listed = "".join(
        f'<label><input type="radio" name="view" value="{id}" id="view-{id}" data-keep{" checked" if id == VIEWS[0] else ""}>'
        f"<span>{say(words, f'view-{id}')}</span></label>"
        for id in VIEWS
    )
    return f'<fieldset class="views"><legend class="sr">{words.say("jump")}</legend>{listed}</fieldset>'


def _zone(zone: Zone, html: str) -> Part:
    return Part(f"at-{text(zone.id)}", html)
