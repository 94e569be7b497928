"""[1.04.3] to [1.04.6], section 5 of part B: how public agreements are made, payments, votes, nominations, from the digest."""

from __future__ import annotations

import pytest

from comitium import Illegal
from comitium.core.agreements import BROKEN, KEPT, OPEN
from comitium.core.messages import Phrase
from comitium.core.registry import HasAgreements
from comitium.games.republic.choices import SENATOR
from comitium.games.republic.deals import agreements
from comitium.games.republic.deals import clauses as kinds
from comitium.games.republic.deals import notation as clauses
from comitium.games.republic.deals.clause import binding_kinds
from comitium.games.republic.deals.witness import has_voted
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.r1_09_senate import kinds as proposals
from comitium.games.republic.rules.r1_09_senate.choices import ALL_ABSTAIN, ALL_AGAINST, ALL_FOR, FOR, ONE_BY_ONE
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import propose
from comitium.games.republic.state.numbers import FORUM, MORTALITY, ROME_CONSUL
from comitium.text import LANGUAGES, say
from games.republic.fixtures.bargain import agree, at, statuses, voting
from games.republic.fixtures.builder import listen, man

# -- how they are made


def test_1_04_3_an_agreement_binds_once_every_party_has_accepted() -> None:
    game = at()
    ear = listen(game)
    number = game.offer(0, clauses.read("column pay amphora 5; amphora for column censor fabius"))
    assert game.promises(0) == []
    game.accept(1, number)
    assert [clause.kind for clause in game.promises(0)] == [kinds.PAY]
    assert ear.names() == [
        "AgreementOffered",
        "PromiseOffered",
        "PromiseOffered",
        "AgreementAccepted",
        "AgreementBinds",
    ]


@pytest.mark.parametrize("words", ["attempt", "spare", "consulship", "revolt", "loyalty"])
def test_1_04_3_what_never_binds_is_refused_by_the_form(words: str) -> None:
    game = at()
    with pytest.raises(Illegal) as refused:
        game.offer(0, clauses.read(f"column {words} amphora"))
    assert refused.value.rule == "1.04.3"
    assert game.agreements == []


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("column no-veto amphora special", "1.09.152"),
        ("column abstain amphora land_bill", "1.09.62"),
        ("column nominate amphora censor", "1.09.13"),
        ("column nominate amphora minor fabius", "1.04.3"),
        ("column pay amphora 0", "1.04.3"),
        ("column give amphora random 0", "1.04.3"),
    ],
)
def test_section_5_1_a_clause_that_needs_an_illegal_act_is_refused(text: str, rule: str) -> None:
    with pytest.raises(Illegal) as refused:
        at().offer(0, clauses.read(text))
    assert refused.value.rule == rule


def test_section_5_2_an_eliminated_faction_makes_no_agreement_and_its_clauses_end() -> None:
    game = at()
    agree(game, "column pay amphora 5")
    game.playing &= ~0b10
    with pytest.raises(Illegal) as refused:
        game.offer(0, clauses.read("column pay amphora 5"))
    assert refused.value.rule == "1.05.4"
    agreements.lapse(game, FORUM)
    assert game.agreements == []


@pytest.mark.parametrize(
    ("older", "newer", "clash"),
    [
        ("column for amphora censor fabius", "column against star censor fabius", True),
        ("column for amphora censor fabius", "column against star censor", True),
        ("column for amphora censor fabius", "column against star censor julius", False),
        ("column for amphora censor fabius", "column for star censor fabius", False),
        ("column prosecute amphora julius", "column no-trial star julius", True),
        ("column no-trial amphora", "column prosecute star julius", True),
        ("column prosecute amphora julius", "column no-trial star manlius", False),
        ("column appoint amphora julius", "column appoint star manlius", True),
        ("column give amphora tribune_1", "column give star tribune_1", True),
        ("column give amphora tribune", "column give star tribune", False),
        ("column pay amphora 5", "column pay star 5", False),
    ],
)
def test_section_5_1_the_older_clause_stands_and_one_that_contradicts_it_is_refused(
    older: str, newer: str, clash: bool
) -> None:
    game = at()
    agree(game, older)
    if not clash:
        agree(game, newer)
        return
    with pytest.raises(Illegal):
        game.offer(0, clauses.read(newer))
    assert len(game.agreements) == 1


def test_every_clause_can_be_written_read_and_said() -> None:
    texts = (
        "column pay amphora 15",
        "column for amphora censor",
        "column against amphora consuls fabius",
        "column abstain amphora forces",
        "column no-veto amphora military",
        "column nominate amphora dictator julius",
        "column consent amphora",
        "column consent amphora fabius",
        "column prosecute amphora julius",
        "column no-trial amphora",
        "column appoint amphora julius",
        "column give amphora tribune_1",
        "column give amphora tribune",
        "column give amphora random 2",
        "column give amphora blackmail",
        "column give amphora card blackmail",
        "column no-persuasion amphora julius",
        "column no-counter-bribe amphora aurelius",
        "column bid-at-most amphora 0",
        "column games amphora",
        "column games amphora blood_fest",
        "column contribute amphora 10",
        "column pay amphora 15 carry turn 3 if passed military julius 1st_punic_war",
        "column pay amphora 15 if failed land_bill land_bill_2",
        "column pay amphora 15 if elected consul fabius",
        "column give amphora tribune if elected censor julius",
        "column give amphora tribune_1 shown",
        "column for amphora governors julius hispania_ulterior buying 3 by fabius",
        "column against amphora concessions mining",
        "column veto amphora censor julius",
        "column nominate amphora dictator julius step 4",
        "column nominate amphora land_bill land_bill_1",
        "column call-first amphora censor trident",
        "column call-last amphora censor julius column",
        "column consent amphora fabius commander",
        "column prosecute amphora julius minor corrupt",
        "column no-trial amphora julius major",
        "column appoint amphora julius master_of_horse",
        'column word amphora "No triumph before the Ides; not even Julius."',
        'column word amphora revolt turn 4 "I might stay home"',
    )
    assert isinstance(GAME_TYPE, HasAgreements)
    game = at()
    for text in texts:
        (clause,) = GAME_TYPE.read_clauses(game, 0, text)
        option = GAME_TYPE.clause(clause)
        assert option.notation == text
        assert game.why_not_bind(0, clause) is None, text
        for language in LANGUAGES:
            assert say(option.text, language)
    kinds_read = {GAME_TYPE.read_clauses(game, 0, text)[0].kind for text in texts}
    assert kinds_read == {one.number for one in binding_kinds()}


@pytest.mark.parametrize(
    "text",
    ["column", "column pay", "column pay nobody 5", "column pay amphora lots", "column for amphora lunch",
     "column sing amphora",     "column for amphora censor nemo", "column give amphora nothing", "column games amphora chess"],
)  # fmt: skip
def test_what_is_no_clause_is_refused(text: str) -> None:
    with pytest.raises(Illegal):
        clauses.read(text)


# -- pay


def test_1_04_3_a_promised_payment_passes_at_the_next_r3a_whatever_came_of_the_nomination() -> None:
    """The rulebook's example: nobody had promised in which order votes are called, and 15 talents are still owed."""
    game = at()
    agree(game, "amphora pay column 15; column nominate amphora censor julius")
    (promise,) = game.promises(0)
    agreements.close(game, promise, 1)  # she has nominated; the vote was lost
    ear = listen(game)
    agreements.pay_debts(game)
    assert (game.box[0], game.box[1]) == (27, 5)
    assert [(event.seat, event.seat2, event.amount) for event in ear.events if type(event).__name__ == "DebtPaid"] == [
        (1, 0, 15)
    ]
    assert game.agreements == []


def test_b_63_a_shortfall_is_paid_as_far_as_possible_and_the_rest_is_no_lasting_debt() -> None:
    game = at()
    agree(game, "column pay amphora 30")
    agreements.pay_debts(game)
    assert game.box == [0, 41, 0, 0]
    assert game.talents[man("cornelius")] == 0
    assert statuses(game) == [BROKEN, KEPT], "nine are missing, and can be disputed until the turn ends"
    agreements.lapse(game, MORTALITY)
    assert game.agreements == []


def test_section_5_1_of_several_debts_the_older_agreement_is_paid_first() -> None:
    game = at()
    agree(game, "column pay trident 20")
    agree(game, "column pay star 20")
    agreements.pay_debts(game)
    assert (game.box[2], game.box[3]) == (20, 1)


def test_section_5_1_captives_and_rebels_pay_nothing() -> None:
    game = at("wars=1st_punic_war:active")
    game.where[man("cornelius")] = 64
    agree(game, "column pay star 20")
    agreements.pay_debts(game)
    assert game.box[3] == 12
    assert game.talents[man("cornelius")] == 9


def test_a_3_with_record_the_debt_is_shown_and_nothing_moves() -> None:
    game = at(public_agreements="record")
    agree(game, "column pay amphora 5")
    ear = listen(game)
    agreements.pay_debts(game)
    assert game.box[:2] == [12, 20]
    assert "PromiseDue" in ear.names()
    assert "PromiseKept" not in ear.names()


# -- votes and vetoes


def test_section_5_1_promised_votes_leave_only_their_ballots() -> None:
    game = at("phase=senate session=chair:valerius,sitting:1 stack=Years(combat)")
    agree(game, "column for amphora censor julius")
    voting(game, [proposals.CENSOR, man("julius")], 0)
    assert ALL_FOR in game.legal(0)
    assert ONE_BY_ONE in game.legal(0)
    assert ALL_AGAINST not in game.legal(0)
    assert ALL_ABSTAIN not in game.legal(0)
    with pytest.raises(Illegal) as refused:
        game.apply(0, ALL_AGAINST)
    assert refused.value.why == Phrase("refuse-promised", {"number": 1})
    game.apply(0, ONE_BY_ONE)
    assert game.legal(0) == [FOR + talents for talents in range(10)]


def test_section_5_1_a_promise_about_somebody_else_says_nothing_here() -> None:
    game = at("phase=senate session=chair:valerius,sitting:1 stack=Years(combat)")
    agree(game, "column for amphora censor fabius")
    voting(game, [proposals.CENSOR, man("julius")], 0)
    assert ALL_AGAINST in game.legal(0)


def test_a_3_with_record_no_ballot_is_removed() -> None:
    game = at("phase=senate session=chair:valerius,sitting:1 stack=Years(combat)", public_agreements="record")
    agree(game, "column for amphora censor julius")
    voting(game, [proposals.CENSOR, man("julius")], 0)
    assert ALL_AGAINST in game.legal(0)


@pytest.mark.parametrize(("ways", "event"), [(1, "PromiseKept"), (2, "PromiseBroken"), (5, "PromiseBroken")])
def test_a_faction_that_has_voted_has_kept_or_broken_its_word(ways: int, event: str) -> None:
    game = at()
    agree(game, "column for amphora censor")
    ear = listen(game)
    has_voted(game, 0, [proposals.CENSOR, man("julius")], ways)
    assert event in ear.names()
    assert game.agreements == []


def test_section_5_1_without_a_senator_in_rome_a_vote_is_not_due() -> None:
    game = at()
    agree(game, "column for amphora censor")
    has_voted(game, 0, [proposals.CENSOR, man("julius")], 0)
    assert statuses(game) == [OPEN]


def test_section_5_1_a_promise_not_to_veto_removes_the_veto() -> None:
    text = "phase=senate session=chair:valerius,sitting:1 stack=Years(combat)"
    free, bound = at(text), at(text)
    agree(bound, "column no-veto amphora censor")
    offered: list[list[int]] = []
    for game in (free, bound):
        voting(game, [proposals.CENSOR, man("julius")], 0)
        offered.append([choice for choice in game.legal(0) if GAME_TYPE.describe(choice).notation.startswith("veto")])
    assert offered[0]
    assert not offered[1]


# -- nominations


def test_section_5_1_who_has_promised_a_nomination_names_the_man() -> None:
    game = at("phase=senate session=chair:cornelius,sitting:1,step:4 stack=Years(combat)")
    game.offices[ROME_CONSUL] = man("cornelius")
    for senator in ("fabius", "julius", "manlius"):
        game.prior_consul |= 1 << man(senator)
    agree(game, "column nominate amphora censor julius")
    propose(game, 0, 0, -1, proposals.CENSOR, False)
    game.advance()
    assert game.legal(0) == [SENATOR + man("julius")]
    game.apply(0, SENATOR + man("julius"))
    assert statuses(game) == [OPEN], "until it is voted on"


@pytest.mark.parametrize("who", ["cornelius", "fabius"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_promise_about_a_man_names_him_whatever_his_number(who: str, language: str) -> None:
    (clause,) = clauses.read(f"column for amphora censor {who}")
    assert who.capitalize() in say(GAME_TYPE.clause(clause).text, language)
