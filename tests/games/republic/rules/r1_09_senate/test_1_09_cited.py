"""[1.09] The rule that a question, a refusal or a line of the log shows is the one that says so, and the sentence is true."""

from __future__ import annotations

import pytest

from comitium import Illegal
from comitium.core.prompts import prompt
from comitium.games.republic.catalogue.ids import CENSOR, DICTATOR, FIELD_CONSUL, MASTER_OF_HORSE, ROME_CONSUL
from comitium.games.republic.choices import NO, PASS, SENATOR, WORDS
from comitium.games.republic.deals import notation as clauses
from comitium.games.republic.deals.spoken import option
from comitium.games.republic.events.attempts import AssassinExecuted
from comitium.games.republic.events.senate import ChairStoodDown, ConsentAnswered, OfficeLost, VoteClosed
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import (
    ABSTAIN,
    ALL_ABSTAIN,
    ALL_AGAINST,
    ALL_FOR,
    ATTEMPT,
    CALL,
    ENACT,
    ONE_BY_ONE,
    PROPOSE,
    STAND_DOWN,
    WITHDRAW,
)
from comitium.games.republic.rules.r1_09_senate.kinds import BY_CHAIR, BY_TRIBUNE, CONSULS, LAND_BILL
from comitium.games.republic.rules.r1_09_senate.kinds import CENSOR as CENSORSHIP
from comitium.games.republic.rules.r1_09_senate.r1_09_2_consuls import take_office
from comitium.games.republic.rules.r1_09_senate.r1_09_2_elections import CensorStep, DictatorStep
from comitium.games.republic.rules.r1_09_senate.r1_09_3_dictator import become_dictator
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_4_censor import become_censor
from comitium.games.republic.rules.r1_09_senate.r1_09_74_punishment import punish
from comitium.games.republic.state.republic import Republic
from comitium.text import say as spoken
from games.republic.fixtures.builder import (
    Ear,
    asked,
    card,
    create,
    deal,
    enact,
    garrison,
    govern,
    listen,
    man,
    say,
    stray,
    wage,
)
from games.republic.fixtures.senate import (
    call,
    finish_vote,
    hush,
    offer,
    put_to,
    senate_with_officers,
    senate_without_officers,
    sit,
    tell,
)
from games.republic.fixtures.senate_business.courts import accuse, court, open_court
from games.republic.fixtures.wars.armies import armed, deploy, field


def why(game: Republic, choice: int) -> tuple[str, str]:
    """The rule of a refusal, and its message."""
    with pytest.raises(Illegal) as wrong:
        game.apply(game.actors()[0], choice)
    return wrong.value.rule, wrong.value.why.id


# -- consents: nobody refuses an office (1.09.172), and some other things he may


def consent_of(kind: int) -> tuple[Republic, str]:
    """Somebody of the second faction is asked; says under which rule."""
    if kind == kinds.MILITARY:
        game = armed()
        wage(game, "1st_punic_war")
        sit(game)
        offer(game, kind)
        deploy(game, "julius", "1st_punic_war", 1, 10)
        tell(game, "done")
    elif kind == kinds.GOVERNORS:
        game = senate_with_officers()
        create(game, "sicilia")
        game.returned = 1 << man("claudius")
        sit(game, "governors")
        tell(game, "province sicilia", "senator claudius", "done")
    else:
        game = senate_with_officers()
        game.bills[1] = 1
        game.popularity[man("claudius")] = 9
        sit(game)
        offer(game, kind)
        tell(game, "bill land_bill_2", "senator claudius")
        if kind == kinds.LAND_BILL:
            tell(game, "senator fabius")
    assert asked(game) == "Consent"
    return game, prompt(GAME_TYPE, game, 1).rule


@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        (kinds.LAND_BILL, "1.09.62"),
        (kinds.REPEAL, "1.09.621"),
        (kinds.GOVERNORS, "1.09.51"),
        (kinds.MILITARY, "1.09.643"),
    ],
)
def test_1_09_172_what_may_be_refused_says_by_which_rule(kind: int, rule: str) -> None:
    game, shown = consent_of(kind)
    assert shown == rule
    assert why(game, PASS)[0] == rule
    ear = listen(game)
    say(game, NO)
    assert [event.rule for event in ear.all(ConsentAnswered)] == [rule]


@pytest.mark.parametrize(
    ("role", "rule"),
    [("prosecutor", "1.09.411"), ("sponsor", "1.09.62"), ("commander", "1.09.643"), ("governor", "1.09.51"), ("", "1.04.3")],
)
def test_1_09_172_a_promised_consent_too(role: str, rule: str) -> None:
    (clause,) = clauses.read(f"column consent amphora fabius {role}".strip())
    assert option(clause).rule == rule


# -- votes


def test_1_09_14_who_may_abstain_is_not_told_that_nobody_does() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    put_to(game, [CENSORSHIP, man("furius")], 0, man("cornelius"), BY_CHAIR)
    call(game, 1)
    assert ALL_ABSTAIN in game.legal(1)
    assert why(game, ABSTAIN) == ("1.09.142", "republic-senate-refuse-ballot")
    say(game, ONE_BY_ONE)
    assert why(game, ALL_ABSTAIN) == ("1.09.142", "republic-senate-refuse-ballot")
    assert why(game, ALL_AGAINST) == ("1.09.142", "republic-senate-refuse-ballot")


def test_1_09_14_on_a_land_bill_he_is() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    put_to(game, [LAND_BILL, 0, man("furius"), man("julius")], 0, man("cornelius"), BY_CHAIR)
    call(game, 1)
    assert why(game, ALL_ABSTAIN) == ("1.09.14", "republic-senate-refuse-abstain")


def test_1_09_13_the_chair_does_not_take_back_what_a_tribune_has_proposed() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    put_to(game, [CENSORSHIP, man("furius")], 1, -1, BY_TRIBUNE)
    hush(game)
    assert asked(game) == "Call"
    assert why(game, WITHDRAW) == ("1.09.13", "republic-senate-refuse-not-proposer")
    say(game, CALL + 1)
    hush(game)
    say(game, ALL_FOR)
    hush(game)
    assert why(game, WITHDRAW) == ("1.09.13", "republic-senate-refuse-withdraw")


def closed(ear: Ear) -> tuple[str, str]:
    (event,) = ear.all(VoteClosed)
    return event.result, event.rule


def test_1_09_21_a_name_that_is_the_last_one_is_elected_by_the_rule_of_its_office() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.prior_consul = 1 << man("furius") | 1 << man("julius")
    game.session.step = kinds.S4
    put_to(game, [CENSORSHIP, man("furius")], 0, man("cornelius"), BY_CHAIR)
    ear = listen(game)
    kill(game, man("julius"), "")
    hush(game)
    assert closed(ear) == ("elected", "1.09.4")


def test_1_09_721_what_has_lost_its_point_cites_its_own_rule_and_a_dead_nominee_1_09_721() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.session.step = kinds.S4
    put_to(game, [CENSORSHIP, man("furius")], 0, man("cornelius"), BY_CHAIR)
    ear = listen(game)
    game.session.filled |= 1 << CENSOR
    hush(game)
    assert closed(ear) == ("void", "1.09.4")
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.session.step = kinds.S1
    put_to(game, [CONSULS, man("julius"), man("furius")], 0, man("cornelius"), BY_CHAIR)
    ear = listen(game)
    kill(game, man("julius"), "")
    hush(game)
    assert closed(ear) == ("cancelled", "1.09.721")


# -- offices


def lost(ear: Ear) -> list[tuple[int, str]]:
    return [(event.office, event.rule) for event in ear.all(OfficeLost)]


def test_1_09_2_an_office_is_lost_by_the_rule_of_the_one_that_takes_its_place() -> None:
    game = senate_without_officers()
    game.offices[CENSOR] = man("julius")
    game.offices[DICTATOR] = man("furius")
    game.offices[MASTER_OF_HORSE] = man("junius")
    ear = listen(game)
    take_office(game, man("cornelius"), man("julius"))
    assert lost(ear) == [(DICTATOR, "1.09.22"), (MASTER_OF_HORSE, "1.09.22"), (CENSOR, "1.09.2")]
    game = senate_without_officers()
    game.offices[CENSOR] = man("julius")
    ear = listen(game)
    become_censor(game, man("furius"))
    assert lost(ear) == [(CENSOR, "1.09.4")]
    game = senate_without_officers()
    game.offices[CENSOR] = man("julius")
    ear = listen(game)
    become_dictator(game, man("julius"), "1.09.31")
    assert lost(ear) == [(CENSOR, "1.09.3")]


def test_1_09_34_the_log_says_that_a_master_of_horse_is_none_without_his_dictator() -> None:
    game = senate_without_officers()
    game.offices[DICTATOR] = man("furius")
    game.offices[MASTER_OF_HORSE] = man("junius")
    ear = listen(game)
    kill(game, man("furius"), "1.09.721")
    assert lost(ear) == [(MASTER_OF_HORSE, "1.09.34")]


# -- the rest


def test_1_09_41_a_censor_who_hands_the_chair_back_does_so_by_his_own_rule() -> None:
    game = court("furius")
    open_court(game)
    ear = listen(game)
    accuse(game, "furius", "claudius")
    finish_vote(game, {1: ALL_FOR}, ALL_AGAINST)
    assert asked(game) == "Defeat"
    say(game, STAND_DOWN)
    assert [event.rule for event in ear.all(ChairStoodDown)] == ["1.09.41"]


@pytest.mark.parametrize(("mild", "rule"), [(0, "1.09.74"), (1, "1.09.623")])
def test_1_09_623_an_assassin_caught_over_a_land_bill_is_executed_by_that_rule(mild: int, rule: str) -> None:
    game = senate_without_officers()
    ear = listen(game)
    punish(game, man("claudius"), 0, mild)
    assert [event.rule for event in ear.all(AssassinExecuted)] == [rule]


@pytest.mark.parametrize(("step", "question", "rule"), [(3, DictatorStep, "1.09.32"), (4, CensorStep, "1.09.4")])
def test_1_09_151_what_does_not_fit_a_step_is_refused_by_the_rule_of_the_step(
    step: int, question: type[DictatorStep] | type[CensorStep], rule: str
) -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.session.step = step
    game.stack.append(question(0))
    game.forget()
    assert why(game, PROPOSE + kinds.FORCES)[0] == rule


def test_1_09_644_a_proconsul_whom_nobody_can_replace_may_still_be_recalled() -> None:
    game = field()
    game.offices[FIELD_CONSUL] = game.offices[ROME_CONSUL] = -1
    sit(game)
    offer(game, kinds.MILITARY)
    assert WORDS.parse("recall claudius") in game.legal(game.actors()[0])
    assert why(game, WORDS.parse("replace claudius")) == ("1.09.64", "republic-business-refuse-item")


def test_1_09_621_a_bill_that_nobody_is_popular_enough_to_repeal_is_refused_for_that() -> None:
    game = senate_with_officers()
    game.bills[1] = game.bills[2] = 1
    game.popularity[man("claudius")] = 3
    sit(game)
    offer(game, kinds.REPEAL)
    hush(game)
    rule, message = why(game, WORDS.parse("bill land_bill_3"))
    assert (rule, message) == ("1.09.621", "republic-business-refuse-no-repealer")
    assert why(game, WORDS.parse("bill land_bill_1"))[1] == "republic-business-refuse-repeal"


@pytest.mark.parametrize(
    ("word", "named"), [("garrison asia", "Asia"), ("ungarrison asia", "Asia"), ("strays 1st_gallic_war", "1st Gallic War")]
)
def test_1_09_646_a_question_about_units_names_their_province_or_war(word: str, named: str) -> None:
    game = armed()
    govern(game, man("aurelius"), "asia")
    garrison(game, "asia", 2)
    wage(game, "1st_gallic_war")
    stray(game, "1st_gallic_war", 2)
    sit(game)
    offer(game, kinds.MILITARY)
    tell(game, word)
    assert asked(game) == "DraftMilitary"
    assert named in spoken(prompt(GAME_TYPE, game, 0).text)


@pytest.mark.parametrize("turn", [False, True])
def test_1_09_7_whoever_declares_an_attempt_is_asked_under_the_rule_of_assassins(turn: bool) -> None:
    """In a window, and in the turn to vote."""
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    put_to(game, [CENSORSHIP, man("furius")], 0, man("cornelius"), BY_CHAIR)
    if turn:
        call(game, 1)
    game.apply(1, ATTEMPT)
    game.apply(1, SENATOR + man("claudius"))
    asking = prompt(GAME_TYPE, game, 1)
    assert asking.rule == "1.09.7"
    assert {option.rule for option in asking.options} == {"1.09.7"}


def test_1_07_36_and_whoever_chooses_the_use_of_a_law_under_that_of_laws() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    enact(game, "acilian_law")
    deal(game, 1, "servilian_law")
    put_to(game, [CENSORSHIP, man("furius")], 0, man("cornelius"), BY_CHAIR)
    game.apply(1, ENACT + card("servilian_law"))
    assert prompt(GAME_TYPE, game, 1).rule == "1.07.36"


def test_1_09_13_each_kind_that_the_chair_may_propose_names_its_rule() -> None:
    """Between provinces that wait and a Consul for Life, and where a proposal is called or withdrawn."""
    game = senate_with_officers()
    game.influence[man("claudius")] = 21
    create(game, "sicilia")
    sit(game, "governors")
    assert asked(game) == "GovernorStep"
    asking = prompt(GAME_TYPE, game, 0)
    assert asking.rule == "1.09.5"
    assert {option.notation: option.rule for option in asking.options} == {
        "propose governors": "1.09.5",
        "propose for_life": "1.09.821",
    }
    tell(game, "propose for_life", "senator claudius")
    hush(game)
    assert {option.notation.split()[0]: option.rule for option in prompt(GAME_TYPE, game, 0).options} == {
        "call": "1.09.12",
        "withdraw": "1.09.13",
    }
