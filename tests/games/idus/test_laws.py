"""Laws that hold in every state of every game, whatever the table and the options."""

from __future__ import annotations

import pickle

import msgspec
import pytest
from hypothesis import Phase, given, settings

import comitium
from comitium import Event, Illegal
from comitium.core.dice import stream
from comitium.core.digest import digest
from comitium.core.options import Setting
from comitium.games.idus.choices import VERBS
from comitium.games.idus.state import Idus
from games.idus.random_play import LONGEST, OPTIONS, PLAYERS, SEEDS, STEPS, pick, play_match, play_some, sound, start

KIND = comitium.kind("idus")
# a failing seed is as good as any other, so nothing is shrunk
LAW = settings(deadline=None, derandomize=True, database=None, phases=(Phase.explicit, Phase.generate))

Options = dict[str, Setting]


def seen(game: Idus, seat: int | None) -> bytes:
    """Everything a seat sees now: its view, its question and its position, as bytes."""
    prompt = KIND.prompt(game, seat) if seat is not None and seat in game.actors() else None
    return msgspec.json.encode([KIND.view(game, seat), prompt, KIND.position_seen(game, seat), game.actors(), game.told])


@settings(LAW, max_examples=120)
@given(SEEDS, PLAYERS, OPTIONS)
def test_cards_are_conserved_at_every_step_and_every_game_ends(seed: int, players: int, options: Options) -> None:
    game, dice, steps = start(seed, players, options), stream(seed, "laws"), 0
    while not game.over:
        sound(game)
        for seat in game.actors():
            menu = game.legal(seat)
            assert menu, "every question has an answer"
            assert menu == sorted(set(menu))
        game.apply(*pick(game, dice))
        steps += 1
        assert steps <= LONGEST, "every game ends"
    sound(game)
    assert game.actors() == []
    assert game.outcome() is not None


@settings(LAW, max_examples=60)
@given(SEEDS, PLAYERS)
def test_the_facts_of_2_3_hold_with_printed_limits(seed: int, players: int) -> None:
    """No failure before the second turn of round two, one card a hand at the reveal, never both markers, never one side."""
    for mode in ("exceed", "reach"):
        game, dice = start(seed, players, {"limit_mode": mode}), stream(seed, "facts")
        while not game.over:
            assert type(game.stack[-1]).__name__ != "LastChoice"
            game.apply(*pick(game, dice))
        assert len(game.record) >= players + 2
        assert game.loyal + game.traitor <= 4 * players
        assert min(game.loyal, game.traitor) <= game.rules.limit - (mode == "reach")
        keepers = {game.cards[2 * seat] for seat in range(players)}
        assert keepers not in ({0}, {1})
        outcome = game.outcome()
        assert outcome is not None
        if not outcome.winners:
            assert abs(game.loyal - game.traitor) <= 1


@settings(LAW, max_examples=300)
@given(SEEDS, PLAYERS, OPTIONS, STEPS)
def test_a_clone_is_independent(seed: int, players: int, options: Options, steps: int) -> None:
    game = play_some(seed, players, options, steps)
    before = digest(game)
    copy, dice = game.clone(), stream(seed, "clone")
    assert digest(copy) == before
    for _ in range(40):
        if copy.over:
            break
        copy.apply(*pick(copy, dice))
    assert digest(game) == before
    assert game.over or digest(copy) != before


@settings(LAW, max_examples=150)
@given(SEEDS, PLAYERS, OPTIONS, STEPS)
def test_legal_is_what_is_accepted(seed: int, players: int, options: Options, steps: int) -> None:
    """Every listed choice is made on a clone; every other choice of any seat is refused and changes nothing."""
    game = play_some(seed, players, options, steps)
    before = digest(game)
    for seat in range(-1, players + 1):
        menu = list(game.legal(seat))
        assert bool(menu) == (seat in game.actors())
        for choice in (*range(-1, VERBS * 16 + 1), 10**6):
            if choice in menu:
                game.clone().apply(seat, choice)
            else:
                with pytest.raises(Illegal):
                    game.apply(seat, choice)
        assert list(game.legal(seat)) == menu
    assert digest(game) == before


@settings(LAW, max_examples=25)
@given(SEEDS, PLAYERS, OPTIONS)
def test_a_game_can_be_saved_and_read_back_at_every_step(seed: int, players: int, options: Options) -> None:
    """As a pickle, and as a position text: the same text again, the same questions, the same answers."""
    game, dice = start(seed, players, options), stream(seed, "saving")
    while True:
        again = pickle.loads(pickle.dumps(game))
        assert digest(again) == digest(game)
        text = KIND.position(game)
        other = KIND.from_position(text, 99)
        assert isinstance(other, Idus)
        other.advance()
        assert KIND.position(other) == text
        assert other.actors() == game.actors()
        assert [other.legal(seat) for seat in range(players)] == [game.legal(seat) for seat in range(players)]
        assert other.outcome() == game.outcome()
        for seat in (*range(players), None):
            assert KIND.view(other, seat) == KIND.view(game, seat)
        if game.over:
            return
        game.apply(*pick(game, dice))


@settings(LAW, max_examples=15)
@given(SEEDS, PLAYERS, OPTIONS)
def test_a_journal_replays_to_the_same_state(seed: int, players: int, options: Options) -> None:
    match = comitium.new("idus", players=players, seed=seed, **options)
    viewers = (*range(players), None)
    for number, (seat, _) in enumerate(play_match(match, seed)):
        if number % 9 == 0:
            match.claim(seat, ("faction loyal", "vote 1 red", "saw 1 senator_3 green")[number % 3])
        if number % 40 == 20:
            again = comitium.replay(match.journal())
            assert (again.digest, again.header) == (match.digest, match.header)
    for again in (comitium.replay(match.journal()), comitium.read_record(comitium.record(match))):
        assert again.digest == match.digest
        assert again.outcome == match.outcome
        assert [again.history(viewer) for viewer in viewers] == [match.history(viewer) for viewer in viewers]
    assert comitium.replay(match.journal()).journal() == match.journal()


@settings(LAW, max_examples=15)
@given(SEEDS, PLAYERS, OPTIONS)
def test_a_listener_changes_nothing(seed: int, players: int, options: Options) -> None:
    """The bare kernel and the match with its memory play the same game, and the notation says the same as the number."""
    match, game = comitium.new("idus", players=players, seed=seed, **options), start(seed, players, options)
    for seat, choice in play_match(match, seed):
        game.apply(seat, choice)
    assert digest(game) == match.digest
    again = comitium.new("idus", players=players, seed=seed, **options)
    for entry in match.entries():
        again.choose(entry.seat, entry.text)
    assert again.digest == match.digest


@settings(LAW, max_examples=10)
@given(SEEDS, PLAYERS, OPTIONS)
def test_a_choice_taken_back_leaves_no_trace_and_what_was_shown_stands(seed: int, players: int, options: Options) -> None:
    match, dice = comitium.new("idus", players=players, seed=seed, **options), stream(seed, "second thoughts")
    undone: set[str] = set()
    while match.outcome is None:
        before = (match.digest, [match.history(viewer) for viewer in (*range(players), None)])
        kind = type(match.game.stack[-1]).__name__
        assert isinstance(match.game, Idus)
        seat, choice = pick(match.game, dice)
        match.choose(seat, choice)
        if match.can_undo(seat):
            undone.add(kind)
            match.undo(seat)
            assert (match.digest, [match.history(viewer) for viewer in (*range(players), None)]) == before
            match.choose(seat, choice)
    assert undone <= {"Assign", "ChooseSide", "LastChoice", "Inspect"}, "no vote, look or veto is taken back"


# -- nothing leaks


@settings(LAW, max_examples=150)
@given(SEEDS, PLAYERS, OPTIONS, STEPS)
def test_another_world_looks_the_same_to_every_seat(seed: int, players: int, options: Options, steps: int) -> None:
    """Non-interference: whatever the seat cannot know is changed, and it sees the same; the world is a sound one."""
    game = play_some(seed, players, options, steps)
    before = digest(game)
    for seat in range(players):
        world = game.reimagine(seat, stream(seed + seat, "imagine"))
        assert isinstance(world, Idus)
        assert seen(world, seat) == seen(game, seat)
        assert KIND.view(world, None) == KIND.view(game, None), "what everybody knows, every seat knows"
        sound(world)
    assert digest(game) == before, "imagining changes nothing"


@settings(LAW, max_examples=60)
@given(SEEDS, PLAYERS, OPTIONS, STEPS)
def test_another_world_can_be_played_to_its_end(seed: int, players: int, options: Options, steps: int) -> None:
    seat = seed % players
    game = play_some(seed, players, options, steps)
    one, two = (game.reimagine(seat, stream(seed, "imagine")) for _ in range(2))
    assert digest(one) == digest(two), "the same dice give the same world"
    assert isinstance(one, Idus)
    dice, count = stream(seed, "after"), 0
    while not one.over:
        one.apply(*pick(one, dice))
        sound(one)
        count += 1
        assert count <= LONGEST
        if count % 10 == 5:
            again = one.reimagine(1 - seat % 2, dice)
            assert isinstance(again, Idus)
            assert seen(again, 1 - seat % 2) == seen(one, 1 - seat % 2)


PRIVATE = {"FactionsDealt": "seat", "VoteLaid": "seat", "VoteSeen": "seat", "FactionDiscarded": "seat"}


@settings(LAW, max_examples=25)
@given(SEEDS, PLAYERS, OPTIONS)
def test_no_event_tells_a_secret(seed: int, players: int, options: Options) -> None:
    """Private events reach their owner alone; a changed vote the Aedile and, if the rules say so, the Praetor."""
    match = comitium.new("idus", players=players, seed=seed, **options)
    told = 0
    for _ in play_match(match, seed):
        for viewer in (*range(players), None):
            for event in match.history(viewer, since=told):
                name = type(event).__name__
                if name in PRIVATE:
                    assert viewer == event.seat  # type: ignore[attr-defined]
                if name == "VoteChanged":
                    assert viewer is not None
                    assert viewer == event.aedile or event.rule in ("5.5.1", "10.4")  # type: ignore[attr-defined]
                public = {"VotesCounted", "FactionRevealed", "DiscardRevealed", "ConspiracyFailed", "FactionWon"}
                if viewer is None and name not in public:
                    assert not {"colour", "faction", "factions"} & set(fields(event)), event
        told = match.told


def fields(event: Event) -> tuple[str, ...]:
    return type(event).__struct_fields__


@settings(LAW, max_examples=25)
@given(SEEDS, PLAYERS, OPTIONS)
def test_what_a_seat_sees_is_a_position(seed: int, players: int, options: Options) -> None:
    """The text of what a viewer sees reads back at every step; what is hidden is dealt anew, and it looks the same."""
    game, dice = start(seed, players, options), stream(seed, "seen")
    while True:
        for seat in (seed % players, (seed + 2) % players, None):
            text = KIND.position_seen(game, seat)
            other = KIND.from_position(text, seed)
            assert isinstance(other, Idus)
            other.advance()
            assert KIND.position_seen(other, seat) == text
            sound(other)
        if game.over:
            return
        game.apply(*pick(game, dice))
