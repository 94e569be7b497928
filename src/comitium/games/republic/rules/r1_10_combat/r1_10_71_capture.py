"""[1.10.7] [1.10.71] Chits against a commander: who is killed, who is captured, and what it costs to have him back."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.tables import CAPTURE_CHITS
from comitium.games.republic.catalogue.values import VICTORY
from comitium.games.republic.choices import NO, SPAN, TALENTS, argument, verb
from comitium.games.republic.events.combat import SenatorAbducted, SenatorCaptured, SenatorRansomed
from comitium.games.republic.rules.common import chits
from comitium.games.republic.rules.common.aside_choices import RANSOM
from comitium.games.republic.rules.common.asides import Aside, register
from comitium.games.republic.rules.common.people import come_to_rome, leave
from comitium.games.republic.rules.common.ranks import in_order
from comitium.games.republic.rules.common.units import move_all
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import fall, governs, vacate
from comitium.games.republic.state.numbers import AT_WAR, CAPTIVE, FORCE, RAID, REBEL, STRAY, bits
from comitium.games.republic.state.republic import Republic

LEAST: Final = 10
NOT_CAPTIVE: Final = Reason("1.10.71", "republic-combat-refuse-not-captive", "senator")
TOO_DEAR: Final = Reason("1.10.71", "republic-combat-refuse-ransom")
SPLIT: Final = Reason("1.10.71", "republic-combat-refuse-split")


def expose(game: Republic, war: int, number: int, exposed: int, result: int, rule: str) -> int:
    """[1.10.7] As many chits as units were lost, against the commander and his Master of Horse. [1.10.71] The last one
    captures, if it is not the only one and the battle is not won. Says whom they hit."""
    if number == 0:
        return 0
    drawn = chits.draw(game, number, rule)
    hit = 0
    fallen: list[int] = []
    for place in range(len(drawn)):
        victim = chits.senator_of_chit(game, drawn[place], rule)
        if victim < 0 or not exposed >> victim & 1 or hit >> victim & 1:
            continue
        hit |= 1 << victim
        if place == len(drawn) - 1 and len(drawn) >= CAPTURE_CHITS and result != VICTORY:
            capture(game, victim, war)
        else:
            fallen.append(victim)
    fall(game, fallen, rule)
    return hit


def capture(game: Republic, senator: int, holder: int) -> None:
    """[1.10.71] [C-15] He keeps his office; his force stays on the war without him."""
    if AT_WAR <= game.where[senator] < CAPTIVE:
        move_all(game, FORCE + senator, STRAY + game.where[senator] - AT_WAR)
    elif game.where[senator] == REBEL:
        move_all(game, FORCE + senator, STRAY + holder)
    mask = 1 << senator
    game.proconsuls &= ~mask
    game.victorious &= ~mask
    game.rebels &= ~mask  # [1.12.4] a rebel who fights Rome's wars in the end
    leave(game, senator, CAPTIVE + holder)
    if game.has_listener:
        if holder == RAID:
            game.tell(SenatorAbducted("1.10.71", senator), EVERYBODY)
        else:
            game.tell(SenatorCaptured("1.10.71", senator, holder), EVERYBODY)


def price(game: Republic, senator: int) -> int:
    """[1.10.71] Twice his influence, and never less than ten."""
    return max(LEAST, 2 * game.influence[senator])


def least_own(game: Republic, senator: int) -> int:
    """What he must pay himself, because his faction cannot pay more; [D-7] that of a neutral pays nothing, unless the option
    says so."""
    seat = game.faction[senator]
    if game.is_neutral(seat) and not game.rules.box_pays_ransom:
        return price(game, senator)
    return max(0, price(game, senator) - game.box[seat])


def most_own(game: Republic, senator: int) -> int:
    """What he can pay himself."""
    return min(price(game, senator), game.talents[senator])


def why_not_ransom(game: Republic, seat: int, senator: int) -> Reason | None:
    """[1.10.71] An own captive, with his money and that of his faction's treasury."""
    if not 0 <= senator < len(game.where) or not game.is_captive(senator) or game.faction[senator] != seat:
        return NOT_CAPTIVE
    return None if least_own(game, senator) <= most_own(game, senator) else TOO_DEAR


def pay_ransom(game: Republic, senator: int, own: int) -> None:
    """[1.10.71] To the bank, so much from his own purse, the rest from the treasury of his faction; he is in Rome at once.
    [A-20] A governor does not return to his province."""
    rest = price(game, senator) - own
    game.talents[senator] -= own
    game.box[game.faction[senator]] -= rest
    for province in governs(game, senator):
        if not game.legates >> province & 1:
            vacate(game, province)
    if game.has_listener:
        game.tell(SenatorRansomed("1.10.71", senator, own, rest), EVERYBODY)
    come_to_rome(game, senator, "1.10.71")


def ask_ransoms(game: Republic, captives: int) -> None:
    """[C-17] The owners of some captives are asked one after the other, that of the HRAO first."""
    questions: list[Ransom] = []
    for seat in in_order(game):
        for senator in bits(captives & game.members[seat]):
            questions.append(Ransom(seat, senator))
    questions.reverse()
    for question in questions:
        game.push(question)


def held_by(game: Republic, war: int) -> int:
    """The captives of a war."""
    found = 0
    for senator in range(len(game.where)):
        if game.where[senator] == CAPTIVE + war and game.faction[senator] >= 0:
            found |= 1 << senator
    return found


class Ransom(Question[Republic]):
    """[1.10.71] [C-17] Whether to pay now, and how much of it from the captive's own purse. Asked whatever the hidden treasury
    holds."""

    def __init__(self, seat: int, senator: int) -> None:
        super().__init__(seat)
        self.senator = senator

    def run(self, game: Republic) -> bool:
        if game.is_captive(self.senator) and game.faction[self.senator] == self.seat:
            return True
        game.pop()  # he has been ransomed unasked, or is dead
        return False

    def legal(self, game: Republic, seat: int) -> list[int]:
        man = self.senator
        return [NO, *range(TALENTS + least_own(game, man), TALENTS + most_own(game, man) + 1)]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        if choice != NO:
            pay_ransom(game, self.senator, choice % SPAN)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if verb(choice) != TALENTS:
            return None
        return why_not_ransom(game, seat, self.senator) or SPLIT

    def rule(self, game: Republic, seat: int) -> str:
        return "1.10.71"

    def ask(self, game: Republic, seat: int) -> Phrase:
        man = self.senator
        return Phrase("republic-combat-ask-ransom", {"senator": names.senator(man), "amount": price(game, man)})

    def is_sound(self, game: Republic) -> bool:
        return game.is_captive(self.senator) and game.faction[self.senator] == self.seat


class RansomPurse(Ransom):
    """[1.10.71] He is ransomed; how much does he pay himself?"""

    def legal(self, game: Republic, seat: int) -> list[int]:
        man = self.senator
        return list(range(TALENTS + least_own(game, man), TALENTS + most_own(game, man) + 1))

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        """The question that waited below looks again at what was answered so far: money is gone, a man has come to Rome."""
        super().answer(game, seat, choice)
        if game.stack:
            game.stack[-1].on_aside(game)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return SPLIT if verb(choice) == TALENTS else None

    def allows_asides(self, game: Republic, seat: int) -> bool:
        """The money is on the table."""
        return False

    def ask(self, game: Republic, seat: int) -> Phrase:
        man = self.senator
        return Phrase("republic-combat-ask-purse", {"senator": names.senator(man), "amount": price(game, man)})

    def is_sound(self, game: Republic) -> bool:
        return super().is_sound(game) and why_not_ransom(game, self.seat, self.senator) is None


class RansomCaptive(Aside):
    """[1.10.71] At any time; he may pay a part himself."""

    verb = RANSOM

    def menu(self, game: Republic, seat: int) -> list[int]:
        return [RANSOM + senator for senator in bits(game.captives(seat)) if why_not_ransom(game, seat, senator) is None]

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return why_not_ransom(game, seat, argument(choice))

    def act(self, game: Republic, seat: int, choice: int) -> None:
        senator = argument(choice)
        if game.talents[senator]:
            game.push(RansomPurse(seat, senator))  # from which purse?
        else:
            pay_ransom(game, senator, 0)


register(RansomCaptive())
