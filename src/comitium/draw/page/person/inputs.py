"""What a person's own pages are drawn from."""

from __future__ import annotations

from msgspec import Struct

from comitium.core.messages import Phrase
from comitium.core.registry import Result
from comitium.draw.page.model import Notices, Reader


class Kept(Struct, frozen=True):
    """A finished game in a record. `beat` is where others may play its deal, "" if they may not."""

    result: Result
    address: str
    played: str
    beat: str = ""


class Record(Struct, frozen=True):
    """The results of one person, the latest first."""

    reader: Reader
    game: str
    kept: tuple[Kept, ...] = ()


class Challenge(Struct, frozen=True):
    """A deal that somebody else has played: what is to be beaten, and how to play it. The form `POST /tables` sends `beat`."""

    reader: Reader
    game: str
    match: str
    result: Result
    command: str


class Standing(Struct, frozen=True):
    """How a finished game went for a person: her place among so many players, and what the others reached. Smaller ranks are
    better; who shares one has drawn."""

    match: str
    game: str
    players: int
    place: int
    won: bool
    others: tuple[tuple[str, int], ...]  # "person" or a bot's level, and its rank
    rank: int
    played: int  # milliseconds


class Rated(Struct, frozen=True):
    """A person's rating in a game, after so many of them: skill, and how uncertain it is."""

    game: str
    games: int
    skill: float
    doubt: float


class Played(Struct, frozen=True):
    """What a person has finished, the oldest first."""

    games: tuple[Standing, ...] = ()
    ratings: tuple[Rated, ...] = ()


class OwnDevice(Struct, frozen=True):
    """A device of a person; `this` is the one she looks at."""

    id: str
    since: str
    this: bool = False


class Me(Struct, frozen=True, kw_only=True):
    """A person's own page. `link` and its `code` (SVG) are there once, when the link has just been made."""

    reader: Reader
    name: str
    devices: tuple[OwnDevice, ...]
    has_key: bool = False
    link: str = ""
    code: str = ""
    push_key: str = ""  # by which push services know this server; "" if it sends none
    pushed: bool = False
    notices: Notices = Notices()
    schemes: tuple[str, ...] = ()  # kinds of address that messages are sent to
    played: Played = Played()
    refused: Phrase | None = None


class Bring(Struct, frozen=True):
    """A device that is opened with somebody's personal link; it has so many `tables` of its own."""

    reader: Reader
    address: str
    name: str
    tables: int = 0
    own: bool = False
