"""[1.04.3] What promises leave of a menu, and which of them an answer keeps by itself."""

from __future__ import annotations

from typing import Any

from comitium.core.agreements import Clause
from comitium.core.frames import Frame
from comitium.games.republic.deals.clause import kind_of
from comitium.games.republic.state.republic import Republic


def bound_menu(game: Republic, seat: int, menu: list[int]) -> list[int]:
    """[section 5.1] What a faction may still choose, the older promise first; never nothing. [1.09.823] Who speaks for another
    faction is bound by that faction's promises."""
    found = narrowings(game, seat, menu)
    return found[-1][1] if found else menu


def narrowings(game: Republic, seat: int, menu: list[int]) -> list[tuple[Clause, list[int]]]:
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


def performed(game: Republic, seat: int, choice: int) -> list[Clause]:
    """The promises that an answer, which is about to be given, keeps by itself."""
    top = game.stack[-1]
    found: list[Clause] = []
    for clause in game.promises(debtor(game, top, seat)):
        if kind_of(clause).keeps(game, top, clause, choice):
            found.append(clause)
    return found
