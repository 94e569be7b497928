"""English as a native writes it: patterns that came from word-for-word translation stay out of catalogues and ledgers."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

import pytest
from catalogue_reader import messages, parts
from fluent.syntax import ast as ftl

from comitium.core.registry import game_types

CALQUES = {
    "a space before the percent sign": r" %|\u202f%",
    "a space before the ellipsis": r"\w …(?![”)]| \w)",
    "is no X: write is not a": r"(?<!here )\b(?:is|are|was|were) no (?!longer\b|more\b)[a-z]",
    "who as a subject": r"\b[Oo]nly who\b|\b[Bb]y who\b|\b[Ww]hoever\b|[;.] Who (?:has|moves|presides)\b",
    "cannot be had": r"\bto be had\b|\bbe had\b",
    "look on: write watch": r"\blooks? on\b(?! the)",
    "the house: write the server": r"\b(?:the|this) house\b",
    "throw: write roll": r"\b(?:throws?|thrown|threw)\b",
    "a turn is not a year": r"\byears?\b",
    "murder: write assassination": r"\bmurder",
    "win over: write persuade": r"\b(?:win|wins|won)(?: \w+)? over\b",
    "purse, box, chair": r"\b(?:purses?|boxe[sd]|the box|the chair)\b",
    "computer player: write bot": r"\bcomputer players?\b",
    "take back: write undo or withdraw": r"\b(?:take|takes|taken) (?:it )?back\b",
    "somebody, everybody: name the player": r"\b(?:some|every)body\b",
    "binds: write in force": r"\bbinds?\b",
    "highest officer, former consul": r"\bhighest officer\b|\bformer [Cc]onsul\b",
    "plunder: write take spoils": r"\bplunder",
    "sleeping wars: write inactive": r"\b(?:sleeps?|wakes?|woken)\b",
}
IN_RULINGS = ("throw: write roll", "a turn is not a year", "murder: write assassination")
ALLOWED = {  # why
    "republic-card-murder-of-a-tribune": "the printed title of a card",
    "republic-revolution-refuse-not-tested": "a talent wins a legion over",
}


def catalogue() -> dict[str, list[str]]:
    """Return every English text by message, without the words by which a glossary is searched."""
    found: dict[str, list[str]] = {}
    for name, message in messages("en").items():
        if name not in ALLOWED:
            message = ftl.Message(message.id, message.value, [one for one in message.attributes if one.id.name != "also"])
            found[name] = [str(text) for text in parts(message).texts]
    return found


def rules() -> dict[str, list[str]]:
    """Return the English title and summary of every rule of the three ledgers."""
    found: dict[str, list[str]] = {}
    for kind in game_types():
        ledger = tomllib.loads((files(kind.package) / "ledger.toml").read_text(encoding="utf-8"))
        for rule in ledger["rule"]:
            found[f"{kind.meta.id} {rule['number']}"] = [rule["title_en"], rule["summary_en"]]
    return found


def rulings() -> dict[str, list[str]]:
    """Return the lines of the rulings of each game."""
    return {
        kind.meta.id: (files(kind.package) / "rulings.md").read_text(encoding="utf-8").splitlines() for kind in game_types()
    }


@pytest.mark.parametrize("why", CALQUES)
def test_no_word_for_word_translation(why: str) -> None:
    pattern = re.compile(CALQUES[why])
    where = catalogue() | rules() | (rulings() if why in IN_RULINGS else {})
    wrong = [(name, text) for name, texts in where.items() for text in texts if pattern.search(text)]
    assert not wrong, why


def test_what_is_allowed_is_still_there() -> None:
    assert set(ALLOWED) <= set(messages("en"))
