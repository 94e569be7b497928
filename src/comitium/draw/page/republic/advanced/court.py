"""[2.05] A trial with advocates in the browser: how far it is, both sides, who could speak for the accused and with which
odds, what each throw of the plea brings him, and what the verdict brings to all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.core.board import Mark, Piece, Zone
from comitium.core.messages import Phrase
from comitium.draw.page import zones
from comitium.draw.page.republic import tables as republic_tables
from comitium.draw.page.republic.senate import say
from comitium.draw.page.words import Words, icon

STEPS: Final = ("accused", "advocate", "votes", "plea")
PARTIES: Final = (("prosecutor", "praetor"), ("advocate", "advocate"), ("asked", "advocate"), ("accused", "person"))
ACQUITTED: Final = ("trial-advocate-wins", "trial-prosecutor-loses")
GUILTY: Final = ("trial-sentence", "trial-advocate-loses", "trial-prosecutor-wins")
BEST: Final = 5  # advocates that are shown at once; the panel lists all


def steps(zone: Zone, words: Words) -> str:
    """[2.05.2] [2.05.3] The accused is named, then his advocate; the votes, with his appeal; the plea decides."""
    now = "advocate" if zone.pieces or zone.mark("asked") is not None else "votes"
    listed = "".join(f"<li{' aria-current=step' if id == now else ''}>{say(words, f'court-{id}')}</li>" for id in STEPS)
    return f'<ol class="steps">{listed}</ol>'


def trial(zone: Zone, floor: Sequence[Zone], scene: zones.Scene) -> str:
    """Both sides, the bars of those who could speak, the plea, and both ends."""
    words = scene.words
    parties = "".join(
        f'<li class="{id}">{icon(shape, "s22")}<span class="kick">{say(words, f"party-{id}")}</span>'
        f"<b>{badge(mark, scene)}{_man(mark, words)}</b>{_numbers(mark, words)}</li>"
        for id, shape in PARTIES
        if (mark := zone.mark(id)) is not None
    )
    speech = zone.mark("speech")
    plea = republic_tables.plea(speech.value or 0, owed(floor), words) if speech is not None else ""
    return (
        f'<div class="court"><ul class="parties">{parties}</ul>{_speakers(zone, scene)}'
        f'<div class="plea">{plea}</div><dl class="ifs">{_end("acquitted", ACQUITTED, zone, words)}'
        f"{_end('guilty', GUILTY, zone, words)}</dl></div>"
    )


def badge(mark: Mark, scene: zones.Scene) -> str:
    return scene.look.badge(mark.owner) if mark.owner is not None else ""


def _man(mark: Mark, words: Words) -> str:
    man = mark.text.args.get("senator")
    return zones.short(man, words) if isinstance(man, Phrase) else ""


def _numbers(mark: Mark, words: Words) -> str:
    """[2.05.3] His oratory, and his influence, which counts in the vote."""
    found = "".join(
        f'<span title="{zones.heading("republic", id, words.language)[1]}">{icon(shape, "s14")} {mark.text.args[id]}</span>'
        for id, shape in (("oratory", "ora"), ("influence", "influence"))
        if id in mark.text.args
    )
    return f'<span class="nums">{found}</span>' if found else ""


def _speakers(zone: Zone, scene: zones.Scene) -> str:
    """[2.05.2] Who could speak, the best first, and he himself."""
    if not zone.pieces:
        return ""
    best = [one for place, one in enumerate(zone.pieces) if place < BEST or one.mark("himself") is not None]
    listed = "".join(_speaker(one, scene) for one in best)
    return (
        f'<div><h4>{say(scene.words, "speakers")} <span class="xs sub">{say(scene.words, "plea-acquits")}</span> '
        f'{scene.words.cite("2.05.3")}</h4><ul class="speakers">{listed}</ul></div>'
    )


def _speaker(one: Piece, scene: zones.Scene) -> str:
    """[2.05.3] Somebody who could speak: the chance that he saves the accused, what is added to his dice, what he stakes."""
    words = scene.words
    speech, himself = one.mark("speech"), one.mark("himself")
    drawn = scene.look.badge(one.owner) if one.owner is not None else ""
    element = "button" if one.choices else "span"
    saves = int(str(speech.text.args["chance"])) if speech is not None else 0
    staked = say(words, "stakes-nothing") if himself is not None else say(words, "stakes-influence")
    alone = f"{words.speak(himself.text)} · " if himself is not None else ""
    told = words.speak(speech.text) if speech is not None else ""
    return (
        f'<li><{element} class="pc {scene.states(one.id, one.choices)}"{scene.tags(one.id, one.choices)}>{drawn}'
        f'<span class="n">{zones.short(one.name, words)}</span>{scene.pip(one.id, one.choices)}</{element}>'
        f'<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none"><path d="M0 0h{saves}v10h-{saves}z"/></svg>'
        f"<b>{words.percent(str(saves))}</b>"
        f'<span class="sub">{alone}{told} · {staked}</span></li>'
    )


def _end(id: str, marks: Sequence[str], zone: Zone, words: Words) -> str:
    """What a verdict brings."""
    told = "".join(
        f"<dd>{words.speak(mark.text) if mark.value is None else say(words, name, count=mark.value)}</dd>"
        for name in marks
        if (mark := zone.mark(name)) is not None
    )
    return f"<div><dt>{icon('check' if id == 'acquitted' else 'urn', 's14')} {say(words, f'if-{id}')}</dt>{told}</div>"


def owed(floor: Sequence[Zone]) -> int:
    """[1.09.143] How many more votes for conviction than against it there are so far."""
    votes = {id: floor[0].value(id) for id in ("ayes", "given-for", "noes", "given-against")} if floor else {}
    return votes["ayes"] + votes["given-for"] - votes["noes"] - votes["given-against"] if votes else 0
