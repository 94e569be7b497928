"""[1.04.3] to [1.04.6], section 5 of part B: promises about Forum, revenue and cards; their end, consent."""

from __future__ import annotations

import pytest

import comitium
from comitium import Illegal
from comitium.core.agreements import BINDING, BROKEN, LAPSED, OPEN
from comitium.games.republic.choices import NO, PASS, SENATOR, TALENTS, YES
from comitium.games.republic.deals import agreements
from comitium.games.republic.deals import notation as clauses
from comitium.games.republic.deals.showing import showing
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.r1_06_revenue.r1_06_52_contributions import Contributions
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade
from comitium.games.republic.rules.r1_07_forum.r1_07_6_games import Games
from comitium.games.republic.rules.r1_07_forum.r1_07_22_auction import Auction
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import Persuasion
from comitium.games.republic.state.numbers import COMBAT, FORUM, MORTALITY, POPULATION
from comitium.text import say
from games.republic.fixtures.bargain import agree, at, statuses
from games.republic.fixtures.builder import card, listen, man

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
    game.apply(0, SENATOR + man("cornelius"))  # the question is put anew
    assert game.legal(0) == [choice for choice in before if choice != SENATOR + man("aurelius")]


def test_section_5_1_a_bid_ceiling_binds() -> None:
    game = at("phase=forum stack=Years(population)")
    agree(game, "column bid-at-most amphora 4")
    game.stack.append(Auction(0, 1, [], 2, man("valerius"), man("cornelius")))
    game.forget()
    assert game.legal(0) == [TALENTS + 2, TALENTS + 3, TALENTS + 4]
    game.stack[-1] = Auction(0, 1, [], 5, man("valerius"), -1)
    game.forget()
    assert game.legal(0) == [PASS]
    game.stack[-1] = Auction(0, 1, [], 3, man("valerius"), -1)
    game.forget()
    assert game.legal(0) == [PASS, SENATOR + man("cornelius")], "3 can be equalled"


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
    assert statuses(game) == [BROKEN, LAPSED], "the others may still judge whether the card is owed"


# -- how they end


@pytest.mark.parametrize(
    ("text", "phase", "event"),
    [
        ("column for amphora censor", COMBAT, "PromiseImpossible"),
        ("column no-veto amphora censor", COMBAT, "PromiseKept"),
        ("column no-trial amphora", COMBAT, "PromiseKept"),
        ("column games amphora", POPULATION, "PromiseImpossible"),
        ("column bid-at-most amphora 3", POPULATION, "PromiseKept"),
        ("column contribute amphora 3", FORUM, "PromiseImpossible"),
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
    from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import Consent

    game = at("phase=senate session=chair:valerius,sitting:1 stack=Years(combat)")
    agree(game, text)
    game.stack.append(Consent(0, man("fabius")))
    game.forget()
    assert game.legal(0) == menu


def test_agreements_are_public_and_on_the_table() -> None:
    match = comitium.new("republic", players=4, seed=3, scenario="early", seat_order="as_joined")
    match.offer(0, "column pay amphora 5; amphora for column censor")
    for seat in (0, 1, 2, 3, None):
        board = GAME_TYPE.board(match.view(seat), None)
        zone = board.zone("agreement/1")
        assert [mark.id for mark in zone.marks] == ["status", "clause/0", "clause/1", "waiting"]
        assert [say(zone.name, language) for language in ("en", "fr")] == ["Agreement 1", "Accord 1"]
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
    before = GAME_TYPE.view(game, 3), GAME_TYPE.position_seen(game, 3)
    game.apply(0, showing(card("tribune_1"), 2))
    assert (GAME_TYPE.view(game, 3), GAME_TYPE.position_seen(game, 3)) == before
