"""Everything that is asked, offered, refused and told in the Forum can be said in English and in French."""

from __future__ import annotations

import inspect
import random
from importlib import import_module
from pkgutil import iter_modules

import pytest
from msgspec.structs import fields

from comitium import Phrase, say
from comitium.core.errors import Reason
from comitium.core.ids import id_of
from comitium.games.republic import names
from comitium.games.republic.choices import WORDS
from comitium.games.republic.events import forum, wars
from comitium.games.republic.rules import r1_07_forum
from comitium.games.republic.rules.r1_07_forum import choices as words
from comitium.games.republic.rules.r1_07_forum.r1_07_8_enemy import EnemyLeader
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_storm import Storm
from comitium.games.republic.rules.r1_07_forum.r1_07_37_deck_events import NameGuilty
from comitium.games.republic.rules.r1_07_forum.r1_07_forum import Forum
from comitium.games.republic.state.numbers import ACTIVE, FORCE, FORUM, FOUGHT, IN_REFUGE, SENATORS, STRAY
from comitium.text import LANGUAGES
from games.republic.fixtures.builder import deal, lead, new_game, new_table, put, raise_fleets, send, wage

SAID = [
    kind
    for module in (forum, wars)
    for _, kind in inspect.getmembers(module, inspect.isclass)
    if issubclass(kind, (forum.ForumSaid, wars.WarSaid)) and kind not in (forum.ForumSaid, wars.WarSaid)
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", SAID, ids=lambda kind: kind.__name__)
def test_every_event_can_be_told(kind: type[forum.ForumSaid], language: str) -> None:
    for number in range(6):
        event = kind("1.07", *[min(number, 2) if field.name == "era" else number for field in fields(kind)[1:]])
        sentence = say(event.phrase(), language)
        assert sentence.endswith("."), sentence
        assert "  " not in sentence
        assert not sentence.startswith(" ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_forum_has_a_sentence(language: str) -> None:
    found = 0
    for module in iter_modules(r1_07_forum.__path__):
        for name, reason in vars(import_module(f"{r1_07_forum.__name__}.{module.name}")).items():
            if isinstance(reason, Reason) and reason.id.startswith("republic-forum"):
                thing: Phrase | int = names.SPEAKERS[reason.about](0) if reason.about in names.SPEAKERS else 3
                sentence = say(reason.refuse({reason.about: thing} if reason.about else {}).why, language)
                assert sentence.endswith("."), name
                found += 1
    assert found > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_the_forum_has_words_and_a_notation(language: str) -> None:
    for verb in words.FORUM:
        for senator in (0, SENATORS - 1):
            option = WORDS.describe(verb + senator)
            assert say(option.text, language)
            assert WORDS.parse(option.notation) == verb + senator


def asks() -> list[Phrase]:
    """The questions of many random Forum Phases, and the rare ones."""
    found: dict[str, Phrase] = {}
    for seed in range(6):
        rng = random.Random(seed)
        game = new_game("late", 5, seed)
        game.advance()
        while [frame for frame in game.stack if id_of(frame) == "Setup"]:
            seat = game.actors()[0]
            game.apply(seat, rng.choice(game.legal(seat)))
        game.stack.clear()
        game.phase = FORUM
        for senator in range(SENATORS):
            if game.faction[senator] >= 0:
                game.talents[senator] = 9
                game.knights[senator] = 2
        for seat in range(5):
            deal(game, seat, *(["seduction"] if seat == 0 else ["blackmail"] if seat == 1 else []))
        game.leader[2] = -1
        game.push(Forum(0))
        game.advance()
        while game.stack:
            seat = game.actors()[0]
            top = game.stack[-1]
            if type(top).__module__.startswith(r1_07_forum.__name__):
                phrase = top.ask(game, seat)
                found[repr(phrase.id)] = phrase
                assert top.rule(game, seat).startswith("1.07")
            game.apply(seat, rng.choice(game.legal(seat)))
    game = new_table()
    commander = put(game, "fabius", 0)
    send(game, commander, "1st_punic_war", fleets=2)
    raise_fleets(game, 2)
    wage(game, "1st_punic_war", FOUGHT)
    lead(game, "hannibal", IN_REFUGE)
    for place in (ACTIVE, FORCE + commander, STRAY):
        found[str(place)] = Storm(0, 1, [place, ACTIVE], []).ask(game, 0)
    for question in (EnemyLeader(0, -1), EnemyLeader(0, 1), NameGuilty(0, commander)):
        found[f"{type(question).__name__} {question.state()}"] = question.ask(game, 0)
    return list(found.values())


def test_every_question_ends_with_a_question_mark_in_both_languages() -> None:
    spoken = asks()
    for language in LANGUAGES:
        for phrase in spoken:
            assert say(phrase, language).endswith("?"), phrase.id
    told = {phrase.id for phrase in spoken}
    written = (
        "persuade persuader target bribe counter-bribe raise knights attract press press-more games leader first-leader "
        "auction bid storm storm-force storm-stray guilty enemy-leader enemy-war"
    )
    assert told == {f"republic-forum-ask-{name}" for name in written.split()}


@pytest.mark.parametrize(
    ("legions", "fleets", "en", "fr"),
    [
        (0, 0, "comes home without units.", "rentre sans troupes."),
        (0, 2, "comes home with 2 fleets.", "rentre avec 2 escadres."),
        (1, 0, "comes home with 1 legion.", "rentre avec 1 légion."),
        (3, 1, "comes home with 3 legions and 1 fleet.", "rentre avec 3 légions et 1 escadre."),
    ],
)
def test_who_comes_home_says_what_he_brings(legions: int, fleets: int, en: str, fr: str) -> None:
    event = wars.ForcesReturned("1.09.644", 0, legions, fleets).phrase()
    assert say(event, "en").endswith(en)
    assert say(event, "fr").endswith(fr)
