"""A faction of the miniature Senate that nobody leads: it is for every proposal, and does nothing else that it need not do."""

from __future__ import annotations

from typing import Final

from curia import Curia
from senate_choices import FOR, PASS

from comitium.core.frames import Directive


class Neutral(Directive[Curia]):
    """Pass where that is possible, vote for what is proposed, otherwise the first of the legal answers."""

    def answer(self, game: Curia, seat: int) -> int:
        menu = game.legal(seat)
        for choice in (PASS, FOR):
            if choice in menu:
                return choice
        return menu[0]


NEUTRAL: Final = Neutral()
