"""A real PostgreSQL for these tests.

They run with `make test-postgres`, which sets COMITIUM_POSTGRES; `make test` needs no database server and leaves them out.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from .server import serving

if not os.environ.get("COMITIUM_POSTGRES"):
    collect_ignore_glob = ["test_*.py"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of an empty database on a server of our own."""
    with serving() as url:
        yield url
