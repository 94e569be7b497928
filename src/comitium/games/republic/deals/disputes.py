"""[1.04.3] [section 5.3] Disputes: a party claims a remedy for one promise, and those who are no party to that promise judge.

[section 5.2] What was given for a promise that was broken may be claimed back without a judgment.
"""

from __future__ import annotations

from typing import Final

from comitium.core.agreements import BINDING, BROKEN, KEPT, LAPSED, OPEN, Agreement, Clause
from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.core.poll import SecretPoll
from comitium.games.republic import names
from comitium.games.republic.choices import PASS, SPAN, argument, verb
from comitium.games.republic.deals.agreements import close, give_back, has_left, is_given, recoverable
from comitium.games.republic.deals.choices import BREACH, CANCEL, DISPUTE, PERFORM, RECLAIM, REJECT, RETURN, UPHOLD
from comitium.games.republic.deals.clause import kind_of
from comitium.games.republic.deals.clauses import RETURNED
from comitium.games.republic.deals.spoken import spoken
from comitium.games.republic.events import deals as events
from comitium.games.republic.rules.common.asides import Aside, register
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic

FILED: Final = 8  # in `accepted`, above the seats: who has already disputed the agreement
RULE: Final = "1.04.3"
REMEDIES: Final = (CANCEL, PERFORM, RETURN, BREACH)
NO_DEAL: Final = Reason(RULE, "republic-deals-refuse-dispute-unknown")
NOT_A_PARTY: Final = Reason(RULE, "republic-deals-refuse-dispute-stranger")
NOTHING_TO_CLAIM: Final = Reason(RULE, "republic-deals-refuse-dispute-nothing")
ALREADY: Final = Reason(RULE, "republic-deals-refuse-dispute-again")
NOBODY_JUDGES: Final = Reason("B-63", "republic-deals-refuse-dispute-arbiters")
NO_REMEDY: Final = Reason(RULE, "republic-deals-refuse-remedy")
NOTHING_BACK: Final = Reason(RULE, "republic-deals-refuse-reclaim")


def agreement(game: Republic, number: int) -> Agreement | None:
    for deal in game.agreements:
        if deal.number == number and deal.status == BINDING:
            return deal
    return None


# -- what may be claimed


def arbiters(game: Republic, clause: Clause) -> int:
    """[section 5.3] Those who are no party to the promise; a neutral judges nothing (D-6)."""
    return game.playing & ~game.rules.neutral_seats & ~(1 << clause.by | 1 << clause.to)


def remedies_for(game: Republic, seat: int, clause: Clause) -> list[int]:
    """[section 5.3] What a party may claim about one promise: to be released from it; that it was broken, where nobody but
    people can tell; that it is kept after all; that what was given comes back. [1.05.4] Nothing of who has left."""
    found: list[int] = []
    kind = kind_of(clause)
    if has_left(game, clause):
        return found
    if clause.status == OPEN:
        if clause.by == seat:
            found.append(CANCEL)
        elif clause.to == seat and kind.is_for_people(clause):
            found.append(BREACH)
    elif clause.to == seat and kind.is_still_possible(game, clause) and not (clause.status == KEPT and kind.is_given):
        found.append(PERFORM)
    elif clause.by == seat and is_given(clause):
        found.append(RETURN)
    return found


def claims(game: Republic, deal: Agreement, seat: int) -> list[int]:
    """All remedies that a party may claim now, each with its promise; only where somebody can judge."""
    found: list[int] = []
    for remedy in REMEDIES:
        for place in range(len(deal.clauses)):
            clause = deal.clauses[place]
            if arbiters(game, clause) and remedy in remedies_for(game, seat, clause):
                found.append(remedy + place + 1)
    return found


def why_not_dispute(game: Republic, seat: int, number: int) -> Reason | None:
    """[section 5.3] A party, once for each agreement; without arbiters the words stand (B-63)."""
    deal = agreement(game, number)
    if deal is None:
        return NO_DEAL
    if not deal.parties >> seat & 1:
        return NOT_A_PARTY
    if deal.accepted >> FILED + seat & 1:
        return ALREADY
    if claims(game, deal, seat):
        return None
    for clause in deal.clauses:
        if remedies_for(game, seat, clause):
            return NOBODY_JUDGES
    return NOTHING_TO_CLAIM


def disputable(game: Republic, seat: int) -> list[int]:
    """What a seat may dispute now."""
    found = [deal.number for deal in game.agreements if deal.number < SPAN]
    return [DISPUTE + number for number in found if why_not_dispute(game, seat, number) is None]


def reclaimable(game: Republic, seat: int) -> list[int]:
    """By which agreements a seat may claim something back now."""
    found = [deal.number for deal in game.agreements if deal.number < SPAN]
    return [RECLAIM + number for number in found if why_not_reclaim(game, seat, number) is None]


# -- what was given comes back


def why_not_reclaim(game: Republic, seat: int, number: int) -> Reason | None:
    """[section 5.2] Who was wronged, and has given something that can be given back. With `record` nobody is made to."""
    deal = agreement(game, number)
    if deal is None:
        return NO_DEAL
    if not deal.parties >> seat & 1:
        return NOT_A_PARTY
    return None if game.rules.enforce and recoverable(game, deal, seat) else NOTHING_BACK


def reclaim(game: Republic, seat: int, number: int) -> None:
    """[1.04.3] The wronged party takes back what is still held."""
    deal = agreement(game, number)
    assert deal is not None
    for clause in recoverable(game, deal, seat):
        give_back(game, deal, clause)


# -- the claim and the judgment


class DisputeAgreement(Aside):
    """[1.04.3] A party disputes an agreement."""

    verb = DISPUTE

    def menu(self, game: Republic, seat: int) -> list[int]:
        return disputable(game, seat) if game.agreements else []

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return why_not_dispute(game, seat, argument(choice))

    def act(self, game: Republic, seat: int, choice: int) -> None:
        open_dispute(game, seat, argument(choice))


class ReclaimPayment(Aside):
    """[section 5.2] What was given for a promise that was broken is claimed back."""

    verb = RECLAIM
    keeps_question = True

    def menu(self, game: Republic, seat: int) -> list[int]:
        return reclaimable(game, seat) if game.agreements else []

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return why_not_reclaim(game, seat, argument(choice))

    def act(self, game: Republic, seat: int, choice: int) -> None:
        reclaim(game, seat, argument(choice))


register(DisputeAgreement())
register(ReclaimPayment())


def open_dispute(game: Republic, seat: int, number: int) -> None:
    """The party says what it claims; nothing is filed before that."""
    game.push(Claiming(seat, number))


class Claiming(Question[Republic]):
    """[section 5.3] Which promise, and what is to become of it; or nothing after all."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def legal(self, game: Republic, seat: int) -> list[int]:
        deal = agreement(game, self.number)
        return [PASS] if deal is None else [PASS, *claims(game, deal, self.seat)]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        deal = agreement(game, self.number)
        if choice == PASS or deal is None:
            return
        deal.accepted |= 1 << FILED + self.seat
        place = argument(choice) - 1
        if game.has_listener:
            told = events.DisputeOpened(RULE, self.seat, self.number, claim_phrase(deal, choice))
            game.tell(told, EVERYBODY)
        judges = bits(arbiters(game, deal.clauses[place]))
        game.push(Arbitration(judges, [[] for _ in judges], self.seat, self.number, choice))

    def allows_asides(self, game: Republic, seat: int) -> bool:
        """One dispute after the other."""
        return False

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NO_REMEDY

    def is_sound(self, game: Republic) -> bool:
        deal = agreement(game, self.number)
        return deal is not None and deal.parties >> self.seat & 1 == 1

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        deal = agreement(game, self.number)
        promised = deal.clauses if deal is not None else []
        listed = tuple(
            Phrase("republic-deals-numbered", {"number": place + 1, "promise": spoken(promised[place])})
            for place in range(len(promised))
        )
        return Phrase("republic-deals-ask-claim", {"number": self.number, "promises": listed})


def claim_phrase(deal: Agreement, choice: int) -> Phrase:
    """What is claimed about which promise."""
    word = {CANCEL: "cancel", PERFORM: "perform", RETURN: "return", BREACH: "breach"}[verb(choice)]
    return Phrase(f"republic-deals-claim-{word}", {"promise": spoken(deal.clauses[argument(choice) - 1])})


class Arbitration(SecretPoll[Republic]):
    """[1.04.3] Every player who is no party to the promise upholds the claim or rejects it; a majority decides. It is judged
    at once, so that no due date can pass meanwhile."""

    def __init__(self, asked: list[int], said: list[list[int]], claimant: int, number: int, claim: int) -> None:
        super().__init__(asked, said)
        self.claimant = claimant
        self.number = number
        self.claim = claim  # the remedy + which promise, from 1

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [UPHOLD, REJECT]

    def allows_asides(self, game: Republic, seat: int) -> bool:
        """One dispute after the other."""
        return False

    def open(self, game: Republic) -> None:
        """[B-63] A tie rejects: what was said is what was meant. With `record` the verdict is only told."""
        upheld = 0
        for place in range(len(self.asked)):
            agrees = self.said[place][0] == UPHOLD
            upheld += 1 if agrees else 0
            if game.has_listener:
                game.tell(events.ArbiterVoted(RULE, self.asked[place], 1 if agrees else 0), EVERYBODY)
        won = 2 * upheld > len(self.asked)
        game.reveals += 1
        if game.has_listener:
            game.tell(events.DisputeClosed(RULE, self.claimant, self.number, 1 if won else 0), EVERYBODY)
        deal = agreement(game, self.number)
        if won and deal is not None and game.rules.enforce:
            grant(game, deal, self.claimant, self.claim)

    def is_sound(self, game: Republic) -> bool:
        deal = agreement(game, self.number)
        if deal is None or verb(self.claim) not in REMEDIES or not 0 < argument(self.claim) <= len(deal.clauses):
            return False
        judges = bits(arbiters(game, deal.clauses[argument(self.claim) - 1]))
        return self.asked == judges and len(self.said) == len(self.asked)

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        deal = agreement(game, self.number)
        assert deal is not None
        claim = claim_phrase(deal, self.claim)
        return Phrase(
            "republic-deals-ask-arbitration", {"seat": names.seat(self.claimant), "number": self.number, "claim": claim}
        )


def grant(game: Republic, deal: Agreement, claimant: int, claim: int) -> None:
    """[section 5.3] The remedy that was claimed, as far as it can still be had."""
    clause = deal.clauses[argument(claim) - 1]
    remedy = verb(claim)
    if remedy not in remedies_for(game, claimant, clause):
        return
    if remedy == CANCEL:
        close(game, clause, LAPSED)
    elif remedy == BREACH:
        close(game, clause, BROKEN)
    elif remedy == RETURN:
        give_back(game, deal, clause)
    else:
        clause.status = OPEN
        clause.when = 0
        clause.until = 0
        owe_again(game, deal, clause)
        game.forget()


def owe_again(game: Republic, deal: Agreement, performed: Clause) -> None:
    """[1.04.3] A promise is to be kept after all: what its holder no longer owed for it he owes again, if that is still
    possible; what waited for something that has not come about is not due."""
    for clause in deal.clauses:
        in_return = clause.by == performed.to and clause.to == performed.by and clause.manner < RETURNED
        if clause.status == LAPSED and in_return and not clause.when and kind_of(clause).is_still_possible(game, clause):
            clause.status = OPEN
