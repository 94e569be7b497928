"""Reading positions: senators and what they have, wars, provinces, concessions, legions and fleets."""

from __future__ import annotations

import re
from typing import Final

from comitium.core.positions import fail
from comitium.games.republic import names
from comitium.games.republic.catalogue.cards import CARD_INDEX, CARD_KIND, CARD_NUMBER
from comitium.games.republic.catalogue.ids import INTRIGUE, OPEN_BODYGUARD
from comitium.games.republic.catalogue.keys import CONCESSION_KEYS, LEADER_KEYS, OFFICE_KEYS, PROVINCE_KEYS, WAR_KEYS
from comitium.games.republic.catalogue.provinces import MOST_ARMIES, MOST_FLEETS
from comitium.games.republic.catalogue.senators import INFLUENCE, POPULARITY
from comitium.games.republic.notation import vocabulary as notation_words
from comitium.games.republic.notation.reader import MOST, Reader, number, split, thing
from comitium.games.republic.rules.common.units import lowest_legions
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_412_allies import join_enemy
from comitium.games.republic.state.numbers import (
    ACTIVE,
    ALLIED,
    AT_WAR,
    CAPTIVE,
    DESTROYED,
    FAMILIES,
    FORCE,
    GARRISON,
    GOVERNED,
    GOVERNING,
    IN_FORUM,
    LEGIONS,
    MISSION,
    NOBODY,
    RAID,
    REBEL,
    RESERVE,
    REVOLTED,
    ROME,
    STRAY,
    VACANT,
    bits,
)
from comitium.games.republic.state.republic import Republic

MOST_PROVINCIAL: Final = max(MOST_ARMIES + MOST_FLEETS)  # [2.02.3] of either kind, in any province
_SENATOR: Final = re.compile(r"(\w+)(\*?)(?:@([\w.]+))?(?:\((.*)\))?")
_PROVINCE: Final = re.compile(r"(\w+)(?:\((.*)\))?")
_VALUE: Final = re.compile(r"(inf|pop|t|k|ora|sent)(-?\d{1,4})")
_UNITS: Final = re.compile(r"(?:(\d{1,2})|#([\d.-]+))(?:(f)|(v)(?:\.(\w+))?)?")


def read_people(reader: Reader, game: Republic) -> None:
    for seat in range(game.rules.seats):
        name = names.SEATS[seat]
        for part in split(reader.take(name, notation_words.NONE)):
            _senator(game, name, part, seat)
        game.box[seat] = reader.number(f"{name}.box", "0", 0, MOST)
    for part in split(reader.take("forum", notation_words.NONE)):
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
        return MISSION + thing(field, what, notation_words.BEQUEST_KEYS)
    if place == "revolt" and not what:
        return REBEL
    if text in PROVINCE_KEYS:
        province = PROVINCE_KEYS.index(text)
        if game.province[province]:
            fail(field, text)
        game.province[province] = GOVERNED
        game.governor[province] = senator
        game.dial[province] = notation_words.DIAL
        return GOVERNING + province
    return AT_WAR + thing(field, text, names.WARS)


def _standing(game: Republic, field: str, text: str, senator: int) -> None:
    """One thing that stands behind a senator's name."""
    for word, name in notation_words.STANDINGS:
        if text == word:
            setattr(game, name, getattr(game, name) | 1 << senator)
            return
    value = _VALUE.fullmatch(text)
    key = text.removesuffix("!")
    if value is not None:
        _number(game, field, value[1], int(value[2]), senator)
    elif text == notation_words.LIFE:
        _only(field, text, game.consul_for_life)
        game.consul_for_life = senator
    elif text == notation_words.PRIMARY:
        _only(field, text, game.rebel)
        game.rebel = senator
    elif text == notation_words.AT_SEA and game.rules.rebel_governors:
        _only(field, text, game.at_sea)
        game.at_sea = senator
    elif text == notation_words.LIABLE:
        _only(field, text, game.liable)
        game.liable = senator
    elif text in OFFICE_KEYS[: len(game.offices)]:
        office = OFFICE_KEYS.index(text)
        _only(field, text, game.offices[office])
        game.offices[office] = senator
    elif text.startswith(f"{notation_words.DISBANDED}#") and game.rules.veterans:
        for legion in bits(_numbers(text, text.partition("#")[2])):
            _only(field, text, game.recallable_by[legion])
            game.recallable_by[legion] = senator
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
    elif what == "ora":
        if not game.rules.veterans:
            fail(field, text)
        game.gained_oratory[senator] = value
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


def read_board(reader: Reader, game: Republic) -> None:
    for field, place in (("concessions", IN_FORUM), ("destroyed", DESTROYED)):
        for part in split(reader.take(field, notation_words.NONE)):
            _concession(game, field, part, place)
    for name, value in reader.pairs("wars"):
        _war(game, thing("wars", name, names.WARS), value)
    for name, value in reader.pairs("leaders"):
        game.enemy[thing("leaders", name, LEADER_KEYS)] = thing("leaders", value, notation_words.ENEMY_NAMES)
    for part in split(reader.take("provinces", notation_words.NONE)):
        _province(game, part)
    for name, value in reader.pairs("bequests"):
        game.bequests[thing("bequests", name, notation_words.BEQUEST_KEYS)] = thing(
            "bequests", value, notation_words.BEQUEST_STATES
        )


def _war(game: Republic, war: int, text: str) -> None:
    zone, *words = text.split("+")
    if game.zone[war]:
        fail("wars", names.WARS[war])
    game.zone[war] = thing("wars", zone, notation_words.ZONE_NAMES)
    masks = dict(notation_words.WAR_STANDINGS)
    for word in words:
        if word in masks:
            setattr(game, masks[word], getattr(game, masks[word]) | 1 << war)
        elif word.startswith("spent"):
            for part in word[5:].split("."):
                game.spent[war] |= 1 << number("wars", part, 0, 40)
        elif word.startswith(notation_words.DESERTED) and game.deserted:
            game.deserted[war] = number("wars", word.removeprefix(notation_words.DESERTED), -999, 999)
        else:
            fail("wars", word)


def _province(game: Republic, text: str) -> None:
    found = _PROVINCE.fullmatch(text)
    if found is None:
        fail("provinces", text)
    province = thing("provinces", found[1], PROVINCE_KEYS)
    if game.province[province] in (VACANT, REVOLTED, ALLIED):
        fail("provinces", text)
    if game.province[province] != GOVERNED:
        game.province[province] = VACANT
    masks = dict(notation_words.PROVINCE_STANDINGS)
    dial: int | None = None
    usual_dial = game.dial[province]
    for word in split(found[2]) if found[2] else []:
        if word in masks:
            setattr(game, masks[word], getattr(game, masks[word]) | 1 << province)
        elif word == "revolted":
            game.province[province] = REVOLTED
        elif word.startswith("allied:") and game.rules.provincial_wars and game.province[province] == VACANT:
            join_enemy(game, province, thing("provinces", word[7:], WAR_KEYS))
        elif word.startswith("governor:") and game.governor[province] < 0:
            game.governor[province] = thing("provinces", word[9:], names.SENATORS)
            game.province[province] = GOVERNED
            is_rebel = game.rules.rebel_governors and game.rebels >> game.governor[province] & 1
            usual_dial = 0 if is_rebel else notation_words.DIAL
        elif word.startswith("dial"):
            dial = number("provinces", word[4:], 0, 3)
        elif not _provincial(game, province, word):
            fail("provinces", word)
    game.dial[province] = usual_dial if dial is None else dial


def _provincial(game: Republic, province: int, text: str) -> bool:
    """[2.02.3] `armies3`, `fleets2`: so many of its own; False if it is nothing of the kind."""
    for word, name in notation_words.PROVINCIAL:
        if text.startswith(word) and game.rules.provincial_wars:
            getattr(game, name)[province] = number("provinces", text[len(word) :], 1, MOST_PROVINCIAL)
            return True
    return False


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


def read_forces(reader: Reader, game: Republic) -> None:
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
