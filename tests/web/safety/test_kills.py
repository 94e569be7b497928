"""Nothing is lost: a few of the runs that `make kill-runs` makes many of."""

from __future__ import annotations

from ..runs.kill_runs import kill_runs


def test_what_the_house_has_acknowledged_survives_kill_9_under_load() -> None:
    acknowledged, lost = kill_runs(2, enough=120)
    assert acknowledged >= 120
    assert lost == 0
