"""Laws of the miniature Senate over hundreds of random sessions, bare, saved, and through a match with its undo."""

from __future__ import annotations

import pickle
from hashlib import sha256

import pytest
import senate
import senate_events as events
from hypothesis import given, settings
from hypothesis import strategies as st
from senate_choices import ATTEMPT, CALL, CARDS, COPIES, HAND, KINDS, NAME, PASS, SHIFT
from senate_kind import hand
from senate_laws import SENATE, keeps_the_laws, pick, stir, tells_nothing
from senate_motions import Motion

from comitium.core.dice import stream
from comitium.core.digest import digest
from comitium.match.begin import new, replay
from comitium.match.match import Match

GOLDEN_SESSIONS = "a7206e7145a53ad450557e03ab1699e496c6323b3456d46d9342e4820eddf33a"


def session(seed: int) -> senate.Senate:
    """Three to six factions, twelve to thirty senators, some of them captive."""
    game = senate.new(3 + seed % 4, seed, 12 + seed % 19, captives=seed % 3)
    game.advance()
    return game


@pytest.mark.parametrize("hundred", range(4))
def test_sessions_end_and_keep_the_laws(hundred: int) -> None:
    """A hundred sessions; the laws at every seventeenth step, from another first one in each session."""
    endings = set()
    for seed in range(100 * hundred, 100 * hundred + 100):
        game, dice, steps = session(seed), stream(seed, "play"), 0
        while not game.over:
            assert steps < 5000, "every game ends"
            if (steps + seed) % 17 == 0:
                keeps_the_laws(game)
            game.apply(*pick(game, dice))
            stir(game, dice)
            steps += 1
        endings.add(game.ending)
        assert game.outcome() is not None
    assert endings >= {"adjourned", "to war"}


@settings(max_examples=6, deadline=None)
@given(st.integers(0, 10**9))
def test_the_laws_hold_at_every_step(seed: int) -> None:
    game, dice = senate.new(3 + seed % 2, seed, captives=2), stream(seed, "play")
    game.advance()
    while not game.over:
        keeps_the_laws(game)
        tells_nothing(game, dice.clone())
        game.apply(*pick(game, dice))
        stir(game, dice)


def test_4_3_who_is_asked_tells_nothing_about_the_hands_of_others() -> None:
    for seed in range(24):
        game, dice = session(seed), stream(seed, "play")
        dream_dice = stream(seed, "dreams")
        while not game.over:
            if game.reveals % 3 == 0:
                tells_nothing(game, dream_dice)
            game.apply(*pick(game, dice))
            stir(game, dice)


def test_a_dream_of_a_dream_can_be_dreamt() -> None:
    """Whatever the others know of each other fits the hands that were dealt anew."""
    for seed in range(40):
        game, dice = session(seed), stream(seed, "play")
        for _ in range(60):
            if game.over:
                break
            game.apply(*pick(game, dice))
            stir(game, dice)
            world = game
            for seat in range(game.seats() if not game.over else 0):
                world = world.reimagine(seat, dice)
                assert [len(hand(world, other)) for other in range(game.seats())] == [
                    len(hand(game, other)) for other in range(game.seats())
                ]


def test_cards_and_legions_are_conserved() -> None:
    for seed in range(60):
        game, dice = session(seed), stream(seed, "play")
        legions = game.legions
        while not game.over:
            game.apply(*pick(game, dice))
            stir(game, dice)
            held = [card for seat in range(game.seats()) for card in hand(game, seat)] + game.deck
            assert [held.count(card) + (game.shown >> SHIFT * card & HAND) for card in range(KINDS)] == list(COPIES)
            assert 0 <= game.legions <= legions
            assert min(game.talents) >= 0
            assert min(game.influence) >= 0
            assert game.rome & game.dead == game.rome & game.captive == game.dead & game.captive == 0
            legions = game.legions


def test_every_kind_of_question_and_ending_of_a_vote_is_reached() -> None:
    """The random sessions are worth something: they meet all the frames, and stacks four votes deep."""
    asked, results, depth = set(), set(), 0
    for seed in range(300):
        match = new("senate", players=3 + seed % 2, seed=seed)
        game, dice = match.game, stream(seed, "play")
        assert isinstance(game, senate.Senate)
        while not game.over:
            asked.add(type(game.stack[-1]).__name__)
            depth = max(depth, sum(isinstance(frame, Motion) for frame in game.stack))
            game.apply(*pick(game, dice))
            stir(game, dice)
        results |= {event.result for event in match.history() if isinstance(event, events.VoteClosed)}
    assert asked == {"Nominate", "Business", "Inserted", "Window", "Adopt", "Call", "Turn", "Guard", "Defeat"}
    assert results >= {"passed", "rejected", "vetoed", "cancelled", "void", "dropped", "guilty", "not guilty"}
    assert depth >= 4


def test_copies_and_saves_are_equal_and_apart_at_every_step() -> None:
    for seed in range(6):
        game, dice = session(seed), stream(seed, "play")
        while not game.over:
            saved, twin = pickle.loads(pickle.dumps(game)), game.clone()
            assert saved == twin == game
            what = pick(game, dice)
            game.apply(*what)
            assert saved == twin != game
            saved.apply(*what)
            twin.apply(*what)
            assert saved == twin == game
            stir(game, dice)


def test_a_position_text_is_read_back_and_played_on_at_every_step() -> None:
    for seed in range(8):
        game, dice = session(seed), stream(seed, "play")
        while not game.over:
            text = SENATE.position(game)
            again = SENATE.from_position(text, seed)
            again.advance()
            assert SENATE.position(again) == text
            assert again.actors() == game.actors()
            assert [again.legal(seat) for seat in again.actors()] == [game.legal(seat) for seat in game.actors()]
            game.apply(*pick(game, dice))
            stir(game, dice)


# -- through a match


def undo_and_redo(match: Match) -> int:
    """Whoever may take back does, and answers the same again: the state is the same before and after."""
    undone = 0
    for seat in range(match.header.seats):
        if match.can_undo(seat):
            after, told = match.digest, match.event_count()
            last = match._undoing.steps.of(seat)[-1]
            match.undo(seat)
            assert seat in match.game.actors()
            assert match.digest != after
            match.choose(seat, last.choice)
            assert match.digest == after
            assert match.event_count() == told
            undone += 1
    return undone


def test_undo_through_a_match_at_every_step_and_the_journal_replays() -> None:
    undone = 0
    for seed in range(12):
        match, dice = new("senate", players=3 + seed % 2, seed=seed), stream(seed, "play")
        while match.outcome is None:
            undone += undo_and_redo(match)
            assert isinstance(match.game, senate.Senate)
            match.choose(*pick(match.game, dice))
        again = replay(match.journal())
        assert again.digest == match.digest
        assert again.history(0) == match.history(0)
    assert undone > 500


def test_a_declaration_in_a_turn_is_taken_back_to_its_beginning_but_not_the_die() -> None:
    match = new("senate", players=3, seed=5)
    match.choose(0, NAME + 3)
    match.choose(0, NAME + 4)
    for seat in (0, 1, 2):
        match.choose(seat, PASS)
    match.choose(0, CALL + 1)
    before = match.digest
    chain = [ATTEMPT, NAME + 1, NAME + 0]
    for what in chain:
        match.choose(1, what)
    for _ in chain:
        match.undo(1)
    assert match.digest == before
    assert match.can_undo(0) is True  # nobody else has acted any more
    for what in [*chain, CARDS + 0]:
        match.choose(1, what)
    assert not match.can_undo(1)


def test_hands_are_told_to_their_owners_only() -> None:
    match = new("senate", players=3, seed=5)
    assert isinstance(match.game, senate.Senate)
    for seat in range(3):
        cards = tuple(hand(match.game, seat))
        assert match.history(seat) == [events.SessionOpened("1.09.1", 1), events.CardsDealt("1.04.9", seat, cards)]
    assert match.history() == [events.SessionOpened("1.09.1", 1)]


def digests(seed: int) -> list[str]:
    game, dice = session(seed), stream(seed, "play")
    seen = [digest(game)]
    while not game.over:
        game.apply(*pick(game, dice))
        stir(game, dice)
        seen.append(digest(game))
    return seen


def test_golden_digests_of_seeded_sessions() -> None:
    """The same constant interpreted and compiled: both builds play the same sessions, state by state."""
    whole = sha256()
    for seed in range(24):
        whole.update("".join(digests(seed)).encode())
    assert whole.hexdigest() == GOLDEN_SESSIONS
