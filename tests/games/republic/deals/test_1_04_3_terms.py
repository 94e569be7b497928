"""[1.04.3] to [1.04.6], section 5.1 of part B: on what terms promises are made, from the digest."""

from __future__ import annotations

import pytest

import comitium
from comitium import Illegal
from comitium.core.agreements import KEPT, OPEN, Clause
from comitium.games.republic.deals import agreements
from comitium.games.republic.deals import clauses as kinds
from comitium.games.republic.deals import notation as clauses
from comitium.games.republic.deals.clause import why_not
from comitium.games.republic.deals.witness import entered_office, vote_ended
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.r1_09_senate import kinds as proposals
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import floor
from comitium.games.republic.state.numbers import (
    CENSOR,
    COMBAT,
    DICTATOR,
    FIELD_CONSUL,
    MASTER_OF_HORSE,
    MORTALITY,
    ROME_CONSUL,
)
from comitium.games.republic.state.republic import Republic
from comitium.text import say
from games.republic.fixtures.bargain import SENATE, agree, at, of_julius, refused_offer, statuses, voting
from games.republic.fixtures.builder import card, listen, man

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
    vote_ended(game, of_julius(), result, 1)
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
    from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_4_censor import become_censor

    game = at(SENATE)
    agree(game, "column pay amphora 5 if elected censor julius")
    become_censor(game, man("julius"))
    assert game.agreements[0].clauses[0].when == 0


@pytest.mark.parametrize("office", ["rome_consul", "field_consul"])
def test_1_04_3_nothing_waits_for_who_of_the_two_is_rome_consul(office: str) -> None:
    assert refused_offer(at(), f"column pay amphora 5 if elected {office} fabius") == ("1.04.3", "never-binding")


@pytest.mark.parametrize(
    "text", ["column pay amphora 5 if elected priest fabius", "column pay amphora 5 if elected consul_for_life fabius"]
)
def test_section_5_1_nothing_waits_for_an_office_nobody_is_elected_to(text: str) -> None:
    assert refused_offer(at(), text) == ("1.04.3", "condition")


def test_section_5_1_only_what_passes_from_hand_to_hand_may_wait() -> None:
    clause = Clause(kinds.NO_VETO, 0, 1, kinds.selector(proposals.CENSOR, -1), when=kinds.condition(kinds.PASSED, 129))
    assert why_not(at(), clause) is kinds.NO_CONDITION


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
        assert refused_offer(game, text) == ("1.04.6", "past")
    else:
        agree(game, text)


def test_b_63_what_was_to_be_carried_over_is_owed_on_until_it_is_paid() -> None:
    game = at()
    agree(game, "column pay amphora 30 carry")
    ear = listen(game)
    agreements.pay_debts(game)
    assert (game.box[:2], statuses(game)) == ([0, 41], [OPEN, KEPT])
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
    assert refused_offer(game, "column give amphora tribune_5 shown") == ("1.04.5", "shown")
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
    vote_ended(game, of_julius(), "passed", 1)
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
    said = say(GAME_TYPE.clause(game.agreements[0].clauses[0]).text, "en")
    assert "without a promise" in said


@pytest.mark.parametrize(
    ("latin", "en", "fr"),
    [
        (kinds.SAGUM, "(I stay in Rome as Consul, you take the field)", "(je reste consul à Rome, vous partez en campagne)"),
        (kinds.TOGA, "(you stay in Rome as Consul, I take the field)", "(vous restez consul à Rome, je pars en campagne)"),
    ],
)
def test_1_09_22_latin_about_who_stays_in_rome_is_explained(latin: str, en: str, fr: str) -> None:
    clause = Clause(kinds.WORDS, 0, 1, kinds.CONSULSHIP, text=latin)
    assert say(GAME_TYPE.clause(clause).text, "en").endswith(en)
    assert say(GAME_TYPE.clause(clause).text, "fr").endswith(fr)


@pytest.mark.parametrize("text", ['""', '"' + "x" * 300 + '"'])
def test_section_5_1_words_are_one_readable_line(text: str) -> None:
    assert refused_offer(at(), f"column word amphora {text}") == ("1.04.3", "words")


def test_words_and_terms_survive_positions_journals_and_quotation_marks() -> None:
    match = comitium.new("republic", players=4, seed=3, scenario="early", seat_order="as_joined")
    match.offer(0, "column word amphora «Pas avant les ides ; ni à 50 %, ni a.b/c+d:e, rien!»; amphora pay column 5 carry")
    match.accept(1, 1)
    game = match.game
    assert isinstance(game, Republic)
    assert game.agreements[0].clauses[0].text == "Pas avant les ides ; ni à 50 %, ni a.b/c+d:e, rien!"
    assert GAME_TYPE.from_position(GAME_TYPE.position(game), 1).agreements == game.agreements
    assert comitium.replay(match.journal()).digest == match.digest
    with pytest.raises(Illegal):
        match.offer(0, 'column word amphora "\u200b"')
