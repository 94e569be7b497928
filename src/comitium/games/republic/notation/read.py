"""Reading positions: from one line of text (docs/republic-notation.md) to a state, with every field checked.

Fields may be left out, and what the text leaves hidden is dealt from a seed (unseen.py).
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

from comitium.core.agreements import BINDING, Agreement, Clause
from comitium.core.dice import stream
from comitium.core.errors import BadPosition, Illegal
from comitium.core.options import Meta
from comitium.core.positions import check_stack, fail, is_number, read_stack
from comitium.core.state_object import field_ids, fields
from comitium.games.republic import names
from comitium.games.republic.catalogue.keys import (
    EVENT_KEYS,
    LAW_KEYS,
    NEUTRAL_KEYS,
)
from comitium.games.republic.catalogue.scenarios import LAWS_IN_FORCE, SCENARIO_DECKS
from comitium.games.republic.deals import notation as clauses
from comitium.games.republic.deals.clause import why_not
from comitium.games.republic.deals.clauses import ELIMINATED, TOO_LATE
from comitium.games.republic.deals.disputes import FILED
from comitium.games.republic.deals.reading import out_of_one_word
from comitium.games.republic.notation import vocabulary as notation_words
from comitium.games.republic.notation.read_cards import read_cards, usually_unaccounted
from comitium.games.republic.notation.read_table import read_board, read_forces, read_people
from comitium.games.republic.notation.reader import MOST, Reader, number, pair, split, thing
from comitium.games.republic.notation.unreachable import phase_of, unreachable
from comitium.games.republic.rules.r3_setup.r3_01_4_cards import scenario_of
from comitium.games.republic.state import setup
from comitium.games.republic.state.numbers import MORTALITY, NOBODY, PHASE_NAMES
from comitium.games.republic.state.options import Rules
from comitium.games.republic.state.republic import Republic
from comitium.games.republic.worlds.unseen import deal_unseen

PACKAGE: Final = "comitium.games.republic"


def from_position(text: str, meta: Meta, seed: int) -> Republic:
    """The position that a line describes. Raises `BadPosition` with the field that is wrong."""
    game = read(text, meta, seed)
    wrong = unreachable(game)
    if wrong is not None:
        raise BadPosition(wrong)
    if game.stack:
        check_stack(game, text.partition("stack=")[2].partition(" ")[0])
    return game


def read(text: str, meta: Meta, seed: int) -> Republic:
    """The state, before it is looked at whether it can be played on."""
    reader = Reader(text, meta)
    players = reader.number("players", "4", *meta.players)
    game = setup.empty(Rules(reader.settings, players), seed)
    stack = reader.take("stack", "Years(mortality)")
    game.stack = read_stack(stack, PACKAGE) if stack != notation_words.NONE else []
    _calendar(reader, game)
    read_people(reader, game)
    read_board(reader, game)
    read_forces(reader, game)
    read_cards(reader, game)
    _session(reader, game)
    game.ending = reader.take("ending", "")
    if not re.fullmatch(r"[a-z0-9_-]*", game.ending) or (game.ending and game.stack):
        fail("ending", game.ending)
    game.winner = _seat(reader, "winner", game) if "winner" in reader.left else NOBODY
    also = reader.take("also", notation_words.NONE)
    deal_unseen(game, stream(seed, "republic position"))
    if game.unaccounted == setup.everything():
        game.unaccounted = usually_unaccounted(game)
    for part in split(also):
        _also(game, part)
    reader.close()
    return game


def _seat(reader: Reader, field: str, game: Republic) -> int:
    return thing(field, reader.take(field), names.SEATS[: game.rules.seats])


def _calendar(reader: Reader, game: Republic) -> None:
    """The calendar and the State."""
    scenario = scenario_of(game.rules)
    game.turn = reader.number("turn", "1", 0, MOST)
    going = phase_of(game)
    game.phase = thing("phase", reader.take("phase", PHASE_NAMES[MORTALITY if going == NOBODY else going]), PHASE_NAMES)
    game.era = thing("era", reader.take("era", names.ERAS[SCENARIO_DECKS[scenario][0]]), names.ERAS)
    game.treasury = reader.number("treasury", "100", 0, MOST)
    game.unrest = number("unrest", reader.take("unrest", "0"), 0, MOST)
    bills = reader.take("bills", "0,0,0").split(",")
    if len(bills) != len(game.bills):
        fail("bills", ",".join(bills))
    game.bills = [number("bills", part, 0, 9) for part in bills]
    for name, value in reader.pairs("events"):
        game.levels[thing("events", name, EVENT_KEYS)] = number("events", value, 1, 9)
    laws = reader.take("laws") or (",".join(LAW_KEYS[law] for law in LAWS_IN_FORCE[scenario]) or notation_words.NONE)
    for part in split(laws):
        game.laws |= 1 << thing("laws", part, LAW_KEYS)
    for law in reader.things("voted_down", LAW_KEYS):
        game.voted_down |= 1 << law
    for seat in reader.things("eliminated", names.SEATS[: game.rules.seats]):
        game.playing &= ~(1 << seat)
    _directives(reader, game)


def _directives(reader: Reader, game: Republic) -> None:
    """[4.01.2] [4.05.2] Who leads the factions of chapter 4, how they rank, and who governs."""
    known = (*NEUTRAL_KEYS, notation_words.PLAYER)
    given = reader.take("directives", notation_words.NONE)
    cards = [thing("directives", part, known) for part in split(given)]
    if cards:
        game.directives = [NOBODY if card == len(NEUTRAL_KEYS) else card for card in cards]
        led = [card for card in game.directives if card >= 0]
        right = [(card >= 0) == game.is_neutral(seat) for seat, card in enumerate(game.directives)]
        if len(cards) != game.rules.seats or not all(right) or len(set(led)) != len(led):
            fail("directives", given)
        game.pools = [0] * len(cards)
    elif game.rules.neutrals:
        fail("directives", given)
    game.ranks = reader.things("ranks", names.SEATS[: game.rules.seats])
    if len(set(game.ranks)) != len(game.ranks):
        fail("ranks", ",".join(names.SEATS[seat] for seat in game.ranks))
    for seat in reader.things("coalition", names.SEATS[: game.rules.seats]):
        game.coalition |= 1 << seat


# -- marks, session, agreements, and the rest


def _session(reader: Reader, game: Republic) -> None:
    places = range(len(game.marks))
    known = [*map(notation_words.mark_name, places), *map(notation_words.mark_number, places)]
    for name, value in reader.pairs("marks"):
        game.marks[thing("marks", name, known) % len(places)] = number("marks", value, -99, 1 << 47)
    attributes = dict(zip(field_ids(type(game.session)), fields(type(game.session)), strict=True))
    for id, value in reader.pairs("session"):
        if id not in attributes:
            fail("session", id)
        setattr(game.session, attributes[id], _remembered(id, value, getattr(game.session, attributes[id])))
    for part in split(reader.take("deals", notation_words.NONE)):
        game.agreements.append(_deal(game, part))
    game.offers = reader.number("offers", str(max([deal.number for deal in game.agreements], default=0)), 0, 10**6)


def _deal(game: Republic, text: str) -> Agreement:
    """An agreement, as write.py writes it."""
    parts = text.split("/")
    if len(parts) != 5:
        fail("deals", text)
    masks = [0, 0]
    for at in (1, 2):
        for name in parts[at].split("."):
            masks[at - 1] |= 1 << thing("deals", name, names.SEATS[: game.rules.seats])
    promised = [_clause(game, part) for part in parts[4].split("+")]
    parties = 0
    for clause in promised:
        parties |= 1 << clause.by | 1 << clause.to
    if masks[0] != parties or masks[1] & ~parties:
        fail("deals", text)
    word, *filed = parts[3].split("!")
    status = thing("deals", word, notation_words.DEAL_NAMES)
    if (status == BINDING) != (masks[1] == parties):
        fail("deals", text)
    for name in filed:
        masks[1] |= 1 << FILED + thing("deals", name, names.SEATS[: game.rules.seats])
    return Agreement(number("deals", parts[0], 1, 10**6), masks[0], masks[1], promised, status)


def _clause(game: Republic, text: str) -> Clause:
    words, _, status = text.partition(":")
    try:
        (clause,) = clauses.read_written(words)
    except (Illegal, ValueError):
        fail("deals", text)
    if max(clause.by, clause.to) >= game.rules.seats or clause.by == clause.to:
        fail("deals", text)
    if why_not(game, clause) not in (None, ELIMINATED, TOO_LATE):  # these leave with the next phase
        fail("deals", text)
    clause.status = thing("deals", status or notation_words.CLAUSE_NAMES[0], notation_words.CLAUSE_NAMES)
    return clause


def _remembered(id: str, value: str, usual: Any) -> Any:
    if id in notation_words.SESSION_NAMES:
        return thing("session", value, notation_words.SESSION_NAMES[id])
    if id in notation_words.SESSION_MASKS:
        mask = 0
        for part in value.split("."):
            mask |= 1 << thing("session", part, notation_words.SESSION_MASKS[id])
        return mask
    if isinstance(usual, str):
        return out_of_one_word(value)
    found = _json("session", value)
    if isinstance(usual, bool) and found in (0, 1):
        return bool(found)
    if type(found) is not type(usual):
        fail("session", value)
    return found


def _json(field: str, text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        fail(field, text)


def _also(game: Republic, text: str) -> None:
    """`influence.12:4`: an attribute, perhaps one place of it, as it is."""
    target, value = pair("also", text)
    id, _, place = target.partition(".")
    found = _json("also", value)
    attributes = dict(zip(field_ids(Republic), fields(Republic), strict=True))
    if id not in attributes or id in ("rules", "stack", "dice", "shuffles", "session", "agreements"):
        fail("also", text)
    name = attributes[id]
    held = getattr(game, name)
    if place:
        if not isinstance(held, list) or not is_number(place) or int(place) >= len(held):
            fail("also", text)
        if type(found) is not type(held[int(place)]):
            fail("also", text)
        held[int(place)] = found
    elif type(found) is type(held):
        setattr(game, name, found)
    else:
        fail("also", text)
