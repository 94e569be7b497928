"""[1.07.22] Initiatives that are missing to six are auctioned, one at a time."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.tables import LEAST_BID
from comitium.games.republic.choices import PASS, SENATOR, TALENTS, argument, verb
from comitium.games.republic.events.forum import AuctionFree, AuctionWon, BidMade, BidPassed
from comitium.games.republic.rules.common.ranks import first_seat, highest_roll
from comitium.games.republic.rules.r1_07_forum.r1_07_2_initiative import begin_initiative
from comitium.games.republic.rules.r4_solitaire.r4_03_2_payer import payer as richest_payer
from comitium.games.republic.state.numbers import NOBODY, SENATORS, bits
from comitium.games.republic.state.republic import Republic

RULE: Final = "1.07.22"
NOT_A_BID: Final = Reason(RULE, "republic-forum-refuse-bid")
NOT_IN_ROME: Final = Reason(RULE, "republic-forum-refuse-bid-rome", "senator")
TOO_POOR: Final = Reason(RULE, "republic-forum-refuse-bid-poor", "senator")
TOO_LOW: Final = Reason("1.07.22", "republic-forum-refuse-bid-low", "amount")
NOT_HIS: Final = Reason(RULE, "republic-forum-refuse-bid-treasury", "amount")


class Auction(Question[Republic]):
    """[1.07.22] [A-21] Each faction once, from the HRAO clockwise: pass, or a senator in Rome who pays as much as was bid or
    more, out of his own treasury. Who has nobody that could is passed over: treasuries of senators are open.

    `number` says for which initiative; `left` are the factions still to be asked, `payer` and `high` the standing bid, `man`
    the senator of a bid half made, `equals` those who have bid as much as the payer.
    """

    def __init__(self, seat: int, number: int, left: list[int], high: int, payer: int, man: int,
                 equals: list[int] | None = None) -> None:  # fmt: skip
        super().__init__(seat)
        self.number = number
        self.left = left
        self.high = high
        self.payer = payer
        self.man = man
        self.equals = equals if equals is not None else []

    def least(self, game: Republic) -> int:
        """The lowest bid that is one."""
        return max(LEAST_BID, self.high if game.rules.equal_bids else self.high + 1)

    def run(self, game: Republic) -> bool:
        while True:
            if self.man >= 0 and self.why_not_bid(game, self.man) is not None:
                self.man = NOBODY  # his money went elsewhere
            if self.man >= 0 or (self.seat >= 0 and self.is_able(game)):
                return True
            if not self.left:
                game.pop()
                award(game, self.number, self.winner(game), self.high)
                return False
            self.seat = self.left[0]
            self.left = self.left[1:]

    def winner(self, game: Republic) -> int:
        """[1.04.8] The senator who pays: of equal bids the one whose faction throws higher; NOBODY if nobody has bid. [D-57]
        Which of a neutral's equally rich senators pays is thrown for only now."""
        if self.payer < 0:
            return NOBODY
        payers = [self.payer, *self.equals]
        seat = highest_roll(game, "1.04.8", [game.faction[payer] for payer in payers])
        if game.is_neutral(seat):
            return richest_payer(game, seat, True)
        for payer in payers:
            if game.faction[payer] == seat:
                return payer
        raise LookupError("nobody of that faction has bid")

    def is_able(self, game: Republic) -> bool:
        for senator in bits(game.here(self.seat)):
            if game.talents[senator] >= self.least(game):
                return True
        return False

    def why_not_bid(self, game: Republic, senator: int) -> Reason | None:
        if senator >= SENATORS or not game.here(self.seat) >> senator & 1:
            return NOT_IN_ROME
        return None if game.talents[senator] >= self.least(game) else TOO_POOR

    def legal(self, game: Republic, seat: int) -> list[int]:
        if self.man >= 0:
            return [TALENTS + bid for bid in range(self.least(game), game.talents[self.man] + 1)]
        able = [SENATOR + man for man in bits(game.here(seat)) if self.why_not_bid(game, man) is None]
        return [PASS, *able]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if choice == PASS:
            if game.has_listener:
                game.tell(BidPassed(RULE, seat), EVERYBODY)
            self.seat = NOBODY
        elif self.man < 0:
            self.man = argument(choice)
        else:
            payer = self.man
            if argument(choice) == self.high:
                self.equals = [*self.equals, payer]
            else:
                self.high = argument(choice)
                self.payer = payer
                self.equals = []
            self.man = NOBODY
            self.seat = NOBODY
            if game.has_listener:
                game.tell(BidMade(RULE, seat, payer, self.high), EVERYBODY)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if self.man < 0:
            return self.why_not_bid(game, argument(choice)) if verb(choice) == SENATOR else NOT_A_BID
        if verb(choice) != TALENTS:
            return NOT_A_BID
        return TOO_LOW if argument(choice) < self.least(game) else NOT_HIS

    def redraw(self, world: Republic, seat: int, dice: Any) -> None:
        """A bid is made when its amount is said."""
        if seat != self.seat:
            self.man = NOBODY

    def is_sound(self, game: Republic) -> bool:
        for payer in self.equals:
            if not 0 <= payer < SENATORS or self.payer < 0:
                return False
        return -1 <= self.payer < SENATORS and -1 <= self.man < SENATORS and (self.high == 0) == (self.payer < 0)

    def wording(self, choice: int) -> Phrase | None:
        return Phrase("republic-forum-act-bid", {"amount": argument(choice)}) if verb(choice) == TALENTS else None

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        if self.man >= 0:
            return Phrase(
                "republic-forum-ask-bid", {"senator": names.SPEAKERS["senator"](self.man), "amount": self.least(game)}
            )
        about = {"number": self.number, "amount": self.high, "equal": int(game.rules.equal_bids)}
        return Phrase("republic-forum-ask-auction", {**about})


def award(game: Republic, number: int, payer: int, amount: int) -> None:
    """[1.07.22] The winner pays the bank and plays at once; if nobody has bid, the HRAO's faction does, for nothing."""
    if payer < 0:
        seat = first_seat(game)
        if game.has_listener:
            game.tell(AuctionFree(RULE, seat), EVERYBODY)
    else:
        seat = game.faction[payer]
        game.talents[payer] -= amount
        if game.has_listener:
            game.tell(AuctionWon(RULE, seat, payer, amount), EVERYBODY)
    begin_initiative(game, number, seat)
