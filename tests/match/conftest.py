"""The tests of the core play their own two games, and hear errors in their bare form."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import senate_laws
import toy

from comitium.core import errors, registry


@pytest.fixture(scope="module", autouse=True)
def _only_the_games_of_these_tests() -> Iterator[None]:
    """The house's games and its translations are put aside, and come back untouched for the tests of other rooms."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "_kinds", {})
        patch.setattr(errors, "_speaker", None)
        registry.register(toy.MICATIO)
        registry.register(senate_laws.SenateKind())
        yield
