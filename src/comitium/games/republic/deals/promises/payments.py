"""[1.04.6] [1.06.52] Promises of talents: to another faction, and to the State."""

from __future__ import annotations

from typing import Any

from comitium.core.agreements import OPEN, Clause
from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Frame
from comitium.core.messages import Value
from comitium.games.republic.choices import DONE, FACTION, SENATOR, TALENTS, argument, verb
from comitium.games.republic.deals.clause import OfTalents, register
from comitium.games.republic.deals.clauses import (
    CARRIED,
    CONTRIBUTE,
    MOST_TURNS,
    NO_SUCH_CLAUSE,
    PAY,
    RETURNED,
    TOO_LATE,
)
from comitium.games.republic.deals.spending import kept_back, lies
from comitium.games.republic.events import deals as events
from comitium.games.republic.rules.r1_06_revenue.choices import GIVE
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_redistribution import Redistribution
from comitium.games.republic.rules.r1_06_revenue.r1_06_11_income import earners
from comitium.games.republic.rules.r1_06_revenue.r1_06_52_contributions import Contributions
from comitium.games.republic.rules.r1_06_revenue.r1_06_revenue import REVENUE as STEPS
from comitium.games.republic.rules.r1_06_revenue.r1_06_revenue import Revenue, agreed_payments
from comitium.games.republic.state.numbers import NOBODY, REVENUE, bits
from comitium.games.republic.state.republic import Republic
from comitium.games.republic.view.parts import ClauseView


class Pay(OfTalents):
    """[R3a] [1.04.6] Talents at the next redistribution, or at that of a turn."""

    number = PAY
    word = "pay"
    rule = "1.04.6"
    needs = "amount carry turn when whose"
    due_in = REVENUE
    is_given = True
    manners: tuple[str, ...] = ("", "carry", "returned", "claimed")
    until_word = "turn"

    def why_not_until(self, game: Republic, clause: Clause) -> Reason | None:
        """[1.04.6] A redistribution that is still to come."""
        past = clause.until < game.turn or (clause.until == game.turn and has_redistributed(game))
        return TOO_LATE if past or clause.until > MOST_TURNS else None

    def why_not_offer(self, game: Republic, seat: int, clause: Clause) -> Reason | None:
        """What is given back nobody offers: it follows from a broken promise."""
        return NO_SUCH_CLAUSE if clause.manner >= RETURNED else None

    def units(self, clause: Clause) -> int:
        return clause.amount

    def hand_over(self, game: Republic, clause: Clause, missing: int) -> int:
        paid = collect(game, clause.by, missing)
        game.box[clause.to] += paid
        if paid and game.has_listener:
            game.tell(events.DebtPaid("1.04.6", clause.by, clause.to, paid), EVERYBODY)
        return paid

    def fall_short(self, game: Republic, clause: Clause) -> int:
        """[B-63] The rest is owed at the next redistribution, if it was to be carried over."""
        if clause.manner != CARRIED:
            return super().fall_short(game, clause)
        clause.until = 0
        if game.has_listener:
            game.tell(events.DebtCarried("1.04.6", clause.by, clause.to, clause.amount), EVERYBODY)
        return OPEN

    def is_still_possible(self, game: Republic, clause: Clause) -> bool:
        return clause.manner != RETURNED

    def sentence(self, clause: Clause | ClauseView) -> str:
        if clause.manner == RETURNED:
            return f"{self.word}-back"
        return f"{self.word}-turn" if clause.until else self.word

    def args(self, clause: Clause | ClauseView) -> dict[str, Value]:
        """The sentence says the turn."""
        return {"amount": clause.amount, "turn": clause.until} if clause.until else {"amount": clause.amount}


def has_redistributed(game: Republic) -> bool:
    """Whether the debts of this turn have been paid [R3a]."""
    script = game.topmost(Revenue)
    return game.phase > REVENUE if script is None else script.at > STEPS.index(agreed_payments)


def collect(game: Republic, seat: int, amount: int) -> int:
    """Take talents from a faction; says how many there were. Since all the money moves freely right afterwards, it does not
    matter from where it is taken: from the treasury of the faction, then from its free senators."""
    left = amount - min(amount, game.box[seat])
    game.box[seat] -= amount - left
    for senator in bits(game.members[seat] & ~game.rebels):
        if not game.is_captive(senator):
            taken = min(left, game.talents[senator])
            game.talents[senator] -= taken
            left -= taken
    return amount - left


class Contribute(OfTalents):
    """[1.06.52] Gifts to the State, of one senator or of several together."""

    number = CONTRIBUTE
    word = "contribute"
    rule = "1.06.52"
    phase = REVENUE

    def binds(self, game: Republic, clause: Clause) -> None:
        reopen(game, clause.by)
        for frame in game.stack:
            if isinstance(frame, Contributions) and frame.order[frame.at] == clause.by:
                frame.senator = NOBODY

    def narrow(self, game: Republic, top: Frame[Any], clause: Clause, menu: list[int]) -> list[int]:
        """Senator by senator, so that the others can give the rest; and beforehand the talents lie with them, and stay
        there."""
        if isinstance(top, Redistribution):
            return laid_aside(game, top, clause, menu, clause.amount, True)
        if not isinstance(top, Contributions):
            return kept_back(game, top, clause, menu, clause.amount, True) if game.phase == REVENUE else menu
        together = sum([game.talents[man] for man in bits(top.able(game, clause.by))])
        if together < clause.amount:
            return menu
        if top.senator < 0:
            return [choice for choice in menu if verb(choice) == SENATOR]
        least = clause.amount - together + game.talents[top.senator]
        return [choice for choice in menu if verb(choice) == TALENTS and argument(choice) >= least]

    def keeps(self, game: Republic, top: Frame[Any], clause: Clause, choice: int) -> bool:
        return isinstance(top, Contributions) and verb(choice) == TALENTS and argument(choice) >= clause.amount

    def part_kept(self, game: Republic, top: Frame[Any], clause: Clause, choice: int) -> int:
        return argument(choice) if isinstance(top, Contributions) and verb(choice) == TALENTS else 0


# -- talents that are not moved away from what they were promised for


def laid_aside(game: Republic, poll: Redistribution, clause: Clause, menu: list[int], need: int, together: bool) -> list[int]:
    """[1.06.3] What a promise leaves of a redistribution: the talents it needs come to lie with senators, with one of them or
    with all together, and are not given away. What a faction does not have it need not lay anywhere."""
    seat, said = clause.by, poll.chain(clause.by)
    settled: list[int] = []  # what was said of senators so far
    others: list[int] = []  # what those have of whom nothing was said
    pending = poll.pending(said)
    for man in bits(earners(game, seat)):
        wanted = poll.wanted(said, man)
        if wanted >= 0:
            settled.append(wanted)
        elif pending != SENATOR + man:
            others.append(game.talents[man])
    total = poll.spare(game, seat) + sum(settled) + sum(others)
    if pending and verb(pending) == SENATOR:
        total += game.talents[argument(pending)]
        left = total - sum(settled)
        return [
            choice
            for choice in menu
            if total < need or lies([*settled, argument(choice), left - argument(choice) if others else 0], together) >= need
        ]
    if total < need:
        return menu
    if pending and verb(pending) == FACTION:
        return [choice for choice in menu if argument(choice) <= total - need]
    done = lies([*settled, *others], together) >= need or not (settled or others)
    return [choice for choice in menu if (choice != DONE or done) and (choice != GIVE or total > need)]


def reopen(game: Republic, seat: int) -> None:
    """Who has finished his redistribution, or has half said something in it, says it once more."""
    for frame in game.stack:
        if isinstance(frame, Redistribution) and seat in frame.asked:
            said = frame.chain(seat)
            if len(said) % 2:
                said.pop()


register(Pay())
register(Contribute())
