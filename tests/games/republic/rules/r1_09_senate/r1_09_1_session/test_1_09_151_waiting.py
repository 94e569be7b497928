"""[1.09.151] [B-5] What waits while a Tribune goes first: it is looked at again before it is called."""

from __future__ import annotations

from comitium.games.republic.catalogue.ids import CENSOR, DICTATOR, FIELD_CONSUL, ROME_CONSUL
from comitium.games.republic.choices import PASS, SENATOR
from comitium.games.republic.rules.common.aside_choices import CALL as CALL_HOME
from comitium.games.republic.rules.common.wars import land_strength
from comitium.games.republic.rules.r1_09_senate.choices import ALL_AGAINST, ALL_FOR, PROPOSE, TRIBUNE, WITHDRAW
from comitium.games.republic.rules.r1_09_senate.kinds import CENSOR as CENSORSHIP
from comitium.games.republic.rules.r1_09_senate.kinds import CONSULS, FOR_LIFE
from comitium.games.republic.rules.r1_09_senate.kinds import DICTATOR as DICTATORSHIP
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import vote_on_floor
from comitium.games.republic.state.numbers import CIVIL_WAR, FORCE, bits
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, deal, man, raise_legions, raise_veterans, rebel, say, wage
from games.republic.fixtures.senate import finish_vote, hush, interrupt, senate_without_officers, sit

BOTH_CONSULS = 1 << ROME_CONSUL | 1 << FIELD_CONSUL


def waits(game: Republic) -> list[int]:
    """What is on the floor, or nothing."""
    vote = vote_on_floor(game)
    return [] if vote is None else vote.proposal


def test_1_09_2_a_pair_that_waited_is_not_voted_on_once_a_tribunes_pair_is_elected() -> None:
    game = senate_without_officers()
    deal(game, 2, "tribune_1")
    sit(game, "consuls")
    say(game, SENATOR + man("fabius"), SENATOR + man("julius"))
    interrupt(game, 2, TRIBUNE)
    say(game, PROPOSE + CONSULS, SENATOR + man("cornelius"), SENATOR + man("valerius"))
    finish_vote(game, {}, ALL_FOR)
    assert asked(game) == "SplitAlone"
    say(game, SENATOR + man("cornelius"))
    hush(game)
    assert waits(game) == []
    assert game.offices[ROME_CONSUL] == man("cornelius")


def test_1_09_4_a_name_that_waited_is_not_voted_on_once_a_tribunes_censor_is_elected() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    deal(game, 2, "tribune_1")
    sit(game, "censor")
    say(game, PROPOSE + CENSORSHIP, SENATOR + man("aurelius"))
    interrupt(game, 2, TRIBUNE)
    say(game, PROPOSE + CENSORSHIP, SENATOR + man("acilius"))
    finish_vote(game, {}, ALL_FOR)
    hush(game)
    assert waits(game) == []
    assert game.offices[CENSOR] == man("acilius")


def test_1_09_32_a_name_that_waited_is_not_voted_on_once_a_tribunes_dictator_is_elected() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    for key in ("1st_punic_war", "1st_macedonian_war", "1st_illyrian_war"):
        wage(game, key)
    deal(game, 2, "tribune_1")
    sit(game, "dictator_called_for", filled=BOTH_CONSULS)
    say(game, PASS, PROPOSE + DICTATORSHIP, SENATOR + man("aurelius"))
    interrupt(game, 2, TRIBUNE)
    say(game, PROPOSE + DICTATORSHIP, SENATOR + man("acilius"))
    finish_vote(game, {}, ALL_FOR)
    say(game, SENATOR + man("papirius"))
    hush(game)
    assert waits(game) == []
    assert game.offices[DICTATOR] == man("acilius")


def test_1_09_821_a_consul_for_life_is_voted_on_once_a_turn_even_if_another_proposal_waits() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.influence[man("cornelius")] = game.influence[man("julius")] = 22
    deal(game, 1, "tribune_1")
    sit(game, "other_business", filled=BOTH_CONSULS)
    say(game, PROPOSE + FOR_LIFE, SENATOR + man("cornelius"))
    interrupt(game, 1, TRIBUNE)
    say(game, PROPOSE + FOR_LIFE, SENATOR + man("julius"))
    finish_vote(game, {}, ALL_AGAINST)
    hush(game)
    assert waits(game) == []
    assert PROPOSE + FOR_LIFE not in game.legal(0)


def test_1_09_131_what_waited_is_void_once_a_tribune_has_had_the_same_voted_down() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    deal(game, 2, "tribune_1")
    sit(game, "censor")
    say(game, PROPOSE + CENSORSHIP, SENATOR + man("aurelius"))
    interrupt(game, 2, TRIBUNE)
    say(game, PROPOSE + CENSORSHIP, SENATOR + man("aurelius"))
    finish_vote(game, {}, ALL_AGAINST)
    hush(game)
    assert waits(game) == []
    assert asked(game) == "CensorStep"


def test_1_09_33_a_dictator_elected_by_a_tribunes_proposal_may_drop_what_the_consul_had_announced() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    for key in ("1st_punic_war", "1st_macedonian_war", "1st_illyrian_war"):
        wage(game, key)
    deal(game, 2, "tribune_1")
    sit(game, "censor", joint_failed=True, filled=BOTH_CONSULS)
    say(game, PROPOSE + CENSORSHIP, SENATOR + man("aurelius"))
    interrupt(game, 2, TRIBUNE)
    say(game, PROPOSE + DICTATORSHIP, SENATOR + man("acilius"))
    finish_vote(game, {}, ALL_FOR)
    say(game, SENATOR + man("papirius"))
    hush(game)
    assert waits(game) == [CENSORSHIP, man("aurelius")]
    assert game.actors() == [3]
    assert WITHDRAW in game.legal(3)


def test_1_09_3_a_vote_on_a_dictator_ends_when_the_danger_is_over() -> None:
    """The rebel is only strong enough with a veteran of Cornelius, who calls him home."""
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    rebel(game, man("furius"), legions=14)
    (veteran,) = bits(raise_veterans(game, 1, FORCE + man("furius"), man("cornelius")))
    short = 20 - land_strength(game, CIVIL_WAR)
    raise_legions(game, short, FORCE + man("furius"))
    sit(game, "dictator_called_for", filled=BOTH_CONSULS)
    say(game, PASS, PROPOSE + DICTATORSHIP, SENATOR + man("aurelius"))
    hush(game)
    game.apply(0, CALL_HOME + veteran)
    assert land_strength(game, CIVIL_WAR) < 20
    assert waits(game) == []
    assert PROPOSE + DICTATORSHIP not in game.legal(0)
