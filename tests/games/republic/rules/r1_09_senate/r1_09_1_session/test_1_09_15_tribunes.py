"""[1.09.15] Tribunes: their cards and their free ones, from the digest."""

from __future__ import annotations

from comitium.games.republic.catalogue.ids import ROME_CONSUL
from comitium.games.republic.catalogue.senators import FREE_LAND_BILL_VETOES, FREE_LAND_BILLS, FREE_TRIBUNES
from comitium.games.republic.choices import NO, PASS, SENATOR, YES
from comitium.games.republic.rules.r1_09_senate.choices import (
    GRAFT,
    MURDER,
    PROPOSE,
    RIOT,
    TRIBUNE,
    VETO,
)
from comitium.games.republic.rules.r1_09_senate.kinds import (
    BY_CHAIR,
    S4,
)
from comitium.games.republic.rules.r1_09_senate.kinds import CENSOR as CENSORSHIP
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_interruptions import interruption_of
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_tribunes import FREE
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_151_tribunes_proposals import ProposeByGracchus
from games.republic.fixtures.builder import asked, capture, card, deal, event, govern, man, put, refusal, say, war
from games.republic.fixtures.senate import call, hush, interrupt, mask, pass_as, put_to, senate_without_officers, sit, voting
from games.republic.fixtures.senate_business.tribunate import in_censor_step, nominated

# -- 1.09.15


def test_1_09_15_of_two_tribunes_the_dice_choose_and_the_loser_keeps_his_card_shown() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    deal(game, 1, "tribune_1")
    deal(game, 2, "tribune_2")
    sit(game, "censor")
    say(game, PROPOSE + CENSORSHIP, SENATOR + man("aurelius"))
    game.apply(1, TRIBUNE)
    game.apply(2, TRIBUNE)
    game.loaded = [4, 5, 3, 3]  # 9 and 6
    pass_as(game, 0, 3)
    assert asked(game) == "ChooseKind"
    assert game.actors() == [1]
    assert game.hands[1] == []
    assert game.hands[2] == [card("tribune_2")]
    assert game.known[card("tribune_2")] == 0b1111


def test_1_09_15_murder_cancels_with_an_even_die_and_costs_popularity_in_any_case() -> None:
    for die, cancelled in ((4, True), (3, False)):
        game = in_censor_step("tribune_1")
        deal(game, 3, "murder_of_a_tribune_1")
        interrupt(game, 2, TRIBUNE)
        say(game, PROPOSE + CENSORSHIP, SENATOR + man("acilius"))
        assert asked(game) == "Response"
        assert game.actors() == [3]
        assert refusal(game, GRAFT + man("junius"), 3) == "1.09.15"
        assert refusal(game, MURDER + man("julius"), 3) == "1.09.15"
        game.loaded = [die]
        say(game, MURDER + man("junius"))
        assert game.popularity[man("junius")] == -die
        expected = [CENSORSHIP, man("aurelius")] if cancelled else [CENSORSHIP, man("acilius")]
        assert voting(game).proposal == expected


def test_1_09_15_graft_that_cannot_be_paid_is_lost_without_effect() -> None:
    game = in_censor_step("tribune_1")
    deal(game, 3, "graft_1")
    game.talents[man("junius")] = 3
    interrupt(game, 2, TRIBUNE)
    say(game, PROPOSE + CENSORSHIP, SENATOR + man("acilius"))
    game.loaded = [5]
    say(game, GRAFT + man("junius"))
    assert game.talents[man("junius")] == 3
    assert game.hands[3] == []
    assert voting(game).proposal == [CENSORSHIP, man("acilius")]


def test_1_09_15_graft_may_be_paid_or_given_up() -> None:
    for answer, cancelled in ((YES, True), (NO, False)):
        game = in_censor_step("tribune_1")
        deal(game, 3, "graft_1")
        game.talents[man("junius")] = 5
        event(game, "evil_omens")
        interrupt(game, 2, TRIBUNE)
        say(game, PROPOSE + CENSORSHIP, SENATOR + man("acilius"))
        game.loaded = [5]
        say(game, GRAFT + man("junius"))
        assert asked(game) == "PayGraft"
        say(game, answer)
        assert game.talents[man("junius")] == (1 if cancelled else 5)  # 5 less the omens
        expected = [CENSORSHIP, man("aurelius")] if cancelled else [CENSORSHIP, man("acilius")]
        assert voting(game).proposal == expected


def test_1_09_15_a_mob_strikes_the_senators_of_who_has_answered() -> None:
    game = in_censor_step("tribune_1")
    deal(game, 3, "murder_of_a_tribune_1")
    deal(game, 1, "mob_incited_to_violence")
    interrupt(game, 2, TRIBUNE)
    say(game, PROPOSE + CENSORSHIP, SENATOR + man("acilius"))
    game.apply(3, MURDER + man("junius"))
    while asked(game) == "Response":
        say(game, PASS)
    assert asked(game) == "Riots"
    assert game.actors() == [0, 1] or game.actors() == [1]
    game.loaded = [1]
    game.urn = [11, 1, 30, 0]  # Papirius; Cornelius is not in danger: 1 + oratory 3 = 4 chits
    game.apply(1, RIOT + man("julius"))
    hush(game)
    assert not game.in_rome(man("papirius"))
    assert game.in_rome(man("cornelius"))


def test_b_15_a_cancelled_veto_leaves_the_vote_where_it_was() -> None:
    game = nominated()
    deal(game, 2, "tribune_1")
    deal(game, 3, "murder_of_a_tribune_1")
    call(game, 2)
    game.loaded = [6]
    say(game, VETO)
    say(game, MURDER + man("junius"))
    hush(game)
    assert asked(game) == "Turn"
    assert game.actors() == [2]


def test_b_15_nobody_answers_without_a_senator_in_rome_nor_his_own_tribune() -> None:
    game = nominated()
    deal(game, 2, "tribune_1", "murder_of_a_tribune_1")
    deal(game, 3, "murder_of_a_tribune_2")
    for key in ("junius", "papirius", "acilius"):
        govern(game, man(key), "sicilia")
    interrupt(game, 2, VETO)
    assert asked(game) != "Response"


def test_b_11_a_tribune_needs_no_senator_in_rome() -> None:
    game = nominated()
    deal(game, 3, "tribune_1")
    for key in ("junius", "papirius", "acilius"):
        govern(game, man(key), "sicilia")
    game.stack.clear()
    put_to(game, [CENSORSHIP, man("aurelius")], 0, man("cornelius"), BY_CHAIR)
    interrupt(game, 3, VETO)
    hush(game)
    assert [CENSORSHIP, man("aurelius")] in game.session.rejected


def test_b_11_cato_and_cicero_have_a_tribune_of_their_own_even_away_but_not_as_captives() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    put(game, "28a_cicero", 2)
    put(game, "22a_cato_the_elder", 3)
    govern(game, man("28a_cicero"), "sicilia")
    capture(game, man("22a_cato_the_elder"), war("1st_punic_war"))
    game.session.step = S4
    put_to(game, [CENSORSHIP, man("aurelius")], 0, man("cornelius"), BY_CHAIR)
    assert VETO + man("28a_cicero") + 1 in game.legal(2)
    assert refusal(game, VETO + man("22a_cato_the_elder") + 1, 3) == "1.09.15"
    interrupt(game, 2, VETO + man("28a_cicero") + 1)
    assert game.session.spoken == mask("28a_cicero")


def test_the_statesmen_with_powers_are_those_of_the_catalogue() -> None:
    assert [one for one, free in enumerate(FREE_TRIBUNES) if free] == [*FREE]
    own = [isinstance(interruption_of(TRIBUNE + one + 1), ProposeByGracchus) for one in range(len(FREE_LAND_BILLS))]
    assert own == [bool(free) for free in FREE_LAND_BILLS]
    assert [one for one, free in enumerate(FREE_LAND_BILL_VETOES) if free] == [man("23a_laenas")]
