"""What tests of the server share: one server for a worker's tests, and visitors."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from .browsing import browser
from .running import Guest, Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house"), "--limits", "50") as made:
        yield made


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A real browser, for as long as a module's tests: those of other modules run a loop that it does not suffer beside it."""
    with browser() as made:
        yield made


@pytest.fixture
def guest(server: Running) -> Callable[..., Guest]:
    """Somebody new at the door."""
    return lambda **habits: Guest(server.address, **habits)
