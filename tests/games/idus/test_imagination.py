"""Imagined worlds are drawn evenly from all histories that agree with what the seat saw: compared with all of them.

The kernel itself enumerates the histories: every choice that the seat could not see is tried, and those whose end looks the
same to it are counted. The worlds must have the same shares, within what chance allows for so many draws (five deviations).
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt

import msgspec
import pytest

import comitium
from comitium.core.dice import stream
from comitium.core.prompts import prompt as prompt_of
from comitium.games.idus.rules.r5_turn import Vote
from comitium.games.idus.state import Idus, pack, vote2_of, vote_of
from comitium.games.idus.worlds import Belief
from games.idus.table import set_table, state

KIND = comitium.kind("idus")
DRAWS = 3000

# positions at the beginning of a turn, whose hidden course is then enumerated
FIRST_ROUND = "players=5 turn=1 ask=vote now=2.34 cards=LT/TM/LL/TL/TM"
SECOND_ROUND = "players=5 turn=8 marks=5/5 cards=L-T/T-M/L-L/T-L/T-M ask=vote now=4.51"


def seen(game: Idus, seat: int) -> bytes:
    prompt = prompt_of(KIND, game, seat) if seat in game.actors() else None
    return msgspec.json.encode([KIND.view(game, seat), prompt, game.actors()])


def histories(game: Idus, steps: int) -> list[Idus]:
    """Every state after so many choices, once for each history. Aediles vote in one order: the order is no part of it."""
    if steps == 0 or game.over:
        return [game]
    seat = game.actors()[0]
    found: list[Idus] = []
    for choice in game.legal(seat):
        other = game.clone()
        other.apply(seat, choice)
        found += histories(other, steps - 1)
    return found


def votes(game: Idus) -> tuple[int, ...]:
    """What the seat may not know of this turn: the cards that lie or lay there, and what one of them was before."""
    top = game.stack[-1] if game.stack else None
    cast = [top.laid_by(aedile) for aedile in (game.aedile, game.aedile2)] if isinstance(top, Vote) else (-1, -1)
    return (*game.record, pack(game) if game.vote >= 0 else -1, *cast)


@pytest.mark.parametrize("text", [FIRST_ROUND, SECOND_ROUND, SECOND_ROUND + " r2_exchange=opposite_colour"])
@pytest.mark.parametrize("extra", ["", " r2_exchange=praetor_choice praetor_must_look=false"])
def test_every_world_of_a_turn_is_a_history_and_every_history_a_world(text: str, extra: str) -> None:
    """At every depth of a turn and for every seat, what `Belief` holds possible is just what the kernel can have played."""
    if "r2_exchange" in text and extra:
        extra = " praetor_must_look=false"
    game = state(set_table(text + extra))
    compared = 0
    for steps in (1, 2, 3, 4, 5):
        ends = histories(game, steps)
        for seat in range(5):
            groups: dict[bytes, list[Idus]] = {}
            for end in ends:
                groups.setdefault(seen(end, seat), []).append(end)
            for group in groups.values():
                first = group[0]
                belief = Belief(first, seat)
                if first.vote >= 0 and belief.now:
                    check_even(belief.now, [pack(end) for end in group])
                elif len(first.record) > len(game.record):
                    check_even(belief.turns[-1], [end.record[-1] for end in group])
                compared += 1
    assert compared > 100


def check_even(possible: list[int], played: list[int]) -> None:
    """The same turns, and each in equally many histories: a next turn that has begun may multiply them all alike."""
    counts = Counter(played)
    assert sorted(possible) == sorted(counts)
    assert len(set(counts.values())) == 1


def check_shares(found: Counter[tuple[int, ...]], expected: Counter[tuple[int, ...]], draws: int) -> None:
    total = sum(expected.values())
    assert set(found) <= set(expected), "no world outside the histories"
    for world, ways in expected.items():
        share = ways / total
        assert abs(found[world] - share * draws) <= 5 * sqrt(draws * share * (1 - share)) + 1, (world, found[world], share)


@pytest.mark.parametrize("steps", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("seat", range(5))
def test_worlds_of_a_turn_come_as_often_as_histories(seat: int, steps: int) -> None:
    game = state(set_table(SECOND_ROUND))
    ends = histories(game, steps)
    target = ends[len(ends) * 2 // 3]
    expected = Counter(votes(end) for end in ends if seen(end, seat) == seen(target, seat))
    dice = stream(seat * 10 + steps, "worlds")
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(DRAWS):
        world = target.reimagine(seat, dice)
        assert isinstance(world, Idus)
        found[votes(world)] += 1
    check_shares(found, expected, DRAWS)


@pytest.mark.parametrize("chosen", ["LT/TM/LL/TL/TM", "LT/T-M/L-L/T-L/TM", "L-T/T-M/L-L/T-L/T-M"])
@pytest.mark.parametrize("seat", [0, 3])
def test_faction_cards_come_as_often_as_deals(chosen: str, seat: int) -> None:
    """All 8! ways to lay the unseen physical cards on the unseen places; the order of two cards in hand says nothing."""
    turn = 2 + chosen.count("-")  # nobody discards in the first turn
    game = state(set_table(f"players=5 turn={turn} cards={chosen}"))
    game.advance()
    own = {2 * seat, 2 * seat + 1}
    places = [place for place in range(10) if place not in own]
    expected: Counter[tuple[int, ...]] = Counter()
    for cards in permutations([game.cards[place] for place in places]):
        laid = dict(zip(places, cards, strict=True)) | {place: game.cards[place] for place in own}
        expected[hands(game, [laid[place] for place in range(10)])] += 1
    dice = stream(seat, "deals")
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(DRAWS):
        world = game.reimagine(seat, dice)
        assert isinstance(world, Idus)
        assert [world.cards[place] for place in sorted(own)] == [game.cards[place] for place in sorted(own)]
        found[hands(world, world.cards)] += 1
    check_shares(found, expected, DRAWS)


def hands(game: Idus, cards: list[int]) -> tuple[int, ...]:
    found: list[int] = []
    for seat in range(5):
        pair = cards[2 * seat : 2 * seat + 2]
        found += pair if game.has_chosen(seat) else sorted(pair)
    return tuple(found)


def test_at_the_end_only_discards_are_hidden() -> None:
    match = set_table("players=5 turn=10 marks=9/7 cards=L-T/T-M/L-L/T-L/T-M ask=veto now=1.23:G.R")
    match.choose(0, "keep")
    game = state(match)
    discards: Counter[tuple[int, ...]] = Counter()
    dice = stream(1, "end")
    for _ in range(DRAWS):
        world = game.reimagine(0, dice)
        assert isinstance(world, Idus)
        assert world.cards[::2] == game.cards[::2]
        assert world.outcome() == game.outcome()
        discards[tuple(world.cards[1::2])] += 1
    hidden = [game.cards[place] for place in (3, 5, 7, 9)]
    check_shares(discards, Counter((game.cards[1], *cards) for cards in permutations(hidden)), DRAWS)


def test_what_the_table_can_conclude_the_worlds_conclude() -> None:
    """Two equal colours say whose is whose; in other cases a Praetor or an Aedile who knows one card knows both."""
    match = set_table("players=5 turn=2 turns=2.34:G=R/GR")
    game = state(match)
    dice = stream(5, "inference")
    for seat, certain in ((1, True), (2, True), (3, True), (0, False), (4, False)):
        worlds = {(vote_of(world.record[0]), vote2_of(world.record[0])) for world in drawn(game, seat, dice)}
        assert worlds == ({(0, 1)} if certain else {(0, 1), (1, 0)})
    equal = state(set_table("players=5 turn=2 turns=2.34:G=G/GG"))
    assert {(vote_of(world.record[0]), vote2_of(world.record[0])) for world in drawn(equal, 0, dice)} == {(0, 0)}


def drawn(game: Idus, seat: int, dice: comitium.Dice) -> list[Idus]:
    worlds = [game.reimagine(seat, dice) for _ in range(60)]
    return [world for world in worlds if isinstance(world, Idus)]
