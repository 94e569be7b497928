"""[2.01.5] [2.01.8] The veto of the Pontifex Maximus, and his removal by the Senate."""

from __future__ import annotations

import pytest

from comitium.core.agreements import BROKEN
from comitium.games.republic.catalogue.ids import DICTATOR
from comitium.games.republic.choices import PASS
from comitium.games.republic.odds.sentences.votes import counted
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ALL_FOR, CALL, PROPOSE, VETO, WATCH
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import MEASURES, open_kinds
from comitium.games.republic.rules.r2_01_pontifex.choices import PONTIFEX_VETO
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.advanced.temple import temple
from games.republic.fixtures.bargain import agree
from games.republic.fixtures.builder import asked, capture, deal, listen, man, refusal, wage
from games.republic.fixtures.senate import call, die, finish_vote, hush, interrupt, mask, offer, put_to, sit, voting

PONTIFEX_SEAT = 3
CENSORSHIP = [kinds.CENSOR, man("aurelius")]


def nominated(**options: object) -> Republic:
    """Cornelius, Rome Consul, has proposed Aurelius as Censor; only the Pontifex could interrupt."""
    game = temple(**options)
    game.session.step = kinds.S4
    game.session.attempted = 0b1111
    game.prior_consul = mask("aurelius", "fabius", "valerius")
    game.unaccounted = [0] * len(game.unaccounted)
    put_to(game, CENSORSHIP, 0, man("cornelius"), kinds.BY_CHAIR)
    assert (asked(game), game.actors()) == ("Window", [PONTIFEX_SEAT])
    return game


def test_2_01_5_he_vetoes_without_a_tribune_once_a_phase() -> None:
    game = nominated()
    vote = voting(game)
    interrupt(game, PONTIFEX_SEAT, PONTIFEX_VETO)
    assert vote not in game.stack
    assert CENSORSHIP in game.session.rejected
    assert game.session.pontifex_vetoed
    put_to(game, [kinds.CENSOR, man("fabius")], 0, man("cornelius"), kinds.BY_CHAIR)
    hush(game)
    call(game, PONTIFEX_SEAT)
    assert refusal(game, PONTIFEX_VETO) == "2.01.5"


def test_c_50_no_card_answers_it() -> None:
    """Graft and Murder cancel a Tribune; none is played."""
    game = nominated()
    deal(game, 0, "graft_1")
    vote = voting(game)
    interrupt(game, PONTIFEX_SEAT, PONTIFEX_VETO)
    assert vote not in game.stack


def test_2_01_5_until_his_faction_has_voted() -> None:
    game = nominated()
    game.apply(PONTIFEX_SEAT, PASS)
    call(game, 0)
    game.apply(0, ALL_FOR)
    call(game, PONTIFEX_SEAT)
    assert PONTIFEX_VETO in game.legal(PONTIFEX_SEAT)
    game.apply(PONTIFEX_SEAT, ALL_FOR)
    hush(game)
    assert asked(game) == "Call"
    call(game, 1)
    assert refusal(game, PONTIFEX_VETO, 1) == "2.01"
    vote = voting(game)
    assert vote.called >> PONTIFEX_SEAT & 1


def test_2_01_5_before_any_call_of_others_while_he_watches() -> None:
    game = nominated()
    game.apply(PONTIFEX_SEAT, WATCH)
    call(game, 0)
    game.apply(0, ALL_FOR)
    assert asked(game) == "Call"
    game.apply(game.actors()[0], CALL + 1)
    assert (asked(game), game.actors()) == ("Window", [PONTIFEX_SEAT])
    interrupt(game, PONTIFEX_SEAT, PONTIFEX_VETO)
    assert CENSORSHIP in game.session.rejected


def test_1_09_152_what_a_tribune_may_not_veto_he_may_not_either() -> None:
    """[digest] The Dictator's proposals and his own removal; the veto stays unused."""
    game = temple()
    game.offices[DICTATOR] = man("cornelius")
    game.session.step = kinds.S7
    vote = put_to(game, [kinds.FORCES, 2, 0, 0, 0, 0], 0, man("cornelius"), kinds.BY_CHAIR)
    assert not vote.is_vetoable(game)
    hush(game)
    call(game, PONTIFEX_SEAT)
    assert refusal(game, PONTIFEX_VETO) == "1.09.152"
    game = temple()
    game.session.step = kinds.S7
    put_to(game, [kinds.PONTIFEX_REMOVAL, man("papirius")], 0, man("cornelius"), kinds.BY_CHAIR)
    hush(game)
    call(game, PONTIFEX_SEAT)
    assert refusal(game, PONTIFEX_VETO) == "2.01.8"
    assert not game.session.pontifex_vetoed


def test_c_93_away_from_rome_he_has_no_veto() -> None:
    game = temple()
    capture(game, man("papirius"), wage(game, "1st_punic_war"))
    game.session.step = kinds.S4
    put_to(game, CENSORSHIP, 0, man("cornelius"), kinds.BY_CHAIR)
    hush(game)
    call(game, PONTIFEX_SEAT)
    assert refusal(game, PONTIFEX_VETO) == "2.01"


@pytest.mark.parametrize("bars", [True, False])
def test_b_6_his_veto_counts_like_a_tribunes(bars: bool) -> None:
    game = temple(veto_bars_repeat=bars)
    game.session.step = kinds.S7
    levy = [kinds.FORCES, 2, 0, 0, 0, 0]
    put_to(game, levy, 0, man("cornelius"), kinds.BY_CHAIR)
    hush(game)
    call(game, PONTIFEX_SEAT)
    game.apply(PONTIFEX_SEAT, PONTIFEX_VETO)
    assert (levy in game.session.rejected) is bars


def test_1_04_3_who_has_promised_no_veto_does_not_say_it() -> None:
    game = nominated()
    agree(game, "star no-veto column censor aurelius")
    assert PONTIFEX_VETO not in game.legal(PONTIFEX_SEAT)


def test_1_04_3_whoever_promised_his_votes_and_vetoes_as_pontifex_has_broken_his_word() -> None:
    game = nominated()
    agree(game, "star for column censor aurelius")
    (clause,) = game.agreements[-1].clauses
    ear = listen(game)
    interrupt(game, PONTIFEX_SEAT, PONTIFEX_VETO)
    assert clause.status == BROKEN
    assert "PromiseBroken" in ear.names()


# -- [2.01.8] removal


@pytest.mark.parametrize(
    ("ayes", "noes", "removed"), [(20, 10, True), (19, 10, False), (34, 9, True), (1, 0, True), (0, 0, False)]
)
def test_c_51_two_thirds_of_the_votes_cast_remove_him(ayes: int, noes: int, removed: bool) -> None:
    game = temple()
    vote = put_to(game, [kinds.PONTIFEX_REMOVAL, man("papirius")], 0, man("cornelius"), kinds.BY_CHAIR)
    vote.ayes, vote.noes = ayes, noes
    assert MEASURES[kinds.PONTIFEX_REMOVAL].carries(game, vote) is removed


def test_2_01_8_the_senate_removes_him_and_his_priests_stay() -> None:
    """[digest] An influence of 3 falls to 0; four priests before and after."""
    game = temple()
    game.influence[man("papirius")] = 3
    game.priests = mask("fabius", "valerius", "junius", "manlius")
    sit(game)
    offer(game, kinds.PONTIFEX_REMOVAL)
    hush(game)
    finish_vote(game, {}, ALL_FOR)
    assert (game.pontifex(), game.influence[man("papirius")]) == (NOBODY, 0)
    assert game.priests == mask("fabius", "valerius", "junius", "manlius")
    hush(game)
    assert PROPOSE + kinds.PONTIFEX_REMOVAL not in game.legal(game.actors()[0])


def test_2_01_8_a_tribune_may_veto_it() -> None:
    game = temple()
    deal(game, PONTIFEX_SEAT, "tribune_1")
    sit(game)
    offer(game, kinds.PONTIFEX_REMOVAL)
    hush(game)
    vote = voting(game)
    call(game, PONTIFEX_SEAT)
    game.apply(PONTIFEX_SEAT, VETO)
    hush(game)
    assert vote not in game.stack
    assert game.pontifex() == man("papirius")
    assert kinds.PONTIFEX_REMOVAL not in open_kinds(game, kinds.BY_CHAIR)


def test_c_94_moved_by_the_dictator_nobody_vetoes_it() -> None:
    game = temple()
    game.offices[DICTATOR] = man("cornelius")
    deal(game, PONTIFEX_SEAT, "tribune_1")
    sit(game)
    offer(game, kinds.PONTIFEX_REMOVAL)
    hush(game)
    call(game, PONTIFEX_SEAT)
    assert refusal(game, VETO) == "1.09.152"


@pytest.mark.parametrize("step", [kinds.S1, kinds.S2, kinds.S4, kinds.S6])
def test_c_94_it_is_other_business(step: int) -> None:
    game = temple()
    game.session.step = step
    assert kinds.PONTIFEX_REMOVAL not in open_kinds(game, kinds.BY_CHAIR)
    game.session.step = kinds.S7
    assert kinds.PONTIFEX_REMOVAL in open_kinds(game, kinds.BY_CHAIR)
    assert kinds.PONTIFEX_REMOVAL in open_kinds(game, kinds.BY_TRIBUNE)


def test_2_01_8_his_death_cancels_the_vote() -> None:
    game = temple()
    sit(game)
    offer(game, kinds.PONTIFEX_REMOVAL)
    hush(game)
    vote = voting(game)
    die(game, "papirius")
    assert vote not in game.stack


@pytest.mark.parametrize(("ayes", "noes", "settled"), [(60, 0, "carried"), (0, 60, "lost"), (15, 15, "lost")])
def test_2_01_8_the_odds_count_two_thirds(ayes: int, noes: int, settled: str) -> None:
    """All 36 votes in Rome are still open, or few of them: half is not enough."""
    game = temple()
    game.session.step = kinds.S7
    vote = put_to(game, [kinds.PONTIFEX_REMOVAL, man("papirius")], 0, man("cornelius"), kinds.BY_CHAIR)
    hush(game)
    call(game, PONTIFEX_SEAT)
    vote.called = 0b0111
    vote.ayes, vote.noes = ayes, noes
    assert counted(game, PONTIFEX_SEAT, vote).args["settles"] == settled


def test_2_01_8_a_promise_about_his_removal_names_nobody_else() -> None:
    removal = MEASURES[kinds.PONTIFEX_REMOVAL]
    game = temple()
    named = [removal.is_nameable(game, 0, who, NOBODY) for who in (NOBODY, man("papirius"), man("julius"))]
    assert named == [True, True, False]
