"""What is told of attempts on somebody's life."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class AttemptsSaid(Said, frozen=True):
    """The words are in attempts.ftl."""

    game = "republic-attempts"


class AttemptDeclared(AttemptsSaid, frozen=True):
    """The assassin, his target, the Assassin cards; whether it is for a land bill [1.09.623]."""

    senator: int
    senator2: int
    number: int
    mild: int


class AttemptRolled(AttemptsSaid, frozen=True):
    """[1.09.72] The die, the total, and what makes the difference: Assassin cards, Open Bodyguards, omens."""

    die: int
    total: int
    cards: int = 0
    guards: int = 0
    omens: int = 0


class BodyguardsPlayed(AttemptsSaid, frozen=True):
    seat: int
    number: int
    total: int


class CatchRolled(AttemptsSaid, frozen=True):
    die: int
    total: int
    caught: int


class AttemptResolved(AttemptsSaid, frozen=True):
    """The assassin and his target; killed or not, caught or not."""

    senator: int
    senator2: int
    killed: int
    caught: int


class AssassinExecuted(AttemptsSaid, frozen=True):
    senator: int


class FactionImplicated(AttemptsSaid, frozen=True):
    """So many chits are drawn against its senators in Rome."""

    seat: int
    chits: int


class ConsulForLifeNamed(AttemptsSaid, frozen=True):
    """[1.09.822] By his influence; [1.09.821] or elected; [4.05.413] or alive where his faction governs alone."""

    senator: int
    appointed: int


class ControlTaken(AttemptsSaid, frozen=True):
    """[1.09.823] One player decides for the other factions."""

    seat: int
