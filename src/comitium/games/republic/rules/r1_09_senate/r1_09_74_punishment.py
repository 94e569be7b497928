"""[1.09.74] What becomes of an assassin who was caught, of the leader of his faction, and of the others."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.core.messages import Phrase, Stake, Value
from comitium.games.republic import names
from comitium.games.republic.catalogue.senators import APPEAL_DICE
from comitium.games.republic.catalogue.tables import APPEAL_TABLE_DICE, CAUGHT_LEADER_INFLUENCE
from comitium.games.republic.events import attempts as events
from comitium.games.republic.events.solo.attempts import LeaderCondemned
from comitium.games.republic.events.trials import SenatorConvicted
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.common.people import gain_influence
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import TO_CURIA, kill, strike
from comitium.games.republic.rules.r1_05_mortality.r1_05_4_empty import eliminate
from comitium.games.republic.rules.r1_09_senate.kinds import BY_LAW, SPECIAL
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import censor
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import register
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote, announce
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_42_judgment import APPEALED, Appeal, Trial, appeal, fatal
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic


def punish(game: Republic, assassin: int, stake: int, mild: int) -> int:
    """[1.09.74] He is executed, his leader loses influence. Says which leader is to be tried, or NOBODY.

    [1.09.623] After a killing for a land bill nothing else happens. [B-53] A leader who is away is not tried.
    """
    seat = game.faction[assassin]
    leader = game.leader[seat]
    leads = leader == assassin
    if game.has_listener:
        game.tell(events.AssassinExecuted("1.09.623" if mild else "1.09.74", assassin), EVERYBODY)
    if mild:
        kill(game, assassin, "1.09.623")
        return NOBODY
    kill(game, assassin, "1.09.74", TO_CURIA)
    if leads:
        implicate(game, seat, stake)
        return NOBODY
    perish(game, seat)
    if leader < 0:
        return NOBODY
    gain_influence(game, leader, CAUGHT_LEADER_INFLUENCE, "1.09.74")
    return leader if game.rome >> leader & 1 else NOBODY


def implicate(game: Republic, seat: int, stake: int) -> None:
    """[1.09.74] As many chits as the target was popular, against the other members in Rome."""
    if stake > 0:
        if game.has_listener:
            game.tell(events.FactionImplicated("1.09.74", seat, stake), EVERYBODY)
        strike(game, stake, game.here(seat), "1.09.74")
    perish(game, seat)


def perish(game: Republic, seat: int) -> None:
    """[1.05.4] [1.09.74] A faction that has lost its last senator in this way is out of the game."""
    if not game.members[seat] and game.playing >> seat & 1:
        if game.session.booking == seat:
            game.session.booking = NOBODY  # section 2: his vote goes on, a mere booking lapses
        eliminate(game, seat, "1.09.74")


def execute_leader(game: Republic, leader: int, stake: int, rule: str) -> None:
    """[1.09.74] His family goes to the Curia, marker or not; others may be implicated."""
    seat = game.faction[leader]
    kill(game, leader, rule, TO_CURIA)
    implicate(game, seat, stake)


def condemn(game: Republic, leader: int, stake: int) -> None:
    """[4.07.3] Where there are no trials, the leader is guilty."""
    if game.has_listener:
        game.tell(LeaderCondemned("4.07.3", leader), EVERYBODY)
    execute_leader(game, leader, stake, "4.07.3")


# -- the special prosecution


def prosecute_leader(game: Republic, leader: int, stake: int) -> None:
    """[1.09.74] A trial without a prosecutor, outside every limit."""
    announce(game, Vote(0, [SPECIAL, leader, stake], NOBODY, NOBODY, BY_LAW, False))


class SpecialProsecution(Trial):
    """[1.09.74] `proposal`: the accused leader and the popularity of the victim. The Censor presides, even over himself."""

    name = "special"
    rule = "1.09.74"
    shut = "republic-senate-refuse-business-trial"
    vetoable = False
    unanimous = False
    brings: tuple[Stake, ...] = (stakes.note("death", "dies", "1.09.74", args={"who": stakes.role("accused")}),)

    def stakes(self, game: Republic, proposal: list[int]) -> list[Stake]:
        """[1.09.74] He dies; as many chits as the victim was popular are drawn against his faction."""
        found = [fatal(game, proposal[1], "1.09.74")]
        if proposal[2] > 0:
            seat = game.faction[proposal[1]]
            args: dict[str, Value] = {"who": names.seat(seat), "count": proposal[2]}
            found.append(stakes.note("death", "implicated", "1.09.74", seat, args))
        return found

    def stands(self, game: Republic, vote: Vote) -> str:
        """[B-53] If the accused is gone, nobody is guilty."""
        return "" if vote.is_there(game, vote.proposal[1]) else "acquitted"

    def popularity(self, game: Republic, vote: Vote) -> int:
        """[1.09.74] That of the victim, taken off."""
        return -vote.proposal[2]

    def endangered(self, game: Republic, vote: Vote) -> int:
        """[B-53] Freed: only the Censor is in danger, if he presides; never the accused."""
        man = censor(game)
        return 0 if man < 0 or man == vote.proposal[1] else 1 << man

    def speaks(self, game: Republic, vote: Vote, faction: int) -> bool:
        """[1.09.74] The appeal is compulsory; [21A] Glaucia still chooses his dice."""
        man = vote.proposal[1]
        if vote.flags & APPEALED or game.faction[man] != faction:
            return False
        vote.flags |= APPEALED
        if APPEAL_DICE[man] > APPEAL_TABLE_DICE:
            game.push(Appeal(faction))
            return True
        return appeal(game, vote, APPEAL_TABLE_DICE)

    def passed(self, game: Republic, vote: Vote) -> None:
        if game.has_listener:
            game.tell(SenatorConvicted("1.09.74", vote.proposal[1], SPECIAL), EVERYBODY)
        self.dies(game, vote, "1.09.74")

    def dies(self, game: Republic, vote: Vote, rule: str) -> None:
        execute_leader(game, vote.proposal[1], vote.proposal[2], rule)

    def phrase(self, proposal: list[int]) -> Phrase:
        return Phrase("republic-trials-proposal-special", {"senator": names.senator(proposal[1])})


register(SPECIAL, SpecialProsecution())
