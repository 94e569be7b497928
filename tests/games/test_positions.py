"""Position texts of every game: what is refused, and what a slip of the pen may do."""

from __future__ import annotations

import random

import pytest

import comitium
from comitium import BadOption, BadPosition
from comitium.core.dice import stream
from games.every_game import every_game
from games.trial import Trial


@every_game
@pytest.mark.parametrize("text", ["unknown=1", "turn=1 turn=1", "nonsense", "turn="])
def test_what_has_no_fields_of_a_position_is_refused(trial: Trial, text: str) -> None:
    with pytest.raises(BadPosition):
        comitium.from_position(trial.id, text)


@every_game
@pytest.mark.parametrize("value", ["senet", "77"])
def test_unknown_options_are_refused(trial: Trial, value: str) -> None:
    for name in trial.meta.options:
        with pytest.raises(BadOption):
            comitium.from_position(trial.id, f"{name}={value}")


@every_game
@pytest.mark.parametrize("number", range(30))
def test_a_mutilated_position_is_refused_or_can_be_played(trial: Trial, number: int) -> None:
    """A sign is changed, lost or added: no other error, and no unsound state, comes of it."""
    chance = random.Random(number)
    game = trial.play_some(trial.deal(number, chance.randrange(trial.steps)))
    words = dict(word.split("=", 1) for word in trial.kind.position(game).split(" "))
    for _ in range(40):
        name = chance.choice(sorted(set(words) - trial.fixed))
        value = words[name]
        at = chance.randrange(len(value))
        value = value[:at] + chance.choice(["", *trial.signs]) + value[at + chance.randrange(2) :]
        text = " ".join(f"{key}={value if key == name else old}" for key, old in words.items())
        try:
            other = trial.kind.from_position(text, number)
        except (BadPosition, BadOption):
            continue
        other.advance()
        trial.sound(other)
        trial.play_on(other, stream(number, "mutilated"), 25)
        trial.sound(other)
