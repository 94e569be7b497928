"""[1.11.35] [2.03] What bots do about a rebel who marches on Rome, and about a governor who might."""

from __future__ import annotations

from comitium.bots.republic.advanced.provinces import is_menace
from comitium.bots.republic.mood import AVERAGE
from comitium.bots.republic.senate.opinions import opinion
from comitium.bots.republic.wars.campaign import plan, shunned
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_63_forces import affordable
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import DEPLOYED, GARRISONED
from comitium.games.republic.state.numbers import CIVIL_WAR
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.advanced.rebels import table
from games.republic.fixtures.builder import man, province

COLUMN, AMPHORA = 0, 1
SENATE = "amphora=valerius*,manlius(field_consul),julius(rome_consul) trident=claudius* star=papirius*"
REBEL = "column=cornelius*@revolt(rebel),fulvius"
GOVERNED = "column=cornelius*,fulvius@macedonia provinces=macedonia(armies4)"


def marched(legions: int = 12) -> Republic:
    """Cornelius is in Italy with so many legions; a war waits that could be won more easily."""
    return table(f"{REBEL} {SENATE} wars=civil_war:active,social_war:active forces=cornelius:{legions},active:8 treasury=40")


def against_the_rebel(game: Republic) -> list[int]:
    return [kinds.MILITARY, DEPLOYED, man("manlius"), CIVIL_WAR, 8, 0, 0, 0]


def garrison(number: int) -> list[int]:
    return [kinds.MILITARY, GARRISONED, 0, province("macedonia"), number, 0, 0, 0]


def test_1_11_35_all_that_rome_has_goes_against_a_rebel_in_italy() -> None:
    game = marched()
    made = plan(game, True)
    assert [move.war for move in made.moves] == [CIVIL_WAR]
    assert made.legions == affordable(game) > 0
    assert made.moves[0].legions == 8 + made.legions


def test_1_11_35_a_small_army_is_better_than_none() -> None:
    game = table(f"{REBEL} {SENATE} wars=civil_war:active,social_war:active forces=cornelius:12,active:8 treasury=0")
    assert [move.war for move in plan(game, True).moves] == [CIVIL_WAR]


def test_1_11_35_the_faction_of_the_rebel_sends_nobody_and_votes_no_legion() -> None:
    game = marched()
    assert plan(game, True, shunned(game, COLUMN, AVERAGE)).moves == []
    levy = [kinds.FORCES, 5, 0, 0, 0, 0]
    assert opinion(game, COLUMN, levy, AVERAGE) < 0 < opinion(game, AMPHORA, levy, AVERAGE)
    sent = against_the_rebel(game)
    assert opinion(game, COLUMN, sent, AVERAGE) < 0 < opinion(game, AMPHORA, sent, AVERAGE)


def test_2_03_2_a_rivals_governor_at_peace_is_given_no_legions() -> None:
    game = table(f"{GOVERNED} {SENATE} forces=active:8")
    assert is_menace(game, AMPHORA, province("macedonia"), 2)
    assert opinion(game, AMPHORA, garrison(2), AVERAGE) < 0 < opinion(game, COLUMN, garrison(2), AVERAGE)


def test_2_03_2_where_a_war_must_be_fought_he_is_given_a_few() -> None:
    game = table(f"{GOVERNED} {SENATE} wars=syrian_war:active forces=active:8")
    assert opinion(game, AMPHORA, garrison(2), AVERAGE) > 0 > opinion(game, AMPHORA, garrison(7), AVERAGE)
