"""A rule's summary as people read it: options and editions by the names that the lobby gives them, not by their ids."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from typing import Final

from comitium.core.registry import game_type
from comitium.draw.page.words import Words
from comitium.ledger import Rule

EDITION: Final = "rule_set"


def summary(rule: Rule, words: Words) -> str:
    return _summary(words.game, rule, words.language)


@lru_cache(maxsize=2048)
def _summary(game: str, rule: Rule, language: str) -> str:
    words = Words(language, game)
    told = escape(rule.summary(language))
    for option in sorted(game_type(game).meta.options, key=len, reverse=True):
        if "_" in option or option in rule.options:
            told = _named(told, game, option, words)
    editions = game_type(game).meta.options.get(EDITION)
    for edition in editions.choices if editions is not None else ():
        said = words.maybe(f"{game}-option-rule-set-{str(edition).replace('_', '-')}").partition(",")[0]
        told = re.sub(rf"\b{edition}\b", said, told) if said else told
    return re.sub(r"\b([A-Z]\w+(?: [A-Z]\w+)?)(?:(?:, | and | et )\1)+\b(?! \()", r"\1", told)  # two printings of one house


def _named(told: str, game: str, option: str, words: Words) -> str:
    """An option, the value that is said of it, and values that can only be its own."""
    base = f"{game}-option-{option.replace('_', '-')}"
    name = words.maybe(base)
    if not name:
        return told
    quote = words.quotes
    for value in game_type(game).meta.options[option].choices:
        said = words.maybe(f"{base}-{str(value).lower().replace('_', '-')}")
        if said and isinstance(value, str) and option != EDITION:
            told = re.sub(rf"\b({option}(?: [^\W\d]+){{1,2}}) {value}\b", rf"\1 {quote.format(said)}", told)
            if "_" in value:
                told = re.sub(rf"\b{value}\b", quote.format(said), told)
    return re.sub(rf"\b{option}\b", quote.format(name), told)
