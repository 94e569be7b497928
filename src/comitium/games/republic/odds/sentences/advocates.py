"""The odds of advocates in sentences: [2.05.2] before one is asked, and for whoever is asked."""

from __future__ import annotations

from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.choices import PASS, SENATOR
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.senate import expected_votes, trial, trial_rolls
from comitium.games.republic.odds.sentences.phrases import phrase
from comitium.games.republic.odds.sentences.registry import ByChoice, QuestionOdds, register
from comitium.games.republic.odds.sentences.trials import in_court
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote, floor
from comitium.games.republic.rules.r2_05_advocates.r2_05_2_naming import AskAdvocate, NameAdvocate, advocates
from comitium.games.republic.state.numbers import NOBODY, bits
from comitium.games.republic.state.republic import Republic


def defended_by(vote: Vote, man: int) -> Vote:
    """[2.05.2] The same trial with an advocate, or without one."""
    found = vote.clone()
    if man >= 0:
        found.proposal.append(man)
    return found


class NameAdvocateOdds(QuestionOdds[NameAdvocate]):
    """[2.05.2] Whom the accused asks: what the trial roll would bring with each of them."""

    def sentences(self, game: Republic, seat: int, top: NameAdvocate) -> list[Phrase]:
        return in_court(game, floor(game))

    def by_choice(self, game: Republic, seat: int, top: NameAdvocate) -> ByChoice:
        vote = floor(game)
        found = {PASS: self.votes(game, vote, NOBODY)}
        for man in bits(advocates(game, vote, top.requests)):
            found[SENATOR + man] = self.votes(game, vote, man)
        return found

    def votes(self, game: Republic, vote: Vote, man: int) -> Phrase:
        """The votes on average with this advocate."""
        votes = round(expected_votes(trial_rolls(game, defended_by(vote, man))))
        return phrase("republic-advocates-odds-choice", amount=abs(votes), against=int(votes < 0))


class AskAdvocateOdds(QuestionOdds[AskAdvocate]):
    """[2.05.2] [2.05.4] Whether he defends the accused: the trial with him, and what the mob may do to him."""

    def sentences(self, game: Republic, seat: int, top: AskAdvocate) -> list[Phrase]:
        vote = defended_by(floor(game), top.man)
        risk = percent(trial(game, vote).advocate)
        mob = phrase("republic-advocates-odds-mob", senator=names.senator(top.man), chance=risk)
        return [*in_court(game, vote), mob]


register(NameAdvocate, NameAdvocateOdds())
register(AskAdvocate, AskAdvocateOdds())
