"""How a search looks at Res Publica Romana: the tribune's heuristics play on for everybody, worth.py judges where they stop.

A playout goes on until what was decided has shown its effect: a vote until it has left the floor, a persuasion until it has
succeeded or failed, a nomination, an election or an accusation until the Senate goes on to its next step, armies until the
battles of the year have been fought, a revolt for a year; with six factions gifts, bribes and leaders until the Forum Phase
is over. The others are taken for politicians of any temper, drawn anew in every world.

Only some questions are searched, and which of them follows from what lies open on the table: never from a hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from comitium.bots.republic.bargains.owed import is_drafting_owed, owed_proposal, without_retreat
from comitium.bots.republic.heuristics import HEURISTICS, NONE
from comitium.bots.republic.mood import AVERAGE, MOODS, Mood
from comitium.bots.republic.senate.opinions import opinion_of
from comitium.bots.republic.shortlists.registry import SHORTLISTS, STAGE, STEP, VOTE
from comitium.bots.republic.tribune import MILD, NOTHING_TO_DO, Tribune
from comitium.bots.republic.worth import worth
from comitium.bots.search import Guide
from comitium.core.dice import Dice
from comitium.core.frames import Game
from comitium.games.republic.choices import PASS
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import Persuasion
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote, vote_on_floor
from comitium.games.republic.state.numbers import FORUM, REVOLUTION
from comitium.games.republic.state.republic import Republic

SIMULATIONS: Final = 32
MANY: Final = 6  # factions: there more is thought over
PATIENCE: Final = 3  # times as many where a playout ends before the stage does: it is ten times shorter
SECONDS: Final = 4.0
STAGES: Final = 3  # of a year: the Forum and what comes before it, the Senate and the battles, the revolution
ENDED: Final = 100_000  # later than any stage
LONGEST: Final = 600  # answers within a stage of a playout: who talks for longer talks in circles
EDGE: Final = 0.004  # for less the tribune is not contradicted ...
TRUST: Final = 2.0  # ... nor for fewer standard errors: worlds are few
DARING: Final = 4  # so often a year


def stage(game: Republic) -> int:
    """How far the game has come: a number that grows by three a year."""
    part = 0 if game.phase <= FORUM else (2 if game.phase >= REVOLUTION else 1)
    return STAGES * game.turn + part


class RepublicGuide(Guide):
    """Factions that follow their heuristics."""

    def __init__(self) -> None:
        self.mood = AVERAGE  # our own
        self.moods: list[Mood] = []  # of all, in the world that was imagined last
        self.me = -1
        self.goal = STAGE  # where the playouts of this question end ...
        self.begun = 0  # ... the stage in which it is asked, the step of the session ...
        self.step = 0
        self.proposal: list[int] = []  # ... and the vote it is about
        self.year = -1
        self.ambitious = 0  # how often this year it has thought of proposing a Consul for Life
        self.played: Game | None = None  # the playout that goes on ...
        self.reached = 0  # ... the stage it has come to ...
        self.answers = 0  # ... and how long that is

    def meet(self, tribune: Any) -> None:
        if isinstance(tribune, Tribune):
            self.mood = tribune.mood

    # -- what is searched, for how long, how far

    def simulations(self) -> int:
        return SIMULATIONS

    def patience(self, seat: Any) -> int:
        world = seat.imagine(Dice(1, 1))
        assert isinstance(world, Republic)
        self.aim(world, seat.seat)
        return 1 if self.goal == STAGE else PATIENCE

    def seconds(self) -> float:
        return SECONDS

    def shares(self) -> bool:
        return False

    def reach(self, asked: type[Any]) -> int:
        shortlist = SHORTLISTS.get(asked)
        return shortlist.reach if shortlist is not None else 1

    def horizon(self, game: Game) -> int:
        assert isinstance(game, Republic)
        if not game.stack or (game is self.played and self.answers > LONGEST):
            return ENDED
        if self.goal == STAGE:
            return stage(game)
        if stage(game) > self.begun:
            return ENDED
        if self.goal == STEP:
            on = game.session.step == self.step
        else:
            on = is_voted(game, self.proposal) if self.goal == VOTE else is_persuading(game, self.me)
        return 0 if on else ENDED

    def aim(self, world: Republic, me: int) -> None:
        """Where the playouts of the question that waits end."""
        self.me = me
        self.begun = stage(world)
        self.step = world.session.step
        shortlist = SHORTLISTS.get(type(world.stack[-1]))
        self.goal = shortlist.goal if shortlist is not None else STEP
        if self.goal == VOTE:
            vote = vote_on_floor(world)
            if vote is not None:
                self.proposal = vote.proposal[:]
            if vote is None or opinion_of(vote.proposal[0]).is_election:
                self.goal = STEP
            elif opinion_of(vote.proposal[0]).is_warlike:
                self.goal = STAGE

    def searches(self, seat: Any) -> bool:
        shortlist = SHORTLISTS.get(seat.question_class)
        if shortlist is None:
            return False
        world = seat.imagine(Dice(1, 1))
        assert isinstance(world, Republic)
        if owed_proposal(world, seat.seat, seat.legal) != NONE:
            return False  # everybody knows what is due
        if shortlist.is_of_many:
            return world.rules.seats >= MANY
        return shortlist.is_due(world, seat.seat, seat.legal)

    def judges(self, seat: Any) -> bool:
        return self.searches(seat)

    def prune(self, game: Game, seat: int, menu: list[int]) -> list[int]:
        assert isinstance(game, Republic)
        shortlist = SHORTLISTS.get(type(game.stack[-1]))
        if shortlist is None or (shortlist.is_ambition and not self.dares(game.turn)):
            return []
        return shortlist.few(game, seat, menu, self.mood)

    def dares(self, year: int) -> bool:
        """Nobody thinks of it all the time: a proposal that is made and then thought better of comes to nothing."""
        if year != self.year:
            self.year = year
            self.ambitious = 0
        self.ambitious += 1
        return self.ambitious <= DARING

    # -- playouts

    def worlds(self, seat: Any, dice: Dice) -> Callable[[Dice], Game]:
        world = seat.imagine(Dice(1, 1))
        assert isinstance(world, Republic)
        self.aim(world, seat.seat)
        return Worlds(self, seat).imagine

    def pick(self, game: Game, seat: int, menu: list[int], dice: Dice) -> int:
        assert isinstance(game, Republic)
        now = stage(game)
        if game is not self.played or now != self.reached:
            self.played = game
            self.reached = now
            self.answers = 0
        self.answers += 1
        if menu == NOTHING_TO_DO:
            return PASS
        heuristic = HEURISTICS.get(type(game.stack[-1]))
        if game.agreements:
            due = owed_proposal(game, seat, menu)
            if due != NONE:
                return due
            if is_drafting_owed(game, seat):
                menu = without_retreat(menu)
        if heuristic is not None:
            if self.answers > LONGEST // 2 and heuristic.last_word in menu:
                return heuristic.last_word
            mood = self.moods[seat]
            if seat == self.me:
                choice = heuristic.carry_out(game, seat, menu, mood)
            else:
                choice = heuristic.choose(game, seat, menu, mood)
            if choice in menu:
                return choice
        return mildest(menu)

    def edge(self) -> float:
        return EDGE

    def trust(self) -> float:
        return TRUST

    def value(self, game: Game, seat: int) -> float:
        assert isinstance(game, Republic)
        return worth(game, seat)


class Worlds:
    """Worlds that a seat may be in, with politicians of any temper round it."""

    def __init__(self, guide: RepublicGuide, seat: Any) -> None:
        self.guide = guide
        self.seat: int = seat.seat
        self.blank: Callable[[Dice], Game] = seat.imagine

    def imagine(self, dice: Dice) -> Game:
        world = self.blank(dice)
        assert isinstance(world, Republic)
        moods = [MOODS[dice.below(len(MOODS))] for _ in range(world.rules.seats)]
        moods[self.seat] = self.guide.mood
        self.guide.moods = moods
        return world


def is_voted(game: Republic, proposal: list[int]) -> bool:
    """Whether this is still put to the vote."""
    stack: list[Any] = game.stack
    return any(isinstance(frame, Vote) and frame.proposal == proposal for frame in stack)


def is_persuading(game: Republic, seat: int) -> bool:
    """Whether a faction still tries to persuade somebody."""
    stack: list[Any] = game.stack
    return any(isinstance(frame, (Persuade, Persuasion)) and frame.seat == seat for frame in stack)


def mildest(menu: list[int]) -> int:
    for choice in MILD:
        if choice in menu:
            return choice
    return menu[0]


def guide() -> Guide:
    return RepublicGuide()
