"""[1.07.41] The course of a persuasion: loyalty, bribes and counter-bribes in rounds, the roll, and where the money goes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question, Script, Step
from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import BLACKMAIL, ERA_ENDS
from comitium.games.republic.catalogue.intrigue import BLACKMAIL_DICE, PERSUASION_FAILS
from comitium.games.republic.catalogue.senators import COEXISTS, LOYALTY, LOYALTY_RULE, OPPOSES
from comitium.games.republic.catalogue.tables import ALIGNED_LOYALTY, OPPOSED_LOYALTY, PERSUASION_FAILS_FROM
from comitium.games.republic.catalogue.values import LOYALTY_GRACCHI_TOGETHER
from comitium.games.republic.choices import DONE, TALENTS, argument, verb
from comitium.games.republic.events.forum import (
    BlackmailRolled,
    BribeRaised,
    BribesPaid,
    CounterBribed,
    PersuasionAttempted,
    PersuasionRolled,
)
from comitium.games.republic.rules.common.hands import play_kind
from comitium.games.republic.rules.common.people import gain_influence, gain_popularity, join
from comitium.games.republic.rules.common.ranks import clockwise
from comitium.games.republic.state.numbers import OUT
from comitium.games.republic.state.republic import ERA_ENDS as REVEALED
from comitium.games.republic.state.republic import Republic

RULE: Final = "1.07.41"
NOT_TALENTS: Final = Reason("1.07.413", "republic-forum-refuse-counter-bribe")
NOT_IN_BOX: Final = Reason("1.07.413", "republic-forum-refuse-counter-bribe-box", "amount")
NOT_A_RAISE: Final = Reason("1.07.414", "republic-forum-refuse-raise")
NOT_HIS_TALENTS: Final = Reason("1.07.412", "republic-forum-refuse-bribe-treasury", "amount")
AT_LEAST_ONE: Final = Reason("1.07.414", "republic-forum-refuse-raise-nothing")


def loyalty(game: Republic, target: int, seat: int) -> int:
    """[1.07.411] What a faction has to overcome: his loyalty, seven if he has a faction, and the talents on him."""
    total = printed_loyalty(game, target, seat) + game.talents[target]
    return total + ALIGNED_LOYALTY if game.faction[target] >= 0 else total


def printed_loyalty(game: Republic, target: int, seat: int) -> int:
    """[1.07.411] [T-12] Nothing if one whom his card names sits in his own faction. [T-29] The Gracchi cling to each other."""
    own = game.faction[target]
    if LOYALTY_RULE[target] == LOYALTY_GRACCHI_TOGETHER:
        for brother in COEXISTS[target]:
            if game.where[brother] != OUT and game.faction[brother] != own:
                if not game.rules.gracchi_apart and game.faction[brother] != seat:
                    continue
                return OPPOSED_LOYALTY
        return LOYALTY[target]
    if own >= 0:
        for other in OPPOSES[target]:
            if game.members[own] >> other & 1:
                return OPPOSED_LOYALTY
    return LOYALTY[target]


class Persuasion(Script[Republic]):
    """[1.07.414] One attempt. `bribe` and `counter` are the talents that lie aside; `card` bars counter-bribes (1.07.413)."""

    def __init__(self, at: int, seat: int, card: int, persuader: int, target: int, bribe: int, counter: int) -> None:
        super().__init__(at)
        self.seat = seat
        self.card = card
        self.persuader = persuader
        self.target = target
        self.bribe = bribe
        self.counter = counter

    def circumstances(self, game: Republic) -> list[int]:
        return self.own_numbers()

    def steps(self) -> list[Step]:
        return ATTEMPT

    def number(self, game: Republic) -> int:
        """[1.07.41] Oratory and influence less the loyalty, bribes less counter-bribes."""
        strength = game.oratory(self.persuader) + game.influence[self.persuader]
        return strength - loyalty(game, self.target, self.seat) + self.bribe - self.counter


def announce(game: Republic, attempt: Persuasion) -> None:
    """[1.07.414] Card, persuader, target and opening bribe are known; what was announced is final."""
    if attempt.card >= 0:
        play_kind(game, attempt.seat, attempt.card, "1.07.413")
    game.talents[attempt.persuader] -= attempt.bribe
    game.reveals += 1
    if game.has_listener:
        number, his = attempt.number(game), game.faction[attempt.target]
        game.tell(PersuasionAttempted(RULE, attempt.persuader, attempt.target, attempt.bribe, number, his), EVERYBODY)


def counter_bribes(game: Republic, attempt: Persuasion) -> None:
    """[1.07.413] All others in turn, clockwise. Boxes are hidden: everybody is asked, whatever she has."""
    if attempt.card < 0:
        others = clockwise(game, attempt.seat)
        others = [seat for seat in others if seat != attempt.seat]
        if others:
            game.push(CounterBribe(others[0], others[1:]))


def decide(game: Republic, attempt: Persuasion) -> None:
    """[A-30] The persuader rolls, or adds to his bribe for another round; with nothing to add there is no choice."""
    if game.talents[attempt.persuader] > 0:
        game.push(Raise(attempt.seat))


def roll(game: Republic, attempt: Persuasion) -> None:
    """[1.07.41] Two dice: not above the number, omens added, and naturally below ten, or nine once the era ends. [1.07.412]
    What was bid lies on the target from now on, whatever came of it."""
    thrown = game.two_dice()
    number = attempt.number(game)
    fails_from = PERSUASION_FAILS[ERA_ENDS] if game.marks[REVEALED] else PERSUASION_FAILS_FROM
    won = thrown < fails_from and thrown + game.omens <= number
    target = attempt.target
    if game.has_listener:
        said = PersuasionRolled(RULE, attempt.persuader, target, thrown, game.omens, number, 1 if won else 0)
        game.tell(said, EVERYBODY)
    paid = attempt.bribe + attempt.counter
    game.talents[target] += paid
    if paid and game.has_listener:
        game.tell(BribesPaid("1.07.414", target, paid), EVERYBODY)
    if won:
        join(game, target, attempt.seat, RULE)
    elif attempt.card in PERSUASION_CARDS:
        PERSUASION_CARDS[attempt.card].failed(game, target)


@mypyc_attr(allow_interpreted_subclasses=True)
class PersuasionCard:
    """[1.07.413] What a card that bars counter-bribes does besides."""

    kind: int = 0  # of intrigue

    def failed(self, game: Republic, target: int) -> None:
        """The attempt for which it was played has failed."""
        raise NotImplementedError


PERSUASION_CARDS: Final[dict[int, PersuasionCard]] = {}  # by kind; a Seduction does nothing besides


def register(card: PersuasionCard) -> None:
    """Each such card is registered when the game is imported."""
    PERSUASION_CARDS[card.kind] = card


class Blackmail(PersuasionCard):
    """[A-31] A blackmail that failed: two dice of influence, and two of popularity, each less the omens."""

    kind = BLACKMAIL

    def failed(self, game: Republic, target: int) -> None:
        influence = popularity = -game.omens
        for _ in range(BLACKMAIL_DICE):
            influence += game.die()
        for _ in range(BLACKMAIL_DICE):
            popularity += game.die()
        if game.has_listener:
            game.tell(BlackmailRolled("1.07.413", target, max(0, influence), max(0, popularity)), EVERYBODY)
        gain_influence(game, target, -max(0, influence), "1.07.413")
        gain_popularity(game, target, -max(0, popularity), "1.07.413")


register(Blackmail())


ATTEMPT: Final[list[Step]] = [announce, counter_bribes, decide, roll]


def attempt_below(game: Republic) -> Persuasion:
    """The attempt that waits under the question on top."""
    found = game.stack[-2]
    assert isinstance(found, Persuasion)
    return found


def spoken_attempt(game: Republic) -> dict[str, Value]:
    """Who persuades whom, and the target number, for a question about it."""
    attempt, speak = attempt_below(game), names.SPEAKERS["senator"]
    return {"senator": speak(attempt.persuader), "senator2": speak(attempt.target), "number": attempt.number(game)}


class CounterBribe(Question[Republic]):
    """[1.07.413] W8: what a faction adds from its box against the persuader; then the next one is asked."""

    def __init__(self, seat: int, left: list[int]) -> None:
        super().__init__(seat)
        self.left = left

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [TALENTS + talents for talents in range(game.box[seat] + 1)]

    def routine_answer(self, game: Republic, seat: int) -> int:
        """Somebody tries to win over a man of others, or of nobody."""
        return TALENTS if game.faction[attempt_below(game).target] != seat else -1

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        amount = argument(choice)
        attempt = attempt_below(game)
        game.box[seat] -= amount
        attempt.counter += amount
        game.reveals += 1
        if game.has_listener:
            game.tell(CounterBribed("1.07.413", seat, amount, attempt.number(game)), EVERYBODY)
        if self.left:
            self.seat = self.left[0]
            self.left = self.left[1:]
        else:
            game.pop()

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return NOT_IN_BOX if verb(choice) == TALENTS else NOT_TALENTS

    def wording(self, choice: int) -> Phrase | None:
        return Phrase("republic-forum-act-oppose", {"amount": argument(choice)}) if verb(choice) == TALENTS else None

    def rule(self, game: Republic, seat: int) -> str:
        return "1.07.413"

    def unit_cost(self, game: Republic, seat: int, choice: int) -> int:
        return 1

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-forum-ask-counter-bribe", spoken_attempt(game))


class Raise(Question[Republic]):
    """[1.07.414] Roll now, or add at least one talent and hear all others once more."""

    def legal(self, game: Republic, seat: int) -> list[int]:
        most = game.talents[attempt_below(game).persuader]
        return [DONE, *[TALENTS + talents for talents in range(1, most + 1)]]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        if choice == DONE:
            return
        attempt = game.stack[-1]
        assert isinstance(attempt, Persuasion)
        amount = argument(choice)
        game.talents[attempt.persuader] -= amount
        attempt.bribe += amount
        attempt.go_to(counter_bribes)
        if game.has_listener:
            game.tell(BribeRaised("1.07.412", attempt.persuader, amount, attempt.number(game)), EVERYBODY)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        if verb(choice) != TALENTS:
            return NOT_A_RAISE
        return AT_LEAST_ONE if argument(choice) == 0 else NOT_HIS_TALENTS

    def wording(self, choice: int) -> Phrase | None:
        """ "Done" alone would not say that the dice are thrown."""
        if choice == DONE:
            return Phrase("republic-forum-raise-roll")
        return Phrase("republic-forum-raise-more", {"amount": argument(choice)})

    def rule(self, game: Republic, seat: int) -> str:
        return "1.07.414"

    def unit_cost(self, game: Republic, seat: int, choice: int) -> int:
        return 1

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-forum-ask-raise", spoken_attempt(game))
