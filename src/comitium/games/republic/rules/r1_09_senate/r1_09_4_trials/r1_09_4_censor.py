"""[1.09.4] The Censor."""

from __future__ import annotations

from typing import Final

from comitium.core.errors import Reason
from comitium.core.frames import Frame
from comitium.core.messages import Phrase, Stake
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import CENSOR, DICTATOR, FIELD_CONSUL, MASTER_OF_HORSE, ROME_CONSUL
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import Measure, register
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import NominateOne
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_2_consuls import enter_office, lose_office, without_pontifex
from comitium.games.republic.rules.r1_09_senate.r1_09_3_dictator import unrejected
from comitium.games.republic.state.numbers import count, lowest
from comitium.games.republic.state.republic import Republic

NOT_ELIGIBLE: Final = Reason("1.09.4", "republic-senate-refuse-censor", "senator")
HONOUR: Final = 5
ACCUSES: Final = stakes.note("office", "censor", "1.09.41")


def pool(game: Republic) -> int:
    """[1.09.4] Aligned, in Rome, Prior Consul, without an office other than Censor; without any, [B-24] every other such
    senator."""
    able = game.rome
    for office in (DICTATOR, ROME_CONSUL, FIELD_CONSUL, MASTER_OF_HORSE):
        if game.offices[office] >= 0:
            able &= ~(1 << game.offices[office])
    if game.rules.pontifex:
        able = without_pontifex(game, able)
    marked = able & game.prior_consul
    return marked if marked else able


def left(game: Republic) -> int:
    """[B-24] The pool without rejected and vetoed names; [B-67] if deaths have left only those, they come back."""
    able = pool(game)
    open_ones = unrejected(game, kinds.CENSOR, able)
    return open_ones if open_ones else able


def lift_bars(game: Republic) -> None:
    """[B-67] Deaths have left only barred names: all bars on them are lifted, and each can be rejected once again."""
    if not unrejected(game, kinds.CENSOR, pool(game)):
        game.session.rejected = [proposal for proposal in game.session.rejected if proposal[0] != kinds.CENSOR]


class CensorElection(Measure):
    """[1.09.4] A single name; the last one left needs no vote."""

    name = "censor"
    rule = "1.09.4"
    shut = "republic-senate-refuse-business-censor"
    elects = True
    brings: tuple[Stake, ...] = (stakes.stake("influence", stakes.role("censor"), HONOUR, "1.09.4"), ACCUSES)

    def men(self, proposal: list[int]) -> list[int]:
        return proposal[1:]

    def stakes(self, game: Republic, proposal: list[int]) -> list[Stake]:
        return [stakes.influence(game, proposal[1], HONOUR, "1.09.4"), ACCUSES]

    def is_open(self, game: Republic, means: int) -> bool:
        return game.session.step == kinds.S4 and not game.session.filled >> CENSOR & 1 and count(left(game)) > 1

    def draft(self, game: Republic, faction: int, means: int) -> Frame[Republic]:
        return NominateCensor(faction)

    def is_barred(self, game: Republic, proposal: list[int]) -> bool:
        """[B-67] Where deaths have left only barred names they come back."""
        return not left(game) >> proposal[1] & 1

    def stands(self, game: Republic, vote: Vote) -> str:
        """[1.09.721] He is there and in the pool; [B-5] a Tribune who went first may have had another elected."""
        if game.session.filled >> CENSOR & 1:
            return "void"
        how = vote.without(game, vote.proposal[1])
        return how if how or pool(game) >> vote.proposal[1] & 1 else "void"

    def is_last(self, game: Republic, vote: Vote) -> bool:
        return left(game) == 1 << vote.proposal[1]

    def passed(self, game: Republic, vote: Vote) -> None:
        become_censor(game, vote.proposal[1])

    def phrase(self, proposal: list[int]) -> Phrase:
        return Phrase("republic-senate-proposal-censor", {"senator": names.senator(proposal[1])})


register(kinds.CENSOR, CensorElection())


def become_censor(game: Republic, man: int, rule: str = "1.09.4") -> None:
    """[1.09.4] The marker and five influence, at each election."""
    if game.offices[CENSOR] != man:
        lose_office(game, CENSOR, rule)
    enter_office(game, man, CENSOR, HONOUR, rule)


def last_name(game: Republic) -> int:
    return lowest(left(game))


class NominateCensor(NominateOne):
    """[1.09.4] The name."""

    kind = kinds.CENSOR

    def candidates(self, game: Republic) -> int:
        return left(game)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NOT_ELIGIBLE

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.4"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-senate-ask-censor")
