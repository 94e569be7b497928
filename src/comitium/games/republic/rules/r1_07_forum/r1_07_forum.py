"""[1.07] The Forum Phase: time passes, six initiatives, Rome is put in order, and the end of the era."""

from __future__ import annotations

from typing import Final

from comitium.core.frames import Script, Step
from comitium.games.republic.catalogue.tables import INITIATIVES
from comitium.games.republic.rules.common.ranks import in_order
from comitium.games.republic.rules.r1_07_forum.r1_07_1_passage import pass_time
from comitium.games.republic.rules.r1_07_forum.r1_07_2_initiative import begin_initiative
from comitium.games.republic.rules.r1_07_forum.r1_07_8_enemy import enemy_dies
from comitium.games.republic.rules.r1_07_forum.r1_07_8_order import mark_major, recover, tax_farmers
from comitium.games.republic.rules.r1_07_forum.r1_07_22_auction import Auction
from comitium.games.republic.rules.r1_12_victory.r1_12_2_winning import era_ends
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import ERA_ENDS, Republic


class Forum(Script[Republic]):
    """[1.07] `order` are the factions whose regular initiative is still to come, `taken` how many initiatives there were."""

    def __init__(self, at: int = 0, order: list[int] | None = None, taken: int = 0) -> None:
        super().__init__(at)
        self.order = order if order is not None else []
        self.taken = taken

    def steps(self) -> list[Step]:
        return STEPS


def passage_of_time(game: Republic, forum: Forum) -> None:
    """F0 [1.07.1]"""
    pass_time(game)


def call_to_order(game: Republic, forum: Forum) -> None:
    """F1 [A-2] The order of the regular initiatives is that of this moment, whoever may die later."""
    forum.order = in_order(game)


def regular_initiatives(game: Republic, forum: Forum) -> None:
    """F1 [1.07.2] One for every faction that still plays when its turn comes."""
    while forum.order:
        seat = forum.order[0]
        forum.order = forum.order[1:]
        if game.playing >> seat & 1:
            forum.taken += 1
            forum.again()
            begin_initiative(game, forum.taken, seat)
            return


def auctioned_initiatives(game: Republic, forum: Forum) -> None:
    """F2 [1.07.22] Those that are missing to six; each auction begins with the HRAO of its moment."""
    if forum.taken < INITIATIVES:
        forum.taken += 1
        forum.again()
        seats = in_order(game)
        game.push(Auction(seats[0], forum.taken, seats[1:], 0, NOBODY, NOBODY))


def major_markers(game: Republic, forum: Forum) -> None:
    """F3.1 [1.07.8]"""
    mark_major(game)


def tax_farmers_suffer(game: Republic, forum: Forum) -> None:
    """F3.2 [1.07.8]"""
    tax_farmers(game)


def curia_recovers(game: Republic, forum: Forum) -> None:
    """F3.3 [1.07.8]"""
    recover(game)


def enemy_leader_dies(game: Republic, forum: Forum) -> None:
    """F3.4 [A-35]"""
    enemy_dies(game)


def era_may_end(game: Republic, forum: Forum) -> None:
    """F4 [1.12.1] If the card was revealed, the game is over and influence is counted."""
    if game.marks[ERA_ENDS]:
        era_ends(game)


STEPS: Final[list[Step]] = [
    passage_of_time,
    call_to_order,
    regular_initiatives,
    auctioned_initiatives,
    major_markers,
    tax_farmers_suffer,
    curia_recovers,
    enemy_leader_dies,
    era_may_end,
]
