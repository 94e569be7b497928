"""How a number is asked for that is not listed."""

from __future__ import annotations

import pytest

from comitium.core.messages import Amount, Option, Phrase, Prompt
from comitium.draw import spoken

WORDS = Phrase("republic-deals-binding")
TALENTS = Amount(1000, "talents", WORDS, "1.07.5", 0, 4, 1, 1)


@pytest.mark.parametrize(
    ("language", "alone", "beside"),
    [
        ("en", "Type a number from 0 to 4.", "in force, or with up to 4 more, 1 T each: “2 4”"),
        ("fr", "Tapez un nombre de 0 à 4.", "en vigueur, ou jusqu’à 4 de plus, à 1\u00a0T chacun\u202f: «\u202f2 4\u202f»"),
    ],
)
def test_where_nothing_else_is_asked_the_bare_number_is_enough(language: str, alone: str, beside: str) -> None:
    option = Option(1, "pass", WORDS, "1.07.5")
    only = Prompt("Knights", 0, "1.07.5", WORDS, (), amounts=(TALENTS,))
    among = Prompt("Knights", 0, "1.07.5", WORDS, (option,), amounts=(TALENTS,))
    assert spoken.amount_lines(only, language) == [(0, alone)]
    assert spoken.amount_lines(among, language) == [(2, beside)]
