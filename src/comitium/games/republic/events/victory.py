"""What is told of the end of the game."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class VictorySaid(Said, frozen=True):
    """The words are in victory.ftl."""

    game = "republic-victory"


class RebelPrevailed(VictorySaid, frozen=True):
    """`how`: 0 he has beaten the Senate's army, 1 nobody was sent, 2 the State is bankrupt, 3 the people have risen."""

    senator: int
    how: int
    wars: int


class ItalyGathered(VictorySaid, frozen=True):
    """[1.12.4] The rebel takes everything that is left."""

    senator: int
    legions: int
    fleets: int


class InfluenceCounted(VictorySaid, frozen=True):
    seat: int
    amount: int


class DebtUnpaid(VictorySaid, frozen=True):
    """[1.06.53] The State has to pay so much, and has less: `total`. Its rule is that of the debt."""

    amount: int
    total: int


class RomeFell(VictorySaid, frozen=True):
    """All lose. `why`: 0 four wars, 1 bankruptcy, 2 the people, 3 the rebel could not save Rome."""

    why: int


class FactionWon(VictorySaid, frozen=True):
    """`how`: 0 to 3 as a rebel (see RebelPrevailed), 4 by a Consul for Life, 5 by influence when the era ends,
    6 as a neutral [4.08.1]."""

    seat: int
    how: int
