"""What programs and the house say to each other (api.py), as it stands in the JSON and in the description of the interface."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from comitium.core.options import Setting

Small = Annotated[int, Meta(ge=0, le=1 << 31)]


class Problem(Struct, frozen=True):
    """Why something was refused; `rule` is a number of the game's rules, `wait` seconds if it was about haste."""

    status: int
    detail: str
    rule: str = ""
    wait: int = 0


class GameOption(Struct, frozen=True):
    default: Setting
    choices: list[Setting]
    rule: str


class Game(Struct, frozen=True):
    """A game of the house. With the numbers of players in `few`, so many factions more are led by rule."""

    id: str
    title: str
    players: tuple[int, int]
    bots: list[str]
    options: dict[str, GameOption]
    few: dict[int, int] = {}


class NewMatch(Struct, frozen=True):
    """A table to be set: for each seat "open", the name of a bot, "with-" and the name of another seat for whoever has that
    one, or "rule" where the game has seats that are led by rule. Where the game adds such seats for few players, only those of
    the players need be named."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(min_length=1, max_length=20)]
    options: dict[str, Setting] = {}
    spectators: bool = False


class SeatKey(Struct, frozen=True):
    """A key, the first seat it opens and all of them: one person who leads several has one key."""

    seat: int
    key: str
    seats: list[int]


class MatchMade(Struct, frozen=True):
    """A table that was set, with a key for each open seat."""

    match: str
    keys: list[SeatKey]


class Choice(Struct, frozen=True):
    """A legal choice: send its number, or its notation."""

    choice: int
    notation: str
    text: str
    rule: str
    stakes: list[str] = []  # what it gains and loses, where the game says so


class Range(Struct, frozen=True):
    """Numbers that may be chosen: `choice` plus the number."""

    choice: int
    notation: str
    text: str
    low: int
    high: int
    step: int


class Question(Struct, frozen=True):
    """What a seat is asked; `number` goes back with the answer. `odds` are sentences: the chances of what is asked, where the
    game counts them, exact from what the seat may know."""

    kind: str
    number: int
    text: str
    rule: str
    choices: list[Choice]
    ranges: list[Range]
    odds: list[str] = []


class DescribedEvent(Struct, frozen=True):
    """Something that happened: what, by which rule, in words."""

    kind: str
    rule: str
    text: str
    facts: dict[str, Any]


class Result(Struct, frozen=True):
    winners: list[int]
    scores: list[int]
    rule: str
    reason: str


class Lead(Struct, frozen=True):
    """Who leads a seat. `kind`: "you", "person", "open" (nobody yet), "bot" or "rule"; `name` is the person's, the bot's, or
    that of the directive."""

    kind: str
    name: str


class Situation(Struct, frozen=True):
    """A match as one seat, or somebody who looks on, sees it. `heard` is the number of events so far; `yours` are the seats
    that the key opens, and `led` says of every seat who leads it."""

    match: str
    game: str
    seat: int | None
    asked: list[int]
    view: dict[str, Any]
    question: Question | None
    asides: list[Choice]
    heard: int
    outcome: Result | None
    yours: list[int]
    led: list[Lead]


class Events(Struct, frozen=True):
    """What was heard from an event on; a take-back makes `heard` smaller than it was."""

    heard: int
    events: list[DescribedEvent]


class Answer(Struct, frozen=True):
    """A choice, and the number of the question that it answers; `seat` where the key opens several."""

    choice: Annotated[int, Meta(ge=-(1 << 31), le=1 << 31)] | Annotated[str, Meta(max_length=200)]
    at: Small | None = None
    seat: Small | None = None


class Saying(Struct, frozen=True):
    """A claim in the game's notation."""

    text: Annotated[str, Meta(max_length=200)]
