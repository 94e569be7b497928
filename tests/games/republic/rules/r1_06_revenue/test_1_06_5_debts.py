"""1.06.52, 1.06.53: what is given to the State, what the State owes, and what becomes of a State that cannot pay."""

from __future__ import annotations

import pytest

from comitium.core.errors import Illegal
from comitium.core.options import Setting
from comitium.games.republic.choices import DONE, FACTION, FLEETS, LEGIONS, PASS, SENATOR, TALENTS, VETERAN
from comitium.games.republic.events.revenue import (
    ContributionMade,
    TreasuryLow,
)
from comitium.games.republic.rules.r1_06_revenue.choices import AFRESH, DISMISS_FLEET, DISMISS_LEGION, GIVE
from comitium.games.republic.rules.r1_06_revenue.r1_06_2_rebels import PayRebels
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_bodyguards import KeepBodyguard
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_redistribution import Redistribution
from comitium.games.republic.rules.r1_06_revenue.r1_06_52_contributions import Contributions, ask_contributions
from comitium.games.republic.rules.r1_06_revenue.r1_06_53_debts import (
    DismissUnits,
    KeepReleased,
    ask_released,
    bill,
    pay_bill,
)
from comitium.games.republic.rules.r1_06_revenue.r1_06_revenue import Revenue, bankruptcy
from comitium.games.republic.rules.r3_setup.r3_02_4_governors import PostGovernor
from comitium.games.republic.state.numbers import ACTIVE, FORCE, IMMINENT, INACTIVE, NOBODY, RAID, RESERVE, bits, count
from comitium.games.republic.state.republic import BROKE, OWED, RELEASED, Republic
from games.republic.fixtures.builder import (
    asked,
    capture,
    card,
    garrison,
    govern,
    listen,
    play,
    put,
    raise_fleets,
    raise_legions,
    raise_veterans,
    rebel,
    say,
    send,
    wage,
)
from games.republic.fixtures.incomes import revenue_table

# -- 1.06.52


@pytest.mark.parametrize(("talents", "influence"), [(9, 0), (10, 1), (24, 1), (25, 3), (49, 3), (50, 7), (80, 7)])
def test_1_06_52_what_a_contribution_is_worth(talents: int, influence: int) -> None:
    game = revenue_table()
    giver = put(game, "cornelius", 0, talents=100, influence=4)
    ask_contributions(game)
    game.advance()
    say(game, SENATOR + giver, TALENTS + talents)
    assert game.influence[giver] == 4 + influence
    assert game.treasury == 100 + talents
    assert game.talents[giver] == 100 - talents


def test_1_06_52_a_senator_gives_once_a_year() -> None:
    game = revenue_table()
    giver, other = put(game, "claudius", 0, talents=30), put(game, "furius", 0, talents=1)
    ask_contributions(game)
    game.advance()
    say(game, SENATOR + giver, TALENTS + 10)
    assert game.legal(0) == [PASS, SENATOR + other]
    with pytest.raises(Illegal) as refused:
        game.apply(0, SENATOR + giver)
    assert refused.value.why.id == "republic-revenue-refuse-given"


def test_a_18_rounds_from_the_hrao_clockwise_until_one_adds_nothing() -> None:
    game = revenue_table()
    men = [put(game, key, seat, talents=20) for seat, key in ((2, "claudius"), (1, "furius"), (0, "julius"), (0, "fabius"))]
    ask_contributions(game)
    game.advance()
    order = []
    gave = False
    while asked(game) == "Contributions":
        seat = game.actors()[0]
        order.append(seat)
        if seat == 2 and not gave:
            gave = True
            say(game, SENATOR + men[0], TALENTS + 5)
        else:
            say(game, PASS)
    assert order == [0, 1, 2, 0, 1]  # then seat 2 has nobody left who may give


def asked_in_turn(**options: Setting) -> list[int]:
    """Who is asked to contribute, where seat 2, then seat 0, gives once from a faction of two rich men."""
    game = revenue_table(**options)
    for seat in range(3):
        for key in (("julius", "fabius"), ("furius", "cornelius"), ("claudius", "aemilius"))[seat]:
            put(game, key, seat, talents=20)
    ask_contributions(game)
    game.advance()
    order: list[int] = []
    givers = [2, 0]
    while asked(game) == "Contributions":
        seat = game.actors()[0]
        order.append(seat)
        if givers and seat == givers[0]:
            givers.pop(0)
            say(game, game.legal(seat)[1], TALENTS + 5)
        say(game, PASS)
    return order


def test_a_18_who_gives_no_more_is_asked_again_when_another_has_given() -> None:
    assert asked_in_turn() == [0, 1, 2, 0, 1, 2]  # 2 has given: 0 and 1 again; then 0 has: 1 (once, after it) and 2
    assert asked_in_turn(asked_again="each_round") == [0, 1, 2, 0, 1, 2, 0, 1, 2]


def test_a_18_a_lone_giver_is_not_asked_again() -> None:
    game = revenue_table()
    first = put(game, "julius", 0, talents=20)
    put(game, "fabius", 0, talents=20)
    ask_contributions(game)
    game.advance()
    say(game, SENATOR + first, TALENTS + 5)
    assert asked(game) == "Contributions"  # his other senator may give too
    say(game, PASS)
    assert asked(game) != "Contributions"


def test_1_06_52_captives_rebels_and_the_unaligned_do_not_give_and_men_away_do() -> None:
    game = revenue_table()
    away = put(game, "claudius", 0, talents=9)
    captive, rebellious, unaligned = put(game, "furius", 0, talents=9), put(game, "julius", 0, talents=9), put(game, "fabius")
    game.talents[unaligned] = 9
    govern(game, away, "sicilia")
    capture(game, captive, RAID)
    rebel(game, rebellious)
    ask_contributions(game)
    game.advance()
    assert game.legal(0) == [PASS, SENATOR + away]
    for senator in (captive, rebellious, unaligned):
        with pytest.raises(Illegal) as refused:
            game.apply(0, SENATOR + senator)
        assert refused.value.rule == "1.06.52"


def test_1_06_52_nobody_gives_more_than_he_has() -> None:
    game = revenue_table()
    giver = put(game, "claudius", 0, talents=3)
    ear = listen(game)
    ask_contributions(game)
    game.advance()
    say(game, SENATOR + giver)
    assert game.legal(0) == [PASS, TALENTS + 1, TALENTS + 2, TALENTS + 3]
    with pytest.raises(Illegal) as refused:
        game.apply(0, TALENTS + 4)
    assert refused.value.rule == "1.06.31"
    say(game, PASS)  # he has thought better of it
    assert isinstance(game.stack[-1], Contributions)
    assert not ear.all(ContributionMade)


def test_1_12_2_a_contribution_that_makes_36_names_a_consul_for_life_at_once() -> None:
    for law, named in ((0, True), (1 << 1, False)):
        game = revenue_table()
        game.laws = law  # Military Reforms
        giver = put(game, "claudius", 0, talents=50, influence=29)
        ask_contributions(game)
        game.advance()
        say(game, SENATOR + giver, TALENTS + 50)
        assert (game.consul_for_life == giver) is named


# -- 1.06.53


def test_1_06_53_the_bill_of_the_digest() -> None:
    game = revenue_table()
    game.treasury = 200
    wage(game, "1st_punic_war")
    wage(game, "1st_gallic_war", unprosecuted=True)
    wage(game, "2nd_punic_war", IMMINENT)
    wage(game, "1st_illyrian_war", INACTIVE)
    game.bills = [1, 0, 1]
    raise_legions(game, 8)
    garrison(game, "sicilia", 2)
    raise_fleets(game, 5)
    assert bill(game) == 40 + 30 + 30
    pay_bill(game)
    assert game.treasury == 100
    assert game.bills == [0, 0, 1]


def test_1_06_53_treasury_of_exactly_nought_is_solvent() -> None:
    game = revenue_table()
    game.treasury = 90
    raise_legions(game, 25)
    raise_fleets(game, 20)
    pay_bill(game)
    assert game.treasury == 0
    assert not game.ending


def test_1_06_53_one_talent_too_few_and_all_lose() -> None:
    game = revenue_table()
    game.treasury = 90
    raise_legions(game, 25)
    raise_fleets(game, 20)
    game.marks[OWED] = 1
    pay_bill(game)
    assert game.ending
    assert game.winner == NOBODY


def test_3_01_5_four_legions_cost_8_in_the_first_year() -> None:
    game = revenue_table()
    game.stack.clear()
    raise_legions(game, 4)
    play(game, Revenue(0))
    while game.stack:
        menu = game.legal(game.actors()[0])
        say(game, PASS if PASS in menu else menu[0])
    assert game.treasury == 192


def test_1_06_5_the_state_gains_100_at_the_start_of_every_revenue_phase() -> None:
    game = revenue_table()
    game.stack.clear()
    play(game, Revenue(0))
    assert asked(game) == "Redistribution"
    assert game.treasury == 200


def test_a_17_losses_of_provinces_are_in_the_bill() -> None:
    game = revenue_table()
    game.marks[OWED] = 7
    pay_bill(game)
    assert game.treasury == 93
    assert game.marks[OWED] == 0


@pytest.mark.parametrize(("counts", "cost"), [(True, 20), (False, 0)])
def test_t_35_a_civil_war_is_an_active_war_and_the_rebels_legions_cost_the_state_nothing(counts: bool, cost: int) -> None:
    game = revenue_table(civil_war_counts=counts)
    chief = put(game, "claudius", 1)
    rebel(game, chief, legions=5)
    assert bill(game) == cost


def test_1_06_53_forces_at_war_are_paid() -> None:
    game = revenue_table()
    wage(game, "1st_gallic_war")
    send(game, put(game, "claudius", 1), "1st_gallic_war", legions=3, fleets=2, veterans=1)
    assert bill(game) == 20 + 12


@pytest.mark.parametrize(("left", "level"), [(50, None), (49, 50), (19, 20)])
def test_t_36_players_are_warned_when_the_treasury_is_low(left: int, level: int | None) -> None:
    game = revenue_table()
    for key in ("1st_gallic_war", "syrian_war"):
        wage(game, key)
    game.treasury = left + 40
    ear = listen(game)
    pay_bill(game)
    assert [event.level for event in ear.all(TreasuryLow)] == ([] if level is None else [level])


# -- what the rebel has released


def released(ordinary: int, veterans: int, treasury: int) -> Republic:
    game = revenue_table()
    rebel(game, put(game, "claudius", 1))
    game.marks[RELEASED] = raise_legions(game, ordinary) | raise_veterans(game, veterans)
    game.treasury = treasury
    ask_released(game)
    game.advance()
    return game


def test_1_11_33_the_hrao_keeps_as_many_as_the_state_can_pay() -> None:
    game = released(3, 0, 20 + 4 + 1)  # a civil war, two legions, and a talent
    assert game.actors() == [0]
    assert game.legal(0) == [LEGIONS, LEGIONS + 1, LEGIONS + 2]
    with pytest.raises(Illegal) as refused:
        game.apply(0, LEGIONS + 3)
    assert refused.value.rule == "1.11.33"
    say(game, LEGIONS + 2)
    assert count(game.legions[ACTIVE]) == 2
    assert game.marks[RELEASED] == 0
    pay_bill(game)
    assert game.treasury == 1


def test_1_11_33_refused_legions_are_disbanded_and_cost_nothing() -> None:
    game = released(2, 0, 100)
    say(game, LEGIONS)
    assert game.legions[ACTIVE] == 0
    pay_bill(game)
    assert game.treasury == 80


def test_1_11_33_veterans_are_kept_one_by_one() -> None:
    game = released(1, 2, 26)
    veterans = bits(game.marks[RELEASED] & game.veterans)
    assert game.legal(0) == [LEGIONS, LEGIONS + 1, *[VETERAN + legion for legion in veterans]]
    say(game, VETERAN + veterans[1], LEGIONS + 1)
    assert count(game.legions[ACTIVE]) == 2
    assert game.veterans == 1 << veterans[1]


def test_1_11_33_two_talents_too_many_keep_one_legion() -> None:
    game = released(1, 0, 22)
    assert game.legal(0) == [LEGIONS, LEGIONS + 1]


def test_c_32_a_state_that_cannot_pay_them_is_not_bankrupt() -> None:
    game = released(3, 0, 20)
    assert asked(game) == "Idle"
    assert game.legions[ACTIVE] == 0
    pay_bill(game)
    assert (game.treasury, game.ending) == (0, "")


# -- bankruptcy with a rebel


def bankrupt(treasury: int) -> Republic:
    """Due: 20 for the civil war and 12 for three legions, a veteran and two fleets."""
    game = revenue_table()
    rebel(game, put(game, "claudius", 1), legions=2)
    raise_legions(game, 3)
    raise_veterans(game, 1)
    raise_fleets(game, 2)
    game.treasury = treasury
    pay_bill(game)
    game.advance()
    return game


def test_a_19_the_hrao_says_which_unpaid_units_go() -> None:
    game = bankrupt(29)  # nine after the war: four units are paid, two are not
    assert asked(game) == "DismissUnits"
    assert game.actors() == [0]
    veteran = bits(game.veterans)[0]
    assert game.legal(0) == [VETERAN + veteran, DISMISS_LEGION + ACTIVE, DISMISS_FLEET + ACTIVE]
    with pytest.raises(Illegal):
        game.apply(0, DISMISS_LEGION + FORCE)
    say(game, DISMISS_FLEET + ACTIVE, VETERAN + veteran)
    assert asked(game) == "Idle"
    assert (count(game.legions[ACTIVE]), game.fleets[ACTIVE]) == (3, 1)
    assert game.veterans == 0
    assert game.treasury == 1
    assert game.marks[BROKE] == 1
    bankruptcy(game, Revenue(0))
    assert game.marks[BROKE] == 0


def test_a_19_where_nothing_is_paid_all_go_without_a_question() -> None:
    game = bankrupt(20)
    assert asked(game) == "Idle"
    assert game.legions[ACTIVE] == 0
    assert game.fleets[RESERVE] == 25
    chief = game.rebel
    assert count(game.legions[FORCE + chief]) == 2


def test_1_12_2_a_rebel_wins_when_the_state_is_bankrupt_and_rome_survives() -> None:
    game = revenue_table()
    game.stack.clear()
    chief = put(game, "claudius", 1)
    rebel(game, chief, legions=2)
    raise_legions(game, 23)
    raise_fleets(game, 25)
    game.treasury = 10  # 110 with the year's income, against 20 for the civil war and 96 for the troops
    play(game, Revenue(0))
    dismissed = 0
    while game.stack:
        menu = game.legal(game.actors()[0])
        dismissed += asked(game) == "DismissUnits"
        say(game, PASS if PASS in menu else menu[0])
    assert dismissed == 3
    assert game.winner == 1
    assert game.ending


def test_a_19_units_are_named_by_where_they_are() -> None:
    game = revenue_table()
    rebel(game, put(game, "claudius", 1), legions=2)
    sicilia = garrison(game, "sicilia", 1)
    raise_legions(game, 1)
    game.marks[BROKE] = 1
    play(game, DismissUnits(0, 1))
    menu = game.legal(0)
    assert len(menu) == 2
    say(game, menu[1])
    assert game.legions[RESERVE] & sicilia
    assert FLEETS not in menu


# -- what a position may say


def test_a_redistribution_is_sound_if_it_could_have_been_said() -> None:
    game = revenue_table()
    a = put(game, "claudius", 0, talents=9)
    sound: tuple[list[int], ...] = (
        [],
        [DONE],
        [SENATOR + a],
        [SENATOR + a, TALENTS + 9, DONE],
        [SENATOR + a, TALENTS + 2, FACTION + 1],
        [GIVE],
    )
    unsound = (
        [TALENTS + 1],
        [SENATOR + a, TALENTS + 15],
        [DONE, DONE],
        [SENATOR + a, TALENTS + 2, SENATOR + a],
        [SENATOR + a, TALENTS + 2, FACTION + 0],
        [SENATOR + a, TALENTS + 2, FACTION + 5],
        [AFRESH],
        [SENATOR + bits(game.members[1])[0]],
    )
    game.box[0] = 5
    for chains, expected in ((sound, True), (unsound, False)):
        for chain in chains:
            poll = Redistribution([0, 1, 2], [chain[:], [], []])
            assert poll.is_sound(game) is expected, chain
            assert poll.said[0] == chain


def test_a_revenue_phase_is_sound_if_its_provinces_exist() -> None:
    game = revenue_table()
    assert Revenue(3, 0b11, 0, 0b01, 0b10).is_sound(game)
    assert not Revenue(3, 1 << 15).is_sound(game)
    assert not Revenue(3, 0, 0, 1).is_sound(game)  # overrun without having been raided
    assert not Revenue(3, 0, 0, 0, -1).is_sound(game)


def test_questions_about_money_are_sound_where_they_can_be_asked() -> None:
    game = revenue_table()
    giver = put(game, "claudius", 0, talents=5)
    assert Contributions([0, 1], 0, 0, 0, giver).is_sound(game)
    assert not Contributions([0, 1], 0, 1 << giver, 0, giver).is_sound(game)
    assert not Contributions([0, 1], 2, 0, 0, NOBODY).is_sound(game)
    assert not DismissUnits(0, 1).is_sound(game)
    assert not KeepBodyguard(0, giver).is_sound(game)
    game.guards = [giver, card("open_bodyguard")]
    assert KeepBodyguard(0, giver).is_sound(game)
    assert not KeepBodyguard(1, giver).is_sound(game)
    assert KeepReleased(0, 0).is_sound(game)
    assert not KeepReleased(0, 1).is_sound(game)
    assert not PayRebels(0, 0, []).is_sound(game)
    rebel(game, giver, legions=2)
    raise_legions(game, 3)
    assert not DismissUnits(0, 1).is_sound(game)
    game.marks[BROKE] = 1
    assert [DismissUnits(0, left).is_sound(game) for left in (0, 1, 3, 4)] == [False, True, True, False]
    assert PayRebels(0, 0, []).is_sound(game)
    assert not PayRebels(1, 0, []).is_sound(game)
    assert not PayRebels(0, 0, [1, 1]).is_sound(game)
    assert not PayRebels(0, game.legions[RESERVE], []).is_sound(game)


def test_half_an_answer_is_nobody_elses_business() -> None:
    game = revenue_table()
    giver = put(game, "claudius", 0, talents=5)
    gift = Contributions([0, 1], 0, 0, 0, giver)
    upkeep = PayRebels(0, 1, [2])
    post = PostGovernor(0, 1, giver)
    for seat, hidden in ((0, False), (1, True)):
        gift.redraw(game, seat, None)
        upkeep.redraw(game, seat, None)
        post.redraw(game, seat, None)
        assert (gift.senator == NOBODY) is hidden
        assert ((upkeep.released, upkeep.paid) == (0, [])) is hidden
        assert (post.senator == NOBODY) is hidden
