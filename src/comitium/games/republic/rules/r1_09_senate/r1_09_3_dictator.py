"""[1.09.3] The Dictator, appointed by the Consuls or elected, and his Master of Horse."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Frame
from comitium.core.messages import Phrase, Stake
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import CENSOR, DICTATOR, FIELD_CONSUL, MASTER_OF_HORSE, ROME_CONSUL
from comitium.games.republic.catalogue.wars import LAND, NAVAL
from comitium.games.republic.choices import NO, PASS, SENATOR, YES
from comitium.games.republic.events import senate as events
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.common.rebel_governors import REBEL_GOVERNORS
from comitium.games.republic.rules.common.wars import fleet_strength, land_strength
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import take_chair
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import (
    Draft,
    FactionQuestion,
    Measure,
    register,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import named
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_2_consuls import enter_office, lose_office, without_pontifex
from comitium.games.republic.state.numbers import ALL_WARS, CIVIL_WAR, FOUGHT, NOBODY, WARS, bits
from comitium.games.republic.state.republic import Republic

NOT_ELIGIBLE: Final = Reason("1.09.3", "republic-senate-refuse-dictator", "senator")
NOT_MASTER: Final = Reason("1.09.33", "republic-senate-refuse-master", "senator")
ACCEPT_OR_NOT: Final = Reason("1.09.31", "republic-senate-refuse-joint")
WARS_NEEDED: Final = 3
STRENGTH_NEEDED: Final = 20
DICTATORS_HONOUR: Final = 7
MASTERS_HONOUR: Final = 3
NAMES_MASTER: Final = stakes.note("office", "dictator", "1.09.33")


def is_called_for(game: Republic) -> bool:
    """[1.09.3] [B-20] Three active wars, or one of strength 20 on land and at sea together."""
    number = 0
    for war in range(ALL_WARS):
        if game.zone[war] != FOUGHT or (war == CIVIL_WAR and not game.rules.civil_war_counts_for_dictator):
            continue
        number += 1
        if number >= WARS_NEEDED or strength(game, war) >= STRENGTH_NEEDED:
            return True
    return False


def strength(game: Republic, war: int) -> int:
    """[T-40] Of the moment, or as printed; a naval victory leaves no fleet."""
    if war == CIVIL_WAR and game.rules.rebel_governors:
        return REBEL_GOVERNORS[0].dictator_strength(game)
    if game.rules.printed_strength and war < WARS:
        return LAND[war] + (0 if game.naval_victory >> war & 1 else NAVAL[war])
    return land_strength(game, war) + fleet_strength(game, war)


def candidates(game: Republic) -> int:
    """[1.09.3] Aligned, in Rome, without an office other than Censor."""
    able = game.rome
    for office in (DICTATOR, ROME_CONSUL, FIELD_CONSUL, MASTER_OF_HORSE):
        if game.offices[office] >= 0:
            able &= ~(1 << game.offices[office])
    return without_pontifex(game, able) if game.rules.pontifex else able


def unrejected(game: Republic, kind: int, able: int) -> int:
    """[1.09.131] A single name that was rejected or vetoed stays out for the phase."""
    for proposal in game.session.rejected:
        if proposal[0] == kind:
            able &= ~(1 << proposal[1])
    return able


def is_open(game: Republic) -> bool:
    """[1.09.32] After the joint appointment has failed, until a Censor is elected or a Dictator named."""
    session = game.session
    if session.step not in (kinds.S3, kinds.S4) or not session.joint_failed or session.filled >> CENSOR & 1:
        return False
    if session.filled >> DICTATOR & 1:
        return False
    return is_called_for(game) and unrejected(game, kinds.DICTATOR, candidates(game)) != 0


class DictatorElection(Measure):
    """[1.09.32] A single name; the office need not be filled, so the last name is put to the vote as well."""

    name = "dictator"
    rule = "1.09.32"
    shut = "republic-senate-refuse-business-dictator"
    elects = True
    brings: tuple[Stake, ...] = (stakes.stake("influence", stakes.role("dictator"), DICTATORS_HONOUR, "1.09.33"), NAMES_MASTER)

    def men(self, proposal: list[int]) -> list[int]:
        return proposal[1:]

    def stakes(self, game: Republic, proposal: list[int]) -> list[Stake]:
        return [stakes.influence(game, proposal[1], DICTATORS_HONOUR, "1.09.33"), NAMES_MASTER]

    def is_open(self, game: Republic, means: int) -> bool:
        return is_open(game)

    def draft(self, game: Republic, faction: int, means: int) -> Frame[Republic]:
        return NominateDictator(faction)

    def stands(self, game: Republic, vote: Vote) -> str:
        """[1.09.721] He is there; [B-5] a Tribune who went first may have given Rome a Dictator or a Censor; [1.09.3] the
        danger may be over."""
        if game.session.filled >> DICTATOR & 1 or game.session.filled >> CENSOR & 1 or not is_called_for(game):
            return "void"
        return "" if vote.is_there(game, vote.proposal[1]) else "cancelled"

    def is_safe(self, game: Republic, vote: Vote) -> bool:
        """[1.09.152] [B-14] Nobody else is left to be proposed, unless the option allows a veto even so."""
        left = unrejected(game, kinds.DICTATOR, candidates(game))
        return game.rules.last_dictator_is_safe and not left & ~(1 << vote.proposal[1])

    def passed(self, game: Republic, vote: Vote) -> None:
        become_dictator(game, vote.proposal[1], "1.09.32")

    def phrase(self, proposal: list[int]) -> Phrase:
        return Phrase("republic-senate-proposal-dictator", {"senator": names.senator(proposal[1])})


register(kinds.DICTATOR, DictatorElection())


class NominateDictator(Draft):
    """[1.09.32] The name."""

    def able(self, game: Republic) -> int:
        return unrejected(game, kinds.DICTATOR, candidates(game))

    def run(self, game: Republic) -> bool:
        if self.able(game):
            return True
        named(game, [])
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [PASS, *(SENATOR + man for man in bits(self.able(game)))]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        named(game, [] if choice == PASS else [kinds.DICTATOR, choice - SENATOR])

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NOT_ELIGIBLE

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.32"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-senate-ask-dictator")


def become_dictator(game: Republic, man: int, rule: str) -> None:
    """[1.09.33] Office, seven influence, the chair; he names his Master of Horse at once."""
    if game.offices[CENSOR] == man:
        lose_office(game, CENSOR, "1.09.3")
    enter_office(game, man, DICTATOR, DICTATORS_HONOUR, rule)
    take_chair(game)  # whatever waits for its first call is his to call or to drop
    if masters(game):
        game.push(NameMaster(game.faction[man], man))


def masters(game: Republic) -> int:
    """[1.09.33] Aligned, in Rome, without an office other than Censor."""
    return candidates(game)


class NameMaster(FactionQuestion):
    """[1.09.33] [B-22] The Dictator names his Master of Horse."""

    def __init__(self, seat: int, man: int) -> None:
        super().__init__(seat)
        self.man = man

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [SENATOR + man for man in bits(masters(game))]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        man = choice - SENATOR
        if game.offices[CENSOR] == man:
            lose_office(game, CENSOR, "1.09.33")
        enter_office(game, man, MASTER_OF_HORSE, MASTERS_HONOUR, "1.09.33")

    def allows_asides(self, game: Republic, seat: int) -> bool:
        """[B-16] Dictator and Master of Horse are one block."""
        return False

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NOT_MASTER

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.33"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-senate-ask-master", {"senator": names.senator(self.man)})


# -- [1.09.31] the joint appointment


def consuls(game: Republic) -> list[int]:
    """[B-21] The Consuls in Rome."""
    return [game.offices[office] for office in (ROME_CONSUL, FIELD_CONSUL)
            if game.offices[office] >= 0 and game.in_rome(game.offices[office])]  # fmt: skip


def fail_jointly(game: Republic) -> None:
    game.session.joint_failed = True
    if game.has_listener:
        game.tell(events.JointAppointmentFailed("1.09.31"), EVERYBODY)


class Appoint(FactionQuestion):
    """[1.09.31] A Consul names a Dictator, or leaves it to the Senate. With a colleague of another player both must agree."""

    def __init__(self, seat: int, colleague: int, declined: int) -> None:
        super().__init__(seat)
        self.colleague = colleague  # the other Consul if another player speaks for him, or NOBODY
        self.declined = declined  # names the two have not agreed on

    def run(self, game: Republic) -> bool:
        if candidates(game) & ~self.declined:
            return True
        game.pop()
        fail_jointly(game)
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [PASS, *(SENATOR + man for man in bits(candidates(game) & ~self.declined))]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        if choice == PASS:
            fail_jointly(game)
        elif self.colleague < 0:
            become_dictator(game, choice - SENATOR, "1.09.31")
        else:
            if game.has_listener:
                game.tell(events.DictatorOffered("1.09.31", choice - SENATOR, self.colleague), EVERYBODY)
            game.push(Agree(game.faction[self.colleague], self.seat, choice - SENATOR, self.declined))

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NOT_ELIGIBLE

    def wording(self, choice: int) -> Phrase | None:
        return Phrase("republic-senate-agree-nobody") if choice == PASS else None

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.31"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-senate-ask-appoint")


class Agree(FactionQuestion):
    """[1.09.31] [B-21] The other Consul accepts the name, names another himself, or lets the appointment fail."""

    def __init__(self, seat: int, colleague: int, man: int, declined: int) -> None:
        super().__init__(seat)
        self.colleague = colleague  # the faction of who has named him
        self.man = man
        self.declined = declined

    def others(self, game: Republic) -> int:
        return candidates(game) & ~self.declined & ~(1 << self.man)

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [PASS, YES, *(SENATOR + man for man in bits(self.others(game)))]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        if choice == YES:
            become_dictator(game, self.man, "1.09.31")
        elif choice == PASS:
            fail_jointly(game)
        else:
            if game.has_listener:
                game.tell(events.DictatorOffered("1.09.31", choice - SENATOR, self.man), EVERYBODY)
            game.push(Agree(self.colleague, self.seat, choice - SENATOR, self.declined | 1 << self.man))

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return ACCEPT_OR_NOT if choice == NO else NOT_ELIGIBLE

    def wording(self, choice: int) -> Phrase | None:
        if choice == YES:
            return Phrase("republic-senate-agree-yes", {"senator": names.senator(self.man)})
        return Phrase("republic-senate-agree-nobody") if choice == PASS else None

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.31"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-senate-ask-agree", {"senator": names.senator(self.man)})


def appoint(game: Republic) -> None:
    """[1.09.31] The Consuls are asked; a single one acts alone, none leaves it to the Senate."""
    able = consuls(game)
    if not able or not candidates(game):
        fail_jointly(game)
        return
    one = able[0]
    colleague = able[1] if len(able) > 1 else NOBODY
    if colleague >= 0 and game.controller_of(game.faction[colleague]) == game.controller_of(game.faction[one]):
        colleague = NOBODY
    game.push(Appoint(game.faction[one], colleague, 0))
