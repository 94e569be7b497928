"""[1.04.3], sections 5.2 and 5.3 of part B: what is given back, and what the others judge, from the digest."""

from __future__ import annotations

import pytest

from comitium import Illegal
from comitium.core.agreements import BROKEN, KEPT, LAPSED, OPEN, Clause
from comitium.games.republic.choices import PASS
from comitium.games.republic.deals import agreements
from comitium.games.republic.deals import clauses as kinds
from comitium.games.republic.deals import notation as clauses
from comitium.games.republic.deals.choices import BREACH, CANCEL, DISPUTE, PERFORM, RECLAIM, REJECT, RETURN, SHOW, UPHOLD
from comitium.games.republic.deals.disputes import claims, why_not_dispute
from comitium.games.republic.deals.witness import vote_ended
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.r1_06_revenue.r1_06_52_contributions import Contributions
from comitium.games.republic.rules.r1_09_senate import kinds as proposals
from comitium.games.republic.state.numbers import COMBAT, FORUM, MORTALITY
from comitium.games.republic.state.republic import Republic
from comitium.text import LANGUAGES, say
from games.republic.fixtures.bargain import agree, at, statuses
from games.republic.fixtures.builder import Ear, card, listen, man


def waiting(**options: object) -> Republic:
    """A table at which somebody is asked for a contribution, and acts are admitted."""
    game = at("phase=revenue stack=Years(revenue)", **options)
    game.stack.append(Contributions([0, 1], 0, 0, 0, -1))
    game.forget()
    return game


def judged(game: Republic, number: int, claim: int, *judgments: int, claimant: int = 0) -> Ear:
    """A party disputes an agreement; those who are no party to the promise judge, by seat."""
    ear = listen(game)
    game.apply(claimant, DISPUTE + number)
    game.apply(claimant, claim)
    for seat, judgment in zip(game.actors()[:], judgments, strict=True):
        game.apply(seat, judgment)
    return ear


def disputed(game: Republic, *judgments: int) -> Ear:
    """The column wants to be released from what it owes the star."""
    return judged(game, agree(game, "column pay star 10; star give column random 1"), CANCEL + 1, *judgments)


# -- who judges, and how


def test_section_5_3_arbiters_are_those_who_are_no_party_and_a_majority_releases() -> None:
    game = waiting()
    ear = disputed(game, UPHOLD, UPHOLD)
    assert [event.seat for event in ear.events if type(event).__name__ == "ArbiterVoted"] == [1, 2]
    assert game.promises(0) == []
    assert statuses(game) == [LAPSED, OPEN], "only the promise that was named"
    agreements.pay_debts(game)
    assert game.box[0] == 12


def test_b_63_a_tie_leaves_the_words_as_they_were_said() -> None:
    game = waiting()
    disputed(game, UPHOLD, REJECT)
    assert [clause.amount for clause in game.promises(0)] == [10]
    with pytest.raises(Illegal) as refused:
        game.apply(0, DISPUTE + 1)
    assert refused.value.why.id == "republic-deals-refuse-dispute-again"
    same = GAME_TYPE.from_position(GAME_TYPE.position(game), 1)
    assert same.agreements == game.agreements


def test_section_5_3_a_third_party_to_the_agreement_judges_a_promise_that_is_not_its_own() -> None:
    game = waiting()
    number = agree(game, "column pay amphora 1; amphora pay trident 1; trident pay star 1")
    game.apply(0, DISPUTE + number)
    game.apply(0, CANCEL + 1)
    assert game.actors() == [2, 3]


def test_b_63_where_everybody_is_a_party_nobody_judges() -> None:
    game = waiting()
    number = agree(game, "column pay amphora 1")
    game.playing = 0b0011
    reason = why_not_dispute(game, 0, number)
    assert reason is not None
    assert reason.rule == "B-63"


def test_section_5_3_who_may_dispute() -> None:
    game = waiting()
    number = agree(game, "column pay amphora 1")
    assert why_not_dispute(game, 0, number + 1) is not None
    assert DISPUTE + number in game.asides(0)
    assert DISPUTE + number not in game.asides(1), "she owes nothing, and it is not due"
    assert DISPUTE + number not in game.asides(2), "he is no party"


def test_a_claim_may_be_dropped_and_nothing_is_filed() -> None:
    game = waiting()
    number = agree(game, "column pay amphora 1")
    game.apply(0, DISPUTE + number)
    assert game.legal(0) == [PASS, CANCEL + 1]
    with pytest.raises(Illegal) as refused:
        game.apply(0, RETURN + 1)
    assert refused.value.why.id == "republic-deals-refuse-remedy"
    same = GAME_TYPE.from_position(GAME_TYPE.position(game), 1)
    assert same.legal(0) == game.legal(0)
    game.apply(0, PASS)
    assert DISPUTE + number in game.asides(0)


def test_a_3_with_record_a_verdict_is_only_told() -> None:
    game = waiting(public_agreements="record")
    ear = disputed(game, UPHOLD, UPHOLD)
    assert "DisputeClosed" in ear.names()
    assert len(game.promises(0)) == 1


# -- remedies


def test_section_5_3_words_that_were_not_kept_are_broken_once_the_others_say_so() -> None:
    game = waiting()
    number = agree(game, 'star word column "I vote with you"; column pay star 10')
    judged(game, number, BREACH + 1, UPHOLD, UPHOLD)
    assert game.agreements == [], "what was owed for them is not owed any more"


def test_section_5_3_a_veto_that_was_not_made_is_broken_once_the_others_say_so() -> None:
    game = waiting()
    number = agree(game, "star veto column censor; column pay star 10")
    ear = judged(game, number, BREACH + 1, UPHOLD, UPHOLD)
    assert "PromiseBroken" in ear.names()


def test_1_04_3_words_about_what_never_binds_are_not_judged() -> None:
    game = waiting()
    number = agree(game, 'star word column loyalty "I stay"; column pay star 10')
    assert claims(game, game.agreements[0], 0) == [CANCEL + 2]
    assert number == 1


def test_section_5_3_what_lapsed_is_to_be_kept_after_all() -> None:
    """The condition was not met to the letter; the others think that it was."""
    game = waiting()
    number = agree(game, "star pay column 3 if passed censor; column games star")
    game.box[3] = 5
    vote_ended(game, [proposals.DICTATOR, man("julius")], "passed", 1)
    agreements.pay_debts(game)
    assert statuses(game) == [LAPSED, OPEN]
    judged(game, number, PERFORM + 1, UPHOLD, UPHOLD)
    assert statuses(game) == [OPEN, OPEN]
    agreements.pay_debts(game)
    assert game.box[0] == 15


def test_section_5_3_what_was_given_comes_back_if_the_others_say_so() -> None:
    game = waiting()
    number = agree(game, 'column pay star 5; star word column "Peace"')
    agreements.pay_debts(game)
    assert game.box[0] == 7
    judged(game, number, RETURN + 1, UPHOLD, UPHOLD)
    assert statuses(game) == [KEPT, OPEN, OPEN]
    assert claims(game, game.agreements[0], 0) == [BREACH + 2], "it is claimed once"
    game.box[3] = 3
    agreements.pay_debts(game)
    assert game.box[0] == 10, "as far as it is still there"


def test_section_5_3_a_promise_whose_phase_is_over_cannot_be_kept_after_all() -> None:
    game = waiting()
    agree(game, "star contribute column 3; column games star")
    agreements.lapse(game, FORUM)
    assert statuses(game) == [], "what was owed for it went with it"
    game = waiting()
    agree(game, 'star contribute column 3; star word column "Peace"')
    agreements.lapse(game, FORUM)
    assert PERFORM + 1 in claims(game, game.agreements[0], 0)
    game.phase = FORUM
    assert PERFORM + 1 not in claims(game, game.agreements[0], 0)


# -- section 5.2: what is given back without a judgment


def broken() -> Republic:
    """The column has paid and given a card; what the star promised for it has become impossible."""
    game = waiting()
    agree(game, "column pay star 5; column give star tribune_1; star for column censor")
    agreements.pay_debts(game)
    agreements.hand_over_cards(game)
    assert card("tribune_1") in game.hands[3]
    agreements.lapse(game, COMBAT)
    return game


def test_1_04_3_the_wronged_party_takes_back_what_is_still_held() -> None:
    game = broken()
    assert statuses(game) == [KEPT, KEPT, BROKEN]
    assert RECLAIM + 1 in game.asides(0)
    assert RECLAIM + 1 not in game.asides(3)
    ear = listen(game)
    game.apply(0, RECLAIM + 1)
    assert ear.names().count("ReturnDue") == 2
    assert RECLAIM + 1 not in game.asides(0)
    same = GAME_TYPE.from_position(GAME_TYPE.position(game), 1)
    assert same.agreements == game.agreements
    agreements.pay_debts(game)
    assert game.box[0] == 12
    agreements.hand_over_cards(game)
    assert card("tribune_1") in game.hands[0]
    assert game.agreements == []


def test_section_5_2_what_is_no_longer_held_does_not_come_back_and_nobody_is_to_blame() -> None:
    game = broken()
    game.apply(0, RECLAIM + 1)
    game.box[3] = 2
    game.hands[3].remove(card("tribune_1"))
    ear = listen(game)
    agreements.pay_debts(game)
    agreements.hand_over_cards(game)
    assert game.box[0] == 9
    assert "PromiseBroken" not in ear.names()
    assert game.agreements == []


def test_section_5_2_votes_do_not_come_back() -> None:
    game = waiting()
    number = agree(game, "column for star censor; star pay column 5")
    agreements.close(game, game.promises(0)[0], KEPT)
    game.box[3] = 0
    agreements.pay_debts(game)
    with pytest.raises(Illegal) as refused:
        game.apply(0, RECLAIM + number)
    assert refused.value.rule == "1.04.3"


def test_section_5_2_what_nobody_has_claimed_back_by_the_end_of_the_turn_is_settled() -> None:
    game = broken()
    agreements.lapse(game, MORTALITY)
    assert game.agreements == []


@pytest.mark.parametrize("seat", [1, 3])
def test_1_04_3_only_who_was_wronged_claims_back(seat: int) -> None:
    with pytest.raises(Illegal) as refused:
        broken().apply(seat, RECLAIM + 1)
    for language in LANGUAGES:
        assert say(refused.value.why, language)


def test_1_04_3_nobody_offers_a_return_himself() -> None:
    with pytest.raises(Illegal):
        at().offer(0, [Clause(kinds.PAY, 0, 1, 0, 5, manner=kinds.RETURNED)])


def test_every_event_of_agreements_is_told_in_both_languages() -> None:
    from comitium.games.republic.events import deals

    ear = Ear()
    game = waiting()
    game.listen(ear)
    agree(game, "column pay amphora 5; column give amphora tribune_1; column give star random 1")
    game.cancel(2, game.offer(2, clauses.read("trident pay star 1")))
    agree(game, "trident give star tribune_3")
    agree(game, "trident pay star 50 carry; trident pay star 1 if passed censor; trident pay star 1 if failed censor")
    vote_ended(game, [proposals.CENSOR, man("julius")], "passed", 1)
    agreements.pay_debts(game)
    agreements.hand_over_cards(game)
    agreements.show_due(game, Clause(kinds.PAY, 0, 1, amount=3))
    number = agree(game, "column games star")
    game.apply(0, DISPUTE + number)
    game.apply(0, CANCEL + 1)
    assert game.actors() == [1, 2]
    for seat in (1, 2):
        for language in LANGUAGES:
            assert say(game.stack[-1].ask(game, seat), language)  # type: ignore[attr-defined]
    game.apply(1, UPHOLD)
    game.apply(2, REJECT)
    game.rules.announce_private_talk = True
    game.apply(0, next(act for act in game.asides(0) if SHOW <= act < RECLAIM))
    deal = agree(game, "column pay star 1; star games column")
    agreements.pay_debts(game)
    agreements.close(game, game.promises(3)[0], BROKEN)
    game.apply(0, RECLAIM + deal)
    agree(game, "star games column")
    agreements.fail(game, game.promises(3)[0])
    told = {type(event) for event in ear.events}
    assert set(deals.DealsSaid.__subclasses__()) <= told
    for event in ear.events:
        for language in LANGUAGES:
            assert say(event.phrase(), language)
