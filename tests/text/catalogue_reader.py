"""Reads the catalogues as trees, and collects from the sources which messages are spoken."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from republic_ids import REPUBLIC

import comitium
from comitium.bots.levels import SPOKEN
from comitium.bots.republic import bonds
from comitium.bots.republic.mood import MOODS
from comitium.core.registry import game_type, game_types
from comitium.draw.glossary import glossary
from comitium.draw.rulebook import rules
from comitium.games.caesar import choices, events, names
from comitium.games.caesar.rules.r9_ending import RULE_OF
from comitium.games.caesar.score import COLUMNS
from comitium.games.caesar.state import ASSASSINATION
from comitium.games.idus import choices as idus_choices
from comitium.games.idus import events as idus_events
from comitium.games.idus import names as idus_names
from comitium.games.idus.board import FATES, WAITED
from comitium.games.idus.outcome import ENDINGS
from comitium.match import lessons
from comitium.text import LANGUAGES, catalogues

SOURCES = Path(comitium.__file__).parent


@cache
def chapters_of(package: str, language: str) -> dict[str, ftl.Resource]:
    """The chapters of a catalogue, by name."""
    parser = FluentParser(with_spans=False)
    folder = files(package) / language
    found = sorted((file.name, file.read_text(encoding="utf-8")) for file in folder.iterdir() if file.name.endswith(".ftl"))
    return {name.removesuffix(".ftl"): parser.parse(text) for name, text in found}


@cache
def resources(language: str) -> dict[str, ftl.Resource]:
    """The catalogue of each package: all its chapters together."""
    return {
        package: ftl.Resource([entry for one in chapters_of(package, language).values() for entry in one.body])
        for package in catalogues()
    }


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """All messages of a language, by id."""
    return {
        entry.id.name: entry
        for resource in resources(language).values()
        for entry in resource.body
        if isinstance(entry, ftl.Message)
    }


class _Parts(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        self.texts.append(node.value)


def parts(message: ftl.Message) -> _Parts:
    found = _Parts()
    found.visit(message)
    return found


@cache
def forms(language: str) -> frozenset[str]:
    """What may follow the name of an argument: `$group-the`, `$cards-count`."""
    return frozenset({"count"} | {form.id.name for message in messages(language).values() for form in message.attributes})


def arguments(message: ftl.Message, language: str) -> set[str]:
    """The arguments a message needs, without their grammatical forms."""
    bases = set()
    for name in parts(message).variables:
        base, _, form = name.rpartition("-")
        bases.add(base if base and form in forms(language) else name)
    return bases


# -- what the sources speak


def plain(pattern: str) -> str:
    """A regular expression without wildcards as the string it stands for."""
    return re.sub(r"\\(.)", r"\1", pattern)


class Spoken(NamedTuple):
    """A call of Phrase: the ids it may have (as regular expressions) and, where they are written out, its arguments."""

    where: str
    ids: tuple[str, ...]
    arguments: tuple[str, ...] | None

    def names(self) -> list[str]:
        """The ids that are written out."""
        return [plain(pattern) for pattern in self.ids if ".+" not in pattern]


def patterns(node: ast.expr) -> list[str]:
    """The strings an expression may give, as regular expressions; what is not written out is `.+`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [re.escape(node.value)]
    if isinstance(node, ast.JoinedStr):
        found = [""]
        for value in node.values:
            inner = value.value if isinstance(value, ast.FormattedValue) else value
            found = [start + end for start in found for end in patterns(inner)]
        return found
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return [start + end for start in patterns(node.left) for end in patterns(node.right)]
    if isinstance(node, ast.IfExp):
        return patterns(node.body) + patterns(node.orelse)
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Dict):
        return [found for value in node.value.values for found in patterns(value)]
    return [".+"]


class Sources(NamedTuple):
    """What the sources speak: every call of Phrase, all strings, and all f-strings and sums that begin like an id."""

    spoken: tuple[Spoken, ...]
    strings: frozenset[str]
    built: tuple[str, ...]


@cache
def _sources() -> Sources:
    """All of it in one pass: the trees of nine hundred files are dear to make."""
    calls: list[Spoken] = []
    plain: set[str] = set()
    built: set[str] = set()
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain.add(node.value)
            elif isinstance(node, (ast.JoinedStr, ast.BinOp)):
                built.update(one for one in patterns(node) if re.match(r"[a-z]+\\-", one))
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Phrase":
                calls.append(_call(f"{path.relative_to(SOURCES)}:{node.lineno}", node))
    return Sources(tuple(calls), frozenset(plain), tuple(sorted(built)))


def _call(where: str, node: ast.Call) -> Spoken:
    given = node.args[1] if len(node.args) > 1 else None
    keys: tuple[str, ...] | None = () if given is None else None
    if isinstance(given, ast.Dict) and all(isinstance(key, ast.Constant) for key in given.keys):
        keys = tuple(str(key.value) for key in given.keys if isinstance(key, ast.Constant))
    return Spoken(where, tuple(patterns(node.args[0])), keys)


def spoken() -> tuple[Spoken, ...]:
    """Every call of Phrase in the sources."""
    return _sources().spoken


def strings() -> tuple[frozenset[str], tuple[str, ...]]:
    """All strings of the sources, and all f-strings and sums that begin like an id: for ids that travel in variables."""
    return _sources().strings, _sources().built


# -- what the sources build from names


def chapters(game: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rule.number.split(".")[0] for rule in rules(game)))


BUILT = {
    "republic-option-scenario-": tuple(
        f"{one}{end}".replace("_", "-")
        for one in game_type("republic").meta.options["scenario"].choices
        for end in ("", "-about")
    ),
    "draw-chronicle-figure-": ("turn", "margin", "beaten", "lowest", "highest", "given"),
    "caesar-seat-": names.SEATS,
    "caesar-group-": names.GROUPS,
    "caesar-deck-": names.DECKS,
    "caesar-card-": tuple(card.replace("_", "-") for card in names.CARDS),
    "caesar-event-": tuple(event.message().removeprefix("caesar-event-") for event in events.CaesarEvent.__subclasses__()),
    "caesar-choice-": tuple(word for word, _, _ in choices.WORDS.values()),
    "caesar-ask-aim-": ("assassination", "castling", "scout", "wrath"),
    "caesar-ask-veto-": ("assassination", "spy", "castling", "scout", "wrath"),
    "caesar-ending-": tuple(RULE_OF),
    "caesar-effect-": ("philosopher", *names.CARDS[ASSASSINATION:]),
    "caesar-back-": ("card", *names.DECKS),
    "caesar-hand-": names.DECKS,
    "caesar-score-": COLUMNS,
    "caesar-chapter-": chapters("caesar"),
    "idus-seat-": idus_names.SEATS,
    "idus-faction-": idus_names.FACTIONS,
    "idus-colour-": idus_names.COLOURS,
    "idus-event-": tuple(event.message().removeprefix("idus-event-") for event in idus_events.IdusEvent.__subclasses__()),
    "idus-choice-": tuple(word for word, _, _ in idus_choices.WORDS.values()),
    "idus-ending-": ENDINGS,
    "bots-level-": SPOKEN,
    "bots-republic-accept-": (
        *("gift", "anyway", "fair", "worth", "slate", "truce", "amnesty", "justice", "pact"),
        *(f"{reason}-{mood.name}" for reason in ("anyway", "fair") for mood in MOODS),
    ),
    "bots-republic-refuse-": ("cheap", *(f"cheap-{mood.name}" for mood in MOODS)),
    "bots-republic-grudge-": tuple(deed for deed, weight in bonds.WEIGHTS.items() if weight < 0),
    "bots-republic-thanks-": tuple(deed for deed, weight in bonds.WEIGHTS.items() if weight > 0),
    "bots-republic-ready-": (
        *(f"{whose}-votes-{way}" for whose in ("my", "your") for way in ("for", "against")),
        *(f"my-votes-{way}-election" for way in ("for", "against")),
        *(
            "no-veto",
            "nominate-yours",
            "nominate-mine",
            "amnesty-mine",
            "amnesty-yours",
            "truce",
            "peace",
            "pact",
            "concession",
            "master",
        ),
    ),
    "bots-republic-ready-gain-": (
        "gets",
        "gives",
        "makes",
        "no-veto",
        "their-votes",
        "my-votes",
        "dear",
        "safe",
        "state",
        "rides",
    ),
    "idus-role-": ("consul", "praetor", "aedile"),
    "idus-fate-": (*FATES.values(), "open"),
    "idus-waited-": tuple(WAITED.values()),
    "idus-became-": tuple(FATES.values()),
    "idus-effect-": idus_names.COLOURS,
    "idus-chapter-": chapters("idus"),
    "republic-chapter-": chapters("republic"),
    **REPUBLIC,
}
# names that stand in each other's places, and so need the same forms
NAMES = ("caesar-seat-", "caesar-group-", "caesar-deck-", "caesar-card-", "idus-seat-", "idus-faction-", "idus-colour-")


def is_number(choice: object) -> bool:
    return isinstance(choice, int) and not isinstance(choice, bool)


def option_ids() -> list[str]:
    """What a lobby shows of each game: its title, its tagline, its options and their values."""
    ids = ["language-name"]
    for kind in game_types():
        ids += [f"{kind.meta.id}-title", f"{kind.meta.id}-tagline"]
        for name, option in kind.meta.options.items():
            stem = f"{kind.meta.id}-option-{name.replace('_', '-')}"
            ids.append(stem)
            if any(is_number(choice) for choice in option.choices):
                ids.append(stem + "-value")
            words = [choice for choice in option.choices if not is_number(choice)]
            ids += [f"{stem}-{str(choice).lower().replace('_', '-')}" for choice in words]
    return ids


def lesson_ids() -> list[str]:
    """What the lessons of every game say: of themselves, and step by step."""
    ids: list[str] = []
    for kind in game_types():
        for name in lessons.names(kind.meta.id):
            stem = f"{kind.meta.id}-lesson-{name.replace('_', '-')}"
            ids += [stem, *(f"{stem}-{step.id}" for step in lessons.lesson(kind.meta.id, name).step)]
    return ids


def glossary_ids() -> list[str]:
    """The words that every game explains."""
    return [f"{kind.meta.id}-glossary-{word.id}" for kind in game_types() for word in glossary(kind.meta.id, "en")]


def built_ids() -> list[str]:
    return [prefix + end for prefix, ends in BUILT.items() for end in ends] + option_ids() + lesson_ids() + glossary_ids()


__all__ = [
    "BUILT",
    "LANGUAGES",
    "NAMES",
    "SOURCES",
    "Spoken",
    "arguments",
    "built_ids",
    "chapters_of",
    "forms",
    "is_number",
    "messages",
    "option_ids",
    "parts",
    "plain",
    "resources",
    "spoken",
    "strings",
]
