"""The names of things, and how a number becomes a phrase that can be spoken."""

from __future__ import annotations

from typing import Final

from comitium.core.messages import Phrase
from comitium.core.words import Speakers
from comitium.games.republic.catalogue.cards import CARD_KEY, name_key
from comitium.games.republic.catalogue.keys import (
    CONCESSION_KEYS,
    EVENT_KEYS,
    INTRIGUE_KEYS,
    LAW_KEYS,
    LEADER_KEYS,
    OFFICE_KEYS,
    PROVINCE_KEYS,
    SCENARIO_KEYS,
    SENATOR_KEYS,
    WAR_KEYS,
)
from comitium.games.republic.numbers import CIVIL_WAR, LEGIONS, PHASE_NAMES, REVOLT

SEATS: Final = ("column", "amphora", "trident", "star", "torch", "crescent")
ERAS: Final = ("early", "middle", "late")
CIVIL_WAR_KEY: Final = "civil_war"


def named(key: str) -> str:
    """A key as it stands in message ids."""
    return key.replace("_", "-")


def seat(number: int) -> Phrase:
    return Phrase(f"republic-seat-{SEATS[number]}")


def phase(number: int) -> Phrase:
    return Phrase(f"republic-phase-{PHASE_NAMES[number]}")


def senator(number: int) -> Phrase:
    return Phrase(f"republic-card-{named(SENATOR_KEYS[number])}")


def card(number: int) -> Phrase:
    return Phrase(f"republic-card-{named(name_key(number))}")


def war(number: int) -> Phrase:
    if number == CIVIL_WAR:
        return Phrase("republic-term-civil-war")
    if number >= REVOLT:
        return Phrase("republic-term-revolt", {"province": province(number - REVOLT)})
    return Phrase(f"republic-card-{named(WAR_KEYS[number])}")


def leader(number: int) -> Phrase:
    return Phrase(f"republic-card-{named(LEADER_KEYS[number])}")


def concession(number: int) -> Phrase:
    return Phrase(f"republic-card-{named(CONCESSION_KEYS[number])}")


def law(number: int) -> Phrase:
    return Phrase(f"republic-card-{named(LAW_KEYS[number])}")


def intrigue(number: int) -> Phrase:
    return Phrase(f"republic-card-{named(INTRIGUE_KEYS[number])}")


def province(number: int) -> Phrase:
    return Phrase(f"republic-province-{named(PROVINCE_KEYS[number])}")


def office(number: int) -> Phrase:
    return Phrase(f"republic-office-{named(OFFICE_KEYS[number])}")


def legion(number: int) -> Phrase:
    """Counted from one, as people do."""
    return Phrase("republic-term-legion", {"amount": number + 1})


def scenario(number: int) -> Phrase:
    return Phrase(f"republic-scenario-{named(SCENARIO_KEYS[number])}")


def era(number: int) -> Phrase:
    return Phrase(f"republic-term-era-{ERAS[number]}")


def side(number: int) -> Phrase:
    """The side of a random event: twice its number, and 1 for the dark one."""
    return Phrase(f"republic-random-{named(EVENT_KEYS[number // 2])}-{'dark' if number % 2 else 'light'}")


SPEAKERS: Final[Speakers] = {
    "seat": seat,
    "phase": phase,
    "senator": senator,
    "card": card,
    "war": war,
    "leader": leader,
    "concession": concession,
    "law": law,
    "intrigue": intrigue,
    "province": province,
    "office": office,
    "legion": legion,
    "scenario": scenario,
    "era": era,
    "side": side,
}
THINGS: Final[dict[str, tuple[str, ...]]] = {
    "seat": SEATS,
    "senator": tuple(SENATOR_KEYS),
    "card": tuple(CARD_KEY),
    "war": (*WAR_KEYS, *[f"revolt_{key}" for key in PROVINCE_KEYS], CIVIL_WAR_KEY),
    "leader": tuple(LEADER_KEYS),
    "concession": tuple(CONCESSION_KEYS),
    "law": tuple(LAW_KEYS),
    "intrigue": tuple(INTRIGUE_KEYS),
    "province": tuple(PROVINCE_KEYS),
    "office": tuple(OFFICE_KEYS),
    "legion": tuple([str(number) for number in range(1, LEGIONS + 1)]),
    "scenario": tuple(SCENARIO_KEYS),
}
