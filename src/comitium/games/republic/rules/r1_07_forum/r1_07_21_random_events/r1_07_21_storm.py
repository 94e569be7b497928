"""[1.07.21] Storm at Sea: fleets sink, and the HRAO says which."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import STORM_AT_SEA
from comitium.games.republic.choices import FLEETS, verb
from comitium.games.republic.events.forum import FleetsSunk, FleetsSunkAt, FleetsSunkWith, StormRolled
from comitium.games.republic.rules.common.ranks import first_seat
from comitium.games.republic.rules.common.units import move_fleets
from comitium.games.republic.rules.r1_07_forum.r1_07_21_random_events.r1_07_21_events import RULE, RandomEvent, register
from comitium.games.republic.state.numbers import ACTIVE, FORCE, RESERVE, STRAY, UNIT_PLACES
from comitium.games.republic.state.republic import Republic

NOT_FLEETS: Final = Reason(RULE, "republic-forum-refuse-storm-fleets")
WRONG_NUMBER: Final = Reason(RULE, "republic-forum-refuse-storm-number", "amount")


class StormAtSea(RandomEvent):
    """[1.07.21] Two dice less the omens; at most all that are at sea. The HRAO is asked if there is something to choose."""

    def happen(self, game: Republic, level: int) -> None:
        thrown = game.two_dice()
        places = [place for place in range(ACTIVE, UNIT_PLACES) if game.fleets[place]]
        afloat = 0
        for place in places:
            afloat += game.fleets[place]
        lost = min(max(0, thrown - game.omens), afloat)
        if game.has_listener:
            game.tell(StormRolled(RULE, thrown, lost), EVERYBODY)
        if lost == 0:
            return
        if lost == afloat or len(places) == 1:
            for place in places:
                sink(game, place, min(lost, game.fleets[place]))
        else:
            game.push(Storm(first_seat(game), lost, places, []))


register(StormAtSea(STORM_AT_SEA))


def sink(game: Republic, place: int, fleets: int) -> None:
    """So many fleets of a place are lost."""
    if fleets == 0:
        return
    move_fleets(game, fleets, place, RESERVE)
    if not game.has_listener:
        return
    if place >= FORCE:
        game.tell(FleetsSunkWith(RULE, fleets, place - FORCE), EVERYBODY)
    elif place >= STRAY:
        game.tell(FleetsSunkAt(RULE, fleets, place - STRAY), EVERYBODY)
    else:
        game.tell(FleetsSunk(RULE, fleets), EVERYBODY)


class Storm(Question[Republic]):
    """[1.07.21] W9: how many of the `left` fleets that must sink are taken from each place, one place after the other; they
    sink together."""

    def __init__(self, seat: int, left: int, places: list[int], taken: list[int]) -> None:
        super().__init__(seat)
        self.left = left
        self.places = places
        self.taken = taken

    def bounds(self, game: Republic) -> tuple[int, int]:
        """The fewest and the most that can be taken from the next place."""
        later = 0
        for place in self.places[len(self.taken) + 1 :]:
            later += game.fleets[place]
        return max(0, self.left - later), min(self.left, game.fleets[self.places[len(self.taken)]])

    def legal(self, game: Republic, seat: int) -> list[int]:
        low, high = self.bounds(game)
        return [FLEETS + fleets for fleets in range(low, high + 1)]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        self.take(choice - FLEETS)
        while len(self.taken) < len(self.places):
            low, high = self.bounds(game)
            if low < high:
                return
            self.take(low)
        game.pop()
        for place in range(len(self.places)):
            sink(game, self.places[place], self.taken[place])

    def take(self, fleets: int) -> None:
        self.taken.append(fleets)
        self.left -= fleets

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return WRONG_NUMBER if verb(choice) == FLEETS else NOT_FLEETS

    def allows_asides(self, game: Republic, seat: int) -> bool:
        """[A-46] Never between a roll and its result."""
        return False

    def redraw(self, world: Republic, seat: int, dice: Any) -> None:
        """Nothing has sunk before all is said; what is said for a neutral is said aloud (4.01.1)."""
        if seat != self.seat and not world.is_neutral(self.seat):
            for fleets in self.taken:
                self.left += fleets
            self.taken = []

    def is_sound(self, game: Republic) -> bool:
        return self.left > 0 and len(self.taken) < len(self.places)

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        place = self.places[len(self.taken)]
        said: dict[str, Value] = {"amount": self.left, "fleets": game.fleets[place]}
        if place >= FORCE:
            return Phrase("republic-forum-ask-storm-force", {**said, "senator": names.SPEAKERS["senator"](place - FORCE)})
        if place >= STRAY:
            return Phrase("republic-forum-ask-storm-stray", {**said, "war": names.SPEAKERS["war"](place - STRAY)})
        return Phrase("republic-forum-ask-storm", said)
