"""The workshop: one box over the middle of the board, on a phone a sheet from below. The question stays beside it.

Whatever has an id can be opened there by a button with `data-opens`; the same button, another one, or Esc closes it. What
exists only there is a panel made by `shop`, and is not seen until it is opened.
"""

from __future__ import annotations

from comitium.draw.page.parts import Drawing
from comitium.draw.page.words import Words, icon, text


def shop(id: str, title: str, inside: Drawing, words: Words, head: str = "") -> Drawing:
    """A panel that lies in the workshop only: its title, what stands beside that, what closes it, and its inside."""
    return (
        f'<section class="shop" id="{text(id)}" aria-label="{title}"><header><h2 tabindex="-1">{title}</h2>{head}'
        f'{closer(id, words)}</header><div class="in">',
        *inside,
        "</div></section>",
    )


def opener(id: str, label: str, form: str = "btn small", key: str = "") -> str:
    """A button that opens something in the workshop, and closes it again."""
    pressed = f' data-key="{key}"' if key else ""
    return f'<button type="button" class="{form}" data-opens="{text(id)}"{pressed}>{label}</button>'


def closer(id: str, words: Words) -> str:
    """What closes it; it is seen only while it is open."""
    return (
        f'<button type="button" class="ib close" data-opens="{text(id)}" aria-label="{words.say("close")}">{icon("close")}'
        "</button>"
    )
