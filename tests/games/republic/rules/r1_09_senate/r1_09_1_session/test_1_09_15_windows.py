"""[1.09.15] [section 4] Windows: who is asked, and when."""

from __future__ import annotations

import pytest

from comitium import text
from comitium.games.republic.catalogue.ids import FIELD_CONSUL, ROME_CONSUL
from comitium.games.republic.choices import NO, PASS, SENATOR
from comitium.games.republic.rules.r1_09_senate.choices import (
    ALL_ABSTAIN,
    CALL,
    CLAIM,
    ENACT,
    FOR,
    ONE_BY_ONE,
    PROPOSE,
    TRIBUNE,
    VETO,
    WATCH,
    WITHDRAW,
)
from comitium.games.republic.rules.r1_09_senate.kinds import (
    BY_CHAIR,
    BY_GRACCHUS,
    LAND_BILL,
    S4,
    S7,
)
from comitium.games.republic.rules.r1_09_senate.kinds import CENSOR as CENSORSHIP
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_interruptions import FLOOR
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_windows import Window
from comitium.games.republic.state.numbers import NOBODY
from games.republic.fixtures.builder import asked, card, concession, deal, enact, grant, man, put, refusal, say
from games.republic.fixtures.senate import call, hush, interrupt, pass_as, put_to, senate_without_officers, sit, voting
from games.republic.fixtures.senate_business.tribunate import in_censor_step, nominated

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
    game = senate_without_officers()
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
    game = senate_without_officers()
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
        game = senate_without_officers()
        game.offices[ROME_CONSUL] = man("cornelius")
        put(game, "7a_flaccus", 1)
        grant(game, "land_commissioner")
        game.bills = bills
        sit(game, "governors")
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
    assert refusal(game, WITHDRAW, 3) == "1.09.13"
    interrupt(game, 2, WITHDRAW)
    hush(game)
    assert voting(game).proposal == [CENSORSHIP, man("aurelius")]


def test_b_5_and_so_does_a_gracchus() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.session.step = S7
    put_to(game, [LAND_BILL, 1, man("fabius"), man("claudius")], 2, NOBODY, BY_GRACCHUS)
    assert WITHDRAW in game.legal(2)
    interrupt(game, 2, WITHDRAW)
    assert game.session.proposed_bills == 0, "nobody has been called"
    assert not game.stack


@pytest.mark.parametrize("means", [BY_CHAIR, BY_GRACCHUS])
def test_1_09_151_a_tribune_goes_before_what_no_tribune_has_proposed(means: int) -> None:
    game = senate_without_officers()
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


def test_1_09_1_a_window_in_which_nothing_is_voted_on_says_what_the_senate_has_come_to() -> None:
    """Two of them may follow each other, with nothing that happens between them."""
    game = senate_without_officers()
    spoken = {}
    for step in range(10):
        game.session.step = step
        asking = Window([0], [[]], FLOOR).ask(game, 0)
        spoken[step] = (text.say(asking, "en"), text.say(asking, "fr"))
    assert len(set(spoken.values())) == 9  # the adjournment comes after the governors, and all that follows is other business
    assert "Next: the Censor" in spoken[4][0]
    assert "Ensuite\u202f: le censeur" in spoken[4][1]
