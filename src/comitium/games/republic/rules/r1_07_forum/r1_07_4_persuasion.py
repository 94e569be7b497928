"""[1.07.4] Persuasion: who may try to win over whom, and how the attempt is announced. Its course: r1_07_41_attempt.py."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.intrigue import INTRIGUES, IS_UNOPPOSED
from comitium.games.republic.catalogue.tables import PERSUASION_DICE
from comitium.games.republic.choices import KIND, PASS, SENATOR, TALENTS, argument, verb
from comitium.games.republic.rules.common.hands import has, may_hold
from comitium.games.republic.rules.r1_07_forum.r1_07_41_attempt import PERSUASION_CARDS, Persuasion, loyalty
from comitium.games.republic.state.numbers import NOBODY, SENATORS, bits
from comitium.games.republic.state.republic import Republic

RULE: Final = "1.07.4"
NOT_A_CARD: Final = Reason("1.07.413", "republic-forum-refuse-persuade-card", "intrigue")
NOT_HELD: Final = Reason("1.07.413", "republic-forum-refuse-persuade-not-held", "intrigue")
NOT_A_SENATOR: Final = Reason(RULE, "republic-forum-refuse-persuade-senator")
NOT_OWN: Final = Reason(RULE, "republic-forum-refuse-persuader-own", "senator")
NOT_IN_ROME: Final = Reason(RULE, "republic-forum-refuse-persuader-rome", "senator")
OWN_SENATOR: Final = Reason("1.07.4", "republic-forum-refuse-target-own", "senator")
IS_LEADER: Final = Reason(RULE, "republic-forum-refuse-target-leader", "senator")
NOT_THERE: Final = Reason(RULE, "republic-forum-refuse-target-away", "senator")
NOT_A_BRIBE: Final = Reason("1.07.412", "republic-forum-refuse-bribe")
NOT_HIS_TALENTS: Final = Reason("1.07.412", "republic-forum-refuse-bribe-treasury", "amount")


def targets(game: Republic, seat: int) -> int:
    """[1.07.4] Whom a faction may try to win over: who lies in the Forum, and who sits in Rome for another faction without
    leading it."""
    found = game.rome & ~game.members[seat]
    for leader in game.leader:
        if leader >= 0:
            found &= ~(1 << leader)
    return found | game.forum


def able_to_persuade(game: Republic, seat: int) -> bool:
    return game.here(seat) != 0 and targets(game, seat) != 0


def is_hopeless(game: Republic, seat: int) -> bool:
    """[1.07.41] Whether nobody of the faction could win over anybody, whatever he spends: no throw is low enough."""
    for man in bits(game.here(seat)):
        strength = game.oratory(man) + game.influence[man] + game.talents[man] - game.omens
        for target in bits(targets(game, seat)):
            if strength - loyalty(game, target, seat) >= PERSUASION_DICE:
                return False
    return True


def why_not_persuader(game: Republic, seat: int, senator: int) -> Reason | None:
    if senator >= SENATORS or not game.members[seat] >> senator & 1:
        return NOT_OWN
    return None if game.in_rome(senator) else NOT_IN_ROME


def why_not_target(game: Republic, seat: int, senator: int) -> Reason | None:
    """[1.07.4] [A-13] Why he cannot be won over."""
    if senator < SENATORS:
        if game.members[seat] >> senator & 1:
            return OWN_SENATOR
        if game.leads(senator):
            return IS_LEADER
        if targets(game, seat) >> senator & 1:
            return None
    return NOT_THERE


def why_not_card(game: Republic, seat: int, kind: int) -> Reason | None:
    """[A-32] One card that bars counter-bribes, named before the target."""
    if kind >= INTRIGUES or not IS_UNOPPOSED[kind]:
        return NOT_A_CARD
    return None if has(game, seat, kind) else NOT_HELD


class Persuade(Question[Republic]):
    """[1.07.4] F1.3: nothing; or a card if one likes, then persuader, target and opening bribe, all announced together."""

    def __init__(self, seat: int, card: int = NOBODY, persuader: int = NOBODY, target: int = NOBODY) -> None:
        super().__init__(seat)
        self.card = card
        self.persuader = persuader
        self.target = target

    def legal(self, game: Republic, seat: int) -> list[int]:
        if self.target >= 0:
            return [TALENTS + bribe for bribe in range(game.talents[self.persuader] + 1)]
        if self.persuader >= 0:
            return [SENATOR + senator for senator in bits(targets(game, seat))]
        persuaders = [SENATOR + senator for senator in bits(game.here(seat))]
        if self.card >= 0:
            return persuaders
        cards = [KIND + kind for kind in range(INTRIGUES) if IS_UNOPPOSED[kind] and has(game, seat, kind)]
        return [PASS, *persuaders, *cards]

    def idle_answer(self, game: Republic, seat: int, alone: bool) -> int:
        """[A-31] Nobody can be won over, and she has no card that does something all the same; others see only whether she
        might have one."""
        if self.card >= 0 or self.persuader >= 0 or not is_hopeless(game, seat):
            return -1
        for kind in PERSUASION_CARDS:
            if has(game, seat, kind) if alone else may_hold(game, seat, kind):
                return -1
        return PASS

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if choice == PASS:
            game.pop()
        elif verb(choice) == KIND:
            self.card = argument(choice)
        elif verb(choice) == TALENTS:
            self.announce(game, argument(choice))
        elif self.persuader < 0:
            self.persuader = argument(choice)
        else:
            self.target = argument(choice)
            if game.talents[self.persuader] == 0:
                self.announce(game, 0)

    def announce(self, game: Republic, bribe: int) -> None:
        game.pop()
        game.push(Persuasion(0, self.seat, self.card, self.persuader, self.target, bribe, 0))

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if self.target >= 0:
            return NOT_HIS_TALENTS if verb(choice) == TALENTS else NOT_A_BRIBE
        if verb(choice) == SENATOR:
            if self.persuader >= 0:
                return why_not_target(game, seat, argument(choice))
            return why_not_persuader(game, seat, argument(choice))
        if verb(choice) == KIND and self.persuader < 0 and self.card < 0:
            return why_not_card(game, seat, argument(choice))
        return NOT_A_SENATOR

    def wording(self, choice: int) -> Phrase | None:
        return Phrase("republic-forum-act-offer", {"amount": argument(choice)}) if verb(choice) == TALENTS else None

    def on_aside(self, game: Republic) -> None:
        """[A-46] Who was robbed of the card he was about to play begins anew."""
        if self.card >= 0 and not has(game, self.seat, self.card):
            self.begin_anew()

    def begin_anew(self) -> None:
        """Nothing has been said yet."""
        self.card = self.persuader = self.target = NOBODY

    def redraw(self, world: Republic, seat: int, dice: Any) -> None:
        """Nothing is said before all is said."""
        if seat != self.seat:
            self.begin_anew()

    def is_sound(self, game: Republic) -> bool:
        if self.card >= 0 and why_not_card(game, self.seat, self.card) is not None:
            return False
        if self.persuader >= 0 and why_not_persuader(game, self.seat, self.persuader) is not None:
            return False
        if self.target >= 0:
            return self.persuader >= 0 and why_not_target(game, self.seat, self.target) is None
        return able_to_persuade(game, self.seat)

    def rule(self, game: Republic, seat: int) -> str:
        return "1.07.412" if self.target >= 0 else RULE

    def rule_of(self, game: Republic, seat: int, choice: int) -> str:
        return "1.07.413" if verb(choice) == KIND else self.rule(game, seat)

    def ask(self, game: Republic, seat: int) -> Phrase:
        speak = names.SPEAKERS["senator"]
        if self.target >= 0:
            return Phrase("republic-forum-ask-bribe", {"senator": speak(self.persuader), "senator2": speak(self.target)})
        if self.persuader >= 0:
            return Phrase("republic-forum-ask-target", {"senator": speak(self.persuader)})
        if self.card >= 0:
            return Phrase("republic-forum-ask-persuader", {"intrigue": names.SPEAKERS["intrigue"](self.card)})
        return Phrase("republic-forum-ask-persuade", {"cards": int(verb(self.legal(game, seat)[-1]) == KIND)})
