"""`comitium league` and `comitium benchmark`: long series of games that are kept, rated and drawn."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from comitium.cli.series_pace import progress_of
from comitium.cli.speech import Reader, at_least, print_json, settings, show
from comitium.cli.tools import ANYONE, GameName, Options, Players, Seed, split_bots, spoken_table
from comitium.core.errors import BadOption
from comitium.core.messages import Phrase
from comitium.core.registry import game_type

Out = Annotated[Path, Parameter(help="cli-series-arg-out")]
Jobs = Annotated[int, Parameter(help="cli-tool-arg-jobs")]
Cluster = Annotated[str, Parameter(help="cli-series-arg-cluster")]


def league(
    game: GameName,
    *,
    bots: Annotated[str, Parameter(help="cli-series-arg-bots")],
    out: Out,
    players: Players = None,
    option: Options = None,
    rounds: Annotated[int, Parameter(help="cli-series-arg-rounds")] = 10,
    deals: Annotated[int, Parameter(help="cli-series-arg-deals")] = 2,
    seed: Seed = 0,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    reader: Reader = ANYONE,
) -> int:
    """Let bots meet in rounds, and rate them."""
    from comitium.arena.league import plan_league, play_league, table_of

    game_type(game)
    at_least(1, rounds=rounds, deals=deals)
    at_least(0, jobs=jobs, seed=seed)
    planned = plan_league(game, split_bots(bots), players, deals, seed, settings(option, game, reader.language))
    played = play_league(planned, rounds, out, jobs or os.cpu_count() or 1, cluster, progress_of(reader))
    rows = [row for row in table_of(played) if row["round"] == rounds]
    if reader.json:
        print_json({"game": game, "rounds": rounds, "ratings": rows, "folder": str(out)})
        return 0
    table = spoken_table(reader, "player", "rating", "interval", "games", numbers=True)
    for row in rows:
        interval = f"{reader.number(row['low'], 1)} – {reader.number(row['high'], 1)}"
        table.add_row(reader.bot(row["bot"]), reader.number(row["mu"], 1), interval, reader.number(row["games"]))
    show(table)
    show(reader.say("cli-series-kept", folder=str(out)))
    return 0


def benchmark(
    *guests: Annotated[str, Parameter(help="cli-series-arg-guests")],
    protocol: Annotated[str, Parameter(help="cli-series-arg-protocol")] = "",
    out: Out = Path("benchmark"),
    deals: Annotated[int | None, Parameter(help="cli-series-arg-first-deals")] = None,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    reader: Reader = ANYONE,
) -> int:
    """Measure bots, or language models, against a fixed house on fixed deals. The exit code is 1 if games broke off."""
    from comitium.arena.benchmark import play_benchmark, protocol_named, with_deals, write_results
    from comitium.arena.plots import write_page

    at_least(0, jobs=jobs)
    fixed = protocol_named(protocol)
    if deals is not None:
        fixed = with_deals(fixed, deals)
    if not guests:
        raise BadOption(Phrase("cli-series-no-guest"))
    workers = jobs or os.cpu_count() or 1
    names = dict.fromkeys(guests)
    played = {guest: play_benchmark(fixed, guest, out, workers, cluster, progress_of(reader)) for guest in names}
    rows = write_results(fixed, played, out)
    page = write_page(fixed, rows, played, out, reader.language)
    if reader.json:
        print_json({"protocol": fixed.name, "deals": fixed.deals, "guests": rows, "page": str(page)})
    else:
        _show_benchmark(rows, reader)
        show(reader.say("cli-series-page", file=str(page)))
    return 1 if any(row["errors"] for row in rows) else 0


def _show_benchmark(rows: list[dict[str, Any]], reader: Reader) -> None:
    names = (
        "player",
        "games",
        "rate",
        "interval",
        "survival",
        "rating",
        "agreed",
        "kept",
        "broken",
        "value",
        "tokens",
        "cost",
    )
    table = spoken_table(reader, *names, numbers=True)
    for row in sorted(rows, key=lambda row: -row["mu"]):
        table.add_row(
            reader.bot(row["guest"]),
            reader.number(row["games"]),
            reader.percent(row["rate"]),
            f"{reader.percent(row['low'])} – {reader.percent(row['high'])}",
            reader.percent(row["survived"]),
            f"{reader.number(row['mu'], 1)} ± {reader.number(1.96 * row['sigma'], 1)}",
            reader.number(row["agreed"], 1),
            reader.number(row["kept"], 1),
            reader.number(row["broken"], 1),
            reader.number(row["value"], 1),
            reader.number(row["tokens"]),
            reader.number(row["cost"], 4),
        )
    show(table)
