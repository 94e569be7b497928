"""Write what follows from the constructor of a large state: its slots, its assignments and its clone.

    python tools/write_state.py [--check]

What such a state consists of is declared once, in the parameters of its constructor: a name, a type, a default where one can
be left out, and a comment. Add one there and run this; `--check` only names the files that are stale, as a test does. Lists
and what has a `clone` are copied; what its comment calls `shared by clones` is not. The written code is what one would write
by hand: no copying that looks at the fields while it runs is as fast (docs/performance.md).
"""

from __future__ import annotations

import ast
import sys
import textwrap
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).resolve().parent.parent / "src" / "comitium"
UNCHANGING = ("bool", "int", "str", "Rules")  # types whose values all copies share
WIDTH = 110


class State(NamedTuple):
    """A class that is written, and where it is cloned if a subclass does that."""

    module: str
    name: str
    clone_module: str = ""
    clone_name: str = ""


STATES = (
    State("core/agreements.py", "Clause"),
    State("core/agreements.py", "Agreement"),
    State("games/caesar/state.py", "Caesar"),
    State("games/idus/state.py", "Idus"),
    State("games/republic/state/session.py", "Session"),
    State("games/republic/rules/r1_09_senate/r1_09_1_procedure/r1_09_14_vote.py", "Vote"),
    State("games/republic/rules/r1_11_revolution/r1_04_5_trades.py", "Trade"),
    State("games/republic/state/table.py", "Table", "games/republic/state/republic.py", "Republic"),
)


class Field(NamedTuple):
    """A parameter of the constructor. A list that may be left out is `None` there."""

    name: str
    type: str
    optional: bool
    shared: bool

    def assigned(self) -> str:
        return f"self.{self.name} = {self.name}" + (f" if {self.name} is not None else []" if self.optional else "")

    def copied(self) -> str:
        own = f"self.{self.name}"
        if self.shared or self.type in UNCHANGING:
            return own
        if not self.type.startswith("list["):
            return f"{own}.clone()"
        inner = self.type.removeprefix("list[").removesuffix("]")
        if inner in UNCHANGING:
            return f"{own}[:]"
        return f"[one[:] for one in {own}]" if inner.startswith("list[") else f"[one.clone() for one in {own}]"


def class_named(text: str, name: str) -> ast.ClassDef:
    return next(node for node in ast.parse(text).body if isinstance(node, ast.ClassDef) and node.name == name)


def method(kind: ast.ClassDef, name: str) -> ast.FunctionDef:
    return next(node for node in kind.body if isinstance(node, ast.FunctionDef) and node.name == name)


def fields(text: str, name: str) -> list[Field]:
    """What the constructor of a class declares, in order."""
    lines = text.splitlines()
    given = method(class_named(text, name), "__init__").args
    found = []
    for parameter in given.args[1:]:
        assert parameter.annotation is not None, f"{name}.{parameter.arg} has no type"
        type = ast.unparse(parameter.annotation)
        shared = "shared by clones" in " ".join(lines[parameter.lineno - 1 : parameter.end_lineno])
        found.append(Field(parameter.arg, type.removesuffix(" | None"), type.endswith(" | None"), shared))
    return found


def attribute(node: ast.stmt) -> str:
    """The attribute of `self` that a statement sets, or nothing."""
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target if isinstance(node, ast.AnnAssign) else None
    return target.attr if isinstance(target, ast.Attribute) else ""


def replaced(text: str, first: ast.stmt, last: ast.stmt, written: list[str]) -> str:
    """The lines of some statements, comments between them included, as they ought to be."""
    assert last.end_lineno is not None
    lines = text.splitlines()
    lines[first.lineno - 1 : last.end_lineno] = [" " * first.col_offset + line for line in written]
    return "\n".join(lines) + "\n"


def write_fields(text: str, name: str) -> str:
    """The module of a class with its assignments, and its slots if it has any, as the constructor wants them. What was
    remarked beside an assignment stays."""
    declared = fields(text, name)
    body = method(class_named(text, name), "__init__").body
    passed_on = {
        argument.id
        for node in body
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
        for argument in node.value.args
        if isinstance(argument, ast.Name)
    }
    own = [field for field in declared if field.name not in passed_on]
    names = {field.name for field in declared}
    old = [node for node in body if attribute(node) in names]
    lines = text.splitlines()
    notes = {attribute(node): lines[node.lineno - 1].partition("  #") for node in old}
    kept = {name: mark + note for name, (_, mark, note) in notes.items()}
    text = replaced(text, old[0], old[-1], [field.assigned() + kept.get(field.name, "") for field in own])
    kind = class_named(text, name)
    for node in kind.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__":
            slots = sorted({attribute(one) for one in method(kind, "__init__").body} - {""})
            listed = textwrap.wrap(", ".join(f'"{slot}"' for slot in slots) + ",", WIDTH)
            opened = "__slots__ = (  # so many fields are too many for Python's fast attributes"
            text = replaced(text, node, node, [opened, *("    " + line for line in listed), ")  # fmt: skip"])
    return text


def write_clone(text: str, name: str, declared: list[Field]) -> str:
    """The module of a class with a clone that hands every field to the constructor."""
    body = method(class_named(text, name), "clone").body
    copies = [f"    {field.copied()}," for field in declared]
    return replaced(text, body[-1], body[-1], [f"return {name}(", *copies, ")"])


def written() -> dict[Path, str]:
    """The text that every module with a state ought to have."""
    found: dict[Path, str] = {}
    for state in STATES:
        path, clone_path = SOURCE / state.module, SOURCE / (state.clone_module or state.module)
        found[path] = write_fields(found.get(path) or path.read_text(), state.name)
        declared = fields(found[path], state.name)
        clone_text = found.get(clone_path) or clone_path.read_text()
        found[clone_path] = write_clone(clone_text, state.clone_name or state.name, declared)
    return found


def stale() -> dict[Path, str]:
    """What has to be written."""
    return {path: text for path, text in written().items() if path.read_text() != text}


if __name__ == "__main__":
    checks = "--check" in sys.argv
    for path, text in stale().items():
        if not checks:
            path.write_text(text)
        print(f"{path.relative_to(SOURCE)} {'is stale' if checks else 'written'}")
    sys.exit(1 if checks and stale() else 0)
