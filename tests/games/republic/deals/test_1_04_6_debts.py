"""[1.04.5] [1.04.6] [B-63] What is owed in a chain, paid in part, or not at all; and who has left the game."""

from __future__ import annotations

import pytest

from comitium.core.agreements import BROKEN, KEPT, LAPSED, OPEN
from comitium.games.republic.deals import agreements, notation
from comitium.games.republic.deals.choices import DISPUTE, PERFORM, RECLAIM, UPHOLD
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.r1_05_mortality.r1_05_4_empty import eliminate
from comitium.games.republic.state.numbers import FORUM, MORTALITY, REVENUE, REVOLUTION
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.bargain import agree, at, refused_offer, statuses
from games.republic.fixtures.builder import listen


def poor(text: str = "", **boxes: int) -> Republic:
    """Nobody has anything but what is said."""
    game = at(text)
    for senator in range(len(game.talents)):
        game.talents[senator] = 0
    game.box = [boxes.get(name, 0) for name in ("column", "amphora", "trident", "star")]
    return game


def amounts(game: Republic) -> list[tuple[int, int]]:
    return [(clause.amount, clause.status) for deal in game.agreements for clause in deal.clauses]


# -- chains


def test_1_04_6_what_comes_in_is_paid_on_in_the_same_step() -> None:
    """The amphora owes 25 and has 18; 15 come to it by a younger promise."""
    game = poor(amphora=18, trident=15)
    agree(game, "amphora pay star 25")
    agree(game, "trident pay amphora 15")
    agreements.pay_debts(game)
    assert game.box == [0, 8, 0, 25]
    assert game.agreements == []


def test_1_04_6_a_circle_of_debts_is_paid_with_what_there_is() -> None:
    game = poor(column=4)
    agree(game, "column pay amphora 10")
    agree(game, "amphora pay column 10")
    agreements.pay_debts(game)
    assert game.box == [4, 0, 0, 0]
    assert game.agreements == []


def test_b_63_what_comes_in_goes_to_the_oldest_debt_of_who_gets_it() -> None:
    """The column owes the star since long; what the amphora brings it does not go back to the amphora."""
    game = poor(amphora=4)
    agree(game, "column pay star 4")
    agree(game, "amphora pay column 10; column pay amphora 10")
    agreements.pay_debts(game)
    assert game.box == [0, 0, 0, 4]


@pytest.mark.parametrize(
    "both", ["amphora pay column 10; column pay amphora 10", "column pay amphora 10; amphora pay column 10"]
)
def test_b_63_two_who_fall_short_of_each_other_in_one_step_have_both_broken_their_word(both: str) -> None:
    """In whichever order it was written, the four talents of the amphora are known, and can be claimed back."""
    game = poor("phase=forum stack=Years(population)/Initiative(persuasion,0)/Persuade(0)", amphora=4)
    agree(game, "column pay star 4")
    number = agree(game, both)
    agreements.pay_debts(game)
    assert sorted(amounts(game)) == [(4, KEPT), (6, BROKEN), (10, BROKEN)]
    game.apply(1, RECLAIM + number)
    game.box[0] = 9
    agreements.pay_debts(game)
    assert game.box == [5, 4, 0, 4]


def test_1_04_5_a_card_that_arrives_a_moment_later_is_passed_on() -> None:
    game = at()
    agree(game, "amphora give star tribune_1")
    agree(game, "column give amphora tribune_1")
    agreements.hand_over_cards(game)
    assert "tribune_1" in GAME_TYPE.position(game).split("star.hand=")[1].split()[0]
    assert game.agreements == []


# -- in part


def test_b_63_what_was_paid_in_part_is_not_paid_twice() -> None:
    """18 of 25 were paid; the others judge that the rest is owed all the same."""
    game = poor("phase=forum stack=Years(population)/Initiative(persuasion,0)/Persuade(0)", amphora=18)
    number = agree(game, "amphora pay star 25")
    agreements.pay_debts(game)
    assert amounts(game) == [(7, BROKEN), (18, KEPT)]
    game.apply(3, DISPUTE + number)
    game.apply(3, PERFORM + 1)
    game.apply(0, UPHOLD)
    game.apply(2, UPHOLD)
    assert amounts(game) == [(7, OPEN), (18, KEPT)]
    game.box[1] = 30
    agreements.pay_debts(game)
    assert game.box == [0, 23, 0, 25]
    assert game.agreements == []


def test_section_5_3_who_has_his_money_after_all_owes_his_own_part_again() -> None:
    """The rest was not paid, so that the star owed no card any more; the others judge that the rest is owed."""
    game = poor("phase=forum stack=Years(population)/Initiative(persuasion,0)/Persuade(0)", amphora=18)
    number = agree(game, "amphora pay star 25; star give amphora tribune_2")
    agreements.pay_debts(game)
    assert statuses(game) == [BROKEN, LAPSED, KEPT]
    game.apply(3, DISPUTE + number)
    game.apply(3, PERFORM + 1)
    game.apply(0, UPHOLD)
    game.apply(2, UPHOLD)
    assert statuses(game) == [OPEN, OPEN, KEPT]


def test_section_5_3_but_not_what_waited_for_something_that_never_came() -> None:
    game = poor("phase=forum stack=Years(population)/Initiative(persuasion,0)/Persuade(0)", amphora=18)
    number = agree(game, "amphora pay star 25; star pay amphora 3 if elected censor julius")
    agreements.pay_debts(game)
    assert statuses(game) == [BROKEN, LAPSED, KEPT]
    game.apply(3, DISPUTE + number)
    game.apply(3, PERFORM + 1)
    game.apply(0, UPHOLD)
    game.apply(2, UPHOLD)
    assert statuses(game) == [OPEN, LAPSED, KEPT]


def test_b_63_an_unpaid_rest_can_be_disputed_until_the_turn_ends() -> None:
    game = poor(amphora=18)
    agree(game, "amphora pay star 25")
    agreements.pay_debts(game)
    for phase in (FORUM, REVOLUTION):
        agreements.lapse(game, phase)
        assert statuses(game) == [BROKEN, KEPT]
    same = GAME_TYPE.from_position(GAME_TYPE.position(game), 1)
    assert same.agreements == game.agreements
    agreements.lapse(game, MORTALITY)
    assert game.agreements == []


def test_section_5_2_what_was_paid_in_part_is_claimed_back() -> None:
    """The star has not given its card; what has come of the talents goes back, and no more."""
    game = poor("phase=forum stack=Years(population)/Initiative(persuasion,0)/Persuade(0)", amphora=18)
    number = agree(game, "amphora pay star 25 carry; star give amphora tribune_2")
    agreements.pay_debts(game)
    agreements.hand_over_cards(game)
    game.apply(1, RECLAIM + number)
    agreements.pay_debts(game)
    assert game.box == [0, 18, 0, 0]


# -- cards that were not given


def test_section_5_2_a_card_that_was_not_given_can_be_reclaimed_in_the_next_turn() -> None:
    """The Revolution Phase may have no question in which somebody could."""
    game = poor("phase=forum stack=Years(population)/Initiative(persuasion,0)/Persuade(0)", amphora=18)
    number = agree(game, "amphora pay star 10; star give amphora tribune_2")
    agreements.pay_debts(game)
    agreements.hand_over_cards(game)
    for phase in (MORTALITY, REVENUE, FORUM):
        agreements.lapse(game, phase)
    game.apply(1, RECLAIM + number)
    agreements.pay_debts(game)
    assert game.box[1] == 18


def test_section_5_2_but_not_for_ever() -> None:
    game = poor(amphora=18)
    agree(game, "amphora pay star 10; star give amphora tribune_2")
    agreements.pay_debts(game)
    agreements.hand_over_cards(game)
    agreements.lapse(game, MORTALITY)
    assert statuses(game) == [KEPT, BROKEN]
    agreements.lapse(game, REVOLUTION)
    assert game.agreements == []


# -- who has left


def test_1_05_4_who_leaves_in_the_middle_of_a_phase_is_no_party_any_more() -> None:
    game = poor(column=9)
    game.offer(2, notation.read("trident pay star 1"))
    agree(game, "column pay star 5; star pay amphora 2; amphora pay column 1")
    ear = listen(game)
    eliminate(game, 3, "1.05.4")
    assert statuses(game) == [BROKEN, BROKEN, OPEN], "the offer is off the table, the others' promise stands"
    assert ear.names().count("PromiseImpossible") == 2
    agreements.pay_debts(game)
    assert game.box[0] == 9
    assert game.box[3] == 0, "its treasury is the bank's"


def test_1_05_4_nothing_is_claimed_back_from_who_has_left() -> None:
    game = poor(amphora=18)
    agree(game, "amphora pay star 10; star give amphora tribune_2")
    agreements.pay_debts(game)
    eliminate(game, 3, "1.05.4")
    assert game.agreements == []


def test_1_05_4_nobody_judges_a_promise_of_who_has_left() -> None:
    """The amphora has paid the star, which has left; only its promise with the column is left to speak of."""
    game = poor("phase=forum stack=Years(population)/Initiative(persuasion,0)/Persuade(0)", amphora=18)
    number = agree(game, "amphora pay star 10; star give amphora tribune_2; column pay amphora 3 turn 9")
    agreements.pay_debts(game)
    eliminate(game, 3, "1.05.4")
    assert DISPUTE + number not in game.asides(1)
    assert DISPUTE + number in game.asides(0)


# -- too late


@pytest.mark.parametrize(("step", "past"), [("rebel_upkeep", False), ("old_bodyguards", True)])
def test_1_04_6_a_payment_of_this_turn_is_not_promised_after_its_redistribution(step: str, past: bool) -> None:
    game = at(f"phase=revenue turn=3 stack=Years(forum)/Revenue({step})")
    if past:
        assert refused_offer(game, "column pay amphora 5 turn 3") == ("1.04.6", "past")
        agree(game, "column pay amphora 5")
    else:
        agree(game, "column pay amphora 5 turn 3")
    assert LAPSED not in statuses(game)
