"""[1.09] What seldom comes together in a session: deaths, bookings, late chairs and who goes with whom."""

from __future__ import annotations

from comitium.games.republic.catalogue.ids import (
    ARMAMENTS,
    CENSOR,
    DICTATOR,
    FIELD_CONSUL,
    MASTER_OF_HORSE,
    ROME_CONSUL,
)
from comitium.games.republic.choices import CONCESSION, DONE, SENATOR
from comitium.games.republic.rules.common.aside_choices import PEDDLE
from comitium.games.republic.rules.common.people import leave
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_09_senate import r1_09_senate as phase
from comitium.games.republic.rules.r1_09_senate.choices import (
    ADJOURN,
    AGAINST,
    ALL_AGAINST,
    ALL_FOR,
    FOR,
    ONE_BY_ONE,
    PROPOSE,
    RESERVE,
    TRIBUNE,
)
from comitium.games.republic.rules.r1_09_senate.kinds import BY_CHAIR, CONCESSIONS, CONSULS, GOVERNORS, S7
from comitium.games.republic.rules.r1_09_senate.kinds import CENSOR as CENSORSHIP
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import is_rejected
from comitium.games.republic.state.numbers import NOBODY, VACANT
from games.republic.fixtures.builder import (
    asked,
    concession,
    create,
    deal,
    enact,
    govern,
    grant,
    man,
    province,
    refusal,
    say,
    send,
    wage,
)
from games.republic.fixtures.senate import (
    attack,
    ballot,
    call,
    finish_vote,
    hush,
    interrupt,
    mask,
    only_in_rome,
    pass_window,
    put_to,
    senate_without_officers,
    sit,
    voting,
)
from games.republic.fixtures.wars.armies import armed, floor


def test_b_12_a_booking_in_a_session_that_a_tribune_has_reopened_is_served_before_it_closes() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    grant(game, "mining")
    grant(game, "harbor_fees")
    deal(game, 1, "tribune_1")
    deal(game, 2, "tribune_2")
    sit(game, "other_business")
    say(game, ADJOURN)
    pass_window(game)
    interrupt(game, 1, TRIBUNE)
    say(game, PROPOSE + CONCESSIONS, CONCESSION + concession("mining"), SENATOR + man("fabius"), DONE)
    call(game, 2)
    say(game, RESERVE, ALL_FOR)
    finish_vote(game, {}, ALL_FOR)
    assert asked(game) == "ChooseKind"
    assert game.actors() == [2]
    say(game, PROPOSE + CONCESSIONS, CONCESSION + concession("harbor_fees"), SENATOR + man("furius"), DONE)
    finish_vote(game, {}, ALL_FOR)
    assert game.holder[concession("harbor_fees")] == man("furius")
    hush(game)
    assert game.stack == []


def test_1_09_12_a_chair_who_is_killed_before_he_has_adjourned_leaves_that_to_his_successor() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.offices[FIELD_CONSUL] = man("julius")
    grant(game, "mining")
    game.loaded = [6]
    sit(game, "other_business")
    say(game, ADJOURN)
    interrupt(game, 2, *attack("furius", "cornelius"))
    hush(game)
    assert not game.session.adjourned
    assert asked(game) == "Business"
    assert game.actors() == [1]


def test_1_09_144_a_dead_senator_who_was_for_it_has_broken_unanimity() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    put_to(game, [CENSORSHIP, man("aurelius")], 0, man("cornelius"), BY_CHAIR)
    call(game, 1)
    say(game, *one_by_one("claudius"))
    kill(game, man("claudius"), "")
    finish_vote(game, {0: ALL_FOR}, ALL_AGAINST)
    assert asked(game) != "Defeat"


def one_by_one(friend: str) -> list[int]:
    """The second faction votes against it, but for one of its senators."""
    return [ONE_BY_ONE, *(FOR if key == friend else AGAINST for key in sorted(("julius", "claudius", "manlius"), key=man))]


def test_1_09_642_a_master_of_horse_who_presides_goes_to_war_with_his_dictator_and_ends_the_session() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    for office in (ROME_CONSUL, FIELD_CONSUL, CENSOR):
        game.offices[office] = NOBODY
    game.offices[DICTATOR] = man("cornelius")
    game.offices[MASTER_OF_HORSE] = man("julius")
    sit(game)
    game.session.stood_down = mask("cornelius")
    game.session.chair = man("julius")
    floor(game, "cornelius", "1st_gallic_war", 12)
    assert voting(game).chair(game) == man("julius")
    ballot(game)
    assert asked(game) == ""


def test_1_09_152_a_vetoed_slate_of_governors_is_barred_whatever_the_option() -> None:
    game = senate_without_officers(veto_bars_repeat=False)
    game.offices[ROME_CONSUL] = man("cornelius")
    create(game, "sicilia")
    game.session.step = S7
    proposal = [GOVERNORS, province("sicilia"), man("fabius")]
    put_to(game, proposal, 0, man("cornelius"), BY_CHAIR)
    voting(game).veto(game, 2)
    assert is_rejected(game, proposal)


def test_b_57_whom_a_consul_for_life_controls_peddles_no_influence_in_the_senate() -> None:
    for option, allowed in (("none", False), ("own_hand", True)):
        game = senate_without_officers(cfl_owner_cards=option)
        game.offices[ROME_CONSUL] = man("cornelius")
        game.consul_for_life = man("cornelius")
        deal(game, 0, "tribune_1")
        deal(game, 2, "influence_peddling_1")
        sit(game, "other_business")
        assert (PEDDLE in game.asides(2)) == allowed
        if not allowed:
            assert refusal(game, PEDDLE, 2) == "1.09.823"


def test_1_09_45_what_was_raised_in_this_phase_stays_exposed_when_rome_empties() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    grant(game, "armaments", man("fabius"))
    game.exposed = 1 << ARMAMENTS
    sit(game, "other_business")
    for seat in range(4):
        for senator in range(len(game.where)):
            if game.here(seat) >> senator & 1 and senator != man("cornelius"):
                leave(game, senator, 113)
    govern(game, man("cornelius"), "sicilia")
    game.stack.pop()
    game.advance()
    assert game.stack == []
    assert game.exposed == 1 << ARMAMENTS


def test_b_52_the_new_man_of_a_dead_leaders_family_may_stand_where_the_dead_one_was_voted_down() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.session.rejected = [
        [CENSORSHIP, man("fulvius")],
        [CONSULS, man("fabius"), man("fulvius")],
        [GOVERNORS, province("sicilia"), man("fulvius")],
        [CENSORSHIP, man("julius")],
        [CONSULS, man("fabius"), man("julius")],
    ]
    game.session.refused = [man("fulvius") << 8 | GOVERNORS, man("julius") << 8 | GOVERNORS]
    kill(game, man("fulvius"), "")
    assert game.in_rome(man("fulvius"))
    assert game.session.rejected == [[CENSORSHIP, man("julius")], [CONSULS, man("fabius"), man("julius")]]
    assert game.session.refused == [man("julius") << 8 | GOVERNORS]


def test_b_66_an_adjourned_session_that_nobody_is_left_to_reopen_closes_with_a_province_vacant() -> None:
    """[1.13.1] A commander could govern it by a legate, but nobody is in Rome to propose him."""
    game = senate_without_officers()
    enact(game, "vatinian_law")
    wage(game, "1st_gallic_war")
    send(game, man("cornelius"), "1st_gallic_war", legions=4)
    only_in_rome(game, "cornelius")
    create(game, "sicilia")
    game.session.adjourned = True
    game.session.sitting = False
    script = phase.Senate(0)
    script.go_to(phase.adjourned)
    game.push(script)
    game.advance()
    assert game.stack == []
    assert game.province[province("sicilia")] == VACANT
