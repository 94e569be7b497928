"""Many games at once are the same games."""

from __future__ import annotations

import numpy
import pytest
from librt.strings import BytesWriter

import comitium
from comitium import Illegal
from comitium.core.dice import stream
from comitium.core.registry import game_types
from comitium.lab import encoding_of
from comitium.lab.batch import Batch
from comitium.lab.rewards import rewards

every_game = pytest.mark.parametrize("game", [kind.meta.id for kind in game_types()])


def batch_of(game: str, count: int, by_index: bool) -> Batch:
    return Batch(encoding_of(game), lambda number: comitium.start(game, seed=number), count, by_index)


@every_game
@pytest.mark.parametrize("by_index", [True, False])
def test_a_row_is_what_the_seat_that_is_asked_would_be_shown_alone(game: str, by_index: bool) -> None:
    batch, encoding = batch_of(game, 4, by_index), encoding_of(game)
    alone = [comitium.start(game, seed=number) for number in range(4)]
    dice = stream(1, "batch test")
    for _ in range(25):
        rows = numpy.frombuffer(batch.observe(), numpy.uint8).reshape(4, batch.width)
        actions = []
        for place, state in enumerate(alone):
            seat = state.actors()[0]
            menu, out = state.legal(seat), BytesWriter()
            assert batch.seats[place] == seat
            encoding.write(state, seat, out)
            (encoding.write_mask if by_index else encoding.write_candidates)(menu, out)
            assert rows[place].tobytes() == out.getvalue()
            known = [choice for choice in menu if not by_index or encoding.action_of(choice) >= 0]
            choice = known[dice.below(len(known))]
            actions.append(encoding.action_of(choice) if by_index else menu.index(choice))
            state.apply(seat, choice)
        batch.step(actions)
    assert batch.decisions == 100


def test_a_game_that_ends_is_followed_by_another_and_its_rewards_are_kept() -> None:
    batch, dice = batch_of("idus", 3, True), stream(2, "batch test")
    ended = 0
    for _ in range(400):
        batch.play(1, dice)
        ended = len(batch.ended)
        if ended:
            break
    assert batch.begun == 3 + ended > 3
    _, found = batch.ended[0]
    assert len(found) == 5
    assert -1.0 in found or set(found) == {0.0}


def test_what_is_not_on_the_menu_is_refused() -> None:
    for by_index in (True, False):
        batch = batch_of("caesar", 2, by_index)
        before = batch.observe()
        for wrong in ([0, 0] if by_index else [15, 15], [-1, 0], [10_000, 0]):
            with pytest.raises(Illegal):
                batch.step(wrong)
        with pytest.raises(ValueError, match="2 games need as many actions, not 1"):
            batch.step([0])
        assert batch.observe() == before


def test_losers_pay_and_winners_share() -> None:
    game = comitium.start("idus", players=5, seed=1)
    assert rewards(game) == [0.0] * 5
    dice = stream(4, "rewards")
    while not game.over:
        seat = game.actors()[0]
        menu = game.legal(seat)
        game.apply(seat, menu[dice.below(len(menu))])
    outcome, found = game.outcome(), rewards(game)
    assert outcome is not None
    if outcome.winners:
        assert sum(found) == pytest.approx(0)
        assert {seat for seat in range(5) if found[seat] > 0} <= set(outcome.winners)
    else:
        assert found == [-1.0] * 5
