"""[1.09.821] The election of a Consul for Life."""

from __future__ import annotations

from typing import Final

from comitium.core.errors import Reason
from comitium.core.frames import Frame
from comitium.core.messages import Phrase, Stake
from comitium.games.republic import names
from comitium.games.republic.catalogue.tables import LIFE_INFLUENCE
from comitium.games.republic.choices import PASS, SENATOR
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import PROPOSE
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure import r1_09_15_interruptions as interruptions
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import presiding
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import MEASURES, Draft, Measure, register
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import named, propose
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_interruptions import FLOOR, Interruption
from comitium.games.republic.rules.r1_09_senate.r1_09_2_consuls import elected
from comitium.games.republic.rules.r1_09_senate.r1_09_8_various import become_for_life
from comitium.games.republic.state.numbers import NOBODY, bits
from comitium.games.republic.state.republic import Republic

NOT_CHAIR: Final = Reason("1.09.821", "republic-senate-refuse-for-life-now")
NOT_INFLUENTIAL: Final = Reason("1.09.821", "republic-senate-refuse-for-life", "senator")


def candidates(game: Republic) -> int:
    """[1.09.821] [B-55] Aligned senators in Rome with 21 influence; an office is no hindrance."""
    found = 0
    for man in bits(game.rome):
        if game.influence[man] >= LIFE_INFLUENCE:
            found |= 1 << man
    return found


class ElectionForLife(Measure):
    """[1.09.821] One proposal a turn, after the Consuls are elected and not in the prosecutions; never vetoed."""

    name = "for_life"
    rule = "1.09.821"
    shut = "republic-senate-refuse-for-life-now"
    vetoable = False
    brings: tuple[Stake, ...] = (stakes.note("victory", "for-life", "1.09.82", args={"who": stakes.role("candidate")}),)

    def men(self, proposal: list[int]) -> list[int]:
        return proposal[1:]

    def stakes(self, game: Republic, proposal: list[int]) -> list[Stake]:
        man = proposal[1]
        return [stakes.note("victory", "for-life", "1.09.82", game.faction[man], {"who": names.senator(man)})]

    def is_open(self, game: Republic, means: int) -> bool:
        session = game.session
        if means not in (kinds.BY_CHAIR, kinds.BY_TRIBUNE) or session.proposed_for_life or game.consul_for_life >= 0:
            return False  # B-80: none while one lives
        if session.step == kinds.S5 or session.step > kinds.S8 or not (session.step > kinds.S1 or elected(game)):
            return False
        if session.adjourned and means != kinds.BY_TRIBUNE:
            return False
        return candidates(game) != 0

    def draft(self, game: Republic, faction: int, means: int) -> Frame[Republic]:
        return NominateForLife(faction)

    def called(self, game: Republic, vote: Vote) -> None:
        """[B-55] The proposal of this turn is used."""
        game.session.proposed_for_life = True

    def stands(self, game: Republic, vote: Vote) -> str:
        """[1.09.721] A dead nominee cancels it; [B-80] another Consul for Life, too little influence, or that he
        has left makes it void."""
        how = vote.without(game, vote.proposal[1])
        if how:
            return how
        if vote.turn < 0 and game.session.proposed_for_life:
            return "void"  # B-5: a Tribune who went first has used the proposal of this turn
        return "" if game.consul_for_life < 0 and game.influence[vote.proposal[1]] >= LIFE_INFLUENCE else "void"

    def fell(self, game: Republic, vote: Vote, how: str) -> None:
        """[1.09.721] [B-80] Spent, too."""
        if how == "cancelled" or game.consul_for_life >= 0:
            game.session.proposed_for_life = True

    def passed(self, game: Republic, vote: Vote) -> None:
        become_for_life(game, vote.proposal[1], False)

    def phrase(self, proposal: list[int]) -> Phrase:
        return Phrase("republic-senate-proposal-for-life", {"senator": names.senator(proposal[1])})


register(kinds.FOR_LIFE, ElectionForLife())


class ProposeForLife(Interruption):
    """[1.09.821] At any moment after the elections, but in trials, the chair may propose one: also where the next act needs no
    proposal of his. Who has booked the next proposal goes first."""

    choices: tuple[int, ...] = (PROPOSE + kinds.FOR_LIFE,)
    contexts: tuple[int, ...] = (FLOOR,)
    elsewhere = NOT_CHAIR
    rule = "1.09.821"

    def why_not(self, game: Republic, vote: Vote | None, seat: int, choice: int, context: int) -> Reason | None:
        if game.session.booking >= 0 or not MEASURES[kinds.FOR_LIFE].is_open(game, kinds.BY_CHAIR):
            return NOT_CHAIR
        return None if game.controller_of(game.faction[presiding(game)]) == seat else NOT_CHAIR

    def act(self, game: Republic, vote: Vote | None, seat: int, chain: list[int]) -> None:
        propose(game, game.faction[presiding(game)], kinds.BY_CHAIR, NOBODY, kinds.FOR_LIFE, False)


interruptions.register(ProposeForLife())


class NominateForLife(Draft):
    """[1.09.821] The name; passing lets it be."""

    def run(self, game: Republic) -> bool:
        if candidates(game):
            return True
        named(game, [])
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [PASS, *(SENATOR + man for man in bits(candidates(game)))]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        named(game, [] if choice == PASS else [kinds.FOR_LIFE, choice - SENATOR])

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NOT_INFLUENTIAL

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.821"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-senate-ask-for-life")
