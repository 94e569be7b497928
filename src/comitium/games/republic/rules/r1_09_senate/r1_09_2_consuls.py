"""[1.09.2] The election of two Consuls, who are proposed as a pair; and who of them stays in Rome."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Frame
from comitium.core.messages import Phrase, Stake
from comitium.core.poll import SecretPoll
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import (
    CENSOR,
    DICTATOR,
    FIELD_CONSUL,
    MASTER_OF_HORSE,
    ROME_CONSUL,
    TRADITION_ERODES,
)
from comitium.games.republic.choices import SENATOR
from comitium.games.republic.deals.witness import entered_office
from comitium.games.republic.events import senate as events
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.common.people import gain_influence
from comitium.games.republic.rules.common.ranks import highest_roll
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import FIELD, ROME
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import (
    FactionQuestion,
    Measure,
    is_rejected,
    register,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import named
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.state.numbers import NOBODY, REBEL, bits, count, lowest
from comitium.games.republic.state.republic import Republic

NOT_ELIGIBLE: Final = Reason("1.09.2", "republic-senate-refuse-consul", "senator")
PAIR_BARRED: Final = Reason("1.09.131", "republic-senate-refuse-pair")
ROME_OR_FIELD: Final = Reason("1.09.22", "republic-senate-refuse-split")
HONOUR: Final = 5  # [1.09.22] influence of a consulship
PRESIDES: Final = stakes.note("office", "consuls", "1.09.22")


def eligible(game: Republic) -> int:
    """[1.09.2] Aligned, in Rome, and neither Consul nor Dictator now, unless tradition has eroded."""
    able = game.rome
    if not game.in_force(TRADITION_ERODES):
        for office in (DICTATOR, ROME_CONSUL, FIELD_CONSUL):
            if game.offices[office] >= 0:
                able &= ~(1 << game.offices[office])
    return without_pontifex(game, able) if game.rules.pontifex else able


def without_pontifex(game: Republic, able: int) -> int:
    """[2.01] [C-45] [B-60] Without the Pontifex Maximus, unless the option lets him hold another office."""
    man = game.pontifex()
    return able & ~(1 << man) if man >= 0 and game.rules.pontifex_single_office else able


def slate(one: int, other: int) -> list[int]:
    """[1.09.131] The order of names is no content."""
    return [kinds.CONSULS, min(one, other), max(one, other)]


def partners(game: Republic, man: int) -> int:
    """With whom he has not been rejected."""
    able = eligible(game) & ~(1 << man)
    for proposal in game.session.rejected:
        if proposal[0] == kinds.CONSULS and man in (proposal[1], proposal[2]):
            able &= ~(1 << (proposal[1] + proposal[2] - man))
    return able


def pairs(game: Republic) -> int:
    """[1.09.21] How many pairs are left."""
    able = eligible(game)
    number = count(able)
    barred = 0
    for proposal in game.session.rejected:
        if proposal[0] == kinds.CONSULS and able >> proposal[1] & 1 and able >> proposal[2] & 1:
            barred += 1
    return number * (number - 1) // 2 - barred


def last_pair(game: Republic) -> list[int]:
    for man in bits(eligible(game)):
        other = lowest(partners(game, man))
        if other >= 0:
            return slate(man, other)
    raise LookupError("there is no pair")


def lift_bars(game: Republic) -> None:
    """[B-67] Deaths have left only barred pairs: all bars on pairs are lifted."""
    game.session.rejected = [proposal for proposal in game.session.rejected if proposal[0] != kinds.CONSULS]


class ConsulPair(Measure):
    """[1.09.2] Two names, elected or lost together."""

    name = "consuls"
    rule = "1.09.2"
    shut = "republic-senate-refuse-business-consuls"
    elects = True

    brings: tuple[Stake, ...] = (stakes.stake("influence", stakes.role("consuls"), HONOUR, "1.09.22"), PRESIDES)

    def men(self, proposal: list[int]) -> list[int]:
        return proposal[1:]

    def stakes(self, game: Republic, proposal: list[int]) -> list[Stake]:
        return [*(stakes.influence(game, man, HONOUR, "1.09.22") for man in proposal[1:]), PRESIDES]

    def is_open(self, game: Republic, means: int) -> bool:
        return game.session.step == kinds.S1 and pairs(game) > 1 and not elected(game)

    def draft(self, game: Republic, faction: int, means: int) -> Frame[Republic]:
        return Nominate(faction, NOBODY)

    def stands(self, game: Republic, vote: Vote) -> str:
        """[1.09.721] Both are there; [B-5] a Tribune who went first may have had others elected."""
        if elected(game):
            return "void"
        here = vote.is_there(game, vote.proposal[1]) and vote.is_there(game, vote.proposal[2])
        return "" if here else "cancelled"

    def is_last(self, game: Republic, vote: Vote) -> bool:
        return pairs(game) == 1 and last_pair(game) == vote.proposal

    def passed(self, game: Republic, vote: Vote) -> None:
        elect(game, vote.proposal[1], vote.proposal[2])

    def phrase(self, proposal: list[int]) -> Phrase:
        return Phrase(
            "republic-senate-proposal-consuls", {"one": names.senator(proposal[1]), "other": names.senator(proposal[2])}
        )


def elected(game: Republic) -> bool:
    return game.session.filled >> ROME_CONSUL & 1 == 1


class Nominate(FactionQuestion):
    """[1.09.13] One name, then the other."""

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def why_not_name(self, game: Republic, man: int) -> Reason | None:
        if not 0 <= man < len(game.where) or not eligible(game) >> man & 1 or man == self.first:
            return NOT_ELIGIBLE
        others = partners(game, man)
        return None if (others if self.first < 0 else others >> self.first & 1) else PAIR_BARRED

    def run(self, game: Republic) -> bool:
        if self.first >= 0 and not partners(game, self.first):
            self.first = NOBODY
        return True

    def legal(self, game: Republic, seat: int) -> list[int]:
        able = eligible(game) if self.first < 0 else partners(game, self.first)
        return [SENATOR + man for man in bits(able) if self.first >= 0 or partners(game, man)]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        man = choice - SENATOR
        if self.first < 0:
            self.first = man
        else:
            named(game, slate(self.first, man))

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return self.why_not_name(game, choice - SENATOR) or NOT_ELIGIBLE

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.2"

    def ask(self, game: Republic, seat: int) -> Phrase:
        if self.first < 0:
            return Phrase("republic-senate-ask-consul-first")
        return Phrase("republic-senate-ask-consul-second", {"senator": names.senator(self.first)})


register(kinds.CONSULS, ConsulPair())


# -- the election takes effect


def elect(game: Republic, one: int, other: int) -> None:
    """[1.09.22] The two settle who is Rome Consul, before anything else happens."""
    if game.controller_of(game.faction[one]) == game.controller_of(game.faction[other]):
        game.push(SplitAlone(game.faction[one], one, other))
    else:
        game.push(
            Split([game.controller_of(game.faction[one]), game.controller_of(game.faction[other])], [[], []], one, other)
        )


def elect_alone(game: Republic, man: int) -> None:
    """[B-18] A single eligible senator is Rome Consul alone."""
    take_office(game, man, NOBODY)


def take_office(game: Republic, rome: int, field: int) -> None:
    """[1.09.22] Markers and influence; the outgoing Consuls take Prior Consul; then Dictator and Master of Horse lose
    office."""
    before = [game.offices[ROME_CONSUL], game.offices[FIELD_CONSUL]]
    dictator = game.offices[DICTATOR]
    game.offices[ROME_CONSUL] = NOBODY
    game.offices[FIELD_CONSUL] = NOBODY
    for man in before:
        if man >= 0:
            prior_consul(game, man)
    if dictator >= 0 and game.where[dictator] != REBEL:
        prior_consul(game, dictator)
    for office in (DICTATOR, MASTER_OF_HORSE):
        lose_office(game, office, "1.09.22")
    if game.offices[CENSOR] in (rome, field) and game.offices[CENSOR] >= 0:
        lose_office(game, CENSOR, "1.09.2")
    game.session.filled |= 1 << ROME_CONSUL | 1 << FIELD_CONSUL
    enter_office(game, rome, ROME_CONSUL, HONOUR, "1.09.22")
    if field >= 0:
        enter_office(game, field, FIELD_CONSUL, HONOUR, "1.09.22")


def enter_office(game: Republic, man: int, office: int, influence: int, rule: str) -> None:
    """[1.09.18] The influence of an office is won with it, and is not lost with it."""
    game.offices[office] = man
    game.session.filled |= 1 << office
    if game.has_listener:
        game.tell(events.OfficeTaken(rule, man, office), EVERYBODY)
    if game.agreements:
        entered_office(game, man, office)
    gain_influence(game, man, influence, rule)


def lose_office(game: Republic, office: int, rule: str) -> None:
    """[1.09.171] By its term, or for another office: nobody gives one up of his own will. [1.09.18] His influence stays."""
    man = game.offices[office]
    game.offices[office] = NOBODY
    if man >= 0 and game.has_listener:
        game.tell(events.OfficeLost(rule, man, office), EVERYBODY)


def prior_consul(game: Republic, man: int) -> None:
    """[1.09.22] [1.10.8] One marker for each senator."""
    if not game.prior_consul >> man & 1:
        game.prior_consul |= 1 << man
        if game.has_listener:
            game.tell(events.PriorConsulMarked("1.09.22", man), EVERYBODY)


class SplitAlone(FactionQuestion):
    """[1.09.22] One player speaks for both: who is Rome Consul?"""

    def __init__(self, seat: int, one: int, other: int) -> None:
        super().__init__(seat)
        self.one = one
        self.other = other

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [SENATOR + man for man in sorted([self.one, self.other])]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        rome = choice - SENATOR
        take_office(game, rome, self.one + self.other - rome)

    def allows_asides(self, game: Republic, seat: int) -> bool:
        """[B-16] The election is one block."""
        return False

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return ROME_OR_FIELD

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.22"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-senate-ask-split-alone", {"one": names.senator(self.one), "other": names.senator(self.other)})


class Split(SecretPoll[Republic]):
    """[1.09.22] Each of the two says in secret what he wants to be; if both want the same, [B-19] the dice say who chooses."""

    def __init__(self, asked: list[int], said: list[list[int]], one: int, other: int) -> None:
        super().__init__(asked, said)
        self.one = one
        self.other = other

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [ROME, FIELD]

    def open(self, game: Republic) -> None:
        game.reveals += 1
        wishes = [self.said[0][0], self.said[1][0]]
        if wishes[0] == wishes[1]:
            winner = highest_roll(game, "1.09.22", self.asked)
            if winner == self.asked[0]:
                wishes[1] = ROME + FIELD - wishes[0]
            else:
                wishes[0] = ROME + FIELD - wishes[1]
        if wishes[0] == ROME:
            take_office(game, self.one, self.other)
        else:
            take_office(game, self.other, self.one)

    def on_aside(self, game: Republic) -> None:
        """Nobody acts unasked here."""

    def allows_asides(self, game: Republic, seat: int) -> bool:
        """[B-16] The election is one block."""
        return False

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return ROME_OR_FIELD

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.22"

    def ask(self, game: Republic, seat: int) -> Phrase:
        man = self.one if seat == self.asked[0] else self.other
        return Phrase("republic-senate-ask-split", {"senator": names.senator(man)})


def is_barred(game: Republic, one: int, other: int) -> bool:
    """[1.09.131] Whether a pair was rejected or vetoed."""
    return is_rejected(game, slate(one, other))
