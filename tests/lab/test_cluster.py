"""Series that are kept, shared and taken up again: the same rows whoever plays them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from comitium.arena import cluster as clusters
from comitium.arena.cluster import NoCluster, WorkLost, spread
from comitium.arena.progress import Clock, Pace
from comitium.arena.rows import SCHEMA, Folder, Row, arrow_schema, load_arrow, play_rows
from comitium.arena.series import plan
from comitium.arena.simulate import simulate
from comitium.cli import run
from comitium.core.errors import BadOption, Unknown

BOTS = ["random", "tribune"]


def timeless(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key != "seconds"}


def facts(path: Path) -> list[Row]:
    """All rows of a folder, without the time they took."""
    series = plan("caesar", BOTS, 5)
    rows = list(Folder(path, series).rows())
    for row in rows:
        row.cpu = 0.0
    return rows


def test_rows_are_the_same_for_any_number_of_workers(tmp_path: Path) -> None:
    plain = timeless(simulate("caesar", 9, BOTS, seed=5))
    for jobs in (1, 3):
        assert timeless(simulate("caesar", 9, BOTS, seed=5, jobs=jobs, out=tmp_path / str(jobs))) == plain
    assert facts(tmp_path / "1") == facts(tmp_path / "3")
    assert [row.number for row in facts(tmp_path / "3")] == list(range(9))


def test_the_schema_is_stated(tmp_path: Path) -> None:
    simulate("caesar", 3, BOTS, seed=5, out=tmp_path / "x")
    first = min((tmp_path / "x").glob("*.parquet"))
    found = pyarrow.parquet.read_schema(first)
    assert {name: str(found.field(name).type).replace("element: ", "").replace("item: ", "") for name in found.names} == SCHEMA
    assert found.field("seed").type == arrow_schema(load_arrow()).field("seed").type


def test_a_run_that_broke_off_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "x"
    whole = timeless(simulate("caesar", 12, BOTS, seed=5, out=out))
    files = sorted(out.glob("*.parquet"))
    lost = files[1::2]
    for path in lost:
        path.unlink()
    (out / f"{lost[0].name}.part").write_bytes(b"half a file")
    times = {path: path.stat().st_mtime_ns for path in out.glob("*.parquet")}
    heard: list[int] = []
    again = simulate("caesar", 12, BOTS, seed=5, out=out, progress=lambda done, _total: heard.append(done))
    assert timeless(again) == whole
    assert {path: path.stat().st_mtime_ns for path in times} == times, "what was there was not played again"
    assert heard[0] == 12 - len(lost) or heard[0] > 0
    more = simulate("caesar", 14, BOTS, seed=5, out=out)
    assert more["games"] == 14
    assert timeless(more) == timeless(simulate("caesar", 14, BOTS, seed=5))


def test_a_folder_of_another_series_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "x"
    simulate("caesar", 2, BOTS, seed=5, out=out)
    before = sorted(out.iterdir())
    with pytest.raises(BadOption):
        simulate("caesar", 2, BOTS, seed=6, out=out)
    (tmp_path / "y").mkdir()
    (tmp_path / "y" / "letter.txt").write_text("mine")
    with pytest.raises(BadOption):
        simulate("caesar", 2, BOTS, seed=6, out=tmp_path / "y")
    assert sorted(out.iterdir()) == before


def test_a_file_that_is_none_is_named(tmp_path: Path) -> None:
    out = tmp_path / "x"
    simulate("caesar", 2, BOTS, seed=5, out=out)
    damaged = min(out.glob("*.parquet"))
    damaged.write_bytes(b"nonsense")
    with pytest.raises(Unknown, match=damaged.name):
        simulate("caesar", 2, BOTS, seed=5, out=out)


def test_games_that_break_off_are_rows_with_their_error(tmp_path: Path) -> None:
    bots = ["tests.lab.stumbling_bot:Stumbling", "random"]
    kept = simulate("caesar", 4, bots, seed=5, out=tmp_path / "x")
    plain = simulate("caesar", 4, bots, seed=5)
    assert timeless(kept) == timeless(plain)
    assert len(kept["errors"]) == 4
    assert "stumbled" in kept["errors"][0]["error"]


def _die_once(folder: str, number: int) -> int:
    """A piece of work that kills its process the first time."""
    path = Path(folder) / str(number)
    if number == 2 and not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def _die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_the_work_of_a_killed_process_is_done_again(tmp_path: Path) -> None:
    calls = iter([(str(tmp_path), number) for number in range(6)])
    assert sorted(spread(_die_once, calls, jobs=2)) == list(range(6))


def test_work_that_kills_whoever_does_it_is_an_error() -> None:
    with pytest.raises(WorkLost):
        list(spread(_die, iter([(1,)]), jobs=2))


@pytest.mark.parametrize("address", ["127.0.0.1:9", "nowhere", "127.0.0.1:x", "127.0.0.1:99999"])
def test_a_cluster_that_is_not_there_is_bad_input(address: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(NoCluster):
        clusters.connect(address)
    assert run(["simulate", "caesar", "--cluster", address, "--out", str(tmp_path / "x")]) == 2
    told = capsys.readouterr()
    assert address in told.err
    assert told.out == ""


def test_a_clock_tells_rate_and_time_left() -> None:
    now = [0.0]
    told: list[Pace] = []
    clock = Clock(told.append, every=10.0, now=lambda: now[0])
    clock(51, 100)  # fifty were there before
    now[0] = 10.0
    clock(60, 100)
    now[0] = 12.0
    clock(70, 100)
    now[0] = 25.0
    clock(100, 100)
    assert told == [Pace(60, 100, 1.0, 40.0), Pace(100, 100, 2.0, 0.0)]


def test_the_pace_is_told_while_nobody_looks_at_a_bar(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "comitium", "simulate", "caesar", "--games", "3", "--out", str(tmp_path / "x"), "--lang", "en"],
        capture_output=True,
        text=True,
        env={**os.environ, "COMITIUM_BUILD": "interpreted"},
        timeout=240,
    )
    assert done.returncode == 0
    assert "3 of 3 games" in done.stderr


# -- Ray: two raylets on this machine, one of which is killed

STARTS = 5  # of a cluster: Ray gives a node thirty seconds, which a busy machine does not


def two_raylets() -> tuple[Any, Any]:
    """A cluster of two nodes on this machine, and the second of them."""
    from ray.cluster_utils import Cluster

    for attempt in range(1, STARTS + 1):
        machines = None
        try:
            machines = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
            return machines, machines.add_node(num_cpus=1)
        except Exception:
            if machines is not None:
                machines.shutdown()
            if attempt == STARTS:
                raise
    raise AssertionError("unreachable")


def test_two_raylets_one_of_which_is_killed(tmp_path: Path) -> None:
    """The rows are those of a run in one process, though a machine died under way and its work was done again."""
    machines, other = two_raylets()
    killed = []
    games = 30
    try:

        def kill(done: int, _total: int) -> None:
            if done >= 6 and not killed:
                killed.append(done)
                machines.remove_node(other, allow_graceful=False)

        shared = simulate("caesar", games, BOTS, seed=5, out=tmp_path / "ray", cluster=machines.address, progress=kill)
    finally:
        machines.shutdown()
    assert killed
    assert killed[0] < games
    assert timeless(shared) == timeless(simulate("caesar", games, BOTS, seed=5))
    assert len(facts(tmp_path / "ray")) == games


def test_pieces_grow_and_cover_everything() -> None:
    from comitium.arena.series_run import Pieces

    series = plan("caesar", BOTS, 5)
    pieces = Pieces(series, [(0, 3), (5, 40)])
    seen: list[int] = []
    for _series, first, last in pieces:
        seen += range(first, last)
        pieces.learn([Row(0, 0, [], [], [], "", "", 0, 0.01)] * (last - first))
    assert seen == [*range(3), *range(5, 40)]
    assert pieces.size > 1
    assert play_rows(series, 3, 3) == []
