"""In which turn a moment was, from what was heard around it."""

from __future__ import annotations

from collections.abc import Sequence

from comitium.core.messages import Event, Phrase
from comitium.games.republic.events.people import TurnBegan


def dated(kicker: Phrase, events: Sequence[Event], place: int, now: int) -> Phrase:
    """The kicker of a moment with its turn: the one that has begun before its place; if that was heard too long ago, the one
    before that which begins after it; else the turn of the board."""
    begun = next((one.turn for one in reversed(events[: place + 1]) if isinstance(one, TurnBegan)), 0)
    ended = next((one.turn - 1 for one in events[place:] if isinstance(one, TurnBegan)), now)
    turn = begun or ended
    return Phrase("draw-moment-in-turn", {"what": kicker, "turn": turn}) if turn else kicker
