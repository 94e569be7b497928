"""[1.04.4] [1.04.5] A card of one's own hand shown to somebody, at any time: two know it, the others hear of it by option."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY, only
from comitium.core.errors import Reason
from comitium.games.republic.choices import argument
from comitium.games.republic.deals.choices import SHOW
from comitium.games.republic.events import deals as events
from comitium.games.republic.rules.common.asides import Aside, register
from comitium.games.republic.rules.common.passing import show_to
from comitium.games.republic.rules.common.traces import WHISPERED, leave_trace
from comitium.games.republic.state.numbers import CARDS
from comitium.games.republic.state.republic import Republic

RULE: Final = "1.04.5"
NOT_HELD: Final = Reason(RULE, "republic-deals-refuse-show-card")
NOT_TO_HIM: Final = Reason(RULE, "republic-deals-refuse-show-seat")
NOT_TO_NEUTRAL: Final = Reason("4.01.1", "republic-deals-refuse-show-neutral")


def showing(card: int, other: int) -> int:
    return SHOW + other * CARDS + card


def why_not_show(game: Republic, seat: int, choice: int) -> Reason | None:
    """[1.04.5] A card that one holds, to somebody who plays and has not seen it."""
    card, other = argument(choice) % CARDS, argument(choice) // CARDS
    if card not in game.hands[seat]:
        return NOT_HELD
    if other == seat or other >= game.rules.seats or not game.playing >> other & 1 or game.known[card] >> other & 1:
        return NOT_TO_HIM
    if game.is_neutral(other):
        return NOT_TO_NEUTRAL
    return None


def showable(game: Republic, seat: int) -> list[int]:
    """All cards one could show, to whom, ascending. [4.01.1] A neutral faction is not a player: nobody shows it a card."""
    found: list[int] = []
    for other in range(game.rules.seats):
        if other != seat and game.playing >> other & 1 and not game.is_neutral(other):
            for card in game.hands[seat]:
                if not game.known[card] >> other & 1:
                    found.append(showing(card, other))
    return found


def show_card(game: Republic, seat: int, choice: int) -> None:
    """[1.04.4] What was shown, the two know; that something was shown, all know if the table announces it."""
    card, other = argument(choice) % CARDS, argument(choice) // CARDS
    show_to(game, card, other)
    if not game.rules.announce_private_talk:
        leave_trace(game, card, WHISPERED << other)
    game.reveals += 1
    if game.has_listener:
        pair = only(seat) | only(other)
        game.tell(events.CardShownPrivately(RULE, seat, other, card), pair)
        if game.rules.announce_private_talk:
            game.tell(events.PrivateTalkSeen("1.04.4", seat, other), EVERYBODY & ~pair)


class ShowCard(Aside):
    """[1.04.5] At any time."""

    verb = SHOW
    keeps_question = True

    def menu(self, game: Republic, seat: int) -> list[int]:
        return showable(game, seat)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return why_not_show(game, seat, choice)

    def act(self, game: Republic, seat: int, choice: int) -> None:
        show_card(game, seat, choice)


register(ShowCard())
