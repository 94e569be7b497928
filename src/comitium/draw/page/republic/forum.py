"""The Forum of Res Publica Romana in the browser, with the provinces, the forces and the piles: lists with signs, so that a
whole Republic is seen at a glance; the words stand under the glass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.core.board import Mark, Piece, Zone
from comitium.core.messages import Phrase
from comitium.draw.page import zones
from comitium.draw.page.republic.advanced.state import EXAMPLE, defence
from comitium.draw.page.republic.people import SIGNS as PERSONAL
from comitium.draw.page.republic.people import Scene, sign
from comitium.draw.page.republic.senate import say
from comitium.draw.page.words import Words, icon, text

NUMBERS: Final = (("land", "legion"), ("naval", "war"), ("support", "fleet"), ("spoils", "spoils"))
THROWS: Final = (("disasters", "skull"), ("standoffs", "standoff"))
SHOWN: Final = frozenset(id for id, _ in (*NUMBERS, *THROWS))
SENATORIAL: Final = ("military", "oratory", "loyalty", "influence", "talents")  # a bribe that failed stays with him
COUNTED: Final = ("defence", "defence-sea", "half", "provincial-armies", "provincial-fleets")  # [2.02.32] drawn as a strength
ALARMS: Final = ("attacked", "helps", "rebel-holds", "rebel-sailing", "rebel-in-italy")  # [2.02.4] [2.02.412] [2.03]
FEW: Final = 6  # discards that are shown at once


def forum(shown: Sequence[Zone], scene: Scene) -> str:
    """Everything that belongs to nobody but the wars, in columns."""
    parts: list[str] = []
    for zone in shown:
        if zone.kind == "forum":
            parts += [_list(inner, scene) for inner in zone.zones if inner.kind != "wars" and zones.speaks(inner)]
        elif zone.kind == "forces":
            parts.append(_forces(zone, scene))
        elif zone.kind == "deck":
            parts.append(_deck(zone, scene))
        elif zone.kind == "agreements":
            parts.append(_agreements(zone, scene))
        else:
            parts.append(_list(zone, scene))
    label = say(scene.words, "view-forum")
    return f'<div class="forum" id="forum" tabindex="0" role="group" aria-label="{label}">{"".join(parts)}</div>'


def _panel(zone: Zone, body: str, scene: Scene, more: str = "") -> str:
    return (
        f'<section class="zone z-{text(zone.kind)}" id="at-{text(zone.id)}">{zones.zone_button(zone, scene)}<header>'
        f'<h3 class="kick">{scene.words.speak(zone.name)}</h3>{more}</header>{body}</section>'
    )


def thing(one: Piece, scene: Scene, before: str, after: str = "", short: bool = False) -> str:
    """Something that has a name, with what stands before and after it; a button if it may be chosen."""
    element = "button" if one.choices else "span"
    name = zones.short(one.name, scene.words) if short else scene.words.speak(one.name)
    return (
        f'<{element} class="pc {scene.states(one.id, one.choices)}"{scene.tags(one.id, one.choices)}>{before}'
        f'<span class="n">{name}</span>{after}{scene.pip(one.id, one.choices)}</{element}>'
    )


# -- numbers with signs


def _numbers(one: Piece, words: Words) -> str:
    """Strengths, fleets that are needed, spoils."""
    return "".join(
        sign_of(shape, mark, f"<b>{mark.value}</b>", words) for id, shape in NUMBERS if (mark := one.mark(id)) is not None
    )


def sign_of(shape: str, mark: Mark, number: str, words: Words) -> str:
    """A number with its sign; what it means is read out, and written where a mouse rests on it."""
    said = words.speak(mark.text)
    return f'<span title="{said}">{icon(shape, "s14", said)}<span aria-hidden="true">{number}</span></span>'


def given(mark: Mark, name: str) -> str:
    """What a sentence was given, as it stands in it."""
    return text(str(mark.text.args.get(name, "")))


# -- everything else


def _list(zone: Zone, scene: Scene) -> str:
    """Leaders, unaligned senators, concessions, provinces, the Curia."""
    if not zone.pieces:
        return ""
    rows = "".join(f"<li>{_row(one, scene)}</li>" for one in zone.pieces)
    wide = "" if any(one.marks for one in zone.pieces) else " inline"
    return _panel(zone, f'<ul class="rows{wide}">{rows}</ul>', scene)


def _row(one: Piece, scene: Scene) -> str:
    words = scene.words
    if one.kind == "senator":
        signs = "".join(sign(mark, words) for mark in one.marks if mark.id in PERSONAL)
        numbers = "".join(
            f"<span>{zones.heading('republic', id, words.language)[0]} <b>{one.value(id)}</b></span>"
            for id in SENATORIAL
            if one.mark(id) is not None
        )
        return f'{thing(one, scene, icon("person", "s16"), signs + scene.chance(one))}<span class="nums">{numbers}</span>'
    if one.kind == "province":
        return _province(one, scene)
    shape = {"leader": "leader", "concession": "concession"}.get(one.kind, "deck")
    return thing(one, scene, icon(shape, "s16")) + zones.marks(one.marks, scene)


def _province(one: Piece, scene: Scene) -> str:
    """[1.09.5] Its governor and his term; [2.02] what it has to fight with, who attacks it, and whether it helps an enemy."""
    strength = defence(one, scene.words)
    alarms = "".join(
        f'<span class="pill active">{scene.words.speak(mark.text)}</span>' for mark in one.marks if mark.id in ALARMS
    )
    if one.mark("land") is not None:  # [2.03.81] what an army of the Senate meets there
        strength = f'<span class="nums force">{_numbers(one, scene.words)}</span>'
    known = (*ALARMS, *SHOWN, *(COUNTED if one.mark("defence") is not None else ()))
    told = [mark for mark in one.marks if mark.id not in known]
    return thing(one, scene, icon("province", "s16"), alarms) + strength + zones.marks(told, scene)


def _forces(zone: Zone, scene: Scene) -> str:
    """[1.09.63] Where legions and fleets stand; veterans one by one, with whom they are sworn to."""
    rows = "".join(_force(inner, scene) for inner in zone.zones)
    return _panel(zone, f'<ul class="rows">{rows}</ul>', scene)


def _force(zone: Zone, scene: Scene) -> str:
    words = scene.words
    if zone.kind == "disbanded":
        return _disbanded(zone, scene)
    legions, fleets, strength = zone.value("legions"), zone.value("fleets"), zone.mark("strength")
    numbers = f"<span>{icon('legion', 's14', say(words, 'legions'))}<b>{legions}</b></span>"
    numbers += f"<span>{icon('fleet', 's14', say(words, 'fleets'))}<b>{fleets}</b></span>"
    told = f"<span>{words.speak(strength.text)}</span>" if strength is not None else ""
    veterans = "".join(f"<li>{_veteran(one, scene)}</li>" for one in zone.pieces)
    return (
        f'<li id="at-{text(zone.id)}"><b>{words.speak(zone.name)}</b><span class="nums">{numbers}{told}</span>'
        f"{f'<ul class=held>{veterans}</ul>' if veterans else ''}</li>"
    )


def _disbanded(zone: Zone, scene: Scene) -> str:
    """[2.04.2] Legions that are gone, each with who may call it up."""
    rows = "".join(f"<li>{_veteran(one, scene)}</li>" for one in zone.pieces)
    return f'<li id="at-{text(zone.id)}"><b>{scene.words.speak(zone.name)}</b><ul class=held>{rows}</ul></li>'


def _veteran(one: Piece, scene: Scene) -> str:
    patron = one.mark("patron")
    man = patron.text.args.get("senator") if patron is not None else None
    who = f' <span class="mut">{zones.short(man, scene.words)}</span>' if isinstance(man, Phrase) else ""
    return thing(one, scene, icon("veteran", "s14"), who)


def _deck(zone: Zone, scene: Scene) -> str:
    """[1.07.2] What is left to draw; what was thrown away can be unfolded, unless something there may be chosen."""
    words = scene.words
    thrown = [one for inner in zone.zones for one in inner.pieces]
    rows = "".join(f"<li>{thing(one, scene, icon('deck', 's14'))}</li>" for one in thrown)
    listed = f'<ul class="held">{rows}</ul>'
    if len(thrown) > FEW and not any(one.choices for one in thrown):
        listed = (
            f'<details id="thrown" data-keep><summary class="link">{say(words, "discards", count=len(thrown))}</summary>'
            f"{listed}</details>"
        )
    return _panel(zone, listed if thrown else "", scene, zones.marks(zone.marks, scene))


def _agreements(zone: Zone, scene: Scene) -> str:
    """[1.04.3] What was promised in public, one below the other: how each stands, and its clauses."""
    rows = "".join(
        f'<li id="at-{text(inner.id)}"><b>{icon("pact", "s14")} {scene.words.speak(inner.name)}</b>'
        f"{zones.marks(inner.marks, scene)}</li>"
        for inner in zone.zones
    )
    return _panel(zone, f'<ul class="rows">{rows}</ul>', scene)


def legend(words: Words) -> list[tuple[str, str]]:
    """The signs of the lists."""
    shapes = [*NUMBERS, *THROWS]
    strength = (f'<span class="force">{EXAMPLE}</span>', say(words, "legend-strength"))
    return [*((icon(shape), say(words, f"legend-{id}")) for id, shape in shapes), strength]
