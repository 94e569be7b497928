"""The odds of a vote in sentences: [1.09.14] the count, which answer settles it, and what is at stake; [1.09.15] a window that
opens before it."""

from __future__ import annotations

from comitium.core.messages import Phrase
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.sentences.assassins import attempt_by_choice, attempt_sentences
from comitium.games.republic.odds.sentences.business import at_stake
from comitium.games.republic.odds.sentences.phrases import phrase
from comitium.games.republic.odds.sentences.registry import ByChoice, QuestionOdds, register
from comitium.games.republic.odds.sentences.trials import in_court
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import measure, votes_on
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote, floor
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_15_windows import Window
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_142_ballots import CastVotes
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_42_judgment import Trial
from comitium.games.republic.state.numbers import bits
from comitium.games.republic.state.republic import Republic


class CastVotesOdds(QuestionOdds[CastVotes]):
    """[1.09.142] A faction's ballot, or an attempt that it declares instead."""

    def sentences(self, game: Republic, seat: int, top: CastVotes) -> list[Phrase]:
        return attempt_sentences(game, seat, top.chain) if top.chain else voting(game, seat, floor(game))

    def by_choice(self, game: Republic, seat: int, top: CastVotes) -> ByChoice:
        return attempt_by_choice(game, seat, top.chain)


class WindowOdds(QuestionOdds[Window]):
    """[1.09.15] An interruption: an attempt that is being declared; before, what the proposal comes to that may be
    interrupted."""

    def sentences(self, game: Republic, seat: int, top: Window) -> list[Phrase]:
        vote = top.vote(game)
        about = at_stake(game, vote.proposal) if vote is not None and not top.chain(seat) else []
        return attempt_sentences(game, seat, top.chain(seat)) or about

    def by_choice(self, game: Republic, seat: int, top: Window) -> ByChoice:
        return attempt_by_choice(game, seat, top.chain(seat))


def voting(game: Republic, seat: int, vote: Vote) -> list[Phrase]:
    """[1.09.14] [1.09.42] [1.09.64] The count, and what is at stake in a vote."""
    if isinstance(measure(vote.proposal), Trial):
        return in_court(game, vote)
    return [counted(game, seat, vote), *at_stake(game, vote.proposal)]


def counted(game: Republic, seat: int, vote: Vote) -> Phrase:
    """[1.09.141] [1.09.143] The count so far, what the others may still cast and buy, and which answer of a faction they could
    not undo by that."""
    mine = list(bits(game.here(seat) & ~vote.spoke))
    own, purse = sum([votes_on(game, vote.proposal, man) for man in mine]), sum([game.talents[man] for man in mine])
    added = sum([odds.pledge(game, vote, man) for man in mine])  # [1.09.821] to what is for it
    others = [one for one in odds.open_votes(game, vote) if one[0] != seat]
    left = sum([votes for _, votes in others])
    talents = sum([game.talents[man] for other, _ in others for man in bits(game.here(other) & ~vote.spoke)])
    settles = "none"
    if would_carry(game, vote, 0, own + purse + left + talents):
        settles = "carried"
    elif not would_carry(game, vote, own + added + purse + left + talents, 0):
        settles = "lost"
    elif would_carry(game, vote, own + added, left + talents):
        settles = "for"
    elif not would_carry(game, vote, left + talents, own):
        settles = "against"
    return phrase("republic-odds-vote", ayes=vote.ayes, noes=vote.noes, left=left, talents=talents, settles=settles)


def would_carry(game: Republic, vote: Vote, ayes: int, noes: int) -> bool:
    """[1.09.143] [2.01.8] Whether so many more votes would carry it, by the majority that it needs."""
    counted = vote.clone()
    counted.ayes += ayes
    counted.noes += noes
    return measure(vote.proposal).carries(game, counted)


register(CastVotes, CastVotesOdds())
register(Window, WindowOdds())
