"""The stack of frames and the verbs of a kernel."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
import toy

from comitium.core.digest import described, digest
from comitium.core.errors import Illegal
from comitium.core.frames import Frame, Game, Listener, Question, Script, Step
from comitium.core.messages import Event
from comitium.match.begin import start


class Diary(Game):
    """A game that writes down what runs."""

    def __init__(self, stack: list[Frame[Any]]) -> None:
        super().__init__(stack, 0)
        self.lines: list[str] = []


class Day(Script[Diary]):
    """Morning pushes an errand, noon writes, evening ends the day."""

    def steps(self) -> list[Step]:
        return DAY


def morning(game: Diary, script: Day) -> None:
    game.lines.append("day 0")
    game.push(Errand())


def noon(game: Diary, script: Day) -> None:
    game.lines.append("day 1")


def evening(game: Diary, script: Day) -> None:
    game.lines.append("day 2")


DAY: list[Step] = [morning, noon, evening]


class Errand(Script[Diary]):
    def steps(self) -> list[Step]:
        return ERRAND


def leave(game: Diary, script: Errand) -> None:
    game.lines.append("errand 0")
    game.push(Halt(1))


def come_home(game: Diary, script: Errand) -> None:
    game.lines.append("errand 1")


ERRAND: list[Step] = [leave, come_home]


class Halt(Question[Diary]):
    """Asks 1 (go on), 2 (interrupt with another halt), 3 (unwind to the day), 4 (the game is over)."""

    def run(self, game: Diary) -> bool:
        game.lines.append(f"halt {len(game.stack)}")
        return super().run(game)

    def legal(self, game: Diary, seat: int) -> list[int]:
        return [1, 2, 3, 4]

    def answer(self, game: Diary, seat: int, choice: int) -> None:
        if choice == 1:
            game.pop()
        elif choice == 2:
            game.push(Halt(0))
        elif choice == 3:
            game.unwind(to=game.stack[0])
        else:
            game.finish()


def diary() -> Diary:
    game = Diary([Day(0)])
    game.advance()
    return game


def test_a_script_runs_its_steps_in_order_and_waits_for_what_it_pushed() -> None:
    game = diary()
    assert game.lines == ["day 0", "errand 0", "halt 3"]
    game.apply(1, 1)
    assert game.lines[3:] == ["errand 1", "day 1", "day 2"]
    assert game.over


def test_a_frame_runs_again_each_time_it_comes_to_the_top() -> None:
    game = diary()
    game.apply(1, 2)
    assert game.actors() == [0]
    game.apply(0, 1)
    assert game.lines == ["day 0", "errand 0", "halt 3", "halt 4", "halt 3"]
    assert game.actors() == [1]


def test_unwind_drops_what_lies_above_and_the_frame_goes_on() -> None:
    game = diary()
    game.apply(1, 2)
    game.apply(0, 3)
    assert "errand 1" not in game.lines
    assert game.lines[-2:] == ["day 1", "day 2"]


def test_topmost_is_the_highest_of_its_class() -> None:
    lower, upper = Halt(1), Halt(2)
    game = Diary([Day(), lower, upper, Errand()])
    assert game.topmost(Halt) is upper
    assert game.current(Halt) is upper


def test_nothing_of_a_class_is_none_or_a_mistake() -> None:
    game = Diary([Day()])
    assert game.topmost(Halt) is None
    with pytest.raises(LookupError, match="Halt"):
        game.current(Halt)


def test_unwind_to_the_top_drops_nothing() -> None:
    game = diary()
    game.unwind(to=game.stack[-1])
    assert len(game.stack) == 3


def test_finish_leaves_nothing_to_do() -> None:
    game = diary()
    game.apply(1, 4)
    assert game.over
    assert game.actors() == []
    assert game.legal(1) == []
    with pytest.raises(Illegal) as refused:
        game.apply(1, 1)
    assert refused.value.why.id == "refuse-over"


def test_a_question_asks_its_one_seat() -> None:
    game = diary()
    assert game.actors() == [1]
    assert game.legal(1) == [1, 2, 3, 4]
    assert game.legal(0) == []


def test_where_a_script_stands_is_data_and_survives_pickling() -> None:
    game = diary()
    again = pickle.loads(pickle.dumps(game))
    assert described(again.stack[0]) == {"": "Day", "at": "noon"}
    assert digest(again) == digest(game)


def test_a_script_knows_its_steps_by_name() -> None:
    day = Day()
    assert day.places() == ["morning", "noon", "evening", "end"]
    day.go_to(evening)
    assert day.place() == "evening"
    day.run(diary())
    assert day.place() == "end"
    day.again()
    assert day.place() == "evening"


def test_what_a_thing_is_made_of_is_written_once_and_compared_by_it() -> None:
    assert Day(1) == Day(1) != Day(2)
    assert Day(1) != Errand(1)
    assert Halt(1).state() == (1,)
    assert diary() == diary()
    with pytest.raises(TypeError):
        hash(Day(1))


@pytest.mark.parametrize("seat", [-1, 0, 2, 99])
def test_a_seat_that_is_not_asked_is_refused_and_nothing_changes(seat: int) -> None:
    game = start("micatio", seed=4)
    for asked in (0, 1):
        game.apply(asked, toy.SHOW + asked)  # seat 1 showed most and is asked alone
    game.legal(1)
    before = digest(game)
    assert game.legal(seat) == []
    with pytest.raises(Illegal) as refused:
        game.apply(seat, toy.COLUMN)
    assert refused.value.why.id == "refuse-seat"
    assert digest(game) == before


@pytest.mark.parametrize("seat", [-1, -2])
def test_a_seat_below_zero_cannot_answer_with_the_menu_of_the_last_question(seat: int) -> None:
    game = start("micatio", players=3, seed=4)
    game.apply(0, toy.SHOW)
    assert game.legal(seat) == []
    with pytest.raises(Illegal):
        game.apply(seat, toy.SHOW)
    assert game.actors() == [1, 2]


@pytest.mark.parametrize("choice", [-1, 0, toy.COLUMN + 2, toy.DENARII + 1, toy.TAX, 10**30])
def test_a_choice_that_is_not_listed_is_refused_with_its_reason_and_nothing_changes(choice: int) -> None:
    game = start("micatio", seed=4)
    game.apply(0, toy.SHOW + 2)
    game.apply(1, toy.SHOW)
    before = digest(game)
    with pytest.raises(Illegal) as refused:
        game.apply(0, choice)
    assert (refused.value.rule, refused.value.why.id) == ("2", "refuse-denarii")
    assert digest(game) == before
    game.apply(0, toy.COLUMN)


def test_a_frame_without_words_of_its_own_refuses_with_the_common_ones() -> None:
    game = start("micatio", seed=4)
    with pytest.raises(Illegal) as refused:
        game.apply(0, toy.DRAW)
    assert refused.value.why.id == "refuse-choice"
    assert refused.value.why.args == {"choice": toy.DRAW}
    assert refused.value.rule == game.stack[-1].rule(game, 0)


def test_seats_asked_together_answer_in_any_order_to_the_same_state() -> None:
    forth, back = (start("micatio", players=3, seed=4) for _ in range(2))
    for seat in (0, 1, 2):
        forth.apply(seat, toy.SHOW + seat)
    for seat in (2, 0, 1):
        back.apply(seat, toy.SHOW + seat)
    assert digest(forth) == digest(back)
    assert forth.actors() == [2]


def test_legal_remembers_the_right_seat_between_two_seats_asked_together() -> None:
    game = start("micatio", players=3, seed=4)
    assert game.legal(0) == game.legal(1) == [toy.SHOW, toy.SHOW + 1, toy.SHOW + 2]
    game.apply(0, toy.SHOW)
    assert game.legal(0) == []
    with pytest.raises(Illegal):
        game.apply(0, toy.SHOW)


def play_through(seed: int) -> list[Game]:
    """Every state of a game in which each seat takes its choices in turn."""
    game = start("micatio", players=2 + seed % 2, seed=seed, rounds=3)
    states = [game.clone()]
    while not game.over:
        seat = game.actors()[0]
        menu = game.legal(seat)
        game.apply(seat, menu[(seed + len(states)) % len(menu)])
        states.append(game.clone())
    return states


def test_legal_is_sorted_and_never_empty_for_actors_and_each_choice_is_accepted() -> None:
    for seed in range(12):
        for state in play_through(seed):
            assert state.over == (state.actors() == [])
            for seat in state.actors():
                menu = state.legal(seat)
                assert menu
                assert menu == sorted(set(menu))
                for choice in menu:
                    state.clone().apply(seat, choice)


def test_a_clone_is_independent_and_equal() -> None:
    for state in play_through(5)[:-1]:
        twin = state.clone()
        before = digest(state)
        assert digest(twin) == before
        seat = twin.actors()[0]
        twin.apply(seat, twin.legal(seat)[0])
        assert digest(state) == before
        assert digest(twin) != before


def test_a_pickled_game_goes_on_as_the_first_would() -> None:
    for state in play_through(6)[:-1]:
        again = pickle.loads(pickle.dumps(state))
        assert digest(again) == digest(state)
        for game in (state, again):
            while not game.over:
                seat = game.actors()[-1]
                game.apply(seat, game.legal(seat)[-1])
        assert digest(again) == digest(state)
        assert again.outcome() == state.outcome()


class Ear(Listener):
    def __init__(self) -> None:
        self.heard: list[tuple[Event, int]] = []

    def hear(self, event: Event, audience: int) -> None:
        self.heard.append((event, audience))


def test_events_are_made_only_for_a_listener_and_have_no_audience_by_default() -> None:
    game = start("micatio", seed=4)
    assert not game.has_listener
    ear = Ear()
    game.listen(ear)
    game.apply(0, toy.SHOW)
    assert ear.heard == []
    game.apply(1, toy.SHOW)
    assert ear.heard == [(toy.FingersShown("1", (0, 0)), -1), (toy.Whispered("1"), 0)]


def test_a_clone_has_no_listener() -> None:
    game = start("micatio", seed=4)
    ear = Ear()
    game.listen(ear)
    twin = game.clone()
    twin.apply(0, toy.SHOW)
    twin.apply(1, toy.SHOW)
    assert not twin.has_listener
    assert ear.heard == []


def test_what_a_game_must_write_itself_says_so() -> None:
    bare = Game([], 0)
    for verb in (bare.outcome, lambda: bare.reimagine(0, None), lambda: bare.act(0, 0), lambda: Frame().run(bare),
                 lambda: Frame().answer(bare, 0, 0), lambda: Frame().ask(bare, 0), lambda: Script(0).steps()):  # fmt: skip
        with pytest.raises(NotImplementedError):
            verb()
