"""[4.04.1] Laws and concessions in the hand of a player: in the game for one and two they may be played at any time."""

from __future__ import annotations

from typing import Final

from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.cards import CARD_INDEX, CARD_KIND
from comitium.games.republic.catalogue.ids import CONCESSION
from comitium.games.republic.choices import NO, SENATOR, YES, argument
from comitium.games.republic.rules.common import concessions
from comitium.games.republic.rules.common.aside_choices import ASSIGN, PLAY_LAW
from comitium.games.republic.rules.common.asides import NOT_NOW, Aside, register
from comitium.games.republic.rules.r1_07_forum.r1_07_36_laws import enact_law, enactable, power_of, why_not_enact
from comitium.games.republic.rules.r1_09_senate.choices import ENACT
from comitium.games.republic.state.numbers import SENATORS, bits, lowest
from comitium.games.republic.state.republic import Republic

RULE: Final = "4.04.1"
NOT_HIM: Final = Reason(RULE, "republic-soloforum-refuse-recipient", "senator")
NOT_A_USE: Final = Reason(RULE, "republic-soloforum-refuse-law-use")


class PlayLaw(Aside):
    """[4.04.1] A law whose condition holds."""

    verb = PLAY_LAW

    def menu(self, game: Republic, seat: int) -> list[int]:
        return [PLAY_LAW + card for card in enactable(game, seat)] if game.rules.neutrals else []

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return why_not_enact(game, seat, argument(choice)) if game.rules.neutrals else NOT_NOW

    def act(self, game: Republic, seat: int, choice: int) -> None:
        card = argument(choice)
        if power_of(CARD_INDEX[card]).has_two_uses(game):
            game.push(LawUse(seat, card))
        else:
            enact_law(game, seat, [ENACT + card])


class AssignConcession(Aside):
    """[4.04.1] A concession on an own senator, wherever he is."""

    verb = ASSIGN

    def menu(self, game: Republic, seat: int) -> list[int]:
        if not game.rules.neutrals:
            return []
        held = [card for card in game.hands[seat] if CARD_KIND[card] == CONCESSION]
        return [ASSIGN + card for card in held if concessions.why_not_give(game, seat, card) is None]

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return concessions.why_not_give(game, seat, argument(choice)) if game.rules.neutrals else NOT_NOW

    def act(self, game: Republic, seat: int, choice: int) -> None:
        card = argument(choice)
        able = concessions.recipients(game, seat)
        if able.bit_count() == 1:
            concessions.give(game, seat, card, lowest(able))
        else:
            game.push(ConcessionFor(seat, card))


class CardInPlay(Question[Republic]):
    """[4.04.1] A card lies on the table; one thing about it is still to be said, and then the question below is put anew."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        self.play(game, choice)
        if game.stack:
            game.stack[-1].on_aside(game)

    def play(self, game: Republic, choice: int) -> None:
        raise NotImplementedError

    def allows_asides(self, game: Republic, seat: int) -> bool:
        """One card after the other."""
        return False

    def rule(self, game: Republic, seat: int) -> str:
        return RULE


class LawUse(CardInPlay):
    """[4.04.1] [1.07.36] The law itself, or its other use."""

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [YES, NO]

    def play(self, game: Republic, choice: int) -> None:
        enact_law(game, self.seat, [ENACT + self.card, choice])

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NOT_A_USE

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-senate-ask-law-use")

    def is_sound(self, game: Republic) -> bool:
        return why_not_enact(game, self.seat, self.card) is None and power_of(CARD_INDEX[self.card]).has_two_uses(game)


class ConcessionFor(CardInPlay):
    """[4.04.1] [1.07.32] Whose it is from now on."""

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [SENATOR + senator for senator in bits(concessions.recipients(game, self.seat))]

    def play(self, game: Republic, choice: int) -> None:
        concessions.give(game, self.seat, self.card, argument(choice))

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if SENATOR <= choice < SENATOR + SENATORS:
            return concessions.why_not_give(game, self.seat, self.card, argument(choice))
        return NOT_HIM

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-soloforum-ask-concession", {"card": names.card(self.card)})

    def is_sound(self, game: Republic) -> bool:
        return concessions.why_not_give(game, self.seat, self.card) is None


register(PlayLaw())
register(AssignConcession())
