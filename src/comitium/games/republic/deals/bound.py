"""[1.04.3] What promises leave of a menu, and which of them an answer keeps by itself."""

from __future__ import annotations

from typing import Any

from comitium.core.agreements import BROKEN, KEPT, Clause
from comitium.core.frames import Frame
from comitium.games.republic.deals.clause import kind_of
from comitium.games.republic.state.republic import Republic


def bound_menu(game: Republic, seat: int, menu: list[int]) -> list[int]:
    """[section 5.1] What a faction may still choose, the older promise first; never nothing. [1.09.823] Who speaks for another
    faction is bound by that faction's promises."""
    found = narrowing_promises(game, seat, menu)
    return found[-1][1] if found else menu


def narrowing_promises(game: Republic, seat: int, menu: list[int]) -> list[tuple[Clause, list[int]]]:
    """The promises by which a menu is shorter than the question's own, the older first, each with what it leaves."""
    top = game.stack[-1]
    found: list[tuple[Clause, list[int]]] = []
    for clause in game.promises(debtor(game, top, seat)):
        kept = kind_of(clause).narrow(game, top, clause, menu)
        if kept and len(kept) < len(menu):
            found.append((clause, kept))
            menu = kept
    return found


def debtor(game: Republic, top: Frame[Any], seat: int) -> int:
    """Whose promises count: those of the faction the question is put to."""
    faction = getattr(top, "seat", seat)
    return faction if isinstance(faction, int) and faction >= 0 else seat


def judged(game: Republic, seat: int, choice: int) -> list[tuple[Clause, int]]:
    """The promises that an answer, which is about to be given, keeps or breaks by itself, each with what it comes to. What
    it performs of one is owed no more."""
    top = game.stack[-1]
    found: list[tuple[Clause, int]] = []
    for clause in game.promises(debtor(game, top, seat)):
        kind = kind_of(clause)
        if kind.keeps(game, top, clause, choice):
            found.append((clause, KEPT))
        elif kind.breaks(game, top, clause, choice):
            found.append((clause, BROKEN))
        else:
            clause.amount -= kind.part_kept(game, top, clause, choice)
    return found
