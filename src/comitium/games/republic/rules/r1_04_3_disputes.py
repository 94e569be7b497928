"""[1.04.3] [section 5.3] Disputes: a party asks to be released from what it still owes, and those who are no party judge."""

from __future__ import annotations

from typing import Final

from comitium.core.agreements import BINDING, BROKEN, OPEN, Agreement
from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.messages import Phrase
from comitium.core.poll import Hushed
from comitium.games.republic import names
from comitium.games.republic.choices import SPAN
from comitium.games.republic.events import deals as said
from comitium.games.republic.numbers import bits
from comitium.games.republic.rules.deal_words import DISPUTE, REJECT, UPHOLD
from comitium.games.republic.rules.r1_04_agreements import close
from comitium.games.republic.state import Republic

FILED: Final = 8  # in `accepted`, above the seats: who has already disputed the agreement
RULE: Final = "1.04.3"
NO_DEAL: Final = Reason(RULE, "republic-deals-refuse-dispute-unknown")
NOT_A_PARTY: Final = Reason(RULE, "republic-deals-refuse-dispute-stranger")
OWES_NOTHING: Final = Reason(RULE, "republic-deals-refuse-dispute-nothing")
ALREADY: Final = Reason(RULE, "republic-deals-refuse-dispute-again")
NOBODY_JUDGES: Final = Reason("B-63", "republic-deals-refuse-dispute-arbiters")


def arbiters(game: Republic, deal: Agreement) -> int:
    """[section 5.3] Those who are no party to it."""
    return game.playing & ~deal.parties


def agreement(game: Republic, number: int) -> Agreement | None:
    for deal in game.agreements:
        if deal.number == number and deal.status == BINDING:
            return deal
    return None


def why_not_dispute(game: Republic, seat: int, number: int) -> Reason | None:
    """[section 5.3] A party that still owes something, once for each agreement; without arbiters the words stand (B-63)."""
    deal = agreement(game, number)
    if deal is None:
        return NO_DEAL
    if not deal.parties >> seat & 1:
        return NOT_A_PARTY
    if deal.accepted >> FILED + seat & 1:
        return ALREADY
    if not [clause for clause in deal.clauses if clause.by == seat and clause.status == OPEN]:
        return OWES_NOTHING
    return None if arbiters(game, deal) else NOBODY_JUDGES


def disputable(game: Republic, seat: int) -> list[int]:
    """What a seat may dispute now."""
    found = [deal.number for deal in game.agreements if deal.number < SPAN]
    return [DISPUTE + number for number in found if why_not_dispute(game, seat, number) is None]


def open_dispute(game: Republic, seat: int, number: int) -> None:
    deal = agreement(game, number)
    assert deal is not None
    deal.accepted |= 1 << FILED + seat
    if game.heard:
        game.tell(said.DisputeOpened(RULE, seat, number), EVERYBODY)
    judges = bits(arbiters(game, deal))
    game.push(Arbitration(judges, [[] for _ in judges], seat, number))


class Arbitration(Hushed[Republic]):
    """[1.04.3] Every player who is no party upholds the claim or rejects it; a majority decides."""

    def __init__(self, asked: list[int], said: list[list[int]], claimant: int, number: int) -> None:
        super().__init__(asked, said)
        self.claimant = claimant
        self.number = number

    def clone(self) -> Arbitration:
        return Arbitration(self.asked, [chain[:] for chain in self.said], self.claimant, self.number)

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [UPHOLD, REJECT]

    def admits(self, game: Republic, seat: int) -> bool:
        """One dispute after the other."""
        return False

    def open(self, game: Republic) -> None:
        """[B-63] A tie rejects: what was said is what was meant. Upheld, the claimant owes nothing more; with `record` the
        verdict is only told."""
        upheld = 0
        for place in range(len(self.asked)):
            agrees = self.said[place][0] == UPHOLD
            upheld += 1 if agrees else 0
            if game.heard:
                game.tell(said.ArbiterVoted(RULE, self.asked[place], 1 if agrees else 0), EVERYBODY)
        won = 2 * upheld > len(self.asked)
        game.told += 1
        if game.heard:
            game.tell(said.DisputeClosed(RULE, self.claimant, self.number, 1 if won else 0), EVERYBODY)
        deal = agreement(game, self.number)
        if won and deal is not None and game.rules.enforce:
            for clause in deal.clauses:
                if clause.by == self.claimant and clause.status == OPEN:
                    close(game, clause, BROKEN)

    def is_sound(self, game: Republic) -> bool:
        deal = agreement(game, self.number)
        return deal is not None and self.asked == bits(arbiters(game, deal)) and len(self.said) == len(self.asked)

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-deals-ask-arbitration", {"seat": names.seat(self.claimant), "number": self.number})
