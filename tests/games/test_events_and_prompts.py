"""Every event, question, choice and refusal occurs in play, cites a rule of the ledger, and can be said in both languages."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import comitium
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


# -- a number that is no choice of a game is refused as one, whatever the question would forbid; what is typed is quoted

UNKNOWN = {
    "en": "There is no choice {number} in this game; pick one from the list.",
    "fr": "Il n’y a pas de choix {number} dans ce jeu\u202f; prenez-en un dans la liste.",
}


def refused_choice(match: Match, seat: int, choice: int | str) -> Illegal:
    before = match.journal()
    with pytest.raises(Illegal) as refusal:
        match.choose(seat, choice)
    assert match.journal() == before
    return refusal.value


@pytest.mark.parametrize(
    ("game", "players", "number"),
    [
        ("caesar", 2, 499712),
        ("caesar", 2, 100 * 16 + 3),
        ("idus", 5, 499712),
        ("idus", 5, 10**9),
        ("republic", 4, 26 * 4096 + 1),
        ("republic", 4, 10**9),
    ],
)
def test_a_number_that_is_no_choice_is_named_and_said_to_be_none(game: str, players: int, number: int) -> None:
    match = comitium.new(game, players=players, seed=1)
    seat = match.questions()[0].seat
    refusal = refused_choice(match, seat, number)
    assert refusal.rule == match.question(seat).rule
    for language, sentence in UNKNOWN.items():
        assert say(refusal.why, language) == sentence.format(number=number)


@pytest.mark.parametrize(("game", "players"), [("caesar", 2), ("idus", 5), ("republic", 4)])
def test_who_is_not_asked_hears_that_whatever_the_number(game: str, players: int) -> None:
    match = comitium.new(game, players=players, seed=1)
    other = next(seat for seat in range(-1, players) if seat not in match.game.actors())
    assert refused_choice(match, other, 10**9).why.id.endswith("refuse-seat")


@pytest.mark.parametrize(
    ("game", "players", "typed"),
    [("caesar", 2, "499712"), ("caesar", 2, "Frobnicate 3"), ("idus", 5, "vote blue"), ("republic", 4, "senator Obelix")],
)
def test_what_is_typed_is_quoted_as_it_was_typed(game: str, players: int, typed: str) -> None:
    match = comitium.new(game, players=players, seed=1)
    seat = match.questions()[0].seat
    why = refused_choice(match, seat, f" {typed} ").why
    assert (why.id, why.args) == ("refuse-notation", {"text": typed})
