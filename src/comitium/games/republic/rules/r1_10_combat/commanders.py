"""[1.09.34] [1.10.1] Who stands on a war, with whom and with what."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.events.combat import ProconsulMade
from comitium.games.republic.rules.common.people import come_to_rome
from comitium.games.republic.rules.common.wars import recall
from comitium.games.republic.state.numbers import (
    AT_WAR,
    CAPTIVE,
    DICTATOR,
    FORCE,
    FOUGHT,
    HELD,
    MASTER_OF_HORSE,
    NOBODY,
    OFFICES,
    SENATORS,
    STRAY,
    bits,
    count,
)
from comitium.games.republic.state.republic import FORMER_MASTER, Republic


def is_fought(game: Republic, war: int) -> bool:
    """[1.10.1] Whether forces on a war fight: it is active, or [2.03.81] a province that a rebel holds."""
    return game.zone[war] in (FOUGHT, HELD)


def on_war(game: Republic, war: int) -> int:
    """[1.10.1] The commanders on a war; a Master of Horse beside his Dictator is none."""
    found = 0
    place = AT_WAR + war
    for senator in range(SENATORS):
        if game.where[senator] == place:
            found |= 1 << senator
    return found & ~masters(game)


def masters(game: Republic) -> int:
    """[1.09.34] The Master of Horse, if he is with his Dictator at a war."""
    master = game.offices[MASTER_OF_HORSE]
    dictator = game.offices[DICTATOR]
    if master < 0 or dictator < 0 or not AT_WAR <= game.where[master] < CAPTIVE or game.where[master] != game.where[dictator]:
        return 0
    return 1 << master


def all_commanders(game: Republic) -> int:
    """All commanders on all wars."""
    found = 0
    for senator in range(SENATORS):
        if AT_WAR <= game.where[senator] < CAPTIVE:
            found |= 1 << senator
    return found & ~masters(game)


def master_of(game: Republic, commander: int) -> int:
    """[1.09.34] [1.11.37] Who adds his military rating to that of the commander: the Master of Horse of a Dictator, the
    former one of a rebel; or NOBODY."""
    if commander == game.rebel:
        former = game.marks[FORMER_MASTER] - 1
        return former if former >= 0 and game.rebels >> former & 1 else NOBODY
    if game.offices[DICTATOR] != commander:
        return NOBODY
    return game.offices[MASTER_OF_HORSE] if masters(game) else NOBODY


def war_of(game: Republic, commander: int) -> int:
    """The war on which a commander stands."""
    return game.where[commander] - AT_WAR


def legions_on(game: Republic, war: int) -> int:
    """[1.10.9] [C-21] How many legions stand on a war, with whomever."""
    found = count(game.legions[STRAY + war])
    for senator in bits(on_war(game, war)):
        found += count(game.legions[FORCE + senator])
    return found


def fleets_on(game: Republic, war: int) -> int:
    """[1.10.9] [C-21] How many fleets."""
    found = game.fleets[STRAY + war]
    for senator in bits(on_war(game, war)):
        found += game.fleets[FORCE + senator]
    return found


def go_home(game: Republic, commander: int, rule: str) -> None:
    """[1.11.3] [C-20] He lays down his command: he is in Rome, his units in the Active Forces, his Master of Horse with him.
    An office other than that of a Proconsul he keeps."""
    master = master_of(game, commander)
    recall(game, commander, rule)
    if master >= 0:
        come_to_rome(game, master, rule)


def make_proconsul(game: Republic, commander: int, rule: str) -> None:
    """[1.10.8] [C-19] He stays on the war. His office ends at once; a Master of Horse goes home and keeps his own."""
    mask = 1 << commander
    game.victorious &= ~mask
    if game.proconsuls & mask:
        return
    master = master_of(game, commander)
    for office in range(OFFICES):  # a pontificate is for life [2.01.2]
        if game.offices[office] == commander:
            game.offices[office] = NOBODY
    game.proconsuls |= mask
    game.prior_consul |= mask
    if game.has_listener:
        game.tell(ProconsulMade(rule, commander, war_of(game, commander)), EVERYBODY)
    if master >= 0:
        come_to_rome(game, master, rule)
