"""[2.06] Laws by vote, from the digest."""

from __future__ import annotations

import pytest

from comitium.core.prompts import prompt
from comitium.games.republic.choices import NO, PASS, SENATOR, YES
from comitium.games.republic.events import senate as senate_said
from comitium.games.republic.events.advanced import laws as events
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ALL_AGAINST, ALL_FOR, CALL, ENACT, RESERVE, TRIBUNE, VETO
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import measure
from comitium.games.republic.rules.r2_06_laws.r2_06_2_laws import NOT_SPONSOR, WHICH_USE, DraftLaw
from comitium.games.republic.state.numbers import BEATEN, INACTIVE, NOBODY
from comitium.text import LANGUAGES
from comitium.text import say as spoken
from games.republic.fixtures.advanced.lawmaking import in_vote, plays, sponsored, with_law
from games.republic.fixtures.bargain import agree, statuses
from games.republic.fixtures.builder import (
    asked,
    card,
    check,
    deal,
    enact,
    law,
    listen,
    man,
    put,
    refusal,
    say,
    wage,
    war,
)
from games.republic.fixtures.senate import (
    die,
    finish_vote,
    hush,
    interrupt,
    menu,
    only_in_rome,
    senate_with_officers,
    sit,
    voting,
)
from games.republic.fixtures.senate_business.courts import accuse, court, open_court
from games.republic.fixtures.wars.field import fate

# -- 2.06, 2.06.1


def test_2_06_without_the_option_a_law_acts_without_a_vote() -> None:
    game = with_law("plautian_papirian_law", laws_by_vote=False)
    wage(game, "social_war")
    game.unrest = 5
    plays(game, "plautian_papirian_law")
    assert game.unrest == 3
    assert game.in_force(law("plautian_papirian_law"))


@pytest.mark.parametrize("passes", [True, False])
def test_2_06_1_a_law_is_a_proposal_that_gives_influence(passes: bool) -> None:
    game = with_law("plautian_papirian_law")
    wage(game, "social_war")
    game.unrest = 5
    plays(game, "plautian_papirian_law")
    sponsored(game)
    finish_vote(game, dict.fromkeys(range(4), ALL_FOR if passes else ALL_AGAINST))
    assert game.unrest == (3 if passes else 5)
    assert game.in_force(law("plautian_papirian_law")) == passes
    assert game.influence[man("junius")] == (8 if passes else 5)
    assert game.influence[man("papirius")] == (6 if passes else 5)
    assert game.popularity[man("acilius")] == (-1 if passes else 0), "of who has played it, and only if it passes"
    assert game.popularity[man("cornelius")] == 0
    assert card("plautian_papirian_law") not in game.hands[3]
    assert card("plautian_papirian_law") not in game.discards
    assert game.voted_down == (0 if passes else 1 << law("plautian_papirian_law"))
    check(game)


# -- 2.06.2: playing it


def test_2_06_2_before_the_consular_election_it_is_voted_at_once() -> None:
    game = senate_with_officers(laws_by_vote=True)
    wage(game, "1st_cilician_pirates", INACTIVE)
    deal(game, 3, "gabinian_law")
    sit(game, "session_opens")
    assert asked(game) == "Window"
    plays(game, "gabinian_law")
    sponsored(game)
    assert voting(game).proposal == [kinds.LAW, card("gabinian_law"), man("junius"), man("papirius"), 0]
    finish_vote(game, {}, ALL_FOR)
    assert game.in_force(law("gabinian_law"))
    assert game.session.step < kinds.S3


def test_2_06_2_the_condition_of_its_card_must_hold() -> None:
    game = with_law("gabinian_law", "military_reforms")
    assert refusal(game, ENACT + card("gabinian_law"), 3) == "1.07.36"


def test_c_76_if_its_condition_holds_no_more_when_its_turn_comes_it_stays_in_the_hand() -> None:
    game = in_vote("gabinian_law")
    wage(game, "1st_cilician_pirates", INACTIVE)
    plays(game, "gabinian_law")
    ear = listen(game)
    game.zone[war("1st_cilician_pirates")] = BEATEN
    finish_vote(game, {}, ALL_FOR)
    assert len(ear.all(events.LawKept)) == 1
    assert game.hands[3] == [card("gabinian_law")]


def test_2_06_2_played_during_a_vote_it_is_the_next_proposal() -> None:
    game = in_vote("military_reforms")
    ear = listen(game)
    plays(game, "military_reforms")
    assert [one.waits for one in ear.all(events.LawPlayed)] == [1]
    assert not game.in_force(law("military_reforms"))
    finish_vote(game, {}, ALL_FOR)
    assert asked(game) == "DraftLaw"
    assert game.actors() == [3]
    sponsored(game)
    finish_vote(game, {}, ALL_FOR)
    assert game.in_force(law("military_reforms"))


def test_2_06_2_in_a_factions_own_turn_too() -> None:
    game = in_vote("military_reforms")
    hush(game)
    say(game, CALL + 3)
    hush(game)
    assert asked(game) == "Turn"
    say(game, ENACT + card("military_reforms"))
    assert asked(game) == "Turn"
    assert refusal(game, ENACT + card("military_reforms"), 3) == "2.06.2"
    finish_vote(game, {}, ALL_FOR)
    assert asked(game) == "DraftLaw"


def test_c_76_several_laws_queue_in_the_order_of_play() -> None:
    game = in_vote("military_reforms", "calpurnian_law")
    deal(game, 2, "servilian_law")
    plays(game, "calpurnian_law")
    interrupt(game, 2, ENACT + card("servilian_law"))
    plays(game, "military_reforms")
    found = []
    for _ in range(3):
        finish_vote(game, {}, ALL_FOR)
        sponsored(game)
        found.append(voting(game).proposal[1])
    assert found == [card(key) for key in ("calpurnian_law", "servilian_law", "military_reforms")]


def test_b_12_what_a_tribune_has_booked_before_it_comes_first() -> None:
    game = in_vote("military_reforms")
    deal(game, 2, "tribune_1")
    hush(game)
    say(game, CALL + 2)
    hush(game)
    say(game, RESERVE)
    hush(game)
    assert game.session.booking == 2
    say(game, ALL_FOR)
    hush(game)
    say(game, CALL + 3)
    hush(game)
    say(game, ENACT + card("military_reforms"), ALL_FOR)
    finish_vote(game, {}, ALL_FOR)
    assert asked(game) != "DraftLaw"
    assert game.session.waiting


def test_2_06_2_nobody_plays_a_law_twice() -> None:
    game = in_vote("military_reforms")
    plays(game, "military_reforms")
    assert refusal(game, ENACT + card("military_reforms"), 3) == "2.06.2"
    assert "enact military_reforms" not in menu(game, 3)


def test_2_06_2_its_card_is_seen_by_all_and_stays_in_the_hand_until_the_vote_is_over() -> None:
    game = in_vote("military_reforms")
    plays(game, "military_reforms")
    assert card("military_reforms") in game.hands[3]
    assert game.known[card("military_reforms")] == 15


def test_2_06_2_when_the_senate_closes_first_it_stays_in_the_hand() -> None:
    game = in_vote("military_reforms")
    plays(game, "military_reforms")
    game.unwind(to=game.stack[0])
    game.advance()
    assert game.hands[3] == [card("military_reforms")]


# -- 2.06.2: sponsors


def test_2_06_2_two_different_senators_of_any_faction_in_rome() -> None:
    game = with_law("military_reforms")
    put(game, "terentius")
    game.rome &= ~(1 << man("acilius"))
    plays(game, "military_reforms")
    able = {one - SENATOR for one in game.legal(3) if one != PASS}
    assert man("cornelius") in able
    assert not able & {man("terentius"), man("acilius")}
    say(game, SENATOR + man("cornelius"))
    assert refusal(game, SENATOR + man("cornelius"), 3) == "2.06.2"
    say(game, SENATOR + man("junius"))
    assert asked(game) == "Consent"
    assert game.actors() == [0]
    say(game, YES)
    assert voting(game).proposal[2:4] == [man("cornelius"), man("junius")]


def test_c_76_who_refuses_is_not_asked_again_and_others_may_be() -> None:
    game = with_law("military_reforms")
    plays(game, "military_reforms")
    say(game, SENATOR + man("cornelius"), SENATOR + man("junius"), NO)
    assert asked(game) == "DraftLaw"
    assert refusal(game, SENATOR + man("cornelius"), 3) == "2.06.2"
    sponsored(game)
    assert voting(game).proposal[0] == kinds.LAW


def test_c_76_without_consent_there_is_no_proposal_and_the_card_stays_in_the_hand() -> None:
    game = with_law("military_reforms")
    ear = listen(game)
    plays(game, "military_reforms")
    say(game, SENATOR + man("cornelius"), SENATOR + man("junius"), NO, PASS)
    assert game.hands[3] == [card("military_reforms")]
    assert len(ear.all(events.LawKept)) == 1
    assert not game.in_force(law("military_reforms"))
    hush(game)
    assert game.session.adjourned


def test_c_76_a_law_needs_two_senators_in_rome() -> None:
    game = with_law("military_reforms")
    only_in_rome(game, "cornelius")
    assert refusal(game, ENACT + card("military_reforms"), 3) == "2.06.2"


def test_c_76_the_holder_needs_no_senator_in_rome() -> None:
    game = with_law("military_reforms")
    for key in ("junius", "papirius", "acilius"):
        game.rome &= ~(1 << man(key))
    plays(game, "military_reforms")
    sponsored(game, "cornelius", "fabius")
    assert voting(game).faction == 3


# -- 2.06.2: the vote


def test_2_06_2_it_may_not_be_vetoed() -> None:
    game = with_law("military_reforms")
    deal(game, 2, "tribune_1")
    plays(game, "military_reforms")
    sponsored(game)
    assert asked(game) == "Window"
    assert refusal(game, VETO, 2) == "2.06.2"
    assert refusal(game, TRIBUNE, 2) == "2.06.2"


def test_2_06_2_29_to_23_passes() -> None:
    """The paper session: 29 votes for it, 23 against it."""
    game = with_law("military_reforms")
    totals = [sum(game.votes(one) for one in range(len(game.where)) if game.here(seat) >> one & 1) for seat in range(4)]
    for seat, (key, votes) in enumerate((("cornelius", 15), ("julius", 14), ("fulvius", 14), ("junius", 9))):
        game.knights[man(key)] = votes - totals[seat]
    plays(game, "military_reforms")
    sponsored(game)
    ear = listen(game)
    finish_vote(game, {0: ALL_FOR, 1: ALL_FOR, 2: ALL_AGAINST, 3: ALL_AGAINST})
    closed = ear.all(senate_said.VoteClosed)[0]
    assert (closed.ayes, closed.noes, closed.result) == (29, 23, "passed")


def test_2_06_2_the_presiding_magistrate_calls_and_is_not_hurt_by_a_unanimous_defeat() -> None:
    game = with_law("military_reforms", seat=0)
    plays(game, "military_reforms", 0)
    sponsored(game, "cornelius", "fabius")
    hush(game)
    assert game.actors() == [0]
    finish_vote(game, {}, ALL_AGAINST)
    assert asked(game) != "Defeat"
    assert game.voted_down == 1 << law("military_reforms")


def test_2_06_2_the_death_of_a_sponsor_does_not_stop_the_vote_and_he_gets_nothing() -> None:
    game = with_law("military_reforms")
    plays(game, "military_reforms")
    sponsored(game, "furius", "papirius")
    hush(game)
    die(game, "furius")
    left = game.influence[man("furius")]
    finish_vote(game, {}, ALL_FOR)
    assert game.in_force(law("military_reforms"))
    assert game.influence[man("papirius")] == 6
    assert game.influence[man("furius")] == left


def test_2_06_2_a_law_played_in_a_trial_is_voted_after_it_and_the_censor_calls() -> None:
    game = court("fabius", "furius", laws_by_vote=True)
    deal(game, 3, "military_reforms")
    open_court(game)
    accuse(game, "fabius", "claudius")
    plays(game, "military_reforms")
    finish_vote(game, {}, ALL_AGAINST)
    if asked(game) == "Defeat":
        say(game, game.legal(1)[0])
    sponsored(game)
    hush(game)
    assert asked(game) == "Call"
    assert game.actors() == [1]  # Julius


def test_22a_and_22b_the_catos_have_more_votes_on_laws() -> None:
    game = with_law("military_reforms")
    put(game, "22b_cato_the_younger", 3)
    put(game, "22a_cato_the_elder", 2)
    game.knights[man("22b_cato_the_younger")] = 2
    plays(game, "military_reforms")
    sponsored(game)
    ear = listen(game)
    finish_vote(game, {}, ALL_FOR)
    cast = {one.senator: one.ayes for one in ear.all(senate_said.VotesCast)}
    assert cast[man("22b_cato_the_younger")] == 6 + 4 + 6
    assert cast[man("22a_cato_the_elder")] == 6 + 6


def test_22b_on_anything_else_he_has_his_usual_votes() -> None:
    game = in_vote("military_reforms")
    put(game, "22b_cato_the_younger", 3)
    ear = listen(game)
    finish_vote(game, {}, ALL_FOR)
    cast = {one.senator: one.ayes for one in ear.all(senate_said.VotesCast)}
    assert cast[man("22b_cato_the_younger")] == 6


@pytest.mark.parametrize("repeals", [True, False])
def test_2_06_2_the_servilian_law_is_voted_in_either_use(repeals: bool) -> None:
    game = with_law("servilian_law")
    enact(game, "calpurnian_law")
    enact(game, "acilian_law")
    plays(game, "servilian_law")
    assert game.legal(3) == [PASS, YES, NO]
    assert refusal(game, SENATOR + man("junius"), 3) == "2.06.2"
    say(game, NO if repeals else YES)
    sponsored(game, "cornelius", "fabius")
    assert voting(game).proposal[4] == int(repeals)
    finish_vote(game, {}, ALL_FOR)
    assert game.in_force(law("acilian_law")) != repeals
    assert game.in_force(law("servilian_law")) != repeals
    assert (card("servilian_law") in game.discards) == repeals


def test_2_06_2_after_the_adjournment_a_law_reopens_the_session() -> None:
    game = with_law("military_reforms")
    while not game.session.adjourned:
        game.apply(game.actors()[0], PASS)
    assert asked(game) == "Window"
    plays(game, "military_reforms")
    sponsored(game)
    finish_vote(game, {}, ALL_FOR)
    assert game.in_force(law("military_reforms"))
    assert game.session.adjourned


# -- 2.06.3


def test_2_06_3_the_law_acts_before_its_sponsors_gain() -> None:
    """[C-77] Military Reforms with a sponsor of 33: he has 36 and is no Consul for Life."""
    game = with_law("military_reforms")
    game.influence[man("junius")] = 33
    plays(game, "military_reforms")
    sponsored(game)
    finish_vote(game, {}, ALL_FOR)
    assert game.influence[man("junius")] == 36
    assert game.consul_for_life == NOBODY


# -- agreements, words


def test_2_06_2_a_law_that_was_voted_says_by_which_rule_it_is_in_force() -> None:
    game = with_law("military_reforms")
    ear = listen(game)
    plays(game, "military_reforms")
    sponsored(game)
    finish_vote(game, {}, ALL_FOR)
    assert [one.rule for one in fate(ear, "LawEnacted")] == ["2.06.2"]


def test_1_04_3_a_promise_to_vote_for_a_law_binds() -> None:
    game = with_law("military_reforms")
    agree(game, "column for star law")
    plays(game, "military_reforms")
    sponsored(game)
    hush(game)
    say(game, CALL)
    hush(game)
    assert ALL_AGAINST not in game.legal(0)
    say(game, ALL_FOR)
    assert statuses(game) == []


def test_1_04_3_a_promise_to_sponsor_binds() -> None:
    game = with_law("military_reforms")
    agree(game, "column consent star cornelius sponsor")
    plays(game, "military_reforms")
    say(game, SENATOR + man("cornelius"), SENATOR + man("junius"))
    assert game.legal(0) == [YES]


def test_2_06_2_everything_is_said_in_both_languages() -> None:
    game = with_law("military_reforms")
    plays(game, "military_reforms")
    told = [game.stack[-1].ask(game, 3)]
    say(game, SENATOR + man("cornelius"))
    told.append(game.stack[-1].ask(game, 3))
    say(game, SENATOR + man("junius"))
    told.append(game.stack[-1].ask(game, 0))
    number = law("military_reforms")
    told += [events.LawPlayed("2.06.2", 3, number, 0).phrase(), events.LawKept("2.06.2", 3, number).phrase()]
    told.append(events.LawVotedDown("2.06.2", number).phrase())
    for language, name in zip(LANGUAGES, ("Military Reforms", "Réformes"), strict=True):
        for phrase in told:
            assert name.lower() in spoken(phrase, language).lower()


@pytest.mark.parametrize("dead", ["junius", "papirius"])
def test_2_06_3_of_two_sponsors_the_one_who_lives_gains(dead: str) -> None:
    """Also if a new man of his family has come to Rome."""
    game = with_law("military_reforms")
    plays(game, "military_reforms")
    sponsored(game)
    die(game, dead)
    put(game, dead, 3, influence=2)
    game.influence[man("papirius" if dead == "junius" else "junius")] = 2
    finish_vote(game, {}, ALL_FOR)
    gains = {"junius": 3, "papirius": 1}
    assert {key: game.influence[man(key)] - 2 for key in gains} == {**gains, dead: 0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_2_06_2_the_proposal_names_both_sponsors(language: str) -> None:
    proposal = [kinds.LAW, card("servilian_law"), man("junius"), man("papirius"), 1]
    sentence = spoken(measure(proposal).phrase(proposal), language)
    assert "Junius" in sentence
    assert "Papirius" in sentence
    assert "Cornelius" not in sentence
    assert "Fabius" not in sentence


def test_2_06_2_the_use_comes_before_the_sponsors() -> None:
    game = with_law("servilian_law")
    absent = SENATOR + man("terentius")
    refusals = [DraftLaw(3, card("servilian_law"), use, NOBODY).why_not(game, 3, absent) for use in (NOBODY, 0, 1)]
    assert refusals == [WHICH_USE, NOT_SPONSOR, NOT_SPONSOR]


@pytest.mark.parametrize("language", LANGUAGES)
def test_2_06_2_the_holder_is_told_who_has_refused_and_sees_his_own_senators_first(language: str) -> None:
    game = with_law("calpurnian_law")
    plays(game, "calpurnian_law")
    before = spoken(prompt(GAME_TYPE, game, 3).text, language)
    say(game, SENATOR + man("junius"), SENATOR + man("cornelius"))
    while asked(game) == "Consent":
        say(game, NO)
    assert asked(game) == "DraftLaw"
    question = prompt(GAME_TYPE, game, 3)
    assert "Cornelius" not in before
    assert "Cornelius" in spoken(question.text, language)
    own = [game.faction[option.choice - SENATOR] == 3 for option in question.options if option.choice != PASS]
    assert own == sorted(own, reverse=True)
    assert {*own} == {True, False}
    assert question.options[-1].choice == PASS
