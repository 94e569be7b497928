"""Everything that is said of the Senate's business can be said in both languages, and nothing is written that nobody says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import comitium.games.republic as package
from comitium.core.errors import Reason
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.choices import DONE, PASS, WORDS
from comitium.games.republic.events import business
from comitium.games.republic.rules.r1_09_senate import kinds, r1_09_5_governors, r1_09_9_closing, r1_09_senate
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import MEASURES
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business import (
    r1_09_61_concessions,
    r1_09_62_land_bills,
    r1_09_63_forces,
    r1_09_64_draft,
    r1_09_64_items,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.business_choices import BUSINESS_WORDS
from comitium.text import LANGUAGES, say
from games.republic.fixtures.sentences import messages

MODULES = (
    r1_09_5_governors,
    r1_09_61_concessions,
    r1_09_62_land_bills,
    r1_09_63_forces,
    r1_09_64_draft,
    r1_09_9_closing,
)
COUNTED = {f"republic-business-{part}" for part in ("legions", "fleets", "units", "unraised")}  # parts of sentences
ITEMS = range(r1_09_64_items.STRAYS_RECALLED + 1)


def used() -> set[str]:
    """The ids that the rules mention."""
    room = Path(str(package.__file__)).parent
    pattern = re.compile(r'"(republic-business-[a-z0-9-]+)"')
    found = {id for path in room.rglob("*.py") for id in pattern.findall(path.read_text(encoding="utf-8"))}
    words = ("recall", "thin", "reinforce", "garrison", "ungarrison")
    return found | {f"republic-business-item-{word}" for word in words}


def events() -> list[Any]:
    base = business.BusinessSaid
    return [kind for kind in vars(business).values() if isinstance(kind, type) and issubclass(kind, base) and kind is not base]


def test_both_languages_have_the_same_messages_and_those_that_are_used() -> None:
    assert messages("business", "en") == messages("business", "fr")
    assert used() <= messages("business", "en")


def test_nothing_is_written_that_nobody_says() -> None:
    spoken = used() | {kind.message() for kind in events()}
    spoken |= {f"republic-business-choice-{word}" for word, _, _ in BUSINESS_WORDS.values()}
    assert messages("business", "en") - spoken <= COUNTED


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_spoken(language: str) -> None:
    for kind in events():
        for number in (0, 1, 2, 5):
            values: dict[str, Any] = dict.fromkeys(kind.__struct_fields__, number)
            values["rule"] = "1.09"
            if "bill" in values:
                values["bill"] = min(2, number)
            sentence = say(kind(**values).phrase(), language)
            assert sentence.strip()
            assert " ." not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_spoken_and_read_back(language: str) -> None:
    for verb in BUSINESS_WORDS:
        for number in (0, 1, 2):
            option = WORDS.describe(verb + number)
            assert say(option.text, language)
            assert WORDS.parse(option.notation) == verb + number


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_spoken(language: str) -> None:
    args = {"senator": names.senator(3), "province": names.province(2), "war": names.war(5), "bill": names.bill(1)}
    args["concession"] = names.concession(5)
    reasons = [value for module in MODULES for value in vars(module).values() if isinstance(value, Reason)]
    assert len(reasons) > 30
    for reason in reasons:
        assert reason.rule
        assert say(reason.refuse({**args}).why, language).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_proposal_is_spoken(language: str) -> None:
    assert r1_09_senate.KINDS
    proposals = [
        [kinds.GOVERNORS, 0, 3],
        [kinds.GOVERNORS, 0, 3, 2, 4],
        [kinds.CONCESSIONS, 5, 3],
        [kinds.CONCESSIONS, 4, 1, 5, 3],
        [kinds.LAND_BILL, 2, 3, 4],
        [kinds.REPEAL, 1, 3],
        [kinds.RHODIAN],
    ]
    proposals += [[kinds.FORCES, number, number, number, 0, number] for number in (0, 1, 2)]
    for item in ITEMS:
        for number in (0, 1, 2):
            place = 0 if item == r1_09_64_items.FETCHING else 2
            proposals.append([kinds.MILITARY, item, 3, place, number, 0, number, 4])
    for proposal in proposals:
        sentence = say(MEASURES[proposal[0]].phrase(proposal), language)
        assert sentence.strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_of_a_thing_is_no_plural(language: str) -> None:
    """One legion, one fleet: nothing says "1 legions"."""
    wrong = re.compile(r"\b1 (legions|légions|fleets|flottes)\b")
    for kind in events():
        values: dict[str, Any] = dict.fromkeys(kind.__struct_fields__, 1)
        values["rule"] = "1.09"
        assert not wrong.search(say(kind(**values).phrase(), language)), kind
    for verb in BUSINESS_WORDS:
        assert not wrong.search(say(WORDS.describe(verb + 1).text, language))
    for item in ITEMS:
        proposal = [kinds.MILITARY, item, 3, 0, 1, 0, 1, 4]
        assert not wrong.search(say(MEASURES[kinds.MILITARY].phrase(proposal), language))
    assert not wrong.search(say(MEASURES[kinds.FORCES].phrase([kinds.FORCES, 1, 1, 1, 0, 1]), language))


def test_1_09_6_a_draft_says_which_answer_puts_it_to_the_vote() -> None:
    called = r1_09_63_forces.DraftForces(0, 4, -1, -1, 0, -1)
    assert [say(called.wording(choice) or Phrase("")) for choice in (DONE, PASS)] == [
        "Put it to the vote as it stands",
        "Drop this proposal",
    ]
    governors = r1_09_5_governors.DraftGovernors
    assert governors(0, [], -1).wording(PASS) == called.wording(PASS)
    assert say(governors(0, [1, 2], -1).wording(PASS) or Phrase("")) == "Start again"
    army = r1_09_64_draft.DraftMilitary
    assert army(0, [], []).wording(DONE) == called.wording(DONE)
    assert army(0, [], [1]).wording(DONE) is None  # no more veterans
