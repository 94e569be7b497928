"""Taking back after others have acted, by agreement: what is possible, what the journal says, and what comes of a replay."""

from __future__ import annotations

from random import Random

import pytest

import comitium
from comitium.core.errors import Illegal
from comitium.match.journal import AGREES, ASKS_BACK, DECLINES
from comitium.match.match import Match
from comitium.match.orders import FORCED, StandingOrder
from comitium.match.record import read_record, record

GAMES = {"caesar": 2, "idus": 5, "republic": 4}


def after_others(game: str, seed: int) -> tuple[Match, int, str]:
    """A random match in which others have acted on somebody's last decision, and nothing hidden was told since; whose it is,
    and the state before it."""
    match, dice, before = comitium.new(game, players=GAMES[game], seed=seed), Random(seed), dict[int, str]()
    while match.outcome is None:
        seat = dice.choice(match.game.actors())
        before[seat] = match.digest
        match.choose(seat, dice.choice(match.game.legal(seat)))
        for other in range(GAMES[game]):
            if other != seat and match.may_take_back(other) and not match.can_undo(other):
                return match, other, before[other]
    raise AssertionError("nobody has acted on anybody's decision before something was revealed")


def thrown_by(match: Match) -> str:
    """Where the dice of a match are: another place after every roll."""
    dice = getattr(match.game, "dice", None)
    return str(dice.__getstate__()) if dice is not None else ""


@pytest.mark.parametrize("game", ["idus", "republic"])
@pytest.mark.parametrize("seed", range(4))
def test_the_table_is_as_it_was_before_the_decision_and_a_replay_says_so(game: str, seed: int) -> None:
    match, seat, before = after_others(game, seed)
    acted, heard = match.acted_since(seat), match.event_count(seat)
    assert acted, "somebody else's choices go with it"
    match.take_back(seat)
    assert match.digest == before
    assert match.event_count(seat) < heard or heard == match.event_count(seat) == 0
    again = comitium.replay(match.journal())
    assert (again.digest, again.choices) == (match.digest, match.choices)
    assert read_record(record(match)).digest == match.digest
    assert seat in match.game.actors()


@pytest.mark.parametrize("game", GAMES)
def test_what_was_revealed_or_rolled_stands_whoever_agrees(game: str) -> None:
    match, dice = comitium.new(game, players=GAMES[game], seed=5), Random(5)
    seen = 0
    while match.outcome is None and seen < 20:
        seat = dice.choice(match.game.actors())
        told, thrown = match.game.reveals, thrown_by(match)
        match.choose(seat, dice.choice(match.game.legal(seat)))
        if thrown_by(match) != thrown:
            assert match.game.reveals > told, "whoever rolls dice or draws reveals something"
        if match.game.reveals == told:
            continue
        seen += 1
        for other in range(GAMES[game]):
            if other != seat and not match.game.over:
                assert not match.may_take_back(other)
                with pytest.raises(Illegal):
                    match.take_back(other)
                with pytest.raises(Illegal):
                    match.note(other, ASKS_BACK)
    assert seen


def test_a_proposal_stands_in_the_journal_until_it_is_answered() -> None:
    match, seat, _ = after_others("republic", 1)
    match.note(seat, ASKS_BACK)
    other = next(one for one in range(4) if one != seat)
    match.note(other, AGREES)
    again = comitium.replay(match.journal())
    assert again.proposal is not None
    assert (again.proposal.seat, again.proposal.agreed) == (seat, {other})
    match.note(other, DECLINES)
    assert match.proposal is None
    with pytest.raises(Illegal):
        match.note(other, AGREES)


def test_a_proposal_ends_when_it_is_done_and_when_whoever_asked_decides_anew() -> None:
    match, seat, _ = after_others("republic", 1)
    match.note(seat, ASKS_BACK)
    match.take_back(seat)
    assert match.proposal is None
    match, seat, _ = after_others("republic", 2)
    match.note(seat, ASKS_BACK)
    while match.proposal is not None:
        actor = match.game.actors()[0]
        match.choose(actor, match.game.legal(actor)[0])
    assert match.outcome is None or match.game.over


def test_orders_hold_on_but_for_those_that_would_say_the_same_again() -> None:
    match, seat, _ = after_others("republic", 1)
    other = match.acted_since(seat)[0]
    match.order(other, StandingOrder("republic-no-such-question", FORCED))
    kept = match.orders(other)
    match.take_back(seat)
    assert match.orders(other) == kept
    assert comitium.replay(match.journal()).orders(other) == kept
