"""[1.04.3] to [1.04.6], section 5.1 of part B: promises that are kept in the Senate, from the digest."""

from __future__ import annotations

import pytest

from comitium import Illegal
from comitium.core.agreements import OPEN
from comitium.core.prompts import prompt
from comitium.games.republic.choices import CONCESSION, NO, SENATOR, YES
from comitium.games.republic.deals import agreements
from comitium.games.republic.deals import clauses as kinds
from comitium.games.republic.deals import notation as clauses
from comitium.games.republic.deals.promises.offices import is_asked
from comitium.games.republic.deals.promises.votes import bought_at_least
from comitium.games.republic.deals.witness import announced, entered_office, has_vetoed, has_voted, vote_ended
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.r1_09_senate import kinds as proposals
from comitium.games.republic.rules.r1_09_senate.choices import (
    ADJOURN,
    ALL_AGAINST,
    ALL_FOR,
    CALL,
    CLOSE,
    FOR,
    ONE_BY_ONE,
    PROPOSE,
    WITHDRAW,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import Consent, Proposing, propose
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote, floor
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_votes import Call
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_142_ballots import CastVotes
from comitium.games.republic.rules.r1_09_senate.r1_09_2_elections import CensorStep, DictatorStep
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_prosecutions import AskProsecutor, CensorsMenu
from comitium.games.republic.rules.r1_09_senate.r1_09_senate import Business
from comitium.games.republic.state.numbers import CENSOR, COMBAT, DICTATOR, MASTER_OF_HORSE, bits
from comitium.games.republic.state.republic import Republic
from comitium.text import say
from games.republic.fixtures.bargain import SENATE, agree, at, of_julius, refused_offer, statuses, voting
from games.republic.fixtures.builder import concession, listen, man, province, war

# -- votes


def test_section_5_1_a_vote_of_named_senators_leaves_the_others_free() -> None:
    game = at(SENATE)
    agree(game, "column for amphora censor by fabius")
    voting(game, of_julius(), 0)
    assert ALL_FOR in game.legal(0)
    assert ALL_AGAINST not in game.legal(0)
    game.apply(0, ONE_BY_ONE)
    first, second = sorted((man("cornelius"), man("fabius")))
    ballots: dict[int, set[str]] = {}
    for senator in (first, second):
        ballots[senator] = {GAME_TYPE.describe(choice).notation.split()[0] for choice in game.legal(0)}
        game.apply(0, FOR)
    assert ballots == {man("cornelius"): {"for", "against", "abstain"}, man("fabius"): {"for"}}
    assert game.agreements == [], "it was kept"


def test_section_5_1_a_vote_of_named_senators_who_are_not_in_rome_is_not_due() -> None:
    game = at(SENATE)
    agree(game, "column for amphora censor by julius")
    voting(game, of_julius(), 0)
    assert ALL_AGAINST in game.legal(0)
    has_voted(game, 0, of_julius(), 2, 0, 1 << man("cornelius"), 1 << man("cornelius"))
    assert statuses(game) == [OPEN]


def test_1_04_3_a_question_says_which_agreement_has_taken_answers_away() -> None:
    game = at(SENATE)
    agree(game, "column nominate amphora dictator julius")
    agree(game, "column for amphora censor")
    voting(game, of_julius(), 0)
    assert game.forbidding(0, ALL_AGAINST) == 2
    assert game.forbidding(0, ALL_FOR) == 0
    first = prompt(GAME_TYPE, game, 0).odds[0]
    assert say(first).startswith("Agreement 2 limits your answers: ")
    assert say(first, "fr").startswith("L’accord 2 vous laisse moins de réponses\u202f: ")
    game.agreements.pop()
    game.forget()
    assert first not in prompt(GAME_TYPE, game, 0).odds


@pytest.mark.parametrize(("favour", "event"), [("fabius", "PromiseKept"), ("cornelius", "PromiseBroken")])
def test_section_5_1_of_named_senators_only_their_own_ballots_count(favour: str, event: str) -> None:
    game = at()
    agree(game, "column for amphora censor by fabius")
    ear = listen(game)
    spoke = 1 << man("fabius") | 1 << man("cornelius")
    has_voted(game, 0, of_julius(), 3, 1 << man(favour), spoke & ~(1 << man(favour)), spoke)
    assert event in ear.names()


def test_section_5_1_who_has_promised_to_buy_votes_buys_so_many_at_least() -> None:
    game = at(SENATE)
    game.talents[man("fabius")] = 2
    agree(game, "column for amphora censor buying 10")
    voting(game, of_julius(), 0)
    assert ALL_FOR not in game.legal(0), "all alike buy nothing"
    game.apply(0, ONE_BY_ONE)
    assert game.legal(0) == [FOR + 8, FOR + 9], "2 lie with Fabius"
    game.apply(0, FOR + 9)
    assert game.legal(0) == [FOR + 1, FOR + 2]
    ear = listen(game)
    game.apply(0, FOR + 1)
    assert "PromiseKept" in ear.names()


def test_section_5_1_who_cannot_buy_so_many_votes_as_promised() -> None:
    game = at(SENATE)
    agree(game, "column for amphora censor buying 10; amphora pay column 3")
    voting(game, of_julius(), 0)
    assert ALL_FOR in game.legal(0), "the vote is still owed"
    assert ALL_AGAINST not in game.legal(0)
    ear = listen(game)
    game.apply(0, ALL_FOR)
    assert "PromiseBroken" in ear.names()
    assert game.agreements == [], "and nothing is paid for it"


def test_1_09_141_who_abstains_buys_no_votes() -> None:
    assert refused_offer(at(), "column abstain amphora censor buying 3") == ("1.09.141", "bought")


def test_section_5_1_a_promise_may_be_about_one_province_war_bill_or_concession() -> None:
    game = at()
    (clause,) = clauses.read("column for amphora governors hispania_ulterior")
    place = province("hispania_ulterior")
    assert kinds.is_about(clause, [proposals.GOVERNORS, place, man("julius")])
    assert not kinds.is_about(clause, [proposals.GOVERNORS, place + 1, man("julius")])
    (clause,) = clauses.read("column for amphora military julius 1st_punic_war")
    sent = [proposals.MILITARY, 0, man("julius"), war("1st_punic_war"), 4, 0, 0, -1]
    assert kinds.is_about(clause, sent)
    assert not kinds.is_about(clause, [*sent[:3], war("2nd_punic_war"), *sent[4:]])
    assert not kinds.is_about(clause, [*sent[:2], man("fabius"), *sent[3:]])
    (clause,) = clauses.read("column for amphora land_bill land_bill_2")
    assert kinds.is_about(clause, [proposals.LAND_BILL, 1, 3, 4])
    assert not kinds.is_about(clause, [proposals.LAND_BILL, 0, 3, 4])
    with pytest.raises(Illegal):
        clauses.read("column for amphora land_bill mining")
    agree(game, "column for amphora concessions mining")
    agree(game, "column against amphora concessions armaments")
    with pytest.raises(Illegal):
        agree(game, "column against star concessions")


# -- vetoes


def test_section_5_1_a_promised_veto_is_a_reminder_and_forces_nobody() -> None:
    game = at(SENATE)
    agree(game, "column veto amphora censor")
    ear = listen(game)
    announced(game, of_julius())
    assert ear.names() == ["PromiseDue"]
    voting(game, of_julius(), 0)
    assert ALL_FOR in game.legal(0)
    has_vetoed(game, 2, of_julius())
    assert statuses(game) == [OPEN], "somebody else's"
    has_vetoed(game, 0, of_julius())
    assert "PromiseKept" in ear.names()
    assert game.agreements == []


def test_section_5_1_a_veto_nobody_made_is_for_the_others_to_judge_and_lapses_with_the_session() -> None:
    game = at()
    agree(game, "column veto amphora censor; amphora pay column 3")
    ear = listen(game)
    agreements.lapse(game, COMBAT)
    assert ear.names() == ["PromiseLapsed"]
    assert statuses(game)[1] == OPEN


def test_a_veto_is_told_to_the_promises_about_it() -> None:
    game = at(SENATE)
    agree(game, "column veto amphora censor")
    voting(game, of_julius(), 0)
    floor(game).veto(game, 0)
    assert game.agreements == []


def test_a_3_with_record_a_veto_that_was_forsworn_breaks_the_word() -> None:
    game = at(SENATE, public_agreements="record")
    agree(game, "column no-veto amphora censor")
    ear = listen(game)
    has_vetoed(game, 0, of_julius())
    assert "PromiseBroken" in ear.names()


@pytest.mark.parametrize("text", ["column for amphora censor julius", "column abstain amphora censor julius"])
def test_1_04_3_who_vetoes_what_he_has_promised_his_votes_on_has_broken_his_word(text: str) -> None:
    game = at(SENATE)
    agree(game, f"{text}; amphora pay column 5")
    agree(game, "column for star censor fabius")
    ear = listen(game)
    has_vetoed(game, 0, of_julius())
    assert ear.names()[0] == "PromiseBroken", "he has made it impossible himself"
    assert statuses(game) == [OPEN], "nothing is paid for it; the other promise stands"
    agreements.lapse(game, COMBAT)
    assert ear.names().count("PromiseImpossible") == 1, "nobody has proposed Fabius"


@pytest.mark.parametrize("text", ["column veto amphora special", "column no-veto amphora special"])
def test_1_09_152_a_special_prosecution_is_not_vetoed(text: str) -> None:
    assert refused_offer(at(), text)[0] == "1.09.152"


def test_section_5_1_a_veto_contradicts_its_opposite() -> None:
    game = at()
    agree(game, "column veto amphora censor julius")
    with pytest.raises(Illegal):
        game.offer(0, clauses.read("column no-veto star censor"))
    agree(game, "column no-veto star censor fabius")


# -- nominations and calls


def step(game: Republic, kind: type[DictatorStep] | type[CensorStep], number: int) -> list[int]:
    game.session.step = number
    game.stack.append(kind(0))
    game.forget()
    menu = game.legal(0)
    game.stack.pop()
    game.forget()
    return menu


def test_section_5_1_a_nomination_may_be_promised_for_a_later_step() -> None:
    for until, closes in (("", False), ("step 3", False), ("step 4", True)):
        game = at("phase=senate session=chair:cornelius,sitting:1,step:3 stack=Years(combat)")
        agree(game, f"column nominate amphora dictator julius {until}")
        assert (CLOSE in step(game, DictatorStep, proposals.S3)) == closes


def test_section_5_1_the_last_step_is_not_left_without_the_nomination() -> None:
    wars = ",".join(f"{name}:active" for name in ("1st_punic_war", "1st_macedonian_war", "1st_illyrian_war"))
    game = at(f"phase=senate session=chair:cornelius,sitting:1,step:4,joint_failed:1 stack=Years(combat) wars={wars}")
    for senator in ("fabius", "julius", "manlius"):
        game.prior_consul |= 1 << man(senator)
    assert step(game, CensorStep, proposals.S4) == [PROPOSE + proposals.DICTATOR, PROPOSE + proposals.CENSOR]
    agree(game, "column nominate amphora dictator julius step 4")
    assert step(game, CensorStep, proposals.S4) == [PROPOSE + proposals.DICTATOR]


def test_1_09_13_a_step_that_is_none_is_refused() -> None:
    assert refused_offer(at(), "column nominate amphora dictator julius step 9") == ("1.09.13", "step")


def test_section_5_1_a_nomination_names_the_thing_as_well_as_the_man() -> None:
    game = at(
        "phase=senate session=chair:cornelius,sitting:1,step:7 stack=Years(combat) concessions=sicilian_grain,harbor_fees"
    )
    agree(game, "column nominate amphora concessions fabius harbor_fees")
    propose(game, 0, 0, -1, proposals.CONCESSIONS, False)
    game.advance()
    assert game.legal(0) == [CONCESSION + concession("harbor_fees")]
    game.apply(0, game.legal(0)[0])
    assert game.legal(0) == [SENATOR + man("fabius")]


def test_section_5_1_a_nomination_is_kept_when_it_is_voted_on() -> None:
    game = at()
    agree(game, "column nominate amphora censor julius")
    for faction, name, result in ((1, "julius", "rejected"), (0, "fabius", "rejected"), (0, "julius", "withdrawn")):
        vote_ended(game, [proposals.CENSOR, man(name)], result, faction)
        assert statuses(game) == [OPEN], "by another, of somebody else, or not to be voted on"
    vote_ended(game, of_julius(), "vetoed", 0)
    assert game.agreements == []


def test_section_5_1_a_nomination_that_was_promised_is_not_withdrawn() -> None:
    game = calling("column nominate star censor julius")
    assert WITHDRAW not in game.legal(0)
    game.apply(0, CALL + 1)
    assert game.agreements == [], "it is being voted"
    assert WITHDRAW in calling("column nominate star censor fabius").legal(0)


def test_section_5_1_a_nomination_that_cannot_be_made_keeps_nobody_in_session() -> None:
    for nominee, adjourns in (("fabius harbor_fees", False), ("fabius armaments", True), ("aurelius harbor_fees", True)):
        game = at("phase=senate session=chair:cornelius,sitting:1,step:7 stack=Years(combat) concessions=harbor_fees")
        game.rome &= ~(1 << man("aurelius"))
        agree(game, f"column nominate amphora concessions {nominee}")
        game.stack.append(Business(0))
        game.forget()
        assert (ADJOURN in game.legal(0)) == adjourns


def test_section_5_1_in_a_list_whom_one_has_promised_is_named_once() -> None:
    game = at(
        "phase=senate session=chair:cornelius,sitting:1,step:7 stack=Years(combat) concessions=sicilian_grain,harbor_fees"
    )
    agree(game, "column nominate amphora concessions fabius harbor_fees")
    propose(game, 0, 0, -1, proposals.CONCESSIONS, False)
    game.advance()
    for choice in (CONCESSION + concession("harbor_fees"), SENATOR + man("fabius"), CONCESSION + concession("sicilian_grain")):
        game.apply(0, choice)
    assert SENATOR + man("cornelius") in game.legal(0)


def calling(text: str) -> Republic:
    game = at("phase=senate session=chair:cornelius,sitting:1,step:4 stack=Years(combat)")
    agree(game, text)
    vote = Vote(3, of_julius(), 0, man("cornelius"), 0, False)
    game.stack += [vote, Call(0)]
    game.forget()
    return game


def called(game: Republic) -> list[int]:
    return [choice - CALL for choice in game.legal(0) if CALL <= choice < CALL + 6]


def test_1_04_3_who_is_called_last_may_be_promised() -> None:
    """The rulebook's example, had Gilles thought of it."""
    game = calling("column call-last star censor star")
    assert called(game) == [0, 1, 2]
    vote = floor(game)
    vote.called = 0b0111
    game.forget()
    assert called(game) == [3]
    ear = listen(game)
    game.apply(0, CALL + 3)
    assert "PromiseKept" in ear.names()


def test_1_04_3_who_is_called_first_may_be_promised() -> None:
    game = calling("column call-first star censor trident")
    assert called(game) == [2]
    game.apply(0, CALL + 2)
    assert game.agreements == []
    game = calling("column call-first star censor fabius trident")
    assert called(game) == [0, 1, 2, 3], "another's election"


@pytest.mark.parametrize("verb", ["call-first", "call-last"])
def test_section_5_1_nobody_is_made_to_withdraw_by_a_promised_order(verb: str) -> None:
    game = calling(f"column {verb} star censor star")
    for seat in (0, 1, 2):
        for senator in bits(game.here(seat)):
            game.rome &= ~(1 << senator)
    game.forget()
    assert called(game) == [3]
    game = calling(f"column {verb} star censor star")
    for senator in bits(game.here(3)):
        game.rome &= ~(1 << senator)
    game.forget()
    assert called(game) == [0, 1, 2]


def test_section_5_1_nobody_is_called_both_first_and_last() -> None:
    game = at()
    agree(game, "column call-first amphora censor star")
    for text in ("column call-last amphora censor star", "column call-first amphora censor trident"):
        with pytest.raises(Illegal):
            game.offer(0, clauses.read(text))
    agree(game, "column call-last amphora censor trident")
    ear = listen(game)
    agreements.lapse(game, COMBAT)
    assert set(ear.names()) <= {"PromiseLapsed", "AgreementOver"}


# -- consents, trials, appointments


@pytest.mark.parametrize(
    ("kind", "role", "bound"),
    [
        (proposals.LAND_BILL, "sponsor", True),
        (proposals.LAND_BILL, "commander", False),
        (proposals.MILITARY, "commander", True),
        (proposals.GOVERNORS, "governor", True),
        (proposals.GOVERNORS, "prosecutor", False),
    ],
)
def test_section_5_1_consent_is_promised_as_what_one_is_asked(kind: int, role: str, bound: bool) -> None:
    game = at(SENATE)
    agree(game, f"column consent amphora fabius {role}")
    game.stack += [Proposing(2, 1, 0, -1, kind, [kind, 0, man("fabius")], 0, False), Consent(0, man("fabius"))]
    game.forget()
    assert game.legal(0) == ([YES] if bound else [YES, NO])


@pytest.mark.parametrize(
    ("promised", "bound"),
    [("", True), ("fabius", True), ("fabius prosecutor", True), ("cornelius", False), ("fabius sponsor", False)],
)
def test_section_5_1_a_prosecutor_is_bound_by_his_own_consent_only(promised: str, bound: bool) -> None:
    game = at(SENATE)
    agree(game, f"column consent amphora {promised}".rstrip())
    assert is_asked(game, AskProsecutor(0, man("fabius")), game.agreements[-1].clauses[0]) is bound


@pytest.mark.parametrize(
    ("text", "accused"),
    [
        ("column prosecute amphora julius", {"accuse julius", "accuse-major julius"}),
        ("column prosecute amphora julius minor", {"accuse julius"}),
        ("column prosecute amphora julius major", {"accuse-major julius"}),
        ("column prosecute amphora julius minor corrupt", {"accuse julius"}),
    ],
)
def test_section_5_1_a_prosecution_may_be_promised_with_its_kind_and_its_reason(text: str, accused: set[str]) -> None:
    game = at("phase=senate session=chair:valerius,sitting:1,step:5 stack=Years(combat)")
    game.offices[CENSOR] = man("cornelius")
    game.corrupt |= 1 << man("julius")
    game.major |= 1 << man("julius")
    game.stack.append(CensorsMenu(0))
    game.forget()
    free = {GAME_TYPE.describe(choice).notation for choice in game.legal(0)}
    assert accused <= free
    agree(game, text)
    assert {GAME_TYPE.describe(choice).notation for choice in game.legal(0)} == accused
    game.stack.pop()


def test_section_5_1_an_appointment_is_kept_when_he_enters_the_office() -> None:
    game = at()
    agree(game, "column appoint amphora julius dictator")
    entered_office(game, man("julius"), MASTER_OF_HORSE)
    assert statuses(game) == [OPEN]
    entered_office(game, man("julius"), DICTATOR)
    assert game.agreements == []


@pytest.mark.parametrize(("each_own", "least"), [(0, 6), (1, 4), (2, 6), (3, 4)])
def test_1_09_141_who_votes_one_by_one_leaves_the_rest_to_the_others(each_own: int, least: int) -> None:
    """The column has promised 6 bought votes, and its second voter has 2 talents. Whether it votes itself under a Consul for
    Life (2 more) changes nothing."""
    game = at(SENATE)
    for who, talents in (("cornelius", 4), ("fabius", 2)):
        game.talents[man(who)] = talents
    agree(game, "column for amphora censor buying 6")
    voting(game, of_julius(), 0)
    turn = game.stack[-1]
    assert isinstance(turn, CastVotes)
    turn.each_own = each_own
    (clause,) = game.agreements[-1].clauses
    assert bought_at_least(game, turn, clause, 1 << man("cornelius") | 1 << man("fabius")) == least
