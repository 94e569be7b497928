"""The chair: governors, concessions, land bills, armies, and when to go home."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from comitium.bots.republic.heuristics import Heuristic, register
from comitium.bots.republic.mood import Mood
from comitium.bots.republic.picks import first_of, of
from comitium.bots.republic.senate.elections import life_candidate, support
from comitium.bots.republic.senate.opinions import needs_ships, opinion, opinion_of, repeals
from comitium.bots.republic.situation import after_debts, faction_votes, forecast, has_failed, is_falling, next_speaker, threat
from comitium.bots.republic.wars.armies import Levy, sends
from comitium.bots.republic.wars.drafts import stays
from comitium.games.republic.catalogue.intrigue import INCOME
from comitium.games.republic.catalogue.tables import LAND_BILL_COST
from comitium.games.republic.choices import CONCESSION, DONE, PASS, SENATOR, WAR
from comitium.games.republic.rules.common.wars import land_strength
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.choices import ADJOURN, CALL, LOSE_INFLUENCE, PROPOSE, STAND_DOWN
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_measures import open_kinds
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_13_proposals import ChooseKind
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_vote import vote_on_floor
from comitium.games.republic.rules.r1_09_senate.r1_09_1_procedure.r1_09_14_votes import Adopt, Call, Defeat
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.business_choices import BILL
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_61_concessions import DraftConcessions, why_not
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_62_land_bills import (
    DraftBill,
    DraftRepeal,
    is_proposable,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_9_closing import ChooseAlly
from comitium.games.republic.rules.r1_09_senate.r1_09_senate import Business
from comitium.games.republic.state.numbers import FOUGHT, NOBODY, bits
from comitium.games.republic.state.republic import Republic

ENVIED: Final = 0.35  # so near to winning one is trusted with nothing
GREEDY: Final = 0.8  # who loves gold more than this takes two concessions for each of the others ...
MODEST: Final = 0.35  # ... and who loves it less has what is left
GROWLING: Final = -3  # with such a speech ahead land is given
ORDER_OF_BILLS: Final = (1, 2, 0)  # by what a point of calm costs
TIRED: Final = 3  # after so many proposals in vain a chair has only armies left to propose
STUBBORN: Final = 2  # after so many defeats a chair does not pay for another, unless something urgent is left
OTHERWISE: Final = 50  # the place of a kind that has none of its own: after what pleases, before armies


def wants_land(world: Republic, mood: Mood) -> bool:
    """[1.09.62] Whether a land bill should pass: the people growl; or one lives by them, and the State is rich."""
    if cheapest_bill(world) < 0 or is_falling(world):  # talents are for armies then
        return False
    if world.session.proposed_bills:
        return forecast(world) <= GROWLING - 2 and after_debts(world) >= 10
    if forecast(world) <= GROWLING:
        return after_debts(world) >= 5
    return mood.crowd > 0.7 and forecast(world) <= 0 and after_debts(world) >= 40


def cheapest_bill(world: Republic) -> int:
    """[1.09.62] The type to propose: the cheapest calm that the State can pay and that was not proposed yet; -1: none."""
    left = after_debts(world)
    for bill in ORDER_OF_BILLS:
        if left >= LAND_BILL_COST[bill] and is_proposable(world, bill, NOBODY):
            return bill
    return -1


# -- [1.09.6] what is proposed, and in which order


@mypyc_attr(allow_interpreted_subclasses=True)
class Wish:
    """When a kind of proposal is put. The lower its place, the earlier: what pleases the Senate first, then what the people
    need, then armies, because who leads them may be the chair."""

    place: int = OTHERWISE
    is_urgent: bool = False  # a Tribune speaks for it when the chair has forgotten it
    is_military: bool = False  # it may take the chair away

    def is_due(self, world: Republic, me: int, mood: Mood) -> bool:
        """Whether one would propose it now."""
        raise NotImplementedError


WISHES: Final[dict[int, Wish]] = {}  # by kind


def register_wish(kind: int, wish: Wish) -> None:
    """Each module registers its own when it is imported."""
    WISHES[kind] = wish


def place_of(kind: int) -> tuple[int, int]:
    return (WISHES[kind].place, kind)


def next_business(world: Republic, me: int, legal: list[int], mood: Mood) -> int:
    """[1.09.6] The first proposal that is due, or nothing more."""
    able = [choice - PROPOSE for choice in of(legal, PROPOSE) if choice - PROPOSE in WISHES]
    is_tired = fallen(world) >= TIRED
    for kind in sorted(able, key=place_of):
        if is_tired and not WISHES[kind].is_military:
            continue
        if WISHES[kind].is_due(world, me, mood):
            return PROPOSE + kind
    return first_of(legal, ADJOURN)


def fallen(world: Republic) -> int:
    """How much of the chair's business the Senate has voted down already: after some of it only armies are left to propose."""
    return sum([proposal[0] in WISHES for proposal in world.session.rejected])


class MastersWish(Wish):
    """[1.09.82] A Consul for Life of ours, who would be elected."""

    place = 0
    is_urgent = True

    def is_due(self, world: Republic, me: int, mood: Mood) -> bool:
        return life_candidate(world, me) >= 0


class LandWish(Wish):
    """[1.09.62] Land for the people."""

    place = 1
    is_urgent = True

    def is_due(self, world: Republic, me: int, mood: Mood) -> bool:
        fallen = has_failed(world, kinds.LAND_BILL)
        if fallen > 1 or not wants_land(world, mood):
            return False
        return not fallen or cosponsor(world, me, cheapest_bill(world), next_speaker(world), bits(world.rome)) >= 0


class ConcessionsWish(Wish):
    """[1.09.61] Something for everybody."""

    place = 2

    def is_due(self, world: Republic, me: int, mood: Mood) -> bool:
        return has_failed(world, kinds.CONCESSIONS) < 1 and may_give(world, me)


class RepealWish(Wish):
    """[1.09.621] Land that costs too much."""

    place = 3

    def is_due(self, world: Republic, me: int, mood: Mood) -> bool:
        return not has_failed(world, kinds.REPEAL) and repeals(world)


class RhodianWish(Wish):
    """[1.07.21] Fleets that nobody needs."""

    place = 4

    def is_due(self, world: Republic, me: int, mood: Mood) -> bool:
        return not needs_ships(world)


class ForcesWish(Wish):
    """[1.09.63] What the year's wars take; again, if it makes an army for one more of them."""

    place = 98
    is_urgent = True
    is_military = True

    def is_due(self, world: Republic, me: int, mood: Mood) -> bool:
        if has_failed(world, kinds.FORCES) > 1:
            return False
        men, goes = stays(world, me, mood)
        levy = Levy(world, men)
        if (levy.legions or levy.fleets) and not goes:
            return False  # legions that nobody is let lead
        return levy.is_wanted(world)


class MilitaryWish(Wish):
    """[1.09.64] Armies go last."""

    place = 99
    is_urgent = True
    is_military = True

    def is_due(self, world: Republic, me: int, mood: Mood) -> bool:
        return has_failed(world, kinds.MILITARY) < 2 and sends(world, stays(world, me, mood)[0])


register_wish(kinds.FOR_LIFE, MastersWish())
register_wish(kinds.LAND_BILL, LandWish())
register_wish(kinds.CONCESSIONS, ConcessionsWish())
register_wish(kinds.REPEAL, RepealWish())
register_wish(kinds.RHODIAN, RhodianWish())
register_wish(kinds.FORCES, ForcesWish())
register_wish(kinds.MILITARY, MilitaryWish())


class BusinessHeuristic(Heuristic):
    """[1.09.6] The chair proposes, and then lets the Senate go."""

    last_word = ADJOURN

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        return next_business(world, me, legal, mood)


class ChooseKindHeuristic(Heuristic):
    """[1.09.151] What a Tribune is for: as in the chair, and otherwise nothing."""

    last_word = PASS

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        choice = next_business(world, me, [*legal, ADJOURN], mood)
        return choice if choice in legal else first_of(legal, PASS)


# -- concessions [1.09.61]


class DraftConcessionsHeuristic(Heuristic):
    """One list that pays a majority: the best for us, the others for those whose votes we need."""

    is_draft = True

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        pairs: list[int] = frame.pairs
        men = of(legal, SENATOR)
        if men:
            seat = recipient(world, me, pairs, mood)
            ours = [choice for choice in men if world.faction[choice - SENATOR] == seat]
            return min(ours or men, key=lambda choice: (world.influence[choice - SENATOR] + holdings(world, choice), choice))
        cards = of(legal, CONCESSION)
        if cards:
            return max(cards, key=lambda choice: (INCOME[choice - CONCESSION], -choice))
        return first_of(legal, DONE, PASS)


def may_give(world: Republic, me: int) -> bool:
    """Who is feared gets nothing alone: there must be something for others too."""
    if threat(world, me) < ENVIED:
        return True
    return sum([why_not(world, concession) is None for concession in range(len(world.holder))]) > 1


def holdings(world: Republic, choice: int) -> int:
    return 3 * world.holder.count(choice - SENATOR)


def recipient(world: Republic, me: int, pairs: list[int], mood: Mood) -> int:
    """Whose turn it is: ours first, then the factions with most votes that are no danger, ours again. Who loves gold takes the
    first two; who does not has what the others leave."""
    given = [world.faction[senator] for senator in pairs[1::2]]
    feared = threat(world, me) >= ENVIED
    share = 2 if mood.greed > GREEDY else 0 if mood.greed < MODEST else 1
    if given.count(me) < share and (not feared or len(given) > given.count(me)):
        return me
    order = sorted(
        [seat for seat in range(world.rules.seats) if seat != me and world.here(seat)],
        key=lambda seat: (threat(world, seat) > 0.5, -faction_votes(world, seat)),
    )
    for seat in order:
        if seat not in given:
            return seat
    return me


# -- land bills [1.09.62]


def cosponsor(world: Republic, me: int, bill: int, sponsor: int, men: list[int]) -> int:
    """[1.09.62] Whose name to set beside another: the most influential of ours, or of those with whom it would pass; -1 if it
    would pass with nobody."""
    if bill < 0 or sponsor < 0:
        return NOBODY
    able = sorted(
        [man for man in men if man != sponsor], key=lambda man: (world.faction[man] != me, -world.influence[man], man)
    )
    for man in able:
        if support(world, me, [kinds.LAND_BILL, bill, sponsor, man]) > 0:
            return man
    return NOBODY


class DraftBillHeuristic(Heuristic):
    """The cheapest calm; the name under it is next year's speaker's, and beside it one of ours, or of those whose votes it
    needs."""

    is_draft = True

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        frame: Any = world.stack[-1]
        bills = of(legal, BILL)
        if bills:
            return first_of(legal, BILL + cheapest_bill(world), PASS)
        men = of(legal, SENATOR)
        if not men:
            return first_of(legal, PASS)
        speaker = next_speaker(world)
        if frame.sponsor < 0 and SENATOR + speaker in legal:
            return SENATOR + speaker
        if frame.sponsor >= 0:
            other = cosponsor(world, me, frame.bill, frame.sponsor, [choice - SENATOR for choice in men])
            if other >= 0:
                return SENATOR + other
        return max(men, key=lambda choice: (world.faction[choice - SENATOR] == me, world.influence[choice - SENATOR], -choice))


class DraftRepealHeuristic(Heuristic):
    """[1.09.621] The dearest bill; the name under it is of a man whom we can do without, and it is not next year's speaker."""

    is_draft = True

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        bills = of(legal, BILL)
        if bills:
            return max(bills, key=lambda choice: (LAND_BILL_COST[choice - BILL], choice))
        men = [choice for choice in of(legal, SENATOR) if choice - SENATOR != next_speaker(world)]
        return max(men, key=lambda choice: (world.faction[choice - SENATOR] == me, -choice)) if men else first_of(legal, PASS)


# -- the chair


class CallHeuristic(Heuristic):
    """[1.09.12] Opponents first, oneself last: the last word is worth most."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        vote = vote_on_floor(world)
        honoured = opinion_of(vote.proposal[0]).honoured(vote.proposal) if vote is not None else []
        named = {world.faction[man] for man in honoured}
        factions = of(legal, CALL)
        return min(factions, key=lambda choice: (choice - CALL == me, choice - CALL in named, choice))


class DefeatHeuristic(Heuristic):
    """[1.09.144] An influence for the chair, as long as there is something urgent to propose that may pass."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        if len(world.session.rejected) < STUBBORN or is_needed(world, me, mood):
            return first_of(legal, LOSE_INFLUENCE, STAND_DOWN)
        return first_of(legal, STAND_DOWN)


def is_needed(world: Republic, me: int, mood: Mood) -> bool:
    """Whether offices are still to be filled, or something urgent is due that has not fallen yet."""
    able = [kind for kind in open_kinds(world, kinds.BY_CHAIR) if kind in WISHES]
    if not able:
        return True
    urgent = [kind for kind in able if WISHES[kind].is_urgent and not has_failed(world, kind)]
    return any(WISHES[kind].is_due(world, me, mood) for kind in urgent)


class ChooseAllyHeuristic(Heuristic):
    """[1.07.21] The strongest active war ends by treaty."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        wars = of(legal, WAR)
        if not wars:
            return legal[0]
        return max(wars, key=lambda choice: (world.zone[choice - WAR] == FOUGHT, land_strength(world, choice - WAR), -choice))


class AdoptHeuristic(Heuristic):
    """[1.09.721] A proposal that one likes is kept."""

    def choose(self, world: Republic, me: int, legal: list[int], mood: Mood) -> int:
        vote = vote_on_floor(world)
        good = vote is not None and opinion(world, me, vote.proposal, mood) > 0
        return legal[0] if good else legal[-1]


register(Call, CallHeuristic())
register(Defeat, DefeatHeuristic())
register(Adopt, AdoptHeuristic())
register(Business, BusinessHeuristic())
register(ChooseKind, ChooseKindHeuristic())
register(DraftConcessions, DraftConcessionsHeuristic())
register(DraftBill, DraftBillHeuristic())
register(DraftRepeal, DraftRepealHeuristic())
register(ChooseAlly, ChooseAllyHeuristic())
