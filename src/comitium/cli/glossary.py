"""What somebody at the table may ask about: a rule's number, a ruling, a word of the game or its rules, the aim, the signs."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from comitium.core.messages import Phrase
from comitium.core.registry import game_type
from comitium.draw import rulebook
from comitium.draw.glossary import Word, glossary, look_up
from comitium.ledger import Rule
from comitium.text import LANGUAGES, bare, knows, say

TOPICS: Final = ("aim", "signs")
WORDS: Final = "words"  # the topic that is the list of all words
PLANNED: Final = "planned"  # the status of a rule that nothing enforces yet
IN_FULL: Final = 6  # rules that are told in full; of further ones only the titles
RULING: Final = re.compile(r"([a-z])-?0*(\d+)", re.IGNORECASE)
HEADING: Final = re.compile(r"^## ([A-Z]-\d+)\s*[—–-]\s*(.+?)(?:\s*\(rules? ([^)]*)\))?\s*$", re.MULTILINE)


class Ruling(NamedTuple):
    """A decision where the printed rules are silent or at odds: the rules concerned, and what we decided and why."""

    id: str
    title: str
    rules: tuple[str, ...]
    text: str


@cache
def rulings(game: str) -> dict[str, Ruling]:
    """A game's rulings by their ids, as `rulings.md` has them."""
    path = files(game_type(game).package) / "rulings.md"
    parts = HEADING.split(path.read_text(encoding="utf-8"))[1:] if path.is_file() else []
    found: dict[str, Ruling] = {}
    for id, title, concerned, text in zip(*(parts[column::4] for column in range(4)), strict=True):
        found[id] = Ruling(id, title, tuple(re.findall(r"\d+(?:\.\d+)*", concerned or "")), text.strip())
    return found


def ruling(game: str, asked: str) -> Ruling | None:
    """The ruling that a number means: R-045, r45 and R-45 are the same. The letter is the list that it stands in."""
    wanted = _plain(asked.strip(" []§."))
    return next((found for id, found in rulings(game).items() if wanted and _plain(id) == wanted), None)


def _plain(id: str) -> tuple[str, int] | None:
    """A ruling's list and number, however they are written; None for what is no such id."""
    parts = RULING.fullmatch(id)
    return (parts[1].upper(), int(parts[2])) if parts is not None else None


def entries(game: str, language: str, asked: str) -> list[str]:
    """What there is to say about something, in lines; nothing if it is unknown."""
    if (decided := ruling(game, asked)) is not None:
        return [f"{decided.id} {decided.title}", *(f"    {line.replace('**', '')}" for line in decided.text.splitlines())]
    for topic in TOPICS:
        if _is_about(asked, topic) and (told := about(game, language, topic)):
            return [told]
    if _is_about(asked, WORDS):
        return [_describe_word(word) for word in glossary(game, language)]
    found = rules(game, language, asked)
    lines: list[str] = []
    for number, rule in enumerate(found):
        if number == IN_FULL and not asked[:1].isdecimal():
            lines.append("")
        lines.append(f"[{rule.number}] {rule.title(language)}")
        if number < IN_FULL or asked[:1].isdecimal():
            lines.append(f"    {rule.summary(language)}")
            lines.extend(f"    {one}" for one in rulebook.stakes(game, rule.number, language))
    if not lines and _is_about(asked, "points"):  # a game without points has an aim all the same
        lines.extend(filter(None, [about(game, language, "aim")]))
    return lines


def meaning(game: str, language: str, asked: str) -> list[str]:
    """What a word of the game means, in a line; nothing if it is none. Where it is only a part of what the word is called,
    the others that are called so too: a leader may be an enemy's or a faction's."""
    word = look_up(game, language, asked)
    if word is None:
        return []
    name = bare(asked).removesuffix("s")
    part = name in bare(word.term).split() and name != bare(word.term)
    others = [one for one in glossary(game, language) if part and one != word and name in bare(one.term).split()]
    return [_describe_word(one) for one in (word, *others)]


def _describe_word(word: Word) -> str:
    return f"{word.term} – {word.means} [{word.rule}]"


def about(game: str, language: str, topic: str) -> str:
    """What is said of a game's aim, or of the signs of its picture; "" if nothing."""
    id = f"draw-{game}-{topic}"
    return say(Phrase(id), language) if knows(id, language) else ""


def rules(game: str, language: str, asked: str) -> list[Rule]:
    """The rules that a number means, or that speak of some words; of those, no rule that is not played yet."""
    if asked.strip(" []§.")[:1].isdecimal():
        return rulebook.find_rules(game, language, asked)
    return [rule for rule in rulebook.speaking_of(game, language, asked) if rule.status != PLANNED]


def _is_about(asked: str, topic: str) -> bool:
    known = " ".join(say(Phrase(f"cli-play-topic-{topic}"), language) for language in LANGUAGES)
    return bare(asked) in map(bare, known.split())
