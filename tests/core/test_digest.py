"""One number for a whole state, the same for ever."""

from __future__ import annotations

import pytest
import toy

from comitium.core.dice import Dice
from comitium.core.digest import described, digest
from comitium.core.state_object import Shared, StateObject
from comitium.match.begin import start

GOLDEN_FIRST = "6fbc43477e32ef4230dd12872103c2c654021b003138a06f298c37f5c171f2f2"
GOLDEN_LATER = "c8b0957c0b06d0314065717bb5771f1f40600e6c198cde880128a474f3fd3914"


def test_golden_digest() -> None:
    game = start("micatio", players=3, seed=7)
    assert digest(game) == GOLDEN_FIRST
    for seat in (0, 1, 2):
        game.apply(seat, toy.SHOW + seat)
    game.apply(2, toy.COLUMN)
    assert digest(game) == GOLDEN_LATER


class Purse(StateObject):
    def __init__(self, coins: int, debts: list[int]) -> None:
        self.coins = coins
        self.debts = debts


class LaterPurse(StateObject):
    """The same, after two fields were added."""

    def __init__(self, coins: int, debts: list[int], holes: int = 0, seals: list[int] | None = None) -> None:
        self.coins = coins
        self.debts = debts
        self.holes = holes
        self.seals = seals if seals is not None else []


def test_things_are_described_by_their_fields() -> None:
    assert described([Dice(3, 4), (1, "a"), None]) == [{"": "Dice", "a": 3, "b": 4}, [1, "a"], None]
    assert described(toy.PutDenarii(1, -1)) == {"": "PutDenarii", "seat": 1, "column": -1}


def test_a_new_field_at_its_default_changes_nothing_and_counts_when_it_differs() -> None:
    LaterPurse.__name__ = "Purse"
    assert described(LaterPurse(3, [1])) == described(Purse(3, [1]))
    assert described(LaterPurse(3, [1], 2))["holes"] == 2
    assert described(LaterPurse(3, [1], seals=[5]))["seals"] == [5]


class Law(Shared):
    def __init__(self, limit: int) -> None:
        self.limit = limit


def test_what_never_changes_is_left_to_the_header() -> None:
    assert described(LaterPurse(3, [], Law(7))) == described(LaterPurse(3, [], Law(8)))  # type: ignore[arg-type]


@pytest.mark.parametrize("loose", [object(), 1j])
def test_what_has_no_fixed_order_or_form_is_refused(loose: object) -> None:
    game = start("micatio", seed=7)
    game.deck = [loose]
    with pytest.raises((TypeError, ValueError)):
        digest(game)


def test_the_digest_sees_the_dice_the_deck_and_the_program_counter() -> None:
    seen = set()
    for change in ("nothing", "dice", "deck", "step", "hidden answer"):
        game = start("micatio", seed=7)
        assert isinstance(game, toy.Micatio)
        if change == "dice":
            game.dice.below(6)
        elif change == "deck":
            game.deck[0], game.deck[1] = game.deck[1], game.deck[0]
        elif change == "step":
            game.stack[0].at += 1
        elif change == "hidden answer":
            game.apply(0, toy.SHOW)
        seen.add(digest(game))
    assert len(seen) == 5


def test_asking_for_the_digest_or_the_menu_changes_nothing() -> None:
    game = start("micatio", seed=7)
    before = digest(game)
    game.legal(0)
    game.actors()
    assert digest(game) == before
