"""A league: bots meet those of about their strength, round by round, and are rated. A run goes on with its folder.

Everybody who always wins or always loses against the same opponent learns nothing more: so each round seats neighbours of the
table together. Who meets whom follows from the rounds before and from nothing else; a league comes out the same on one core or
on many machines.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from comitium import bots as registry
from comitium.arena.ratings import Rating, ranked, rate
from comitium.arena.rows import Row, cannot_keep, load_arrow, replace_file
from comitium.arena.series import Progress, Series, plan
from comitium.arena.series_run import series_rows
from comitium.bots.player import derive
from comitium.core.errors import BadOption
from comitium.core.messages import Phrase
from comitium.core.options import Setting
from comitium.core.registry import game_type

PLAN: Final = "league.json"
TABLE: Final = "ratings"  # the name of the table of ratings, as CSV and as Parquet
RATING_SCHEMA: Final = {"round": "int32", "place": "int32", "bot": "string", "mu": "float64", "sigma": "float64",
                        "low": "float64", "high": "float64", "games": "int64"}  # fmt: skip


class League(Struct, frozen=True):
    """Everything that decides how a league comes out."""

    game: str
    bots: list[str]
    players: int
    deals: int  # that each table plays in a round, each from every seating
    seed: int
    settings: dict[str, Setting]


class Round(Struct):
    """The ratings after a round."""

    number: int
    ratings: dict[str, Rating]
    tables: list[list[str]]


def plan_league(
    game: str,
    bots: Sequence[str],
    players: int | None = None,
    deals: int = 2,
    seed: int = 0,
    options: Mapping[str, Setting] | None = None,
) -> League:
    """A league, everything checked. Raises `ComitiumError`."""
    names = list(dict.fromkeys(registry.canonical(name) for name in bots))
    if len(names) < 2:
        raise BadOption(Phrase("arena-league-few"))
    if deals < 1:
        raise BadOption(Phrase("arena-bad-number", {"name": "deals", "value": str(deals)}))
    playing = players if players is not None else game_type(game).meta.players[0]
    series = plan(game, seated(names, playing), seed, options, playing, duplicate=True)
    for name in names:
        registry.check(name, game)
    return League(game, names, playing, deals, seed, series.settings)


def seated(bots: Sequence[str], players: int) -> list[str]:
    """A table of these bots; where they are too few they sit down again, the first ones first.

    >>> seated(["a", "b"], 5)
    ['a', 'b', 'a', 'b', 'a']
    """
    return [bots[seat % len(bots)] for seat in range(players)]


def pairings(league: League, ratings: Mapping[str, Rating], number: int) -> list[list[str]]:
    """The tables of a round: neighbours in strength together; every other round the groups begin half a table further on, so
    that groups mix. The last group is filled up with its nearest neighbours above."""
    order = ranked(ratings)
    size = min(league.players, len(order))
    shift = size // 2 if number % 2 and len(order) > size else 0
    groups = [order[:shift]] if shift else []
    groups += [order[at : at + size] for at in range(shift, len(order), size)]
    filled = []
    for group in groups:
        at = order.index(group[0])
        while len(group) < size:
            near = [bot for bot in [*reversed(order[:at]), *order[at + 1 :]] if bot not in group]
            group = [*group, near[0]]
        filled.append(seated(group, league.players))
    return filled


def play_league(
    league: League,
    rounds: int,
    out: Path,
    jobs: int = 1,
    cluster: str = "",
    progress: Progress | None = None,
    told: Callable[[Round], None] | None = None,
) -> list[Round]:
    """Play a league up to so many rounds; what its folder has already is read, not played. `told` hears each round."""
    if rounds < 1:
        raise BadOption(Phrase("arena-bad-number", {"name": "rounds", "value": str(rounds)}))
    _open(league, out)
    ratings = {bot: Rating() for bot in league.bots}
    played: list[Round] = []
    games = league.deals * league.players
    tables = len(pairings(league, ratings, 0))
    for number in range(rounds):
        rows: list[Row] = []
        pairs = pairings(league, ratings, number)
        for at, bots in enumerate(pairs):
            series = _series(league, bots, number, at)
            folder = out / f"round-{number + 1:04}-table-{at + 1}"
            before = number * tables * games + len(rows)
            rows += series_rows(series, games, jobs, folder, cluster, _shifted(progress, before, rounds * tables * games))
        ratings = rate(rows, ratings)
        played.append(Round(number + 1, ratings, pairs))
        _write(played, out)
        if told is not None:
            told(played[-1])
    return played


def _series(league: League, bots: list[str], number: int, table: int) -> Series:
    seed = derive(league.seed, "league", league.game, number, table)
    return Series(league.game, league.settings, league.players, bots, seed, True, True)


def _shifted(progress: Progress | None, before: int, total: int) -> Progress | None:
    """The progress of a table as that of its league."""
    return None if progress is None else lambda done, _games: progress(min(before + done, total), total)


def _open(league: League, out: Path) -> None:
    """The folder of a league. Raises `BadOption` if it holds something else."""
    load_arrow()
    plan_text = msgspec.json.format(msgspec.json.encode(league), indent=2)
    try:
        out.mkdir(parents=True, exist_ok=True)
        if (out / PLAN).exists():
            if (out / PLAN).read_bytes() != plan_text:
                raise BadOption(Phrase("arena-other-series", {"folder": str(out)}))
        elif any(out.iterdir()):
            raise BadOption(Phrase("arena-not-empty", {"folder": str(out)}))
        else:
            replace_file(out / PLAN, plan_text)
    except OSError as refused:
        raise cannot_keep(out, refused) from None


def table_of(rounds: Sequence[Round]) -> list[dict[str, Any]]:
    """The ratings of all rounds, a row for each bot and round."""
    return [
        {"round": one.number, "place": place, "bot": bot, **one.ratings[bot].figures()}
        for one in rounds
        for place, bot in enumerate(ranked(one.ratings), start=1)
    ]


def _write(rounds: Sequence[Round], out: Path) -> None:
    write_table(table_of(rounds), RATING_SCHEMA, out / TABLE)


def write_table(rows: Sequence[Mapping[str, Any]], schema: Mapping[str, str], path: Path) -> None:
    """A table as CSV and as Parquet, with the types that are stated."""
    arrow = load_arrow()
    import pyarrow.parquet

    text = io.StringIO()
    writer = csv.DictWriter(text, list(schema), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    kinds = {"string": arrow.string(), "int32": arrow.int32(), "int64": arrow.int64(), "float64": arrow.float64()}
    columns = {name: [row[name] for row in rows] for name in schema}
    table = arrow.table(columns, schema=arrow.schema([(name, kinds[kind]) for name, kind in schema.items()]))
    part = path.with_suffix(".parquet.part")
    try:
        replace_file(path.with_suffix(".csv"), text.getvalue().encode())
        pyarrow.parquet.write_table(table, part)
        part.replace(path.with_suffix(".parquet"))
    except OSError as refused:
        raise cannot_keep(path, refused) from None
