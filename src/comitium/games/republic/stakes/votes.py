"""[1.09.14] What a vote gains and loses: what passes if it is for, what falls if it is against, and what the vote itself costs
who casts it. [1.09.42] In a trial for is guilty."""

from __future__ import annotations

from comitium.core.messages import Stake
from comitium.games.republic import names
from comitium.games.republic.catalogue.tables import CAUGHT_LEADER_INFLUENCE
from comitium.games.republic.choices import SENATOR, YES, verb
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.r1_09_senate.choices import (
    AGAINST,
    ALL_AGAINST,
    ALL_FOR,
    ATTEMPT,
    ENACT,
    FOR,
    LOSE_INFLUENCE,
    STAND_DOWN,
    VETO,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import measure
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import Consent, proposing
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote, floor
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_votes import Defeat
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_answers import PayGraft
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_windows import Window
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_142_ballots import CastVotes
from comitium.games.republic.rules.r2_06_laws.r2_06_2_laws import COSPONSOR_GAIN, SPONSOR_GAIN
from comitium.games.republic.stakes.registry import QuestionStakes, StakesByChoice, register
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic


class CastVotesStakes(QuestionStakes[CastVotes]):
    """[1.09.142] A faction's ballot, all alike or one senator after the other; or an attempt that it declares instead."""

    def by_choice(self, game: Republic, seat: int, top: CastVotes) -> StakesByChoice:
        vote = floor(game)
        voters = game.here(top.seat) & ~top.spoken
        if top.each_own % 2:
            voters = 1 << top.voter(game)
        passes, falls = passing(game, vote, seat), failing(game, vote, seat)
        found: StakesByChoice = {}
        for choice in (ALL_FOR, FOR):
            found[choice] = [*voting(game, vote, voters, True), *passes]
        for choice in (ALL_AGAINST, AGAINST):
            found[choice] = [*voting(game, vote, voters, False), *falls]
        menu = top.legal(game, seat)
        return {
            **{choice: told for choice, told in found.items() if choice in menu},
            **attempting(game, top.seat, top.chain, menu),
            **vetoing(menu),
            **proposing_laws(game, menu),
        }

    def table(self) -> list[Stake]:
        return [stakes.note("popularity", "votes-against-bill", "1.09.62"), *CAUGHT]


class WindowStakes(QuestionStakes[Window]):
    """[1.09.7] An attempt that is being declared in a window."""

    def by_choice(self, game: Republic, seat: int, top: Window) -> StakesByChoice:
        menu = top.legal(game, seat)
        return {**attempting(game, seat, top.chain(seat), menu), **vetoing(menu), **proposing_laws(game, menu)}


class ConsentStakes(QuestionStakes[Consent]):
    """[1.09.13] What somebody is to agree to."""

    def by_choice(self, game: Republic, seat: int, top: Consent) -> StakesByChoice:
        proposal = proposing(game).proposal
        return {YES: measure(proposal).stakes(game, proposal)}


class DefeatStakes(QuestionStakes[Defeat]):
    """[1.09.144] What a unanimous defeat costs the chair."""

    def by_choice(self, game: Republic, seat: int, top: Defeat) -> StakesByChoice:
        lost = stakes.influence(game, top.man, -1, "1.09.144")
        return {
            LOSE_INFLUENCE: [lost],
            STAND_DOWN: [stakes.note("office", "stands-down", top.rule(game, seat), game.faction[top.man])],
        }

    def table(self) -> list[Stake]:
        return [stakes.stake("influence", stakes.role("chair"), -1, "1.09.144")]


# -- for and against


def passing(game: Republic, vote: Vote, seat: int) -> list[Stake]:
    """What comes if it passes; [1.09.42] in a trial it says so, and warns whose senator it is."""
    about = measure(vote.proposal)
    return [*_verdict(game, vote, seat, "convicts"), *about.stakes(game, vote.proposal)]


def failing(game: Republic, vote: Vote, seat: int) -> list[Stake]:
    """What comes if it falls."""
    about = measure(vote.proposal)
    return [*_verdict(game, vote, seat, "acquits"), *about.stakes_of_defeat(game, vote.proposal)]


def _verdict(game: Republic, vote: Vote, seat: int, id: str) -> list[Stake]:
    """[1.09.42] For convicts, against acquits."""
    if not measure(vote.proposal).is_trial:
        return []
    man = vote.proposal[1]
    own = id == "convicts" and game.controller_of(game.faction[man]) == seat
    what, said = ("warning", "convicts-own") if own else ("verdict", id)
    return [stakes.note(what, said, "1.09.42", game.faction[man], {"who": names.senator(man)})]


def voting(game: Republic, vote: Vote, voters: int, in_favour: bool) -> list[Stake]:
    """[1.09.62] [1.09.621] What the vote itself costs those who cast it, whatever the result."""
    cost = measure(vote.proposal).cost_of_vote(vote.proposal, in_favour)
    if not cost or not voters:
        return []
    rule = measure(vote.proposal).rule
    told = [stakes.popularity(game, man, cost, rule) for man in bits(voters)]
    if len(told) == 1 or len({one.amount for one in told}) > 1:
        return told
    return [stakes.stake("popularity-each", stakes.role("voters"), told[0].amount or 0, rule, told[0].seat)]


def vetoing(menu: list[int]) -> StakesByChoice:
    """[1.09.152] What is vetoed falls, whatever the votes; [1.09.15] others may answer a Tribune."""
    return {choice: [FALLS] for choice in menu if verb(choice) == VETO}


FALLS = stakes.note("verdict", "vetoed", "1.09.152")


def proposing_laws(game: Republic, menu: list[int]) -> StakesByChoice:
    """[2.06.2] With laws by vote a law that is played needs two sponsors and a majority."""
    if not game.rules.laws_by_vote:
        return {}
    return {choice: [VOTED] for choice in menu if verb(choice) == ENACT}


VOTED = stakes.note(
    "influence",
    "law-voted",
    "2.06.2",
    args={"amount": stakes.signed(SPONSOR_GAIN), "amount2": stakes.signed(COSPONSOR_GAIN)},
)


class GraftStakes(QuestionStakes[PayGraft]):
    """[1.09.15] What the Tribune costs, and what he then does not do."""

    def by_choice(self, game: Republic, seat: int, top: PayGraft) -> StakesByChoice:
        paid = stakes.talents(game, top.senator, -top.price, "1.09.15")
        return {YES: [paid, stakes.note("verdict", "tribune-cancelled", "1.09.15", seat)]}


# -- [1.09.7] attempts

CAUGHT = (
    stakes.note("risk", "caught", "1.09.74"),
    stakes.stake("influence", stakes.role("leader-of-assassin"), CAUGHT_LEADER_INFLUENCE, "1.09.74"),
)


def attempting(game: Republic, seat: int, chain: list[int], menu: list[int]) -> StakesByChoice:
    """[1.09.7] What an attempt may bring: the votes of the victim are lost to his faction; who is caught dies, and his leader
    loses influence."""
    if not chain:
        return {ATTEMPT: list(CAUGHT)} if ATTEMPT in menu else {}
    if chain[0] != ATTEMPT or not menu or verb(menu[0]) != SENATOR:
        return {}
    if len(chain) == 1:
        leader = game.leader[seat]
        lost = [stakes.influence(game, leader, CAUGHT_LEADER_INFLUENCE, "1.09.74")] if leader >= 0 else []
        return {
            choice: [CAUGHT[0]] if choice - SENATOR == leader else [CAUGHT[0], *lost] for choice in menu
        }  # a leader who is caught dies himself
    return {choice: [stakes.votes(game, choice - SENATOR, -1, "1.09.721")] for choice in menu}


register(CastVotes, CastVotesStakes())
register(Window, WindowStakes())
register(PayGraft, GraftStakes())
register(Consent, ConsentStakes())
register(Defeat, DefeatStakes())
