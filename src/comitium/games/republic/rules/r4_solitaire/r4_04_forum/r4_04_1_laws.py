"""[4.04.1] A law in the hand of a neutral: played the moment its condition holds."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.cards import CARD_INDEX
from comitium.games.republic.choices import NO, YES
from comitium.games.republic.events.solo.forum import LawPlayed
from comitium.games.republic.rules.r1_07_forum.r1_07_36_laws import enact_law, power_of, why_not_enact
from comitium.games.republic.rules.r1_09_senate.choices import ENACT
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic


def play_law(game: Republic, seat: int, card: int) -> bool:
    """[4.04.1] N4: False if its condition does not hold: it waits in the open hand (D-9)."""
    if why_not_enact(game, seat, card) is not None:
        return False
    chain = [ENACT + card]
    if power_of(CARD_INDEX[card]).has_two_uses(game):
        chain.append(NO if others_have_most_knights(game, seat) else YES)
    if game.has_listener:
        game.tell(LawPlayed("4.04.1", seat, card), EVERYBODY)
    enact_law(game, seat, chain)
    return True


def others_have_most_knights(game: Republic, seat: int) -> bool:
    """[4.04.1] [Servilian Law] Whether another faction has more knights than this one."""
    knights = [sum([game.knights[senator] for senator in bits(members)]) for members in game.members]
    return max(knights) > knights[seat]
