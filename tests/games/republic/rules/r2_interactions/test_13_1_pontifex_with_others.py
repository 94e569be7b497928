"""[2.01] The Pontifex Maximus beside the other advanced rules (digest 13.1)."""

from __future__ import annotations

import pytest

from comitium.games.republic.catalogue.ids import PONTIFEX_MAXIMUS
from comitium.games.republic.catalogue.senators import ORATORY
from comitium.games.republic.choices import PASS
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ADJOURN, ALL_AGAINST, ALL_FOR, ENACT
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import votes_on
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import DEPLOYED, GARRISONED
from comitium.games.republic.rules.r2_01_pontifex.choices import ACCUSE_LIABLE, PONTIFEX_VETO, PRIESTHOOD
from comitium.games.republic.state.numbers import ALLIED, NOBODY, ROME
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.advanced.advocacy import ask_for, tried
from games.republic.fixtures.advanced.lawmaking import plays, sponsored, with_law
from games.republic.fixtures.advanced.provincial import forces, provincial
from games.republic.fixtures.advanced.temple import temple
from games.republic.fixtures.builder import asked, card, create, deal, enact, listen, man, province, refusal, say, wage
from games.republic.fixtures.senate import (
    ballot,
    call,
    finish_vote,
    hush,
    interrupt,
    put_to,
    senate_with_officers,
    sit,
    tell,
    voting,
)
from games.republic.fixtures.senate_business.attempts import floor as after_attempt
from games.republic.fixtures.senate_business.attempts import strike
from games.republic.fixtures.senate_business.courts import accuse, court, open_court
from games.republic.fixtures.spoken_table import phase, until
from games.republic.fixtures.wars.field import fate, speak

BESIDE = {"advanced": "choose", "pontifex": True}
PONTIFEX_SEAT = 3


def item(kind: int) -> list[int]:
    return [kind, man("julius"), 0, 1, 0, 0, NOBODY]


# -- with 2.02


@pytest.mark.parametrize("single", [True, False])
def test_c_45_by_the_vatinian_law_the_pontifex_holds_a_province_only_by_a_legate(single: bool) -> None:
    """With the office alone he may not leave; with a second one allowed he chooses as everybody."""
    game = temple("late", provincial_wars=True, pontifex_single_office=single)
    enact(game, "vatinian_law")
    africa = create(game, "africa")
    sit(game, "governors")
    tell(game, "province africa", "senator papirius", "done")
    ballot(game)
    hush(game)
    if not single:
        tell(game, "no")
    assert (game.governor[africa], game.legates >> africa & 1) == (man("papirius"), 1)
    assert game.in_rome(man("papirius"))
    assert game.pontifex() == man("papirius")


def test_c_55_the_pontifex_whose_legate_is_beaten_loses_the_province_and_nothing_else() -> None:
    game, ear = provincial(
        "pontifex=true column=cornelius*,fulvius(pontifex_maximus) provinces=africa(governor:fulvius,legate,armies2) "
        "wars=jugurthine_war:active dice=1,1,1"
    )
    assert fate(ear, "ProvinceFought")[0].command == 0
    assert game.province[province("africa")] == ALLIED
    assert (game.where[man("fulvius")], game.pontifex()) == (ROME, man("fulvius"))


def test_2_02_2_omens_lower_the_battle_of_a_province_and_not_its_local_tax() -> None:
    game = phase(
        "revenue",
        "provincial_wars=true pontifex=true events=evil_omens:2 draw=tribune_1 column=cornelius*(rome_consul) "
        "amphora=julius*(pontifex_maximus),manlius@sicilia trident=fulvius* star=junius* provinces=sicilia dice=1",
    )
    until(game, "RaiseProvincials", "Persuade")
    assert asked(game) == "RaiseProvincials"
    speak(game, 1, "armies 3")
    assert forces(game, "sicilia") == (3, 0)
    text = "pontifex=true column=cornelius*(pontifex_maximus) provinces=macedonia wars=syrian_war:active dice=4,3,3 {}"
    totals = [fate(provincial(text.format(omens))[1], "BattleDecided")[0].total for omens in ("", "events=evil_omens:2")]
    assert totals[0] - totals[1] == 2


def test_2_01_32_garrisons_alone_are_no_vote_on_war_with_provincial_wars_either() -> None:
    game = temple(provincial_wars=True)
    game.priests = 1 << man("fabius")
    for who, extra in (("fabius", 1), ("papirius", ORATORY[man("papirius")])):
        own = ORATORY[man(who)]
        assert votes_on(game, [kinds.MILITARY, *item(GARRISONED)], man(who)) == own
        assert votes_on(game, [kinds.MILITARY, *item(GARRISONED), *item(DEPLOYED)], man(who)) == own + extra


# -- with 2.04


def test_2_01_4_oratory_gained_by_disbanding_is_doubled_on_war() -> None:
    game = temple(veterans=True)
    pontifex = man("papirius")
    game.gained_oratory[pontifex] = 2
    own = ORATORY[pontifex] + 2
    assert votes_on(game, [kinds.MILITARY, *item(DEPLOYED)], pontifex) == 2 * own
    assert votes_on(game, [kinds.FORCES, 2, 0, 0, 0, 0], pontifex) == own


# -- with 2.05


def with_pontifex(game: Republic) -> Republic:
    """Junius, of the last faction, is Pontifex Maximus, and nobody can hold a card or attempt a life."""
    game.offices[PONTIFEX_MAXIMUS] = man("junius")
    game.session.attempted = 0b1111
    game.unaccounted = [0] * len(game.unaccounted)
    return game


def test_2_01_5_the_pontifex_vetoes_a_trial_that_has_an_advocate() -> None:
    game = tried(**BESIDE)
    with_pontifex(game)
    ask_for(game, "furius")
    game.influence[man("furius")] = game.influence[man("claudius")] = 7
    while asked(game) == "Window" and PONTIFEX_VETO not in game.legal(game.actors()[0]):
        say(game, PASS)
    game.apply(PONTIFEX_SEAT, PONTIFEX_VETO)
    hush(game)
    assert game.session.pontifex_vetoed
    assert (game.influence[man("furius")], game.influence[man("claudius")]) == (7, 7)  # [C-75] no verdict
    assert game.in_rome(man("fabius"))


def test_2_01_5_the_pontifex_does_not_veto_a_special_prosecution() -> None:
    game, _ = after_attempt(advocates=True, **BESIDE)
    strike(game, 2, "furius", "claudius", 1)
    with_pontifex(game)
    hush(game)
    assert asked(game) == "Call"
    call(game, PONTIFEX_SEAT)
    assert refusal(game, PONTIFEX_VETO, PONTIFEX_SEAT) == "1.09.152"


def test_2_01_7_the_trial_for_the_omens_has_an_advocate_and_a_trial_roll() -> None:
    game = court("furius", advocates=True, **BESIDE)
    game.liable = man("fabius")
    game.influence[man("fabius")] = 0
    open_court(game)
    accuse(game, "fabius", "claudius", ACCUSE_LIABLE)
    assert asked(game) == "NameAdvocate"
    game.influence[man("aurelius")] = 7
    ask_for(game, "aurelius")
    ear = listen(game)
    game.loaded = [3, 4]
    finish_vote(game, {}, ALL_FOR)
    assert len(fate(ear, "TrialRolled")) == 1
    assert not game.in_rome(man("fabius"))  # a major conviction
    assert game.influence[man("aurelius")] == 4


@pytest.mark.parametrize(("priest", "result"), [("", "passed"), ("fabius", "rejected")])
def test_2_01_3_a_priesthood_given_in_the_trial_adds_one_to_the_influence_of_the_accused(priest: str, result: str) -> None:
    """One vote too many convicts him; with one influence more the votes are equal, and he goes free."""
    game = with_pontifex(tried(**BESIDE))
    say(game, PASS)  # he defends himself
    while asked(game) == "Window" and PONTIFEX_SEAT not in game.actors():
        say(game, PASS)
    if priest:
        interrupt(game, PONTIFEX_SEAT, PRIESTHOOD + man(priest))
        assert game.influence[man("fabius")] == 6
    guilty = sum(ORATORY[man(key)] for key in ("fulvius", "furius", "aurelius"))
    innocent = sum(ORATORY[man(key)] for key in ("junius", "papirius", "acilius")) + 5
    game.knights[man("furius")] = 20
    game.knights[man("acilius")] = 20 + guilty - innocent - 1
    ear = listen(game)
    game.loaded = [4, 3 - ORATORY[man("fabius")] + ORATORY[man("claudius")]]  # a seven: no votes on either side
    finish_vote(game, {2: ALL_FOR, 3: ALL_AGAINST})
    assert fate(ear, "TrialRolled")[0].votes == 0
    assert fate(ear, "VoteClosed")[0].result == result


# -- with 2.06


def test_2_06_2_the_pontifex_has_no_veto_against_a_law() -> None:
    game = with_law("gabinian_law", seat=0, **BESIDE)
    game.offices[PONTIFEX_MAXIMUS] = man("papirius")
    wage(game, "1st_cilician_pirates")
    plays(game, "gabinian_law", 0)
    sponsored(game)
    call(game, PONTIFEX_SEAT)
    assert asked(game) == "Turn"
    assert refusal(game, PONTIFEX_VETO, PONTIFEX_SEAT) == "2.06.2"
    assert not game.session.pontifex_vetoed


def test_b_61_a_priesthood_is_given_where_a_law_is_played() -> None:
    game = senate_with_officers(laws_by_vote=True, **BESIDE)
    game.offices[PONTIFEX_MAXIMUS] = man("papirius")
    wage(game, "1st_cilician_pirates")
    deal(game, PONTIFEX_SEAT, "gabinian_law")
    sit(game)
    say(game, ADJOURN)
    menu = game.legal(PONTIFEX_SEAT)
    assert ENACT + card("gabinian_law") in menu
    assert PRIESTHOOD + man("fabius") in menu


def test_2_06_2_a_law_played_while_his_removal_is_voted_on_is_the_next_proposal() -> None:
    game = temple(laws_by_vote=True)
    wage(game, "1st_cilician_pirates")
    deal(game, 0, "gabinian_law")
    game.session.step = kinds.S7
    put_to(game, [kinds.PONTIFEX_REMOVAL, man("papirius")], 0, man("cornelius"), kinds.BY_CHAIR)
    plays(game, "gabinian_law", 0)
    assert voting(game).proposal == [kinds.PONTIFEX_REMOVAL, man("papirius")]
    finish_vote(game, {}, ALL_FOR)
    assert game.pontifex() == NOBODY
    hush(game)
    sponsored(game, "junius", "fabius")
    assert voting(game).proposal[0] == kinds.LAW
