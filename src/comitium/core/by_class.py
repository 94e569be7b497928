"""Tables by class: what a game says of its questions (odds, forms, heuristics) is registered for the class of the question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from comitium.core.ids import ids_of

Entry = TypeVar("Entry")


def by_class(table: Mapping[type[Any], Entry], thing: object) -> Entry | None:
    """What a table holds for the class of a thing, else for the nearest of its bases; None if for neither.

    >>> by_class({int: "whole"}, True), by_class({int: "whole"}, "text")
    ('whole', None)
    """
    for kind in type(thing).__mro__:
        if kind in table:
            return table[kind]
    return None


def by_id(table: Mapping[type[Any], Entry], id: str) -> Entry | None:
    """What a table holds for the class with this id, as a view or a prompt says it; None if for none.

    >>> by_id({int: "whole"}, "int"), by_id({int: "whole"}, "str")
    ('whole', None)
    """
    for kind, entry in table.items():
        if ids_of(kind).id == id:
            return entry
    return None
