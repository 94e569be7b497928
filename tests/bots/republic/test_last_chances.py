"""What the tribune of Res Publica Romana does when there is no next time: knights are pressed, a departure is suspended,
the fourth war is fought; and what it does so that it need not come to that."""

from __future__ import annotations

import pytest

from comitium.bots.republic.mood import MOODS, Mood
from comitium.bots.republic.phases import forum
from comitium.bots.republic.senate import elections, intrigue
from comitium.bots.republic.senate.business import wants_land
from comitium.bots.republic.senate.opinions import DULL, opinion
from comitium.bots.republic.shortlists.elections import NominateDictatorShortlist
from comitium.bots.republic.situation import after_debts
from comitium.bots.republic.wars.armies import Levy, flat, levies_well, orders
from comitium.bots.republic.wars.campaign import is_bearable, plan, shunned
from comitium.games.republic.catalogue.ids import FIELD_CONSUL, ROME_CONSUL
from comitium.games.republic.choices import DONE, NUMBER, PASS, SENATOR, verb
from comitium.games.republic.rules.common.wars import fleet_strength, land_strength
from comitium.games.republic.rules.r1_07_forum.choices import ATTRACT, PRESS
from comitium.games.republic.rules.r1_07_forum.r1_07_5_knights import Knights
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import CLOSE, PROPOSE, SUSPEND
from comitium.games.republic.rules.r1_09_senate.r1_09_3_dictator import NominateDictator, candidates
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import DEPLOYED
from comitium.games.republic.state.numbers import FORUM, IMMINENT, NOBODY, bits
from comitium.games.republic.state.republic import ERA_ENDS, Republic
from games.republic.fixtures.builder import asked, deal, govern, lead, man, raise_fleets, raise_legions, wage, war
from games.republic.fixtures.senate import senate_without_officers, sit
from games.republic.fixtures.wars.armies import armed, floor

STATESMAN = MOODS[0]


def knights() -> Republic:
    """The second faction's initiative: Julius has three knights, Claudius two far from Rome, Manlius none."""
    game = senate_without_officers()
    game.phase = FORUM
    game.deck = [0] * 40
    game.knights[man("julius")] = 3
    game.knights[man("claudius")] = 2
    govern(game, man("claudius"), "sicilia")
    game.push(Knights(1))
    return game


def says(game: Republic) -> int:
    choice = forum.KnightsHeuristic().choose(game, 1, game.legal(1), STATESMAN)
    game.apply(1, choice)
    return choice


def test_1_07_5_while_there_are_years_to_come_knights_are_kept() -> None:
    assert verb(says(knights())) == ATTRACT


def test_1_07_51_when_the_era_ends_all_knights_in_rome_are_pressed() -> None:
    game = knights()
    game.marks[ERA_ENDS] = 1
    assert [says(game), says(game), says(game)] == [PRESS + man("julius"), NUMBER + 3, DONE]
    assert game.knights[man("julius")] == 0
    assert game.talents[man("julius")] >= 3
    assert game.knights[man("claudius")] == 2  # no use to anybody there


@pytest.mark.parametrize("master", ["julius", "fulvius"])
def test_1_09_82_where_somebody_may_be_elected_for_life_talents_are_votes(master: str) -> None:
    game = knights()
    game.influence[man(master)] = 21
    assert says(game) == PRESS + man("julius")


def test_1_09_642_before_the_chair_goes_to_war_a_land_bill_is_brought_in() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    game.offices[FIELD_CONSUL] = NOBODY
    game.treasury = 300
    deal(game, 1, "tribune_1")
    sit(game)
    floor(game, "cornelius", "1st_gallic_war", 12)
    assert asked(game) == "Window"
    assert intrigue.WindowHeuristic().choose(game, 1, game.legal(1), STATESMAN) == PASS  # the people are quiet
    game.unrest = 9
    assert verb(intrigue.WindowHeuristic().choose(game, 1, game.legal(1), STATESMAN)) == SUSPEND


def test_1_09_642_no_vote_is_suspended_that_leaves_the_chair_in_rome() -> None:
    game = armed()
    wage(game, "1st_gallic_war")
    game.treasury = 300
    game.unrest = 9
    deal(game, 1, "tribune_1")
    sit(game)
    floor(game, "julius", "1st_gallic_war", 12)
    assert verb(intrigue.WindowHeuristic().choose(game, 1, game.legal(1), STATESMAN)) == PASS


# -- wars that must be won this year [1.12.3]


def beset(*wars: str, treasury: int, legions: int) -> Republic:
    """The Republic at war: its Consuls, Julius and Cornelius, are in Rome."""
    game = senate_without_officers()
    game.treasury = treasury
    game.offices[ROME_CONSUL] = man("julius")
    game.offices[FIELD_CONSUL] = man("cornelius")
    raise_legions(game, legions)
    for key in wars:
        wage(game, key)
    return game


def test_1_12_3_the_fourth_war_is_fought_with_all_there_is() -> None:
    game = beset("1st_gallic_war", "1st_macedonian_war", "2nd_punic_war", treasury=60, legions=7)
    assert not plan(game, False).moves  # with three wars one can wait
    wage(game, "2nd_macedonian_war")
    assert [move.war for move in plan(game, False).moves] == [war("1st_gallic_war")]
    levy = Levy(game)
    assert levy.legions > 0
    assert levies_well(game, levy.proposal(), STATESMAN)
    for mood in MOODS:
        assert opinion(game, 2, flat(orders(game)), mood) > DULL
        assert not wants_land(game, mood)


def test_1_12_3_who_has_no_next_year_pays_for_the_ships_that_the_last_legions_need() -> None:
    game = beset("1st_punic_war", "1st_macedonian_war", "syrian_war", treasury=39, legions=24)
    wage(game, "2nd_punic_war", IMMINENT)
    assert not plan(game, True).fleets  # next year's debts come first
    wage(game, "1st_illyrian_war")
    made = plan(game, True)
    assert made.fleets > 0
    assert len(made.moves) == 1
    assert made.fleets * 10 + made.legions * 10 <= 39


def test_1_10_12_ships_are_built_a_year_before_the_legions_for_which_there_are_no_talents_yet() -> None:
    game = beset("1st_punic_war", treasury=200, legions=4)
    lead(game, "hamilcar")
    made = plan(game, True)
    assert [move.war for move in made.moves] == [war("1st_punic_war")]
    assert made.fleets >= fleet_strength(game, war("1st_punic_war"))
    assert after_debts(game) - 12 * made.fleets >= 0  # and next year's debts are paid


def test_1_10_12_ships_take_an_army_along_that_can_land_at_once() -> None:
    game = beset("1st_punic_war", treasury=330, legions=4)
    made = plan(game, True)
    assert made.fleets > 0
    assert [move.war for move in made.moves] == [war("1st_punic_war")]
    assert made.moves[0].legions >= land_strength(game, war("1st_punic_war"))


def test_1_09_63_ships_that_no_war_asks_for_go_home_while_talents_are_scarce() -> None:
    game = beset("1st_gallic_war", "syrian_war", treasury=20, legions=4)
    raise_fleets(game, 18)
    levy = Levy(game)
    assert levy.scrapped >= 12
    assert levies_well(game, levy.proposal(), STATESMAN)
    game.treasury = 300
    assert Levy(game).scrapped == 0


@pytest.mark.parametrize("mood", MOODS)
def test_1_10_9_a_war_is_left_alone_out_of_envy_for_a_year_and_no_more(mood: Mood) -> None:
    game = beset("1st_gallic_war", treasury=200, legions=14)
    assert is_bearable(game, mood) == (mood is not STATESMAN)
    game.unprosecuted |= 1 << war("1st_gallic_war")
    assert not is_bearable(game, mood)


def test_1_09_131_after_a_list_of_commanders_has_fallen_the_next_one_leaves_the_mightiest_out() -> None:
    game = beset("1st_gallic_war", "syrian_war", "2nd_punic_war", treasury=100, legions=25)
    raise_fleets(game, 3)
    both = orders(game)
    assert {item[1] for item in both if item[0] == DEPLOYED} == {man("cornelius"), man("julius")}
    game.influence[man("julius")] = 20
    game.session.rejected.append(flat(both))
    again = orders(game, shunned(game, 0, STATESMAN))
    assert [item[1] for item in again if item[0] == DEPLOYED] == [man("cornelius")]


@pytest.mark.parametrize("mood", MOODS)
def test_1_09_32_who_announces_a_dictator_names_one(mood: Mood) -> None:
    """The best for us may be no general; then it is one of those for whose sake it was announced, and not nobody."""
    game = beset("1st_gallic_war", "syrian_war", "2nd_punic_war", treasury=100, legions=10)
    govern(game, man("fabius"), "sicilia")  # the first faction has Valerius left, who rates 1
    for seat in range(4):
        step = [CLOSE, PROPOSE + kinds.DICTATOR]
        menu = [PASS, *(SENATOR + one for one in bits(candidates(game)))]
        named = elections.NominateDictatorHeuristic().choose(game, seat, menu, mood) != PASS
        assert named == (elections.DictatorStepHeuristic().choose(game, seat, step, mood) != CLOSE)
        game.push(NominateDictator(seat))
        assert PASS not in NominateDictatorShortlist().few(game, seat, menu, mood)  # nor does a search think better of it
        game.stack.pop()
