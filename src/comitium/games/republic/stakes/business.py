"""[1.09.5] [1.09.6] What the chair's proposals gain and lose, by kind and as they are drafted; what adjourning leaves
undone."""

from __future__ import annotations

from comitium.core.messages import Phrase, Stake, Value
from comitium.games.republic.catalogue.tables import (
    LAND_BILL_COSPONSOR,
    LAND_BILL_SPONSOR,
    REPEAL_FOR,
    REPEAL_SPONSOR,
    UNREST_UNPROSECUTED,
)
from comitium.games.republic.choices import CONCESSION, NO, PROVINCE, SENATOR, WAR, YES, argument, verb
from comitium.games.republic.rules.common import stakes
from comitium.games.republic.rules.r1_09_senate.choices import ADJOURN, PROPOSE
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import MEASURES, FactionQuestion
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import ChooseKind
from comitium.games.republic.rules.r1_09_senate.r1_09_2_elections import CensorStep, DictatorStep
from comitium.games.republic.rules.r1_09_senate.r1_09_5_governors import DraftGovernors
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.business_choices import BILL, RAISE_FLEETS, RAISE_LEGIONS
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_61_concessions import DraftConcessions
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_62_land_bills import (
    DraftBill,
    DraftRepeal,
    bill_for_rome,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_63_forces import DraftForces
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_draft import DraftMilitary
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import Muster
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_military import left_alone
from comitium.games.republic.rules.r1_09_senate.r1_09_52_posts import GoOrLegate
from comitium.games.republic.rules.r1_09_senate.r1_09_senate import Business, GovernorStep
from comitium.games.republic.rules.r2_06_laws.r2_06_2_laws import COSPONSOR_GAIN, SPONSOR_GAIN, DraftLaw
from comitium.games.republic.stakes.elections import named_in
from comitium.games.republic.stakes.registry import QuestionStakes, StakesByChoice, register
from comitium.games.republic.state.numbers import ALL_WARS, CIVIL_WAR, FOUGHT, NOBODY
from comitium.games.republic.state.republic import Republic

# -- which kind


class KindStakes(QuestionStakes[FactionQuestion]):
    """[1.09.13] [1.09.151] What each kind of proposal may gain and lose, wherever kinds are chosen."""

    def by_choice(self, game: Republic, seat: int, top: FactionQuestion) -> StakesByChoice:
        return of_kinds(game, top.legal(game, seat))


class BusinessStakes(QuestionStakes[Business]):
    """[1.09.6] The same for the chair; adjourning leaves wars alone."""

    def by_choice(self, game: Republic, seat: int, top: Business) -> StakesByChoice:
        return {**of_kinds(game, top.legal(game, seat)), ADJOURN: left_undone(game)}

    def table(self) -> list[Stake]:
        return [stakes.stake("unrest", stakes.role("state"), UNREST_UNPROSECUTED, "1.08.11")]


def of_kinds(game: Republic, menu: list[int]) -> StakesByChoice:
    """What each kind of proposal in a menu may gain and lose."""
    return {choice: MEASURES[argument(choice)].prospects(game) for choice in menu if verb(choice) == PROPOSE}


def left_undone(game: Republic) -> list[Stake]:
    """[1.10.9] [1.08.11] Active wars on which nobody could fight raise the unrest in the next Population Phase."""
    return left_alone(len(alone(game)))


def alone(game: Republic) -> list[int]:
    """The active wars against which no force stands that can fight."""
    fought = Muster(game).attacked()
    return [
        war
        for war in range(ALL_WARS)
        if game.zone[war] == FOUGHT and not fought >> war & 1 and (war != CIVIL_WAR or game.counts_civil_war())
    ]


# -- drafts


class BillStakes(QuestionStakes[DraftBill]):
    """[1.09.62] The types of land bill; then who sponsors one."""

    def by_choice(self, game: Republic, seat: int, top: DraftBill) -> StakesByChoice:
        menu = top.legal(game, seat)
        if top.bill < 0:
            bills = [choice - BILL for choice in menu if verb(choice) == BILL]
            return {BILL + bill: [sponsored(bill), *bill_for_rome(game, bill, 1)] for bill in bills}
        gained = LAND_BILL_SPONSOR if top.sponsor < 0 else LAND_BILL_COSPONSOR
        return {SENATOR + man: [stakes.popularity(game, man, gained[top.bill], "1.09.62")] for man in named_in(menu)}


def sponsored(bill: int) -> Stake:
    """[1.09.62] What its two names gain."""
    gained = LAND_BILL_SPONSOR[bill]
    args: dict[str, Value] = {"amount": stakes.signed(gained), "second": stakes.signed(LAND_BILL_COSPONSOR[bill])}
    return Stake("popularity", Phrase("republic-stake-sponsored", args), "1.09.62", gained)


class RepealStakes(QuestionStakes[DraftRepeal]):
    """[1.09.621] Which bill is repealed; then who sponsors it, votes for it, and so loses twice."""

    def by_choice(self, game: Republic, seat: int, top: DraftRepeal) -> StakesByChoice:
        menu = top.legal(game, seat)
        if top.bill < 0:
            return {choice: bill_for_rome(game, choice - BILL, -1) for choice in menu if verb(choice) == BILL}
        loss = REPEAL_SPONSOR[top.bill] + REPEAL_FOR[top.bill]
        return {SENATOR + man: [stakes.popularity(game, man, loss, "1.09.621")] for man in named_in(menu)}


class GovernorsStakes(QuestionStakes[DraftGovernors]):
    """[1.09.5] What a province brings; then whose votes leave Rome."""

    def by_choice(self, game: Republic, seat: int, top: DraftGovernors) -> StakesByChoice:
        menu = top.legal(game, seat)
        if top.province < 0:
            return {choice: stakes.post(game, choice - PROVINCE) for choice in menu if verb(choice) == PROVINCE}
        return {SENATOR + man: stakes.departs(game, man) for man in named_in(menu)}


class LegateStakes(QuestionStakes[GoOrLegate]):
    """[1.13.1] He goes himself and his votes with him, or a legate goes."""

    def by_choice(self, game: Republic, seat: int, top: GoOrLegate) -> StakesByChoice:
        return {YES: [stakes.votes(game, top.senator, -1, "1.09.51")], NO: [stakes.note("votes", "stays", "1.13.1", seat)]}


class ConcessionStakes(QuestionStakes[DraftConcessions]):
    """[1.09.61] What a concession brings; then to whom."""

    def by_choice(self, game: Republic, seat: int, top: DraftConcessions) -> StakesByChoice:
        menu = top.legal(game, seat)
        if top.concession < 0:
            free = [choice for choice in menu if verb(choice) == CONCESSION]
            return {choice: [stakes.income(game, choice - CONCESSION, NOBODY, "1.06.12"), stakes.RISK] for choice in free}
        return {SENATOR + man: [stakes.income(game, top.concession, man, "1.06.12")] for man in named_in(menu)}


class ForcesStakes(QuestionStakes[DraftForces]):
    """[1.09.63] What each unit costs, and who earns by it."""

    def by_choice(self, game: Republic, seat: int, top: DraftForces) -> StakesByChoice:
        told = MEASURES[top.proposal()[0]].prospects(game)
        menu = top.legal(game, seat)
        return {choice: told for choice in (RAISE_LEGIONS + 1, RAISE_FLEETS + 1) if choice in menu}


class MilitaryStakes(QuestionStakes[DraftMilitary]):
    """[1.10.4] What the commander who is being sent would gain by each war."""

    def by_choice(self, game: Republic, seat: int, top: DraftMilitary) -> StakesByChoice:
        man = top.begun[1] if len(top.begun) > 1 else NOBODY
        whose = game.faction[man] if man >= 0 else NOBODY
        menu = top.legal(game, seat)
        return {choice: stakes.victory(game, choice - WAR, man, whose) for choice in menu if verb(choice) == WAR}


class LawStakes(QuestionStakes[DraftLaw]):
    """[2.06.3] What a law brings to each who would sponsor it."""

    def by_choice(self, game: Republic, seat: int, top: DraftLaw) -> StakesByChoice:
        gained = SPONSOR_GAIN if top.sponsor < 0 else COSPONSOR_GAIN
        return {SENATOR + man: [stakes.influence(game, man, gained, "2.06.3")] for man in named_in(top.legal(game, seat))}


register(ChooseKind, KindStakes())
register(Business, BusinessStakes())
register(GovernorStep, KindStakes())
register(DictatorStep, KindStakes())
register(CensorStep, KindStakes())
register(DraftLaw, LawStakes())
register(DraftBill, BillStakes())
register(DraftRepeal, RepealStakes())
register(DraftGovernors, GovernorsStakes())
register(GoOrLegate, LegateStakes())
register(DraftConcessions, ConcessionStakes())
register(DraftForces, ForcesStakes())
register(DraftMilitary, MilitaryStakes())
