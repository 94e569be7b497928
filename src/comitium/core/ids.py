"""Stable ids: what journals, digests, positions and pickles call the things of a game.

A class, a field or a step of a script may be renamed at any time; its id never is. The ids of a game stand in the `ids.toml`
of its package, loaded once when the game is registered:

    [things]
    Window = { class = "VetoWindow", fields = ["seat", "means"] }        # `class` only where the code has another name
    Years = { fields = ["at"], steps = ["mortality", "revenue"] }

Fields are listed in the order of the constructor's parameters, steps in the order of the script. A package without such a
table (a game that a test makes up) uses the names in its code.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct


class Thing(Struct, frozen=True, rename={"class_name": "class"}):
    """One line of the table: a class that a state is made of."""

    fields: tuple[str, ...]
    steps: tuple[str, ...] = ()
    class_name: str = ""


class IdTable(Struct, frozen=True):
    """The ids of one package. `events` has those whose class was renamed since; choices, proposals and clauses are numbers on
    disk, and stand here so that none is ever given away twice. So are the kinds of `questions` for programs that learn, by
    their places in the list."""

    things: dict[str, Thing]
    events: dict[str, str] = {}
    choices: dict[str, int] = {}
    proposals: dict[str, int] = {}
    clauses: dict[str, int] = {}
    questions: tuple[str, ...] = ()


class Ids(NamedTuple):
    """The ids of one class. Empty `fields` or `steps` without a table: the names in the code are the ids."""

    id: str
    package: str
    fields: tuple[str, ...]
    steps: tuple[str, ...]


_TABLES: Final[dict[str, IdTable]] = {}
_BY_CLASS_NAME: Final[dict[str, dict[str, str]]] = {}  # by package: the id of each class
_FOUND: Final[dict[type[Any], Ids]] = {}
_EVENTS: Final[dict[str, dict[str, str]]] = {}  # by package: the id of each event that has another name now


def load_ids(package: str) -> IdTable:
    """Read the table beside a package's code; from now on its classes are called by it."""
    table = msgspec.toml.decode((files(package) / "ids.toml").read_bytes(), type=IdTable)
    _TABLES[package] = table
    _BY_CLASS_NAME[package] = {thing.class_name or id: id for id, thing in table.things.items()}
    _EVENTS[package] = {name: id for id, name in table.events.items()}
    _FOUND.clear()
    return table


def ids_of(kind: type[Any]) -> Ids:
    """The ids of a class. Raises `LookupError` for one that the table of its package does not list."""
    found = _FOUND.get(kind)
    if found is None:
        package = _package(kind)
        if package:
            id = _BY_CLASS_NAME[package].get(kind.__name__, "")
            if not id:
                raise LookupError(f"{kind.__name__} has no id: list it in the ids.toml of {package}")
            thing = _TABLES[package].things[id]
            found = Ids(id, package, thing.fields, thing.steps)
        else:
            found = Ids(kind.__name__, "", (), ())
        _FOUND[kind] = found
    return found


def has_id(kind: type[Any]) -> bool:
    """Whether a class may be on disk: a table leaves out the bases that are never made."""
    package = _package(kind)
    return not package or kind.__name__ in _BY_CLASS_NAME[package]


def id_of(thing: object) -> str:
    """The id of a thing's class: what a question is called in a prompt, an order, a position."""
    return ids_of(type(thing)).id


def is_id_of(id: str, *kinds: type[Any]) -> bool:
    """Whether an id, as a view or a prompt says it, is that of one of these classes.

    >>> is_id_of("int", str, int), is_id_of("int", str)
    (True, False)
    """
    for kind in kinds:
        if ids_of(kind).id == id:
            return True
    return False


def event_id(event: object) -> str:
    """What an event is called in standing orders and by surfaces that look for it."""
    kind = type(event)
    return _EVENTS.get(_package(kind), {}).get(kind.__name__, kind.__name__)


def class_names(package: str) -> dict[str, str]:
    """The name in the code of everything that the table of a package lists, by id; nothing where there is no table."""
    table = _TABLES.get(package)
    return {} if table is None else {id: thing.class_name or id for id, thing in table.things.items()}


def question_ids(package: str) -> tuple[str, ...]:
    """The kinds of questions of a package, in the order in which they came to be."""
    return _TABLES[package].questions


def _package(kind: type[Any]) -> str:
    """The package with a table to which a class belongs, or ""."""
    module = kind.__module__
    while module:
        if module in _TABLES:
            return module
        module = module.rpartition(".")[0]
    return ""


load_ids("comitium.core")
