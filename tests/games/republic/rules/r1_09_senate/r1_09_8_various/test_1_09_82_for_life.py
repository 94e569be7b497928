"""[1.09.82] [1.09.83] The Consul for Life, from the digest."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.ids import CENSOR, FIELD_CONSUL, ROME_CONSUL
from comitium.games.republic.choices import PASS, SENATOR
from comitium.games.republic.events import attempts as events
from comitium.games.republic.events import senate as senate_said
from comitium.games.republic.rules.common.people import come_to_rome, gain_influence
from comitium.games.republic.rules.common.ranks import highest
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_09_senate import r1_09_senate as phase
from comitium.games.republic.rules.r1_09_senate.choices import (
    ALL_ABSTAIN,
    ALL_AGAINST,
    ALL_FOR,
    ATTEMPT,
    FOR,
    GRAFT,
    LOSE_INFLUENCE,
    ONE_BY_ONE,
    OWNER,
    PLEDGE,
    PROPOSE,
    TRIBUNE,
    VETO,
)
from comitium.games.republic.rules.r1_09_senate.kinds import (
    BY_CHAIR,
    BY_GRACCHUS,
    BY_LAW,
    BY_TRIBUNE,
    FOR_LIFE,
    LAND_BILL,
    S1,
    S3,
    S4,
    S5,
    S6,
    S7,
    S8,
    S9,
)
from comitium.games.republic.rules.r1_09_senate.kinds import CENSOR as CENSORSHIP
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import MEASURES
from comitium.games.republic.rules.r1_09_senate.r1_09_2_consuls import eligible
from comitium.games.republic.rules.r1_09_senate.r1_09_8_various import (
    become_for_life,
    name_consul_for_life,
)
from comitium.games.republic.state.numbers import NOBODY, REVENUE
from comitium.games.republic.state.republic import APPOINTED, Republic
from games.republic.fixtures.builder import asked, card, deal, enact, govern, listen, man, play, rebel, refusal, say
from games.republic.fixtures.senate import (
    attack,
    call,
    finish_vote,
    hush,
    interrupt,
    mask,
    put_to,
    senate_without_officers,
    sit,
    voting,
)

# -- 1.09.82, 1.09.821


def test_1_09_82_it_is_no_office_it_brings_no_rank_and_bars_from_none() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("julius")
    become_for_life(game, man("cornelius"), False)
    assert highest(game) == man("julius")
    assert eligible(game) >> man("cornelius") & 1
    assert game.office_of(man("cornelius")) == NOBODY


def ambition(influence: int = 22) -> Republic:
    """Cornelius presides as Rome Consul, with much influence."""
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.offices[FIELD_CONSUL] = man("julius")
    game.influence[man("cornelius")] = influence
    return game


def test_1_09_821_from_21_influence_on() -> None:
    for influence, expected in ((20, False), (21, True)):
        game = ambition(influence)
        game.session.step = S7
        assert MEASURES[FOR_LIFE].is_open(game, BY_CHAIR) == expected


@pytest.mark.parametrize(
    ("step", "elected", "chair", "tribune"),
    [
        (S1, False, False, False),
        (S1, True, True, True),
        (S3, True, True, True),
        (S4, True, True, True),
        (S5, True, False, False),
        (S6, True, True, True),
        (S7, True, True, True),
        (S8, True, False, True),
        (S9, True, False, False),
    ],
)
def test_1_09_821_after_the_consuls_are_elected_and_not_in_the_prosecutions(
    step: int, elected: bool, chair: bool, tribune: bool
) -> None:
    game = ambition()
    game.session.step = step
    game.session.filled = 1 << ROME_CONSUL if elected else 0
    game.session.adjourned = step == S8
    assert MEASURES[FOR_LIFE].is_open(game, BY_CHAIR) == chair
    assert MEASURES[FOR_LIFE].is_open(game, BY_TRIBUNE) == tribune
    assert not MEASURES[FOR_LIFE].is_open(game, BY_GRACCHUS)
    assert not MEASURES[FOR_LIFE].is_open(game, BY_LAW)


def test_1_09_821_the_chair_may_propose_one_at_any_moment_before_the_prosecutions() -> None:
    """Even where the next act needs no proposal of his: there is a single name for the censorship."""
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.prior_consul = mask("aurelius")
    game.influence[man("fabius")] = 21
    sit(game, "censor", filled=1 << ROME_CONSUL | 1 << FIELD_CONSUL)
    assert asked(game) == "Window"
    assert refusal(game, PROPOSE + FOR_LIFE, 1) == "1.09.821"
    assert game.stack[-1].rule_of(game, 0, PROPOSE + FOR_LIFE) == "1.09.821"
    interrupt(game, 0, PROPOSE + FOR_LIFE)
    say(game, SENATOR + man("fabius"))
    assert voting(game).proposal == [FOR_LIFE, man("fabius")]
    finish_vote(game, {1: ALL_ABSTAIN}, ALL_AGAINST)
    assert PROPOSE + FOR_LIFE not in game.legal(0)  # one proposal a turn
    hush(game)
    assert game.offices[CENSOR] == man("aurelius")


def test_b_80_none_is_proposed_while_one_lives() -> None:
    game = ambition()
    game.session.step = S7
    game.consul_for_life = man("cornelius")
    assert not MEASURES[FOR_LIFE].is_open(game, BY_CHAIR)


def propose_for_life(game: Republic) -> None:
    sit(game, "other_business", filled=1 << ROME_CONSUL | 1 << FIELD_CONSUL)
    say(game, PROPOSE + FOR_LIFE, SENATOR + man("cornelius"))


def test_1_09_821_the_nominee_adds_his_influence_to_his_own_ballot() -> None:
    game = ambition()
    game.knights[man("cornelius")] = 2
    game.talents[man("cornelius")] = 10
    propose_for_life(game)
    call(game, 0)
    say(game, ONE_BY_ONE)
    assert PLEDGE in game.legal(0)
    say(game, PLEDGE, FOR + 10)
    assert voting(game).ayes == 37
    assert PLEDGE not in game.legal(0)  # Fabius votes next


def test_1_09_821_his_faction_that_votes_for_him_alike_adds_his_influence() -> None:
    game = ambition()
    propose_for_life(game)
    call(game, 0)
    votes = sum(game.votes(man(key)) for key in ("cornelius", "fabius", "valerius"))
    influence = game.influence[man("cornelius")]
    assert game.stack[-1].ask(game, 0).args["votes"] == votes + influence
    say(game, ALL_FOR)
    assert voting(game).ayes == votes + influence


def test_1_09_821_against_himself_he_adds_nothing_unless_he_says_so() -> None:
    game = ambition()
    propose_for_life(game)
    call(game, 0)
    say(game, ALL_AGAINST)
    assert voting(game).noes == sum(game.votes(man(key)) for key in ("cornelius", "fabius", "valerius"))


def test_1_09_821_elected_he_is_consul_for_life() -> None:
    game = ambition()
    ear = listen(game)
    propose_for_life(game)
    finish_vote(game, {}, ALL_FOR)
    assert game.consul_for_life == man("cornelius")
    assert game.marks[APPOINTED] == 0
    assert [(event.senator, event.appointed) for event in ear.all(events.ConsulForLifeNamed)] == [(man("cornelius"), 0)]
    assert game.offices[ROME_CONSUL] == man("cornelius")
    assert PROPOSE + FOR_LIFE not in game.legal(game.actors()[0])


def test_1_09_821_one_proposal_a_turn_and_no_veto() -> None:
    game = ambition()
    deal(game, 2, "tribune_1")
    propose_for_life(game)
    assert asked(game) == "Window"
    assert refusal(game, VETO, 2) == "1.09.152"
    finish_vote(game, {0: ALL_ABSTAIN}, ALL_AGAINST)
    say(game, LOSE_INFLUENCE)
    hush(game)
    assert game.session.proposed_for_life
    assert asked(game) == "Business"
    assert refusal(game, PROPOSE + FOR_LIFE, 0) == "1.09.821"


def test_1_09_821_a_murdered_nominee_spends_the_proposal() -> None:
    game = ambition()
    ear = listen(game)
    propose_for_life(game)
    game.loaded = [6]
    interrupt(game, 2, *attack("furius", "cornelius"))
    hush(game)
    assert [closed.result for closed in ear.all(senate_said.VoteClosed)] == ["cancelled"]
    assert game.session.proposed_for_life


def test_b_55_a_cancelled_tribune_has_not_proposed() -> None:
    game = ambition()
    deal(game, 3, "tribune_1")
    deal(game, 2, "graft_1")
    game.talents[man("furius")] = 6
    sit(game, "to_dictator", filled=1 << ROME_CONSUL | 1 << FIELD_CONSUL)
    interrupt(game, 3, TRIBUNE)
    assert asked(game) == "ChooseKind"
    say(game, PROPOSE + FOR_LIFE, SENATOR + man("cornelius"))
    assert asked(game) == "Response"
    game.loaded = [5]
    game.apply(2, GRAFT + man("furius"))
    assert asked(game) == "PayGraft"
    say(game, game.legal(2)[0])
    assert game.talents[man("furius")] == 1
    assert not game.session.proposed_for_life


def test_b_80_somebody_reaches_35_while_anothers_election_runs() -> None:
    game = ambition()
    ear = listen(game)
    propose_for_life(game)
    hush(game)
    gain_influence(game, man("julius"), 40, "")
    game.advance()
    assert game.consul_for_life == man("julius")
    assert [closed.result for closed in ear.all(senate_said.VoteClosed)] == ["void"]
    assert game.session.proposed_for_life
    assert not MEASURES[FOR_LIFE].is_open(game, BY_CHAIR)


# -- 1.09.822


def test_1_09_822_of_two_the_one_with_more_influence() -> None:
    game = senate_without_officers()
    game.influence[man("cornelius")] = 36
    game.influence[man("julius")] = 35
    ear = listen(game)
    name_consul_for_life(game)
    assert game.consul_for_life == man("cornelius")
    assert game.marks[APPOINTED] == 1
    assert ear.all(events.ConsulForLifeNamed)[0].rule == "1.09.822"


def test_1_09_822_then_the_faction_with_more_influence_then_the_dice() -> None:
    game = senate_without_officers()
    game.influence[man("cornelius")] = 35
    game.influence[man("julius")] = 35
    game.influence[man("manlius")] = 20
    name_consul_for_life(game)
    assert game.consul_for_life == man("julius")
    level = senate_without_officers()
    for key in ("fabius", "valerius", "claudius", "manlius"):
        level.influence[man(key)] = 1
    level.influence[man("cornelius")] = level.influence[man("julius")] = 35
    level.loaded = [1, 1, 3, 3]
    name_consul_for_life(level)
    assert level.consul_for_life == man("julius")


def test_1_09_822_thirty_four_is_not_enough_and_military_reforms_prevent_it() -> None:
    game = senate_without_officers()
    game.influence[man("cornelius")] = 34
    name_consul_for_life(game)
    assert game.consul_for_life == NOBODY
    game.influence[man("cornelius")] = 35
    enact(game, "military_reforms")
    name_consul_for_life(game)
    assert game.consul_for_life == NOBODY


def test_1_09_822_a_governor_becomes_it_on_his_return_in_any_phase() -> None:
    game = senate_without_officers()
    game.influence[man("cornelius")] = 36
    govern(game, man("cornelius"), "sicilia")
    name_consul_for_life(game)
    assert game.consul_for_life == NOBODY
    game.phase = REVENUE
    sit(game, "other_business")
    come_to_rome(game, man("cornelius"), "")
    game.advance()
    assert game.consul_for_life == man("cornelius")


def test_b_56_an_appointment_displaces_an_elected_one_but_no_appointed_one() -> None:
    game = senate_without_officers()
    game.consul_for_life = man("cornelius")
    game.influence[man("julius")] = 35
    name_consul_for_life(game)
    assert game.consul_for_life == man("julius")
    game.influence[man("fulvius")] = 50
    name_consul_for_life(game)
    assert game.consul_for_life == man("julius")
    game.consul_for_life = man("cornelius")
    name_consul_for_life(game)
    assert game.consul_for_life == man("cornelius")


def test_b_83_when_he_dies_everybody_at_35_is_tested_again() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.influence[man("julius")] = 40
    game.influence[man("fulvius")] = 36
    name_consul_for_life(game)
    sit(game, "other_business")
    kill(game, man("julius"), "")
    game.advance()
    assert game.consul_for_life == man("fulvius")


# -- 1.09.823


def test_1_09_823_he_decides_for_a_foreign_presiding_magistrate() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("julius")
    game.prior_consul = 1 << man("fabius") | 1 << man("acilius")
    game.influence[man("cornelius")] = 36
    name_consul_for_life(game)
    sit(game, "censor")
    hush(game)
    assert asked(game) == "CensorStep"
    assert game.actors() == [0]
    assert game.session.chair == man("julius")  # he does not preside for that


def test_1_09_823_he_sees_the_hands_of_all_but_the_rebels_faction() -> None:
    game = senate_without_officers()
    rebel(game, man("junius"), legions=2)
    deal(game, 1, "tribune_1")
    deal(game, 3, "tribune_2")
    game.influence[man("cornelius")] = 36
    name_consul_for_life(game)
    assert game.known[card("tribune_1")] & 1
    assert not game.known[card("tribune_2")] & 1


def test_1_09_823_one_who_was_named_before_the_session_takes_control_when_it_opens() -> None:
    game = senate_without_officers()
    game.consul_for_life = man("cornelius")
    game.marks[APPOINTED] = 1
    deal(game, 1, "tribune_1")
    ear = listen(game)
    play(game, phase.Senate(0))
    assert game.known[card("tribune_1")] & 1
    assert [event.seat for event in ear.all(events.ControlTaken)] == [0]


def controlled_bill() -> Republic:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.consul_for_life = man("cornelius")
    game.marks[APPOINTED] = 1
    put_to(game, [LAND_BILL, 1, man("fabius"), man("claudius")], 0, NOBODY, BY_GRACCHUS)
    call(game, 1)
    return game


def test_1_09_823_he_may_not_vote_for_others_against_a_land_bill() -> None:
    game = controlled_bill()
    assert game.actors() == [0]
    assert game.legal(0) == [ALL_FOR, OWNER]
    assert refusal(game, ALL_AGAINST, 0) == "1.09.823"


def test_b_57_or_the_owner_votes_himself() -> None:
    game = controlled_bill()
    say(game, OWNER)
    assert game.actors() == [1]
    assert ALL_AGAINST in game.legal(1)


def test_b_57_the_owner_votes_senator_by_senator_as_well() -> None:
    game = controlled_bill()
    say(game, OWNER, ONE_BY_ONE)
    assert game.actors() == [1]
    assert OWNER not in game.legal(1)
    assert FOR in game.legal(1)


def test_b_57_owners_play_no_cards_unless_the_option_says_so() -> None:
    for option, expected in (("none", False), ("own_hand", True)):
        game = senate_without_officers(cfl_owner_cards=option)
        game.offices[ROME_CONSUL] = man("cornelius")
        game.consul_for_life = man("cornelius")
        deal(game, 2, "tribune_1")
        put_to(game, [CENSORSHIP, man("acilius")], 0, man("cornelius"), BY_CHAIR)
        assert (asked(game) == "Window" and 2 in game.actors()) == expected


def test_b_57_a_booking_of_a_controlled_faction_lapses() -> None:
    game = senate_without_officers()
    game.session.booking = 2
    game.influence[man("cornelius")] = 36
    name_consul_for_life(game)
    assert game.session.booking == NOBODY


def test_1_09_823_the_rebels_faction_votes_and_attempts_freely() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    rebel(game, man("julius"), legions=2)
    game.consul_for_life = man("cornelius")
    put_to(game, [CENSORSHIP, man("acilius")], 0, man("cornelius"), BY_CHAIR)
    assert game.actors() == [1]
    assert ATTEMPT in game.legal(1)
    game.apply(1, PASS)
    call(game, 1)
    assert game.actors() == [1]
    assert ALL_AGAINST in game.legal(1)


def test_1_09_823_owners_decide_again_when_he_dies() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("julius")
    game.influence[man("cornelius")] = 36
    name_consul_for_life(game)
    sit(game, "other_business")
    assert game.actors() == [0]
    kill(game, man("cornelius"), "")
    game.advance()
    assert game.consul_for_life == NOBODY
    assert game.actors() == [1]


def test_1_09_144_unanimity_goes_by_control() -> None:
    """B-10: for a chair that the Consul for Life controls only the rebel faction's senators count."""
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    rebel(game, man("julius"), legions=2)
    game.consul_for_life = man("fulvius")
    put_to(game, [CENSORSHIP, man("acilius")], 0, man("cornelius"), BY_CHAIR)
    finish_vote(game, {1: ALL_AGAINST}, ALL_ABSTAIN)
    assert asked(game) == "Defeat"
