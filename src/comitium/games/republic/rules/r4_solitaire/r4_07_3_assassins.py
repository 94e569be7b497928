"""[4.07.3] [4.07.4] Assassination tests: every faction that may strike throws a die, and the highest must try."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question, Script, Step
from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import ASSASSIN, SECRET_BODYGUARD
from comitium.games.republic.catalogue.tables import LIFE_INFLUENCE
from comitium.games.republic.choices import NUMBER, SENATOR, SPAN, argument, verb
from comitium.games.republic.events.solo import attempts as events
from comitium.games.republic.rules.common.aside_choices import TEST
from comitium.games.republic.rules.common.asides import NOT_NOW, Aside
from comitium.games.republic.rules.common.asides import register as register_aside
from comitium.games.republic.rules.common.hands import held
from comitium.games.republic.rules.common.ranks import highest_roll, in_order
from comitium.games.republic.rules.r1_09_senate.choices import ATTEMPT
from comitium.games.republic.rules.r1_09_senate.r1_09_7_assassins import (
    CONSUL_FOR_LIFE,
    HAS_SUFFERED,
    NOT_ASSASSIN,
    NOT_PRESENT,
    NOT_SITTING,
    NOT_THAT_MANY,
    OWN_FACTION,
    UNDER_CONSUL_FOR_LIFE,
    Guard,
    declare,
)
from comitium.games.republic.rules.r4_solitaire.r4_01_3_ties import best, best_senator
from comitium.games.republic.rules.r4_solitaire.r4_02_1_directives import Procedure, register
from comitium.games.republic.state.numbers import NOBODY, OUT, SENATE, bits
from comitium.games.republic.state.republic import Republic

RULE: Final = "4.07.3"
NO_ROLLER: Final = Reason(RULE, "republic-soloattempts-refuse-nobody", "senator")


# -- who strikes


def rival_influence(game: Republic, target: int) -> int:
    """The highest influence of all other senators in play."""
    most = 0
    for senator in range(len(game.where)):
        if senator != target and game.where[senator] != OUT:
            most = max(most, game.influence[senator])
    return most


def neutrals_join(game: Republic, target: int) -> bool:
    """[4.07.3] Neutrals attack only a man with 21 influence who has more than any other senator."""
    return game.influence[target] >= LIFE_INFLUENCE and game.influence[target] > rival_influence(game, target)


def rollers(game: Republic, target: int) -> list[int]:
    """[4.07.3] [D-43] The factions that throw, in order: not the target's, with a senator in Rome, without an attempt this
    turn; [1.09.823] nobody for whom a Consul for Life decides."""
    found: list[int] = []
    joined = neutrals_join(game, target)
    for seat in in_order(game):
        if seat == game.faction[target] or not game.here(seat) or game.session.attempted >> seat & 1:
            continue
        if joined if game.is_neutral(seat) else game.controller_of(seat) == seat:
            found.append(seat)
    return found


def assassin_of(game: Republic, seat: int) -> int:
    """[4.07.3] Whom a neutral sends: the least influential senator in Rome who does not lead it, then the one with the fewest
    votes; its leader only if there is nobody else."""
    able = [senator for senator in bits(game.here(seat)) if senator != game.leader[seat]] or bits(game.here(seat))
    keys = [(-game.influence[senator], -game.votes(senator)) for senator in able]
    return best_senator(game, RULE, able, keys, ["-influence", "-votes"])


# -- the test


def assassination_test(game: Republic, target: int) -> None:
    """[4.07.3] Somebody's life is tested: by a player's wish, or because he would be Consul for Life (4.05.413)."""
    game.push(AssassinationTest(0, target))


class AssassinationTest(Script[Republic]):
    """[4.07.3] The throw, and the attempt of whoever has thrown highest: `attacker`."""

    def __init__(self, at: int, target: int, attacker: int = NOBODY) -> None:
        super().__init__(at)
        self.target = target
        self.attacker = attacker

    def steps(self) -> list[Step]:
        return TEST_STEPS

    def is_sound(self, game: Republic) -> bool:
        return 0 <= self.target < len(game.where) and game.rome >> self.target & 1 == 1


def roll(game: Republic, test: AssassinationTest) -> None:
    """[4.07.3] One die for each, for a neutral with 1 more for each Assassin card; equals throw two. [D-57] Who is alone does
    not throw."""
    target = test.target
    seats = rollers(game, target)
    if game.has_listener:
        rival = rival_influence(game, target)
        joined = int(neutrals_join(game, target))
        game.tell(events.TestOpened(RULE, target, game.influence[target], rival, joined), EVERYBODY)
    if not seats:
        if game.has_listener:
            game.tell(events.TestDropped(RULE, target), EVERYBODY)
        game.pop()
        return
    first = seats if len(seats) == 1 else best(seats, [(throw(game, seat),) for seat in seats])
    test.attacker = first[0] if len(first) == 1 else highest_roll(game, RULE, first)
    if game.has_listener:
        game.tell(events.AttemptAssigned(RULE, test.attacker, target), EVERYBODY)


def throw(game: Republic, seat: int) -> int:
    """[4.07.3] What a faction throws. A player's Assassin cards do not count here (D-43)."""
    die = game.die()
    cards = len(held(game, seat, ASSASSIN)) if game.is_neutral(seat) else 0
    if game.has_listener:
        game.tell(events.TestRolled(RULE, seat, die, cards, die + cards), EVERYBODY)
    return die + cards


def strike(game: Republic, test: AssassinationTest) -> None:
    """[4.07.3] A player names his man and his cards; N26: a neutral sends its least influential man with every Assassin."""
    seat = test.attacker
    if not game.is_neutral(seat):
        game.push(SendAssassin(seat, test.target))
        return
    senator = assassin_of(game, seat)
    if game.has_listener:
        game.tell(events.AssassinSent(RULE, seat, senator, game.influence[senator]), EVERYBODY)
    attempt(game, seat, senator, test.target, len(held(game, seat, ASSASSIN)))


def attempt(game: Republic, seat: int, assassin: int, target: int, cards: int) -> None:
    """[1.09.72] The attempt itself, as in the basic game."""
    declare(game, seat, [ATTEMPT, SENATOR + assassin, SENATOR + target, NUMBER + cards])


TEST_STEPS: Final[list[Step]] = [roll, strike]


class SendAssassin(Question[Republic]):
    """[4.07.3] A player who has thrown highest must try: who strikes, and with how many cards?"""

    def __init__(self, seat: int, target: int, assassin: int = NOBODY) -> None:
        super().__init__(seat)
        self.target = target
        self.assassin = assassin

    def legal(self, game: Republic, seat: int) -> list[int]:
        if self.assassin < 0:
            return [SENATOR + senator for senator in bits(game.here(self.seat))]
        return list(range(NUMBER, NUMBER + len(held(game, self.seat, ASSASSIN)) + 1))

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        if self.assassin < 0:
            self.assassin = choice % SPAN
            return
        game.pop()
        attempt(game, self.seat, self.assassin, self.target, choice % SPAN)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if self.assassin < 0:
            return NOT_ASSASSIN if verb(choice) == SENATOR else None
        return NOT_THAT_MANY if verb(choice) == NUMBER else None

    def allows_asides(self, game: Republic, seat: int) -> bool:
        """[A-46] The dice have been thrown."""
        return False

    def wording(self, choice: int) -> Phrase | None:
        """A bare number would not say of what."""
        return Phrase("republic-attempts-cards", {"cards": choice % SPAN}) if verb(choice) == NUMBER else None

    def rule(self, game: Republic, seat: int) -> str:
        return RULE

    def ask(self, game: Republic, seat: int) -> Phrase:
        about: dict[str, Value] = {"senator": names.senator(self.target)}
        if self.assassin < 0:
            return Phrase("republic-soloattempts-ask-assassin", about)
        return Phrase("republic-soloattempts-ask-cards", {**about, "senator2": names.senator(self.assassin)})

    def is_sound(self, game: Republic) -> bool:
        if not 0 <= self.target < len(game.where) or game.is_neutral(self.seat) or not game.here(self.seat):
            return False
        return self.assassin == NOBODY or game.here(self.seat) >> self.assassin & 1 == 1


# -- a player asks for a test


def why_not_test(game: Republic, seat: int, target: int) -> Reason | None:
    """[4.07.3] [D-43] While the session is open, of a senator in Rome of another faction that has not been tried this turn, if
    somebody may strike."""
    if not game.rules.neutrals or game.is_neutral(seat) or game.topmost(AssassinationTest) is not None:
        return NOT_NOW
    if game.phase != SENATE or not game.session.sitting:
        return NOT_SITTING
    if game.controller_of(seat) != seat:
        return UNDER_CONSUL_FOR_LIFE
    if not 0 <= target < len(game.where) or not game.rome >> target & 1:
        return NOT_PRESENT
    if game.faction[target] == seat:
        return OWN_FACTION
    if target == game.consul_for_life:
        return CONSUL_FOR_LIFE
    if game.session.suffered >> game.faction[target] & 1:
        return HAS_SUFFERED
    return None if rollers(game, target) else NO_ROLLER


class AskForTest(Aside):
    """[4.07.3] A player asks for a test. What waits for an answer is looked at again before it, and when it is over."""

    verb = TEST

    def menu(self, game: Republic, seat: int) -> list[int]:
        if not game.rules.neutrals or not game.session.sitting:
            return []
        return [TEST + man for man in bits(game.rome) if why_not_test(game, seat, man) is None]

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return why_not_test(game, seat, argument(choice))

    def act(self, game: Republic, seat: int, choice: int) -> None:
        target = argument(choice)
        if game.has_listener:
            game.tell(events.TestAsked(RULE, seat, target), EVERYBODY)
        game.stack[-1].on_aside(game)
        assassination_test(game, target)


register_aside(AskForTest())


# -- who protects himself


class AllBodyguards(Procedure):
    """[4.07.4] N27: a neutral plays every Secret Bodyguard for its man."""

    code = "N27"
    rule = "4.07.4"

    def act(self, game: Republic, seat: int) -> None:
        cards = len(held(game, seat, SECRET_BODYGUARD))
        if cards and game.has_listener:
            game.tell(events.BodyguardsSpent(self.rule, seat, cards), EVERYBODY)
        game.stack[-1].answer(game, seat, NUMBER + cards)


register(Guard, AllBodyguards())
