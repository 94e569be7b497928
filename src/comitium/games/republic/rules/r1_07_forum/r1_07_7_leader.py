"""[1.07.7] A faction may name another leader."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.choices import PASS, SENATOR, argument, verb
from comitium.games.republic.events.forum import LeaderNamed
from comitium.games.republic.state.numbers import SENATORS, bits
from comitium.games.republic.state.republic import Republic

RULE: Final = "1.07.7"
NOT_A_SENATOR: Final = Reason(RULE, "republic-forum-refuse-leader")
NOT_OWN: Final = Reason(RULE, "republic-forum-refuse-leader-own", "senator")
LEADS_ALREADY: Final = Reason(RULE, "republic-forum-refuse-leader-same", "senator")


class ChangeLeader(Question[Republic]):
    """[1.07.7] F1.6: all stays as it is, or any other senator of the faction leads it, captives and rebels included."""

    def why_not_name(self, game: Republic, senator: int) -> Reason | None:
        if senator >= SENATORS or not game.members[self.seat] >> senator & 1:
            return NOT_OWN
        return LEADS_ALREADY if game.leader[self.seat] == senator else None

    def legal(self, game: Republic, seat: int) -> list[int]:
        able = bits(game.members[seat])
        return [PASS, *[SENATOR + senator for senator in able if self.why_not_name(game, senator) is None]]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        if choice != PASS:
            game.leader[seat] = argument(choice)
            if game.has_listener:
                game.tell(LeaderNamed(RULE, seat, argument(choice)), EVERYBODY)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return self.why_not_name(game, argument(choice)) if verb(choice) == SENATOR else NOT_A_SENATOR

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        leader = game.leader[self.seat]
        if leader < 0:
            return Phrase("republic-forum-ask-first-leader")
        return Phrase("republic-forum-ask-leader", {"senator": names.SPEAKERS["senator"](leader)})
