"""A new kind of proposal is one class, registered with its number: whatever asks about proposals asks the table.

This file adds one, the seventeenth and beyond the sixteen that old journals know: no other file knows of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from comitium.core.agreements import Clause
from comitium.core.frames import Frame
from comitium.games.republic import names
from comitium.games.republic.deals import clauses, notation
from comitium.games.republic.deals.clause import kind_of
from comitium.games.republic.deals.clauses import NOMINATE, VOTE_FOR, is_about, selector, selector_of
from comitium.games.republic.rules.r1_09_senate.kinds import BY_CHAIR
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import (
    MEASURES,
    Measure,
    open_kinds,
    register,
)
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import man, new_table

TEMPLE = 17


class Temple(Measure):
    """A senator builds a temple in a province."""

    def __init__(self) -> None:  # a compiled base reads its own attributes, not those of an interpreted class
        self.name = "temple"
        self.rule = "1.09.83"
        self.thing = "province"

    def is_open(self, game: Republic, means: int) -> bool:
        return True

    def draft(self, game: Republic, faction: int, means: int) -> Frame[Any]:
        raise NotImplementedError

    def men(self, proposal: list[int]) -> list[int]:
        return proposal[2:]

    def things(self, proposal: list[int]) -> list[int]:
        return proposal[1:2]

    def carries(self, game: Republic, vote: Any) -> bool:
        """Two thirds."""
        return bool(vote.ayes >= 2 * vote.noes)


@pytest.fixture(autouse=True)
def temple() -> Iterator[None]:
    before = len(MEASURES)
    register(TEMPLE, Temple())
    yield
    del MEASURES[before:]
    del names.PROPOSALS[before:]


def test_1_04_3_an_agreement_can_name_it() -> None:
    (clause,) = notation.read("column for star temple julius sicilia")
    assert (clause.kind, clause.about) == (VOTE_FOR, selector(TEMPLE, man("julius"), 0))
    assert " ".join(notation.written(clause)) == "column for star temple julius sicilia"
    assert kind_of(clause).why_not_shape(clause) is None


def test_1_04_3_a_promise_about_it_means_what_it_names() -> None:
    proposal = [TEMPLE, 0, man("julius")]
    assert selector_of(proposal) == selector(TEMPLE, man("julius"), 0)
    (clause,) = notation.read("column for star temple julius")
    assert is_about(clause, proposal)
    assert not is_about(clause, [TEMPLE, 0, man("fabius")])
    assert not is_about(clause, [1, man("julius")]), "the seventeenth kind is not the second"


def test_1_09_13_it_can_be_promised_as_a_nomination() -> None:
    named = [Clause(NOMINATE, 0, 1, selector(TEMPLE + more, man("julius"))) for more in (0, 1)]
    assert [kind_of(one).why_not_shape(one) for one in named] == [None, clauses.NO_SUCH_CLAUSE]


def test_1_09_17_it_is_offered_where_it_is_open() -> None:
    """In a session where the chair may speak of other business."""
    game = new_table()
    assert TEMPLE in open_kinds(game, BY_CHAIR)
    assert names.proposal(TEMPLE).id == "republic-senate-kind-temple"


@pytest.mark.parametrize(("ayes", "noes", "passes"), [(10, 5, True), (9, 5, False), (3, 0, True)])
def test_1_09_143_it_says_which_majority_carries_it(ayes: int, noes: int, passes: bool) -> None:
    class Votes:
        pass

    vote: Any = Votes()
    vote.ayes, vote.noes = ayes, noes
    assert MEASURES[TEMPLE].carries(None, vote) is passes  # type: ignore[arg-type]
