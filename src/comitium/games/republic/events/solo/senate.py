"""What is told of the session of chapter 4: ranks, coalition, Consul for Life [4.05.1, 4.05.2, 4.05.413]. The words are in
solosenate.ftl."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class SoloSenateSaid(Said, frozen=True):
    game = "republic-solosenate"


class FactionRanked(SoloSenateSaid, frozen=True):
    """[4.05.2] By its votes in Rome."""

    reason = minor = True
    code = "N18"

    seat: int
    rank: int
    votes: int


class MajorityNeeded(SoloSenateSaid, frozen=True):
    """[4.05.2] More than half of all votes."""

    code = "N18"

    votes: int  # all there are
    need: int


class GroupTooSmall(SoloSenateSaid, frozen=True):
    """[4.05.2] An entry of the list has no majority."""

    reason = minor = True
    code = "N18"

    entry: int  # from 1
    seats: tuple[int, ...]
    votes: int
    need: int


class CoalitionRefused(SoloSenateSaid, frozen=True):
    entry: int  # from 1
    seat: int


class CoalitionFormed(SoloSenateSaid, frozen=True):
    code = "N18"

    entry: int  # from 1
    seats: tuple[int, ...]  # the first in rank first
    votes: int
    need: int


class MustGovern(SoloSenateSaid, frozen=True):
    """[4.05.2] [D-18] The last entry."""

    code = "N18"

    seat: int


class StrongestPromoted(SoloSenateSaid, frozen=True):
    """[1.09.81] [D-49] Out of the Forum, by oratory and military together."""

    code = "N32"

    seat: int
    senator: int
    total: int


class CandidateForLife(SoloSenateSaid, frozen=True):
    """[4.05.413]"""

    senator: int
    influence: int


class CandidateSurvived(SoloSenateSaid, frozen=True):
    senator: int


class CandidateLost(SoloSenateSaid, frozen=True):
    """He was assassinated."""
