"""`comitium games`, `simulate` and `bench`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter
from msgspec import to_builtins

from comitium.cli.series_pace import progress_of
from comitium.cli.speech import Reader, at_least, print_json, settings, show
from comitium.core.errors import Unknown
from comitium.core.messages import Phrase
from comitium.core.options import fewest
from comitium.core.registry import GameType, game_type, game_types

if TYPE_CHECKING:
    from comitium.arena.bench import Row
    from comitium.arena.series import Progress

GameName = Annotated[str, Parameter(help="cli-tool-arg-game")]
Options = Annotated[list[str] | None, Parameter(name="--option", negative="", help="cli-tool-arg-option")]
Players = Annotated[int | None, Parameter(help="cli-tool-arg-players")]
Seed = Annotated[int, Parameter(help="cli-tool-arg-seed")]
ANYONE = Reader()
SHOWN = 10  # games that broke off, on a page for people


# -- games


def games(*, reader: Reader = ANYONE) -> int:
    """What there is to play."""
    from comitium.bots import names

    if reader.json:
        print_json([{**_meta(known), "bots": names(known.meta.id)} for known in game_types()])
        return 0
    for known in game_types():
        _show_game(known, names(known.meta.id), reader)
    return 0


def _meta(known: GameType) -> dict[str, Any]:
    meta = known.meta
    options = {
        name: {"default": option.default, "choices": list(option.choices), "rule": option.rule, "aliases": option.aliases}
        for name, option in meta.options.items()
    }
    return {
        "id": meta.id,
        "title": meta.title,
        "players": list(meta.players),
        "few": meta.few,
        "options": options,
        "seats": list(meta.seats),
        "rule_sets": meta.rule_sets,
        "rules_version": meta.rules_version,
    }


def _show_game(known: GameType, bots: list[str], reader: Reader) -> None:
    from rich.text import Text

    from comitium.bots import listed
    from comitium.cli.at_table.answers import in_speech

    meta = known.meta
    low, high = fewest(meta), meta.players[1]
    players = reader.say("cli-tool-players-fixed", count=low) if low == high else ""
    players = players or reader.say("cli-tool-players", low=low, high=high)
    table = spoken_table(reader, "option", "default", "choices", "rule")
    for name, option in meta.options.items():
        choices = in_speech(", ".join(reader.setting(choice) for choice in option.choices), meta.id, reader.language)
        table.add_row(name, reader.setting(option.default), choices, option.rule)
    opponents = reader.say("cli-tool-bots-here", bots=tuple(listed(bot) for bot in bots))
    show(Text(f"{meta.title} ({meta.id})", style="bold"), f"{players}. {opponents}")
    show(table)
    for name, overrides in meta.rule_sets.items():
        words = ", ".join(f"{option}={reader.setting(value)}" for option, value in overrides.items())
        show(f"rule_set={name}: {words or reader.say('cli-tool-everything-else')}")


# -- simulate


def simulate(
    game: GameName,
    *,
    players: Players = None,
    option: Options = None,
    bots: Annotated[str, Parameter(help="cli-tool-arg-bots")] = "random",
    games: Annotated[int, Parameter(help="cli-tool-arg-games")] = 100,
    seed: Seed = 0,
    jobs: Annotated[int, Parameter(help="cli-tool-arg-jobs")] = 1,
    rotate: Annotated[bool | None, Parameter(help="cli-tool-arg-rotate")] = None,
    duplicate: Annotated[bool, Parameter(help="cli-tool-arg-duplicate", negative="")] = False,
    crashes: Annotated[Path | None, Parameter(help="cli-tool-arg-crashes")] = None,
    out: Annotated[Path | None, Parameter(help="cli-series-arg-out")] = None,
    cluster: Annotated[str, Parameter(help="cli-series-arg-cluster")] = "",
    reader: Reader = ANYONE,
) -> int:
    """Many games between bots. The exit code is 1 if some of them broke off."""
    from comitium.arena.simulate import simulate as play_series

    game_type(game)
    at_least(1, games=games)
    at_least(0, jobs=jobs, seed=seed)
    with _progress(reader) as progress:
        given = settings(option, game, reader.language)
        told = progress if progress is not None or not (out or cluster) else _paced(reader)
        names = split_bots(bots)
        result = play_series(game, games, names, seed, jobs, given, players, rotate, told, duplicate, out, cluster)
    if crashes is not None:
        _keep(result, crashes)
    if reader.json:
        print_json(result)
    else:
        _show_series(result, reader)
    return 1 if result["errors"] else 0


def _paced(reader: Reader) -> Progress:
    """How a long run goes where nobody looks at a bar."""

    return progress_of(reader)


def split_bots(text: str) -> list[str]:
    """The names of a list of bots; a comma between the parameters of one bot does not end its name.

    >>> split_bots("consul:sims=400,width=3,random")
    ['consul:sims=400,width=3', 'random']
    >>> split_bots("llm:url=http://127.0.0.1:8000/v1,model=qwen3:8b,consul:sims=4")
    ['llm:url=http://127.0.0.1:8000/v1,model=qwen3:8b', 'consul:sims=4']
    """
    found: list[str] = []
    for word in text.split(","):
        if found and ":" in found[-1] and "=" in word and ":" not in word.partition("=")[0]:
            found[-1] += "," + word
        else:
            found.append(word.strip())
    return found


@contextmanager
def _progress(reader: Reader) -> Iterator[Progress | None]:
    """A bar on the standard error, if somebody is looking. It starts late: processes must not be forked beside its thread."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    rate = TextColumn("{task.fields[rate]}")
    bar = Progress(*columns, rate, console=Console(stderr=True), transient=True)
    task = bar.add_task(reader.say("cli-tool-playing"), rate="")

    def update(done: int, total: int) -> None:
        bar.start()
        speed = bar.tasks[0].speed
        bar.update(task, completed=done, total=total, rate=reader.say("cli-series-rate", rate=reader.number(speed or 0.0, 1)))

    try:
        yield update
    finally:
        bar.stop()


def _keep(result: dict[str, Any], folder: Path) -> None:
    """Write the journals of the games that broke off, which end before the choice that broke them, and their reports."""
    from comitium.arena.crashes import journal_of, report_of

    for error in result["errors"]:
        path = folder / f"{result['game']}-{error['seed']}.jsonl"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(journal_of(result, error), encoding="utf-8")
            path.with_suffix(".txt").write_text(report_of(result, error), encoding="utf-8")
        except OSError:
            raise Unknown(Phrase("cli-tool-no-write", {"file": str(path)})) from None
        error["choices"] = error["journal"]
        error["journal"] = str(path)


def _show_series(result: dict[str, Any], reader: Reader) -> None:
    outcomes = result["outcomes"]
    game = result["game"]
    counts = {"games": result["games"], "decisions": result["decisions"], "seed": str(result["seed"])}
    show(
        reader.say("cli-tool-played", title=game_type(game).meta.title, seconds=reader.number(result["seconds"], 1), **counts)
    )
    table = spoken_table(reader, "player", "games", "wins", "draws", "rate", "interval", "score", numbers=True)
    rows = outcomes["levels"] if len(outcomes["levels"]) > 1 else outcomes["bots"]
    for name, bot in rows.items():
        interval = f"{reader.percent(bot['low'])} – {reader.percent(bot['high'])}"
        figures = [reader.number(bot[key]) for key in ("games", "wins", "draws")]
        table.add_row(reader.bot(name), *figures, reader.percent(bot["rate"]), interval, reader.number(bot["score"], 2))
    show(table)
    winners = {reader.seat(game, seat): count for seat, count in outcomes["winners"].items() if seat != "draw"}
    winners[reader.say("cli-tool-draws")] = outcomes["winners"]["draw"]
    show(reader.say("cli-tool-winners", winners=_counted(winners, reader)))
    show(reader.say("cli-tool-reasons"))
    for reason, count in outcomes["reasons"].items():
        show(f"{reader.number(count):>9}  {reader.word(f'{game}-ending-{reason}', reason)}")
    if outcomes["winners"]["draw"]:
        show(reader.say("cli-tool-draw-half", seats=result["players"]))
    if result["errors"]:
        show(reader.say("cli-tool-failures", count=len(result["errors"])))
    for error in result["errors"][:SHOWN]:
        show("  " + _failure(error, reader))


def _failure(error: dict[str, Any], reader: Reader) -> str:
    """A game that broke off in one line; whose fault it was, if it was a bot's."""
    facts = {"game": error["game"], "seed": str(error["seed"]), "error": error["error"]}
    if error["bot"] is None:
        return reader.say("cli-tool-failure", **facts)
    return reader.say("cli-tool-failure-bot", bot=error["bot"], seat=error["seat"] + 1, decision=error["decision"], **facts)


def _counted(counts: dict[str, int], reader: Reader) -> str:
    return ", ".join(reader.say("cli-tool-counted", what=what, count=count) for what, count in counts.items())


# -- bench


def bench(
    game: Annotated[str | None, Parameter(help="cli-tool-arg-bench-game")] = None,
    *,
    seconds: Annotated[float, Parameter(help="cli-tool-arg-seconds")] = 2.0,
    reader: Reader = ANYONE,
) -> int:
    """Decisions a second and the cost of a copy, of each game and build."""
    from comitium.arena.bench import bench as measure

    at_least(0, seconds=seconds)
    rows = measure([game] if game is not None else [known.meta.id for known in game_types()], min(seconds, 3600.0))
    if reader.json:
        print_json(to_builtins(rows))
    else:
        _show_bench(rows, reader)
    return 0


def _show_bench(rows: list[Row], reader: Reader) -> None:
    table = spoken_table(reader, "game", "build", "speed", "clone", "ratio", numbers=True)
    slow = {row.game: row.decisions_per_second for row in rows if row.build == "interpreted"}
    for row in rows:
        ratio = row.decisions_per_second / slow[row.game] if slow.get(row.game) else 0.0
        build = reader.say(f"cli-tool-build-{row.build}")
        speed, clone = reader.number(row.decisions_per_second), reader.number(row.clone_us, 2)
        table.add_row(game_type(row.game).meta.title, build, speed, clone, "× " + reader.number(ratio, 1))
    show(table)
    if all(row.build == "interpreted" for row in rows):
        show(reader.say("cli-tool-not-compiled"))


def spoken_table(reader: Reader, *columns: str, numbers: bool = False) -> Any:
    """A table with spoken headings; in a table of numbers all columns but the first are set to the right."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for number, column in enumerate(columns):
        justify: Literal["left", "right"] = "right" if numbers and number else "left"
        table.add_column(reader.say(f"cli-tool-column-{column}"), justify=justify, no_wrap=numbers or number == 0)
    return table
