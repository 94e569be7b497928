"""[1.04.3] to [1.04.6], section 5.1 of part B: on what terms promises are made, from the digest."""

from __future__ import annotations

import pytest

import comitium
from comitium import Illegal
from comitium.core.agreements import OPEN, Clause
from comitium.games.republic import clauses, clauses_form
from comitium.games.republic.choices import CONCESSION, NO, SENATOR, YES
from comitium.games.republic.kind import KIND
from comitium.games.republic.numbers import (
    CENSOR,
    COMBAT,
    DICTATOR,
    FIELD_CONSUL,
    MASTER_OF_HORSE,
    MORTALITY,
    ROME_CONSUL,
)
from comitium.games.republic.rules import r1_04_agreements as agreements
from comitium.games.republic.rules import r1_04_clauses as kinds
from comitium.games.republic.rules.r1_04_3_witness import announced, entered_office, has_vetoed, has_voted, vote_ended
from comitium.games.republic.rules.r1_09_senate import kinds as proposals
from comitium.games.republic.rules.r1_09_senate.r1_09_2_elections import CensorStep, DictatorStep
from comitium.games.republic.rules.r1_09_senate.r1_09_13_proposals import Consent, Proposing, propose
from comitium.games.republic.rules.r1_09_senate.r1_09_14_votes import Call, Vote, floor
from comitium.games.republic.rules.r1_09_senate.r1_09_41_prosecutions import CensorsMenu
from comitium.games.republic.rules.r1_09_senate.words import ALL_AGAINST, ALL_FOR, CALL, CLOSE, FOR, ONE_BY_ONE, PROPOSE
from comitium.games.republic.state import Republic
from comitium.text import LANGUAGES, say
from games.republic.bargain import SENATE, agree, at, statuses, voting
from games.republic.builder import card, concession, listen, man, province, war


def of_julius() -> list[int]:
    return [proposals.CENSOR, man("julius")]


def refused(game: Republic, text: str) -> tuple[str, str]:
    """The rule and the message with which an offer of the column is refused; nothing is on the table then."""
    before = len(game.agreements)
    with pytest.raises(Illegal) as wrong:
        game.offer(0, clauses.read(text))
    assert len(game.agreements) == before
    for language in LANGUAGES:
        assert say(wrong.value.why, language)
    return wrong.value.rule, wrong.value.why.id.removeprefix("republic-deals-refuse-")


# -- payments that wait for something, or for a turn


@pytest.mark.parametrize(
    ("condition", "result", "paid"),
    [
        ("passed censor julius", "passed", True),
        ("passed censor julius", "elected", True),
        ("passed censor", "passed", True),
        ("passed censor julius", "rejected", False),
        ("passed censor fabius", "passed", False),
        ("passed dictator julius", "passed", False),
        ("failed censor julius", "rejected", True),
        ("failed censor julius", "vetoed", True),
        ("failed censor julius", "withdrawn", False),
        ("failed censor julius", "passed", False),
    ],
)
def test_section_5_1_a_payment_that_waits_for_a_vote_is_owed_once_it_has_gone_so(
    condition: str, result: str, paid: bool
) -> None:
    game = at()
    agree(game, f"column pay amphora 5 if {condition}")
    vote_ended(game, of_julius(), result)
    ear = listen(game)
    agreements.pay_debts(game)
    assert game.box[:2] == ([7, 25] if paid else [12, 20])
    assert ("PromiseKept" if paid else "PromiseLapsed") in ear.names()
    assert game.agreements == []


def test_section_5_1_a_vote_that_ends_tells_the_payments_that_wait_for_it() -> None:
    game = at(SENATE)
    agree(game, "column pay amphora 5 if passed censor julius")
    ear = listen(game)
    voting(game, of_julius(), 0)
    floor(game).end(game, "1.09.143", "passed")
    assert "ConditionMet" in ear.names()
    assert game.agreements[0].clauses[0].when == 0


@pytest.mark.parametrize(
    ("condition", "office", "met"),
    [
        ("censor fabius", CENSOR, True),
        ("censor fabius", DICTATOR, False),
        ("consul fabius", ROME_CONSUL, True),
        ("consul fabius", FIELD_CONSUL, True),
        ("master_of_horse fabius", MASTER_OF_HORSE, True),
        ("censor julius", CENSOR, False),
    ],
)
def test_section_5_1_a_payment_that_waits_for_an_election_counts_those_without_a_vote(
    condition: str, office: int, met: bool
) -> None:
    game = at()
    agree(game, f"column pay amphora 5 if elected {condition}")
    entered_office(game, man("fabius"), office)
    agreements.pay_debts(game)
    assert (game.box[0] == 7) == met


def test_section_5_1_whoever_enters_an_office_tells_the_payments_that_wait_for_it() -> None:
    from comitium.games.republic.rules.r1_09_senate.r1_09_4_censor import become_censor

    game = at(SENATE)
    agree(game, "column pay amphora 5 if elected censor julius")
    become_censor(game, man("julius"))
    assert game.agreements[0].clauses[0].when == 0


@pytest.mark.parametrize("office", ["rome_consul", "field_consul"])
def test_1_04_3_nothing_waits_for_who_of_the_two_is_rome_consul(office: str) -> None:
    assert refused(at(), f"column pay amphora 5 if elected {office} fabius") == ("1.04.3", "never-binding")


@pytest.mark.parametrize(
    "text", ["column pay amphora 5 if elected priest fabius", "column pay amphora 5 if elected consul_for_life fabius"]
)
def test_section_5_1_nothing_waits_for_an_office_nobody_is_elected_to(text: str) -> None:
    assert refused(at(), text) == ("1.04.3", "condition")


def test_section_5_1_only_what_passes_from_hand_to_hand_may_wait() -> None:
    clause = Clause(kinds.NO_VETO, 0, 1, kinds.selector(proposals.CENSOR, -1), when=kinds.condition(kinds.PASSED, 129))
    assert kinds.why_not(at(), clause) is kinds.NO_CONDITION


def test_1_04_6_a_payment_for_a_later_turn_waits_for_its_redistribution() -> None:
    game = at(turn=2)
    agree(game, "column pay amphora 5 turn 4")
    for turn, box in ((3, 12), (4, 7)):
        game.turn = turn
        agreements.pay_debts(game)
        assert game.box[0] == box
    assert game.agreements == []


@pytest.mark.parametrize(("turn", "phase", "past"), [(1, "revenue", True), (2, "revenue", False), (2, "senate", True)])
def test_1_04_6_no_payment_is_promised_for_a_redistribution_that_is_over(turn: int, phase: str, past: bool) -> None:
    game = at(f"phase={phase} turn=2")
    text = f"column pay amphora 5 turn {turn}"
    if past:
        assert refused(game, text) == ("1.04.6", "past")
    else:
        agree(game, text)


def test_b_63_what_was_to_be_carried_over_is_owed_on_until_it_is_paid() -> None:
    game = at()
    agree(game, "column pay amphora 30 carry")
    ear = listen(game)
    agreements.pay_debts(game)
    assert (game.box[:2], statuses(game)) == ([0, 41], [OPEN])
    assert [(event.amount, event.seat) for event in ear.events if type(event).__name__ == "DebtCarried"] == [(9, 0)]
    game.box[0] = 10
    agreements.pay_debts(game)
    assert game.box[:2] == [1, 50]
    assert game.agreements == []


def test_a_3_with_record_a_condition_that_was_not_met_is_not_shown_as_due() -> None:
    game = at(public_agreements="record")
    agree(game, "column pay amphora 5 if passed censor; column pay amphora 1")
    ear = listen(game)
    agreements.pay_debts(game)
    assert ear.names().count("PromiseDue") == 1


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
        ballots[senator] = {KIND.describe(choice).notation.split()[0] for choice in game.legal(0)}
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
    assert refused(at(), "column abstain amphora censor buying 3") == ("1.09.141", "bought")


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
    announced(game, 1, of_julius())
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


@pytest.mark.parametrize("text", ["column veto amphora special", "column no-veto amphora special"])
def test_1_09_422_a_special_prosecution_is_not_vetoed(text: str) -> None:
    assert refused(at(), text)[0] == "1.09.422"


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
    assert refused(at(), "column nominate amphora dictator julius step 9") == ("1.09.13", "step")


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


def test_section_5_1_a_nomination_is_kept_when_it_is_on_the_floor() -> None:
    game = at()
    agree(game, "column nominate amphora censor julius")
    announced(game, 1, of_julius())
    assert statuses(game) == [OPEN], "another faction has proposed him"
    announced(game, 0, [proposals.CENSOR, man("fabius")])
    assert statuses(game) == [OPEN], "somebody else was proposed"
    announced(game, 0, of_julius())
    assert game.agreements == []


def calling(text: str) -> Republic:
    game = at("phase=senate session=chair:cornelius,sitting:1,step:4 stack=Years(combat)")
    agree(game, text)
    vote = Vote(2, of_julius(), 0, man("cornelius"), 0, False)
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
    free = {KIND.describe(choice).notation for choice in game.legal(0)}
    assert accused <= free
    agree(game, text)
    assert {KIND.describe(choice).notation for choice in game.legal(0)} == accused
    game.stack.pop()


def test_section_5_1_an_appointment_is_kept_when_he_enters_the_office() -> None:
    game = at()
    agree(game, "column appoint amphora julius dictator")
    entered_office(game, man("julius"), MASTER_OF_HORSE)
    assert statuses(game) == [OPEN]
    entered_office(game, man("julius"), DICTATOR)
    assert game.agreements == []


# -- cards


def test_1_04_5_a_card_that_was_to_be_shown_is_shown_as_soon_as_the_agreement_binds() -> None:
    game = at()
    ear = listen(game)
    number = game.offer(0, clauses.read("column give amphora tribune_1 shown"))
    assert not game.known[card("tribune_1")] & 2
    game.accept(1, number)
    assert game.known[card("tribune_1")] & 2
    heard = dict(zip(ear.names(), ear.audiences, strict=True))
    assert heard["CardShownPrivately"] == 0b11


def test_1_04_5_who_does_not_hold_the_card_cannot_promise_to_show_it_and_only_he_is_told() -> None:
    game = at()
    assert refused(game, "column give amphora tribune_5 shown") == ("1.04.5", "shown")
    number = game.offer(1, clauses.read("column give amphora tribune_5 shown"))
    with pytest.raises(Illegal) as wrong:
        game.accept(0, number)
    assert wrong.value.rule == "1.04.5"


def test_1_04_5_a_swap_is_two_promises() -> None:
    one, other = clauses.read("column swap amphora tribune_1 assassin")
    assert (one.by, one.to, one.about) == (0, 1, card("tribune_1") + 1)
    assert (other.by, other.to, other.about) == (1, 0, kinds.CARD_KIND_FROM + 1)


def test_1_04_5_a_card_may_wait_for_a_vote_as_well() -> None:
    game = at()
    agree(game, "column give amphora tribune_1 if passed censor; column give amphora mining if passed dictator")
    vote_ended(game, of_julius(), "passed")
    agreements.hand_over_cards(game)
    assert card("tribune_1") in game.hands[1]
    assert card("mining") in game.hands[0]
    assert game.agreements == []


# -- mere words


def test_section_5_1_words_are_recorded_and_lapse_with_the_turn() -> None:
    game = at(turn=2)
    agree(game, 'column word amphora "No triumph without you"; amphora word column turn 4 "I go to Spain"')
    assert [clause.text for clause in game.agreements[0].clauses] == ["No triumph without you", "I go to Spain"]
    for phase in (COMBAT, MORTALITY):
        assert statuses(game) == [OPEN, OPEN]
        game.turn += phase == MORTALITY
        agreements.lapse(game, phase)
    assert statuses(game) == [3, OPEN]
    game.turn = 5
    agreements.lapse(game, MORTALITY)
    assert game.agreements == []


def test_1_04_3_what_never_binds_may_be_said_in_words_that_carry_a_label() -> None:
    game = at()
    agree(game, 'column word amphora consulship "You shall be Rome Consul"')
    said = say(KIND.clause(game.agreements[0].clauses[0]).text, "en")
    assert "binding nobody" in said


@pytest.mark.parametrize("text", ['""', '"' + "x" * 300 + '"'])
def test_section_5_1_words_are_one_readable_line(text: str) -> None:
    assert refused(at(), f"column word amphora {text}") == ("1.04.3", "words")


def test_words_and_terms_survive_positions_journals_and_quotation_marks() -> None:
    match = comitium.new("republic", players=4, seed=3, scenario="early", seat_order="as_joined")
    match.offer(0, "column word amphora «Pas avant les ides ; ni à 50 %, ni a.b/c+d:e, rien!»; amphora pay column 5 carry")
    match.accept(1, 1)
    game = match.game
    assert isinstance(game, Republic)
    assert game.agreements[0].clauses[0].text == "Pas avant les ides ; ni à 50 %, ni a.b/c+d:e, rien!"
    assert KIND.from_position(KIND.position(game), 1).agreements == game.agreements
    assert comitium.replay(match.journal()).digest == match.digest
    with pytest.raises(Illegal):
        match.offer(0, 'column word amphora "\u200b"')


# -- the form


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("amphora 10 t for votes", ["column pay amphora 10", "amphora for column censor julius"]),
        ("amphora 10 T for votes on this election", ["column pay amphora 10", "amphora for column censor julius"]),
        ("amphora 10 talents pour voix sur cette proposition", ["column pay amphora 10", "amphora for column censor julius"]),
        ("star 5 carry if passed censor for votes censor buying 4", ["column pay star 5 carry if passed censor",
                                                                    "star for column censor buying 4"]),
        ("star 5 si adopté censor pour voix censor achetant 4", ["column pay star 5 if passed censor",
                                                                 "star for column censor buying 4"]),
        ("star votes censor no-veto for 3", ["column for star censor", "column no-veto star censor", "star pay column 3"]),
        ("trident tribune_1 for assassin", ["column give trident tribune_1", "trident give column assassin"]),
        ("trident random 2 for 5 t turn 3", ["column give trident random 2", "trident pay column 5 turn 3"]),
        ('star "No triumph" for 5 t', ['column word star "No triumph"', "star pay column 5"]),
        ("star veto dictator for 5 t", ["column veto star dictator", "star pay column 5"]),
        ("column swap star tribune_1 assassin_1", ["column give star tribune_1", "star give column assassin_1"]),
    ],
)  # fmt: skip
def test_an_offer_in_words_is_read_with_its_terms(text: str, read: list[str]) -> None:
    game = at(SENATE)
    voting(game, of_julius(), 0)
    assert [KIND.clause(clause).notation for clause in clauses_form.read(game, 0, text)] == read


@pytest.mark.parametrize(
    "text",
    ["star 5 if", "star 5 if passed", "star 5 if passed lunch", "star 5 if elected consul", "star 5 turn", "star 5 t buying 3",
     "star votes censor buying", "star votes censor by nemo", "star votes censor if passed", "star word", "star no-veto for"],
)  # fmt: skip
def test_what_is_no_term_is_refused_with_how_it_is_written(text: str) -> None:
    with pytest.raises(Illegal) as wrong:
        clauses_form.read(at(), 0, text)
    assert wrong.value.rule in ("1.04.3", "1.09.14")
    for language in LANGUAGES:
        assert say(wrong.value.why, language)


def test_an_offer_about_what_is_on_the_floor_names_the_war_and_the_man() -> None:
    game = at(SENATE)
    sent = [proposals.MILITARY, 0, man("julius"), war("1st_punic_war"), 4, 0, 0, -1]
    voting(game, sent, 0)
    (_, vote) = clauses_form.read(game, 0, "amphora 10 t for votes on this deployment")
    assert KIND.clause(vote).notation == "amphora for column military julius 1st_punic_war"
