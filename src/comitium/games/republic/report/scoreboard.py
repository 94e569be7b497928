"""[4.08.1] How well the players of a game for one or two have done: a place from 1 to 5, and what tells two games of the same
place apart. The rulebook knows winning, losing and the moral victory; the rest is ours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from comitium.core.messages import Event
from comitium.games.republic.events.combat import WarWon
from comitium.games.republic.events.people import StateEarned, StatePaid, UnrestChanged
from comitium.games.republic.events.revenue import ContributionMade
from comitium.games.republic.rules.r1_12_victory.endings import (
    ABANDONED,
    ERA,
    FALLS,
    PLAYERS_OUT,
    SURVIVED,
    WINS,
    faction_influence,
)
from comitium.games.republic.state.republic import Republic

ROME_IS_HIS: Final = 1  # a player wins as Consul for Life or as rebel
FIRST_MAN: Final = 2  # a player has most influence when the era ends
MORAL_VICTORY: Final = 3  # Rome stands when the era ends
OVERSHADOWED: Final = 4  # a neutral wins as Consul for Life or as rebel
ROME_LOST: Final = 5  # Rome has fallen, or no player is left


class Place(Struct, frozen=True):
    """What a player has reached: his place, and how far his faction is before the best other one."""

    seat: int
    place: int
    margin: int

    def rank(self, turn: int) -> tuple[int, int]:
        """For sorting games, the best first: an early victory, a large margin, a late defeat.

        >>> Place(0, 1, 5).rank(4) < Place(0, 1, 9).rank(6) < Place(0, 2, 3).rank(9) < Place(0, 2, 1).rank(9)
        True
        >>> Place(0, 5, 0).rank(8) < Place(0, 5, 0).rank(3)
        True
        """
        if self.place == ROME_IS_HIS:
            return self.place, turn
        return self.place, -self.margin if self.place <= MORAL_VICTORY else -turn


class Figures(Struct):
    """What a finished state does not remember, gathered from the events of a match."""

    beaten: int = 0  # wars
    lowest: int = -1  # State treasury; -1 before anything was seen
    highest: int = 0  # unrest
    given: int = 0  # talents that players have contributed to the State

    def look(self, game: Republic) -> None:
        """How things stand at a question."""
        self.lowest = game.treasury if self.lowest < 0 else min(self.lowest, game.treasury)
        self.highest = max(self.highest, game.unrest)

    def hear(self, event: Event, seat: int, players: Sequence[int]) -> None:
        """What has happened; `seat` is the faction of the senator in it."""
        if isinstance(event, WarWon):
            self.beaten += 1
        elif isinstance(event, StatePaid | StateEarned):
            self.lowest = event.total if self.lowest < 0 else min(self.lowest, event.total)
        elif isinstance(event, UnrestChanged):
            self.highest = max(self.highest, event.total)
        elif isinstance(event, ContributionMade) and seat in players:
            self.given += event.amount


class Scoreboard(Struct, frozen=True):
    """The players of a finished game, the best first, and how it went for Rome."""

    places: tuple[Place, ...]
    turn: int
    survived: bool
    beaten: int
    lowest: int
    highest: int
    given: int


def players_of(game: Republic) -> list[int]:
    """The seats that are led by people, whether they still play or not."""
    return [seat for seat in range(game.rules.seats) if not game.is_neutral(seat)]


def rome_survived(game: Republic) -> bool:
    """Whether Rome stood to the end."""
    return game.ending not in (*FALLS, ABANDONED, PLAYERS_OUT)


def place_of(game: Republic, seat: int) -> int:
    """[4.08.1] The place of a player; who has lost to another player shares the third if Rome stood."""
    if not rome_survived(game):
        return ROME_LOST
    if game.winner == seat:
        return FIRST_MAN if game.ending == WINS[ERA] else ROME_IS_HIS
    if game.ending == WINS[SURVIVED] or not game.is_neutral(game.winner):
        return MORAL_VICTORY
    return OVERSHADOWED


def margin_of(game: Republic, seat: int) -> int:
    """The influence of a faction, less that of the best other one."""
    others = [faction_influence(game, other) for other in range(game.rules.seats) if other != seat]
    return faction_influence(game, seat) - max(others)


def scoreboard(game: Republic, figures: Figures) -> Scoreboard | None:
    """[4.08.1] The scoreboard of a finished game; None if it goes on, or has no neutrals."""
    if not game.ending or not game.rules.neutrals:
        return None
    places = [Place(seat, place_of(game, seat), margin_of(game, seat)) for seat in players_of(game)]
    return Scoreboard(
        places=tuple(sorted(places, key=lambda one: one.rank(game.turn))),
        turn=game.turn,
        survived=rome_survived(game),
        beaten=figures.beaten,
        lowest=max(0, figures.lowest),
        highest=figures.highest,
        given=figures.given,
    )
