"""[4.05.416] [4.05.417] The land bill of the turn: mandatory if the people want one more than they love the magistrate."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.tables import (
    LAND_BILL_COSPONSOR,
    LAND_BILL_MARKERS,
    LAND_BILL_SPONSOR,
    LAND_BILL_UNREST,
)
from comitium.games.republic.events.business import LandBillPassed
from comitium.games.republic.events.solo import spoils as events
from comitium.games.republic.rules.common.people import gain_popularity
from comitium.games.republic.rules.common.treasury import change_unrest
from comitium.games.republic.rules.common.watch import OPEN_HAND, watch
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_62_land_bills import TYPES
from comitium.games.republic.rules.r4_solitaire.choices import OFFICE
from comitium.games.republic.rules.r4_solitaire.r4_01_3_ties import best_senator
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_41_eligibility import (
    FREE,
    MANDATORY,
    OPTIONAL,
    OVER,
    UNDECIDED,
    Division,
    is_open,
    speaker_of_bills,
)
from comitium.games.republic.state.numbers import NOBODY, ROME_CONSUL, bits
from comitium.games.republic.state.republic import Republic

COMPULSORY: Final = "4.05.416"
VOLUNTARY: Final = "4.05.417"


def highest_type(game: Republic) -> int:
    """[4.05.416] The highest type of which a marker is free; NOBODY if there is none."""
    for bill in range(TYPES - 1, -1, -1):
        if game.bills[bill] < LAND_BILL_MARKERS[bill]:
            return bill
    return NOBODY


def judge(game: Republic, division: Division) -> None:
    """[4.05.416] [D-37] As soon as the magistrate is known: he sponsors at once if he is less popular than the people are
    restless; this is read once. [D-55] Until then nobody else may."""
    if division.bill != UNDECIDED:
        return
    bill = highest_type(game)
    man = speaker_of_bills(game, division)
    if bill < 0:
        division.bill = OVER
    elif man < 0:
        if not is_open(game, division, OFFICE + ROME_CONSUL):
            division.bill = FREE  # there is no Rome Consul this turn
    elif game.popularity[man] < game.unrest:
        division.bill = MANDATORY
        division.sponsor = man
        if game.has_listener:
            game.tell(events.BillMandatory(COMPULSORY, man, bill, game.popularity[man], game.unrest), EVERYBODY)
    else:
        division.bill = FREE
        if game.has_listener:
            game.tell(events.BillNotMandatory(COMPULSORY, man, game.popularity[man], game.unrest), EVERYBODY)


def least_popular(game: Republic, able: int) -> int:
    """[4.05.417] [D-38] Who sponsors for a neutral: the least popular, then the least influential."""
    men = bits(able)
    keys: list[tuple[int, ...]] = [(-game.popularity[one], -game.influence[one]) for one in men]
    man = best_senator(game, VOLUNTARY, men, keys, ["-popularity", "-influence"])
    if game.has_listener:
        game.tell(events.LeastPopular(VOLUNTARY, man, game.popularity[man], game.influence[man]), EVERYBODY)
    return man


def sponsor(game: Republic, division: Division, man: int) -> None:
    """[4.05.417] A land bill that is not mandatory has its sponsor."""
    division.bill = OPTIONAL
    division.sponsor = man
    if game.has_listener:
        game.tell(events.BillSponsored(VOLUNTARY, man, highest_type(game)), EVERYBODY)


def cosponsor(game: Republic, division: Division, man: int) -> None:
    """[4.05.416] [4.05.417] [1.09.62] It has its co-sponsor and is in force. Nobody has voted, so nobody loses popularity."""
    rule = COMPULSORY if division.bill == MANDATORY else VOLUNTARY
    bill = highest_type(game)
    first = division.sponsor
    division.bill = OVER
    division.sponsor = NOBODY
    game.bills[bill] += 1
    watch(game, OPEN_HAND)  # D-9: a Land Commissioner that has waited in an open hand
    if game.has_listener:
        game.tell(LandBillPassed(rule, bill, first if first >= 0 else man, man), EVERYBODY)
    change_unrest(game, LAND_BILL_UNREST[bill], rule)
    if first >= 0:
        gain_popularity(game, first, LAND_BILL_SPONSOR[bill], rule)
    gain_popularity(game, man, LAND_BILL_COSPONSOR[bill], rule)


def fail(game: Republic, division: Division) -> None:
    """[4.05.417] Nobody has co-sponsored it."""
    division.bill = OVER
    division.sponsor = NOBODY
    if game.has_listener:
        game.tell(events.BillFailed(VOLUNTARY), EVERYBODY)


def annul(game: Republic, division: Division, seat: int) -> None:
    """[4.05.419] A player has killed it, or Laenas."""
    division.bill = OVER
    division.sponsor = NOBODY
    if game.has_listener:
        game.tell(events.BillAnnulled("4.05.419", seat), EVERYBODY)
