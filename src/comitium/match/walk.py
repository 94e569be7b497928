"""A finished game that is walked through step by step."""

from __future__ import annotations

from bisect import bisect_right
from functools import cached_property
from typing import Final, NamedTuple

from comitium.core.ids import event_id
from comitium.core.messages import Event, Phrase
from comitium.match import journal
from comitium.match.begin import begin
from comitium.match.match import Match

TURN: Final = "TurnBegan"  # the name of the event, whatever the game


class Place(NamedTuple):
    """Where somebody has walked to."""

    match: Match  # as it was; the next step moves it on
    done: journal.Entry | None  # the last thing that was done
    event_counts: list[int]  # how many events each seat, and a spectator at the end, had heard before that
    asked: Phrase | None = None  # the question that it answered


class Walk:
    """A game from its first step to its last. Steps are what somebody did, not the orders that she left."""

    def __init__(self, match: Match) -> None:
        self.header = match.header
        self.entries = match.entries()
        self.stops = [number for number, entry in enumerate(self.entries, start=1) if entry.is_act]
        self._match = begin(self.header)
        self._done = 0

    @property
    def steps(self) -> int:
        return len(self.stops)

    def at(self, step: int) -> Place:
        """Walk to the end of a step; back means from the beginning again."""
        stop = self.stops[step - 1] if step else 0
        if self._done >= stop:
            self._match, self._done = begin(self.header), 0
        while self._done < stop - 1:
            self._forward()
        event_counts = [self._match.event_count(seat) for seat in (*range(self.header.seats), None)]
        done = self.entries[stop - 1] if stop else None
        asked = self._question(done) if done is not None and self._done < stop else None
        if self._done < stop:
            self._forward()
        return Place(self._match, done, event_counts, asked)

    def _question(self, entry: journal.Entry) -> Phrase | None:
        """What somebody is about to answer; None if she acts unasked."""
        game = self._match.game
        if not entry.is_choice or entry.seat not in game.actors() or entry.choice not in game.legal(entry.seat):
            return None
        return game.stack[-1].ask(game, entry.seat)

    @cached_property
    def turns(self) -> tuple[tuple[int, Event], ...]:
        """After how many steps each turn began. The whole game is walked through once for it."""
        match, heard, found = begin(self.header), 0, dict[Event, int]()
        for number in range(len(self.entries) + 1):
            if number:
                match.repeat(self.entries[number - 1])
            begun = [event for event in match.history(None, heard) if event_id(event) == TURN]
            heard = match.event_count(None)
            found |= dict.fromkeys(begun, min(bisect_right(self.stops, number - 1) + 1, len(self.stops)) if number else 0)
        return tuple((step, event) for event, step in found.items())

    def _forward(self) -> None:
        self._match.repeat(self.entries[self._done])
        self._done += 1
