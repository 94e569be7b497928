"""What is told of the Revolution Phase and of the civil war."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class RevolutionSaid(Said, frozen=True):
    """The words are in revolution.ftl."""

    game = "republic-revolution"


class StatesmanPlayed(RevolutionSaid, frozen=True):
    seat: int
    senator: int
    influence: int
    popularity: int


class ConcessionGiven(RevolutionSaid, frozen=True):
    seat: int
    concession: int
    senator: int
