"""Several questions in a row as one form. The questions stay what they are: a form is filled in, and answers them at once.

A form is drawn anew with every number that somebody changes; it commits nothing. What it would answer is worked out by the
game, on a copy, from what the seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, runtime_checkable

from msgspec import Struct

from comitium.core.errors import Illegal
from comitium.core.frames import Game
from comitium.core.messages import Phrase

KEPT: Final = "kept-"  # how the ids of fields begin whose numbers are remembered for the next form that has them


class Field(Struct, frozen=True, omit_defaults=True):
    """Something to be filled in: a number from `low` to `high`, or one of those that are `listed`. `note` stands beside it. A
    number that cannot be another follows from the others."""

    id: str
    text: Phrase
    value: int
    low: int = 0
    high: int = 0
    listed: tuple[tuple[int, Phrase], ...] = ()
    note: Phrase | None = None


class Way(Struct, frozen=True, omit_defaults=True):
    """What a form may be sent off as: the answers, to one question after the other. One that `stands_for` an answer of the
    question takes its place in the list of options, with `note` below it."""

    text: Phrase
    choices: tuple[int, ...]
    stands_for: int = -1
    note: Phrase | None = None


class Preset(Struct, frozen=True):
    """A button that fills in several fields at once, and sends nothing off."""

    text: Phrase
    values: tuple[tuple[str, int], ...]


class Form(Struct, frozen=True, omit_defaults=True):
    """A form as it is filled in. Where there is no way, `why` says why not, and `rule` by which rule. `covers` are the answers
    to the question that nobody needs besides the form. Of a long list the first `shown` fields are in sight (0: all). `tells`
    are the sentences of the question's odds, by their ids, that its notes tell as it stands."""

    title: Phrase
    rule: str
    fields: tuple[Field, ...]
    ways: tuple[Way, ...] = ()
    odds: tuple[Phrase, ...] = ()
    notes: tuple[Phrase, ...] = ()
    why: Phrase | None = None
    covers: tuple[int, ...] = ()
    presets: tuple[Preset, ...] = ()
    shown: int = 0
    tells: tuple[str, ...] = ()

    def way(self, named: int) -> Way | None:
        """The way that stands for an answer, or of this number; None if there is none."""
        standing = [one for one in self.ways if one.stands_for == named and named >= 0]
        return standing[0] if standing else self.ways[named] if 0 <= named < len(self.ways) else None


@runtime_checkable
class Forms(Protocol):
    """A game that has forms."""

    def form(self, game: Game, seat: int, said: dict[str, int]) -> Form | None:
        """The form for the question that waits for a seat, as far as it is filled in; None if there is none. Whatever is said
        amiss is read as the nearest that may be said."""


def rehearse(game: Game, seat: int, choices: Sequence[int]) -> Game:
    """The state after several answers of a seat, on a copy. Raises `Illegal` if one of them is none, or if the answers before
    the last would tell anybody anything: a refusal must not be the way to learn of it."""
    world: Game = game.clone()
    told = world.reveals
    for choice in choices:
        if world.reveals != told or choice not in world.legal(seat):
            raise world.refusal(seat, choice) if world.reveals == told else Illegal("", Phrase("refuse-form"))
        world.apply(seat, choice)
    return world
