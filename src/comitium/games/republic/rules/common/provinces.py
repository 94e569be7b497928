"""Provinces: how they come to be, rise against Rome, and are taken again."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.provinces import BASE_LAND, BASE_NAVAL
from comitium.games.republic.catalogue.values import CREATES_AFTER_SERIES, CREATES_ON_ATTACK
from comitium.games.republic.catalogue.wars import CREATES, CREATES_DEVELOPED, CREATES_WHEN, SERIES_WARS, WAR_SERIES
from comitium.games.republic.events.wars import ProvinceCreated, ProvinceEnlarged, ProvinceReconquered, ProvinceRevolted
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import vacate
from comitium.games.republic.state.numbers import BEATEN, FOUGHT, GOVERNED, REVOLT, REVOLTED, UNKNOWN, VACANT, WARS
from comitium.games.republic.state.republic import Republic


def side(game: Republic, province: int) -> int:
    """Where to look in the tables of provinces: twice the number, and 1 for the developed side."""
    return 2 * province + (game.developed >> province & 1)


def is_governed(game: Republic, province: int) -> bool:
    """Whether it has a governor who is loyal: in person, by a legate (1.13.1), or a captive for the time being (A-20)."""
    return game.province[province] == GOVERNED and not game.rebels >> game.governor[province] & 1


def all_created(game: Republic, provinces: tuple[int, ...]) -> bool:
    """Whether all of them exist, in whatever state."""
    for province in provinces:
        if game.province[province] == UNKNOWN:
            return False
    return True


def create_province(game: Republic, province: int, developed: bool, rule: str) -> bool:
    """A province lies in the Forum from now on. A creation that repeats changes nothing: False."""
    if game.province[province] != UNKNOWN:
        return False
    game.province[province] = VACANT
    if developed:
        game.developed |= 1 << province
    if game.has_listener:
        game.tell(ProvinceCreated(rule, province, 1 if developed else 0), EVERYBODY)
    return True


def create_provinces(game: Republic, war: int, rule: str) -> None:
    """[1.10.4] [A-52] What the end of a beaten war brings; call it once its zone is BEATEN. Illyricum waits for both wars."""
    if war >= WARS or CREATES_WHEN[war] == CREATES_ON_ATTACK:
        return
    if CREATES_WHEN[war] == CREATES_AFTER_SERIES:
        for other in SERIES_WARS[WAR_SERIES[war]]:
            if game.zone[other] != BEATEN:
                return
    for province in CREATES[war]:
        developed = province in CREATES_DEVELOPED[war]
        if not create_province(game, province, developed, rule) and developed:
            develop_by_war(game, province, rule)


def develop_by_war(game: Republic, province: int, rule: str) -> None:
    """[1.10.4] Bithynia, if Rome has it already when the 3rd Mithridatic War is beaten: its other side, and nobody is honoured
    for it."""
    roman = game.province[province] == VACANT or is_governed(game, province)  # C-109
    if roman and not game.developed >> province & 1:
        game.developed |= 1 << province
        if game.has_listener:
            game.tell(ProvinceEnlarged(rule, province), EVERYBODY)


def revolt(game: Republic, province: int, rule: str) -> None:
    """[1.07.21] An event turns a province into an active war (C-88). Governor and garrison are for the event to deal with."""
    war = REVOLT + province
    vacate(game, province)
    game.province[province] = REVOLTED
    game.zone[war] = FOUGHT
    game.no_spoils |= 1 << war
    game.naval_victory &= ~(1 << war)
    game.unprosecuted &= ~(1 << war)
    if game.has_listener:
        here = side(game, province)
        game.tell(ProvinceRevolted(rule, province, BASE_LAND[here], BASE_NAVAL[here]), EVERYBODY)


def reconquer(game: Republic, province: int, rule: str) -> None:
    """A province in revolt was beaten: it lies in the Forum, undeveloped."""
    game.province[province] = VACANT
    game.developed &= ~(1 << province)
    if game.has_listener:
        game.tell(ProvinceReconquered(rule, province), EVERYBODY)
