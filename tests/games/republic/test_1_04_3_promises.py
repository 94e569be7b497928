"""[1.04.3] to [1.04.6], section 5 of part B: promises about Forum, revenue and cards; their end, consent, disputes."""

from __future__ import annotations

import pytest

import comitium
from comitium import Illegal
from comitium.core.agreements import BINDING, OPEN, Clause
from comitium.games.republic import clauses
from comitium.games.republic.choices import NO, PASS, SENATOR, TALENTS, YES
from comitium.games.republic.kind import KIND
from comitium.games.republic.numbers import COMBAT, FORUM, MORTALITY, POPULATION
from comitium.games.republic.rules import r1_04_agreements as agreements
from comitium.games.republic.rules import r1_04_clauses as kinds
from comitium.games.republic.rules.deal_words import DISPUTE, REJECT, SHOW, UPHOLD
from comitium.games.republic.rules.r1_04_3_disputes import why_not_dispute
from comitium.games.republic.rules.r1_04_5_showing import showing
from comitium.games.republic.rules.r1_06_revenue.r1_06_52_contributions import Contributions
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade
from comitium.games.republic.rules.r1_07_forum.r1_07_6_games import Games
from comitium.games.republic.rules.r1_07_forum.r1_07_22_auction import Auction
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import Persuasion
from comitium.games.republic.state import Republic
from comitium.text import LANGUAGES, say
from games.republic.builder import Ear, card, listen, man
from games.republic.deals import agree, at, statuses

# -- forum and revenue


def test_a_3_no_counter_bribe_for_x_leaves_nought_only() -> None:
    for promised in (True, False):
        game = at("phase=forum stack=Years(population)")
        if promised:
            agree(game, "column no-counter-bribe amphora aurelius")
        game.stack.append(Persuasion(1, 1, -1, man("valerius"), man("aurelius"), 0, 0))
        game.advance()
        while game.actors() != [0]:
            game.apply(game.actors()[0], TALENTS)
        assert (game.legal(0) == [TALENTS]) == promised


def test_section_5_1_no_persuasion_on_x_takes_him_from_the_targets() -> None:
    game = at("phase=forum stack=Years(population) ", players=4)
    game.stack.append(Persuade(0, persuader=man("cornelius")))
    game.forget()
    before = game.legal(0)
    agree(game, "column no-persuasion amphora aurelius")
    assert SENATOR + man("aurelius") in before
    assert game.legal(0) == [choice for choice in before if choice != SENATOR + man("aurelius")]


def test_section_5_1_a_bid_ceiling_binds() -> None:
    game = at("phase=forum stack=Years(population)")
    agree(game, "column bid-at-most amphora 4")
    game.stack.append(Auction(0, 1, [], 2, man("valerius"), man("cornelius")))
    game.forget()
    assert game.legal(0) == [TALENTS + 3, TALENTS + 4]
    game.stack[-1] = Auction(0, 1, [], 4, man("valerius"), -1)
    game.forget()
    assert game.legal(0) == [PASS]


def test_section_5_1_promised_games_are_given() -> None:
    game = at("phase=forum stack=Years(population)")
    agree(game, "column games amphora")
    game.stack.append(Games(0))
    game.forget()
    assert PASS not in game.legal(0)
    game.apply(0, game.legal(0)[0])
    assert game.agreements == []


def test_section_5_1_a_promised_contribution_is_made() -> None:
    game = at("phase=revenue stack=Years(forum)")
    agree(game, "column contribute amphora 7")
    game.stack.append(Contributions([0, 1], 0, 0, 0, -1))
    game.forget()
    assert game.legal(0) == [SENATOR + man("cornelius")]
    game.apply(0, SENATOR + man("cornelius"))
    assert game.legal(0) == [TALENTS + talents for talents in (7, 8, 9)]
    game.apply(0, TALENTS + 7)
    assert game.agreements == []


def test_section_5_1_enforcement_never_removes_the_last_choice() -> None:
    game = at("phase=revenue stack=Years(forum)")
    agree(game, "amphora contribute column 50")
    game.stack.append(Contributions([1, 0], 0, 0, 0, -1))
    game.forget()
    assert PASS in game.legal(1), "nobody of hers has 50: it is not due"


# -- cards


def test_1_04_5_promised_cards_pass_in_the_revolution_phase() -> None:
    game = at()
    agree(game, "column give amphora tribune_1; column give star assassin")
    ear = listen(game)
    agreements.hand_over_cards(game)
    assert game.hands[1] == [card("tribune_1")]
    assert game.hands[3] == [card("assassin_1")]
    assert game.known[card("tribune_1")] == 0b1111, "all have heard which"
    assert game.agreements == []
    assert ear.names().count("PromiseKept") == 2


def test_1_04_5_cards_at_random_are_known_to_the_two_only() -> None:
    game = at()
    agree(game, "column give amphora random 2")
    ear = listen(game)
    agreements.hand_over_cards(game)
    assert (len(game.hands[0]), len(game.hands[1])) == (1, 2)
    assert {game.known[held] for held in game.hands[1]} == {0b0011}
    heard = [(type(event).__name__, audience) for event, audience in zip(ear.events, ear.audiences, strict=True)]
    assert heard.count(("CardGiven", 0b0011)) == 2
    assert heard.count(("CardGivenUnseen", ~0b0011)) == 2


def test_section_5_2_a_card_that_is_gone_frees_the_other_side() -> None:
    """Impossible performance: who was wronged owes nothing more for it."""
    game = at()
    agree(game, "trident give amphora tribune_2; amphora pay trident 10")
    agreements.hand_over_cards(game)
    agreements.pay_debts(game)
    assert game.box[1] == 20
    assert game.agreements == []


# -- how they end


@pytest.mark.parametrize(
    ("text", "phase", "event"),
    [
        ("column for amphora censor", COMBAT, "PromiseBroken"),
        ("column no-veto amphora censor", COMBAT, "PromiseKept"),
        ("column no-trial amphora", COMBAT, "PromiseKept"),
        ("column games amphora", POPULATION, "PromiseBroken"),
        ("column bid-at-most amphora 3", POPULATION, "PromiseKept"),
        ("column contribute amphora 3", FORUM, "PromiseBroken"),
    ],
)
def test_a_promise_ends_with_the_phase_in_which_it_could_be_kept(text: str, phase: int, event: str) -> None:
    game = at()
    agree(game, text)
    for other in (FORUM, POPULATION, COMBAT):
        if other == phase:
            break
        agreements.lapse(game, other)
    assert statuses(game) == [OPEN]
    ear = listen(game)
    agreements.lapse(game, phase)
    assert event in ear.names()
    assert game.agreements == []


def test_offers_nobody_took_are_off_the_table_with_the_turn() -> None:
    game = at()
    game.offer(0, clauses.read("column pay amphora 5"))
    agreements.lapse(game, COMBAT)
    assert len(game.agreements) == 1
    agreements.lapse(game, MORTALITY)
    assert game.agreements == []


def test_debts_and_cards_outlive_the_turn() -> None:
    game = at()
    agree(game, "column pay amphora 5; amphora give column random 1")
    for phase in (MORTALITY, FORUM, POPULATION, COMBAT):
        agreements.lapse(game, phase)
    assert statuses(game) == [OPEN, OPEN]


# -- consent


@pytest.mark.parametrize(
    ("text", "menu"), [("column consent amphora fabius", [YES]), ("column consent amphora cornelius", [YES, NO])]
)
def test_section_5_1_consent_that_was_promised_is_given(text: str, menu: list[int]) -> None:
    from comitium.games.republic.rules.r1_09_senate.r1_09_13_proposals import Consent

    game = at("phase=senate session=chair:valerius,sitting:1 stack=Years(combat)")
    agree(game, text)
    game.stack.append(Consent(0, man("fabius")))
    game.forget()
    assert game.legal(0) == menu


def test_agreements_are_public_and_on_the_table() -> None:
    match = comitium.new("republic", players=4, seed=3, scenario="early", seat_order="as_joined")
    match.offer(0, "column pay amphora 5; amphora for column censor")
    for seat in (0, 1, 2, 3, None):
        board = KIND.board(match.view(seat), None)
        zone = board.zone("agreement/1")
        assert [mark.id for mark in zone.marks] == ["status", "clause/0", "clause/1", "waiting"]
    match.accept(1, 1)
    assert match.game.agreements[0].status == BINDING  # type: ignore[attr-defined]
    assert comitium.replay(match.journal()).digest == match.digest


# -- cards that are shown


@pytest.mark.parametrize(("announced", "public"), [("false", 0), ("true", 1)])
def test_1_04_5_a_card_is_shown_to_one_and_the_others_hear_of_it_by_option(announced: str, public: int) -> None:
    game = at("phase=revenue stack=Years(revenue)", announce_private_talk=announced)
    game.stack.append(Contributions([1, 0], 0, 0, 0, -1))
    game.forget()
    ear = listen(game)
    shown = showing(card("tribune_1"), 2)
    assert shown in game.asides(0)
    game.apply(0, shown)
    assert game.known[card("tribune_1")] == 0b0101
    heard = dict(zip(ear.names(), ear.audiences, strict=True))
    assert heard.pop("CardShownPrivately") == 0b0101
    assert list(heard) == ["PrivateTalkSeen"] * public
    assert shown not in game.asides(0)
    for seat, choice in ((0, shown), (1, showing(card("mining"), 2)), (0, showing(card("mining"), 0))):
        with pytest.raises(Illegal) as refused:
            game.apply(seat, choice)
        assert refused.value.rule == "1.04.5"


def test_1_04_4_nobody_else_notices_that_a_card_was_shown() -> None:
    game = at("phase=revenue stack=Years(revenue)")
    game.stack.append(Contributions([1, 0], 0, 0, 0, -1))
    game.forget()
    before = KIND.view(game, 3), KIND.position_seen(game, 3)
    game.apply(0, showing(card("tribune_1"), 2))
    assert (KIND.view(game, 3), KIND.position_seen(game, 3)) == before


# -- disputes


def disputed(game: Republic, *judgments: int) -> Ear:
    """The column disputes its agreement with the star; the two others judge."""
    number = agree(game, "column pay star 10; star give column random 1")
    ear = listen(game)
    game.apply(0, DISPUTE + number)
    for seat, judgment in zip((1, 2), judgments, strict=True):
        game.apply(seat, judgment)
    return ear


def test_section_5_3_arbiters_are_those_who_are_no_party_and_a_majority_releases() -> None:
    game = at("phase=revenue stack=Years(revenue)")
    game.stack.append(Contributions([0, 1], 0, 0, 0, -1))
    game.forget()
    ear = disputed(game, UPHOLD, UPHOLD)
    assert [event.seat for event in ear.events if type(event).__name__ == "ArbiterVoted"] == [1, 2]
    assert game.promises(0) == []
    agreements.pay_debts(game)
    assert game.box[0] == 12


def test_b_63_a_tie_leaves_the_words_as_they_were_said() -> None:
    game = at("phase=revenue stack=Years(revenue)")
    game.stack.append(Contributions([0, 1], 0, 0, 0, -1))
    game.forget()
    disputed(game, UPHOLD, REJECT)
    assert [clause.amount for clause in game.promises(0)] == [10]
    with pytest.raises(Illegal) as refused:
        game.apply(0, DISPUTE + 1)
    assert refused.value.why.id == "republic-deals-refuse-dispute-again"
    same = KIND.from_position(KIND.position(game), 1)
    assert same.agreements == game.agreements


def test_section_5_3_who_judges_and_who_may_dispute() -> None:
    game = at("phase=revenue stack=Years(revenue)")
    game.stack.append(Contributions([0, 1], 0, 0, 0, -1))
    game.forget()
    number = agree(game, "column pay amphora 1; amphora pay trident 1; trident pay star 1")
    for seat in range(4):
        assert not [act for act in game.asides(seat) if act < SHOW], "everybody is a party"
    assert why_not_dispute(game, 0, number + 1) is not None
    other = agree(game, "column pay amphora 1")
    assert DISPUTE + other in game.asides(0)
    assert DISPUTE + other not in game.asides(1), "she owes nothing"
    assert DISPUTE + other not in game.asides(2), "he is no party"


def test_a_3_with_record_a_verdict_is_only_told() -> None:
    game = at("phase=revenue stack=Years(revenue)", public_agreements="record")
    game.stack.append(Contributions([0, 1], 0, 0, 0, -1))
    game.forget()
    ear = disputed(game, UPHOLD, UPHOLD)
    assert "DisputeClosed" in ear.names()
    assert len(game.promises(0)) == 1


def test_every_event_of_agreements_is_told_in_both_languages() -> None:
    from comitium.games.republic.events import deals

    ear = Ear()
    game = at()
    game.listen(ear)
    agree(game, "column pay amphora 5; column give amphora tribune_1; column give star random 1")
    game.cancel(2, game.offer(2, clauses.read("trident pay star 1")))
    agree(game, "trident give star tribune_3")
    agreements.pay_debts(game)
    agreements.hand_over_cards(game)
    agreements.show_due(game, Clause(kinds.PAY, 0, 1, amount=3))
    agree(game, "column games star")
    game.apply(0, DISPUTE + game.agreements[0].number)
    game.apply(1, UPHOLD)
    game.apply(2, REJECT)
    game.rules.announce_private_talk = True
    game.apply(0, next(act for act in game.asides(0) if act >= SHOW))
    told = {type(event) for event in ear.events}
    assert set(deals.DealsSaid.__subclasses__()) <= told
    for event in ear.events:
        for language in LANGUAGES:
            assert say(event.phrase(), language)
