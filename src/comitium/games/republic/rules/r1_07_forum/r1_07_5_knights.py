"""[1.07.5] [1.07.51] Knights: one is attracted, or some are pressed for their money."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import PROSCRIPTION, SERVILIAN_LAW
from comitium.games.republic.catalogue.intrigue import INTRIGUE_KNIGHT_BONUS, LAW_KNIGHT_BONUS
from comitium.games.republic.catalogue.senators import KNIGHT_BONUS
from comitium.games.republic.catalogue.tables import KNIGHT_TOTAL
from comitium.games.republic.choices import DONE, NUMBER, PASS, TALENTS, argument, verb
from comitium.games.republic.events.forum import KnightsPressed, KnightTried
from comitium.games.republic.rules.r1_07_forum.choices import ATTRACT, PRESS
from comitium.games.republic.state.numbers import NOBODY, SENATORS, bits
from comitium.games.republic.state.republic import PROSCRIBED, SERVILIAN, Republic

NOT_KNIGHTS: Final = Reason("1.07.5", "republic-forum-refuse-knights")
NOT_IN_ROME: Final = Reason("1.07.5", "republic-forum-refuse-attract-rome", "senator")
PROSCRIBER: Final = Reason("1.07.5", "republic-forum-refuse-attract-proscribed")
NOT_HIS_TALENTS: Final = Reason("1.07.5", "republic-forum-refuse-attract-talents", "amount")
NOT_OWN: Final = Reason("1.07.51", "republic-forum-refuse-press-own", "senator")
IS_CAPTIVE: Final = Reason("1.07.51", "republic-forum-refuse-press-captive", "senator")
NO_KNIGHTS: Final = Reason("1.07.51", "republic-forum-refuse-press-none", "senator")
ALREADY_NAMED: Final = Reason("1.07.51", "republic-forum-refuse-press-again", "senator")
TOO_MANY: Final = Reason("1.07.51", "republic-forum-refuse-press-number", "amount")


def is_proscribed(game: Republic, seat: int) -> bool:
    """[C-41] The faction that took the knights of the proscribed attracts none any more."""
    return game.marks[PROSCRIBED] == seat + 1


def why_not_attract(game: Republic, seat: int, senator: int) -> Reason | None:
    if is_proscribed(game, seat):
        return PROSCRIBER
    return None if senator < SENATORS and game.here(seat) >> senator & 1 else NOT_IN_ROME


def why_not_press(game: Republic, seat: int, senator: int) -> Reason | None:
    """[A-33] He need not be in Rome, but a captive's knights are out of reach."""
    if senator >= SENATORS or not game.members[seat] >> senator & 1:
        return NOT_OWN
    if game.is_captive(senator):
        return IS_CAPTIVE
    return None if game.knights[senator] else NO_KNIGHTS


def able_to_attract(game: Republic, seat: int) -> int:
    return 0 if is_proscribed(game, seat) else game.here(seat)


def able_to_press(game: Republic, seat: int) -> int:
    found = 0
    for senator in bits(game.members[seat]):
        if game.knights[senator] and not game.is_captive(senator):
            found |= 1 << senator
    return found


def bonus(game: Republic, seat: int, senator: int) -> int:
    """[1.07.5] Marius, the Servilian Law for its faction, a Proscription for all others; less the omens."""
    added = KNIGHT_BONUS[senator] - game.omens
    if game.marks[SERVILIAN] == seat + 1:
        added += LAW_KNIGHT_BONUS[SERVILIAN_LAW]
    if game.marks[PROSCRIBED]:
        added += INTRIGUE_KNIGHT_BONUS[PROSCRIPTION]
    return added


def attract(game: Republic, seat: int, senator: int, talents: int) -> None:
    """[1.07.5] The talents are spent; a die and all that is added must make six."""
    game.talents[senator] -= talents
    die = game.die()
    total = die + talents + bonus(game, seat, senator)
    won = total >= KNIGHT_TOTAL
    if won:
        game.knights[senator] += 1
    if game.has_listener:
        game.tell(KnightTried("1.07.5", senator, talents, die, total, 1 if won else 0), EVERYBODY)


def press(game: Republic, senator: int, knights: int) -> None:
    """[1.07.51] A die of talents for each knight, less the omens; the knights are gone."""
    game.knights[senator] -= knights
    gained = 0
    for _ in range(knights):
        gained += max(0, game.die() - game.omens)
    game.talents[senator] += gained
    if game.has_listener:
        game.tell(KnightsPressed("1.07.51", senator, knights, gained), EVERYBODY)


class Knights(Question[Republic]):
    """[1.07.5] F1.4: nothing; or a senator who attracts, and his talents; or one after the other whose knights are pressed,
    and how many, until that is all.

    `man` is the senator of whom a number is asked, `pressing` whether he presses; `pressed` pairs of senators and numbers.
    """

    def __init__(self, seat: int, man: int = NOBODY, pressing: bool = False, pressed: list[int] | None = None) -> None:
        super().__init__(seat)
        self.man = man
        self.pressing = pressing
        self.pressed = pressed if pressed is not None else []

    def legal(self, game: Republic, seat: int) -> list[int]:
        if self.man >= 0:
            if self.pressing:
                return [NUMBER + knights for knights in range(1, game.knights[self.man] + 1)]
            return [TALENTS + talents for talents in range(game.talents[self.man] + 1)]
        pressable = [PRESS + senator for senator in bits(able_to_press(game, seat)) if senator not in self.pressed[::2]]
        if self.pressed:
            return [DONE, *pressable]
        return [PASS, *[ATTRACT + senator for senator in bits(able_to_attract(game, seat))], *pressable]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if choice == PASS:
            game.pop()
        elif choice == DONE:
            self.do(game)
        elif verb(choice) == ATTRACT:
            self.man = argument(choice)
            if game.talents[self.man] == 0:
                self.try_with(game, 0)
        elif verb(choice) == TALENTS:
            self.try_with(game, argument(choice))
        elif verb(choice) == PRESS:
            self.man = argument(choice)
            self.pressing = True
        else:
            self.pressed.extend([self.man, argument(choice)])
            self.man = NOBODY
            self.pressing = False
            if len(self.pressed) == 2 * able_to_press(game, seat).bit_count():
                self.do(game)

    def try_with(self, game: Republic, talents: int) -> None:
        game.pop()
        attract(game, self.seat, self.man, talents)

    def do(self, game: Republic) -> None:
        game.pop()
        for place in range(0, len(self.pressed), 2):
            press(game, self.pressed[place], self.pressed[place + 1])

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if self.man >= 0:
            if self.pressing:
                return TOO_MANY if verb(choice) == NUMBER else NOT_KNIGHTS
            return NOT_HIS_TALENTS if verb(choice) == TALENTS else NOT_KNIGHTS
        if verb(choice) == PRESS:
            return ALREADY_NAMED if argument(choice) in self.pressed[::2] else why_not_press(game, seat, argument(choice))
        if verb(choice) == ATTRACT and not self.pressed:
            return why_not_attract(game, seat, argument(choice))
        return NOT_KNIGHTS

    def wording(self, choice: int) -> Phrase | None:
        return Phrase("republic-forum-act-spend", {"amount": argument(choice)}) if verb(choice) == TALENTS else None

    def redraw(self, world: Republic, seat: int, dice: Any) -> None:
        """Nothing is done before all is said."""
        if seat != self.seat:
            self.man = NOBODY
            self.pressing = False
            self.pressed = []

    def is_sound(self, game: Republic) -> bool:
        for place in range(0, len(self.pressed), 2):
            if why_not_press(game, self.seat, self.pressed[place]) is not None:
                return False
        if self.man < 0:
            return True
        why_not = why_not_press if self.pressing else why_not_attract
        return why_not(game, self.seat, self.man) is None

    def rule(self, game: Republic, seat: int) -> str:
        return "1.07.51" if self.pressing or self.pressed else "1.07.5"

    def rule_of(self, game: Republic, seat: int, choice: int) -> str:
        return "1.07.51" if verb(choice) == PRESS else self.rule(game, seat)

    def unit_cost(self, game: Republic, seat: int, choice: int) -> int:
        return 1 if verb(choice) == TALENTS else 0

    def ask(self, game: Republic, seat: int) -> Phrase:
        if self.man >= 0:
            senator = names.SPEAKERS["senator"](self.man)
            if self.pressing:
                return Phrase("republic-forum-ask-press", {"senator": senator, "knights": game.knights[self.man]})
            return Phrase("republic-forum-ask-attract", {"senator": senator, "bonus": bonus(game, seat, self.man)})
        return Phrase("republic-forum-ask-press-more") if self.pressed else Phrase("republic-forum-ask-knights")
