"""[1.09.42] [1.09.7] The chances of a trial, an appeal to the people, and an assassination attempt. See gambles.py."""

from __future__ import annotations

from msgspec import Struct

from comitium.games.republic.catalogue.ids import OPEN_BODYGUARD, SECRET_BODYGUARD
from comitium.games.republic.catalogue.intrigue import CATCH_ROLLS
from comitium.games.republic.catalogue.tables import (
    ACCUSER_CHITS_ABOVE,
    ADVOCATE_CHITS_FROM,
    APPEAL_FREED,
    APPEAL_KILLED,
    APPEAL_TABLE_DICE,
    TRIAL_DICE,
    appeal_votes,
    attempt_result,
    trial_votes,
)
from comitium.games.republic.catalogue.values import CAUGHT, KILLED
from comitium.games.republic.odds.dice import chance_of_death, throws
from comitium.games.republic.rules.common.hands import held
from comitium.games.republic.rules.r1_09_senate.kinds import BY_LAW, FOR_LIFE, MAJOR, MINOR
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import censor
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import measure, votes_on
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_42_judgment import (
    APPEALED,
    DEFENCES,
    Trial,
    advocate_named,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_42_judgment import Appeal as AppealQuestion
from comitium.games.republic.rules.r1_09_senate.r1_09_7_assassins import Attempt as Attempting
from comitium.games.republic.rules.r1_09_senate.r1_09_7_assassins import escorts
from comitium.games.republic.state.numbers import NOBODY, bits
from comitium.games.republic.state.republic import Republic


class Appeal(Struct, frozen=True):
    """[1.09.421] The people kill him, free him, or add votes: `votes` lists them with their chances, below 0 against him."""

    killed: float
    freed: float
    votes: tuple[tuple[int, float], ...]

    @property
    def average(self) -> float:
        """The votes on average, if it comes to a count."""
        counted = 1.0 - self.killed - self.freed
        return sum([votes * chance for votes, chance in self.votes]) / counted if counted > 0 else 0.0


class Verdict(Struct, frozen=True):
    """[1.09.42] How a trial ends: by the count of votes, or by the people. `prosecutor` and `censor` are the chances that
    these two die because the people free the accused, `advocate` that the one whom the trial names dies with him."""

    convicted: float
    acquitted: float
    killed: float  # by the people; part of `convicted`
    freed: float  # by the people; part of `acquitted`
    prosecutor: float
    censor: float
    advocate: float = 0.0


class Attempt(Struct, frozen=True):
    """[1.09.72] Chances that the target dies, that the assassin is caught, both, and that nothing happens."""

    killed: float
    caught: float
    both: float
    nothing: float


# -- trials


def appeal(game: Republic, popularity: int, dice: int = APPEAL_TABLE_DICE) -> Appeal:
    """[1.09.421] The appeal of a man of this popularity; [1.09.74] in a special trial it is that of the victim, below 0."""
    killed = freed = 0.0
    votes: dict[int, float] = {}
    for thrown, chance in throws(dice):
        total = thrown + popularity - game.omens
        if total <= APPEAL_KILLED:
            killed += chance
        elif total >= APPEAL_FREED:
            freed += chance
        else:
            moved = appeal_votes(total)
            votes[moved] = votes.get(moved, 0.0) + chance
    return Appeal(killed, freed, tuple(sorted(votes.items())))


def accusation(game: Republic, kind: int, accused: int, prosecutor: int, reason: int = 0) -> Vote:
    """[1.09.41] A trial as the Censor would bring it: nobody has voted."""
    proposal = [MINOR, accused, prosecutor, reason] if kind == MINOR else [MAJOR, accused, prosecutor]
    man = censor(game)
    return Vote(0, proposal, game.faction[man] if man >= 0 else NOBODY, man, BY_LAW, False)


def open_votes(game: Republic, vote: Vote) -> list[tuple[int, int]]:
    """[1.09.141] The factions that are still to be called, each with the votes that its senators in Rome may cast (bought ones
    and those of cards are not foreseen)."""
    return [
        (
            seat,
            sum([votes_on(game, vote.proposal, man) + pledge(game, vote, man) for man in bits(game.here(seat) & ~vote.spoke)]),
        )
        for seat in bits(vote.uncalled(game))
    ]


def pledge(game: Republic, vote: Vote, senator: int) -> int:
    """[1.09.821] What he may add to his own votes: his influence, if he would be Consul for Life."""
    return game.influence[senator] if vote.proposal[0] == FOR_LIFE and vote.proposal[1] == senator else 0


def trial_rolls(game: Republic, vote: Vote) -> list[tuple[int, float]]:
    """[2.05.3] The votes that the trial roll may bring the accused, below 0 against him, with their chances; without advocates
    there is none."""
    if not game.rules.advocates or vote.proposal[0] not in (MINOR, MAJOR):
        return [(0, 1.0)]
    edge = sum([defence.edge(game, vote) for defence in DEFENCES])
    found: dict[int, float] = {}
    for thrown, chance in throws(TRIAL_DICE):
        votes = trial_votes(thrown + edge)
        found[votes] = found.get(votes, 0.0) + chance
    return sorted(found.items())


def expected_votes(rolls: list[tuple[int, float]]) -> float:
    """The votes of a trial roll on average."""
    return sum([votes * chance for votes, chance in rolls])


def chance_of_guilt(for_: int, against: int, rolls: list[tuple[int, float]]) -> float:
    """[1.09.143] [2.05.3] The chance of more votes for conviction than against it, with what the trial roll adds."""
    return sum([chance for votes, chance in rolls if for_ > against + votes], 0.0)


def trial(game: Republic, vote: Vote, ayes: int = 0, noes: int = 0, dice: int = APPEAL_TABLE_DICE) -> Verdict:
    """[1.09.42] The verdict with the votes cast so far and those one still expects on each side. `dice` are those of an appeal
    that is still to come; 0: there will be none. One that was made already counts as it fell."""
    about = measure(vote.proposal)
    assert isinstance(about, Trial)
    for_, against = vote.ayes + ayes, vote.noes + noes
    influence = game.influence[vote.proposal[1]]
    rolls = trial_rolls(game, vote)
    is_asked = len(game.stack) > 0 and isinstance(game.stack[-1], AppealQuestion)  # then the flag says only that he was asked
    if (vote.flags & APPEALED and not is_asked) or dice == 0:
        guilty = chance_of_guilt(for_ + about.bonus_for(game, vote), against + about.bonus_against(game, vote), rolls)
        return Verdict(guilty, 1.0 - guilty, 0.0, 0.0, 0.0, 0.0)
    added = about.popularity(game, vote) - game.omens
    endangered = about.endangered(game, vote) if censor(game) >= 0 else 0
    accuser, judge = vote.proposal[2] if vote.proposal[0] in (MINOR, MAJOR) else NOBODY, censor(game)
    convicted = killed = freed = prosecutor_dies = censor_dies = advocate_dies = 0.0
    defender = advocate_named(vote.proposal)
    for thrown, chance in throws(dice):
        total = thrown + added
        if total <= APPEAL_KILLED:
            killed += chance
            if defender >= 0:
                advocate_dies += chance * chance_of_death(game, defender, ADVOCATE_CHITS_FROM - total)
        elif total >= APPEAL_FREED:
            freed += chance
            if accuser >= 0 and endangered >> accuser & 1:
                prosecutor_dies += chance * chance_of_death(game, accuser, total - ACCUSER_CHITS_ABOVE)
            if judge >= 0 and endangered >> judge & 1:
                censor_dies += chance * chance_of_death(game, judge, total - ACCUSER_CHITS_ABOVE)
        else:
            moved = appeal_votes(total)
            convicted += chance * chance_of_guilt(for_ + max(0, -moved), against + influence + max(0, moved), rolls)
    guilty = convicted + killed
    return Verdict(guilty, 1.0 - guilty, killed, freed, prosecutor_dies, censor_dies, advocate_dies)


# -- assassins


def most_guards(game: Republic, seat: int, prey: int) -> int:
    """[1.09.73] How many Secret Bodyguards a faction may hold as far as another can tell: not more than are hidden anywhere
    outside the asker's own hand, nor more than it has cards."""
    hidden = game.unaccounted[SECRET_BODYGUARD] - (len(held(game, seat, SECRET_BODYGUARD)) if seat >= 0 else 0)
    return max(0, min(hidden, len(game.hands[prey])))


def attempt(game: Republic, target: int, cards: int = 0, guards: int = 0, die: int = 0) -> Attempt:
    """[1.09.72] [1.09.73] An attempt with so many Assassin cards against so many Secret Bodyguards, and whoever stands openly
    beside the target. Each bodyguard has one more throw to catch the assassin, whatever the first has done. `die`: what the
    first has shown, if it lies on the table already."""
    made = Attempting(0, NOBODY, target, cards, 0, 0, guards, 0, NOBODY)
    edge = made.edge(game)
    catch = edge if game.rules.catch_with_all else edge - made.guarded(game)
    rolls = guards * CATCH_ROLLS[SECRET_BODYGUARD] + escorts(game, target) * CATCH_ROLLS[OPEN_BODYGUARD]
    once = sum([chance for thrown, chance in throws(1) if attempt_result(thrown + catch) == CAUGHT])
    later = 1.0 - (1.0 - once) ** rolls
    killed = caught = both = 0.0
    for thrown, chance in [(die, 1.0)] if die else throws(1):
        result = attempt_result(thrown + edge)
        if result == CAUGHT:
            caught += chance
            continue
        caught += chance * later
        if result == KILLED:
            killed += chance
            both += chance * later
    return Attempt(killed, caught, both, 1.0 - killed - caught + both)
