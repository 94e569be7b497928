"""Laws that hold in every state of every game, whatever the edition and the options."""

from __future__ import annotations

import pickle
from collections import Counter

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import comitium
from comitium import Event, Illegal, Match
from comitium.core.dice import stream
from comitium.core.digest import digest
from comitium.core.options import Setting
from comitium.games.caesar.choices import VERBS
from comitium.games.caesar.state import Caesar
from games.caesar.random_play import LONGEST, OPTIONS, SEEDS, STEPS, pick, play_match, play_some, sound, start

KIND = comitium.kind("caesar")
# a failing seed is as good as any other, so nothing is shrunk
LAW = settings(deadline=None, derandomize=True, database=None, phases=(Phase.explicit, Phase.generate))

Options = dict[str, Setting]


@settings(LAW, max_examples=60)
@given(SEEDS, OPTIONS)
def test_cards_are_conserved_and_limits_kept_at_every_step_and_every_game_ends(seed: int, options: Options) -> None:
    game, dice, steps = start(seed, options), stream(seed, "laws"), 0
    while not game.over:
        sound(game)
        for seat in game.actors():
            menu = game.legal(seat)
            assert menu, "every question has an answer"
            assert menu == sorted(set(menu))
        game.apply(*pick(game, dice))
        steps += 1
        assert steps < LONGEST, "every game ends"
    sound(game)
    assert game.actors() == []
    assert game.outcome() is not None
    assert game.ending in ("patricians", "exhausted", "blocked", "alone", "stalled")


@settings(LAW, max_examples=400)
@given(SEEDS, OPTIONS, STEPS)
def test_a_clone_is_independent(seed: int, options: Options, steps: int) -> None:
    game = play_some(seed, options, steps)
    before = digest(game)
    copy, dice = game.clone(), stream(seed, "clone")
    assert digest(copy) == before
    for _ in range(40):
        if copy.over:
            break
        copy.apply(*pick(copy, dice))
    assert digest(game) == before
    assert game.over or digest(copy) != before


@settings(LAW, max_examples=400)
@given(SEEDS, OPTIONS, STEPS)
def test_legal_is_what_is_accepted(seed: int, options: Options, steps: int) -> None:
    """Every listed choice is made on a clone; every other choice of either seat is refused and changes nothing."""
    game = play_some(seed, options, steps)
    before = digest(game)
    for seat in (0, 1):
        menu = game.legal(seat)
        assert bool(menu) == (seat in game.actors())
        for choice in range(VERBS * 16):
            if choice in menu:
                game.clone().apply(seat, choice)
            else:
                with pytest.raises(Illegal):
                    game.apply(seat, choice)
                assert game.legal(seat) == menu
        for choice in (-1, VERBS * 16, 10**6):
            with pytest.raises(Illegal):
                game.apply(seat, choice)
    assert digest(game) == before


@settings(LAW, max_examples=12)
@given(SEEDS, OPTIONS)
def test_a_game_can_be_saved_and_read_back_at_every_step(seed: int, options: Options) -> None:
    """As a pickle, and as a position text: the same text again, the same questions, the same answers."""
    game, dice = start(seed, options), stream(seed, "saving")
    while True:
        again = pickle.loads(pickle.dumps(game))
        assert digest(again) == digest(game)
        text = KIND.position(game)
        other = KIND.from_position(text, 99)
        other.advance()
        assert KIND.position(other) == text
        assert other.actors() == game.actors()
        assert [other.legal(seat) for seat in (0, 1)] == [game.legal(seat) for seat in (0, 1)]
        assert other.outcome() == game.outcome()
        for seat in (0, 1, None):
            assert KIND.view(other, seat) == KIND.view(game, seat)
        if game.over:
            return
        game.apply(*pick(game, dice))


@settings(LAW, max_examples=10)
@given(SEEDS, OPTIONS, st.integers(1, 40))
def test_a_journal_replays_to_the_same_state(seed: int, options: Options, every: int) -> None:
    match = comitium.new("caesar", seed=seed, **options)
    for number, _ in enumerate(play_match(match, seed)):
        if number % 40 == every:
            again = comitium.replay(match.journal())
            assert again.digest == match.digest
            assert again.history(0) == match.history(0)
            assert again.header == match.header
    again = comitium.replay(match.journal())
    assert again.digest == match.digest
    assert again.outcome == match.outcome
    assert [again.history(seat) for seat in (0, 1, None)] == [match.history(seat) for seat in (0, 1, None)]
    assert again.journal() == match.journal()


@settings(LAW, max_examples=10)
@given(SEEDS, OPTIONS)
def test_a_listener_changes_nothing(seed: int, options: Options) -> None:
    """The bare kernel and the match with its memory play the same game."""
    match, game = comitium.new("caesar", seed=seed, **options), start(seed, options)
    for seat, choice in play_match(match, seed):
        game.apply(seat, choice)
    assert digest(game) == match.digest
    again = comitium.new("caesar", seed=seed, **options)
    for entry in match.entries():
        again.choose(entry.seat, entry.text)
    assert again.digest == match.digest, "the notation says the same as the number"


SHOWN = {
    "CardDrawn",
    "CardDrawnUnseen",
    "GroupRevealed",
    "HandSpied",
    "InfluencePlacedUp",
    "VoteDrawn",
    "OrgyHeld",
    "BonusDealt",
}


@settings(LAW, max_examples=8)
@given(SEEDS, OPTIONS)
def test_a_choice_taken_back_leaves_no_trace_and_what_was_shown_stands(seed: int, options: Options) -> None:
    match, dice = comitium.new("caesar", seed=seed, **options), stream(seed, "second thoughts")
    undone = 0
    while match.outcome is None:
        before = (
            match.digest,
            [match.history(viewer) for viewer in (0, 1, None)],
            [match.view(viewer) for viewer in (0, 1, None)],
        )
        seat, choice = pick(match.game, dice)
        match.choose(seat, choice)
        if match.can_undo(seat):
            told = {type(event).__name__ for event in match.history(0)[len(before[1][0]) :]}
            told |= {type(event).__name__ for event in match.history(1)[len(before[1][1]) :]}
            assert not told & SHOWN
            match.undo(seat)
            after = (
                match.digest,
                [match.history(viewer) for viewer in (0, 1, None)],
                [match.view(viewer) for viewer in (0, 1, None)],
            )
            assert after == before
            match.choose(seat, choice)
            undone += 1
        else:
            with pytest.raises(Illegal):
                match.undo(seat)
    assert undone > 20


# -- what a player can know


def seen(game: Caesar, seat: int) -> list[bytes]:
    """Everything the seat is shown, byte by byte."""
    parts = [msgspec.json.encode(KIND.view(game, seat)), KIND.position_seen(game, seat).encode()]
    if seat in game.actors():
        parts.append(msgspec.json.encode(KIND.prompt(game, seat)))
    return parts


@settings(LAW, max_examples=1200)
@given(SEEDS, OPTIONS, STEPS, st.integers(0, 1))
def test_another_world_looks_the_same(seed: int, options: Options, steps: int, seat: int) -> None:
    """Non-interference: whatever the seat cannot know is changed, and it sees the same; the world is a sound one."""
    game = play_some(seed, options, steps)
    before = digest(game)
    for number in range(2):
        world = game.reimagine(seat, stream(seed + number, "imagine"))
        assert isinstance(world, Caesar)
        assert seen(world, seat) == seen(game, seat)
        assert world.actors() == game.actors()
        sound(world)
    assert digest(game) == before, "imagining changes nothing"


@settings(LAW, max_examples=60)
@given(SEEDS, OPTIONS, STEPS, st.integers(0, 1))
def test_another_world_can_be_played_to_its_end(seed: int, options: Options, steps: int, seat: int) -> None:
    world = play_some(seed, options, steps).reimagine(seat, stream(seed, "imagine"))
    assert isinstance(world, Caesar)
    dice, count = stream(seed, "after"), 0
    while not world.over:
        world.apply(*pick(world, dice))
        sound(world)
        count += 1
        assert count < LONGEST
        if count % 50 == 10:
            again = world.reimagine(1 - seat, dice)
            assert isinstance(again, Caesar)
            assert seen(again, 1 - seat) == seen(world, 1 - seat)


@settings(LAW, max_examples=10)
@given(SEEDS, OPTIONS)
def test_imagination_follows_the_game(seed: int, options: Options) -> None:
    """Both players imagine at every step of one game: what was known before does not stay in the way."""
    game, dice = start(seed, options), stream(seed, "following")
    while not game.over:
        for seat in (0, 1):
            world = game.reimagine(seat, dice)
            assert isinstance(world, Caesar)
            assert seen(world, seat) == seen(game, seat)
            sound(world)
        game.apply(*pick(game, dice))


@settings(LAW, max_examples=60)
@given(SEEDS, OPTIONS, STEPS, st.integers(0, 1))
def test_imagining_is_repeatable(seed: int, options: Options, steps: int, seat: int) -> None:
    """The same dice give the same world, and a world imagined in a world is one of the same player's worlds."""
    game = play_some(seed, options, steps)
    one, two = (game.reimagine(seat, stream(seed, "imagine")) for _ in range(2))
    assert digest(one) == digest(two)
    assert isinstance(one, Caesar)
    deeper = one.reimagine(seat, stream(seed, "deeper"))
    assert isinstance(deeper, Caesar)
    assert seen(deeper, seat) == seen(game, seat)


PRIVATE = ("BonusDealt", "CardDrawn", "InfluencePlacedDown", "HandSpied")


def named(event: Event) -> list[tuple[int, int]]:
    """The cards an event names, each with the side it belongs to."""
    name = type(event).__name__
    if name == "VoteDecided":
        return [(0, card) for card in event.caesar_drops] + [(1, card) for card in event.cleopatra_drops]
    if name == "AssassinationAnnounced":
        return [(1 - event.seat, event.card)]
    if name == "ActionVetoed":
        return []  # the announced action, which is on the table
    cards = getattr(event, "cards", ()) or ((event.card,) if hasattr(event, "card") else ())
    return [(event.seat, card) for card in cards]


def open_cards(match: Match) -> Counter[tuple[int, int]]:
    """The cards that lie open: face-up on the table, or on a discard pile."""
    view = match.view(None)
    cards: Counter[tuple[int, int]] = Counter()
    for side in (0, 1):
        cards.update((side, card) for card in view.sides[side].discards)
        for group in view.groups:
            cards.update((side, card) for card in group.lines[side].up)
    return cards


@settings(LAW, max_examples=15)
@given(SEEDS, OPTIONS)
def test_no_event_names_a_card_that_its_hearer_could_not_see(seed: int, options: Options) -> None:
    match = comitium.new("caesar", seed=seed, **options)
    told, before = 0, open_cards(match)
    for _ in play_match(match, seed):
        after = open_cards(match)
        for viewer in (0, 1, None):
            for event in match.history(viewer, since=told):
                name = type(event).__name__
                if name in PRIVATE:
                    assert viewer == event.seat, f"{name} was heard by {viewer}"
                else:
                    missing = Counter(named(event)) - (before | after)
                    assert not missing, f"{event} names {missing}, which lies nowhere open"
        told, before = match.told, after


@settings(LAW, max_examples=15)
@given(SEEDS, OPTIONS)
def test_what_a_seat_sees_at_the_beginning_of_a_turn_is_a_position(seed: int, options: Options) -> None:
    """The text of what a viewer sees reads back; the hidden cards are dealt anew, and it looks the same."""
    game, dice, turn = start(seed, options), stream(seed, "seen"), 0
    while not game.over:
        if game.turn != turn and type(game.stack[-1]).__name__ == "PlayCards":
            turn = game.turn
            for seat in (0, 1, None):
                text = KIND.position_seen(game, seat)
                other = KIND.from_position(text, seed)
                other.advance()
                assert KIND.position_seen(other, seat) == text
        game.apply(*pick(game, dice))
