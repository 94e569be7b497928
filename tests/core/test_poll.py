"""Several seats at once: chains of answers, secret until all are complete, each taken back by its own seat."""

from __future__ import annotations

import pickle
from typing import Any

import toy
from hypothesis import given, settings
from hypothesis import strategies as st
from senate_choices import ATTEMPT, CARDS, NAME, PASS, WATCH

from comitium.core.dice import Dice, stream
from comitium.core.digest import digest
from comitium.core.frames import Frame, Game
from comitium.core.poll import Poll
from comitium.match.begin import new, replay, start
from comitium.match.match import Match


class Feast(Game):
    """Guests who order a dish, or several: 9 ends an order. Dishes can run out."""

    def __init__(self, stack: list[Frame[Any]], reveals: int, dishes: list[int], served: list[list[int]]) -> None:
        super().__init__(stack, reveals)
        self.dishes = dishes
        self.served = served

    def seats(self) -> int:
        return 3

    def asides(self, seat: int) -> list[int]:
        return [100 + dish for dish in self.dishes]

    def act(self, seat: int, choice: int) -> None:
        """The dog eats a dish."""
        self.dishes.remove(choice - 100)


class Order(Poll[Feast]):
    def legal(self, game: Feast, seat: int) -> list[int]:
        return [dish for dish in game.dishes if dish not in self.chain(seat)] + [9]

    def is_complete(self, game: Feast, seat: int, said: list[int]) -> bool:
        return said[-1:] == [9]

    def open(self, game: Feast) -> None:
        game.reveals += 1
        game.served = self.said


def feast(*asked: int) -> Feast:
    game = Feast([Order(list(asked), [[] for _ in asked])], 0, [1, 2, 3], [])
    game.advance()
    return game


def test_all_are_asked_and_none_waits_for_another() -> None:
    game = feast(0, 2)
    assert game.actors() == [0, 2]
    assert game.legal(1) == []
    game.apply(2, 1)
    game.apply(0, 3)
    game.apply(2, 2)
    assert game.actors() == [0, 2]
    assert game.legal(2) == [3, 9]
    assert game.legal(0) == [1, 2, 9]
    game.apply(2, 9)
    assert game.actors() == [0]
    assert game.served == []
    game.apply(0, 9)
    assert game.over
    assert game.served == [[3, 9], [1, 2, 9]]
    assert game.reveals == 1


def test_a_poll_of_nobody_opens_at_once() -> None:
    game = feast()
    assert game.over
    assert game.reveals == 1


def test_chains_are_copied_and_saved() -> None:
    game = feast(0, 1)
    game.apply(1, 2)
    twin, saved = game.clone(), pickle.loads(pickle.dumps(game))
    assert twin == saved == game
    game.apply(1, 3)
    assert twin == saved != game
    assert twin.legal(1) == [1, 3, 9]


def test_after_an_act_unasked_a_chain_stands_as_far_as_it_could_still_be_said() -> None:
    game = feast(0, 1, 2)
    for seat, choice in ((0, 1), (0, 2), (0, 3), (1, 3), (1, 9), (2, 2), (2, 9)):
        game.apply(seat, choice)
    game.apply(1, 102)
    top = game.stack[-1]
    assert isinstance(top, Order)
    assert top.said == [[1], [3, 9], []]
    assert game.actors() == [0, 2]


def test_in_an_imagined_world_only_the_seat_itself_has_said_what_it_said() -> None:
    game = feast(0, 1, 2)
    for seat, choice in ((0, 1), (1, 1), (1, 2), (2, 3), (2, 2), (2, 9)):
        game.apply(seat, choice)
    seen = set()
    for number in range(30):
        world = game.clone()
        top = world.stack[-1]
        assert isinstance(top, Order)
        top.redraw(world, 0, stream(number, "dream"))
        world.forget()
        assert top.said[:2] == [[1], []]
        assert top.said[2][-1] == 9  # it has said everything, whatever that was
        assert world.actors() == game.actors()
        seen.add(tuple(top.said[2]))
    assert len(seen) > 5


def test_what_each_has_said_is_told_as_it_is_added() -> None:
    game = start("micatio", players=2, seed=3, drink=True)
    assert digest(game) == digest(start("micatio", players=2, seed=3, drink=True))
    for seat, choice in ((0, toy.SHOW), (1, toy.SHOW + 1), (1, toy.COLUMN), (1, toy.DENARII + 1), (1, toy.KEEP), (0, toy.TAX)):
        game.apply(seat, choice)
    assert isinstance(game, toy.Micatio)
    before = game.scores[0]
    game.apply(0, toy.DRINK)
    assert game.scores[0] == before - 1
    assert game.actors() == [1]


# -- taken back, through a match

CHAINS = {0: [ATTEMPT, NAME + 3, NAME + 1, CARDS], 1: [ATTEMPT, NAME + 4, NAME + 2], 2: [WATCH]}


def window() -> Match:
    """A window for three seats; B's declaration lacks its last answer, so that the window stays open."""
    match = new("senate", players=3, seed=5, captives=0)
    match.choose(0, NAME + 3)
    match.choose(0, NAME + 4)
    return match


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 2), st.booleans()), max_size=24))
def test_chains_are_taken_back_one_by_one_in_any_interleaving(moves: list[tuple[int, bool]]) -> None:
    """Each seat goes on, or back, in its own chain; the state is what the chains say, whatever way they came to say it."""
    match, said = window(), {0: 0, 1: 0, 2: 0}
    for seat, forward in moves:
        if forward and said[seat] < len(CHAINS[seat]):
            match.choose(seat, CHAINS[seat][said[seat]])
            said[seat] += 1
        elif not forward:
            assert match.can_undo(seat) is (said[seat] > 0 or (seat == 0 and not any(said.values())))
            if said[seat]:
                match.undo(seat)
                said[seat] -= 1
        top = match.game.stack[-1]
        assert isinstance(top, Poll)
        assert top.said == [CHAINS[other][: said[other]] for other in range(3)]
    fresh = window()
    for seat in (2, 1, 0):
        for choice in CHAINS[seat][: said[seat]]:
            fresh.choose(seat, choice)
    assert fresh.digest == match.digest
    assert replay(match.journal()).digest == match.digest


def test_a_sub_question_silences_nobody() -> None:
    match = window()
    match.choose(0, ATTEMPT)
    assert match.game.actors() == [0, 1, 2]
    assert [option.notation for option in match.question(0).options][:2] == ["name cornelius", "name julius"]
    match.choose(1, PASS)
    match.choose(2, PASS)
    assert match.game.actors() == [0]
    match.undo(0)
    match.choose(0, PASS)
    assert type(match.game.stack[-1]).__name__ == "Call"


class Errands(Poll[toy.Micatio]):
    """One with fields of its own."""

    def __init__(self, asked: list[int], said: list[list[int]], sender: int, paths: list[list[int]], dice: list[Dice]) -> None:
        super().__init__(asked, said)
        self.sender = sender
        self.paths = paths
        self.dice = dice


def test_a_clone_has_every_field_and_shares_no_list() -> None:
    poll = Errands([0, 1], [[], [3]], 2, [[], [4, 5]], [Dice(6, 7)])
    twin = poll.clone()
    assert twin == poll
    poll.asked.append(2)
    poll.said[0].append(9)
    poll.paths[1].pop()
    poll.dice[0].below(6)
    assert twin == Errands([0, 1], [[], [3]], 2, [[], [4, 5]], [Dice(6, 7)])
