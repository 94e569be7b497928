"""[1.04.3] What is promised and changes nothing buys nothing, from any temper: each of these was accepted once."""

from __future__ import annotations

import pytest

from comitium.bots.republic.bargains import deals, prices
from comitium.bots.republic.mood import AVERAGE, MOODS, Mood
from comitium.bots.republic.tribune import Tribune
from comitium.bots.unasked import Accept
from comitium.core.agreements import BROKEN, OPEN, Agreement, Clause
from comitium.games.republic.deals import clauses as promises
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import deal, man
from games.republic.fixtures.senate import put_to, senate_with_officers, voting

tempers = pytest.mark.parametrize("mood", MOODS, ids=[mood.name for mood in MOODS])
VETOES = [
    promises.selector(kind, senator)
    for kind in (kinds.CONSULS, kinds.CENSOR, kinds.MILITARY, kinds.LAND_BILL)
    for senator in (man("cornelius"), man("fabius"), man("julius"), man("claudius"), man("fulvius"), man("furius"))
]


def senate() -> Republic:
    """Column (0) offers, amphora (1) answers: it has 15 talents and two cards, the column no card at all."""
    game = senate_with_officers()
    game.box[1] = 15
    deal(game, 1, "tribune_1", "assassin_1")
    return game


def said(game: Republic, clauses: list[Clause], mood: Mood) -> str:
    word = deals.answer(game, 1, Agreement(1, 0b11, 0b01, clauses), mood, False)
    return "accept" if isinstance(word.act, Accept) else word.why.id.removeprefix("bots-republic-")


@tempers
def test_1_09_152_no_number_of_vetoes_that_nobody_casts_buys_talents(mood: Mood) -> None:
    game = senate()
    vetoes = [Clause(promises.NO_VETO, 0, 1, about) for about in VETOES]
    assert said(game, [*vetoes, Clause(promises.PAY, 1, 0, 0, 56)], mood) == "refuse-broke", "it has 15"
    assert said(game, [*vetoes, Clause(promises.PAY, 1, 0, 0, 10)], mood).startswith("refuse-cheap")


@tempers
def test_1_04_5_cards_that_are_not_there_buy_no_votes(mood: Mood) -> None:
    game = senate()
    put_to(game, [kinds.CENSOR, man("fabius")], 0, man("cornelius"), kinds.BY_CHAIR)
    votes_for = Clause(promises.VOTE_FOR, 1, 0, promises.selector(kinds.CENSOR, -1))
    assert said(game, [Clause(promises.GIVE_CARD, 0, 1, 0, 9), votes_for], mood) != "accept"
    named = [Clause(promises.GIVE_CARD, 0, 1, card + 1) for card in range(9)]
    assert said(game, [*named, votes_for], mood) != "accept"


@tempers
def test_1_04_5_a_hand_is_not_sold_for_the_price_of_a_card(mood: Mood) -> None:
    game = senate()
    game.box[0] = 40
    deal(game, 1, "tribune_2", "assassin_2", "tribune_3")
    hand = Clause(promises.GIVE_CARD, 1, 0, 0, len(game.hands[1]))
    assert said(game, [Clause(promises.PAY, 0, 1, 0, 12), hand], mood) != "accept"
    one = [Clause(promises.PAY, 0, 1, 0, 30), Clause(promises.GIVE_CARD, 1, 0, 0, 1)]
    assert said(game, one, mood) == "accept", "one card has a price"


@tempers
@pytest.mark.parametrize(
    "kind", [promises.VOTE_FOR, promises.NO_VETO, promises.NOMINATE], ids=["votes", "no veto", "proposal"]
)
def test_1_09_82_nobody_sells_the_end_of_the_game(mood: Mood, kind: int) -> None:
    """Votes for a Consul for Life, no veto against him, and to propose him: all three make a master."""
    game = senate()
    game.influence[man("cornelius")] = 24
    game.box[0] = 90
    about = promises.selector(kinds.FOR_LIFE, man("cornelius"))
    vetoes = [Clause(promises.NO_VETO, 0, 1, veto) for veto in VETOES[:6]]
    sold = [*vetoes, Clause(promises.PAY, 0, 1, 0, 90), Clause(kind, 1, 0, about)]
    assert said(game, sold, mood) in ("refuse-never", "refuse-leader")
    own = Clause(promises.VOTE_FOR, 1, 0, promises.selector(kinds.FOR_LIFE, man("julius")))
    assert prices.cost(game, 1, own, mood) < deals.NEVER, "one's own man is another matter"


def test_1_04_3_the_second_promise_of_a_kind_is_worth_half_and_soft_ones_have_a_bound() -> None:
    game = senate()
    one = Clause(promises.NO_COUNTER_BRIBE, 0, 1)
    single, _ = deals.balance(game, 1, Agreement(1, 3, 1, [one]), AVERAGE)
    double, _ = deals.balance(game, 1, Agreement(1, 3, 1, [one, one]), AVERAGE)
    assert double == pytest.approx(1.5 * single)
    many = [
        Clause(kind, 0, 1) for kind in (promises.NO_COUNTER_BRIBE, promises.BID_AT_MOST, promises.GAMES, promises.CALL_FIRST)
    ]
    found, _ = deals.balance(game, 1, Agreement(1, 3, 1, [clause for clause in many for _ in range(9)]), AVERAGE)
    assert found <= deals.SOFT


def test_1_04_6_a_promise_of_who_broke_some_is_worth_less() -> None:
    game = senate()
    game.box[0] = 30
    paid = Agreement(1, 3, 1, [Clause(promises.PAY, 0, 1, 0, 10)])
    trusted, _ = deals.balance(game, 1, paid, AVERAGE)
    doubted, _ = deals.balance(game, 1, paid, AVERAGE._replace(broken=(2,)))
    assert doubted == pytest.approx(trusted * deals.DOUBT**2)


def test_1_04_6_a_broken_promise_is_remembered_once_whomever_it_was_made_to() -> None:
    tribune = Tribune(1)
    broken, kept = Clause(promises.PAY, 2, 0, 0, 5), Clause(promises.PAY, 0, 2, 0, 5)
    broken.status, kept.status = BROKEN, OPEN
    for _ in range(2):
        tribune.mood = tribune.memory.hears(0, tribune.mood, [Agreement(4, 0b101, 0b101, [broken, kept])])
    assert tribune.mood.broken == (0, 0, 1)


@tempers
def test_1_09_14_votes_that_decide_are_bought_and_those_that_do_not_are_not(mood: Mood) -> None:
    """Amphora has proposed its own man; the votes of the column decide, once they are cast they decide nothing."""
    game = senate()
    put_to(game, [kinds.CENSOR, man("claudius")], 1, man("cornelius"), kinds.BY_CHAIR)
    bought = Clause(promises.VOTE_FOR, 0, 1, promises.selector(kinds.CENSOR, -1))
    clauses = [Clause(promises.PAY, 1, 0, 0, 2), bought]
    assert said(game, clauses, mood) == "accept"
    voting(game).called |= 1
    assert said(game, clauses, mood) != "accept"


def test_1_09_13_only_the_chair_sells_proposals() -> None:
    game = senate()
    about = promises.selector(kinds.CENSOR, man("claudius"))
    assert prices.worth(game, 1, Clause(promises.NOMINATE, 0, 1, about), AVERAGE) > 1.0
    assert prices.worth(game, 1, Clause(promises.NOMINATE, 2, 1, about), AVERAGE) == 0.0
