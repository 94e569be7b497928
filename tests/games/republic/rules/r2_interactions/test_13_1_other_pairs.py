"""[2.02] [2.04] [2.05] [2.06] The other advanced rules two by two (digest 13.1)."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.senators import ORATORY
from comitium.games.republic.choices import PASS, SENATOR
from comitium.games.republic.rules.r1_07_forum.r1_07_36_laws import take_effect
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ALL_FOR
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import votes_on
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_charges import suspects
from comitium.games.republic.rules.r2_04_veterans.r2_04_2_disbanding import disbandable_by
from comitium.games.republic.state.numbers import FORCE, GARRISON, GOVERNING, count
from games.republic.fixtures.advanced.advocacy import ask_for, tried
from games.republic.fixtures.advanced.lawmaking import plays, sponsored, with_law
from games.republic.fixtures.advanced.provincial import africa, provincial
from games.republic.fixtures.builder import (
    asked,
    capture,
    card,
    deal,
    govern,
    listen,
    man,
    province,
    raise_veterans,
    wage,
)
from games.republic.fixtures.senate import ballot, finish_vote, hush, mask, senate_with_officers, sit, voting
from games.republic.fixtures.senate_business.courts import accuse, court, open_court
from games.republic.fixtures.wars.armies import item
from games.republic.fixtures.wars.field import campaign, fate, offers, veterans

# -- 2.02 with 2.04


def test_2_04_2_a_governor_who_has_won_disbands_nothing() -> None:
    """[C-25] He has veterans of his own in his garrison, and is no victorious commander."""
    game, _ = africa("developed,armies6", "3,3,3", more="forces=africa:2 veterans=true")
    assert veterans(game, "fulvius") == 1
    assert game.where[man("fulvius")] == GOVERNING + province("africa")
    assert disbandable_by(game, 0) == 0
    assert not any(word.startswith("disband-own") for seat in game.actors() for word in offers(game, seat))


def test_2_04_2_later_as_a_victorious_commander_he_disbands_the_veterans_he_won_in_his_province() -> None:
    game, _ = campaign(
        "veterans=true provincial_wars=true column=cornelius*,fulvius@syrian_war(field_consul,sent1,victorious) "
        "provinces=africa(developed,armies6) wars=syrian_war:beaten,jugurthine_war:inactive+subdued "
        "forces=fulvius:3+1v.fulvius,africa:1v.fulvius",
        "revolution",
    )
    assert count(disbandable_by(game, 0)) == 1  # the one with him, not the one in the garrison
    assert disbandable_by(game, 0) & game.legions[FORCE + man("fulvius")]


def test_2_02_31_veterans_won_in_a_province_may_be_its_garrison_again() -> None:
    game = senate_with_officers("middle", veterans=True, provincial_wars=True)
    govern(game, man("aurelius"), "africa")
    won = raise_veterans(game, 1, patron=man("fulvius"))
    sit(game)
    item(game, "garrison africa", legions=0, veterans=(won.bit_length() - 1,))
    ballot(game)
    assert game.legions[GARRISON + province("africa")] == won
    assert game.allegiance[won.bit_length() - 1] == man("fulvius")


# -- 2.02 with 2.05


@pytest.mark.parametrize("where", ["there", "captive", "legate"])
def test_2_05_only_a_governor_who_is_in_rome_is_tried(where: str) -> None:
    game = court(advocates=True, provincial_wars=True)
    fabius = man("fabius")
    game.corrupt = mask("fabius", "furius")
    govern(game, fabius, "africa", legate=where == "legate")
    if where == "captive":
        capture(game, fabius, wage(game, "jugurthine_war"))
    assert suspects(game) >> fabius & 1 == (where == "legate")
    open_court(game)
    hush(game)
    if where == "legate":
        accuse(game, "fabius", "claudius")
        assert asked(game) == "NameAdvocate"
        assert SENATOR + man("furius") in game.legal(0)


def test_2_05_2_a_governor_by_legate_may_be_advocate_and_one_who_is_there_not() -> None:
    game = court("furius", advocates=True, provincial_wars=True)
    govern(game, man("fabius"), "africa", legate=True)
    govern(game, man("valerius"), "sicilia")
    open_court(game)
    accuse(game, "furius", "claudius")
    menu = game.legal(game.actors()[0])
    assert SENATOR + man("fabius") in menu
    assert SENATOR + man("valerius") not in menu


# -- 2.02 with 2.06


def test_c_23_a_governor_buys_nothing_by_the_gabinian_law() -> None:
    game, ear = provincial(
        "laws=gabinian_law column=cornelius*,fulvius@africa(t90) column.box=90 provinces=africa(armies2) "
        "wars=jugurthine_war:active dice=4,3,3"
    )
    assert asked(game) != "BuyUnits"
    assert fate(ear, "UnitsBought") == []
    assert fate(ear, "ProvinceFought")


def test_c_55_the_vatinian_law_puts_no_rating_into_a_provincial_battle() -> None:
    """Manlius leads with 3 where he is himself, by a legate with nothing."""
    text = "laws=vatinian_law column=cornelius*,manlius{} provinces=macedonia{} wars=syrian_war:active dice=4,3,3"
    _, ear = provincial(text.format("@macedonia", ""))
    assert fate(ear, "ProvinceFought")[0].command == 3
    _, ear = provincial(text.format("", "(governor:manlius,legate)"))
    assert fate(ear, "ProvinceFought")[0].command == 0


def test_2_06_2_a_governor_who_is_away_sponsors_no_law_and_one_by_legate_may() -> None:
    game = with_law("gabinian_law", provincial_wars=True)
    wage(game, "1st_cilician_pirates")
    govern(game, man("fabius"), "africa")
    govern(game, man("claudius"), "sicilia", legate=True)
    plays(game, "gabinian_law")
    menu = game.legal(3)
    assert SENATOR + man("fabius") not in menu
    assert SENATOR + man("claudius") in menu


# -- 2.04 with 2.05 and 2.06


def test_2_04_2_oratory_gained_by_disbanding_counts_in_the_trial_roll() -> None:
    """The advocate has two more, the prosecutor one more: the roll is read one higher than without."""
    totals: list[int] = []
    for gained in (0, 1):
        game = tried(veterans=True)
        ask_for(game, "furius")
        game.gained_oratory[man("furius")] = 2 * gained
        game.gained_oratory[man("claudius")] = gained
        ear = listen(game)
        game.loaded = [3, 4]
        finish_vote(game, {3: ALL_FOR})
        totals.append(fate(ear, "TrialRolled")[0].total)
    assert totals[1] - totals[0] == 1


def test_2_04_2_oratory_gained_by_disbanding_counts_on_laws() -> None:
    game = senate_with_officers("late", veterans=True, laws_by_vote=True)
    proposal = [kinds.LAW, card("gabinian_law"), man("junius"), man("papirius"), 0]
    game.gained_oratory[man("fabius")] = 2
    assert votes_on(game, proposal, man("fabius")) == ORATORY[man("fabius")] + 2


def test_c_107_influence_lost_by_the_julian_law_leaves_disbanded_veterans_alone() -> None:
    game = senate_with_officers("late", veterans=True, laws_by_vote=True)
    wage(game, "social_war")
    deal(game, 0, "julian_law")
    game.gained_oratory[man("cornelius")] = 2
    game.recallable_by[3] = game.recallable_by[4] = man("cornelius")
    game.influence[man("cornelius")] = 8
    game.loaded = [6, 6, 6]
    take_effect(game, 0, card("julian_law"), False)
    assert game.influence[man("cornelius")] < 8
    assert game.oratory(man("cornelius")) == ORATORY[man("cornelius")] + 2
    assert [game.recallable_by[legion] for legion in (3, 4)] == [man("cornelius")] * 2


# -- 2.05 with 2.06


def test_2_06_2_a_law_played_in_a_trial_with_an_advocate_is_voted_after_the_verdict_and_the_censor_calls() -> None:
    game = tried(laws_by_vote=True)
    wage(game, "1st_cilician_pirates")
    deal(game, 3, "gabinian_law")
    ask_for(game, "furius")
    assert asked(game) == "Window"
    plays(game, "gabinian_law")
    assert voting(game).proposal[0] == kinds.MINOR
    game.loaded = [3, 4]
    finish_vote(game, {3: ALL_FOR})
    assert asked(game) == "DraftLaw"
    sponsored(game, "junius", "papirius")
    hush(game)
    assert voting(game).proposal[0] == kinds.LAW
    assert game.actors() == [1]  # Julius is Censor
    assert asked(game) == "Call"
    assert PASS not in game.legal(1)
