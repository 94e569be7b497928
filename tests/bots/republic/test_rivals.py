"""The tribune of Res Publica Romana against who is about to win, and for her own: offices, daggers, purses, bargains."""

from __future__ import annotations

import pytest

from comitium.bots.republic.bargains import conditions, deals, offers, prices
from comitium.bots.republic.mood import AVERAGE, MOODS
from comitium.bots.republic.phases import forum, purses
from comitium.bots.republic.senate import governors, intrigue, opinions, trials
from comitium.bots.republic.situation import is_master, threat, war_chest
from comitium.bots.republic.tribune import Tribune
from comitium.bots.unasked import Accept, Offer
from comitium.core.agreements import Agreement, Clause
from comitium.games.republic.choices import PASS, SENATOR, TALENTS
from comitium.games.republic.deals import clauses as promises
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.rules.common.ranks import first_seat
from comitium.games.republic.rules.r1_07_forum.r1_07_22_auction import Auction
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import CounterBribe, Persuasion
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import PROPOSE
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import reject
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_2_consuls import Nominate
from comitium.games.republic.rules.r1_09_senate.r1_09_5_governors import DraftGovernors
from comitium.games.republic.rules.r1_09_senate.r1_09_82_for_life import NominateForLife
from comitium.games.republic.rules.r1_09_senate.r1_09_senate import Business
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import man, put
from games.republic.fixtures.senate import senate_without_officers

STATESMAN, PLUTOCRAT, DEMAGOGUE, WARLORD = MOODS


def for_life(name: str) -> Vote:
    return Vote(0, [kinds.FOR_LIFE, man(name)], 1, man(name), kinds.BY_CHAIR, False)


# -- who nears victory


@pytest.mark.parametrize("mood", MOODS)
def test_1_09_822_nobody_gives_the_office_with_which_a_rival_is_master_by_right(mood: object) -> None:
    game = senate_without_officers()
    game.influence[man("julius")] = 30
    assert opinions.opinion(game, 2, [kinds.CENSOR, man("julius")], mood) <= -30  # type: ignore[arg-type]
    assert opinions.opinion(game, 2, [kinds.CONSULS, man("julius"), man("fulvius")], mood) <= -30  # type: ignore[arg-type]
    assert opinions.opinion(game, 1, [kinds.CENSOR, man("julius")], mood) > 0  # type: ignore[arg-type]


def test_1_09_821_an_office_that_makes_a_candidate_for_life_is_opposed_even_by_his_colleague() -> None:
    game = senate_without_officers()
    proposal = [kinds.CONSULS, man("julius"), man("fulvius")]
    assert opinions.opinion(game, 2, proposal, STATESMAN) > 0
    game.influence[man("julius")] = 17
    assert opinions.opinion(game, 2, proposal, STATESMAN) < 0


def test_who_has_nearly_half_of_the_votes_is_feared() -> None:
    game = senate_without_officers()
    before = threat(game, 1)
    game.knights[man("julius")] = 20
    assert threat(game, 1) >= 1.0 > before


def test_1_09_721_even_a_statesman_draws_a_dagger_against_who_would_be_elected_for_life() -> None:
    game = senate_without_officers()
    game.influence[man("julius")] = 60
    assert is_master(game, man("julius"))
    assert intrigue.victim(game, 2, STATESMAN, for_life("julius")) == man("julius")
    game.talents[man("fulvius")] = 90  # the votes against him can be bought
    assert not is_master(game, man("julius"))
    assert intrigue.victim(game, 2, STATESMAN, for_life("julius")) == -1


def test_a_proposal_that_came_to_nothing_is_not_announced_again_this_year() -> None:
    player = Tribune(1)
    player.remembers(Business, PROPOSE + kinds.FOR_LIFE)
    player.remembers(NominateForLife, PASS)
    assert player.dropped == [PROPOSE + kinds.FOR_LIFE]
    player.remembers(NominateForLife, PASS)
    assert player.dropped == [PROPOSE + kinds.FOR_LIFE]


def test_1_09_5_a_governor_who_does_not_want_to_go_is_not_named_for_ever() -> None:
    player = Tribune(1)
    for _ in range(2):
        player.remembers(DraftGovernors, SENATOR + man("julius"))
    player.remembers(Nominate, SENATOR + man("fulvius"))
    assert player.posted == [SENATOR + man("julius")] * 2


def test_1_09_131_a_list_of_governors_that_was_voted_down_is_not_named_again() -> None:
    game = senate_without_officers()
    game.push(DraftGovernors(1, [], 3))
    men = [SENATOR + man("julius"), SENATOR + man("furius")]
    liked = governors.DraftGovernorsHeuristic().choose(game, 1, men, STATESMAN)
    reject(game, [kinds.GOVERNORS, 3, liked - SENATOR])
    assert governors.DraftGovernorsHeuristic().choose(game, 1, men, STATESMAN) == next(
        choice for choice in men if choice != liked
    )


# -- persuasion


def attempted(game: Republic, purse: int, box: int, bribe: int = 8) -> Republic:
    """Julius of the second faction tries to win Furius, whose faction is asked."""
    game.influence[man("julius")] = 14
    game.talents[man("julius")] = purse
    game.influence[man("furius")] = 6
    game.box[2] = box
    game.push(Persuasion(0, 1, -1, man("julius"), man("furius"), bribe, 0))
    game.push(CounterBribe(2, []))
    return game


def paid(game: Republic) -> int:
    return forum.CounterBribeHeuristic().choose(game, 2, game.stack[-1].legal(game, 2), STATESMAN) - TALENTS


def test_1_07_413_a_faction_defends_its_own_as_long_as_that_can_help() -> None:
    game = attempted(senate_without_officers(), purse=0, box=12)
    attempt = game.stack[-2]
    assert isinstance(attempt, Persuasion)
    number = attempt.number(game)
    assert number >= forum.HELD
    assert paid(game) == number - forum.HELD + 1
    assert paid(attempted(senate_without_officers(), purse=60, box=12)) == 0  # what is paid in vain the victor has


def test_1_07_4_the_weak_are_not_robbed_unless_gold_is_loved() -> None:
    game = senate_without_officers()
    game.influence[man("claudius")] = 17
    assert [one for one in forum.hunted(game, 1, STATESMAN) if game.faction[one] >= 0] == []
    assert man("claudius") in forum.hunted(game, 2, STATESMAN)
    game.influence[man("furius")] = 5  # his faction has 12, Cornelius's 15
    assert man("furius") in forum.hunted(game, 0, PLUTOCRAT)
    assert man("furius") not in forum.hunted(game, 0, STATESMAN)


def test_1_07_41_no_talents_are_bid_where_all_of_them_do_not_help() -> None:
    game = senate_without_officers()
    sure = forum.sure(game)
    assert forum.stake(game, sure - 4, 10, False) == 4  # no more than helps
    assert forum.stake(game, forum.HOPELESS - 2, 2, False) == 2
    assert forum.stake(game, forum.HOPELESS - 3, 2, False) == 0  # words alone
    assert forum.stake(game, forum.HOPELESS_OWNED - 3, 2, True) == 0
    assert forum.hope(game, 3, 0, 8.0, True) > 0  # which may help, and cost nothing


def test_1_07_41_talents_that_are_needed_for_votes_are_not_bid() -> None:
    game = senate_without_officers()
    game.talents[man("julius")] = 40
    assert forum.spare(game, man("julius")) == 40
    game.influence[man("cornelius")] = 20
    assert forum.spare(game, man("julius")) == 40 - war_chest(game, 1) < 40


def test_1_07_22_an_initiative_is_kept_from_who_is_feared() -> None:
    game = senate_without_officers()
    game.talents[man("fulvius")] = 9
    auction = Auction(2, 4, [], 6, game.leader[first_seat(game)], -1)
    assert game.faction[auction.payer] != 2
    game.push(auction)
    legal = auction.legal(game, 2)
    assert forum.AuctionHeuristic().choose(game, 2, legal, STATESMAN) == PASS
    game.influence[auction.payer] = 20
    assert forum.AuctionHeuristic().choose(game, 2, legal, STATESMAN) == SENATOR + man("fulvius")


@pytest.mark.parametrize(("players", "goes"), [(3, False), (4, True)])
def test_1_09_5_with_two_rivals_nobody_is_sent_away_who_votes_against_the_first(players: int, goes: bool) -> None:
    game = senate_without_officers(players)
    game.influence[man("julius")] = 20
    assert opinions.governor(game, 2, man("claudius"), STATESMAN) > 0  # of the faction that leads
    assert (opinions.governor(game, 2, man("cornelius"), STATESMAN) > 0) == goes


def test_1_07_41_the_chance_to_persuade_is_the_calculators() -> None:
    game = senate_without_officers()
    for bribe in range(20):
        game.talents[man("julius")] = bribe
        found = odds.persuasion(game, 1, man("julius"), man("fulvius"), bribe)
        assert forum.odds(game, found.number) == pytest.approx(found.chance)
        assert forum.strength(game, man("julius"), man("fulvius")) + bribe == found.number


def test_1_07_411_who_sits_beside_his_enemy_is_easily_won() -> None:
    game = senate_without_officers()
    cato = put(game, "22a_cato_the_elder", 2)
    before = forum.strength(game, man("julius"), cato)
    put(game, "1a_scipio_africanus", 2)
    now = forum.strength(game, man("julius"), cato)
    assert now == odds.persuasion(game, 1, man("julius"), cato).number == before + 10


def test_1_06_3_talents_are_laid_out_and_none_is_lost() -> None:
    game = senate_without_officers()
    for name in ("julius", "cornelius"):
        game.influence[man(name)] = 12
    for talents in (0, 5, 11, 30):
        for mood in MOODS:
            game.box[2] = talents
            laid = purses.laid_out(game, 2, mood)
            total = talents + sum(game.talents[one] for one in purses.free_men(game, 2))
            assert 0 <= sum(laid.values()) <= total
            assert min(laid.values()) >= 0


def test_1_06_3_a_threatened_faction_keeps_talents_against_persuaders() -> None:
    game = senate_without_officers()
    game.box[2] = 20
    quiet = sum(purses.laid_out(game, 2, STATESMAN).values())
    game.influence[man("julius")] = 12
    game.box[1] = 10
    assert purses.shield(game, 2) > 0
    assert sum(purses.laid_out(game, 2, STATESMAN).values()) < quiet


# -- courts


def test_1_09_421_an_appeal_is_made_when_it_costs_less() -> None:
    game = senate_without_officers()
    vote = Vote(0, [kinds.MINOR, man("fulvius"), man("julius"), 0], 0, man("cornelius"), kinds.BY_LAW, False)
    vote.ayes = 60
    game.popularity[man("fulvius")] = 6
    convicted = odds.trial(game, vote, 0, 0, 0)
    appealed = odds.trial(game, vote, 0, 0)
    assert trials.loss(game, vote, appealed) < trials.loss(game, vote, convicted)
    game.popularity[man("fulvius")] = -6
    assert trials.loss(game, vote, odds.trial(game, vote, 0, 0)) > trials.loss(game, vote, convicted)


# -- bargains


def test_1_04_3_a_promise_of_talents_that_nobody_can_have_is_refused() -> None:
    game = senate_without_officers()
    pay = Clause(promises.PAY, 0, 2, 0, 200)
    deal = Agreement(1, 0b101, 0b001, [pay, Clause(promises.NO_VETO, 2, 0, promises.selector(kinds.CENSOR, -1))])
    assert deals.answer(game, 2, deal, PLUTOCRAT, True).why.id == "bots-republic-refuse-poor"


def test_1_04_3_a_payment_that_waits_for_something_counts_with_its_chance() -> None:
    game = senate_without_officers()
    vote = Vote(0, [kinds.CENSOR, man("cornelius")], 0, man("cornelius"), kinds.BY_CHAIR, False)
    passed = promises.condition(promises.PASSED, promises.selector(kinds.CENSOR, -1))
    failed = promises.condition(promises.FAILED, promises.selector(kinds.CENSOR, -1))
    plain, waits, other = (Clause(promises.PAY, 0, 2, 0, 10, when=when) for when in (0, passed, failed))
    assert conditions.likely(game, plain, []) == 1.0
    assert 0 < conditions.likely(game, waits, []) < 0.5  # not even on the floor
    game.push(vote)
    vote.ayes, vote.noes, vote.called = 30, 5, 0b111111
    assert conditions.likely(game, waits, []) > 0.8
    assert conditions.likely(game, other, []) < 0.2
    vote.noes = 50
    assert conditions.likely(game, waits, []) < 0.2
    deal = Agreement(1, 0b101, 0b001, [waits])
    game.box[0] = 20
    assert deals.balance(game, 2, deal, AVERAGE)[0] < 0.2 * prices.worth(game, 2, plain, AVERAGE)


def test_1_04_3_a_vote_promised_in_the_same_agreement_helps_its_condition() -> None:
    game = senate_without_officers()
    vote = Vote(0, [kinds.CENSOR, man("julius")], 1, man("julius"), kinds.BY_CHAIR, False)
    about = promises.selector(kinds.CENSOR, -1)
    against = Clause(promises.VOTE_AGAINST, 2, 1, about)
    assert conditions.leaning(game, 2, vote, [against]) == -1
    assert conditions.leaning(game, 2, vote, [Clause(promises.VOTE_FOR, 2, 1, about)]) == 1
    assert conditions.leaning(game, 1, vote, [against]) == 1  # his own proposal


def test_1_04_6_talents_that_are_due_later_are_worth_less() -> None:
    game = senate_without_officers()
    game.box[0] = 20
    soon, late = Clause(promises.PAY, 0, 2, 0, 10), Clause(promises.PAY, 0, 2, 0, 10, until=game.turn + 4)
    assert prices.worth(game, 2, late, AVERAGE) < prices.worth(game, 2, soon, AVERAGE)
    assert prices.cost(game, 0, late, AVERAGE) < prices.cost(game, 0, soon, AVERAGE)


def test_1_04_3_mere_words_are_worth_nothing() -> None:
    game = senate_without_officers()
    word = Clause(promises.WORDS, 0, 2, 0, 0, text="for ever")
    assert prices.worth(game, 2, word, AVERAGE) == 0


def test_1_04_3_votes_for_a_master_have_no_price() -> None:
    game = senate_without_officers()
    game.box[1] = 300
    pay = Clause(promises.PAY, 1, 2, 0, 200)
    deal = Agreement(1, 0b110, 0b010, [pay, Clause(promises.VOTE_FOR, 2, 1, promises.selector(kinds.FOR_LIFE, -1))])
    assert deals.answer(game, 2, deal, PLUTOCRAT, True).why.id == "bots-republic-refuse-never"


def test_1_09_2_a_place_on_the_list_is_offered_for_votes_and_taken() -> None:
    game = senate_without_officers()
    game.push(Nominate(0, -1))
    word = offers.seek_partner(game, 0, STATESMAN)
    assert word is not None
    assert isinstance(word.act, Offer)
    nominated, votes_for, _ = word.act.clauses
    assert (nominated.kind, votes_for.kind) == (promises.NOMINATE, promises.VOTE_FOR)
    assert game.faction[promises.selected_man(nominated.about)] == votes_for.by
    deal = Agreement(1, 1 | 1 << votes_for.by, 1, word.act.clauses)
    assert isinstance(deals.answer(game, votes_for.by, deal, AVERAGE, False).act, Accept)


def test_1_04_3_a_counter_offer_asks_for_talents_where_there_were_none() -> None:
    about = promises.selector(kinds.CENSOR, -1)
    deal = Agreement(1, 0b101, 0b001, [Clause(promises.NO_VETO, 0, 2, about), Clause(promises.VOTE_FOR, 2, 0, about)])
    better = deals.dearer(deal, 2, 3)
    assert better is not None
    assert [(one.kind, one.by, one.to, one.amount) for one in better.clauses][-1] == (promises.PAY, 0, 2, 3)


def test_1_04_3_who_is_to_pay_asks_to_pay_less_before_being_paid() -> None:
    votes_for = Clause(promises.VOTE_FOR, 0, 2, promises.selector(kinds.CENSOR, -1))
    deal = Agreement(1, 0b101, 0b001, [votes_for, Clause(promises.PAY, 2, 0, 0, 6)])
    for more, said in ((2, [(2, 0, 4)]), (6, []), (8, [(0, 2, 2)])):
        better = deals.dearer(deal, 2, more)
        assert better is not None
        assert [(one.by, one.to, one.amount) for one in better.clauses if one.kind == promises.PAY] == said


def test_1_04_3_a_gift_is_taken_for_what_it_is() -> None:
    gift = Agreement(1, 0b110, 0b010, [Clause(promises.PAY, 1, 2, 0, 5)])
    assert deals.reason_to_accept(2, gift, 0.0) == "gift"


def test_1_04_3_votes_that_go_against_us_are_not_bought() -> None:
    game = senate_without_officers()
    game.talents[man("julius")] = 30
    game.influence[man("fulvius")] = 18
    game.push(Vote(0, [kinds.CENSOR, man("fulvius")], 2, man("fulvius"), kinds.BY_CHAIR, False))
    about = promises.selector(kinds.CENSOR, -1)
    for vote, taken in ((promises.VOTE_AGAINST, True), (promises.VOTE_FOR, False)):
        deal = Agreement(1, 0b0011, 0b0001, [Clause(promises.PAY, 1, 0, 0, 1), Clause(vote, 0, 1, about)])
        assert isinstance(deals.answer(game, 1, deal, STATESMAN, False).act, Accept) == taken


@pytest.mark.parametrize("kind", [promises.VOTE_FOR, promises.NOMINATE])
def test_1_04_3_a_promise_for_later_costs_what_its_man_is_worth_to_us(kind: int) -> None:
    game = senate_without_officers()
    clause = Clause(kind, 2, 1, promises.selector(kinds.CENSOR, man("julius")))
    cheap = prices.cost(game, 2, clause, STATESMAN)
    assert cheap <= prices.cost(game, 2, Clause(kind, 2, 1, promises.selector(kinds.CENSOR, -1)), STATESMAN), (
        "whoever he names"
    )
    game.influence[man("julius")] = 30  # with the office he is master of Rome
    assert prices.cost(game, 2, clause, STATESMAN) > deals.NEVER > cheap
