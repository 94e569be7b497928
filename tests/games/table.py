"""The players who speak at a table set up for one rule, and what they hear."""

from __future__ import annotations

import pytest

from comitium import Illegal, Match, Phrase, say
from comitium.text import LANGUAGES


def play(match: Match, seat: int, choices: str) -> None:
    """The seat speaks: several choices in a row, with semicolons between them."""
    for choice in choices.split(";"):
        match.choose(seat, choice)


def refused(match: Match, seat: int, choice: str | int, rule: str, why: str = "") -> Illegal:
    """The seat's choice is refused by this rule, in a sentence that can be said, and nothing has changed. `why` is the
    message, where several go with one rule."""
    before = (match.digest, match.event_count(seat), match.choices, match.game_type.position(match.game))
    with pytest.raises(Illegal) as refusal:
        match.choose(seat, choice)
    assert refusal.value.rule == rule, f"{choice}: refused by {refusal.value.rule}, {refusal.value.why}"
    assert (match.digest, match.event_count(seat), match.choices, match.game_type.position(match.game)) == before, (
        f"{choice} was refused and yet changed something"
    )
    readable(refusal.value.why)
    assert why in ("", refusal.value.why.id), f"{choice}: {refusal.value.why}"
    return refusal.value


def readable(phrase: Phrase) -> Phrase:
    """The phrase can be said in every language, with all that it speaks of."""
    for language in LANGUAGES:
        say(phrase, language)
    return phrase


def question(match: Match, seat: int) -> tuple[str, Phrase]:
    """The rule by which the seat is asked, and the question."""
    prompt = match.question(seat)
    return prompt.rule, readable(prompt.text)


def menu(match: Match, seat: int) -> list[str]:
    """What the seat may say now, in notation."""
    return [option.notation for option in match.question(seat).options]


def asked(match: Match) -> tuple[int, str]:
    """The one seat that is asked, and what kind of question."""
    (prompt,) = match.questions()
    return prompt.seat, prompt.kind


def happened(match: Match, seat: int | None = None) -> list[str]:
    """The names of the events that a seat, or a spectator, has heard."""
    return [type(event).__name__ for event in match.history(seat)]
