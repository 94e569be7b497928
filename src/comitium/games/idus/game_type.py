"""Idus Martii as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from comitium.core.board import Board, SurfaceProfile
from comitium.core.frames import Game
from comitium.core.ids import load_ids
from comitium.core.messages import Event, Option, Phrase, Prompt
from comitium.core.options import Meta, Setting
from comitium.core.registry import load_meta
from comitium.core.vocabulary import name_of
from comitium.games.idus import board as boards
from comitium.games.idus import choices, claims, names, notation, positions, setup
from comitium.games.idus import view as views
from comitium.games.idus.referee import Officiating
from comitium.games.idus.state import REFEREE, Idus


class IdusType:
    """Everything around the kernel, in one place."""

    package = "comitium.games.idus"
    encoder = "comitium.games.idus.encode"
    profile: SurfaceProfile = boards.PROFILE
    things: Mapping[str, Sequence[str]] = names.THINGS

    def __init__(self) -> None:
        self.meta: Meta = load_meta(self.package)
        load_ids(self.package)

    def name(self, thing: str, number: int) -> Phrase:
        return name_of(names.THINGS, names.SPEAKERS, thing, number)

    def new(self, settings: dict[str, Setting], seats: int, seed: int) -> Idus:
        return setup.new(settings, seats, seed)

    def view(self, game: Game, seat: int | None) -> views.IdusView:
        return views.view(_idus(game), seat)

    def board(self, view: views.IdusView, prompt: Prompt | None, claims: Sequence[Event] = ()) -> Board:
        return boards.board(view, prompt, claims)

    def describe(self, choice: int) -> Option:
        return choices.describe(choice)

    def parse(self, text: str) -> int:
        return choices.parse(text)

    def claim(self, game: Game, seat: int, text: str) -> Event:
        return claims.claim(_idus(game), seat, text)

    def pause(self, game: Game) -> int:
        """After every count."""
        return len(_idus(game).record)

    def position(self, game: Game, deck: bool = True) -> str:
        return notation.position(_idus(game), self.meta)

    def position_seen(self, game: Game, seat: int | None) -> str:
        return notation.position(_idus(game), self.meta, seat, everything=False)

    def from_position(self, text: str, seed: int) -> Idus:
        return positions.from_position(text, self.meta, seed)

    def settings(self, game: Game) -> dict[str, Setting]:
        return _idus(game).rules.settings


def _idus(game: Game) -> Idus:
    assert isinstance(game, Idus)
    return game


REFEREE.append(Officiating())
GAME_TYPE = IdusType()
