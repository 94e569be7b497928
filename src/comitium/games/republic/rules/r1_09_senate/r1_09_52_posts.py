"""[1.09.52] Governors take their posts: the recalled come home, the elected leave, or [1.13.1] send a legate."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import VATINIAN_LAW
from comitium.games.republic.choices import NO, YES
from comitium.games.republic.events import business as events
from comitium.games.republic.rules.common.people import come_to_rome, leave
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import vacate
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import FactionQuestion
from comitium.games.republic.state.numbers import GOVERNED, GOVERNING
from comitium.games.republic.state.republic import Republic

TERM: Final = 3  # [1.09.51]
GO_OR_LEGATE: Final = Reason("1.13.1", "republic-business-refuse-legate")


def install(game: Republic, pairs: list[int]) -> None:
    """[1.09.5] [1.09.52] All at once: the old governors come home, the new ones leave."""
    for place in range(0, len(pairs), 2):
        recall(game, pairs[place])
    for place in range(0, len(pairs), 2):
        post(game, pairs[place], pairs[place + 1])


def recall(game: Republic, province: int) -> None:
    """[1.09.52] Back in Rome at once; [B-33] a captive stays captive, a legate's governor just loses the post."""
    governor = game.governor[province]
    if governor < 0:
        return
    there = game.where[governor] == GOVERNING + province
    vacate(game, province)
    if game.has_listener:
        game.tell(events.GovernorRecalled("1.09.52", governor, province), EVERYBODY)
    if there:
        come_to_rome(game, governor, "1.09.52")
        game.returned |= 1 << governor


def post(game: Republic, province: int, senator: int) -> None:
    """[1.09.51] Dial 3. [1.13.1] Under the Vatinian Law he goes or sends a legate; away from Rome he can only send one."""
    game.province[province] = GOVERNED
    game.governor[province] = senator
    game.dial[province] = TERM
    game.session.posted |= 1 << province
    if game.has_listener:
        game.tell(events.GovernorElected("1.09.5", senator, province), EVERYBODY)
    if not game.in_force(VATINIAN_LAW) or game.faction[senator] < 0:
        depart(game, province, senator)
    elif may_go(game, senator):
        game.push(GoOrLegate(game.faction[senator], senator, province))
    else:
        send_legate(game, province, senator)


def may_go(game: Republic, senator: int) -> bool:
    """[1.13.1] In Rome, whatever provinces he has by legate; an office holder as the option says, [C-45] no Pontifex Maximus
    who may hold no other office."""
    if not game.in_rome(senator) or game.is_bound_pontifex(senator):
        return False
    return game.rules.officials_may_go or game.office_of(senator) < 0


def depart(game: Republic, province: int, senator: int) -> None:
    leave(game, senator, GOVERNING + province)


def send_legate(game: Republic, province: int, senator: int) -> None:
    game.legates |= 1 << province
    if game.has_listener:
        game.tell(events.LegateSent("1.13.1", senator, province), EVERYBODY)


class GoOrLegate(FactionQuestion):
    """[1.13.1] The elected governor leaves for his province (YES), or sends a legate (NO)."""

    def __init__(self, seat: int, senator: int, province: int) -> None:
        super().__init__(seat)
        self.senator = senator
        self.province = province

    def run(self, game: Republic) -> bool:
        if game.in_rome(self.senator) and game.governor[self.province] == self.senator:
            return True
        game.pop()
        if game.governor[self.province] == self.senator:
            send_legate(game, self.province, self.senator)
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [YES, NO]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        if choice == YES:
            depart(game, self.province, self.senator)
        else:
            send_legate(game, self.province, self.senator)

    def allows_asides(self, game: Republic, seat: int) -> bool:
        """[B-16] Part of the enactment."""
        return False

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return GO_OR_LEGATE

    def rule(self, game: Republic, seat: int) -> str:
        return "1.13.1"

    def ask(self, game: Republic, seat: int) -> Phrase:
        args = {"senator": names.senator(self.senator), "province": names.province(self.province)}
        return Phrase("republic-business-ask-legate", {**args})
