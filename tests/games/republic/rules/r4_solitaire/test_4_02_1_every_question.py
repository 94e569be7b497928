"""4.02.1: a neutral is never asked. Every question of the phases that have their procedures is answered by one, or is never
put to a neutral."""

from __future__ import annotations

import importlib
import inspect
import pkgutil

import pytest

from comitium.core.frames import Frame, Question, Script
from comitium.core.poll import Poll
from comitium.games.republic import rules
from comitium.games.republic.rules import chapters
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import PROCEDURES, Procedure

CHAPTERS = ("r1_05_mortality", "r1_06_revenue", "r1_07_forum", "r1_08_population")
ANSWERED = {
    "LastSenatorLost": "N32",
    "Redistribution": "N6",
    "SellGrain": "N6",
    "TakeSpoils": "N5",
    "PayRebels": "N16",
    "KeepBodyguard": "N7",
    "HireBodyguard": "N7",
    "Contributions": "N8",
    "KeepReleased": "N16",
    "DismissUnits": "N16",
    "Persuade": "N10",
    "Raise": "N10",
    "CounterBribe": "N11",
    "Knights": "N12",
    "Games": "N13",
    "ChangeLeader": "N14",
    "Auction": "N15",
    "Storm": "N16",
    "NameGuilty": "N16",
    "EnemyLeader": "N16",
}


def questions(chapter: str) -> list[type[Frame]]:
    """Every class of a chapter that asks somebody something."""
    found: list[type[Frame]] = []
    package = importlib.import_module(f"{rules.__name__}.{chapter}")
    for module in pkgutil.iter_modules(package.__path__):
        loaded = importlib.import_module(f"{package.__name__}.{module.name}")
        for _, one in inspect.getmembers(loaded, inspect.isclass):
            asks = issubclass(one, Question | Poll) or (issubclass(one, Frame) and not issubclass(one, Script))
            if asks and one.__module__ == loaded.__name__ and one not in found:
                found.append(one)
    return found


def procedure(question: type[Frame]) -> Procedure | None:
    for base in question.__mro__:
        if base in PROCEDURES:
            return PROCEDURES[base]
    return None


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_4_02_1_every_question_of_a_chapter_has_its_procedure(chapter: str) -> None:
    assert chapters.CHAPTERS
    for question in questions(chapter):
        found = procedure(question)
        assert found is not None, question.__name__
        assert found.code == ANSWERED[question.__name__]


def test_4_02_1_the_list_is_of_questions_that_there_are() -> None:
    there = {question.__name__ for chapter in CHAPTERS for question in questions(chapter)}
    assert there == set(ANSWERED)


def test_4_02_1_each_procedure_has_a_code_and_a_rule() -> None:
    for one in PROCEDURES.values():
        assert one.code[:1] == "N"
        assert 1 <= int(one.code[1:]) <= 33
        assert one.rule.count(".") == 2
