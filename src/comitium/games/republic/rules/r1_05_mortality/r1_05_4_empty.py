"""[1.05.4] A faction that has lost its last senator: it leaves the game, or a family of the Curia carries on."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.republic.catalogue.senators import FAMILY_STATESMEN
from comitium.games.republic.deals import agreements
from comitium.games.republic.events.mortality import FactionCarriedOn, FactionEliminated, FactionWaits, FamilyTaken
from comitium.games.republic.rules.common.hands import discard
from comitium.games.republic.rules.common.people import join
from comitium.games.republic.rules.common.ranks import in_order
from comitium.games.republic.rules.common.watch import DEATH, DEPARTURE, watch
from comitium.games.republic.rules.r1_05_mortality.choices import CARRY_ON, QUIT
from comitium.games.republic.rules.r1_12_victory.endings import ABANDONED, PLAYERS_OUT
from comitium.games.republic.state.numbers import NOBODY, OUT
from comitium.games.republic.state.republic import BEREFT, Republic

RULE = "1.05.4"


def fill_empty_factions(game: Republic) -> bool:
    """[1.05.4] Called after every death: a faction without senators is asked what it does; one that waits takes the first
    family that it may. True: something was done or is asked."""
    for seat in in_order(game):
        mask = 1 << seat
        if game.members[seat]:
            game.marks[BEREFT] &= ~mask
        elif not game.marks[BEREFT] & mask:
            game.push(LastSenatorLost(seat))
            return True
        elif first_family(game) >= 0:
            take_family(game, seat)
            watch(game, DEATH | DEPARTURE)
            return True
    return False


def first_family(game: Republic) -> int:
    """[A-9] The first in the Curia of whose number no statesman is in play, or NOBODY."""
    for family in game.curia:
        taken = False
        for statesman in FAMILY_STATESMEN[family]:
            if game.where[statesman] != OUT:
                taken = True
        if not taken:
            return family
    return NOBODY


def take_family(game: Republic, seat: int) -> None:
    """[1.05.4] It leads the faction from now on, in Rome and as printed."""
    family = first_family(game)
    game.curia.remove(family)
    game.marks[BEREFT] &= ~(1 << seat)
    if game.has_listener:
        game.tell(FamilyTaken(RULE, seat, family), EVERYBODY)
    join(game, family, seat, RULE)
    game.leader[seat] = family


def eliminate(game: Republic, seat: int, rule: str) -> None:
    """[1.05.4] [1.09.74] A faction leaves the game: its hand is discarded, its treasury goes to the bank. With the last one
    the game is over; [D-65] without any player it is lost."""
    mask = 1 << seat
    game.playing &= ~mask
    game.marks[BEREFT] &= ~mask
    game.leader[seat] = NOBODY
    if game.has_listener:
        game.tell(FactionEliminated(rule, seat), EVERYBODY)
    for card in game.hands[seat][:]:
        discard(game, seat, card, rule)
    game.box[seat] = 0
    if game.agreements:
        agreements.leave(game, seat)
    if not game.playing & ~game.rules.neutral_seats:
        game.end(PLAYERS_OUT if game.playing else ABANDONED, NOBODY)


class LastSenatorLost(Question[Republic]):
    """[1.05.4] [M5] Leave the game, or go on with the first family of the Curia, as soon as there is one."""

    def run(self, game: Republic) -> bool:
        if not game.members[self.seat]:
            return True
        game.pop()
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [QUIT, CARRY_ON]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        watch(game, DEATH | DEPARTURE)  # others may be empty too, and then Rome is looked at
        if choice == QUIT:
            eliminate(game, self.seat, RULE)
            return
        game.marks[BEREFT] |= 1 << self.seat
        if game.has_listener:
            game.tell(FactionCarriedOn(RULE, self.seat), EVERYBODY)
        if first_family(game) >= 0:
            take_family(game, self.seat)
        elif game.has_listener:
            game.tell(FactionWaits(RULE, self.seat), EVERYBODY)

    def allows_asides(self, game: Republic, seat: int) -> bool:
        """[B-16] It may stand in the middle of whatever has killed the man."""
        return False

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-mortality-ask-last-senator")

    def is_sound(self, game: Republic) -> bool:
        return not game.members[self.seat]
