"""[1.07.35] Influence Peddling: a card of somebody else's hand, drawn blindly, in any phase but the Revolution."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY, only
from comitium.core.errors import Reason
from comitium.games.republic.catalogue.ids import INFLUENCE_PEDDLING
from comitium.games.republic.choices import argument
from comitium.games.republic.events.asides import CardStolen, InfluencePeddled
from comitium.games.republic.rules.common.aside_choices import PEDDLE
from comitium.games.republic.rules.common.asides import Aside, register
from comitium.games.republic.rules.common.hands import has, play_kind, plays_cards
from comitium.games.republic.rules.common.passing import forget_hand, pass_card
from comitium.games.republic.state.numbers import REVOLUTION
from comitium.games.republic.state.republic import Republic

NO_CARD: Final = Reason("1.07.35", "republic-asides-refuse-no-card")
NO_HAND: Final = Reason("1.07.35", "republic-asides-refuse-no-hand", "seat")
NOT_IN_REVOLUTION: Final = Reason("1.07.35", "republic-asides-refuse-revolution")
CONTROLLED: Final = Reason("1.09.823", "republic-asides-refuse-control")


def why_not_peddle(game: Republic, seat: int, victim: int) -> Reason | None:
    """[1.07.35] The card, an opponent with a hand, and any phase but the Revolution."""
    if game.phase == REVOLUTION:
        return NOT_IN_REVOLUTION
    if not has(game, seat, INFLUENCE_PEDDLING):
        return NO_CARD
    if not plays_cards(game, seat):
        return CONTROLLED
    return None if victim != seat and 0 <= victim < len(game.hands) and game.hands[victim] else NO_HAND


def peddle(game: Republic, seat: int, victim: int) -> int:
    """[1.07.35] One card of the victim's; which one, only the two know, or all if one of them is neutral (4.01.1). The others
    forget where their known cards are: any of them may have moved. Says which card it was."""
    play_kind(game, seat, INFLUENCE_PEDDLING, "1.07.35")
    hand = game.hands[victim]
    card = hand[game.shuffles.below(len(hand))]
    forget_hand(game, victim, 1 << seat)
    pass_card(game, victim, seat, card)
    game.reveals += 1
    if game.has_listener:
        in_the_open = game.is_neutral(seat) or game.is_neutral(victim)
        game.tell(InfluencePeddled("1.07.35", seat, victim), EVERYBODY)
        game.tell(CardStolen("1.07.35", seat, victim, card), EVERYBODY if in_the_open else only(seat) | only(victim))
    return card


class PeddleInfluence(Aside):
    """[1.07.35] Influence Peddling, unasked."""

    verb = PEDDLE

    def menu(self, game: Republic, seat: int) -> list[int]:
        found: list[int] = []
        if game.phase != REVOLUTION and has(game, seat, INFLUENCE_PEDDLING):
            for victim in range(game.rules.seats):
                if why_not_peddle(game, seat, victim) is None:
                    found.append(PEDDLE + victim)
        return found

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return why_not_peddle(game, seat, argument(choice))

    def act(self, game: Republic, seat: int, choice: int) -> None:
        peddle(game, seat, argument(choice))


register(PeddleInfluence())
