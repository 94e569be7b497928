"""What is told of wars, their leaders and provinces, in every phase. The words are in forum.ftl."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class WarSaid(Said, frozen=True):
    game = "republic-forum"


class WarPlaced(WarSaid, frozen=True):
    """Drawn, or set up: in which zone, and whether it is a revolt without spoils."""

    war: int
    zone: int
    revolt: int


class WarActivated(WarSaid, frozen=True):
    war: int
    land: int
    fleet: int


class WarLeft(WarSaid, frozen=True):
    """Beaten (zone BEATEN), or gone without a defeat."""

    war: int
    zone: int


class WarsBecameRevolts(WarSaid, frozen=True):
    """[1.07.333] The last war of the series has been beaten: this one has no spoils any more."""

    war: int


class WarShuffledIn(WarSaid, frozen=True):
    war: int
    cards: int


class WarDiscarded(WarSaid, frozen=True):
    """[A-24] There is no pile into which it could go."""

    war: int


class LeaderJoined(WarSaid, frozen=True):
    leader: int


class LeaderWaits(WarSaid, frozen=True):
    """In the Curia."""

    leader: int


class LeaderDied(WarSaid, frozen=True):
    leader: int


class LeaderTookRefuge(WarSaid, frozen=True):
    leader: int


class LeaderRose(WarSaid, frozen=True):
    """[1.07.21] From his refuge, for every war in the Forum."""

    leader: int


class LeaderAided(WarSaid, frozen=True):
    """[A-53] From his refuge he has joined a war that was drawn."""

    leader: int
    war: int


class ForcesReturned(WarSaid, frozen=True):
    """A commander and all he commands."""

    senator: int
    legions: int
    fleets: int


class ProvinceCreated(WarSaid, frozen=True):
    province: int
    developed: int


class ProvinceRevolted(WarSaid, frozen=True):
    province: int
    land: int
    fleet: int


class ProvinceEnlarged(WarSaid, frozen=True):
    province: int


class ProvinceReconquered(WarSaid, frozen=True):
    province: int


class ConcessionDestroyed(WarSaid, frozen=True):
    concession: int
