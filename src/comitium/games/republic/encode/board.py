"""People, wars, provinces and forces as bytes: all of it lies open."""

from __future__ import annotations

from typing import Final, cast

from librt.strings import BytesWriter
from mypy_extensions import i64

from comitium.core.encoding import NOUGHTS, put, put_above, put_bits
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
STATESMEN: Final = SENATORS - FAMILIES


def put_all(cells: list[int], length: int, out: BytesWriter) -> None:
    """A whole list; one that this table does without is all noughts."""
    if cells:
        put(cells, 0, length, out)
    else:
        out.write(NOUGHTS[length])


def put_all_above(cells: list[int], length: int, above: i64, out: BytesWriter) -> None:
    """The same, each cell so much higher: nobody is nought."""
    if cells:
        put_above(cells, 0, length, above, out)
    else:
        out.write(NOUGHTS[length])


def write_people(game: Republic, seat: int, out: BytesWriter) -> None:
    """[1.04.9] Senators, offices and concessions."""
    put_all(game.where, SENATORS, out)
    write_factions_of(game, seat, out)
    put_all(game.influence, SENATORS, out)
    put_all_above(game.popularity, SENATORS, MIDDLE, out)
    put_all(game.talents, SENATORS, out)
    put_all(game.knights, SENATORS, out)
    put_all(game.gained_oratory, SENATORS, out)
    start: i64 = len(out)
    out.write(NOUGHTS[SENATORS])
    for place in range(0, len(game.guards), 2):
        at: i64 = game.guards[place]
        out[start + at] += 1
    put_bits(game.on_family, SENATORS, out)
    put_bits(game.prior_consul, SENATORS, out)
    put_bits(game.corrupt, SENATORS, out)
    put_bits(game.major, SENATORS, out)
    put_bits(game.proconsuls, SENATORS, out)
    put_bits(game.returned, SENATORS, out)
    put_bits(game.rebels, SENATORS, out)
    put_bits(game.victorious, SENATORS, out)
    put_bits(game.priests, SENATORS, out)
    put_bits(game.rome, SENATORS, out)
    start = len(out)
    out.write(NOUGHTS[FAMILIES])
    for number in range(len(game.curia)):
        family: i64 = game.curia[number]
        out[start + family] = number + 1
    put_bits(game.gone >> FAMILIES, STATESMEN, out)
    for office in range(OFFICES):
        out.append(game.offices[office] + 1 if office < len(game.offices) else 0)
    out.append(game.session.chair + 1 if game.phase == SENATE else 0)
    out.append(game.consul_for_life + 1)
    out.append(game.rebel + 1)
    out.append(game.at_sea + 1)
    out.append(game.liable + 1)
    put_all_above(game.holder, CONCESSIONS, 3, out)
    put_bits(game.exposed, CONCESSIONS, out)


def write_factions_of(game: Republic, seat: int, out: BytesWriter) -> None:
    """Of each senator: his faction, counted from one's own, which is 1."""
    factions = cast("list[i64]", game.faction)
    seats: i64 = game.rules.seats
    own: i64 = seat
    nought: i64 = 0
    start: i64 = len(out)
    out.write(NOUGHTS[SENATORS])
    place: i64 = 0
    while place < SENATORS:
        faction = factions[place] + nought
        if faction >= 0:
            steps = faction - own + 1 if faction >= own else faction - own + seats + 1
            out[start + place] = int(steps)
        place += 1


def write_board(game: Republic, out: BytesWriter) -> None:
    """[1.04.9] Wars, provinces, legions and fleets."""
    put_all(game.zone, ALL_WARS, out)
    put_bits(game.unprosecuted, ALL_WARS, out)
    put_bits(game.naval_victory, ALL_WARS, out)
    put_bits(game.no_spoils, ALL_WARS, out)
    put_bits(game.relieved, ALL_WARS, out)
    put_bits(game.subdued, ALL_WARS, out)
    spent_at: i64 = len(out)
    out.write(NOUGHTS[3 * ALL_WARS])
    for spent in game.spent:
        if spent:
            bits: i64 = spent
            out[spent_at] = int(bits & 255)
            out[spent_at + 1] = int((bits >> 8) & 255)
            out[spent_at + 2] = int((bits >> 16) & 255)
        spent_at += 3
    put_all(game.enemy, LEADERS, out)
    put_all(game.province, PROVINCES, out)
    put_all_above(game.governor, PROVINCES, 1, out)
    put_all(game.dial, PROVINCES, out)
    put_bits(game.developed, PROVINCES, out)
    put_bits(game.legates, PROVINCES, out)
    put_all(game.provincial_armies, PROVINCES, out)
    put_all(game.provincial_fleets, PROVINCES, out)
    start: i64 = len(out)
    out.write(NOUGHTS[PROVINCES])
    for place in range(0, len(game.allies), 2):
        at: i64 = game.allies[place]
        out[start + at] = game.allies[place + 1] + 1
    put_all(game.bequests, BEQUESTS, out)
    write_forces(game, out)
    out.append(game.armies_in_italy)
    out.append(game.armies_at_sea)
    out.append(game.released_fleets)


def write_forces(game: Republic, out: BytesWriter) -> None:
    """Ordinary legions are all alike: how many are where. Of veterans, where each is, and whom it owes allegiance."""
    veterans = game.veterans
    places = [0] * LEGIONS
    start: i64 = len(out)
    out.write(NOUGHTS[UNIT_PLACES])
    for place, legions in enumerate(game.legions):
        if legions:
            at: i64 = start + place
            there_are: i64 = count(legions)
            out[at] = int(there_are)
            there = legions & veterans
            while there:
                low = there & -there
                places[low.bit_length() - 1] = place + 1
                there ^= low
    put_all(game.fleets, UNIT_PLACES, out)
    if veterans:
        put(places, 0, LEGIONS, out)
        start = len(out)
        out.write(NOUGHTS[LEGIONS])
        for legion in range(LEGIONS):
            if places[legion]:
                owed: i64 = game.allegiance[legion] + 1
                out[start + i64(legion)] = int(owed)
    else:
        out.write(NOUGHTS[2 * LEGIONS])
    put_all_above(game.recallable_by, LEGIONS, 1, out)
