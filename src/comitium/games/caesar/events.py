"""What happened, as past-tense facts. The log and the animation read them; each says who hears it where it is told.

The words are in text/*.ftl under `event-` and the class name; fields that name a card, a group, a deck or a seat are spoken.
"""

from __future__ import annotations

from typing import Final

from comitium.core.messages import Phrase, Value
from comitium.core.vocabulary import SpokenEvent
from comitium.games.caesar import names

SIDES: Final[dict[str, Value]] = {f"side_{name}": names.seat(seat) for seat, name in enumerate(names.SEATS)}


class CaesarEvent(SpokenEvent, frozen=True):
    game = "caesar"
    speakers = names.SPEAKERS


def _of_both(told: Phrase) -> Phrase:
    """A sentence that names both sides."""
    return Phrase(told.id, {**told.args, **SIDES})


class BonusDealt(CaesarEvent, frozen=True):
    seat: int
    group: int


class DeckPrepared(CaesarEvent, frozen=True):
    """The seat has ordered its action deck and laid its opening cards."""

    minor = True
    seat: int


class PlayBegan(CaesarEvent, frozen=True):
    def phrase(self) -> Phrase:
        return _of_both(CaesarEvent.phrase(self))


class TurnBegan(CaesarEvent, frozen=True):
    minor = True
    turn: int
    seat: int


class InfluencePlacedUp(CaesarEvent, frozen=True):
    seat: int
    group: int
    card: int


class InfluencePlacedDown(CaesarEvent, frozen=True):
    """For the owner alone."""

    seat: int
    group: int
    card: int


class InfluencePlacedUnseen(CaesarEvent, frozen=True):
    """The same for everybody else."""

    seat: int
    group: int


class AssassinationAnnounced(CaesarEvent, frozen=True):
    seat: int
    group: int
    card: int


class SpyAnnounced(CaesarEvent, frozen=True):
    seat: int


class CastlingAnnounced(CaesarEvent, frozen=True):
    seat: int
    group: int
    group2: int


class ScoutAnnounced(CaesarEvent, frozen=True):
    seat: int
    group: int


class WrathAnnounced(CaesarEvent, frozen=True):
    seat: int
    group: int


class ActionVetoed(CaesarEvent, frozen=True):
    seat: int
    card: int


class InfluenceKilled(CaesarEvent, frozen=True):
    """An assassination took this card of the seat."""

    seat: int
    group: int
    card: int


class HandSpied(CaesarEvent, frozen=True):
    """For the spy alone: what the opponent holds."""

    seat: int
    cards: tuple[int, ...]


class CardStolen(CaesarEvent, frozen=True):
    """A spy made the seat discard this card."""

    seat: int
    card: int


class GroupsCastled(CaesarEvent, frozen=True):
    """How many cards of the seat now lie face-down on each of the two groups."""

    seat: int
    group: int
    count: int
    group2: int
    count2: int


class GroupRevealed(CaesarEvent, frozen=True):
    seat: int
    group: int
    cards: tuple[int, ...]


class WrathFell(CaesarEvent, frozen=True):
    group: int
    count: int


class PlayEnded(CaesarEvent, frozen=True):
    """The duty to place lapsed for want of room."""

    seat: int


class CardDrawn(CaesarEvent, frozen=True):
    """For the owner alone."""

    minor = True
    seat: int
    card: int


class CardDrawnUnseen(CaesarEvent, frozen=True):
    minor = True
    seat: int
    deck: int


class TurnPassed(CaesarEvent, frozen=True):
    """A passive turn; what was discarded, perhaps nothing."""

    seat: int
    cards: tuple[int, ...]


class SpecialVoteCalled(CaesarEvent, frozen=True):
    group: int


class VoteDrawn(CaesarEvent, frozen=True):
    group: int


class VoteDecided(CaesarEvent, frozen=True):
    group: int
    seat: int
    caesar: int
    cleopatra: int
    philosophers: int
    caesar_drops: tuple[int, ...]
    cleopatra_drops: tuple[int, ...]

    def phrase(self) -> Phrase:
        return _of_both(CaesarEvent.phrase(self))

    def extra_args(self) -> dict[str, int]:
        """Whether philosophers gave the vote to a side without the higher sum."""
        sums = (self.caesar, self.cleopatra)
        return {"turned": int(sums[self.seat] <= sums[1 - self.seat])}


class VoteUndecided(CaesarEvent, frozen=True):
    group: int
    caesar: int
    cleopatra: int

    def phrase(self) -> Phrase:
        return _of_both(CaesarEvent.phrase(self))


class GroupExhausted(CaesarEvent, frozen=True):
    group: int


class VoteCardBoxed(CaesarEvent, frozen=True):
    group: int


class OrgyHeld(CaesarEvent, frozen=True):
    pass


class OrgyRemoved(CaesarEvent, frozen=True):
    pass


class VoteDeckReshuffled(CaesarEvent, frozen=True):
    count: int


class PlayerExhausted(CaesarEvent, frozen=True):
    seat: int


class BonusShown(CaesarEvent, frozen=True):
    seat: int
    group: int
    points: int


class GameWon(CaesarEvent, frozen=True):
    seat: int
    points: int
    points2: int

    def extra_args(self) -> dict[str, int]:
        """Whether patricians broke a tie."""
        return {"tied": int(self.points == self.points2)}


class GameDrawn(CaesarEvent, frozen=True):
    points: int


class GameEnded(CaesarEvent, frozen=True):
    """Why nobody plays on; the rule says which ending it is."""

    ending: str
