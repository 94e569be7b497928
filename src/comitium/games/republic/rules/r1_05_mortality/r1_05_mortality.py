"""[1.05] The Mortality Phase."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.frames import Script, Step
from comitium.games.republic.catalogue.scenarios import ERA_TURNS
from comitium.games.republic.events.mortality import EraAdvanced, NobodyDied
from comitium.games.republic.rules.common.wars import wake_imminent
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import strike
from comitium.games.republic.rules.r3_setup.r3_01_4_cards import scenario_of
from comitium.games.republic.state.numbers import SENATORS
from comitium.games.republic.state.republic import Republic

EVERYONE: Final = (1 << SENATORS) - 1
CHITS: Final = 1  # [1.05.2]


class Mortality(Script[Republic]):
    """[1.05] Wars that were imminent begin, then death takes whom it takes."""

    def steps(self) -> list[Step]:
        return MORTALITY


def era(game: Republic, mortality: Mortality) -> None:
    """[M0] [3.05.1] Where the cards are all mixed, the turns tell the era."""
    if game.turn in ERA_TURNS[scenario_of(game.rules)]:
        game.era += 1
        if game.has_listener:
            game.tell(EraAdvanced("3.05.1", game.era), EVERYBODY)


def imminent_wars(game: Republic, mortality: Mortality) -> None:
    """[M1] [1.05.1] The first imminent war of each series becomes active."""
    wake_imminent(game, "1.05.1")


def chit(game: Republic, mortality: Mortality) -> None:
    """[M2] [1.05.2] One chit, against every senator in play wherever he is. [1.05.3] What he leaves: r1_05_3_death.py."""
    if not strike(game, CHITS, EVERYONE, "1.05.2") and game.has_listener:
        game.tell(NobodyDied("1.05.2"), EVERYBODY)


MORTALITY: Final[list[Step]] = [era, imminent_wars, chit]
