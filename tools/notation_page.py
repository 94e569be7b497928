"""Write the lists of docs/republic-notation.md anew: cards, other things, what the session remembers, frames and their steps.

    python tools/notation_page.py

They stand between two comment lines; everything else on the page is written by hand. `test_page.py` fails when they are stale.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from comitium.core.frames import Script
from comitium.core.ids import ids_of
from comitium.core.positions import frames_of
from comitium.core.state_object import blank
from comitium.games import republic
from comitium.games.republic import names
from comitium.games.republic.catalogue.cards import CARD_KEY, CARD_KIND
from comitium.games.republic.catalogue.keys import EVENT_KEYS, NEUTRAL_KEYS, OFFICE_KEYS, PROVINCE_KEYS
from comitium.games.republic.notation.vocabulary import BEQUEST_KEYS, MARK_NAMES
from comitium.games.republic.state.session import Session

PAGE = Path(__file__).parents[1] / "docs" / "republic-notation.md"
FIRST = "<!-- lists of tools/notation_page.py: do not edit -->"
LAST = "<!-- end of the lists -->"
KINDS = ("families", "statesmen", "concessions", "wars", "enemy leaders", "intrigue", "laws", "events")  # of cards


def lists() -> str:
    """The lists, in the order of the page."""
    return "\n\n".join(("## Keys", _keys(), "## Frames", _frames()))


def page() -> str:
    """The whole page with the lists as they are today."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(FIRST)
    return f"{before}{FIRST}\n\n{lists()}\n\n{LAST}{rest.partition(LAST)[2]}"


def _keys() -> str:
    cards = {name: [key for key, kind in zip(CARD_KEY, CARD_KIND, strict=True) if kind == at] for at, name in enumerate(KINDS)}
    others = {
        "random events (`events`)": EVENT_KEYS,
        "provinces": PROVINCE_KEYS,
        "wars that are no cards": [key for key in names.WARS if key not in CARD_KEY],
        "offices": OFFICE_KEYS,
        "bequests": BEQUEST_KEYS,
        "`directives`": NEUTRAL_KEYS,
        "`marks`": MARK_NAMES,
        "`session`": ids_of(Session).fields,
    }
    rows = [f"| {name} | {_row(keys)} |" for name, keys in {**cards, **others}.items()]
    return "\n".join(["| what | keys |", "|---|---|", *rows])


def _row(keys: Any) -> str:
    return " ".join(f"`{key}`" for key in keys)


def _frames() -> str:
    found = sorted(frames_of(republic.__name__).items())
    scripts = [f"| `{name}` | {_arguments(kind)} | {_steps(kind)} |" for name, kind in found if issubclass(kind, Script)]
    questions = [f"| `{name}` | {_arguments(kind)} |" for name, kind in found if not issubclass(kind, Script)]
    return "\n".join(
        [
            "Scripts stand at the name of their next step, which is their first argument; the others follow it.",
            "",
            "| script | further arguments | steps |",
            "|---|---|---|",
            *scripts,
            "",
            "| question | arguments |",
            "|---|---|",
            *questions,
        ]
    )


def _arguments(kind: type[Any]) -> str:
    given = ids_of(kind).fields
    return _row(given[1:] if issubclass(kind, Script) else given)


def _steps(kind: type[Any]) -> str:
    return _row(blank(kind).places())


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
