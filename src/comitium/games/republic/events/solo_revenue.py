"""What is told of neutral factions in the Revenue Phase [4.03]. The words are in solorevenue.ftl."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class SoloRevenueSaid(Said, frozen=True):
    game = "republic-solorevenue"


class SpoilsTested(SoloRevenueSaid, frozen=True):
    """[4.03.3] A die says whether a governor takes his spoils."""

    senator: int
    province: int
    die: int
    number: int  # and more: he takes them
    taken: int


class SpoilsByDirective(SoloRevenueSaid, frozen=True):
    """[4.03.3] Always, or never."""

    senator: int
    province: int
    taken: int


class SpoilsBeneathHim(SoloRevenueSaid, frozen=True):
    """[4.03.3] Cicero or a Cato, whatever the directive says."""

    senator: int
    province: int


class IncomePooled(SoloRevenueSaid, frozen=True):
    """[4.03.1]"""

    seat: int
    amount: int


class TreasuryDieRolled(SoloRevenueSaid, frozen=True):
    """[4.03.1] What the treasury takes, before the leader."""

    seat: int
    die: int


class ShareTaken(SoloRevenueSaid, frozen=True):
    senator: int
    amount: int


class TreasuryShare(SoloRevenueSaid, frozen=True):
    """[4.03.1] What the treasury has got, and holds now."""

    seat: int
    amount: int
    total: int


class GuardWanted(SoloRevenueSaid, frozen=True):
    """[4.07.4]"""

    seat: int
    senator: int
    influence: int


class GiftToRule(SoloRevenueSaid, frozen=True):
    """[4.03.4] What lifts a senator to the influence of a Consul for Life."""

    senator: int
    amount: int
    influence: int


class GiftMatched(SoloRevenueSaid, frozen=True):
    """[4.03.4] As much as a player has given."""

    seat: int
    senator: int
    amount: int


class GiftNotMatched(SoloRevenueSaid, frozen=True):
    """[4.03.4] Its richest senator has less."""

    seat: int
    amount: int
