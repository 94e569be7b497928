"""[1.09.62] Land bills, and [1.09.621] their repeal. Nobody abstains: silence is a vote for the rich."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Frame
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.senators import DOUBLES_POPULARITY
from comitium.games.republic.catalogue.tables import (
    LAND_BILL_AGAINST,
    LAND_BILL_COSPONSOR,
    LAND_BILL_MARKERS,
    LAND_BILL_SPONSOR,
    LAND_BILL_UNREST,
    REPEAL_FOR,
    REPEAL_SPONSOR,
    REPEAL_UNREST,
)
from comitium.games.republic.choices import PASS, SENATOR, verb
from comitium.games.republic.events import business as said
from comitium.games.republic.numbers import NOBODY, bits, count
from comitium.games.republic.rules.people import gain_popularity
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.business_words import BILL
from comitium.games.republic.rules.r1_09_senate.r1_09_13_proposals import (
    MEASURES,
    FactionQuestion,
    Measure,
    named,
    register,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_14_votes import Vote
from comitium.games.republic.rules.treasury import change_unrest
from comitium.games.republic.state import Republic

TYPES: Final = 3
NO_SUCH_BILL: Final = Reason("1.09.62", "republic-business-refuse-bill", "bill")
PROPOSED: Final = Reason("1.09.62", "republic-business-refuse-bill-once", "bill")
NO_MARKER: Final = Reason("1.09.62", "republic-business-refuse-bill-marker", "bill")
NO_SPONSOR: Final = Reason("1.09.62", "republic-business-refuse-sponsor", "senator")
NOT_REPEALABLE: Final = Reason("1.09.621", "republic-business-refuse-repeal", "bill")
REFUSED: Final = Reason("1.09.172", "republic-business-refuse-refused", "senator")


def why_not_bill(game: Republic, bill: int) -> Reason | None:
    """[1.09.62] Once a turn for each type, while a marker is left."""
    if not 0 <= bill < TYPES:
        return NO_SUCH_BILL
    if game.session.proposed_bills >> bill & 1:
        return PROPOSED
    return None if game.bills[bill] < LAND_BILL_MARKERS[bill] else NO_MARKER


def has_refused(game: Republic, senator: int, kind: int) -> bool:
    """Whether he has refused his name for such a thing in this phase; he is not asked again."""
    return senator << 8 | kind in game.session.refused


def sponsors(game: Republic, kind: int) -> int:
    """Aligned, in Rome, and not unwilling."""
    able = game.rome
    for packed in game.session.refused:
        if packed & 255 == kind:
            able &= ~(1 << (packed >> 8))
    return able


class LandBill(Measure):
    """[1.09.62] `what`: type, sponsor, co-sponsor."""

    rule = "1.09.62"
    abstaining = False

    def is_open(self, game: Republic, means: int) -> bool:
        session = game.session
        if session.step not in (kinds.S7, kinds.S8) or count(sponsors(game, kinds.LAND_BILL)) < 2:
            return False
        for bill in range(TYPES):
            if why_not_bill(game, bill) is None:
                return True
        return False

    def draft(self, game: Republic, faction: int, means: int) -> Frame[Republic]:
        return DraftBill(faction, NOBODY, NOBODY)

    def consents(self, game: Republic, what: list[int], faction: int) -> list[int]:
        return [what[2], what[3]]

    def called(self, game: Republic, vote: Vote) -> None:
        game.session.proposed_bills |= 1 << vote.what[1]

    def vetoed(self, game: Republic, vote: Vote) -> None:
        """[B-37] [B-76] It was proposed; [B-72] votes given before the veto cost popularity."""
        game.session.proposed_bills |= 1 << vote.what[1]
        if game.rules.vetoed_votes_cost:
            self.rejected(game, vote)

    def rejected(self, game: Republic, vote: Vote) -> None:
        """[1.09.62] Who voted against it loses popularity whatever the result."""
        for senator in bits(vote.opposed & living(game, vote)):
            gain_popularity(game, senator, LAND_BILL_AGAINST[vote.what[1]], "1.09.62")

    def passed(self, game: Republic, vote: Vote) -> None:
        bill, sponsor, second = vote.what[1], vote.what[2], vote.what[3]
        game.bills[bill] += 1
        if game.heard:
            game.tell(said.LandBillPassed("1.09.62", bill, sponsor, second), EVERYBODY)
        change_unrest(game, LAND_BILL_UNREST[bill], "1.09.62")
        present = living(game, vote)
        if present >> sponsor & 1:
            gain_popularity(game, sponsor, LAND_BILL_SPONSOR[bill], "1.09.62")
        if present >> second & 1:
            gain_popularity(game, second, LAND_BILL_COSPONSOR[bill], "1.09.62")
        self.rejected(game, vote)

    def phrase(self, what: list[int]) -> Phrase:
        args = {"bill": names.bill(what[1]), "one": names.senator(what[2]), "other": names.senator(what[3])}
        return Phrase("republic-business-proposal-land-bill", {**args})


def living(game: Republic, vote: Vote) -> int:
    """[B-37] Those who have not died since the vote began: a leader's family may be there with a new man."""
    alive = 0
    for seat in range(game.rules.seats):
        alive |= game.members[seat]
    return alive & ~vote.dead


register(kinds.LAND_BILL, LandBill())


class DraftBill(FactionQuestion):
    """[1.09.62] The type, the sponsor, the co-sponsor."""

    def __init__(self, seat: int, bill: int, sponsor: int) -> None:
        super().__init__(seat)
        self.bill = bill
        self.sponsor = sponsor

    def run(self, game: Republic) -> bool:
        if self.sponsor >= 0 and not sponsors(game, kinds.LAND_BILL) >> self.sponsor & 1:
            self.sponsor = NOBODY
        if MEASURES[kinds.LAND_BILL].is_open(game, kinds.BY_CHAIR):
            return True
        named(game, [])
        return False

    def able(self, game: Republic) -> int:
        able = sponsors(game, kinds.LAND_BILL)
        return able & ~(1 << self.sponsor) if self.sponsor >= 0 else able

    def legal(self, game: Republic, seat: int) -> list[int]:
        menu = [PASS]
        if self.bill < 0:
            for bill in range(TYPES):
                if why_not_bill(game, bill) is None:
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
        if self.bill < 0:
            return why_not_bill(game, choice - BILL) or NO_SUCH_BILL
        if verb(choice) == SENATOR and has_refused(game, choice - SENATOR, kinds.LAND_BILL):
            return REFUSED
        return NO_SPONSOR

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.62"

    def ask(self, game: Republic, seat: int) -> Phrase:
        if self.bill < 0:
            return Phrase("republic-business-ask-bill")
        if self.sponsor < 0:
            return Phrase("republic-business-ask-sponsor", {"bill": names.bill(self.bill)})
        args = {"bill": names.bill(self.bill), "senator": names.senator(self.sponsor)}
        return Phrase("republic-business-ask-cosponsor", {**args})


# -- [1.09.621] repeals


def needed_popularity(senator: int, bill: int) -> int:
    """[1.09.621] [B-38] What he will lose as sponsor and as voter; everything counts double for Pompey."""
    cost = -(REPEAL_SPONSOR[bill] + REPEAL_FOR[bill])
    return 2 * cost if DOUBLES_POPULARITY[senator] else cost


def repealers(game: Republic, bill: int) -> int:
    """Aligned, in Rome, popular enough, and not unwilling."""
    found = 0
    for senator in bits(sponsors(game, kinds.REPEAL)):
        if game.popularity[senator] >= needed_popularity(senator, bill):
            found |= 1 << senator
    return found


def is_repealable(game: Republic, bill: int) -> bool:
    """Of type II or III, in force; one attempt a turn."""
    return 1 <= bill < TYPES and game.bills[bill] > 0 and not game.session.repealed and repealers(game, bill) != 0


class Repeal(Measure):
    """[1.09.621] `what`: type, sponsor."""

    rule = "1.09.621"
    abstaining = False

    def is_open(self, game: Republic, means: int) -> bool:
        if game.session.step not in (kinds.S7, kinds.S8):
            return False
        return is_repealable(game, 1) or is_repealable(game, 2)

    def draft(self, game: Republic, faction: int, means: int) -> Frame[Republic]:
        return DraftRepeal(faction, NOBODY)

    def consents(self, game: Republic, what: list[int], faction: int) -> list[int]:
        return [what[2]]

    def bound_for(self, vote: Vote) -> int:
        return NOBODY if vote.dead >> vote.what[2] & 1 else vote.what[2]

    def called(self, game: Republic, vote: Vote) -> None:
        game.session.repealed = True

    def vetoed(self, game: Republic, vote: Vote) -> None:
        game.session.repealed = True
        if game.rules.vetoed_votes_cost:
            self.rejected(game, vote)

    def rejected(self, game: Republic, vote: Vote) -> None:
        """[1.09.621] The sponsor loses, and everybody who voted for it, passed or not."""
        bill, sponsor = vote.what[1], vote.what[2]
        present = living(game, vote)
        if present >> sponsor & 1:
            gain_popularity(game, sponsor, REPEAL_SPONSOR[bill], "1.09.621")
        for senator in bits(vote.favour & present):
            gain_popularity(game, senator, REPEAL_FOR[bill], "1.09.621")

    def passed(self, game: Republic, vote: Vote) -> None:
        bill = vote.what[1]
        if game.bills[bill] > 0:
            game.bills[bill] -= 1
        if game.heard:
            game.tell(said.LandBillRepealed("1.09.621", bill, vote.what[2]), EVERYBODY)
        change_unrest(game, REPEAL_UNREST[bill], "1.09.621")
        self.rejected(game, vote)

    def phrase(self, what: list[int]) -> Phrase:
        args = {"bill": names.bill(what[1]), "senator": names.senator(what[2])}
        return Phrase("republic-business-proposal-repeal", {**args})


register(kinds.REPEAL, Repeal())


class DraftRepeal(FactionQuestion):
    """[1.09.621] The bill, and who sponsors its repeal."""

    def __init__(self, seat: int, bill: int) -> None:
        super().__init__(seat)
        self.bill = bill

    def legal(self, game: Republic, seat: int) -> list[int]:
        menu = [PASS]
        if self.bill < 0:
            for bill in range(1, TYPES):
                if is_repealable(game, bill):
                    menu.append(BILL + bill)
            return menu
        menu.extend([SENATOR + senator for senator in bits(repealers(game, self.bill))])
        return menu

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if choice == PASS:
            named(game, [])
        elif self.bill < 0:
            self.bill = choice - BILL
        else:
            named(game, [kinds.REPEAL, self.bill, choice - SENATOR])

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if self.bill < 0:
            return NOT_REPEALABLE
        if verb(choice) == SENATOR and has_refused(game, choice - SENATOR, kinds.REPEAL):
            return REFUSED
        return Reason("1.09.621", "republic-business-refuse-repealer", "senator")

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.621"

    def ask(self, game: Republic, seat: int) -> Phrase:
        if self.bill < 0:
            return Phrase("republic-business-ask-repeal")
        return Phrase("republic-business-ask-repealer", {"bill": names.bill(self.bill)})
