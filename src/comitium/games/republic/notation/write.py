"""Positions as one line of text: fields `name=value`, most of which may be left out. They are read in read.py; what each
field may say is told in docs/republic-notation.md.

    players=4 turn=3 phase=senate treasury=80 column=cornelius*(inf9,pop2,t8,k2,rome_consul,prior,mining),fabius@sicilia
    column.box=12 column.hand=tribune_1,#2 forum=julius wars=1st_punic_war:active forces=active:6+2f stack=Years(combat)/…

Whatever these fields cannot say is written behind `also`, by the name of the attribute: a text always says the whole state.
"""

from __future__ import annotations

import json
from typing import Any

from comitium.core.agreements import Clause
from comitium.core.dice import stream
from comitium.core.digest import described
from comitium.core.errors import BadPosition
from comitium.core.options import Meta
from comitium.core.positions import line, stack_text
from comitium.core.state_object import StateObject, defaults, field_ids, fields
from comitium.games.republic import names
from comitium.games.republic.catalogue.cards import CARD_KEY
from comitium.games.republic.catalogue.keys import (
    CONCESSION_KEYS,
    EVENT_KEYS,
    INTRIGUE_KEYS,
    LAW_KEYS,
    LEADER_KEYS,
    NEUTRAL_KEYS,
    OFFICE_KEYS,
    PROVINCE_KEYS,
)
from comitium.games.republic.catalogue.scenarios import LAWS_IN_FORCE
from comitium.games.republic.catalogue.senators import INFLUENCE, POPULARITY
from comitium.games.republic.deals.notation import in_position
from comitium.games.republic.deals.reading import in_one_word
from comitium.games.republic.notation.forces import disbanded_by, forces
from comitium.games.republic.notation.read import read
from comitium.games.republic.notation.read_cards import usually_unaccounted
from comitium.games.republic.notation.vocabulary import (
    AT_SEA,
    BEQUEST_KEYS,
    BEQUEST_STATES,
    CLAUSE_NAMES,
    DEAL_NAMES,
    DESERTED,
    DIAL,
    ENEMY_NAMES,
    HIDDEN,
    LIABLE,
    LIFE,
    NONE,
    PILES,
    PLAYER,
    PRIMARY,
    PROVINCE_STANDINGS,
    PROVINCIAL,
    SESSION_MASKS,
    SESSION_NAMES,
    STANDINGS,
    UNSEEN,
    WAR_STANDINGS,
    ZONE_NAMES,
    mark_name,
)
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_412_allies import helped_by
from comitium.games.republic.rules.r3_setup.r3_01_4_cards import scenario_of
from comitium.games.republic.state.numbers import (
    ALL_WARS,
    ALLIED,
    AT_WAR,
    CAPTIVE,
    CONCESSIONS,
    DESTROYED,
    EVENTS,
    GOVERNED,
    GOVERNING,
    IN_FORUM,
    LAWS,
    LEADERS,
    MISSION,
    NOBODY,
    NOWHERE,
    PHASE_NAMES,
    PROVINCES,
    RAID,
    REBEL,
    REVOLTED,
    ROME,
    SENATORS,
    VACANT,
    bits,
)
from comitium.games.republic.state.republic import Republic


def position(game: Republic, meta: Meta, deck: bool = True) -> str:
    """The whole position; without `deck` only how many cards lie in each pile."""
    return line(_fields(game, meta, None, True, deck), meta, game.rules.settings)


def position_seen(game: Republic, meta: Meta, seat: int | None) -> str:
    """What a seat, or a spectator, sees of it. Answers that are still secret are written as somebody might have given them."""
    viewer = NOBODY if seat is None else seat
    world: Republic = game.reimagine(viewer, stream(0, "seen"))
    world.loaded = []
    world.urn = []
    return line(_fields(world, meta, seat, False, False), meta, game.rules.settings)


def _fields(game: Republic, meta: Meta, seat: int | None, everything: bool, deck: bool) -> dict[str, str]:
    written = _written(game, seat, everything, deck)
    hidden = () if everything and deck else PILES if everything else HIDDEN
    also = _also(game, written, meta, hidden)
    if also:
        written["also"] = also
    return {name: value for name, value in written.items() if value}


def _written(game: Republic, seat: int | None, everything: bool, deck: bool) -> dict[str, str]:
    """Field by field; what is usual is left empty."""
    seats = names.SEATS[: game.rules.seats]
    found: dict[str, str] = {
        "players": str(game.rules.seats),
        "turn": str(game.turn),
        "phase": PHASE_NAMES[game.phase],
        "era": names.ERAS[game.era],
        "treasury": str(game.treasury),
        "unrest": str(game.unrest),
        "bills": ",".join(map(str, game.bills)) if any(game.bills) else "",
        "events": ",".join(f"{EVENT_KEYS[event]}:{game.levels[event]}" for event in range(EVENTS) if game.levels[event]),
        "laws": ",".join(LAW_KEYS[law] for law in range(LAWS) if game.laws >> law & 1)
        or (NONE if LAWS_IN_FORCE[scenario_of(game.rules)] else ""),
        "voted_down": ",".join(LAW_KEYS[law] for law in bits(game.voted_down)),
        "eliminated": ",".join(seats[number] for number in range(len(seats)) if not game.playing >> number & 1),
        "directives": ",".join(NEUTRAL_KEYS[card] if card >= 0 else PLAYER for card in game.directives),
        "ranks": ",".join(seats[number] for number in game.ranks),
        "coalition": ",".join(seats[number] for number in bits(game.coalition)),
    }
    for number, name in enumerate(seats):
        people = [_senator(game, senator) for senator in bits(game.members[number])]
        found[name] = ",".join(people) or NONE
        found[f"{name}.box"] = str(game.box[number]) if game.box[number] and (everything or seat == number) else ""
        found[f"{name}.hand"] = _hand(game, number, seat, everything)
    unaligned = [who for who in range(SENATORS) if game.faction[who] == NOBODY and game.where[who]]
    found["forum"] = ",".join(_senator(game, senator) for senator in unaligned)
    found["curia"] = ",".join(names.SENATORS[senator] for senator in game.curia)
    found["gone"] = ",".join(names.SENATORS[senator] for senator in bits(game.gone))
    found["concessions"] = _concessions(game, IN_FORUM)
    found["destroyed"] = _concessions(game, DESTROYED)
    found["wars"] = ",".join(_war(game, war) for war in range(ALL_WARS) if _is_written(game, war))
    found["leaders"] = ",".join(
        f"{LEADER_KEYS[one]}:{ENEMY_NAMES[game.enemy[one]]}" for one in range(LEADERS) if game.enemy[one]
    )
    found["provinces"] = ",".join(filter(None, (_province(game, province) for province in range(PROVINCES))))
    found["bequests"] = ",".join(
        f"{key}:{BEQUEST_STATES[game.bequests[number]]}" for number, key in enumerate(BEQUEST_KEYS) if game.bequests[number]
    )
    found["forces"] = forces(game)
    found["discards"] = _cards(game.discards)
    found["deck"] = _pile(game.deck, deck)
    found["piles"] = ";".join(_pile(pile, deck) for pile in game.piles) or NONE
    found["near_top"] = ",".join(
        f"{CARD_KEY[game.near_top[at]]}:{game.near_top[at + 1]}" for at in range(0, len(game.near_top), 2)
    )
    found["unaccounted"] = _unaccounted(game)
    found["marks"] = ",".join(f"{mark_name(mark)}:{value}" for mark, value in enumerate(game.marks) if value)
    found["session"] = _session(game)
    found["deals"] = _deals(game)
    found["offers"] = str(game.offers) if game.offers else ""
    found["dice"] = ",".join(map(str, game.loaded))
    found["chits"] = ",".join(map(str, game.urn))
    found["stack"] = stack_text(game.stack) or NONE
    found["ending"] = game.ending
    found["winner"] = seats[game.winner] if game.winner >= 0 else ""
    return found


# -- people


def _senator(game: Republic, senator: int) -> str:
    """`cornelius*@sicilia(inf9,t8,rome_consul)`: a star for the leader, where he is if not in Rome, what is not as printed."""
    seat = game.faction[senator]
    star = "*" if seat >= 0 and game.leader[seat] == senator else ""
    inside = ",".join(_standing(game, senator))
    return f"{names.SENATORS[senator]}{star}{_where(game, senator)}{f'({inside})' if inside else ''}"


def _where(game: Republic, senator: int) -> str:
    where = game.where[senator]
    if where == ROME:
        return ""
    if where >= MISSION:
        return f"@mission.{BEQUEST_KEYS[where - MISSION]}"
    if where == REBEL:
        return "@revolt"
    if where >= CAPTIVE:
        return "@captive." + ("raid" if where == CAPTIVE + RAID else names.WARS[where - CAPTIVE])
    return f"@{names.WARS[where - AT_WAR] if where >= AT_WAR else PROVINCE_KEYS[where - GOVERNING]}"


def _standing(game: Republic, senator: int) -> list[str]:
    """What is written behind a senator's name."""
    found: list[str] = []
    if game.influence[senator] != INFLUENCE[senator]:
        found.append(f"inf{game.influence[senator]}")
    if game.popularity[senator] != POPULARITY[senator]:
        found.append(f"pop{game.popularity[senator]}")
    if game.talents[senator]:
        found.append(f"t{game.talents[senator]}")
    if game.knights[senator]:
        found.append(f"k{game.knights[senator]}")
    if game.rules.veterans:
        found += disbanded_by(game, senator)
    found += [OFFICE_KEYS[office] for office in range(len(game.offices)) if game.offices[office] == senator]
    if game.consul_for_life == senator:
        found.append(LIFE)
    if game.rebel == senator:
        found.append(PRIMARY)
    if game.at_sea == senator:
        found.append(AT_SEA)
    if game.liable == senator:
        found.append(LIABLE)
    found += [word for word, name in STANDINGS if getattr(game, name) >> senator & 1]
    if game.dispatch[senator]:
        found.append(f"sent{game.dispatch[senator]}")
    for concession in range(CONCESSIONS):
        if game.holder[concession] == senator:
            found.append(CONCESSION_KEYS[concession] + ("!" if game.exposed >> concession & 1 else ""))
    found += [CARD_KEY[game.guards[at + 1]] for at in range(0, len(game.guards), 2) if game.guards[at] == senator]
    return found


# -- the board


def _concessions(game: Republic, place: int) -> str:
    return ",".join(
        CONCESSION_KEYS[concession] + ("!" if game.exposed >> concession & 1 else "")
        for concession in range(CONCESSIONS)
        if game.holder[concession] == place
    )


def _is_written(game: Republic, war: int) -> bool:
    """What is in play; [2.03.91] and the marker on the province of a rebel who has left it."""
    return game.zone[war] != NOWHERE or game.naval_victory >> war & 1 == 1


def _war(game: Republic, war: int) -> str:
    found = [ZONE_NAMES[game.zone[war]], *(word for word, name in WAR_STANDINGS if getattr(game, name) >> war & 1)]
    if game.spent[war]:
        found.append("spent" + ".".join(map(str, bits(game.spent[war]))))
    if game.deserted and game.deserted[war]:
        found.append(f"{DESERTED}{game.deserted[war]}")
    return f"{names.WARS[war]}:{'+'.join(found)}"


def _province(game: Republic, province: int) -> str:
    """Left out: one that was not created, and one whose governor is there and has just arrived."""
    state = game.province[province]
    inside: list[str] = []
    governor = game.governor[province]
    there = governor >= 0 and game.where[governor] == GOVERNING + province
    if governor >= 0 and not there:
        inside.append(f"governor:{names.SENATORS[governor]}")
    rebel = game.rules.rebel_governors and governor >= 0 and game.rebels >> governor & 1 == 1  # [2.03.4] his dial is blank
    if game.dial[province] != (DIAL if governor >= 0 and not rebel else 0):
        inside.append(f"dial{game.dial[province]}")
    inside += [word for word, name in PROVINCE_STANDINGS if getattr(game, name) >> province & 1]
    if state == REVOLTED:
        inside.append("revolted")
    if game.rules.provincial_wars:
        inside += [f"{word}{getattr(game, name)[province]}" for word, name in PROVINCIAL if getattr(game, name)[province]]
    if state == ALLIED:
        inside.append(f"allied:{names.WARS[helped_by(game, province)]}")
    if not inside and (state not in (VACANT, GOVERNED) or there):
        return ""
    return PROVINCE_KEYS[province] + (f"({','.join(inside)})" if inside else "")


# -- cards


def _cards(cards: list[int]) -> str:
    return ",".join(CARD_KEY[card] for card in cards)


def _pile(pile: list[int], named: bool) -> str:
    """The next card first."""
    if not pile:
        return NONE
    return _cards(pile[::-1]) if named else f"{UNSEEN}{len(pile)}"


def _hand(game: Republic, owner: int, seat: int | None, everything: bool) -> str:
    """`!` behind a card: all know it; `!star.torch`: these know it besides its owner."""
    found: list[str] = []
    unseen = 0
    for card in game.hands[owner]:
        knowing = game.known[card]
        if not everything and seat != owner and (seat is None or not knowing >> seat & 1) and not _all_know(game, knowing):
            unseen += 1
        elif _all_know(game, knowing):
            found.append(f"{CARD_KEY[card]}!")
        else:
            others = [names.SEATS[other] for other in bits(knowing & ~(1 << owner))]
            if not everything:
                others = [name for name in others if seat is not None and name == names.SEATS[seat]]
            found.append(CARD_KEY[card] + (f"!{'.'.join(others)}" if others else ""))
    if unseen:
        found.append(f"{UNSEEN}{unseen}")
    return ",".join(found)


def _all_know(game: Republic, knowing: int) -> bool:
    return knowing == (1 << game.rules.seats) - 1


def _unaccounted(game: Republic) -> str:
    if game.unaccounted == usually_unaccounted(game):
        return ""
    return ",".join(f"{key}:{left}" for key, left in zip((*INTRIGUE_KEYS, "laws"), game.unaccounted, strict=True))


# -- marks, session, agreements, and the rest


def _session(game: Republic) -> str:
    usual = defaults(type(game.session))
    found: list[str] = []
    for id, name in zip(field_ids(type(game.session)), fields(type(game.session)), strict=True):
        value = getattr(game.session, name)
        if value == usual[name] or (usual[name] is None and value == []):
            continue
        if id in SESSION_NAMES:
            text = SESSION_NAMES[id][value]
        elif id in SESSION_MASKS:
            text = ".".join(SESSION_MASKS[id][bit] for bit in bits(value))
        elif isinstance(value, str):
            text = in_one_word(value)
        else:
            text = json.dumps(int(value) if isinstance(value, bool) else value, separators=(",", ":"))
        found.append(f"{id}:{text}")
    return ",".join(found)


def _deals(game: Republic) -> str:
    """`7/column.star/column/offered/column.pay.star.15+…`: the number, parties, who has accepted, what it is, the clauses.
    Who has disputed it stands behind `binding!`."""
    return ",".join(
        "/".join(
            (
                str(deal.number),
                ".".join(names.SEATS[seat] for seat in bits(deal.parties)),
                ".".join(names.SEATS[seat] for seat in bits(deal.accepted & 255)),
                DEAL_NAMES[deal.status] + "".join(f"!{names.SEATS[seat]}" for seat in bits(deal.accepted >> 8)),
                "+".join(_clause(clause) for clause in deal.clauses),
            )
        )
        for deal in game.agreements
    )


def _clause(clause: Clause) -> str:
    words = in_position(clause)
    return words + (f":{CLAUSE_NAMES[clause.status]}" if clause.status else "")


def _also(game: Republic, written: dict[str, str], meta: Meta, hidden: tuple[str, ...]) -> str:
    """`influence.12:4,gone:3`: whatever reading the other fields would get wrong, by the attribute and the place in it."""
    secret = ("stack", "told", "rules", "dice", "shuffles", *hidden)
    try:
        plain = read(line({name: value for name, value in written.items() if value}, meta, game.rules.settings), meta, 0)
    except BadPosition:  # a hand that the scenario does not have, and may not be told
        return ""
    found: list[str] = []
    for id, name in zip(field_ids(Republic), fields(Republic), strict=True):
        mine, other = getattr(game, name), getattr(plain, name)
        if id in secret or mine == other or described(mine) == described(other):
            continue
        found += _differences(id, mine, other)
    return ",".join(found)


def _differences(name: str, mine: Any, other: Any) -> list[str]:
    if isinstance(mine, list) and len(mine) == len(other) and not any(isinstance(part, (list, StateObject)) for part in mine):
        return [f"{name}.{at}:{json.dumps(part)}" for at, part in enumerate(mine) if part != other[at]]
    return [f"{name}:{json.dumps(mine, separators=(',', ':'))}"]
