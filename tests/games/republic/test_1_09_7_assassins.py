"""[1.09.7] to [1.09.74], [1.09.623] Assassins, from the digest."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.games.republic.catalogue.ids import CENSOR, FIELD_CONSUL, ROME_CONSUL
from comitium.games.republic.choices import NUMBER, SENATOR
from comitium.games.republic.events import attempts as said
from comitium.games.republic.events import people
from comitium.games.republic.events import senate as senate_said
from comitium.games.republic.numbers import NOBODY, OUT
from comitium.games.republic.rules.r1_09_senate import r1_09_2_elections as elections
from comitium.games.republic.rules.r1_09_senate import r1_09_senate as phase
from comitium.games.republic.rules.r1_09_senate.kinds import (
    BY_CHAIR,
    BY_GRACCHUS,
    BY_TRIBUNE,
    FOR_LIFE,
    LAND_BILL,
    S1,
    SPECIAL,
)
from comitium.games.republic.rules.r1_09_senate.kinds import CENSOR as CENSORSHIP
from comitium.games.republic.rules.r1_09_senate.kinds import CONSULS as CONSULSHIP
from comitium.games.republic.rules.r1_09_senate.r1_09_7_assassins import is_sitting, is_under_way, targets, why_not_attempt
from comitium.games.republic.rules.r1_09_senate.trials_words import APPEAL
from comitium.games.republic.rules.r1_09_senate.words import ADJOURN, ALL_ABSTAIN, ALL_AGAINST, ALL_FOR, ATTEMPT, CALL, VETO
from comitium.games.republic.state import Republic
from games.republic.builder import (
    Ear,
    asked,
    capture,
    check,
    deal,
    event,
    govern,
    listen,
    man,
    put,
    rebel,
    say,
    war,
)
from games.republic.house import (
    attack,
    ballot,
    call,
    house,
    hush,
    interrupt,
    mask,
    only_in_rome,
    put_to,
    refused,
    sit,
    voting,
)

PAIR = [CONSULSHIP, man("aurelius"), man("acilius")]


def floor(**options: Any) -> tuple[Republic, Ear]:
    """Cornelius is Rome Consul and has proposed a pair; everybody may still interrupt."""
    game = house(**options)
    game.offices[ROME_CONSUL] = man("cornelius")
    game.offices[FIELD_CONSUL] = man("valerius")
    game.offices[CENSOR] = man("julius")
    ear = listen(game)
    game.session.step = S1
    put_to(game, PAIR, 0, man("cornelius"), BY_CHAIR)
    return game, ear


def strike(game: Republic, seat: int, assassin: str, target: str, *dice: int, cards: int = 0) -> None:
    game.loaded = [*dice]
    interrupt(game, seat, *attack(assassin, target, cards))


# -- 1.09.7, 1.09.71


def test_1_09_7_a_faction_that_was_targeted_is_safe_for_this_turn() -> None:
    game, _ = floor()
    strike(game, 2, "furius", "claudius", 3)
    assert game.session.suffered == 1 << 1
    hush_until_window(game)
    game.apply(3, ATTEMPT)
    game.apply(3, SENATOR + man("junius"))
    assert refused(game, 3, SENATOR + man("julius")) == "1.09.7"
    assert SENATOR + man("cornelius") in game.legal(3)


def hush_until_window(game: Republic) -> None:
    while asked(game) != "Window":
        say(game, game.legal(game.actors()[0])[0])


def test_1_09_7_a_faction_that_has_tried_and_failed_does_not_try_again() -> None:
    game, _ = floor()
    strike(game, 2, "furius", "claudius", 3)
    hush_until_window(game)
    assert game.session.attempted == 1 << 2
    assert why_not_attempt(game, 2) is not None
    assert 2 not in game.actors() or ATTEMPT not in game.legal(2)


def test_1_09_7_never_against_the_own_faction_and_only_with_an_own_senator() -> None:
    game, _ = floor()
    game.apply(2, ATTEMPT)
    assert refused(game, 2, SENATOR + man("cornelius")) == "1.09.71"
    game.apply(2, SENATOR + man("furius"))
    assert refused(game, 2, SENATOR + man("fulvius")) == "1.09.7"
    game.apply(2, SENATOR + man("cornelius"))
    assert game.legal(2) == [NUMBER]
    assert refused(game, 2, NUMBER + 1) == "1.09.7"


def test_1_09_71_by_and_against_senators_in_rome_only() -> None:
    game, _ = floor()
    put(game, "terentius")  # in the Forum
    govern(game, man("furius"), "sicilia")
    capture(game, man("claudius"), war("1st_punic_war"))
    game.apply(2, ATTEMPT)
    assert refused(game, 2, SENATOR + man("furius")) == "1.09.71"
    game.apply(2, SENATOR + man("fulvius"))
    assert refused(game, 2, SENATOR + man("claudius")) == "1.09.71"
    assert refused(game, 2, SENATOR + man("terentius")) == "1.09.71"


def test_1_09_71_adjournment_ends_the_attempts() -> None:
    game = house()
    game.offices[ROME_CONSUL] = man("cornelius")
    sit(game, phase.other_business)
    assert why_not_attempt(game, 2) is None
    say(game, ADJOURN)
    assert asked(game) == "Window"  # the last chance
    assert ATTEMPT in game.legal(2)
    hush(game)
    assert why_not_attempt(game, 2) is not None
    assert not is_sitting(game)


@pytest.mark.parametrize(
    ("option", "for_life", "other"), [("cfl_only", True, False), ("false", False, False), ("true", True, True)]
)
def test_b_68_after_the_adjournment_only_a_vote_for_life_allows_them(option: str, for_life: bool, other: bool) -> None:
    for what, expected in (([FOR_LIFE, man("cornelius")], for_life), ([CENSORSHIP, man("fabius")], other)):
        game = house(assassination_after_reopening=option)
        game.influence[man("cornelius")] = 22
        game.session.sitting = False
        game.session.adjourned = True
        put_to(game, what, 0, NOBODY, BY_TRIBUNE)
        assert is_sitting(game) == expected


def test_1_09_71_a_sole_consul_may_be_killed_before_he_appoints_a_dictator() -> None:
    game = house()
    game.offices[ROME_CONSUL] = man("cornelius")
    for key in ("1st_punic_war", "1st_gallic_war", "1st_illyrian_war"):
        game.zone[war(key)] = 1
    sit(game, elections.to_dictator, filled=1 << ROME_CONSUL | 1 << FIELD_CONSUL)
    assert asked(game) == "Window"
    strike(game, 2, "furius", "cornelius", 6)
    hush(game)
    assert game.session.joint_failed
    assert asked(game) == "DictatorStep"


# -- 1.09.72, 1.09.73


@pytest.mark.parametrize(
    ("die", "cards", "omens", "result"),
    [
        (4, 1, 0, "killed"),
        (4, 0, 0, "nothing"),
        (3, 0, 0, "nothing"),
        (5, 0, 0, "killed"),
        (2, 0, 0, "caught"),
        (3, 0, 1, "caught"),
    ],
)
def test_1_09_72_five_kills_and_two_is_caught(die: int, cards: int, omens: int, result: str) -> None:
    game, ear = floor()
    event(game, "evil_omens", omens)
    deal(game, 2, "assassin_1", "assassin_2")
    strike(game, 2, "furius", "claudius", die, 1, 6, cards=cards)
    resolved = ear.all(said.AttemptResolved)[0]
    assert (resolved.killed, resolved.caught) == (int(result == "killed"), int(result == "caught"))
    assert game.in_rome(man("claudius")) == (result != "killed")
    assert game.in_rome(man("furius")) == (result != "caught")
    assert len(game.hands[2]) == 2 - cards
    assert len(game.discards) == cards


def test_1_09_73_one_secret_bodyguard_saves_him_from_a_five() -> None:
    game, ear = floor()
    deal(game, 2, "assassin_1")
    deal(game, 1, "secret_bodyguard_1", "secret_bodyguard_2")
    strike(game, 2, "furius", "claudius", 4, cards=1)
    assert asked(game) == "Guard"
    assert game.actors() == [1]
    assert [event.total for event in ear.all(said.AttemptRolled)] == [5]
    assert game.legal(1) == [NUMBER, NUMBER + 1, NUMBER + 2]
    assert refused(game, 1, NUMBER + 3) == "1.09.73"
    game.loaded = [6]
    game.apply(1, NUMBER + 1)
    assert game.in_rome(man("claudius"))
    assert game.in_rome(man("furius"))
    assert len(game.hands[1]) == 1


def test_1_09_73_both_may_die() -> None:
    game, ear = floor()
    deal(game, 2, "assassin_1")
    deal(game, 1, "secret_bodyguard_1")
    strike(game, 2, "furius", "claudius", 5, cards=1)
    game.loaded = [2]  # 2 + 1 - 1
    game.apply(1, NUMBER + 1)
    assert not game.in_rome(man("claudius"))
    assert not game.in_rome(man("furius"))
    assert [(event.die, event.total, event.caught) for event in ear.all(said.CatchRolled)] == [(2, 2, 1)]


def test_1_09_73_an_open_bodyguard_takes_two_off_and_rolls_once() -> None:
    game, ear = floor()
    deal(game, 2, "assassin_1")
    game.guards = [man("claudius"), 150]
    strike(game, 2, "furius", "claudius", 6, 6, cards=1)
    assert ear.all(said.AttemptRolled)[0].total == 5
    assert not game.in_rome(man("claudius"))
    assert len(ear.all(said.CatchRolled)) == 1
    assert game.guards == []


@pytest.mark.parametrize(("option", "caught"), [("all", True), ("without_bodyguard", False)])
def test_b_70_whether_the_bodyguards_count_in_the_catching_rolls(option: str, caught: bool) -> None:
    game, _ = floor(catch_roll_modifier=option)
    deal(game, 1, "secret_bodyguard_1")
    strike(game, 2, "furius", "claudius", 4)
    game.loaded = [3]  # 3 - 1 = 2, or 3
    game.apply(1, NUMBER + 1)
    assert game.in_rome(man("furius")) != caught


def test_1_09_73_the_guards_are_asked_for_whenever_a_copy_may_be_in_the_hand() -> None:
    game, _ = floor()
    deal(game, 1, "assassin_1")  # no bodyguard, but nobody else knows
    strike(game, 2, "furius", "claudius", 4)
    assert asked(game) == "Guard"
    assert game.legal(1) == [NUMBER]
    empty, _ = floor()
    strike(empty, 2, "furius", "claudius", 4)
    assert asked(empty) != "Guard"


def test_1_09_73_nobody_acts_unasked_between_the_die_and_its_result() -> None:
    game, _ = floor()
    deal(game, 1, "secret_bodyguard_1")
    strike(game, 2, "furius", "claudius", 4)
    assert not game.stack[-1].admits(game, 0)


# -- 1.09.721


def test_1_09_721_a_dead_nominee_cancels_the_pair_and_the_survivor_may_stand_again() -> None:
    game, ear = floor()
    call(game, 1)
    say(game, ALL_AGAINST)
    call(game, 3)
    say(game, ATTEMPT, SENATOR + man("papirius"), SENATOR + man("aurelius"))
    game.loaded = [6]
    say(game, NUMBER)
    assert [closed.result for closed in ear.all(senate_said.VoteClosed)] == ["cancelled"]
    assert PAIR not in game.session.rejected


def test_1_09_721_votes_of_the_dead_count_and_the_next_in_rank_goes_on_calling() -> None:
    game, _ = floor()
    call(game, 0)
    say(game, ALL_FOR)
    before = voting(game).ayes
    hush(game)
    say(game, CALL + 1)
    hush(game)
    game.loaded = [6]
    say(game, *attack("claudius", "cornelius"))
    assert asked(game) == "Turn"  # B-74: the faction finishes its turn
    assert game.actors() == [1]
    say(game, ALL_AGAINST)
    hush(game)
    assert voting(game).ayes == before
    assert asked(game) == "Call"
    assert game.session.chair == man("valerius")  # Field Consul


def test_b_52_the_dead_presiding_magistrates_heir_does_not_preside() -> None:
    game, _ = floor()
    strike(game, 2, "furius", "cornelius", 6)
    hush(game)
    assert game.in_rome(man("cornelius"))  # his family's new man
    assert game.offices[ROME_CONSUL] == NOBODY
    assert asked(game) == "Adopt"
    assert game.session.chair == man("valerius")


def test_b_10_a_successor_pays_no_penalty_for_the_proposal_of_the_dead() -> None:
    game, _ = floor()
    strike(game, 2, "furius", "cornelius", 6)
    hush(game)
    say(game, game.legal(game.actors()[0])[0])
    ballot(game, {0: ALL_FOR}, ALL_AGAINST)
    assert asked(game) != "Defeat"


# -- 1.09.74


def test_1_09_74_a_caught_assassin_dies_his_leader_loses_five_and_is_tried_at_once() -> None:
    game, _ = floor()
    game.influence[man("fulvius")] = 9
    strike(game, 2, "furius", "claudius", 1)
    assert game.where[man("furius")] == OUT
    assert game.influence[man("fulvius")] == 4
    assert voting(game).what == [SPECIAL, man("fulvius"), 0]
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
    ballot(game, {}, ALL_FOR)
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
    ballot(game, {}, ALL_FOR)
    assert not game.playing >> 2 & 1
    assert game.hands[2] == []
    assert game.box[2] == 0


def test_1_09_74_acquitted_nobody_else_is_in_danger() -> None:
    game, ear = special(3, 4, 4)
    hush(game)
    game.influence[man("fulvius")] = 20
    ballot(game, {}, ALL_AGAINST)
    assert ear.all(people.ChitDrawn) == []
    assert game.leader[2] == man("fulvius")
    hush(game)
    assert voting(game).what == PAIR  # the suspended business goes on


def test_1_09_74_the_special_prosecution_cannot_be_vetoed_and_brings_no_penalty() -> None:
    game, _ = floor()
    deal(game, 3, "tribune_1")
    strike(game, 2, "furius", "claudius", 1)
    assert asked(game) == "Window"
    assert refused(game, 3, VETO) == "1.09.152"
    ballot(game, {}, ALL_AGAINST)
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
    ballot(game, {}, ALL_FOR)
    assert game.where[man("fulvius")] == OUT
    assert ear.all(said.FactionImplicated) == []
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
    assert voting(game).what == PAIR


def test_1_09_74_a_leader_who_is_caught_himself_is_executed_without_a_trial() -> None:
    game, ear = floor()
    game.popularity[man("claudius")] = 2
    game.urn = [8, 1]
    strike(game, 2, "fulvius", "claudius", 1)
    assert game.where[man("fulvius")] == OUT
    assert game.curia[0] == man("fulvius")
    assert game.where[man("furius")] == OUT  # implicated
    assert [event.chits for event in ear.all(said.FactionImplicated)] == [2]
    assert game.leader[2] == NOBODY


def test_1_09_74_a_leader_alone_in_his_faction_is_eliminated_with_it() -> None:
    game = house()
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
    ballot(game, {}, ALL_AGAINST)
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
    assert voting(game).what[0] == SPECIAL
    hush(game)
    assert game.actors() == [1]  # the Censor calls
    ballot(game, {2: ALL_AGAINST, 0: ALL_AGAINST, 1: ALL_AGAINST, 3: ALL_AGAINST})
    assert game.session.chair == man("valerius")
    assert asked(game) == "Turn"  # of the faction that was interrupted
    ballot(game, {})
    assert ear.all(senate_said.VoteClosed)[1].ayes == cast


def test_b_52_an_implicated_nominee_cancels_the_slate() -> None:
    game, ear = floor()
    game.popularity[man("claudius")] = 1
    strike(game, 2, "furius", "claudius", 1)
    game.urn = [9]  # Aurelius, of the slate
    ballot(game, {}, ALL_FOR)
    assert [closed.result for closed in ear.all(senate_said.VoteClosed)][1] == "cancelled"


# -- 1.09.623


def bill(*sponsors: str, **options: Any) -> tuple[Republic, Ear]:
    game = house(**options)
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
    assert voting(game).what[0] == LAND_BILL


def test_1_09_623_a_leader_who_kills_for_it_leaves_his_family_to_his_faction() -> None:
    game, ear = bill("fabius", "valerius")
    strike(game, 2, "fulvius", "fabius", 1)
    assert game.leader[2] == man("fulvius")
    assert ear.all(said.FactionImplicated) == []


def test_1_09_623_the_vote_goes_on_when_a_sponsor_is_killed() -> None:
    game, _ = bill("fabius", "valerius")
    strike(game, 2, "furius", "fabius", 5)
    assert game.where[man("fabius")] == OUT
    assert voting(game).what == [LAND_BILL, 1, man("fabius"), man("valerius")]


def test_1_09_623_it_counts_among_the_attempts_unless_the_option_says_otherwise() -> None:
    game, _ = bill("fabius", "valerius")
    strike(game, 2, "furius", "fabius", 3)
    hush_until_window(game)
    game.apply(3, ATTEMPT)
    game.apply(3, SENATOR + man("junius"))
    assert refused(game, 3, SENATOR + man("valerius")) == "1.09.7"
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
    game = house()
    game.consul_for_life = man("cornelius")
    rebel(game, man("julius"), legions=3)
    game.session.step = S1
    for seat in (0, 2, 3):
        reason = why_not_attempt(game, seat)
        assert reason is not None
        assert reason.rule == "1.09.823"
    assert why_not_attempt(game, 1) is None
    other = house()
    other.consul_for_life = man("fulvius")
    rebel(other, man("cornelius"), legions=3)
    assert why_not_attempt(other, 0) is None
    assert not targets(game, 1) >> man("cornelius") & 1
    assert targets(game, 1) >> man("fabius") & 1


def test_b_57_whom_a_consul_for_life_controls_plays_no_bodyguard() -> None:
    for option, expected in (("none", False), ("own_hand", True)):
        game = house(cfl_owner_cards=option)
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
