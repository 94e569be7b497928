"""[1.09.7] Assassins: declared in a chain of small answers, resolved by the die, the bodyguards and a special prosecution."""

from __future__ import annotations

from typing import Final

import senate_events as events
from curia import Curia
from senate_choices import (
    ASSASSIN,
    ATTEMPT,
    BODYGUARD,
    CARDS,
    NAME,
    SPAN,
    TRIAL,
    men,
    proposal,
)

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question, Script, Step
from comitium.core.messages import Phrase

DECLARED: Final = 4  # answers of a whole declaration: that there is one, who, whom, how many cards
NOT_YOURS: Final = Reason("1.09.71", "refuse-assassin")
NO_TARGET: Final = Reason("1.09.7", "refuse-target")
FEW_CARDS: Final = Reason("1.09.7", "refuse-cards")
NO_ATTEMPT: Final = Reason("1.09.7", "refuse-attempt")


def targets(game: Curia, seat: int) -> int:
    """[1.09.7] Senators in Rome of the other factions that have not suffered an attempt."""
    found = 0
    for other in men(game.present() & ~game.suffered & ~(1 << seat)):
        found |= game.here(other)
    return found


def declaration(game: Curia, seat: int, chain: list[int]) -> list[int]:
    """What may come next in a declaration that has been begun: the assassin, the target, the cards."""
    if len(chain) == 1:
        return [NAME + man for man in men(game.here(seat))]
    if len(chain) == 2:
        return [NAME + man for man in men(targets(game, seat))]
    return [CARDS + cards for cards in range(game.count(seat, ASSASSIN) + 1)]


def why_not_declare(chain: list[int]) -> Reason:
    """Why an answer does not continue a declaration."""
    return NO_ATTEMPT if not chain else NOT_YOURS if len(chain) == 1 else NO_TARGET if len(chain) == 2 else FEW_CARDS


def ask_declaration(chain: list[int]) -> Phrase:
    return Phrase(("senate-ask-assassin", "senate-ask-target", "senate-ask-cards")[len(chain) - 1])


def stands_as(game: Curia, seat: int, chain: list[int]) -> list[int]:
    """As much of a declaration as could still be made."""
    if not chain or chain[0] != ATTEMPT or not game.may_attempt(seat):
        return []
    now = [ATTEMPT]
    for choice in chain[1:]:
        if choice not in declaration(game, seat, now):
            break
        now.append(choice)
    return now


def declare(game: Curia, chain: list[int]) -> None:
    """[1.09.7] The declaration is public: from now on only the die speaks."""
    assassin, target, cards = chain[1] % SPAN, chain[2] % SPAN, chain[3] % SPAN
    game.push(Attempt(0, assassin, target, cards, 0, 0, -1, 0))
    if game.has_listener:
        game.tell(events.AttemptDeclared("1.09.7", assassin, target, cards), EVERYBODY)


class Attempt(Script[Curia]):
    """[1.09.72] The die, the bodyguards, the result, and the punishment of who was caught."""

    def __init__(self, at: int, assassin: int, target: int, cards: int, die: int, guards: int, accused: int,
                 stake: int) -> None:  # fmt: skip
        super().__init__(at)
        self.assassin = assassin
        self.target = target
        self.cards = cards
        self.die = die
        self.guards = guards
        self.accused = accused
        self.stake = stake

    def steps(self) -> list[Step]:
        return ATTEMPT_STEPS


def strike(game: Curia, attempt: Attempt) -> None:
    """[1.09.72] Assassin cards are spent whatever happens; the die is shown."""
    seat = game.album.faction[attempt.assassin]
    game.made |= 1 << seat
    game.suffered |= 1 << game.album.faction[attempt.target]
    for _ in range(attempt.cards):
        game.spend(seat, ASSASSIN)
    attempt.die = game.roll()


def guard(game: Curia, attempt: Attempt) -> None:
    """[1.09.73] W-GUARD opens by the public test only."""
    prey = game.album.faction[attempt.target]
    if game.may_hold(prey, BODYGUARD):
        game.push(Guard(prey))


def resolve(game: Curia, attempt: Attempt) -> None:
    """[1.09.72] 5 or more kills, 2 or less is caught. [1.09.73] Each bodyguard rolls once more to catch him."""
    edge = attempt.cards - attempt.guards
    caught = attempt.die + edge <= 2
    for _ in range(attempt.guards):
        caught = caught or game.roll() + edge <= 2
    attempt.stake = game.album.popularity[attempt.target]
    if attempt.die + edge >= 5:
        game.kill("1.09.721", attempt.target)
    if caught:
        punish(game, attempt)


def punish(game: Curia, attempt: Attempt) -> None:
    """[1.09.74] The assassin dies; his leader loses 5 influence and, if in Rome, is tried at once."""
    seat = game.album.faction[attempt.assassin]
    leader = game.leaders[seat]
    game.kill("1.09.74", attempt.assassin)
    if leader < 0:
        return
    game.influence[leader] = max(0, game.influence[leader] - 5)
    if leader == attempt.assassin:
        game.draw_chits(attempt.stake, game.here(seat))
    elif game.rome >> leader & 1:
        attempt.accused = leader


def prosecute(game: Curia, attempt: Attempt) -> None:
    """[1.09.74] The special prosecution."""
    if attempt.accused >= 0:
        game.put(proposal(TRIAL, attempt.accused), -1, -1, attempt.stake)


ATTEMPT_STEPS: Final[list[Step]] = [strike, guard, resolve, prosecute]


class Guard(Question[Curia]):
    """[1.09.73] W-GUARD: the target's player plays any number of Bodyguards."""

    def legal(self, game: Curia, seat: int) -> list[int]:
        return [CARDS + cards for cards in range(game.count(seat, BODYGUARD) + 1)]

    def answer(self, game: Curia, seat: int, choice: int) -> None:
        game.pop()
        attempt = game.stack[-1]
        assert isinstance(attempt, Attempt)
        attempt.guards = choice % SPAN
        for _ in range(attempt.guards):
            game.spend(seat, BODYGUARD)

    def why_not(self, game: Curia, seat: int, choice: int) -> Reason | None:
        return FEW_CARDS

    def allows_asides(self, game: Curia, seat: int) -> bool:
        """[A-46] Never between a roll and its result."""
        return False

    def rule(self, game: Curia, seat: int) -> str:
        return "1.09.73"

    def ask(self, game: Curia, seat: int) -> Phrase:
        return Phrase("senate-ask-guard")
