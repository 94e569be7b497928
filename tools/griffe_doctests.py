"""Shows the doctests of docstrings as code in the reference: an extension that mkdocstrings loads (`mkdocs.yml`)."""

from __future__ import annotations

import re
from typing import Any

import griffe

DOCTEST = re.compile(r"(?:^>>> .*\n?(?:(?!\s*$|>>> ).+\n?)*)+", re.MULTILINE)


class Doctests(griffe.Extension):
    """Puts every doctest into a fence."""

    def on_object(self, *, obj: Any, **_: Any) -> None:
        if obj.docstring is not None and ">>> " in obj.docstring.value:
            obj.docstring.value = DOCTEST.sub(lambda found: f"\n```pycon\n{found[0].rstrip()}\n```\n", obj.docstring.value)
