"""Position texts: what may be left out, what is refused, what is dealt from the seed."""

from __future__ import annotations

import pytest

from comitium import BadPosition
from games.idus.table import set_table, state
from games.idus.trial import sound
from games.table import asked


def test_without_a_question_it_is_the_beginning_of_the_turn() -> None:
    match = set_table("players=7 turn=3")
    assert {prompt.kind for prompt in match.questions()} == {"Vote"}
    assert state(match).consul == 2
    assert match.header.seats == 7
    assert asked(set_table("players=7 turn=9 first=senator_3")) == (3, "Assign")


def test_the_calendar_says_who_has_discarded() -> None:
    counts = [view.count for view in set_table("players=5 turn=4").view(None).senators]
    assert counts == [2, 1, 1, 2, 2]
    assert [view.count for view in set_table("players=5 turn=7").view(None).senators] == [1] * 5


def test_hidden_cards_and_votes_are_dealt_from_the_seed() -> None:
    text = "players=5 turn=4 cards=LT/?-?/M-?/??/?? turns=2.34:?=?/GR;3.45:??=/GR;4.51:G=?/GR"
    one, same, other = (set_table(text, seed) for seed in (1, 1, 2))
    assert one.digest == same.digest != other.digest
    for match in (one, other):
        sound(state(match))
        assert state(match).cards[:2] == [0, 1]
        assert match.view(None).turns[1].pair == (0, 1)


@pytest.mark.parametrize(
    "text",
    [
        "players=4",
        "players=9",
        "players=x",
        "first=senator_6",
        "first=brutus",
        "turn=0",
        "turn=11",
        "cards=LT/LT",
        "cards=LL/LL/LT/TT/TM",
        "cards=MM/M?/??/??/??",
        "cards=L--T/??/??/??/??",
        "marks=1/0",
        "marks=1",
        "turn=3 marks=5/0",
        "turn=2 turns=2.34:G=R/GR marks=0/1",
        "turn=2 turns=2.34:G=R/GG",
        "turn=2 turns=3.45:G=R/GR",
        "turn=2 turns=2.34:Y=R/RY",
        "turn=2 turns=2.34:G>GR/GR",
        "turn=2 turns=2.34:??",
        "turn=2 turns=2.34:G.R/GR",
        "turn=2 turns=2.34:G=R=/GR",
        "turn=2 turns=2.34:GR/GR;3.45:GR/GR",
        "turn=7 turns=1.34:G=R/GR",
        "ask=lunch",
        "ask=assign",
        "ask=look",
        "ask=look now=2.34:G.R",
        "ask=veto now=2.34:GR",
        "ask=veto now=2.34:Y.R",
        "ask=yellow now=2.34:Y.R",
        "ask=replace now=2.34:G.R",
        "ask=vote now=2.35",
        "ask=vote now=2.34:GR",
        "ask=vote now=2.34:Y-",
        "ask=side",
        "ask=last",
        "turn=7 ask=assign now=2",
        "turn=7 ask=vote now=2.34",
        "turn=9 marks=14/0",
        "ending=ides-loyal",
        "ending=victory",
        "turn=10 ending=ides-loyal marks=8/8",
        "turn=10 ending=ides-loyal ask=vote",
    ],
)
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        set_table(text)


@pytest.mark.parametrize(
    "text",
    [
        "players=5 turn=7 cards=L-T/L-T/LT/M-L/T-M",  # the third senator was Consul in turn 3
        "players=5 turn=3 cards=LT/L-T/M-L/LT/TM",  # and is Consul only now
        "players=5 turn=2 cards=L-T/LT/ML/LT/TM",  # the first player skips her first turn
    ],
)
def test_5_8_a_hand_that_contradicts_the_calendar_is_refused(text: str) -> None:
    with pytest.raises(BadPosition, match=r"5\.8"):
        set_table(text)
