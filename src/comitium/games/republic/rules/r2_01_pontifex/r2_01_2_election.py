"""[2.01.2] The election of the Pontifex Maximus, between the Consuls and the Dictator, and how he loses the office."""

from __future__ import annotations

from typing import Final

from comitium.core.errors import Reason
from comitium.core.frames import Frame, Script, Step
from comitium.core.messages import Phrase, Stake
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import (
    CENSOR,
    DICTATOR,
    FIELD_CONSUL,
    MASTER_OF_HORSE,
    PONTIFEX_MAXIMUS,
    ROME_CONSUL,
)
from comitium.games.republic.catalogue.tables import OFFICE_INFLUENCE, PONTIFEX_STRIPPED
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.common.people import gain_influence
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import take_chair
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import Measure, register
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import NominateOne, propose
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_windows import open_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_2_consuls import enter_office, lose_office
from comitium.games.republic.rules.r1_09_senate.r1_09_2_elections import BEFORE_DICTATOR, serves_booking
from comitium.games.republic.rules.r1_09_senate.r1_09_3_dictator import unrejected
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_42_judgment import ON_CONVICTION
from comitium.games.republic.state.numbers import NOBODY, count, lowest
from comitium.games.republic.state.republic import Republic

RULE: Final = "2.01.2"
PRIESTHOODS: Final = stakes.note("office", "pontifex", "2.01.3")
NOT_ELIGIBLE: Final = Reason(RULE, "republic-pontifex-refuse-candidate", "senator")


# -- who may be elected


def eligible(game: Republic) -> int:
    """[2.01.2] Aligned senators in Rome; [C-45] of those in office only the Censor, unless the option allows a second one."""
    able = game.rome
    if game.rules.pontifex_single_office:
        for office in (DICTATOR, ROME_CONSUL, FIELD_CONSUL, MASTER_OF_HORSE):
            if game.offices[office] >= 0:
                able &= ~(1 << game.offices[office])
    return able


def left(game: Republic) -> int:
    """[1.09.131] Those who were neither rejected nor vetoed; [B-67] if deaths have left only such, they come back."""
    able = eligible(game)
    open_ones = unrejected(game, kinds.PONTIFEX, able)
    return open_ones if open_ones else able


def is_vacant(game: Republic) -> bool:
    """[2.01.2] [C-46] Whether there is an office to fill, and it was not filled in this phase."""
    return game.pontifex() < 0 and not game.session.filled >> PONTIFEX_MAXIMUS & 1


# -- the step


class PontifexElection(Script[Republic]):
    """[2.01.2] S2: nominations until somebody is elected; the last man left needs no vote."""

    def steps(self) -> list[Step]:
        return ELECTION


def hold_election(game: Republic) -> None:
    """[2.01.2] After the Consuls, if nobody holds the office; [C-93] a captive does."""
    if is_vacant(game) and eligible(game):
        game.push(PontifexElection(0))


def pontifex_nominated(game: Republic, election: PontifexElection) -> None:
    """The chair names one man at a time."""
    if not is_vacant(game) or not eligible(game):
        election.go_to(pontifex_elected)
        return
    chair = take_chair(game)
    if not unrejected(game, kinds.PONTIFEX, eligible(game)):  # B-67
        game.session.rejected = [proposal for proposal in game.session.rejected if proposal[0] != kinds.PONTIFEX]
    if serves_booking(game, election):
        return
    if count(left(game)) == 1:
        open_floor(game)
    else:
        election.again()
        propose(game, game.faction[chair], kinds.BY_CHAIR, NOBODY, kinds.PONTIFEX, False)


def last_pontifex(game: Republic, election: PontifexElection) -> None:
    """The last man left is elected, if the window before it has not changed that."""
    election.go_to(pontifex_nominated)
    if is_vacant(game) and count(left(game)) == 1:
        become_pontifex(game, lowest(left(game)))


def pontifex_elected(game: Republic, election: PontifexElection) -> None:
    """W-FLOOR before the Dictator."""
    open_floor(game)


ELECTION: Final[list[Step]] = [pontifex_nominated, last_pontifex, pontifex_elected]
BEFORE_DICTATOR.append(hold_election)


# -- the vote


class PontifexVote(Measure):
    """[2.01.2] One name."""

    name = "pontifex"
    rule = RULE
    rule_set = "pontifex"
    elects = True
    brings: tuple[Stake, ...] = (
        stakes.stake("influence", stakes.role("pontifex"), OFFICE_INFLUENCE[PONTIFEX_MAXIMUS], RULE),
        PRIESTHOODS,
    )

    def stakes(self, game: Republic, proposal: list[int]) -> list[Stake]:
        return [stakes.influence(game, proposal[1], OFFICE_INFLUENCE[PONTIFEX_MAXIMUS], RULE), PRIESTHOODS]

    def men(self, proposal: list[int]) -> list[int]:
        return proposal[1:]

    def is_open(self, game: Republic, means: int) -> bool:
        return game.rules.pontifex and game.session.step == kinds.S2 and is_vacant(game) and count(left(game)) > 1

    def draft(self, game: Republic, faction: int, means: int) -> Frame[Republic]:
        return NominatePontifex(faction)

    def is_barred(self, game: Republic, proposal: list[int]) -> bool:
        """[B-67] Where deaths have left only barred names they come back."""
        return not left(game) >> proposal[1] & 1

    def stands(self, game: Republic, vote: Vote) -> str:
        """[1.09.721] He is there and may be elected; [B-5] a Tribune who went first may have had another elected."""
        if not is_vacant(game):
            return "void"
        how = vote.without(game, vote.proposal[1])
        return how if how or eligible(game) >> vote.proposal[1] & 1 else "void"

    def is_last(self, game: Republic, vote: Vote) -> bool:
        return left(game) == 1 << vote.proposal[1]

    def passed(self, game: Republic, vote: Vote) -> None:
        become_pontifex(game, vote.proposal[1])

    def phrase(self, proposal: list[int]) -> Phrase:
        return Phrase("republic-pontifex-proposal-election", {"senator": names.senator(proposal[1])})


register(kinds.PONTIFEX, PontifexVote())


class NominatePontifex(NominateOne):
    """[2.01.2] The name."""

    kind = kinds.PONTIFEX

    def candidates(self, game: Republic) -> int:
        return left(game)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NOT_ELIGIBLE

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-pontifex-ask-candidate")


# -- winning the office and losing it


def become_pontifex(game: Republic, man: int) -> None:
    """[2.01.2] The marker and five influence, once; [C-45] a Censor gives up his office."""
    if game.rules.pontifex_single_office and game.offices[CENSOR] == man:
        lose_office(game, CENSOR, RULE)
    enter_office(game, man, PONTIFEX_MAXIMUS, OFFICE_INFLUENCE[PONTIFEX_MAXIMUS], RULE)


def strip_pontifex(game: Republic, rule: str) -> None:
    """[2.01.7] [2.01.8] He loses the office and five influence, as far as he has it; his priests stay what they are."""
    man = game.pontifex()
    lose_office(game, PONTIFEX_MAXIMUS, rule)
    gain_influence(game, man, PONTIFEX_STRIPPED, rule)


def convicted(game: Republic, man: int) -> None:
    """[2.01.2] [C-47] A minor conviction takes the pontificate too, where the option says so; [1.09.441] no more influence."""
    if game.rules.any_conviction_strips and game.pontifex() == man:
        lose_office(game, PONTIFEX_MAXIMUS, RULE)


ON_CONVICTION.append(convicted)
