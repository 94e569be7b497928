"""[1.08] The Population Phase: unrest from wars and drought, then the state of the Republic. Nobody is asked anything."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.frames import Script, Step
from comitium.games.republic.catalogue.ids import MANPOWER_SHORTAGE
from comitium.games.republic.catalogue.tables import (
    MOB_CHITS,
    MOB_TOTALS,
    NO_RECRUITMENT_TOTALS,
    POPULATION_DICE,
    REVOLT_TOTAL,
    SHORTAGE_TOTALS,
    UNREST_DROUGHT,
    UNREST_UNPROSECUTED,
    population_unrest,
)
from comitium.games.republic.events.population import (
    DroughtsCounted,
    ManpowerShort,
    MobRose,
    NoRecruits,
    PeopleRose,
    StateOfTheRepublic,
    UnprosecutedCounted,
)
from comitium.games.republic.rules.common.ranks import highest
from comitium.games.republic.rules.common.treasury import change_unrest
from comitium.games.republic.rules.common.wars import droughts
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import strike
from comitium.games.republic.rules.r1_12_victory.r1_12_3_defeat import people_revolt
from comitium.games.republic.state.numbers import count
from comitium.games.republic.state.republic import NO_RECRUITMENT, Republic


class Population(Script[Republic]):
    """[1.08] Automatic from the first step to the last."""

    def steps(self) -> list[Step]:
        return POPULATION


def unprosecuted_wars(game: Republic, population: Population) -> None:
    """[P1] [1.08.11] One more for each war that nobody fights; a civil war may be one of them (C-22)."""
    wars = count(game.unprosecuted)
    if wars and game.has_listener:
        game.tell(UnprosecutedCounted("1.08.11", wars), EVERYBODY)
    change_unrest(game, UNREST_UNPROSECUTED * wars, "1.08.11")


def drought(game: Republic, population: Population) -> None:
    """[P2] [1.08.12] [A-37] One more for each drought: what was drawn this turn, and wars that bring it, in every zone."""
    found = droughts(game)
    if found and game.has_listener:
        game.tell(DroughtsCounted("1.08.12", found), EVERYBODY)
    change_unrest(game, UNREST_DROUGHT * found, "1.08.12")


def state_of_the_republic(game: Republic, population: Population) -> None:
    """[P3] to [P7] [1.08.2] [A-38] The HRAO speaks to the people: unrest first, then recruiting, then the mob."""
    speaker = highest(game)
    popularity = game.popularity[speaker] if speaker >= 0 else 0
    dice = sum([game.die() for _ in range(POPULATION_DICE)])
    total = dice - game.unrest + popularity - game.omens
    if game.has_listener:
        told = StateOfTheRepublic("1.08.2", speaker, dice, game.unrest, popularity, game.omens, total)
        game.tell(told, EVERYBODY)
    game.marks[NO_RECRUITMENT] = 0
    if total <= REVOLT_TOTAL:
        if game.has_listener:
            game.tell(PeopleRose("1.08.2"), EVERYBODY)
        people_revolt(game)
        return
    change_unrest(game, population_unrest(total), "1.08.2")
    if total in SHORTAGE_TOTALS:
        game.levels[MANPOWER_SHORTAGE] += 1
        if game.has_listener:
            game.tell(ManpowerShort("1.08.2", game.levels[MANPOWER_SHORTAGE]), EVERYBODY)
    if total in NO_RECRUITMENT_TOTALS:
        game.marks[NO_RECRUITMENT] = 1
        if game.has_listener:
            game.tell(NoRecruits("1.08.2"), EVERYBODY)
    if total in MOB_TOTALS:
        if game.has_listener:
            game.tell(MobRose("1.08.2", MOB_CHITS), EVERYBODY)
        strike(game, MOB_CHITS, game.rome | game.forum, "1.08.2")


POPULATION: Final[list[Step]] = [unprosecuted_wars, drought, state_of_the_republic]
