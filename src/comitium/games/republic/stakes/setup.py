"""[3.01] What the first answers of a game gain: who leads, the cards of the first hands, the first governors."""

from __future__ import annotations

from comitium.core.messages import Stake
from comitium.games.republic.catalogue.cards import CARD_INDEX, CARD_KIND
from comitium.games.republic.catalogue.ids import CONCESSION as CONCESSION_CARD
from comitium.games.republic.catalogue.ids import STATESMAN
from comitium.games.republic.choices import CARD, NUMBER, SENATOR, argument, verb
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.r1_11_revolution.r1_11_1_plays import Playing
from comitium.games.republic.rules.r3_setup.r3_01_7_leaders import NameLeader
from comitium.games.republic.rules.r3_setup.r3_01_9_opening import OpeningCards
from comitium.games.republic.rules.r3_setup.r3_02_4_governors import PostGovernor
from comitium.games.republic.stakes.forum import leading
from comitium.games.republic.stakes.registry import QuestionStakes, StakesByChoice, register
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic


class FirstLeaderStakes(QuestionStakes[NameLeader]):
    """[3.01.7] [1.06.11] A leader earns more, and nobody can persuade him."""

    def by_choice(self, game: Republic, seat: int, top: NameLeader) -> StakesByChoice:
        return {choice: leading(game, seat, choice - SENATOR) for choice in top.legal(game, seat)}


class HandStakes(QuestionStakes[Playing | OpeningCards]):
    """[1.11.1] [3.01.9] What a card of the hand would bring: a statesman, or a concession and to whom it is given."""

    def by_choice(self, game: Republic, seat: int, top: Playing | OpeningCards) -> StakesByChoice:
        found: StakesByChoice = {}
        for choice in top.legal(game, seat):
            if verb(choice) in (CARD, SENATOR):
                card = top.card if top.card >= 0 else argument(choice)
                found[choice] = played(game, top.seat, card, argument(choice) if top.card >= 0 else NOBODY)
        return found


def played(game: Republic, seat: int, card: int, man: int) -> list[Stake]:
    """What a card brings that is laid on the table, to its holder if it has one."""
    if CARD_KIND[card] == CONCESSION_CARD:
        return [stakes.income(game, CARD_INDEX[card], man, "1.06.12"), stakes.RISK]
    return stakes.arrives(game, seat, CARD_INDEX[card]) if CARD_KIND[card] == STATESMAN else []


class FirstGovernorStakes(QuestionStakes[PostGovernor]):
    """[3.02.4] What the province brings; who goes takes his votes with him, for as long as his term lasts."""

    def by_choice(self, game: Republic, seat: int, top: PostGovernor) -> StakesByChoice:
        menu = top.legal(game, seat)
        if top.senator < 0:
            post = stakes.post(game, top.province)
            return {choice: [*stakes.departs(game, choice - SENATOR), post[0], stakes.RISK] for choice in menu}
        return {choice: [stakes.note("term", "term", "1.09.51", seat, {"turns": choice - NUMBER})] for choice in menu}


register(NameLeader, FirstLeaderStakes())
register(OpeningCards, HandStakes())
register(Playing, HandStakes())
register(PostGovernor, FirstGovernorStakes())
