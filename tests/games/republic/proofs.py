"""Which test shows a thing: tests are called by their names, and looked up in the files of this folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def shown() -> dict[str, str]:
    """Every test of this folder, with the text of its file up to the next one: decorators of the next are part of it."""
    found: dict[str, str] = {}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        head, *tests = path.read_text(encoding="utf-8").split("\ndef test_")
        before = head
        for text in tests:
            name = "test_" + text[: text.index("(")]
            decorators = before[before.rfind("\n\n\n") :]
            found[name] = decorators + text
            before = text
    return found


@cache
def files() -> dict[str, str]:
    """The file of every test."""
    found: dict[str, str] = {}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        whole = path.read_text(encoding="utf-8")
        for text in whole.split("\ndef test_")[1:]:
            found["test_" + text[: text.index("(")]] = whole
    return found


def missing(proofs: tuple[str, ...]) -> list[str]:
    """Those of the named tests that do not exist."""
    return [name for name in proofs if name not in shown()]
