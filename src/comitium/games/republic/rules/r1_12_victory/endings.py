"""[1.12] The ways in which a game can end, and the end itself."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.games.republic.events.victory import FactionWon, RomeFell
from comitium.games.republic.rules.common.ranks import captive
from comitium.games.republic.state.numbers import NOBODY, bits
from comitium.games.republic.state.republic import Republic

WARS_TO_FALL: Final = 4  # [1.12.3]

# -- how a faction wins; the first four are the ways of a rebel
MARCHED: Final = 0  # he has beaten the Senate's army
UNOPPOSED: Final = 1  # nobody was sent against him
BANKRUPT: Final = 2
PEOPLE: Final = 3
FOR_LIFE: Final = 4
ERA: Final = 5
SURVIVED: Final = 6  # [4.08.1] Rome stands when the era ends, and a neutral faction has most influence
WINS: Final = ("rebel_march", "rebel_coup", "rebel_bankruptcy", "rebel_people", "consul_for_life", "era_ends", "rome_survives")
WIN_RULES: Final = ("1.11.373", "1.11.35", "1.12.2", "1.12.2", "1.09.823", "1.12.1", "4.08.1")

# -- how all lose
FALLS: Final = ("four_wars", "bankruptcy", "people_revolt", "rebel_fails")
FALL_RULES: Final = ("1.12.3", "1.12.3", "1.12.3", "1.12.4")
BY_WARS: Final = 0
BY_DEBT: Final = 1
BY_PEOPLE: Final = 2
BY_REBEL: Final = 3

ABANDONED: Final = "abandoned"  # [1.05.4] the last faction has left the game
PLAYERS_OUT: Final = "players_out"  # [D-65] only neutral factions are left
RULE_OF: Final = {
    **dict(zip(WINS, WIN_RULES, strict=True)),
    **dict(zip(FALLS, FALL_RULES, strict=True)),
    ABANDONED: "1.05.4",
    PLAYERS_OUT: "1.05.4",
}


def wins(game: Republic, seat: int, how: int) -> None:
    """[1.12] [1.12.2] A faction has won."""
    if game.has_listener:
        game.tell(FactionWon(WIN_RULES[how], seat, how), EVERYBODY)
    game.end(WINS[how], seat)


def falls(game: Republic, why: int) -> None:
    """[1.12.3] All have lost."""
    if game.has_listener:
        game.tell(RomeFell(FALL_RULES[why], why), EVERYBODY)
    game.end(FALLS[why], NOBODY)


def faction_influence(game: Republic, seat: int) -> int:
    """[1.12.2] The influence of a faction's senators, wherever they are; rebels and captives do not count."""
    total = 0
    for senator in bits(game.members[seat] & ~game.rebels & ~captive(game)):
        total += game.influence[senator]
    return total
