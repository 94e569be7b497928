"""Caesar & Cleopatra as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from comitium.core.board import Board, SurfaceProfile
from comitium.core.frames import Game
from comitium.core.ids import load_ids
from comitium.core.messages import Event, Option, Phrase, Prompt
from comitium.core.options import Meta, Setting
from comitium.core.registry import load_meta
from comitium.core.vocabulary import name_of
from comitium.games.caesar import board as boards
from comitium.games.caesar import choices, names, notation, positions, setup
from comitium.games.caesar import view as views
from comitium.games.caesar.referee import Officiating
from comitium.games.caesar.state import REFEREE, Caesar


class CaesarType:
    """Everything around the kernel, in one place."""

    package = "comitium.games.caesar"
    encoder = "comitium.games.caesar.encode"
    profile: SurfaceProfile = boards.PROFILE
    things: Mapping[str, Sequence[str]] = names.THINGS

    def __init__(self) -> None:
        self.meta: Meta = load_meta(self.package)
        load_ids(self.package)

    def name(self, thing: str, number: int) -> Phrase:
        return name_of(names.THINGS, names.SPEAKERS, thing, number)

    def new(self, settings: dict[str, Setting], seats: int, seed: int) -> Caesar:
        return setup.new(settings, seed)

    def view(self, game: Game, seat: int | None) -> views.CaesarView:
        return views.view(_caesar(game), seat)

    def board(self, view: views.CaesarView, prompt: Prompt | None, claims: Sequence[Event] = ()) -> Board:
        return boards.board(view, prompt)

    def describe(self, choice: int) -> Option:
        return choices.describe(choice)

    def parse(self, text: str) -> int:
        return choices.parse(text)

    def position(self, game: Game, deck: bool = True) -> str:
        return notation.position(_caesar(game), self.meta, deck=deck)

    def position_seen(self, game: Game, seat: int | None) -> str:
        return notation.position(_caesar(game), self.meta, seat, everything=False)

    def from_position(self, text: str, seed: int) -> Caesar:
        return positions.from_position(text, self.meta, seed)

    def settings(self, game: Game) -> dict[str, Setting]:
        return _caesar(game).rules.settings


def _caesar(game: Game) -> Caesar:
    assert isinstance(game, Caesar)
    return game


REFEREE.append(Officiating())
GAME_TYPE = CaesarType()
