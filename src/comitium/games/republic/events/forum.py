"""What is told in the Forum Phase. What happens to wars and their leaders is in events/wars.py. The words are in forum.ftl.

A field `side` is a side of an event card: twice its number, and 1 for the dark side. `won`, `back` and the like are 0 or 1.
"""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class ForumSaid(Said, frozen=True):
    game = "republic-forum"


class EraBegan(ForumSaid, frozen=True):
    era: int


class EventExpired(ForumSaid, frozen=True):
    side: int


class BequestLapsed(ForumSaid, frozen=True):
    card: int


# -- initiatives and auctions


class InitiativeBegan(ForumSaid, frozen=True):
    number: int
    seat: int


class InitiativeRolled(ForumSaid, frozen=True):
    seat: int
    amount: int


class BidMade(ForumSaid, frozen=True):
    seat: int
    senator: int
    amount: int


class BidPassed(ForumSaid, frozen=True):
    seat: int


class AuctionWon(ForumSaid, frozen=True):
    seat: int
    senator: int
    amount: int


class AuctionFree(ForumSaid, frozen=True):
    """[1.07.22] Nobody has bid: the faction of the HRAO has it for nothing."""

    seat: int


# -- random events


class EventDrawn(ForumSaid, frozen=True):
    """Three dice; the side that is in play now, and how often it was drawn if that counts."""

    amount: int
    side: int
    level: int


class EventRepeated(ForumSaid, frozen=True):
    """Drawn while its dark side is in play, and that means nothing."""

    amount: int
    side: int


class MobRolled(ForumSaid, frozen=True):
    amount: int
    chits: int


class DisasterRolled(ForumSaid, frozen=True):
    amount: int
    concession: int


class FleetsGranted(ForumSaid, frozen=True):
    amount: int
    total: int


class AllianceUseless(ForumSaid, frozen=True):
    """No war in the Forum asks for fleets."""


class StormRolled(ForumSaid, frozen=True):
    amount: int
    fleets: int


class FleetsSunk(ForumSaid, frozen=True):
    """In Italy."""

    amount: int


class FleetsSunkWith(ForumSaid, frozen=True):
    amount: int
    senator: int


class FleetsSunkAt(ForumSaid, frozen=True):
    """On a war, without a commander."""

    amount: int
    war: int


class PretenderRose(ForumSaid, frozen=True):
    province: int


class PretenderFought(ForumSaid, frozen=True):
    """The governor and his garrison against the province: black die, white dice, both strengths, total, and the result."""

    senator: int
    province: int
    black: int
    white: int
    strength: int
    enemy: int
    total: int
    result: int


class GarrisonLost(ForumSaid, frozen=True):
    province: int
    amount: int


class GarrisonReturned(ForumSaid, frozen=True):
    province: int
    amount: int


# -- cards of the pile


class PileEmpty(ForumSaid, frozen=True):
    seat: int


class FamilyAppeared(ForumSaid, frozen=True):
    senator: int


class FamilyFollowed(ForumSaid, frozen=True):
    """[1.07.312] The card of the family goes under its statesman."""

    senator: int
    senator2: int


class BequestAnnounced(ForumSaid, frozen=True):
    card: int


class CardWithoutEffect(ForumSaid, frozen=True):
    card: int


class ConspiracyBlamed(ForumSaid, frozen=True):
    senator: int
    seat: int
    chits: int


class EraEndsRevealed(ForumSaid, frozen=True):
    pass


# -- persuasion


class PersuasionAttempted(ForumSaid, frozen=True):
    """`faction` is that of the senator who is to be won, -1 if he has none."""

    senator: int
    senator2: int
    amount: int
    number: int
    faction: int = -1


class CounterBribed(ForumSaid, frozen=True):
    seat: int
    amount: int
    number: int


class BribeRaised(ForumSaid, frozen=True):
    senator: int
    amount: int
    number: int


class PersuasionRolled(ForumSaid, frozen=True):
    senator: int
    senator2: int
    amount: int
    omens: int
    number: int
    won: int


class BribesPaid(ForumSaid, frozen=True):
    """[1.07.414] Whatever was bid, on both sides, is his."""

    senator: int
    amount: int


class BlackmailRolled(ForumSaid, frozen=True):
    senator: int
    influence: int
    popularity: int


# -- knights, games, leaders


class KnightTried(ForumSaid, frozen=True):
    senator: int
    amount: int
    die: int
    total: int
    won: int

    def extra_args(self) -> dict[str, int]:
        """What else was added, or taken away: omens, laws, a statesman's own."""
        added = self.total - self.amount - self.die
        return {"added": max(0, added), "less": max(0, -added)}


class KnightsPressed(ForumSaid, frozen=True):
    senator: int
    knights: int
    amount: int


class GamesHeld(ForumSaid, frozen=True):
    senator: int
    games: int
    amount: int


class LeaderNamed(ForumSaid, frozen=True):
    seat: int
    senator: int


# -- putting Rome in order


class MajorMarked(ForumSaid, frozen=True):
    senator: int


class TaxFarmersRolled(ForumSaid, frozen=True):
    amount: int
    concession: int


class ConcessionRolled(ForumSaid, frozen=True):
    concession: int
    amount: int
    back: int


class FamilyRolled(ForumSaid, frozen=True):
    senator: int
    amount: int
    back: int


class LeaderAged(ForumSaid, frozen=True):
    leader: int
    amount: int
    died: int


class LeaderDiscarded(ForumSaid, frozen=True):
    leader: int


class PeaceMade(ForumSaid, frozen=True):
    """A war sues for peace, or ends in an alliance; what the State gains."""

    war: int
    amount: int


class PeacefulEnd(ForumSaid, frozen=True):
    """[1.07.8] There is no leader who could die."""

    side: int
