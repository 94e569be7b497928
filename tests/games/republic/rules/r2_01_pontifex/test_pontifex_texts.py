"""Everything that is said of the Pontifex Maximus is said in both languages, and nothing else is written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import comitium.games.republic as package
from comitium.draw.rulebook import find_rules
from comitium.games.republic.events.advanced import pontifex as events
from comitium.games.republic.rules.r2_01_pontifex.choices import PONTIFEX_WORDS
from comitium.text import say
from games.republic.fixtures.builder import man
from games.republic.fixtures.sentences import messages


def test_both_languages_have_what_is_said_and_nothing_else() -> None:
    room = Path(str(package.__file__)).parent
    pattern = re.compile(r'"(republic-pontifex-(?:ask|refuse|proposal)[a-z-]*)"')
    spoken = {id for path in room.rglob("*.py") for id in pattern.findall(path.read_text(encoding="utf-8"))}
    spoken |= {f"republic-pontifex-choice-{word}" for word, _, _ in PONTIFEX_WORDS.values()}
    spoken |= {kind.message() for kind in events.PontifexSaid.__subclasses__()}
    assert messages("pontifex", "en") == messages("pontifex", "fr") == spoken


@pytest.mark.parametrize(
    ("total", "english", "french"),
    [
        (4, "The temples bring Papirius 4 T (die 4).", "Les temples rapportent 4 T à Papirius (dé 4)."),
        (
            3,
            "The temples bring Papirius 3 T (die 4, 1 less for the omens).",
            "Les temples rapportent 3 T à Papirius (dé 4, 1 de moins pour les présages).",
        ),
    ],
)
def test_2_01_6_what_the_omens_take_from_the_temples_is_said(total: int, english: str, french: str) -> None:
    told = events.TempleIncome("2.01.6", man("papirius"), 4, total).phrase()
    assert [say(told, language).replace("\xa0", " ") for language in ("en", "fr")] == [english, french]


def test_2_01_2_what_is_said_of_the_senate_phase_names_the_pontifex() -> None:
    (senate, *_) = find_rules("republic", "en", "1.09")
    assert "Pontifex" in senate.summary("en")
    assert "pontifex" in senate.summary("fr")
