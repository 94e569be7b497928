"""Positions in which the bots were laughed at: each stands for what somebody saw at the table."""

from __future__ import annotations

import pytest

from comitium.bots.republic.bargains import deals
from comitium.bots.republic.mood import MOODS, Mood
from comitium.bots.republic.senate import business, elections
from comitium.bots.republic.senate.opinions import DULL, opinion
from comitium.bots.republic.wars.armies import Levy, flat, orders
from comitium.bots.republic.wars.drafts import stays
from comitium.bots.unasked import Accept, Offer
from comitium.core.agreements import Agreement, Clause
from comitium.games.republic.catalogue.ids import FIELD_CONSUL, ROME_CONSUL
from comitium.games.republic.choices import SENATOR
from comitium.games.republic.deals import clauses as promises
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ADJOURN, LOSE_INFLUENCE, PROPOSE, STAND_DOWN
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import DEPLOYED
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import man, raise_legions, send, wage, war
from games.republic.fixtures.senate import senate_without_officers, sit

STATESMAN, PLUTOCRAT, DEMAGOGUE, WARLORD = MOODS


def growling() -> Republic:
    """Unrest 9 and 192 talents; Cornelius, of the first faction, is in the chair."""
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.treasury = 192
    game.unrest = 9
    return game


@pytest.mark.parametrize("mood", MOODS)
@pytest.mark.parametrize("bill", [0, 1, 2])
def test_1_09_62_nobody_votes_down_land_that_the_people_need_and_the_state_can_pay(bill: int, mood: Mood) -> None:
    game = growling()
    game.influence[man("cornelius")] += 12  # though it is in the name of who leads ...
    game.popularity[man("cornelius")] = 8  # ... and whom they love already
    proposal = [kinds.LAND_BILL, bill, man("cornelius"), man("fabius")]
    assert all(opinion(game, seat, proposal, mood) > DULL for seat in range(game.rules.seats))


def test_1_09_63_no_legions_are_raised_for_a_man_whom_the_senate_would_not_let_go() -> None:
    game = senate_without_officers()
    game.treasury = 150
    game.offices[FIELD_CONSUL] = man("cornelius")
    wage(game, "1st_gallic_war")
    raise_legions(game, 4)
    men, goes = stays(game, 1, STATESMAN)
    assert goes
    assert Levy(game, men).legions
    game.influence[man("cornelius")] = 31  # a triumph, and he is master of Rome
    assert opinion(game, 1, [kinds.MILITARY, DEPLOYED, man("cornelius"), war("1st_gallic_war"), 4, 0, 0, 0], STATESMAN) < -DULL
    men, goes = stays(game, 0, STATESMAN)
    assert not goes
    game.offices[ROME_CONSUL] = man("valerius")
    sit(game)
    assert business.next_business(game, 0, [PROPOSE + kinds.FORCES, PROPOSE + kinds.MILITARY, ADJOURN], STATESMAN) == ADJOURN


@pytest.mark.parametrize("mood", MOODS)
def test_1_09_64_nobody_votes_for_a_second_army_where_one_will_do(mood: Mood) -> None:
    game = senate_without_officers()
    game.offices[FIELD_CONSUL] = man("cornelius")
    wage(game, "1st_gallic_war")
    raise_legions(game, 12)
    proposal = flat(orders(game))
    before = opinion(game, 2, proposal, mood)
    send(game, man("julius"), "1st_gallic_war", legions=13)
    assert opinion(game, 2, proposal, mood) < min(before, DULL)


def test_1_09_13_after_three_proposals_in_vain_only_armies_are_proposed() -> None:
    game = growling()
    sit(game)
    menu = [PROPOSE + kinds.LAND_BILL, PROPOSE + kinds.CONCESSIONS, ADJOURN]
    assert business.next_business(game, 0, menu, DEMAGOGUE) == PROPOSE + kinds.LAND_BILL
    game.session.rejected = [[kinds.CONCESSIONS, 0, man("fabius")], [kinds.REPEAL, 0, 0], [kinds.RHODIAN]]
    assert business.next_business(game, 0, menu, DEMAGOGUE) == ADJOURN


def test_1_09_144_a_chair_that_has_nothing_urgent_left_does_not_pay_for_its_defeats() -> None:
    game = growling()
    game.unrest = 0
    game.treasury = 20
    sit(game)
    menu = [LOSE_INFLUENCE, STAND_DOWN]
    game.session.rejected = [[kinds.CONCESSIONS, 0, man("fabius")]]
    assert business.DefeatHeuristic().choose(game, 0, menu, PLUTOCRAT) == LOSE_INFLUENCE
    game.session.rejected.append([kinds.CONCESSIONS, 0, man("cornelius")])
    assert business.DefeatHeuristic().choose(game, 0, menu, PLUTOCRAT) == STAND_DOWN


def test_1_09_4_a_chair_makes_no_rival_censor_who_would_have_its_men_convicted() -> None:
    game = senate_without_officers()
    for name in ("cornelius", "fabius"):
        game.major |= 1 << man(name)
    game.influence[man("valerius")] += 20  # the first faction leads, and everybody would gladly see its men convicted
    rivals = [one for one in range(len(game.faction)) if game.faction[one] in (1, 2, 3) and game.in_rome(one)]
    values = {one: elections.censor_value(game, 0, one, STATESMAN) for one in rivals}
    game.major = 0
    assert all(values[one] < elections.censor_value(game, 0, one, STATESMAN) for one in rivals)
    assert elections.NominateCensorHeuristic().choose(game, 0, [SENATOR + one for one in rivals], STATESMAN)


def test_1_04_3_who_would_vote_for_a_place_anyway_takes_it_whoever_offers_it() -> None:
    """It was refused because the other leads, and then voted for."""
    game = senate_without_officers()
    game.influence[man("cornelius")] += 9
    sit(game)
    proposal = [kinds.CONSULS, man("fulvius"), man("fabius")]
    game.push(Vote(0, proposal, 0, man("fabius"), kinds.BY_CHAIR, False))
    about = promises.selector(kinds.CONSULS, -1)
    for mood in MOODS:
        assert opinion(game, 2, proposal, mood) > DULL
        deal = Agreement(1, 0b101, 0b001, [Clause(promises.PAY, 0, 2, 0, 2), Clause(promises.VOTE_FOR, 2, 0, about)])
        assert isinstance(deals.answer(game, 2, deal, mood, True).act, Accept)


def test_1_04_3_who_is_asked_to_pay_a_little_asks_to_pay_less_and_not_to_be_paid() -> None:
    about = promises.selector(kinds.CENSOR, -1)
    for offered in range(1, 9):
        deal = Agreement(1, 0b101, 0b001, [Clause(promises.VOTE_FOR, 0, 2, about), Clause(promises.PAY, 2, 0, 0, offered)])
        most = deals.farthest(deal, 2)
        better = deals.dearer(deal, 2, most)
        assert most <= offered
        assert isinstance(better, Offer)
        assert not [one for one in better.clauses if one.kind == promises.PAY and one.to == 2]
