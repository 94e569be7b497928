"""What is told of neutral factions in the Revolution Phase of the game for one and two. The words are in
solorevolution.ftl."""

from __future__ import annotations

from comitium.games.republic.events.said import Said


class SoloRevolutionSaid(Said, frozen=True):
    game = "republic-solorevolution"


class StatesmanOffered(SoloRevolutionSaid, frozen=True):
    """[4.06.1] `seat` cannot play this card, and asks `seat2` for one that it can play, or for two intrigue cards."""

    code = "N29"

    seat: int
    seat2: int
    card: int
    sold: int


class OfferRefused(SoloRevolutionSaid, frozen=True):
    """[4.06.1]"""

    code = "N29"

    seat: int
    seat2: int
    card: int


class StatesmenSwapped(SoloRevolutionSaid, frozen=True):
    """[4.06.1] `seat` gives `card` and gets `card2` from `seat2`."""

    code = "N29"

    seat: int
    card: int
    seat2: int
    card2: int


class StatesmanSold(SoloRevolutionSaid, frozen=True):
    """[4.06.1] `seat` gives `card` to `seat2` for two intrigue cards at random."""

    code = "N29"

    seat: int
    card: int
    seat2: int
    cards: tuple[int, ...]


class StatesmanKept(SoloRevolutionSaid, frozen=True):
    """[4.06.1] Nobody takes it."""

    code = "N29"

    seat: int
    card: int


class FundsCounted(SoloRevolutionSaid, frozen=True):
    """[4.06.2] A: what the commander and his faction have, and what three talents a legion make."""

    reason = minor = True
    code = "N30"

    seat: int
    senator: int
    amount: int
    needed: int


class FollowersExpected(SoloRevolutionSaid, frozen=True):
    """[4.06.2] B: the legions he may expect, in sixths, of all legions; the price, and what he has himself."""

    reason = minor = True
    code = "N30"

    senator: int
    sixths: int
    total: int
    amount: int
    amount2: int

    def extra_args(self) -> dict[str, int]:
        return {"expected": self.sixths // 6, "rest": self.sixths % 6}


class FollowersCounted(SoloRevolutionSaid, frozen=True):
    """[4.06.2] C: the legions that follow, of all, and how many would do."""

    reason = minor = True
    code = "N30"

    senator: int
    amount: int
    total: int
    needed: int


class CommandReturned(SoloRevolutionSaid, frozen=True):
    """[4.06.2] He does not revolt."""

    code = "N30"

    seat: int
    senator: int


class RevoltDecided(SoloRevolutionSaid, frozen=True):
    """[4.06.2] All three conditions hold."""

    code = "N30"

    seat: int
    senator: int
