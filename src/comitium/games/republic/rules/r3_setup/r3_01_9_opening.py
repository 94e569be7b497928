"""[3.01.9] The initial faction phase: statesmen and concessions from the first hands."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.cards import CARD_KIND
from comitium.games.republic.catalogue.ids import CONCESSION, STATESMAN
from comitium.games.republic.choices import CARD, DONE, SENATOR
from comitium.games.republic.rules.common import concessions, statesmen
from comitium.games.republic.state.numbers import CARDS, NOBODY, SENATORS, bits
from comitium.games.republic.state.republic import Republic

NOT_NOW: Final = Reason("3.01.9", "republic-setup-refuse-not-now", "card")


class OpeningCards(Question[Republic]):
    """[3.01.9] [T-31] A faction plays as many statesmen and concessions as it likes, one after the other; for a concession it
    says then to whom."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card  # a concession whose holder is still to be named, or NOBODY

    def why_not_play(self, game: Republic, card: int) -> Reason | None:
        if card in game.hands[self.seat]:
            if CARD_KIND[card] == STATESMAN:
                return statesmen.why_not_play(game, self.seat, card)
            if CARD_KIND[card] == CONCESSION:
                return concessions.why_not_give(game, self.seat, card)
        return NOT_NOW

    def legal(self, game: Republic, seat: int) -> list[int]:
        if self.card >= 0:
            able = bits(game.members[self.seat])
            return [
                SENATOR + senator for senator in able if concessions.why_not_give(game, self.seat, self.card, senator) is None
            ]
        hand = game.hands[self.seat]
        return [DONE, *[CARD + card for card in hand if self.why_not_play(game, card) is None]]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if choice == DONE:
            game.pop()
        elif self.card >= 0:
            concessions.give(game, self.seat, self.card, choice - SENATOR)
            self.card = NOBODY
        elif CARD_KIND[choice - CARD] == STATESMAN:
            statesmen.play(game, self.seat, choice - CARD)
        else:
            self.card = choice - CARD

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if self.card >= 0 and SENATOR <= choice < SENATOR + SENATORS:
            return concessions.why_not_give(game, self.seat, self.card, choice - SENATOR)
        return self.why_not_play(game, choice - CARD) if CARD <= choice < CARD + CARDS else None

    def allows_asides(self, game: Republic, seat: int) -> bool:
        """[A-46] Setup is no phase: nothing is played unasked."""
        return False

    def wording(self, choice: int) -> Phrase | None:
        return Phrase("republic-setup-act-enough") if choice == DONE else None

    def rule(self, game: Republic, seat: int) -> str:
        return "3.01.9"

    def ask(self, game: Republic, seat: int) -> Phrase:
        if self.card >= 0:
            return Phrase("republic-setup-ask-holder", {"card": names.card(self.card)})
        return Phrase("republic-setup-ask-opening")

    def is_sound(self, game: Republic) -> bool:
        return self.card == NOBODY or self.why_not_play(game, self.card) is None

    def redraw(self, world: Republic, seat: int, dice: Any) -> None:
        """A concession is named when it has its holder, not before."""
        if seat != self.seat:
            self.card = NOBODY
