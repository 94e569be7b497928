"""Blunt plans that answer: each gives the same kind of answer wherever it is asked."""

from __future__ import annotations

from typing import Any

from comitium.bots.player import Seat
from comitium.bots.republic.heuristics import NONE
from comitium.bots.republic.picks import of
from comitium.bots.republic.tribune import MILD, Tribune
from comitium.bots.unasked import Accept, Cancel, Offer
from comitium.core.agreements import Agreement
from comitium.games.republic.choices import PASS, SENATOR, TALENTS, verb
from comitium.games.republic.rules.r1_06_revenue.r1_06_52_contributions import Contributions
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import Raise
from comitium.games.republic.rules.r1_09_senate.choices import ALL_AGAINST, ALL_FOR
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import vote_on_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_142_ballots import CastVotes
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_charges import is_accusation
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_prosecutions import CensorsMenu
from comitium.games.republic.rules.r1_11_revolution.choices import REVOLT
from comitium.games.republic.rules.r1_11_revolution.r1_11_3_declaration import Declare
from comitium.games.republic.state.republic import Republic


class Habit(Tribune):
    """A tribune with one habit; where that says nothing the tribune decides."""

    def __init__(self, game_id: str, seed: int) -> None:
        super().__init__(seed)
        self.name = type(self).__name__.lower()

    def choose(self, seat: Seat) -> int:
        legal = seat.legal
        world = seat.imagine(self.dice)
        assert isinstance(world, Republic)
        choice = self.habit(world, seat.seat, seat.question_class, legal)
        return choice if choice in legal else super().choose(seat)

    def habit(self, world: Republic, me: int, asked: type[Any], legal: list[int]) -> int:
        """The answer of the habit; NONE if it has none."""
        raise NotImplementedError


class Miser(Habit):
    """Not a talent for Rome."""

    def habit(self, world: Republic, me: int, asked: type[Any], legal: list[int]) -> int:
        return legal[0] if asked is Contributions and legal[0] in MILD else NONE


class Prosecutor(Habit):
    """As Censor it accuses whoever can be accused."""

    def habit(self, world: Republic, me: int, asked: type[Any], legal: list[int]) -> int:
        if asked is not CensorsMenu:
            return NONE
        theirs = [choice for choice in legal if is_accusation(choice)]
        return theirs[-1] if theirs else NONE


class Rebel(Habit):
    """Every victor rises."""

    def habit(self, world: Republic, me: int, asked: type[Any], legal: list[int]) -> int:
        risings = of(legal, REVOLT) if asked is Declare else []
        return risings[0] if risings else NONE


class Naysayer(Habit):
    """Against everything that it has not proposed."""

    def habit(self, world: Republic, me: int, asked: type[Any], legal: list[int]) -> int:
        vote = vote_on_floor(world) if asked is CastVotes else None
        if vote is None:
            return NONE
        return ALL_FOR if vote.faction == me else ALL_AGAINST


class Hoarder(Habit):
    """It never persuades, bribes or gives."""

    def habit(self, world: Republic, me: int, asked: type[Any], legal: list[int]) -> int:
        if asked in (Contributions, Persuade, Raise):
            return next((choice for choice in MILD if choice in legal), NONE)
        return NONE


class Shark(Habit):
    """It always persuades, with all the money it has."""

    def habit(self, world: Republic, me: int, asked: type[Any], legal: list[int]) -> int:
        if asked is Persuade:
            men = of(legal, SENATOR)
            return men[-1] if men else NONE
        if asked is Raise:
            sums = [choice for choice in legal if verb(choice) == TALENTS]
            return sums[-1] if sums else NONE
        return NONE


class Sleeper(Habit):
    """Nothing that can be left alone is done."""

    def habit(self, world: Republic, me: int, asked: type[Any], legal: list[int]) -> int:
        return PASS if PASS in legal else NONE

    def bargain(self, seat: Seat, agreements: list[Agreement]) -> list[Offer | Accept | Cancel]:
        return []


class Spendthrift(Habit):
    """Every talent for Rome."""

    def habit(self, world: Republic, me: int, asked: type[Any], legal: list[int]) -> int:
        if asked is not Contributions:
            return NONE
        return max(legal) if verb(max(legal)) in (TALENTS, SENATOR) else NONE
