"""[2.01.5] The veto of the Pontifex Maximus, which takes no Tribune."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.games.republic.events.advanced import pontifex as events
from comitium.games.republic.rules.r1_09_senate.kinds import PONTIFEX_REMOVAL
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_interruptions import IN_VOTE, Interruption, register
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_tribunes import why_not_veto
from comitium.games.republic.rules.r2_01_pontifex.choices import PONTIFEX_VETO
from comitium.games.republic.rules.r2_01_pontifex.r2_01_3_priests import NOT_PONTIFEX, speaks_for_pontifex
from comitium.games.republic.state.republic import Republic

RULE: Final = "2.01.5"
ALREADY_VETOED: Final = Reason(RULE, "republic-pontifex-refuse-vetoed")
HIS_OWN_REMOVAL: Final = Reason("2.01.8", "republic-pontifex-refuse-own-removal")


class PontifexVeto(Interruption):
    """[2.01.5] Once in a Senate Phase, until his faction has voted, whatever a Tribune could veto but his own removal. [C-50]
    Nobody answers it."""

    verb = PONTIFEX_VETO
    contexts: tuple[int, ...] = IN_VOTE
    is_veto = True
    is_cheap = True

    def menu(self, game: Republic, vote: Vote | None, seat: int, context: int) -> list[int]:
        if not game.rules.pontifex or game.session.pontifex_vetoed:
            return []
        return super().menu(game, vote, seat, context)

    def why_not(self, game: Republic, vote: Vote | None, seat: int, choice: int, context: int) -> Reason | None:
        if not speaks_for_pontifex(game, seat):
            return NOT_PONTIFEX
        if game.session.pontifex_vetoed:
            return ALREADY_VETOED
        if vote is not None and vote.proposal[0] == PONTIFEX_REMOVAL:
            return HIS_OWN_REMOVAL
        return why_not_veto(game, vote, seat)

    def act(self, game: Republic, vote: Vote | None, seat: int, chain: list[int]) -> None:
        game.session.pontifex_vetoed = True
        if game.has_listener:
            game.tell(events.PontifexVetoed(RULE, game.pontifex()), EVERYBODY)
        if vote is not None:
            vote.veto(game, seat)


register(PontifexVeto())
