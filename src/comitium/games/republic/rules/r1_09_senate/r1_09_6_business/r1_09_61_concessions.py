"""[1.09.61] Concessions of the Forum, given by vote; one vote for each of them a turn."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Frame
from comitium.core.messages import Phrase, Stake
from comitium.games.republic import names
from comitium.games.republic.catalogue.intrigue import NEEDS_LAND_BILL
from comitium.games.republic.choices import CONCESSION, DONE, PASS, SENATOR, verb
from comitium.games.republic.events import business as events
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import (
    Draft,
    Measure,
    is_rejected,
    register,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import named
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.state.numbers import CONCESSIONS, IN_FORUM, NOBODY, bits
from comitium.games.republic.state.republic import Republic

NOT_THERE: Final = Reason("1.09.61", "republic-business-refuse-concession", "concession")
ONCE: Final = Reason("1.09.131", "republic-business-refuse-concession-once", "concession")
NO_LAND_BILL: Final = Reason("1.09.61", "republic-business-refuse-land-commissioner")
NOT_IN_ROME: Final = Reason("1.09.61", "republic-business-refuse-recipient", "senator")
NAMED: Final = Reason("1.09.61", "republic-business-refuse-concession-named", "concession")
SAME_LIST: Final = Reason("1.09.131", "republic-business-refuse-same-list")
NO_ANSWER: Final = Reason("1.09.61", "republic-business-refuse-answer")


def why_not(game: Republic, concession: int) -> Reason | None:
    """[1.09.61] Face up in the Forum, and not voted on this turn; the Land Commissioner needs a land bill."""
    if not 0 <= concession < CONCESSIONS or game.holder[concession] != IN_FORUM:
        return NOT_THERE
    if game.session.voted_concessions >> concession & 1:
        return ONCE
    return NO_LAND_BILL if NEEDS_LAND_BILL[concession] and sum(game.bills) == 0 else None


class Concessions(Measure):
    """[1.09.61] `proposal` has pairs of concession and senator, by concession."""

    name = "concessions"
    rule = "1.09.61"
    shut = "republic-senate-refuse-business-concessions"
    thing = "concession"
    thing_verb = CONCESSION

    brings: tuple[Stake, ...] = (stakes.RISK,)

    def prospects(self, game: Republic) -> list[Stake]:
        free = [one for one in range(CONCESSIONS) if game.holder[one] == IN_FORUM and why_not(game, one) is None]
        return [*[stakes.income(game, one, NOBODY, "1.06.12") for one in free[:2]], *self.brings]

    def stakes(self, game: Republic, proposal: list[int]) -> list[Stake]:
        gifts = range(1, len(proposal), 2)
        return [*[stakes.income(game, proposal[at], proposal[at + 1], "1.06.12") for at in gifts], *self.brings]

    def men(self, proposal: list[int]) -> list[int]:
        return proposal[2::2]

    def things(self, proposal: list[int]) -> list[int]:
        return proposal[1::2]

    def is_open(self, game: Republic, means: int) -> bool:
        if game.session.step not in (kinds.S7, kinds.S8):
            return False
        for concession in range(CONCESSIONS):
            if game.holder[concession] == IN_FORUM and why_not(game, concession) is None:
                return True
        return False

    def draft(self, game: Republic, faction: int, means: int) -> Frame[Republic]:
        return DraftConcessions(faction, [], NOBODY)

    def stands(self, game: Republic, vote: Vote) -> str:
        """[1.09.721] A dead recipient cancels it; [B-5] one who has left, or a concession given already, makes it void."""
        found = ""
        for place in range(1, len(vote.proposal), 2):
            how = vote.without(game, vote.proposal[place + 1])
            if how == "cancelled":
                return how
            if how or why_not(game, vote.proposal[place]) is not None:
                found = "void"
        return found

    def fell(self, game: Republic, vote: Vote, how: str) -> None:
        """[B-36] The death of a recipient spends the whole group, or only his own; [B-5] what is void costs nothing."""
        if how == "void":
            return
        for place in range(1, len(vote.proposal), 2):
            if game.rules.whole_group or not vote.is_there(game, vote.proposal[place + 1]):
                flip(game, vote.proposal[place])

    def vetoed(self, game: Republic, vote: Vote) -> None:
        if game.rules.whole_group:
            self.rejected(game, vote)

    def rejected(self, game: Republic, vote: Vote) -> None:
        """[1.09.61] Every concession in it is turned face down for the turn."""
        for place in range(1, len(vote.proposal), 2):
            flip(game, vote.proposal[place])

    def passed(self, game: Republic, vote: Vote) -> None:
        for place in range(1, len(vote.proposal), 2):
            concession, senator = vote.proposal[place], vote.proposal[place + 1]
            game.session.voted_concessions |= 1 << concession
            game.holder[concession] = senator
            if game.has_listener:
                game.tell(events.ConcessionAssigned("1.09.61", concession, senator), EVERYBODY)

    def phrase(self, proposal: list[int]) -> Phrase:
        gifts = tuple(gift(proposal[at], proposal[at + 1]) for at in range(1, len(proposal), 2))
        return Phrase("republic-business-proposal-concessions", {"gifts": gifts})


register(kinds.CONCESSIONS, Concessions())


def gift(concession: int, senator: int) -> Phrase:
    args = {"concession": names.concession(concession), "senator": names.senator(senator)}
    return Phrase("republic-business-gift", {**args})


def flip(game: Republic, concession: int) -> None:
    game.session.voted_concessions |= 1 << concession
    if game.has_listener:
        game.tell(events.ConcessionFlipped("1.09.61", concession), EVERYBODY)


class DraftConcessions(Draft):
    """[1.09.61] A concession, who gets it, and so on; DONE puts the list, PASS gives it up."""

    def __init__(self, seat: int, pairs: list[int], concession: int) -> None:
        super().__init__(seat)
        self.pairs = pairs
        self.concession = concession  # the one that waits for its name

    def run(self, game: Republic) -> bool:
        for place in range(0, len(self.pairs), 2):
            if not game.in_rome(self.pairs[place + 1]) or why_not(game, self.pairs[place]) is not None:
                self.pairs = []
                break
        if self.concession >= 0 and why_not(game, self.concession) is not None:
            self.concession = NOBODY
        return True

    def proposal(self) -> list[int]:
        pairs = sorted([self.pairs[at : at + 2] for at in range(0, len(self.pairs), 2)])
        found = [kinds.CONCESSIONS]
        for pair in pairs:
            found.extend(pair)
        return found

    def legal(self, game: Republic, seat: int) -> list[int]:
        if self.concession >= 0:
            return [SENATOR + senator for senator in bits(game.rome)]
        menu = [PASS]
        if self.pairs and not is_rejected(game, self.proposal()):
            menu.append(DONE)
        for concession in range(CONCESSIONS):
            if concession not in self.pairs[::2] and why_not(game, concession) is None:
                menu.append(CONCESSION + concession)
        return menu

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if choice == PASS:
            named(game, [])
        elif choice == DONE:
            named(game, self.proposal())
        elif verb(choice) == CONCESSION:
            self.concession = choice - CONCESSION
        else:
            self.pairs = [*self.pairs, self.concession, choice - SENATOR]
            self.concession = NOBODY

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if self.concession >= 0:
            return NOT_IN_ROME if verb(choice) == SENATOR else NO_ANSWER
        if choice == DONE and self.pairs:
            return SAME_LIST
        return (why_not(game, choice - CONCESSION) or NAMED) if verb(choice) == CONCESSION else NO_ANSWER

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.61"

    def ask(self, game: Republic, seat: int) -> Phrase:
        if self.concession >= 0:
            return Phrase("republic-business-ask-recipient", {"concession": names.concession(self.concession)})
        return Phrase("republic-business-ask-concession", {"count": len(self.pairs) // 2})
