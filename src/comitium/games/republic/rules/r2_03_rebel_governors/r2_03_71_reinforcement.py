"""[2.03.71] After a stalemate in Italy one partisan governor may reinforce the march, and goes with what he sends."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.choices import DONE, LEGIONS, PASS, SENATOR, SPAN, VETERAN, verb
from comitium.games.republic.rules.common.units import lowest_legions
from comitium.games.republic.rules.r2_03_rebel_governors.choices import SEND_ARMIES
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_3_strength import naval_base
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_7_march import can_march, set_out
from comitium.games.republic.state.numbers import GARRISON, NOBODY, bits, count
from comitium.games.republic.state.republic import Republic

RULE: Final = "2.03.71"
GOVERNOR: Final = 0  # what is asked: who,
ARMIES: Final = 1  # with how many provincial armies,
ORDINARY: Final = 2  # ordinary legions
VETERANS: Final = 3  # and which veterans
NOT_HIM: Final = Reason(RULE, "republic-rebels-refuse-reinforcement", "senator")
NOT_SO_MANY: Final = Reason(RULE, "republic-rebels-refuse-units")


def reinforcers(game: Republic) -> int:
    """[2.03.71] [C-102] Partisan governors who are in their provinces and have something to send."""
    found = 0
    for rebel in bits(game.rebels & ~(1 << game.rebel)):
        province = game.held_by(rebel)
        if province >= 0 and can_march(game, province):
            found |= 1 << rebel
    return found


def ask_reinforcement(game: Republic) -> None:
    """[X1] Only after a stalemate of the march in this turn's Combat Phase."""
    drawn = game.march_drawn
    game.march_drawn = 0
    if drawn and game.rebel >= 0 and game.stronghold() < 0 and reinforcers(game):
        game.push(Reinforce(game.faction[game.rebel]))


class Reinforce(Question[Republic]):
    """[2.03.71] [C-68] Who reinforces the march, if anybody, and with which of his land units: at least one."""

    def __init__(
        self, seat: int, governor: int = NOBODY, stage: int = GOVERNOR, armies: int = 0, ordinary: int = 0, veterans: int = 0
    ) -> None:
        super().__init__(seat)
        self.governor = governor
        self.stage = stage
        self.armies = armies
        self.ordinary = ordinary
        self.veterans = veterans

    def garrison(self, game: Republic) -> int:
        return game.legions[GARRISON + game.held_by(self.governor)]

    def run(self, game: Republic) -> bool:
        """What leaves no choice is not asked."""
        if self.stage == GOVERNOR:
            return True
        if self.stage < VETERANS and len(self.legal(game, self.seat)) == 1:
            self.stage += 1
            return False
        if self.stage == VETERANS and self.legal(game, self.seat) == [DONE]:
            self.answer(game, self.seat, DONE)
            return False
        return True

    def legal(self, game: Republic, seat: int) -> list[int]:
        if self.stage == GOVERNOR:
            return [PASS, *[SENATOR + governor for governor in bits(reinforcers(game))]]
        legions = self.garrison(game)
        if self.stage == ARMIES:
            least = 0 if legions else 1
            return [SEND_ARMIES + number for number in range(least, self.most_armies(game) + 1)]
        if self.stage == ORDINARY:
            least = 0 if self.armies or legions & game.veterans else 1
            return [LEGIONS + number for number in range(least, count(legions & ~game.veterans) + 1)]
        left = legions & game.veterans & ~self.veterans
        found = [VETERAN + legion for legion in bits(left)]
        return [DONE, *found] if self.armies + self.ordinary or self.veterans else found

    def most_armies(self, game: Republic) -> int:
        return game.provincial_armies[game.held_by(self.governor)]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if self.stage == GOVERNOR:
            if choice == PASS:
                game.pop()
                return
            self.governor = choice % SPAN
            self.stage = ARMIES
            self.armies = 0 if self.garrison(game) else 1
        elif self.stage == ARMIES:
            self.armies = choice % SPAN
            self.stage = ORDINARY
        elif self.stage == ORDINARY:
            self.ordinary = choice % SPAN
            self.stage = VETERANS
        elif choice == DONE:
            game.pop()
            legions = lowest_legions(self.garrison(game) & ~game.veterans, self.ordinary) | self.veterans
            set_out(game, self.governor, legions, self.armies, True, RULE)
        else:
            self.veterans |= 1 << choice % SPAN

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if self.stage == GOVERNOR:
            return NOT_HIM if verb(choice) == SENATOR else None
        return NOT_SO_MANY

    def on_aside(self, game: Republic) -> None:
        """A veteran was called home: begin anew."""
        self.governor = NOBODY
        self.stage = GOVERNOR
        self.armies = self.ordinary = self.veterans = 0

    def redraw(self, world: Republic, seat: int, dice: Any) -> None:
        """Nothing of it is secret."""

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        if self.stage == GOVERNOR:
            return Phrase("republic-rebels-ask-reinforce", {"senator": names.senator(game.rebel)})
        province = game.held_by(self.governor)
        said: dict[str, Value] = {
            "senator": names.senator(self.governor),
            "province": names.province(province),
            "sails": 1 if naval_base(game, province) else 0,
        }
        kinds = ("republic-rebels-ask-armies", "republic-rebels-ask-legions", "republic-rebels-ask-veterans")
        return Phrase(kinds[self.stage - 1], said)

    def is_sound(self, game: Republic) -> bool:
        if not game.rules.rebel_governors or game.rebel < 0 or game.faction[game.rebel] != self.seat:
            return False
        if not GOVERNOR <= self.stage <= VETERANS or (self.governor == NOBODY) != (self.stage == GOVERNOR):
            return False
        return self.governor == NOBODY or reinforcers(game) >> self.governor & 1 == 1
