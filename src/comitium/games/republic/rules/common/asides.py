"""[A-46] Acts nobody asked for, at any decision point that allows them: the table of all kinds. Each is a class beside its
rule."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from comitium.core.errors import Reason
from comitium.games.republic.choices import SPAN, verb
from comitium.games.republic.state.numbers import SETUP
from comitium.games.republic.state.republic import Republic

NOT_NOW: Final = Reason("A-46", "republic-asides-refuse-not-now")


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside:
    """One kind of act: a verb, what a seat may do with it now, why not, and what it does."""

    verb: int = 0
    keeps_question: bool = False  # the question that waits is not put anew: nothing on the table has changed

    def menu(self, game: Republic, seat: int) -> list[int]:
        """What a seat may do now, ascending."""
        raise NotImplementedError

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        raise NotImplementedError

    def act(self, game: Republic, seat: int, choice: int) -> None:
        raise NotImplementedError


ASIDES: Final[list[Aside]] = []  # by verb
BY_VERB: Final[dict[int, Aside]] = {}


def register(aside: Aside) -> None:
    """Each rule registers its own acts when the game is imported."""
    BY_VERB[aside.verb] = aside
    at = len(ASIDES)
    while at > 0 and ASIDES[at - 1].verb > aside.verb:
        at -= 1
    ASIDES.insert(at, aside)


def aside_of(choice: int) -> Aside | None:
    """The kind of act that a choice is; None for an answer."""
    return BY_VERB.get(verb(choice))


def why_not_act(game: Republic, seat: int, choice: int) -> Reason | None:
    """[A-46] Why a seat may not do one of these acts now. Setup is not a phase."""
    aside = aside_of(choice)
    if aside is None or game.phase == SETUP or not game.stack or not game.stack[-1].allows_asides(game, seat):
        return NOT_NOW
    return aside.why_not(game, seat, choice)


def unasked(game: Republic, seat: int) -> list[int]:
    """[A-46] What a seat may do now without being asked."""
    found: list[int] = []
    if game.phase == SETUP or not 0 <= seat < game.rules.seats or not game.stack[-1].allows_asides(game, seat):
        return found
    if game.is_neutral(seat):  # 4.02.1: what it does unasked, its directive says
        return found
    for aside in ASIDES:
        found.extend(aside.menu(game, seat))
    return found


def act(game: Republic, seat: int, choice: int) -> None:
    """[A-46] Do one of them."""
    BY_VERB[choice - choice % SPAN].act(game, seat, choice)
