"""A vote told faction by faction: the call and the ballots of a faction's senators are one sentence of the log."""

from __future__ import annotations

from collections.abc import Sequence

from comitium.core.board import seat_name
from comitium.core.messages import Event, Phrase
from comitium.core.registry import game_type
from comitium.games.republic import names
from comitium.games.republic.events.senate import FactionCalled, VotesCast

Numbered = tuple[int, Event]


class Together(Event, frozen=True):
    """Several facts in one sentence."""

    said: Phrase

    def phrase(self) -> Phrase:
        return self.said


def together(events: Sequence[Numbered]) -> list[Numbered]:
    """The same log with every faction's ballots in one line, which has the number of the last of them."""
    found: list[Numbered] = []
    call: Numbered | None = None
    cast: list[VotesCast] = []
    last = 0
    for number, event in events:
        if call is not None and isinstance(event, VotesCast):
            cast.append(event)
            last = number
            continue
        found.extend(_joined_ballots(call, cast, last))
        call, cast = ((number, event), []) if isinstance(event, FactionCalled) else (None, [])
        if call is None:
            found.append((number, event))
    found.extend(_joined_ballots(call, cast, last))
    return found


def _joined_ballots(call: Numbered | None, cast: list[VotesCast], last: int) -> list[Numbered]:
    """A call, with the ballots that followed it if there were any."""
    if call is None:
        return []
    if not cast or not isinstance(call[1], FactionCalled):
        return [call]
    parts: list[Phrase] = []
    for word in ("ayes", "noes"):
        men = [one for one in cast if getattr(one, word)]
        if men:
            count = sum(getattr(one, word) for one in men)
            parts.append(
                Phrase(f"republic-senate-voted-{word}", {"count": count, "men": tuple(_man(one, word) for one in men)})
            )
    if idle := [one for one in cast if not one.ayes and not one.noes]:
        men_idle = tuple(names.senator(one.senator) for one in idle)
        parts.append(Phrase("republic-senate-voted-neither", {"men": men_idle, "all": int(len(idle) == len(cast))}))
    seat = seat_name(game_type("republic").meta, call[1].seat)
    said = Phrase("republic-senate-voted", {"seat": seat, "parts": tuple(parts)})
    return [(last, Together(cast[-1].rule, said))]


def _man(one: VotesCast, word: str) -> Phrase:
    args = {"senator": names.senator(one.senator), "count": getattr(one, word), "bought": one.bought}
    return Phrase("republic-senate-voter", args)
