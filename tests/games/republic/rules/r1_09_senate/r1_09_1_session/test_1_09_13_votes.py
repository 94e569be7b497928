"""[1.09.13] to [1.09.144], [1.09.16] to [1.09.18] Proposals and votes, from the digest."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.ids import CENSOR, FIELD_CONSUL, ROME_CONSUL
from comitium.games.republic.choices import NO, SENATOR, YES
from comitium.games.republic.events import senate as events
from comitium.games.republic.rules.r1_09_senate.choices import (
    ABSTAIN,
    AGAINST,
    ALL_ABSTAIN,
    ALL_AGAINST,
    ALL_FOR,
    ATTEMPT,
    CALL,
    FOR,
    LOSE_INFLUENCE,
    ONE_BY_ONE,
    PROPOSE,
    STAND_DOWN,
    TRIBUNE,
    VETO,
    WITHDRAW,
)
from comitium.games.republic.rules.r1_09_senate.kinds import (
    BY_CHAIR,
    BY_GRACCHUS,
    BY_TRIBUNE,
    FORCES,
    LAND_BILL,
    S1,
    S4,
    S6,
    S7,
)
from comitium.games.republic.rules.r1_09_senate.kinds import CENSOR as CENSORSHIP
from comitium.games.republic.rules.r1_09_senate.kinds import CONSULS as CONSULSHIP
from comitium.games.republic.rules.r1_09_senate.kinds import DICTATOR as DICTATORSHIP
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import is_rejected, open_kinds, reject
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import Proposing
from comitium.games.republic.state.numbers import NOBODY, OUT
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, deal, govern, listen, man, put, refusal, say
from games.republic.fixtures.senate import (
    attack,
    call,
    finish_vote,
    hush,
    interrupt,
    mask,
    offer,
    put_to,
    senate_with_officers,
    senate_without_officers,
    sit,
    tell,
    voting,
)
from games.republic.fixtures.senate_business.tribunate import nominated

# -- 1.09.13, 1.09.131


def test_b_5_before_the_first_call_the_proposer_may_withdraw_and_nothing_is_lost() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    sit(game, "censor")
    say(game, PROPOSE + CENSORSHIP, SENATOR + man("aurelius"))
    hush(game)
    assert WITHDRAW in game.legal(0)
    say(game, WITHDRAW)
    assert asked(game) == "CensorStep"
    assert game.session.rejected == []


def test_b_5_after_the_first_call_nothing_is_withdrawn() -> None:
    game = nominated()
    call(game, 0)
    say(game, ALL_FOR)
    hush(game)
    assert refusal(game, WITHDRAW, 0) == "1.09.13"


def test_1_09_13_a_tribune_goes_first_and_then_the_chair_may_still_call_or_drop_its_own() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    deal(game, 2, "tribune_1")
    sit(game, "censor")
    say(game, PROPOSE + CENSORSHIP, SENATOR + man("aurelius"))
    interrupt(game, 2, TRIBUNE)
    say(game, PROPOSE + CENSORSHIP, SENATOR + man("acilius"))
    assert voting(game).proposal == [CENSORSHIP, man("acilius")]
    finish_vote(game, {}, ALL_AGAINST)
    hush(game)
    assert voting(game).proposal == [CENSORSHIP, man("aurelius")]
    assert WITHDRAW in game.legal(0)


def test_1_09_131_the_order_of_names_is_no_content() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    sit(game, "consuls")
    say(game, SENATOR + man("fabius"), SENATOR + man("claudius"))
    finish_vote(game, {0: ALL_ABSTAIN}, ALL_AGAINST)
    say(game, LOSE_INFLUENCE)
    assert asked(game) == "Nominate"
    say(game, SENATOR + man("claudius"))
    assert refusal(game, SENATOR + man("fabius"), 0) == "1.09.131"
    assert SENATOR + man("valerius") in game.legal(0)


def test_1_09_131_a_single_name_stays_out_for_the_phase() -> None:
    game = nominated()
    finish_vote(game, {1: ALL_AGAINST})
    assert is_rejected(game, [CENSORSHIP, man("aurelius")])


@pytest.mark.parametrize("bars", [True, False])
def test_b_6_a_veto_counts_as_a_rejection_unless_the_option_says_otherwise(bars: bool) -> None:
    game = senate_without_officers(veto_bars_repeat=bars)
    game.offices[ROME_CONSUL] = man("cornelius")
    vote = put_to(game, [LAND_BILL, 1, man("fabius"), man("claudius")], 0, man("cornelius"), BY_CHAIR)
    vote.veto(game, 2)
    assert is_rejected(game, [LAND_BILL, 1, man("fabius"), man("claudius")]) == bars


def test_b_6_a_vetoed_slate_is_barred_in_any_case() -> None:
    game = nominated(veto_bars_repeat=False)
    voting(game).veto(game, 2)
    assert is_rejected(game, [CENSORSHIP, man("aurelius")])


def test_b_6_a_cancelled_proposal_is_not_rejected() -> None:
    game = nominated()
    game.loaded = [6]
    interrupt(game, 3, *attack("acilius", "aurelius"))
    assert not is_rejected(game, [CENSORSHIP, man("aurelius")])


# -- 1.09.14 to 1.09.142


def test_1_09_14_exactly_the_factions_with_a_senator_in_rome_are_called() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    for key in ("junius", "papirius", "acilius"):
        govern(game, man(key), "sicilia")
    put_to(game, [CENSORSHIP, man("aurelius")], 0, man("cornelius"), BY_CHAIR)
    hush(game)
    assert [choice - CALL for choice in game.legal(0) if choice != WITHDRAW] == [0, 1, 2]


def test_1_09_14_nobody_abstains_from_a_land_bill() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    put_to(game, [LAND_BILL, 1, man("fabius"), man("claudius")], 0, NOBODY, BY_GRACCHUS)
    call(game, 1)
    assert ALL_ABSTAIN not in game.legal(1)
    assert refusal(game, ALL_ABSTAIN, 1) == "1.09.14"
    say(game, ONE_BY_ONE)
    assert refusal(game, ABSTAIN, 1) == "1.09.14"


def test_1_09_141_oratory_and_knights_of_those_in_rome() -> None:
    game = senate_without_officers(players=3)
    game.offices[ROME_CONSUL] = man("julius")
    put(game, "sulpicius", 2)
    put(game, "25a_tiberius_gracchus", 2)
    put(game, "papirius", 2)
    for key in ("fulvius", "furius", "aurelius"):
        govern(game, man(key), "sicilia")
    govern(game, man("papirius"), "africa")
    game.members[2] |= mask("manlius")
    game.members[1] &= ~mask("manlius")
    game.faction[man("manlius")] = 2
    game.knights[man("manlius")] = 2
    game.talents[man("manlius")] = 3
    put_to(game, [CENSORSHIP, man("sulpicius")], 1, man("julius"), BY_CHAIR)
    call(game, 2)
    assert game.stack[-1].ask(game, 2).args["votes"] == 10
    say(game, ONE_BY_ONE)
    assert FOR + 3 in game.legal(2)
    assert refusal(game, FOR + 4, 2) == "1.09.141"
    say(game, FOR + 3, FOR, FOR)
    assert voting(game).ayes == 13
    assert game.talents[man("manlius")] == 0


def test_b_8_talents_are_gone_even_if_the_vote_is_vetoed() -> None:
    game = nominated()
    deal(game, 3, "tribune_1")
    game.talents[man("julius")] = 5
    call(game, 1)
    say(game, ONE_BY_ONE, AGAINST + 5)
    assert game.talents[man("julius")] == 0
    say(game, ABSTAIN, ABSTAIN)
    call(game, 3)
    say(game, VETO)
    hush(game)
    assert game.talents[man("julius")] == 0


def test_1_09_142_senators_of_one_faction_may_vote_differently() -> None:
    game = nominated()
    call(game, 1)
    say(game, ONE_BY_ONE, FOR, AGAINST, ABSTAIN)
    vote = voting(game)
    assert (vote.ayes, vote.noes) == (3, 3)  # Julius and Claudius
    assert (vote.favour, vote.opposed) == (mask("julius"), mask("claudius"))


def test_1_09_142_who_has_voted_no_longer_vetoes_but_may_still_attempt() -> None:
    game = nominated()
    deal(game, 0, "tribune_1")
    call(game, 0)
    say(game, ALL_FOR)
    voting(game).watchers = 0b0001
    hush(game)
    say(game, CALL + 1)
    assert asked(game) == "Window"
    assert game.actors() == [0]
    assert refusal(game, VETO, 0) == "1.09.142"
    assert ATTEMPT in game.legal(0)


# -- 1.09.143, 1.09.144


@pytest.mark.parametrize(("ayes", "noes", "passes"), [(10, 10, False), (11, 10, True), (5, 0, True), (0, 0, False)])
def test_1_09_143_more_for_than_against(ayes: int, noes: int, passes: bool) -> None:
    game = nominated()
    vote = voting(game)
    vote.ayes, vote.noes = ayes, noes
    finish_vote(game, {})
    assert (game.offices[CENSOR] == man("aurelius")) == passes


def defeated(influence: int, **ways: int) -> Republic:
    game = nominated()
    game.influence[man("cornelius")] = influence
    game.offices[FIELD_CONSUL] = man("julius")
    finish_vote(game, {0: ALL_FOR, **{int(seat[1:]): way for seat, way in ways.items()}}, ALL_AGAINST)
    return game


def test_1_09_144_after_a_unanimous_defeat_the_chair_loses_one_influence() -> None:
    game = defeated(5)
    assert asked(game) == "Defeat"
    say(game, LOSE_INFLUENCE)
    assert game.influence[man("cornelius")] == 4
    assert game.session.stood_down == 0


def test_1_09_144_without_influence_he_stands_down_and_keeps_his_office() -> None:
    game = defeated(0)
    assert refusal(game, LOSE_INFLUENCE, 0) == "1.09.144"
    say(game, STAND_DOWN)
    assert game.session.stood_down == mask("cornelius")
    assert game.offices[ROME_CONSUL] == man("cornelius")
    from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import presiding

    assert presiding(game) == man("julius")


def test_1_09_144_one_foreign_abstention_breaks_unanimity() -> None:
    assert asked(defeated(5, s2=ALL_ABSTAIN)) != "Defeat"


def test_1_09_144_not_for_what_a_tribune_has_proposed() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    put_to(game, [CENSORSHIP, man("aurelius")], 0, NOBODY, BY_TRIBUNE)
    finish_vote(game, {}, ALL_AGAINST)
    assert asked(game) != "Defeat"


def test_b_10_who_joins_after_his_faction_has_voted_is_ignored() -> None:
    game = nominated()
    call(game, 1)
    say(game, ALL_AGAINST)
    put(game, "terentius", 1)
    finish_vote(game, {0: ALL_FOR}, ALL_AGAINST)
    assert asked(game) == "Defeat"


def test_1_09_144_a_vetoed_proposal_brings_no_penalty() -> None:
    game = nominated()
    deal(game, 3, "tribune_1")
    for seat in (1, 2):
        call(game, seat)
        say(game, ALL_AGAINST)
    call(game, 3)
    say(game, VETO)
    hush(game)
    assert asked(game) != "Defeat"


# -- 1.09.16 to 1.09.18


def test_1_09_16_what_is_passed_takes_effect_with_the_last_vote() -> None:
    game = nominated()
    ear = listen(game)
    for seat in (0, 1, 2):
        call(game, seat)
        say(game, ALL_FOR)
    call(game, 3)
    before = len(ear.events)
    say(game, ALL_FOR)
    names = ear.names()[before:]
    assert names.index("VoteClosed") < names.index("OfficeTaken")
    assert "PASS" not in names


def test_1_09_17_only_what_fits_the_step_is_proposed() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    sit(game, "censor")
    assert asked(game) == "CensorStep"
    assert game.legal(0) == [PROPOSE + CENSORSHIP]
    assert refusal(game, PROPOSE + DICTATORSHIP, 0) == "1.09.4"


def test_1_09_171_an_office_is_never_given_up() -> None:
    """Nothing that is ever proposed or asked in the session takes an office away, and standing down leaves it."""
    game = defeated(5)
    say(game, STAND_DOWN)
    assert game.offices[ROME_CONSUL] == man("cornelius")
    for step in (S1, S4, S6, S7):
        game.session.step = step
        assert not {CENSORSHIP, CONSULSHIP} & {*open_kinds(game, BY_CHAIR)} or step in (S1, S4)


@pytest.mark.parametrize(("option", "again"), [(False, False), (True, True)])
def test_b_17_a_censor_who_dies_in_his_step_is_not_replaced_unless_the_option_says_so(option: bool, again: bool) -> None:
    game = senate_without_officers(refill_office_same_turn=option)
    game.offices[ROME_CONSUL] = man("cornelius")
    game.prior_consul = mask("aurelius", "acilius")
    sit(game, "censor")
    say(game, PROPOSE + CENSORSHIP, SENATOR + man("aurelius"))
    finish_vote(game, {}, ALL_FOR)
    assert asked(game) == "Window"
    game.loaded = [6]
    interrupt(game, 1, *attack("julius", "aurelius"))
    hush(game)
    assert (game.offices[CENSOR] == man("acilius")) == again
    assert game.session.step >= S6


def test_1_09_172_a_nominee_is_not_asked() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    sit(game, "censor")
    say(game, PROPOSE + CENSORSHIP, SENATOR + man("julius"))
    assert asked(game) == "Window"
    call(game, 1)
    assert ALL_AGAINST in game.legal(1)


def test_1_09_18_the_influence_of_an_office_stays() -> None:
    game = senate_without_officers()
    game.offices[CENSOR] = man("aurelius")
    game.influence[man("aurelius")] = 10
    from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_4_censor import become_censor

    become_censor(game, man("acilius"))
    assert game.influence[man("aurelius")] == 10
    become_censor(game, man("acilius"))
    assert game.influence[man("acilius")] == 3 + 10  # elected again: five again


def test_1_09_721_the_successor_of_a_dead_proposer_keeps_or_drops_his_proposal() -> None:
    for answer, stays in ((YES, True), (NO, False)):
        game = nominated()
        game.offices[FIELD_CONSUL] = man("manlius")
        ear = listen(game)
        game.loaded = [6]
        interrupt(game, 2, *attack("furius", "cornelius"))
        hush(game)
        assert asked(game) == "Adopt"
        assert game.actors() == [1]
        say(game, answer)
        assert (asked(game) == "Call") == stays
        assert [closed.result for closed in ear.all(events.VoteClosed)] == ([] if stays else ["dropped"])


def test_1_09_131_a_pair_is_barred_as_a_pair_only() -> None:
    game = senate_without_officers()
    game.session.step = S1
    reject(game, [CONSULSHIP, man("fabius"), man("claudius")])
    from comitium.games.republic.rules.r1_09_senate.r1_09_2_consuls import is_barred, partners

    assert is_barred(game, man("claudius"), man("fabius"))
    assert not is_barred(game, man("claudius"), man("valerius"))
    assert not partners(game, man("fabius")) >> man("claudius") & 1
    assert game.where[man("fabius")] != OUT


def test_1_09_13_what_is_on_the_floor_is_not_being_drafted_any_more() -> None:
    game = senate_with_officers()
    sit(game)
    offer(game, FORCES)
    assert game.topmost(Proposing) is not None
    tell(game, "raise-legions 1", "done")
    assert voting(game).proposal[0] == FORCES
    assert game.topmost(Proposing) is None


def test_1_09_131_what_was_rejected_meanwhile_leaves_the_floor_before_it_is_called() -> None:
    game = senate_without_officers()
    game.session.step = S4
    vote = put_to(game, [CENSORSHIP, man("aurelius")], 0, man("cornelius"), BY_CHAIR)
    assert vote.goes_on(game)
    reject(game, vote.proposal)
    ear = listen(game)
    assert not vote.goes_on(game)
    (closed,) = ear.all(events.VoteClosed)
    assert (closed.result, closed.rule) == ("void", "1.09.131")
