"""Tables by class: what a game says of its questions (odds, forms, heuristics) is registered for the class of the question."""

from __future__ import annotations

from typing import Any, TypeVar

Entry = TypeVar("Entry")


def by_class(table: dict[type[Any], Entry], thing: object) -> Entry | None:
    """What a table holds for the class of a thing, else for the nearest of its bases; None if for neither.

    >>> by_class({int: "whole"}, True), by_class({int: "whole"}, "text")
    ('whole', None)
    """
    for kind in type(thing).__mro__:
        if kind in table:
            return table[kind]
    return None
