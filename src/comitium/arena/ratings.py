"""How strong each bot is: openskill's Plackett-Luce ratings, from rows in the order of their games (extra `[report]`).

A rating is a mean and its uncertainty (`mu`, `sigma`); the interval holds the true mean in 95 of 100 leagues, if the model is
right. Winners are ranked before all others, who share the second place; where nobody wins all share the first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec import Struct

from comitium.arena.duel import Z_95
from comitium.arena.rows import Row
from comitium.core.errors import BadOption
from comitium.core.messages import Phrase

MU: Final = 25.0
SIGMA: Final = 25.0 / 3
DIGITS: Final = 3


class Rating(Struct, frozen=True):
    """What is known of a bot's strength after so many games."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def low(self) -> float:
        return self.mu - Z_95 * self.sigma

    @property
    def high(self) -> float:
        return self.mu + Z_95 * self.sigma

    def figures(self) -> dict[str, float | int]:
        """As tables have it."""
        figures = {"mu": self.mu, "sigma": self.sigma, "low": self.low, "high": self.high}
        return {**{name: round(value, DIGITS) for name, value in figures.items()}, "games": self.games}


def rate(rows: Iterable[Row], known: Mapping[str, Rating] | None = None, frozen: Iterable[str] = ()) -> dict[str, Rating]:
    """The ratings after these games, which are counted in the order given; `frozen` ones stay as they are.

    A bot that sits at a table more than once moves by the mean of what its seats would: it cannot beat itself.
    """
    model = _model()
    found = dict(known or {})
    fixed = frozenset(frozen)
    for row in rows:
        if row.error:
            continue
        before = [found.setdefault(bot, Rating()) for bot in row.bots]
        teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
        ranks = [0.0 if seat in row.winners or not row.winners else 1.0 for seat in range(len(teams))]
        after = [team[0] for team in model.rate(teams, ranks=ranks)]
        for bot in dict.fromkeys(row.bots):
            seats = [seat for seat, name in enumerate(row.bots) if name == bot]
            old = found[bot]
            if bot in fixed:
                continue
            mu = sum(after[seat].mu for seat in seats) / len(seats)
            sigma = sum(after[seat].sigma for seat in seats) / len(seats)
            found[bot] = Rating(mu, sigma, old.games + 1)
    return found


def ranked(ratings: Mapping[str, Rating]) -> list[str]:
    """The bots, the strongest first; equals by name."""
    return sorted(ratings, key=lambda bot: (-ratings[bot].mu, bot))


def _model() -> Any:
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        raise BadOption(Phrase("arena-missing", {"module": "openskill", "extra": "report"})) from None
    return PlackettLuce(mu=MU, sigma=SIGMA)
