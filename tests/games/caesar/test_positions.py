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


TURN = "Sequence(go_on)/Turn(fill_up)/PlayCards()/"
HIS, HERS = (f"hand=P12/345 player={player} stack={TURN}" for player in ("caesar", "cleopatra"))
LONE = "hand=1/P5 player=cleopatra deck=-:-/#:# rule_set=tilsit_fr"
CASTLING = "hand=1/1 player=caesar stack=" + TURN


@pytest.mark.parametrize(
    ("before", "fits", "does_not"),
    [
        (
            "hand=P12/345 player=caesar stack=" + TURN,
            ["Place(0,false)", "Place(2,true)"],
            ["Place(3,false)", "Place(-1,true)"],
        ),
        (
            "hand=P12/345 player=cleopatra stack=" + TURN,
            ["Place(3,true)", "Place(5,false)"],
            ["Place(1,false)", "Place(0,true)"],
        ),
        ("hand=11A/1 player=caesar stack=" + TURN, ["Place(1,false)"], ["Place(6,false)", "Place(7,false)"]),
        (
            "hand=112/1 player=caesar stack=Sequence(go_on)/Passive(refill)/",
            ["Discard([0,0,0,0,0,0,0,0,0,0,0,0])", "Discard([0,2,1,0,0,0,0,0,0,0,0,0])"],
            [
                "Discard([0,3,0,0,0,0,0,0,0,0,0,0])",
                "Discard([0,-1,0,0,0,0,0,0,0,0,0,0])",
                "Discard([1,0,0,0,0,0,0,0,0,0,0,0])",
                "Discard([0,1,0,0,0,0,0,0,0,0,0])",
                "Discard([0,1,0,0,0,0,0,0,0,0,0,0,0])",
            ],
        ),
        (
            "hand=1/455V player=cleopatra stack=Sequence(go_on)/Passive(refill)/",
            ["Discard([0,0,0,0,1,2,0,0,0,0,0,1])"],
            ["Discard([0,1,0,0,0,0,0,0,0,0,0,0])", "Discard([0,0,0,0,1,3,0,0,0,0,0,0])"],
        ),
        (LONE + " stack=Sequence(count_the_rest)/", ["Dump(-1)", "Dump(0)", "Dump(5)"], ["Dump(1)", "Dump(4)", "Dump(-2)"]),
        ("hand=1/5A player=cleopatra stack=Sequence(count_the_rest)/", ["Dump(5)"], ["Dump(6)", "Dump(7)"]),
        (
            "hand=1ASCKW/1 player=caesar table=12/12(3);-/-;-/-;-/-;-/1 stack=" + TURN,
            ["Aim(6,-1,-1)", "Aim(6,0,-1)", "Aim(8,4,-1)", "Aim(9,-1,-1)", "Aim(10,-1,-1)"],
            ["Aim(5,-1,-1)", "Aim(11,-1,-1)", "Aim(6,5,-1)", "Aim(6,-2,-1)", "Aim(6,0,6)", "Aim(6,0,-2)"],
        ),
        (
            "hand=1/1V player=caesar table=12/P2(3);-/-;-/-;-/-;-/5 stack=" + TURN,
            ["VetoWindow(1,6,0,0)", "VetoWindow(1,6,4,5)", "VetoWindow(1,7,-1,-1)", "VetoWindow(1,10,0,-1)"],
            [
                "VetoWindow(2,6,0,2)",
                "VetoWindow(-1,6,0,2)",
                "VetoWindow(1,11,0,2)",
                "VetoWindow(1,6,5,2)",
                "VetoWindow(1,6,0,6)",
            ],
        ),
        (
            "hand=1V/1 player=cleopatra table=12/P2(3);-/-;-/-;-/-;-/5 stack=" + TURN,
            ["VetoWindow(0,9,0,-1)"],
            ["VetoWindow(2,9,0,-1)"],
        ),
        (
            CASTLING.replace("caesar", "cleopatra"),
            ["Castle(4,0,[0,1,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,1])"],
            [
                "Castle(5,4,[0,1,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,1])",
                "Castle(4,5,[0,1,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,1])",
            ],
        ),
        (
            CASTLING,
            ["Castle(0,4,[0,1,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,1])", "Castle(4,0,[2,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,1])"],
            [
                "Castle(-1,4,[0,1,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,1])",
                "Castle(0,-1,[0,1,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,1])",
                "Castle(0,0,[0,1,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,1])",
                "Castle(0,4,[0,2,0,0,0,0],[0,-1,0,0,0,0],[0,0,0,0,0,1])",
                "Castle(5,4,[0,1,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,1])",
                "Castle(4,5,[0,1,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,1])",
                "Castle(0,4,[0,1,0,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,1])",
                "Castle(0,4,[0,1,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0,1])",
                "Castle(0,4,[0,1,0,0,0,0],[0,0,0,0,0,0],[0,0,0,0,0,1,0])",
            ],
        ),
        (
            "hand=1/1 player=caesar stack=" + TURN,
            ["ReplaceCard(0,false,true)", "ReplaceCard(1,true,false)"],
            ["ReplaceCard(2,false,true)", "ReplaceCard(-1,false,true)"],
        ),
    ],
)
def test_a_question_fits_what_lies_on_the_table(before: str, fits: list[str], does_not: list[str]) -> None:
    """A card in the fingers comes from the hand of the player whose turn it is; groups, cards and seats are such."""
    for frame in fits:
        assert read(before + frame).questions()
    for frame in does_not:
        with pytest.raises(BadPosition):
            read(before + frame)
