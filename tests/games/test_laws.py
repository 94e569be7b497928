"""Laws that hold in every state of every game, whatever the table and the options."""

from __future__ import annotations

import pickle

import msgspec
import pytest

import comitium
from comitium import Illegal
from comitium.core.dice import stream
from comitium.core.digest import digest
from comitium.core.frames import Game
from comitium.core.ids import id_of
from comitium.core.prompts import prompt as prompt_of
from comitium.core.registry import game_types
from games.every_game import TRIALS, law
from games.trial import Deal, Trial


def test_every_game_of_the_house_is_tried() -> None:
    """The Republic, whose games are longer, has its laws in games/republic/test_laws.py."""
    assert [*(trial.id for trial in TRIALS), "republic"] == [kind.meta.id for kind in game_types()]


@law(120)
def test_nothing_is_lost_at_any_step_and_every_game_ends(trial: Trial, deal: Deal) -> None:
    game = trial.start(deal)
    for _ in trial.every_step(game, stream(deal.seed, "laws")):
        trial.sound(game)
        for seat in game.actors():
            menu = game.legal(seat)
            assert menu, "every question has an answer"
            assert menu == sorted(set(menu))
    assert game.actors() == []
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason in trial.endings


@law(400)
def test_a_clone_is_independent(trial: Trial, deal: Deal) -> None:
    game = trial.play_some(deal)
    before = digest(game)
    copy = game.clone()
    assert digest(copy) == before
    trial.play_on(copy, stream(deal.seed, "clone"), 40)
    assert digest(game) == before
    assert game.over or digest(copy) != before


@law(200)
def test_a_clone_stays_as_it_is_when_its_original_goes_on(trial: Trial, deal: Deal) -> None:
    """Whatever the two share; also when they are saved and read back together."""
    game = trial.play_some(deal)
    copy, before = game.clone(), digest(game)
    saved, saved_copy = pickle.loads(pickle.dumps((game, copy)))
    trial.play_on(game, stream(deal.seed, "original"), 40)
    assert digest(copy) == before
    trial.play_on(saved, stream(deal.seed, "original"), 40)
    assert digest(saved_copy) == before
    assert digest(saved) == digest(game)


@law(400)
def test_legal_is_what_is_accepted(trial: Trial, deal: Deal) -> None:
    """Every listed choice is made on a clone; every other choice of any seat is refused and changes nothing."""
    game = trial.play_some(deal)
    before = digest(game)
    for seat in range(-1, deal.players + 1):
        menu = list(game.legal(seat))
        assert bool(menu) == (seat in game.actors())
        for choice in (*range(-1, trial.verbs * 16 + 1), 10**6):
            if choice in menu:
                game.clone().apply(seat, choice)
            else:
                with pytest.raises(Illegal):
                    game.apply(seat, choice)
                assert game.legal(seat) == menu
    assert digest(game) == before


@law(25)
def test_a_game_can_be_saved_and_read_back_at_every_step(trial: Trial, deal: Deal) -> None:
    """As a pickle, and as a position text: the same text again, the same questions, the same answers."""
    game, kind = trial.start(deal), trial.game_type
    for _ in trial.every_step(game, stream(deal.seed, "saving")):
        assert pickle.loads(pickle.dumps(game)) == game
        text = kind.position(game)
        other = kind.from_position(text, 99)
        other.advance()
        assert kind.position(other) == text
        assert other.actors() == game.actors()
        assert [other.legal(seat) for seat in range(deal.players)] == [game.legal(seat) for seat in range(deal.players)]
        assert other.outcome() == game.outcome()
        for viewer in deal.viewers:
            assert kind.view(other, viewer) == kind.view(game, viewer)


@law(15)
def test_a_journal_and_a_record_replay_to_the_same_state(trial: Trial, deal: Deal) -> None:
    """With what people claim, where they may; `replay` also in the middle of the game."""
    match = trial.match(deal)
    for number, (seat, _) in enumerate(trial.play_match(match, deal.seed)):
        if trial.claims and number % 9 == 0:
            match.claim(seat, trial.claims[number // 9 % len(trial.claims)])
        if number % 40 == deal.seed % 40:
            again = comitium.replay(match.journal())
            assert (again.digest, again.header) == (match.digest, match.header)
            assert again.history(seat) == match.history(seat)
    for again in (comitium.replay(match.journal()), comitium.read_record(comitium.record(match))):
        assert again.digest == match.digest
        assert again.outcome == match.outcome
        assert [again.history(viewer) for viewer in deal.viewers] == [match.history(viewer) for viewer in deal.viewers]
    assert comitium.replay(match.journal()).journal() == match.journal()


@law(15)
def test_a_listener_changes_nothing(trial: Trial, deal: Deal) -> None:
    """The bare kernel and the match with its memory play the same game."""
    match, game = trial.match(deal), trial.start(deal)
    for seat, choice in trial.play_match(match, deal.seed):
        game.apply(seat, choice)
    assert digest(game) == match.digest
    again = trial.match(deal)
    for entry in match.entries():
        again.choose(entry.seat, entry.text)
    assert again.digest == match.digest, "the notation says the same as the number"


@law(10)
def test_a_choice_taken_back_leaves_no_trace_and_what_was_shown_stands(trial: Trial, deal: Deal) -> None:
    match, dice = trial.match(deal), stream(deal.seed, "second thoughts")
    undone = 0
    while match.outcome is None:
        histories = [match.history(viewer) for viewer in deal.viewers]
        before = (match.digest, histories, [match.view(viewer) for viewer in deal.viewers])
        kind = id_of(match.game.stack[-1])
        seat, choice = trial.pick(match.game, dice)
        match.choose(seat, choice)
        if match.can_undo(seat):
            assert kind not in trial.final
            for viewer, old in zip(deal.viewers, histories, strict=True):
                assert not {type(event).__name__ for event in match.history(viewer)[len(old) :]} & trial.shown
            match.undo(seat)
            histories = [match.history(viewer) for viewer in deal.viewers]
            assert (match.digest, histories, [match.view(viewer) for viewer in deal.viewers]) == before
            match.choose(seat, choice)
            undone += 1
        else:
            with pytest.raises(Illegal):
                match.undo(seat)
    assert undone >= trial.undone


# -- nothing leaks


def seen(trial: Trial, game: Game, seat: int) -> bytes:
    """Everything the seat is shown, byte by byte."""
    kind = trial.game_type
    prompt = prompt_of(kind, game, seat) if seat in game.actors() else None
    return msgspec.json.encode([kind.view(game, seat), prompt, kind.position_seen(game, seat), game.actors(), game.reveals])


@law(1200)
def test_another_world_looks_the_same(trial: Trial, deal: Deal) -> None:
    """Non-interference: whatever the seat cannot know is changed, and it sees the same; the world is a sound one."""
    game, seat = trial.play_some(deal), deal.seat
    before, shown, open_to_all = digest(game), seen(trial, game, seat), trial.game_type.view(game, None)
    for number in range(2):
        world = game.reimagine(seat, stream(deal.seed + number, "imagine"))
        assert seen(trial, world, seat) == shown
        assert trial.game_type.view(world, None) == open_to_all, "what everybody knows, every seat knows"
        trial.sound(world)
    assert digest(game) == before, "imagining changes nothing"


@law(60)
def test_another_world_can_be_played_to_its_end(trial: Trial, deal: Deal) -> None:
    world = trial.play_some(deal).reimagine(deal.seat, stream(deal.seed, "imagine"))
    other, dice = (deal.seat + 1) % deal.players, stream(deal.seed, "after")
    for number in trial.every_step(world, dice):
        trial.sound(world)
        if number % 10 == 5:
            assert seen(trial, world.reimagine(other, dice), other) == seen(trial, world, other)


@law(10)
def test_imagination_follows_the_game(trial: Trial, deal: Deal) -> None:
    """Everybody imagines at every step of one game: what was known before does not stay in the way."""
    game, dice = trial.start(deal), stream(deal.seed, "following")
    for _ in trial.every_step(game, dice):
        for seat in range(deal.players):
            world = game.reimagine(seat, dice)
            assert seen(trial, world, seat) == seen(trial, game, seat)
            trial.sound(world)


@law(60)
def test_imagining_is_repeatable(trial: Trial, deal: Deal) -> None:
    """The same dice give the same world, and a world imagined in a world is one of the same player's worlds."""
    game, seat = trial.play_some(deal), deal.seat
    one, two = (game.reimagine(seat, stream(deal.seed, "imagine")) for _ in range(2))
    assert digest(one) == digest(two)
    assert seen(trial, one.reimagine(seat, stream(deal.seed, "deeper")), seat) == seen(trial, game, seat)


@law(25)
def test_private_events_reach_their_owner_alone(trial: Trial, deal: Deal) -> None:
    match = trial.played(deal)
    for viewer in deal.viewers:
        for event in match.history(viewer):
            if type(event).__name__ in trial.private:
                assert viewer == event.seat, f"{event} was heard by {viewer}"  # type: ignore[attr-defined]


@law(25)
def test_what_a_seat_sees_is_a_position(trial: Trial, deal: Deal) -> None:
    """The text of what a viewer sees reads back; what is hidden is dealt anew, and it looks the same."""
    game, kind = trial.start(deal), trial.game_type
    for _ in trial.every_step(game, stream(deal.seed, "seen")):
        for viewer in (deal.seat, (deal.seat + 1) % deal.players, None) if trial.readable(game) else ():
            text = kind.position_seen(game, viewer)
            other = kind.from_position(text, deal.seed)
            other.advance()
            assert kind.position_seen(other, viewer) == text
            trial.sound(other)


@law(15)
def test_a_position_begins_a_journal(trial: Trial, deal: Deal) -> None:
    """What a seat saw is set up, and played on from there."""
    game, dice = trial.play_some(deal), stream(deal.seed, "further")
    while not trial.readable(game):
        game.apply(*trial.pick(game, dice))
    match = comitium.from_position(trial.id, trial.game_type.position_seen(game, deal.seat), seed=deal.seed)
    for _ in trial.play_match(match, deal.seed):
        pass
    assert comitium.replay(match.journal()).digest == match.digest
    assert comitium.read_record(comitium.record(match)).digest == match.digest
