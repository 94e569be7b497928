"""The wars of Res Publica Romana in the browser: four numbered places that stay where they are, and beside them what is not
active yet and what else the Forum holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.core.board import Piece, Zone
from comitium.draw.page.beside import workshop
from comitium.draw.page.republic.forum import NUMBERS, SHOWN, THROWS, given, sign_of, thing
from comitium.draw.page.republic.people import Scene
from comitium.draw.page.republic.senate import ids, say
from comitium.draw.page.words import Words, icon, text

SLOTS: Final = 4  # [1.12.3] with as many active at the end of the Combat Phase, Rome falls
STATES: Final = ("active", "imminent", "inactive")
COUNTED: Final = (("senators", "person"), ("concessions", "concession"), ("leaders", "leader"))


def strip(forum: Zone, floor: Sequence[Zone], opens: str, scene: Scene) -> str:
    """[1.07.33] The active wars in the order in which they became so; then the others. [2.03.8] A rebellion is one war,
    however many provinces rebels hold."""
    words = scene.words
    known = listed(forum, "active")
    active = [one for one in known if one.mark("rebel-holds") is None]
    more = [*active[SLOTS:], *(one for one in known if one.mark("rebel-holds") is not None)]
    spoken = set().union(*(ids(zone.name) for zone in floor))
    slots = "".join(_slot(number, one, spoken, scene) for number, one in enumerate(active[:SLOTS], start=1))
    slots += "".join(_free(number, scene) for number in range(len(active) + 1, SLOTS + 1))
    return (
        f'<section class="zone z-wars" id="at-{text(forum.id)}"><h3 class="sr">{say(words, "wars")}</h3>'
        f'{workshop.closer(f"at-{forum.id}", words)}<ol class="slots">{slots}</ol>'
        f"{_rest(forum, more, opens, scene, len(active) >= SLOTS)}"
        "</section>"
    )


def listed(forum: Zone, state: str) -> list[Piece]:
    """The wars in a state."""
    return [one for inner in forum.zones if inner.id == f"forum/{state}" for one in inner.pieces]


def left(forum: Zone, words: Words) -> str:
    """[1.12.3] The wars that were active when Rome fell: each with its strength and what became of it."""
    rows = ""
    for one in listed(forum, "active"):
        land = one.mark("land")
        told = " · ".join(words.speak(mark.text) for mark in one.marks if mark.id not in SHOWN)
        strength = f'<span class="num"><b>{land.value}</b></span>' if land is not None else ""
        rows += f'<li title="{told}"><span class="label">{icon("war", "s14")} {words.speak(one.name)}</span>{strength}</li>'
    return rows


def _slot(number: int, one: Piece, spoken: set[str], scene: Scene) -> str:
    """A war in its place: how strong it is now, what it needs, what it may bring, who fights it, and with which chance."""
    words = scene.words
    found = {mark.id: mark for mark in one.marks}
    signs = "".join(
        sign_of(shape, mark, f"<b>{mark.value}</b>", words) for id, shape in NUMBERS[1:] if (mark := found.get(id)) is not None
    )
    signs += "".join(
        sign_of(shape, mark, given(mark, "numbers"), words) for id, shape in THROWS if (mark := found.get(id)) is not None
    )
    odds = [words.speak(said) for id, said in scene.forecasts if id == one.id]
    shown = (*SHOWN, "commanders") if odds else SHOWN  # whose odds are told is named there
    told = " · ".join(words.speak(mark.text) for mark in one.marks if mark.id not in shown)
    foretold = f'<p class="xs odd">{icon("odds", "s14")} {"<br>".join(odds)}</p>' if odds else ""
    land = found.get("land")
    strength = f'<b class="big num" title="{words.speak(land.text)}">{land.value}</b>' if land is not None else ""
    about = " about" if one.name.id in spoken else ""
    return (
        f'<li class="slot{about}"><div class="name"><b class="no num">{number}</b>{thing(one, scene, "", short=True)}</div>'
        f'<div class="nums">{strength}{signs}</div><p class="xs" title="{told}">{told}</p>{foretold}</li>'
    )


def _free(number: int, scene: Scene) -> str:
    """[1.12.3] A place that no war has taken; the last one says what it means."""
    words = scene.words
    last = number == SLOTS
    told = f'<p class="xs">{icon("skull", "s14")} {say(words, "fourth-war")}</p>' if last else ""
    head = f'<div class="name"><b class="no num">{number}</b>{say(words, "free")}</div>'
    return f'<li class="slot free{" last" if last else ""}">{head}{told}</li>'


def _rest(forum: Zone, more: Sequence[Piece], opens: str, scene: Scene, full: bool) -> str:
    """Wars beyond the fourth, and those that are not active; how much lies in the Forum, and the way there. Where all places
    are taken, none of them is left to say what that means."""
    words = scene.words
    doom = f'<p class="doom">{icon("skull", "s14")} {say(words, "fourth-war")}</p>' if full else ""
    rows = "".join(_row(one, "active" if one.mark("rebel-holds") is None else "held", scene) for one in more)
    rows += "".join(_row(one, state, scene) for state in STATES[1:] for one in listed(forum, state))
    listed_wars = f'<ul class="rows">{rows}</ul>' if rows else f'<p class="xs mut">{say(words, "no-more-wars")}</p>'
    counts = "".join(
        f"<span>{icon(shape, 's14', words.speak(inner.name))}{len(inner.pieces)}</span>"
        for id, shape in COUNTED
        for inner in forum.zones
        if inner.id == f"forum/{id}" and inner.pieces
    )
    provinces = [one for zone in scene.board.of_kind("provinces") for one in zone.pieces]
    counts += f"<span>{icon('province', 's14', say(words, 'provinces'))}{len(provinces)}</span>" if provinces else ""
    deck = [zone.mark("deck") for zone in scene.board.of_kind("deck")]
    counts += "".join(f"<span>{words.speak(mark.text)}</span>" for mark in deck if mark is not None)
    return (
        f'<div class="rest">{doom}<h4 class="kick">{say(words, "not-active")}</h4>{listed_wars}'
        f'<p class="nums xs">{counts}{workshop.opener(opens, say(words, "view-forum"), "link") if opens else ""}</p></div>'
    )


def _row(one: Piece, state: str, scene: Scene) -> str:
    land = one.mark("land")
    strength = f"<b>{land.value}</b>" if land is not None else ""
    pill = f'<span class="pill {state}">{say(scene.words, f"war-{state}")}</span>' if state != "inactive" else ""
    told = " · ".join(scene.words.speak(mark.text) for mark in one.marks)
    return f'<li title="{told}">{thing(one, scene, icon("war", "s14"), pill, short=True)}{strength}</li>'
