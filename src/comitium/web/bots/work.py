"""What workers are asked, and what bots that act unasked have done: all that goes through the pipes between processes."""

from __future__ import annotations

from typing import NamedTuple

from comitium import bots
from comitium.core.frames import Game
from comitium.core.messages import Event, Phrase


class Chair(NamedTuple):
    """A bot that is asked whether it wants anything. Who only stands in for somebody makes no agreements for her."""

    seat: int
    bot: str
    seed: int
    bargains: bool


class Deeds(NamedTuple):
    """What the bots of a table do unasked, in order, and the reports of those that have broken off."""

    done: list[Deed]
    failures: list[str]


class Deed(NamedTuple):
    """What a bot does unasked, and the sentence it says with it."""

    seat: int
    act: int | bots.Offer | bots.Accept | bots.Cancel
    why: Phrase | None = None


class Work(NamedTuple):
    """What a worker is asked: `choose`, `speak`, `advise`, what the bots on `chairs` do `unasked` (and say, if there is
    `news`), to `check` a journal, or to `look back` on a finished one (in the language that stands in the place of the bot).
    `seed` makes the bot if it is not known."""

    verb: str
    bot: str = ""
    game_id: str = ""
    match: str = ""
    seat: int = 0
    seed: int = 0
    game: Game | None = None
    claims: tuple[Event, ...] = ()
    text: str = ""
    chairs: tuple[Chair, ...] = ()
    news: bool = False
    names: tuple[str, ...] = ()  # of people, by seat
