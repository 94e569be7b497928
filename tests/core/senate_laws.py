"""What must hold in every state of the miniature Senate, whoever drives it."""

from __future__ import annotations

import pickle
from itertools import count
from typing import Any

import pytest
import senate
from curia import ADJOURN, Senate, choice

from comitium.core.dice import Dice, stream
from comitium.core.digest import digest
from comitium.core.errors import Illegal
from comitium.core.frames import Game
from comitium.core.messages import Option, Phrase, Prompt
from comitium.core.options import Meta, Setting


class SenateKind:
    """Just enough around the kernel for a match."""

    meta = Meta("senate", "Senate", (3, 4), 1, ("A", "B", "C", "D"), {})
    package = "senate"

    def new(self, settings: dict[str, Setting], seats: int, seed: int) -> Game:
        return senate.new(seats, seed)

    def prompt(self, game: Game, seat: int) -> Prompt:
        options = tuple(self.describe(choice) for choice in game.legal(seat))
        return Prompt(type(game.stack[-1]).__name__, seat, "1.09", Phrase("senate"), options)

    def view(self, game: Game, seat: int | None) -> Any:
        return None

    def describe(self, choice: int) -> Option:
        return Option(choice, str(choice), Phrase("choice"), "1.09")

    def parse(self, text: str) -> int:
        return int(text)

    def position(self, game: Game) -> str:
        raise NotImplementedError

    def position_seen(self, game: Game, seat: int | None) -> str:
        raise NotImplementedError

    def from_position(self, text: str, seed: int) -> Game:
        raise NotImplementedError


def loaded(faces: tuple[int, ...]) -> Dice:
    """Dice whose next throws are these. Searched for, not faked: a compiled game takes no other Dice."""
    for seed in count():
        dice = stream(seed, "loaded")
        trial = dice.clone()
        if all(trial.below(6) + 1 == face for face in faces):
            return dice
    raise AssertionError("some seed throws them")


def pick(game: Senate, dice: Dice) -> tuple[int, int]:
    """A random answer of a random seat that is asked; adjourning is put off, so that sessions are long."""
    actors = game.actors()
    seat = actors[dice.below(len(actors))]
    menu = game.legal(seat)
    what = menu[dice.below(len(menu))]
    if what == choice(ADJOURN) and dice.below(4):
        what = menu[dice.below(len(menu))]
    return seat, what


def keeps_the_laws(game: Senate) -> None:
    """Every question has an answer; a clone and a save are equal and apart; legal is what is accepted."""
    before = digest(game)
    actors = game.actors()
    assert actors, "a game that is not over asks somebody"
    for seat in actors:
        menu = game.legal(seat)
        assert menu == sorted(set(menu))
        assert menu, "no dead ends"
        for what in menu:
            twin = game.clone()
            assert digest(twin) == before
            twin.apply(seat, what)
            assert twin.over or twin.actors()
        refuses(game, seat, menu)
    for stranger in range(-1, len(game.hands) + 1):
        if stranger not in actors:
            assert game.legal(stranger) == []
            with pytest.raises(Illegal):
                game.apply(stranger, game.legal(actors[0])[0])
    saved = pickle.loads(pickle.dumps(game))
    assert digest(saved) == digest(game) == before
    seat, what = actors[-1], game.legal(actors[-1])[-1]
    twin = game.clone()
    saved.apply(seat, what)
    twin.apply(seat, what)
    assert digest(saved) == digest(twin)
    assert digest(game) == before


def refuses(game: Senate, seat: int, menu: list[int]) -> None:
    """Whatever is not listed: every verb, with the arguments next to those that are legal."""
    near = {what + step for what in menu for step in (-1, 1)} | {choice(verb) for verb in range(18)} | {-1}
    for what in sorted(near - set(menu)):
        with pytest.raises(Illegal):
            game.apply(seat, what)


def tells_nothing(game: Senate, dice: Dice) -> None:
    """[4.3] Whatever the others hold: a seat sees the same seats asked and the same menu."""
    for seat in range(len(game.hands)):
        dream = game.reimagine(seat, dice)
        assert dream.hands[seat] == game.hands[seat]
        assert [len(hand) for hand in dream.hands] == [len(hand) for hand in game.hands]
        assert dream.actors() == game.actors()
        assert dream.legal(seat) == game.legal(seat)
