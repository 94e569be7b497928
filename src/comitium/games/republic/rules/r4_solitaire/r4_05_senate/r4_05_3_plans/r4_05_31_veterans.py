"""[4.05.31] [1.09.643] What is asked of an army before it goes: other veterans, and whether a player's commander goes with
so few."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.choices import DONE, NO, VETERAN, YES
from comitium.games.republic.events.solo.plan import CommandAnswered
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import FactionQuestion
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_commanders import campaign, can_lead
from comitium.games.republic.state.numbers import ALL_WARS, SENATORS, bits, count
from comitium.games.republic.state.republic import Republic

NOT_FREE: Final = Reason("4.05.31", "republic-soloplan-refuse-veteran")
YES_OR_NO: Final = Reason("1.09.643", "republic-soloplan-refuse-command")


class TakeVeterans(Question[Republic]):
    """[4.05.31] Which veterans of nobody in the commander's faction go along, in place of ordinary legions? Usually none."""

    def __init__(self, seat: int, war: int, man: int, able: int, most: int, taken: int = 0) -> None:
        super().__init__(seat)
        self.war = war
        self.man = man
        self.able = able  # a bit for each legion
        self.most = most
        self.taken = taken

    def run(self, game: Republic) -> bool:
        """He may have died meanwhile: the campaign looks for another."""
        if can_lead(game, self.man, self.war):
            return True
        game.pop()
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [DONE, *[VETERAN + legion for legion in bits(self.able & ~self.taken)]]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if choice != DONE:
            self.taken |= 1 << choice - VETERAN
            if count(self.taken) < self.most and self.able & ~self.taken:
                return
        game.pop()
        campaign(game).veterans.append(self.taken)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NOT_FREE

    def wording(self, choice: int) -> Phrase | None:
        return Phrase("republic-soloplan-veterans-done") if choice == DONE else None

    def rule(self, game: Republic, seat: int) -> str:
        return "4.05.31"

    def ask(self, game: Republic, seat: int) -> Phrase:
        args = {"senator": names.senator(self.man), "war": names.war(self.war)}
        most = min(self.most - count(self.taken), count(self.able & ~self.taken))
        return Phrase("republic-soloplan-ask-veterans", {**args, "amount": most})

    def is_sound(self, game: Republic) -> bool:
        free = self.able & ~game.veterans == 0 and self.taken & ~self.able == 0
        return free and 0 <= self.war < ALL_WARS and 0 <= self.man < SENATORS and not game.is_neutral(self.seat)


class AcceptCommand(FactionQuestion):
    """[1.09.643] [D-30] A player's senator has less than the war needs: does he go? Neutrals never refuse."""

    def __init__(self, seat: int, war: int, man: int, asked: int) -> None:
        super().__init__(seat)
        self.war = war
        self.man = man
        self.asked = asked  # the man, his war and his force, packed

    def run(self, game: Republic) -> bool:
        """He may have died meanwhile: the campaign looks for another."""
        if can_lead(game, self.man, self.war):
            return True
        game.pop()
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [YES, NO]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        if game.has_listener:
            game.tell(CommandAnswered("1.09.643", self.man, self.war, int(choice == YES)), EVERYBODY)
        below = campaign(game)
        if choice == YES:
            below.agreed.append(self.asked)
        else:
            below.refused |= 1 << self.man

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return YES_OR_NO

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.643"

    def ask(self, game: Republic, seat: int) -> Phrase:
        args = {"senator": names.senator(self.man), "war": names.war(self.war)}
        force = {"army": self.asked >> 22 & 63, "fleets": self.asked >> 28 & 31}
        return Phrase("republic-soloplan-ask-command", {**args, **force})

    def is_sound(self, game: Republic) -> bool:
        return 0 <= self.man < SENATORS and 0 <= self.war < ALL_WARS and game.faction[self.man] == self.seat
