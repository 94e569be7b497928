"""Every kind of proposal has its opinion and every kind of clause its price, registered in one place each; a kind without
one leaves a faction indifferent, or costs as much as an average promise."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from comitium.bots.republic.bargains import deals, prices
from comitium.bots.republic.mood import MOODS, Mood
from comitium.bots.republic.senate import business, opinions, votes
from comitium.bots.republic.situation import faction_votes
from comitium.core.agreements import Agreement, Clause
from comitium.games.republic.deals import clauses as promises
from comitium.games.republic.deals.clause import KINDS
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ALL_ABSTAIN, ALL_AGAINST, ALL_FOR, CALL
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import MEASURES
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_142_ballots import CastVotes
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import man
from games.republic.fixtures.senate import senate_without_officers

STATESMAN = MOODS[0]
TEMPLE = 17  # a kind of proposal that nobody knows
BID_LIKE = 40  # the same of clauses


class TempleOpinion(opinions.Opinion):
    """A temple for a friend."""

    def value(self, world: Republic, me: int, proposal: list[int], mood: Mood) -> float:
        return 8.0 if world.faction[proposal[2]] == me else -8.0

    def foreseen(self, world: Republic, me: int, kind: int, man: int, mood: Mood) -> float:
        return self.value(world, me, [kind, 0, man], mood)

    def honoured(self, proposal: list[int]) -> list[int]:
        return proposal[2:]


@pytest.fixture
def known_temple() -> Iterator[None]:
    opinions.register(TEMPLE, TempleOpinion())
    yield
    del opinions.OPINIONS[TEMPLE]


def put_to_the_vote(proposal: list[int]) -> Republic:
    """The faction of seat 2 is asked for its votes on a proposal of seat 0."""
    game = senate_without_officers()
    game.push(Vote(0, proposal, 0, man("cornelius"), kinds.BY_CHAIR, False))
    game.push(CastVotes(2, 0, 0, 0, 0, []))
    return game


def test_1_09_13_every_kind_of_proposal_has_its_opinion() -> None:
    assert set(opinions.OPINIONS) == set(range(len(MEASURES)))


def test_1_04_3_every_kind_of_clause_that_binds_has_its_price() -> None:
    assert {kind.number for kind in KINDS.values() if kind.is_binding} <= set(prices.PRICES)


@pytest.mark.parametrize("mood", MOODS)
def test_a_proposal_that_nobody_knows_is_indifferent_to_all(mood: Mood) -> None:
    game = senate_without_officers()
    assert opinions.opinion(game, 2, [TEMPLE, 0, man("julius")], mood) == 0
    assert prices.prospect(game, 2, promises.selector(TEMPLE, man("julius")), mood) == 0


def test_1_09_14_who_has_no_opinion_abstains() -> None:
    game = put_to_the_vote([TEMPLE, 0, man("julius")])
    legal = [ALL_FOR, ALL_AGAINST, ALL_ABSTAIN]
    assert votes.CastVotesHeuristic().choose(game, 2, legal, STATESMAN) == ALL_ABSTAIN


@pytest.mark.usefixtures("known_temple")
@pytest.mark.parametrize(("friend", "word"), [("furius", ALL_FOR), ("julius", ALL_AGAINST)])
def test_1_09_14_a_registered_opinion_decides_the_vote(friend: str, word: int) -> None:
    game = put_to_the_vote([TEMPLE, 0, man(friend)])
    legal = [ALL_FOR, ALL_AGAINST, ALL_ABSTAIN]
    assert votes.CastVotesHeuristic().choose(game, game.faction[man("furius")], legal, STATESMAN) == word


@pytest.mark.usefixtures("known_temple")
def test_1_09_14_who_gains_by_a_proposal_is_called_after_the_others() -> None:
    game = put_to_the_vote([TEMPLE, 0, man("julius")])
    his = game.faction[man("julius")]
    assert business.CallHeuristic().choose(game, 0, [CALL + 1, CALL + 2], STATESMAN) == CALL + 3 - his


@pytest.mark.usefixtures("known_temple")
def test_1_04_3_a_registered_opinion_is_the_price_of_a_promised_vote() -> None:
    game = senate_without_officers()
    rival = Clause(promises.VOTE_FOR, game.faction[man("furius")], 0, promises.selector(TEMPLE, man("julius")))
    own = Clause(promises.VOTE_FOR, game.faction[man("furius")], 0, promises.selector(TEMPLE, man("furius")))
    weight = prices.A_VOTE * faction_votes(game, rival.by)
    assert prices.cost(game, rival.by, rival, STATESMAN) == 8.0 + weight
    assert prices.cost(game, own.by, own, STATESMAN) == prices.GLADLY + weight


def test_1_04_3_a_clause_that_nobody_knows_costs_an_average_promise() -> None:
    game = senate_without_officers()
    clause = Clause(BID_LIKE, 2, 1, 0, 4)
    assert prices.cost(game, 2, clause, STATESMAN) == 1.0
    assert prices.worth(game, 1, clause, STATESMAN) == 0.8
    assert deals.reason_to_accept(2, Agreement(1, 0b110, 0b010, [clause]), 1.0) == "fair"


@pytest.mark.parametrize(
    ("ours", "theirs", "reason"),
    [
        ([promises.NO_PERSUASION, promises.CONTRIBUTE], [promises.NOMINATE], "truce"),
        ([promises.PROSECUTE, promises.NOMINATE], [], "slate"),
        ([promises.PAY], [promises.NOMINATE], "slate"),
        ([promises.PROSECUTE, promises.NOT_PROSECUTE], [], "amnesty"),
        ([promises.CONTRIBUTE, promises.PROSECUTE], [], "justice"),
        ([promises.CONTRIBUTE], [promises.NO_PERSUASION], "pact"),
        ([promises.PAY], [promises.NO_PERSUASION, promises.NOT_PROSECUTE, promises.CONTRIBUTE], "fair"),
        ([], [promises.NOMINATE], "gift"),
    ],
)
def test_1_04_3_the_weightiest_reason_for_an_agreement_is_given(ours: list[int], theirs: list[int], reason: str) -> None:
    clauses = [Clause(kind, 2, 1) for kind in ours] + [Clause(kind, 1, 2) for kind in theirs]
    assert deals.reason_to_accept(2, Agreement(1, 0b110, 0b010, clauses), 1.0) == reason


def test_1_04_3_who_pays_does_not_say_that_he_would_have_done_it_for_nothing() -> None:
    clauses = [Clause(promises.PAY, 2, 1, 0, 3), Clause(BID_LIKE, 1, 2)]
    assert deals.reason_to_accept(2, Agreement(1, 0b110, 0b010, clauses), 0.0) == "worth"
    assert deals.reason_to_accept(2, Agreement(1, 0b110, 0b010, [Clause(BID_LIKE, 2, 1)]), 0.0) == "anyway"
