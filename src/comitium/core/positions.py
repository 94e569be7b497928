"""A position as one line of fields, `name=value`: how every game reads and writes it. What the fields mean is the game's."""

from __future__ import annotations

import json
import re
from typing import Any, Final, NoReturn

from comitium.core.errors import BadOption, BadPosition
from comitium.core.frames import Frame, Game, Script
from comitium.core.ids import has_id, id_of, ids_of
from comitium.core.messages import Phrase
from comitium.core.options import Meta, Setting, resolve, written
from comitium.core.state_object import subclasses


class Fields:
    """The fields of a position text, taken one after the other; the options among them are settled at once.

    Whatever is wrong, an option too, raises `BadPosition` with the field.
    """

    def __init__(self, text: str, meta: Meta) -> None:
        self.left: dict[str, str] = {}
        for word in text.split():
            name, equals, value = word.partition("=")
            if not equals or not value or name in self.left:
                raise BadPosition(Phrase("position-word", {"word": word}))
            self.left[name] = value
        given = {name: self.left.pop(name) for name in meta.options if name in self.left}
        try:
            self.settings = resolve(meta, given)
        except BadOption as refused:
            raise BadPosition(refused.why) from refused

    def take(self, name: str, default: str = "") -> str:
        return self.left.pop(name, default)

    def number(self, name: str, default: str, low: int, high: int) -> int:
        value = self.take(name, default)
        if not is_number(value) or not low <= int(value) <= high:
            fail(name, value)
        return int(value)

    def pair(self, name: str, default: str) -> list[str]:
        """What stands before a slash and behind it."""
        value = self.take(name, default)
        parts = value.split("/")
        if len(parts) != 2:
            fail(name, value)
        return parts

    def close(self) -> None:
        """Every field must have been taken."""
        for name in self.left:
            raise BadPosition(Phrase("position-unknown", {"field": name}))


def fail(name: str, value: str) -> NoReturn:
    raise BadPosition(Phrase("position-field", {"field": name, "value": value}))


def completed(text: str, settings: dict[str, Setting]) -> str:
    """A position text that names these options, too, unless it does already."""
    named = [word.partition("=")[0] for word in text.split()]
    return " ".join([text, *(f"{name}={written(value)}" for name, value in settings.items() if name not in named)])


def is_number(text: str) -> bool:
    """So long that a mask of things fits, and no longer: a text from outside must not make huge numbers."""
    return text.isascii() and text.isdigit() and len(text) < 16


def line(fields: dict[str, str], meta: Meta, settings: dict[str, Setting]) -> str:
    """The fields, then the rule set if there are several, and the options that differ from what it says."""
    chosen = {name: settings[name] for name in (meta.preset,) if name in settings}
    defaults = resolve(meta, chosen)
    if len(meta.rule_sets) < 2:  # the usual one goes without saying
        defaults.update({name: meta.options[name].default for name in chosen})
    named = chosen if len(meta.rule_sets) > 1 else {}
    options = {name: written(value) for name, value in settings.items() if name in named or value != defaults[name]}
    return " ".join(f"{name}={value}" for name, value in {**fields, **options}.items())


def check_seats(game: Game, players: int) -> None:
    """Refuse a position that seats more or fewer than were asked for."""
    if game.seats() != players:
        raise BadPosition(Phrase("position-players", {"players": players, "seats": game.seats()}))


# -- the stack: what is going on, from the whole game down to the question that waits

_FRAME: Final = re.compile(r"(\w+)\((.*)\)")
_WRONG: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


def stack_text(stack: list[Frame[Any]]) -> str:
    """The frames with their arguments, a script at the name of its next step: `Turn(refill)/Place(3,false)`."""
    return "/".join(_frame_text(frame) for frame in stack)


def _frame_text(frame: Frame[Any]) -> str:
    written = [json.dumps(part, separators=(",", ":")) for part in frame.state()]
    if isinstance(frame, Script):
        written[0] = frame.place()
    return f"{id_of(frame)}({','.join(written)})"


def read_stack(text: str, package: str) -> list[Frame[Any]]:
    """The frames that a text names, among those of a game's package. A step may be given by its number, too."""
    known = frames_of(package)
    return [_read_frame(part, known) for part in text.split("/")]


def frames_of(package: str) -> dict[str, type[Any]]:
    """The frames of a game's package, by the ids that position texts call them."""
    return {ids_of(kind).id: kind for kind in subclasses(Frame) if kind.__module__.startswith(package) and has_id(kind)}


def _read_frame(text: str, known: dict[str, type[Any]]) -> Frame[Any]:
    match = _FRAME.fullmatch(text)
    if match is None or match[1] not in known:
        fail("stack", text)
    kind, arguments = known[match[1]], match[2]
    try:
        if not issubclass(kind, Script):
            made: Frame[Any] = _made(kind, json.loads(f"[{arguments}]"))
            return made
        step, _, rest = arguments.partition(",")
        script: Script[Any] = _made(kind, [0, *json.loads(f"[{rest}]")])
        script.at = int(step) if is_number(step) else script.places().index(step)
        script.place()
        return script
    except _WRONG:
        fail("stack", text)


def _made(kind: type[Any], arguments: list[Any]) -> Any:
    return kind(*arguments)


def check_stack(game: Game, text: str) -> None:
    """Whether the position can be played on: its frames make sense, and a copy of it, run to its question, has answers."""
    twin = game.clone()
    try:
        playable = all(frame.is_sound(twin) for frame in twin.stack)
        if playable:
            twin.advance()
            playable = all(twin.legal(seat) for seat in twin.actors())
    except _WRONG:
        playable = False
    if not playable:
        fail("stack", text)
