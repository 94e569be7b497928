"""The question that waits for a seat, as a person reads it: put together from what the question itself says."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from itertools import groupby, pairwise
from math import gcd
from typing import Any, Final, cast

from msgspec.structs import replace

from comitium.core.frames import Game
from comitium.core.ids import id_of
from comitium.core.messages import Amount, Option, Prompt, Stake
from comitium.core.registry import GameType, HasOdds, HasStakes

StakesOfAnswers = tuple[tuple[int, tuple[Stake, ...]], ...]

FEWEST: Final = 3  # amounts that are not listed one by one among other answers
BARE: Final = 2  # the same where only bare numbers may be answered: a listed "1" for nought talents would be mistaken for one


def prompt(kind: GameType, game: Game, seat: int) -> Prompt:
    """The question with its rule number, its described choices and its amounts. Raises `Illegal` if the seat is not asked."""
    menu = game.legal(seat)
    if not menu:
        raise game.wrong_seat(seat)
    top = game.stack[-1]
    options: list[Option] = []
    amounts: list[Amount] = []
    few: list[list[Option]] = []  # numbers that are listed one by one
    listing = sorted(menu, key=lambda choice: top.listed_at(game, seat, choice))
    described = [_described(kind, game, seat, choice) for choice in listing]
    for is_amount, run in groupby(described, key=lambda option: option.amount is not None and option.text.id):
        listed = list(run)
        bare = len(listed) == len(menu) and top.wording_now(game, listed[0].choice) is None
        if is_amount and len(listed) >= (BARE if bare else FEWEST):
            amounts.append(_amount(listed, top.unit_cost(game, seat, listed[0].choice)))
        else:
            options.extend(listed)
            if is_amount:
                few.append(listed)
    text = top.ask(game, seat)
    counting = _with_odds(cast(Hashable, kind))
    odds = counting.odds(game, seat) if counting is not None else ()
    weighing = _with_stakes(cast(Hashable, kind))
    stakes = _of_each(weighing.stakes(game, seat), few) if weighing is not None else ()
    return Prompt(
        id_of(top), seat, top.rule(game, seat), text, tuple(options), amounts=tuple(amounts), odds=odds, stakes=stakes
    )


def _described(kind: GameType, game: Game, seat: int, choice: int) -> Option:
    """A choice as this question speaks of it."""
    top = game.stack[-1]
    option = kind.describe(choice)
    return replace(option, rule=top.rule_of(game, seat, choice), text=top.wording_now(game, choice) or option.text)


@cache
def _with_odds(kind: Any) -> HasOdds | None:
    """A kind that has odds: asked once, since a protocol is looked through method by method."""
    return kind if isinstance(kind, HasOdds) else None


@cache
def _with_stakes(kind: Any) -> HasStakes | None:
    """The same for a kind whose questions say what each answer gains and loses."""
    return kind if isinstance(kind, HasStakes) else None


def _of_each(stakes: StakesOfAnswers, few: list[list[Option]]) -> StakesOfAnswers:
    """What is said of a range of numbers stands at its lowest: where they are listed one by one, it holds for each of them."""
    said = dict(stakes)
    for lowest, *others in few:
        if lowest.choice in said:
            said |= {other.choice: said[lowest.choice] for other in others if other.choice not in said}
    return tuple(said.items())


def _amount(options: list[Option], unit_cost: int) -> Amount:
    """A run of numbers as a range. Numbers that are not evenly apart are still refused one by one."""
    first = options[0]
    numbers = [option.amount or 0 for option in options]
    step = gcd(*(later - sooner for sooner, later in pairwise(numbers)))
    word = first.notation.removesuffix(str(numbers[0])).strip()
    return Amount(first.choice - numbers[0], word, first.text, first.rule, numbers[0], numbers[-1], step, unit_cost)
