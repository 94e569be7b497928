"""What is told of military plans in the game for one and two [4.05.3]. The words are in soloplan.ftl."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class SoloPlanSaid(Said, frozen=True):
    game = "republic-soloplan"


class CrisisTested(SoloPlanSaid, frozen=True):
    """[4.05.3] `crisis` is 1 or 0; how many wars are active, the greatest strength, whether there is a rebel."""

    code = "N19"

    crisis: int
    active: int
    strength: int
    rebel: int


class WarWeighed(SoloPlanSaid, frozen=True):
    """[4.05.31] [4.05.32] What the lists compare: strength in the next battle, rank number, what it needs."""

    reason = minor = True
    code = "N19"

    war: int
    strength: int
    naval: int
    number: int
    dangerous: int
    legions: int
    fleets: int


class PlanChosen(SoloPlanSaid, frozen=True):
    """[4.05.3] The entry of the list, from 1, its wars, and what is raised for them."""

    code = "N19"

    crisis: int
    entry: int
    wars: tuple[int, ...]
    force: int  # 1: all force
    legions: int
    fleets: int


class NoPlan(SoloPlanSaid, frozen=True):
    """[4.05.33] Outside a crisis a Manpower Shortage may be why."""

    code = "N19"

    crisis: int
    shortage: int = 0


class PeaceForces(SoloPlanSaid, frozen=True):
    """[4.05.33]"""

    code = "N19"

    legions: int
    fleets: int


class DictatorClaimed(SoloPlanSaid, frozen=True):
    """[4.05.34] By what he is Dictator."""

    code = "N20"

    senator: int
    military: int
    immune: int
    inside: int  # 1: of the coalition
    influence: int


class MasterClaimed(SoloPlanSaid, frozen=True):
    code = "N20"

    senator: int
    military: int
    inside: int
    influence: int


class ArmyAllotted(SoloPlanSaid, frozen=True):
    """[4.05.31] The whole force against a war, and what it adds to the dice."""

    code = "N25"

    senator: int
    war: int
    strength: int
    legions: int
    fleets: int
    modifier: int


class WarLeftAlone(SoloPlanSaid, frozen=True):
    """A war of the plan that nobody can attack after all."""

    code = "N25"

    war: int


class CommandAnswered(SoloPlanSaid, frozen=True):
    """[1.09.643]"""

    senator: int
    war: int
    agreed: int


class OrdersAnswered(SoloPlanSaid, frozen=True):
    """[1.09.643]"""

    senator: int
    agreed: int
