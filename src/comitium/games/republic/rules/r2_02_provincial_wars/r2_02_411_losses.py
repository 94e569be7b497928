"""[2.02.411] What a province loses in a battle: two armies, then a legion of the garrison, and so on."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.senators import HALVES_LOSSES, SPARED_LOSSES
from comitium.games.republic.catalogue.tables import RESULT_LOSS_DIVISOR
from comitium.games.republic.events.advanced.provincial import ProvincialLosses
from comitium.games.republic.rules.common.units import move_legions, random_legions
from comitium.games.republic.rules.r1_10_combat import r1_10_table as table
from comitium.games.republic.state.numbers import GARRISON, RESERVE, bits, count
from comitium.games.republic.state.republic import Republic

ARMIES_FIRST: Final = 2  # armies before each legion


def in_turn(armies: int, legions: int, units: int) -> tuple[int, int]:
    """[2.02.411] So many units of a mixed force: two armies, one legion, again; when one kind is gone, the other alone.

    >>> in_turn(10, 5, 8), in_turn(1, 3, 3), in_turn(6, 2, 2)
    ((6, 2), (1, 2), (2, 0))
    """
    armies_lost = legions_lost = 0
    while units > 0 and (armies_lost < armies or legions_lost < legions):
        taken = min(ARMIES_FIRST, units, armies - armies_lost)
        armies_lost += taken
        units -= taken
        if units > 0 and legions_lost < legions:
            legions_lost += 1
            units -= 1
    return armies_lost, legions_lost


def land_losses(armies: int, legions: int, losses: int) -> tuple[int, int]:
    """[2.02.411] So many losses: beside a legion an army is one, without any two armies are; -1 is all.

    >>> land_losses(10, 5, 8), land_losses(3, 0, 2), land_losses(4, 0, 1), land_losses(4, 2, -1)
    ((6, 2), (3, 0), (2, 0), (4, 2))
    """
    if losses < 0:
        return armies, legions
    return in_turn(armies, legions, losses) if legions else (min(armies, 2 * losses), 0)


def counted(armies: int, legions: int, had_legion: bool) -> int:
    """[C-98] What such losses come to, as losses: without a garrison two armies are one.

    >>> counted(2, 1, True), counted(3, 0, False)
    (3, 2)
    """
    return armies + legions if had_legion else (armies + 1) // 2


def units_lost(
    governor: int, result: int, row: int, armies: int, legions: int, fleets: int, naval: bool
) -> tuple[int, int, int]:
    """[2.02.411] The armies, legions and fleets that a battle costs. [C-89] At sea only fleets. [C-59] A disaster and a
    standoff take a share of the units, one for one. Fabius (C-11) and Lucullus (C-40) do as governors what they do as
    commanders."""
    if naval:
        armies = legions = 0
    halves = governor >= 0 and HALVES_LOSSES[governor]
    divisor = RESULT_LOSS_DIVISOR[result]
    if divisor:
        if governor >= 0 and SPARED_LOSSES[governor]:
            return 0, 0, 0
        units, ships = table.share(armies + legions, divisor), table.share(fleets, divisor)
        if halves:
            units, ships = table.share(units, 2), table.share(ships, 2)
        armies, legions = in_turn(armies, legions, units)
        return armies, legions, ships
    losses = table.called_for(row, counted(armies, legions, legions > 0))
    ships = table.called_for(row, fleets)
    if halves:
        losses, ships = table.share(losses, 2), table.share(ships, 2)
    armies, legions = land_losses(armies, legions, losses)
    return armies, legions, ships


def lose_units(game: Republic, province: int, armies: int, legions: int, fleets: int, rule: str) -> None:
    """[2.02.411] They are gone; which legions is chance."""
    place = GARRISON + province
    lost = random_legions(game, game.legions[place], legions) if legions else 0
    move_legions(game, lost, place, RESERVE)
    game.provincial_armies[province] -= armies
    game.provincial_fleets[province] -= fleets
    if (armies or lost or fleets) and game.has_listener:
        numbers = ", ".join([str(legion + 1) for legion in bits(lost)])
        game.tell(ProvincialLosses(rule, province, armies, count(lost), fleets, numbers), EVERYBODY)
