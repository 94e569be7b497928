"""Laws of the miniature Senate over hundreds of random sessions, bare, saved, and through a match with its undo."""

from __future__ import annotations

from hashlib import sha256

import curia
import pytest
import senate
import senate_events as said
from hypothesis import given, settings
from hypothesis import strategies as st
from senate_laws import keeps_the_laws, pick, tells_nothing

from comitium.core.dice import stream
from comitium.core.digest import digest
from comitium.match.begin import new, replay
from comitium.match.match import Match

GOLDEN_SESSIONS = "717dfa94fffac6cc35fff405d7e8f5ecb48534bf21582ebc3c0cf80babf88780"


def session(seed: int) -> curia.Senate:
    game = senate.new(3 + seed % 2, seed)
    game.advance()
    return game


@pytest.mark.parametrize("hundred", range(4))
def test_sessions_end_and_keep_the_laws(hundred: int) -> None:
    """A hundred sessions; the laws at every seventh step, from another first one in each session."""
    endings = set()
    for seed in range(100 * hundred, 100 * hundred + 100):
        game, dice, steps = session(seed), stream(seed, "play"), 0
        while not game.over:
            assert steps < 2000, "every game ends"
            if (steps + seed) % 7 == 0:
                keeps_the_laws(game)
            game.apply(*pick(game, dice))
            steps += 1
        endings.add(game.ending)
        assert game.outcome() is not None
    assert endings >= {"adjourned", "to war"}


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10**9))
def test_the_laws_hold_at_every_step(seed: int) -> None:
    game, dice = session(seed), stream(seed, "play")
    while not game.over:
        keeps_the_laws(game)
        tells_nothing(game, dice.clone())
        game.apply(*pick(game, dice))


def test_4_3_who_is_asked_tells_nothing_about_the_hands_of_others() -> None:
    for seed in range(60):
        game, dice = session(seed), stream(seed, "play")
        dream_dice = stream(seed, "dreams")
        while not game.over:
            tells_nothing(game, dream_dice)
            game.apply(*pick(game, dice))


def test_cards_and_legions_are_conserved() -> None:
    for seed in range(60):
        game, dice = session(seed), stream(seed, "play")
        legions = game.legions
        while not game.over:
            game.apply(*pick(game, dice))
            held = [card for hand in game.hands for card in hand] + game.deck
            assert [held.count(card) + game.shown[card] for card in range(4)] == list(curia.COPIES)
            assert 0 <= game.legions <= legions
            assert min(game.talents) >= 0
            assert min(game.influence) >= 0
            legions = game.legions


def test_every_kind_of_question_and_ending_of_a_vote_is_reached() -> None:
    """The random sessions are worth something: they meet all the frames, and stacks four votes deep."""
    asked, results, depth = set(), set(), 0
    for seed in range(400):
        match = new("senate", players=3 + seed % 2, seed=seed)
        dice = stream(seed, "play")
        while not match.game.over:
            asked.add(type(match.game.stack[-1]).__name__)
            depth = max(depth, sum(isinstance(frame, senate.Vote) for frame in match.game.stack))
            match.game.apply(*pick(match.game, dice))
        results |= {event.result for event in match.history() if isinstance(event, said.VoteClosed)}
    assert asked == {"Nominate", "Business", "Inserted", "Window", "Adopt", "Call", "Turn", "Declare", "Guard", "Defeat"}
    assert results >= {"passed", "rejected", "vetoed", "cancelled", "void", "dropped", "guilty", "not guilty"}
    assert depth >= 4


def undo_and_redo(match: Match) -> int:
    """Whoever may take back does, and answers the same again: the state is the same before and after."""
    undone = 0
    for seat in range(match.header.seats):
        if match.can_undo(seat):
            after, told = match.digest, match.heard()
            last = next(step for step in reversed(match._steps) if step.seat == seat)
            match.undo(seat)
            assert seat in match.game.actors()
            assert match.digest != after
            match.choose(seat, last.choice)
            assert match.digest == after
            assert match.heard() == told
            undone += 1
    return undone


def test_undo_through_a_match_at_every_step_and_the_journal_replays() -> None:
    undone = 0
    for seed in range(30):
        match, dice = new("senate", players=3 + seed % 2, seed=seed), stream(seed, "play")
        while match.outcome is None:
            undone += undo_and_redo(match)
            match.choose(*pick(match.game, dice))
        again = replay(match.journal())
        assert again.digest == match.digest
        assert again.history(0) == match.history(0)
    assert undone > 1000


def test_a_declaration_in_a_turn_is_taken_back_to_its_beginning_but_not_the_die() -> None:
    match = new("senate", players=3, seed=5)
    match.choose(0, curia.choice(curia.NAME, 3))
    match.choose(0, curia.choice(curia.NAME, 4))
    for seat in (0, 1, 2):
        match.choose(seat, curia.choice(curia.PASS))
    match.choose(0, curia.choice(curia.CALL, 1))
    before = match.digest
    chain = [curia.choice(curia.ATTEMPT), curia.choice(curia.NAME, 1), curia.choice(curia.NAME, 0)]
    for what in chain:
        match.choose(1, what)
    for _ in chain:
        match.undo(1)
    assert match.digest == before
    assert match.can_undo(0) is True  # nobody else has acted any more
    for what in [*chain, curia.choice(curia.CARDS, 0)]:
        match.choose(1, what)
    assert not match.can_undo(1)


def test_hands_are_told_to_their_owners_only() -> None:
    match = new("senate", players=3, seed=5)
    for seat in range(3):
        assert match.history(seat) == [said.CardsDealt("1.04.9", seat, tuple(match.game.hands[seat]))]
    assert match.history() == []


def digests(seed: int) -> list[str]:
    game, dice = session(seed), stream(seed, "play")
    seen = [digest(game)]
    while not game.over:
        game.apply(*pick(game, dice))
        seen.append(digest(game))
    return seen


def test_golden_digests_of_seeded_sessions() -> None:
    """The same constant interpreted and compiled: both builds play the same sessions, state by state."""
    whole = sha256()
    for seed in range(40):
        whole.update("".join(digests(seed)).encode())
    assert whole.hexdigest() == GOLDEN_SESSIONS
