"""[2.04] What disbanded veterans change elsewhere: trials, the order of recruiting, and what bots do with them."""

from __future__ import annotations

from comitium.bots.republic.advanced.veterans import disbanded
from comitium.bots.republic.asides import is_tempting, unasked
from comitium.bots.republic.mood import Mood
from comitium.games.republic.rules.common.units import recruits
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import floor
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_42_judgment import DEFENCES
from comitium.games.republic.rules.r2_04_veterans.choices import CALL_UP, DISBAND_OWN
from comitium.games.republic.state.numbers import FOUGHT, RESERVE
from games.republic.fixtures.advanced.advocacy import ask_for, tried
from games.republic.fixtures.builder import man, new_table
from games.republic.fixtures.senate import senate_with_officers, sit


def test_2_04_2_with_advocates_the_trial_roll_counts_it_on_both_sides() -> None:
    game = tried(veterans=True)
    ask_for(game, "cornelius")
    before = DEFENCES[0].edge(game, floor(game))
    game.gained_oratory[man("cornelius")] = 3
    assert DEFENCES[0].edge(game, floor(game)) == before + 3
    game.gained_oratory[man("claudius")] = 1  # the prosecutor
    assert DEFENCES[0].edge(game, floor(game)) == before + 2


def test_2_04_3_recruits_are_others_first() -> None:
    game = new_table(veterans=True)
    able = game.legions[RESERVE] & 0b11111
    game.recallable_by[0] = game.recallable_by[3] = man("cornelius")
    assert recruits(game, able, 2) == 0b00110
    assert recruits(game, able, 4) == 0b10111
    assert recruits(game, able, 5) == able


def test_2_04_bots_disband_in_quiet_times_and_call_up_when_rome_may_fall() -> None:
    game = senate_with_officers(veterans=True)
    game.recallable_by[24] = man("cornelius")
    game.gained_oratory[man("cornelius")] = 1
    game.talents[man("cornelius")] = 10
    sit(game)
    asides = game.asides(0)
    assert CALL_UP + 24 in asides
    assert is_tempting(asides)
    gentle, fierce = Mood("gentle", 0.5, 0.5, 0.5, 0.1, 0.5, 0.5), Mood("fierce", 0.5, 0.5, 0.5, 0.9, 0.5, 0.5)
    assert unasked(game, 0, asides, gentle) is None
    assert disbanded(game, [DISBAND_OWN + 1], gentle) == [DISBAND_OWN + 1]
    assert disbanded(game, [DISBAND_OWN + 1], fierce) == []
    game.zone[0] = FOUGHT
    assert disbanded(game, [DISBAND_OWN + 1], gentle) == [DISBAND_OWN + 1]
    game.zone[1] = FOUGHT
    assert disbanded(game, [DISBAND_OWN + 1], gentle) == []  # two wars: Rome needs its best legions
    game.zone[2] = FOUGHT
    game.treasury = 20
    patriot = gentle._replace(rome=0.9)
    assert unasked(game, 0, asides, gentle) is None
    assert unasked(game, 0, asides, patriot) == CALL_UP + 24  # the State has no talents for legions
    game.treasury = 300
    assert unasked(game, 0, asides, patriot) is None
    game.zone[3] = FOUGHT
    assert unasked(game, 0, asides, gentle) == CALL_UP + 24
    assert disbanded(game, [DISBAND_OWN + 1], gentle) == []
