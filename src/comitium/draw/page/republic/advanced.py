"""The advanced rules in the browser: the Pontifex Maximus with his priests and his rights, a trial with advocates, and what a
province has to fight with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.core.board import Mark, Piece, Zone
from comitium.core.messages import Phrase
from comitium.draw.page import zones
from comitium.draw.page.republic import tables as republic_tables
from comitium.draw.page.republic.senate import say
from comitium.draw.page.words import Words, icon, text

RULES: Final = {"pontifex": "2.01", "trial": "2.05"}
SIGNS: Final = {"pontifex": "pontifex", "trial": "urn"}
RIGHTS: Final = (("priesthood", "pontifex"), ("pontifex-veto", "veto"))
PARTIES: Final = (("prosecutor", "praetor"), ("accused", "person"), ("advocate", "advocate"), ("asked", "advocate"))
ENDS: Final = ("trial-advocate-wins", "trial-advocate-loses", "trial-prosecutor-loses")
BEST: Final = 5  # advocates that are shown at once; the panel lists all
SIDE: Final = 8  # of a tessera
STEP: Final = 10  # from one to the next
FORCES: Final = ("base", "armies", "garrison", "command")


def panel(zone: Zone, floor: Sequence[Zone], scene: zones.Scene) -> str:
    """A rule set that is in force now, with its number."""
    words = scene.words
    rule = RULES[zone.kind]
    head = (
        f"<h3>{icon(SIGNS[zone.kind], 's22')} {words.speak(zone.name)} "
        f'<span class="pill">{say(words, "advanced-rule", rule=rule)}</span></h3>'
    )
    if zone.kind == "pontifex":
        inside = _folded(zone, head, scene)
    else:
        inside = f'<header>{head}{words.cite(rule)}</header><div class="cols">{_trial(zone, floor, scene)}</div>'
    return f'<section class="zone wide session adv" id="at-{text(zone.id)}">{inside}</section>'


# -- [2.01] the Pontifex Maximus


def _folded(zone: Zone, head: str, scene: zones.Scene) -> str:
    """One line for whoever has nothing to do with him: his name, and his rights as signs. Open where the
    vote is on war, and for his own faction unless there is a trial to read."""
    words = scene.words
    holder = zone.mark("holder")
    who = f"<b>{_badge(holder, scene)}{words.speak(holder.text)}</b>" if holder is not None else ""
    signs = "".join(
        f'<span class="{mark.face}" title="{said}">{icon(shape, "s16", said)}</span>'
        for id, shape in RIGHTS
        if (mark := zone.mark(id)) is not None and (said := words.speak(mark.text))
    )
    own = holder is not None and holder.owner is not None and holder.owner == scene.board.seat
    opened = " open" if zone.mark("on-war") is not None or (own and not scene.board.of_kind("trial")) else ""
    count = f'<span class="sm sub">{say(words, "priests-count", count=len(zone.pieces))}</span>'
    return (
        f'<details id="pontifex" data-keep{opened}><summary>{head}{who}{count}<span class="rights">{signs}</span></summary>'
        f'<div class="cols">{_pontifex(zone, scene)}</div></details>'
    )


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


def _badge(mark: Mark, scene: zones.Scene) -> str:
    return scene.look.badge(mark.owner) if mark.owner is not None else ""


# -- [2.05] a trial with advocates


def _trial(zone: Zone, floor: Sequence[Zone], scene: zones.Scene) -> str:
    """Both sides; who could speak for the accused, or what his speech may add; what the verdict brings them."""
    words = scene.words
    parties = "".join(
        f'<li>{_badge(mark, scene)}<span><span class="kick">{icon(shape, "s14")} {say(words, f"party-{id}")}</span>'
        f"<b>{_man(mark, words)}</b></span></li>"
        for id, shape in PARTIES
        if (mark := zone.mark(id)) is not None
    )
    speech = zone.mark("speech")
    ends = "".join(f"<li>{words.speak(mark.text)}</li>" for mark in zone.marks if mark.id in ENDS)
    plea = republic_tables.plea(speech.value or 0, _owed(floor), words) if speech is not None else ""
    if zone.pieces:
        best = [one for place, one in enumerate(zone.pieces) if place < BEST or one.mark("himself") is not None]
        listed = "".join(_speaker(one, scene) for one in best)
        plea = f'<span class="kick">{say(words, "speakers")}</span><ul class="speakers">{listed}</ul>'
    return f'<ul class="parties">{parties}</ul><div class="plea">{plea}</div><ul class="ends">{ends}</ul>'


def _man(mark: Mark, words: Words) -> str:
    man = mark.text.args.get("senator")
    return zones.short(man, words) if isinstance(man, Phrase) else ""


def _owed(floor: Sequence[Zone]) -> int:
    """[1.09.143] How many more votes for conviction than against it there are so far."""
    votes = {id: floor[0].value(id) for id in ("ayes", "given-for", "noes", "given-against")} if floor else {}
    return votes["ayes"] + votes["given-for"] - votes["noes"] - votes["given-against"] if votes else 0


def _speaker(one: Piece, scene: zones.Scene) -> str:
    """[2.05.3] Somebody who could speak: what is added to his dice, and the votes on average."""
    words = scene.words
    speech, himself = one.mark("speech"), one.mark("himself")
    badge = scene.look.badge(one.owner) if one.owner is not None else ""
    element = "button" if one.choices else "span"
    alone = f' <small class="sub">{words.speak(himself.text)}</small>' if himself is not None else ""
    told = words.speak(speech.text) if speech is not None else ""
    return (
        f'<li><{element} class="pc {scene.states(one.id, one.choices)}"{scene.tags(one.id, one.choices)}>{badge}'
        f'<span class="n">{zones.short(one.name, words)}{alone}</span>{scene.pip(one.id, one.choices)}</{element}>'
        f'<span class="sub">{told}</span></li>'
    )


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
    return _squares([run for run in runs if run[1]])


def _squares(runs: Sequence[tuple[str, int]]) -> str:
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


EXAMPLE: Final = _squares([("base", 1), ("armies", 1), ("armies half", 1), ("garrison", 1), ("command", 1)])  # for the legend
