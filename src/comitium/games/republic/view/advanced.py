"""What a seat sees of the advanced rules [2]: the Pontifex Maximus, a trial with advocates, laws that wait, veterans that were
disbanded, and what a province has to fight with. All of it is public."""

from __future__ import annotations

from msgspec import Struct

from comitium.games.republic.catalogue.cards import CARD_INDEX
from comitium.games.republic.catalogue.provinces import BASE_LAND, BASE_NAVAL
from comitium.games.republic.catalogue.senators import MILITARY
from comitium.games.republic.catalogue.tables import PONTIFEX_WAR_FACTOR, PRIEST_WAR_VOTES
from comitium.games.republic.catalogue.wars import ATTACKS
from comitium.games.republic.odds.senate import expected_votes, trial_rolls
from comitium.games.republic.odds.sentences.advocates import defended_by
from comitium.games.republic.rules.common.provinces import side
from comitium.games.republic.rules.r1_09_senate.kinds import LAW, MAJOR, MINOR
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import measure
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import Vote
from comitium.games.republic.rules.r2_01_pontifex.r2_01_3_priests import is_on_war
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_4_attacks import is_loyal
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_32_strength import (
    army_strength,
    governor_there,
    land_force,
    naval_force,
)
from comitium.games.republic.rules.r2_05_advocates.r2_05_2_naming import AskAdvocate, NameAdvocate, advocates
from comitium.games.republic.rules.r2_05_advocates.r2_05_3_speeches import Advocates, advocate
from comitium.games.republic.state.numbers import FOUGHT, GARRISON, WARS, bits, count
from comitium.games.republic.state.republic import Republic
from comitium.games.republic.state.session import TRIBUNES_PLACE
from comitium.games.republic.view.parts import DefenceView


class PontifexView(Struct, frozen=True):
    """[2.01] The office, and what its holder may still do in this Senate Phase. `war_votes` are his votes on war; the vote on
    the floor is one, if `on_war`."""

    senator: int | None  # None while the office is vacant
    priests: tuple[int, ...]
    votes: int
    war_votes: int
    gave: bool
    vetoed: bool
    on_war: bool
    talents: int = 0


class SpeakerView(Struct, frozen=True):
    """[2.05.3] Somebody who speaks for the accused: what is added to the dice, the votes that he brings on average, and in how
    many cases of a hundred they acquit as the votes stand, without an appeal."""

    senator: int
    edge: int
    votes: int
    acquits: int = 0


class TrialView(Struct, frozen=True):
    """[2.05] A trial of the Censor's with advocates. `speaker` speaks for the accused, who may be he himself; before he is
    found, `candidates` are those who could."""

    kind: int
    accused: int
    prosecutor: int
    censor: int
    speaker: SpeakerView
    candidates: tuple[SpeakerView, ...]
    asked: bool  # he is asked, and has not answered


class LawView(Struct, frozen=True):
    """[2.06] A law on the floor, and who sponsors it."""

    law: int
    sponsor: int
    cosponsor: int


class AdvancedView(Struct, frozen=True):
    """[2] What the rule sets in force add to the table."""

    pontifex: PontifexView | None = None
    trial: TrialView | None = None
    law: LawView | None = None
    waiting: tuple[tuple[int, int], ...] = ()  # [2.06.2] laws that were played and wait for their vote: faction, law
    disbanded: tuple[tuple[int, int], ...] = ()  # [2.04.2] legion, and who may call it up


def advanced_view(game: Republic, vote: Vote | None) -> AdvancedView:
    """[2] Nothing of a rule set that is not played. `vote` is the one on the floor."""
    rules = game.rules
    return AdvancedView(
        pontifex=_pontifex(game, vote) if rules.pontifex else None,
        trial=_trial(game, vote) if rules.advocates and vote is not None else None,
        law=_law(vote) if vote is not None else None,
        waiting=tuple((one & 15, CARD_INDEX[(one >> 4) - 1]) for one in game.session.waiting if one != TRIBUNES_PLACE),
        disbanded=_disbanded(game) if rules.veterans else (),
    )


def _pontifex(game: Republic, vote: Vote | None) -> PontifexView:
    man = game.pontifex()
    votes = game.votes(man) if man >= 0 else 0
    return PontifexView(
        senator=man if man >= 0 else None,
        priests=tuple(bits(game.priests)),
        votes=votes,
        war_votes=PONTIFEX_WAR_FACTOR * votes + (PRIEST_WAR_VOTES if man >= 0 and game.priests >> man & 1 else 0),
        gave=game.session.priesthood_given,
        vetoed=game.session.pontifex_vetoed,
        on_war=vote is not None and is_on_war(vote.proposal),
        talents=game.talents[man] if man >= 0 else 0,
    )


def _trial(game: Republic, vote: Vote) -> TrialView | None:
    if vote.proposal[0] not in (MINOR, MAJOR):
        return None
    top = game.stack[-1]
    men = bits(advocates(game, vote, top.requests)) if isinstance(top, NameAdvocate) else []
    known = defended_by(vote, top.man) if isinstance(top, AskAdvocate) else vote
    return TrialView(
        kind=vote.proposal[0],
        accused=vote.proposal[1],
        prosecutor=vote.proposal[2],
        censor=vote.proposer,
        speaker=_speaker(game, known),
        candidates=tuple(_speaker(game, defended_by(vote, man)) for man in men),
        asked=isinstance(top, AskAdvocate),
    )


def _speaker(game: Republic, vote: Vote) -> SpeakerView:
    """[2.05.3] Who speaks for the accused in a trial as it stands."""
    man = advocate(game, vote)
    rolls = trial_rolls(game, vote)
    about = measure(vote.proposal)
    lacking = vote.ayes + about.bonus_for(game, vote) - vote.noes - about.bonus_against(game, vote)
    acquits = round(100 * sum([chance for votes, chance in rolls if votes >= lacking]))
    edge = Advocates().edge(game, vote)
    return SpeakerView(man if man >= 0 else vote.proposal[1], edge, round(expected_votes(rolls)), acquits)


def _law(vote: Vote) -> LawView | None:
    if vote.proposal[0] != LAW:
        return None
    return LawView(CARD_INDEX[vote.proposal[1]], vote.proposal[2], vote.proposal[3])


def _disbanded(game: Republic) -> tuple[tuple[int, int], ...]:
    return tuple((legion, man) for legion, man in enumerate(game.recallable_by) if man >= 0)


def defence_view(game: Republic, province: int) -> DefenceView | None:
    """[2.02.32] None where provincial wars are not played, or the province is not Rome's."""
    if not game.rules.provincial_wars or not is_loyal(game, province):
        return None
    here = side(game, province)
    legions = game.legions[GARRISON + province]
    land = land_force(game, province)
    governor = governor_there(game, province)
    command = min(land, MILITARY[governor]) if governor >= 0 else 0
    return DefenceView(
        base=BASE_LAND[here],
        armies=army_strength(game, province),
        garrison=count(legions) + count(legions & game.veterans),
        command=command,
        land=land + command,
        base_naval=BASE_NAVAL[here],
        naval=naval_force(game, province),
        attackers=tuple(war for war in range(WARS) if game.zone[war] == FOUGHT and province in ATTACKS[war]),
    )
