"""[1.09.15] to [1.09.152] Tribunes and the windows in which they speak, from the digest."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.games.republic.catalogue.ids import CENSOR, DICTATOR, FIELD_CONSUL, ROME_CONSUL
from comitium.games.republic.catalogue.senators import FREE_LAND_BILL_VETOES, FREE_LAND_BILLS, FREE_TRIBUNES
from comitium.games.republic.choices import CONCESSION, DONE, NO, PASS, SENATOR, YES
from comitium.games.republic.events import senate as said
from comitium.games.republic.numbers import NOBODY
from comitium.games.republic.rules.r1_09_senate import r1_09_2_elections as elections
from comitium.games.republic.rules.r1_09_senate import r1_09_senate as phase
from comitium.games.republic.rules.r1_09_senate.kinds import (
    BY_CHAIR,
    BY_GRACCHUS,
    BY_TRIBUNE,
    CONCESSIONS,
    FOR_LIFE,
    FORCES,
    LAND_BILL,
    REPEAL,
    S4,
    S7,
)
from comitium.games.republic.rules.r1_09_senate.kinds import CENSOR as CENSORSHIP
from comitium.games.republic.rules.r1_09_senate.kinds import CONSULS as CONSULSHIP
from comitium.games.republic.rules.r1_09_senate.kinds import DICTATOR as DICTATORSHIP
from comitium.games.republic.rules.r1_09_senate.r1_09_13_proposals import open_kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_15_acts import FREE, GRACCHI
from comitium.games.republic.rules.r1_09_senate.words import (
    ADJOURN,
    ALL_ABSTAIN,
    ALL_FOR,
    ATTEMPT,
    CALL,
    CLAIM,
    ENACT,
    FOR,
    GRAFT,
    MURDER,
    ONE_BY_ONE,
    PROPOSE,
    RESERVE,
    RIOT,
    TRIBUNE,
    VETO,
    WATCH,
    WITHDRAW,
)
from comitium.games.republic.state import Republic
from games.republic.builder import (
    asked,
    capture,
    card,
    concession,
    deal,
    enact,
    event,
    govern,
    grant,
    listen,
    man,
    put,
    say,
    wage,
    war,
)
from games.republic.house import (
    ballot,
    call,
    house,
    hush,
    interrupt,
    mask,
    pass_as,
    put_to,
    refused,
    sit,
    voting,
)


def nominated(**options: Any) -> Republic:
    """Cornelius is Rome Consul and has proposed Aurelius as Censor; nobody was called yet."""
    game = house(**options)
    game.offices[ROME_CONSUL] = man("cornelius")
    game.session.step = S4
    put_to(game, [CENSORSHIP, man("aurelius")], 0, man("cornelius"), BY_CHAIR)
    return game


def in_censor_step(*keys: str, seat: int = 2) -> Republic:
    game = house()
    game.offices[ROME_CONSUL] = man("cornelius")
    deal(game, seat, *keys)
    sit(game, elections.censor)
    say(game, PROPOSE + CENSORSHIP, SENATOR + man("aurelius"))
    return game


# -- 1.09.15


def test_1_09_15_of_two_tribunes_the_dice_choose_and_the_loser_keeps_his_card_shown() -> None:
    game = house()
    game.offices[ROME_CONSUL] = man("cornelius")
    deal(game, 1, "tribune_1")
    deal(game, 2, "tribune_2")
    sit(game, elections.censor)
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
        assert refused(game, 3, GRAFT + man("junius")) == "1.09.15"
        assert refused(game, 3, MURDER + man("julius")) == "1.09.15"
        game.loaded = [die]
        say(game, MURDER + man("junius"))
        assert game.popularity[man("junius")] == -die
        expected = [CENSORSHIP, man("aurelius")] if cancelled else [CENSORSHIP, man("acilius")]
        assert voting(game).what == expected


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
    assert voting(game).what == [CENSORSHIP, man("acilius")]


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
        assert voting(game).what == expected


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
    game = house()
    game.offices[ROME_CONSUL] = man("cornelius")
    put(game, "28a_cicero", 2)
    put(game, "22a_cato_the_elder", 3)
    govern(game, man("28a_cicero"), "sicilia")
    capture(game, man("22a_cato_the_elder"), war("1st_punic_war"))
    game.session.step = S4
    put_to(game, [CENSORSHIP, man("aurelius")], 0, man("cornelius"), BY_CHAIR)
    assert VETO + man("28a_cicero") + 1 in game.legal(2)
    assert refused(game, 3, VETO + man("22a_cato_the_elder") + 1) == "1.09.15"
    interrupt(game, 2, VETO + man("28a_cicero") + 1)
    assert game.session.spoken == mask("28a_cicero")


def test_the_statesmen_with_powers_are_those_of_the_catalogue() -> None:
    assert [one for one, free in enumerate(FREE_TRIBUNES) if free] == [*FREE]
    assert [one for one, free in enumerate(FREE_LAND_BILLS) if free] == [*GRACCHI]
    assert [one for one, free in enumerate(FREE_LAND_BILL_VETOES) if free] == [man("23a_laenas")]


# -- 1.09.151


def test_1_09_151_in_the_step_of_the_censor_no_tribune_raises_legions() -> None:
    game = in_censor_step("tribune_1")
    interrupt(game, 2, TRIBUNE)
    assert game.legal(2) == [PASS, PROPOSE + CENSORSHIP]
    assert refused(game, 2, PROPOSE + FORCES) == "1.09.17"


def test_1_09_151_after_the_adjournment_a_tribune_forces_one_more_vote() -> None:
    game = house()
    game.offices[ROME_CONSUL] = man("cornelius")
    grant(game, "mining")
    deal(game, 1, "tribune_1")
    sit(game, phase.other_business)
    say(game, ADJOURN)
    hush_floor(game)
    assert game.session.adjourned
    assert asked(game) == "Window"
    assert ATTEMPT not in game.legal(1)
    game.apply(1, TRIBUNE)
    say(game, PROPOSE + CONCESSIONS, CONCESSION + concession("mining"), SENATOR + man("fabius"), DONE)
    assert game.actors() == [1]  # nobody else has anything to interrupt with, and attempts are over
    assert game.legal(1) == sorted([PASS, WITHDRAW, WATCH])
    ballot(game, {}, ALL_FOR)
    assert game.holder[concession("mining")] == man("fabius")
    hush(game)
    assert not game.session.sitting


def hush_floor(game: Republic) -> None:
    """The last chance before the adjournment passes."""
    window = game.stack[-1]
    while game.stack[-1] is window:
        say(game, PASS)


def test_b_12_a_booking_waits_until_there_is_something_to_propose() -> None:
    """During the vote on a pair; the joint appointment comes first, and if it fails he may name a Dictator."""
    for fails in (True, False):
        game = house()
        game.offices[ROME_CONSUL] = man("cornelius")
        for key in ("1st_gallic_war", "1st_illyrian_war", "syrian_war"):
            wage(game, key)
        deal(game, 1, "tribune_1")
        sit(game, elections.consuls)
        say(game, SENATOR + man("fabius"), SENATOR + man("valerius"))
        call(game, 1)
        say(game, RESERVE)
        assert game.session.booking == 1
        assert game.hands[1] == []
        ballot(game, {}, ALL_FOR)
        hush(game)
        say(game, SENATOR + man("fabius"))  # Rome Consul
        hush(game)
        assert asked(game) == "Appoint"
        if fails:
            say(game, PASS)
            assert asked(game) == "ChooseKind"
            assert game.actors() == [1]
            assert PROPOSE + DICTATORSHIP in game.legal(1)
        else:
            say(game, SENATOR + man("cornelius"))
            say(game, SENATOR + man("acilius"))  # Master of Horse
            hush(game)
            assert asked(game) == "ChooseKind"
            assert game.legal(1) == [PASS, PROPOSE + CENSORSHIP]


def test_1_09_151_no_tribune_interrupts_a_tribunes_proposal_but_may_veto_or_book() -> None:
    game = house()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.session.step = S4
    deal(game, 3, "tribune_1")
    put_to(game, [CENSORSHIP, man("aurelius")], 2, NOBODY, BY_TRIBUNE)
    assert refused(game, 3, TRIBUNE) == "1.09.151"
    assert VETO in game.legal(3)
    assert RESERVE in game.legal(3)


def test_b_12_one_booking_at_a_time() -> None:
    game = nominated()
    deal(game, 2, "tribune_1")
    deal(game, 3, "tribune_2")
    call(game, 2)
    say(game, RESERVE)
    assert asked(game) == "Turn"  # he still votes
    say(game, ALL_FOR)
    call(game, 3)
    assert refused(game, 3, RESERVE) == "1.09.151"


def test_b_12_a_booking_blocks_the_adjournment_until_it_was_served() -> None:
    game = house()
    game.offices[ROME_CONSUL] = man("cornelius")
    grant(game, "mining")
    sit(game, phase.other_business)
    game.session.booking = 2
    say(game, ADJOURN)
    hush(game)
    assert asked(game) == "ChooseKind"
    assert game.actors() == [2]
    assert not game.session.adjourned


def test_b_12_a_booking_that_can_never_be_served_does_not_hold_up_the_session() -> None:
    game = house()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.treasury = 0
    for bill in range(3):
        game.session.proposed_bills |= 1 << bill
    sit(game, phase.other_business, proposed_bills=0b111)
    game.session.booking = 2
    say(game, ADJOURN)
    hush(game)
    assert game.session.adjourned


def test_b_13_what_a_tribune_may_propose_in_other_business() -> None:
    game = house()
    game.session.step = S7
    grant(game, "mining")
    game.bills = [0, 1, 0]
    game.popularity[man("fabius")] = 4
    kinds = open_kinds(game, BY_TRIBUNE)
    assert {CONCESSIONS, LAND_BILL, REPEAL, FORCES} <= {*kinds}
    assert CONSULSHIP not in kinds
    assert FOR_LIFE not in kinds


def test_b_78_a_tribune_whose_partner_refuses_names_something_else() -> None:
    game = house()
    game.offices[ROME_CONSUL] = man("cornelius")
    deal(game, 2, "tribune_1")
    sit(game, phase.other_business)
    say(game, ADJOURN)
    interrupt(game, 2, TRIBUNE)
    say(game, PROPOSE + LAND_BILL)
    bill = game.legal(2)[1]
    say(game, bill, SENATOR + man("fulvius"), SENATOR + man("julius"))
    assert asked(game) == "Consent"
    assert game.actors() == [1]
    say(game, NO)
    assert asked(game) == "ChooseKind"
    assert game.actors() == [2]
    assert game.hands[2] == []  # the card was shown


# -- 1.09.152


def test_1_09_152_what_the_dictator_proposes_cannot_be_vetoed() -> None:
    game = house()
    game.offices[DICTATOR] = man("cornelius")
    deal(game, 1, "tribune_1")
    put_to(game, [LAND_BILL, 1, man("fabius"), man("claudius")], 0, man("cornelius"), BY_CHAIR)
    assert refused(game, 1, VETO) == "1.09.152"


def test_b_14_but_a_tribunes_proposal_under_a_dictator_can() -> None:
    game = house()
    game.offices[DICTATOR] = man("cornelius")
    deal(game, 1, "tribune_1")
    put_to(game, [LAND_BILL, 1, man("fabius"), man("claudius")], 2, NOBODY, BY_TRIBUNE)
    assert VETO in game.legal(1)


def test_1_09_152_a_vetoed_pair_is_out_its_members_are_not() -> None:
    game = house()
    game.offices[ROME_CONSUL] = man("cornelius")
    deal(game, 2, "tribune_1")
    sit(game, elections.consuls)
    say(game, SENATOR + man("fabius"), SENATOR + man("claudius"))
    interrupt(game, 2, VETO)
    hush(game)
    assert asked(game) == "Nominate"
    say(game, SENATOR + man("fabius"))
    assert SENATOR + man("claudius") not in game.legal(0)
    assert SENATOR + man("valerius") in game.legal(0)


def test_1_09_152_the_last_faction_may_still_veto_a_majority() -> None:
    game = nominated()
    deal(game, 3, "tribune_1")
    for seat in (0, 1, 2):
        call(game, seat)
        say(game, ALL_FOR)
    call(game, 3)
    say(game, VETO)
    hush(game)
    assert game.offices[CENSOR] != man("aurelius")


def test_23a_laenas_vetoes_one_land_bill_a_turn_without_an_answer() -> None:
    game = house()
    game.offices[ROME_CONSUL] = man("cornelius")
    put(game, "23a_laenas", 2)
    deal(game, 3, "murder_of_a_tribune_1")
    ear = listen(game)
    put_to(game, [LAND_BILL, 1, man("fabius"), man("claudius")], 0, man("cornelius"), BY_CHAIR)
    interrupt(game, 2, VETO + man("23a_laenas") + 1)
    assert [closed.result for closed in ear.all(said.VoteClosed)] == ["vetoed"]
    game.stack.clear()
    put_to(game, [LAND_BILL, 2, man("fabius"), man("claudius")], 0, man("cornelius"), BY_CHAIR)
    assert refused(game, 2, VETO + man("23a_laenas") + 1) == "1.09.152"


def test_23a_laenas_obeys_his_own_faction_and_the_dictators_shield() -> None:
    game = house()
    game.offices[DICTATOR] = man("cornelius")
    put(game, "23a_laenas", 2)
    put_to(game, [LAND_BILL, 1, man("fabius"), man("claudius")], 0, man("cornelius"), BY_CHAIR)
    assert refused(game, 2, VETO + man("23a_laenas") + 1) == "1.09.152"
    game.stack.clear()
    put_to(game, [LAND_BILL, 2, man("fabius"), man("claudius")], 1, NOBODY, BY_TRIBUNE)
    assert VETO + man("23a_laenas") + 1 in game.legal(2)
    assert refused(game, 3, VETO + man("23a_laenas") + 1) == "1.09.152"


def test_23a_laenas_stops_nothing_but_land_bills() -> None:
    game = house()
    game.offices[ROME_CONSUL] = man("cornelius")
    put(game, "23a_laenas", 2)
    put_to(game, [REPEAL, 1, man("fabius")], 0, man("cornelius"), BY_CHAIR)
    assert VETO + man("23a_laenas") + 1 not in game.legal(2)


def test_25a_a_gracchus_proposes_a_land_bill_of_his_own_once_a_turn() -> None:
    game = house()
    game.offices[ROME_CONSUL] = man("cornelius")
    put(game, "25a_tiberius_gracchus", 2)
    sit(game, phase.other_business)
    say(game, ADJOURN)
    assert TRIBUNE + man("25a_tiberius_gracchus") + 1 in game.legal(2)
    interrupt(game, 2, TRIBUNE + man("25a_tiberius_gracchus") + 1)
    assert game.session.spoken == mask("25a_tiberius_gracchus")
    assert asked(game) == "DraftBill"
    assert game.actors() == [2]


# -- windows


def test_section_4_1_only_watchers_are_asked_before_later_calls() -> None:
    game = nominated()
    deal(game, 2, "tribune_1")
    deal(game, 3, "tribune_2")
    game.apply(2, WATCH)
    pass_as(game, 0, 1, 3)
    assert asked(game) == "Call"
    say(game, CALL)
    assert asked(game) == "Turn"
    say(game, ALL_ABSTAIN, CALL + 1)
    assert asked(game) == "Window"
    assert game.actors() == [2]
    game.apply(2, PASS)
    say(game, ALL_ABSTAIN, CALL + 3)
    assert asked(game) == "Turn"  # he has stopped watching


def test_section_4_2_who_is_asked_depends_only_on_what_everybody_knows() -> None:
    """Two hands of one card each, one a Tribune, the other not: both are asked."""
    game = nominated()
    game.session.attempted = 0b1111
    game.session.suffered = 0b1111
    deal(game, 2, "tribune_1")
    deal(game, 3, "secret_bodyguard_1")
    game.stack.clear()
    put_to(game, [CENSORSHIP, man("aurelius")], 0, man("cornelius"), BY_CHAIR)
    assert game.actors() == [2, 3]
    assert VETO in game.legal(2)
    assert VETO not in game.legal(3)


def test_section_4_2_once_all_tribunes_and_laws_are_accounted_for_nobody_is_asked() -> None:
    game = nominated()
    game.session.attempted = 0b1111
    game.session.suffered = 0b1111
    deal(game, 2, "secret_bodyguard_1")
    game.unaccounted[0] = 0
    game.unaccounted[12] = 0
    game.stack.clear()
    put_to(game, [CENSORSHIP, man("aurelius")], 0, man("cornelius"), BY_CHAIR)
    assert asked(game) == "Call"


def test_b_61_a_law_is_played_in_a_window_and_the_vote_goes_on() -> None:
    game = house()
    game.offices[ROME_CONSUL] = man("cornelius")
    deal(game, 3, "military_reforms")
    game.session.step = S4
    put_to(game, [CENSORSHIP, man("aurelius")], 0, man("cornelius"), BY_CHAIR)
    assert ENACT + card("military_reforms") in game.legal(3)
    interrupt(game, 3, ENACT + card("military_reforms"))
    assert game.in_force(1)
    hush(game)
    assert asked(game) == "Call"


def test_1_07_36_the_servilian_law_has_two_uses_once_the_acilian_is_in_force() -> None:
    game = house()
    game.offices[ROME_CONSUL] = man("cornelius")
    enact(game, "calpurnian_law")
    enact(game, "acilian_law")
    deal(game, 3, "servilian_law")
    game.session.step = S4
    put_to(game, [CENSORSHIP, man("aurelius")], 0, man("cornelius"), BY_CHAIR)
    interrupt(game, 3, ENACT + card("servilian_law"), NO)
    assert not game.in_force(4)
    assert not game.in_force(3)


def test_7a_flaccus_takes_the_land_commissioner_while_a_land_bill_is_in_force() -> None:
    for bills, expected in (([0, 1, 0], True), ([0, 0, 0], False)):
        game = house()
        game.offices[ROME_CONSUL] = man("cornelius")
        put(game, "7a_flaccus", 1)
        grant(game, "land_commissioner")
        game.bills = bills
        sit(game, phase.governors)
        assert asked(game) == "Window"
        assert (CLAIM in game.legal(1)) == expected
        if expected:
            interrupt(game, 1, CLAIM)
            assert game.holder[concession("land_commissioner")] == man("7a_flaccus")


def test_1_09_13_a_tribune_takes_his_own_proposal_back_before_the_first_call() -> None:
    game = in_censor_step("tribune_1")
    interrupt(game, 2, TRIBUNE)
    say(game, PROPOSE + CENSORSHIP, SENATOR + man("acilius"))
    assert WITHDRAW in game.legal(2)
    assert refused(game, 3, WITHDRAW) == "1.09.13"
    interrupt(game, 2, WITHDRAW)
    hush(game)
    assert voting(game).what == [CENSORSHIP, man("aurelius")]


@pytest.mark.parametrize("means", [BY_CHAIR, BY_GRACCHUS])
def test_1_09_151_a_tribune_goes_before_what_no_tribune_has_proposed(means: int) -> None:
    game = house()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.offices[FIELD_CONSUL] = man("julius")
    game.session.step = S7
    grant(game, "mining")
    deal(game, 3, "tribune_1")
    put_to(game, [LAND_BILL, 1, man("fabius"), man("claudius")], 0, NOBODY, means)
    assert TRIBUNE in game.legal(3)


def test_1_09_142_acts_come_before_the_first_ballot_only() -> None:
    game = nominated()
    deal(game, 1, "tribune_1")
    call(game, 1)
    say(game, ONE_BY_ONE, FOR)
    assert VETO not in game.legal(1)
