"""[1.09.41] What prosecutions gain and lose: the accused, his prosecutor, the advocate."""

from __future__ import annotations

from typing import Final

from comitium.core.messages import Stake, Value
from comitium.games.republic import names
from comitium.games.republic.catalogue.tables import (
    ACQUITTED_ADVOCATE,
    ACQUITTED_PROSECUTOR,
    APPEAL_FREED,
    APPEAL_KILLED,
    CONVICTED_ADVOCATE,
)
from comitium.games.republic.choices import SENATOR, SPAN, YES, verb
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.r1_09_senate.kinds import MAJOR, MINOR
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import measure
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import floor
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_41_prosecutions import (
    AskProsecutor,
    CensorsMenu,
    NameCharge,
    NameProsecutor,
    tribunal,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.r1_09_42_judgment import Appeal, Trial
from comitium.games.republic.rules.r1_09_senate.r1_09_4_trials.trials_choices import ACCUSE, ACCUSE_OF_MAJOR, APPEAL, CHARGE
from comitium.games.republic.rules.r2_05_advocates.r2_05_2_naming import AskAdvocate, NameAdvocate
from comitium.games.republic.stakes.registry import QuestionStakes, StakesByChoice, register
from comitium.games.republic.state.numbers import NOBODY
from comitium.games.republic.state.republic import Republic


class CensorStakes(QuestionStakes[CensorsMenu]):
    """[1.09.41] What a conviction would bring, before a prosecutor is found."""

    def by_choice(self, game: Republic, seat: int, top: CensorsMenu) -> StakesByChoice:
        found: StakesByChoice = {}
        for choice in top.legal(game, seat):
            if verb(choice) in (ACCUSE, ACCUSE_OF_MAJOR):
                accused = choice % SPAN
                told = guilty(game, MINOR if verb(choice) == ACCUSE else MAJOR, accused, NOBODY)
                found[choice] = [*_warning(game, seat, accused), *told]
        return found


def _warning(game: Republic, seat: int, accused: int) -> list[Stake]:
    """Whoever is about to bring one of his own to court is told so first."""
    if game.controller_of(game.faction[accused]) != seat:
        return []
    return [stakes.note("warning", "accuses-own", "1.09.41", seat, {"who": names.senator(accused)})]


class ChargeStakes(QuestionStakes[NameCharge]):
    """[1.09.412] The same for every charge."""

    def by_choice(self, game: Republic, seat: int, top: NameCharge) -> StakesByChoice:
        told = guilty(game, MINOR, tribunal(game).accused, NOBODY)
        return {choice: told for choice in top.legal(game, seat) if verb(choice) == CHARGE}


class NameProsecutorStakes(QuestionStakes[NameProsecutor]):
    """[1.09.44] What each who may prosecute would gain, [2.05.6] or lose."""

    def by_choice(self, game: Republic, seat: int, top: NameProsecutor) -> StakesByChoice:
        court = tribunal(game)
        men = [choice - SENATOR for choice in top.legal(game, seat) if verb(choice) == SENATOR]
        return {SENATOR + man: of_prosecutor(game, court.kind, court.accused, man) + if_innocent(game, man) for man in men}


class AskProsecutorStakes(QuestionStakes[AskProsecutor]):
    """[1.09.44] What he gains who is asked."""

    def by_choice(self, game: Republic, seat: int, top: AskProsecutor) -> StakesByChoice:
        court = tribunal(game)
        return {YES: guilty(game, court.kind, court.accused, top.man) + if_innocent(game, top.man)}


class AdvocateStakes(QuestionStakes[NameAdvocate]):
    """[2.05.5] [2.05.6] What whoever defends him gains and loses by the verdict."""

    def by_choice(self, game: Republic, seat: int, top: NameAdvocate) -> StakesByChoice:
        return {choice: defending(game, choice - SENATOR) for choice in top.legal(game, seat) if verb(choice) == SENATOR}


class AskAdvocateStakes(QuestionStakes[AskAdvocate]):
    """[2.05.2] The same for who is asked."""

    def by_choice(self, game: Republic, seat: int, top: AskAdvocate) -> StakesByChoice:
        return {YES: defending(game, top.man)}


def defending(game: Republic, man: int) -> list[Stake]:
    """[2.05.5] [2.05.6] An acquittal honours the advocate, a conviction costs him as much."""
    args: dict[str, Value] = {"won": stakes.signed(ACQUITTED_ADVOCATE), "lost": stakes.signed(CONVICTED_ADVOCATE)}
    return [stakes.note("influence", "defends", "2.05.6", game.faction[man], {"who": names.senator(man), **args})]


class AppealStakes(QuestionStakes[Appeal]):
    """[1.09.421] The people may free the accused, kill him, or add votes on either side: what the dice can reach."""

    def by_choice(self, game: Republic, seat: int, top: Appeal) -> StakesByChoice:
        vote = floor(game)
        about = measure(vote.proposal)
        assert isinstance(about, Trial)
        added = about.popularity(game, vote) - game.omens
        found: StakesByChoice = {}
        for choice in top.legal(game, seat):
            if verb(choice) == APPEAL:
                dice = choice - APPEAL
                told = [FREES if SIDES * dice + added >= APPEAL_FREED else MOVES]
                found[choice] = [*told, KILLS] if dice + added <= APPEAL_KILLED else told
        return found

    def table(self) -> list[Stake]:
        return [FREES, MOVES, KILLS]


SIDES: Final = 6  # of a die
FREES: Final = stakes.note("verdict", "appeal-frees", "1.09.421")
MOVES: Final = stakes.note("verdict", "appeal-moves", "1.09.421")
KILLS: Final = stakes.note("risk", "appeal-kills", "1.09.421")


def guilty(game: Republic, kind: int, accused: int, prosecutor: int) -> list[Stake]:
    """What a conviction brings."""
    proposal = [kind, accused, prosecutor, 0] if kind == MINOR else [kind, accused, prosecutor]
    return measure(proposal).stakes(game, proposal)


def of_prosecutor(game: Republic, kind: int, accused: int, man: int) -> list[Stake]:
    """The part of it that is the prosecutor's."""
    return guilty(game, kind, accused, man)[-1:]


def if_innocent(game: Republic, man: int) -> list[Stake]:
    """[2.05.6] With advocates an acquittal costs the prosecutor."""
    if not game.rules.advocates:
        return []
    args: dict[str, Value] = {"who": names.senator(man), "amount": stakes.signed(ACQUITTED_PROSECUTOR)}
    return [stakes.note("influence", "accuses", "2.05.6", game.faction[man], args)]


register(CensorsMenu, CensorStakes())
register(NameCharge, ChargeStakes())
register(NameProsecutor, NameProsecutorStakes())
register(AskProsecutor, AskProsecutorStakes())
register(NameAdvocate, AdvocateStakes())
register(AskAdvocate, AskAdvocateStakes())
register(Appeal, AppealStakes())
