"""[4.04.5] What neutral factions bid for the sixth initiative."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.neutrals import (
    BID_DIE_MINIMUM,
    BID_FREE_ABOVE_TURN,
    BID_RAISE,
    INITIATIVE_MODIFIER,
)
from comitium.games.republic.choices import PASS, SENATOR, TALENTS
from comitium.games.republic.events.solo.forum import BidReckoned, BidTested
from comitium.games.republic.rules.common.ranks import first_seat
from comitium.games.republic.rules.r1_07_forum.r1_07_22_auction import Auction
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import Procedure, register
from comitium.games.republic.rules.r4_solitaire.r4_03_2_payer import richest
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic

RULE = "4.04.5"


def richest_rival(game: Republic, seat: int) -> int:
    """[D-16] The largest personal treasury of any other faction, wherever the man is."""
    found = 0
    for other in range(game.rules.seats):
        if other != seat:
            for senator in bits(game.members[other]):
                found = max(found, game.talents[senator])
    return found


def opening_bid(game: Republic, seat: int, purse: int) -> int:
    """[4.04.5] The turn, a die and the directive; not more than he has, nor than the richest rival. 0: it passes."""
    rival = richest_rival(game, seat)
    most = min(purse, rival) if game.rules.bid_capped else purse
    if most == 0:
        return 0
    die = game.die()
    modifier = INITIATIVE_MODIFIER[game.directives[seat]]
    bid = min(game.turn + die + modifier, most)
    if game.has_listener:
        game.tell(BidReckoned(RULE, seat, game.turn, die, modifier, purse, rival, bid), EVERYBODY)
    return bid


def later_bid(game: Republic, seat: int, purse: int, high: int) -> int:
    """[4.04.5] One more than was bid. Above the limit, turn + 4, only by a die; [D-16] the limit is for the own bid, or, by
    the option, for the one before. 0: it passes."""
    bid = high + BID_RAISE
    if bid > purse:
        return 0
    limit = game.turn + BID_FREE_ABOVE_TURN
    if (high if game.rules.limit_on_previous_bid else bid) <= limit:
        return bid
    die = game.die()
    modifier = INITIATIVE_MODIFIER[game.directives[seat]]
    bids = die + modifier >= BID_DIE_MINIMUM
    if game.has_listener:
        game.tell(BidTested(RULE, seat, bid, limit, die, modifier, BID_DIE_MINIMUM, int(bids)), EVERYBODY)
    return bid if bids else 0


class BidForInitiative(Procedure):
    """[4.04.5] N15: by its richest senator in Rome; which of several is thrown for if the bid wins (D-57)."""

    code = "N15"
    rule = RULE

    def act(self, game: Republic, seat: int) -> None:
        auction = game.stack[-1]
        assert isinstance(auction, Auction)
        senator = richest(game, seat, True)[0]
        purse = game.talents[senator]
        if seat == first_seat(game) and auction.high == 0:
            bid = opening_bid(game, seat, purse)
        else:
            bid = later_bid(game, seat, purse, auction.high)
        if bid == 0:
            auction.answer(game, seat, PASS)
        else:
            auction.answer(game, seat, SENATOR + senator)
            auction.answer(game, seat, TALENTS + bid)


register(Auction, BidForInitiative())
