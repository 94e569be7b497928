"""What the rules watch all the time: 35 influence, empty factions, a dead rebel, a Rome that empties. Looked at after each
step; what happened is noted in common/watch.py."""

from __future__ import annotations

from comitium.games.republic.rules.common.watch import ARRIVAL, DEATH, DEPARTURE, LAST_STAND, OPEN_HAND, RISEN, watch
from comitium.games.republic.rules.r1_05_mortality.r1_05_4_empty import LastSenatorLost, fill_empty_factions
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import presiding
from comitium.games.republic.rules.r1_09_senate.r1_09_7_assassins import is_under_way
from comitium.games.republic.rules.r1_09_senate.r1_09_8_various import name_consul_for_life, repopulate
from comitium.games.republic.rules.r1_11_revolution.r1_11_37_civil_war import rebellion_collapses
from comitium.games.republic.rules.r1_12_victory.endings import BANKRUPT, PEOPLE
from comitium.games.republic.rules.r1_12_victory.r1_12_4_survival import stand_alone
from comitium.games.republic.rules.r4_solitaire.r4_01_4_cards import play_open_hands
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_413_for_life import test_candidate
from comitium.games.republic.state.republic import WATCHED, Republic


def run_triggers(game: Republic) -> bool:
    """[section 1, "after every state change"] Look at what was watched. True: something was done, or somebody must be
    asked."""
    what = game.marks[WATCHED]
    if not what:
        return False
    game.marks[WATCHED] = 0
    if what & (LAST_STAND | RISEN):
        stand_alone(game, BANKRUPT if what & LAST_STAND else PEOPLE)
        return True
    if what & DEATH and rebellion_collapses(game):
        watch(game, what)  # more have died
        return True
    if what & OPEN_HAND:
        play_open_hands(game)
    if what & ARRIVAL:
        name_consul_for_life(game)
        if game.rules.neutrals and test_candidate(game):
            watch(game, what & ~ARRIVAL)
            return True
    if what & (DEATH | DEPARTURE) and game.session.sitting and not game.rules.neutrals:
        presiding(game)  # 1.09.12: the next in rank takes the chair at once
    if what & (DEATH | DEPARTURE) and is_under_way(game):
        watch(game, what & ~ARRIVAL)  # B-54: an attempt and its trial are one block
        return False
    if what & DEATH and fill_empty_factions(game):
        if not isinstance(game.stack[-1], LastSenatorLost):  # else its answer brings us back
            watch(game, what & ~ARRIVAL)
        return True
    return what & (DEATH | DEPARTURE) != 0 and repopulate(game)
