"""[1.09.41] to [1.09.45] Prosecutions, from the digest."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.games.republic.catalogue.ids import CENSOR, FIELD_CONSUL, ROME_CONSUL
from comitium.games.republic.choices import NO, PASS, SENATOR, YES
from comitium.games.republic.events import people
from comitium.games.republic.events import senate as senate_said
from comitium.games.republic.events import trials as said
from comitium.games.republic.names import CHARGE_CONCESSION, CHARGE_PROVINCE
from comitium.games.republic.numbers import IN_FORUM
from comitium.games.republic.rules.r1_09_senate import r1_09_2_elections as elections
from comitium.games.republic.rules.r1_09_senate.kinds import MAJOR, MINOR
from comitium.games.republic.rules.r1_09_senate.r1_09_41_charges import CORRUPT, MAJOR_MARKER, charges
from comitium.games.republic.rules.r1_09_senate.r1_09_41_prosecutions import clean_up
from comitium.games.republic.rules.r1_09_senate.trials_words import ACCUSE, ACCUSE_OF_MAJOR, APPEAL, CHARGE
from comitium.games.republic.rules.r1_09_senate.words import (
    ALL_ABSTAIN,
    ALL_AGAINST,
    ALL_FOR,
    CALL,
    CLOSE,
    FINE,
    LOSE_INFLUENCE,
    MURDER,
    STAND_DOWN,
    TRIBUNE,
    VETO,
)
from comitium.games.republic.state import Republic
from games.republic.builder import (
    Ear,
    asked,
    check,
    concession,
    deal,
    enact,
    event,
    govern,
    grant,
    listen,
    man,
    province,
    put,
    say,
)
from games.republic.house import all_against, attack, ballot, call, house, hush, interrupt, mask, refused, sit, voting


def court(*suspects: str, **options: Any) -> Republic:
    """Cornelius is Rome Consul, Julius Censor; the suspects hold a Corrupt marker. The Censor is asked."""
    game = house(**options)
    game.offices[ROME_CONSUL] = man("cornelius")
    game.offices[FIELD_CONSUL] = man("fulvius")
    game.offices[CENSOR] = man("julius")
    game.corrupt = mask(*suspects)
    return game


def open_court(game: Republic) -> None:
    sit(game, elections.prosecutions)


def accuse(game: Republic, accused: str, prosecutor: str, choice: int = ACCUSE) -> None:
    """The Censor accuses; the prosecutor consents, if he is asked."""
    hush(game)
    say(game, choice + man(accused))
    say(game, SENATOR + man(prosecutor))
    if asked(game) == "AskProsecutor":
        say(game, YES)


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
    assert refused(game, 1, ACCUSE_OF_MAJOR + man("acilius")) == "1.09.41"
    assert ACCUSE + man("fulvius") in game.legal(1)
    accuse(game, "fulvius", "claudius")
    ballot(game, {0: ALL_FOR})
    hush(game)
    assert asked(game) != "CensorsMenu"  # no third
    assert game.session.no_trials


def test_1_09_41_a_major_prosecution_leaves_no_room_for_another() -> None:
    game = court("fabius")
    game.major = mask("acilius", "junius")
    open_court(game)
    accuse(game, "acilius", "claudius", ACCUSE_OF_MAJOR)
    ballot(game, {0: ALL_FOR})
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
    ballot(game, {3: ALL_ABSTAIN}, ALL_AGAINST)
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
    assert refused(game, 1, ACCUSE + man("julius")) == "1.09.41"
    assert refused(game, 1, ACCUSE + man("junius")) == "1.09.41"
    assert refused(game, 1, ACCUSE + man("acilius")) == "1.09.412"


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
        sit(game, elections.prosecutions, stood_down=mask("julius"))
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
    assert refused(game, 0, SENATOR + man("cornelius")) == "1.09.411"


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
        assert refused(game, 1, SENATOR + senator) == "1.09.411"
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
    assert voting(game).what == [MINOR, man("fabius"), man("cornelius"), CORRUPT]


def test_1_09_411_the_censors_own_senator_needs_no_asking() -> None:
    game = court("fabius")
    ear = listen(game)
    open_court(game)
    say(game, ACCUSE + man("fabius"), SENATOR + man("claudius"))
    assert asked(game) == "Window"
    assert len(ear.all(said.ProsecutorAsked)) == 1
    assert len(ear.all(said.ProsecutionsOpened)) == 1


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
    assert voting(game).what == [MINOR, man("fabius"), man("claudius"), CHARGE_CONCESSION + concession("mining")]


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
    assert refused(game, 1, ACCUSE_OF_MAJOR + man("cornelius")) == "1.09.413"  # Rome Consul, without a marker


# -- 1.09.42, 1.09.421


@pytest.mark.parametrize(("influence", "convicted"), [(6, False), (5, True)])
def test_1_09_42_the_influence_of_the_accused_counts_for_him(influence: int, convicted: bool) -> None:
    game = court("fabius")
    game.influence[man("fabius")] = influence
    game.popularity[man("fabius")] = 0
    game.knights[man("furius")] = 6  # 8 + 6 = 14 guilty
    game.knights[man("junius")] = 2  # 6 + 2 = 8 not guilty
    open_court(game)
    accuse(game, "fabius", "claudius")
    ear = listen(game)
    ballot(game, {2: ALL_FOR, 3: ALL_AGAINST})
    closed = ear.all(senate_said.VoteClosed)[0]
    assert (closed.ayes, closed.noes) == (14, 8 + influence)
    assert (game.popularity[man("fabius")] == -5) == convicted


def appealing(popularity: int, *dice: int, **options: int) -> tuple[Republic, Ear]:
    """Fabius is tried, with Claudius as prosecutor, and his faction is called first; he appeals."""
    game = court("fabius")
    game.popularity[man("fabius")] = popularity
    game.influence[man("fabius")] = options.get("influence", 5)
    game.prior_consul = mask("fabius")
    event(game, "evil_omens", options.get("omens", 0))
    ear = listen(game)
    open_court(game)
    accuse(game, "fabius", "claudius")
    call(game, 0)
    assert asked(game) == "Appeal"
    game.loaded = [*dice]
    game.urn = [7, 8, 9, 10]
    say(game, APPEAL + 2)
    return game, ear


def test_1_09_421_popularity_two_and_six_bring_four_votes_for_the_accused() -> None:
    game, _ = appealing(2, 1, 5)
    assert voting(game).stake == 4
    assert asked(game) == "Turn"
    game.apply(0, ALL_ABSTAIN)
    ear = listen(game)
    ballot(game, {})
    closed = ear.all(senate_said.VoteClosed)[0]
    assert (closed.ayes, closed.noes) == (0, 5 + 4)


def test_1_09_421_negative_votes_join_the_guilty_side() -> None:
    game, _ = appealing(-2, 3, 3)
    assert voting(game).stake == -12
    game.apply(0, ALL_ABSTAIN)
    ear = listen(game)
    ballot(game, {})
    closed = ear.all(senate_said.VoteClosed)[0]
    assert (closed.ayes, closed.noes) == (12, 5)
    assert closed.result == "passed"


def test_1_09_421_fifteen_frees_him_and_four_chits_threaten_censor_and_prosecutor_only() -> None:
    game, ear = appealing(3, 6, 6)
    assert [event.chit for event in ear.all(people.ChitDrawn)] == [7, 8, 9, 10]
    assert len(ear.all(said.SenatorAcquitted)) == 1
    for survivor in ("fulvius", "furius", "aurelius", "junius"):  # of these numbers, but not in danger
        assert game.in_rome(man(survivor))
    hush(game)
    assert game.session.minors == 1
    assert game.influence[man("fabius")] == 5


def test_1_09_421_a_freed_accused_may_cost_the_censor_his_life_and_that_closes_the_step() -> None:
    game = court("fabius", "fulvius")
    game.popularity[man("fabius")] = 3
    open_court(game)
    accuse(game, "fabius", "claudius")
    call(game, 0)
    game.loaded = [6, 3]  # 12: one chit
    game.urn = [4]
    say(game, APPEAL + 2)
    assert game.offices[CENSOR] == -1
    hush(game)
    assert game.session.no_trials
    assert asked(game) == "Business"


def test_1_09_421_lynched_is_guilty_and_the_prosecutor_is_rewarded() -> None:
    game, _ = appealing(-4, 2, 3, influence=9)
    assert not game.in_rome(man("fabius"))
    assert game.influence[man("claudius")] == 4 + 5
    assert game.prior_consul == mask("claudius")
    assert game.curia == [man("fabius")]


@pytest.mark.parametrize(("dice", "stake"), [((1, 1), 0), ((1, 2), -16), ((6, 5), 16)])
def test_1_09_421_two_kills_three_is_sixteen_against_eleven_sixteen_for(dice: tuple[int, int], stake: int) -> None:
    game, _ = appealing(0, *dice)
    assert game.in_rome(man("fabius")) == (stake != 0)
    if stake:
        assert voting(game).stake == stake


def test_1_09_421_evil_omens_never_help() -> None:
    game, _ = appealing(2, 1, 5, omens=1)
    assert voting(game).stake == 0


def test_1_09_421_the_appeal_is_made_once_and_is_no_duty() -> None:
    game = court("fabius")
    open_court(game)
    accuse(game, "fabius", "claudius")
    call(game, 0)
    assert game.legal(0) == [PASS, APPEAL + 2]
    assert refused(game, 0, APPEAL + 3) == "1.09.421"
    say(game, PASS)
    assert asked(game) == "Turn"
    assert voting(game).stake == 0


def test_1_09_421_only_the_faction_of_the_accused_appeals() -> None:
    game = court("fabius")
    open_court(game)
    accuse(game, "fabius", "claudius")
    call(game, 2)
    assert asked(game) == "Turn"


def test_21a_glaucia_may_appeal_with_three_dice() -> None:
    game = court("21a_glaucia")
    put(game, "21a_glaucia", 0)
    open_court(game)
    accuse(game, "21a_glaucia", "claudius")
    call(game, 0)
    assert game.legal(0) == [PASS, APPEAL + 2, APPEAL + 3]
    game.loaded = [3, 3, 4]
    say(game, APPEAL + 3)
    assert voting(game).stake == 12


# -- 1.09.422, 1.09.43


def test_1_09_422_after_his_appeal_the_accused_may_still_veto() -> None:
    game = court("fabius", "fulvius")
    game.popularity[man("fabius")] = 0
    deal(game, 0, "tribune_1")
    open_court(game)
    accuse(game, "fabius", "claudius")
    call(game, 0)
    game.loaded = [2, 2]
    say(game, APPEAL + 2)
    assert voting(game).stake == -12
    say(game, VETO)
    hush(game)
    assert game.session.minors == 1
    assert refused(game, 1, ACCUSE + man("fabius")) == "1.09.43"
    assert game.popularity[man("fabius")] == 0


def test_1_09_422_a_murdered_tribune_leaves_him_his_turn_with_the_same_appeal() -> None:
    game = court("fabius")
    deal(game, 0, "tribune_1", "tribune_2")
    deal(game, 2, "murder_of_a_tribune_1")
    open_court(game)
    accuse(game, "fabius", "claudius")
    call(game, 0)
    game.loaded = [2, 2, 2]
    say(game, APPEAL + 2, VETO)
    assert asked(game) == "Response"
    game.apply(2, MURDER + man("furius"))
    hush(game)
    assert asked(game) == "Turn"
    assert voting(game).stake == -12
    assert VETO in game.legal(0)


def test_1_09_422_no_tribune_proposes_or_goes_before_a_trial() -> None:
    game = court("fabius")
    deal(game, 2, "tribune_1")
    open_court(game)
    accuse(game, "fabius", "claudius")
    assert TRIBUNE not in game.legal(2)
    assert refused(game, 2, TRIBUNE) == "1.09.422"
    assert VETO in game.legal(2)


def test_1_09_43_another_reason_is_still_good_the_same_is_not() -> None:
    game = court()
    game.exposed |= 1 << grant(game, "mining", man("fabius"))
    game.major = mask("fabius")
    open_court(game)
    say(game, ACCUSE + man("fabius"), CHARGE + CHARGE_CONCESSION + concession("mining"), SENATOR + man("claudius"))
    ballot(game, {0: ALL_FOR, 2: ALL_AGAINST})
    hush(game)
    assert charges(game, man("fabius")) == [MAJOR_MARKER]


# -- 1.09.44 to 1.09.442


@pytest.mark.parametrize(("influence", "left", "won"), [(3, 0, 2), (12, 7, 3)])
def test_1_09_44_the_prosecutor_takes_half_of_what_was_really_lost(influence: int, left: int, won: int) -> None:
    game = court("fabius")
    game.influence[man("fabius")] = influence
    game.prior_consul = mask("fabius")
    open_court(game)
    accuse(game, "fabius", "claudius")
    ballot(game, {0: ALL_FOR, 1: ALL_FOR, 2: ALL_FOR, 3: ALL_FOR})
    assert game.influence[man("fabius")] == left
    assert game.influence[man("claudius")] == 4 + won
    assert game.prior_consul == mask("claudius")


def test_1_09_44_a_second_marker_is_not_kept() -> None:
    game = court("fabius")
    game.prior_consul = mask("fabius", "claudius")
    ear = listen(game)
    open_court(game)
    accuse(game, "fabius", "claudius")
    ballot(game, {}, ALL_FOR)
    assert game.prior_consul == mask("claudius")
    assert ear.all(said.PriorConsulTaken) == []


def test_1_09_441_a_minor_conviction_costs_popularity_influence_and_all_concessions() -> None:
    game = court("fabius")
    game.popularity[man("fabius")] = 1
    game.influence[man("fabius")] = 4
    held = [grant(game, key, man("fabius")) for key in ("mining", "tax_farmer_2")]
    game.exposed = 1 << held[0]
    ear = listen(game)
    open_court(game)
    say(game, ACCUSE + man("fabius"), CHARGE + CORRUPT, SENATOR + man("claudius"))
    ballot(game, {}, ALL_FOR)
    assert (game.popularity[man("fabius")], game.influence[man("fabius")]) == (-4, 0)
    assert [game.holder[one] for one in held] == [IN_FORUM, IN_FORUM]
    assert game.exposed == 0
    assert game.in_rome(man("fabius"))
    assert len(ear.all(said.ConcessionReturned)) == 2


def test_1_09_441_pompey_loses_ten_popularity() -> None:
    game = court("30a_pompey")
    put(game, "30a_pompey", 0)
    open_court(game)
    accuse(game, "30a_pompey", "claudius")
    ballot(game, {}, ALL_FOR)
    assert game.popularity[man("30a_pompey")] == 5 - 10


def major_trial(accused: str, influence: int) -> Republic:
    game = court()
    game.major = mask(accused)
    game.influence[man(accused)] = influence
    game.prior_consul = mask(accused)
    open_court(game)
    accuse(game, accused, "claudius", ACCUSE_OF_MAJOR)
    assert voting(game).what == [MAJOR, man(accused), man("claudius")]
    ballot(game, {}, ALL_FOR)
    return game


def test_1_09_442_a_major_conviction_is_death_and_the_family_lies_at_the_bottom_of_the_curia() -> None:
    game = major_trial("fabius", 9)
    assert game.curia[-1] == man("fabius")
    assert game.faction[man("fabius")] == -1
    assert game.influence[man("claudius")] == 4 + 5
    assert game.prior_consul == mask("claudius")
    check(game)


def test_1_09_442_the_family_of_a_leader_stays_with_its_faction() -> None:
    game = major_trial("fulvius", 9)
    assert game.leader[2] == man("fulvius")
    assert game.influence[man("fulvius")] == 4
    assert game.curia == []


def test_b_29_an_accused_who_dies_of_something_else_gives_nothing() -> None:
    game = court("fabius")
    game.influence[man("fabius")] = 9
    game.prior_consul = mask("fabius")
    open_court(game)
    accuse(game, "fabius", "claudius")
    game.loaded = [6]
    interrupt(game, 3, *attack("papirius", "fabius"))
    hush(game)
    assert game.influence[man("claudius")] == 4
    assert game.prior_consul == 0
    assert game.session.minors == 1


def test_1_09_721_a_dead_prosecutor_cancels_the_trial_and_it_counts() -> None:
    game = court("fabius", "fulvius")
    ear = listen(game)
    open_court(game)
    accuse(game, "fabius", "claudius")
    game.loaded = [6]
    interrupt(game, 3, *attack("papirius", "claudius"))
    hush(game)
    assert [closed.result for closed in ear.all(senate_said.VoteClosed)] == ["cancelled"]
    assert game.session.minors == 1
    assert asked(game) == "CensorsMenu"
    assert refused(game, 1, ACCUSE + man("fabius")) == "1.09.43"


def test_b_52_the_new_man_of_a_leaders_family_is_not_tried_for_the_dead_one() -> None:
    game = court("cornelius")
    open_court(game)
    accuse(game, "cornelius", "claudius")
    game.loaded = [6]
    interrupt(game, 3, *attack("papirius", "cornelius"))
    hush(game)
    assert game.in_rome(man("cornelius"))  # somebody else of that name
    assert asked(game) != "Call"
    assert game.session.no_trials


# -- 1.09.45, the fine


def test_1_09_45_who_is_away_keeps_his_markers_and_two_bars_are_covered_everywhere() -> None:
    game = court("fabius", "junius")
    game.major = mask("cornelius", "junius")
    govern(game, man("junius"), "sicilia")
    for key in ("armaments", "ship_building", "mining"):
        game.exposed |= 1 << grant(game, key, man("junius"))
    ear = listen(game)
    clean_up(game)
    assert game.corrupt == mask("junius")
    assert game.major == mask("junius")
    assert game.exposed == 1 << concession("mining")
    assert len(ear.all(said.MarkersCleared)) == 1
    clean_up(game)
    assert len(ear.all(said.MarkersCleared)) == 1


def test_1_09_45_closing_cleans_up_after_a_last_window() -> None:
    game = court("fabius")
    open_court(game)
    say(game, CLOSE)
    assert game.session.no_trials
    assert asked(game) == "Window"
    assert game.corrupt == mask("fabius")
    hush(game)
    assert game.corrupt == 0


def test_calpurnian_law_puts_a_fine_on_the_censors_menu() -> None:
    game = court("fabius")
    enact(game, "calpurnian_law")
    game.returned = mask("fabius")
    game.talents[man("fabius")] = 6
    open_court(game)
    assert FINE + man("fabius") in game.legal(1)
    assert refused(game, 1, FINE + man("acilius")) == "1.07.36"
    game.loaded = [4]
    say(game, FINE + man("fabius"))
    assert game.talents[man("fabius")] == 2
    assert asked(game) == "CensorsMenu"
    assert FINE + man("fabius") not in game.legal(1)


def test_1_09_41_the_floor_opens_after_each_trial() -> None:
    game = court("fabius", "fulvius")
    open_court(game)
    accuse(game, "fabius", "claudius")
    hush(game)
    for seat in range(4):
        hush(game)
        say(game, CALL + seat)
        hush(game)
        if asked(game) == "Appeal":
            say(game, PASS)
        hush(game)
        say(game, ALL_FOR)
    assert asked(game) == "Window"
    hush(game)
    assert asked(game) == "CensorsMenu"
