"""Things that are what their constructor made them of: frames, games, dice.

What such a thing consists of is written once, as the parameters of its constructor, each kept in an attribute of the same
name. Copying, saving, comparing and the digest follow from that, interpreted and compiled. A hot path may override `clone`;
the figure that justifies it stands beside it, and where there are many fields `tools/write_state.py` writes it.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from inspect import Parameter, signature
from itertools import product
from operator import attrgetter
from typing import Any, Final

from mypy_extensions import mypyc_attr

from comitium.core.ids import has_id, ids_of

NO_NUMBERS: Final = frozenset(("seat", "at", "asked", "said"))  # fields that say who and how far, not what
_FIELDS: Final[dict[type[Any], list[str]]] = {}
_TELLING: Final[dict[type[Any], Callable[[Any], Any]]] = {}  # the fields that say what a thing is about, at once
_READERS: Final[dict[type[Any], Callable[[Any], Any]]] = {}  # all fields of a thing at once, in half the time of a loop
_DEFAULTS: Final[dict[type[Any], dict[str, Any]]] = {}
_CLASSES: Final[dict[tuple[str, str], type[Any]]] = {}  # by package and id


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


def blank(kind: type[Any]) -> Any:
    """A thing of a class with nothing in it: 0, an empty list or "" for whatever must be given. To look at, not to play with.

    >>> from comitium.core.dice import Dice
    >>> blank(Dice).state()
    (0, 0)
    """
    needed = [name for name in fields(kind) if name not in defaults(kind)]
    for given in product((0, None, False, ""), repeat=len(needed)):  # a compiled class takes no number for a list or a bool
        try:
            return kind(*[[] if one is None else one for one in given])
        except TypeError:
            continue
    raise TypeError(f"{kind.__name__} needs more than numbers, lists and words")


def _telling(kind: type[Any]) -> Callable[[Any], Any]:
    """What reads the fields that say what such a thing is about."""
    names = [name for name in fields(kind) if name not in NO_NUMBERS]
    if not names:
        return _nothing
    read: Callable[[Any], Any] = attrgetter(*names)
    return read if len(names) > 1 else lambda thing: (read(thing),)  # of one name alone it would be no tuple


def _nothing(thing: Any) -> tuple[Any, ...]:
    return ()


def field_ids(kind: type[Any]) -> list[str]:
    """What the constructor's parameters are called on disk, in their order."""
    return list(ids_of(kind).fields) or fields(kind)


@mypyc_attr(allow_interpreted_subclasses=True)
class StateObject:
    """The base of everything that a state is made of."""

    __slots__ = ()  # or the slots of games and dice below would be for nothing

    def state(self) -> tuple[Any, ...]:
        """The constructor's arguments that would make this thing again."""
        return tuple([getattr(self, name) for name in fields(type(self))])

    def own_numbers(self) -> list[int]:
        """The numbers that this thing is made of, those of its lists behind the others; not whose it is, nor how far."""
        kind: type[Any] = type(self)
        read = _TELLING.get(kind)
        if read is None:
            read = _telling(kind)
            _TELLING[kind] = read
        found: list[int] = []
        values = read(self)
        for value in values:
            if isinstance(value, int):
                found.append(int(value))
        for value in values:
            if isinstance(value, list):
                found += [one for one in value if isinstance(one, int)]
        return found

    def clone(self) -> Any:
        """An independent copy. What has no state of its own is shared."""
        kind: type[Any] = type(self)
        names = _FIELDS.get(kind)
        if names is None:
            names = fields(kind)
        if len(names) < 2:  # most scripts know only where they stand
            return kind(copied(getattr(self, names[0]))) if names else self
        read = _READERS.get(kind)
        if read is None:
            read = attrgetter(*names)
            _READERS[kind] = read
        return kind(*[part if type(part) is int else copied(part) for part in read(self)])  # most are numbers

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by id, so that a class may be renamed and moved; what has no table of ids, by its class."""
        ids = ids_of(type(self))
        if not ids.package:
            return type(self), self.state()
        return make_again, (ids.package, ids.id, *self.state())

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, StateObject) and self.state() == other.state()

    __hash__ = None  # type: ignore[assignment]


@mypyc_attr(allow_interpreted_subclasses=True)
class Shared(StateObject):
    """What never changes once it is made, such as the options of a game: all copies share it."""

    def clone(self) -> Any:
        return self


def copied(value: Any) -> Any:
    """A list and what lies in it, or a plain thing, anew; numbers, words and tuples as they are."""
    if isinstance(value, list):
        if value and type(value[0]) is not int:
            return [copied(item) for item in value]
        return value[:]
    return value.clone() if isinstance(value, StateObject) else value


def make_again(package: str, id: str, *state: Any) -> Any:
    """Make the thing that was pickled under an id."""
    return class_of(package, id)(*state)


def class_of(package: str, id: str) -> type[Any]:
    """The class that an id stands for. Raises `LookupError` if the package has none."""
    found = _CLASSES.get((package, id))
    if found is None:
        import_module(package)
        for kind in subclasses(StateObject):
            if kind.__module__.startswith(package + ".") and has_id(kind):
                _CLASSES[package, ids_of(kind).id] = kind
        found = _CLASSES.get((package, id))
        if found is None:
            raise LookupError(f"{package} has nothing with the id {id}")
    return found


def subclasses(kind: type[Any]) -> list[type[Any]]:
    """All classes below one, itself left out."""
    found: list[type[Any]] = []
    for child in kind.__subclasses__():
        found.append(child)
        found.extend(subclasses(child))
    return found
