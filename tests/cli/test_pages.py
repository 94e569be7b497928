"""Long texts in lines."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.console import Console

from comitium.cli.at_table.pages import wrapped

SAID = "Le sceau, à vérifier à la fin\u202f: «\u202fforcé\u202f» et 12\u00a0T\u202f; rien\u202f!"


@pytest.mark.parametrize("width", range(12, 60))
def test_no_line_begins_with_what_belongs_to_the_word_before(width: int) -> None:
    screen = SimpleNamespace(console=Console(width=width), width=width)
    lines = [line.plain for line in wrapped(SAID, cast(Any, screen))]
    assert " ".join(line.strip(" ") for line in lines) == SAID
    assert not [line for line in lines if line.startswith((":", "»", ";", "!", "T"))]
