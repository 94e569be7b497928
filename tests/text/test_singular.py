"""One legion is not "1 legions": a number that may be 1 has a sentence of its own for it, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from catalogue_reader import messages
from fluent.syntax import ast as ftl

THINGS = {
    "en": (
        "legions",
        "fleets",
        "talents",
        "votes",
        "cards",
        "knights",
        "senators",
        "wars",
        "units",
        "factions",
        "provinces",
        "armies",
        "points",
        "patricians",
    ),
    "fr": (
        "légions",
        "escadres",
        "talents",
        "cartes",
        "chevaliers",
        "sénateurs",
        "guerres",
        "unités",
        "factions",
        "provinces",
        "armées",
        "points",
        "patriciens",
        "tenues",
        "rompues",
        "prochaines",
        "laissées",
        "imprimés",
        "T versés",
        "T déplacés",
    ),
}
NEVER_ONE = ("limit", "neutrals", "seats", "wars", "series")  # so many cards of a group; four wars, and two in a row
LARGE = re.compile(  # printed numbers, whole decks, four wars
    r"republic-(explain|setup-event|board-era-near|solitaire-event-solo-set-up)|draw-(moment-fall-wars|respublica-era-near)"
)
COUNTED_APART = (  # an amount with a sign, beside the count that decides; armies that are said from two on
    "republic-stake-votes",
    "draw-respublica-counts-half",
)


def unfit(pattern: ftl.Pattern, things: tuple[str, ...], counted: frozenset[str] = frozenset()) -> Iterator[str]:
    """Numbers before a plural that are not counted by a case for one."""
    for part, behind in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(part, ftl.Placeable):
            continue
        said = part.expression
        if isinstance(said, ftl.SelectExpression) and isinstance(said.selector, ftl.VariableReference):
            cases = {getattr(one.key, "name", "") or getattr(one.key, "value", "") for one in said.variants}
            inside = counted | {said.selector.id.name} if cases & {"one", "1"} else counted
            for one in said.variants:
                yield from unfit(one.value, things, inside)
        elif isinstance(said, ftl.VariableReference) and isinstance(behind, ftl.TextElement):
            word = re.match(rf"[ \u00a0]({'|'.join(things)})\b", behind.value.replace("T\u00a0", "T "))
            if word and said.id.name not in (*counted, *NEVER_ONE) and "-" not in said.id.name:
                yield f"{said.id.name} {word[1]}"


@pytest.mark.parametrize("language", list(THINGS))
def test_a_number_that_may_be_one_has_a_singular(language: str) -> None:
    wrong = {
        id: found
        for id, message in messages(language).items()
        if not LARGE.match(id) and id not in COUNTED_APART
        for found in [
            [
                one
                for text in (message.value, *(more.value for more in message.attributes))
                for one in unfit(text, THINGS[language])
            ]
        ]
        if found
    }
    assert not wrong


def test_it_would_be_found() -> None:
    parsed = ftl.Pattern([ftl.Placeable(ftl.VariableReference(ftl.Identifier("count"))), ftl.TextElement(" fleets are lost")])
    assert list(unfit(parsed, THINGS["en"])) == ["count fleets"]
