"""[1.07.6] Games for the people."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.republic.catalogue.tables import GAMES_COST, GAMES_POPULARITY, GAMES_UNREST
from comitium.games.republic.choices import PASS, SPAN, argument, verb
from comitium.games.republic.events.forum import GamesHeld
from comitium.games.republic.rules.common.people import gain_popularity
from comitium.games.republic.rules.common.treasury import change_unrest
from comitium.games.republic.rules.r1_07_forum.choices import GAMES
from comitium.games.republic.state.numbers import SENATORS, bits
from comitium.games.republic.state.republic import Republic

RULE: Final = "1.07.6"
NOT_GAMES: Final = Reason(RULE, "republic-forum-refuse-games")
NOT_OWN: Final = Reason(RULE, "republic-forum-refuse-games-own", "senator")
NOT_FREE: Final = Reason("1.07.6", "republic-forum-refuse-games-free", "senator")
TOO_DEAR: Final = Reason(RULE, "republic-forum-refuse-games-dear", "senator")


def free_members(game: Republic, seat: int) -> int:
    """[A-34] A faction's senators, in Rome or not, but no captives and no rebels."""
    return game.members[seat] & ~game.rebels & ~game.captives(seat)


def why_not_give(game: Republic, seat: int, senator: int, games: int) -> Reason | None:
    """[1.07.6] One senator pays for them, out of his own treasury."""
    if senator >= SENATORS or not game.members[seat] >> senator & 1:
        return NOT_OWN
    if not free_members(game, seat) >> senator & 1:
        return NOT_FREE
    return None if game.talents[senator] >= GAMES_COST[games] else TOO_DEAR


def able_to_give(game: Republic, seat: int) -> bool:
    for senator in bits(game.members[seat]):
        if game.talents[senator] >= GAMES_COST[0] and free_members(game, seat) >> senator & 1:
            return True
    return False


class Games(Question[Republic]):
    """[1.07.6] F1.5, once in an initiative: nothing, or a senator and one of three games."""

    def legal(self, game: Republic, seat: int) -> list[int]:
        found = [PASS]
        able = bits(free_members(game, seat))
        for games in range(len(GAMES_COST)):
            for senator in able:
                if game.talents[senator] >= GAMES_COST[games]:
                    found.append(GAMES + games * SPAN + senator)
        return found

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        if choice == PASS:
            return
        games = (verb(choice) - GAMES) // SPAN
        senator = argument(choice)
        game.talents[senator] -= GAMES_COST[games]
        if game.has_listener:
            game.tell(GamesHeld(RULE, senator, games, GAMES_COST[games]), EVERYBODY)
        gain_popularity(game, senator, GAMES_POPULARITY[games], RULE)
        change_unrest(game, GAMES_UNREST[games], RULE)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        games = (verb(choice) - GAMES) // SPAN
        if not 0 <= games < len(GAMES_COST):
            return NOT_GAMES
        return why_not_give(game, seat, argument(choice), games)

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-forum-ask-games", {"unrest": game.unrest})
