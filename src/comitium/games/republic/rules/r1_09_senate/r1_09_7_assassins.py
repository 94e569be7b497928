"""[1.09.7] Assassins: who may attempt whose life, how it is declared, and what the die says."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question, Script, Step
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import ASSASSIN, OPEN_BODYGUARD, SECRET_BODYGUARD
from comitium.games.republic.catalogue.intrigue import ATTEMPT_MODIFIER, CATCH_ROLLS
from comitium.games.republic.catalogue.tables import attempt_result
from comitium.games.republic.catalogue.values import CAUGHT, KILLED
from comitium.games.republic.choices import NUMBER, SENATOR, SPAN, verb
from comitium.games.republic.events import attempts as events
from comitium.games.republic.rules.common.hands import held, may_hold, play_kind, plays_cards
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_09_senate.choices import ATTEMPT
from comitium.games.republic.rules.r1_09_senate.kinds import FOR_LIFE, LAND_BILL
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_interruptions import (
    FLOOR,
    IN_VOTE,
    Interruption,
    register,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_74_punishment import condemn, prosecute_leader, punish
from comitium.games.republic.state.numbers import NOBODY, SENATE, bits
from comitium.games.republic.state.republic import Republic

NOT_SITTING: Final = Reason("1.09.71", "republic-attempts-refuse-session")
BY_TEST: Final = Reason("4.07.3", "republic-attempts-refuse-by-test")
UNDER_CONSUL_FOR_LIFE: Final = Reason("1.09.823", "republic-attempts-refuse-control")
NOBODY_IN_ROME: Final = Reason("1.09.71", "republic-attempts-refuse-nobody")
HAS_ATTEMPTED: Final = Reason("1.09.7", "republic-attempts-refuse-attempted")
NO_TARGETS: Final = Reason("1.09.7", "republic-attempts-refuse-no-targets")
NOT_ASSASSIN: Final = Reason("1.09.71", "republic-attempts-refuse-assassin", "senator")
NOT_PRESENT: Final = Reason("1.09.71", "republic-attempts-refuse-absent", "senator")
OWN_FACTION: Final = Reason("1.09.7", "republic-attempts-refuse-own", "senator")
HAS_SUFFERED: Final = Reason("1.09.7", "republic-attempts-refuse-suffered", "senator")
CONSUL_FOR_LIFE: Final = Reason("1.09.821", "republic-attempts-refuse-consul-for-life", "senator")
NOT_THAT_MANY: Final = Reason("1.09.7", "republic-attempts-refuse-cards")
FEWER_GUARDS: Final = Reason("1.09.73", "republic-attempts-refuse-guards")

DECLARED: Final = 4  # answers of a whole declaration: that there is one, who, whom, how many cards
KILLERS: Final = 16  # [1.09.623] in the flags of a vote on a land bill: + a faction that has tried to kill for it


# -- who may


def is_sitting(game: Republic) -> bool:
    """[1.09.71] Between opening and adjournment; [B-68] after it as the option says: in a vote for a Consul for Life, or in
    whatever a Tribune has brought."""
    if game.session.sitting:
        return True
    if game.phase != SENATE or not game.session.adjourned or game.rules.attempts_reopened == "false":
        return False
    stack: list[Any] = game.stack
    for place in range(len(stack) - 1, -1, -1):
        frame = stack[place]
        if isinstance(frame, Vote) and (frame.proposal[0] == FOR_LIFE or game.rules.attempts_reopened == "true"):
            return True
    return False


def bills(game: Republic) -> list[Vote]:
    """[1.09.623] The land bills that are not yet voted, on the floor or waiting below it, with two sponsors of one faction."""
    stack: list[Any] = game.stack
    found: list[Vote] = []
    for frame in stack:
        if isinstance(frame, Vote) and frame.proposal[0] == LAND_BILL:
            one, other = frame.proposal[2], frame.proposal[3]
            here = frame.is_there(game, one) and frame.is_there(game, other)
            if here and game.faction[one] == game.faction[other]:
                found.append(frame)
    return found


def sponsors(vote: Vote) -> int:
    return 1 << vote.proposal[2] | 1 << vote.proposal[3]


def killings(game: Republic, seat: int) -> int:
    """[B-39] Sponsors whom a faction may still attack outside the limits of 1.09.7, where the option leaves them out."""
    found = 0
    if not game.rules.land_bill_attempt_counts:
        for vote in bills(game):
            if not vote.flags >> KILLERS + seat & 1:
                found |= sponsors(vote)
    return found & ~game.members[seat]


def targets(game: Republic, seat: int) -> int:
    """[1.09.7] [B-50] Senators in Rome of other factions that have suffered no attempt this turn; never a Consul for Life."""
    found = 0
    if not game.session.attempted >> seat & 1:
        for other in range(game.rules.seats):
            if other != seat and not game.session.suffered >> other & 1:
                found |= game.members[other]
    found = found & game.rome | killings(game, seat)
    if game.consul_for_life >= 0:
        found &= ~(1 << game.consul_for_life)
    return found


def why_not_attempt(game: Republic, seat: int) -> Reason | None:
    """[1.09.7] [1.09.71] Once a turn, in session, with a senator in Rome and somebody to attack. [4.07.3] With neutral
    factions nobody declares an attempt: there are tests."""
    if game.rules.neutrals:
        return BY_TEST
    if not is_sitting(game):
        return NOT_SITTING
    if game.consul_for_life >= 0 and (game.rebel < 0 or game.faction[game.rebel] != seat):
        return UNDER_CONSUL_FOR_LIFE
    if not game.here(seat):
        return NOBODY_IN_ROME
    if targets(game, seat):
        return None
    return HAS_ATTEMPTED if game.session.attempted >> seat & 1 else NO_TARGETS


def why_not_target(game: Republic, seat: int, man: int) -> Reason | None:
    """[1.09.7] Why somebody is no target."""
    if not 0 <= man < len(game.where) or not game.rome >> man & 1:
        return NOT_PRESENT
    if game.faction[man] == seat:
        return OWN_FACTION
    if game.consul_for_life == man:
        return CONSUL_FOR_LIFE
    return None if targets(game, seat) >> man & 1 else HAS_SUFFERED


# -- the declaration


def attempt_menu(game: Republic, seat: int, chain: list[int]) -> list[int]:
    """What comes next in a declaration: [ATTEMPT], then the assassin, the target, the number of Assassin cards."""
    if len(chain) == 1:
        return [SENATOR + man for man in bits(game.here(seat))]
    if len(chain) == 2:
        return [SENATOR + man for man in bits(targets(game, seat))]
    return list(range(NUMBER, NUMBER + len(held(game, seat, ASSASSIN)) + 1))


def declare(game: Republic, seat: int, chain: list[int]) -> None:
    """[1.09.7] The declaration is public, and counts from now on; Assassin cards are spent whatever happens."""
    assassin, target, cards = chain[1] - SENATOR, chain[2] - SENATOR, chain[3] - NUMBER
    mild = 0
    for vote in bills(game):
        if sponsors(vote) >> target & 1:
            mild = 1
            if not game.rules.land_bill_attempt_counts:
                vote.flags |= 1 << KILLERS + seat
    if not mild or game.rules.land_bill_attempt_counts:
        game.session.attempted |= 1 << seat
        game.session.suffered |= 1 << game.faction[target]
    if game.has_listener:
        game.tell(events.AttemptDeclared("1.09.7", assassin, target, cards, mild), EVERYBODY)
    for _ in range(cards):
        play_kind(game, seat, ASSASSIN, "1.09.7")
    game.push(Attempt(0, assassin, target, cards, mild, 0, 0, 0, NOBODY))


class AttemptLife(Interruption):
    """[1.09.7] An attempt on somebody's life, in any window of a session; everybody can tell who may."""

    verb = ATTEMPT
    contexts: tuple[int, ...] = (FLOOR, *IN_VOTE)
    is_cheap = True

    def why_not(self, game: Republic, vote: Vote | None, seat: int, choice: int, context: int) -> Reason | None:
        return why_not_attempt(game, seat)

    def act(self, game: Republic, vote: Vote | None, seat: int, chain: list[int]) -> None:
        declare(game, seat, chain)

    def is_whole(self, game: Republic, chain: list[int]) -> bool:
        return len(chain) == DECLARED

    def next_menu(self, game: Republic, seat: int, chain: list[int]) -> list[int]:
        return attempt_menu(game, seat, chain)

    def why_not_next(self, game: Republic, seat: int, chain: list[int], choice: int) -> Reason | None:
        if len(chain) == 1:
            return NOT_ASSASSIN
        return why_not_target(game, seat, choice - SENATOR) if len(chain) == 2 else NOT_THAT_MANY

    def ask(self, chain: list[int]) -> Phrase:
        return Phrase("republic-attempts-ask-declare", {"step": len(chain)})

    def wording(self, choice: int) -> Phrase | None:
        """A bare number would not say of what."""
        return Phrase("republic-attempts-cards", {"cards": choice % SPAN}) if verb(choice) == NUMBER else None


register(AttemptLife())


# -- what comes of it


class Attempt(Script[Republic]):
    """[1.09.72] The die, the bodyguards, the result, [1.09.74] the punishment and the trial: one block (B-54)."""

    def __init__(self, at: int, assassin: int, target: int, cards: int, mild: int, die: int, guards: int, stake: int,
                 accused: int) -> None:  # fmt: skip
        super().__init__(at)
        self.assassin = assassin
        self.target = target
        self.cards = cards
        self.mild = mild  # [1.09.623] whoever is caught dies, and that is all
        self.die = die
        self.guards = guards  # Secret Bodyguards played
        self.stake = stake  # [B-53] the popularity of the target before he died
        self.accused = accused  # [1.09.74] the leader who is tried, or NOBODY

    def circumstances(self, game: Republic) -> list[int]:
        return self.own_numbers()

    def steps(self) -> list[Step]:
        return ATTEMPT_STEPS

    def edge(self, game: Republic) -> int:
        """[1.09.72] What is added to the die: cards, bodyguards, omens."""
        return self.cards * ATTEMPT_MODIFIER[ASSASSIN] + self.guarded(game) - game.omens

    def guarded(self, game: Republic) -> int:
        """What the bodyguards take off."""
        return self.guards * ATTEMPT_MODIFIER[SECRET_BODYGUARD] + escorts(game, self.target) * ATTEMPT_MODIFIER[OPEN_BODYGUARD]


def escorts(game: Republic, man: int) -> int:
    """[1.09.73] Open Bodyguards that already stand beside him."""
    found = 0
    for place in range(0, len(game.guards), 2):
        if game.guards[place] == man:
            found += 1
    return found


def is_under_way(game: Republic) -> bool:
    """[B-54] Whether an attempt, with its special prosecution, is still going on."""
    return game.topmost(Attempt) is not None


def throw(game: Republic, attempt: Attempt) -> None:
    """[1.09.72] The die is shown."""
    attempt.die = game.die()
    if game.has_listener:
        parts = (attempt.cards * ATTEMPT_MODIFIER[ASSASSIN], -attempt.guarded(game), game.omens)
        game.tell(events.AttemptRolled("1.09.72", attempt.die, attempt.die + attempt.edge(game), *parts), EVERYBODY)


def guard(game: Republic, attempt: Attempt) -> None:
    """[1.09.73] W-GUARD opens by the public test only; [B-57] whom a Consul for Life controls plays no card."""
    prey = game.faction[attempt.target]
    if may_hold(game, prey, SECRET_BODYGUARD) and plays_cards(game, prey):
        game.push(Guard(prey))


def resolve(game: Republic, attempt: Attempt) -> None:
    """[1.09.72] [1.09.73] [B-51] The result; if he is not caught, one more throw for each bodyguard, only to catch him."""
    result = attempt_result(attempt.die + attempt.edge(game))
    caught = result == CAUGHT
    edge = attempt.edge(game)
    if not game.rules.catch_with_all:  # B-70
        edge -= attempt.guarded(game)
    rolls = attempt.guards * CATCH_ROLLS[SECRET_BODYGUARD] + escorts(game, attempt.target) * CATCH_ROLLS[OPEN_BODYGUARD]
    while rolls > 0 and not caught:
        rolls -= 1
        die = game.die()
        caught = attempt_result(die + edge) == CAUGHT
        if game.has_listener:
            game.tell(events.CatchRolled("1.09.73", die, die + edge, int(caught)), EVERYBODY)
    attempt.stake = game.popularity[attempt.target]
    if game.has_listener:
        killed = int(result == KILLED)
        game.tell(events.AttemptResolved("1.09.72", attempt.assassin, attempt.target, killed, int(caught)), EVERYBODY)
    if result == KILLED:
        kill(game, attempt.target, "1.09.721")
    if caught:
        attempt.accused = punish(game, attempt.assassin, attempt.stake, attempt.mild)


def special_prosecution(game: Republic, attempt: Attempt) -> None:
    """[1.09.74] The leader is tried at once; [B-52] the chair has passed before. [4.07.3] With neutrals there is no trial."""
    if attempt.accused >= 0 and game.rules.neutrals:
        condemn(game, attempt.accused, attempt.stake)
    elif attempt.accused >= 0:
        prosecute_leader(game, attempt.accused, attempt.stake)


ATTEMPT_STEPS: Final[list[Step]] = [throw, guard, resolve, special_prosecution]


class Guard(Question[Republic]):
    """[1.09.73] W-GUARD: the target's player plays any number of Secret Bodyguards."""

    def attempt(self, game: Republic) -> Attempt:
        frame: Any = game.stack[-2]
        assert isinstance(frame, Attempt)
        return frame

    def legal(self, game: Republic, seat: int) -> list[int]:
        return list(range(NUMBER, NUMBER + len(held(game, seat, SECRET_BODYGUARD)) + 1))

    def idle_answer(self, game: Republic, seat: int, alone: bool) -> int:
        """The assassin is caught already: a bodyguard makes the total only lower."""
        attempt = self.attempt(game)
        return NUMBER if attempt_result(attempt.die + attempt.edge(game)) == CAUGHT else -1

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        attempt = self.attempt(game)
        game.pop()
        attempt.guards = choice % SPAN
        if attempt.guards and game.has_listener:
            total = attempt.die + attempt.edge(game)
            game.tell(events.BodyguardsPlayed("1.09.73", seat, attempt.guards, total), EVERYBODY)
        for _ in range(attempt.guards):
            play_kind(game, seat, SECRET_BODYGUARD, "1.09.73")

    def wording(self, choice: int) -> Phrase | None:
        return Phrase("republic-attempts-guards", {"guards": choice % SPAN})

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return FEWER_GUARDS

    def allows_asides(self, game: Republic, seat: int) -> bool:
        """[A-46] Never between a throw and its result."""
        return False

    def rule(self, game: Republic, seat: int) -> str:
        return "1.09.73"

    def ask(self, game: Republic, seat: int) -> Phrase:
        attempt = self.attempt(game)
        about = {"senator": names.senator(attempt.assassin), "senator2": names.senator(attempt.target)}
        return Phrase("republic-attempts-ask-guard", {**about, "total": attempt.die + attempt.edge(game)})

    def is_sound(self, game: Republic) -> bool:
        return len(game.stack) > 1 and isinstance(game.stack[-2], Attempt)
