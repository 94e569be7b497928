"""[1.06.13] Provincial spoils: what governors take, and what it costs the State."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.events import PROVINCE_SPOILS
from comitium.games.republic.catalogue.ids import TRIAL_OF_VERRES
from comitium.games.republic.catalogue.provinces import SPOILS_BONUS, SPOILS_DICE
from comitium.games.republic.choices import NO, YES
from comitium.games.republic.events.revenue import SpoilsDeclined, SpoilsTaken
from comitium.games.republic.rules.common.provinces import is_governed, side
from comitium.games.republic.rules.common.ranks import in_order
from comitium.games.republic.rules.common.treasury import receive
from comitium.games.republic.rules.r1_06_revenue.r1_06_0_events import face
from comitium.games.republic.state.numbers import PROVINCES
from comitium.games.republic.state.republic import OWED, Republic


def may_plunder(game: Republic, seat: int, province: int) -> bool:
    """[1.06.13] Its governor belongs to this faction, and is neither rebel nor captive."""
    governor = game.governor[province]
    if governor < 0 or game.faction[governor] != seat or not is_governed(game, province):
        return False
    return not game.is_captive(governor)


def ask_spoils(game: Republic, barred: int) -> None:
    """[R1c] Every governor, but for provinces that were overrun or are in disorder."""
    waiting: list[TakeSpoils] = []
    for seat in in_order(game):
        for province in range(PROVINCES):
            if not barred >> province & 1 and may_plunder(game, seat, province):
                waiting.append(TakeSpoils(seat, province))
    waiting.reverse()
    for question in waiting:
        game.push(question)


def throw(game: Republic, dice: int) -> int:
    """So many dice; they count against him if the card has less than none."""
    total = 0
    for _ in range(abs(dice)):
        total += game.die()
    return total if dice >= 0 else -total


class TakeSpoils(Question[Republic]):
    """[1.06.13] Before the dice are thrown: whether a governor plunders his province. One choice a province (1.13.1)."""

    def __init__(self, seat: int, province: int) -> None:
        super().__init__(seat)
        self.province = province

    def run(self, game: Republic) -> bool:
        if may_plunder(game, self.seat, self.province):
            return True
        game.pop()
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [YES, NO]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        governor = game.governor[self.province]
        if choice == YES:
            take_spoils(game, governor, self.province)
        elif game.has_listener:
            game.tell(SpoilsDeclined("1.06.13", governor, self.province), EVERYBODY)

    def rule(self, game: Republic, seat: int) -> str:
        return "1.06.13"

    def ask(self, game: Republic, seat: int) -> Phrase:
        """[A-14] Verres' trial stands apart from what is thrown; it is in what is not."""
        place = side(game, self.province)
        dice = SPOILS_DICE[place]
        return Phrase(
            "republic-revenue-ask-spoils",
            {
                "senator": names.senator(game.governor[self.province]),
                "province": names.province(self.province),
                "dice": dice,
                "bonus": SPOILS_BONUS[place] - game.omens if dice else spoils_of(game, self.province, 0),
                "verres": PROVINCE_SPOILS[face(game, TRIAL_OF_VERRES)] if game.levels[TRIAL_OF_VERRES] else 0,
            },
        )

    def is_sound(self, game: Republic) -> bool:
        return may_plunder(game, self.seat, self.province)


def spoils_of(game: Republic, province: int, dice: int) -> int:
    """[1.06.13] [A-14] What these dice bring on its side: less the omens, less Verres' trial but not below nought by that."""
    total = dice + SPOILS_BONUS[side(game, province)] - game.omens
    if game.levels[TRIAL_OF_VERRES] and total > 0:
        total = max(0, total + PROVINCE_SPOILS[face(game, TRIAL_OF_VERRES)])
    return total


def take_spoils(game: Republic, governor: int, province: int) -> None:
    """[1.06.13] What the dice bring is his; a negative total is the State's loss. [1.13.1] A governor who rules by legate is
    marked by the province, and for this turn only."""
    game.looted |= 1 << province
    if not game.legates >> province & 1:
        game.corrupt |= 1 << governor
    dice = throw(game, SPOILS_DICE[side(game, province)])
    total = spoils_of(game, province, dice)
    receive(game, governor, max(0, total))
    game.marks[OWED] += max(0, -total)
    if game.has_listener:
        game.tell(SpoilsTaken("1.06.13", governor, province, dice, total - dice, total), EVERYBODY)
