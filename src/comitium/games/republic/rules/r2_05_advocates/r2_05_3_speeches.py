"""[2.05.3] The trial roll of advocate and prosecutor; [2.05.4] the mob and the advocate; [2.05.5] [2.05.6] what the verdict
brings them."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.core.messages import Stake
from comitium.games.republic.catalogue.senators import ADVOCATE_BONUS, PROSECUTOR_BONUS
from comitium.games.republic.catalogue.tables import (
    ACQUITTED_ADVOCATE,
    ACQUITTED_PROSECUTOR,
    ADVOCATE_CHITS_FROM,
    CONVICTED_ADVOCATE,
    TRIAL_DICE,
    trial_votes,
)
from comitium.games.republic.events.advanced import advocates as events
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.common.people import gain_influence
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import strike
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_42_judgment import DEFENCES, Defence, advocate_named
from comitium.games.republic.rules.r2_05_advocates.r2_05_2_naming import NameAdvocate
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic


def advocate(game: Republic, vote: Vote) -> int:
    """[2.05.2] Who defends the accused, or NOBODY if he does so himself; [C-74] for a dead advocate too."""
    man = advocate_named(vote.proposal)
    return man if man >= 0 and vote.is_there(game, man) else NOBODY


class Advocates(Defence):
    """[2.05] Prosecutor and advocate argue the case."""

    def begins(self, game: Republic, vote: Vote) -> None:
        game.push(NameAdvocate(game.faction[vote.proposal[1]], 0))

    def edge(self, game: Republic, vote: Vote) -> int:
        """[2.05.3] Oratory against oratory, [28A] Cicero's bonus on either side, less the omens. The accused speaks if nobody
        does so for him."""
        man, prosecutor = advocate(game, vote), vote.proposal[2]
        if man < 0:
            man = vote.proposal[1]
        bonus = ADVOCATE_BONUS[man] + PROSECUTOR_BONUS[prosecutor]
        return game.oratory(man) - game.oratory(prosecutor) + bonus - game.omens

    def closes(self, game: Republic, vote: Vote) -> None:
        """[2.05.3] Votes for the accused join those against conviction; votes against him those for it."""
        roll = 0
        for _ in range(TRIAL_DICE):
            roll += game.die()
        total = roll + self.edge(game, vote)
        votes = trial_votes(total)
        if votes >= 0:
            vote.noes += votes
        else:
            vote.ayes -= votes
        if game.has_listener:
            man = advocate(game, vote)
            speaker = man if man >= 0 else vote.proposal[1]
            game.tell(events.TrialRolled("2.05.3", speaker, vote.proposal[2], roll, total, votes), EVERYBODY)

    def judged(self, game: Republic, vote: Vote, guilty: bool) -> None:
        """[2.05.5] Guilty: the advocate loses influence. [2.05.6] Innocent: he gains some, and the prosecutor loses some."""
        man = advocate(game, vote)
        if guilty:
            if man >= 0:
                gain_influence(game, man, CONVICTED_ADVOCATE, "2.05.5")
            return
        if man >= 0:
            gain_influence(game, man, ACQUITTED_ADVOCATE, "2.05.6")
        gain_influence(game, vote.proposal[2], ACQUITTED_PROSECUTOR, "2.05.6")

    def stakes(self, game: Republic, proposal: list[int], guilty: bool) -> list[Stake]:
        man, prosecutor = advocate_named(proposal), proposal[2]
        found: list[Stake] = []
        if man >= 0 and game.in_rome(man):
            gained, rule = (CONVICTED_ADVOCATE, "2.05.5") if guilty else (ACQUITTED_ADVOCATE, "2.05.6")
            found.append(stakes.influence(game, man, gained, rule))
        if not guilty and prosecutor >= 0:
            found.append(stakes.influence(game, prosecutor, ACQUITTED_PROSECUTOR, "2.05.6"))
        return found

    def lynched(self, game: Republic, vote: Vote, total: int) -> None:
        """[2.05.4] One chit for each point below 3, against the advocate alone; none if the accused spoke for himself."""
        man = advocate(game, vote)
        if man >= 0:
            strike(game, ADVOCATE_CHITS_FROM - total, 1 << man, "2.05.4")


DEFENCES.append(Advocates())
