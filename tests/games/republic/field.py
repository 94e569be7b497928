"""A campaign as a position text, for tests of combat, revolution and victory: four factions, and what a test adds."""

from __future__ import annotations

from typing import Any

from comitium.games.republic.choices import WORDS
from comitium.games.republic.kind import KIND
from comitium.games.republic.numbers import ACTIVE, FORCE, STRAY, count
from comitium.games.republic.state import Republic
from games.republic.builder import Ear, listen, man, war

OTHERS = "amphora=valerius* trident=claudius* star=papirius*"


def campaign(
    text: str, phase: str = "combat", others: str = OTHERS, hands: bool = True, seed: int = 1
) -> tuple[Republic, Ear]:
    """The phase is about to begin. Says the game at its first question, and who hears it. Somebody has a card in his hand,
    unless it is said otherwise, so that trade is asked about when the Revolution Phase begins."""
    before = {"combat": "senate", "revolution": "combat"}[phase]
    hand = "star.hand=#1" if hands else ""
    game = KIND.from_position(f"players=4 turn=3 phase={before} {text} {others} {hand} stack=Years({phase})", seed)
    ear = listen(game)
    game.advance()
    return game, ear


def speak(game: Republic, seat: int, *words: str) -> None:
    for word in words:
        game.apply(seat, WORDS.parse(word))


def offers(game: Republic, seat: int) -> list[str]:
    return [WORDS.describe(choice).notation for choice in game.legal(seat)]


def force(game: Republic, key: str) -> tuple[int, int]:
    """How many legions and fleets a commander has."""
    return count(game.legions[FORCE + man(key)]), game.fleets[FORCE + man(key)]


def leaderless(game: Republic, key: str) -> tuple[int, int]:
    """How many legions and fleets stand on a war without a commander."""
    return count(game.legions[STRAY + war(key)]), game.fleets[STRAY + war(key)]


def in_italy(game: Republic) -> tuple[int, int]:
    return count(game.legions[ACTIVE]), game.fleets[ACTIVE]


def veterans(game: Republic, key: str) -> int:
    """How many veterans owe allegiance to a senator."""
    return sum(1 for legion in range(25) if game.veterans >> legion & 1 and game.allegiance[legion] == man(key))


def fate(ear: Ear, name: str) -> list[Any]:
    """Everything told of a kind, by its name."""
    return [event for event in ear.events if type(event).__name__ == name]
