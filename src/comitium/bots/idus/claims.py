"""[7.8] What claims are worth to those who hear them. Nobody checks them, and nobody believes them much.

Of everything one has said on the same matter the last word counts, so that repeating oneself does not help. Compiled with the
kernels.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from comitium.bots.idus.manners import TONE, Odds
from comitium.games.idus.events import FactionClaimed, InspectionClaimed, VoteClaimed
from comitium.games.idus.state import YELLOW

# how much a claim changes a reputation, against one for a card that was seen
WORD: Final = 0.8  # on one's own faction
REPORT: Final = 0.5  # on a card that one looked at
EXCUSE: Final = 0.3  # on one's own vote

# how likely claims are, for the belief
TRUE: Final = 0.55  # that a claimed colour is the true one
CANDOUR: Final = [[0.50, 0.45, 0.47], [0.45, 0.50, 0.47], [0.05, 0.05, 0.06]]  # by the faction claimed and the one kept


def shifts(claims: Sequence[Any], seats: int) -> list[float]:
    """What claims do to the reputation of each seat."""
    last: dict[tuple[int, int, int], float] = {}  # by who speaks, the turn, and of whom
    for claim in claims:
        if isinstance(claim, FactionClaimed):
            last[claim.seat, 0, claim.seat] = WORD * TONE[claim.faction]
        elif isinstance(claim, VoteClaimed):
            last[claim.seat, claim.turn, claim.seat] = EXCUSE * TONE[claim.colour]
        elif isinstance(claim, InspectionClaimed) and claim.aedile != claim.seat:
            last[claim.seat, claim.turn, claim.aedile] = REPORT * TONE[claim.colour]
    found = [0.0] * seats
    for key, shift in last.items():
        found[key[2]] += shift
    return found


def claimed_factions(claims: Sequence[Any]) -> dict[int, int]:
    """The faction each seat says it is of, if it has said so."""
    return {claim.seat: claim.faction for claim in claims if isinstance(claim, FactionClaimed)}


def colour_odds(colour: int) -> Odds:
    """How likely it is that somebody claims this colour, by the true one."""
    false = 1.0 - TRUE
    return TRUE if colour == 0 else false, TRUE if colour == 1 else false, TRUE if colour == YELLOW else false
