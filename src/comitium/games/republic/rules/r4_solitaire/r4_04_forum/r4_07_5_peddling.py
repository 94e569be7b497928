"""[4.07.5] Influence Peddling in the hand of a neutral: played the moment it is held (D-45)."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.events.solo.forum import PeddlingAimed
from comitium.games.republic.rules.common.ranks import clockwise, highest_roll
from comitium.games.republic.rules.r1_09_senate.r1_09_8_various import influence_of
from comitium.games.republic.rules.r4_solitaire.r4_01_3_ties import best
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic

RULE = "4.07.5"


def victim_of(game: Republic, seat: int) -> int:
    """[4.07.5] N9: the faction with most cards in hand, whatever they are (D-45), then with most influence, then by two dice.
    NOBODY if all other hands are empty: the card is kept."""
    others = [one for one in clockwise(game, seat) if one != seat and game.hands[one]]
    if not others:
        return NOBODY
    keys: list[tuple[int, ...]] = [(len(game.hands[one]), influence_of(game, game.members[one])) for one in others]
    victim = highest_roll(game, RULE, best(others, keys))
    if game.has_listener:
        influence = influence_of(game, game.members[victim])
        game.tell(PeddlingAimed(RULE, seat, victim, len(game.hands[victim]), influence), EVERYBODY)
    return victim
