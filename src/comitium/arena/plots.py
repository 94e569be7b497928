"""The page of a benchmark: what its tables say, drawn. One file of HTML with its pictures inside (extra `[report]`)."""

from __future__ import annotations

import html
import io
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from comitium.arena.rows import cannot_keep, replace_file
from comitium.bots import spoken
from comitium.core.errors import BadOption
from comitium.core.messages import Phrase, Value
from comitium.core.registry import game_type
from comitium.text import say

if TYPE_CHECKING:
    from comitium.arena.benchmark import Played, Protocol

INK: Final = "#3b2f2a"
WINE: Final = "#8c2f39"
LAUREL: Final = "#4c6b3c"
STYLE: Final = """
body { font: 16px/1.5 Georgia, serif; color: #3b2f2a; background: #fbf7ef; max-width: 60rem; margin: auto; padding: 1rem }
figure { display: inline-block; margin: 0 1rem 1.5rem 0; max-width: 100% } svg { max-width: 100%; height: auto }
table { border-collapse: collapse; font-size: .85rem } td, th { padding: .2rem .6rem; border-bottom: 1px solid #d8cbb5 }
td:not(:first-child) { text-align: right } div { overflow-x: auto } code { font-size: .85rem }
@media (prefers-color-scheme: dark) { body { background: #221c19; color: #eee3d2 } svg { background: #fbf7ef } }
"""


def write_page(
    protocol: Protocol, rows: Sequence[dict[str, Any]], played: dict[str, list[Played]], out: Path, language: str = "en"
) -> Path:
    """Draw the guests of a benchmark; says where the page is."""
    path = out / f"{protocol.name}.html"
    try:
        replace_file(path, page(protocol, rows, played, language).encode())
    except OSError as refused:
        raise cannot_keep(path, refused) from None
    return path


def page(protocol: Protocol, rows: Sequence[dict[str, Any]], played: dict[str, list[Played]], language: str) -> str:
    """The whole page."""
    words = {id.removeprefix(PLOT): say(Phrase(id), language) for id in PLAIN}
    title = say(Phrase("arena-plot-title", {"protocol": protocol.name}), language)
    house = ", ".join(_name(bot, language) for bot in protocol.house)
    facts: dict[str, Value] = {"players": protocol.players, "deals": protocol.deals, "house": house}
    about = say(Phrase("arena-plot-about", {"game": game_type(protocol.game).meta.title, **facts}), language)
    guests = " ".join(row["guest"] for row in rows)
    command = f"comitium benchmark {guests} --protocol {protocol.name} --deals {protocol.deals}"
    made = say(Phrase("arena-plot-command", {"command": command}), language)
    pictures = "".join(f"<figure>{picture}</figure>" for picture in draw(protocol, rows, played, words, language))
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{html.escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body>'
        f"<h1>{html.escape(title)}</h1><p>{html.escape(about)}</p>{pictures}"
        f"<div>{_table(rows, language)}</div><p><code>{html.escape(made)}</code></p></body></html>\n"
    )


PLOT: Final = "arena-plot-"
PLAIN: Final = (
    "arena-plot-won",
    "arena-plot-even",
    "arena-plot-survived",
    "arena-plot-rating",
    "arena-plot-promises",
    "arena-plot-kept",
    "arena-plot-broken",
    "arena-plot-value",
    "arena-plot-time",
    "arena-plot-scores",
)


def draw(
    protocol: Protocol,
    rows: Sequence[dict[str, Any]],
    played: dict[str, list[Played]],
    words: dict[str, str],
    language: str,
) -> list[str]:
    """The pictures, as SVG."""
    pyplot = _pyplot()
    names = [_name(row["guest"], language) for row in rows]
    drawn = [
        _intervals(pyplot, words["won"], names, rows, ("rate", "low", "high"), (1 / protocol.players, words["even"])),
        _intervals(pyplot, words["rating"], names, rows, ("mu", "mu_low", "mu_high"), None),
    ]
    if any(row["survived"] < 1 for row in rows):
        drawn.append(_intervals(pyplot, words["survived"], names, rows, ("survived", "survived_low", "survived_high"), None))
    if any(row["agreed"] for row in rows):
        drawn.append(_bars(pyplot, words["promises"], names, rows, {"kept": words["kept"], "broken": words["broken"]}))
        drawn.append(_bars(pyplot, words["value"], names, rows, {"value": ""}))
    scores = {
        name: [one.scores[one.seat] for one in played[row["guest"]] if not one.error]
        for name, row in zip(names, rows, strict=True)
    }
    drawn.append(_spread(pyplot, words["scores"], scores))
    drawn.append(_bars(pyplot, words["time"], names, rows, {"seconds": ""}))
    return drawn


def _intervals(
    pyplot: Any,
    title: str,
    names: list[str],
    rows: Sequence[dict[str, Any]],
    keys: tuple[str, str, str],
    even: tuple[float, str] | None,
) -> str:
    figure, axes = _axes(pyplot, title, names)
    places = range(len(rows))
    middle, low, high = ([row[key] for row in rows] for key in keys)
    below = [point - end for point, end in zip(middle, low, strict=True)]
    above = [end - point for point, end in zip(middle, high, strict=True)]
    axes.errorbar(middle, places, xerr=[below, above], fmt="o", color=WINE, capsize=4)
    if even is not None:
        axes.axvline(even[0], color=INK, linestyle=":", linewidth=1, label=even[1])
        axes.legend(frameon=False, fontsize=8)
    return _svg(pyplot, figure)


def _bars(pyplot: Any, title: str, names: list[str], rows: Sequence[dict[str, Any]], keys: dict[str, str]) -> str:
    figure, axes = _axes(pyplot, title, names)
    thick = 0.7 / len(keys)
    for number, (key, label) in enumerate(keys.items()):
        places = [place + (number - (len(keys) - 1) / 2) * thick for place in range(len(rows))]
        axes.barh(places, [row[key] for row in rows], thick, color=(LAUREL, WINE)[number % 2], label=label or None)
    if len(keys) > 1:
        axes.legend(frameon=False, fontsize=8)
    return _svg(pyplot, figure)


def _spread(pyplot: Any, title: str, scores: dict[str, list[int]]) -> str:
    figure, axes = _axes(pyplot, title, list(scores))
    axes.boxplot([values or [0] for values in scores.values()], orientation="horizontal", positions=range(len(scores)))
    axes.set_yticks(range(len(scores)), list(scores), fontsize=8)
    return _svg(pyplot, figure)


def _axes(pyplot: Any, title: str, names: list[str]) -> tuple[Any, Any]:
    figure, axes = pyplot.subplots(figsize=(5.2, 1.1 + 0.42 * len(names)), layout="constrained")
    axes.set_title(title, fontsize=10, color=INK)
    axes.set_yticks(range(len(names)), names, fontsize=8)
    axes.invert_yaxis()
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    return figure, axes


def _svg(pyplot: Any, figure: Any) -> str:
    text = io.StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
    pyplot.close(figure)
    told = text.getvalue()
    return told[told.index("<svg") :]


def _pyplot() -> Any:
    try:
        import matplotlib
    except ModuleNotFoundError:
        raise BadOption(Phrase("arena-missing", {"module": "matplotlib", "extra": "report"})) from None
    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "comitium"  # the same figures make the same file
    matplotlib.rcParams["svg.fonttype"] = "none"
    from matplotlib import pyplot

    return pyplot


def _name(bot: str, language: str) -> str:
    """A bot as people call it, with its parameters but for an address."""
    base, _, rest = bot.partition(":")
    kept = ",".join(part for part in rest.split(",") if part and not part.startswith(("url=", "key=")))
    return say(spoken(base), language) + (f" ({kept})" if kept else "")


def _table(rows: Sequence[dict[str, Any]], language: str) -> str:
    """All figures."""
    if not rows:
        return ""
    head = "".join(f"<th>{html.escape(name)}</th>" for name in rows[0] if name not in ("protocol",))
    body = ""
    for row in rows:
        cells = {name: _name(str(value), language) if name == "guest" else value for name, value in row.items()}
        body += "<tr>" + "".join(f"<td>{html.escape(str(value))}</td>" for name, value in cells.items() if name != "protocol")
        body += "</tr>"
    return f"<table><tr>{head}</tr>{body}</table>"
