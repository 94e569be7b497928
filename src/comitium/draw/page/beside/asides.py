"""What may be done unasked, below the decision: a button for each act, and one line for many of a kind."""

from __future__ import annotations

from typing import Final

from comitium.core.messages import Phrase
from comitium.draw.page.look import PageLook
from comitium.draw.page.model import Table
from comitium.draw.page.words import Words, icon, sends

FEW: Final = 2  # acts that are always shown


def unasked(look: PageLook, model: Table, words: Words) -> str:
    """What may be done unasked; what is said alike is the same, many of a kind are one act with a choice, and many acts wait
    until they are looked for."""
    if not model.asides:
        return ""
    kinds: dict[str, dict[str, int]] = {}
    about: dict[str, str] = {}
    for option in model.asides:
        about[look.group(option)] = look.about_group(option)
        kinds.setdefault(look.group(option), {}).setdefault(words.speak(option.text), option.choice)
    single = kinds.pop("", {})
    for heading in [heading for heading, alike in kinds.items() if len(alike) == 1]:
        single |= kinds.pop(heading)
    drawn = _acts(single) if single else ""
    for place, (heading, alike) in enumerate(kinds.items()):
        said = words.speak(Phrase(heading, {"count": len(alike)}))
        told = f'<p class="sm">{words.speak(Phrase(about[heading]))}</p>' if about[heading] else ""
        drawn += folded(f"asides-{place}", said, told + _acts(alike))
    if len(single) + len(kinds) > FEW:
        return folded("asides", f"{words.say('asides')} ({len(single) + len(kinds)})", drawn)
    return f'<div><span class="label">{words.say("asides")}</span>{drawn}</div>'


def _acts(alike: dict[str, int]) -> str:
    """A button for each act, under its words."""
    buttons = "".join(
        f'<button type="button" class="btn small" {sends("aside", choice=choice)}>{said}</button>'
        for said, choice in alike.items()
    )
    return f'<div class="asides">{buttons}</div>'


def folded(id: str, heading: str, inside: str) -> str:
    """Something that waits under its heading until it is looked for."""
    return f'<details class="why" id="{id}" data-keep><summary>{icon("next", "s16")} {heading}</summary>{inside}</details>'
