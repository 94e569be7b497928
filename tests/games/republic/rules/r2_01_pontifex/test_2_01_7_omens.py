"""[2.01.6] [2.01.7] The money of the temples; Evil Omens; the trial of a leader whose faction could not pay."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.ids import EVIL_OMENS, PONTIFEX_MAXIMUS
from comitium.games.republic.choices import SENATOR
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_06_revenue.r1_06_11_income import earn_income
from comitium.games.republic.rules.r1_07_forum.r1_07_8_order import mark_major
from comitium.games.republic.rules.r1_09_senate.choices import ALL_AGAINST, ALL_FOR
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_charges import REASONS, USED_UP, why_not_try
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_prosecutions import clean_up
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.trials_choices import ACCUSE, ACCUSE_OF_MAJOR
from comitium.games.republic.rules.r2_01_pontifex.choices import ACCUSE_LIABLE
from comitium.games.republic.rules.r2_01_pontifex.r2_01_6_temple import OmensTrial, pay_from_box
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.advanced.temple import ADVANCED, forum
from games.republic.fixtures.bargain import agree
from games.republic.fixtures.builder import asked, capture, man, new_table, put, refusal, wage
from games.republic.fixtures.event_draws import draw
from games.republic.fixtures.incomes import revenue_table
from games.republic.fixtures.senate import finish_vote, hush
from games.republic.fixtures.senate_business.courts import accuse, court, open_court

HIS_FACTION = 1


def papirius(game: Republic, talents: int, box: int = 0) -> int:
    """The Pontifex with these talents, his faction with those."""
    game.talents[man("papirius")] = talents
    game.box[HIS_FACTION] = box
    return man("papirius")


# -- [2.01.6]


@pytest.mark.parametrize(("die", "omens", "earned"), [(5, 0, 5), (5, 1, 4), (1, 2, 0)])
def test_2_01_6_a_die_of_talents_less_the_omens(die: int, omens: int, earned: int) -> None:
    game = revenue_table(**ADVANCED)
    put(game, "claudius", 1, office=PONTIFEX_MAXIMUS)
    game.levels[EVIL_OMENS] = omens
    game.loaded = [die]
    earn_income(game)
    assert game.talents[man("claudius")] == 1 + earned
    assert not game.loaded


def test_2_01_6_it_is_not_doubled_for_crassus() -> None:
    game = revenue_table(**ADVANCED)
    crassus = put(game, "29a_crassus", 1, office=PONTIFEX_MAXIMUS)
    game.loaded = [4]
    earn_income(game)
    assert game.talents[crassus] == 2 + 4


def test_2_01_6_a_captive_has_nothing_of_it() -> None:
    game = revenue_table(**ADVANCED)
    put(game, "claudius", 1, office=PONTIFEX_MAXIMUS)
    capture(game, man("claudius"), wage(game, "gladiator_revolt"))
    game.loaded = [4]
    earn_income(game)
    assert (game.talents[man("claudius")], game.loaded) == (0, [4])


# -- [2.01.7]


def test_2_01_without_the_option_the_state_pays() -> None:
    game = new_table("early", 4)
    game.treasury = 100
    draw(game, "evil_omens")
    assert game.treasury == 80


def test_2_01_7_he_pays_20_and_keeps_the_office() -> None:
    game = forum()
    pontifex = papirius(game, 25)
    draw(game, "evil_omens")
    assert (game.talents[pontifex], game.pontifex(), game.treasury) == (5, pontifex, 100)
    assert (game.levels[EVIL_OMENS], game.influence[pontifex], game.liable) == (1, 9, NOBODY)


def test_2_01_7_who_cannot_pay_falls_and_his_faction_pays_with_a_fine() -> None:
    """[digest] 12 talents, faction 11: 12 and 8 of the 20, 3 of the fine; the leader is liable, the State pays nothing."""
    game = forum()
    pontifex = papirius(game, 12, 11)
    draw(game, "evil_omens")
    assert (game.talents[pontifex], game.box[HIS_FACTION], game.treasury) == (0, 0, 100)
    assert (game.pontifex(), game.influence[pontifex], game.liable) == (NOBODY, 4, man("julius"))
    mark_major(game)
    assert not game.major >> pontifex & 1


def test_2_01_7_the_state_pays_what_is_still_missing_and_never_the_fine() -> None:
    """[digest] Nothing and 5: the faction pays 5, the State 15."""
    game = forum()
    papirius(game, 0, 5)
    draw(game, "evil_omens")
    assert (game.box[HIS_FACTION], game.treasury, game.liable) == (0, 85, man("julius"))


def test_2_01_7_a_rich_faction_pays_everything_and_nobody_is_liable() -> None:
    game = forum()
    papirius(game, 12, 40)
    draw(game, "evil_omens")
    assert (game.box[HIS_FACTION], game.treasury, game.liable) == (40 - 8 - 10, 100, NOBODY)


def test_2_01_7_the_second_draw_of_a_turn_takes_the_office() -> None:
    """[digest] 40 talents: 20 are paid once; the second draw strips him, a third does nothing to him."""
    game = forum()
    pontifex = papirius(game, 40)
    draw(game, "evil_omens")
    assert (game.talents[pontifex], game.pontifex()) == (20, pontifex)
    draw(game, "evil_omens")
    assert (game.talents[pontifex], game.pontifex(), game.influence[pontifex]) == (20, NOBODY, 4)
    draw(game, "evil_omens")
    assert (game.talents[pontifex], game.influence[pontifex], game.treasury) == (20, 4, 100)


def test_2_01_7_influence_does_not_fall_below_nought() -> None:
    game = forum()
    pontifex = papirius(game, 0)
    game.influence[pontifex] = 3
    draw(game, "evil_omens")
    assert game.influence[pontifex] == 0


def test_c_52_a_captive_pays_nothing_himself() -> None:
    game = forum()
    pontifex = papirius(game, 30, 30)
    capture(game, pontifex, wage(game, "1st_punic_war"))
    draw(game, "evil_omens")
    assert (game.talents[pontifex], game.box[HIS_FACTION], game.pontifex()) == (30, 0, NOBODY)


def test_c_52_without_a_pontifex_the_state_pays_and_unable_it_is_bankrupt() -> None:
    game = forum()
    game.offices[PONTIFEX_MAXIMUS] = NOBODY
    draw(game, "evil_omens")
    assert game.treasury == 80
    game = forum()
    papirius(game, 0)
    game.treasury = 10
    draw(game, "evil_omens")
    assert game.ending


def test_c_95_no_leader_no_trial() -> None:
    game = forum()
    papirius(game, 0)
    game.leader[HIS_FACTION] = NOBODY
    draw(game, "evil_omens")
    assert game.liable == NOBODY


# -- the trial


def liable_court(*suspects: str) -> Republic:
    """Fabius, a leader no more, answers for the omens."""
    game = court(*suspects, **ADVANCED)
    game.liable = man("fabius")
    open_court(game)
    hush(game)
    assert asked(game) == "CensorsMenu"
    return game


def test_2_01_7_the_leader_may_be_tried_though_he_has_no_marker_and_outside_the_quota() -> None:
    game = liable_court("furius", "aurelius")
    menu = game.legal(game.actors()[0])
    assert ACCUSE_LIABLE + man("fabius") in menu
    assert ACCUSE_OF_MAJOR + man("fabius") not in menu
    accuse(game, "fabius", "claudius", ACCUSE_LIABLE)
    hush(game)
    assert game.session.majors == 0
    finish_vote(game, {}, ALL_FOR)
    assert not game.rome >> man("fabius") & 1  # he was executed
    hush(game)
    assert ACCUSE + man("furius") in game.legal(game.actors()[0])


def test_2_01_7_it_may_follow_two_minor_trials_and_is_held_once() -> None:
    game = liable_court("furius")
    game.session.minors = 2
    menu = game.legal(game.actors()[0])
    assert ACCUSE + man("furius") not in menu
    assert ACCUSE_LIABLE + man("fabius") in menu
    accuse(game, "fabius", "claudius", ACCUSE_LIABLE)
    hush(game)
    finish_vote(game, {0: ALL_FOR}, other=ALL_AGAINST)
    assert game.rome >> man("fabius") & 1
    hush(game)
    assert asked(game) != "CensorsMenu" or ACCUSE_LIABLE + man("fabius") not in game.legal(game.actors()[0])


def test_c_95_only_he_is_tried_for_it_and_never_the_censor() -> None:
    game = liable_court("furius")
    assert refusal(game, ACCUSE_LIABLE + man("furius")) == "1.09.412"
    game = court("furius", **ADVANCED)
    game.liable = man("julius")
    open_court(game)
    hush(game)
    assert refusal(game, ACCUSE_LIABLE + man("julius")) == "1.09.41"


def test_c_95_it_ends_with_his_death_or_with_the_prosecutions() -> None:
    game = court("furius", **ADVANCED)
    game.liable = man("fabius")
    kill(game, man("fabius"), "test")
    assert game.liable == NOBODY
    game.liable = man("furius")
    clean_up(game)
    assert game.liable == NOBODY


def test_1_04_3_a_promise_not_to_prosecute_covers_it() -> None:
    game = liable_court("furius")
    agree(game, "amphora no-trial column fabius major")
    assert ACCUSE_LIABLE + man("fabius") not in game.legal(game.actors()[0])


def test_1_09_411_who_is_willing_is_asked_for_it() -> None:
    game = liable_court()
    game.apply(game.actors()[0], ACCUSE_LIABLE + man("fabius"))
    assert asked(game) == "NameProsecutor"
    assert SENATOR + man("claudius") in game.legal(game.actors()[0])


def test_2_01_7_any_leader_of_the_faction_may_be_tried() -> None:
    """The senator with the number 0 as well."""
    game = new_table(**ADVANCED)
    leader = put(game, "cornelius", HIS_FACTION, leader=True)
    assert leader == 0
    game.reveals = 3
    assert pay_from_box(game, HIS_FACTION, 8) == 0
    assert game.liable == leader
    assert game.reveals == 4, "nobody takes back what was chosen before"


def test_1_09_43_a_leader_who_was_tried_for_the_omens_is_not_tried_again() -> None:
    game = liable_court("furius")
    trial = OmensTrial()
    assert why_not_try(game, trial, man("fabius")) is None
    game.session.charges.append(man("fabius") * REASONS + trial.reason)
    assert why_not_try(game, trial, man("fabius")) == USED_UP
