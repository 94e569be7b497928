"""Position texts of every game: what is refused, and what a slip of the pen may do."""

from __future__ import annotations

import random

import pytest
from msgspec import structs

import comitium
from comitium import BadPosition
from comitium.core.dice import stream
from comitium.core.options import resolve, written
from comitium.match.begin import begin
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
        with pytest.raises(BadPosition):
            comitium.from_position(trial.id, f"{name}={value}")


@every_game
def test_a_match_from_a_position_is_played_by_the_options_of_the_position(trial: Trial) -> None:
    """Header, journal and record say them, and a match by the same header is played by them."""
    for name, option in trial.meta.options.items():
        for value in trial.choices(name):
            words = f"{name}={written(value)}"
            match = comitium.from_position(trial.id, words, seed=1)
            settings = resolve(trial.meta, {name: value})
            assert match.header.options == settings
            assert match.game_type.settings(match.game) == settings
            assert comitium.replay(match.journal()).header == match.header
            if value != option.default:
                assert f"[Option {name} {written(value)}]" in comitium.record(match)
                assert comitium.read_record(comitium.record(match)).header == match.header
                header = match.header
                assert match.game_type.settings(comitium.new(header.game, header.seats, **header.options).game) == settings


@every_game
def test_a_journal_from_a_position_that_has_other_options_in_its_header_is_put_right(trial: Trial) -> None:
    """As 0.2.0 has written them."""
    name, option = next(iter(trial.meta.options.items()))
    value = next(choice for choice in option.choices if choice != option.default)
    match = comitium.from_position(trial.id, f"{name}={written(value)}", seed=1)
    wrong = structs.replace(match.header, options=resolve(trial.meta, {}))
    assert begin(wrong).header == match.header


@every_game
def test_as_many_play_as_the_position_says(trial: Trial) -> None:
    low, high = trial.meta.players
    for seats in range(low, high + 1):
        words = f"players={seats}" if low < high else "turn=1"
        assert comitium.from_position(trial.id, words, players=seats).header.seats == seats
        for players in set(range(low, high + 1)) - {seats}:
            with pytest.raises(BadPosition) as refused:
                comitium.from_position(trial.id, words, players=players)
            assert dict(refused.value.why.args) == {"players": players, "seats": seats}


@every_game
@pytest.mark.parametrize("number", range(6))
def test_the_cards_of_the_piles_need_not_be_written(trial: Trial, number: int) -> None:
    game = trial.play_some(trial.deal(number, number * trial.steps // 8))
    text = trial.game_type.position(game, deck=False)
    assert len(text) <= len(trial.game_type.position(game))
    other = trial.game_type.from_position(text, number)
    other.advance()
    trial.sound(other)
    assert trial.game_type.position(other, deck=False) == text


@every_game
@pytest.mark.parametrize("number", range(30))
def test_a_mutilated_position_is_refused_or_can_be_played(trial: Trial, number: int) -> None:
    """A sign is changed, lost or added: no other error, and no unsound state, comes of it."""
    chance = random.Random(number)
    game = trial.play_some(trial.deal(number, chance.randrange(trial.steps)))
    words = dict(word.split("=", 1) for word in trial.game_type.position(game).split(" "))
    for _ in range(40):
        name = chance.choice(sorted(set(words) - trial.fixed))
        value = words[name]
        at = chance.randrange(len(value))
        value = value[:at] + chance.choice(["", *trial.signs]) + value[at + chance.randrange(2) :]
        text = " ".join(f"{key}={value if key == name else old}" for key, old in words.items())
        try:
            other = trial.game_type.from_position(text, number)
        except BadPosition:
            continue
        other.advance()
        trial.sound(other)
        trial.play_on(other, stream(number, "mutilated"), 25)
        trial.sound(other)
