"""What is told of acts that nobody asked for."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class AsideSaid(Said, frozen=True):
    """The words are in asides.ftl."""

    game = "republic-asides"


class InfluencePeddled(AsideSaid, frozen=True):
    """Heard by everybody: a card was taken."""

    seat: int
    seat2: int


class CardStolen(AsideSaid, frozen=True):
    """Heard by the two: which."""

    seat: int
    seat2: int
    card: int
