"""A form in the panel: several questions answered at once. Every change is sent to the house, which draws the form anew with
what would come of it; the button at the foot sends it off."""

from __future__ import annotations

import json
from typing import Final

from comitium.core.forms import Field, Form, Way
from comitium.draw.page.look import PageLook
from comitium.draw.page.model import Table
from comitium.draw.page.words import Words, icon, text

FEW: Final = 3  # numbers that have room beside each other on a narrow screen


def filled(look: PageLook, model: Table, words: Words) -> str:
    """The form for the question, or nothing."""
    form = model.form
    if form is None:
        return ""
    said = json.loads(model.said) if model.said else {}
    lists = "".join(_field(one, one.id in said, words) for one in form.fields if one.listed)
    numbers = [_field(one, one.id in said, words) for one in form.fields if not one.listed]
    first = numbers[: form.shown or None]
    fields = f'{lists}<div class="numbers{" few" if len(first) <= FEW else ""}">{"".join(first)}</div>'
    fields += _more(numbers[len(first) :], words)
    odds = "".join(look.chance(one, words) for one in form.odds)
    notes = "".join(f'<p class="sm">{words.speak(one)}</p>' for one in form.notes)
    why = "" if form.why is None else _why(form, words)
    asked = model.prompt.rule if model.prompt is not None else ""
    rule = words.cite(form.rule) if form.rule != asked else ""
    told = f'<div role="status">{odds}{notes}{why}</div>'
    beside = is_beside(form)
    return (
        f'<div class="fill{" adds" if beside else ""}" data-said="{text(model.said)}"><div class="row wrap">'
        f'<span class="kick">{words.speak(form.title)}</span><span class="sp"></span>{rule}{_presets(form, words)}</div>'
        f"{told + fields if beside else fields + told}"
        f'<div class="opts few">{_ways(model, form, words)}</div></div>'
    )


def is_beside(form: Form | None) -> bool:
    """Whether a form adds to the options of its question, and stands below them."""
    return form is not None and not form.covers


def standing(model: Table, choice: int) -> Way | None:
    """The way of a form that takes the place of an option, or None."""
    ways = model.form.ways if model.form is not None else ()
    return next((one for one in ways if one.stands_for == choice), None)


def place(model: Table, way: Way) -> int:
    """The number of a way among those of the form, in whatever order the options are drawn."""
    assert model.form is not None
    return model.form.ways.index(way)


def _more(fields: list[str], words: Words) -> str:
    """The rest of a long list, folded."""
    if not fields:
        return ""
    return (
        f'<details id="fill-more" data-keep><summary class="link">{words.say("fill-more", count=len(fields))}</summary>'
        f'<div class="numbers few">{"".join(fields)}</div></details>'
    )


def _presets(form: Form, words: Words) -> str:
    """Buttons that fill in several numbers; nothing is sent off by them."""
    buttons = "".join(
        f'<button type="button" class="btn small" data-fill="{text(json.dumps(dict(one.values)))}">{words.speak(one.text)}'
        "</button>"
        for one in form.presets
    )
    return f'<span class="row">{buttons}</span>' if buttons else ""


def stepwise(options: str, amounts: str, words: Words) -> str:
    """What the form says as well: for who would rather answer one question after the other, or points at the table."""
    if not options and not amounts:
        return ""
    return (
        f'<details class="why" id="stepwise" data-keep><summary>{words.say("stepwise")}</summary><div><div class="opts many">'
        f"{options}</div>{amounts}</div></details>"
    )


def _why(form: Form, words: Words) -> str:
    assert form.why is not None
    return f'<p class="shut">{icon("lock", "s14")} {words.speak(form.why)}</p>'


def _ways(model: Table, form: Form, words: Words) -> str:
    """Each way to send it off is an option like any other; the first is chosen. Those that stand for an option of the question
    are drawn in its place."""
    listed = {option.choice for option in model.prompt.options} if model.prompt is not None else set()
    return "".join(
        f'<label class="opt"><input type="radio" name="choice" value="way" id="way-{place}"{"" if place else " checked"}>'
        f'<span class="t">{words.speak(way.text)}</span></label>'
        for place, way in enumerate(form.ways)
        if way.stands_for not in listed
    )


def _field(one: Field, is_said: bool, words: Words) -> str:
    """One of a list; a number with two buttons; or one that follows from the others. Whatever nobody has said yet follows what
    is said."""
    id, name = f"fill-{text(one.id)}", words.speak(one.text)
    usual = "" if is_said else " data-usual"
    note = f"<small>{words.speak(one.note)}</small>" if one.note is not None else ""
    if one.listed:
        listed = "".join(
            f'<option value="{value}"{" selected" if value == one.value else ""}>{words.speak(shown)}</option>'
            for value, shown in one.listed
        )
        return f'<div class="field"><label for="{id}">{name}</label><select id="{id}"{usual}>{listed}</select></div>'
    if one.low == one.high:
        return f'<div class="field"><span>{name} {note}</span><output><b>{one.value}</b></output></div>'
    step = "".join(
        f'<button type="button" data-bump="{by}" aria-label="{words.say(way)}{words.colon}{name}"'
        f"{' disabled' if at == one.value else ''}>{icon(sign)}</button>"
        for by, way, sign, at in ((-1, "less", "minus", one.low), (1, "more", "plus", one.high))
    )
    less, more = step.split("</button>")[:2]
    return (
        f'<div class="field"><label for="{id}">{name} {note}</label><span class="stepper">{less}</button><input type="number" '
        f'id="{id}" min="{one.low}" max="{one.high}" value="{one.value}" inputmode="numeric"{usual}>{more}</button></span>'
        "</div>"
    )
