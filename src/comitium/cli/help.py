"""The help pages in the reader's language: where the commands say a message id, the page says the sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from comitium.core.messages import Phrase
from comitium.core.registry import game_types
from comitium.text import LANGUAGES, knows, say

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions


class Page:
    """A help formatter for cyclopts: plain, aligned, and spoken."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        from rich.table import Table
        from rich.text import Text

        if not panel.entries:
            return
        table = Table.grid(padding=(0, 2), expand=False)
        table.add_column(no_wrap=True, style="cyan")
        table.add_column()
        for entry in panel.entries:
            names = ", ".join(entry.display_labels_with_metavar)
            table.add_row(Text("  " + names), Text(self._about(entry)))
        console.print(Text(self._spoken(panel.title), style="bold"))
        console.print(table)
        console.print()

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        text = _plain(usage).removeprefix("Usage:").strip()
        console.print(f"{self._say('cli-tool-help-usage')}: {text}\n", markup=False, highlight=False)

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        console.print(self._spoken(description) + "\n", markup=False, highlight=False)

    def _about(self, entry: HelpEntry) -> str:
        about = self._spoken(entry.description)
        if entry.required:
            about += f" [{self._say('cli-tool-help-required')}]"
        elif entry.default not in (None, "False", "None"):
            about += f" [{self._say('cli-tool-help-default', value=str(entry.default))}]"
        return about.strip()

    def _spoken(self, text: Any) -> str:
        id = _plain(text)
        return self._say(id) if knows(id, self.language) else id

    def _say(self, id: str, **args: str) -> str:
        if id == "cli-tool-arg-game":
            args["games"] = ", ".join(kind.meta.id for kind in game_types())
        elif id == "cli-tool-arg-lang":
            args["languages"] = ", ".join(LANGUAGES)
        return say(Phrase(id, dict(args)), self.language)


def _plain(text: Any) -> str:
    """The words of whatever cyclopts made of a help text."""
    inner = getattr(text, "primary_renderable", text)
    return str(getattr(inner, "plain", inner) or "").strip()
