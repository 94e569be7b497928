"""Cards: statesmen and concessions are played, hands are kept in order, trades are made where both gain."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.republic.advanced.veterans import disbanded
from comitium.bots.republic.heuristics import Heuristic, register
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import first_of, of
from comitium.bots.republic.situation import ends_soon
from comitium.games.republic.catalogue.cards import CARD_INDEX, CARD_KIND
from comitium.games.republic.catalogue.ids import (
    ASSASSIN,
    BLACKMAIL,
    CONCESSION,
    INFLUENCE_PEDDLING,
    INTRIGUE,
    LAW,
    OPEN_BODYGUARD,
    SECRET_BODYGUARD,
    SEDUCTION,
    STATESMAN,
    TRIBUNE,
)
from comitium.games.republic.catalogue.senators import SENATOR_FAMILY
from comitium.games.republic.choices import CARD, DONE, FACTION, NO, PASS, SENATOR, YES
from comitium.games.republic.rules.r1_11_revolution.choices import DROP, KEEP
from comitium.games.republic.rules.r1_11_revolution.r1_04_5_trades import BACK, GIVEN, HANDSHAKE, Trade
from comitium.games.republic.rules.r1_11_revolution.r1_11_1_plays import PlayCards, ShedCards
from comitium.games.republic.rules.r3_setup.r3_01_9_opening import OpeningCards
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic

WORTH: Final = {TRIBUNE: 7.0, SEDUCTION: 8.0, BLACKMAIL: 7.0, ASSASSIN: 5.0, SECRET_BODYGUARD: 5.0, INFLUENCE_PEDDLING: 4.0}
WORTH_LITTLE: Final = 2.5


def family_of(senator: int) -> int:
    """The family card of a statesman's family."""
    return SENATOR_FAMILY[senator] - 1


def value(world: Republic, me: int, card: int) -> float:
    """What a card in one's hand is worth, in talents."""
    kind = CARD_KIND[card]
    if kind == STATESMAN:
        family = family_of(CARD_INDEX[card])
        if family in bits(world.members[me]):
            return 30.0
        return 6.0 if world.faction[family] < 0 else 3.0
    if kind == CONCESSION:
        return 9.0
    if kind == LAW:
        return 3.0
    if kind == INTRIGUE:
        return WORTH.get(CARD_INDEX[card], WORTH_LITTLE if CARD_INDEX[card] != OPEN_BODYGUARD else 4.0)
    return 1.0


def bearer(world: Republic, men: list[int]) -> int:
    """Who of some gets a concession: the least influential, with the fewest of them, can best bear the trial."""
    return min(men, key=lambda choice: (world.influence[choice - SENATOR] + 3 * world.holder.count(choice - SENATOR), choice))


class PlayCardsHeuristic(Heuristic):
    """Statesmen and concessions at once; a concession goes to who can bear the trial: the least influential. [2.04.2] Then
    veterans that are not needed."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        men = of(legal, SENATOR)
        if men:
            return bearer(world, men)
        cards = of(legal, CARD)
        statesmen = [choice for choice in cards if CARD_KIND[choice - CARD] == STATESMAN]
        return first_of(legal, *statesmen[:1], *cards[:1], *disbanded(world, legal, mood)[:1], PASS, DONE)


class ShedCardsHeuristic(PlayCardsHeuristic):
    """[1.11.2] What can be played is played; of the rest the least useful goes."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        men = of(legal, SENATOR)
        if men or of(legal, CARD):
            return super().choose(world, me, legal, mood)
        drops = of(legal, DROP)
        return min(drops, key=lambda choice: (value(world, me, choice - DROP), choice)) if drops else legal[0]


# -- trades [1.04.5]


def wanted_by(world: Republic, card: int) -> int:
    """Whose family a statesman is: the faction that could play him; -1 if there is none."""
    return world.faction[family_of(CARD_INDEX[card])] if CARD_KIND[card] == STATESMAN else -1


class TradeHeuristic(Heuristic):
    """A statesman of somebody else's family for a card that is of use to us: both gain."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        if frame.stage == GIVEN:
            for choice in of(legal, CARD):
                if wanted_by(world, choice - CARD) == frame.partner and not frame.given:
                    return choice
            return first_of(legal, DONE if frame.given else KEEP, KEEP)
        if frame.stage == BACK:
            return counter_card(world, me, legal, frame)
        if frame.stage == HANDSHAKE:
            got = sum([value(world, me, card) for card in frame.back])
            return first_of(legal, YES if got >= 4.0 else NO)
        if ends_soon(world) >= 1.0:
            return first_of(legal, PASS)
        for card in world.hands[me]:
            seat = wanted_by(world, card)
            if seat >= 0 and seat != me and FACTION + seat in legal:
                return FACTION + seat
        return first_of(legal, PASS)


def counter_card(world: Republic, me: int, legal: list[int], frame: Any) -> int:
    """What we give for what is offered: the least useful card that the other can take for fair."""
    offered = sum([value(world, me, card) for card in frame.given])
    if frame.back:
        return first_of(legal, DONE, NO)
    if offered < 8.0:
        return first_of(legal, NO)
    able = [choice for choice in of(legal, CARD) if 4.0 <= value(world, me, choice - CARD) < offered / 2]
    return min(able, key=lambda choice: (value(world, me, choice - CARD), choice)) if able else first_of(legal, NO)


register(OpeningCards, PlayCardsHeuristic())
register(Trade, TradeHeuristic())
register(PlayCards, PlayCardsHeuristic())
register(ShedCards, ShedCardsHeuristic())
