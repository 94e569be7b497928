"""The pieces every terminal table is drawn with: colours, languages, questions with numbered answers, the log, the rules.

A game plugs in a `Drawing`; nothing here knows a game.
"""

from __future__ import annotations

import os
import tomllib
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple, Protocol

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from comitium.core.errors import Unknown
from comitium.core.match import Match
from comitium.core.messages import Event, Option, Phrase, Prompt
from comitium.core.registry import kind
from comitium.text import LANGUAGES, say

# The tokens of the design guide. Without a sign of the terminal's ground, tones that keep 4.5:1 on white and on black.
_INKS: Final = {
    "": {"rome": "#C74E40", "egypt": "#1F7FA6", "legal": "#A8660A", "change": "#8065C9", "bad": "#C74E40"},
    "light": {"rome": "#9C2B23", "egypt": "#0B5C7D", "legal": "#A8660A", "change": "#6A4FB3", "bad": "#A02A1E"},
    "dark": {"rome": "#F0897A", "egypt": "#6FC3E6", "legal": "#F0B954", "change": "#B9A3FF", "bad": "#F09A8A"},
}
_FILLS: Final = {"rome.fill": "bold #FFFFFF on #B8463A", "egypt.fill": "bold #FFFFFF on #1F7FA6"}
_EDGES: Final = {"rome.edge": "#B8463A", "egypt.edge": "#1F7FA6"}


def theme(environment: dict[str, str] | None = None) -> Theme:
    """The colours, for a light, a dark or an unknown ground; the ground itself is never painted."""
    inks = _INKS[_ground(os.environ if environment is None else environment)]
    styles = {**inks, **_FILLS, **_EDGES, "quiet": "dim", "strong": "bold", "number": f"bold {inks['legal']}"}
    return Theme(styles)


def _ground(environment: Any) -> str:
    """What COLORFGBG, which some terminals set, says of the ground: "light", "dark" or "" for unknown."""
    colour = environment.get("COLORFGBG", "").rpartition(";")[2]
    if not colour.isdecimal() or len(colour) > 2:
        return ""
    return "light" if int(colour) in (7, *range(9, 16)) else "dark"


# -- languages


def language(asked: str | None) -> str:
    """The language to speak: the one asked for, else the environment's, else English.

    Raises `Unknown` for a language there is no catalogue of.
    """
    if asked is not None:
        if asked.lower() not in LANGUAGES:
            raise Unknown(Phrase("cli-play-language", {"language": asked, "known": ", ".join(LANGUAGES)}))
        return asked.lower()
    for name in ("COMITIUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


def bare(text: str) -> str:
    """A text without case, accents and doubled spaces, to compare what people type.

    >>> bare("  Préteurs ")
    'preteurs'
    """
    flat = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(letter for letter in flat if not unicodedata.combining(letter)).split())


# -- what a game draws


class Scene(NamedTuple):
    """What a drawing needs besides the view: who looks, in which words, on how much room, and what may be chosen."""

    language: str
    width: int
    height: int
    prompt: Prompt | None
    players: tuple[str, ...]  # who answers for each seat, as it is shown: "" for the reader's own, else a bot's name
    settings: dict[str, Any]

    def say(self, id: str, **args: Any) -> str:
        return say(Phrase(id, args), self.language)

    def numbers(self) -> dict[int, int]:
        """The number to type, by choice."""
        options = self.prompt.options if self.prompt is not None else ()
        return {option.choice: number for number, option in enumerate(options, start=1)}


class Drawing(Protocol):
    """A game's table in the terminal: as a picture, and line by line."""

    replies: frozenset[str]  # the kinds of question that are put out of turn and may leave nothing to choose
    preparation: frozenset[str]  # the kinds of question that the computer may finish for a player
    inks: tuple[str, ...]  # the colour of each seat
    marks: tuple[str, ...]  # the sign of each seat

    def seat(self, seat: int) -> Phrase:
        """A seat's name."""

    def moment(self, view: Any) -> tuple[int, int]:
        """A number that changes when the table is worth telling anew, line by line; and whose turn it is."""

    def draw(self, view: Any, scene: Scene) -> RenderableType:
        """The table, without question and log."""

    def tell(self, view: Any, scene: Scene) -> list[str]:
        """The table in lines to be read aloud."""

    def score(self, view: Any, scene: Scene) -> RenderableType:
        """The points at the end."""

    def tell_score(self, view: Any, scene: Scene) -> list[str]:
        """The same in lines."""


# -- the question


def ask_lines(prompt: Prompt, language: str) -> list[str]:
    """A question and its numbered answers, line by line; an answer shows its own rule where it differs."""
    lines = [f"{say(prompt.text, language)} [{prompt.rule}]"]
    for number, option in enumerate(prompt.options, start=1):
        lines.append(f"{number}. {say(option.text, language)} ({option.notation}){_cited(option, prompt)}")
    return lines


def ask(prompt: Prompt, language: str, width: int) -> RenderableType:
    """A question and its numbered answers, in as many columns as fit."""
    head = Text(say(prompt.text, language), style="strong")
    head.append(f"  [{prompt.rule}]", style="quiet not bold")
    cells = [_answer(number, option, prompt, language) for number, option in enumerate(prompt.options, start=1)]
    return Group(head, columns(cells, width))


def _answer(number: int, option: Option, prompt: Prompt, language: str) -> Text:
    cell = Text(f"{number:>2} ", style="number")
    cell.append(say(option.text, language), style="none")
    cell.append(_cited(option, prompt), style="quiet")
    return cell


def _cited(option: Option, prompt: Prompt) -> str:
    return f" [{option.rule}]" if option.rule != prompt.rule else ""


def columns(cells: Sequence[Text], width: int) -> Table:
    """Cells down the columns, as many columns as the widest cell allows."""
    widest = max((cell.cell_len for cell in cells), default=1) + 2
    across = max(1, min(len(cells), width // widest))
    deep = -(-len(cells) // across) if cells else 0
    grid = Table.grid(padding=(0, 2, 0, 0))
    for row in range(deep):
        grid.add_row(*(cells[at] if at < len(cells) else Text() for at in range(row, deep * across, deep)))
    return grid


# -- the log


def sentence(event: Event, language: str) -> str:
    """A line of the log, with the rule that made it happen."""
    text = say(event.phrase(), language)
    return f"{text} [{event.rule}]" if event.rule else text


def log(events: Iterable[Event], language: str, names: Sequence[tuple[str, str]], fresh: int) -> list[Text]:
    """Lines of the log; the last `fresh` ones are marked as new. `names` are seats' names with their colours."""
    told = list(events)
    lines: list[Text] = []
    for number, event in enumerate(told):
        is_new = number >= len(told) - fresh
        line = Text("▸ " if is_new else "  ", style="change")
        line.append(say(event.phrase(), language), style="none" if is_new else "quiet")
        for name, ink in names:
            line.highlight_words([name], style=f"bold {ink}")
        line.append(f" [{event.rule}]" if event.rule else "", style="quiet")
        lines.append(line)
    return lines


# -- the rules


class Rule(NamedTuple):
    number: str
    title: str
    summary: str


@cache
def rules(game: str, language: str) -> list[Rule]:
    """A game's ledger in one language, in the order of the numbers."""
    source = files(kind(game).package) / "ledger.toml"
    listed = tomllib.loads(source.read_text(encoding="utf-8"))["rule"]
    return [Rule(rule["number"], rule[f"title_{language}"], rule[f"summary_{language}"]) for rule in listed]


def find_rules(game: str, language: str, asked: str) -> list[Rule]:
    """The rules that a number, the beginning of a number, or a word of a title means."""
    listed = rules(game, language)
    number = asked.strip(" []§.")
    exact = [rule for rule in listed if rule.number == number]
    below = [rule for rule in listed if rule.number.startswith(number + ".")]
    if exact or below:
        return exact + below
    return [rule for rule in listed if bare(asked) in bare(rule.title)] if bare(asked) else []


def chapters(game: str, language: str) -> list[tuple[str, str]]:
    """The chapters of a game's rules: number and title."""
    numbers = dict.fromkeys(rule.number.split(".")[0] for rule in rules(game, language))
    return [(number, say(Phrase(f"cli-play-{game}-chapter-{number}"), language)) for number in numbers]


def last_events(match: Match, seat: int | None, count: int) -> list[Event]:
    return match.history(seat)[-count:] if count > 0 else []
