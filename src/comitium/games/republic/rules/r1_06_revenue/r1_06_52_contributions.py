"""[1.06.52] Contributions: senators give to the State, for influence or for Rome."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Frame
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.tables import contribution_influence
from comitium.games.republic.choices import PASS, SENATOR, SPAN, TALENTS, verb
from comitium.games.republic.events.revenue import ContributionMade, DebtsShown
from comitium.games.republic.rules.common.people import gain_influence
from comitium.games.republic.rules.common.ranks import in_order
from comitium.games.republic.rules.common.treasury import earn
from comitium.games.republic.rules.r1_06_revenue.r1_06_11_income import earners
from comitium.games.republic.rules.r1_06_revenue.r1_06_53_debts import bill
from comitium.games.republic.state.numbers import NOBODY, SENATORS, bits
from comitium.games.republic.state.republic import Republic

RULE: Final = "1.06.52"
NOT_FREE: Final = Reason(RULE, "republic-revenue-refuse-not-free", "senator")
GIVEN: Final = Reason(RULE, "republic-revenue-refuse-given", "senator")
PENNILESS: Final = Reason(RULE, "republic-revenue-refuse-penniless", "senator")
NOT_HIS: Final = Reason("1.06.31", "republic-revenue-refuse-not-his", "amount")


def ask_contributions(game: Republic) -> None:
    """[R5c] With the debts on the table."""
    if game.has_listener:
        game.tell(DebtsShown("1.06.53", bill(game), game.treasury), EVERYBODY)
    order = in_order(game)
    if not game.rules.neutrals:
        game.push(Contributions(order, 0, 0, 0, NOBODY))
        return
    players = [seat for seat in order if not game.is_neutral(seat)]  # 4.03.4: neutrals only match what these have given
    neutrals = [seat for seat in order if game.is_neutral(seat)]
    game.push(Contributions([*players, *neutrals], 0, 0, 0, NOBODY, [0] * game.rules.seats))


class Contributions(Frame[Republic]):
    """[1.06.52] [A-18] From the HRAO's faction clockwise, round after round, until one goes by in which nobody gives. A
    senator gives once. Where nobody has anything to give, nobody is asked; nor is who has passed, until another gives."""

    def __init__(self, order: list[int], at: int, given: int, gifts: int, senator: int,
                 sums: list[int] | None = None, passed: int = 0) -> None:  # fmt: skip
        self.order = order
        self.at = at  # whose turn it is
        self.given = given  # senators who have given
        self.gifts = gifts  # of this round
        self.senator = senator  # who gives, if only the amount is missing
        self.sums = sums if sums is not None else []  # [4.03.4] by seat: what a faction has given, if neutrals play
        self.passed = passed  # seats that gave no more, since when nobody else has given

    def subject(self, game: Republic, seat: int) -> list[int]:
        """Written out: a learner reads it at every step."""
        return [self.given, self.gifts, self.senator, self.passed, *self.order, *self.sums]

    def able(self, game: Republic, seat: int) -> int:
        """A faction's senators who may still give something."""
        found = 0
        for senator in bits(earners(game, seat) & ~self.given):
            if game.talents[senator] > 0:
                found |= 1 << senator
        return found

    def run(self, game: Republic) -> bool:
        while self.at < len(self.order):
            seat = self.order[self.at]
            if self.able(game, seat) and not self.passed >> seat & 1:
                return True
            self.at += 1
            self.senator = NOBODY
        if self.gifts:
            self.at = 0
            self.gifts = 0
        else:
            game.pop()
        return False

    def actors(self, game: Republic) -> list[int]:
        return [self.order[self.at]]

    def why_not_give(self, game: Republic, seat: int, senator: int) -> Reason | None:
        if not earners(game, seat) >> senator & 1:
            return NOT_FREE
        if self.given >> senator & 1:
            return GIVEN
        return None if game.talents[senator] else PENNILESS

    def legal(self, game: Republic, seat: int) -> list[int]:
        if self.senator >= 0:
            most = min(game.talents[self.senator], SPAN - 1)
            return [PASS, *range(TALENTS + 1, TALENTS + most + 1)]
        return [PASS, *[SENATOR + senator for senator in bits(self.able(game, seat))]]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if self.senator >= 0:
            if choice != PASS:
                self.give(game, self.senator, choice - TALENTS)
            self.senator = NOBODY
        elif choice == PASS:
            self.at += 1
            if game.rules.asked_after_news:
                self.passed |= 1 << seat
        else:
            self.senator = choice - SENATOR

    def give(self, game: Republic, senator: int, talents: int) -> None:
        """[1.06.52] Ten, twenty-five or fifty talents bring influence; what is above earns nothing."""
        self.given |= 1 << senator
        self.gifts += 1
        self.passed &= 1 << game.faction[senator]
        if self.sums:
            self.sums[game.faction[senator]] += talents
        game.talents[senator] -= talents
        if game.has_listener:
            game.tell(ContributionMade(RULE, senator, talents), EVERYBODY)
        earn(game, talents, RULE)
        gain_influence(game, senator, contribution_influence(talents), RULE)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if self.senator >= 0:
            return NOT_HIS if verb(choice) == TALENTS else None
        if verb(choice) == SENATOR and choice - SENATOR < SENATORS:
            return self.why_not_give(game, seat, choice - SENATOR)
        return None

    def wording(self, choice: int) -> Phrase | None:
        return Phrase("republic-revenue-act-give", {"amount": choice - TALENTS}) if verb(choice) == TALENTS else None

    def on_aside(self, game: Republic) -> None:
        self.senator = NOBODY

    def redraw(self, world: Republic, seat: int, dice: Any) -> None:
        """A giver is named with his gift, not before."""
        if seat != self.order[self.at]:
            self.senator = NOBODY

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        if self.senator >= 0:
            return Phrase("republic-revenue-ask-contribution-amount", {"senator": names.senator(self.senator)})
        owed = bill(game)
        numbers = {"amount": owed, "total": game.treasury, "short": max(0, owed - game.treasury)}
        return Phrase("republic-revenue-ask-contribution", {**numbers})

    def is_sound(self, game: Republic) -> bool:
        return 0 <= self.at < len(self.order) and (
            self.senator < 0 or self.able(game, self.order[self.at]) >> self.senator & 1 == 1
        )
