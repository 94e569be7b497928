"""A Senate that sits: four factions of three in Rome, and short ways to the business that a test is about."""

from __future__ import annotations

from typing import Any

import pytest

from comitium.core.errors import Illegal
from comitium.core.frames import Step
from comitium.games.republic.choices import NO, NUMBER, PASS, SENATOR
from comitium.games.republic.numbers import SENATE
from comitium.games.republic.rules.r1_09_senate import r1_09_senate as phase
from comitium.games.republic.rules.r1_09_senate.r1_09_14_votes import Vote, announce
from comitium.games.republic.rules.r1_09_senate.words import ALL_ABSTAIN, ALL_AGAINST, ALL_FOR, ATTEMPT, CALL
from comitium.games.republic.session import Session
from comitium.games.republic.state import Republic
from games.republic.builder import asked, man, new_table, put

FACTIONS = (
    ("cornelius", "fabius", "valerius"),
    ("julius", "claudius", "manlius"),
    ("fulvius", "furius", "aurelius"),
    ("junius", "papirius", "acilius"),
)
WINDOWS = ("Window", "Response", "Riots")


def house(players: int = 4, **options: Any) -> Republic:
    """Three senators in each faction, the first of them its leader; nobody holds an office, nobody has a card."""
    game = new_table(players=players, **options)
    for seat in range(players):
        for place, key in enumerate(FACTIONS[seat]):
            put(game, key, seat, leader=place == 0)
    game.phase = SENATE
    game.turn = 2
    game.session = Session(sitting=True)
    return game


def sit(game: Republic, step: Step, **ledger: Any) -> None:
    """The session goes on with a step of r1_09_senate.SENATE."""
    game.session = Session(sitting=True, **ledger)
    senate = phase.Senate(0)
    senate.go_to(step)
    game.push(senate)
    game.advance()


def put_to(game: Republic, what: list[int], faction: int, proposer: int, means: int) -> Vote:
    """A vote on something, over the session's script."""
    game.push(phase.Senate(len(phase.SENATE)))
    vote = Vote(0, what, faction, proposer, means, False)
    announce(game, vote)
    game.advance()
    return vote


def hush(game: Republic) -> None:
    """In every window everybody passes, until something else is asked."""
    while asked(game) in WINDOWS:
        game.apply(game.actors()[0], PASS)


def pass_as(game: Republic, *seats: int) -> None:
    """These pass in the window that is open."""
    for seat in seats:
        game.apply(seat, PASS)


def interrupt(game: Republic, seat: int, *choices: int) -> None:
    """In the window that is open one faction acts and everybody else passes."""
    assert asked(game) == "Window"
    assert seat in game.actors()
    window = game.stack[-1]
    for choice in choices:
        game.apply(seat, choice)
    while game.stack and game.stack[-1] is window and game.actors():
        game.apply(game.actors()[0], PASS)


def attack(assassin: str, target: str, cards: int = 0) -> tuple[int, ...]:
    """[1.09.7] A declaration."""
    return ATTEMPT, SENATOR + man(assassin), SENATOR + man(target), NUMBER + cards


def call(game: Republic, seat: int) -> None:
    """Up to the chair's next call, and there this faction."""
    hush(game)
    assert asked(game) == "Call", asked(game)
    game.apply(game.actors()[0], CALL + seat)
    hush(game)


def ballot(game: Republic, ways: dict[int, int], other: int = ALL_ABSTAIN) -> None:
    """The vote on the floor is finished: these factions vote first and so, the others like that; appeals are not made."""
    order = [*ways]
    vote = voting(game)
    while any(frame is vote for frame in game.stack):
        kind = asked(game)
        if kind in WINDOWS:
            game.apply(game.actors()[0], PASS)
        elif kind == "Call":
            menu = game.legal(game.actors()[0])
            choice = next((CALL + seat for seat in order if CALL + seat in menu), menu[0])
            game.apply(game.actors()[0], choice)
        elif kind == "Turn":
            turn: Any = game.stack[-1]
            game.apply(game.actors()[0], ways.get(turn.seat, other))
        elif kind == "Appeal" and PASS in game.legal(game.actors()[0]):
            game.apply(game.actors()[0], PASS)
        else:
            return


def all_for(game: Republic) -> None:
    ballot(game, {}, ALL_FOR)


def all_against(game: Republic) -> None:
    ballot(game, {}, ALL_AGAINST)


def refused(game: Republic, seat: int, choice: int) -> str:
    """The rule by which a choice is refused; nothing changes."""
    with pytest.raises(Illegal) as error:
        game.apply(seat, choice)
    return error.value.rule


def decline(game: Republic) -> None:
    game.apply(game.actors()[0], NO)


def voting(game: Republic) -> Vote:
    """The vote on the floor."""
    found = [frame for frame in game.stack if isinstance(frame, Vote)]
    return found[-1]


def mask(*keys: str) -> int:
    total = 0
    for key in keys:
        total |= 1 << man(key)
    return total


def only_in_rome(game: Republic, *keys: str) -> None:
    """All others are out of play."""
    from comitium.games.republic.numbers import NOBODY, OUT
    from comitium.games.republic.state import WATCHED

    keep = mask(*keys)
    for seat in range(game.rules.seats):
        for senator in range(len(game.where)):
            if game.members[seat] >> senator & 1 and not keep >> senator & 1:
                game.members[seat] &= ~(1 << senator)
                game.rome &= ~(1 << senator)
                game.where[senator] = OUT
                game.faction[senator] = NOBODY
                if game.leader[seat] == senator:
                    game.leader[seat] = NOBODY
    game.marks[WATCHED] = 0
