"""[4.04.3] How neutral factions attract knights."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.neutrals import KNIGHT_TALENTS
from comitium.games.republic.events.solo.forum import KnightSought
from comitium.games.republic.rules.r1_07_forum.r1_07_5_knights import Knights, able_to_attract, attract
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import Procedure, register
from comitium.games.republic.rules.r4_solitaire.r4_03_2_payer import payer
from comitium.games.republic.state.republic import Republic

RULE = "4.04.3"


class SeekKnight(Procedure):
    """[4.04.3] [D-14] N12: by the richest senator in Rome, with the talents of the card, or all he has; none are pressed."""

    code = "N12"
    rule = RULE

    def act(self, game: Republic, seat: int) -> None:
        game.pop()
        if not able_to_attract(game, seat):
            return
        senator = payer(game, seat, True)
        talents = min(KNIGHT_TALENTS[game.directives[seat]], game.talents[senator])
        if game.has_listener:
            game.tell(KnightSought(RULE, seat, senator, talents), EVERYBODY)
        attract(game, seat, senator, talents)


register(Knights, SeekKnight())
