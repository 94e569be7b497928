"""Setup, mortality, revenue and population in words: every event, refusal, question and choice, in both languages."""

from __future__ import annotations

import random
from types import ModuleType

import pytest

from comitium import text
from comitium.core.errors import Reason
from comitium.core.ids import id_of
from comitium.core.messages import Value
from comitium.core.prompts import prompt
from comitium.games.republic import names
from comitium.games.republic.choices import WORDS
from comitium.games.republic.events import mortality, population, revenue, setup
from comitium.games.republic.events.said import Said
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.rules.r1_06_revenue import (
    r1_06_2_rebels,
    r1_06_3_bodyguards,
    r1_06_3_redistribution,
    r1_06_11_income,
    r1_06_52_contributions,
    r1_06_53_debts,
)
from comitium.games.republic.rules.r1_06_revenue.choices import REVENUE_WORDS
from comitium.games.republic.rules.r1_06_revenue.r1_06_revenue import Revenue
from comitium.games.republic.rules.r3_setup import r3_01_7_leaders, r3_01_9_opening, r3_02_4_governors
from comitium.games.republic.rules.r3_setup.r3_01_setup import Setup
from comitium.games.republic.state.numbers import FORCE, REVENUE, STRAY, UNIT_PLACES
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import card, event, garrison, govern, grant, new_table, play, put, rebel, wage

LANGUAGES = ("en", "fr")
EVENTS = [
    kind
    for module in (setup, mortality, revenue, population)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Said) and kind.__module__ == module.__name__ and kind.__annotations__
]
MODULES = [
    r1_06_2_rebels,
    r1_06_3_bodyguards,
    r1_06_3_redistribution,
    r1_06_11_income,
    r1_06_52_contributions,
    r1_06_53_debts,
    r3_01_7_leaders,
    r3_01_9_opening,
    r3_02_4_governors,
]
ABOUT: dict[str, Value] = {
    "senator": names.senator(3),
    "card": names.card(card("mining")),
    "concession": names.concession(2),
    "seat": names.seat(1),
    "amount": 3,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_is_spoken(kind: type[Said], language: str) -> None:
    for number in (0, 1, 2):
        fields = [name for name in kind.__annotations__ if name != "rule"]
        said = kind("1.06", *[(0, number) if name == "seats" else number for name in fields])
        sentence = text.say(said.phrase(), language)
        assert sentence
        assert "{" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.rpartition(".")[2])
def test_every_refusal_is_spoken(module: ModuleType, language: str) -> None:
    reasons = [value for value in vars(module).values() if isinstance(value, Reason)]
    assert reasons
    for reason in reasons:
        assert text.say(reason.refuse(ABOUT).why, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_of_units_has_a_name(language: str) -> None:
    spoken = {text.say(names.place(place), language) for place in range(UNIT_PLACES)}
    assert len(spoken) == UNIT_PLACES
    assert text.say(names.place(FORCE + 3), language) in spoken
    assert WORDS.parse("dismiss-legion garrison_sicilia") == WORDS.parse("dismiss-legion active") + 1
    assert names.PLACES[STRAY].startswith("stray_")
    assert len(REVENUE_WORDS) == 4


def speak(game: Republic) -> None:
    """What waits for everybody who is asked, in words, and every choice there and back."""
    for seat in game.actors():
        asked = prompt(GAME_TYPE, game, seat)
        for language in LANGUAGES:
            assert text.say(asked.text, language)
        for choice in game.legal(seat):
            option = GAME_TYPE.describe(choice)
            assert GAME_TYPE.parse(option.notation) == choice
            for language in LANGUAGES:
                assert text.say(option.text, language)


@pytest.mark.parametrize("scenario", ["early", "late"])
def test_every_question_of_the_setup_is_spoken(scenario: str) -> None:
    rng = random.Random(1)
    game = new_table(scenario, 3, 3)
    play(game, Setup(0))
    while game.stack:
        speak(game)
        seat = game.actors()[0]
        game.apply(seat, rng.choice(game.legal(seat)))


def test_every_question_of_the_revenue_phase_is_spoken() -> None:
    seen: set[str] = set()
    for seed in range(12):
        rng = random.Random(seed)
        game = new_table("late", 3, seed)
        game.phase = REVENUE
        game.treasury = rng.choice([0, 200])
        for number, key in enumerate(("claudius", "furius", "julius", "fabius", "manlius", "cornelius")):
            put(game, key, number % 3, leader=number < 3, talents=rng.randrange(9))
        governor, chief = put(game, "valerius", 0), put(game, "aurelius", 1, talents=seed % 4)
        govern(game, governor, "hispania_citerior", dial=1)
        garrison(game, "hispania_citerior", 1)
        grant(game, "sicilian_grain", governor)
        event(game, "drought", 1)
        event(game, "barbarian_raids", seed % 2)
        wage(game, "1st_gallic_war")
        rebel(game, chief, legions=3)
        game.box = [3, seed % 5, 4]
        play(game, Revenue(0))
        while game.stack and game.phase == REVENUE:
            seen.add(id_of(game.stack[-1]))
            speak(game)
            seat = rng.choice(game.actors())
            game.apply(seat, rng.choice(game.legal(seat)))
    assert {"SellGrain", "TakeSpoils", "PayRebels", "Redistribution", "Contributions", "KeepReleased"} <= seen
