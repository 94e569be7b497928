"""[1.09.41] to [1.09.413] Prosecutions: who may be accused, of what, by whom, from the digest."""

from __future__ import annotations

from comitium.games.republic.catalogue.ids import CENSOR, ROME_CONSUL
from comitium.games.republic.choices import NO, PASS, SENATOR, YES
from comitium.games.republic.events import trials as events
from comitium.games.republic.names import CHARGE_CONCESSION, CHARGE_PROVINCE
from comitium.games.republic.rules.r1_09_senate.choices import (
    ALL_ABSTAIN,
    ALL_AGAINST,
    ALL_FOR,
    LOSE_INFLUENCE,
    STAND_DOWN,
)
from comitium.games.republic.rules.r1_09_senate.kinds import MINOR
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_charges import CORRUPT, MAJOR_MARKER, charges
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.trials_choices import ACCUSE, ACCUSE_OF_MAJOR, CHARGE
from games.republic.fixtures.builder import asked, concession, enact, govern, grant, listen, man, province, refusal, say
from games.republic.fixtures.senate import all_against, attack, finish_vote, hush, interrupt, mask, sit, voting
from games.republic.fixtures.senate_business.courts import accuse, court, open_court

# -- 1.09.41


def test_1_09_41_after_one_minor_a_second_is_legal_but_no_major_and_no_third() -> None:
    game = court("fabius", "fulvius", "junius")
    game.major = mask("acilius")
    open_court(game)
    accuse(game, "fabius", "claudius")
    all_against(game)
    say(game, LOSE_INFLUENCE)  # all the others have voted against
    hush(game)
    assert asked(game) == "CensorsMenu"
    assert refusal(game, ACCUSE_OF_MAJOR + man("acilius"), 1) == "1.09.41"
    assert ACCUSE + man("fulvius") in game.legal(1)
    accuse(game, "fulvius", "claudius")
    finish_vote(game, {0: ALL_FOR})
    hush(game)
    assert asked(game) != "CensorsMenu"  # no third
    assert game.session.no_trials


def test_1_09_41_a_major_prosecution_leaves_no_room_for_another() -> None:
    game = court("fabius")
    game.major = mask("acilius", "junius")
    open_court(game)
    accuse(game, "acilius", "claudius", ACCUSE_OF_MAJOR)
    finish_vote(game, {0: ALL_FOR})
    hush(game)
    assert game.session.majors == 1
    assert asked(game) != "CensorsMenu"


def test_1_09_41_a_censor_without_influence_must_close_after_a_unanimous_defeat() -> None:
    game = court("fabius", "fulvius")
    game.influence[man("julius")] = 0
    open_court(game)
    accuse(game, "fabius", "claudius")
    all_against(game)
    assert asked(game) == "Defeat"
    assert game.legal(1) == [STAND_DOWN]
    say(game, STAND_DOWN)
    hush(game)
    assert game.session.no_trials
    assert game.session.stood_down == 0  # he is not barred as presiding magistrate
    assert game.corrupt == 0


def test_1_09_41_after_a_unanimous_defeat_the_censor_pays_and_goes_on() -> None:
    game = court("fabius", "fulvius")
    game.influence[man("julius")] = 3
    open_court(game)
    accuse(game, "fabius", "claudius")
    all_against(game)
    say(game, LOSE_INFLUENCE)
    hush(game)
    assert game.influence[man("julius")] == 2
    assert ACCUSE + man("fulvius") in game.legal(1)


def test_1_09_41_or_hands_the_chair_back_and_the_presiding_magistrate_goes_on() -> None:
    game = court("fabius", "fulvius")
    open_court(game)
    accuse(game, "fabius", "claudius")
    all_against(game)
    say(game, STAND_DOWN)
    hush(game)
    assert game.corrupt == 0
    assert asked(game) == "Business"
    assert game.session.chair == man("cornelius")
    assert game.actors() == [0]


def test_1_09_41_one_abstention_of_another_player_is_no_unanimous_defeat() -> None:
    game = court("fabius", "fulvius")
    open_court(game)
    accuse(game, "fabius", "claudius")
    finish_vote(game, {3: ALL_ABSTAIN}, ALL_AGAINST)
    assert asked(game) != "Defeat"


def test_1_09_41_the_censor_calls_the_factions() -> None:
    game = court("fabius")
    open_court(game)
    accuse(game, "fabius", "claudius")
    hush(game)
    assert asked(game) == "Call"
    assert game.actors() == [1]


def test_1_09_41_the_censor_does_not_prosecute_himself_nor_who_is_away() -> None:
    game = court("julius", "fabius", "junius")
    govern(game, man("junius"), "sicilia")
    open_court(game)
    assert refusal(game, ACCUSE + man("julius"), 1) == "1.09.41"
    assert refusal(game, ACCUSE + man("junius"), 1) == "1.09.41"
    assert refusal(game, ACCUSE + man("acilius"), 1) == "1.09.412"


def test_1_09_41_the_death_of_the_censor_cancels_the_trial_and_ends_the_step() -> None:
    game = court("fabius", "fulvius")
    open_court(game)
    accuse(game, "fabius", "claudius")
    game.loaded = [6]
    interrupt(game, 0, *attack("valerius", "julius"))
    hush(game)
    assert game.session.minors == 1
    assert game.session.no_trials
    assert game.corrupt == 0
    assert asked(game) == "Business"


def test_1_09_41_without_anybody_to_accuse_the_censor_is_not_asked() -> None:
    game = court()
    open_court(game)
    hush(game)
    assert asked(game) == "Business"


def test_1_09_41_without_a_censor_the_markers_are_cleaned_all_the_same() -> None:
    game = court("fabius")
    game.offices[CENSOR] = -1
    open_court(game)
    hush(game)
    assert game.corrupt == 0
    assert asked(game) == "Business"


def test_b_65_a_censor_who_has_stood_down_presides_unless_the_option_forbids_it() -> None:
    for option, expected in (("presides", "CensorsMenu"), ("no_trials", "Business")):
        game = court("fabius", barred_censor=option)
        sit(game, "prosecutions", stood_down=mask("julius"))
        hush(game)
        assert asked(game) == expected


def test_1_09_41_any_senator_may_be_censor_the_first_of_the_list_too() -> None:
    game = court("fulvius")
    game.offices[ROME_CONSUL] = man("julius")
    game.offices[CENSOR] = man("cornelius")
    open_court(game)
    assert asked(game) == "CensorsMenu"
    assert game.actors() == [0]
    say(game, ACCUSE + man("fulvius"))
    assert refusal(game, SENATOR + man("cornelius"), 0) == "1.09.411"


# -- 1.09.411


def test_1_09_411_if_all_refuse_there_is_no_trial_and_none_is_counted() -> None:
    game = court("fabius")
    open_court(game)
    say(game, ACCUSE + man("fabius"))
    own = [man("claudius"), man("manlius")]
    asked_ones = [choice - SENATOR for choice in game.legal(1) if choice != PASS and choice - SENATOR not in own]
    assert man("fabius") not in asked_ones
    assert man("julius") not in asked_ones
    for senator in asked_ones:
        say(game, SENATOR + senator)
        assert game.actors() == [game.faction[senator]]
        say(game, NO)
        assert refusal(game, SENATOR + senator, 1) == "1.09.411"
    say(game, PASS)
    assert asked(game) == "CensorsMenu"
    assert game.session.minors == 0
    assert game.session.charges == []


def test_1_09_411_a_prosecutor_of_the_accused_own_faction_may_be_asked() -> None:
    game = court("fabius")
    open_court(game)
    say(game, ACCUSE + man("fabius"), SENATOR + man("cornelius"))
    assert asked(game) == "AskProsecutor"
    assert game.actors() == [0]
    say(game, YES)
    assert voting(game).proposal == [MINOR, man("fabius"), man("cornelius"), CORRUPT]


def test_1_09_411_the_censors_own_senator_needs_no_asking() -> None:
    game = court("fabius")
    ear = listen(game)
    open_court(game)
    say(game, ACCUSE + man("fabius"), SENATOR + man("claudius"))
    assert asked(game) == "Window"
    assert len(ear.all(events.ProsecutorAsked)) == 1
    assert len(ear.all(events.ProsecutionsOpened)) == 1


# -- 1.09.412, 1.09.413


def test_1_09_412_two_concessions_whose_bars_show_are_two_reasons() -> None:
    game = court()
    for key in ("mining", "armaments"):
        game.exposed |= 1 << grant(game, key, man("fabius"))
    open_court(game)
    say(game, ACCUSE + man("fabius"))
    assert asked(game) == "NameCharge"
    wanted = [CHARGE + CHARGE_CONCESSION + concession(key) for key in ("armaments", "mining")]
    assert game.legal(1) == [PASS, *sorted(wanted)]
    say(game, wanted[1], SENATOR + man("claudius"))
    assert voting(game).proposal == [MINOR, man("fabius"), man("claudius"), CHARGE_CONCESSION + concession("mining")]


def test_1_09_412_a_concession_that_was_lost_or_whose_bar_is_covered_is_no_reason() -> None:
    game = court()
    grant(game, "mining", man("fabius"))
    game.exposed = 1 << concession("harbor_fees")
    assert charges(game, man("fabius")) == []


def test_1_13_1_each_province_plundered_by_a_legate_is_a_reason_for_this_turn() -> None:
    game = court()
    enact(game, "vatinian_law")
    for key in ("asia", "africa"):
        game.looted |= 1 << govern(game, man("fabius"), key, legate=True)
    govern(game, man("fabius"), "macedonia", legate=True)
    assert charges(game, man("fabius")) == sorted(CHARGE_PROVINCE + province(key) for key in ("asia", "africa"))
    game.looted = 0
    assert charges(game, man("fabius")) == []


def test_1_09_412_a_major_marker_is_a_reason_for_a_minor_prosecution_too() -> None:
    game = court("fabius")
    game.major = mask("fabius")
    assert charges(game, man("fabius")) == [CORRUPT, MAJOR_MARKER]


def test_1_09_413_a_major_prosecution_needs_the_marker() -> None:
    game = court("cornelius")
    game.major = mask("acilius")
    open_court(game)
    assert ACCUSE_OF_MAJOR + man("acilius") in game.legal(1)
    assert refusal(game, ACCUSE_OF_MAJOR + man("cornelius"), 1) == "1.09.413"  # Rome Consul, without a marker
