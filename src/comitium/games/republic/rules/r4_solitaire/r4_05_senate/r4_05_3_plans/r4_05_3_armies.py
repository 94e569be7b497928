"""[4.05.31] Q4: the armies of a plan. N25: recalls, commanders, units, veterans, departure; then [4.05.35] a bequest, and
[D-29] garrisons."""

from __future__ import annotations

from typing import Any, Final

from comitium.core.audience import EVERYBODY
from comitium.core.frames import Step
from comitium.games.republic.catalogue.ids import FIELD_CONSUL
from comitium.games.republic.events.solo.plan import ArmyAllotted, WarLeftAlone
from comitium.games.republic.rules.common.units import lowest_legions
from comitium.games.republic.rules.common.wars import in_forum
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_draft import in_proposal
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import (
    DEPLOYED,
    FETCHING,
    RECALLED,
    REINFORCED,
    REPLACED,
    STRAYS_RECALLED,
    Muster,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_military import carry_out
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_643_minimum import packed, unwilling
from comitium.games.republic.rules.r4_solitaire.r4_02_2_dominant import decider
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_commanders import (
    NameCommander,
    PlannedCampaign,
    able,
    can_lead,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_lists import WEAKEST
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_orders import ask_garrisons, ask_orders
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_3_plan import who_plans
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_31_adequate import (
    earlier_wars,
    fewest_fleets,
    fewest_legions,
    fleets_needed,
    held_fleets,
    held_legions,
    idle,
    legions_needed,
    standing,
)
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_31_allotment import Army, allot, modifier
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_31_veterans import AcceptCommand, TakeVeterans
from comitium.games.republic.rules.r4_solitaire.r4_05_senate.r4_05_3_plans.r4_05_32_danger import strength
from comitium.games.republic.state.numbers import (
    ACTIVE,
    ALL_WARS,
    BITHYNIA,
    CIVIL_WAR,
    NOBODY,
    PERGAMUM,
    STRAY,
    count,
)
from comitium.games.republic.state.republic import Republic

RULE: Final = "4.05.31"


def send_armies(game: Republic, senate: Any) -> None:
    """[Q4] Players who govern alone give their own orders; else the plan is carried out."""
    planner = who_plans(game)
    if planner >= 0 and senate.entry < 0:
        ask_orders(game, planner)
        return
    game.push(SendArmies(0, senate.wars[:], senate.all_force, is_capped(senate.all_force, senate.entry)))


def is_capped(all_force: bool, entry: int) -> bool:
    """[4.05.31] [D-27] Whether no more units go than bring the modifier to +15."""
    return not all_force or entry == WEAKEST


class SendArmies(PlannedCampaign):
    """[4.05.31] The plan is carried out."""

    def steps(self) -> list[Step]:
        return STEPS

    def is_sound(self, game: Republic) -> bool:
        return not self.wars or 0 <= min(self.wars) <= max(self.wars) < ALL_WARS


# -- who comes home


def call_home(game: Republic, script: SendArmies) -> None:
    """[D-25] Armies on other wars come home if their units are needed, or by the option always. What cannot be attacked even
    so is left alone."""
    script.wars = [war for war in script.wars if in_forum(game, war)]
    while not game.rules.proconsuls_stay:
        war = next_idle(game, script.wars, True, True)
        if war < 0:
            break
        leave_war(game, war)
    while script.wars:
        short = lacking(game, script, True)
        war = next_idle(game, script.wars, short[0] > 0, short[1] > 0)
        if war >= 0:
            leave_war(game, war)
        elif max(lacking(game, script, not script.all_force)) > 0:
            leave_alone(game, script.wars.pop())
        else:
            return


def lacking(game: Republic, script: SendArmies, adequate: bool) -> list[int]:
    """The legions and fleets that Italy has too few of for the plan, with adequate forces or with the fewest legal ones."""
    legions, fleets = -count(game.legions[ACTIVE]), -game.fleets[ACTIVE]
    for war in script.wars:
        least = legions_needed(game, war) if adequate else fewest_legions(game, war)
        legions += max(0, least - held_legions(game, war))
        least = fleets_needed(game, war) if adequate else fewest_fleets(game, war)
        fleets += max(0, least - held_fleets(game, war))
    return [legions, fleets]


def next_idle(game: Republic, wars: list[int], legions: bool, fleets: bool) -> int:
    """The army outside the plan that comes home next, by its war: the weakest war first, if there are legions or fleets to be
    had; NOBODY if not. [1.07.332] None while a later war of the same series is attacked: that one comes first."""
    armies = idle(game, wars)
    useful = [war for war in armies if (legions and held_legions(game, war)) or (fleets and held_fleets(game, war))]
    found = NOBODY
    for war in armies:
        if [other for other in armies if war in earlier_wars(game, [other])]:
            continue
        if not [one for one in useful if one == war or one in earlier_wars(game, [war])]:
            continue
        if found < 0 or strength(game, war) < strength(game, found):
            found = war
    return found


def leave_war(game: Republic, war: int) -> None:
    """A commander comes home with all he has, or units without one do."""
    man = standing(game, war)
    if man >= 0:
        carry_out(game, [RECALLED, man, 0, 0, 0, 0, 0])
        return
    stray = STRAY + war
    veterans = game.legions[stray] & game.veterans
    ordinary = count(game.legions[stray] & ~game.veterans)
    carry_out(game, [STRAYS_RECALLED, 0, war, ordinary, veterans, game.fleets[stray], 0])


def leave_alone(game: Republic, war: int) -> None:
    if game.has_listener:
        game.tell(WarLeftAlone(RULE, war), EVERYBODY)


# -- who goes


def name_leaders(game: Republic, script: SendArmies) -> None:
    """[4.05.31] [D-60] [D-63] War by war the dominant player names a commander, if there is a choice."""
    while len(script.leaders) < len(script.wars):
        war = script.wars[len(script.leaders)]
        men = able(game, script.wars, script.leaders, script.refused)
        seat = decider(game, war == CIVIL_WAR)
        if len(men) > 1 and seat >= 0:
            script.again()
            game.push(NameCommander(seat, war, men, men[0]))
            return
        script.leaders.append(men[0])
    for place in range(len(script.wars) - 1, -1, -1):
        if script.leaders[place] < 0:
            leave_alone(game, script.wars.pop(place))
            script.leaders.pop(place)


def is_leaderless(game: Republic, script: SendArmies) -> bool:
    """Whether a commander has refused or died: then the wars are given out anew."""
    for place in range(len(script.wars)):
        man = script.leaders[place]
        if script.refused >> man & 1 or not can_lead(game, man, script.wars[place]):
            script.leaders = []
            script.veterans = []
            script.go_to(name_leaders)
            return True
    return False


def ask_veterans(game: Republic, script: SendArmies) -> None:
    """[4.05.31] The dominant player says which veterans go along who need not."""
    if is_leaderless(game, script):
        return
    armies = allot(game, script.wars, script.leaders, script.all_force, script.capped)
    free = game.legions[ACTIVE] & game.veterans
    for army in armies:
        free &= ~army.sworn
    for mask in script.veterans:
        free &= ~mask
    while len(script.veterans) < len(armies):
        army = armies[len(script.veterans)]
        most = army.legions - count(army.sworn)
        seat = decider(game, army.war == CIVIL_WAR)
        if most and free and seat >= 0:
            script.again()
            game.push(TakeVeterans(seat, army.war, army.man, free, most))
            return
        script.veterans.append(0)


def ask_consents(game: Republic, script: SendArmies) -> None:
    """[1.09.643] [D-30] A player's commander below the minimum force may refuse; then the wars are given out anew."""
    if is_leaderless(game, script):
        return
    proposal = in_proposal([number for item in orders(game, script) for number in item])
    for man in unwilling(game, proposal):
        asked = packed(game, proposal, man)
        if not game.is_neutral(game.faction[man]) and asked not in script.agreed:
            script.again()
            game.push(AcceptCommand(game.faction[man], script.wars[script.leaders.index(man)], man, asked))
            return


def orders(game: Republic, script: SendArmies) -> list[list[int]]:
    """The items of 1.09.64 that send the armies of the plan; none for a Proconsul who gets nothing."""
    found: list[list[int]] = []
    for army in mustered(game, script):
        item = order(game, army)
        if item:
            found.append(item)
    return found


def mustered(game: Republic, script: SendArmies) -> list[Army]:
    """The armies of the plan, each with all veterans that go with it: those sworn to its faction, those the dominant player
    takes, and those for whom only veterans are left."""
    armies = allot(game, script.wars, script.leaders, script.all_force, script.capped)
    bound = 0
    for place in range(len(armies)):
        armies[place].sworn |= script.veterans[place]
        bound |= armies[place].sworn
    plain = count(game.legions[ACTIVE] & ~game.veterans)
    rest = game.legions[ACTIVE] & game.veterans & ~bound
    for army in armies:
        lacking = army.legions - count(army.sworn)
        army.ordinary = max(0, min(plain, lacking))
        more = lowest_legions(rest, lacking - army.ordinary)
        plain -= army.ordinary
        rest &= ~more
        army.sworn |= more
    return armies


def order(game: Republic, army: Army) -> list[int]:
    """[1.09.644] [1.09.647] Who stands there is reinforced or relieved; else the commander leaves with his army."""
    there = standing(game, army.war)
    if there == army.man:
        if army.ordinary + count(army.sworn) + army.fleets == 0:
            return []
        return [REINFORCED, there, 0, army.ordinary, army.sworn, army.fleets, 0]
    if there >= 0:
        return [REPLACED, there, army.war, army.ordinary, army.sworn, army.fleets, army.man]
    return [DEPLOYED, army.man, army.war, army.ordinary, army.sworn, army.fleets, 0]


def march(game: Republic, script: SendArmies) -> None:
    """[1.09.641] All armies of the plan leave together."""
    items = orders(game, script)
    if game.has_listener:
        for army in mustered(game, script):
            war = army.war
            force = (army.legions + held_legions(game, war), army.fleets + held_fleets(game, war))
            game.tell(ArmyAllotted(RULE, army.man, war, strength(game, war), *force, modifier(game, army)), EVERYBODY)
    if items:
        game.dispatched += 1
    for item in items:
        carry_out(game, item)


# -- what is left in Italy


def fetch_bequest(game: Republic, script: SendArmies) -> None:
    """[4.05.35] The Field Consul fetches a bequest if the plan leaves him and his escort free; that of Pergamum first."""
    man = game.offices[FIELD_CONSUL]
    for bequest in (PERGAMUM, BITHYNIA):
        if man >= 0 and Muster(game).may_fetch(man, bequest):
            carry_out(game, [FETCHING, man, bequest, 0, 0, 0, 0])
            return


def post_garrisons(game: Republic, script: SendArmies) -> None:
    """[D-29] The dominant player posts legions that are left, and recalls others, unless the option says nobody does."""
    if game.rules.solo_garrisons:
        ask_garrisons(game, decider(game, False))


STEPS: Final[list[Step]] = [call_home, name_leaders, ask_veterans, ask_consents, march, fetch_bequest, post_garrisons]
