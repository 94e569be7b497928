"""One browser for all tests of this folder: none of them runs a loop of its own beside it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from ..browsing import browser


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with browser() as made:
        yield made
