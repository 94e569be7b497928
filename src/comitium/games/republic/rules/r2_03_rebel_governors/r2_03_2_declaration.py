"""[2.03.2] [2.03.21] Governors declare themselves in revolt, and rise with their provinces."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.choices import DONE, PASS, SENATOR, SPAN, verb
from comitium.games.republic.events.advanced.rebels import ProvinceRose
from comitium.games.republic.events.revolution import VeteranJoinedRebel
from comitium.games.republic.rules.common.units import move_legions, place_of, veterans_of
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import governs, vacate
from comitium.games.republic.rules.r1_11_revolution.choices import KEEP
from comitium.games.republic.rules.r1_11_revolution.r1_11_3_declaration import TOO_WEAK, announce_rebel, declarations
from comitium.games.republic.rules.r1_11_revolution.rising import joiners
from comitium.games.republic.rules.r2_03_rebel_governors.r2_03_3_strength import (
    camp_of,
    camps,
    declared_strength,
    governors,
    is_seated,
)
from comitium.games.republic.state.numbers import GARRISON, HELD, NOBODY, RESERVE, REVOLT, bits, count
from comitium.games.republic.state.republic import Republic

NOT_GOVERNING: Final = Reason("C-65", "republic-rebels-refuse-governor", "senator")
NO_PARTISAN: Final = Reason("1.11.32", "republic-revolution-refuse-no-partisan", "senator")
WORDED: Final = {PASS: Phrase("republic-rebels-act-loyal"), KEEP: Phrase("republic-rebels-act-keep")}


def may_declare(game: Republic, seat: int) -> int:
    """[2.03.2] The governors of a faction who could be the primary rebel: while nobody is in revolt and the faction has not
    declared a commander, those who could be stronger than who has declared himself before."""
    spoken = declarations(game)
    if game.rebel >= 0 or (spoken.rebel >= 0 and game.faction[spoken.rebel] == seat):
        return 0
    found = 0
    for governor in bits(governors(game, seat)):
        if is_enough(game, declared_strength(game, governor, 0, 0, joiners(game, governor))):
            found |= 1 << governor
    return found


def is_enough(game: Republic, strength: int) -> bool:
    """[1.11.3] Strictly stronger than an earlier declaration, if there is one."""
    spoken = declarations(game)
    return spoken.rebel < 0 or strength > spoken.strength


def ask_governors(game: Republic, seat: int) -> None:
    """[2.03.2] After the victorious commanders of the faction have spoken."""
    if governors(game, seat):
        game.push(GovernorsRise(seat))


class GovernorsRise(Question[Republic]):
    """[2.03.2] Which governor is the primary rebel, if any; then who rises with him, one after the other: other governors with
    their provinces, senators without a command."""

    def __init__(self, seat: int, primary: int = NOBODY, named: int = 0) -> None:
        super().__init__(seat)
        self.primary = primary
        self.named = named

    def run(self, game: Republic) -> bool:
        if self.primary >= 0 or may_declare(game, self.seat):
            return True
        game.pop()
        return False

    def strength(self, game: Republic) -> int:
        return declared_strength(game, self.primary, 0, 0, self.named)

    def legal(self, game: Republic, seat: int) -> list[int]:
        if self.primary < 0:
            return [PASS, *[SENATOR + governor for governor in bits(may_declare(game, seat))]]
        found = [SENATOR + senator for senator in bits(joiners(game, self.primary) & ~self.named)]
        return [DONE, *found, KEEP] if is_enough(game, self.strength(game)) else [*found, KEEP]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if choice == PASS:
            game.pop()
        elif choice == KEEP:
            self.primary = NOBODY
            self.named = 0
        elif choice == DONE:
            game.pop()
            announce_rebel(game, self.primary, self.strength(game), 0, 0, self.named, "2.03.2")
        elif self.primary < 0:
            self.primary = choice % SPAN
        else:
            self.named |= 1 << choice % SPAN

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if choice == DONE:
            return TOO_WEAK
        if verb(choice) != SENATOR:
            return None
        return NOT_GOVERNING if self.primary < 0 else NO_PARTISAN

    def wording(self, choice: int) -> Phrase | None:
        return WORDED.get(choice)

    def on_aside(self, game: Republic) -> None:
        """What was said stands."""

    def redraw(self, world: Republic, seat: int, dice: Any) -> None:
        """Nothing of it is secret: it is said aloud."""

    def rule(self, game: Republic, seat: int) -> str:
        return "2.03.2" if self.primary < 0 else "2.03.21"

    def ask(self, game: Republic, seat: int) -> Phrase:
        if self.primary < 0:
            return Phrase("republic-rebels-ask-rise", {"amount": declarations(game).strength})
        return Phrase("republic-rebels-ask-named", {"senator": names.senator(self.primary), "amount": self.strength(game)})

    def is_sound(self, game: Republic) -> bool:
        if not game.rules.rebel_governors or self.named & ~game.members[self.seat]:
            return False
        return self.primary == NOBODY or governors(game, self.seat) >> self.primary & 1 == 1


# -- the rising


def keep_province(game: Republic, senator: int) -> None:
    """[2.03.21] [2.03.4] [C-65] He rises with the province where he is: its dial is blank, and the Senate may attack it. His
    others lie in the Forum."""
    for province in governs(game, senator):
        if not is_seated(game, senator, province):
            vacate(game, province)
            continue
        game.dial[province] = 0
        game.zone[REVOLT + province] = HELD
        game.naval_victory &= ~(1 << REVOLT + province)
        if game.has_listener:
            legions = count(game.legions[GARRISON + province])
            armies, fleets = game.provincial_armies[province], game.provincial_fleets[province]
            game.tell(ProvinceRose("2.03.21", senator, province, legions, armies, fleets), EVERYBODY)


def gather_veterans(game: Republic, everywhere: bool) -> None:
    """[2.03.22] Veterans of rebels join them, wherever they were; later only those that do not stand with rebels already."""
    if game.rebel < 0:
        return
    held = 0
    if not everywhere:
        for place in camps(game):
            held |= game.legions[place]
    for legion in bits(veterans_of(game, game.rebels) & ~held):
        place, target = place_of(game, legion), camp_of(game, game.allegiance[legion])
        if place not in (RESERVE, target):
            move_legions(game, 1 << legion, place, target)
            if game.has_listener:
                game.tell(VeteranJoinedRebel("2.03.22", legion, game.allegiance[legion]), EVERYBODY)
