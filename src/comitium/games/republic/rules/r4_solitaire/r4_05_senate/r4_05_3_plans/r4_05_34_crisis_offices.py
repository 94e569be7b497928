"""[4.05.34] [4.05.411] Q3a: in a crisis a Dictator and a Master of Horse are named before the spoils. N20."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.ids import CENSOR, DICTATOR
from comitium.games.republic.catalogue.senators import VOIDS
from comitium.games.republic.choices import SENATOR
from comitium.games.republic.events.solo.plan import DictatorClaimed, MasterClaimed
from comitium.games.republic.rules.r1_09_senate.r1_09_2_consuls import enter_office, lose_office
from comitium.games.republic.rules.r1_09_senate.r1_09_3_dictator import (
    DICTATORS_HONOUR,
    NameMaster,
    candidates,
    is_called_for,
    masters,
)
from comitium.games.republic.rules.r4_solitaire.r4_01_3_ties import best_senator
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import Procedure, register
from comitium.games.republic.state.numbers import CIVIL_WAR, NOBODY, bits
from comitium.games.republic.state.republic import Republic

RULE: Final = "4.05.34"


def name_crisis_offices(game: Republic, senate: Any) -> None:
    """[4.05.34] The best soldier in Rome is Dictator, whatever his faction; he cannot refuse. [D-59] The offices depend on the
    crisis, not on a plan."""
    if not is_open(game, senate.crisis) or not candidates(game):
        return
    war = senate.wars[0] if senate.wars and senate.wars[0] != CIVIL_WAR else NOBODY
    man = rightful_dictator(game, war)
    if game.offices[CENSOR] == man:
        lose_office(game, CENSOR, RULE)
    if game.has_listener:
        immune, inside = int(is_immune(man, war)), int(is_inside(game, man))
        game.tell(DictatorClaimed(RULE, man, game.military(man), immune, inside, game.influence[man]), EVERYBODY)
    enter_office(game, man, DICTATOR, DICTATORS_HONOUR, RULE)
    if masters(game):
        game.push(NameMaster(game.faction[man], man))


def is_open(game: Republic, crisis: bool) -> bool:
    """[4.05.411] Only in a crisis, or by the option when 1.09.3 would allow a Dictator."""
    return crisis or (game.rules.basic_dictator_too and is_called_for(game))


def rightful_dictator(game: Republic, war: int) -> int:
    """[4.05.34] [4.05.411] The highest military rating; then a statesman immune in the first war of the plan, then a member of
    the coalition, then the least influence, then dice."""
    able = bits(candidates(game))
    keys: list[tuple[int, ...]] = [
        (game.military(man), int(is_immune(man, war)), int(is_inside(game, man)), -game.influence[man]) for man in able
    ]
    return best_senator(game, RULE, able, keys, ["military", "immune", "inside", "-influence"])


def is_immune(man: int, war: int) -> bool:
    """[4.05.34] Whether his card voids the disaster and standoff numbers of a war."""
    return war >= 0 and war in VOIDS[man]


def is_inside(game: Republic, man: int) -> bool:
    return game.coalition >> game.faction[man] & 1 == 1


class MasterOfNeutral(Procedure):
    """[4.05.34] [D-53] N20: a neutral Dictator names the best soldier that is left; among equals members of the coalition,
    then the least influence."""

    code = "N20"
    rule = RULE

    def act(self, game: Republic, seat: int) -> None:
        able = bits(masters(game))
        keys: list[tuple[int, ...]] = [(game.military(man), int(is_inside(game, man)), -game.influence[man]) for man in able]
        man = best_senator(game, RULE, able, keys, ["military", "inside", "-influence"])
        if game.has_listener:
            told = (man, game.military(man), int(is_inside(game, man)), game.influence[man])
            game.tell(MasterClaimed(RULE, *told), EVERYBODY)
        game.stack[-1].answer(game, seat, SENATOR + man)


register(NameMaster, MasterOfNeutral())
