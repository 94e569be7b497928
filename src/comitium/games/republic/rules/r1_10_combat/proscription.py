"""[C-41] Proscription: after a victory of either side in the civil war, all knights may be destroyed for their money."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import PROSCRIPTION
from comitium.games.republic.choices import NO, PASS, YES
from comitium.games.republic.events.revolution import KnightsProscribed, ProscriptionDeclined, ProscriptionPlayed
from comitium.games.republic.rules.common.hands import has, play_kind
from comitium.games.republic.rules.common.ranks import free, highest_of
from comitium.games.republic.rules.r1_10_combat.choices import PROSCRIBE
from comitium.games.republic.rules.r1_10_combat.cleopatra import HeldCard, who_may_hold
from comitium.games.republic.state.numbers import SENATORS
from comitium.games.republic.state.republic import PROSCRIBED, Republic

NOT_HELD: Final = Reason("C-41", "republic-combat-refuse-proscription")
ONLY_YES_OR_NO: Final = Reason("C-41", "republic-combat-refuse-knights")


def offer_proscription(game: Republic) -> None:
    """[C-41] The window, if anybody may hold the card."""
    asked = who_may_hold(game, PROSCRIPTION)
    if asked:
        game.push(Proscribe(asked, [[] for _ in asked]))


class Proscribe(HeldCard):
    """[C-41] The holder may play it; what comes of it is for the HRAO to say."""

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [PASS, PROSCRIBE] if has(game, seat, PROSCRIPTION) else [PASS]

    def open(self, game: Republic) -> None:
        for place in range(len(self.asked)):
            if self.said[place][0] == PROSCRIBE:
                seat = self.asked[place]
                play_kind(game, seat, PROSCRIPTION, "C-41")
                if game.has_listener:
                    game.tell(ProscriptionPlayed("C-41", seat), EVERYBODY)
                senator = profits(game)
                if senator >= 0:
                    game.push(TakeKnights(game.faction[senator], senator))

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NOT_HELD if choice == PROSCRIBE else None

    def rule(self, game: Republic, seat: int) -> str:
        return "C-41"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-combat-ask-proscription")


def profits(game: Republic) -> int:
    """[C-41] The HRAO, as if victorious commanders were in Rome."""
    there = (game.rome | game.victorious) & free(game)
    return highest_of(game, there if there else free(game))


class TakeKnights(Question[Republic]):
    """[C-41] All knights in play for a die of talents each? His faction will attract none any more."""

    def __init__(self, seat: int, senator: int) -> None:
        super().__init__(seat)
        self.senator = senator

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [YES, NO]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        if choice == NO:
            if game.has_listener:
                game.tell(ProscriptionDeclined("C-41", self.senator), EVERYBODY)
            return
        take_knights(game, self.senator)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return ONLY_YES_OR_NO

    def rule(self, game: Republic, seat: int) -> str:
        return "C-41"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-combat-ask-knights", {"senator": names.senator(self.senator), "amount": sum(game.knights)})

    def is_sound(self, game: Republic) -> bool:
        return 0 <= self.senator < SENATORS and game.faction[self.senator] == self.seat


def take_knights(game: Republic, senator: int) -> None:
    """[C-41] For each knight a die, omens off, never below 0."""
    knights = talents = 0
    for man in range(SENATORS):
        for _ in range(game.knights[man]):
            knights += 1
            talents += max(0, game.die() - game.omens)
        game.knights[man] = 0
    game.talents[senator] += talents
    game.marks[PROSCRIBED] = game.faction[senator] + 1
    if game.has_listener:
        game.tell(KnightsProscribed("C-41", senator, knights, talents), EVERYBODY)
