"""What is told of assassination tests in the game for one and two. The words are in soloattempts.ftl."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class SoloAttemptsSaid(Said, frozen=True):
    game = "republic-soloattempts"


class TestAsked(SoloAttemptsSaid, frozen=True):
    """[4.07.3] A player has asked for a test."""

    seat: int
    senator: int


class TestOpened(SoloAttemptsSaid, frozen=True):
    """[4.07.3] The target, his influence and the highest of all others; whether the neutrals take part."""

    senator: int
    influence: int
    influence2: int
    joined: int


class TestRolled(SoloAttemptsSaid, frozen=True):
    """[4.07.3] The die of a faction; a neutral adds its Assassin cards."""

    reason = minor = True
    code = "N26"

    seat: int
    die: int
    cards: int
    total: int


class TestDropped(SoloAttemptsSaid, frozen=True):
    """[4.07.3] No faction can make an attempt."""

    senator: int


class AttemptAssigned(SoloAttemptsSaid, frozen=True):
    """[4.07.3] The faction that must try."""

    code = "N26"

    seat: int
    senator: int


class AssassinSent(SoloAttemptsSaid, frozen=True):
    """[4.07.3] A neutral sends its least influential senator who is not its leader."""

    code = "N26"

    seat: int
    senator: int
    influence: int


class BodyguardsSpent(SoloAttemptsSaid, frozen=True):
    """[4.07.4] A neutral plays all its Secret Bodyguards."""

    code = "N27"

    seat: int
    number: int


class LeaderCondemned(SoloAttemptsSaid, frozen=True):
    """[4.07.3] There are no trials: the leader of a caught assassin is guilty."""

    senator: int
