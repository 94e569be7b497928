"""[1.12] How a game ended: who has won, by which rule, and the influence of every faction."""

from __future__ import annotations

from comitium.core.messages import Outcome
from comitium.games.republic.rules.r1_12_victory.endings import ABANDONED, FALLS, PLAYERS_OUT, RULE_OF, WINS, faction_influence
from comitium.games.republic.state.republic import Republic

ENDINGS = (*WINS, *FALLS, ABANDONED, PLAYERS_OUT)


def outcome(game: Republic) -> Outcome | None:
    """[1.12.2] [1.12.3] The winner, or nobody if all have lost; a score for each faction: its influence [1.12.2]."""
    if not game.ending:
        return None
    scores = tuple([faction_influence(game, seat) for seat in range(game.rules.seats)])
    winners = (game.winner,) if game.winner >= 0 else ()
    return Outcome(winners, scores, RULE_OF[game.ending], game.ending)
