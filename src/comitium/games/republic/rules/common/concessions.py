"""[1.07.32] Concessions come from a hand: in the Revolution Phase (1.11.1), or when the game is set up (3.01.9)."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.games.republic.catalogue.cards import CARD_INDEX, CARD_KIND
from comitium.games.republic.catalogue.ids import CONCESSION
from comitium.games.republic.catalogue.intrigue import NEEDS_LAND_BILL
from comitium.games.republic.events.revolution import ConcessionGiven
from comitium.games.republic.rules.common.hands import lay_down
from comitium.games.republic.state.republic import Republic

NOT_HELD: Final = Reason("1.07.32", "republic-revolution-refuse-not-held", "card")
NO_CONCESSION: Final = Reason("1.07.32", "republic-revolution-refuse-no-concession", "card")
NO_LAND_BILL: Final = Reason("A-43", "republic-revolution-refuse-no-land-bill", "card")
NOT_YOURS: Final = Reason("1.07.32", "republic-revolution-refuse-not-yours", "senator")
IN_REVOLT: Final = Reason("C-81", "republic-revolution-refuse-rebel", "senator")


def why_not_give(game: Republic, seat: int, card: int, senator: int = -1) -> Reason | None:
    """[1.07.32] A concession of the own hand, on an own senator wherever he is, but no rebel (C-81). Without a senator:
    whether there is anybody to give it to."""
    if card not in game.hands[seat]:
        return NOT_HELD
    if CARD_KIND[card] != CONCESSION:
        return NO_CONCESSION
    if NEEDS_LAND_BILL[CARD_INDEX[card]] and sum(game.bills) == 0:
        return NO_LAND_BILL
    if senator < 0:
        return None if recipients(game, seat) else IN_REVOLT
    if not game.members[seat] >> senator & 1:
        return NOT_YOURS
    return IN_REVOLT if game.rebels >> senator & 1 else None


def recipients(game: Republic, seat: int) -> int:
    """[C-81] The senators of a faction who may be given a concession."""
    return game.members[seat] & ~game.rebels


def give(game: Republic, seat: int, card: int, senator: int) -> None:
    """[1.07.32] The concession is his from now on."""
    lay_down(game, seat, card)
    concession = CARD_INDEX[card]
    game.holder[concession] = senator
    if game.has_listener:
        game.tell(ConcessionGiven("1.07.32", seat, concession, senator), EVERYBODY)
