"""What is told while the table is laid. The words are in setup.ftl."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class SetupSaid(Said, frozen=True):
    game = "republic-setup"


class ScenarioBegan(SetupSaid, frozen=True):
    scenario: int
    amount: int  # of factions


class SeatsTaken(SetupSaid, frozen=True):
    """Clockwise."""

    seats: tuple[int, ...]


class WarLaid(SetupSaid, frozen=True):
    """Inactive from the beginning."""

    war: int


class ForumCardShown(SetupSaid, frozen=True):
    seat: int
    card: int


class PileLaid(SetupSaid, frozen=True):
    amount: int
    amount2: int  # in the piles that follow


class LawInForce(SetupSaid, frozen=True):
    law: int


class ForcesReady(SetupSaid, frozen=True):
    amount: int
    total: int  # talents of the State


class ConsulDrawn(SetupSaid, frozen=True):
    senator: int


class LeaderNamed(SetupSaid, frozen=True):
    seat: int
    senator: int


class ProvinceDealt(SetupSaid, frozen=True):
    seat: int
    province: int


class ProvinceInForum(SetupSaid, frozen=True):
    province: int


class SecondProvinceRolled(SetupSaid, frozen=True):
    seat: int
    amount: int


class GovernorPosted(SetupSaid, frozen=True):
    senator: int
    province: int
    years: int
