"""[1.10.1] In which order wars are fought, and forces on one war. Who was sent earlier fights earlier (C-1); who was sent by
the same proposal agrees with the others, or throws two dice."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Script, Step
from comitium.core.messages import Phrase
from comitium.core.poll import SecretPoll
from comitium.games.republic.choices import SENATOR, SPAN, verb
from comitium.games.republic.events.combat import BattlesOrdered, OrderRolled
from comitium.games.republic.rules.r1_10_combat.commanders import is_fought, on_war, war_of
from comitium.games.republic.state.numbers import ALL_WARS, AT_WAR, CAPTIVE, SENATORS, bits
from comitium.games.republic.state.republic import Republic

DISPATCH: Final = 0  # what commanders are ordered by
TOGETHER: Final = 1
NOT_TIED: Final = Reason("1.10.1", "republic-combat-refuse-not-tied", "senator")


def last_sent(game: Republic, commanders: int) -> int:
    """[C-1] Of some commanders the one who was sent last; of several the lowest number."""
    best = -1
    for senator in bits(commanders):
        if best < 0 or game.dispatch[senator] > game.dispatch[best]:
            best = senator
    return best


def fought_over(game: Republic) -> list[int]:
    """[C-1] For each war with a Senate force on it the commander who was sent there last, sorted by that."""
    found: list[int] = []
    for war in range(ALL_WARS):
        if is_fought(game, war):
            commanders = on_war(game, war)
            if commanders:
                found.append(last_sent(game, commanders))
    return by_dispatch(game, found)


def by_dispatch(game: Republic, senators: list[int]) -> list[int]:
    """Sorted by when they were sent, then by number."""
    keys = sorted([game.dispatch[senator] * SPAN + senator for senator in senators])
    return [key % SPAN for key in keys]


class Order(Script[Republic]):
    """[1.10.1] Puts commanders into an order: `left` are still to be placed, sorted; `made` are placed, for the frame below.
    Wars are ordered by when commanders were sent, forces on one war are all together."""

    def __init__(self, at: int, by: int, left: list[int], made: list[int]) -> None:
        super().__init__(at)
        self.by = by
        self.left = left
        self.made = made

    def steps(self) -> list[Step]:
        return ORDER

    def is_sound(self, game: Republic) -> bool:
        return are_commanders(game, [*self.left, *self.made]) and DISPATCH <= self.by <= TOGETHER


def place_next(game: Republic, order: Order) -> None:
    """[1.10.1] The earliest of those that are left; of several sent together the owners are asked who shall be first."""
    if not order.left:
        return
    tied = same_dispatch(game, order.left) if order.by == DISPATCH else order.left[:]
    if len(tied) == 1:
        take(order, tied[0])
    else:
        seats = sorted({game.faction[senator] for senator in tied})
        game.push(WhoFirst(seats, [[] for _ in seats], tied))
    order.again()


def hand_over(game: Republic, order: Order) -> None:
    """The order is made: the frame below is told."""
    game.pop()
    below = game.stack[-1]
    assert isinstance(below, Ordered)
    below.queue = order.made


ORDER: Final[list[Step]] = [place_next, hand_over]


class Ordered(Script[Republic]):
    """A script with a queue of commanders."""

    def __init__(self, at: int, queue: list[int] | None = None) -> None:
        super().__init__(at)
        self.queue: list[int] = queue if queue is not None else []


def are_commanders(game: Republic, senators: list[int]) -> bool:
    """Whether all of them stand at a war."""
    for senator in senators:
        if not 0 <= senator < SENATORS or not AT_WAR <= game.where[senator] < CAPTIVE or game.faction[senator] < 0:
            return False
    return True


def same_dispatch(game: Republic, senators: list[int]) -> list[int]:
    """Those at the head of a sorted list who were sent together."""
    first = game.dispatch[senators[0]]
    return [senator for senator in senators if game.dispatch[senator] == first]


def take(order: Order, senator: int) -> None:
    order.left.remove(senator)
    order.made.append(senator)


class WhoFirst(SecretPoll[Republic]):
    """[1.10.1] Who of those sent together fights first? All must name the same, otherwise the dice make the whole order."""

    def __init__(self, asked: list[int], said: list[list[int]], tied: list[int]) -> None:
        super().__init__(asked, said)
        self.tied = tied

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [SENATOR + senator for senator in sorted(self.tied)]

    def open(self, game: Republic) -> None:
        order = game.stack[-1]
        assert isinstance(order, Order)
        first = self.said[0][0]
        for chain in self.said:
            if chain[0] != first:
                for senator in thrown(game, self.tied):
                    take(order, senator)
                return
        take(order, first % SPAN)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NOT_TIED if verb(choice) == SENATOR else None

    def rule(self, game: Republic, seat: int) -> str:
        return "1.10.1"

    def ask(self, game: Republic, seat: int) -> Phrase:
        people = [one for one in self.asked if not game.is_neutral(one)]
        voices = "several" if len(people) > 1 else "neutrals" if game.rules.neutrals else "alone"
        return Phrase("republic-combat-ask-first", {"voices": voices})

    def is_sound(self, game: Republic) -> bool:
        return len(self.tied) > 1 and are_commanders(game, self.tied)


def thrown(game: Republic, senators: list[int]) -> list[int]:
    """[1.10.1] [1.04.8] Two dice for each, high goes first; equal throws are repeated among themselves."""
    rolls: list[int] = []
    for senator in senators:
        rolls.append(game.two_dice())
        if game.has_listener:
            game.tell(OrderRolled("1.10.1", senator, rolls[-1]), EVERYBODY)
    made: list[int] = []
    for roll in range(12, 1, -1):
        equal = [senators[place] for place in range(len(senators)) if rolls[place] == roll]
        made.extend(equal if len(equal) < 2 else thrown(game, equal))
    return made


def announce(game: Republic, queue: list[int]) -> None:
    """The order of the wars is known."""
    if queue and game.has_listener:
        game.tell(BattlesOrdered("1.10.1", tuple([war_of(game, senator) for senator in queue])), EVERYBODY)
