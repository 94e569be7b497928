"""Who leaves it to others to pay for Rome is noticed, told so, liked less and prosecuted sooner."""

from __future__ import annotations

import pytest

from comitium.bots.republic.bargains import deals
from comitium.bots.republic.bargains.dues import LONGEST, Dues, years_owed
from comitium.bots.republic.mood import MOODS, Mood
from comitium.bots.republic.phases.revenue import gift
from comitium.bots.republic.senate import trials
from comitium.bots.republic.senate.opinions import goodwill, opinion
from comitium.core.agreements import Agreement, Clause
from comitium.games.republic.deals import clauses as promises
from comitium.games.republic.rules.r1_06_revenue.r1_06_52_contributions import Contributions
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.state.numbers import NOBODY, bits
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import man
from games.republic.fixtures.senate import senate_without_officers

STATESMAN = MOODS[0]
MISER = 1  # the faction of Julius


def years(number: int, mood: Mood = STATESMAN) -> tuple[Republic, Mood]:
    """So many years in which Julius could give and only Cornelius did."""
    game = senate_without_officers()
    seen = Dues()
    game.talents[man("julius")] = 20
    for _ in range(number):
        game.push(Contributions([0, 1, 2, 3], 0, 1 << man("cornelius"), 1, NOBODY))
        mood = seen.notice(game, mood)
        game.stack.pop()
        game.turn += 1
        mood = seen.notice(game, mood)
    return game, mood


def test_1_06_52_years_without_a_gift_are_noticed_from_the_second_on() -> None:
    assert [years_owed(years(number)[1], MISER) for number in (0, 1, 2, 3, 9)] == [0, 0, 2, 3, LONGEST]
    assert years_owed(years(4)[1], 0) == 0  # who gave
    assert years_owed(years(4)[1], 3) == 0  # who had nothing to give


@pytest.mark.parametrize("mood", MOODS)
def test_1_06_52_a_miser_is_liked_less_and_his_conviction_is_worth_more(mood: Mood) -> None:
    game, resentful = years(4, mood)
    assert goodwill(game, 2, man("julius"), resentful) < goodwill(game, 2, man("julius"), mood)
    accused = [kinds.MINOR, man("julius"), man("fulvius"), 0]
    assert opinion(game, 2, accused, resentful) > opinion(game, 2, accused, mood)
    assert trials.margin(game, 2, man("julius"), resentful) > trials.margin(game, 2, man("julius"), mood)


def test_1_04_3_a_miser_is_told_why_his_offer_is_refused() -> None:
    game, resentful = years(3)
    deal = Agreement(1, 0b110, 0b010, [Clause(promises.PAY, 1, 2, 0, 1), Clause(promises.PAY, 2, 1, 0, 1)])
    assert deals.answer(game, 2, deal, resentful, False).why.id == "bots-republic-refuse-miser"
    assert deals.answer(game, 2, deal, STATESMAN, False).why.id != "bots-republic-refuse-miser"


def test_1_06_52_who_is_spoken_of_gives() -> None:
    game, resentful = years(3, MOODS[1])
    game.treasury = 200
    game.deck = [0] * 40  # the era does not end yet
    assert gift(game, MISER, 20, MOODS[1]) == 0
    assert gift(game, MISER, 20, resentful) == 10
    assert bits(game.here(MISER))
