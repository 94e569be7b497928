"""The rules as a table quotes them: by number, by the beginning of a number, or by a word of their titles."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from comitium.core.ids import class_names
from comitium.core.messages import Phrase
from comitium.core.registry import HasStakes, game_type
from comitium.ledger import Rule, read_rules
from comitium.text import LANGUAGES, bare, say

QUESTION: Final = re.compile(r'^class (\w+)\(.*\):\n +"""(?:\[[^\]]*\] ?)*', re.MULTILINE)
CITED: Final = re.compile(r"\[(\d+(?:\.\d+)+)\]")
CHAPTER: Final = re.compile(r"r(\d+(?:_\d+)*)_")


@cache
def rules(game: str) -> list[Rule]:
    """A game's rules, in the order of their numbers. Only what is written about them: where they are enforced is not asked."""
    source = files(game_type(game).package) / "ledger.toml"
    return read_rules(source.read_bytes())


def find_rules(game: str, language: str, asked: str) -> list[Rule]:
    """The rules that a number, the beginning of a number, or a word of a title means."""
    listed = rules(game)
    number = asked.strip(" []§.")
    exact = [rule for rule in listed if rule.number == number]
    below = [rule for rule in listed if rule.number.startswith(number + ".")]
    if exact or below:
        return exact + below
    return [rule for rule in listed if bare(asked) in bare(rule.title(language))] if bare(asked) else []


@lru_cache(maxsize=2048)
def speaking_of(game: str, language: str, asked: str) -> tuple[Rule, ...]:
    """The rules that speak of some words, those with the words in their titles first. A word of the other language finds the
    same rules, if the reader's own does not know it."""
    for spoken in (language, *(other for other in LANGUAGES if other != language)):
        titled = [rule for rule in rules(game) if _speaks_of(asked, rule.title(spoken))]
        told = [rule for rule in rules(game) if rule not in titled and _speaks_of(asked, rule.summary(spoken))]
        if titled or told:
            return (*titled, *told)
    return ()


def _speaks_of(asked: str, text: str) -> bool:
    """Whether a text has all the words, or words that begin so; a plural finds the singular as well."""
    stems = [re.sub(r"(?<=\w{3})[sx]$", "", word) for word in re.findall(r"\w+", bare(asked))]
    return bool(stems) and all(re.search(rf"\b{stem}", bare(text)) for stem in stems)


@cache
def asked_under(game: str) -> dict[str, str]:
    """By the id of a kind of question, the rule that it stands under: what its description cites first, else the chapter
    that its file is named after. It is read where it is written, since compiled classes do not know it."""
    known = {rule.number for rule in rules(game)}
    package = game_type(game).package
    ids = {name: id for id, name in class_names(package).items()}
    found: dict[str, str] = {}
    for path in sorted(Path(str(files(package))).rglob("*.py")):
        chapter = CHAPTER.match(path.name)
        number = chapter[1].replace("_", ".") if chapter is not None else ""
        for question in QUESTION.finditer(path.read_text(encoding="utf-8")):
            cited = [one for one in CITED.findall(question[0]) if one in known]
            if cited or number in known:
                found.setdefault(ids.get(question[1], question[1]), cited[0] if cited else number)
    return found


def stakes(game: str, rule: str, language: str) -> list[str]:
    """What is at stake by a rule, whoever is named, where the game says so."""
    kind = game_type(game)
    return [say(one.text, language) for one in kind.stakes_of_rule(rule)] if isinstance(kind, HasStakes) else []


def chapters(game: str, language: str) -> list[tuple[str, str]]:
    """The chapters of a game's rules: number and title."""
    numbers = dict.fromkeys(rule.number.split(".")[0] for rule in rules(game))
    return [(number, say(Phrase(f"{game}-chapter-{number}"), language)) for number in numbers]
