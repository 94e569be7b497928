"""Which build runs: the plain Python files, or the same files compiled by mypyc (`make compiled`).

Compiled modules lie beside their sources and Python prefers them. With COMITIUM_BUILD=interpreted in the environment the
sources are used all the same. This module comes first, before any other of ours is imported.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class _SourcesOnly(MetaPathFinder):
    """Finds our modules as source files, whatever is compiled beside them."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("comitium."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


if os.environ.get("COMITIUM_BUILD") == "interpreted":
    sys.meta_path.insert(0, _SourcesOnly())


def build() -> str:
    """ "compiled" or "interpreted"."""
    from comitium.core import frames

    return "interpreted" if str(frames.__file__).endswith(".py") else "compiled"
