"""What every game writes for programs that learn: nothing that the seat cannot know, and all that it is shown."""

from __future__ import annotations

from importlib import import_module
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.strings import BytesWriter

import comitium
from comitium.core.dice import stream
from comitium.core.encoding import CATEGORY, COUNT, FLAG, ROW, SIGNED, WIDTH, Encoding, put_above, put_bits, write_numbers
from comitium.core.frames import Game
from comitium.core.ids import load_ids
from comitium.core.poll import Poll
from comitium.core.prompts import prompt
from comitium.core.registry import HasEncoding, game_types
from games.every_game import TRIALS
from games.trial import Trial

GAMES = [kind.meta.id for kind in game_types()]
small_games = pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.id)


def encoding_of(game: str) -> Encoding:
    kind = comitium.game_type(game)
    assert isinstance(kind, HasEncoding), f"{game} is written for learners too"
    encoding: Encoding = import_module(kind.encoder).ENCODING
    return encoding


def written(game: Game, seat: int, encoding: Encoding) -> bytes:
    out = BytesWriter()
    encoding.write(game, seat, out)
    cells = out.getvalue()
    assert len(cells) == encoding.size
    return cells


def differing(one: bytes, two: bytes, encoding: Encoding) -> list[str]:
    """The names of the cells in which two rows differ."""
    return [name for name, a, b in zip(encoding.cells(), one, two, strict=True) if a != b]


# -- what is written


@small_games
@given(seed=st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_imagined_twins_give_the_same_bytes(trial: Trial, seed: int) -> None:
    """Non-interference: whatever the seat cannot know is drawn anew, and not one cell changes; for everybody at the table."""
    encoding, deal = encoding_of(trial.id), trial.any_deal(Random(seed))
    game = trial.play_some(deal)
    for seat in range(deal.players):
        cells = written(game, seat, encoding)
        for number in range(2):
            world = game.reimagine(seat, stream(seed + number, "twin"))
            assert differing(cells, written(world, seat, encoding), encoding) == []


@small_games
def test_other_views_and_other_questions_give_other_bytes(trial: Trial) -> None:
    """Of a few whole games at one table: whatever the seat can tell apart, the bytes and the menu tell apart."""
    encoding = encoding_of(trial.id)
    seen: dict[tuple[bytes, bytes], bytes] = {}
    for seed in range(3):
        deal = trial.deal(0)
        game, dice = comitium.start(trial.id, players=deal.players, seed=seed, **deal.options), stream(seed, "apart")
        for _ in trial.every_step(game, dice):
            for seat in range(deal.players):
                asked = seat in game.actors()
                shown = msgspec.json.encode(
                    [trial.game_type.view(game, seat), prompt(trial.game_type, game, seat) if asked else None]
                )
                mask = BytesWriter()
                encoding.write_mask(game.legal(seat), mask)
                assert seen.setdefault((written(game, seat, encoding), mask.getvalue()), shown) == shown


@pytest.mark.parametrize("game", GAMES)
def test_every_cell_has_a_name_of_its_own_and_lies_in_one_block(game: str) -> None:
    encoding = encoding_of(game)
    names = encoding.cells()
    assert len(names) == len(set(names)) == encoding.size
    at = 0
    for block in encoding.schema:
        assert block.at == at
        assert block.kind in (COUNT, FLAG, CATEGORY, SIGNED)
        assert not block.cells or len(block.cells) == block.length
        at += block.length
    assert at == encoding.size


@small_games
@given(seed=st.integers(0, 10**6))
@settings(max_examples=20, deadline=None)
def test_a_flag_is_nought_or_one(trial: Trial, seed: int) -> None:
    encoding, deal = encoding_of(trial.id), trial.any_deal(Random(seed))
    cells = written(trial.play_some(deal), deal.seat, encoding)
    for block in encoding.schema:
        if block.kind == FLAG:
            assert set(cells[block.at : block.at + block.length]) <= {0, 1}, block.name


# -- what is asked


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_has_a_place_in_the_list_and_none_has_two(game: str) -> None:
    table = load_ids(comitium.game_type(game).package)
    assert len(set(table.questions)) == len(table.questions) < 256
    assert set(table.questions) <= set(table.things)


@small_games
@given(seed=st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_who_is_asked_reads_the_kind_that_everybody_is_told(trial: Trial, seed: int) -> None:
    """The kind is looked up by class where the seat is asked, and by what it sees elsewhere: both say what the view says."""
    encoding, deal = encoding_of(trial.id), trial.any_deal(Random(seed))
    game = trial.play_some(deal)
    for seat in range(deal.players):
        asked = trial.game_type.view(game, seat).asked
        cells = written(game, seat, encoding)
        assert cells[0] == (encoding.kinds[asked] if asked else 0)
        assert cells[1] == (seat in game.actors())


@small_games
@given(seed=st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_a_question_that_says_itself_what_it_is_about_leaves_nothing_out(trial: Trial, seed: int) -> None:
    """Where `subject` is written out, because learners read it at every step, it is what the question is made of."""
    deal = trial.any_deal(Random(seed))
    game = trial.play_some(deal)
    for seat in game.actors():
        top = game.stack[-1]
        if not isinstance(top, Poll):  # of which each seat is told what it has said itself
            assert top.subject(game, seat) == top.own_numbers()


@given(
    cells=st.sampled_from([3, 127, 400]).flatmap(lambda most: st.lists(st.integers(-1, most), min_size=9, max_size=40)),
    above=st.sampled_from([1, 3, 128]),
    first=st.integers(0, 7),
)
def test_cells_are_written_each_as_it_is_and_the_largest_as_255(cells: list[int], above: int, first: int) -> None:
    out = BytesWriter()
    put_above(cells, first, len(cells) - first, above, out)
    assert list(out.getvalue()) == [min(255, cell + above) for cell in cells[first:]]


@given(mask=st.integers(0, 2**40 - 1), length=st.integers(40, 64))
def test_flags_are_written_the_lowest_first(mask: int, length: int) -> None:
    out = BytesWriter()
    put_bits(mask, length, out)
    assert list(out.getvalue()) == [mask >> place & 1 for place in range(length)]


@given(numbers=st.lists(st.integers(-(2**30), 2**30), max_size=6), most=st.integers(1, 5))
def test_a_number_is_its_sign_and_three_bytes_of_it(numbers: list[int], most: int) -> None:
    out = BytesWriter()
    write_numbers(numbers, most, out)
    told = b"".join(bytes([1 if one >= 0 else 2]) + (abs(one) & 0xFFFFFF).to_bytes(3, "little") for one in numbers[:most])
    assert out.getvalue() == told.ljust(WIDTH * most, b"\0")


# -- what may be answered


@pytest.mark.parametrize("game", GAMES)
def test_actions_and_choices_lead_to_each_other(game: str) -> None:
    encoding = encoding_of(game)
    assert len(encoding.choice) == len(set(encoding.choice)) == encoding.actions
    for action, choice in enumerate(encoding.choice):
        assert encoding.action_of(choice) == action
        assert comitium.game_type(game).describe(choice).choice == choice, "it is a choice that the game knows"
    assert encoding.action_of(10**9) == -1


@small_games
@given(seed=st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_mask_and_candidates_are_the_menu(trial: Trial, seed: int) -> None:
    encoding, deal = encoding_of(trial.id), trial.any_deal(Random(seed))
    game = trial.play_some(deal)
    for seat in game.actors():
        menu, out = game.legal(seat), BytesWriter()
        encoding.write_mask(menu, out)
        mask = out.getvalue()
        assert [choice for action, choice in enumerate(encoding.choice) if mask[action]] == sorted(menu)
        out = BytesWriter()
        encoding.write_candidates(menu, out)
        rows = out.getvalue()
        assert len(rows) == encoding.rows * ROW >= len(menu) * ROW
        read = [(rows[at] - 1) * encoding.wide + rows[at + 1] + 256 * rows[at + 2] for at in range(0, len(menu) * ROW, ROW)]
        assert read == menu
        assert rows[3::ROW] == bytes([1] * len(menu) + [0] * (encoding.rows - len(menu)))
