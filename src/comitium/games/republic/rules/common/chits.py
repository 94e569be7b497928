"""[1.05.21] [1.05.22] Mortality chits: thirty numbers, four blanks, two that say "draw two"."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.ids import CRASSUS, GAIUS_GRACCHUS, LUCULLUS, TIBERIUS_GRACCHUS
from comitium.games.republic.catalogue.senators import SENATOR_FAMILY
from comitium.games.republic.events.people import BrothersRolled, ChitDrawn
from comitium.games.republic.state.numbers import BLANK, DRAW_TWO, FAMILIES, NOBODY, OUT, SENATORS
from comitium.games.republic.state.republic import Republic

BLANKS: Final = 4
TWICE: Final = 2
PAIRS: Final = {25: (TIBERIUS_GRACCHUS, GAIUS_GRACCHUS), 29: (CRASSUS, LUCULLUS)}  # [1.05.22] brothers by their number


def new_urn() -> list[int]:
    """[1.02] The 36 chits."""
    return [*range(1, FAMILIES + 1), *[BLANK] * BLANKS, *[DRAW_TWO] * TWICE]


def draw(game: Republic, number: int, rule: str) -> list[int]:
    """[1.05.21] [A-4] So many chits, one after the other: those that stay out, in order. All go back afterwards.

    A "draw two" goes back at once and is replaced by two. Whoever calls this strikes the senators, chit by chit.
    """
    urn = new_urn()
    drawn: list[int] = []
    game.reveals += 1
    pending = number
    while pending > 0 and len(drawn) < FAMILIES + BLANKS:
        chit = game.urn.pop(0) if game.urn else urn[game.dice.below(len(urn))]
        if chit not in urn:
            continue  # a position may name one that is out already: it cannot come again in this draw
        urn.remove(chit)
        if game.has_listener:
            game.tell(ChitDrawn(rule, chit), EVERYBODY)
        if chit == DRAW_TWO:
            urn.append(DRAW_TWO)
            pending += 1
        else:
            drawn.append(chit)
            pending -= 1
    return drawn


def senator_of_chit(game: Republic, chit: int, rule: str) -> int:
    """[1.05.21] The senator in play with this number, or NOBODY. [1.05.22] [A-5] Of two brothers the higher throw is
    struck."""
    if chit == BLANK:
        return NOBODY
    pair = PAIRS.get(chit)
    if pair is not None and game.where[pair[0]] != OUT and game.where[pair[1]] != OUT:
        first = second = 0
        while first == second:
            first, second = game.two_dice(), game.two_dice()
            if game.has_listener:
                game.tell(BrothersRolled(rule, pair[0], first, pair[1], second), EVERYBODY)
        return pair[0] if first > second else pair[1]
    if game.where[chit - 1] != OUT:
        return chit - 1
    for senator in range(FAMILIES, SENATORS):
        if SENATOR_FAMILY[senator] == chit and game.where[senator] != OUT:
            return senator
    return NOBODY
