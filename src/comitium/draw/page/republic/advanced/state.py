"""The advanced rules in the browser: the Pontifex Maximus with his priests and his rights, and what a province has to fight
with; a trial with advocates is drawn by `court`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.core.board import Mark, Piece, Zone
from comitium.draw.page import zones
from comitium.draw.page.republic.advanced import court
from comitium.draw.page.republic.senate import say
from comitium.draw.page.words import Words, icon, text

RULES: Final = {"pontifex": "2.01", "trial": "2.05"}
SIGNS: Final = {"pontifex": "pontifex", "trial": "urn"}
RIGHTS: Final = (("priesthood", "pontifex"), ("pontifex-veto", "veto"))
SIDE: Final = 8  # of a tessera
STEP: Final = 10  # from one to the next
FORCES: Final = ("base", "armies", "garrison", "command")


def panel(zone: Zone, floor: Sequence[Zone], has_stakes: bool, scene: zones.Scene) -> str:
    """A rule set that is in force now, with its number. The Pontifex makes room for a vote and for what is at stake."""
    words = scene.words
    rule = RULES[zone.kind]
    head = (
        f"<h3>{icon(SIGNS[zone.kind], 's22')} {words.speak(zone.name)} "
        f'<span class="pill">{say(words, "advanced-rule", rule=rule)}</span></h3>'
    )
    if zone.kind == "pontifex":
        inside = _folded(zone, head, bool(floor) or has_stakes, scene)
    else:
        inside = f"<header>{head}{court.steps(zone, words)}</header>{court.trial(zone, floor, scene)}"
    return f'<section class="zone wide session adv" id="at-{text(zone.id)}">{inside}</section>'


# -- [2.01] the Pontifex Maximus


def _folded(zone: Zone, head: str, is_folded: bool, scene: zones.Scene) -> str:
    """One line, if folded: his name, his rights as signs, and in a vote on war who has more votes there."""
    words = scene.words
    holder = zone.mark("holder")
    who = f"<b>{court.badge(holder, scene)}{words.speak(holder.text)}</b>" if holder is not None else ""
    if zone.mark("on-war") is not None:
        who = _more_votes(zone, scene)
    signs = "".join(
        f'<span class="{mark.face}" title="{said}">{icon(shape, "s16", said)}</span>'
        for id, shape in RIGHTS
        if (mark := zone.mark(id)) is not None and (said := words.speak(mark.text))
    )
    name, opened = ("pontifex-folded", "") if is_folded else ("pontifex", " open")  # each is kept as she left it
    count = f'<span class="sm sub">{say(words, "priests-count", count=len(zone.pieces))}</span>'
    return (
        f'<details id="{name}" data-keep{opened}><summary>{head}{who}{count}<span class="rights">{signs}</span></summary>'
        f'<div class="cols">{_pontifex(zone, scene)}</div></details>'
    )


def _more_votes(zone: Zone, scene: zones.Scene) -> str:
    """[2.01.32] [2.01.4] Who has more votes on war, and how many."""
    words = scene.words
    holder, votes = zone.mark("holder"), zone.mark("war-votes")
    twice = ""
    if holder is not None and votes is not None:
        told = f'{words.speak(holder.text)} <small class="sub">{words.speak(votes.text)}</small>'
        twice = f"<li>{court.badge(holder, scene)}<span>{told}</span></li>"
    return f'<ul class="bids">{twice}{"".join(_priest(one, scene) for one in zone.pieces)}</ul>'


def _pontifex(zone: Zone, scene: zones.Scene) -> str:
    """Who he is and what he brings; his priests; what he may still do this turn."""
    words = scene.words
    known = {id for id, _ in RIGHTS} | {"holder", "on-war"}
    told = "".join(f"<p>{words.speak(mark.text)}</p>" for mark in zone.marks if mark.id not in known)
    priests = "".join(_priest(one, scene) for one in zone.pieces) or f"<li>{say(words, 'no-priests')}</li>"
    rights = "".join(_right(mark, shape, words) for id, shape in RIGHTS if (mark := zone.mark(id)) is not None)
    on_war = zone.mark("on-war")
    war = f"<p>{words.speak(on_war.text)}</p>" if on_war is not None else ""
    return (
        f'<div>{told}{words.cite("2.01")}</div><div><span class="kick">{say(words, "priests")}</span> {words.cite("2.01.3")}'
        f'<ul class="bids">{priests}</ul>{war}</div><ul class="rights">{rights}</ul>'
    )


def _priest(one: Piece, scene: zones.Scene) -> str:
    """[2.01.32] With the vote that he has more on war."""
    badge = scene.look.badge(one.owner) if one.owner is not None else ""
    votes = scene.words.speak(one.marks[0].text)
    return f'<li>{badge}<span>{zones.short(one.name, scene.words)} <small class="sub">{votes}</small></span></li>'


def _right(mark: Mark, shape: str, words: Words) -> str:
    """Golden as long as it can be used."""
    return f'<li class="{mark.face}">{icon(shape, "s16")}{words.speak(mark.text)}</li>'


# -- [2.02] provinces


def defence(one: Piece, words: Words) -> str:
    """[2.02.32] The strength of a province on land, a tessera for each point (half filled: armies that count half), and at
    sea."""
    land, sea = one.mark("defence"), one.mark("defence-sea")
    if land is None:
        return ""
    half = one.mark("half")
    said = words.speak(land.text) + (f" ({words.speak(half.text)})" if half is not None else "")
    drawn = f'<span title="{said}">{icon("legion", "s14", said)}<b>{land.value}</b>{_tesserae(land, one.value("half"))}</span>'
    if sea is not None:
        said = words.speak(sea.text)
        drawn += f'<span title="{said}">{icon("fleet", "s14", said)}<b>{sea.value}</b></span>'
    return f'<span class="nums force">{drawn}</span>'


def _tesserae(land: Mark, armies: int) -> str:
    """What is printed, the armies, the garrison, the governor, one after the other."""
    runs: list[tuple[str, int]] = []
    for id in FORCES:
        count = int(str(land.text.args.get(id, 0)))
        runs.append(("armies half", armies) if id == "armies" and armies else (id, count))
    return squares([run for run in runs if run[1]])


def squares(runs: Sequence[tuple[str, int]]) -> str:
    """Runs of tesserae after each other, each in its form."""
    drawn, at = "", 0
    for form, count in runs:
        drawn += _run(form, at, count)
        at += count
    return (
        f'<svg viewBox="0 0 {STEP * at} {SIDE + 2}" width="{STEP * at}" height="{SIDE + 2}" aria-hidden="true">{drawn}</svg>'
    )


def _run(form: str, at: int, count: int) -> str:
    path = "".join(f"M{STEP * (at + place) + 1} 1h{SIDE}v{SIDE}h-{SIDE}z" for place in range(count))
    half = "".join(f"M{STEP * (at + place) + 1} {SIDE / 2 + 1:.0f}h{SIDE}v{SIDE / 2:.0f}h-{SIDE}z" for place in range(count))
    filled = f'<path class="fill" d="{half}"/>' if form.endswith("half") else ""
    return f'<path class="{form}" d="{path}"/>{filled}'


EXAMPLE: Final = squares([("base", 1), ("armies", 1), ("armies half", 1), ("garrison", 1), ("command", 1)])  # for the legend
