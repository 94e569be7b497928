"""Who leads the factions of a match: players, or the rules."""

from __future__ import annotations

from comitium.core.errors import BadOption
from comitium.core.frames import Game
from comitium.core.messages import Phrase
from comitium.match.journal import BY_RULE


def checked_leaders(game: Game, leaders: tuple[int, ...]) -> tuple[int, ...]:
    """Who leads each faction, checked: players are numbered from 0 without a gap, and a faction is led by rule exactly where
    the game has a directive for it. Raises `BadOption`."""
    seats = game.seats()
    neutral = [bool(game.neutrals >> seat & 1) for seat in range(seats)]
    if not leaders:
        players = iter(range(seats))
        return tuple(BY_RULE if led else next(players) for led in neutral)
    led_by_rule = [leader == BY_RULE for leader in leaders]
    people = sorted({leader for leader in leaders if leader != BY_RULE})
    if len(leaders) != seats or led_by_rule != neutral or people != list(range(len(people))):
        raise BadOption(Phrase("bad-leaders", {"leaders": ", ".join(map(str, leaders)), "seats": seats}))
    return leaders
