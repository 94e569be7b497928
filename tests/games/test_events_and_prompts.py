"""Every event, question, choice and refusal occurs in play, cites a rule of the ledger, and can be said in both languages."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from comitium import Illegal, Match, Phrase, say
from comitium.text import LANGUAGES
from games.every_game import TRIALS, every_game
from games.trial import Deal, Trial

GAMES = 60
ENDS = {"ask": "?", "choice": "", "event": ".", "refusal": "."}


class Readings:
    """All that is asked, offered, told and refused in many games of a kind: every table with every variant."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.phrases: dict[str, dict[str, Phrase]] = {what: {} for what in ENDS}
        self.cited: dict[str, set[str]] = defaultdict(set)  # rules by the event or question that came with them
        self.refused: dict[str, Illegal] = {}
        for number in range(GAMES):
            players, options = trial.tables[number // len(trial.variants) % len(trial.tables)]
            variant = trial.variants[number % len(trial.variants)]
            self.play(trial.match(Deal(number, players, {**options, **variant})), number)
        for match in trial.rare():
            self.hear(match)

    def add(self, what: str, phrase: Phrase, name: str, rule: str) -> None:
        self.phrases[what][repr(phrase)] = phrase
        self.cited[name].add(rule)

    def play(self, match: Match, number: int) -> None:
        for step, _ in enumerate(self.trial.play_match(match, number)):
            for prompt in match.questions():
                self.add("ask", prompt.text, prompt.kind, prompt.rule)
                assert prompt.options, "every question has an answer"
                assert [match.game_type.parse(option.notation) for option in prompt.options] == match.game.legal(prompt.seat)
                for option in prompt.options:
                    self.add("choice", option.text, prompt.kind, option.rule)
                if step % 4 == 0:
                    self.try_everything(match, prompt.seat)
        self.hear(match)

    def try_everything(self, match: Match, seat: int) -> None:
        """Whatever the seat may say in vain. A number that is no choice at all is no matter of rules."""
        legal = match.game.legal(seat)
        for choice in range(self.trial.verbs * 16 + 1):
            if choice not in legal:
                refusal = match.game.stack[-1].refusal(match.game, seat, choice)
                self.add("refusal", refusal.why, "refusal" if is_choice(self.trial, choice) else "nonsense", refusal.rule)
                self.refused[refusal.why.id] = refusal

    def hear(self, match: Match) -> None:
        for viewer in (*range(match.header.seats), None):
            for event in match.history(viewer):
                self.add("event", event.phrase(), type(event).__name__, event.rule)

    def seen(self, what: str) -> set[str]:
        """The ids of the messages."""
        return {phrase.id for phrase in self.phrases[what].values()}


@cache
def is_choice(trial: Trial, choice: int) -> bool:
    try:
        trial.game_type.describe(choice)
    except Illegal:
        return False
    return True


@cache
def readings(game: str) -> Readings:
    return Readings(next(trial for trial in TRIALS if trial.id == game))


@every_game
def test_every_event_occurs_in_play_and_cites_a_rule(trial: Trial) -> None:
    read = readings(trial.id)
    assert read.seen("event") == {event.message() for event in trial.events.values()}
    for name in trial.events:
        assert read.cited[name] <= set(trial.ledger), name


@every_game
def test_every_question_occurs_in_play_and_cites_a_rule(trial: Trial) -> None:
    cited = readings(trial.id).cited
    assert set(cited) - set(trial.events) - {"refusal", "nonsense"} == set(trial.questions)
    for kind, rule in trial.questions.items():
        assert rule in cited[kind]
        assert cited[kind] <= set(trial.ledger), kind


@every_game
def test_every_refusal_cites_a_rule(trial: Trial) -> None:
    cited = readings(trial.id).cited
    assert cited["refusal"] <= set(trial.ledger)
    assert cited["nonsense"] <= {"", *trial.ledger}


@every_game
def test_every_kind_of_choice_and_every_refusal_occurs_in_play(trial: Trial) -> None:
    """So that reading them aloud means something: what random games do not reach is known by name."""
    read = readings(trial.id)
    words = import_module(f"{trial.game_type.package}.choices").WORDS.values()
    assert read.seen("choice") == {f"{trial.id}-choice-{word}" for word, _, _ in words}
    sources = Path(str(import_module(trial.game_type.package).__file__)).parent.rglob("*.py")
    written = re.findall(rf'Phrase\("({trial.id}-refuse-[\w-]+)"', "".join(path.read_text() for path in sources))
    assert set(written) - read.seen("refusal") <= trial.rare_refusals


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", ENDS)
def test_everything_can_be_said(trial: Trial, what: str, language: str) -> None:
    phrases = readings(trial.id).phrases[what].values()
    assert phrases
    for phrase in phrases:
        sentence = say(phrase, language)
        assert re.search(r"[{}$]|None|  |\bFalse\b|\bTrue\b|-1", sentence) is None, (phrase, sentence)
        assert sentence[0].isupper() or sentence[0].isdigit() or sentence[0] in "“«", (phrase, sentence)
        assert sentence.endswith(ENDS[what]), (phrase, sentence)
        if language == "fr":
            assert re.search("(?<!\u202f)[;:!?]", sentence) is None, sentence


@every_game
def test_a_refusal_is_an_english_sentence_with_its_rule(trial: Trial) -> None:
    for refused in readings(trial.id).refused.values():
        sentence = say(refused.why, "en")
        assert str(refused) == (f"{sentence} [{refused.rule}]" if refused.rule else sentence)


@every_game
def test_every_choice_has_a_notation_that_reads_back(trial: Trial) -> None:
    for choice in range(trial.verbs * 16):
        if is_choice(trial, choice):
            option = trial.game_type.describe(choice)
            assert trial.game_type.parse(option.notation) == choice
            assert trial.game_type.parse(option.notation.upper()) == choice
            assert option.rule in trial.ledger


@pytest.mark.parametrize(
    ("trial", "text"),
    [pytest.param(trial, text, id=f"{trial.id}-{text}") for trial in TRIALS for text in ("", "x", *trial.nonsense)],
)
def test_other_texts_are_refused(trial: Trial, text: str) -> None:
    match = trial.match(trial.deal(0))
    before = match.digest
    with pytest.raises(Illegal):
        match.choose(match.game.actors()[0], text)
    assert match.digest == before
