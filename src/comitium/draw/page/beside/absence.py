"""What the table is asked beside the game, also whoever decides something else: may a bot go on for somebody who is away, may
somebody take back what others have acted on?"""

from __future__ import annotations

from comitium.core.messages import Phrase
from comitium.draw.page.model import Absence, Table
from comitium.draw.page.words import Words, icon, sends
from comitium.text import say


def away(model: Table, words: Words) -> str:
    """A note for each of them who is away, and for what somebody wants to take back."""
    return back(model, words) + "".join(_note(model, one, words) for one in model.absences)


def back(model: Table, words: Words) -> str:
    """Somebody wants to take back what others have acted on: what goes with it, and a yes or a no."""
    one = model.take_back
    if one is None or not one.asked:
        return ""
    own = one.seat == model.board.seat
    others = ", ".join(_name(model, seat, words) for seat in one.with_it)
    asked = words.say("back-own" if own else "back-asked", name=_name(model, one.seat, words), others=others)
    buttons = ""
    if one.may_say:
        buttons = "".join(
            f'<button type="button" class="btn small" {sends("back", yes=yes)}>{words.say("yes" if yes else "no")}</button>'
            for yes in (True, False)
        )
    elif own:
        buttons = f'<button type="button" class="btn small" {sends("back", yes=False)}>{words.say("back-withdraw")}</button>'
    said = words.say("agreed", count=len(one.agreed), of=one.voters)
    return (
        f'<div class="note gold">{icon("undo")}<div><p>{asked}</p><div class="row wrap">{buttons}'
        f'<span class="mut">{said}</span></div></div></div>'
    )


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
