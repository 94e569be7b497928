"""Randomness as data. The golden numbers must never change: journals of years ago are replayed with them."""

from __future__ import annotations

import json
import pickle
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from comitium.core.dice import Dice, SecretDice, commitment, is_secret, secret_seed, stream

GOLDEN_STATE = (247692463, 1812434975)
GOLDEN_SIXES = [0, 4, 5, 5, 4, 5, 4, 3, 3, 4, 5, 1, 2, 4, 1, 0, 0, 2, 0, 1]
GOLDEN_WIDE = [959581397, 1427459424, 1148879632]
GOLDEN_SHUFFLE = [9, 1, 2, 3, 8, 10, 7, 5, 4, 0, 6, 11]
GOLDEN_COMMITMENT = "b39154a31e5aa11ffb1b1338082422274c3f51a16cc8213278b43cbdfadc1b2e"


def test_golden_first_numbers_of_a_stream() -> None:
    dice = stream(7, "shuffle")
    assert (dice.a, dice.b) == GOLDEN_STATE
    assert [dice.below(6) for _ in range(20)] == GOLDEN_SIXES
    assert [dice.below(2147483562) for _ in range(3)] == GOLDEN_WIDE


def test_golden_shuffle() -> None:
    cards = list(range(12))
    stream(2**127 + 1, "deck").shuffle(cards)
    assert cards == GOLDEN_SHUFFLE


def test_golden_commitment() -> None:
    assert commitment(7) == GOLDEN_COMMITMENT


def test_the_commitment_of_each_seed_is_its_own() -> None:
    assert len({commitment(seed) for seed in range(1000)}) == 1000


def test_streams_of_a_seed_differ_by_name_and_by_seed() -> None:
    streams = [stream(seed, name) for seed in range(20) for name in ("dice", "deck")]
    assert len({tuple(dice.below(1000) for _ in range(5)) for dice in streams}) == 40


def test_two_streams_whose_name_and_seed_read_alike_differ() -> None:
    assert stream(11, "a").a != stream(1, "a 1").a


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 30])
def test_below_is_uniform(sides: int) -> None:
    """Chi squared of 30,000 draws stays under the bound that chance passes once in a hundred thousand."""
    dice = stream(1, f"sides {sides}")
    counts = Counter(dice.below(sides) for _ in range(30_000))
    expected = 30_000 / sides
    assert set(counts) == set(range(sides))
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < sides + 9 * (2 * sides) ** 0.5


def test_consecutive_throws_are_independent() -> None:
    dice = stream(2, "pairs")
    counts = Counter((dice.below(6), dice.below(6)) for _ in range(36_000))
    assert sum((counts[one, two] - 1000) ** 2 / 1000 for one in range(6) for two in range(6)) < 36 + 9 * 72**0.5


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    dice = stream(3, "orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [0, 1, 2]
        dice.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 6
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 40


@given(st.integers(0, 2**128), st.lists(st.integers(0, 99), max_size=40))
def test_a_shuffle_is_a_permutation(seed: int, cards: list[int]) -> None:
    shuffled = cards[:]
    stream(seed, "deck").shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


@given(st.integers(0, 2**128), st.integers(1, 2147483562))
def test_below_stays_below(seed: int, bound: int) -> None:
    dice = stream(seed, "dice")
    assert all(0 <= dice.below(bound) < bound for _ in range(5))


@given(st.integers(0, 2**64))
def test_a_clone_throws_the_same_and_is_independent(seed: int) -> None:
    dice = stream(seed, "dice")
    twin, pickled = dice.clone(), pickle.loads(pickle.dumps(dice))
    throws = [dice.below(6) for _ in range(10)]
    assert [twin.below(6) for _ in range(10)] == throws
    assert [pickled.below(6) for _ in range(10)] == throws


def test_the_uneven_rest_of_the_span_is_thrown_again() -> None:
    """With a bound of two thirds of the span a third of the throws falls outside; the state moves twice then."""
    bound = 2147483562 * 2 // 3
    dice, single = Dice(1, 1), Dice(1, 1)
    again = 0
    for _ in range(300):
        dice.below(bound)
        single.below(2147483562)
        while (single.a, single.b) != (dice.a, dice.b):
            single.below(2147483562)
            again += 1
    assert 90 < again < 220


def test_dealing_some_cards_leaves_all_of_them_and_every_order_is_as_likely() -> None:
    dice = stream(3, "dealing")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3, 4, 5]
        dice.deal(cards, 5)
        assert sorted(cards) == [0, 1, 2, 3, 4, 5]
        orders[tuple(cards[-4:])] += 1
    assert len(orders) == 360
    assert sum((count - 24_000 / 360) ** 2 / (24_000 / 360) for count in orders.values()) < 359 + 4 * (2 * 359) ** 0.5


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 5, 250, 300])
def test_dealing_moves_as_many_cards_as_are_wanted(number: int) -> None:
    dice, twin = stream(4, "number"), stream(4, "number")
    cards = list(range(300))
    dice.deal(cards, number)
    assert sorted(cards) == list(range(300))
    twin.deal([], 0)
    assert (dice.a == twin.a) == (number == 0), "as many numbers as are needed"
    assert number > 5 or len([place for place, card in enumerate(cards) if place != card]) <= 2 * number


# -- secret dice

SECRET = 1 << 256 | 7
GOLDEN_SECRET = [4, 3, 4, 4, 0, 2, 3, 3, 2, 4, 3, 1, 1, 0, 3, 4, 1, 1, 0, 2]
GOLDEN_SECRET_SHUFFLE = [6, 10, 5, 7, 11, 8, 2, 1, 3, 4, 0, 9]


def test_golden_secret_dice() -> None:
    dice = stream(SECRET, "dice")
    assert isinstance(dice, SecretDice)
    assert [dice.below(6) for _ in range(20)] == GOLDEN_SECRET
    cards = list(range(12))
    stream(SECRET, "deck").shuffle(cards)
    assert cards == GOLDEN_SECRET_SHUFFLE


def test_a_secret_seed_is_marked_and_has_256_bits() -> None:
    seeds = {secret_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(is_secret(seed) and seed.bit_length() == 257 for seed in seeds)
    assert not is_secret((1 << 256) - 1)
    assert not isinstance(stream(2**128 - 1, "dice"), SecretDice)


@pytest.mark.parametrize("sides", [2, 6, 7, 30])
def test_secret_dice_are_uniform(sides: int) -> None:
    dice = stream(SECRET, f"sides {sides}")
    counts = Counter(dice.below(sides) for _ in range(30_000))
    expected = 30_000 / sides
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < sides + 9 * (2 * sides) ** 0.5


def test_secret_dice_are_copied_and_pickled_with_where_they_stand() -> None:
    dice = stream(SECRET, "dice")
    dice.below(6)
    twins = [dice.clone(), pickle.loads(pickle.dumps(dice))]
    assert twins == [dice, dice]
    numbers = [dice.below(1000) for _ in range(5)]
    assert [[twin.below(1000) for _ in range(5)] for twin in twins] == [numbers, numbers]


@given(st.integers(0, 40), st.integers(0, 45))
def test_secret_dice_deal_what_there_is(size: int, number: int) -> None:
    cards = list(range(size))
    stream(SECRET, f"deal {size}").deal(cards, number)
    assert sorted(cards) == list(range(size))


def test_the_script_of_the_docs_throws_the_same_numbers(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "dice.md").read_text(encoding="utf-8")
    script = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert script is not None
    journal = tmp_path / "match.jsonl"
    journal.write_text(json.dumps({"seed": SECRET, "commitment": commitment(SECRET)}) + "\n")
    command = [sys.executable, "-I", "-c", script[1], str(journal), "republic dice"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    dice = stream(SECRET, "republic dice")
    assert "Six-sided: " + " ".join(str(1 + dice.below(6)) for _ in range(12)) in said
    journal.write_text(json.dumps({"seed": SECRET + 1, "commitment": commitment(SECRET)}) + "\n")
    assert subprocess.run(command, capture_output=True, text=True, check=False).returncode
