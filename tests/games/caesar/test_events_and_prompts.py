"""Every event and every question occurs in play, and whatever is said, asked or refused cites a rule of the ledger."""

from __future__ import annotations

import inspect
import tomllib
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

import comitium
from comitium import Illegal, Match
from comitium.core.dice import stream
from comitium.games.caesar import events
from comitium.games.caesar.choices import VERBS
from games.caesar.random_play import META, pick, play_match
from games.caesar.table import CAESAR, CLEOPATRA, RULE_SETS, play, set_table

LEDGER = Path(inspect.getfile(events)).parent / "ledger.toml"
EVENTS = {
    name
    for name, kind in inspect.getmembers(events, inspect.isclass)
    if issubclass(kind, events.CaesarEvent) and kind is not events.CaesarEvent
}
QUESTIONS = {
    "Prepare",
    "PlayCards",
    "Place",
    "Aim",
    "VetoWindow",
    "ReplaceCard",
    "SpyPick",
    "Castle",
    "Refill",
    "LateAction",
    "Discard",
    "Dump",
}


@cache
def rules() -> frozenset[str]:
    """The numbers of the ledger."""
    return frozenset(rule["number"] for rule in tomllib.loads(LEDGER.read_text())["rule"])


@cache
def games() -> tuple[Match, ...]:
    """Random matches: ten of each edition, with variants."""
    variants = (
        {},
        {"orgy_variant": "late"},
        {"orgy_variant": "late_on_draw"},
        {"exhausted_may_veto": True},
        {"two_down_no_action": True},
    )
    played: list[Match] = []
    for seed in range(60):
        match = comitium.new("caesar", seed=seed, rule_set=RULE_SETS[seed % 4], **variants[seed % 5])
        for _ in play_match(match, seed):
            pass
        played.append(match)
    return tuple(played)


def heard(match: Match) -> Iterable[comitium.Event]:
    for viewer in (CAESAR, CLEOPATRA, None):
        yield from match.history(viewer)


def test_every_event_occurs_in_play_and_cites_a_rule() -> None:
    cited: dict[str, set[str]] = defaultdict(set)
    for match in [*games(), lapsed_duty(), drawn_game()]:
        for event in heard(match):
            cited[type(event).__name__].add(event.rule)
    assert set(cited) == EVENTS
    assert {rule for found in cited.values() for rule in found} <= rules()


def lapsed_duty() -> Match:
    """Rare in random games: an action makes no room."""
    match = set_table(won="55530/00000", aedile="54321/1", hand="1A/12345")
    play(match, CAESAR, "play assassination; on aedile; target 1; end")
    return match


def drawn_game() -> Match:
    match = set_table(stall_limit=1)
    play(match, CAESAR, "passive; done")
    play(match, CLEOPATRA, "passive; done")
    return match


def test_every_question_occurs_in_play_and_cites_a_rule() -> None:
    asked: dict[str, set[str]] = defaultdict(set)
    offered: set[str] = set()
    for seed in range(12):
        match = comitium.new("caesar", seed=seed, rule_set=RULE_SETS[seed % 4])
        for _ in play_match(match, seed):
            for prompt in match.questions():
                asked[prompt.kind].add(prompt.rule)
                offered.update(option.rule for option in prompt.options)
                assert prompt.options, "every question has an answer"
                assert [match.kind.parse(option.notation) for option in prompt.options] == match.game.legal(prompt.seat)
    assert set(asked) == QUESTIONS
    assert {rule for found in asked.values() for rule in found} | offered <= rules()


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_every_refusal_cites_a_rule(rule_set: str) -> None:
    """Whatever a player who is asked may say in vain. A number that is no choice at all is no matter of rules."""
    for seed in range(2):
        match = comitium.new("caesar", seed=seed, rule_set=rule_set)
        dice = stream(seed, "refusals")
        while match.outcome is None:
            for seat in match.game.actors():
                for choice in range(VERBS * 16):
                    if choice in match.game.legal(seat):
                        continue
                    try:
                        match.kind.describe(choice)
                    except Illegal:
                        continue  # not a choice of this game
                    refusal = match.game.stack[-1].refusal(match.game, seat, choice)
                    assert refusal.rule in rules(), f"{match.kind.describe(choice).notation}: {refusal.why}"
            match.choose(*pick(match.game, dice))


def test_every_choice_has_a_notation_that_reads_back() -> None:
    for choice in range(VERBS * 16):
        try:
            option = comitium.kind("caesar").describe(choice)
        except Illegal:
            continue
        assert comitium.kind("caesar").parse(option.notation) == choice
        assert comitium.kind("caesar").parse(option.notation.upper()) == choice
        assert option.rule in rules()


@pytest.mark.parametrize("text", ["", "down", "down 6", "down spy", "on", "on forum", "play 3", "passive now", "veto 1", "x"])
def test_other_texts_are_refused(text: str) -> None:
    match = set_table()
    before = match.digest
    with pytest.raises(Illegal):
        match.choose(CAESAR, text)
    assert match.digest == before


def test_every_option_changes_a_rule_of_the_ledger() -> None:
    ledger = {rule["number"]: rule for rule in tomllib.loads(LEDGER.read_text())["rule"]}
    for name, option in META.options.items():
        assert name in ledger[option.rule]["options"], f"{option.rule} does not speak of {name}"
