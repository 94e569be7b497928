"""The search, on a game small enough to know the answer by heart."""

from __future__ import annotations

from comitium.bots.search import WARM_UP, Guide, Runner, Search
from comitium.core.dice import Dice, stream
from comitium.core.frames import Game, Question

GOOD, POOR, LAST = 3, 1, 2


class Race(Game):
    """Two players name numbers in turn, three each; the higher sum wins. `luck` is hidden: it helps seat 0 in some worlds."""

    def __init__(self, sums: list[int], named: int, luck: int) -> None:
        super().__init__([Name(0)], 0)
        self.sums = sums
        self.named = named
        self.luck = luck

    def clone(self) -> Race:
        return Race(self.sums[:], self.named, self.luck)


class Name(Question[Race]):
    def actors(self, game: Race) -> list[int]:
        return [game.named % 2]

    def legal(self, game: Race, seat: int) -> list[int]:
        return [POOR, LAST, GOOD]

    def answer(self, game: Race, seat: int, choice: int) -> None:
        game.sums[seat] += choice
        game.named += 1
        if game.named == 6:
            game.finish()


class RaceGuide(Guide):
    def horizon(self, game: Game) -> int:
        assert isinstance(game, Race)
        return game.named

    def value(self, game: Game, seat: int) -> float:
        assert isinstance(game, Race)
        lead = game.sums[0] + game.luck - game.sums[1]
        won = 0.5 if lead == 0 else float(lead > 0)
        return won if seat == 0 else 1.0 - won


class StubbornGuide(RaceGuide):
    """Nothing is worth a contradiction."""

    def edge(self) -> float:
        return 1.0


class NarrowGuide(RaceGuide):
    """Looks at one choice only."""

    def prune(self, game: Game, seat: int, menu: list[int]) -> list[int]:
        return [LAST]


MENU = [POOR, LAST, GOOD]


def imagine(rng: Dice) -> Race:
    return Race([0, 0], 0, rng.below(2))


def search(guide: Guide, seed: int = 1, trust: float = 1.0) -> Search:
    return Search(0, guide, 6, trust, stream(seed, "search"))


def test_it_gives_up_a_poor_favourite() -> None:
    found = search(RaceGuide())
    assert found.run(imagine, MENU, POOR, 3000, 60.0) == GOOD
    assert found.advice()[0][0] == GOOD


def test_a_favourite_is_kept_for_less_than_the_edge() -> None:
    found = search(StubbornGuide())
    assert found.run(imagine, MENU, POOR, 3000, 60.0) == POOR


def test_it_keeps_a_good_favourite() -> None:
    found = search(RaceGuide())
    assert found.run(imagine, MENU, GOOD, 3000, 60.0) == GOOD


def test_a_favourite_is_only_given_up_for_what_is_clearly_better() -> None:
    found = search(RaceGuide(), trust=1e9)
    assert found.run(imagine, MENU, POOR, 3000, 60.0) == POOR


def test_what_is_not_clearly_better_is_advised_neither_first_nor_as_better() -> None:
    found = search(RaceGuide(), trust=1e9)
    found.run(imagine, MENU, POOR, 3000, 60.0)
    (first, chance), *others = found.advice()
    assert first == POOR
    assert all(other <= chance for _, other in others)


def test_it_keeps_to_its_simulations() -> None:
    found = search(RaceGuide())
    found.run(imagine, MENU, POOR, 31, 60.0)
    assert found.simulations == 30  # another world would have been too much
    assert found.imagined == found.worlds == 10


def test_it_keeps_to_its_seconds() -> None:
    found = search(RaceGuide())
    assert found.run(imagine, MENU, POOR, 1_000_000, -1.0) == POOR
    assert found.simulations == 0


def test_it_stops_when_nothing_is_left_to_decide() -> None:
    found = search(NarrowGuide())
    assert found.run(imagine, MENU, LAST, 1_000_000, 60.0) == LAST
    assert found.simulations == 0


def test_idleness_spends_what_is_left_and_changes_nothing() -> None:
    for guide, favourite, budget in ((RaceGuide(), POOR, 300), (RaceGuide(), GOOD, 301), (NarrowGuide(), LAST, 20)):
        found = search(guide)
        best, advice = found.run(imagine, MENU, favourite, budget, 60.0), found.advice()
        found.idle(imagine, budget, 60.0)
        assert (found.imagined, found.simulations) == (budget // 2 + 1, budget)
        assert (found.best(), found.advice()) == (best, advice)
    found.idle(imagine, 1_000_000, -1.0)  # the clock has the last word
    assert found.simulations == 20


def test_the_beaten_leave_the_race() -> None:
    found = search(RaceGuide())
    found.run(imagine, MENU, GOOD, 100_000, 60.0)
    assert not found.runners
    assert {runner.choice for runner in found.beaten} == {POOR, LAST}
    assert WARM_UP <= found.worlds < 10_000


def test_who_cannot_be_better_by_the_edge_leaves_the_race() -> None:
    found = search(StubbornGuide())
    found.run(imagine, MENU, POOR, 100_000, 60.0)
    assert not found.runners
    assert WARM_UP <= found.worlds < 100


def test_the_same_dice_give_the_same_search() -> None:
    first, second = search(RaceGuide()), search(RaceGuide())
    first.run(imagine, MENU, LAST, 300, 60.0)
    second.run(imagine, MENU, LAST, 300, 60.0)
    assert first.advice() == second.advice()


def test_a_runner_knows_its_mean_and_its_error() -> None:
    runner = Runner(GOOD)
    assert runner.error() == 1.0
    for gain in (0.1, 0.3):
        runner.add(gain)
    assert abs(runner.mean() - 0.2) < 1e-12
    assert abs(runner.error() - 0.1) < 1e-12
