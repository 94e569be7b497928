"""Whole games read aloud: every question, choice, event and refusal that comes up, in both languages."""

from __future__ import annotations

import random
import re
import tomllib
from functools import cache
from importlib.resources import files

import msgspec
import pytest

import comitium
from comitium.core.errors import Illegal
from comitium.core.frames import Listener
from comitium.core.messages import Event, Phrase
from comitium.core.options import Setting, resolve
from comitium.core.registry import kind
from comitium.games.caesar import events, names
from comitium.games.caesar.choices import VERBS
from comitium.text import LANGUAGES, say

GAMES = 60
RULE_SETS = ("rio_grande", "kosmos_fr", "tilsit_fr", "tilsit_original")
VARIANTS: tuple[dict[str, Setting], ...] = (
    {},
    {"action_deck_order": "shuffled", "orgy_variant": "late", "allow_single_face_up": True},
    {"two_down_no_action": True, "orgy_variant": "late_on_draw", "empty_side_under_philosopher": "undecided"},
    {"exhausted_may_veto": True, "castling_unblocks": False, "orgy_variant": "late_once", "stall_limit": 1},
    {"hand_back_counts_public": False, "lone_philosopher": "wins", "lone_endgame": "hand_only", "bonus_points": 1},
)


class _Heard(Listener):
    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, event: Event, audience: int) -> None:
        self.events.append(event)


class Readings:
    """The different phrases of many games, by what they are, and all rule numbers that came with them."""

    def __init__(self) -> None:
        self.phrases: dict[str, dict[bytes, Phrase]] = {"ask": {}, "choice": {}, "event": {}, "refusal": {}}
        self.rules: set[str] = set()
        self.refused: dict[str, Illegal] = {}

    def add(self, what: str, phrase: Phrase, rule: str) -> None:
        self.phrases[what].setdefault(msgspec.json.encode(phrase), phrase)
        self.rules.add(rule)

    def play(self, number: int) -> None:
        """A game of random choices; at some of its questions every illegal choice is tried as well."""
        caesar = kind("caesar")
        rng = random.Random(number)
        options = {"rule_set": RULE_SETS[number % 4], **VARIANTS[number % len(VARIANTS)]}
        game = caesar.new(resolve(caesar.meta, options), 2, number)
        heard = _Heard()
        game.listen(heard)
        game.advance()
        while not game.over:
            seat = rng.choice(game.actors())
            prompt = caesar.prompt(game, seat)
            self.add("ask", prompt.text, prompt.rule)
            for option in prompt.options:
                self.add("choice", option.text, option.rule)
            if rng.random() < 0.12:
                self.try_everything(game, seat)
            menu = game.legal(seat)
            lively = [choice for choice in menu if caesar.describe(choice).notation != "passive"]
            game.apply(seat, rng.choice(lively if lively and rng.random() < 0.9 else menu))
        for event in heard.events:
            self.add("event", event.phrase(), event.rule)

    def try_everything(self, game: comitium.core.frames.Game, seat: int) -> None:
        legal = set(game.legal(seat))
        for choice in range(VERBS * 16 + 1):
            if choice not in legal:
                try:
                    game.apply(seat, choice)
                except Illegal as refused:
                    self.add("refusal", refused.why, refused.rule)
                    self.refused.setdefault(refused.why.id, refused)


@cache
def readings() -> Readings:
    made = Readings()
    for number in range(GAMES):
        made.play(number)
    return made


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", ["ask", "choice", "event", "refusal"])
def test_everything_in_many_games_can_be_said(what: str, language: str) -> None:
    ends = {"ask": "?", "choice": "", "event": ".", "refusal": "."}
    phrases = readings().phrases[what].values()
    assert phrases
    for phrase in phrases:
        sentence = say(phrase, language)
        assert re.search(r"[{}$]|None|  |\bFalse\b|\bTrue\b|-1", sentence) is None, (phrase.id, sentence)
        assert sentence[0].isupper() or sentence[0].isdigit() or sentence[0] in "“«", (phrase.id, sentence)
        assert sentence.endswith(ends[what]), (phrase.id, sentence)
        if language == "fr":
            assert re.search("(?<!\u202f)[;:!?]", sentence) is None, sentence


def test_games_bring_up_nearly_every_sentence() -> None:
    """So that the test above means something: what random games do not reach is known by name."""
    seen = {phrase.id for phrases in readings().phrases.values() for phrase in phrases.values()}
    told = {event.message() for event in events.CaesarEvent.__subclasses__()}
    assert told - seen <= {"caesar-event-game-drawn", "caesar-event-play-ended"}
    assert {f"caesar-choice-{word}" for word in ("down", "up", "play", "on", "target", "next", "veto", "decline")} <= seen
    assert len([name for name in seen if name.startswith("caesar-refuse-")]) >= 25


def test_rule_numbers_lead_into_the_ledger() -> None:
    ledger = tomllib.loads((files("comitium.games.caesar") / "ledger.toml").read_text(encoding="utf-8"))
    assert readings().rules - {""} <= {rule["number"] for rule in ledger["rule"]}


def test_a_refusal_is_an_english_sentence_with_its_rule() -> None:
    for refused in readings().refused.values():
        sentence = say(refused.why, "en")
        assert str(refused) == (f"{sentence} [{refused.rule}]" if refused.rule else sentence)
    match = comitium.new("caesar", seed=7, action_deck_order="shuffled")
    match.choose(0, "down 3")
    with pytest.raises(Illegal) as caught:
        match.choose(0, "down 3")
    assert str(caught.value) == "You have already laid the 3; choose a value that you have not laid yet. [2.6]"


# -- sentences whose grammar depends on what they are told

NARROW = "\u202f"
P, WRATH, VETO = 0, 10, 11


def both(event: Event) -> tuple[str, str]:
    return say(event.phrase(), "en"), say(event.phrase(), "fr").replace(NARROW, "_")


def test_a_decided_vote_tells_sums_patrician_and_discards() -> None:
    assert both(events.VoteDecided("7.3.2", 4, 0, 9, 4, 0, (5,), (1,))) == (
        "Caesar 9, Cleopatra 4: Caesar wins an aedile. Caesar discards a 5, Cleopatra a 1.",
        "César 9, Cléopâtre 4_: César gagne un édile. César défausse un 5, Cléopâtre un 1.",
    )
    assert both(events.VoteDecided("7.3.2", 0, 1, 0, 4, 0, (), (4,))) == (
        "Caesar 0, Cleopatra 4: Cleopatra wins a senator. Cleopatra discards a 4.",
        "César 0, Cléopâtre 4_: Cléopâtre gagne un sénateur. Cléopâtre défausse un 4.",
    )
    assert both(events.VoteDecided("7.3.2", 0, 0, 4, 0, 0, (4,), ())) == (
        "Caesar 4, Cleopatra 0: Caesar wins a senator. Caesar discards a 4.",
        "César 4, Cléopâtre 0_: César gagne un sénateur. César défausse un 4.",
    )


def test_a_vote_that_philosophers_turn_says_so() -> None:
    one = both(events.VoteDecided("7.3.3", 3, 1, 9, 3, 1, (5,), (3, P)))
    assert "but a philosopher turns the vote: Cleopatra wins a censor" in one[0]
    assert "mais un philosophe renverse le vote_: Cléopâtre gagne un censeur" in one[1]
    two = both(events.VoteDecided("7.3.3", 3, 1, 9, 3, 2, (5,), (3, P, P)))
    assert "but philosophers turn the vote: Cleopatra wins a censor" in two[0]
    assert two[0].endswith("Cleopatra a 3 and two philosophers.")
    assert "mais les philosophes renversent le vote" in two[1]


def test_lists_put_equal_things_together() -> None:
    assert both(events.TurnPassed("5.6", 0, (1, 3, 3, WRATH, VETO))) == (
        "Caesar takes a passive turn and discards a 1, two 3s, the wrath of the gods and a veto.",
        "César fait un tour passif et défausse un 1, deux 3, la colère des dieux et un veto.",
    )
    assert both(events.TurnPassed("5.6", 0, ()))[0] == "Caesar takes a passive turn and discards nothing."
    assert both(events.TurnPassed("5.6", 0, ()))[1] == "César fait un tour passif et ne défausse rien."


def test_things_without_forms_are_listed_by_name() -> None:
    seats = (names.seat(0), names.seat(1), names.seat(1))
    assert say(Phrase("unknown-game", {"game": "x", "known": seats})).endswith("Caesar, Cleopatra and Cleopatra.")


def test_counts_agree() -> None:
    assert both(events.GroupsCastled("6.3", 0, 0, 3, 4, 0))[1] == (
        "César redispose ses cartes_: 3 cachées devant les sénateurs, aucune devant les édiles."
    )
    assert "1 cachée devant" in both(events.GroupsCastled("6.3", 0, 0, 1, 4, 2))[1]
    assert both(events.GroupRevealed("6.4", 0, 0, (3,)))[0] == "Caesar's hidden card on the senators is turned face-up: a 3."
    assert "hidden cards on the senators are" in both(events.GroupRevealed("6.4", 0, 0, (3, 4)))[0]
    assert both(events.WrathFell("6.5", 1, 1))[1] == "Les dieux frappent les préteurs_: 1 carte d'influence est défaussée."


def test_the_end_says_how_close_it_was() -> None:
    assert both(events.GameWon("8.5", 1, 12, 10)) == (
        "Cleopatra wins by 12 points to 10.",
        "Cléopâtre gagne par 12 points à 10.",
    )
    assert both(events.GameWon("8.5", 1, 12, 12))[0] == "Cleopatra wins: 12 points each, but Cleopatra has more patricians."
    assert both(events.GameDrawn("8.5", 11))[1] == "La partie est nulle_: 11 points partout."


@pytest.mark.parametrize(
    ("card", "said"),
    [(6, "à l'assassinat"), (7, "à l'espion"), (8, "au roque"), (9, "à l'éclaireur"), (WRATH, "à la colère des dieux")],
)
def test_french_articles(card: int, said: str) -> None:
    assert said in both(events.ActionVetoed("6.6", 0, card))[1]


def test_an_unknown_message_or_a_missing_argument_is_an_error() -> None:
    with pytest.raises(LookupError):
        say(Phrase("no-such-thing"))
    with pytest.raises(LookupError):
        say(Phrase("caesar-event-card-drawn", {"seat": names.seat(0)}))
