"""What is told of neutral factions in the Revenue Phase [4.03]. The words are in solorevenue.ftl."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class SoloRevenueSaid(Said, frozen=True):
    game = "republic-solorevenue"


class SpoilsTested(SoloRevenueSaid, frozen=True):
    """[4.03.3] A die says whether a governor takes his spoils."""

    code = "N5"

    senator: int
    province: int
    die: int
    number: int  # and more: he takes them
    taken: int


class SpoilsByDirective(SoloRevenueSaid, frozen=True):
    """[4.03.3] Always, or never."""

    code = "N5"

    senator: int
    province: int
    taken: int


class SpoilsBeneathHim(SoloRevenueSaid, frozen=True):
    """[4.03.3] Cicero or a Cato, whatever the directive says."""

    code = "N5"

    senator: int
    province: int


class TreasuryDieRolled(SoloRevenueSaid, frozen=True):
    """[4.03.1] What the treasury takes, before the leader."""

    reason = minor = True
    code = "N6"

    seat: int
    die: int


class ShareTaken(SoloRevenueSaid, frozen=True):
    reason = minor = True
    code = "N6"

    senator: int
    amount: int


class IncomeSplit(SoloRevenueSaid, frozen=True):
    """[4.03.1] All income of the phase: what senators and the treasury have got of it, and what that holds now. `die` is 0
    where the directive asks for none."""

    code = "N6"

    seat: int
    amount: int
    given: int
    kept: int
    total: int
    die: int


class GuardWanted(SoloRevenueSaid, frozen=True):
    """[4.07.4]"""

    code = "N7"

    seat: int
    senator: int
    influence: int


class GiftToRule(SoloRevenueSaid, frozen=True):
    """[4.03.4] What lifts a senator to the influence of a Consul for Life."""

    code = "N8"

    senator: int
    amount: int
    influence: int


class GiftMatched(SoloRevenueSaid, frozen=True):
    """[4.03.4] As much as a player has given."""

    code = "N8"

    seat: int
    senator: int
    amount: int


class GiftNotMatched(SoloRevenueSaid, frozen=True):
    """[4.03.4] Its richest senator has less."""

    code = "N8"

    seat: int
    amount: int
