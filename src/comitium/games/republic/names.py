"""The names of things in notation, and how a number becomes a phrase that can be spoken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.core.messages import Phrase
from comitium.core.vocabulary import Speakers
from comitium.games.republic.catalogue.cards import CARD_KEY, name_key
from comitium.games.republic.catalogue.keys import (
    CONCESSION_KEYS,
    DECK_EVENT_KEYS,
    EVENT_KEYS,
    INTRIGUE_KEYS,
    LAND_BILL_KEYS,
    LAW_KEYS,
    LEADER_KEYS,
    NEUTRAL_KEYS,
    OFFICE_KEYS,
    PROVINCE_KEYS,
    SCENARIO_KEYS,
    SENATOR_KEYS,
    WAR_KEYS,
)
from comitium.games.republic.catalogue.senators import SENATOR_CARD
from comitium.games.republic.catalogue.values import NEUTRAL_SPOILS
from comitium.games.republic.state.numbers import CARDS, CIVIL_WAR, FORCE, GARRISON, LEGIONS, PHASE_NAMES, REVOLT, STRAY

PROPOSALS: Final[list[str]] = []  # kinds of proposals, by number: each registers its name
SEATS: Final = ("column", "amphora", "trident", "star", "torch", "crescent")
SENATORS: Final = tuple(SENATOR_KEYS)
WARS: Final = (*WAR_KEYS, *(f"revolt_{key}" for key in PROVINCE_KEYS), "civil_war")
CHARGE_MARKERS: Final = ("corrupt", "major")
CHARGE_CONCESSION: Final = 2  # + the concession
CHARGE_PROVINCE: Final = CHARGE_CONCESSION + len(CONCESSION_KEYS)  # + the province
PLACES: Final = (
    "reserve",
    "active",
    *(f"garrison_{key}" for key in PROVINCE_KEYS),
    *(f"stray_{key}" for key in WARS),
    *(f"force_{key}" for key in SENATORS),
)
ERAS: Final = ("early", "middle", "late")
EVENT_SIDES: Final = tuple(f"{key.replace('_', '-')}-{side}" for key in EVENT_KEYS for side in ("light", "dark"))


def _id(word: str) -> str:
    return word.replace("_", "-")


def seat(number: int) -> Phrase:
    return Phrase(f"republic-seat-{SEATS[number]}")


def sign(number: int) -> Phrase:
    """What a faction has on its badge, whatever it is called."""
    return Phrase(f"republic-seat-sign-{SEATS[number]}")


def directive(number: int) -> Phrase:
    """[4.02.1] A card of chapter 4, which names the faction it leads."""
    return Phrase(f"republic-directive-{NEUTRAL_KEYS[number]}")


def spoil(kind: int) -> Phrase:
    """[4.05.4] What a faction may take: an office, a province to govern, a concession, a land bill to sponsor."""
    return Phrase(f"republic-directive-spoil-{_id(NEUTRAL_SPOILS[kind])}")


def procedure(code: str) -> Phrase:
    """[4.02.1] What a procedure of chapter 4 does: N1 to N33."""
    return Phrase(f"republic-procedure-{code.lower()}")


def phase(number: int) -> Phrase:
    return Phrase(f"republic-phase-{PHASE_NAMES[number]}")


def card(number: int) -> Phrase:
    return Phrase(f"republic-card-{_id(name_key(number))}")


def senator(number: int) -> Phrase:
    return card(SENATOR_CARD[number])


def war(number: int) -> Phrase:
    if number == CIVIL_WAR:
        return Phrase("republic-term-civil-war")
    if number >= REVOLT:
        return Phrase("republic-term-revolt", {"province": province(number - REVOLT)})
    return Phrase(f"republic-card-{_id(WAR_KEYS[number])}")


def province(number: int) -> Phrase:
    return Phrase(f"republic-province-{_id(PROVINCE_KEYS[number])}")


def concession(number: int) -> Phrase:
    return Phrase(f"republic-card-{_id(CONCESSION_KEYS[number])}")


def leader(number: int) -> Phrase:
    return Phrase(f"republic-card-{_id(LEADER_KEYS[number])}")


def law(number: int) -> Phrase:
    return Phrase(f"republic-card-{_id(LAW_KEYS[number])}")


def intrigue(number: int) -> Phrase:
    return Phrase(f"republic-card-{_id(INTRIGUE_KEYS[number])}")


def office(number: int) -> Phrase:
    return Phrase(f"republic-office-{_id(OFFICE_KEYS[number])}")


def ending(word: str, influence: Sequence[int]) -> Phrase:
    """How a game has ended. [A-36] With equal influence nobody was the most influential faction.

    >>> ending("era_ends", (7, 9, 9)).id, ending("era_ends", (7, 9)).id
    ('republic-ending-era_ends-tied', 'republic-ending-era_ends')
    """
    tied = word == "era_ends" and sum(1 for one in influence if one == max(influence)) > 1
    return Phrase("republic-ending-era_ends-tied") if tied else Phrase(f"republic-ending-{word}")


def event(number: int) -> Phrase:
    """A random event: twice its number, plus 1 for the dark side."""
    return Phrase(f"republic-random-{EVENT_SIDES[number]}")


def era(number: int) -> Phrase:
    return Phrase(f"republic-term-era-{ERAS[number]}")


def proposal(number: int) -> Phrase:
    return Phrase(f"republic-senate-kind-{_id(PROPOSALS[number])}")


def means(number: int) -> Phrase:
    """With what a Tribune speaks: the card, or the free one of a statesman."""
    return intrigue(0) if number == 0 else Phrase("republic-term-free-tribune", {"senator": senator(number - 1)})


def bill(number: int) -> Phrase:
    return Phrase("republic-business-bill", {"type": ("I", "II", "III")[number]})


def scenario(number: int) -> Phrase:
    return Phrase(f"republic-scenario-{_id(SCENARIO_KEYS[number])}")


def chit(number: int) -> Phrase:
    return Phrase("republic-people-chit", {"number": number})


def charge(number: int) -> Phrase:
    """[B-26] A reason for a minor prosecution: Corrupt, Major, a concession, a province plundered by a legate."""
    if number < CHARGE_CONCESSION:
        return Phrase(f"republic-trials-charge-{CHARGE_MARKERS[number]}")
    if number < CHARGE_PROVINCE:
        return Phrase("republic-trials-charge-concession", {"concession": concession(number - CHARGE_CONCESSION)})
    return Phrase("republic-trials-charge-province", {"province": province(number - CHARGE_PROVINCE)})


def legion(number: int) -> Phrase:
    return Phrase("republic-term-legion", {"amount": number + 1})


def bequest(number: int) -> Phrase:
    return Phrase(f"republic-card-{_id(DECK_EVENT_KEYS[number])}")


def place(number: int) -> Phrase:
    """Where legions and fleets stand."""
    if number >= FORCE:
        return Phrase("republic-revenue-place-force", {"senator": senator(number - FORCE)})
    if number >= STRAY:
        return Phrase("republic-revenue-place-stray", {"war": war(number - STRAY)})
    if number >= GARRISON:
        return Phrase("republic-revenue-place-garrison", {"province": province(number - GARRISON)})
    return Phrase(f"republic-revenue-place-{PLACES[number]}")


def showing(number: int) -> Phrase:
    """A card that is shown to somebody: a seat * 160 + the card."""
    return Phrase("republic-deals-showing", {"card": card(number % CARDS), "seat": seat(number // CARDS)})


SPEAKERS: Final[Speakers] = {
    "showing": showing,
    "seat": seat,
    "phase": phase,
    "card": card,
    "senator": senator,
    "war": war,
    "province": province,
    "concession": concession,
    "leader": leader,
    "law": law,
    "intrigue": intrigue,
    "office": office,
    "event": event,
    "side": event,
    "scenario": scenario,
    "era": era,
    "proposal": proposal,
    "means": means,
    "bill": bill,
    "chit": chit,
    "legion": legion,
    "charge": charge,
    "bequest": bequest,
    "place": place,
    "directive": directive,
}
THINGS: Final[dict[str, Sequence[str]]] = {
    "showing": tuple(f"{seat}.{key}" for seat in SEATS for key in CARD_KEY),
    "seat": SEATS,
    "card": tuple(CARD_KEY),
    "senator": SENATORS,
    "war": WARS,
    "province": tuple(PROVINCE_KEYS),
    "concession": tuple(CONCESSION_KEYS),
    "leader": tuple(LEADER_KEYS),
    "intrigue": tuple(INTRIGUE_KEYS),
    "law": tuple(LAW_KEYS),
    "office": tuple(OFFICE_KEYS),
    "scenario": tuple(SCENARIO_KEYS),
    "proposal": PROPOSALS,
    "means": ("card", *SENATORS),
    "bill": tuple(LAND_BILL_KEYS),
    "place": PLACES,
    "legion": tuple(str(number + 1) for number in range(LEGIONS)),
    "charge": (*CHARGE_MARKERS, *CONCESSION_KEYS, *PROVINCE_KEYS),
    "phase": PHASE_NAMES,
    "era": ERAS,
    "side": EVENT_SIDES,
    "directive": tuple(NEUTRAL_KEYS),
}
