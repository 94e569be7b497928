"""The odds of trials in sentences: [1.09.41] before one is brought, [1.09.42] while it is voted on, [1.09.421] what the people
may say."""

from __future__ import annotations

from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.catalogue.senators import APPEAL_DICE
from comitium.games.republic.catalogue.tables import APPEAL_TABLE_DICE
from comitium.games.republic.choices import SENATOR, verb
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.senate import accusation, expected_votes, trial_rolls
from comitium.games.republic.odds.sentences.phrases import phrase
from comitium.games.republic.odds.sentences.registry import ByChoice, QuestionOdds, register
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_11_chair import censor
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import measure
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote, floor
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_charges import prosecutors
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_prosecutions import (
    AskProsecutor,
    NameCharge,
    NameProsecutor,
    tribunal,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_42_judgment import APPEALED, Appeal, Prosecution, Trial
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.trials_choices import APPEAL
from comitium.games.republic.state.numbers import NOBODY, lowest
from comitium.games.republic.state.republic import Republic


class NameChargeOdds(QuestionOdds[NameCharge]):
    """[1.09.41] The charge is being named."""

    def sentences(self, game: Republic, seat: int, top: NameCharge) -> list[Phrase]:
        return accusing(game, NOBODY)


class NameProsecutorOdds(QuestionOdds[NameProsecutor]):
    """[1.09.41] The prosecutor is being named; [2.05.3] with advocates, his oratory counts against the accused."""

    def sentences(self, game: Republic, seat: int, top: NameProsecutor) -> list[Phrase]:
        return accusing(game, NOBODY)

    def by_choice(self, game: Republic, seat: int, top: NameProsecutor) -> ByChoice:
        if not game.rules.advocates:
            return {}
        court = tribunal(game)
        found: ByChoice = {}
        for choice in top.legal(game, seat):
            if verb(choice) == SENATOR:
                vote = accusation(game, court.kind, court.accused, choice - SENATOR, max(0, court.charge))
                found[choice] = on_average(game, vote, "republic-advocates-odds-prosecutor")
        return found


class AskProsecutorOdds(QuestionOdds[AskProsecutor]):
    """[1.09.41] Whether he prosecutes."""

    def sentences(self, game: Republic, seat: int, top: AskProsecutor) -> list[Phrase]:
        return accusing(game, top.man)


class AppealOdds(QuestionOdds[Appeal]):
    """[1.09.421] Whether the accused appeals to the people."""

    def sentences(self, game: Republic, seat: int, top: Appeal) -> list[Phrase]:
        return appealing(game, floor(game))

    def by_choice(self, game: Republic, seat: int, top: Appeal) -> ByChoice:
        return {
            APPEAL + dice: phrase("republic-odds-choice-appeal", killed=percent(made.killed), freed=percent(made.freed))
            for dice, made in appeals(game, floor(game))
        }


def appeals(game: Republic, vote: Vote) -> list[tuple[int, odds.Appeal]]:
    """[1.09.421] What the people may say, by the number of dice."""
    about = measure(vote.proposal)
    assert isinstance(about, Trial)
    popularity = about.popularity(game, vote)
    numbers = range(APPEAL_TABLE_DICE, APPEAL_DICE[vote.proposal[1]] + 1)
    return [(dice, odds.appeal(game, popularity, dice)) for dice in numbers]


def appealing(game: Republic, vote: Vote) -> list[Phrase]:
    """[1.09.421] The same in sentences."""
    found: list[Phrase] = []
    for dice, made in appeals(game, vote):
        votes = round(made.average)
        about_it: dict[str, Value] = {"killed": percent(made.killed), "freed": percent(made.freed)}
        found.append(phrase("republic-odds-appeal", dice=dice, amount=abs(votes), against=int(votes < 0), **about_it))
    return found


def in_court(game: Republic, vote: Vote, speaks: bool = True) -> list[Phrase]:
    """[1.09.42] The votes on the accused; [2.05.3] once it is known who accuses him, what the trial roll brings; before he has
    appealed, what the people may say."""
    about = measure(vote.proposal)
    assert isinstance(about, Trial)
    left = sum([votes for _, votes in odds.open_votes(game, vote)])
    ayes, noes = vote.ayes + about.bonus_for(game, vote), vote.noes + about.bonus_against(game, vote)
    found = [phrase("republic-odds-trial", ayes=ayes, noes=noes, left=left, people=abs(vote.stake))]
    if game.rules.advocates and isinstance(about, Prosecution) and speaks:
        found.append(on_average(game, vote, "republic-advocates-odds-roll"))
    if not vote.flags & APPEALED:
        found += appealing(game, vote)
    return found


def on_average(game: Republic, vote: Vote, form: str) -> Phrase:
    """[2.05.3] What the trial roll brings on average."""
    votes = round(expected_votes(trial_rolls(game, vote)))
    return phrase(form, amount=abs(votes), against=int(votes < 0))


def accusing(game: Republic, prosecutor: int) -> list[Phrase]:
    """[1.09.41] A trial before it is brought: the votes there are, what the people may say, and what the crowd does if it
    frees the accused: to a prosecutor who is asked, or to the Censor, whoever prosecutes."""
    court = tribunal(game)
    charge = max(0, court.charge)
    accuser = prosecutor if prosecutor >= 0 else lowest(prosecutors(game, court.kind, court.accused, charge))
    vote = accusation(game, court.kind, court.accused, accuser, charge)
    found = in_court(game, vote, prosecutor >= 0)
    if accuser >= 0:
        made = odds.trial(game, vote)
        man, chance = (prosecutor, made.prosecutor) if prosecutor >= 0 else (censor(game), made.censor)
        found.append(phrase("republic-odds-crowd", senator=names.senator(man), chance=percent(chance)))
    return found


register(NameCharge, NameChargeOdds())
register(NameProsecutor, NameProsecutorOdds())
register(AskProsecutor, AskProsecutorOdds())
register(Appeal, AppealOdds())
