"""Which test shows a thing: tests are called by their names, and looked up in the files of this folder."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
PACKAGE = "games.republic."


@cache
def pieces(stem: str) -> dict[str, str]:
    """What stands at the top of a file, by its name: each function with its decorators, each value."""
    text = (HERE / f"{stem}.py").read_text(encoding="utf-8")
    lines = text.splitlines()
    found: dict[str, str] = {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            found[node.name] = "\n".join(lines[first - 1 : node.end_lineno])
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            for target in ast.walk(node.targets[0] if isinstance(node, ast.Assign) else node.target):
                if isinstance(target, ast.Name):
                    found[target.id] = "\n".join(lines[node.lineno - 1 : node.end_lineno])
    return found


@cache
def borrowed(stem: str) -> dict[str, str]:
    """The names that a file takes from others of this folder, and from which."""
    tree = ast.parse((HERE / f"{stem}.py").read_text(encoding="utf-8"))
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith(PACKAGE):
            found.update({name.name: node.module.removeprefix(PACKAGE) for name in node.names})
    return found


def with_what_it_uses(stem: str, name: str, seen: set[tuple[str, str]]) -> str:
    """A piece and, further on, whatever of this folder it names. Builders are for all tests and say nothing of this one."""
    if (stem, name) in seen or stem in ("builder", "house", "curia", "proofs"):
        return ""
    seen.add((stem, name))
    text = pieces(stem)[name]
    found = text
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Name) and node.id in pieces(stem):
            found += "\n" + with_what_it_uses(stem, node.id, seen)
        elif isinstance(node, ast.Name) and node.id in borrowed(stem):
            other = borrowed(stem)[node.id]
            if node.id in pieces(other):
                found += "\n" + with_what_it_uses(other, node.id, seen)
    return found


@cache
def shown() -> dict[str, str]:
    """Every test of this folder: its text, and that of what it uses of this folder."""
    found: dict[str, str] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for name in pieces(path.stem):
            if name.startswith("test_"):
                found[name] = with_what_it_uses(path.stem, name, set())
    return found


def missing(proofs: tuple[str, ...]) -> list[str]:
    """Those of the named tests that do not exist."""
    return [name for name in proofs if name not in shown()]
