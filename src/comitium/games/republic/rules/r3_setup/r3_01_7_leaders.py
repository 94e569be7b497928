"""[3.01.7] The first leaders of the factions."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.republic.choices import SENATOR
from comitium.games.republic.events.setup import LeaderNamed
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic

NOT_YOURS: Final = Reason("3.01.7", "republic-setup-refuse-not-yours", "senator")


class NameLeader(Question[Republic]):
    """[3.01.7] A faction puts its leader's marker on one of its senators."""

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [SENATOR + senator for senator in bits(game.members[self.seat])]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        game.leader[self.seat] = choice - SENATOR
        if game.has_listener:
            game.tell(LeaderNamed("3.01.7", self.seat, choice - SENATOR), EVERYBODY)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NOT_YOURS if SENATOR <= choice < SENATOR + len(game.where) else None

    def allows_asides(self, game: Republic, seat: int) -> bool:
        """[A-46] Setup is no phase: nothing is played unasked."""
        return False

    def rule(self, game: Republic, seat: int) -> str:
        return "3.01.7"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-setup-ask-leader")
