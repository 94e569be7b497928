"""The pieces every terminal table is drawn with: colours, questions with numbered answers, the log, the rules.

A game plugs in a `Drawing`; nothing here knows a game.
"""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from textwrap import wrap
from typing import Any, Final, NamedTuple, Protocol

import msgspec
from msgspec import Struct
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from comitium.core.messages import Event, Option, Phrase, Prompt
from comitium.core.registry import kind
from comitium.ledger import Rule
from comitium.match.match import Match
from comitium.text import say

# The tokens of the design guide. Without a sign of the terminal's ground, tones that keep 4.5:1 on white and on black.
_INKS: Final = {
    "": {"rome": "#C74E40", "egypt": "#1F7FA6", "legal": "#A8660A", "change": "#8065C9", "bad": "#C74E40"},
    "light": {"rome": "#9C2B23", "egypt": "#0B5C7D", "legal": "#A8660A", "change": "#6A4FB3", "bad": "#A02A1E"},
    "dark": {"rome": "#F0897A", "egypt": "#6FC3E6", "legal": "#F0B954", "change": "#B9A3FF", "bad": "#F09A8A"},
}
_FACTIONS: Final = {
    "": {"loyal": "#14827E", "traitor": "#C74E40", "merchant": "#917008"},
    "light": {"loyal": "#0B5E63", "traitor": "#9C3418", "merchant": "#8A5A00"},
    "dark": {"loyal": "#4DB6B2", "traitor": "#CF5638", "merchant": "#F2D675"},
}
_FILLS: Final = {"rome.fill": "bold #FFFFFF on #B8463A", "egypt.fill": "bold #FFFFFF on #1F7FA6"}
_EDGES: Final = {"rome.edge": "#B8463A", "egypt.edge": "#1F7FA6"}


def theme(environment: dict[str, str] | None = None) -> Theme:
    """The colours, for a light, a dark or an unknown ground; the ground itself is never painted."""
    ground = _ground(os.environ if environment is None else environment)
    inks = {**_INKS[ground], **_FACTIONS[ground], "seat": "default"}
    strong = {f"{name}.strong": f"bold {ink}" for name, ink in inks.items()}
    plain = {"quiet": "dim", "citation": "dim not bold", "strong": "bold", "number": strong["legal.strong"]}
    return Theme({**inks, **strong, **_FILLS, **_EDGES, **plain})


def _ground(environment: Any) -> str:
    """What COLORFGBG, which some terminals set, says of the ground: "light", "dark" or "" for unknown."""
    colour = environment.get("COLORFGBG", "").rpartition(";")[2]
    if not colour.isdecimal() or len(colour) > 2:
        return ""
    return "light" if int(colour) in (7, *range(9, 16)) else "dark"


# -- what people type


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
    claims: Sequence[Event] = ()  # what has been said aloud, in games where one may

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
    example: str  # an answer in notation, to show how one is typed
    inks: tuple[str, ...]  # the colour of each seat
    marks: tuple[str, ...]  # the sign of each seat
    first_look: bool  # whether people at one keyboard all look at their cards before the first question

    def seat(self, seat: int) -> Phrase:
        """A seat's name."""

    def vocabulary(self, language: str) -> dict[str, str]:
        """What people may say in a claim in place of a word of the notation, without case and accents."""

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

    def report(self, match: Match, seat: int | None, scene: Scene) -> list[str | Text]:
        """How a finished game really went, for a screen; nothing if there was no secret. `seat` is the only person's."""

    def tell_report(self, match: Match, seat: int | None, scene: Scene) -> list[str]:
        """The same in lines to be read aloud."""


# -- the question


def ask_lines(prompt: Prompt, language: str) -> list[str]:
    """A question and its numbered answers, line by line; an answer shows its own rule where it differs."""
    lines = [f"{say(prompt.text, language)} [{prompt.rule}]"]
    for number, option in enumerate(prompt.options, start=1):
        rule = f" [{option.rule}]" if option.rule != prompt.rule else ""
        lines.append(f"{number}. {say(option.text, language)} ({option.notation}){rule}")
    return lines


def ask(prompt: Prompt, language: str, width: int) -> RenderableType:
    """A question and its numbered answers, in as many columns as fit."""
    head = Text("\n").join(cited(say(prompt.text, language), prompt.rule, width, "strong"))
    full, short = (
        [_answer(number, option, rule, language) for number, option in enumerate(prompt.options, start=1)]
        for rule in (prompt.rule, "")
    )
    rows = layout([cell.cell_len for cell in full], width)
    cells = full if rows <= layout([cell.cell_len for cell in short], width) else short
    return Group(head, columns(cells, width))


def _answer(number: int, option: Option, asked: str, language: str) -> Text:
    """An answer, with its rule if that differs from the one asked by; without any rule if that is not said."""
    cell = Text().append(f"{number:>2} ", style="number")
    cell.append(say(option.text, language))
    cell.append(f" [{option.rule}]" if asked not in ("", option.rule) else "", style="quiet")
    return cell


def layout(lengths: Sequence[int], width: int) -> int:
    """How many rows cells of these lengths need, filled in down the columns, two cells apart."""
    for rows in range(1, len(lengths)):
        widths = [max(lengths[start : start + rows]) + 2 for start in range(0, len(lengths), rows)]
        if sum(widths) - 2 <= width:
            return rows
    return len(lengths)


def columns(cells: Sequence[Text], width: int) -> Table:
    """Cells down the columns, in as few rows as fit."""
    rows = layout([cell.cell_len for cell in cells], width)
    grid = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
    for row in range(rows):
        grid.add_row(*cells[row::rows])
    return grid


def cited(sentence: str, rule: str, width: int, style: str) -> list[Text]:
    """A sentence and its rule, in lines; spaces that must not break do not."""
    text = f"{sentence} [{rule}]" if rule else sentence
    lines = [Text().append(line, style=style) for line in wrap(text, max(width, 10), break_on_hyphens=False)]
    for line in lines:
        line.highlight_regex(r"\[[0-9.]+\]$", "citation")
    return lines


# -- the log


def sentence(event: Event, language: str) -> str:
    """A line of the log, with the rule that made it happen."""
    text = say(event.phrase(), language)
    return f"{text} [{event.rule}]" if event.rule else text


def log(
    events: Sequence[Event],
    fresh: int,
    language: str,
    names: Sequence[tuple[str, str]],
    size: tuple[int, int],
) -> list[Text]:
    """The newest lines of the log that fit into a width and a height; the last `fresh` ones are marked as new.

    `names` are seats' names with their colours.
    """
    width, height = size
    lines: list[Text] = []
    for age, event in enumerate(reversed(events)):
        is_new = age < fresh
        wrapped = cited(say(event.phrase(), language), event.rule, width - 2, "" if is_new else "quiet")
        for line in wrapped:
            for name, ink in names:
                line.highlight_words([name], style=f"{ink}.strong")
        if len(lines) + len(wrapped) > height:
            break
        marks = ["▸ " if is_new and number == 0 else "  " for number in range(len(wrapped))]
        lines = [
            Text().append(mark, style="change").append_text(part) for mark, part in zip(marks, wrapped, strict=True)
        ] + lines
    return lines


# -- the rules


class _Listed(Struct):
    rule: list[Rule]


@cache
def rules(game: str) -> list[Rule]:
    """A game's rules, in the order of their numbers. Only what is written about them: where they are enforced is not asked."""
    source = files(kind(game).package) / "ledger.toml"
    return msgspec.toml.decode(source.read_bytes(), type=_Listed).rule


def find_rules(game: str, language: str, asked: str) -> list[Rule]:
    """The rules that a number, the beginning of a number, or a word of a title means."""
    listed = rules(game)
    number = asked.strip(" []§.")
    exact = [rule for rule in listed if rule.number == number]
    below = [rule for rule in listed if rule.number.startswith(number + ".")]
    if exact or below:
        return exact + below
    return [rule for rule in listed if bare(asked) in bare(rule.title(language))] if bare(asked) else []


def chapters(game: str, language: str) -> list[tuple[str, str]]:
    """The chapters of a game's rules: number and title."""
    numbers = dict.fromkeys(rule.number.split(".")[0] for rule in rules(game))
    return [(number, say(Phrase(f"cli-play-{game}-chapter-{number}"), language)) for number in numbers]
