"""Why something came about that nobody chose: the reasons that were told before an event are folded away under it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from comitium.core.messages import Event, Phrase


class Folded(NamedTuple):
    """An event of a log by its place, and the places of its reasons."""

    place: int
    reasons: tuple[int, ...]


def folded(events: Sequence[Event]) -> list[Folded]:
    """A log without its reasons, each with the event that came of it. Reasons of which nothing has come yet stand for
    themselves."""
    found: list[Folded] = []
    waiting: list[int] = []
    for place, event in enumerate(events):
        if event.reason:
            waiting.append(place)
        else:
            found.append(Folded(place, tuple(waiting)))
            waiting = []
    return [*found, *(Folded(place, ()) for place in waiting)]


def explanation(event: Event, reasons: Sequence[Event]) -> list[tuple[Phrase, str]]:
    """What the rules do step by step, then what was compared and thrown, each with its rule; nothing where a player has
    chosen."""
    if not reasons:  # nearly all lines of a log
        step = event.procedure()
        return [] if step is None else [(step, event.rule)]
    procedures = {one.procedure(): one.rule for one in (event, *reasons)}
    steps = [(phrase, rule) for phrase, rule in procedures.items() if phrase is not None]
    return [*steps, *((one.phrase(), one.rule) for one in reasons)]
