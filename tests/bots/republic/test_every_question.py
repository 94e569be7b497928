"""A tribune has a reason for every answer: no class of question of the Republic is left without a heuristic."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from comitium.bots.republic.chapters import HEURISTIC_MODULES
from comitium.bots.republic.heuristics import HEURISTICS
from comitium.core.frames import Frame, Question
from comitium.core.poll import Poll
from comitium.games.republic.rules import chapters

PACKAGE = "comitium.games.republic."
NEVER_PUT = {"RefuseRhodes", "RemovePontifex"}  # drafts in which there is nothing to name


def below(base: type[Any]) -> Iterator[type[Any]]:
    for kind in base.__subclasses__():
        yield kind
        yield from below(kind)


def questions() -> list[type[Frame[Any]]]:
    """Every class of question that has no more special one."""
    assert chapters
    found = {kind for base in (Question, Poll) for kind in below(base) if kind.__module__.startswith(PACKAGE)}
    return sorted((kind for kind in found if not kind.__subclasses__()), key=lambda kind: kind.__name__)


@pytest.mark.parametrize("question", questions(), ids=lambda kind: str(kind.__name__))
def test_it_has_a_heuristic(question: type[Frame[Any]]) -> None:
    assert HEURISTIC_MODULES
    assert question in HEURISTICS or question.__name__ in NEVER_PUT
