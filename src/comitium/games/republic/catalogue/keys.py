"""The names of things in the files, by their numbers. They are part of message ids, of notations and of saved positions."""

from __future__ import annotations

from typing import Final

from comitium.games.republic.catalogue import printed, records

FAMILY_KEYS: Final[list[str]] = [one.id for one in records.FAMILIES]
STATESMAN_KEYS: Final[list[str]] = [one.id for one in records.STATESMEN]
SENATOR_KEYS: Final[list[str]] = FAMILY_KEYS + STATESMAN_KEYS
CONCESSION_KEYS: Final[list[str]] = [one.id for one in records.CONCESSIONS]
WAR_KEYS: Final[list[str]] = [one.id for one in records.WARS]
LEADER_KEYS: Final[list[str]] = [one.id for one in records.LEADERS]
INTRIGUE_KEYS: Final[list[str]] = [one.id for one in records.INTRIGUES]
LAW_KEYS: Final[list[str]] = [one.id for one in records.LAWS]
DECK_EVENT_KEYS: Final[list[str]] = [one.id for one in records.DECK_EVENTS]
PROVINCE_KEYS: Final[list[str]] = [one.id for one in records.PROVINCES]
EVENT_KEYS: Final[list[str]] = [one.id for one in records.EVENTS]
OFFICE_KEYS: Final[list[str]] = [one.id for one in printed.TABLES.office]
GAMES_KEYS: Final[list[str]] = [one.id for one in printed.TABLES.games]
LAND_BILL_KEYS: Final[list[str]] = [one.id for one in printed.TABLES.land_bill]
ROLL_KEYS: Final[list[str]] = [one.id for one in printed.TABLES.roll]
SCENARIO_KEYS: Final[list[str]] = [one.id for one in printed.SCENARIOS.scenario]
NEUTRAL_KEYS: Final[list[str]] = [one.id for one in printed.NEUTRALS.neutral]


def numbers(keys: list[str], names: tuple[str, ...]) -> tuple[int, ...]:
    """The numbers of things that a file calls by their names, in its order."""
    return tuple([keys.index(name) for name in names])


def word(words: tuple[str, ...], name: str) -> int:
    """The number of a word."""
    return words.index(name)
