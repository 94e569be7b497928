"""[1.11.36] [1.10.51] Veterans change sides: those of rebels come over at once, those of loyal senators when they are
called."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.choices import PASS, SPAN, VETERAN, verb
from comitium.games.republic.events.revolution import VeteranJoinedRebel, VeteranLeftRebel
from comitium.games.republic.rules.common.ranks import in_order
from comitium.games.republic.rules.common.rebel_governors import REBEL_GOVERNORS
from comitium.games.republic.rules.common.units import move_legions, place_of, veterans_of
from comitium.games.republic.state.numbers import ACTIVE, AT_WAR, CIVIL_WAR, FORCE, GARRISON, LEGIONS, RESERVE, REVOLT, bits
from comitium.games.republic.state.republic import Republic

NOT_LOYAL: Final = Reason("1.11.36", "republic-revolution-refuse-veteran", "legion")


def join_rebel(game: Republic, everywhere: bool = False) -> None:
    """[1.11.36] [1.10.51] Veterans that owe allegiance to a rebel are in his army, wherever they were. [2.03.22] With rebel
    governors each joins his own; `everywhere`: also those that stand with another rebel."""
    if game.rebel < 0:
        return
    if game.rules.rebel_governors:
        REBEL_GOVERNORS[0].gather_veterans(game, everywhere)
        return
    army = FORCE + game.rebel
    for legion in bits(veterans_of(game, game.rebels) & ~game.legions[army]):
        place = place_of(game, legion)
        if place != RESERVE:
            move_legions(game, 1 << legion, place, army)
            if game.has_listener:
                game.tell(VeteranJoinedRebel("1.11.36", legion, game.allegiance[legion]), EVERYBODY)


def rebel_camps(game: Republic) -> list[int]:
    """[1.11.36] Where legions stand in rebellion: with the primary rebel, [2.03.22] and with rebel governors."""
    return REBEL_GOVERNORS[0].camps(game) if game.rules.rebel_governors else [FORCE + game.rebel]


def callable_by(game: Republic, seat: int) -> int:
    """[1.11.36] The veterans in the rebel's army that owe allegiance to a loyal senator of a faction."""
    if game.rebel < 0:
        return 0
    army = 0
    for place in rebel_camps(game):
        army |= game.legions[place] & game.veterans
    found = 0
    loyal = game.members[seat] & ~game.rebels
    for legion in bits(army):
        senator = game.allegiance[legion]
        if senator >= 0 and loyal >> senator & 1:
            found |= 1 << legion
    return found


def why_not_call(game: Republic, seat: int, legion: int) -> Reason | None:
    """[1.11.36] It must serve the rebel, and owe allegiance to a loyal senator of the faction."""
    return None if 0 <= legion < LEGIONS and callable_by(game, seat) >> legion & 1 else NOT_LOYAL


def call_over(game: Republic, legion: int, place: int) -> None:
    """[1.11.36] A veteran leaves the rebel: for the Senate army about to fight, otherwise for the Active Forces. [2.03.22] So
    does one that stands with another rebel than the one about to be fought."""
    origin = place_of(game, legion)
    if place != ACTIVE and game.rules.rebel_governors and origin != faced_by(game, place):
        place = ACTIVE
    move_legions(game, 1 << legion, origin, place)
    if game.has_listener:
        game.tell(VeteranLeftRebel("1.11.36", legion, game.allegiance[legion]), EVERYBODY)


def faced_by(game: Republic, place: int) -> int:
    """[2.03.22] Where the rebels stand whom a Senate army is about to fight."""
    war = game.where[place - FORCE] - AT_WAR
    return GARRISON + war - REVOLT if REVOLT <= war < CIVIL_WAR else FORCE + game.rebel


def offer_defection(game: Republic, place: int) -> None:
    """[1.11.36] The owners of loyal senators with veterans in the rebel's army are asked, that of the HRAO first."""
    if game.rebel < 0:
        return
    seats = [seat for seat in in_order(game) if callable_by(game, seat)]
    seats.reverse()
    for seat in seats:
        game.push(Defection(seat, place))


class Defection(Question[Republic]):
    """[1.11.36] Which veterans leave the rebel? One after the other; those that are not called stay."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def run(self, game: Republic) -> bool:
        if callable_by(game, self.seat):
            return True
        game.pop()
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [PASS, *[VETERAN + legion for legion in bits(callable_by(game, seat))]]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if choice == PASS:
            game.pop()
        else:
            call_over(game, choice % SPAN, self.place)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return why_not_call(game, seat, choice % SPAN) if verb(choice) == VETERAN else None

    def rule(self, game: Republic, seat: int) -> str:
        return "1.11.36"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-revolution-ask-defection", {"senator": names.senator(game.rebel)})

    def is_sound(self, game: Republic) -> bool:
        return game.rebel >= 0 and (self.place == ACTIVE or FORCE <= self.place < FORCE + len(game.where))
