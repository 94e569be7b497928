"""[1.07.22] [1.07.4] [1.07.6] Promises about the Forum: persuasions, bribes, bids and games."""

from __future__ import annotations

from typing import Any

from comitium.core.agreements import KEPT, Clause
from comitium.core.errors import Reason
from comitium.core.frames import Frame
from comitium.core.messages import Phrase, Value
from comitium.games.republic.catalogue.keys import GAMES_KEYS
from comitium.games.republic.catalogue.tables import GAMES_COST
from comitium.games.republic.choices import PASS, SENATOR, SPAN, TALENTS, argument, verb
from comitium.games.republic.deals.clause import AboutSenator, ClauseKind, OfTalents, register
from comitium.games.republic.deals.clauses import (
    ATTEMPT_ANNOUNCED,
    BID_AT_MOST,
    BID_STANDS,
    GAMES,
    NO_COUNTER_BRIBE,
    NO_PERSUASION,
    NO_SUCH_CLAUSE,
)
from comitium.games.republic.deals.promises.payments import laid_aside, reopen
from comitium.games.republic.deals.reading import ClauseReader
from comitium.games.republic.deals.spending import kept_back
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_redistribution import Redistribution
from comitium.games.republic.rules.r1_07_forum.choices import GAMES as GIVE_GAMES
from comitium.games.republic.rules.r1_07_forum.r1_07_4_persuasion import Persuade, targets
from comitium.games.republic.rules.r1_07_forum.r1_07_6_games import Games
from comitium.games.republic.rules.r1_07_forum.r1_07_22_auction import Auction
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import CounterBribe, Persuasion, attempt_below
from comitium.games.republic.state.numbers import FORUM, NOBODY
from comitium.games.republic.state.republic import Republic
from comitium.games.republic.view.parts import ClauseView


class NoPersuasion(AboutSenator):
    """[1.07.4] Somebody is let be."""

    number = NO_PERSUASION
    word = "no-persuasion"
    rule = "1.07.4"
    phase = FORUM
    ends_as = KEPT

    def why_not_offer(self, game: Republic, seat: int, clause: Clause) -> Reason | None:
        """[1.07.414] What was announced is final."""
        attempt = game.topmost(Persuasion)
        begun = attempt is not None and attempt.seat == clause.by and attempt.target == clause.about - 1
        return ATTEMPT_ANNOUNCED if begun else None

    def binds(self, game: Republic, clause: Clause) -> None:
        question = game.topmost(Persuade)
        if question is not None and question.seat == clause.by:
            question.begin_anew()

    def narrow(self, game: Republic, top: Frame[Any], clause: Clause, menu: list[int]) -> list[int]:
        """Not him; and nobody begins what he could only do to those whom he has promised to let be."""
        if not isinstance(top, Persuade) or top.target >= 0:
            return menu
        if top.persuader >= 0:
            return [choice for choice in menu if choice != SENATOR + clause.about - 1]
        return menu if persuadable(game, top.seat) else [choice for choice in menu if choice == PASS]

    def breaks(self, game: Republic, top: Frame[Any], clause: Clause, choice: int) -> bool:
        """The attempt is announced with the bribe; who has nothing to bribe with announces it with the target."""
        if not isinstance(top, Persuade) or top.persuader < 0:
            return False
        if top.target >= 0:
            return top.target == clause.about - 1
        return choice == SENATOR + clause.about - 1 and game.talents[top.persuader] == 0


def persuadable(game: Republic, seat: int) -> int:
    """[1.07.4] A bit for each senator whom a seat may try to win over, but for those whom it has promised to let be."""
    found = targets(game, seat)
    for clause in game.promises(seat) if game.rules.enforce else []:
        if clause.kind == NO_PERSUASION:
            found &= ~(1 << clause.about - 1)
    return found


class NoCounterBribe(AboutSenator):
    """[1.07.413] No talents against who tries to persuade somebody."""

    number = NO_COUNTER_BRIBE
    word = "no-counter-bribe"
    rule = "1.07.413"
    phase = FORUM
    ends_as = KEPT

    def narrow(self, game: Republic, top: Frame[Any], clause: Clause, menu: list[int]) -> list[int]:
        if isinstance(top, CounterBribe) and attempt_below(game).target == clause.about - 1:
            return [choice for choice in menu if choice == TALENTS]
        return menu

    def breaks(self, game: Republic, top: Frame[Any], clause: Clause, choice: int) -> bool:
        bribes = isinstance(top, CounterBribe) and choice != TALENTS
        return bribes and attempt_below(game).target == clause.about - 1


class BidAtMost(OfTalents):
    """[1.07.22] No higher bid for an initiative."""

    number = BID_AT_MOST
    word = "bid-at-most"
    rule = "1.07.22"
    phase = FORUM
    least = 0
    ends_as = KEPT

    def why_not_offer(self, game: Republic, seat: int, clause: Clause) -> Reason | None:
        """[1.07.22] A higher bid of his that stands may still win."""
        auction = game.topmost(Auction)
        if auction is None or auction.high <= clause.amount:
            return None
        return BID_STANDS if clause.by in [game.faction[payer] for payer in [auction.payer, *auction.equals]] else None

    def narrow(self, game: Republic, top: Frame[Any], clause: Clause, menu: list[int]) -> list[int]:
        if not isinstance(top, Auction):
            return menu
        if top.man < 0 and top.least(game) > clause.amount:
            return [choice for choice in menu if choice == PASS]
        return [choice for choice in menu if verb(choice) != TALENTS or argument(choice) <= clause.amount]

    def binds(self, game: Republic, clause: Clause) -> None:
        take_back_bid(game, clause.by)

    def breaks(self, game: Republic, top: Frame[Any], clause: Clause, choice: int) -> bool:
        return isinstance(top, Auction) and verb(choice) == TALENTS and argument(choice) > clause.amount


def take_back_bid(game: Republic, seat: int) -> None:
    """Who has named a senator for his bid names him once more."""
    auction = game.topmost(Auction)
    if auction is not None and auction.seat == seat:
        auction.man = NOBODY


class HoldGames(ClauseKind):
    """[1.07.6] Games, of one sort or of any."""

    number = GAMES
    word = "games"
    rule = "1.07.6"
    needs = "games"
    phase = FORUM

    def why_not_shape(self, clause: Clause) -> Reason | None:
        return None if clause.about == 0 and 0 <= clause.amount <= len(GAMES_COST) else NO_SUCH_CLAUSE

    def narrow(self, game: Republic, top: Frame[Any], clause: Clause, menu: list[int]) -> list[int]:
        """Given in the Forum; and beforehand the talents lie with somebody who could, and stay there."""
        if isinstance(top, Games):
            return [choice for choice in menu if are_promised(clause, choice)]
        cost = GAMES_COST[clause.amount - 1] if clause.amount else min(GAMES_COST)
        if isinstance(top, Redistribution):
            return laid_aside(game, top, clause, menu, cost, False)
        return kept_back(game, top, clause, menu, cost, False)

    def binds(self, game: Republic, clause: Clause) -> None:
        reopen(game, clause.by)
        take_back_bid(game, clause.by)

    def keeps(self, game: Republic, top: Frame[Any], clause: Clause, choice: int) -> bool:
        return isinstance(top, Games) and are_promised(clause, choice)

    def read(self, words: ClauseReader, clause: Clause) -> None:
        clause.amount = words.one_of(GAMES_KEYS) + 1

    def write(self, clause: Clause | ClauseView) -> list[str]:
        return [GAMES_KEYS[clause.amount - 1]] if clause.amount else []

    def sentence(self, clause: Clause | ClauseView) -> str:
        return f"{self.word}-named" if clause.amount else self.word

    def args(self, clause: Clause | ClauseView) -> dict[str, Value]:
        if not clause.amount:
            return {}
        return {"games": Phrase(f"republic-term-games-{GAMES_KEYS[clause.amount - 1].replace('_', '-')}")}


def are_promised(clause: Clause, choice: int) -> bool:
    """Whether a choice gives games that were promised."""
    return choice != PASS and clause.amount in (0, (verb(choice) - GIVE_GAMES) // SPAN + 1)


register(NoPersuasion())
register(NoCounterBribe())
register(BidAtMost())
register(HoldGames())
