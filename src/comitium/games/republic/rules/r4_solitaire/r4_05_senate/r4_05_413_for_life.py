"""[4.05.413] The Consul for Life of a faction that governs alone."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.frames import Step
from comitium.games.republic.catalogue.tables import LIFE_INFLUENCE
from comitium.games.republic.events.solo.senate import CandidateForLife, CandidateLost, CandidateSurvived
from comitium.games.republic.rules.common.death_listeners import DeathListener
from comitium.games.republic.rules.r1_09_senate.r1_09_8_various import become_for_life
from comitium.games.republic.rules.r4_solitaire.r4_01_3_ties import best_senator
from comitium.games.republic.rules.r4_solitaire.r4_07_3_assassins import assassination_test
from comitium.games.republic.state.numbers import NOBODY, bits, count, lowest
from comitium.games.republic.state.republic import Republic

RULE: Final = "4.05.413"


def candidates(game: Republic) -> list[int]:
    """[4.05.413] The senators in Rome with 21 influence of the only faction in the coalition."""
    if count(game.coalition) != 1:
        return []
    return [man for man in bits(game.here(lowest(game.coalition))) if game.influence[man] >= LIFE_INFLUENCE]


def test_candidate(game: Republic) -> bool:
    """[4.05.413] [D-36] From the coalition to the end of the session, after each gain of influence: the most influential
    candidate is tested, one a turn. True if there is one."""
    if not game.session.sitting or game.session.proposed_for_life or game.consul_for_life >= 0:
        return False
    able = candidates(game)
    if not able:
        return False
    man = best_senator(game, RULE, able, [(game.influence[one],) for one in able], ["influence"])
    game.session.proposed_for_life = True
    if game.has_listener:
        game.tell(CandidateForLife(RULE, man, game.influence[man]), EVERYBODY)
    game.push(ForLife(0, man))
    return True


class ForLife(DeathListener):
    """[4.05.413] The assassination test of a candidate, and what it makes of him."""

    def __init__(self, at: int, man: int) -> None:
        super().__init__(at)
        self.man = man  # NOBODY once he is dead

    def on_death(self, game: Republic, senator: int) -> None:
        if self.man == senator:
            self.man = NOBODY

    def steps(self) -> list[Step]:
        return FOR_LIFE


def test(game: Republic, for_life: ForLife) -> None:
    """[4.07.3]"""
    assassination_test(game, for_life.man)


def survives(game: Republic, for_life: ForLife) -> None:
    """[4.05.413] Who has survived is Consul for Life."""
    man = for_life.man
    game.pop()
    if game.has_listener:
        game.tell(CandidateSurvived(RULE, man) if man >= 0 else CandidateLost(RULE), EVERYBODY)
    if man >= 0:
        become_for_life(game, man, False)


FOR_LIFE: Final[list[Step]] = [test, survives]
