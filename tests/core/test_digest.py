"""One number for a whole state, the same for ever."""

from __future__ import annotations

import pytest
import toy

from comitium.core.dice import Dice
from comitium.core.digest import digest, plain
from comitium.core.match import start

GOLDEN_FIRST = "d876897928c01faa5bd9aac3a72ae7ae9e928d0e1458df247e4bc2cb38fecbe6"
GOLDEN_LATER = "cc71780530512b010164e5111008c8f8602280741c3e2041e58061c94f96a3a3"


def test_golden_digest() -> None:
    game = start("micatio", players=3, seed=7)
    assert digest(game) == GOLDEN_FIRST
    for seat in (0, 1, 2):
        game.apply(seat, toy.SHOW + seat)
    game.apply(2, toy.COLUMN)
    assert digest(game) == GOLDEN_LATER


def test_plain_is_nested_lists_in_a_fixed_order() -> None:
    assert plain({"b": (1, 2), "a": Dice(3, 4)}) == [["a", ["Dice", 3, 4]], ["b", [1, 2]]]
    assert plain(toy.PutDenarii(1, -1)) == ["PutDenarii", 1, -1]


@pytest.mark.parametrize("loose", [{3, 1}, 0.5, object()])
def test_what_has_no_fixed_order_or_form_is_refused(loose: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        plain([loose])


def test_the_digest_sees_the_dice_the_deck_and_the_program_counter() -> None:
    seen = set()
    for change in ("nothing", "dice", "deck", "pc", "hidden answer"):
        game = start("micatio", seed=7)
        assert isinstance(game, toy.Micatio)
        if change == "dice":
            game.dice.below(6)
        elif change == "deck":
            game.deck[0], game.deck[1] = game.deck[1], game.deck[0]
        elif change == "pc":
            game.stack[0].pc += 1
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
