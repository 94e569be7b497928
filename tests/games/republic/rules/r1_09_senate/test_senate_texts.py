"""Everything that is said in the Senate, of trials, attempts and people can be said in both languages."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import comitium.games.republic as package
from comitium.core.errors import Reason
from comitium.core.messages import Phrase
from comitium.draw.terminal.republic import votes as republic_votes
from comitium.games.republic import names
from comitium.games.republic.choices import SPAN, WORDS
from comitium.games.republic.events import attempts, people, senate, trials
from comitium.games.republic.rules.r1_09_senate import r1_09_senate as phase
from comitium.games.republic.rules.r1_09_senate.choices import SENATE_WORDS
from comitium.games.republic.rules.r1_09_senate.kinds import MAJOR, MINOR, SPECIAL
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import MEASURES
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.trials_choices import TRIALS_WORDS
from comitium.text import say
from games.republic.fixtures.sentences import messages

CHAPTERS = ("senate", "people", "trials", "attempts")
LANGUAGES = ("en", "fr")
RESULTS = ("passed", "rejected", "vetoed", "withdrawn", "dropped", "cancelled", "void", "elected", "convicted", "acquitted")
THIN = "\u202f"


def used(chapter: str) -> set[str]:
    """The ids that the rules mention."""
    room = Path(str(package.__file__)).parent
    pattern = re.compile(rf'"(republic-{chapter}-(?:ask|refuse|proposal|charge|kind|agree|draft|guards|cards)[a-z0-9-]*)"')
    return {id for path in room.rglob("*.py") for id in pattern.findall(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_both_languages_have_the_same_messages_and_those_that_are_used(chapter: str) -> None:
    english, french = messages(chapter, "en"), messages(chapter, "fr")
    assert english == french
    assert used(chapter) <= english


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_nothing_is_written_that_nobody_says(chapter: str) -> None:
    spoken = used(chapter) | {kind.message() for kind in events()}
    spoken |= {f"republic-senate-choice-{word}" for word, _, _ in SENATE_WORDS.values()}
    spoken |= {f"republic-trials-choice-{word}" for word, _, _ in TRIALS_WORDS.values()}
    spoken |= {f"republic-senate-kind-{name.replace('_', '-')}" for name in names.PROPOSALS}
    spoken |= {f"republic-trials-charge-{name}" for name in names.CHARGE_MARKERS}
    spoken |= {"republic-people-chit", "republic-senate-proposal"}
    drawn = Path(str(republic_votes.__file__)).read_text(encoding="utf-8")  # votes of a faction, told together
    spoken |= set(re.findall(r"republic-senate-vote[dr]\b(?!-)", drawn))
    spoken |= (
        {f"republic-senate-voted-{way}" for way in ("ayes", "noes", "neither")} if "senate-voted-{word}" in drawn else set()
    )
    assert messages(chapter, "en") <= spoken


def events() -> list[Any]:
    found = []
    for module, base in (
        (senate, senate.SenateSaid),
        (people, people.PeopleSaid),
        (trials, trials.TrialsSaid),
        (attempts, attempts.AttemptsSaid),
    ):
        found += [
            kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, base) and kind is not base
        ]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_spoken(language: str) -> None:
    for kind in events():
        for number in (0, 1, 2, 5):
            values: dict[str, Any] = dict.fromkeys(kind.__struct_fields__, number)
            values["rule"] = "1.09"
            if "what" in values:
                values["what"] = names.phase(5)
            results = RESULTS if "result" in values and kind is senate.VoteClosed else ("killed", "freed", "votes")
            for result in results:
                if "result" in values:
                    values["result"] = result
                sentence = say(kind(**values).phrase(), language)
                assert sentence.strip()
                assert " ." not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_spoken_and_read_back(language: str) -> None:
    for words in (SENATE_WORDS, TRIALS_WORDS):
        for verb, (_, kind, _) in words.items():
            for number in range(3 if kind else 1):
                option = WORDS.describe(verb + number)
                assert say(option.text, language)
                assert WORDS.parse(option.notation) == verb + number
    assert SPAN > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_trial_is_spoken(language: str) -> None:
    for number in range(len(names.THINGS["charge"])):
        assert say(names.charge(number), language)
    assert phase.KINDS
    for proposal in ([MINOR, 1, 2, 16], [MAJOR, 1, 2], [SPECIAL, 1, -3]):
        assert say(MEASURES[proposal[0]].phrase(proposal), language)
    for number, _ in enumerate(names.PROPOSALS):
        assert say(names.proposal(number), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_spoken(language: str) -> None:
    from comitium.games.republic.rules.r1_07_forum import r1_07_36_laws
    from comitium.games.republic.rules.r1_09_senate import (
        r1_09_2_consuls,
        r1_09_2_elections,
        r1_09_3_dictator,
        r1_09_7_assassins,
        r1_09_8_various,
        r1_09_82_for_life,
        r1_09_senate,
    )
    from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure import (
        r1_09_13_proposals,
        r1_09_14_votes,
        r1_09_15_answers,
        r1_09_15_interruptions,
        r1_09_15_tribunes,
        r1_09_151_tribunes_proposals,
    )
    from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials import (
        r1_09_4_censor,
        r1_09_41_charges,
        r1_09_41_prosecutions,
        r1_09_42_judgment,
    )

    args = {"senator": names.senator(40), "seat": names.seat(2)}
    for module in (
        r1_07_36_laws,
        r1_09_2_consuls,
        r1_09_2_elections,
        r1_09_3_dictator,
        r1_09_4_censor,
        r1_09_7_assassins,
        r1_09_8_various,
        r1_09_13_proposals,
        r1_09_14_votes,
        r1_09_15_answers,
        r1_09_15_interruptions,
        r1_09_15_tribunes,
        r1_09_151_tribunes_proposals,
        r1_09_41_charges,
        r1_09_41_prosecutions,
        r1_09_42_judgment,
        r1_09_82_for_life,
        r1_09_senate,
    ):
        for reason in vars(module).values():
            if isinstance(reason, Reason):
                assert say(reason.refuse({**args}).why, language)


def test_french_puts_a_narrow_space_before_its_punctuation() -> None:
    for chapter in CHAPTERS:
        text = (files("comitium.games.republic") / "text" / "fr" / f"{chapter}.ftl").read_text(encoding="utf-8")
        for line in text.splitlines():
            if not line.startswith("#"):
                assert not re.search(rf"(?<!{THIN})[;!?]|(?<!{THIN}):", line), line
    assert say(Phrase("republic-people-chit", {"number": 31}), "fr")
