"""[1.04.5] [X2] Cards are given and exchanged in the Revolution Phase: an offer, an answer, a handshake."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.audience import EVERYBODY, only
from comitium.core.errors import Reason
from comitium.core.frames import Frame, Script, Step
from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.choices import CARD, DONE, FACTION, NO, PASS, SPAN, YES, verb
from comitium.games.republic.events.revolution import CardPassed, CardShown, CardsTraded, TradeFailed, TradeOffered
from comitium.games.republic.rules.common.passing import forget_hand, pass_card, show_to
from comitium.games.republic.rules.common.ranks import clockwise, in_order
from comitium.games.republic.rules.r1_11_revolution.choices import KEEP
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic

PARTNER: Final = 0  # what is asked: with whom,
GIVEN: Final = 1  # what one gives,
BACK: Final = 2  # what the other gives for it,
HANDSHAKE: Final = 3  # and whether that is all right

NOT_HELD: Final = Reason("1.04.5", "republic-revolution-refuse-trade-card", "card")
ASKED_BEFORE: Final = Reason("1.04.5", "republic-revolution-refuse-trade-partner", "seat")
NOTHING: Final = Reason("1.04.5", "republic-revolution-refuse-trade-nothing")


class Trades(Script[Republic]):
    """[X2] Everybody may make an offer to everybody else, round after round as long as cards change hands. `seats` are still
    to come in this round, `traded` says whether there was a trade in it. `refused` are statesmen of neutrals whom a player
    did not want [4.06.1]: one after the other the player, the card, and whether it was for sale."""

    def __init__(self, at: int = 0, seats: list[int] | None = None, traded: int = 0, refused: list[int] | None = None) -> None:
        super().__init__(at)
        self.seats: list[int] = seats if seats is not None else []
        self.traded = traded
        self.refused: list[int] = refused if refused is not None else []

    def steps(self) -> list[Step]:
        return TRADES

    def is_sound(self, game: Republic) -> bool:
        return are_seats(game, self.seats) and len(self.refused) % 3 == 0

    def has_refused(self, seat: int, card: int, sold: int) -> bool:
        """[4.06.1] Whether a player has refused a statesman on these terms, and has got no card since."""
        for at in range(0, len(self.refused), 3):
            if self.refused[at : at + 3] == [seat, card, sold]:
                return True
        return False

    def forget_refusals(self, seat: int) -> None:
        """[4.06.1] A player has got a card: the same statesman may be worth another answer."""
        left: list[int] = []
        for at in range(0, len(self.refused), 3):
            if self.refused[at] != seat:
                left.extend(self.refused[at : at + 3])
        self.refused = left


def are_seats(game: Republic, seats: list[int]) -> bool:
    """Whether all of them still play."""
    for seat in seats:
        if not 0 <= seat < game.rules.seats or not game.playing >> seat & 1:
            return False
    return True


def open_round(game: Republic, trades: Trades) -> None:
    """[X2] From the HRAO clockwise. Without a card in any hand there is nothing to trade."""
    trades.traded = 0
    cards = 0
    for hand in game.hands:
        cards += len(hand)
    trades.seats = in_order(game) if cards else []


def next_trader(game: Republic, trades: Trades) -> None:
    if trades.seats:
        game.push(Trade(trades.seats.pop(0)))
        trades.again()


def close_round(game: Republic, trades: Trades) -> None:
    if trades.traded:
        trades.go_to(open_round)


TRADES: Final[list[Step]] = [open_round, next_trader, close_round]


class Trade(Frame[Republic]):
    """[1.04.5] One seat offers to others, one after the other and each once: with whom, what it gives, what it gets for it,
    and both must agree. What was offered has been seen by the other, and by nobody else."""

    def __init__(
        self,
        seat: int,
        asked: int = 0,
        partner: int = NOBODY,
        stage: int = PARTNER,
        given: list[int] | None = None,
        back: list[int] | None = None,
    ) -> None:
        self.seat = seat
        self.asked = asked
        self.partner = partner
        self.stage = stage
        self.given = given if given is not None else []
        self.back = back if back is not None else []

    def subject(self, game: Republic, seat: int) -> list[int]:
        """Written out: a learner reads it at every step."""
        return [self.partner, self.stage, *self.given, *self.back]

    def clone(self) -> Trade:
        """Written by tools/write_state.py: 0.3 us interpreted, where following the constructor takes 1.0; 0.1 instead of 0.4
        compiled."""
        return Trade(
            self.seat,
            self.asked,
            self.partner,
            self.stage,
            self.given[:],
            self.back[:],
        )

    def run(self, game: Republic) -> bool:
        if self.stage == PARTNER and not game.is_neutral(self.seat) and not self.partners(game):
            game.pop()
            return False
        return True

    def actors(self, game: Republic) -> list[int]:
        return [self.partner if self.stage == BACK else self.seat]

    def partners(self, game: Republic) -> list[int]:
        """Who may still be asked: where neither has a card there is nothing to trade, and [D-6] a neutral trades with nobody
        who asks."""
        found: list[int] = []
        for other in sorted(clockwise(game, 0)):
            if game.is_neutral(other):
                continue
            if other != self.seat and not self.asked >> other & 1 and (game.hands[other] or game.hands[self.seat]):
                found.append(other)
        return found

    def why_not_done(self, game: Republic) -> Reason | None:
        """Something must change hands."""
        if self.stage == GIVEN:
            return None if self.given or game.hands[self.partner] else NOTHING
        return None if self.given or self.back else NOTHING

    def legal(self, game: Republic, seat: int) -> list[int]:
        if self.stage == PARTNER:
            return [PASS, *[FACTION + other for other in self.partners(game)]]
        if self.stage == HANDSHAKE:
            return [YES, NO]
        named = self.given if self.stage == GIVEN else self.back
        cards = [CARD + card for card in game.hands[seat] if not named or card > named[-1]]
        found = [DONE] if self.why_not_done(game) is None else []
        return [*found, *cards, KEEP] if self.stage == GIVEN else sorted([NO, *found, *cards])

    def routine_answer(self, game: Republic, seat: int) -> int:
        """She has no card to offer, and everybody can see that."""
        return PASS if self.stage == PARTNER and not game.hands[seat] else -1

    def idle_answer(self, game: Republic, seat: int, alone: bool) -> int:
        return self.routine_answer(game, seat)

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if choice == PASS:
            game.pop()
        elif self.stage == PARTNER:
            self.partner = choice % SPAN
            self.stage = GIVEN
        elif choice in (NO, KEEP):
            self.fail(game)
        elif choice == YES:
            self.conclude(game)
        elif choice == DONE:
            self.put_before_other(game)
        else:
            (self.given if self.stage == GIVEN else self.back).append(choice % SPAN)

    def put_before_other(self, game: Republic) -> None:
        """[1.04.5] The other sees what is offered; who has offered it sees what comes back, be it nothing, and has the last
        word."""
        first = self.stage == GIVEN
        owner, viewer = (self.seat, self.partner) if first else (self.partner, self.seat)
        cards = self.given if first else self.back
        for card in cards:
            show_to(game, card, viewer)
            if game.has_listener:
                game.tell(CardShown("1.04.5", owner, viewer, card), only(owner) | only(viewer))
        if cards:
            game.reveals += 1
        if first:
            self.stage = BACK
            if game.has_listener:
                game.tell(TradeOffered("1.04.5", self.seat, self.partner, len(cards)), EVERYBODY)
        else:
            self.stage = HANDSHAKE

    def conclude(self, game: Republic) -> None:
        """[1.11.2] The cards change hands: how many, everybody sees; which, only the two."""
        both = 1 << self.seat | 1 << self.partner
        if self.given:
            forget_hand(game, self.seat, both)
        if self.back:
            forget_hand(game, self.partner, both)
        for card in self.given:
            self.hand_over(game, self.seat, self.partner, card)
        for card in self.back:
            self.hand_over(game, self.partner, self.seat, card)
        if game.has_listener:
            game.tell(CardsTraded("1.11.2", self.seat, len(self.given), self.partner, len(self.back)), EVERYBODY)
        trades = game.topmost(Trades)
        if trades is not None:
            trades.traded = 1
            if self.given:
                trades.forget_refusals(self.partner)
            if self.back:
                trades.forget_refusals(self.seat)
        self.begin_again()

    def hand_over(self, game: Republic, giver: int, taker: int, card: int) -> None:
        pass_card(game, giver, taker, card)
        if game.has_listener:
            game.tell(CardPassed("1.04.5", giver, taker, card), only(giver) | only(taker))

    def fail(self, game: Republic) -> None:
        """No agreement."""
        if self.stage != GIVEN and game.has_listener:
            game.tell(TradeFailed("1.04.5", self.seat, self.partner), EVERYBODY)
        self.begin_again()

    def on_aside(self, game: Republic) -> None:
        """[4.04.1] Somebody may have played a card that was named here: the offer is named anew, and what the other has seen
        already is off."""
        if self.is_sound(game):
            return
        if self.stage == GIVEN:
            self.given = []
        else:
            self.fail(game)

    def begin_again(self) -> None:
        self.asked |= 1 << self.partner
        self.partner = NOBODY
        self.stage = PARTNER
        self.given = []
        self.back = []

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if verb(choice) == FACTION:
            return ASKED_BEFORE if self.stage == PARTNER else None
        if self.stage not in (GIVEN, BACK):
            return None
        return self.why_not_done(game) if choice == DONE else NOT_HELD if verb(choice) == CARD else None

    def rule(self, game: Republic, seat: int) -> str:
        return "1.04.5"

    def ask(self, game: Republic, seat: int) -> Phrase:
        if self.stage == PARTNER:
            return Phrase("republic-revolution-ask-trade")
        if self.stage == GIVEN:
            return Phrase("republic-revolution-ask-given", {"seat": names.seat(self.partner), "amount": len(self.given)})
        if self.stage == BACK:
            cards = tuple([names.card(card) for card in self.given])
            return Phrase(
                "republic-revolution-ask-back",
                {"seat": names.seat(self.seat), "count": len(cards), "cards": cards, "amount": len(self.back)},
            )
        cards = tuple([names.card(card) for card in self.back])
        about: dict[str, Value] = {"seat": names.seat(self.partner), "count": len(cards), "cards": cards}
        return Phrase("republic-revolution-ask-handshake", about)

    def wording(self, choice: int) -> Phrase | None:
        """ "Done" and "no" alone would not say whether something is taken, and for what."""
        if self.stage == GIVEN and choice == DONE:
            return Phrase("republic-revolution-trade-offer" if self.given else "republic-revolution-trade-beg")
        if self.stage == BACK and choice == DONE:
            return Phrase("republic-revolution-trade-pay" if self.back else "republic-revolution-trade-take")
        return Phrase("republic-revolution-trade-decline") if self.stage == BACK and choice == NO else None

    def redraw(self, world: Republic, seat: int, dice: Any) -> None:
        """Who is not a party knows no card of it; what one has begun to name, the other does not know either."""
        if self.stage == PARTNER:
            return
        if seat != self.seat and (seat != self.partner or self.stage == GIVEN):
            self.given = (
                [] if self.stage == GIVEN else any_cards(cards_known_to(world, self.seat, self.partner), len(self.given), dice)
            )
        if seat != self.partner and (seat != self.seat or self.stage == BACK):
            self.back = (
                [] if self.stage == BACK else any_cards(cards_known_to(world, self.partner, self.seat), len(self.back), dice)
            )

    def is_sound(self, game: Republic) -> bool:
        if not PARTNER <= self.stage <= HANDSHAKE or self.seat == self.partner:
            return False
        if self.stage == PARTNER:
            return self.partner == NOBODY and not self.given and not self.back
        held = [card in game.hands[self.seat] for card in self.given] + [
            card in game.hands[self.partner] for card in self.back
        ]
        return 0 <= self.partner < game.rules.seats and all(held)


def cards_known_to(game: Republic, owner: int, viewer: int) -> list[int]:
    """The cards of a hand that somebody has seen."""
    return [card for card in game.hands[owner] if game.known[card] >> viewer & 1]


def any_cards(hand: list[int], number: int, dice: Any) -> list[int]:
    """So many cards of a hand, sorted."""
    if not hand or number == 0:
        return []
    left = hand[:]
    while len(left) > number:
        left.pop(dice.below(len(left)))
    return left
