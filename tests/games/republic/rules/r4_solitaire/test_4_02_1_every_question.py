"""4.02.1: a neutral is never asked. Every question of the phases that have their procedures is answered by one, or is never
put to a neutral."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from typing import Any

import pytest

from comitium.core.errors import BadDirective
from comitium.core.frames import Frame, Question, Script
from comitium.core.poll import Poll
from comitium.core.state_object import blank
from comitium.games.republic import rules
from comitium.games.republic.rules import chapters
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import DIRECTIVE, PROCEDURES, Procedure
from games.republic.fixtures.solo.positions import position

CHAPTERS = (
    "r1_05_mortality",
    "r1_06_revenue",
    "r1_07_forum",
    "r1_08_population",
    "r1_09_senate",
    "r1_10_combat",
    "r1_11_revolution",
    "r1_12_victory",
    "r3_setup",
)
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
    "NameMaster": "N20",
    "GoOrLegate": "N21",
    "Riots": "N24",
    "Guard": "N27",
    "Promote": "N32",
    "ChooseAlly": "N16",
    "Queen": "N28",
    "BuyUnits": "N28",
    "Proscribe": "N28",
    "TakeKnights": "N28",
    "Ashore": "N28",
    "WhoFirst": "N28",
    "SecondVeteran": "N28",
    "Ransom": "N33",
    "RansomPurse": "N33",
    "Trade": "N29",
    "PlayCards": "N29",
    "Partisans": "N30",
    "Declare": "N30",
    "NextWar": "N30",
    "Defection": "N31",
    "NameLeader": "N1",
    "OpeningCards": "N2",
    "PostGovernor": "N3",
}
NEVER_PUT = {  # to a neutral, and why
    "ShedCards": "4.07.1: it has no limit",
    "Response": "2.5: N23 answers a Tribune before anybody is asked",
    "PayGraft": "N23 pays at once",
    "KeepFleets": "4.01.1: there are no rebel governors",
    "Window": "D-48: only players act between the steps of the session",
}
VOTES = (  # D-48: votes, elections, trials and proposals are off, for everybody
    "Adopt", "Agree", "Appeal", "Appoint", "AskProsecutor", "Business", "Call", "CastVotes", "CensorStep", "CensorsMenu",
    "ChooseKind", "Consent", "ConsentAnew", "Defeat", "DictatorStep", "DraftBill", "DraftConcessions", "DraftForces",
    "DraftGovernors", "DraftMilitary", "DraftRepeal", "GovernorStep", "NameCharge", "NameProsecutor", "Nominate",
    "NominateCensor", "NominateDictator", "NominateForLife", "RefuseRhodes", "Split", "SplitAlone", "WhichProvince",
)  # fmt: skip
BASES = ("AskRole", "Draft", "FactionQuestion", "HeldCard", "NominateOne", "Playing")  # of which there are only kinds


def questions(chapter: str) -> list[type[Frame]]:
    """Every class of a chapter that asks somebody something."""
    found: list[type[Frame]] = []
    package = importlib.import_module(f"{rules.__name__}.{chapter}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        loaded = importlib.import_module(module.name)
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
        if question.__name__ in (*VOTES, *NEVER_PUT, *BASES):
            assert found is None
            continue
        assert found is not None, question.__name__
        assert found.code == ANSWERED[question.__name__]


def test_4_02_1_the_list_is_of_questions_that_there_are() -> None:
    there = {question.__name__ for chapter in CHAPTERS for question in questions(chapter)}
    assert there == {*ANSWERED, *VOTES, *NEVER_PUT, *BASES}


@pytest.mark.parametrize("name", [*NEVER_PUT, "Business", "CastVotes", "CensorsMenu"])
def test_4_02_1_what_has_no_procedure_is_an_error_and_not_a_silence(name: str) -> None:
    """Should one of them be put to a neutral after all."""
    (question,) = (one for chapter in CHAPTERS for one in questions(chapter) if one.__name__ == name)
    game = position("")
    made: Any = blank(question)
    if isinstance(made, Poll):
        made.asked, made.said = [2], [[]]
    else:
        made.seat = 2
    game.push(made)
    with pytest.raises(BadDirective) as error:
        DIRECTIVE.act(game, 2)
    assert error.value.why.id == "refuse-directive-unknown"


def test_4_02_1_questions_of_chapter_4_are_for_players_or_for_n21() -> None:
    own = {question.__name__ for question in questions("r4_solitaire")}
    assert {"ChooseSpoils", "SpoilsWindow", "JoinCoalition", "Delegated", "PlanForces", "SwapStatesman"} <= own
    assert {one for one in own if (found := by_name(one)) is not None and found.code == "N21"} == {"ChooseSpoils"}
    assert all(by_name(one) is None for one in own - {"ChooseSpoils"})


def by_name(name: str) -> Procedure | None:
    """The procedure of a question of chapter 4."""
    (question,) = (one for one in questions("r4_solitaire") if one.__name__ == name)
    return procedure(question)


def test_4_02_1_each_procedure_has_a_code_and_a_rule() -> None:
    for one in PROCEDURES.values():
        assert one.code[:1] == "N"
        assert 1 <= int(one.code[1:]) <= 33
        assert one.rule.count(".") == 2
