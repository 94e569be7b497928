"""The benchmark measures, and measures the other build in a process of its own."""

from __future__ import annotations

import comitium
from comitium.arena.bench import _Interpreted, bench


def test_every_build_here_has_a_row() -> None:
    rows = bench(["caesar"], seconds=0.05, rounds=2)
    builds = {"interpreted", comitium.build()}
    assert {row.build for row in rows} == builds
    for row in rows:
        assert row.game == "caesar"
        assert 0 < row.slowest <= row.decisions_per_second <= row.fastest
        assert row.clone_us > 0


def test_the_interpreted_build_answers_from_its_process() -> None:
    with _Interpreted("") as other:
        assert other.measure("caesar", 0.02, 1).decisions_per_second > 0
