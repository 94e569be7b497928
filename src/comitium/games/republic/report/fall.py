"""[1.12.3] What Rome died of, in the numbers of its last moment: the wars and what could still have been sent against them,
the bill and who had the money for it, the speech and how much was wanting."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from comitium.core.messages import Event
from comitium.games.republic.catalogue.tables import REVOLT_TOTAL
from comitium.games.republic.events.forum import EventDrawn
from comitium.games.republic.events.population import StateOfTheRepublic
from comitium.games.republic.events.revenue import BillPaid
from comitium.games.republic.events.victory import DebtUnpaid
from comitium.games.republic.rules.common.wars import fleet_strength, land_strength
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_63_forces import affordable, most_legions, price
from comitium.games.republic.rules.r1_12_victory.endings import BY_DEBT, BY_PEOPLE, BY_WARS, FALLS, WARS_TO_FALL
from comitium.games.republic.state.numbers import ACTIVE, ALL_WARS, CIVIL_WAR, FOUGHT, count
from comitium.games.republic.state.republic import Republic


class Foe(Struct, frozen=True):
    """An active war, as strong as it was at the end."""

    war: int
    land: int
    fleets: int
    fought: bool


class ByWars(Struct, frozen=True):
    """The wars, the weakest first, and what stood in Rome or could have been raised."""

    foes: tuple[Foe, ...]
    wanting: int  # victories
    legions: int
    strength: int  # of these legions
    fleets: int
    treasury: int
    price: int  # of a unit
    more: int  # legions that the treasury would have paid
    private: int  # talents of all factions


class ByDebt(Struct, frozen=True):
    """What had to be paid and what there was, and why: the bill of the year, or the side of an event card."""

    amount: int
    treasury: int
    private: int  # talents of all factions
    cause: BillPaid | EventDrawn


class ByPeople(Struct, frozen=True):
    """The speech, and how much less unrest, or more popularity, would have been enough."""

    speech: StateOfTheRepublic
    wanting: int


Fall = ByWars | ByDebt | ByPeople


def fall(game: Republic, events: Sequence[Event], private: int) -> Fall | None:
    """How Rome fell, from the end of a match and its last events; None if somebody has won, or Rome fell otherwise."""
    if game.ending == FALLS[BY_WARS]:
        return _by_wars(game, private)
    if game.ending == FALLS[BY_DEBT]:
        return _by_debt(events, private)
    speech = next((one for one in reversed(events) if isinstance(one, StateOfTheRepublic)), None)
    if game.ending == FALLS[BY_PEOPLE] and speech is not None:
        return ByPeople(speech, REVOLT_TOTAL + 1 - speech.total)
    return None


def _by_debt(events: Sequence[Event], private: int) -> ByDebt | None:
    """The debt that was told last; what made it is told just before."""
    debt = cause = None
    for one in reversed(events):
        if isinstance(one, DebtUnpaid):
            debt = one
        elif debt is not None and isinstance(one, BillPaid | EventDrawn):
            cause = one
            break
    return ByDebt(debt.amount, debt.total, private, cause) if debt is not None and cause is not None else None


def _by_wars(game: Republic, private: int) -> ByWars:
    foes = [
        Foe(war, land_strength(game, war), fleet_strength(game, war), not game.unprosecuted >> war & 1)
        for war in range(ALL_WARS)
        if game.zone[war] == FOUGHT and (war != CIVIL_WAR or game.counts_civil_war())
    ]
    return ByWars(
        foes=tuple(sorted(foes, key=lambda foe: foe.land)),
        wanting=len(foes) - WARS_TO_FALL + 1,
        legions=count(game.legions[ACTIVE]),
        strength=game.army(ACTIVE),
        fleets=game.fleets[ACTIVE],
        treasury=game.treasury,
        price=price(game),
        more=min(affordable(game), most_legions(game)),
        private=private,
    )
