"""[4.02.2] [B-64] The Rhodian Alliance: kept, unless players who govern without a neutral decline it in its first turn."""

from __future__ import annotations

from typing import Final

from comitium.core.errors import Reason
from comitium.core.messages import Phrase
from comitium.games.republic.choices import NO, YES
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import FactionQuestion
from comitium.games.republic.rules.r1_09_senate.r1_09_9_closing import decline_alliance, is_new
from comitium.games.republic.state.republic import RHODIAN_FLEETS, Republic

RULE: Final = "1.07.21"
KEEP_OR_DECLINE: Final = Reason(RULE, "republic-soloplan-refuse-rhodes")


class KeepRhodians(FactionQuestion):
    """[1.07.21] Whether the fleets of the Rhodians are kept, before anything is raised."""

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [YES, NO]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        if choice == NO:
            decline_alliance(game)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return KEEP_OR_DECLINE

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-soloplan-ask-rhodes", {"fleets": game.marks[RHODIAN_FLEETS]})

    def is_sound(self, game: Republic) -> bool:
        return is_new(game) and not game.is_neutral(self.seat)


def ask_about_rhodes(game: Republic, seat: int) -> None:
    if is_new(game):
        game.push(KeepRhodians(seat))
