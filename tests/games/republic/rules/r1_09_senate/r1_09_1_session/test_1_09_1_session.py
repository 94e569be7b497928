"""[1.09] to [1.09.12] The session and who presides, from the digest."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.ids import CENSOR, DICTATOR, FIELD_CONSUL, MASTER_OF_HORSE, ROME_CONSUL
from comitium.games.republic.choices import PASS, SENATOR
from comitium.games.republic.events import senate as events
from comitium.games.republic.rules.common.people import come_to_rome
from comitium.games.republic.rules.common.ranks import highest
from comitium.games.republic.rules.r1_09_senate import r1_09_senate as phase
from comitium.games.republic.rules.r1_09_senate.choices import ADJOURN, ALL_AGAINST, ALL_FOR, CALL, PROPOSE
from comitium.games.republic.rules.r1_09_senate.kinds import BY_CHAIR, BY_TRIBUNE, FORCES, S1, S7, S9
from comitium.games.republic.rules.r1_09_senate.kinds import CENSOR as CENSORSHIP
from comitium.games.republic.rules.r1_09_senate.kinds import CONSULS as CONSULSHIP
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import first_able, presiding
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import open_kinds
from comitium.games.republic.state.numbers import APION, OPEN_BEQUEST, SENATE, VACANT
from games.republic.fixtures.builder import (
    asked,
    capture,
    create,
    govern,
    listen,
    man,
    new_table,
    play,
    province,
    put,
    rebel,
    refusal,
    say,
    send,
    war,
)
from games.republic.fixtures.senate import (
    attack,
    call,
    finish_vote,
    hush,
    mask,
    only_in_rome,
    put_to,
    senate_without_officers,
    sit,
    voting,
)

# -- 1.09, 1.09.1


def test_1_09_before_the_consuls_are_elected_no_forces_can_be_raised_not_even_by_a_tribune() -> None:
    game = senate_without_officers()
    game.session.step = S1
    assert FORCES not in open_kinds(game, BY_CHAIR)
    assert open_kinds(game, BY_TRIBUNE) == [CONSULSHIP]
    game.session.step = S7
    assert FORCES in open_kinds(game, BY_TRIBUNE)


def test_1_09_1_the_opening_fills_rome_and_begins_a_new_ledger() -> None:
    game = senate_without_officers()
    only_in_rome(game, "cornelius", "fabius", "julius", "claudius", "fulvius", "furius", "junius")
    game.curia = [man("terentius")]
    game.session.attempted = 3
    ear = listen(game)
    play(game, phase.Senate(0))
    assert game.in_rome(man("terentius"))
    assert game.session.attempted == 0
    assert game.session.sitting
    assert ear.all(events.SenateOpened)[0].senator == game.session.chair
    assert asked(game) == "Window"


def test_b_1_apions_province_lies_in_the_forum_when_the_session_opens() -> None:
    game = senate_without_officers()
    game.bequests[APION] = OPEN_BEQUEST
    play(game, phase.Senate(0))
    assert game.province[province("creta_et_cyrenaica")] == VACANT
    assert not game.developed >> province("creta_et_cyrenaica") & 1


def test_b_66_without_an_aligned_senator_in_rome_there_is_no_session_but_markers_are_cleaned() -> None:
    game = senate_without_officers()
    only_in_rome(game)
    game.playing = 0b1111
    put(game, "terentius", 0)
    govern(game, man("terentius"), "sicilia")
    game.exposed = 0b11
    play(game, phase.Senate(0))
    assert game.exposed == 0
    assert game.session.step == S9
    assert not game.session.sitting


# -- 1.09.11


def test_1_09_11_offices_rank_in_their_order_and_who_is_away_does_not_count() -> None:
    game = senate_without_officers()
    for office, key in ((DICTATOR, "acilius"), (ROME_CONSUL, "manlius"), (FIELD_CONSUL, "aurelius"), (CENSOR, "valerius")):
        game.offices[office] = man(key)
    game.offices[MASTER_OF_HORSE] = man("furius")
    for key in ("acilius", "manlius", "aurelius", "valerius", "furius"):
        assert highest(game) == man(key)
        govern(game, man(key), "sicilia")
    assert highest(game) == man("cornelius")


def test_1_09_11_without_officials_influence_then_oratory_then_the_number() -> None:
    game = new_table()
    put(game, "valerius", 0, influence=5)
    put(game, "fabius", 1, influence=5)
    put(game, "cornelius", 2, influence=5)
    assert highest(game) == man("cornelius")
    govern(game, man("cornelius"), "sicilia")
    assert highest(game) == man("fabius")


def test_b_2_unaligned_senators_never_rank() -> None:
    game = new_table()
    put(game, "cornelius", influence=30)
    put(game, "25b_gaius_gracchus", 0, influence=4)
    put(game, "25a_tiberius_gracchus", 1, influence=4)
    assert highest(game) == man("25b_gaius_gracchus")  # more oratory
    put(game, "29b_lucullus", 0, influence=9)
    put(game, "29a_crassus", 1, influence=9)
    assert highest(game) == man("29b_lucullus")  # more oratory


def test_1_09_11_the_master_of_horse_presides_when_all_above_him_are_away_or_dead() -> None:
    game = senate_without_officers()
    game.offices[DICTATOR] = man("cornelius")
    game.offices[MASTER_OF_HORSE] = man("acilius")
    send(game, man("cornelius"), "1st_gallic_war", legions=3)
    assert highest(game) == man("acilius")


def test_1_09_11_captives_and_rebels_are_absent() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.offices[FIELD_CONSUL] = man("julius")
    capture(game, man("cornelius"), war("1st_punic_war"))
    rebel(game, man("julius"), legions=2)
    assert highest(game) not in (man("cornelius"), man("julius"))
    assert not game.in_rome(man("cornelius"))


# -- 1.09.12


def test_1_09_12_with_a_vacant_province_the_chair_cannot_adjourn() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    create(game, "sicilia")
    sit(game, "other_business")
    assert asked(game) != "Business"
    assert refusal(game, ADJOURN, 0) != ""


def test_1_09_12_the_vote_goes_on_under_the_field_consul_when_the_rome_consul_is_killed() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.offices[FIELD_CONSUL] = man("acilius")
    put_to(game, [CENSORSHIP, man("aurelius")], 0, man("cornelius"), BY_CHAIR)
    call(game, 0)
    say(game, ALL_FOR)
    call(game, 1)
    say(game, ALL_FOR)
    cast = voting(game).ayes
    hush(game)
    say(game, CALL + 2)
    hush(game)
    game.loaded = [6]
    say(game, *attack("furius", "cornelius"))
    say(game, ALL_AGAINST)
    hush(game)
    assert game.actors() == [3]
    assert game.legal(3) == [CALL + 3]
    say(game, CALL + 3)
    hush(game)
    ear = listen(game)
    say(game, ALL_FOR)
    assert ear.all(events.VoteClosed)[0].ayes > cast
    assert game.offices[CENSOR] == man("aurelius")


def test_b_74_a_chair_who_dies_after_his_call_is_succeeded_by_who_calls_anew() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.offices[FIELD_CONSUL] = man("acilius")
    put_to(game, [CENSORSHIP, man("aurelius")], 0, man("cornelius"), BY_CHAIR)
    hush(game)
    say(game, CALL)
    say(game, ALL_FOR)
    voting(game).watchers = 0b0100
    say(game, CALL + 1)
    assert asked(game) == "Window"
    assert game.actors() == [2]
    game.loaded = [6]
    for choice in attack("furius", "cornelius"):
        game.apply(2, choice)
    hush(game)
    assert asked(game) == "Call"
    assert game.actors() == [3]


def test_b_3_who_has_stood_down_is_skipped_and_the_bar_is_ignored_if_all_have() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    game.offices[FIELD_CONSUL] = man("julius")
    game.session.stood_down = mask("cornelius")
    assert first_able(game) == man("julius")
    assert highest(game) == man("cornelius")
    game.session.stood_down = game.rome
    assert first_able(game) == man("cornelius")


def test_b_4_a_higher_official_takes_the_chair_at_the_next_item_not_in_a_vote() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    govern(game, man("cornelius"), "sicilia")
    game.offices[FIELD_CONSUL] = man("julius")
    sit(game, "censor")
    game.session.chair = man("julius")
    assert asked(game) == "CensorStep"
    say(game, PROPOSE + CENSORSHIP, SENATOR + man("acilius"))
    come_to_rome(game, man("cornelius"), "")
    game.advance()
    assert presiding(game) == man("julius")
    finish_vote(game, {}, ALL_FOR)
    hush(game)
    assert game.session.chair == man("cornelius")


def test_1_09_12_the_chair_picks_the_order_of_factions() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("fulvius")
    put_to(game, [CENSORSHIP, man("aurelius")], 2, man("fulvius"), BY_CHAIR)
    hush(game)
    assert game.actors() == [2]
    assert [choice - CALL for choice in game.legal(2) if choice < CALL + 10] == [0, 1, 2, 3]
    say(game, CALL + 3)
    hush(game)
    say(game, ALL_FOR)
    hush(game)
    assert refusal(game, CALL + 3, 2) == "1.09.12"


def test_1_09_6_each_kind_of_business_names_its_rule() -> None:
    game = senate_without_officers()
    game.offices[ROME_CONSUL] = man("cornelius")
    sit(game, "other_business")
    assert game.stack[-1].rule_of(game, 0, ADJOURN) == "1.09.12"
    assert game.stack[-1].rule_of(game, 0, PROPOSE + FORCES).startswith("1.09.63")


@pytest.mark.parametrize("seed", range(3))
def test_1_09_a_whole_phase_can_be_played_by_the_first_choices(seed: int) -> None:
    game = senate_without_officers()
    game.phase = SENATE
    play(game, phase.Senate(0))
    answers = 0
    while game.stack:
        menu = game.legal(game.actors()[0])
        choice = PASS if PASS in menu else ADJOURN if ADJOURN in menu else menu[seed % len(menu)]
        say(game, choice)
        answers += 1
        assert answers < 3000
    assert game.session.step == S9
    assert game.offices[ROME_CONSUL] >= 0
    assert game.offices[CENSOR] >= 0
