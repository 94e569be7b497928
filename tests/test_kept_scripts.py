"""The scripts that figures come from can still be started: every name that they import is there."""

from __future__ import annotations

import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
TESTS = str(ROOT / "tests")
SCRIPTS = sorted([*ROOT.glob("tools/*.py"), *ROOT.glob("bench/*.py"), *ROOT.glob("bench/peers/*.py")])
ELSEWHERE = {"griffe", "libcst", "mutmut"}  # what only the target installs that runs the script


@pytest.fixture
def without_tests(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No module of the tests is found or known, as in a shell."""
    monkeypatch.setattr(sys, "path", [path for path in sys.path if not path.startswith(TESTS)])
    kept = forget_tests()
    yield
    forget_tests()
    sys.modules.update(kept)


def forget_tests() -> dict[str, ModuleType]:
    known = {name: module for name, module in sys.modules.items() if str(getattr(module, "__file__", "")).startswith(TESTS)}
    for name in known:
        del sys.modules[name]
    return known


@pytest.mark.parametrize("script", SCRIPTS, ids=[str(path.relative_to(ROOT)) for path in SCRIPTS])
@pytest.mark.usefixtures("without_tests")
def test_a_kept_script_finds_all_that_it_imports(script: Path) -> None:
    sys.path.insert(0, str(script.parent))
    missing = ""
    try:
        runpy.run_path(str(script), run_name="kept_script")
    except ModuleNotFoundError as error:
        missing = str(error.name).partition(".")[0]
    assert missing in {"", *ELSEWHERE}
