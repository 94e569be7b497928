"""[1.09.2] to [1.09.4] [2.01.2] What offices gain: whom one names for them, and who is which Consul."""

from __future__ import annotations

from comitium.core.messages import Stake
from comitium.games.republic.choices import SENATOR, YES, verb
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.r1_09_senate.choices import FIELD, ROME
from comitium.games.republic.rules.r1_09_senate.kinds import DICTATOR, FOR_LIFE
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import MEASURES, FactionQuestion
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import NominateOne
from comitium.games.republic.rules.r1_09_senate.r1_09_2_consuls import HONOUR, Nominate, Split, SplitAlone
from comitium.games.republic.rules.r1_09_senate.r1_09_3_dictator import (
    MASTERS_HONOUR,
    Agree,
    Appoint,
    NameMaster,
    NominateDictator,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_82_for_life import NominateForLife
from comitium.games.republic.stakes.registry import QuestionStakes, StakesByChoice, register
from comitium.games.republic.state.republic import Republic

OFFICES = (stakes.note("office", "rome-consul", "1.09.22"), stakes.note("office", "field-consul", "1.09.641"))


class NominateStakes(QuestionStakes[Nominate]):
    """[1.09.2] What a consulship is worth to each who may be named."""

    def by_choice(self, game: Republic, seat: int, top: Nominate) -> StakesByChoice:
        return {SENATOR + man: [stakes.influence(game, man, HONOUR, "1.09.22")] for man in named_in(top.legal(game, seat))}


class OneNameStakes(QuestionStakes[NominateOne]):
    """[1.09.4] [2.01.2] What an office that one man holds is worth to him."""

    def by_choice(self, game: Republic, seat: int, top: NominateOne) -> StakesByChoice:
        return of_office(game, top.kind, top.legal(game, seat))


class OfficeStakes(QuestionStakes[FactionQuestion]):
    """[1.09.3] [1.09.821] The same for the kinds of proposals whose drafts do not say which they are."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def by_choice(self, game: Republic, seat: int, top: FactionQuestion) -> StakesByChoice:
        return of_office(game, self.kind, top.legal(game, seat))


class AgreeStakes(QuestionStakes[Agree]):
    """[1.09.31] The one who was named, or another."""

    def by_choice(self, game: Republic, seat: int, top: Agree) -> StakesByChoice:
        agreed = MEASURES[DICTATOR].stakes(game, [DICTATOR, top.man])
        return {YES: agreed, **of_office(game, DICTATOR, top.legal(game, seat))}


class MasterStakes(QuestionStakes[NameMaster]):
    """[1.09.33] The Master of Horse adds his rating to the Dictator's, and dies with him."""

    def by_choice(self, game: Republic, seat: int, top: NameMaster) -> StakesByChoice:
        found: StakesByChoice = {}
        for man in named_in(top.legal(game, seat)):
            rides = stakes.stake("military", stakes.role("dictator"), game.military(man), "1.09.34", game.faction[top.man])
            found[SENATOR + man] = [stakes.influence(game, man, MASTERS_HONOUR, "1.09.33"), rides]
        return found

    def table(self) -> list[Stake]:
        return [stakes.stake("influence", stakes.role("master"), MASTERS_HONOUR, "1.09.33")]


class SplitStakes(QuestionStakes[Split]):
    """[1.09.22] Which Consul one wants to be: both gain alike, only the use differs."""

    def by_choice(self, game: Republic, seat: int, top: Split) -> StakesByChoice:
        return {ROME: [OFFICES[0]], FIELD: [OFFICES[1]]}

    def table(self) -> list[Stake]:
        return list(OFFICES)


class SplitAloneStakes(QuestionStakes[SplitAlone]):
    """[1.09.22] The same where one player speaks for both."""

    def by_choice(self, game: Republic, seat: int, top: SplitAlone) -> StakesByChoice:
        return {choice: [OFFICES[0]] for choice in top.legal(game, seat)}


def named_in(menu: list[int]) -> list[int]:
    """The senators whom a menu names."""
    return [choice - SENATOR for choice in menu if verb(choice) == SENATOR]


def of_office(game: Republic, kind: int, menu: list[int]) -> StakesByChoice:
    """What a proposal of one name would be worth for each of them."""
    return {SENATOR + man: MEASURES[kind].stakes(game, [kind, man]) for man in named_in(menu)}


register(Nominate, NominateStakes())
register(NominateOne, OneNameStakes())
register(NominateDictator, OfficeStakes(DICTATOR))
register(Appoint, OfficeStakes(DICTATOR))
register(Agree, AgreeStakes())
register(NominateForLife, OfficeStakes(FOR_LIFE))
register(NameMaster, MasterStakes())
register(Split, SplitStakes())
register(SplitAlone, SplitAloneStakes())
