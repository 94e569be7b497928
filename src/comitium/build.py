"""Which build runs: the plain Python files, or the same files compiled by mypyc (`make compiled`).

Compiled modules lie beside their sources and Python prefers them. They are ignored when a source is newer than its compiled
module, and when COMITIUM_BUILD=interpreted is in the environment. This module is imported before any other of ours; kernels
that live with the tests are imported after it, and never mixed with the other build.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

HOUSE = Path(__file__).resolve().parent
TESTS = HOUSE.parent.parent / "tests"


class _SourcesOnly(MetaPathFinder):
    """Finds our modules as source files, whatever is compiled beside them."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.startswith("comitium."):
            folders = list(path or ())
        elif path is None:
            folders = [folder for folder in sys.path if TESTS in Path(folder).resolve().parents]
        else:
            return None
        for folder in folders:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def is_stale() -> bool:
    """Whether some source has changed since it was compiled."""
    for folder in (HOUSE, TESTS):
        for module in folder.rglob("*.so"):
            source = module.with_name(module.name.partition(".")[0] + ".py")
            if source.exists() and source.stat().st_mtime > module.stat().st_mtime:
                return True
    return False


if os.environ.get("COMITIUM_BUILD") == "interpreted" or is_stale():
    sys.meta_path.insert(0, _SourcesOnly())


def build() -> str:
    """ "compiled" or "interpreted"."""
    from comitium.core import frames

    return "interpreted" if str(frames.__file__).endswith(".py") else "compiled"
