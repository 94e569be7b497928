"""Laws of every table of chapter 4, by Hypothesis: whatever one or two players have answered, in any scenario, by any options,
a position is written and read, saved and copied; a choice is said and understood; a player's other worlds look the same."""

from __future__ import annotations

import pickle
import random
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import comitium
from comitium.core.dice import stream
from comitium.core.digest import digest
from comitium.core.errors import Illegal
from comitium.core.poll import Poll
from comitium.core.prompts import prompt
from comitium.games.republic.choices import WORDS
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.notation.soundness import flaw
from comitium.games.republic.state.republic import Republic
from comitium.text import LANGUAGES, say
from games.phrases import phrases
from games.republic.test_laws import seen

sys.path.append(str(Path(__file__).parents[5] / "tools"))
import republic_tempers as tempers
from solo_fuzz import table_of

LONGEST = 900  # decisions; most games are over by then

tables = st.tuples(st.integers(1, 10**6), st.integers(0, LONGEST))
law = settings(max_examples=12, deadline=None, derandomize=True, database=None)


def played(seed: int, steps: int) -> Republic:
    """A table after so many decisions by chance, or as it stood before the last one of its game."""
    players, options = table_of(seed)
    game = comitium.start("republic", players=players, seed=seed, **options)
    assert isinstance(game, Republic)
    dice = random.Random(seed)
    tempers.help_rome(game, seed)
    for _ in range(steps):
        seat = dice.choice(game.actors())
        after = game.clone()
        after.apply(seat, tempers.pick(game, seat, dice, seed % 3))
        if after.over:
            break
        game = after
    return game


def is_secret(game: Republic) -> bool:
    """Whether somebody is in the middle of an answer that the others do not see yet."""
    return any(isinstance(frame, Poll) for frame in game.stack)


@law
@given(tables)
def test_4_01_1_a_position_is_read_again_with_the_same_questions_and_answers(table: tuple[int, int]) -> None:
    game = played(*table)
    for deck in (True, False):
        text = GAME_TYPE.position(game, deck)
        other = GAME_TYPE.from_position(text, 3)
        other.advance()
        assert GAME_TYPE.position(other, deck) == text
        assert other.actors() == game.actors()
        assert [other.legal(seat) for seat in range(5)] == [game.legal(seat) for seat in range(5)]
    for viewer in () if is_secret(game) else (0, None):
        shown = GAME_TYPE.position_seen(game, viewer)
        other = GAME_TYPE.from_position(shown, 3)
        other.advance()
        assert GAME_TYPE.position_seen(other, viewer) == shown
        assert flaw(other) == ""


@law
@given(tables)
def test_4_01_1_a_copy_and_a_saved_game_go_on_alike_and_neutrals_act_alike(table: tuple[int, int]) -> None:
    """Same state, same dice, same acts [4.02.1]."""
    game = played(*table)
    before = digest(game)
    twins: list[Republic] = [game.clone(), pickle.loads(pickle.dumps(game))]
    for twin in twins:
        assert digest(twin) == before
        dice = random.Random(1)
        for _ in range(25):
            if not twin.over:
                seat = dice.choice(twin.actors())
                assert not twin.is_neutral(seat)
                twin.apply(seat, dice.choice(twin.legal(seat)))
    assert digest(twins[0]) == digest(twins[1])
    assert digest(game) == before


@law
@given(tables)
def test_4_01_1_another_world_keeps_what_neutrals_have_and_looks_the_same(table: tuple[int, int]) -> None:
    """[1.04.9] Hands and boxes of neutrals are open, so nobody imagines others."""
    game = played(*table)
    before, everybody = digest(game), (1 << game.rules.seats) - 1
    for seat in range(5 - game.rules.neutrals):
        world = game.reimagine(seat, stream(table[0], "imagine"))
        assert seen(world, seat) == seen(game, seat)
        assert GAME_TYPE.view(world, None) == GAME_TYPE.view(game, None)
        assert flaw(world) == ""
        assert (world.hands[seat], world.box[seat]) == (game.hands[seat], game.box[seat])
        for neutral in range(5 - game.rules.neutrals, 5):
            assert (world.hands[neutral], world.box[neutral]) == (game.hands[neutral], game.box[neutral])
            assert all(world.known[card] == everybody for card in world.hands[neutral])
    assert digest(game) == before


@law
@given(tables)
def test_4_02_every_choice_is_said_understood_and_made(table: tuple[int, int]) -> None:
    game = played(*table)
    for seat in game.actors():
        asked = prompt(GAME_TYPE, game, seat)
        assert asked.rule
        menu = game.legal(seat)
        assert [WORDS.parse(WORDS.describe(choice).notation) for choice in menu] == menu
        listed = sorted(option.choice for option in asked.options)
        assert set(listed) < set(menu) if asked.amounts else listed == menu
        for phrase in phrases(asked):
            assert all(say(phrase, language) for language in LANGUAGES)
        for choice in random.Random(table[0]).sample(menu, min(6, len(menu))):
            game.clone().apply(seat, choice)
        before = digest(game)
        for other in (choice + 1 for choice in menu if choice + 1 not in menu and choice + 1 not in game.asides(seat)):
            with pytest.raises(Illegal) as refused:
                game.apply(seat, other)
            assert all(say(refused.value.why, language) for language in LANGUAGES)
        assert digest(game) == before


@settings(max_examples=6, deadline=None, derandomize=True, database=None)
@given(st.integers(1, 10**6))
def test_4_01_a_journal_and_a_record_give_the_same_game(seed: int) -> None:
    players, options = table_of(seed)
    match, dice = comitium.new("republic", players=players, seed=seed, **options), random.Random(seed)
    for _ in range(250):
        if match.outcome is not None:
            break
        seat = dice.choice(match.game.actors())
        match.choose(seat, dice.choice(match.game.legal(seat)))
    again: list[Any] = [comitium.replay(match.journal()), comitium.read_record(comitium.record(match))]
    for other in again:
        assert other.digest == match.digest
        assert [other.history(viewer) for viewer in (0, 1, None)] == [match.history(viewer) for viewer in (0, 1, None)]
    for event in match.history(None):
        assert all(say(event.phrase(), language) for language in LANGUAGES)
