"""What is told in the Population Phase. The words are in population.ftl."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class PopulationSaid(Said, frozen=True):
    game = "republic-population"


class UnprosecutedCounted(PopulationSaid, frozen=True):
    amount: int


class DroughtsCounted(PopulationSaid, frozen=True):
    amount: int


class StateOfTheRepublic(PopulationSaid, frozen=True):
    """Who spoke, what the dice were, what was added and taken off, and what it made."""

    senator: int
    dice: int
    unrest: int
    popularity: int
    omens: int
    total: int


class ManpowerShort(PopulationSaid, frozen=True):
    level: int


class NoRecruits(PopulationSaid, frozen=True):
    pass


class MobRose(PopulationSaid, frozen=True):
    amount: int


class PeopleRose(PopulationSaid, frozen=True):
    pass
