"""Reading positions: from one line of text (see notation.py and docs/republic-notation.md) to a state, with every field checked.

Fields may be left out, and what the text leaves hidden is dealt from a seed (unseen.py).
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

from comitium.core.agreements import Agreement, Clause
from comitium.core.dice import stream
from comitium.core.errors import BadPosition
from comitium.core.messages import Phrase
from comitium.core.options import Meta
from comitium.core.plain import fields
from comitium.core.positions import Fields, check_stack, fail, is_number, read_stack
from comitium.games.republic import names, notation, setup
from comitium.games.republic.catalogue.cards import CARD_INDEX, CARD_IS_FACTION, CARD_KIND, CARD_NUMBER
from comitium.games.republic.catalogue.ids import INTRIGUE, LAW, OPEN_BODYGUARD
from comitium.games.republic.catalogue.keys import (
    CONCESSION_KEYS,
    EVENT_KEYS,
    INTRIGUE_KEYS,
    LAW_KEYS,
    LEADER_KEYS,
    OFFICE_KEYS,
    PROVINCE_KEYS,
)
from comitium.games.republic.catalogue.scenarios import LAWS_IN_FORCE, SCENARIO_DECKS
from comitium.games.republic.catalogue.senators import INFLUENCE, POPULARITY, SENATOR_FAMILY
from comitium.games.republic.numbers import (
    ACTIVE,
    AT_WAR,
    CAPTIVE,
    DESTROYED,
    DRAW_TWO,
    FAMILIES,
    FORCE,
    GARRISON,
    GOVERNED,
    GOVERNING,
    IN_FORUM,
    LEGIONS,
    MISSION,
    NOBODY,
    OFFICES,
    PHASE_NAMES,
    RAID,
    REBEL,
    RESERVE,
    REVOLTED,
    ROME,
    STRAY,
    VACANT,
    bits,
)
from comitium.games.republic.options import Rules
from comitium.games.republic.rules.r3_setup.r3_01_4_cards import may_be_hidden, scenario_of
from comitium.games.republic.rules.units import lowest_legions
from comitium.games.republic.state import Republic
from comitium.games.republic.unseen import ALL, deal_unseen

PACKAGE: Final = "comitium.games.republic"
MOST: Final = 9999
_SENATOR: Final = re.compile(r"(\w+)(\*?)(?:@([\w.]+))?(?:\((.*)\))?")
_PROVINCE: Final = re.compile(r"(\w+)(?:\((.*)\))?")
_VALUE: Final = re.compile(r"(inf|pop|t|k|sent)(-?\d{1,4})")
_UNITS: Final = re.compile(r"(?:(\d{1,2})|#([\d.-]+))(?:(f)|(v)(?:\.(\w+))?)?")


class _Reader(Fields):
    """Reads lists of things by their names as well."""

    def things(self, field: str, known: list[str] | tuple[str, ...]) -> list[int]:
        return [thing(field, word, known) for word in split(self.take(field, notation.NONE))]

    def pairs(self, field: str) -> list[tuple[str, str]]:
        """`name:value,name:value`."""
        return [_pair(field, part) for part in split(self.take(field, notation.NONE))]


def split(text: str, sign: str = ",") -> list[str]:
    """The parts of a list, those in brackets kept together; `-` is an empty one.

    >>> split("a(b,c),[1,2],d")
    ['a(b,c)', '[1,2]', 'd']
    """
    if text == notation.NONE:
        return []
    found = [""]
    depth = 0
    for letter in text:
        depth += (letter in "([") - (letter in ")]")
        if letter == sign and depth == 0:
            found.append("")
        else:
            found[-1] += letter
    return found


def _pair(field: str, text: str) -> tuple[str, str]:
    name, colon, value = text.partition(":")
    if not colon or not value:
        fail(field, text)
    return name, value


def thing(field: str, word: str, known: list[str] | tuple[str, ...]) -> int:
    """The number of a thing by its name."""
    if word not in known:
        fail(field, word)
    return known.index(word)


def number(field: str, text: str, low: int, high: int) -> int:
    digits = text[1:] if text.startswith("-") else text
    if not is_number(digits) or not low <= int(text) <= high:
        fail(field, text)
    return int(text)


def from_position(text: str, meta: Meta, seed: int) -> Republic:
    """The position that a line describes. Raises `BadPosition` with the field that is wrong."""
    game = read(text, meta, seed)
    _check(game)
    if game.stack:
        check_stack(game, text.partition("stack=")[2].partition(" ")[0])
    return game


def read(text: str, meta: Meta, seed: int) -> Republic:
    """The state, before it is looked at whether it can be played on."""
    reader = _Reader(text, meta)
    players = reader.number("players", "4", *meta.players)
    game = setup.empty(Rules(reader.settings, players), seed)
    _calendar(reader, game)
    _people(reader, game)
    _board(reader, game)
    _forces(reader, game)
    _hidden(reader, game)
    _session(reader, game)
    game.stack = read_stack(stack, PACKAGE) if (stack := reader.take("stack", "Years(mortality)")) != notation.NONE else []
    game.ending = reader.take("ending", "")
    if not re.fullmatch(r"[a-z0-9_-]*", game.ending) or (game.ending and game.stack):
        fail("ending", game.ending)
    game.winner = _seat(reader, "winner", game) if "winner" in reader.left else NOBODY
    also = reader.take("also", notation.NONE)
    deal_unseen(game, stream(seed, "republic position"))
    if game.unaccounted == setup.everything():
        game.unaccounted = usually_unaccounted(game)
    for part in split(also):
        _also(game, part)
    reader.close()
    return game


def _seat(reader: _Reader, field: str, game: Republic) -> int:
    return thing(field, reader.take(field), names.SEATS[: game.rules.seats])


def _calendar(reader: _Reader, game: Republic) -> None:
    """The calendar and the State."""
    scenario = scenario_of(game.rules)
    game.turn = reader.number("turn", "1", 0, MOST)
    game.phase = thing("phase", reader.take("phase", PHASE_NAMES[1]), PHASE_NAMES)
    game.era = thing("era", reader.take("era", names.ERAS[SCENARIO_DECKS[scenario][0]]), names.ERAS)
    game.treasury = reader.number("treasury", "100", 0, MOST)
    game.unrest = number("unrest", reader.take("unrest", "0"), 0, MOST)
    bills = reader.take("bills", "0,0,0").split(",")
    if len(bills) != len(game.bills):
        fail("bills", ",".join(bills))
    game.bills = [number("bills", part, 0, 9) for part in bills]
    for name, value in reader.pairs("events"):
        game.levels[thing("events", name, EVENT_KEYS)] = number("events", value, 1, 9)
    laws = reader.take("laws") or (",".join(LAW_KEYS[law] for law in LAWS_IN_FORCE[scenario]) or notation.NONE)
    for part in split(laws):
        game.laws |= 1 << thing("laws", part, LAW_KEYS)
    for seat in reader.things("eliminated", names.SEATS[: game.rules.seats]):
        game.playing &= ~(1 << seat)


# -- people


def _people(reader: _Reader, game: Republic) -> None:
    for seat in range(game.rules.seats):
        name = names.SEATS[seat]
        for part in split(reader.take(name, notation.NONE)):
            _senator(game, name, part, seat)
        game.box[seat] = reader.number(f"{name}.box", "0", 0, MOST)
    for part in split(reader.take("forum", notation.NONE)):
        _senator(game, "forum", part, NOBODY)
    for senator in reader.things("curia", names.SENATORS):
        if game.where[senator] or senator in game.curia or senator >= FAMILIES:
            fail("curia", names.SENATORS[senator])
        game.curia.append(senator)
        game.influence[senator] = INFLUENCE[senator]
    for senator in reader.things("gone", names.SENATORS):
        if game.where[senator] or senator < FAMILIES:
            fail("gone", names.SENATORS[senator])
        game.gone |= 1 << senator


def _senator(game: Republic, field: str, text: str, seat: int) -> None:
    found = _SENATOR.fullmatch(text)
    if found is None:
        fail(field, text)
    senator = thing(field, found[1], names.SENATORS)
    if game.where[senator] or (found[2] and (seat < 0 or game.leader[seat] >= 0)):
        fail(field, text)
    mask = 1 << senator
    game.where[senator] = _where(game, field, found[3] or "", senator)
    game.faction[senator] = seat
    if seat >= 0:
        game.members[seat] |= mask
    if found[2]:
        game.leader[seat] = senator
    if game.where[senator] == ROME:
        if seat >= 0:
            game.rome |= mask
        else:
            game.forum |= mask
    if game.where[senator] == REBEL:
        game.rebels |= mask
    game.influence[senator] = INFLUENCE[senator]
    game.popularity[senator] = POPULARITY[senator]
    for part in split(found[4]) if found[4] else []:
        _standing(game, field, part, senator)


def _where(game: Republic, field: str, text: str, senator: int) -> int:
    """Where a senator is; a governor holds his province."""
    if not text:
        return ROME
    place, _, what = text.partition(".")
    if place == "captive":
        return CAPTIVE + (RAID if what == "raid" else thing(field, what, names.WARS))
    if place == "mission":
        return MISSION + thing(field, what, notation.BEQUEST_KEYS)
    if place == "revolt" and not what:
        return REBEL
    if text in PROVINCE_KEYS:
        province = PROVINCE_KEYS.index(text)
        if game.province[province]:
            fail(field, text)
        game.province[province] = GOVERNED
        game.governor[province] = senator
        game.dial[province] = notation.DIAL
        return GOVERNING + province
    return AT_WAR + thing(field, text, names.WARS)


def _standing(game: Republic, field: str, text: str, senator: int) -> None:
    """One thing that stands behind a senator's name."""
    for word, name in notation.STANDINGS:
        if text == word:
            setattr(game, name, getattr(game, name) | 1 << senator)
            return
    value = _VALUE.fullmatch(text)
    key = text.removesuffix("!")
    if value is not None:
        _number(game, field, value[1], int(value[2]), senator)
    elif text == notation.LIFE:
        _only(field, text, game.consul_for_life)
        game.consul_for_life = senator
    elif text == notation.PRIMARY:
        _only(field, text, game.rebel)
        game.rebel = senator
    elif text in OFFICE_KEYS[:OFFICES]:
        office = OFFICE_KEYS.index(text)
        _only(field, text, game.offices[office])
        game.offices[office] = senator
    elif key in CONCESSION_KEYS:
        _concession(game, field, text, senator)
    elif CARD_KIND[CARD_NUMBER.get(text, 0)] == INTRIGUE and CARD_INDEX[CARD_NUMBER[text]] == OPEN_BODYGUARD:
        if CARD_NUMBER[text] in game.guards[1::2]:
            fail(field, text)
        game.guards += [senator, CARD_NUMBER[text]]
    else:
        fail(field, text)


def _only(field: str, text: str, holder: int) -> None:
    if holder >= 0:
        fail(field, text)


def _number(game: Republic, field: str, what: str, value: int, senator: int) -> None:
    text = f"{what}{value}"
    if what == "pop":
        game.popularity[senator] = number(field, str(value), -9, 9)
        return
    if value < 0:
        fail(field, text)
    if what == "inf":
        game.influence[senator] = value
    elif what == "t":
        game.talents[senator] = value
    elif what == "k":
        game.knights[senator] = value
    else:
        game.dispatch[senator] = value
        game.dispatched = max(game.dispatched, value)


# -- the board


def _concession(game: Republic, field: str, text: str, place: int) -> None:
    concession = thing(field, text.removesuffix("!"), CONCESSION_KEYS)
    if game.holder[concession] > -3:
        fail(field, text)
    game.holder[concession] = place
    if text.endswith("!"):
        game.exposed |= 1 << concession


def _board(reader: _Reader, game: Republic) -> None:
    for field, place in (("concessions", IN_FORUM), ("destroyed", DESTROYED)):
        for part in split(reader.take(field, notation.NONE)):
            _concession(game, field, part, place)
    for name, value in reader.pairs("wars"):
        _war(game, thing("wars", name, names.WARS), value)
    for name, value in reader.pairs("leaders"):
        game.enemy[thing("leaders", name, LEADER_KEYS)] = thing("leaders", value, notation.ENEMY_NAMES)
    for part in split(reader.take("provinces", notation.NONE)):
        _province(game, part)
    for name, value in reader.pairs("bequests"):
        game.bequests[thing("bequests", name, notation.BEQUEST_KEYS)] = thing("bequests", value, notation.BEQUEST_STATES)


def _war(game: Republic, war: int, text: str) -> None:
    zone, *words = text.split("+")
    if game.zone[war]:
        fail("wars", names.WARS[war])
    game.zone[war] = thing("wars", zone, notation.ZONE_NAMES)
    masks = dict(notation.WAR_STANDINGS)
    for word in words:
        if word in masks:
            setattr(game, masks[word], getattr(game, masks[word]) | 1 << war)
        elif word.startswith("spent"):
            for part in word[5:].split("."):
                game.spent[war] |= 1 << number("wars", part, 0, 40)
        else:
            fail("wars", word)


def _province(game: Republic, text: str) -> None:
    found = _PROVINCE.fullmatch(text)
    if found is None:
        fail("provinces", text)
    province = thing("provinces", found[1], PROVINCE_KEYS)
    if game.province[province] in (VACANT, REVOLTED):
        fail("provinces", text)
    if game.province[province] != GOVERNED:
        game.province[province] = VACANT
    masks = dict(notation.PROVINCE_STANDINGS)
    for word in split(found[2]) if found[2] else []:
        if word in masks:
            setattr(game, masks[word], getattr(game, masks[word]) | 1 << province)
        elif word == "revolted":
            game.province[province] = REVOLTED
        elif word.startswith("governor:") and game.governor[province] < 0:
            game.governor[province] = thing("provinces", word[9:], names.SENATORS)
            game.province[province] = GOVERNED
            game.dial[province] = notation.DIAL
        elif word.startswith("dial"):
            game.dial[province] = number("provinces", word[4:], 0, 3)
        else:
            fail("provinces", word)


# -- legions and fleets


def place_of(text: str) -> int:
    """Where units stand, by its name; NOBODY if there is no such place."""
    if text == "active":
        return ACTIVE
    if text in PROVINCE_KEYS:
        return GARRISON + PROVINCE_KEYS.index(text)
    if text in names.WARS:
        return STRAY + names.WARS.index(text)
    return FORCE + names.SENATORS.index(text) if text in names.SENATORS else NOBODY


def _forces(reader: _Reader, game: Republic) -> None:
    for name, value in reader.pairs("forces"):
        place = place_of(name)
        if place == NOBODY or game.legions[place] or game.fleets[place]:
            fail("forces", name)
        for part in value.split("+"):
            found = _UNITS.fullmatch(part)
            if found is None:
                fail("forces", part)
            if found[3]:
                _fleets(game, place, part, found[1])
            else:
                _legions(game, place, part, found)


def _fleets(game: Republic, place: int, text: str, amount: str | None) -> None:
    if amount is None or int(amount) > game.fleets[RESERVE]:
        fail("forces", text)
    game.fleets[RESERVE] -= int(amount)
    game.fleets[place] += int(amount)


def _legions(game: Republic, place: int, text: str, found: re.Match[str]) -> None:
    """So many legions, or those of certain numbers; perhaps veterans, perhaps somebody's."""
    left = game.legions[RESERVE]
    mask = _numbers(text, found[2]) if found[2] else lowest_legions(left, int(found[1]))
    if mask & ~left or (found[1] and len(bits(mask)) != int(found[1])):
        fail("forces", text)
    game.legions[RESERVE] &= ~mask
    game.legions[place] |= mask
    if found[4]:
        game.veterans |= mask
        patron = thing("forces", found[5], names.SENATORS) if found[5] else NOBODY
        for legion in bits(mask):
            game.allegiance[legion] = patron


def _numbers(text: str, numbers: str) -> int:
    mask = 0
    for part in numbers.split("."):
        low, dash, high = part.partition("-")
        first = number("forces", low, 1, LEGIONS)
        last = number("forces", high, first, LEGIONS) if dash else first
        mask |= (1 << last) - (1 << first - 1)
    return mask


# -- cards


def _hidden(reader: _Reader, game: Republic) -> None:
    """Hands, piles, discards; NOBODY for every card that is not named, and None for a pile that is not mentioned."""
    named: set[int] = set(game.guards[1::2])
    for seat in range(game.rules.seats):
        field = f"{names.SEATS[seat]}.hand"
        words = [word for part in split(reader.take(field, notation.NONE)) for word in _each(field, part)]
        game.hands[seat] = [_held(game, field, word, seat) for word in words]
        _once(field, game.hands[seat], named)
        if any(card >= 0 and not CARD_IS_FACTION[card] for card in game.hands[seat]):
            fail(field, "forum card")
    game.discards = _pile(reader.take("discards", notation.NONE), "discards")[::-1]
    _once("discards", game.discards, named)
    draw = _pile(reader.take("draw", notation.NONE), "draw")
    deck = reader.take("deck", "")
    game.deck = [*(_pile(deck, "deck") if deck else [ALL]), *draw]
    _once("deck", game.deck, named)
    piles = reader.take("piles", "")
    game.piles = [_pile(part, "piles") for part in split(piles, ";")] if piles else [[ALL]]
    for pile in game.piles:
        _once("piles", pile, named)
    for name, value in reader.pairs("near_top"):
        game.near_top += [thing("near_top", name, list(CARD_NUMBER)), number("near_top", value, 1, 200)]
    for name, value in reader.pairs("unaccounted"):
        kind = thing("unaccounted", name, [*INTRIGUE_KEYS, "laws"])
        game.unaccounted[kind] = number("unaccounted", value, 0, 20)
    game.loaded = [number("dice", part, 1, 6) for part in split(reader.take("dice", notation.NONE))]
    game.urn = [number("chits", part, 0, DRAW_TWO) for part in split(reader.take("chits", notation.NONE))]


def _each(field: str, text: str) -> list[str]:
    """`#3` as three cards that are not named."""
    if not text.startswith(notation.UNSEEN):
        return [text]
    return [notation.UNSEEN] * number(field, text[1:], 0, 160)


def _pile(text: str, field: str) -> list[int]:
    """The next card last."""
    found: list[int] = []
    for part in split(text):
        for card in _each(field, part):
            if card != notation.UNSEEN and card not in CARD_NUMBER:
                fail(field, card)
            found.append(NOBODY if card == notation.UNSEEN else CARD_NUMBER[card])
    return found[::-1]


def _held(game: Republic, field: str, text: str, seat: int) -> int:
    """A card of a hand, with those who know it."""
    if text == notation.UNSEEN:
        return NOBODY
    key, sign, knowing = text.partition("!")
    if key not in CARD_NUMBER:
        fail(field, text)
    card = CARD_NUMBER[key]
    game.known[card] = 1 << seat
    if sign and not knowing:
        game.known[card] = (1 << game.rules.seats) - 1
    for other in knowing.split(".") if knowing else []:
        game.known[card] |= 1 << thing(field, other, names.SEATS[: game.rules.seats])
    return card


def _once(field: str, cards: list[int], named: set[int]) -> None:
    """No card is in two places."""
    for card in cards:
        if card >= 0 and card in named:
            fail(field, names.THINGS["card"][card])
        named.add(card)


def usually_unaccounted(game: Republic) -> list[int]:
    """[B section 4.2] What all must think to be hidden, if every card that was ever seen still lies face up."""
    scenario = scenario_of(game.rules)
    found = may_be_hidden(scenario)
    laws = len(found) - 1
    for card in [*game.discards, *game.guards[1::2]]:
        if CARD_KIND[card] == INTRIGUE:
            found[CARD_INDEX[card]] -= 1
        elif CARD_KIND[card] == LAW:
            found[laws] -= 1
    for law in bits(game.laws):
        if law not in LAWS_IN_FORCE[scenario]:
            found[laws] -= 1
    return [max(0, left) for left in found]


# -- marks, session, agreements, and the rest


def _session(reader: _Reader, game: Republic) -> None:
    known = [notation.mark_name(mark) for mark in range(len(game.marks))]
    for name, value in reader.pairs("marks"):
        game.marks[thing("marks", name, known)] = number("marks", value, -1, 1 << 47)
    given = fields(type(game.session))
    for name, value in reader.pairs("session"):
        if name not in given:
            fail("session", name)
        setattr(game.session, name, _remembered(name, value, getattr(game.session, name)))
    deals = _json("deals", reader.take("deals", "[]"))
    try:
        for known_by, parties, accepted, status, clauses in deals:
            made = [Clause(*clause) for clause in clauses]
            game.agreements.append(Agreement(known_by, parties, accepted, made, status))
    except (TypeError, ValueError):
        fail("deals", str(deals))
    game.offers = reader.number("offers", str(max([deal.number for deal in game.agreements], default=0)), 0, 10**6)


def _remembered(name: str, value: str, usual: Any) -> Any:
    if name in notation.SESSION_NAMES:
        return thing("session", value, notation.SESSION_NAMES[name])
    if name in notation.SESSION_MASKS:
        mask = 0
        for part in value.split("."):
            mask |= 1 << thing("session", part, notation.SESSION_MASKS[name])
        return mask
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
    target, value = _pair("also", text)
    name, _, place = target.partition(".")
    found = _json("also", value)
    if name not in fields(Republic) or name in ("rules", "stack", "dice", "shuffles", "session", "agreements"):
        fail("also", text)
    held = getattr(game, name)
    if place:
        if not isinstance(held, list) or not is_number(place) or int(place) >= len(held) or type(found) is not type(held[int(place)]):
            fail("also", text)
        held[int(place)] = found
    elif type(found) is type(held):
        setattr(game, name, found)
    else:
        fail("also", text)


def _check(game: Republic) -> None:
    """What no play can reach is refused: families under two men, force without its commander, offices abroad."""
    for senator in bits(game.on_family):
        if senator < FAMILIES or not game.where[senator] or game.where[SENATOR_FAMILY[senator] - 1]:
            _impossible(names.SENATORS[senator])
    for place in range(FORCE, len(game.legions)):
        if (game.legions[place] or game.fleets[place]) and game.where[place - FORCE] < AT_WAR:
            _impossible(names.SENATORS[place - FORCE])
    for seat in range(game.rules.seats):
        if game.leader[seat] >= 0 and game.faction[game.leader[seat]] != seat:
            _impossible(names.SEATS[seat])
    for legion in range(LEGIONS):
        if game.allegiance[legion] >= 0 and not game.veterans >> legion & 1:
            _impossible("veterans")


def _impossible(what: str) -> None:
    raise BadPosition(Phrase("republic-position-impossible", {"what": what}))
