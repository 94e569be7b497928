"""Laws that hold in every state of every game of the Republic, over whole games of every scenario and table size.

The other games try theirs on hundreds of deals (tests/games/test_laws.py); a game of the Republic has thousands of decisions,
and is looked at now and then on its way.
"""

from __future__ import annotations

import pickle
import random
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

import comitium
from comitium import Illegal
from comitium.core.board import Board
from comitium.core.dice import stream
from comitium.core.digest import digest
from comitium.core.ids import id_of
from comitium.core.poll import Poll
from comitium.core.prompts import prompt as prompt_of
from comitium.games.republic.choices import WORDS, verb
from comitium.games.republic.game_type import GAME_TYPE
from comitium.games.republic.notation.soundness import flaw
from comitium.games.republic.notation.unreachable import unreachable
from comitium.games.republic.outcome import ENDINGS
from comitium.games.republic.state.republic import Republic
from comitium.text import LANGUAGES, say
from games.phrases import phrases

sys.path.append(str(Path(__file__).parents[3] / "tools"))
import republic_tempers as tempers
from fuzz import meddle, promise

__all__ = ["Play", "every_table", "promise", "seen", "tempers"]

SCENARIOS = GAME_TYPE.meta.options["scenario"].choices
TABLES = [(scenario, 3 + number % 4) for number, scenario in enumerate(SCENARIOS)]
LONGEST = 40000
every_table = pytest.mark.parametrize(("scenario", "players"), TABLES)


class Play:
    """A game played at random, with acts unasked and agreements; `states` stops at every so many decisions."""

    def __init__(self, scenario: str, players: int, seed: int) -> None:
        game = comitium.start("republic", players=players, seed=seed, scenario=scenario)
        assert isinstance(game, Republic)
        self.game, self.seed, self.dice = game, seed, random.Random(seed)

    def step(self) -> None:
        meddle(self.game, self.dice)
        if not self.game.over:
            seat = self.dice.choice(self.game.actors())
            self.game.apply(seat, tempers.pick(self.game, seat, self.dice, tempers.temper_of(self.seed)))

    def to(self, decisions: int) -> bool:
        """Play on; False if the game is over."""
        for _ in range(decisions):
            if self.game.over:
                return False
            self.step()
        return not self.game.over


def seen(game: Republic, seat: int) -> bytes:
    """Everything a seat is shown, byte by byte."""
    prompt = prompt_of(GAME_TYPE, game, seat) if seat in game.actors() else None
    view = GAME_TYPE.view(game, seat)
    shown = [view, GAME_TYPE.board(view, prompt), prompt, GAME_TYPE.position_seen(game, seat), game.reveals]
    return msgspec.json.encode([*shown, game.asides(seat)])


@every_table
@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_is_lost_at_any_step_and_every_game_ends(scenario: str, players: int, seed: int) -> None:
    play = Play(scenario, players, seed)
    for number in range(LONGEST):
        if play.game.over:
            break
        assert number % 8 or (flaw(play.game) == "" and unreachable(play.game) is None)
        for seat in play.game.actors():
            menu = play.game.legal(seat)
            assert menu
            assert menu == sorted(set(menu))
        play.step()
    outcome = play.game.outcome()
    assert outcome is not None
    assert outcome.reason in ENDINGS


@every_table
def test_every_position_that_play_reaches_is_read_again(scenario: str, players: int) -> None:
    """With acts unasked and agreements; with the cards of the piles, and without."""
    play = Play(scenario, players, 11)
    while play.to(97):
        for deck in (True, False):
            text = GAME_TYPE.position(play.game, deck)
            other = GAME_TYPE.from_position(text, 3)
            other.advance()
            assert GAME_TYPE.position(other, deck) == text


@every_table
def test_another_world_looks_the_same_and_is_sound(scenario: str, players: int) -> None:
    """[1.04.9] Whatever a seat cannot know is changed, and it sees, is asked and may do the same."""
    play = Play(scenario, players, players)
    while play.to(61):
        before = digest(play.game)
        for seat in range(players):
            world = play.game.reimagine(seat, stream(play.seed, "imagine"))
            assert seen(world, seat) == seen(play.game, seat)
            assert GAME_TYPE.view(world, None) == GAME_TYPE.view(play.game, None)
            assert flaw(world) == ""
        assert digest(play.game) == before


@every_table
def test_another_world_is_another_world(scenario: str, players: int) -> None:
    """Hands and piles are really dealt anew: in the first turn nobody knows anything."""
    game = Play(scenario, players, 5).game
    worlds = [game.reimagine(0, stream(seed, "other")) for seed in range(30)]
    assert all(world.hands[0] == game.hands[0] for world in worlds)
    assert len({tuple(world.hands[1]) for world in worlds}) > 10
    assert len({tuple(world.deck) for world in worlds}) == 30
    assert len({world.dice.a for world in worlds}) == 30


@every_table
def test_another_world_can_be_played_to_its_end(scenario: str, players: int) -> None:
    play = Play(scenario, players, 7)
    play.to(300)
    play.game = play.game.reimagine(1, stream(7, "imagine"))
    for _ in range(LONGEST):
        if not play.to(10):
            break
        assert flaw(play.game) == ""
    assert play.game.outcome() is not None


def test_imagining_is_repeatable_and_worlds_can_be_imagined_in() -> None:
    play = Play("late", 5, 4)
    play.to(400)
    one, two = (play.game.reimagine(2, stream(1, "again")) for _ in range(2))
    assert digest(one) == digest(two)
    assert seen(one.reimagine(2, stream(2, "deeper")), 2) == seen(play.game, 2)


@every_table
def test_what_a_seat_heard_is_the_same_in_another_world(scenario: str, players: int) -> None:
    """Private events reach those they are for: nobody hears of a card in another hand but who was shown it."""
    match = comitium.new("republic", players=players, seed=9, scenario=scenario)
    dice = random.Random(9)
    for _ in range(400):
        if match.outcome is not None:
            break
        seat = dice.choice(match.game.actors())
        match.choose(seat, dice.choice(match.game.legal(seat)))
    for viewer in (*range(players), None):
        for event in match.history(viewer):
            if type(event).__name__ == "CardTaken":
                assert event.seat == viewer  # type: ignore[attr-defined]


@every_table
def test_a_clone_and_a_pickle_are_the_same_and_independent(scenario: str, players: int) -> None:
    play = Play(scenario, players, 11)
    while play.to(197):
        before = digest(play.game)
        copy = play.game.clone()
        assert digest(copy) == before
        assert digest(pickle.loads(pickle.dumps(play.game))) == before
        dice = random.Random(1)
        for _ in range(20):
            if not copy.over:
                seat = dice.choice(copy.actors())
                copy.apply(seat, dice.choice(copy.legal(seat)))
        assert digest(play.game) == before


@pytest.mark.parametrize(("scenario", "players"), TABLES[::3])
def test_what_is_not_legal_is_refused_with_a_reason_and_changes_nothing(scenario: str, players: int) -> None:
    """A sample of all choices there are, at every kind of question that comes up."""
    play, met = Play(scenario, players, 13), set[str]()
    everything = [number + argument for number in WORDS.by_verb for argument in (0, 7, 44, 200)]
    while play.to(5):
        game = play.game
        kind = id_of(game.stack[-1])
        if kind in met:
            continue
        met.add(kind)
        before = digest(game)
        for seat in (*game.actors(), next(seat for seat in range(-1, players) if seat not in game.actors())):
            menu, asides = list(game.legal(seat)), list(game.asides(seat))
            for choice in (-1, *everything, 10**9):
                if choice in menu or choice in asides:
                    game.clone().apply(seat, choice)
                    continue
                with pytest.raises(Illegal) as refused:
                    game.apply(seat, choice)
                for language in LANGUAGES:
                    assert say(refused.value.why, language)
        assert digest(game) == before


@every_table
def test_every_choice_is_lit_or_listed_and_the_board_can_be_said(scenario: str, players: int) -> None:
    play = Play(scenario, players, 15)
    while play.to(127):
        game = play.game
        for seat in game.actors():
            prompt = prompt_of(GAME_TYPE, game, seat)
            board = GAME_TYPE.board(GAME_TYPE.view(game, seat), prompt)
            assert board.lit() | set(board.plain) == {option.choice for option in prompt.options}
            assert not board.lit() & set(board.plain)
            ids = [id for zone in board.walk() for id in (zone.id, *(piece.id for piece in zone.pieces))]
            assert len(ids) == len(set(ids))
            assert msgspec.json.decode(msgspec.json.encode(board), type=Board) == board
            for phrase in phrases((board, prompt)):
                assert all(say(phrase, language) for language in LANGUAGES)
        bystander = GAME_TYPE.board(GAME_TYPE.view(game, None), None)
        assert not bystander.lit()
        assert not bystander.plain


@every_table
def test_a_journal_replays_to_the_same_game_and_what_is_taken_back_leaves_no_trace(scenario: str, players: int) -> None:
    match = comitium.new("republic", players=players, seed=17, scenario=scenario)
    dice = random.Random(17)
    for number in range(500):
        if match.outcome is not None:
            break
        seat = dice.choice(match.game.actors())
        choice = dice.choice(match.game.legal(seat))
        before = match.digest if number % 20 == 0 else ""
        match.choose(seat, choice)
        if before and match.can_undo(seat):
            match.undo(seat)
            assert match.digest == before
            match.choose(seat, choice)
    again = comitium.replay(match.journal())
    assert again.digest == match.digest
    assert comitium.read_record(comitium.record(match)).digest == match.digest
    for viewer in (0, None):
        assert again.history(viewer) == match.history(viewer)
        for event in match.history(viewer):
            assert all(say(event.phrase(), language) for language in LANGUAGES)


@every_table
def test_what_a_seat_sees_is_a_position(scenario: str, players: int) -> None:
    """It reads back and looks the same, unless somebody is in the middle of a secret answer."""
    play = Play(scenario, players, 19)
    while play.to(61):
        game = play.game
        if any(isinstance(frame, Poll) for frame in game.stack) or game.agreements:
            continue
        for viewer in (0, None):
            text = GAME_TYPE.position_seen(game, viewer)
            other = GAME_TYPE.from_position(text, 3)
            other.advance()
            assert GAME_TYPE.position_seen(other, viewer) == text
            assert flaw(other) == ""


@every_table
def test_1_04_9_of_several_who_are_asked_at_once_nobody_hears_who_has_answered(scenario: str, players: int) -> None:
    """He who still thinks has something to think about: what the others see stays as it was until all have answered. Looked at
    a few times for each sort of answer, wherever it is given and however many are still asked, by one who is asked himself
    and by the others in turn."""
    play, compared = Play(scenario, players, 17), Counter[tuple[object, ...]]()
    while play.to(1):
        game, top = play.game, play.game.stack[-1]
        waiting = list(game.actors())
        if not isinstance(top, Poll) or len(waiting) < 2:
            continue
        choice = play.dice.choice(game.legal(waiting[0]))
        case = (*(id_of(frame) for frame in game.stack), len(waiting), verb(choice))
        if compared[case] == 2:
            continue
        copy = game.clone()
        copy.apply(waiting[0], choice)
        if copy.reveals > game.reveals or not copy.stack or type(copy.stack[-1]) is not type(top):
            continue  # a gift reaches somebody, or all have answered
        others = [seat for seat in range(players) if seat != waiting[0]]
        for seat in {waiting[1], others[compared.total() % len(others)]}:
            assert seen(copy, seat) == seen(game, seat)
        assert GAME_TYPE.view(copy, None) == GAME_TYPE.view(game, None)
        compared[case] += 1
    assert compared.total() > 20
