"""What has been heard at a table, by seat: nobody reads the whole of it to find the part that is hers."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY, hears
from comitium.core.frames import Listener
from comitium.core.messages import Event


class Memory(Listener):
    """A log for each seat, and one for spectators behind them. `claims` are what was said and stays said."""

    def __init__(self, seats: int) -> None:
        self.logs: list[list[Event]] = [[] for _ in range(seats + 1)]
        self.claims: list[Event] = []

    def hear(self, event: Event, audience: int) -> None:
        seats = len(self.logs) - 1
        for seat in range(seats):
            if audience >> seat & 1:
                self.logs[seat].append(event)
        if hears(audience, None):
            self.logs[seats].append(event)

    def claim(self, event: Event) -> None:
        self.claims.append(event)
        self.hear(event, EVERYBODY)

    def log(self, seat: int | None) -> list[Event]:
        """What a seat, or a spectator, has heard; a seat that does not exist has heard nothing."""
        if seat is None:
            return self.logs[-1]
        return self.logs[seat] if 0 <= seat < len(self.logs) - 1 else []

    def mark(self) -> tuple[int, ...]:
        """How much each has heard."""
        return tuple([len(log) for log in self.logs])

    def rewind(self, mark: tuple[int, ...]) -> None:
        """Forget what was heard since, but for what was said."""
        said = {id(event) for event in self.claims}
        for log, length in zip(self.logs, mark, strict=True):
            log[length:] = [event for event in log[length:] if id(event) in said]
