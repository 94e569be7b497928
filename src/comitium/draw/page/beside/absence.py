"""Somebody is away: may a bot go on for her? Whoever is here is asked, also while she decides something else."""

from __future__ import annotations

from comitium.core.messages import Phrase
from comitium.draw.page.model import Absence, Table
from comitium.draw.page.words import Words, icon, sends
from comitium.text import say


def away(model: Table, words: Words) -> str:
    """A note for each of them."""
    return "".join(_note(model, one, words) for one in model.absences)


def _note(model: Table, one: Absence, words: Words) -> str:
    bot = {"name": _name(model, one.seat, words), "bot": Phrase(f"bots-level-{one.level}")}
    waits = model.board.seat in one.waits
    buttons = _button(one.seat, True, words) if one.asked else ""
    buttons += _button(one.seat, False, words) if one.asked and not waits else ""
    said = words.say("agreed", count=len(one.agreed), of=one.voters) if one.agreed or one.waits else ""
    if one.waits:
        said += " · " + words.say("rather-wait", names=", ".join(_name(model, seat, words) for seat in one.waits))
    asked = words.say("silent" if one.silent else "absent", **bot)
    return (
        f'<div class="note gold">{icon("person")}<div><p>{asked}</p><div class="row wrap">{buttons}'
        f'<span class="mut">{said}</span></div></div></div>'
    )


def _button(seat: int, yes: bool, words: Words) -> str:
    sent = sends("stand-in", seat=seat, yes=yes)
    return f'<button type="button" class="btn small" {sent}>{words.say("yes" if yes else "no")}</button>'


def _name(model: Table, seat: int, words: Words) -> str:
    """As a sentence wants it, which makes it harmless itself."""
    if seat == model.board.seat:
        return say(Phrase("draw-page-you"), words.language)
    return model.people[seat].name or say(model.board.seats[seat], words.language)
