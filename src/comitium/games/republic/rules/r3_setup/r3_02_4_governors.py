"""[3.02.4] [3.03.4] The governors of the provinces that Rome has already when a later scenario begins."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.tables import TERM
from comitium.games.republic.choices import NUMBER, SENATOR
from comitium.games.republic.events.setup import GovernorPosted
from comitium.games.republic.rules.common.people import leave
from comitium.games.republic.state.numbers import GOVERNED, GOVERNING, NOBODY, SENATORS, bits
from comitium.games.republic.state.republic import Republic

NOT_YOURS: Final = Reason("3.02.4", "republic-setup-refuse-not-yours", "senator")
IN_OFFICE: Final = Reason("3.02.4", "republic-setup-refuse-in-office", "senator")
GOVERNS: Final = Reason("3.02.4", "republic-setup-refuse-governs", "senator")
NO_TERM: Final = Reason("3.02.4", "republic-setup-refuse-term")


class PostGovernor(Question[Republic]):
    """[3.02.4] A faction names the governor of the province it was dealt, then the years of his term."""

    def __init__(self, seat: int, province: int, senator: int) -> None:
        super().__init__(seat)
        self.province = province
        self.senator = senator

    def why_not_post(self, game: Republic, senator: int) -> Reason | None:
        """[A-42] One of his own senators, in Rome, who holds no office and governs nothing yet."""
        if game.faction[senator] != self.seat:
            return NOT_YOURS
        if game.office_of(senator) >= 0:
            return IN_OFFICE
        return None if game.in_rome(senator) else GOVERNS

    def legal(self, game: Republic, seat: int) -> list[int]:
        if self.senator >= 0:
            return [NUMBER + years for years in range(1, TERM + 1)]
        able = bits(game.members[self.seat])
        return [SENATOR + senator for senator in able if self.why_not_post(game, senator) is None]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if self.senator < 0:
            self.senator = choice - SENATOR
            return
        game.pop()
        years = choice - NUMBER
        game.province[self.province] = GOVERNED
        game.governor[self.province] = self.senator
        game.dial[self.province] = years
        leave(game, self.senator, GOVERNING + self.province)
        if game.has_listener:
            game.tell(GovernorPosted("3.02.4", self.senator, self.province, years), EVERYBODY)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if self.senator >= 0:
            return NO_TERM if choice >= NUMBER else None
        return self.why_not_post(game, choice - SENATOR) if SENATOR <= choice < SENATOR + SENATORS else None

    def allows_asides(self, game: Republic, seat: int) -> bool:
        """[A-46] Setup is no phase."""
        return False

    def redraw(self, world: Republic, seat: int, dice: Any) -> None:
        """A governor is named with his term, not before."""
        if seat != self.seat:
            self.senator = NOBODY

    def rule(self, game: Republic, seat: int) -> str:
        return "3.02.4"

    def ask(self, game: Republic, seat: int) -> Phrase:
        if self.senator < 0:
            return Phrase("republic-setup-ask-governor", {"province": names.province(self.province)})
        return Phrase(
            "republic-setup-ask-term", {"senator": names.senator(self.senator), "province": names.province(self.province)}
        )

    def is_sound(self, game: Republic) -> bool:
        return self.senator == NOBODY or self.why_not_post(game, self.senator) is None
