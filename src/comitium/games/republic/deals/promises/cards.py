"""[1.04.5] Promises of cards."""

from __future__ import annotations

from comitium.core.agreements import BROKEN, Clause
from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.messages import Value
from comitium.games.republic import names
from comitium.games.republic.catalogue.cards import CARD_KEY
from comitium.games.republic.catalogue.intrigue import INTRIGUES
from comitium.games.republic.catalogue.keys import INTRIGUE_KEYS
from comitium.games.republic.deals.agreements import close
from comitium.games.republic.deals.clause import ClauseKind, register
from comitium.games.republic.deals.clauses import (
    CARD_KIND_FROM,
    GIVE_CARD,
    MOST_CARDS,
    NO_SUCH_CLAUSE,
    NOT_HELD,
    RETURNED,
    SHOWN,
)
from comitium.games.republic.deals.reading import ClauseReader
from comitium.games.republic.events import deals as events
from comitium.games.republic.rules.common.hands import held, show
from comitium.games.republic.rules.common.passing import forget_hand, pass_card, show_to
from comitium.games.republic.state.numbers import CARDS, REVOLUTION
from comitium.games.republic.state.republic import Republic
from comitium.games.republic.view.parts import ClauseView


class GiveCard(ClauseKind):
    """[X2] One card, one of a kind, or some at random, in the next Revolution Phase."""

    number = GIVE_CARD
    word = "give"
    rule = "1.04.5"
    needs = "card shown when whose"
    due_in = REVOLUTION
    is_given = True
    manners: tuple[str, ...] = ("", "shown", "returned", "claimed")

    def why_not_shape(self, clause: Clause) -> Reason | None:
        """[1.04.5] That it is held nobody checks."""
        if clause.about == 0:
            return None if 1 <= clause.amount <= MOST_CARDS and clause.manner != SHOWN else NO_SUCH_CLAUSE
        named = 1 <= clause.about <= CARDS
        known = named or CARD_KIND_FROM <= clause.about < CARD_KIND_FROM + INTRIGUES
        return None if known and clause.amount == 0 and (named or clause.manner != SHOWN) else NO_SUCH_CLAUSE

    def why_not_offer(self, game: Republic, seat: int, clause: Clause) -> Reason | None:
        """[1.04.5] Who promises to show a card must have it. What is given back nobody offers: it follows from a broken
        promise."""
        if clause.manner >= RETURNED:
            return NO_SUCH_CLAUSE
        if clause.manner == SHOWN and seat == clause.by:
            return None if clause.about - 1 in game.hands[seat] else NOT_HELD
        return None

    def contradicts(self, older: Clause, newer: Clause) -> bool:
        return older.kind == newer.kind and older.about == newer.about and 1 <= older.about <= CARDS

    def binds(self, game: Republic, clause: Clause) -> None:
        """[1.04.5] A card that was to be shown is, to who is to get it. One that has gone meanwhile cannot be given."""
        if clause.manner != SHOWN:
            return
        card = clause.about - 1
        if card not in game.hands[clause.by]:
            close(game, clause, BROKEN)
            return
        show_to(game, card, clause.to)
        game.reveals += 1
        if game.has_listener:
            pair = 1 << clause.by | 1 << clause.to
            game.tell(events.CardShownPrivately("1.04.5", clause.by, clause.to, card), pair)

    def units(self, clause: Clause) -> int:
        return max(1, clause.amount)

    def hand_over(self, game: Republic, clause: Clause, missing: int) -> int:
        """[X2] [1.04.5] All have heard which."""
        given = 0
        while given < missing and give_card(game, clause):
            given += 1
        return given

    def fall_short(self, game: Republic, clause: Clause) -> int:
        """That there is none, all can see."""
        game.reveals += 1
        return super().fall_short(game, clause)

    def is_still_possible(self, game: Republic, clause: Clause) -> bool:
        return clause.manner != RETURNED

    # -- in words

    def read(self, words: ClauseReader, clause: Clause) -> None:
        """`tribune_3`, `tribune`, or `random 2`. Of a kind with a single card, `card blackmail` means the card."""
        if words.one_of(("random",)) == 0:
            clause.amount = words.number()
            return
        if words.one_of(("card",)) == 0:
            clause.about = words.among(CARD_KEY) + 1
            return
        kind = words.one_of(INTRIGUE_KEYS)
        clause.about = CARD_KIND_FROM + kind if kind >= 0 else words.among(CARD_KEY) + 1

    def write(self, clause: Clause | ClauseView) -> list[str]:
        if clause.about >= CARD_KIND_FROM:
            return [INTRIGUE_KEYS[clause.about - CARD_KIND_FROM]]
        if not clause.about:
            return ["random", str(clause.amount)]
        key = CARD_KEY[clause.about - 1]
        return ["card", key] if key in INTRIGUE_KEYS else [key]

    def sentence(self, clause: Clause | ClauseView) -> str:
        word = self.word if clause.about else f"{self.word}-random"
        return f"{word}-back" if clause.manner == RETURNED else word

    def args(self, clause: Clause | ClauseView) -> dict[str, Value]:
        if clause.about >= CARD_KIND_FROM:
            return {"card": names.intrigue(clause.about - CARD_KIND_FROM)}
        return {"card": names.card(clause.about - 1)} if clause.about else {"amount": clause.amount}


def give_card(game: Republic, clause: Clause) -> bool:
    """One card; False if there is none such."""
    hand = game.hands[clause.by]
    if clause.about == 0:
        if not hand:
            return False
        game.reveals += 1
        card = hand[game.shuffles.below(len(hand))]
        forget_hand(game, clause.by, 1 << clause.to)
        pass_card(game, clause.by, clause.to, card)
        if game.has_listener:
            game.tell(events.CardGivenUnseen("1.04.5", clause.by, clause.to), EVERYBODY & ~(1 << clause.by | 1 << clause.to))
            game.tell(events.CardGiven("1.04.5", clause.by, clause.to, card), 1 << clause.by | 1 << clause.to)
        return True
    cards = held(game, clause.by, clause.about - CARD_KIND_FROM)
    if clause.about < CARD_KIND_FROM:
        cards = [clause.about - 1] if clause.about - 1 in hand else []
    if not cards:
        return False
    game.reveals += 1
    pass_card(game, clause.by, clause.to, cards[0])
    show(game, clause.to, cards[0])
    if game.has_listener:
        game.tell(events.CardGiven("1.04.5", clause.by, clause.to, cards[0]), EVERYBODY)
    return True


register(GiveCard())
