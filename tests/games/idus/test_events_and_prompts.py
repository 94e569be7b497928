"""Every event and question occurs in play, cites a rule of the ledger, and can be said in both languages."""

from __future__ import annotations

import inspect
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

import comitium
from comitium import Illegal, Match, Phrase, say
from comitium.core.options import Setting
from comitium.games.idus import events, names
from comitium.games.idus.choices import VERBS
from comitium.games.idus.state import RULE_ASKED
from games.idus.random_play import META, play_match
from games.idus.table import new, set_table

LEDGER = Path(inspect.getfile(events)).parent / "ledger.toml"
EVENTS = {event.__name__ for event in events.IdusEvent.__subclasses__()}
CLAIMS = ("faction traitor", "vote 1 red", "saw 1 senator_4 yellow")
VARIANTS: tuple[dict[str, Setting], ...] = (
    {},
    {"r2_exchange": "praetor_choice", "praetor_must_look": False, "aedile_streak_max_5p": 2},
    {"r2_exchange": "opposite_colour", "reveal_discards_at_end": True},
    {"limit": 3},
    {"limit": 4, "limit_mode": "reach"},
    {"aedile_repeat_5p": "none"},
)


@cache
def rules() -> frozenset[str]:
    """The numbers of the ledger."""
    return frozenset(rule["number"] for rule in tomllib.loads(LEDGER.read_text())["rule"])


def matches() -> list[Match]:
    return [comitium.new("idus", players=5 + seed // 6 % 4, seed=seed, **VARIANTS[seed % 6]) for seed in range(48)]


class Readings:
    """All that is asked, offered, told and refused in many games."""

    def __init__(self) -> None:
        self.phrases: dict[str, dict[str, Phrase]] = defaultdict(dict)
        self.cited: dict[str, set[str]] = defaultdict(set)
        for number, match in enumerate(matches()):
            self.play(match, number)

    def add(self, what: str, phrase: Phrase, name: str, rule: str) -> None:
        self.phrases[what][repr(phrase)] = phrase
        self.cited[name].add(rule)

    def play(self, match: Match, number: int) -> None:
        for step, _ in enumerate(play_match(match, number)):
            for prompt in match.questions():
                self.add("ask", prompt.text, prompt.kind, prompt.rule)
                assert [match.kind.parse(option.notation) for option in prompt.options] == match.game.legal(prompt.seat)
                for option in prompt.options:
                    self.add("choice", option.text, prompt.kind, option.rule)
                if step % 4 == 0:
                    self.refuse(match, prompt.seat)
        for viewer in (*range(match.header.seats), None):
            for event in match.history(viewer):
                self.add("event", event.phrase(), type(event).__name__, event.rule)

    def refuse(self, match: Match, seat: int) -> None:
        for choice in range(VERBS * 16):
            if choice not in match.game.legal(seat):
                try:
                    match.kind.describe(choice)
                except Illegal:
                    continue  # not a choice of this game
                refusal = match.game.stack[-1].refusal(match.game, seat, choice)
                assert refusal.rule in rules(), refusal.why
                self.add("refusal", refusal.why, "refusal", refusal.rule)


@cache
def readings() -> Readings:
    return Readings()


def both_markers() -> Match:
    match = set_table("players=5 turn=7 marks=3/3 limit=3 ask=veto now=3.45:G.R")
    match.choose(2, "keep")
    return match


def talk() -> Match:
    match = new(5)
    for seat, text in enumerate(CLAIMS):
        match.claim(seat, text)
    return match


def test_every_event_occurs_in_play_and_cites_a_rule() -> None:
    cited = {name: found for name, found in readings().cited.items() if name in EVENTS}
    for match in (both_markers(), talk()):
        for event in match.history(None):
            cited.setdefault(type(event).__name__, set()).add(event.rule)
    assert set(cited) == EVENTS
    assert {rule for found in cited.values() for rule in found} <= rules()


def test_every_question_occurs_in_play_and_cites_a_rule() -> None:
    found = readings().cited
    for kind, rule in RULE_ASKED.items():
        assert rule in found[kind]
        assert found[kind] <= rules()


def sentences(what: str) -> Iterable[Phrase]:
    yield from readings().phrases[what].values()
    if what == "event":
        for match in (both_markers(), talk()):
            yield from (event.phrase() for event in match.history(None))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("what", "end"), [("ask", "?"), ("choice", ""), ("event", "."), ("refusal", ".")])
def test_everything_can_be_said(what: str, end: str, language: str) -> None:
    said = [(phrase, say(phrase, language)) for phrase in sentences(what)]
    assert said
    for phrase, sentence in said:
        assert re.search(r"[{}$]|None|  |\bFalse\b|\bTrue\b|-1", sentence) is None, (phrase, sentence)
        assert sentence[0].isupper(), sentence
        assert sentence.endswith(end), sentence
        if language == "fr":
            assert re.search("(?<!\u202f)[;:!?]", sentence) is None, sentence


def test_the_games_bring_up_every_refusal() -> None:
    seen = {phrase.id for phrase in readings().phrases["refusal"].values()}
    written = set(re.findall(r'Phrase\("(idus-refuse-[\w-]+)"', "".join(path.read_text() for path in sources())))
    assert written - seen <= {"idus-refuse-claim", "idus-refuse-seat", "idus-refuse-voted"}


def sources() -> list[Path]:
    return sorted(LEDGER.parent.rglob("*.py"))


def test_sentences_agree_with_what_they_count() -> None:
    won = events.FactionWon("8.8", 2, (0, 3))
    assert say(won.phrase()) == "Victory goes to the Merchants: Aurelius and Fabius win."
    assert say(events.FactionWon("8.8", 2, ()).phrase()).endswith("no player wins.")
    assert say(events.FactionWon("8.8", 1, (4,)).phrase(), "fr") == "La victoire revient aux Traîtres\u202f: Horatius gagne."
    assert say(events.FactionsDealt("3.2", 0, (1, 1)).phrase()) == "Aurelius looks at two faction cards: two Traitor cards."
    assert say(events.VoteKept("5.4", 0, 4).phrase(), "fr") == "Aurélius laisse passer le vote d'Horatius."


def test_every_choice_has_a_notation_that_reads_back() -> None:
    kind = comitium.kind("idus")
    for choice in range(VERBS * 16):
        try:
            option = kind.describe(choice)
        except Illegal:
            continue
        assert kind.parse(option.notation) == choice
        assert kind.parse(option.notation.upper()) == choice
        assert option.rule in rules()
    for seat, name in enumerate(names.SEATS):
        assert kind.parse(f"look {seat + 1}") == kind.parse(f"look {name}")


@pytest.mark.parametrize("text", ["", "vote", "vote blue", "look", "look 9", "look 0", "keep it", "praetor", "x"])
def test_other_texts_are_refused(text: str) -> None:
    match = new(5)
    before = match.digest
    with pytest.raises(Illegal):
        match.choose(2, text)
    assert match.digest == before


def test_every_option_changes_a_rule_of_the_ledger() -> None:
    ledger = {rule["number"]: rule for rule in tomllib.loads(LEDGER.read_text())["rule"]}
    for name, option in META.options.items():
        assert name in ledger[option.rule]["options"], f"{option.rule} does not speak of {name}"
