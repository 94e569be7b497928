"""[1.09.74] [1.09.623] Assassins who are caught, and those of the people, from the digest."""

from __future__ import annotations

from typing import Any

from comitium.games.republic.catalogue.ids import CENSOR, ROME_CONSUL
from comitium.games.republic.choices import NUMBER, SENATOR
from comitium.games.republic.events import attempts as events
from comitium.games.republic.events import people
from comitium.games.republic.events import senate as senate_said
from comitium.games.republic.rules.r1_09_senate.choices import ALL_ABSTAIN, ALL_AGAINST, ALL_FOR, ATTEMPT, CALL, VETO
from comitium.games.republic.rules.r1_09_senate.kinds import (
    BY_CHAIR,
    BY_GRACCHUS,
    LAND_BILL,
    S1,
    SPECIAL,
)
from comitium.games.republic.rules.r1_09_senate.kinds import CENSOR as CENSORSHIP
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.trials_choices import APPEAL
from comitium.games.republic.rules.r1_09_senate.r1_09_7_assassins import is_under_way, targets, why_not_attempt
from comitium.games.republic.state.numbers import NOBODY, OUT
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import Ear, asked, check, deal, govern, listen, man, put, rebel, refusal, say
from games.republic.fixtures.senate import (
    attack,
    call,
    finish_vote,
    hush,
    mask,
    only_in_rome,
    put_to,
    senate_without_officers,
    voting,
)
from games.republic.fixtures.senate_business.attempts import PAIR, floor, hush_until_window, strike

# -- 1.09.74


def test_1_09_74_a_caught_assassin_dies_his_leader_loses_five_and_is_tried_at_once() -> None:
    game, _ = floor()
    game.influence[man("fulvius")] = 9
    strike(game, 2, "furius", "claudius", 1)
    assert game.where[man("furius")] == OUT
    assert game.influence[man("fulvius")] == 4
    assert voting(game).proposal == [SPECIAL, man("fulvius"), 0]
    hush(game)
    assert asked(game) == "Call"
    assert game.actors() == [1]  # the Censor
    check(game)


def special(popularity: int, *dice: int, attacker: int = 2, assassin: str = "furius", **options: Any) -> tuple[Republic, Ear]:
    """An assassin is caught; the leader is tried and his faction called first."""
    game, ear = floor(**options)
    game.popularity[man("claudius")] = popularity
    strike(game, attacker, assassin, "claudius", 1)
    hush(game)
    game.loaded = [*dice]
    say(game, CALL + attacker)
    return game, ear


def test_1_09_74_the_popularity_of_the_target_speaks_against_the_leader() -> None:
    game, _ = special(3, 4, 4)
    assert voting(game).stake == -8


def test_1_09_74_an_unpopular_target_helps_him() -> None:
    game, _ = special(-2, 3, 4)
    assert voting(game).stake == 8


def test_1_09_74_guilty_he_dies_his_family_goes_to_the_curia_and_chits_are_drawn() -> None:
    game, ear = special(3, 4, 4)
    hush(game)
    game.urn = [9, 1, 30]  # Aurelius is implicated, Cornelius of another faction is not
    finish_vote(game, {}, ALL_FOR)
    assert [event.chit for event in ear.all(people.ChitDrawn)] == [9, 1, 30]
    assert game.where[man("fulvius")] == OUT
    assert game.where[man("aurelius")] == OUT
    assert game.in_rome(man("cornelius"))
    assert game.leader[2] == NOBODY


def test_1_05_4_a_faction_that_loses_its_last_senator_in_this_way_is_out() -> None:
    game, _ = special(3, 4, 4)
    deal(game, 2, "tribune_1")
    game.box[2] = 12
    hush(game)
    game.urn = [9, 1, 30]
    finish_vote(game, {}, ALL_FOR)
    assert not game.playing >> 2 & 1
    assert game.hands[2] == []
    assert game.box[2] == 0


def test_1_09_74_acquitted_nobody_else_is_in_danger() -> None:
    game, ear = special(3, 4, 4)
    hush(game)
    game.influence[man("fulvius")] = 20
    finish_vote(game, {}, ALL_AGAINST)
    assert ear.all(people.ChitDrawn) == []
    assert game.leader[2] == man("fulvius")
    hush(game)
    assert voting(game).proposal == PAIR  # the suspended business goes on


def test_1_09_74_the_special_prosecution_cannot_be_vetoed_and_brings_no_penalty() -> None:
    game, _ = floor()
    deal(game, 3, "tribune_1")
    strike(game, 2, "furius", "claudius", 1)
    assert asked(game) == "Window"
    assert refusal(game, VETO, 3) == "1.09.152"
    finish_vote(game, {}, ALL_AGAINST)
    assert asked(game) != "Defeat"


def test_b_53_freed_only_the_censor_is_in_danger() -> None:
    game, ear = floor()
    game.popularity[man("claudius")] = -3
    strike(game, 2, "furius", "claudius", 1)
    hush(game)
    game.loaded = [6, 5]  # 14: three chits
    game.urn = [4, 7, 1]
    say(game, CALL + 2)
    assert [event.chit for event in ear.all(people.ChitDrawn)] == [4, 7, 1]
    assert game.offices[CENSOR] == NOBODY  # Julius is dead
    assert game.leader[2] == man("fulvius")
    assert game.offices[ROME_CONSUL] == man("cornelius")


def test_b_53_freed_the_accused_censor_is_in_no_danger() -> None:
    for censor, dies in (("cornelius", True), ("fulvius", False)):
        game, _ = floor()
        game.offices[CENSOR] = man(censor)
        game.offices[ROME_CONSUL] = man("julius")
        game.popularity[man("claudius")] = -3
        strike(game, 2, "furius", "claudius", 1)
        hush(game)
        game.loaded = [6, 5]
        game.urn = [1, 7, 30]
        say(game, CALL + 2)
        assert (game.offices[CENSOR] == NOBODY) == dies


def test_b_53_lynched_is_guilty_in_a_special_prosecution_too() -> None:
    game, _ = special(6, 2, 2)
    assert game.where[man("fulvius")] == OUT


def test_1_09_74_an_unpopular_target_implicates_nobody() -> None:
    game, ear = special(0, 4, 4)
    hush(game)
    finish_vote(game, {}, ALL_FOR)
    assert game.where[man("fulvius")] == OUT
    assert ear.all(events.FactionImplicated) == []
    assert game.in_rome(man("furius")) or game.in_rome(man("aurelius"))


def test_21a_glaucia_as_leader_chooses_his_dice_but_must_appeal() -> None:
    game, _ = floor()
    put(game, "21a_glaucia", 2)
    game.leader[2] = man("21a_glaucia")
    strike(game, 2, "furius", "claudius", 1)
    call(game, 2)
    assert asked(game) == "Appeal"
    assert game.legal(2) == [APPEAL + 2, APPEAL + 3]


def test_1_09_74_a_leader_who_is_away_loses_influence_and_is_not_tried() -> None:
    game, _ = floor()
    game.influence[man("fulvius")] = 9
    govern(game, man("fulvius"), "sicilia")
    game.stack.clear()
    put_to(game, PAIR, 0, man("cornelius"), BY_CHAIR)
    strike(game, 2, "furius", "claudius", 1)
    assert game.influence[man("fulvius")] == 4
    assert voting(game).proposal == PAIR


def test_1_09_74_a_leader_who_is_caught_himself_is_executed_without_a_trial() -> None:
    game, ear = floor()
    game.popularity[man("claudius")] = 2
    game.urn = [8, 1]
    strike(game, 2, "fulvius", "claudius", 1)
    assert game.where[man("fulvius")] == OUT
    assert game.curia[0] == man("fulvius")
    assert game.where[man("furius")] == OUT  # implicated
    assert [event.chits for event in ear.all(events.FactionImplicated)] == [2]
    assert game.leader[2] == NOBODY


def test_1_09_74_a_leader_alone_in_his_faction_is_eliminated_with_it() -> None:
    game = senate_without_officers()
    only_in_rome(game, "cornelius", "fabius", "julius", "claudius", "fulvius", "junius")
    game.offices[ROME_CONSUL] = man("cornelius")
    deal(game, 2, "tribune_1")
    game.box[2] = 7
    game.session.booking = 2
    put_to(game, [CENSORSHIP, man("fabius")], 0, man("cornelius"), BY_CHAIR)
    strike(game, 2, "fulvius", "julius", 1)
    assert not game.playing >> 2 & 1
    assert game.hands[2] == []
    assert game.box[2] == 0
    assert game.session.booking == NOBODY


def test_1_09_74_without_a_censor_the_presiding_magistrate_conducts_the_trial() -> None:
    game, _ = floor()
    game.offices[CENSOR] = NOBODY
    strike(game, 2, "furius", "claudius", 1)
    hush(game)
    assert asked(game) == "Call"
    assert game.actors() == [0]


def test_b_54_nobody_is_promoted_between_the_arrest_and_the_verdict() -> None:
    game, _ = floor()
    only_in_rome(game, "cornelius", "valerius", "julius", "claudius", "fulvius", "furius", "junius", "papirius")
    game.curia = [man("terentius"), man("aelius")]
    strike(game, 2, "furius", "claudius", 1)
    assert is_under_way(game)
    assert len(game.curia) == 3
    finish_vote(game, {}, ALL_AGAINST)
    assert not is_under_way(game)
    assert game.in_rome(man("terentius"))
    assert not game.in_rome(man("aelius"))


def test_section_2_an_attempt_in_a_special_prosecution_stacks() -> None:
    game, _ = floor()
    strike(game, 2, "furius", "claudius", 1)
    assert asked(game) == "Window"
    strike(game, 3, "papirius", "fulvius", 6)  # kills the accused: nobody is guilty
    hush(game)
    assert game.in_rome(man("fulvius"))
    assert asked(game) in ("Call", "CensorStep", "Nominate")
    assert game.leader[2] == man("fulvius")


def test_1_09_721_the_vote_resumes_after_a_murdered_chair_and_a_trial() -> None:
    """The chair dies and the assassin is caught: the Field Consul has the chair, the Censor tries, votes cast stand."""
    game, ear = floor()
    deal(game, 0, "secret_bodyguard_1")
    call(game, 0)
    say(game, ALL_FOR)
    call(game, 1)
    say(game, ALL_FOR)
    cast = voting(game).ayes
    call(game, 2)
    game.loaded = [6]
    say(game, *attack("furius", "cornelius"))
    assert asked(game) == "Guard"
    game.loaded = [3]  # 5 kills; the catching roll 3 - 1 = 2
    game.apply(0, NUMBER + 1)
    assert voting(game).proposal[0] == SPECIAL
    hush(game)
    assert game.actors() == [1]  # the Censor calls
    finish_vote(game, {2: ALL_AGAINST, 0: ALL_AGAINST, 1: ALL_AGAINST, 3: ALL_AGAINST})
    assert game.session.chair == man("valerius")
    assert asked(game) == "Turn"  # of the faction that was interrupted
    finish_vote(game, {})
    assert ear.all(senate_said.VoteClosed)[1].ayes == cast


def test_b_52_an_implicated_nominee_cancels_the_slate() -> None:
    game, ear = floor()
    game.popularity[man("claudius")] = 1
    strike(game, 2, "furius", "claudius", 1)
    game.urn = [9]  # Aurelius, of the slate
    finish_vote(game, {}, ALL_FOR)
    assert [closed.result for closed in ear.all(senate_said.VoteClosed)][1] == "cancelled"


# -- 1.09.623


def bill(*sponsors: str, **options: Any) -> tuple[Republic, Ear]:
    game = senate_without_officers(**options)
    game.offices[ROME_CONSUL] = man("cornelius")
    ear = listen(game)
    put_to(game, [LAND_BILL, 1, man(sponsors[0]), man(sponsors[1])], 0, NOBODY, BY_GRACCHUS)
    return game, ear


def test_1_09_623_a_killer_for_a_land_bill_dies_and_his_leader_keeps_his_influence() -> None:
    game, _ = bill("fabius", "valerius")
    game.influence[man("fulvius")] = 9
    strike(game, 2, "furius", "fabius", 1)
    assert game.where[man("furius")] == OUT
    assert game.influence[man("fulvius")] == 9
    assert voting(game).proposal[0] == LAND_BILL


def test_1_09_623_a_leader_who_kills_for_it_leaves_his_family_to_his_faction() -> None:
    game, ear = bill("fabius", "valerius")
    strike(game, 2, "fulvius", "fabius", 1)
    assert game.leader[2] == man("fulvius")
    assert ear.all(events.FactionImplicated) == []


def test_1_09_623_the_vote_goes_on_when_a_sponsor_is_killed() -> None:
    game, _ = bill("fabius", "valerius")
    strike(game, 2, "furius", "fabius", 5)
    assert game.where[man("fabius")] == OUT
    assert voting(game).proposal == [LAND_BILL, 1, man("fabius"), man("valerius")]


def test_1_09_623_it_counts_among_the_attempts_unless_the_option_says_otherwise() -> None:
    game, _ = bill("fabius", "valerius")
    strike(game, 2, "furius", "fabius", 3)
    hush_until_window(game)
    game.apply(3, ATTEMPT)
    game.apply(3, SENATOR + man("junius"))
    assert refusal(game, SENATOR + man("valerius"), 3) == "1.09.7"
    free, _ = bill("fabius", "valerius", land_bill_attempt_counts=False)
    strike(free, 2, "furius", "fabius", 3)
    assert free.session.attempted == 0
    assert targets(free, 3) >> man("valerius") & 1
    assert targets(free, 2) & mask("fabius", "valerius") == mask("fabius", "valerius")  # as an ordinary attempt
    free.session.attempted = 1 << 3
    free.session.suffered = 1
    assert targets(free, 3) == mask("fabius", "valerius")  # and this one only for the bill
    assert targets(free, 2) & mask("fabius", "valerius") == 0  # who has had his chance with this bill


def test_1_09_623_sponsors_of_two_factions_are_protected_by_the_ordinary_rule() -> None:
    game, _ = bill("fabius", "julius")
    game.influence[man("fulvius")] = 9
    strike(game, 2, "furius", "fabius", 1)
    assert game.influence[man("fulvius")] == 4


def test_1_09_623_an_attempt_on_somebody_else_during_the_vote_is_an_ordinary_one() -> None:
    game, _ = bill("fabius", "valerius")
    game.influence[man("fulvius")] = 9
    strike(game, 2, "furius", "cornelius", 1)
    assert game.influence[man("fulvius")] == 4


# -- under a Consul for Life


def test_b_50_under_a_consul_for_life_only_the_rebels_faction_attempts_and_never_on_him() -> None:
    game = senate_without_officers()
    game.consul_for_life = man("cornelius")
    rebel(game, man("julius"), legions=3)
    game.session.step = S1
    for seat in (0, 2, 3):
        reason = why_not_attempt(game, seat)
        assert reason is not None
        assert reason.rule == "1.09.823"
    assert why_not_attempt(game, 1) is None
    other = senate_without_officers()
    other.consul_for_life = man("fulvius")
    rebel(other, man("cornelius"), legions=3)
    assert why_not_attempt(other, 0) is None
    assert not targets(game, 1) >> man("cornelius") & 1
    assert targets(game, 1) >> man("fabius") & 1


def test_b_57_whom_a_consul_for_life_controls_plays_no_bodyguard() -> None:
    for option, expected in (("none", False), ("own_hand", True)):
        game = senate_without_officers(cfl_owner_cards=option)
        game.offices[ROME_CONSUL] = man("cornelius")
        game.consul_for_life = man("cornelius")
        rebel(game, man("julius"), legions=3)
        deal(game, 2, "secret_bodyguard_1")
        put_to(game, [CENSORSHIP, man("fabius")], 0, man("cornelius"), BY_CHAIR)
        strike(game, 1, "claudius", "furius", 4)
        assert (asked(game) == "Guard") == expected


def test_1_09_7_abstaining_and_attempting_the_turn_goes_on() -> None:
    game, _ = floor()
    call(game, 2)
    game.loaded = [3]
    say(game, *attack("furius", "claudius"))
    assert asked(game) == "Turn"
    say(game, ALL_ABSTAIN)
    assert voting(game).called == 1 << 2
