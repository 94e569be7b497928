"""Legions and fleets in a position text: `active:6+2v+1v.julius+3f,1st_punic_war:2`."""

from __future__ import annotations

from comitium.games.republic import names
from comitium.games.republic.catalogue.keys import PROVINCE_KEYS
from comitium.games.republic.notation.vocabulary import DISBANDED
from comitium.games.republic.state.numbers import ACTIVE, FORCE, GARRISON, LEGIONS, NOBODY, STRAY, UNIT_PLACES, bits, count
from comitium.games.republic.state.republic import Republic


def place_name(place: int) -> str:
    """Where units stand: `active`, or the province, the war, the commander."""
    if place == ACTIVE:
        return "active"
    if place >= FORCE:
        return names.SENATORS[place - FORCE]
    return names.WARS[place - STRAY] if place >= STRAY else PROVINCE_KEYS[place - GARRISON]


def forces(game: Republic) -> str:
    """`active:6+2v+1v.julius+3f`; legions by their numbers (`#1-4.7`) where counting them would give others."""
    counted = [_units(game, place, False) for place in range(1, UNIT_PLACES)]
    if _by_count(game):
        return ",".join(filter(None, counted))
    return ",".join(filter(None, (_units(game, place, True) for place in range(1, UNIT_PLACES))))


def disbanded_by(game: Republic, senator: int) -> list[str]:
    """[2.04] Behind his name: `ora2` for oratory gained, `disbanded#4.5` for the legions he may call up."""
    found = [f"ora{game.gained_oratory[senator]}"] if game.gained_oratory[senator] else []
    mask = sum(1 << legion for legion in range(LEGIONS) if game.recallable_by[legion] == senator)
    return [*found, f"{DISBANDED}{_numbers(mask)}"] if mask else found


def _groups(game: Republic, place: int) -> list[tuple[str, int]]:
    """The legions at a place by what is written behind their number: ordinary ones, veterans, those of each patron."""
    mask = game.legions[place]
    if not mask:
        return []
    found = [("", mask & ~game.veterans), ("v", 0)]
    patrons: dict[int, int] = {}
    for legion in bits(mask & game.veterans):
        patron = game.allegiance[legion]
        patrons[patron] = patrons.get(patron, 0) | 1 << legion
    found[1] = ("v", patrons.pop(NOBODY, 0))
    found += [(f"v.{names.SENATORS[patron]}", patrons[patron]) for patron in sorted(patrons)]
    return [(sign, group) for sign, group in found if group]


def _by_count(game: Republic) -> bool:
    """Whether every legion has the number that counting would give it: the lowest that is left, place by place."""
    following = 0
    for place in range(1, UNIT_PLACES):
        for _, group in _groups(game, place):
            size = count(group)
            if group != ((1 << size) - 1) << following:
                return False
            following += size
    return True


def _units(game: Republic, place: int, numbered: bool) -> str:
    found = [(_numbers(group) if numbered else str(count(group))) + sign for sign, group in _groups(game, place)]
    if game.fleets[place]:
        found.append(f"{game.fleets[place]}f")
    return f"{place_name(place)}:{'+'.join(found)}" if found else ""


def _numbers(mask: int) -> str:
    """`#1-4.7`: the legions' numbers, counted from 1."""
    runs: list[list[int]] = []
    for legion in bits(mask):
        if runs and runs[-1][1] == legion - 1:
            runs[-1][1] = legion
        else:
            runs.append([legion, legion])
    return "#" + ".".join(str(low + 1) if low == high else f"{low + 1}-{high + 1}" for low, high in runs)
