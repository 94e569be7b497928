"""The ledger: which rule of a rulebook is enforced where, and tested by what.

`ledger.toml` in a game's folder lists every rule number. Code cites a rule in brackets in the docstring of a function or
class, `[7.3.1]` or `[7.3.1] to [7.3.6]`; a test cites one in its name, `test_7_3_1_...`. Both are read without running
anything, and whatever does not fit together is a gap.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from comitium.core.registry import game_type

CITED: Final = re.compile(r"\[(\d+(?:\.\d+)+)\](?:\s+to\s+\[(\d+(?:\.\d+)+)\])?")
NUMBER: Final = re.compile(r"\d+(?:\.\d+)+")
TEST: Final = re.compile(r"test_(\d+(?:_\d+)+)(?:_|$)")
RULING: Final = re.compile(r"^## ([A-Z]-\d+)\s*[—–-]\s*(.+?)(?:\s*\(rules? [^)]*\))?\s*$", re.MULTILINE)

MUST: Final = ("enforced", "automatic", "option")
STATUSES: Final = ("enforced", "automatic", "offered", "component", "option", "note", "planned")  # planned: not demanded yet

Function: TypeAlias = "ast.FunctionDef | ast.AsyncFunctionDef"
Documented: TypeAlias = "ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef"


class Rule(Struct, frozen=True):
    """One rule of the ledger, in our own words."""

    number: str
    status: str
    titles: dict[str, str]  # by language; in the file `title_en`, `title_fr`
    summaries: dict[str, str]
    options: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()

    def __hash__(self) -> int:
        return hash(self.number)

    def title(self, language: str) -> str:
        """Return the title in a language, or in English where the ledger has no other."""
        return self.titles.get(language) or self.titles["en"]

    def summary(self, language: str) -> str:
        """Return the summary in a language, or in English where the ledger has no other."""
        return self.summaries.get(language) or self.summaries["en"]


class _File(Struct):
    rule: list[dict[str, Any]]


def read_rules(text: bytes) -> list[Rule]:
    """Return the rules of a ledger.toml, in its order."""
    listed = msgspec.toml.decode(text, type=_File).rule
    return [
        msgspec.convert({**one, "titles": _by_language(one, "title_"), "summaries": _by_language(one, "summary_")}, Rule)
        for one in listed
    ]


def _by_language(rule: dict[str, Any], key: str) -> dict[str, Any]:
    """Return what a rule says under a key, by the language with which the key ends."""
    return {name.removeprefix(key): text for name, text in rule.items() if name.startswith(key)}


class Place(NamedTuple):
    """Where a rule is cited: `src/comitium/games/caesar/rules/r7_votes.py:108 decide`."""

    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}"


class Gap(Struct, frozen=True):
    """Something that does not fit together. `kind` names the sort, `rule` the number concerned, `where` the place or thing."""

    kind: str
    rule: str
    where: str = ""


class Ledger:
    """A game's rules with their citations. `tests_found` is False where the package is installed without its tests."""

    def __init__(self, game: str, folder: Path, tests: Path | None, root: Path) -> None:
        self.game = game
        self.folder = folder
        self.root = root
        self.tests_found = tests is not None
        listed = read_rules((folder / "ledger.toml").read_bytes())
        self.rules = {rule.number: rule for rule in listed}
        self.code: dict[str, list[Place]] = {}
        self.tests: dict[str, list[Place]] = {}
        self.gaps: list[Gap] = []
        self.rulings = _rulings(folder)
        self._idle: dict[str, list[Place]] = {}
        self._note_repeats(listed)
        self._read_code()
        if tests is not None:
            self._read_tests(tests)
        self._read_meta()
        self._read_cards()
        self._compare()

    def under(self, number: str) -> list[Rule]:
        """The rules of a chapter or section, in the rulebook's order."""
        return [rule for rule in self.rules.values() if rule.number.startswith(number + ".")]

    def has_code(self, number: str) -> bool:
        """Cited by code; an option's rule may also be an option of meta.toml, which the code reads by name."""
        return number in self.code or (self.rules[number].status == "option" and number in self._optional)

    def near(self, number: str) -> list[str]:
        """The numbers that somebody who wrote a wrong one may have meant."""
        siblings = [rule.number for rule in self.under(number.rpartition(".")[0])] if "." in number else []
        return siblings[:8] or get_close_matches(number, self.rules, 5, 0.5) or list(self.rules)[:5]

    # -- reading

    def _note_repeats(self, listed: list[Rule]) -> None:
        numbers = [rule.number for rule in listed]
        for number in sorted({number for number in numbers if numbers.count(number) > 1}):
            self.gaps.append(Gap("repeated", number))
        languages = sorted({language for rule in listed for language in (*rule.titles, *rule.summaries)})
        for rule in listed:
            if rule.status not in STATUSES:
                self.gaps.append(Gap("status", rule.number, rule.status))
            for told in (rule.titles, rule.summaries):
                self.gaps += [Gap("untold", rule.number) for language in languages if not told.get(language, "").strip()]
            for ruling in rule.rulings:
                if ruling not in self.rulings:
                    self.gaps.append(Gap("ruling", rule.number, ruling))

    def _read_code(self) -> None:
        for path in sorted(self.folder.rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for name, node in _documented(tree):
                text = ast.get_docstring(node, clean=False) or ""
                place = Place(self._relative(path), getattr(node, "lineno", 1), name)
                for number in self._cited(text, place):
                    if name:  # a module's own docstring names its chapter, it enforces nothing
                        self.code.setdefault(number, []).append(place)
            for part in ast.walk(tree):
                number = part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else ""
                if NUMBER.fullmatch(number) and number not in self.rules:
                    self.gaps.append(Gap("literal", number, f"{self._relative(path)}:{getattr(part, 'lineno', 1)}"))

    def _cited(self, text: str, place: Place) -> list[str]:
        """The numbers that a docstring cites, each once, ranges spelled out in the ledger's order."""
        order = list(self.rules)
        found: dict[str, None] = {}
        for first, last in CITED.findall(text):
            unknown = [number for number in (first, last) if number and number not in self.rules]
            for number in unknown:
                self.gaps.append(Gap("code-cites", number, str(place)))
            if not unknown:
                span = order[order.index(first) : order.index(last) + 1] if last else [first]
                found.update(dict.fromkeys(span))
        return list(found)

    def _read_tests(self, tests: Path) -> None:
        paths = [path for path in sorted(tests.rglob("*.py")) if self._is_about_us(path.relative_to(tests))]
        shared = (tests / "games").glob("*.py")  # what the tests of all games check with
        trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in (*paths, *shared)}
        checkers = _checkers(trees)
        for path in paths:
            for name, node in _documented(trees[path]):
                cited = TEST.match(name.rpartition(".")[2])
                if cited is None or not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                    continue
                place = Place(self._relative(path), node.lineno, name)
                number = self._longest(cited[1])
                if not number:
                    self.gaps.append(Gap("test-cites", cited[1].replace("_", "."), str(place)))
                elif _exercises(node, checkers):
                    self.tests.setdefault(number, []).append(place)
                else:
                    self._idle.setdefault(number, []).append(place)

    def _is_about_us(self, path: Path) -> bool:
        """Rule numbers mean another game's rules in another game's tests."""
        return self.game in path.parts[:-1] or self.game in path.stem.split("_")

    def _longest(self, digits: str) -> str:
        parts = digits.split("_")
        for count in range(len(parts), 1, -1):
            if ".".join(parts[:count]) in self.rules:
                return ".".join(parts[:count])
        return ""

    def _read_meta(self) -> None:
        meta: dict[str, Any] = msgspec.toml.decode((self.folder / "meta.toml").read_bytes())
        options: dict[str, dict[str, Any]] = meta.get("options", {})
        self._optional = {str(option.get("rule", "")) for option in options.values()}
        for name, option in options.items():
            if option.get("rule", "") not in self.rules:
                self.gaps.append(Gap("option-rule", str(option.get("rule", "")), name))
        for rule in self.rules.values():
            self.gaps += [Gap("option-unknown", rule.number, name) for name in rule.options if name not in options]

    def _read_cards(self) -> None:
        for path in sorted((self.folder / "cards").glob("*.toml")):
            cards: list[dict[str, Any]] = msgspec.toml.decode(path.read_bytes()).get("card", [])
            for card in cards:
                where, rule, effect = f"{path.stem}/{card.get('id')}", str(card.get("rule", "")), card.get("effect")
                if not effect:
                    self.gaps.append(Gap("card-mute", rule, where))
                elif rule not in self.rules:
                    self.gaps.append(Gap("card-rule", rule, where))
                elif effect != "plain" and rule not in self.code:
                    self.gaps.append(Gap("card-code", rule, where))

    def _compare(self) -> None:
        for number, rule in self.rules.items():
            if rule.status not in MUST:
                continue
            if not self.has_code(number):
                self.gaps.append(Gap("code", number))
            if self.tests_found and number not in self.tests:
                idle = ", ".join(str(place) for place in self._idle.get(number, ()))
                self.gaps.append(Gap("test-idle", number, idle) if idle else Gap("test", number))

    def _relative(self, path: Path) -> str:
        return path.relative_to(self.root).as_posix() if path.is_relative_to(self.root) else path.name


@cache
def read(game: str) -> Ledger:
    """The ledger of a game of this house, read once: nobody writes in it. Its tests are found in a checkout of the project,
    not in an installed package."""
    folder = Path(str(files(game_type(game).package)))
    top = folder.parents[len(game_type(game).package.split(".")) - 1]  # where the package `comitium` lies
    if top.name != "src" or not (top.parent / "tests").is_dir():
        return Ledger(game, folder, None, top)
    return Ledger(game, folder, top.parent / "tests", top.parent)


def _rulings(folder: Path) -> dict[str, str]:
    """The titles of the rulings, by id."""
    path = folder / "rulings.md"
    return dict(RULING.findall(path.read_text(encoding="utf-8"))) if path.is_file() else {}


def _documented(tree: ast.Module) -> Iterator[tuple[str, Documented]]:
    """The module itself, without a name, and every class and function with its name: `Prepare.legal`."""
    yield "", tree
    todo: list[tuple[str, ast.AST]] = [("", tree)]
    while todo:
        prefix, parent = todo.pop(0)
        for node in ast.iter_child_nodes(parent):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                name = f"{prefix}.{node.name}" if prefix else node.name
                yield name, node
                todo.append((name, node))
            elif isinstance(node, (ast.If, ast.Try, ast.With)):
                todo.append((prefix, node))


# -- does a test test anything?


def _checkers(trees: dict[Path, ast.Module]) -> set[str]:
    """The names of the functions that check something, themselves or through one another."""
    everything = chain.from_iterable(ast.walk(tree) for tree in trees.values())
    functions = [node for node in everything if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
    found: set[str] = set()
    while more := {node.name for node in functions if node.name not in found and _checks(node, found)}:
        found |= more
    return found


def _exercises(test: Function, checkers: set[str]) -> bool:
    """A test that is skipped, expected to fail, or checks nothing, shows nothing."""
    marks = {_called(node) for decorator in test.decorator_list for node in ast.walk(decorator)}
    return not marks & {"skip", "xfail"} and _checks(test, checkers)


def _checks(function: Function, checkers: set[str]) -> bool:
    for node in chain.from_iterable(ast.walk(statement) for statement in function.body):
        if isinstance(node, ast.Assert) and any(isinstance(part, ast.Name) for part in ast.walk(node.test)):
            return True
        if isinstance(node, ast.Call) and (_called(node.func) in checkers or _called(node.func) in ("raises", "fail")):
            return True
    return False


def _called(node: ast.AST) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
