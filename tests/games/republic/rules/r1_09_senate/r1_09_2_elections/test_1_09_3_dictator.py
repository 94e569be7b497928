"""[1.09.3] to [1.09.34], [1.09.4] The Dictator, his Master of Horse and the Censor, from the digest."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.core.prompts import prompt
from comitium.games.republic.catalogue.ids import CENSOR, DICTATOR, FIELD_CONSUL, MASTER_OF_HORSE, ROME_CONSUL
from comitium.games.republic.choices import PASS, SENATOR, YES
from comitium.games.republic.events import senate as events
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_09_senate.choices import (
    ALL_ABSTAIN,
    ALL_AGAINST,
    ALL_FOR,
    CLOSE,
    PROPOSE,
    TRIBUNE,
    VETO,
)
from comitium.games.republic.rules.r1_09_senate.kinds import CENSOR as CENSORSHIP
from comitium.games.republic.rules.r1_09_senate.kinds import DICTATOR as DICTATORSHIP
from comitium.games.republic.rules.r1_09_senate.kinds import S3, S4, S6
from comitium.games.republic.rules.r1_09_senate.r1_09_3_dictator import become_dictator, candidates, is_called_for, is_open
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_4_censor import become_censor, left, pool
from comitium.games.republic.state.numbers import INACTIVE, NOBODY, bits
from comitium.games.republic.state.republic import Republic
from comitium.text import say as say_text
from games.republic.fixtures.builder import asked, create, deal, govern, lead, listen, man, rebel, refusal, say, wage
from games.republic.fixtures.senate import attack, finish_vote, hush, interrupt, mask, senate_without_officers, sit

CONSULS_FILLED = 1 << ROME_CONSUL | 1 << FIELD_CONSUL


# -- 1.09.3


def test_1_09_3_twenty_on_land_and_sea_call_for_a_dictator_a_naval_victory_halves_the_need() -> None:
    game = senate_without_officers()
    first = wage(game, "1st_punic_war")
    assert is_called_for(game)  # 10 + 10
    game.naval_victory |= 1 << first
    assert not is_called_for(game)


def test_1_09_3_hannibal_makes_the_difference_unless_the_printed_strength_counts() -> None:
    for option, expected in (("current", True), ("printed", False)):
        game = senate_without_officers(dictator_strength=option)
        wage(game, "2nd_punic_war")
        assert not is_called_for(game)
        lead(game, "hannibal")
        assert is_called_for(game) == expected


def test_1_09_3_matching_wars_and_their_leader_add_up() -> None:
    game = senate_without_officers()
    create(game, "hispania_citerior")  # Viriathus leads where there are provinces to defend
    create(game, "hispania_ulterior")
    wage(game, "lusitanian_war")
    wage(game, "numantine_war")
    assert not is_called_for(game)  # 8 x 2
    lead(game, "viriathus")
    assert is_called_for(game)  # 8 x 2 + 5


def test_1_09_3_three_active_wars_call_for_one_inactive_ones_do_not() -> None:
    game = senate_without_officers()
    wage(game, "1st_gallic_war")
    wage(game, "1st_illyrian_war")
    wage(game, "1st_macedonian_war", INACTIVE)
    assert not is_called_for(game)
    wage(game, "syrian_war")
    assert is_called_for(game)


def test_b_20_a_civil_war_counts_unless_the_option_says_otherwise() -> None:
    for option, expected in ((True, True), (False, False)):
        game = senate_without_officers(civil_war_counts_for_dictator=option)
        wage(game, "1st_gallic_war")
        wage(game, "1st_illyrian_war")
        rebel(game, man("junius"), legions=2)
        assert is_called_for(game) == expected


def test_1_09_3_a_candidate_has_no_office_but_censor() -> None:
    game = crisis()
    game.offices[CENSOR] = man("aurelius")
    assert not candidates(game) & mask("cornelius", "julius")
    assert candidates(game) >> man("aurelius") & 1


def crisis(**options: Any) -> Republic:
    """Three active wars; Cornelius is Rome Consul, Julius Field Consul."""
    game = senate_without_officers(**options)
    game.offices[ROME_CONSUL] = man("cornelius")
    game.offices[FIELD_CONSUL] = man("julius")
    for key in ("1st_gallic_war", "1st_illyrian_war", "syrian_war"):
        wage(game, key)
    return game


def after_election(game: Republic) -> None:
    sit(game, "to_dictator", filled=CONSULS_FILLED)
    hush(game)


# -- 1.09.31


def test_1_09_31_the_consuls_agree_on_a_name() -> None:
    game = crisis()
    ear = listen(game)
    after_election(game)
    assert asked(game) == "Appoint"
    assert game.actors() == [0]
    assert refusal(game, SENATOR + man("julius"), 0) == "1.09.3"
    say(game, SENATOR + man("fabius"))
    assert asked(game) == "Agree"
    assert game.actors() == [1]
    say(game, YES)
    assert game.offices[DICTATOR] == man("fabius")
    assert asked(game) == "NameMaster"
    assert len(ear.all(events.DictatorOffered)) == 1


def test_1_09_31_the_other_may_name_somebody_else_and_names_do_not_come_back() -> None:
    game = crisis()
    after_election(game)
    say(game, SENATOR + man("fabius"), SENATOR + man("claudius"))
    assert game.actors() == [0]
    assert refusal(game, SENATOR + man("fabius"), 0) == "1.09.3"
    say(game, YES)
    assert game.offices[DICTATOR] == man("claudius")


@pytest.mark.parametrize(
    ("language", "agree", "nobody"),
    [("en", "Agree: Fabius", "Name nobody"), ("fr", "D’accord\u202f: Fabius", "Ne nommer personne")],
)
def test_1_09_31_the_colleague_is_told_what_his_answers_mean(language: str, agree: str, nobody: str) -> None:
    game = crisis()
    after_election(game)
    assert say_text(prompt(GAME_TYPE, game, game.actors()[0]).options[0].text, language) == nobody
    say(game, SENATOR + man("fabius"))
    options = {option.choice: option for option in prompt(GAME_TYPE, game, game.actors()[0]).options}
    assert say_text(options[YES].text, language) == agree
    assert say_text(options[PASS].text, language) == nobody
    assert (options[YES].notation, options[PASS].notation) == ("yes", "pass")


def test_1_09_31_a_consul_who_lets_it_fail_leaves_it_to_the_senate() -> None:
    game = crisis()
    after_election(game)
    say(game, SENATOR + man("fabius"), PASS)
    assert game.session.joint_failed
    assert asked(game) == "DictatorStep"


def test_b_21_a_consul_whose_colleague_is_gone_appoints_alone() -> None:
    game = crisis()
    govern(game, man("cornelius"), "sicilia")
    after_election(game)
    assert game.actors() == [1]
    say(game, SENATOR + man("claudius"))
    assert game.offices[DICTATOR] == man("claudius")


def test_1_09_31_without_the_condition_nobody_is_asked() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.offices[FIELD_CONSUL] = man("julius")
    after_election(game)
    assert asked(game) == "CensorStep"
    assert not game.session.joint_failed


# -- 1.09.32


def failed(**options: Any) -> Republic:
    game = crisis(**options)
    after_election(game)
    say(game, PASS)
    assert asked(game) == "DictatorStep"
    return game


def first_answer(game: Republic) -> int:
    """What somebody takes who always takes the first answer that is listed."""
    return prompt(GAME_TYPE, game, game.actors()[0]).options[0].choice


def test_1_09_32_who_always_takes_the_first_answer_does_not_go_round_for_ever() -> None:
    game = failed()
    say(game, first_answer(game))
    assert asked(game) == "NominateDictator"
    listed = prompt(GAME_TYPE, game, 0).options
    assert [option.choice for option in listed] == [*game.legal(0)[1:], PASS]
    for _ in range(400):
        if game.session.step > S4:
            return
        game.apply(game.actors()[0], first_answer(game))
    pytest.fail(f"still at {asked(game)}")


def test_1_09_32_rejected_names_do_not_come_again_others_do() -> None:
    game = failed()
    for key in ("fabius", "claudius"):
        say(game, PROPOSE + DICTATORSHIP, SENATOR + man(key))
        finish_vote(game, {0: ALL_ABSTAIN, 1: ALL_ABSTAIN}, ALL_AGAINST)
        hush(game)
    say(game, PROPOSE + DICTATORSHIP)
    assert refusal(game, SENATOR + man("fabius"), 0) == "1.09.3"
    assert SENATOR + man("acilius") in game.legal(0)
    say(game, PASS)
    assert asked(game) == "DictatorStep"


def test_1_09_32_once_a_censor_is_elected_the_door_is_closed() -> None:
    game = failed()
    say(game, CLOSE)
    hush(game)
    assert asked(game) == "CensorStep"
    assert is_open(game)
    assert PROPOSE + DICTATORSHIP in game.legal(0)
    say(game, PROPOSE + CENSORSHIP, SENATOR + man("acilius"))
    finish_vote(game, {}, ALL_FOR)
    assert not is_open(game)


def test_1_09_32_a_lost_vote_on_a_censor_does_not_close_it() -> None:
    game = failed()
    deal(game, 2, "tribune_1")
    say(game, CLOSE)
    hush(game)
    say(game, PROPOSE + CENSORSHIP, SENATOR + man("acilius"))
    finish_vote(game, {0: ALL_ABSTAIN, 1: ALL_ABSTAIN}, ALL_AGAINST)
    hush(game)
    say(game, PROPOSE + CENSORSHIP, SENATOR + man("aurelius"))
    interrupt(game, 2, TRIBUNE)
    assert PROPOSE + DICTATORSHIP in game.legal(2)


@pytest.mark.parametrize(
    ("options", "others", "vetoable"),
    [({}, False, False), ({}, True, True), ({"last_dictator_veto": "allowed"}, False, True)],
)
def test_b_14_the_last_possible_dictator_is_safe_from_a_veto_unless_the_option_says_otherwise(
    options: dict[str, str], others: bool, vetoable: bool
) -> None:
    """[1.09.152] As the last candidate for any office; the others are elected without a vote."""
    game = failed(**options)
    deal(game, 2, "tribune_1")
    for other in bits(candidates(game) & ~(1 << man("fabius"))) if not others else []:
        game.session.rejected.append([DICTATORSHIP, other])
    say(game, PROPOSE + DICTATORSHIP, SENATOR + man("fabius"))
    assert (VETO in game.legal(2)) == vetoable
    if vetoable:
        interrupt(game, 2, VETO)
        hush(game)
        assert game.offices[DICTATOR] == NOBODY


def test_1_09_32_before_the_joint_appointment_has_failed_no_election() -> None:
    game = crisis()
    game.session.step = S3
    assert not is_open(game)
    game.session.joint_failed = True
    assert is_open(game)
    game.session.step = S4
    assert is_open(game)
    game.session.step = S6
    assert not is_open(game)


# -- 1.09.33, 1.09.34


def test_1_09_33_dictator_and_master_of_horse_gain_influence_and_he_takes_the_chair() -> None:
    game = crisis()
    game.influence[man("fabius")] = 4
    game.influence[man("acilius")] = 3
    after_election(game)
    say(game, SENATOR + man("fabius"), YES)
    assert game.influence[man("fabius")] == 11
    assert not game.stack[-1].allows_asides(game, 0)
    assert refusal(game, SENATOR + man("julius"), 0) == "1.09.33"
    say(game, SENATOR + man("acilius"))
    assert game.influence[man("acilius")] == 6
    assert game.offices[MASTER_OF_HORSE] == man("acilius")
    assert game.session.chair == man("fabius")


def test_b_22_a_censor_who_becomes_dictator_or_master_of_horse_drops_the_censorship() -> None:
    game = crisis()
    game.offices[CENSOR] = man("aurelius")
    become_dictator(game, man("aurelius"), "1.09.31")
    assert game.offices[CENSOR] == NOBODY
    second = crisis()
    second.offices[CENSOR] = man("aurelius")
    become_dictator(second, man("fabius"), "1.09.31")
    second.advance()
    say(second, SENATOR + man("aurelius"))
    assert second.offices[CENSOR] == NOBODY


def test_1_09_33_the_pair_of_an_outgoing_dictator_cannot_be_vetoed() -> None:
    game = senate_without_officers()
    game.offices[DICTATOR] = man("cornelius")
    deal(game, 2, "tribune_1")
    sit(game, "consuls")
    say(game, SENATOR + man("fabius"), SENATOR + man("julius"))
    assert refusal(game, VETO, 2) == "1.09.152"


@pytest.mark.parametrize(("option", "keeps"), [("loses_office", False), ("keeps_office", True)])
def test_b_23_with_a_dead_dictator_his_master_of_horse_gives_up_his_office(option: str, keeps: bool) -> None:
    game = crisis(moh_after_dictator_death=option)
    game.offices[DICTATOR] = man("fabius")
    game.offices[MASTER_OF_HORSE] = man("acilius")
    kill(game, man("fabius"), "")
    assert (game.offices[MASTER_OF_HORSE] == man("acilius")) == keeps


def test_b_22_a_dictator_who_has_stood_down_does_not_preside() -> None:
    game = crisis()
    sit(game, "to_dictator", filled=CONSULS_FILLED, stood_down=mask("fabius"))
    hush(game)
    say(game, SENATOR + man("fabius"), YES, SENATOR + man("acilius"))
    assert game.session.chair == man("cornelius")


# -- 1.09.4


def test_1_09_4_the_only_prior_consul_is_censor_without_a_vote() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.prior_consul = mask("aurelius")
    sit(game, "censor")
    assert asked(game) == "Window"
    hush(game)
    assert game.offices[CENSOR] == man("aurelius")
    assert game.influence[man("aurelius")] == 3 + 5


def test_1_09_4_of_two_names_the_one_left_after_a_veto_is_censor() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.prior_consul = mask("aurelius", "acilius")
    deal(game, 1, "tribune_1")
    sit(game, "censor")
    say(game, PROPOSE + CENSORSHIP, SENATOR + man("aurelius"))
    interrupt(game, 1, VETO)
    hush(game)
    assert game.offices[CENSOR] == man("acilius")


def test_1_09_4_prior_consuls_without_another_office_or_else_everybody_without_one() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.offices[FIELD_CONSUL] = man("julius")
    game.prior_consul = mask("cornelius", "aurelius")
    assert pool(game) == mask("aurelius")
    game.prior_consul = mask("cornelius")
    assert pool(game) == game.rome & ~mask("cornelius", "julius")


def test_1_09_4_a_sitting_censor_may_follow_himself_and_gains_again() -> None:
    game = senate_without_officers()
    game.offices[CENSOR] = man("aurelius")
    game.prior_consul = mask("aurelius")
    assert pool(game) == mask("aurelius")
    become_censor(game, man("aurelius"))
    assert game.influence[man("aurelius")] == 8


def test_b_24_without_a_candidate_there_is_no_censor() -> None:
    game = senate_without_officers()
    for key in ("fabius", "valerius", "claudius", "manlius", "fulvius", "furius", "aurelius", "junius", "papirius", "acilius"):
        govern(game, man(key), "sicilia")
    game.offices[ROME_CONSUL] = man("cornelius")
    game.offices[FIELD_CONSUL] = man("julius")
    sit(game, "censor")
    hush(game)
    assert game.offices[CENSOR] == NOBODY
    assert left(game) == 0


def test_b_67_if_deaths_leave_only_rejected_names_each_is_rejected_once_more_at_most() -> None:
    """The bars fall once: who is voted down again stays out, and the last name needs no vote."""
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.prior_consul = mask("aurelius", "acilius")
    sit(game, "censor", rejected=[[CENSORSHIP, man("aurelius")], [CENSORSHIP, man("acilius")]])
    assert game.session.rejected == []
    assert left(game) == mask("aurelius", "acilius")
    say(game, PROPOSE + CENSORSHIP, SENATOR + man("aurelius"))
    finish_vote(game, {1: ALL_FOR}, ALL_AGAINST)
    hush(game)
    assert game.session.rejected == [[CENSORSHIP, man("aurelius")]]
    assert game.offices[CENSOR] == man("acilius")


def test_b_67_a_nominee_who_becomes_the_only_name_is_elected_at_once() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.prior_consul = mask("aurelius", "acilius")
    sit(game, "censor")
    say(game, PROPOSE + CENSORSHIP, SENATOR + man("aurelius"))
    game.loaded = [6]
    interrupt(game, 1, *attack("julius", "acilius"))
    assert game.offices[CENSOR] == man("aurelius")
