"""[1.10.1] [C-42] Cleopatra VII: before a battle of the Alexandrine War her holder gives her to the commander, or to the
enemy."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.messages import Phrase
from comitium.core.poll import SecretPoll
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import ALEXANDRINE_WAR, CLEOPATRA_VII
from comitium.games.republic.catalogue.intrigue import CLEOPATRA_POPULARITY, CLEOPATRA_TALENTS
from comitium.games.republic.choices import PASS
from comitium.games.republic.events.combat import CleopatraOpposed, CleopatraPlayed
from comitium.games.republic.rules.common.hands import has, may_hold, play_kind
from comitium.games.republic.rules.common.people import gain_popularity
from comitium.games.republic.rules.common.ranks import in_order
from comitium.games.republic.rules.common.wars import CLEOPATRA_LEADS
from comitium.games.republic.rules.r1_10_combat.choices import BEFRIEND, OPPOSE
from comitium.games.republic.state.republic import CLEOPATRA, Republic

NOT_HELD: Final = Reason("C-42", "republic-combat-refuse-cleopatra")


def who_may_hold(game: Republic, kind: int) -> list[int]:
    """The seats that may hold a card of a kind as far as everybody can tell, in order."""
    return [seat for seat in in_order(game) if may_hold(game, seat, kind)]


def offer_cleopatra(game: Republic, war: int, commander: int) -> None:
    """[C-42] The window, if the war is hers and anybody may hold the card."""
    if war == ALEXANDRINE_WAR:
        asked = who_may_hold(game, CLEOPATRA_VII)
        if asked:
            game.push(Queen(asked, [[] for _ in asked], commander))


class HeldCard(SecretPoll[Republic]):
    """A window in which one of several seats may play a card that nobody else sees. An act unasked opens it anew for all: it
    may have moved the card."""

    def on_aside(self, game: Republic) -> None:
        self.said = [[] for _ in self.asked]


class Queen(HeldCard):
    """[C-42] Whoever has her says on which side she is."""

    def __init__(self, asked: list[int], said: list[list[int]], commander: int) -> None:
        super().__init__(asked, said)
        self.commander = commander

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [PASS, BEFRIEND, OPPOSE] if has(game, seat, CLEOPATRA_VII) else [PASS]

    def open(self, game: Republic) -> None:
        for place in range(len(self.asked)):
            choice = self.said[place][0]
            if choice != PASS:
                seat = self.asked[place]
                play_kind(game, seat, CLEOPATRA_VII, "C-42")
                if choice == BEFRIEND:
                    befriend(game, seat, self.commander)
                else:
                    lead(game, seat)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NOT_HELD if choice in (BEFRIEND, OPPOSE) else None

    def rule(self, game: Republic, seat: int) -> str:
        return "C-42"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-combat-ask-cleopatra", {"senator": names.senator(self.commander)})

    def is_sound(self, game: Republic) -> bool:
        return 0 <= self.commander < len(game.where) and game.faction[self.commander] >= 0


def befriend(game: Republic, seat: int, commander: int) -> None:
    """[C-42] She helps him in this war, with 50 talents of the bank's, and the people mutter."""
    game.marks[CLEOPATRA] = commander + 1
    game.talents[commander] += CLEOPATRA_TALENTS
    if game.has_listener:
        game.tell(CleopatraPlayed("C-42", seat, commander), EVERYBODY)
    gain_popularity(game, commander, CLEOPATRA_POPULARITY, "C-42")


def lead(game: Republic, seat: int) -> None:
    """[C-42] She leads the enemy until that war leaves play."""
    game.marks[CLEOPATRA] = CLEOPATRA_LEADS
    if game.has_listener:
        game.tell(CleopatraOpposed("C-42", seat, ALEXANDRINE_WAR), EVERYBODY)
