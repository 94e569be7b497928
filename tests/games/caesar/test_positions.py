"""Position texts: what may be left out, what is refused, what is dealt from the seed."""

from __future__ import annotations

import pytest

import comitium
from comitium import BadPosition
from comitium.games.caesar.state import Caesar
from games.caesar.table import CAESAR, field, gone, hand
from games.caesar.trial import sound
from games.table import asked, menu


def read(text: str, seed: int = 1) -> comitium.Match:
    return comitium.from_position("caesar", text, seed=seed)


def test_without_a_stack_it_is_the_beginning_of_the_turn() -> None:
    match = read("turn=7 player=caesar hand=1/2")
    assert asked(match) == (CAESAR, "PlayCards")
    assert field(match, "turn") == "7"
    assert menu(match, CAESAR) == ["down 1", "passive"]


def test_cards_that_are_not_mentioned_are_in_the_decks_or_else_discarded() -> None:
    match = read("player=caesar hand=1/2")
    assert gone(match, CAESAR) == "-"
    assert [len(deck) for deck in field(match, "deck").split("/")[0].split(":")] == [36, 13]
    match = read("player=caesar hand=1/2 deck=55:A/#:#")
    assert len(gone(match, CAESAR)) == 50 - 1 - 3


def test_hidden_cards_are_dealt_from_the_seed() -> None:
    text = "player=caesar table=(??)/(???);-/-;-/-;-/-;-/- hand=iia/iiaaa bonus=?/senator"
    one, same, other = (read(text, seed) for seed in (1, 1, 2))
    assert one.digest == same.digest != other.digest
    assert len(hand(one, CAESAR)) == 3
    assert sum(letter in "P12345" for letter in hand(one, CAESAR)) == 2
    for match in (one, other):
        assert isinstance(match.game, Caesar)
        sound(match.game)


@pytest.mark.parametrize(
    "text",
    [
        "player=brutus",
        "turn=minus",
        "table=123456/-;-/-;-/-;-/-;-/-",
        "table=112233/-;-/-;-/-;-/-;-/-",
        "table=12345/1234;-/-;-/-;-/-;-/-",
        "table=-/-;-/-;-/-;-/-",
        "table=A/-;-/-;-/-;-/-;-/-",
        "table=(1/-;-/-;-/-;-/-;-/-",
        "hand=11111111/-",
        "hand=WW/-",
        "hand=12",
        "hand=1x/-",
        "hand=PP/- table=P/-;-/-;-/-;-/-;-/-",
        "deck=12:34/#:#",
        "deck=#99:#/#:#",
        "deck=A:-/#:#",
        "left=55532",
        "left=65533",
        "won=60000/00000 left=05533",
        "left=05533 won=50000/00000 table=1/-;-/-;-/-;-/-;-/-",
        "votes=spqca",
        "votes=spqcaorr",
        "votes=ssqcaoor",
        "used=ooo",
        "bonus=censor/?",
        "bonus=senator",
        "stalls=x/0",
        "gone=-/- deck=#1:#/#:#",
        "stack=Nonsense(1)",
        "stack=Turn",
    ],
)
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        read(text)
