"""What happened, as past-tense facts. The log and the animation read them; each says who hears it where it is told.

The words are in text/*.ftl under `event-` and the class name; fields that name a seat, a faction or a colour are spoken.
"""

from __future__ import annotations

from comitium.core.vocabulary import SpokenEvent
from comitium.games.idus import names


class IdusEvent(SpokenEvent, frozen=True):
    game = "idus"
    speakers = names.SPEAKERS


class FactionsDealt(IdusEvent, frozen=True):
    """For the owner alone."""

    seat: int
    factions: tuple[int, ...]


class PlayBegan(IdusEvent, frozen=True):
    seat: int


class LimitSet(IdusEvent, frozen=True):
    limit: int


class TurnBegan(IdusEvent, frozen=True):
    minor = True
    turn: int
    seat: int


class RolesGiven(IdusEvent, frozen=True):
    praetor: int
    aedile: int
    aedile2: int


class VoteLaid(IdusEvent, frozen=True):
    """For the Aedile alone."""

    minor = True
    seat: int
    colour: int


class VoteCast(IdusEvent, frozen=True):
    """The same for everybody else."""

    minor = True
    seat: int


class VoteInspected(IdusEvent, frozen=True):
    seat: int
    aedile: int


class VoteSeen(IdusEvent, frozen=True):
    """For the Praetor alone: what she saw."""

    seat: int
    aedile: int
    colour: int


class InspectionDeclined(IdusEvent, frozen=True):
    seat: int


class YellowShown(IdusEvent, frozen=True):
    aedile: int


class VoteKept(IdusEvent, frozen=True):
    seat: int
    aedile: int


class ExchangeForced(IdusEvent, frozen=True):
    seat: int
    aedile: int


class VoteChanged(IdusEvent, frozen=True):
    """For those who know it: what the exchanged card is now."""

    aedile: int
    colour: int


class VoteReplaced(IdusEvent, frozen=True):
    """Another card lies there, face-down."""

    aedile: int


class VotesCounted(IdusEvent, frozen=True):
    """The two colours in the order of the colours, never of the seats; and where the markers stand now."""

    colour: int
    colour2: int
    loyal: int
    traitor: int


class FactionDiscarded(IdusEvent, frozen=True):
    """For the owner alone."""

    seat: int
    faction: int


class FactionDiscardedUnseen(IdusEvent, frozen=True):
    seat: int


class ConspiracyFailed(IdusEvent, frozen=True):
    faction: int
    limit: int


class BothFailed(IdusEvent, frozen=True):
    """Both markers are past the limit; only a low limit of one's own choice makes that possible."""

    limit: int


class IdesReached(IdusEvent, frozen=True):
    loyal: int
    traitor: int


class FactionRevealed(IdusEvent, frozen=True):
    seat: int
    faction: int


class DiscardRevealed(IdusEvent, frozen=True):
    seat: int
    faction: int


class FactionWon(IdusEvent, frozen=True):
    """The winning faction, and the seats that had kept it; perhaps nobody."""

    faction: int
    seats: tuple[int, ...]


# -- what people claim (7.8); nobody checks it, but what everybody knows to be impossible is marked


class FactionClaimed(IdusEvent, frozen=True):
    seat: int
    faction: int


class VoteClaimed(IdusEvent, frozen=True):
    seat: int
    turn: int
    colour: int
    impossible: bool = False

    def extra_args(self) -> dict[str, int]:
        return {"impossible": int(self.impossible)}


class InspectionClaimed(IdusEvent, frozen=True):
    seat: int
    turn: int
    aedile: int
    colour: int
    impossible: bool = False

    def extra_args(self) -> dict[str, int]:
        return {"impossible": int(self.impossible)}
