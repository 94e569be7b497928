"""The tests of the core play their own two games, and hear errors in their bare form; other tests play the miniature Senate
beside the games of the house."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from comitium.core import errors, registry  # before the kernels of the tests: it chooses the build
from comitium.text import LANGUAGES, bundle

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


@pytest.fixture(autouse=True)
def senate_beside_the_games_of_the_house() -> Iterator[None]:
    """For the tests that import it. The house has read its sentences before a game joins that has none."""
    for language in LANGUAGES:
        bundle(language)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._kinds, "senate", senate_kind.SenateType())
        yield
