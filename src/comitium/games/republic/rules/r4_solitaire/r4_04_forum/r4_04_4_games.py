"""[4.04.4] Games that neutral factions give."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.neutrals import CHARITY
from comitium.games.republic.catalogue.tables import GAMES_COST
from comitium.games.republic.catalogue.values import CHARITY_GAMES
from comitium.games.republic.choices import PASS, SPAN
from comitium.games.republic.events.solo.forum import GamesReckoned
from comitium.games.republic.rules.r1_07_forum.choices import GAMES
from comitium.games.republic.rules.r1_07_forum.r1_07_6_games import Games
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import Procedure, register
from comitium.games.republic.rules.r4_solitaire.r4_03_2_payer import payer, richest
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic

RULE = "4.04.4"


def dearest(talents: int) -> int:
    """The dearest games that so many talents pay; NOBODY if they pay none.

    >>> [dearest(talents) for talents in (6, 7, 13, 17, 18)]
    [-1, 0, 1, 1, 2]
    """
    found = NOBODY
    for games in range(len(GAMES_COST)):
        if GAMES_COST[games] <= talents and (found < 0 or GAMES_COST[games] > GAMES_COST[found]):
            found = games
    return found


class GiveGames(Procedure):
    """[4.04.4] [D-15] N13: the dearest that the richest senator can pay, if there is more unrest than he is popular."""

    code = "N13"
    rule = RULE

    def act(self, game: Republic, seat: int) -> None:
        question = game.stack[-1]
        question.answer(game, seat, self.choice(game, seat))

    def choice(self, game: Republic, seat: int) -> int:
        """Which games, by whom; PASS for none. Ties are thrown for if they decide whether, or by whom (D-57)."""
        if CHARITY_GAMES not in CHARITY[game.directives[seat]]:
            return PASS
        tied = richest(game, seat, False)
        if not tied or dearest(game.talents[tied[0]]) < 0:
            return PASS
        willing = [senator for senator in tied if game.unrest > game.popularity[senator]]
        senator = payer(game, seat, False) if willing else tied[0]
        given = game.unrest > game.popularity[senator]
        if game.has_listener:
            told = GamesReckoned(RULE, seat, senator, game.unrest, game.popularity[senator], int(given))
            game.tell(told, EVERYBODY)
        return GAMES + dearest(game.talents[senator]) * SPAN + senator if given else PASS


register(Games, GiveGames())
