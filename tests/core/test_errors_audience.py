"""Refusals that travel, and who hears what."""

from __future__ import annotations

import pickle

import pytest

from comitium.core.audience import EVERYBODY, NOBODY, all_but, hears, only
from comitium.core.errors import BadJournal, BadOption, BadPosition, ComitiumError, Illegal, Unknown
from comitium.core.messages import Phrase


@pytest.mark.parametrize("kind", [BadOption, BadJournal, BadPosition, Unknown, ComitiumError])
def test_errors_survive_pickling(kind: type[ComitiumError]) -> None:
    error = kind(Phrase("why", {"line": 3}))
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind
    assert again.why == error.why
    assert "3" in str(again) or "why" in str(again)


def test_an_illegal_choice_names_its_rule() -> None:
    again = pickle.loads(pickle.dumps(Illegal("1.09.152", Phrase("refuse-veto"))))
    assert again.rule == "1.09.152"
    assert str(again).endswith("[1.09.152]")
    assert not str(Illegal("", Phrase("refuse-veto"))).endswith("]")


def test_audiences() -> None:
    table = [0, 1, 2, None]
    assert [hears(EVERYBODY, seat) for seat in table] == [True, True, True, True]
    assert [hears(NOBODY, seat) for seat in table] == [False, False, False, False]
    assert [hears(only(1), seat) for seat in table] == [False, True, False, False]
    assert [hears(only(0) | only(2), seat) for seat in table] == [True, False, True, False]
    assert [hears(all_but(1), seat) for seat in table] == [True, False, True, True]
