"""[2.05] Advocates: whom the accused asks, and who defends him."""

from __future__ import annotations

from comitium.bots.republic.heuristics import Heuristic, register
from comitium.bots.republic.mood import AVERAGE, Mood
from comitium.bots.republic.picks import of
from comitium.bots.republic.senate.opinions import SPEAKERS_STAKE, goodwill, opinion
from comitium.bots.republic.senate.trials import likely_votes, loss
from comitium.bots.republic.situation import worth
from comitium.games.republic.choices import NO, PASS, SENATOR, YES
from comitium.games.republic.odds.senate import Verdict, trial
from comitium.games.republic.odds.sentences.advocates import defended_by
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote, floor
from comitium.games.republic.rules.r2_05_advocates.r2_05_2_naming import AskAdvocate, NameAdvocate
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic


def verdict_with(world: Republic, vote: Vote, man: int) -> Verdict:
    """What is to be expected with this advocate, or without one, if nobody appeals."""
    return trial(world, defended_by(vote, man), *likely_votes(world, vote), dice=0)


def fee(verdict: Verdict) -> float:
    """[2.05.5] [2.05.6] The influence that the advocate may expect."""
    return SPEAKERS_STAKE * (verdict.acquitted - verdict.convicted)


def fancy(world: Republic, me: int, vote: Vote, man: int, mood: Mood) -> float:
    """[2.05.2] What the defence is worth to an advocate's faction: the influence, unless it wants the accused convicted by
    more than that, or the mob is too dangerous."""
    verdict = verdict_with(world, vote, man)
    swayed = verdict_with(world, vote, NOBODY).convicted - verdict.convicted
    mob = trial(world, defended_by(vote, man), *likely_votes(world, vote)).advocate
    return fee(verdict) - swayed * opinion(world, me, vote.proposal, mood) - mob * worth(world, man)


class NameAdvocateHeuristic(Heuristic):
    """[2.05.2] Who saves the most of the accused, counting what he wins or loses himself as far as we are glad of it. Nobody
    is asked who would refuse, if his faction thinks as average men do."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        vote = floor(world)
        alone = loss(world, vote, verdict_with(world, vote, NOBODY))
        best, chosen = 0.0, PASS
        for choice in of(legal, SENATOR):
            man = choice - SENATOR
            verdict = verdict_with(world, vote, man)
            value = alone - loss(world, vote, verdict) + fee(verdict) * goodwill(world, me, man, mood)
            if value > best and fancy(world, world.faction[man], vote, man, AVERAGE) > 0:
                best, chosen = value, choice
        return chosen


class AskAdvocateHeuristic(Heuristic):
    """[2.05.2] If it pays."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        asked = world.stack[-1]
        assert isinstance(asked, AskAdvocate)
        return YES if fancy(world, me, floor(world), asked.man, mood) > 0 else NO


register(NameAdvocate, NameAdvocateHeuristic())
register(AskAdvocate, AskAdvocateHeuristic())
