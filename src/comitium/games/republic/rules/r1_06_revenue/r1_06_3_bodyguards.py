"""[1.07.35] [A-47] Open Bodyguard: played in the Revenue Phase after redistribution, and paid in every one that follows."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.core.poll import SecretPoll
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import OPEN_BODYGUARD
from comitium.games.republic.catalogue.intrigue import GUARD_POPULARITY, GUARD_TALENTS
from comitium.games.republic.choices import NO, PASS, SENATOR, YES
from comitium.games.republic.events.revenue import BodyguardHired, BodyguardLeft, BodyguardPaid
from comitium.games.republic.rules.common.hands import has, held, lay_down, may_hold
from comitium.games.republic.rules.common.people import gain_popularity
from comitium.games.republic.rules.common.ranks import in_order
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import drop_bodyguards
from comitium.games.republic.state.numbers import SENATORS, bits
from comitium.games.republic.state.republic import Republic

RULE: Final = "1.07.35"
NOT_HELD: Final = Reason(RULE, "republic-revenue-refuse-no-bodyguard")
NOT_IN_ROME: Final = Reason(RULE, "republic-revenue-refuse-guard-rome", "senator")
NO_TALENT: Final = Reason(RULE, "republic-revenue-refuse-guard-talent", "senator")
GUARDED: Final = Reason(RULE, "republic-revenue-refuse-guarded", "senator")


def can_pay(game: Republic, senator: int) -> bool:
    """[A-47] He has the talent, and it is not frozen."""
    free = game.faction[senator] >= 0 and not game.rebels >> senator & 1 and not game.is_captive(senator)
    return free and game.talents[senator] >= GUARD_TALENTS


def charge(game: Republic, senator: int) -> None:
    """A talent, and the people dislike it."""
    game.talents[senator] -= GUARD_TALENTS
    if game.has_listener:
        game.tell(BodyguardPaid(RULE, senator, GUARD_TALENTS), EVERYBODY)
    gain_popularity(game, senator, GUARD_POPULARITY, RULE)


def dismiss(game: Republic, senator: int) -> None:
    drop_bodyguards(game, senator)
    if game.has_listener:
        game.tell(BodyguardLeft(RULE, senator), EVERYBODY)


def keep_bodyguards(game: Republic) -> None:
    """[R3b] Who is guarded already pays or loses the card; he who cannot pay is not asked."""
    guarded = [game.guards[place] for place in range(0, len(game.guards), 2)]
    for senator in guarded:
        if can_pay(game, senator):
            game.push(KeepBodyguard(game.faction[senator], senator))
        else:
            dismiss(game, senator)


def ask_bodyguards(game: Republic) -> None:
    """[R3b] Everybody who may hold the card as far as the table knows."""
    asked = [seat for seat in in_order(game) if may_hold(game, seat, OPEN_BODYGUARD)]
    if asked:
        game.push(HireBodyguard(asked, [[] for _ in asked]))


class KeepBodyguard(Question[Republic]):
    """[A-47] A year's pay for the guards, or they go."""

    def __init__(self, seat: int, senator: int) -> None:
        super().__init__(seat)
        self.senator = senator

    def run(self, game: Republic) -> bool:
        if self.senator in game.guards[::2] and can_pay(game, self.senator):
            return True
        game.pop()
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [YES, NO]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        if choice == YES:
            charge(game, self.senator)
        else:
            dismiss(game, self.senator)

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-revenue-ask-keep-guard", {"senator": names.senator(self.senator)})

    def is_sound(self, game: Republic) -> bool:
        return self.senator in game.guards[::2] and game.faction[self.senator] == self.seat


class HireBodyguard(SecretPoll[Republic]):
    """[A-47] Play Open Bodyguard on a senator of one's own in Rome who has a talent for it."""

    def why_not_hire(self, game: Republic, seat: int, senator: int) -> Reason | None:
        if not has(game, seat, OPEN_BODYGUARD):
            return NOT_HELD
        if not game.here(seat) >> senator & 1:
            return NOT_IN_ROME
        if senator in game.guards[::2]:
            return GUARDED
        return None if game.talents[senator] >= GUARD_TALENTS else NO_TALENT

    def legal(self, game: Republic, seat: int) -> list[int]:
        able = bits(game.here(seat)) if has(game, seat, OPEN_BODYGUARD) else []
        return [PASS, *[SENATOR + senator for senator in able if self.why_not_hire(game, seat, senator) is None]]

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return self.why_not_hire(game, seat, choice - SENATOR) if SENATOR <= choice < SENATOR + SENATORS else None

    def open(self, game: Republic) -> None:
        game.reveals += 1  # that somebody has it, or nobody plays it
        for place in range(len(self.asked)):
            choice = self.said[place][0]
            if choice != PASS:
                self.hire(game, self.asked[place], choice - SENATOR)

    def hire(self, game: Republic, seat: int, senator: int) -> None:
        card = held(game, seat, OPEN_BODYGUARD)[0]
        lay_down(game, seat, card)
        game.guards.extend([senator, card])
        if game.has_listener:
            game.tell(BodyguardHired(RULE, seat, senator), EVERYBODY)
        charge(game, senator)

    def on_aside(self, game: Republic) -> None:
        """A card may have changed hands: all are asked anew, or being asked would tell."""
        for place in range(len(self.asked)):
            self.said[place] = []

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-revenue-ask-hire-guard")
