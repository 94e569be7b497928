"""1.05: wars that begin, the yearly chit, what a death takes with it, and factions that have nobody left."""

from __future__ import annotations

import pytest

from comitium.core.errors import Illegal
from comitium.games.republic.catalogue.senators import INFLUENCE
from comitium.games.republic.choices import YES
from comitium.games.republic.events.mortality import FactionEliminated, NobodyDied
from comitium.games.republic.events.people import ChitDrawn, ConcessionReturned, SenatorDied
from comitium.games.republic.rules.common import chits
from comitium.games.republic.rules.common.people import join
from comitium.games.republic.rules.common.wars import fleet_strength, land_strength
from comitium.games.republic.rules.r1_05_mortality.choices import CARRY_ON, QUIT
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill, strike
from comitium.games.republic.rules.r1_05_mortality.r1_05_4_empty import eliminate
from comitium.games.republic.rules.r1_05_mortality.r1_05_mortality import EVERYONE, Mortality
from comitium.games.republic.state import numbers
from comitium.games.republic.state.numbers import (
    BLANK,
    DRAW_TWO,
    FOUGHT,
    GARRISON,
    IMMINENT,
    IN_FORUM,
    MORTALITY,
    NOBODY,
    OUT,
    RAID,
    ROME,
    VACANT,
    count,
)
from comitium.games.republic.state.republic import BEREFT, Republic
from games.republic.fixtures.builder import (
    asked,
    capture,
    card,
    check,
    deal,
    garrison,
    govern,
    grant,
    listen,
    man,
    new_table,
    play,
    put,
    rebel,
    say,
    wage,
    war,
)


def table(players: int = 3) -> Republic:
    """A Mortality Phase in which nobody dies unless the test draws him."""
    game = new_table("early", players)
    game.phase = MORTALITY
    game.turn = 1
    for seat, key in enumerate(("aurelius", "junius", "papirius", "acilius", "flaminius", "aelius")[:players]):
        put(game, key, seat, leader=True)
    game.urn = [BLANK]
    return game


# -- 1.05.1


def test_1_05_an_imminent_war_begins_before_the_chit_is_drawn() -> None:
    game = table()
    wage(game, "2nd_punic_war", IMMINENT)
    ear = listen(game)
    play(game, Mortality(0))
    names = ear.names()
    assert names.index("WarActivated") < names.index("ChitDrawn")


def test_1_05_1_the_2nd_punic_war_begins_and_the_3rd_waits() -> None:
    game = table()
    first, second, third = (wage(game, f"{nth}_punic_war") for nth in ("1st", "2nd", "3rd"))
    game.zone[second] = game.zone[third] = IMMINENT
    play(game, Mortality(0))
    assert [game.zone[number] for number in (first, second, third)] == [FOUGHT, FOUGHT, IMMINENT]
    assert (land_strength(game, first), land_strength(game, second), fleet_strength(game, first)) == (20, 30, 20)


def test_1_05_1_one_war_of_each_series() -> None:
    game = table()
    for key in ("1st_macedonian_war", "2nd_macedonian_war", "2nd_illyrian_war"):
        wage(game, key, IMMINENT)
    play(game, Mortality(0))
    assert game.zone[war("1st_macedonian_war")] == FOUGHT
    assert game.zone[war("2nd_illyrian_war")] == FOUGHT
    assert game.zone[war("2nd_macedonian_war")] == IMMINENT


# -- 1.05.2, 1.05.21, 1.05.22


def test_1_05_2_a_blank_chit_kills_nobody() -> None:
    game = table()
    ear = listen(game)
    play(game, Mortality(0))
    assert not ear.all(SenatorDied)
    assert len(ear.all(NobodyDied)) == 1
    assert not game.stack


@pytest.mark.parametrize("place", ["rome", "province", "captive", "rebel", "forum"])
def test_1_05_2_the_chit_strikes_wherever_he_is(place: str) -> None:
    game = table()
    julius = put(game, "julius", NOBODY if place == "forum" else 0)
    if place == "province":
        govern(game, julius, "sicilia")
    elif place == "captive":
        capture(game, julius, RAID)
    elif place == "rebel":
        rebel(game, julius)
    game.urn = [4]
    play(game, Mortality(0))
    assert game.where[julius] == OUT
    assert game.curia == [julius]


def test_1_05_21_draw_two_turns_one_draw_into_two() -> None:
    game = table()
    game.urn = [7, DRAW_TWO, 12, BLANK]
    assert chits.draw(game, 2, "1.05.21") == [7, 12, BLANK]
    assert len(chits.new_urn()) == 36


def test_1_05_21_caesar_dies_and_julius_follows_his_own_rule() -> None:
    game = table()
    caesar = put(game, "4a_julius_caesar", 0, on_family=True)
    game.urn = [4]
    play(game, Mortality(0))
    assert game.gone >> caesar & 1
    assert game.curia == [man("julius")]


def test_1_05_21_drawing_stops_when_only_draw_two_is_left() -> None:
    game = table()
    assert len(chits.draw(game, 40, "1.07.21")) == 34


def test_1_05_22_of_two_brothers_the_higher_throw_is_struck_and_limits_come_after() -> None:
    game = table()
    tiberius = put(game, "25a_tiberius_gracchus", 0)
    gaius = put(game, "25b_gaius_gracchus", 1)
    govern(game, gaius, "sicilia")
    game.urn = [25]
    game.loaded = [3, 3, 4, 5]  # 6 and 9
    assert strike(game, 1, game.rome | game.forum, "1.07.21") == []
    assert game.where[tiberius] == ROME
    assert game.where[gaius] != OUT


def test_1_05_22_a_tie_of_the_brothers_is_thrown_again() -> None:
    game = table()
    put(game, "25a_tiberius_gracchus", 0)
    gaius = put(game, "25b_gaius_gracchus", 1)
    game.loaded = [3, 3, 3, 3, 1, 1, 6, 6]
    assert chits.senator_of_chit(game, 25, "1.05.22") == gaius


def test_1_05_22_one_licinius_alone_needs_no_throw() -> None:
    game = table()
    lucullus = put(game, "29b_lucullus", 0)
    game.loaded = [1]
    assert chits.senator_of_chit(game, 29, "1.05.22") == lucullus
    assert game.loaded == [1]


# -- 1.05.3, 1.05.31


def test_1_05_3_manlius_leaves_his_concession_to_the_forum_and_all_else_to_the_bank() -> None:
    game = table()
    manlius = put(game, "manlius", 0, talents=8, knights=2, influence=9)
    mining = grant(game, "mining", manlius)
    game.exposed = 1 << mining
    game.curia = [man("furius")]
    ear = listen(game)
    kill(game, manlius, "1.05.2")
    assert ear.all(ConcessionReturned) == [ConcessionReturned("1.05.2", manlius, mining)]
    assert game.holder[mining] == IN_FORUM
    assert game.exposed == 0
    assert (game.talents[manlius], game.knights[manlius]) == (0, 0)
    assert game.curia == [man("furius"), manlius]


def test_1_05_3_a_leaders_family_stays_and_his_province_goes_to_the_forum_with_its_legion() -> None:
    game = table()
    claudius = put(game, "claudius", 0, influence=12, popularity=3, talents=5)
    game.leader[0] = claudius
    sicilia = govern(game, claudius, "sicilia")
    legion = garrison(game, "sicilia", 1)
    kill(game, claudius, "1.05.2")
    assert game.in_rome(claudius)
    assert game.leader[0] == claudius
    assert (game.influence[claudius], game.popularity[claudius], game.talents[claudius]) == (INFLUENCE[claudius], 0, 0)
    assert INFLUENCE[claudius] == 4
    assert (game.province[sicilia], game.governor[sicilia]) == (VACANT, NOBODY)
    assert game.legions[GARRISON + sicilia] == legion
    check(game)


def test_1_05_31_a_leader_without_family_leaves_the_faction_leaderless() -> None:
    game = new_table("middle", 3)
    cato = put(game, "22a_cato_the_elder", 0, leader=True)
    put(game, "julius", 0)
    kill(game, cato, "1.05.2")
    assert game.leader[0] == NOBODY
    assert game.gone >> cato & 1
    assert game.curia == []


def test_1_05_31_the_family_moves_under_the_surviving_brother_of_another_faction() -> None:
    game = new_table("middle", 3)
    tiberius = put(game, "25a_tiberius_gracchus", 0, leader=True, on_family=True)
    gaius = put(game, "25b_gaius_gracchus", 1)
    kill(game, tiberius, "1.05.2")
    assert game.on_family == 1 << gaius
    assert game.leader[0] == NOBODY
    assert game.curia == []


# -- 1.05.4


def bereft(curia: list[str]) -> Republic:
    """Seat 2 has just one senator, no leader, and the chit that kills him is drawn."""
    game = new_table("early", 3)
    game.phase = MORTALITY
    for seat, key in enumerate(("aurelius", "junius")):
        put(game, key, seat, leader=True)
    put(game, "papirius", 2, talents=9)
    game.box[2] = 7
    game.curia = [man(key) for key in curia]
    deal(game, 2, "tribune_1", "mining")
    game.urn = [11]
    return game


def test_1_05_4_the_first_family_without_a_statesman_in_play_becomes_leader_in_rome() -> None:
    game = bereft(["cornelius", "furius"])
    put(game, "1a_scipio_africanus", 0)
    play(game, Mortality(0))
    assert asked(game) == "LastSenatorLost"
    assert game.actors() == [2]
    assert game.legal(2) == [QUIT, CARRY_ON]
    say(game, CARRY_ON)
    furius = man("furius")
    assert game.leader[2] == furius
    assert game.in_rome(furius)
    assert game.influence[furius] == INFLUENCE[furius]
    assert game.curia == [man("cornelius"), man("papirius")]
    assert (game.box[2], len(game.hands[2])) == (7, 2)
    check(game)


def test_1_05_4_the_first_family_may_be_that_of_number_1() -> None:
    game = bereft(["cornelius", "furius"])
    play(game, Mortality(0))
    say(game, CARRY_ON)
    assert game.leader[2] == man("cornelius")


def test_1_05_4_his_own_dead_family_may_be_the_first() -> None:
    game = bereft([])
    play(game, Mortality(0))
    say(game, CARRY_ON)
    assert game.members[2] == 1 << man("papirius")
    assert game.talents[man("papirius")] == 0


def test_1_05_4_with_an_empty_curia_he_waits_for_the_first_that_enters_it() -> None:
    game = new_table("early", 3)
    for seat, key in enumerate(("aurelius", "junius")):
        put(game, key, seat, leader=True)
    cato = put(game, "22a_cato_the_elder", 2, leader=True)
    terentius = put(game, "terentius", 0)
    kill(game, cato, "1.05.2")
    play(game, Mortality(2))
    game.urn = [BLANK]
    say(game, CARRY_ON)
    assert game.members[2] == 0
    assert game.marks[BEREFT] == 1 << 2
    assert not game.stack
    kill(game, terentius, "1.07.21")
    game.urn = [BLANK]
    play(game, Mortality(2))
    assert not game.stack  # he is not asked again
    assert game.leader[2] == terentius
    assert game.in_rome(terentius)
    assert game.marks[BEREFT] == 0


def test_1_05_4_quitting_is_elimination() -> None:
    game = bereft(["furius"])
    ear = listen(game)
    play(game, Mortality(0))
    say(game, QUIT)
    assert game.playing == 0b011
    assert game.hands[2] == []
    assert {card("tribune_1"), card("mining")} <= set(game.discards)
    assert game.box[2] == 0
    assert len(ear.all(FactionEliminated)) == 1
    assert game.curia == [man("furius"), man("papirius")]


def test_1_05_4_nothing_else_is_an_answer() -> None:
    game = bereft(["furius"])
    play(game, Mortality(0))
    with pytest.raises(Illegal):
        game.apply(2, YES)
    with pytest.raises(Illegal):
        game.apply(0, CARRY_ON)


def test_1_05_4_a_faction_whose_last_senator_was_won_over_is_asked_too() -> None:
    game = bereft(["furius"])
    game.urn = [BLANK]
    join(game, man("papirius"), 0, "1.07.41")
    play(game, Mortality(0))
    assert asked(game) == "LastSenatorLost"
    say(game, CARRY_ON)
    assert game.leader[2] == man("furius")


def test_1_05_4_when_the_last_faction_leaves_the_game_is_over() -> None:
    game = table()
    for seat in range(3):
        eliminate(game, seat, "1.05.4")
    assert game.ending == "abandoned"
    assert game.winner == NOBODY
    assert not game.stack


# -- M0


def test_3_05_1_the_era_advances_on_turns_8_and_16_of_the_alternate_history() -> None:
    eras = []
    for scenario in ("alternate", "early"):
        game = new_table(scenario, 3)
        put(game, "aurelius", 0, leader=True)
        put(game, "junius", 1, leader=True)
        put(game, "papirius", 2, leader=True)
        for turn in (7, 8, 15, 16):
            game.turn = turn
            game.urn = [BLANK]
            play(game, Mortality(0))
            eras.append(game.era)
    assert eras == [0, 1, 1, 2, 0, 0, 0, 0]


def test_1_05_21_a_chit_that_is_out_does_not_come_again_in_the_same_draw_whatever_a_position_names() -> None:
    from comitium.games.republic.rules.common.chits import draw

    game = new_table()
    game.urn = [5, 5, 31, 7, 5, 9]
    assert draw(game, 2, "1.05.21") == [5, 7, 9]
    game.urn = [5]
    assert draw(game, 1, "1.05.21") == [5], "all went back"


def test_1_05_2_one_chit_and_no_more() -> None:
    game = table()
    ear = listen(game)
    play(game, Mortality(0))
    assert len(ear.all(ChitDrawn)) == 1
    assert count(EVERYONE) == 49


# -- B-17: whether an office whose holder dies in the session may be filled again


def session_of(**offices: str) -> Republic:
    """All offices have been filled in this session, these are held, and the option allows to fill them again."""
    game = new_table("early", 3, refill_office_same_turn=True)
    for seat, key in enumerate(("manlius", "claudius", "fulvius")):
        put(game, key, seat)
    for place, key in offices.items():
        game.offices[getattr(numbers, place)] = put(game, key, 0)
    game.session.filled = ALL_FILLED
    return game


ALL_FILLED = 1 << numbers.DICTATOR | 1 << numbers.CENSOR | 1 << numbers.ROME_CONSUL | 1 << numbers.FIELD_CONSUL


def test_b_17_a_dead_dictator_leaves_his_office_open_to_an_election_only() -> None:
    game = session_of(DICTATOR="julius")
    kill(game, man("julius"), "1.05.3")
    assert game.session.filled == ALL_FILLED & ~(1 << numbers.DICTATOR)
    assert game.session.joint_failed


def test_b_17_a_dead_censor_leaves_his_office_open() -> None:
    game = session_of(CENSOR="julius")
    kill(game, man("julius"), "1.05.3")
    assert game.session.filled == ALL_FILLED & ~(1 << numbers.CENSOR)
    assert not game.session.joint_failed


def test_b_17_consuls_are_elected_together_once_both_are_dead() -> None:
    game = session_of(ROME_CONSUL="julius", FIELD_CONSUL="cornelius")
    kill(game, man("julius"), "1.05.3")
    assert game.session.filled == ALL_FILLED
    kill(game, man("cornelius"), "1.05.3")
    assert game.session.filled == ALL_FILLED & ~(1 << numbers.ROME_CONSUL | 1 << numbers.FIELD_CONSUL)
