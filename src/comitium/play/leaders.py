"""Who leads a seat: who answers when it is asked, and acts for it when nobody asks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple


class Leader(NamedTuple):
    """A person, or the bot of this name. A bot that only `stands_in` for a person answers and acts for her, but makes no
    agreements in her name."""

    bot: str = ""
    stands_in: bool = False

    @property
    def is_bot(self) -> bool:
        return bool(self.bot)


PERSON: Final = Leader()  # also of a seat that nobody has taken yet: the driver waits for it


def led_by(names: Iterable[str]) -> list[Leader]:
    """The leaders of seats, from the names of their bots; "" is a person.

    >>> [leader.is_bot for leader in led_by(["tribune", ""])]
    [True, False]
    """
    return [Leader(name) for name in names]
