"""What proposals come to, before they are voted on: [1.09.62] [1.09.621] a land bill or its repeal, to the people, to the
State, to who sponsors it or votes amiss; [1.09.63] a levy, to the State and to who earns by it; [1.09.64] an army."""

from __future__ import annotations

from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.board.explain import province_levies, province_yield
from comitium.games.republic.catalogue.ids import ARMAMENTS, SHIP_BUILDING
from comitium.games.republic.catalogue.tables import (
    LAND_BILL_AGAINST,
    LAND_BILL_COSPONSOR,
    LAND_BILL_COST,
    LAND_BILL_LASTS,
    LAND_BILL_SPONSOR,
    LAND_BILL_UNREST,
    REPEAL_FOR,
    REPEAL_UNREST,
)
from comitium.games.republic.odds.sentences.armies import forces, reached
from comitium.games.republic.odds.sentences.crossing import crossing
from comitium.games.republic.odds.sentences.phrases import phrase
from comitium.games.republic.odds.sentences.provincial import governed_by, of_candidates
from comitium.games.republic.odds.sentences.registry import ByChoice, QuestionOdds, register
from comitium.games.republic.rules.r1_09_senate.kinds import FORCES, GOVERNORS, LAND_BILL, MILITARY, REPEAL
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import Consent, proposing
from comitium.games.republic.rules.r1_09_senate.r1_09_5_governors import DraftGovernors
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_62_land_bills import DraftBill
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_63_forces import earned, price
from comitium.games.republic.rules.r1_09_senate.r1_09_senate import Business
from comitium.games.republic.rules.r1_12_victory.endings import WARS_TO_FALL
from comitium.games.republic.rules.r3_setup.r3_02_4_governors import PostGovernor
from comitium.games.republic.state.numbers import ACTIVE
from comitium.games.republic.state.republic import Republic


class BusinessOdds(QuestionOdds[Business]):
    """[1.12.3] So many wars that Rome falls unless some are won this year. [2.03.72] Rebels at sea."""

    def sentences(self, game: Republic, seat: int, top: Business) -> list[Phrase]:
        wars = game.active_wars()
        said = [phrase("republic-odds-fall", wars=wars, wanting=wars - WARS_TO_FALL + 1)] if wars >= WARS_TO_FALL else []
        return said + crossing(game, game.fleets[ACTIVE])


class DraftBillOdds(QuestionOdds[DraftBill]):
    """[1.09.62] The land bill that was named; before, each answer says what is at stake."""

    def sentences(self, game: Republic, seat: int, top: DraftBill) -> list[Phrase]:
        return [bill_of(top.bill)] if top.bill >= 0 else []


class ConsentOdds(QuestionOdds[Consent]):
    """[1.09.13] What somebody is to agree to."""

    def sentences(self, game: Republic, seat: int, top: Consent) -> list[Phrase]:
        return at_stake(game, proposing(game).proposal)


class DraftGovernorsOdds(QuestionOdds[DraftGovernors]):
    """[1.09.5] What the province brings that somebody is to govern."""

    def sentences(self, game: Republic, seat: int, top: DraftGovernors) -> list[Phrase]:
        return yields(game, top.province)

    def by_choice(self, game: Republic, seat: int, top: DraftGovernors) -> ByChoice:
        """[2.02.4] Under whom a province that is attacked would fight how."""
        return of_candidates(game, top.province, top.able(game, top.province)) if top.province >= 0 else {}


class PostGovernorOdds(QuestionOdds[PostGovernor]):
    """[3.02.4] What the province brings that somebody governs from the start."""

    def sentences(self, game: Republic, seat: int, top: PostGovernor) -> list[Phrase]:
        return yields(game, top.province)


def yields(game: Republic, province: int) -> list[Phrase]:
    """What a province brings, [2.02.2] and raises; nothing before one is named."""
    if province < 0:
        return []
    developed = game.developed >> province & 1 == 1
    found = [province_yield(province, developed)]
    return [*found, province_levies(province, developed)] if game.rules.provincial_wars else found


def at_stake(game: Republic, proposal: list[int]) -> list[Phrase]:
    """What a proposal comes to; nothing where its words say everything."""
    if proposal[0] == MILITARY:
        return forces(game, proposal)
    if proposal[0] == GOVERNORS:
        return governed_by(game, proposal[1:])
    if proposal[0] != FORCES:
        return land(proposal)
    _, legions, fleets, ordinary, veterans, ships = proposal
    return [*levied(game, legions, fleets), *reached(game, legions - ordinary - veterans.bit_count(), fleets - ships)]


def levied(game: Republic, legions: int, fleets: int) -> list[Phrase]:
    """[1.09.63] What units cost, what is left then; [1.09.631] who earns by them."""
    cost = price(game) * (legions + fleets)
    found = [phrase("republic-form-cost", amount=cost, left=game.treasury - cost, price=price(game))]
    for right, units in ((ARMAMENTS, legions), (SHIP_BUILDING, fleets)):
        income = earned(game, right, units)
        if income:
            about = {"concession": names.concession(right), "senator": names.senator(game.holder[right])}
            found.append(phrase("republic-form-earned", amount=income, **about))
    return found


def land(proposal: list[int]) -> list[Phrase]:
    """[1.09.62] [1.09.621] Nothing if it is neither."""
    if proposal[0] == LAND_BILL:
        return [bill_of(proposal[1])]
    if proposal[0] == REPEAL:
        return [phrase("republic-odds-repeal", popularity=-REPEAL_FOR[proposal[1]], unrest=REPEAL_UNREST[proposal[1]])]
    return []


def bill_of(bill: int, form: str = "republic-odds-land-bill") -> Phrase:
    """[1.09.62] What a type of land bill brings and costs."""
    return phrase(
        form,
        bill=names.bill(bill),
        unrest=-LAND_BILL_UNREST[bill],
        amount=LAND_BILL_COST[bill],
        lasting=int(LAND_BILL_LASTS[bill]),
        sponsor=LAND_BILL_SPONSOR[bill],
        cosponsor=LAND_BILL_COSPONSOR[bill],
        popularity=-LAND_BILL_AGAINST[bill],
    )


register(Business, BusinessOdds())
register(DraftBill, DraftBillOdds())
register(Consent, ConsentOdds())
register(DraftGovernors, DraftGovernorsOdds())
register(PostGovernor, PostGovernorOdds())
