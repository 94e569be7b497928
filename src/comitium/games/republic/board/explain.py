"""What a card says: sentences about what is printed on it, for whoever looks at it closely, and the rule it stands under.

A thing is explained by its face: a back says nothing. The numbers come from the card
files; what a senator or a war has by now is read off the board itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from comitium.core.board import Piece
from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.board import directives
from comitium.games.republic.catalogue import records
from comitium.games.republic.catalogue.cards import CARD_INDEX, CARD_KEY, CARD_KIND
from comitium.games.republic.catalogue.ids import CONCESSION, DECK_EVENT, INTRIGUE, LAW, LEADER, WAR
from comitium.games.republic.catalogue.keys import (
    CONCESSION_KEYS,
    DECK_EVENT_KEYS,
    EVENT_KEYS,
    FAMILY_KEYS,
    INTRIGUE_KEYS,
    LAW_KEYS,
    LEADER_KEYS,
    NEUTRAL_KEYS,
    PROVINCE_KEYS,
    SENATOR_KEYS,
    STATESMAN_KEYS,
    WAR_KEYS,
)

Explained = tuple[str, tuple[Phrase, ...]]

INTRIGUE_RULES: Final = {
    "tribune": "1.09.15",
    "assassin": "1.09.72",
    "secret_bodyguard": "1.09.73",
    "open_bodyguard": "1.09.73",
    "seduction": "1.07.413",
    "blackmail": "1.07.413",
}
RULES: Final = {"veteran": "1.10.5"}


def explain(piece: Piece) -> Explained:
    """The rule that a thing stands under, and what is printed on it; nothing for what lies face-down."""
    kind, face = piece.kind, piece.face
    if kind == "card" and face in CARD_KEY:
        kind, face = _card(CARD_KEY.index(face))
    if kind == "senator" and face in SENATOR_KEYS:
        return _senator(face, piece)
    if kind == "war" and face in WAR_KEYS:
        return "1.07.33", tuple(_war(records.WARS[WAR_KEYS.index(face)]))
    if kind == "leader" and face in LEADER_KEYS:
        return "1.07.34", tuple(_leader(records.LEADERS[LEADER_KEYS.index(face)]))
    if kind == "province" and face in PROVINCE_KEYS:
        return "1.06.13", tuple(_province(records.PROVINCES[PROVINCE_KEYS.index(face)]))
    if kind == "concession" and face in CONCESSION_KEYS:
        return "1.07.32", tuple(_concession(records.CONCESSIONS[CONCESSION_KEYS.index(face)]))
    if kind == "intrigue" and face in INTRIGUE_KEYS:
        card = records.INTRIGUES[INTRIGUE_KEYS.index(face)]
        return INTRIGUE_RULES.get(face, "1.07.35"), (Phrase(f"republic-explain-intrigue-{_id(face)}", _numbers(card)),)
    if kind == "law" and face in LAW_KEYS:
        return "1.07.36", (Phrase(f"republic-explain-law-{_id(face)}", _numbers(records.LAWS[LAW_KEYS.index(face)])),)
    if kind == "deck_event" and face in DECK_EVENT_KEYS:
        event = records.DECK_EVENTS[DECK_EVENT_KEYS.index(face)]
        return "1.07.37", (Phrase(f"republic-explain-deck-{_id(face)}", _numbers(event)),)
    if kind == "directive" and face in NEUTRAL_KEYS:
        return directives.RULE, directives.lines(NEUTRAL_KEYS.index(face))
    if kind == "event" and face in EVENT_KEYS:
        return "1.07.21", _event(EVENT_KEYS.index(face), piece.value("level"))
    return RULES.get(kind, ""), ()


def cards() -> tuple[Piece, ...]:
    """Every card of the decks and every directive, for who asks for one that she does not see."""
    decks = [Piece(id=key, kind="card", name=names.card(card), face=key) for card, key in enumerate(CARD_KEY) if key]
    return (*decks, *(directives.directive_piece(card) for card in range(len(NEUTRAL_KEYS))))


def _card(card: int) -> tuple[str, str]:
    """What a card is that lies in a hand or in the discard pile."""
    kind, what = CARD_KIND[card], CARD_INDEX[card]
    keys = {
        WAR: ("war", WAR_KEYS),
        LEADER: ("leader", LEADER_KEYS),
        CONCESSION: ("concession", CONCESSION_KEYS),
        INTRIGUE: ("intrigue", INTRIGUE_KEYS),
        LAW: ("law", LAW_KEYS),
        DECK_EVENT: ("deck_event", DECK_EVENT_KEYS),
    }
    word, known = keys.get(kind, ("senator", SENATOR_KEYS))
    return word, known[what]


def _id(key: str) -> str:
    return key.replace("_", "-")


def _numbers(record: Any) -> dict[str, Value]:
    """The numbers of a card without their signs, which the sentences say."""
    found: dict[str, Value] = {}
    for name in record.__struct_fields__:
        value = getattr(record, name)
        if isinstance(value, int) and not isinstance(value, bool):
            found[name] = abs(value)
        elif name in ("disaster", "standoff"):
            found[name] = _listed(value)
    return found


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


def _wars(series: Sequence[str], wars: Sequence[str]) -> tuple[Phrase, ...]:
    return (
        *(Phrase(f"republic-term-series-{_id(one)}") for one in series),
        *(names.war(WAR_KEYS.index(one)) for one in wars),
    )


def _provinces(keys: Sequence[str]) -> tuple[Phrase, ...]:
    return tuple(names.province(PROVINCE_KEYS.index(key)) for key in keys)


# -- people


def _senator(face: str, piece: Piece) -> Explained:
    """[1.07.311] [1.07.312] A family, or a statesman with what only he can do."""
    if face in FAMILY_KEYS:
        family = records.FAMILIES[FAMILY_KEYS.index(face)]
        return "1.07.311", tuple(_values(family, piece))
    man = records.STATESMEN[STATESMAN_KEYS.index(face)]
    return "1.07.312", (*_values(man, piece), *_statesman(man))


def _values(man: records.Family | records.Statesman, piece: Piece) -> list[Phrase]:
    """[1.07.31] What is printed, unless it is what the table shows."""
    words = ("military", "oratory", "loyalty", "influence", "popularity")
    if piece.mark("military") is not None and all(piece.value(word) == getattr(man, word) for word in words):
        return []
    return [Phrase("republic-explain-printed", _numbers(man))]


def _statesman(man: records.Statesman) -> list[Phrase]:
    kin = [family.id for family in records.FAMILIES if family.number == man.family]
    said: list[Phrase] = []
    if kin:
        said.append(Phrase("republic-explain-kin", {"family": names.senator(SENATOR_KEYS.index(kin[0]))}))
    voided = _wars(man.voids_series, man.voids_wars)
    if voided:
        said.append(Phrase("republic-explain-voids", {"wars": voided}))
    said += [
        Phrase(f"republic-explain-ability-{word}", _numbers(man))
        for word, is_his in (
            ("halves-losses", man.halves_losses),
            ("spared-losses", man.spared_losses),
            ("free-tribune", man.free_tribunes > 0),
            ("free-land-bill", man.free_land_bills > 0),
            ("free-veto", man.free_land_bill_vetoes > 0),
            ("commissioner", man.claims_land_commissioner),
            ("appeal", man.appeal_dice > 2),
            ("knights", man.knight_bonus > 0),
            ("veterans", man.victory_veterans > 1),
            ("income", man.doubles_income),
            ("military", man.military_dice > 0),
            ("popularity", man.doubles_popularity),
        )
        if is_his
    ]
    if man.opposes:
        others = tuple(names.senator(SENATOR_KEYS.index(other)) for other in man.opposes)
        said.append(Phrase("republic-explain-opposes", {"senators": others}))
    if man.loyalty_rule == "gracchi_together":
        said.append(Phrase("republic-explain-gracchi"))
    return said


# -- the enemy


def _war(war: records.War) -> list[Phrase]:
    """[1.07.33] What the card says besides its numbers, which the table shows."""
    said: list[Phrase] = []
    if war.series:
        series = Phrase(f"republic-term-series-{_id(war.series)}")
        said.append(Phrase("republic-explain-war-series", {"series": series, "place": war.order}))
    if war.only_if_attacked:
        said.append(Phrase("republic-explain-war-attacked"))
    elif war.activation == "conditional":
        said.append(Phrase("republic-explain-war-conditional", {"provinces": _provinces(war.active_if)}))
    else:
        said.append(Phrase(f"republic-explain-war-{war.activation}"))
    if war.revolt:
        said.append(Phrase("republic-explain-war-revolt"))
    if war.revolt_if:
        said.append(Phrase("republic-explain-war-revolt-if", {"provinces": _provinces(war.revolt_if)}))
    if war.creates:
        said.append(Phrase(f"republic-explain-war-creates-{war.creates_when}", {"provinces": _provinces(war.creates)}))
    if war.creates_developed:
        said.append(Phrase("republic-explain-war-creates-developed", {"provinces": _provinces(war.creates_developed)}))
    if war.destroys:
        lost = tuple(names.concession(CONCESSION_KEYS.index(key)) for key in war.destroys)
        said.append(Phrase("republic-explain-war-destroys", {"concessions": lost}))
    said += [
        Phrase(f"republic-explain-war-{word}")
        for word, is_so in (("drought", war.drought), ("farmers", war.tax_farmers), ("wakes", war.wakes_series))
        if is_so
    ]
    return said


def _leader(leader: records.Leader) -> list[Phrase]:
    """[1.07.34] Which wars he leads, by how much, and his own numbers."""
    series = [leader.series] if leader.series else []
    said = [
        Phrase("republic-explain-leader", {"strength": leader.strength, "wars": _wars(series, leader.wars)}),
        Phrase(
            "republic-explain-leader-numbers", {"disaster": _listed(leader.disaster), "standoff": _listed(leader.standoff)}
        ),
    ]
    if leader.combines:
        others = tuple(names.leader(LEADER_KEYS.index(key)) for key in leader.combines)
        said.append(Phrase("republic-explain-leader-combines", {"leaders": others}))
    if leader.waits_for_provinces:
        said.append(Phrase("republic-explain-leader-waits"))
    if leader.tax_farmers_with:
        said.append(Phrase("republic-explain-leader-farmers", {"wars": _wars((), leader.tax_farmers_with)}))
    return said


# -- provinces, concessions, events


def _province(province: records.Province) -> list[Phrase]:
    """[1.06.13] [1.06.51] What each side brings its governor and the State."""
    said = [_yield(province, developed) for developed in (False, True)]
    if province.frontier:
        said.append(Phrase("republic-explain-province-frontier"))
    return said


def province_yield(province: int, developed: bool) -> Phrase:
    """[1.06.13] What a province brings as it is, for who names its governor."""
    return _yield(records.PROVINCES[province], developed)


def province_levies(province: int, developed: bool) -> Phrase:
    """[2.02.2] [2.02.3] What its local tax raises, likewise."""
    one = records.PROVINCES[province]
    side = one.developed if developed else one.undeveloped
    said: dict[str, Value] = {"amount": side.local_taxes, "armies": side.armies, "fleets": side.fleets}
    return Phrase("republic-explain-province-levies", said)


def _yield(province: records.Province, developed: bool) -> Phrase:
    side = province.developed if developed else province.undeveloped
    return Phrase(
        f"republic-explain-province-{'developed' if developed else 'undeveloped'}",
        {"spoils": _dice(side.spoils), "taxes": _dice(side.taxes), "land": side.land},
    )


def _dice(throw: tuple[int, int]) -> Phrase:
    """So many dice and so much: "2 dice − 2". Minus dice are paid."""
    dice, bonus = throw
    way = ("paid-" if dice < 0 else "brought-") + ("plus" if bonus > 0 else "minus" if bonus < 0 else "only")
    return Phrase(f"republic-explain-dice-{way}", {"dice": abs(dice), "bonus": abs(bonus)})


def _concession(one: records.Concession) -> list[Phrase]:
    """[1.07.32] What it brings, and what may befall it."""
    said = [Phrase(f"republic-explain-concession-{one.paid}", {"income": one.income})]
    if one.drought_multiplier > 1:
        said.append(Phrase("republic-explain-concession-drought", _numbers(one)))
    if one.needs_land_bill:
        said.append(Phrase("republic-explain-concession-land-bill"))
    if one.tax_farmer:
        said.append(Phrase("republic-explain-concession-farmer", {"number": one.tax_farmer}))
    if one.indestructible:
        said.append(Phrase("republic-explain-concession-safe"))
    return said


def _event(event: int, level: int) -> tuple[Phrase, ...]:
    """[1.07.21] The side that lies up."""
    one = records.EVENTS[event]
    dark = level > 1
    numbers = _numbers(one) | _numbers(one.dark if dark else one.light)
    side = names.EVENT_SIDES[2 * event + (1 if dark else 0)]
    until = [Phrase(f"republic-explain-until-{one.until.replace('_', '-')}")]
    return (Phrase(f"republic-explain-event-{side}", numbers), *until)
