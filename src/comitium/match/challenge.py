"""A finished game that one person played alone, as a challenge: the same deal for a friend, and the result to beat.

Only finished games can be passed on, as the seed tells everything about a running one; and only those of one person, as a
deal that one of several players has seen before would show her the others' cards.
"""

from __future__ import annotations

from comitium.core.messages import Phrase
from comitium.core.options import written
from comitium.core.registry import HasResults, Result
from comitium.match.journal import BY_RULE
from comitium.match.match import Match


def result_of(match: Match, seat: int) -> Result | None:
    """What the player of a seat has reached; None before the end, for a game that was not dealt, and where the game does not
    compare its games."""
    kind = match.game_type
    if match.outcome is None or match.header.position is not None or not isinstance(kind, HasResults):
        return None
    return kind.result(match.game, seat)


def compared(match: Match, seat: int, code: str) -> tuple[Phrase, int] | None:
    """The result that was to be beaten, and how the seat's own compares: 1 better, 0 as good, -1 not. None without one."""
    kind = match.game_type
    return kind.compare(code, result_of(match, seat)) if code and isinstance(kind, HasResults) else None


def passed_on(match: Match) -> Result | None:
    """The result that others may try to beat; None if the game cannot be passed on."""
    players = [seat for seat, leader in enumerate(match.leaders) if leader != BY_RULE]
    return result_of(match, players[0]) if len(players) == 1 else None


def command(match: Match, code: str) -> str:
    """What somebody types to play the same deal."""
    header, meta = match.header, match.game_type.meta
    players = sum(1 for leader in match.leaders if leader != BY_RULE)
    told = {
        name: value
        for name, value in header.options.items()
        if name in meta.options and name != "neutrals" and value != meta.options[name].default
    }
    options = "".join(f" --option {name}={written(value)}" for name, value in told.items())
    return f"comitium play {header.game} --players {players}{options} --seed {match.seed} --beat {code}"
