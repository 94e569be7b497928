"""Which test shows a thing: names like "test_forum_wars::test_x", looked up in the files of this folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent


@cache
def bodies_of(module: str) -> dict[str, str]:
    """Every test of a module, with its decorators and its body as text. Tests stand at the left margin here."""
    found: dict[str, str] = {}
    block: list[str] = []
    name = ""
    for line in (FOLDER / f"{module}.py").read_text(encoding="utf-8").splitlines():
        margin = bool(line) and not line[0].isspace() and line[0] not in ")]}"
        if margin and not name:
            block = block if line.startswith(("@", "def ")) and block and block[0].startswith("@") else []
        if margin and name:
            found[name] = "\n".join(block)
            name, block = "", []
        block.append(line)
        if line.startswith("def test_"):
            name = line[4 : line.index("(")]
    if name:
        found[name] = "\n".join(block)
    return found


def missing(proofs: str | tuple[str, ...]) -> list[str]:
    """Those of the named tests that do not exist."""
    names = (proofs,) if isinstance(proofs, str) else proofs
    gone = []
    for name in names:
        module, _, test = name.partition("::")
        if not (FOLDER / f"{module}.py").exists() or test not in bodies_of(module):
            gone.append(name)
    return gone
