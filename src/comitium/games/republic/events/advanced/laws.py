"""What is told of laws that are voted on."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class LawsSaid(Said, frozen=True):
    """The words are in laws.ftl."""

    game = "republic-laws"


class LawPlayed(LawsSaid, frozen=True):
    """Its card is shown: it is the next proposal, or waits for the end of the vote that goes on."""

    seat: int
    law: int
    waits: int


class LawKept(LawsSaid, frozen=True):
    """It is not put to the vote: its card stays in the hand."""

    seat: int
    law: int


class LawVotedDown(LawsSaid, frozen=True):
    """Its card is out of the game."""

    law: int
