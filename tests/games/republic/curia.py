"""A Senate in session, for tests: twelve senators of four factions in Rome, and short ways to say things."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.core.errors import Illegal
from comitium.games.republic.catalogue.ids import CENSOR, FIELD_CONSUL, ROME_CONSUL
from comitium.games.republic.choices import PASS, WORDS
from comitium.games.republic.numbers import NOBODY, SENATE
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_14_votes import vote_on_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_142_ballots import Turn
from comitium.games.republic.rules.r1_09_senate.r1_09_senate import SENATE as STEPS
from comitium.games.republic.rules.r1_09_senate.r1_09_senate import Senate
from comitium.games.republic.rules.r1_09_senate.words import (
    ALL_AGAINST,
    ALL_FOR,
    CALL,
    LOSE_INFLUENCE,
    PROPOSE,
    SUSPEND,
    TRIBUNE,
    VETO,
)
from comitium.games.republic.state import WATCHED, Republic
from comitium.text import LANGUAGES, say
from games.republic.builder import asked, man, new_table, play, put

FACTIONS = (("cornelius", "fabius", "valerius"), ("julius", "claudius", "manlius"), ("fulvius", "furius", "aurelius"),
            ("junius", "papirius", "acilius"))  # fmt: skip
STEP_OF = {"consuls": kinds.S1, "governors": kinds.S6, "other_business": kinds.S7, "adjourned": kinds.S8, "censor": kinds.S4}


def table(scenario: str = "early", **options: Any) -> Republic:
    """Four factions of three. Cornelius (A) is Rome Consul, Julius (B) Field Consul, Fulvius (C) Censor."""
    game = new_table(scenario, **options)
    for seat in range(4):
        for place in range(3):
            put(game, FACTIONS[seat][place], seat, leader=place == 0, influence=5, popularity=0)
    game.offices[ROME_CONSUL] = man("cornelius")
    game.offices[FIELD_CONSUL] = man("julius")
    game.offices[CENSOR] = man("fulvius")
    game.phase = SENATE
    game.turn = 2
    return game


def sit(game: Republic, step: str = "other_business") -> None:
    """The Senate sits, at one of its steps (as its script calls them); windows nobody needs are passed."""
    script = Senate(0)
    script.go_to(next(one for one in STEPS if one.__name__ == step))
    game.session.step = STEP_OF.get(step, kinds.S0)
    game.session.sitting = step != "adjourned"
    game.session.adjourned = step == "adjourned"
    game.marks[WATCHED] = 0
    play(game, script)


def hush(game: Republic) -> None:
    """Everybody passes, as long as windows are open."""
    while asked(game) in ("Window", "Response", "Riots"):
        game.apply(game.actors()[0], PASS)


def menu(game: Republic, seat: int = NOBODY) -> list[str]:
    """What a seat may say, in words; the first one that is asked, unless it is named."""
    return [WORDS.describe(choice).notation for choice in game.legal(seat if seat >= 0 else game.actors()[0])]


def tell(game: Republic, *words: str) -> None:
    """Say it in words, whoever is asked; windows are passed in between."""
    for word in words:
        hush(game)
        game.apply(game.actors()[0], WORDS.parse(word))


def ballot(game: Republic, for_it: str = "ABCD", upto: int = 4) -> None:
    """The factions are called in order and vote: those named for it, the others against it."""
    hush(game)
    assert asked(game) == "Call", asked(game)
    floor = vote_on_floor(game)
    for _ in range(upto):
        hush(game)
        if asked(game) != "Call" or vote_on_floor(game) is not floor:
            break
        game.apply(game.actors()[0], min(choice for choice in game.legal(game.actors()[0]) if choice >= CALL))
        hush(game)
        turn = game.stack[-1]
        assert isinstance(turn, Turn)
        seat = turn.seat
        game.apply(game.actors()[0], ALL_FOR if "ABCD"[seat] in for_it else ALL_AGAINST)
    if asked(game) == "Defeat":  # [1.09.144]
        game.apply(game.actors()[0], LOSE_INFLUENCE)


def offer(game: Republic, kind: int) -> None:
    """The chair begins a proposal."""
    hush(game)
    game.apply(game.actors()[0], PROPOSE + kind)


def refused(game: Republic, word: str, rule: str = "") -> None:
    """It cannot be said now, whoever is asked; the refusal names a rule (this one), and nothing changes."""
    hush(game)
    seat = game.actors()[0]
    choice = WORDS.parse(word)
    assert choice not in game.legal(seat), word
    before = game.clone()
    with pytest.raises(Illegal) as caught:
        game.apply(seat, choice)
    assert caught.value.rule
    if rule:
        assert caught.value.rule == rule
    assert game == before
    for language in LANGUAGES:
        assert say(caught.value.why, language)


def can(game: Republic, word: str) -> bool:
    """Whether it may be said now."""
    hush(game)
    return WORDS.parse(word) in game.legal(game.actors()[0])


def die(game: Republic, key: str) -> None:
    """Somebody dies, of whatever cause, while a question waits."""
    kill(game, man(key), "test")
    game.advance()


def veto(game: Republic, seat: int, source: int = 0) -> None:
    """A faction vetoes what is on the floor: with a card, or with what a statesman has (his number + 1)."""
    game.apply(seat, VETO + source)
    hush(game)


def tribune(game: Republic, seat: int, source: int = 0) -> None:
    """A faction shows a Tribune to propose something; the others in the window pass."""
    game.apply(seat, TRIBUNE + source)
    hush(game)


def suspend(game: Republic, seat: int, source: int = 0) -> None:
    game.apply(seat, SUSPEND + source)
    hush(game)


def adjourn(game: Republic) -> None:
    """The chair adjourns; the last window before it is passed, that after it is open."""
    tell(game, "adjourn")
    while asked(game) == "Window" and not game.session.adjourned:
        game.apply(game.actors()[0], PASS)
