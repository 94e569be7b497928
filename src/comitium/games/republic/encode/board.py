"""People, wars, provinces and forces as bytes: all of it lies open."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from comitium.games.republic.encode.layout import BEQUESTS, OFFICES
from comitium.games.republic.state.numbers import (
    ALL_WARS,
    CONCESSIONS,
    FAMILIES,
    LEADERS,
    LEGIONS,
    PROVINCES,
    SENATE,
    SENATORS,
    UNIT_PLACES,
    count,
)
from comitium.games.republic.state.republic import Republic

MIDDLE: Final = 128  # nought of a signed cell
NOUGHTS: Final = [bytes(length) for length in range(512)]
STATESMEN: Final = SENATORS - FAMILIES


def put(out: BytesWriter, cells: list[int], length: int) -> None:
    """So many cells; a list that this table does without is all noughts."""
    if not cells:
        out.write(NOUGHTS[length])
        return
    place: i64 = 0
    end: i64 = length
    while place < end:
        cell = cells[place]
        out.append(cell if cell < 256 else 255)
        place += 1


def put_above(out: BytesWriter, cells: list[int], length: int, above: int) -> None:
    """The same, each cell so much higher: nobody is nought."""
    if not cells:
        out.write(NOUGHTS[length])
        return
    place: i64 = 0
    end: i64 = length
    while place < end:
        out.append(cells[place] + above)
        place += 1


def put_bits(out: BytesWriter, mask: int, length: int) -> None:
    if mask == 0:
        out.write(NOUGHTS[length])
        return
    left: i64 = mask
    for _ in range(length):
        out.append(left & 1)
        left >>= 1


def write_people(game: Republic, seat: int, out: BytesWriter) -> None:
    """[1.04.9] Senators, offices and concessions."""
    seats = game.rules.seats
    put(out, game.where, SENATORS)
    for faction in game.faction:
        out.append(0 if faction < 0 else (faction - seat) % seats + 1)
    put(out, game.influence, SENATORS)
    put_above(out, game.popularity, SENATORS, MIDDLE)
    put(out, game.talents, SENATORS)
    put(out, game.knights, SENATORS)
    put(out, game.gained_oratory, SENATORS)
    start: i64 = len(out)
    out.write(NOUGHTS[SENATORS])
    for place in range(0, len(game.guards), 2):
        at: i64 = game.guards[place]
        out[start + at] += 1
    put_bits(out, game.on_family, SENATORS)
    put_bits(out, game.prior_consul, SENATORS)
    put_bits(out, game.corrupt, SENATORS)
    put_bits(out, game.major, SENATORS)
    put_bits(out, game.proconsuls, SENATORS)
    put_bits(out, game.returned, SENATORS)
    put_bits(out, game.rebels, SENATORS)
    put_bits(out, game.victorious, SENATORS)
    put_bits(out, game.priests, SENATORS)
    put_bits(out, game.rome, SENATORS)
    start = len(out)
    out.write(NOUGHTS[FAMILIES])
    for number in range(len(game.curia)):
        family: i64 = game.curia[number]
        out[start + family] = number + 1
    put_bits(out, game.gone >> FAMILIES, STATESMEN)
    for office in range(OFFICES):
        out.append(game.offices[office] + 1 if office < len(game.offices) else 0)
    out.append(game.session.chair + 1 if game.phase == SENATE else 0)
    out.append(game.consul_for_life + 1)
    out.append(game.rebel + 1)
    out.append(game.at_sea + 1)
    out.append(game.liable + 1)
    put_above(out, game.holder, CONCESSIONS, 3)
    put_bits(out, game.exposed, CONCESSIONS)


def write_board(game: Republic, out: BytesWriter) -> None:
    """[1.04.9] Wars, provinces, legions and fleets."""
    put(out, game.zone, ALL_WARS)
    put_bits(out, game.unprosecuted, ALL_WARS)
    put_bits(out, game.naval_victory, ALL_WARS)
    put_bits(out, game.no_spoils, ALL_WARS)
    put_bits(out, game.relieved, ALL_WARS)
    put_bits(out, game.subdued, ALL_WARS)
    for spent in game.spent:
        if spent:
            out.append(spent & 255)
            out.append((spent >> 8) & 255)
            out.append((spent >> 16) & 255)
        else:
            out.write(NOUGHTS[3])
    put(out, game.enemy, LEADERS)
    put(out, game.province, PROVINCES)
    put_above(out, game.governor, PROVINCES, 1)
    put(out, game.dial, PROVINCES)
    put_bits(out, game.developed, PROVINCES)
    put_bits(out, game.legates, PROVINCES)
    put(out, game.provincial_armies, PROVINCES)
    put(out, game.provincial_fleets, PROVINCES)
    start: i64 = len(out)
    out.write(NOUGHTS[PROVINCES])
    for place in range(0, len(game.allies), 2):
        at: i64 = game.allies[place]
        out[start + at] = game.allies[place + 1] + 1
    put(out, game.bequests, BEQUESTS)
    write_forces(game, out)
    out.append(game.armies_in_italy)
    out.append(game.armies_at_sea)
    out.append(game.released_fleets)


def write_forces(game: Republic, out: BytesWriter) -> None:
    """Ordinary legions are all alike: how many are where. Of veterans, where each is, and whom it owes allegiance."""
    veterans = game.veterans
    places = [0] * LEGIONS
    for place in range(UNIT_PLACES):
        legions = game.legions[place]
        if legions == 0:
            out.append(0)
            continue
        out.append(count(legions))
        there = legions & veterans
        while there:
            low = there & -there
            places[low.bit_length() - 1] = place + 1
            there ^= low
    put(out, game.fleets, UNIT_PLACES)
    put(out, places, LEGIONS)
    for legion in range(LEGIONS):
        out.append(game.allegiance[legion] + 1 if places[legion] else 0)
    put_above(out, game.recallable_by, LEGIONS, 1)
