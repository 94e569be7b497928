"""[1.09.62] Land bills, and [1.09.621] their repeal. Nobody abstains: silence is a vote for the rich."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Frame
from comitium.core.messages import Phrase, Stake
from comitium.games.republic import names
from comitium.games.republic.catalogue.senators import DOUBLES_POPULARITY
from comitium.games.republic.catalogue.tables import (
    LAND_BILL_AGAINST,
    LAND_BILL_COSPONSOR,
    LAND_BILL_COST,
    LAND_BILL_LASTS,
    LAND_BILL_MARKERS,
    LAND_BILL_SPONSOR,
    LAND_BILL_UNREST,
    REPEAL_FOR,
    REPEAL_SPONSOR,
    REPEAL_UNREST,
)
from comitium.games.republic.choices import PASS, SENATOR, verb
from comitium.games.republic.events import business as events
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.common.people import gain_popularity
from comitium.games.republic.rules.common.treasury import change_unrest
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import presiding
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import Draft, Measure, register, unwilling
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import named
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.business_choices import BILL
from comitium.games.republic.state.numbers import NOBODY, SENATORS, bits, count
from comitium.games.republic.state.republic import Republic

TYPES: Final = 3
NO_SUCH_BILL: Final = Reason("1.09.62", "republic-business-refuse-bill", "bill")
PROPOSED: Final = Reason("1.09.62", "republic-business-refuse-bill-once", "bill")
NO_MARKER: Final = Reason("1.09.62", "republic-business-refuse-bill-marker", "bill")
NO_SPONSOR: Final = Reason("1.09.62", "republic-business-refuse-sponsor", "senator")
NOT_REPEALABLE: Final = Reason("1.09.621", "republic-business-refuse-repeal", "bill")
NOBODY_REPEALS: Final = Reason("1.09.621", "republic-business-refuse-no-repealer")
NO_REPEALER: Final = Reason("1.09.621", "republic-business-refuse-repealer", "senator")
REFUSED: Final = Reason("1.09.62", "republic-business-refuse-refused", "senator")
REFUSED_TO_REPEAL: Final = Reason("1.09.621", "republic-business-refuse-refused", "senator")
TWO_NAMES: Final = Reason("1.09.62", "republic-business-refuse-bill-names")
NO_ANSWER: Final = Reason("1.09.62", "republic-business-refuse-answer")


def why_not_bill(game: Republic, bill: int) -> Reason | None:
    """[1.09.62] Once a turn for each type, while a marker is left."""
    if not 0 <= bill < TYPES:
        return NO_SUCH_BILL
    if game.session.proposed_bills >> bill & 1:
        return PROPOSED
    return None if game.bills[bill] < LAND_BILL_MARKERS[bill] else NO_MARKER


def sponsors(game: Republic, kind: int, bill: int, faction: int) -> int:
    """Aligned, in Rome, and not unwilling: who has refused his name for this bill is not asked again in this phase."""
    return game.rome & ~unwilling(game, bill << 16 | kind, faction)


def proposer(game: Republic, means: int) -> int:
    """Whose proposal it would be, as far as that is known: the chair's."""
    return game.faction[presiding(game)] if means == kinds.BY_CHAIR else NOBODY


def is_proposable(game: Republic, bill: int, faction: int) -> bool:
    return why_not_bill(game, bill) is None and count(sponsors(game, kinds.LAND_BILL, bill, faction)) > 1


class SponsoredBill(Measure):
    """A proposal about a land bill: `proposal` has its type, then the names under it. Nobody abstains."""

    abstaining = False
    consent_role = "sponsor"
    thing = "bill"
    thing_verb = BILL

    def men(self, proposal: list[int]) -> list[int]:
        return proposal[2:]

    def things(self, proposal: list[int]) -> list[int]:
        return proposal[1:2]

    def first_named(self, proposal: list[int]) -> tuple[int, int]:
        """Its type; sponsors come and go."""
        return NOBODY, proposal[1]

    def asked_of(self, game: Republic, proposal: list[int], senator: int) -> int:
        return proposal[1] << 16 | senator << 8 | proposal[0]


class LandBill(SponsoredBill):
    """[1.09.62] `proposal`: type, sponsor, co-sponsor."""

    name = "land_bill"
    rule = "1.09.62"
    shut = "republic-senate-refuse-business-land-bill"
    consent_rule = "1.09.62"
    brings: tuple[Stake, ...] = (
        stakes.note("unrest", "bills", "1.09.62", args={"least": -LAND_BILL_UNREST[0], "most": -LAND_BILL_UNREST[-1]}),
        stakes.note("popularity", "sponsors", "1.09.62", args={"least": LAND_BILL_SPONSOR[0], "most": LAND_BILL_SPONSOR[-1]}),
        stakes.note("treasury", "cost", "1.09.62", args={"most": max(LAND_BILL_COST), "least": min(LAND_BILL_COST)}),
    )

    def stakes(self, game: Republic, proposal: list[int]) -> list[Stake]:
        bill = proposal[1]
        named_men = (proposal[2], LAND_BILL_SPONSOR[bill]), (proposal[3], LAND_BILL_COSPONSOR[bill])
        sponsoring = [stakes.popularity(game, man, gained, "1.09.62") for man, gained in named_men]
        return [*sponsoring, *bill_for_rome(game, bill, 1)]

    def cost_of_vote(self, proposal: list[int], in_favour: bool) -> int:
        return 0 if in_favour else LAND_BILL_AGAINST[proposal[1]]

    def is_open(self, game: Republic, means: int) -> bool:
        if game.session.step not in (kinds.S7, kinds.S8):
            return False
        for bill in range(TYPES):
            if is_proposable(game, bill, proposer(game, means)):
                return True
        return False

    def draft(self, game: Republic, faction: int, means: int) -> Frame[Republic]:
        return DraftBill(faction, NOBODY, NOBODY)

    def consents(self, game: Republic, proposal: list[int], faction: int) -> list[int]:
        return [proposal[2], proposal[3]]

    def stands(self, game: Republic, vote: Vote) -> str:
        """[B-5] Before the first call something else may have used the type up. The death of a sponsor changes nothing."""
        return "void" if vote.turn < 0 and why_not_bill(game, vote.proposal[1]) is not None else ""

    def called(self, game: Republic, vote: Vote) -> None:
        game.session.proposed_bills |= 1 << vote.proposal[1]

    def vetoed(self, game: Republic, vote: Vote) -> None:
        """[B-37] [B-76] It was proposed; [B-72] votes given before the veto cost popularity."""
        game.session.proposed_bills |= 1 << vote.proposal[1]
        if game.rules.vetoed_votes_cost:
            self.rejected(game, vote)

    def rejected(self, game: Republic, vote: Vote) -> None:
        """[1.09.62] Who voted against it loses popularity whatever the result."""
        self.reward(game, vote, 0, 0)

    def reward(self, game: Republic, vote: Vote, first: int, second: int) -> None:
        """[B-37] All changes together: a sponsor who voted against his own bill has the sum of both."""
        against = LAND_BILL_AGAINST[vote.proposal[1]]
        present = living(game, vote)
        for senator in bits((vote.opposed | 1 << vote.proposal[2] | 1 << vote.proposal[3]) & present):
            change = against if vote.opposed >> senator & 1 else 0
            if senator == vote.proposal[2]:
                change += first
            elif senator == vote.proposal[3]:
                change += second
            gain_popularity(game, senator, change, "1.09.62")

    def passed(self, game: Republic, vote: Vote) -> None:
        bill, sponsor, second = vote.proposal[1], vote.proposal[2], vote.proposal[3]
        game.bills[bill] += 1
        if game.has_listener:
            game.tell(events.LandBillPassed("1.09.62", bill, sponsor, second), EVERYBODY)
        change_unrest(game, LAND_BILL_UNREST[bill], "1.09.62")
        self.reward(game, vote, LAND_BILL_SPONSOR[bill], LAND_BILL_COSPONSOR[bill])

    def phrase(self, proposal: list[int]) -> Phrase:
        args = {"bill": names.bill(proposal[1]), "one": names.senator(proposal[2]), "other": names.senator(proposal[3])}
        return Phrase("republic-business-proposal-land-bill", {**args})


def bill_for_rome(game: Republic, bill: int, sign: int) -> list[Stake]:
    """[1.09.62] [1.09.621] What a bill of a type brings to Rome (`sign` 1), or its repeal (-1)."""
    change, rule = (LAND_BILL_UNREST[bill], "1.09.62") if sign > 0 else (REPEAL_UNREST[bill], "1.09.621")
    each = "turn" if LAND_BILL_LASTS[bill] else ""
    return [stakes.unrest(game, change, rule), stakes.treasury(-sign * LAND_BILL_COST[bill], rule, each)]


def living(game: Republic, vote: Vote) -> int:
    """[B-37] Those who have not died since the vote began: a leader's family may be there with a new man."""
    alive = 0
    for seat in range(game.rules.seats):
        alive |= game.members[seat]
    return alive & ~vote.dead


register(kinds.LAND_BILL, LandBill())


class DraftBill(Draft):
    """[1.09.62] The type, the sponsor, the co-sponsor."""

    def __init__(self, seat: int, bill: int, sponsor: int) -> None:
        super().__init__(seat)
        self.bill = bill
        self.sponsor = sponsor

    def run(self, game: Republic) -> bool:
        if self.sponsor >= 0 and not game.in_rome(self.sponsor):
            self.sponsor = NOBODY
        return True

    def able(self, game: Republic) -> int:
        able = sponsors(game, kinds.LAND_BILL, self.bill, self.seat)
        return able & ~(1 << self.sponsor) if self.sponsor >= 0 else able

    def legal(self, game: Republic, seat: int) -> list[int]:
        menu = [PASS]
        if self.bill < 0:
            for bill in range(TYPES):
                if is_proposable(game, bill, self.seat):
                    menu.append(BILL + bill)
            return menu
        menu.extend([SENATOR + senator for senator in bits(self.able(game))])
        return menu

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if choice == PASS:
            named(game, [])
        elif self.bill < 0:
            self.bill = choice - BILL
        elif self.sponsor < 0:
            self.sponsor = choice - SENATOR
        else:
            named(game, [kinds.LAND_BILL, self.bill, self.sponsor, choice - SENATOR])

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if verb(choice) != (BILL if self.bill < 0 else SENATOR):
            return NO_ANSWER
        if self.bill < 0:
            return why_not_bill(game, choice - BILL) or TWO_NAMES
        return why_not_sponsor(game, choice - SENATOR, kinds.LAND_BILL, self.bill, self.seat) or NO_SPONSOR

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.62"

    def ask(self, game: Republic, seat: int) -> Phrase:
        if self.bill < 0:
            return Phrase("republic-business-ask-bill")
        if self.sponsor < 0:
            return Phrase("republic-business-ask-sponsor", {"bill": names.bill(self.bill)})
        args = {"bill": names.bill(self.bill), "senator": names.senator(self.sponsor)}
        return Phrase("republic-business-ask-cosponsor", {**args})


def why_not_sponsor(game: Republic, senator: int, kind: int, bill: int, faction: int) -> Reason | None:
    """Whether he has refused already."""
    refused = unwilling(game, bill << 16 | kind, faction) >> senator & 1 and senator < SENATORS and game.in_rome(senator)
    return (REFUSED if kind == kinds.LAND_BILL else REFUSED_TO_REPEAL) if refused else None


# -- [1.09.621] repeals


def needed_popularity(senator: int, bill: int) -> int:
    """[1.09.621] [B-38] What he will lose as sponsor and as voter; everything counts double for Pompey."""
    cost = -(REPEAL_SPONSOR[bill] + REPEAL_FOR[bill])
    return 2 * cost if DOUBLES_POPULARITY[senator] else cost


def repealers(game: Republic, bill: int, faction: int) -> int:
    """Aligned, in Rome, popular enough, and not unwilling."""
    found = 0
    for senator in bits(sponsors(game, kinds.REPEAL, bill, faction)):
        if game.popularity[senator] >= needed_popularity(senator, bill):
            found |= 1 << senator
    return found


def is_repealable(game: Republic, bill: int) -> bool:
    """Of type II or III, in force; one attempt a turn."""
    return 1 <= bill < TYPES and game.bills[bill] > 0 and not game.session.repealed


def has_repealer(game: Republic, bill: int, faction: int) -> bool:
    return is_repealable(game, bill) and repealers(game, bill, faction) != 0


class Repeal(SponsoredBill):
    """[1.09.621] `proposal`: type, sponsor."""

    name = "repeal"
    rule = "1.09.621"
    shut = "republic-senate-refuse-business-repeal"
    consent_rule = "1.09.621"

    def prospects(self, game: Republic) -> list[Stake]:
        bill = 1 if has_repealer(game, 1, NOBODY) else 2
        loss = REPEAL_SPONSOR[bill] + REPEAL_FOR[bill]
        return [stakes.stake("popularity", stakes.role("sponsor"), loss, "1.09.621"), *bill_for_rome(game, bill, -1)]

    def stakes(self, game: Republic, proposal: list[int]) -> list[Stake]:
        """The sponsor votes for it, and so loses twice."""
        bill = proposal[1]
        loss = REPEAL_SPONSOR[bill] + REPEAL_FOR[bill]
        return [stakes.popularity(game, proposal[2], loss, "1.09.621"), *bill_for_rome(game, bill, -1)]

    def cost_of_vote(self, proposal: list[int], in_favour: bool) -> int:
        return REPEAL_FOR[proposal[1]] if in_favour else 0

    def is_open(self, game: Republic, means: int) -> bool:
        if game.session.step not in (kinds.S7, kinds.S8):
            return False
        faction = proposer(game, means)
        return has_repealer(game, 1, faction) or has_repealer(game, 2, faction)

    def draft(self, game: Republic, faction: int, means: int) -> Frame[Republic]:
        return DraftRepeal(faction, NOBODY)

    def consents(self, game: Republic, proposal: list[int], faction: int) -> list[int]:
        return [proposal[2]]

    def stands(self, game: Republic, vote: Vote) -> str:
        """[B-5] Before the first call: still the only attempt, still in force, [1.09.621] the sponsor still popular enough."""
        bill, sponsor = vote.proposal[1], vote.proposal[2]
        if vote.turn >= 0:
            return ""
        if not is_repealable(game, bill):
            return "void"
        poor = vote.is_there(game, sponsor) and game.popularity[sponsor] < needed_popularity(sponsor, bill)
        return "void" if poor else ""

    def bound_for(self, vote: Vote) -> int:
        return NOBODY if vote.dead >> vote.proposal[2] & 1 else vote.proposal[2]

    def called(self, game: Republic, vote: Vote) -> None:
        game.session.repealed = True

    def vetoed(self, game: Republic, vote: Vote) -> None:
        game.session.repealed = True
        if game.rules.vetoed_votes_cost:
            self.rejected(game, vote)

    def rejected(self, game: Republic, vote: Vote) -> None:
        """[1.09.621] The sponsor loses, and everybody who voted for it, passed or not."""
        bill, sponsor = vote.proposal[1], vote.proposal[2]
        present = living(game, vote)
        if present >> sponsor & 1:
            gain_popularity(game, sponsor, REPEAL_SPONSOR[bill], "1.09.621")
        for senator in bits(vote.favour & present):
            gain_popularity(game, senator, REPEAL_FOR[bill], "1.09.621")

    def passed(self, game: Republic, vote: Vote) -> None:
        bill = vote.proposal[1]
        if game.bills[bill] > 0:
            game.bills[bill] -= 1
        if game.has_listener:
            game.tell(events.LandBillRepealed("1.09.621", bill, vote.proposal[2]), EVERYBODY)
        change_unrest(game, REPEAL_UNREST[bill], "1.09.621")
        self.rejected(game, vote)

    def phrase(self, proposal: list[int]) -> Phrase:
        args = {"bill": names.bill(proposal[1]), "senator": names.senator(proposal[2])}
        return Phrase("republic-business-proposal-repeal", {**args})


register(kinds.REPEAL, Repeal())


class DraftRepeal(Draft):
    """[1.09.621] The bill, and who sponsors its repeal."""

    def __init__(self, seat: int, bill: int) -> None:
        super().__init__(seat)
        self.bill = bill

    def legal(self, game: Republic, seat: int) -> list[int]:
        menu = [PASS]
        if self.bill < 0:
            for bill in range(1, TYPES):
                if has_repealer(game, bill, self.seat):
                    menu.append(BILL + bill)
            return menu
        menu.extend([SENATOR + senator for senator in bits(repealers(game, self.bill, self.seat))])
        return menu

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if choice == PASS:
            named(game, [])
        elif self.bill < 0:
            self.bill = choice - BILL
        else:
            named(game, [kinds.REPEAL, self.bill, choice - SENATOR])

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if verb(choice) != (BILL if self.bill < 0 else SENATOR):
            return NO_ANSWER
        if self.bill < 0:
            return NOBODY_REPEALS if is_repealable(game, choice - BILL) else NOT_REPEALABLE
        return why_not_sponsor(game, choice - SENATOR, kinds.REPEAL, self.bill, self.seat) or NO_REPEALER

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.621"

    def ask(self, game: Republic, seat: int) -> Phrase:
        if self.bill < 0:
            return Phrase("republic-business-ask-repeal")
        return Phrase("republic-business-ask-repealer", {"bill": names.bill(self.bill)})
