"""[4.06.1] [4.07.1] Cards of neutrals in the Revolution Phase: they trade the statesmen that they cannot play, play what they
can, and have no limit."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question, Script, Step
from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.catalogue.cards import CARD_INDEX, CARD_KIND
from comitium.games.republic.catalogue.ids import CONCESSION, INTRIGUE, STATESMAN
from comitium.games.republic.catalogue.senators import SENATOR_FAMILY
from comitium.games.republic.choices import CARD, NO, SPAN, YES, verb
from comitium.games.republic.events.solo import revolution as events
from comitium.games.republic.rules.common import statesmen
from comitium.games.republic.rules.common.hands import show
from comitium.games.republic.rules.common.passing import pass_card
from comitium.games.republic.rules.common.ranks import clockwise
from comitium.games.republic.rules.r1_11_revolution.r1_04_5_trades import Trade, Trades
from comitium.games.republic.rules.r1_11_revolution.r1_11_1_plays import PlayCards, note_played, why_not_play
from comitium.games.republic.rules.r4_solitaire.r4_01_4_cards import give_concession, play_at_once
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import Procedure, register
from comitium.games.republic.rules.r4_solitaire.r4_02_2_dominant import players
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic

RULE: Final = "4.06.1"
PRICE: Final = 2  # intrigue cards for a statesman
SWAP: Final = 0  # what a statesman is offered for: another,
SALE: Final = 1  # or intrigue cards
NOT_WANTED: Final = Reason(RULE, "republic-solorevolution-refuse-not-wanted", "card")
TOO_FEW: Final = Reason(RULE, "republic-solorevolution-refuse-too-few")


# -- what a neutral wants


def number_of(card: int) -> int:
    """The number of a statesman, A before B."""
    man = CARD_INDEX[card]
    return 64 * SENATOR_FAMILY[man] + man


def controls(game: Republic, seat: int, card: int) -> bool:
    """[D-41] Whether a card is a statesman whose family is in a faction, and whom it could play."""
    if CARD_KIND[card] != STATESMAN:
        return False
    man = CARD_INDEX[card]
    return game.faction[SENATOR_FAMILY[man] - 1] == seat and statesmen.why_not_appear(game, seat, man) is None


def unplayable(game: Republic, seat: int) -> list[int]:
    """The statesmen in a hand that cannot be played, lowest number first."""
    held = [card for card in game.hands[seat] if CARD_KIND[card] == STATESMAN]
    return sorted([card for card in held if statesmen.why_not_play(game, seat, card) is not None], key=number_of)


def wanted_from(game: Republic, seat: int, other: int, below: int) -> list[int]:
    """The cards of another hand that a neutral would take, lowest number first; only with a lower one than that of `below`,
    if there is such a card."""
    return sorted([card for card in game.hands[other] if would_take(game, seat, card, below)], key=number_of)


def would_take(game: Republic, seat: int, card: int, below: int) -> bool:
    """Whether a neutral would take a card, and rather than `below`."""
    return controls(game, seat, card) and (below < 0 or number_of(card) < number_of(below))


def intrigue_of(game: Republic, seat: int) -> list[int]:
    """The intrigue cards in a hand."""
    return [card for card in game.hands[seat] if CARD_KIND[card] == INTRIGUE]


def may_have_wanted(game: Republic, seat: int, other: int, below: int) -> bool:
    """Whether a player is asked for a statesman. A second player must not learn from it what the first one holds: then it
    depends on what everybody knows."""
    if len(players(game)) == 1:
        return len(wanted_from(game, seat, other, below)) > 0
    if not game.hands[other]:
        return False
    for one in players(game):
        if wanted_from(game, seat, one, below):
            return True
    for pile in [game.deck, *game.piles]:
        for card in pile:
            if would_take(game, seat, card, below):
                return True
    return False


def may_have_price(game: Republic, other: int) -> bool:
    """Whether a player is asked for two intrigue cards: the same for them."""
    held = game.hands[other] if len(players(game)) > 1 else intrigue_of(game, other)
    return len(held) >= PRICE


# -- the trades


class NeutralTrades(Script[Republic]):
    """[4.06.1] N29: a neutral tries to trade one statesman after the other. `card` is the one it offers, `kept` those that
    nobody took; `wanted` is the best that it could have for it so far, from `giver`; `asked` are the players who have
    answered."""

    def __init__(
        self,
        at: int,
        seat: int,
        kept: list[int] | None = None,
        card: int = NOBODY,
        wanted: int = NOBODY,
        giver: int = NOBODY,
        asked: int = 0,
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.kept: list[int] = kept if kept is not None else []
        self.card = card
        self.wanted = wanted
        self.giver = giver
        self.asked = asked

    def circumstances(self, game: Republic) -> list[int]:
        return [self.seat, self.card, self.wanted, self.giver]

    def steps(self) -> list[Step]:
        return NEUTRAL_TRADES

    def is_sound(self, game: Republic) -> bool:
        return game.is_neutral(self.seat) and (self.card == NOBODY or self.card in game.hands[self.seat])


def next_statesman(game: Republic, trades: NeutralTrades) -> None:
    """[4.06.1] The lowest number that it cannot play; and the lowest that another neutral has for it."""
    left = [card for card in unplayable(game, trades.seat) if card not in trades.kept]
    if not left:
        game.pop()
        return
    trades.card = left[0]
    trades.wanted = trades.giver = NOBODY
    trades.asked = 0
    for other in clockwise(game, 0):
        if other != trades.seat and game.is_neutral(other):
            found = wanted_from(game, trades.seat, other, trades.wanted)
            if found:
                trades.wanted, trades.giver = found[0], other


def ask_players(game: Republic, trades: NeutralTrades) -> None:
    """[4.06.1] [D-41] A player may give one with a still lower number, or refuse."""
    for other in players(game):
        if trades.asked >> other & 1 or game.current(Trades).has_refused(other, trades.card, SWAP):
            continue
        if may_have_wanted(game, trades.seat, other, trades.wanted):
            trades.asked |= 1 << other
            offer(game, trades, other, SWAP)
            game.push(SwapStatesman(other))
            trades.again()
            return


def swap(game: Republic, trades: NeutralTrades) -> None:
    """[4.06.1] A neutral always agrees."""
    if trades.wanted < 0:
        return
    pass_card(game, trades.seat, trades.giver, trades.card)
    pass_card(game, trades.giver, trades.seat, trades.wanted)
    if game.has_listener:
        told = events.StatesmenSwapped(RULE, trades.seat, trades.card, trades.giver, trades.wanted)
        game.tell(told, EVERYBODY)
    traded(game, trades, trades.giver)
    trades.go_to(next_statesman)


def sell(game: Republic, trades: NeutralTrades) -> None:
    """[4.06.1] [D-41] Otherwise for two intrigue cards of the faction that could play him; a player may refuse."""
    buyer = game.faction[SENATOR_FAMILY[CARD_INDEX[trades.card]] - 1]
    if buyer < 0 or buyer == trades.seat or not controls(game, buyer, trades.card):
        return
    if not game.is_neutral(buyer):
        if may_have_price(game, buyer) and not game.current(Trades).has_refused(buyer, trades.card, SALE):
            offer(game, trades, buyer, SALE)
            game.push(BuyStatesman(buyer))
    elif len(intrigue_of(game, buyer)) >= PRICE:
        conclude_sale(game, trades, buyer)


def keep(game: Republic, trades: NeutralTrades) -> None:
    """[D-41] Otherwise it keeps him."""
    if trades.card in game.hands[trades.seat]:
        trades.kept.append(trades.card)
        if game.has_listener:
            game.tell(events.StatesmanKept(RULE, trades.seat, trades.card), EVERYBODY)
    trades.go_to(next_statesman)


NEUTRAL_TRADES: Final[list[Step]] = [next_statesman, ask_players, swap, sell, keep]


def offer(game: Republic, trades: NeutralTrades, other: int, sold: int) -> None:
    """Tell whom it asks."""
    if game.has_listener:
        game.tell(events.StatesmanOffered(RULE, trades.seat, other, trades.card, sold), EVERYBODY)


def refuse(game: Republic, trades: NeutralTrades, other: int, sold: int) -> None:
    """[4.06.1] [D-41] A player refuses, and is not asked for the same again before he has got a card."""
    if game.rules.asked_after_news:
        game.current(Trades).refused.extend([other, trades.card, sold])
    if game.has_listener:
        game.tell(events.OfferRefused(RULE, trades.seat, other, trades.card), EVERYBODY)


def conclude_sale(game: Republic, trades: NeutralTrades, buyer: int) -> None:
    """[4.06.1] Two of the buyer's intrigue cards, drawn blindly."""
    paid: list[int] = []
    for _ in range(PRICE):
        able = intrigue_of(game, buyer)
        card = able[game.shuffles.below(len(able))]
        paid.append(card)
        pass_card(game, buyer, trades.seat, card)
    pass_card(game, trades.seat, buyer, trades.card)
    if game.has_listener:
        told = events.StatesmanSold(RULE, trades.seat, trades.card, buyer, tuple(paid))
        game.tell(told, EVERYBODY)
    traded(game, trades, buyer)


def traded(game: Republic, trades: NeutralTrades, other: int) -> None:
    """[4.06.1] After a trade neutrals play at once whom they can; [T-31] with one statesman a turn they wait for X3."""
    game.reveals += 1
    of_all = game.current(Trades)
    of_all.traded = 1
    of_all.forget_refusals(other)
    if not game.rules.one_statesman:
        play_at_once(game, trades.seat)
        if game.is_neutral(other):
            play_at_once(game, other)


class SwapStatesman(Question[Republic]):
    """[4.06.1] [D-41] A neutral offers a player a statesman for one whose family it controls."""

    def trades(self, game: Republic) -> NeutralTrades:
        return game.current(NeutralTrades)

    def legal(self, game: Republic, seat: int) -> list[int]:
        trades = self.trades(game)
        return [NO, *sorted([CARD + card for card in wanted_from(game, trades.seat, self.seat, trades.wanted)])]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        trades = self.trades(game)
        if choice != NO:
            trades.wanted, trades.giver = choice % SPAN, self.seat
            show(game, self.seat, choice % SPAN)
        else:
            refuse(game, trades, self.seat, SWAP)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NOT_WANTED if verb(choice) == CARD else None

    def allows_asides(self, game: Republic, seat: int) -> bool:
        """The cards on the table must stay where they are."""
        return False

    def wording(self, choice: int) -> Phrase | None:
        return Phrase("republic-revolution-trade-decline") if choice == NO else None

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        trades = self.trades(game)
        about: dict[str, Value] = {"seat": names.seat(trades.seat), "card": names.card(trades.card)}
        return Phrase("republic-solorevolution-ask-swap", about)

    def is_sound(self, game: Republic) -> bool:
        trades = game.topmost(NeutralTrades)
        return trades is not None and trades.card >= 0 and not game.is_neutral(self.seat)


class BuyStatesman(Question[Republic]):
    """[4.06.1] [D-41] A neutral offers a player a statesman of his own family for two intrigue cards at random."""

    def trades(self, game: Republic) -> NeutralTrades:
        return game.current(NeutralTrades)

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [YES, NO] if len(intrigue_of(game, self.seat)) >= PRICE else [NO]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        trades = self.trades(game)
        if choice == YES:
            conclude_sale(game, trades, self.seat)
        else:
            refuse(game, trades, self.seat, SALE)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return TOO_FEW if choice == YES else None

    def allows_asides(self, game: Republic, seat: int) -> bool:
        """The cards on the table must stay where they are."""
        return False

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        trades = self.trades(game)
        about: dict[str, Value] = {"seat": names.seat(trades.seat), "card": names.card(trades.card)}
        return Phrase("republic-solorevolution-ask-buy", about)

    def is_sound(self, game: Republic) -> bool:
        trades = game.topmost(NeutralTrades)
        return trades is not None and trades.card >= 0 and not game.is_neutral(self.seat)


class TradeStatesmen(Procedure):
    """[4.06.1] N29: at X2, in order."""

    code = "N29"
    rule = RULE

    def act(self, game: Republic, seat: int) -> None:
        game.pop()
        if unplayable(game, seat):
            game.push(NeutralTrades(0, seat))


class PlayWhatCanBePlayed(Procedure):
    """[4.06.1] N29: at X3 every statesman and concession that can be played; with the option one of each (T-31)."""

    code = "N29"
    rule = RULE

    def act(self, game: Republic, seat: int) -> None:
        game.pop()
        for card in game.hands[seat][:]:
            if why_not_play(game, seat, card) is None:
                if CARD_KIND[card] == CONCESSION:
                    give_concession(game, seat, card)
                else:
                    statesmen.play(game, seat, card)
                note_played(game, seat, CARD_KIND[card])


register(Trade, TradeStatesmen())
register(PlayCards, PlayWhatCanBePlayed())
