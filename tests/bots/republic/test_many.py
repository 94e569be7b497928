"""With six factions the consul of Res Publica Romana thinks over gifts, bribes, leaders and appeals, too."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from comitium import bots
from comitium.bots.consul import Consul
from comitium.bots.player import Seat, hurry
from comitium.bots.republic.guide import MANY, PATIENCE, RepublicGuide, stage
from comitium.bots.republic.heuristics import HEURISTICS
from comitium.bots.republic.phases.revenue import TIERS
from comitium.bots.republic.shortlists.registry import SHORTLISTS
from comitium.core.dice import Dice, stream
from comitium.core.ids import id_of
from comitium.games.republic.choices import PASS, SENATOR, TALENTS, verb
from comitium.games.republic.state.republic import Republic
from games.republic.fixtures.builder import asked, new_game

ALL = {question.__name__: question for question, shortlist in SHORTLISTS.items() if shortlist.is_of_many}


def consul(sims: int) -> Consul:
    player = bots.make(f"consul:sims={sims},seconds=600", "republic", 1)
    assert isinstance(player, Consul)
    return player


@cache
def posed(seats: int = MANY) -> dict[str, list[tuple[Republic, int]]]:
    """Some questions of each kind that only many factions think over, from games between tribunes."""
    found: dict[str, list[tuple[Republic, int]]] = {kind: [] for kind in ALL}
    for seed in range(4):
        game = new_game("early", seats, seed)
        game.advance()
        table = [bots.make("tribune", "republic", seat) for seat in range(seats)]
        for player in table:
            hurry(player)
        while not game.over and game.turn <= 5:
            seat = game.actors()[0]
            kind = id_of(game.stack[-1])
            if kind in ALL and len(found[kind]) < 4 and len(game.legal(seat)) > 1 + len(found[kind]) % 2:
                found[kind].append((game.clone(), seat))
            game.apply(seat, table[seat].choose(Seat("republic", game, seat)))
    assert all(found.values()), {kind: len(some) for kind, some in found.items()}
    return found


@pytest.mark.parametrize("kind", ALL)
def test_six_think_over_what_five_do_not(kind: str) -> None:
    guide = RepublicGuide()
    assert all(guide.searches(Seat("republic", *one)) for one in posed()[kind])
    assert not any(guide.searches(Seat("republic", *one)) for one in posed(5)[kind])
    assert ALL[kind] in HEURISTICS


@pytest.mark.parametrize("kind", ALL)
def test_short_lists_are_short_legal_and_leave_a_choice(kind: str) -> None:
    for game, seat in posed()[kind]:
        menu = game.legal(seat)
        few = RepublicGuide().prune(game, seat, menu)
        assert set(few) <= set(menu)
        assert 1 <= len(few) == len(set(few)) <= 6
    assert any(len(RepublicGuide().prune(game, seat, game.legal(seat))) > 1 for game, seat in posed()[kind])


@pytest.mark.parametrize("kind", ALL)
def test_they_cannot_tell_a_world_from_its_twin(kind: str) -> None:
    for game, seat in posed()[kind][:2]:
        twin = game.reimagine(seat, stream(7, "twin"))
        assert consul(3).advise(Seat("republic", twin, seat)) == consul(3).advise(Seat("republic", game, seat))


@pytest.mark.parametrize("kind", ALL)
def test_the_same_work_whatever_is_held(kind: str) -> None:
    """All that may be spent is spent, also where there is nothing to choose; so nobody learns from the wait what there was."""
    work: Counter[tuple[int, int]] = Counter()
    for game, seat in posed()[kind]:
        for state in (game, game.reimagine((seat + 1) % MANY, stream(3, "twin"))):
            if state.actors()[:1] == [seat] and asked(state) == kind:
                player = consul(2)
                player.choose(Seat("republic", state, seat))
                work[player.searched] += 1
    assert set(work) == {(PATIENCE + 1, 2 * PATIENCE) if kind == "Appeal" else (2, 2)}
    assert work.total() >= len(posed()[kind])


@pytest.mark.parametrize("kind", ["Contributions", "CounterBribe", "Raise", "ChangeLeader"])
def test_what_concerns_a_purse_is_played_out_until_the_forum_is_over(kind: str) -> None:
    game, seat = posed()[kind][0]
    guide = RepublicGuide()
    world = guide.worlds(Seat("republic", game, seat), Dice(1, 2))(Dice(3, 4))
    assert isinstance(world, Republic)
    begun = guide.horizon(world)
    assert begun == stage(world) == 3 * game.turn
    while not world.over and guide.horizon(world) == begun:
        acting = world.actors()[0]
        menu = world.legal(acting)
        world.apply(acting, menu[0] if len(menu) == 1 else guide.pick(world, acting, menu, Dice(5, 6)))
    assert world.over or guide.horizon(world) == begun + 1


def test_1_06_52_in_a_playout_who_was_named_gives() -> None:
    """To name a giver must be worth what he gives: the thumb alone would name him and then keep his purse."""
    game, seat = next(one for one in posed()["Contributions"] if verb(one[0].legal(one[1])[-1]) == SENATOR)
    world = game.clone()
    giver = next(choice for choice in world.legal(seat) if verb(choice) == SENATOR) - SENATOR
    world.talents[giver] = 26
    world.treasury = 500
    guide = RepublicGuide()
    guide.worlds(Seat("republic", world, seat), Dice(1, 2))(Dice(3, 4))
    world.apply(seat, SENATOR + giver)
    menu = world.legal(seat)
    assert guide.pick(world, seat, menu, Dice(5, 6)) == TALENTS + TIERS[1]
    other = (seat + 1) % MANY
    guide.me = other
    assert guide.pick(world, seat, menu, Dice(5, 6)) in (PASS, TALENTS + TIERS[1])


def test_1_07_4_with_six_more_are_looked_at() -> None:
    """A persuasion decides most there: two more men to be won, and one more to win them."""
    seen: Counter[int] = Counter()
    for seats in (5, MANY):
        game = new_game("early", seats, 1)
        game.advance()
        table = [bots.make("tribune", "republic", seat) for seat in range(seats)]
        for player in table:
            hurry(player)
        while not game.over and game.turn <= 4:
            seat = game.actors()[0]
            if asked(game) == "Persuade":
                seen[seats] = max(seen[seats], len(RepublicGuide().prune(game, seat, game.legal(seat))))
            game.apply(seat, table[seat].choose(Seat("republic", game, seat)))
    assert seen[5] <= 5
    assert seen[MANY] == 6
