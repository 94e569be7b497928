"""[1.06.11] [1.06.12] What senators earn: as leaders or members of a faction, by knights and by concessions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.intrigue import (
    DROUGHT_MULTIPLIER,
    DROUGHT_POPULARITY,
    DROUGHT_STEP,
    INCOME,
    INCOME_PAID,
)
from comitium.games.republic.catalogue.senators import DOUBLES_INCOME
from comitium.games.republic.catalogue.tables import KNIGHT_INCOME, LEADER_INCOME, SENATOR_INCOME
from comitium.games.republic.catalogue.values import PAID_EACH_REVENUE
from comitium.games.republic.choices import NO, YES
from comitium.games.republic.events.revenue import GrainSold, IncomeEarned
from comitium.games.republic.rules.common.people import gain_popularity
from comitium.games.republic.rules.common.ranks import in_order
from comitium.games.republic.rules.common.treasury import receive
from comitium.games.republic.rules.common.wars import droughts
from comitium.games.republic.state.numbers import CONCESSIONS, bits
from comitium.games.republic.state.republic import Republic

NO_DROUGHT: Final = Reason("1.06.12", "republic-revenue-refuse-no-drought", "concession")

OTHER_INCOMES: Final[list[Callable[[Republic], None]]] = []  # [2.01.6] what comes with the income of senators


def earners(game: Republic, seat: int) -> int:
    """[1.06.1] A faction's senators who have an income: rebels and captives have none."""
    return game.members[seat] & ~game.rebels & ~game.captives(seat)


def earn_income(game: Republic) -> None:
    """[R1a] Everybody's income. Grain in a drought waits for its holder's word [R1b], and comes first of all questions."""
    drought = droughts(game)
    waiting: list[SellGrain] = []
    for seat in in_order(game):
        for senator in bits(earners(game, seat)):
            base = base_income(game, seat, senator)
            knights = KNIGHT_INCOME * game.knights[senator]
            rights = 0
            for concession in range(CONCESSIONS):
                if game.holder[concession] == senator and INCOME_PAID[concession] == PAID_EACH_REVENUE:
                    game.exposed |= 1 << concession
                    if drought and DROUGHT_MULTIPLIER[concession] > 1:
                        waiting.append(SellGrain(seat, concession))
                    else:
                        rights += concession_income(senator, concession)
            receive(game, senator, base + knights + rights)
            if game.has_listener:
                game.tell(IncomeEarned("1.06.1", senator, base, knights, rights, base + knights + rights), EVERYBODY)
    for other in OTHER_INCOMES:
        other(game)
    waiting.reverse()
    for question in waiting:
        game.push(question)


def base_income(game: Republic, seat: int, senator: int) -> int:
    """[1.06.11] Three for a leader, one for anybody else, twice as much for Crassus."""
    base = LEADER_INCOME if game.leader[seat] == senator else SENATOR_INCOME
    return 2 * base if DOUBLES_INCOME[senator] else base


def concession_income(senator: int, concession: int) -> int:
    """[1.06.12] What is printed, twice as much for Crassus."""
    return 2 * INCOME[concession] if DOUBLES_INCOME[senator] else INCOME[concession]


class SellGrain(Question[Republic]):
    """[1.06.12] [R1b] While there is drought, whether the holder of a grain concession makes money of it and enemies."""

    def __init__(self, seat: int, concession: int) -> None:
        super().__init__(seat)
        self.concession = concession

    def run(self, game: Republic) -> bool:
        holder = game.holder[self.concession]
        if holder >= 0 and game.faction[holder] == self.seat:
            return True
        game.pop()
        return False

    def factor(self, game: Republic) -> int:
        """By how much the income is multiplied: one more than there are droughts."""
        return DROUGHT_MULTIPLIER[self.concession] + DROUGHT_STEP[self.concession] * (droughts(game) - 1)

    def cost(self, game: Republic) -> int:
        """The popularity it costs, below 0."""
        return DROUGHT_POPULARITY[self.concession] - DROUGHT_STEP[self.concession] * (droughts(game) - 1)

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [YES, NO] if droughts(game) else [NO]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        senator = game.holder[self.concession]
        income = concession_income(senator, self.concession)
        if choice == YES:
            income *= self.factor(game)
        receive(game, senator, income)
        if game.has_listener:
            game.tell(GrainSold("1.06.12", senator, self.concession, income), EVERYBODY)
        if choice == YES:
            gain_popularity(game, senator, self.cost(game), "1.06.12")

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NO_DROUGHT if choice == YES else None

    def rule(self, game: Republic, seat: int) -> str:
        return "1.06.12"

    def ask(self, game: Republic, seat: int) -> Phrase:
        senator = game.holder[self.concession]
        income = concession_income(senator, self.concession)
        return Phrase(
            "republic-revenue-ask-grain",
            {
                "senator": names.senator(senator),
                "concession": names.concession(self.concession),
                "amount": income,
                "amount2": income * self.factor(game),
                "popularity": -self.cost(game),
            },
        )

    def is_sound(self, game: Republic) -> bool:
        holder = game.holder[self.concession]
        return holder >= 0 and game.faction[holder] == self.seat and droughts(game) > 0
