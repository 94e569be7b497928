"""Line charts: direct labels, few grid lines, from nought; a line is known by its dashes and its sign, then by its colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comitium.core.board import Board
from comitium.draw.page.after.inputs import Chart, Line
from comitium.draw.page.words import Words

LEFT: Final = 40
TOP: Final = 14
WIDTH: Final = 400
HEIGHT: Final = 190
LABELS: Final = 126  # room for the names at the right
DASHES: Final = ("", "7 3", "2 3", "10 3 2 3", "5 2", "1 3", "12 4", "4 4")
TEXTS: Final = {"rome": "rome-text", "egypt": "egypt-text"}
APART: Final = 18  # between two labels


def chart(one: Chart, board: Board, words: Words) -> str:
    """The picture with a sentence for those who hear it, and the numbers behind it."""
    most = max([value for line in one.lines for value in line.values] + [1])
    step = next(size for size in (1, 2, 3, 5, 10, 20, 50, 100, 1000) if most <= 4 * size)
    high = -(-most // step) * step
    drawn = "".join(_line(line, place, high, len(one.points)) for place, line in enumerate(one.lines))
    ends = ", ".join(f"{words.speak(line.name)} {line.values[-1]}" for line in one.lines)
    size = f"0 0 {LEFT + WIDTH + LABELS} {TOP + HEIGHT + 46}"
    return (
        f'<figure class="chart"><svg viewBox="{size}" role="img" aria-label="{words.speak(one.title)}{words.colon}{ends}">'
        f"{_grid(high, step, one.points, words)}{drawn}{_labels(one, high, words)}</svg></figure>{_numbers(one, words)}"
    )


def _x(place: int, points: int) -> float:
    return LEFT + WIDTH * place / max(1, points - 1)


def _y(value: int, high: int) -> float:
    return TOP + HEIGHT - HEIGHT * value / high


def _colour(line: Line, place: int) -> str:
    if line.sign:
        return f"var(--{line.sign})"
    return f"var(--f{(line.owner if line.owner is not None else place) % 6 + 1})"


def _line(line: Line, place: int, high: int, points: int) -> str:
    dots = " ".join(f"{_x(at, points):.1f},{_y(value, high):.1f}" for at, value in enumerate(line.values))
    dash = f' stroke-dasharray="{DASHES[place % len(DASHES)]}"' if place else ""
    colour = _colour(line, place)
    x, y = _x(len(line.values) - 1, points), _y(line.values[-1], high)
    end = (
        f'<rect x="{x - 5:.1f}" y="{y - 5:.1f}" width="10" height="10" rx="1.5" fill="{colour}" stroke="var(--surface)"/>'
        if place % 2
        else f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5.5" fill="{colour}" stroke="var(--surface)"/>'
    )
    return f'<polyline points="{dots}" fill="none" stroke="{colour}" stroke-width="2.5" stroke-linejoin="round"{dash}/>{end}'


def _labels(one: Chart, high: int, words: Words) -> str:
    """At the end of each line, moved apart where lines end together: up from the lowest, which leaves the turns alone."""
    ends = sorted((_y(line.values[-1], high), place) for place, line in enumerate(one.lines))
    found: list[str] = []
    at: list[float] = []
    for y, _ in ends:
        at.append(max(y, at[-1] + APART) if at else y)
    for place in reversed(range(len(at))):
        at[place] = min(at[place], TOP + HEIGHT - APART * (len(at) - 1 - place))
    for last, (_, place) in zip(at, ends, strict=True):
        line = one.lines[place]
        text = f"{words.speak(line.name)} {line.values[-1]}"
        colour = f"var(--{TEXTS[line.sign]})" if line.sign in TEXTS else "var(--ink)"
        found.append(f'<text x="{LEFT + WIDTH + 10}" y="{last + 4:.1f}" fill="{colour}">{text}</text>')
    return "".join(found)


def _grid(high: int, step: int, points: Sequence[int], words: Words) -> str:
    lines = "".join(
        f'<path d="M{LEFT} {_y(value, high):.1f}h{WIDTH}" stroke="var(--line)"/><text class="ax" x="{LEFT - 8}" y="'
        f'{_y(value, high) + 4:.1f}" '
        f'text-anchor="end">{value}</text>'
        for value in range(0, high + 1, step)
    )
    stride = max(1, -(-(len(points) - 1) // 8))
    names = _turns(points, words)
    last = len(points) - 1
    turns = "".join(
        f'<text class="ax" x="{_x(at, len(points)):.1f}" y="{TOP + HEIGHT + 18}" text-anchor="middle">{names[at]}</text>'
        for at in [*range(0, last - stride // 2, stride), last]
    )
    return (
        f'{lines}{turns}<text class="ax" x="{LEFT + WIDTH}" y="{TOP + HEIGHT + 38}" text-anchor="end">'
        f"{words.say('chart-turn')}</text>"
    )


def _turns(points: Sequence[int], words: Words) -> list[str]:
    """What the points are called: a turn by its number, as it began, and the end."""
    return [*(str(turn) for turn in points[:-1]), words.say("chart-end")]


def _numbers(one: Chart, words: Words) -> str:
    heads = "".join(f'<th scope="col">{words.speak(line.name)}</th>' for line in one.lines)
    rows = "".join(
        f'<tr><th scope="row">{turn}</th>{"".join(f"<td>{line.values[at]}</td>" for line in one.lines)}</tr>'
        for at, turn in enumerate(_turns(one.points, words))
    )
    return (
        f'<details class="sm"><summary class="link">{words.say("chart-numbers")}</summary><div class="grid"><table '
        f'class="sheet"><thead><tr>'
        f'<th scope="col">{words.say("chart-turn")}</th>{heads}</tr></thead><tbody>{rows}</tbody></table></div></details>'
    )
