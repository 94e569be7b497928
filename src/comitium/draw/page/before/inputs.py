"""What the pages before a game are drawn from: the home page and the lobby."""

from __future__ import annotations

from msgspec import Struct

from comitium.core.messages import Phrase
from comitium.core.options import Setting
from comitium.draw.page.model import ChatLine, Person, Reader
from comitium.play.clock import Pace


class Offer(Struct, frozen=True):
    """A game as the home page offers it: who may play it, and which bots there are, the simplest first."""

    game: str
    players: tuple[int, int]
    bots: tuple[str, ...]
    lesson: str = ""  # the name of its first lesson, if there is one
    minutes: int = 0  # that it takes
    lasts: tuple[int, int] = (0, 0)  # minutes that a game takes, from and to
    first: int = 0  # how many play a first game; 0 if there is none
    alone: str = ""  # the name of the lesson for one player, where the other factions are led by rule
    alone_minutes: int = 0


class Saved(Struct, frozen=True):
    """A match that somebody may go on with, look at or watch again. `state`: "yours", "waits", "open", "over"."""

    address: str
    game: str
    title: Phrase  # of its board
    state: str
    seat: int | None = None
    people: tuple[Person, ...] = ()
    asked: tuple[int, ...] = ()
    free: int = 0  # seats that nobody has taken
    delete: str = ""  # what deleting it means to her: "table" for everybody, "list" for her alone; "" if she cannot
    played: str = ""  # a date and time to be shown, in ISO 8601
    lesson: bool = False  # a lesson is given there


class Home(Struct, frozen=True, kw_only=True):
    """The form `POST /tables` sends `game`, `players`, `seat.N` for each seat N from 0 (in the words of
    `play/who_leads.py`), `option.NAME` for each option and `csrf`; or only `game` and `preset=first`: a first game."""

    reader: Reader
    offers: tuple[Offer, ...]
    chosen: str = ""  # the game whose form is open
    way: str = ""  # and how it is to be played, by the names in `ways.py`
    yours: tuple[Saved, ...] = ()
    finished: tuple[Saved, ...] = ()
    watch: tuple[Saved, ...] = ()
    refused: Phrase | None = None


class Lobby(Struct, frozen=True, kw_only=True):
    """A table that waits for people."""

    reader: Reader
    address: str
    game: str
    people: tuple[Person, ...]
    settings: dict[str, Setting]
    bots: tuple[str, ...]
    seat: int | None = None
    host: bool = False
    hosts: tuple[int, ...] = ()  # the seats of whoever has set it
    begins: bool = False  # the reader may start the game: its host, or anybody once all have come and the host has not
    hours: tuple[int, ...] = ()  # since each person was here; -1 where nobody knows
    leaders: tuple[int, ...] = ()  # a number for each seat, the same for those that one player leads
    calls: tuple[int, ...] = ()  # the seats of those who are not here and may be called
    called: tuple[int, ...] = ()  # and who was
    codes: tuple[tuple[int, str], ...] = ()  # the links of free seats as QR codes, in SVG
    ready: bool = False  # everybody is there
    gallery: str = ""  # where others look on, if they may
    spectators: tuple[str, ...] = ()
    code: str = ""  # short, to be read out
    pace: Pace = Pace()
    chat: tuple[ChatLine, ...] = ()
