"""The messages that the Republic's sources put together from names, chapter by chapter."""

from __future__ import annotations

import importlib
import pkgutil

from comitium.core.words import SpokenEvent
from comitium.games.republic import events, names
from comitium.games.republic.catalogue.cards import CARD_KEY, name_key
from comitium.games.republic.catalogue.keys import EVENT_KEYS, OFFICE_KEYS, PROVINCE_KEYS, SCENARIO_KEYS
from comitium.games.republic.choices import WORDS
from comitium.games.republic.events.said import Said
from comitium.games.republic.numbers import PHASE_NAMES
from comitium.games.republic.rules.r1_09_senate.kinds import KIND_NAMES


def dashed(words: list[str] | tuple[str, ...]) -> tuple[str, ...]:
    return tuple(word.replace("_", "-") for word in words)


def leaves(kind: type[SpokenEvent]) -> list[type[SpokenEvent]]:
    """The events that can be told: those nobody derives from."""
    below = kind.__subclasses__()
    return [leaf for one in below for leaf in leaves(one)] if below else [kind]


def by_chapter() -> dict[str, tuple[str, ...]]:
    """`republic-<chapter>-event-` and `republic-<chapter>-choice-`, each with what may follow."""
    for module in pkgutil.iter_modules(events.__path__):
        importlib.import_module(f"{events.__name__}.{module.name}")
    found: dict[str, list[str]] = {}
    for event in leaves(Said):
        room, _, rest = event.message().partition("-event-")
        found.setdefault(f"{room}-event-", []).append(rest)
    for chapter in WORDS.chapters:
        found.setdefault(f"{chapter.game}-choice-", []).extend(word for word, _, _ in chapter.words.values())
    return {prefix: tuple(ends) for prefix, ends in found.items()}


REPUBLIC = {
    "republic-seat-": names.SEATS,
    "republic-phase-": PHASE_NAMES,
    "republic-card-": tuple(dict.fromkeys(dashed([name_key(card) for card in range(len(CARD_KEY))]))),
    "republic-province-": dashed(PROVINCE_KEYS),
    "republic-office-": dashed(OFFICE_KEYS),
    "republic-random-": tuple(f"{key}-{side}" for key in dashed(EVENT_KEYS) for side in ("light", "dark")),
    "republic-scenario-": dashed(SCENARIO_KEYS),
    "republic-term-era-": names.ERAS,
    "republic-senate-kind-": dashed(KIND_NAMES),
    "republic-trials-charge-": (*names.CHARGE_MARKERS, "concession", "province"),
    **by_chapter(),
}
