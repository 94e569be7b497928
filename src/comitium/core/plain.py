"""Things that are what their constructor made them of: frames, games, dice.

What such a thing consists of is written once, as the parameters of its constructor, each kept in an attribute of the same
name. Copying, saving, comparing and the digest follow from that, interpreted and compiled. A hot path may override `clone`;
the figure that justifies it stands beside it.
"""

from __future__ import annotations

from inspect import Parameter, signature
from typing import Any, Final

from mypy_extensions import mypyc_attr

_FIELDS: Final[dict[type[Any], list[str]]] = {}
_DEFAULTS: Final[dict[type[Any], dict[str, Any]]] = {}


def fields(kind: type[Any]) -> list[str]:
    """The names of the constructor's parameters.

    >>> from comitium.core.dice import Dice
    >>> fields(Dice)
    ['a', 'b']
    """
    found = _FIELDS.get(kind)
    if found is None:
        found = list(signature(kind).parameters)
        _FIELDS[kind] = found
    return found


def defaults(kind: type[Any]) -> dict[str, Any]:
    """The parameters that may be left out, and what they are then. `None` stands for an empty list."""
    found = _DEFAULTS.get(kind)
    if found is None:
        given = signature(kind).parameters.items()
        found = {name: parameter.default for name, parameter in given if parameter.default is not Parameter.empty}
        _DEFAULTS[kind] = found
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain:
    """The base of everything that a state is made of."""

    __slots__ = ()  # or the slots of games and dice below would be for nothing

    def state(self) -> tuple[Any, ...]:
        """The constructor's arguments that would make this thing again."""
        return tuple([getattr(self, name) for name in fields(type(self))])

    def clone(self) -> Any:
        """An independent copy. What has no state of its own is shared."""
        kind = type(self)
        names = fields(kind)
        if not names:
            return self
        parts = [getattr(self, name) for name in names]
        for place in range(len(parts)):
            if isinstance(parts[place], (list, Plain)):  # most are numbers
                parts[place] = copied(parts[place])
        return kind(*parts)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.state()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Plain) and self.state() == other.state()

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(allow_interpreted_subclasses=True)
class Fixed(Plain):
    """What never changes once it is made, such as the options of a game: all copies share it."""

    def clone(self) -> Any:
        return self


def copied(value: Any) -> Any:
    """A list and what lies in it, or a plain thing, anew; numbers, words and tuples as they are."""
    if isinstance(value, list):
        if value and isinstance(value[0], (list, Plain)):
            return [copied(item) for item in value]
        return value[:]
    return value.clone() if isinstance(value, Plain) else value
