"""What is typed while the news is read: words wait for the question, numbers would answer it unseen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from comitium.cli.at_table import news


@pytest.mark.parametrize(
    ("typed", "waits", "said"),
    [("1", [], ["cli-play-unseen"]), ("3 1 2", [], ["cli-play-unseen"]), ("? signs", ["? signs"], []), ("", [""], [])],
)
def test_a_number_typed_before_the_question_is_shown_does_not_answer_it(typed: str, waits: list[str], said: list[str]) -> None:
    kept: list[str] = []
    noted: list[str] = []
    sitting = SimpleNamespace(
        screen=SimpleNamespace(words=lambda id, **_: id, plain=False),
        note=lambda text, _style: noted.append(text),
        unread=kept.append,
    )
    news._keep(cast(Any, sitting), typed)
    assert (kept, noted) == (waits, said)
