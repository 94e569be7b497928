"""Short lists of the Senate's other business, and of what follows it: votes, trials, armies, interruptions, revolts."""

from __future__ import annotations

from typing import Any, Final

from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import of
from comitium.bots.republic.senate.opinions import opinion, opinion_of
from comitium.bots.republic.shortlists.registry import MEN, STAGE, VOTE, Shortlist, best, register, spread
from comitium.games.republic.catalogue.senators import MILITARY
from comitium.games.republic.choices import DONE, FLEETS, LEGIONS, PASS, SPAN, WAR, verb
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ALL_ABSTAIN, ALL_AGAINST, ALL_FOR, ATTEMPT, CLOSE, OWNER
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import vote_on_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_interruptions import is_veto
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_windows import Window
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_142_ballots import CastVotes
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_charges import is_accusation
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_prosecutions import CensorsMenu
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_42_judgment import Appeal
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.trials_choices import ACCUSE, APPEAL
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.business_choices import DEPLOY, RAISE_LEGIONS
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_63_forces import DraftForces
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_draft import DraftMilitary
from comitium.games.republic.rules.r1_11_revolution.choices import LAY_DOWN, REVOLT, SOUND_OUT
from comitium.games.republic.rules.r1_11_revolution.r1_11_3_declaration import COURSE, Declare
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic

BALLOTS: Final = (ALL_FOR, ALL_AGAINST, ALL_ABSTAIN)
COURSES: Final = (LAY_DOWN, REVOLT, SOUND_OUT)
FEARED: Final = 18  # a man with so much influence, in Rome, is worth a dagger: then windows are thought over
FAR: Final = 4  # stages: a revolt is judged when its war has been fought


class CastVotesShortlist(Shortlist):
    """[1.09.142] All for it, all against it, or neither."""

    goal = VOTE

    def is_due(self, world: Republic, me: int, legal: list[int]) -> bool:
        """Not on governors: some list must pass in the end; the tribune counts how often it has refused, and gives in."""
        vote = vote_on_floor(world)
        if vote is not None and opinion_of(vote.proposal[0]).must_pass:
            return False
        frame: Any = world.stack[-1]
        return not frame.chain and frame.each_own % 2 == 0 and OWNER not in legal

    def few(self, world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
        return [choice for choice in menu if choice in BALLOTS]


class WindowShortlist(Shortlist):
    """[1.09.15] [1.09.7] To let it pass, to veto it, or a dagger."""

    goal = VOTE

    def is_due(self, world: Republic, me: int, legal: list[int]) -> bool:
        frame: Any = world.stack[-1]
        return not frame.chain(me) and is_tense(world, me)

    def few(self, world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
        return [choice for choice in menu if choice in (PASS, ATTEMPT)] + [choice for choice in menu if is_veto(choice)][:1]


def is_tense(world: Republic, me: int) -> bool:
    """Whether an interruption of the Senate is worth a thought: somebody else is, or could become, master of Rome."""
    vote = vote_on_floor(world)
    if vote is not None and opinion_of(vote.proposal[0]).is_mastery:
        return True
    for man in bits(world.rome & ~world.members[me]):
        if world.influence[man] >= FEARED:
            return True
    return False


class CensorsMenuShortlist(Shortlist):
    """[1.09.41] Whose conviction we should like best, whatever the votes; or nobody's."""

    def few(self, world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
        able = [choice for choice in menu if is_accusation(choice) and world.faction[choice % SPAN] != me]
        values: list[float] = []
        for choice in able:
            kind = kinds.MINOR if verb(choice) == ACCUSE else kinds.MAJOR
            values.append(opinion(world, me, [kind, choice % SPAN, choice % SPAN], mood))
        return [choice for choice in menu if choice == CLOSE] + best(able, values, MEN)


class AppealShortlist(Shortlist):
    """[1.09.421] To trust in the people, or not."""

    is_of_many = True

    def few(self, world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
        return [choice for choice in menu if choice == PASS] + of(menu, APPEAL)[-1:]


class DraftForcesShortlist(Shortlist):
    """[1.09.63] How many legions to raise."""

    goal = STAGE

    def few(self, world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
        amounts = of(menu, RAISE_LEGIONS)
        return spread(amounts, (1, 3, 5, 8)) if amounts else []


class DraftMilitaryShortlist(Shortlist):
    """[1.09.64] Other commanders, other wars, larger and smaller armies than those of the plan."""

    goal = STAGE

    def few(self, world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
        wars = of(menu, WAR)
        if wars:
            return wars[: MEN + 1]
        for word in (LEGIONS, FLEETS):
            amounts = of(menu, word)
            if amounts:
                return spread(amounts, (len(amounts) // 3, 2 * len(amounts) // 3, len(amounts) - 1))
        men = of(menu, DEPLOY)
        values = [MILITARY[choice - DEPLOY] + 2.0 * (world.faction[choice - DEPLOY] == me) for choice in men]
        return best(men, values, MEN) + [choice for choice in menu if choice == DONE]


class DeclareShortlist(Shortlist):
    """[1.11.3] Whether a victor lays down his command."""

    goal = STAGE
    reach = FAR

    def is_due(self, world: Republic, me: int, legal: list[int]) -> bool:
        frame: Any = world.stack[-1]
        return bool(frame.stage == COURSE)

    def few(self, world: Republic, me: int, menu: list[int], mood: Mood) -> list[int]:
        return [choice for choice in menu if choice in COURSES]


register(CastVotes, CastVotesShortlist())
register(Window, WindowShortlist())
register(CensorsMenu, CensorsMenuShortlist())
register(Appeal, AppealShortlist())
register(DraftForces, DraftForcesShortlist())
register(DraftMilitary, DraftMilitaryShortlist())
register(Declare, DeclareShortlist())
