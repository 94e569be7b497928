"""What is told of the Combat Phase."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class CombatSaid(Said, frozen=True):
    """The words are in combat.ftl."""

    game = "republic-combat"


class BattlesOrdered(CombatSaid, frozen=True):
    """[1.10.1] In which order the wars are fought."""

    wars: tuple[int, ...]


class OrderRolled(CombatSaid, frozen=True):
    senator: int
    amount: int


class UnitsBought(CombatSaid, frozen=True):
    """With the Gabinian Law."""

    senator: int
    legions: int
    fleets: int
    own: int
    treasury: int


class CommanderIdle(CombatSaid, frozen=True):
    """He has nothing to fight with."""

    senator: int
    war: int


class CommandRolled(CombatSaid, frozen=True):
    """Pompey before a battle."""

    senator: int
    amount: int


class ArmiesMet(CombatSaid, frozen=True):
    """Naval: 1 at sea. `veterans` are those of the army, which count twice; `leaders` help the enemy."""

    senator: int
    war: int
    naval: int
    army: int
    command: int
    enemy: int
    veterans: int = 0
    leaders: tuple[int, ...] = ()


class DiceThrown(CombatSaid, frozen=True):
    """One black die, two white ones."""

    black: int
    white: int
    white2: int
    natural: int


class AlliesDeserted(CombatSaid, frozen=True):
    war: int
    amount: int


class BattleDecided(CombatSaid, frozen=True):
    """`result` is 0 for a defeat, 1 disaster, 2 standoff, 3 stalemate, 4 victory."""

    war: int
    result: int
    total: int


class UnitsLost(CombatSaid, frozen=True):
    senator: int
    legions: int
    fleets: int
    numbers: str


class SenatorCaptured(CombatSaid, frozen=True):
    senator: int
    war: int


class SenatorAbducted(CombatSaid, frozen=True):
    """By the barbarians of a raid."""

    senator: int


class SenatorRansomed(CombatSaid, frozen=True):
    senator: int
    own: int
    treasury: int


class WarWon(CombatSaid, frozen=True):
    war: int
    senator: int
    spoils: int


class SeaWon(CombatSaid, frozen=True):
    war: int
    senator: int


class VeteranMade(CombatSaid, frozen=True):
    legion: int
    senator: int


class VeteranUnbound(CombatSaid, frozen=True):
    """Its commander is dead: it owes allegiance to nobody."""

    legion: int


class ProconsulMade(CombatSaid, frozen=True):
    senator: int
    war: int


class CleopatraPlayed(CombatSaid, frozen=True):
    """She helps the commander."""

    seat: int
    senator: int


class CleopatraOpposed(CombatSaid, frozen=True):
    """She leads the enemy."""

    seat: int
    war: int


class WarsProsecuted(CombatSaid, frozen=True):
    wars: tuple[int, ...]


class WarsUnprosecuted(CombatSaid, frozen=True):
    wars: tuple[int, ...]


class RhodiansLeft(CombatSaid, frozen=True):
    war: int
    fleets: int


class WarsCounted(CombatSaid, frozen=True):
    amount: int
