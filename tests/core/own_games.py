"""The tests of the core play their own two games, and hear errors in their bare form."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from comitium.core import errors, registry  # before the kernels of the tests: it chooses the build

import senate_kind  # isort: skip
import toy  # isort: skip


@pytest.fixture(scope="module", autouse=True)
def only_the_games_of_these_tests() -> Iterator[None]:
    """The house's games and its translations are put aside, and come back untouched for the tests of other rooms."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "_kinds", {})
        patch.setattr(errors, "_speaker", None)
        registry.register(toy.MICATIO)
        registry.register(senate_kind.SenateType())
        yield
