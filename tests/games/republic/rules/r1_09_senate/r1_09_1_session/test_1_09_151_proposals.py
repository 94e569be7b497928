"""[1.09.151] [1.09.152] What Tribunes propose, book and veto, from the digest."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.ids import CENSOR, DICTATOR, ROME_CONSUL
from comitium.games.republic.choices import CONCESSION, DONE, NO, PASS, SENATOR, YES
from comitium.games.republic.events import senate as events
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_09_senate.choices import (
    ADJOURN,
    ALL_FOR,
    ATTEMPT,
    PROPOSE,
    RESERVE,
    TRIBUNE,
    VETO,
    WATCH,
    WITHDRAW,
)
from comitium.games.republic.rules.r1_09_senate.kinds import (
    BY_CHAIR,
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
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import open_kinds
from comitium.games.republic.state.numbers import NOBODY
from games.republic.fixtures.builder import asked, concession, deal, grant, listen, man, put, refusal, say, wage
from games.republic.fixtures.senate import (
    call,
    finish_vote,
    hush,
    interrupt,
    mask,
    pass_window,
    put_to,
    senate_without_officers,
    sit,
)
from games.republic.fixtures.senate_business.tribunate import in_censor_step, nominated

# -- 1.09.151


def test_1_09_151_in_the_step_of_the_censor_no_tribune_raises_legions() -> None:
    game = in_censor_step("tribune_1")
    interrupt(game, 2, TRIBUNE)
    assert game.legal(2) == [PASS, PROPOSE + CENSORSHIP]
    assert refusal(game, PROPOSE + FORCES, 2) == "1.09.17"


def test_1_09_151_after_the_adjournment_a_tribune_forces_one_more_vote() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    grant(game, "mining")
    deal(game, 1, "tribune_1")
    sit(game, "other_business")
    say(game, ADJOURN)
    pass_window(game)
    assert game.session.adjourned
    assert asked(game) == "Window"
    assert ATTEMPT not in game.legal(1)
    game.apply(1, TRIBUNE)
    say(game, PROPOSE + CONCESSIONS, CONCESSION + concession("mining"), SENATOR + man("fabius"), DONE)
    assert game.actors() == [1]  # nobody else has anything to interrupt with, and attempts are over
    assert game.legal(1) == sorted([PASS, WITHDRAW, WATCH])
    finish_vote(game, {}, ALL_FOR)
    assert game.holder[concession("mining")] == man("fabius")
    hush(game)
    assert not game.session.sitting


def test_b_12_a_booking_waits_until_there_is_something_to_propose() -> None:
    """During the vote on a pair; the joint appointment comes first, and if it fails he may name a Dictator."""
    for fails in (True, False):
        game = senate_without_officers()
        game.offices[ROME_CONSUL] = man("cornelius")
        for key in ("1st_gallic_war", "1st_illyrian_war", "syrian_war"):
            wage(game, key)
        deal(game, 1, "tribune_1")
        sit(game, "consuls")
        say(game, SENATOR + man("fabius"), SENATOR + man("valerius"))
        call(game, 1)
        say(game, RESERVE)
        assert game.session.booking == 1
        assert game.hands[1] == []
        finish_vote(game, {}, ALL_FOR)
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
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.session.step = S4
    deal(game, 3, "tribune_1")
    put_to(game, [CENSORSHIP, man("aurelius")], 2, NOBODY, BY_TRIBUNE)
    assert refusal(game, TRIBUNE, 3) == "1.09.151"
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
    assert refusal(game, RESERVE, 3) == "1.09.151"


def test_b_12_a_booking_blocks_the_adjournment_until_it_was_served() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    grant(game, "mining")
    sit(game, "other_business")
    game.session.booking = 2
    say(game, ADJOURN)
    hush(game)
    assert asked(game) == "ChooseKind"
    assert game.actors() == [2]
    assert not game.session.adjourned


def test_b_12_a_booking_that_can_never_be_served_does_not_hold_up_the_session() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.treasury = 0
    for bill in range(3):
        game.session.proposed_bills |= 1 << bill
    sit(game, "other_business", proposed_bills=0b111)
    game.session.booking = 2
    say(game, ADJOURN)
    hush(game)
    assert game.session.adjourned


def test_b_13_what_a_tribune_may_propose_in_other_business() -> None:
    game = senate_without_officers()
    game.session.step = S7
    grant(game, "mining")
    game.bills = [0, 1, 0]
    game.popularity[man("fabius")] = 4
    kinds = open_kinds(game, BY_TRIBUNE)
    assert {CONCESSIONS, LAND_BILL, REPEAL, FORCES} <= {*kinds}
    assert CONSULSHIP not in kinds
    assert FOR_LIFE not in kinds


def test_b_78_a_tribune_whose_partner_refuses_names_something_else() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    deal(game, 2, "tribune_1")
    sit(game, "other_business")
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
    game = senate_without_officers()
    game.offices[DICTATOR] = man("cornelius")
    deal(game, 1, "tribune_1")
    put_to(game, [LAND_BILL, 1, man("fabius"), man("claudius")], 0, man("cornelius"), BY_CHAIR)
    assert refusal(game, VETO, 1) == "1.09.152"


@pytest.mark.parametrize("called", [False, True])
@pytest.mark.parametrize("leads", [False, True])
def test_1_09_152_nor_once_he_has_died_during_its_vote(called: bool, leads: bool) -> None:
    """[B-14] [1.09.33] It is the Dictator's by who announced it, although his successor goes on with it."""
    game = senate_without_officers()
    game.offices[DICTATOR] = man("cornelius")
    game.leader[0] = man("cornelius") if leads else man("fabius")
    deal(game, 1, "tribune_1")
    put_to(game, [FORCES, 1, 0, 0, 0, 0], 0, man("cornelius"), BY_CHAIR)
    if called:
        call(game, 2)
        say(game, ALL_FOR)
    kill(game, man("cornelius"), "1.09.7")
    game.advance()
    hush(game)
    if not called:
        assert asked(game) == "Adopt"
        say(game, YES)
    call(game, 1)
    assert asked(game) == "Turn"
    assert game.actors() == [1]
    assert refusal(game, VETO, 1) == "1.09.152"


def test_b_14_but_a_tribunes_proposal_under_a_dictator_can() -> None:
    game = senate_without_officers()
    game.offices[DICTATOR] = man("cornelius")
    deal(game, 1, "tribune_1")
    put_to(game, [LAND_BILL, 1, man("fabius"), man("claudius")], 2, NOBODY, BY_TRIBUNE)
    assert VETO in game.legal(1)


def test_1_09_152_a_vetoed_pair_is_out_its_members_are_not() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    deal(game, 2, "tribune_1")
    sit(game, "consuls")
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
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    put(game, "23a_laenas", 2)
    deal(game, 3, "murder_of_a_tribune_1")
    ear = listen(game)
    put_to(game, [LAND_BILL, 1, man("fabius"), man("claudius")], 0, man("cornelius"), BY_CHAIR)
    interrupt(game, 2, VETO + man("23a_laenas") + 1)
    assert [closed.result for closed in ear.all(events.VoteClosed)] == ["vetoed"]
    game.stack.clear()
    put_to(game, [LAND_BILL, 2, man("fabius"), man("claudius")], 0, man("cornelius"), BY_CHAIR)
    assert refusal(game, VETO + man("23a_laenas") + 1, 2) == "1.09.152"


def test_23a_laenas_obeys_his_own_faction_and_the_dictators_shield() -> None:
    game = senate_without_officers()
    game.offices[DICTATOR] = man("cornelius")
    put(game, "23a_laenas", 2)
    put_to(game, [LAND_BILL, 1, man("fabius"), man("claudius")], 0, man("cornelius"), BY_CHAIR)
    assert refusal(game, VETO + man("23a_laenas") + 1, 2) == "1.09.152"
    game.stack.clear()
    put_to(game, [LAND_BILL, 2, man("fabius"), man("claudius")], 1, NOBODY, BY_TRIBUNE)
    assert VETO + man("23a_laenas") + 1 in game.legal(2)
    assert refusal(game, VETO + man("23a_laenas") + 1, 3) == "1.09.152"


def test_23a_laenas_stops_nothing_but_land_bills() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    put(game, "23a_laenas", 2)
    put_to(game, [REPEAL, 1, man("fabius")], 0, man("cornelius"), BY_CHAIR)
    assert VETO + man("23a_laenas") + 1 not in game.legal(2)


def test_25a_a_gracchus_proposes_a_land_bill_of_his_own_once_a_turn() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    put(game, "25a_tiberius_gracchus", 2)
    sit(game, "other_business")
    say(game, ADJOURN)
    assert TRIBUNE + man("25a_tiberius_gracchus") + 1 in game.legal(2)
    interrupt(game, 2, TRIBUNE + man("25a_tiberius_gracchus") + 1)
    assert game.session.spoken == mask("25a_tiberius_gracchus")
    assert asked(game) == "DraftBill"
    assert game.actors() == [2]
