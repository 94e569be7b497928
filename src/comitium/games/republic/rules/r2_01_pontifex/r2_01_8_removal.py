"""[2.01.8] The Senate removes the Pontifex Maximus, with two thirds of its votes."""

from __future__ import annotations

from typing import Final

from comitium.core.frames import Frame
from comitium.core.messages import Phrase, Stake
from comitium.games.republic import names
from comitium.games.republic.catalogue.tables import PONTIFEX_STRIPPED, REMOVAL_SHARE
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import (
    FactionQuestion,
    Measure,
    is_rejected,
    register,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import named
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r2_01_pontifex.r2_01_2_election import strip_pontifex
from comitium.games.republic.state.republic import Republic

RULE: Final = "2.01.8"


class PontifexRemoval(Measure):
    """[2.01.8] [C-94] Other business. A Tribune may veto it, he himself not."""

    name = "pontifex_removal"
    rule = RULE
    rule_set = "pontifex"
    brings: tuple[Stake, ...] = (stakes.stake("influence", stakes.role("pontifex"), PONTIFEX_STRIPPED, RULE),)

    def stakes(self, game: Republic, proposal: list[int]) -> list[Stake]:
        return [stakes.influence(game, proposal[1], PONTIFEX_STRIPPED, RULE)]

    def men(self, proposal: list[int]) -> list[int]:
        return proposal[1:]

    def is_nameable(self, game: Republic, faction: int, man: int, thing: int) -> bool:
        return man < 0 or man == game.pontifex()

    def is_open(self, game: Republic, means: int) -> bool:
        if not game.rules.pontifex or game.session.step not in (kinds.S7, kinds.S8):
            return False
        man = game.pontifex()
        return man >= 0 and not is_rejected(game, [kinds.PONTIFEX_REMOVAL, man])

    def draft(self, game: Republic, faction: int, means: int) -> Frame[Republic]:
        return RemovePontifex(faction)

    def stands(self, game: Republic, vote: Vote) -> str:
        """[1.09.721] He lives; [B-5] a Tribune who went first may have had him removed."""
        if vote.dead >> vote.proposal[1] & 1:
            return "cancelled"
        return "" if game.pontifex() == vote.proposal[1] else "void"

    def carries(self, game: Republic, vote: Vote) -> bool:
        """[2.01.8] [C-51] Two thirds of the votes cast."""
        part, whole = REMOVAL_SHARE
        return vote.ayes > 0 and whole * vote.ayes >= part * (vote.ayes + vote.noes)

    def passed(self, game: Republic, vote: Vote) -> None:
        strip_pontifex(game, RULE)

    def phrase(self, proposal: list[int]) -> Phrase:
        return Phrase("republic-pontifex-proposal-removal", {"senator": names.senator(proposal[1])})


register(kinds.PONTIFEX_REMOVAL, PontifexRemoval())


class RemovePontifex(FactionQuestion):
    """[2.01.8] There is nothing to name."""

    def run(self, game: Republic) -> bool:
        man = game.pontifex()
        named(game, [kinds.PONTIFEX_REMOVAL, man] if man >= 0 else [])
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        return []

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        """Nobody is asked."""

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-senate-kind-pontifex-removal")
