"""[1.04.3] Nobody leaves a public agreement because it does not suit him: the ways out that a menu might leave."""

from __future__ import annotations

import pytest

from comitium.core.agreements import OPEN
from comitium.games.republic.catalogue.ids import CENSOR, DICTATOR, FIELD_CONSUL
from comitium.games.republic.choices import DONE, NO, PASS, SENATOR, YES
from comitium.games.republic.deals.promises.nominations import is_nameable
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ADJOURN
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.trials_choices import ACCUSE, CHARGE
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.bargain import SENATE, agree, at, refused_offer, statuses
from games.republic.fixtures.builder import asked, govern, grant, man, say, wage
from games.republic.fixtures.senate import hush, offer, sit
from games.republic.fixtures.senate_business.courts import court, open_court
from games.republic.fixtures.wars.armies import armed, deploy


def sworn(text: str, *suspects: str) -> Republic:
    """Julius of the second faction is Censor, and it has promised a trial."""
    game = court(*suspects)
    open_court(game)
    hush(game)
    assert asked(game) == "CensorsMenu"
    agree(game, text)
    return game


def test_1_04_3_a_prosecution_that_was_promised_is_not_dropped_for_want_of_a_prosecutor() -> None:
    game = sworn("amphora prosecute column furius", "furius")
    assert game.legal(1) == [ACCUSE + man("furius")]
    say(game, ACCUSE + man("furius"))
    assert asked(game) == "NameProsecutor"
    assert statuses(game) == [OPEN], "nobody has been tried yet"
    assert PASS not in game.legal(1)
    say(game, SENATOR + man("claudius"))
    assert game.session.minors == 1
    assert game.agreements == []


def test_1_04_3_nor_by_not_naming_the_charge() -> None:
    game = court("furius")
    game.major |= 1 << man("furius")
    open_court(game)
    hush(game)
    agree(game, "amphora prosecute column furius minor")
    say(game, ACCUSE + man("furius"))
    assert asked(game) == "NameCharge"
    assert game.legal(1) == [CHARGE, CHARGE + 1]


def test_1_09_411_without_a_prosecutor_who_is_willing_a_promised_trial_cannot_be_held() -> None:
    """All of other factions refuse; the Censor has nobody of his own."""
    game = court("furius")
    govern(game, man("claudius"), "sicilia")
    govern(game, man("manlius"), "africa")
    open_court(game)
    hush(game)
    agree(game, "amphora prosecute column furius")
    say(game, ACCUSE + man("furius"))
    while asked(game) == "NameProsecutor":
        say(game, game.legal(1)[0], NO)
    assert statuses(game) == [OPEN]
    assert asked(game) != "CensorsMenu" or ACCUSE + man("furius") not in game.legal(1)
    assert game.session.minors == 0


def test_1_04_3_another_trial_does_not_keep_the_promise() -> None:
    game = sworn("amphora prosecute column furius minor", "furius", "papirius")
    say(game, ACCUSE + man("furius"), SENATOR + man("aurelius"))
    assert asked(game) == "AskProsecutor"
    say(game, YES)
    assert game.agreements == []


@pytest.mark.parametrize("free", [True, False])
def test_1_09_642_who_owes_a_proposal_does_not_end_the_session_by_going_to_war(free: bool) -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    grant(game, "mining")
    sit(game)
    if not free:
        agree(game, "column nominate amphora concessions julius mining")
    assert (ADJOURN in game.legal(0)) == free
    offer(game, kinds.MILITARY)
    deploy(game, "julius", "1st_gallic_war", 5)
    deploy(game, "cornelius", "1st_gallic_war", 5)
    assert (DONE in game.legal(0)) == free


def test_1_09_152_nobody_promises_to_veto_a_consul_for_life() -> None:
    game = at()
    for text in ("column veto amphora for_life", "column veto amphora special"):
        assert refused_offer(game, text)[0] == "1.09.152"


@pytest.mark.parametrize(("office", "due"), [(FIELD_CONSUL, True), (DICTATOR, True), (CENSOR, False)])
def test_1_09_641_nobody_owes_an_army_to_a_man_who_cannot_be_sent(office: int, due: bool) -> None:
    """The session would never end otherwise."""
    game = at(SENATE)
    agree(game, "amphora nominate star military julius")
    game.offices[office] = man("julius")
    assert is_nameable(game, game.promises(1)[0]) is due
