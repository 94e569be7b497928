"""The search, on a game small enough to know the answer by heart."""

from __future__ import annotations

from comitium.bots.search import CHECK_EVERY, Guide, Search
from comitium.core.dice import Dice, stream
from comitium.core.frames import Game, Question

GOOD, POOR, LAST = 3, 1, 2


class Race(Game):
    """Two players name numbers in turn, three each; the higher sum wins. `luck` is hidden: it adds to seat 0 in some worlds."""

    def __init__(self, sums: list[int], named: int, luck: int) -> None:
        super().__init__([Name(0)], 0)
        self.sums = sums
        self.named = named
        self.luck = luck


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


class NarrowGuide(RaceGuide):
    """Looks at one choice only."""

    def prune(self, game: Game, seat: int, menu: list[int]) -> list[int]:
        return [LAST]


class OneSided(RaceGuide):
    """Lets the other seat do what it likes, so that the next choice of the tree is our own."""

    def prune(self, game: Game, seat: int, menu: list[int]) -> list[int]:
        return menu if seat == 0 else [POOR]


def imagine_alone(rng: Dice) -> Race:
    return Race([0, 0], 0, -rng.below(8))


def imagine(rng: Dice) -> Race:
    return Race([0, 0], 0, rng.below(2))


def search(guide: Guide, seed: int = 1) -> Search:
    return Search(0, guide, 0.5, 6, 6, stream(seed, "search"))


def test_it_prefers_the_winning_choice() -> None:
    found = search(RaceGuide())
    found.run(imagine, 2000, 60.0)
    assert found.best() == GOOD
    assert [choice for choice, _, _ in found.advice()][0] == GOOD


def test_it_keeps_to_its_simulations() -> None:
    found = search(RaceGuide())
    assert found.run(imagine, CHECK_EVERY // 2, 60.0) == CHECK_EVERY // 2
    assert found.root.visits == CHECK_EVERY // 2


def test_it_keeps_to_its_seconds() -> None:
    assert search(RaceGuide()).run(imagine, 1_000_000, 1e-9) == CHECK_EVERY


def test_it_stops_when_nothing_is_left_to_decide() -> None:
    found = search(NarrowGuide())
    assert found.run(imagine, 1_000_000, 60.0) == CHECK_EVERY
    assert found.best() == LAST


def test_it_stops_when_it_is_sure() -> None:
    found = search(RaceGuide())
    assert found.run(imagine, 1_000_000, 600.0) < 100_000


def test_the_same_dice_give_the_same_search() -> None:
    first, second = search(RaceGuide()), search(RaceGuide())
    first.run(imagine, 300, 60.0)
    second.run(imagine, 300, 60.0)
    assert first.advice() == second.advice()


def test_visits_add_up() -> None:
    found = search(RaceGuide())
    done = found.run(imagine, 500, 60.0)
    assert sum(visits for _, _, visits in found.advice()) == done
    assert all(0.0 <= value <= 1.0 for _, value, _ in found.advice())


def test_a_chain_keeps_its_part_of_the_tree() -> None:
    found = Search(0, OneSided(), 0.5, 6, 6, stream(1, "search"))
    found.run(imagine_alone, 200, 60.0)
    kept = {choice: visits for choice, _, visits in found.advice()}[GOOD]
    assert found.descend(GOOD, "Name")
    assert found.root.visits == kept
    assert 0 < sum(visits for _, _, visits in found.advice()) <= kept


def test_a_chain_ends_where_another_is_asked() -> None:
    found = search(RaceGuide())
    found.run(imagine, 64, 60.0)
    assert not found.descend(GOOD, "Name")


def test_a_choice_never_tried_cannot_be_followed() -> None:
    found = search(RaceGuide())
    found.run(imagine, 64, 60.0)
    assert not found.descend(99, "Name")
