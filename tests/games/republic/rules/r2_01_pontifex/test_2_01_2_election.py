"""[2.01] [2.01.2] The election of the Pontifex Maximus, and what the office bars."""

from __future__ import annotations

import pytest

from comitium.core.digest import described
from comitium.core.errors import BadPosition
from comitium.games.republic.catalogue.ids import CENSOR, FIELD_CONSUL, PONTIFEX_MAXIMUS, ROME_CONSUL
from comitium.games.republic.choices import NO, SENATOR, YES
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.notation import write
from comitium.games.republic.rules.common.ranks import highest
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_07_forum.r1_07_8_order import mark_major
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import MEASURES, open_kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_2_consuls import eligible as consuls_eligible
from comitium.games.republic.rules.r1_09_senate.r1_09_3_dictator import candidates
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_4_censor import pool
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_42_judgment import convict
from comitium.games.republic.rules.r1_09_senate.r1_09_5_governors import eligible as governors_eligible
from comitium.games.republic.rules.r1_09_senate.r1_09_52_posts import may_go
from comitium.games.republic.rules.r1_10_combat.commanders import make_proconsul
from comitium.games.republic.rules.r1_11_revolution.r1_11_32_partisans import turn_rebel
from comitium.games.republic.rules.r2_01_pontifex.r2_01_2_election import eligible
from comitium.games.republic.state.numbers import NOBODY, count
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.advanced.temple import ADVANCED, elect, temple, vacant
from games.republic.fixtures.bargain import agree
from games.republic.fixtures.builder import asked, capture, deal, enact, man, refusal, send, wage
from games.republic.fixtures.senate import (
    ballot,
    die,
    hush,
    mask,
    menu,
    only_in_rome,
    refused,
    senate_with_officers,
    sit,
    tell,
    veto,
)


def test_2_01_without_the_option_the_dictator_comes_next() -> None:
    game = senate_with_officers()
    sit(game, "to_dictator", filled=0b110)
    hush(game)
    assert game.session.step != kinds.S2
    assert len(game.offices) == 5
    assert game.pontifex() == NOBODY
    assert kinds.PONTIFEX not in open_kinds(game, kinds.BY_CHAIR)


def test_2_01_2_the_election_follows_the_consuls_and_precedes_the_dictator() -> None:
    """[digest] Even with three active wars."""
    game = senate_with_officers(**ADVANCED)
    for key in ("1st_punic_war", "1st_gallic_war", "1st_macedonian_war"):
        wage(game, key)
    sit(game, "to_dictator", filled=0b110)
    hush(game)
    assert (asked(game), game.session.step) == ("NominatePontifex", kinds.S2)
    game.influence[man("papirius")] = 4
    elect(game, "papirius")
    assert game.pontifex() == man("papirius")
    assert game.influence[man("papirius")] == 9
    hush(game)
    assert (asked(game), game.session.step) == ("Appoint", kinds.S3)


@pytest.mark.parametrize("away", [False, True])
def test_2_01_2_who_lives_keeps_the_office_in_rome_or_captive(away: bool) -> None:
    game = temple()
    if away:
        capture(game, man("papirius"), wage(game, "1st_punic_war"))
    sit(game, "to_dictator", filled=0b110)
    hush(game)
    assert asked(game) != "NominatePontifex"
    assert game.influence[man("papirius")] == 5


def test_2_01_2_the_consuls_are_barred_and_the_censor_gives_up_his_office() -> None:
    """[digest] Eight in Rome, two of them the Consuls, one the Censor: six candidates; then S4 elects another Censor."""
    game = senate_with_officers(**ADVANCED)
    only_in_rome(game, "cornelius", "fabius", "julius", "claudius", "fulvius", "furius", "junius", "papirius")
    game.influence[man("fulvius")] = 11
    sit(game, "to_dictator", filled=0b110)
    hush(game)
    assert count(eligible(game)) == 6
    assert SENATOR + man("cornelius") not in game.legal(game.actors()[0])
    refused(game, "senator cornelius", "2.01.2")
    elect(game, "fulvius")
    assert (game.pontifex(), game.offices[CENSOR]) == (man("fulvius"), NOBODY)
    assert game.influence[man("fulvius")] == 16
    assert not game.session.filled >> CENSOR & 1


def test_c_45_with_pontifex_single_office_false_a_consul_may_be_elected_and_the_censor_keeps_his() -> None:
    game = vacant(pontifex_single_office=False)
    hush(game)
    assert count(eligible(game)) == 12
    elect(game, "fulvius")
    assert (game.pontifex(), game.offices[CENSOR]) == (man("fulvius"), man("fulvius"))


@pytest.mark.parametrize("single", [True, False])
def test_c_45_the_pontifex_takes_no_other_office_and_no_province(single: bool) -> None:
    game = temple(pontifex_single_office=single)
    bit = mask("papirius")
    game.prior_consul |= bit
    others = [consuls_eligible(game), candidates(game), pool(game)]
    assert [one & bit == 0 for one in others] == [single] * 3
    assert not governors_eligible(game) & bit
    enact(game, "vatinian_law")
    assert governors_eligible(game) & bit
    assert may_go(game, man("papirius")) is not single


def test_2_01_2_names_that_fall_stay_out_and_the_last_one_needs_no_vote() -> None:
    game = senate_with_officers(**ADVANCED)
    only_in_rome(game, "cornelius", "julius", "fulvius", "junius", "papirius")
    sit(game, "to_dictator", filled=0b110)
    elect(game, "junius", "D")
    hush(game)
    assert menu(game) == ["senator fulvius", "senator papirius"]
    refused(game, "senator junius", "2.01.2")
    elect(game, "papirius", "D")
    hush(game)
    assert game.pontifex() == man("fulvius")


def test_1_09_152_a_tribune_may_veto_a_candidate_whatever_the_option_says_of_repeats() -> None:
    game = senate_with_officers(**ADVANCED, veto_bars_repeat=False)
    deal(game, 1, "tribune_1")
    sit(game, "to_dictator", filled=0b110)
    hush(game)
    tell_name(game, "papirius")
    veto(game, 1)
    hush(game)
    assert asked(game) == "NominatePontifex"
    assert SENATOR + man("papirius") not in game.legal(game.actors()[0])


def tell_name(game: Republic, key: str) -> None:
    """The chair names him; the window of the announcement stays open."""
    game.apply(game.actors()[0], SENATOR + man(key))


def test_c_46_a_later_vacancy_waits_a_turn() -> None:
    for options in ({}, {"refill_office_same_turn": True}):
        game = vacant(**options)
        elect(game, "papirius")
        kill(game, man("papirius"), "test")
        game.advance()
        hush(game)
        assert game.pontifex() == NOBODY
        assert asked(game) != "NominatePontifex"
        assert game.session.filled >> ROME_CONSUL & 1
        assert game.session.filled >> FIELD_CONSUL & 1


def test_2_01_2_a_candidate_who_dies_cancels_the_vote() -> None:
    game = vacant()
    hush(game)
    tell_name(game, "papirius")
    hush(game)
    die(game, "papirius")
    hush(game)
    assert asked(game) == "NominatePontifex"
    elect(game, "junius")
    assert game.pontifex() == man("junius")


def test_1_09_11_he_is_sixth_in_rank_and_takes_a_major_marker() -> None:
    game = temple()
    for office in (ROME_CONSUL, FIELD_CONSUL, CENSOR):
        game.offices[office] = NOBODY
    game.influence[man("fabius")] = 20
    assert highest(game) == man("papirius")
    mark_major(game)
    assert game.major == mask("papirius")


@pytest.mark.parametrize(("option", "keeps"), [("execution", True), ("any", False)])
def test_c_47_a_minor_conviction_takes_the_office_only_by_pontifex_conviction_any(option: str, keeps: bool) -> None:
    game = temple(pontifex_conviction=option)
    game.influence[man("papirius")] = 11
    convict(game, man("papirius"), man("fabius"))
    assert (game.pontifex() == man("papirius")) is keeps
    assert game.influence[man("papirius")] == 6


def test_2_01_2_an_execution_ends_it() -> None:
    game = temple()
    kill(game, man("papirius"), "1.09.442")
    assert game.pontifex() == NOBODY


def test_c_31_a_rebel_loses_the_pontificate_and_no_influence() -> None:
    game = temple()
    turn_rebel(game, man("papirius"))
    assert (game.pontifex(), game.influence[man("papirius")]) == (NOBODY, 5)


def test_c_93_at_war_beside_another_office_he_keeps_the_pontificate_as_proconsul() -> None:
    game = temple(pontifex_single_office=False)
    wage(game, "1st_punic_war")
    game.offices[FIELD_CONSUL] = man("papirius")
    send(game, man("papirius"), "1st_punic_war", legions=3)
    make_proconsul(game, man("papirius"), "1.10.8")
    assert (game.offices[FIELD_CONSUL], game.pontifex()) == (NOBODY, man("papirius"))


def test_1_04_3_votes_and_conditions_name_the_pontificate() -> None:
    game = vacant()
    agree(game, "amphora for column pontifex papirius")
    agree(game, "column pay amphora 3 if elected pontifex_maximus papirius")
    elect(game, "papirius", "ABCD")
    assert game.pontifex() == man("papirius")


def test_2_01_a_position_names_pontifex_priests_and_who_is_liable() -> None:
    text = (
        "advanced=choose pontifex=true seat_order=as_joined column=cornelius*(rome_consul),fabius(priest) "
        "amphora=papirius*(pontifex_maximus,priest),julius trident=fulvius*(liable) star=junius* "
        "phase=senate session=chair:cornelius,sitting:1,step:7,pontifex_vetoed:1 stack=Years(combat)"
    )
    game = GAME_TYPE.from_position(text, 1)
    assert isinstance(game, Republic)
    assert (game.pontifex(), game.liable) == (man("papirius"), man("fulvius"))
    assert game.priests == mask("fabius", "papirius")
    assert game.session.pontifex_vetoed
    again = GAME_TYPE.from_position(write.position(game, GAME_TYPE.meta), 1)
    assert described(again) == described(game)


def test_c_45_a_position_has_a_pontifex_with_another_office_only_where_the_option_allows_it() -> None:
    text = (
        "pontifex=true column=cornelius*(rome_consul,pontifex_maximus) amphora=julius* trident=fulvius* star=junius* "
        "pontifex_single_office={}"
    )
    game = GAME_TYPE.from_position(text.format("false"), 1)
    assert game.pontifex() == game.offices[ROME_CONSUL] == man("cornelius")
    assert "cornelius*(rome_consul,pontifex_maximus)" in GAME_TYPE.position(game)
    with pytest.raises(BadPosition):
        GAME_TYPE.from_position(text.format("true"), 1)


def test_2_01_2_only_the_listed_may_be_named() -> None:
    game = vacant()
    hush(game)
    assert refusal(game, YES) == "2.01.2"
    assert refusal(game, NO) == "2.01.2"
    tell(game, "senator papirius")
    ballot(game)
    assert game.offices[PONTIFEX_MAXIMUS] == man("papirius")


def test_2_01_2_the_floor_is_open_between_the_pontifex_and_the_dictator() -> None:
    """A Tribune may still be played in the step of the Pontifex, when he is elected."""
    game = vacant()
    deal(game, 2, "tribune_1")
    elect(game, "papirius")
    assert (asked(game), game.session.step, game.pontifex()) == ("Window", kinds.S2, man("papirius"))
    assert 2 in game.actors()


def test_2_01_2_nobody_is_proposed_where_one_man_is_left() -> None:
    """[1.09.131] He is elected without a vote."""
    game = vacant()
    hush(game)
    only_in_rome(game, "papirius", "furius")
    assert MEASURES[kinds.PONTIFEX].is_open(game, kinds.BY_CHAIR)
    only_in_rome(game, "papirius")
    assert not MEASURES[kinds.PONTIFEX].is_open(game, kinds.BY_CHAIR)
