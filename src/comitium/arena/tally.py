"""What a series of games came to: counted game by game, in whole numbers, so that no order of counting changes the result."""

from __future__ import annotations

from collections import Counter
from typing import Any, TypeAlias

from msgspec import Struct, field

from comitium.arena.duel import wilson
from comitium.core.messages import Outcome

Made: TypeAlias = "list[tuple[int, int]]"


class Failure(Struct):
    """A game that broke off, with all that is needed to see it again: its seed, who played, and the choices until then.

    `bot` and `seat` say whose fault it was, if it was a bot's; `trace` is where in its code, or else where in ours.
    """

    game: int
    seed: int
    bots: list[str]
    error: str
    choices: Made
    trace: str = ""
    bot: str | None = None
    seat: int | None = None
    decision: int = 0  # the number, from 1, of the choice at which it broke off


class Tally(Struct):
    """The counts of some games of a series: `winners` by seat (-1 is a draw), the rest as named. `seconds` is no result."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    winners: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    bot_games: Counter[int] = field(default_factory=Counter)
    bot_wins: Counter[int] = field(default_factory=Counter)
    bot_draws: Counter[int] = field(default_factory=Counter)
    bot_scores: Counter[int] = field(default_factory=Counter)
    seat_scores: Counter[int] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)
    faults: list[Failure] = field(default_factory=list)  # of bots that would have kept a game from going on; it went on

    def count(self, outcome: Outcome, seating: list[int]) -> None:
        """One game that came to its end; `seating` says which bot sat where."""
        self.games += 1
        self.reasons[outcome.reason] += 1
        for seat in outcome.winners or (-1,):
            self.winners[seat] += 1
        for seat, bot in enumerate(seating):
            self.bot_games[bot] += 1
            self.bot_scores[bot] += outcome.scores[seat]
            self.seat_scores[seat] += outcome.scores[seat]
            if seat in outcome.winners:
                self.bot_wins[bot] += 1
            elif not outcome.winners:
                self.bot_draws[bot] += 1

    def add(self, other: Tally) -> None:
        """Put the games of another tally to these."""
        self.games += other.games
        self.decisions += other.decisions
        for name in ("winners", "reasons", "bot_games", "bot_wins", "bot_draws", "bot_scores", "seat_scores"):
            getattr(self, name).update(getattr(other, name))
        self.failures.extend(other.failures)
        self.faults.extend(other.faults)

    def outcomes(self, seats: tuple[str, ...], bots: list[str]) -> dict[str, Any]:
        """The counts as people and scripts read them, in an order that is always the same."""
        winners = {seat: self.winners[number] for number, seat in enumerate(seats)}
        return {
            "winners": {**winners, "draw": self.winners[-1]},
            "reasons": {reason: self.reasons[reason] for reason in sorted(self.reasons)},
            "bots": {label: self._bots([number], len(seats)) for number, label in enumerate(labels(bots))},
            "levels": {
                name: self._bots([number for number, bot in enumerate(bots) if bot == name], len(seats))
                for name in dict.fromkeys(bots)
            },
            "scores": {seat: _mean(self.seat_scores[number], self.games) for number, seat in enumerate(seats)},
        }

    def _bots(self, bots: list[int], seats: int) -> dict[str, Any]:
        """One bot of the table, or all of the same name together."""
        games, wins, draws, score = (
            sum(counts[bot] for bot in bots) for counts in (self.bot_games, self.bot_wins, self.bot_draws, self.bot_scores)
        )
        rate = wilson(wins + draws / seats, games)
        return {
            "games": games,
            "wins": wins,
            "draws": draws,
            "rate": rate.rate,
            "low": rate.low,
            "high": rate.high,
            "score": _mean(score, games),
        }


def labels(bots: list[str]) -> list[str]:
    """A name for each bot of a table, even if it plays against itself.

    >>> labels(["random", "consul", "random"])
    ['random', 'consul', 'random#2']
    """
    seen: Counter[str] = Counter()
    made: list[str] = []
    for bot in bots:
        seen[bot] += 1
        made.append(bot if seen[bot] == 1 else f"{bot}#{seen[bot]}")
    return made


def _mean(total: int, games: int) -> float:
    return round(total / games, 3) if games else 0.0
