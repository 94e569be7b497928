"""[1.06.2] [1.11.33] The upkeep of the rebel's legions, before anything is redistributed."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.tables import REBEL_UPKEEP
from comitium.games.republic.choices import LEGIONS, TALENTS, VETERAN, verb
from comitium.games.republic.events.revenue import LegionsReleased, RebelPaid, RebelPaidFromBox
from comitium.games.republic.rules.common.rebel_governors import REBEL_GOVERNORS
from comitium.games.republic.rules.common.units import lowest_legions, move_legions, veterans_of
from comitium.games.republic.state.numbers import ACTIVE, FORCE, bits, count
from comitium.games.republic.state.republic import RELEASED, Republic

RULE: Final = "1.11.33"
NOT_OWED: Final = Reason(RULE, "republic-revenue-refuse-not-owed")
NOT_UNPAID: Final = Reason(RULE, "republic-revenue-refuse-not-unpaid")


def unsworn(game: Republic) -> int:
    """[1.11.33] The rebel's legions that cost upkeep: all but the veterans sworn to him or to a partisan."""
    return game.legions[FORCE + game.rebel] & ~(veterans_of(game, game.rebels) & game.veterans)


def ask_upkeep(game: Republic) -> None:
    """[R2] If there is anything to pay. [2.03.6] With rebel governors the bill is another one."""
    if game.rules.rebel_governors:
        REBEL_GOVERNORS[0].ask_upkeep(game)
    elif game.rebel >= 0 and unsworn(game):
        game.push(PayRebels(game.faction[game.rebel], 0, []))


class PayRebels(Question[Republic]):
    """[1.11.33] [C-32] He pays as many legions as all his purses allow: first which ones are released, if they do not reach
    for all, then how much each rebel pays; his faction's treasury pays the rest."""

    def __init__(self, seat: int, released: int, paid: list[int]) -> None:
        super().__init__(seat)
        self.released = released  # the legions that leave him
        self.paid = paid  # by the rebels in the order of their numbers, as far as they were asked

    # -- what is to be paid, and by whom

    def money(self, game: Republic) -> int:
        """All that he can reach: the rebels' own, and the treasury of the faction as it lies before redistribution."""
        found = game.box[self.seat]
        for senator in bits(game.rebels):
            found += game.talents[senator]
        return found

    def unpaid(self, game: Republic) -> int:
        """How many legions have to be released in all."""
        legions = count(unsworn(game))
        return max(0, legions - self.money(game) // REBEL_UPKEEP)

    def cost(self, game: Republic) -> int:
        return REBEL_UPKEEP * (count(unsworn(game)) - self.unpaid(game))

    def least(self, game: Republic) -> int:
        """What the next rebel must pay, because all purses after his hold no more."""
        left = self.cost(game) - sum(self.paid)
        after = game.box[self.seat]
        for senator in bits(game.rebels)[len(self.paid) + 1 :]:
            after += game.talents[senator]
        return max(0, left - after)

    def most(self, game: Republic) -> int:
        left = self.cost(game) - sum(self.paid)
        return min(left, game.talents[bits(game.rebels)[len(self.paid)]])

    def ordinary(self, game: Republic) -> int:
        return unsworn(game) & ~game.veterans & ~self.released

    # -- the question

    def run(self, game: Republic) -> bool:
        """Whatever leaves no choice is not asked."""
        if game.rebel < 0 or not unsworn(game):
            game.pop()
            return False
        left = self.unpaid(game) - count(self.released)
        if left > 0:
            able = unsworn(game) & ~self.released
            if able & game.veterans and left < count(able):
                return True
            self.released |= able if left == count(able) else lowest_legions(able, left)
        while len(self.paid) < count(game.rebels):
            if self.least(game) < self.most(game):
                return True
            self.paid.append(self.most(game))
        game.pop()
        self.settle(game)
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        left = self.unpaid(game) - count(self.released)
        if left > 0:
            found = [LEGIONS + left] if count(self.ordinary(game)) >= left else []
            return found + [VETERAN + legion for legion in bits(unsworn(game) & game.veterans & ~self.released)]
        return list(range(TALENTS + self.least(game), TALENTS + self.most(game) + 1))

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if verb(choice) == LEGIONS:
            self.released |= lowest_legions(self.ordinary(game), choice - LEGIONS)
        elif verb(choice) == VETERAN:
            self.released |= 1 << choice - VETERAN
        else:
            self.paid.append(choice - TALENTS)

    def settle(self, game: Republic) -> None:
        """[1.11.33] The money goes to the bank, what is released to the Active Forces at once."""
        self.pay(game, RULE)
        move_legions(game, self.released, FORCE + game.rebel, ACTIVE)
        game.marks[RELEASED] |= self.released
        if self.released and game.has_listener:
            game.tell(LegionsReleased(RULE, game.rebel, count(self.released)), EVERYBODY)

    def pay(self, game: Republic, rule: str) -> None:
        """[1.11.33] Each rebel what was said, the treasury of the faction the rest."""
        rest = self.cost(game) - sum(self.paid)
        for place, senator in enumerate(bits(game.rebels)):
            game.talents[senator] -= self.paid[place]
            if self.paid[place] and game.has_listener:
                game.tell(RebelPaid(rule, senator, self.paid[place]), EVERYBODY)
        game.box[self.seat] -= rest
        if rest and game.has_listener:
            game.tell(RebelPaidFromBox(rule, self.seat, rest), EVERYBODY)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if verb(choice) in (LEGIONS, VETERAN):
            return NOT_UNPAID
        return NOT_OWED if verb(choice) == TALENTS else None

    def on_aside(self, game: Republic) -> None:
        """A ransom was paid out of the treasury: reckon anew."""
        self.released = 0
        self.paid = []

    def redraw(self, world: Republic, seat: int, dice: Any) -> None:
        """Half an answer is nobody else's business, and the treasury it was reckoned with is imagined; a neutral has no
        secrets (4.01.1)."""
        if seat != self.seat and not world.is_neutral(self.seat):
            self.on_aside(world)

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        left = self.unpaid(game) - count(self.released)
        if left > 0:
            return Phrase("republic-revenue-ask-release", {"amount": left})
        payer = bits(game.rebels)[len(self.paid)]
        return Phrase(
            "republic-revenue-ask-upkeep",
            {"senator": names.senator(payer), "amount": self.cost(game), "amount2": self.cost(game) - sum(self.paid)},
        )

    def is_sound(self, game: Republic) -> bool:
        return (
            game.rebel >= 0
            and game.faction[game.rebel] == self.seat
            and self.released & ~unsworn(game) == 0
            and len(self.paid) <= count(game.rebels)
        )
