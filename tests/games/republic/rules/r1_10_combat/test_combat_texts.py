"""All that Combat, Revolution, victory and the acts unasked tell, ask, offer and refuse is a sentence in both languages."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from typing import Any

import pytest
from msgspec.structs import fields

from comitium.core.errors import Illegal, Reason
from comitium.core.messages import Phrase
from comitium.games.republic import names, rules
from comitium.games.republic.choices import WORDS
from comitium.games.republic.events import asides, combat, revolution, victory
from comitium.text import LANGUAGES, say

CHAPTERS = ("combat", "revolution", "victory", "asides")
EVENTS = [
    kind
    for module in (asides, combat, revolution, victory)
    for _, kind in inspect.getmembers(module, inspect.isclass)
    if kind.__module__ == module.__name__ and not kind.__name__.endswith("Said")
]


def modules() -> list[Any]:
    found = []
    for package in ("r1_10_combat", "r1_11_revolution", "r1_12_victory"):
        home = importlib.import_module(f"{rules.__name__}.{package}")
        for module in pkgutil.iter_modules(home.__path__):
            found.append(importlib.import_module(f"{home.__name__}.{module.name}"))
    found.extend(importlib.import_module(f"{rules.__name__}.common.{name}") for name in ("asides", "statesmen", "concessions"))
    return found


REASONS = {
    reason.id + reason.about: reason for module in modules() for reason in vars(module).values() if isinstance(reason, Reason)
}


def sample(name: str, kind: str, number: int) -> Any:
    if kind == "tuple":
        return (0, 1) if name == "leaders" else (0, 30)
    return "3 4" if kind == "str" else number


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("number", [0, 1, 2, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_spoken(kind: Any, number: int, language: str) -> None:
    values = {
        one.name: sample(one.name, "tuple" if "tuple" in str(one.type) else "str" if one.type is str else "int", number)
        for one in fields(kind)
        if one.name != "rule"
    }
    sentence = say(kind("1.10", **values).phrase(), language)
    assert sentence
    assert "{" not in sentence


@pytest.mark.parametrize("reason", REASONS.values(), ids=REASONS.keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_spoken(reason: Reason, language: str) -> None:
    about: dict[str, Any] = {reason.about: names.SPEAKERS[reason.about](1)} if reason.about else {}
    refused = reason.refuse(about)
    assert isinstance(refused, Illegal)
    assert refused.rule
    assert say(refused.why, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_spoken_and_read_back(language: str) -> None:

    for vocabulary in WORDS.chapters:
        if vocabulary.game.removeprefix("republic-") in CHAPTERS:
            for number in vocabulary.words:
                option = WORDS.describe(number)
                assert say(option.text, language)
                assert WORDS.parse(option.notation) == number


ASKS: dict[str, dict[str, Any]] = {
    "combat-ask-first": {"voices": "several"},
    "combat-ask-ransom": {"senator": names.senator(0), "amount": 10},
    "combat-ask-purse": {"senator": names.senator(0), "amount": 10},
    "combat-ask-veterans": {"senator": names.senator(0)},
    "combat-ask-ashore": {"senator": names.senator(0)},
    "combat-ask-cleopatra": {"senator": names.senator(0)},
    "combat-ask-proscription": {},
    "combat-ask-knights": {"senator": names.senator(0), "amount": 1},
    "combat-ask-buy-legions": {"senator": names.senator(0), "amount": 10},
    "combat-ask-buy-fleets": {"senator": names.senator(0), "amount": 10},
    "combat-ask-buy-purse": {"senator": names.senator(0), "amount": 10},
    "revolution-ask-trade": {},
    "revolution-ask-given": {"seat": names.seat(0), "amount": 0},
    "revolution-ask-back": {"seat": names.seat(0), "count": 1, "cards": (names.card(5),), "amount": 0},
    "revolution-ask-handshake": {"seat": names.seat(0), "count": 2, "cards": (names.card(5), names.card(38))},
    "revolution-ask-play": {},
    "revolution-ask-holder": {"card": names.card(50)},
    "revolution-ask-shed": {"amount": 2},
    "revolution-ask-commander": {},
    "revolution-ask-course": {"senator": names.senator(0), "amount": 1},
    "revolution-ask-lent": {"senator": names.senator(0)},
    "revolution-ask-paid": {"senator": names.senator(0)},
    "revolution-ask-favoured": {"senator": names.senator(0)},
    "revolution-ask-named": {"senator": names.senator(0), "amount": 9},
    "revolution-ask-partisans": {"senator": names.senator(0)},
    "revolution-ask-defection": {"senator": names.senator(0)},
    "victory-ask-war": {"amount": 1},
}


@pytest.mark.parametrize("id", ASKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_spoken(id: str, language: str) -> None:
    assert say(Phrase(f"republic-{id}", ASKS[id]), language)[-1] in "?."
