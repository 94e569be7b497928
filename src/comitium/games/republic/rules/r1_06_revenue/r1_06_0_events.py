"""[1.06] What events of last turn do to provinces before anything is earned: Barbarian Raids, Internal Disorder (A-10)."""

from __future__ import annotations

from comitium.core.audience import EVERYBODY
from comitium.games.republic.catalogue.events import EACH_LEGION, SAFE_ABOVE
from comitium.games.republic.catalogue.ids import BARBARIAN_RAIDS, INTERNAL_DISORDER
from comitium.games.republic.catalogue.provinces import BASE_LAND, IS_FRONTIER
from comitium.games.republic.catalogue.values import DISASTER
from comitium.games.republic.events.revenue import DisorderRolled, GarrisonLost, ProvinceOverrun, RaidRolled
from comitium.games.republic.rules.common.provinces import is_governed, revolt, side
from comitium.games.republic.rules.common.provincial import PROVINCIAL_RULES
from comitium.games.republic.rules.common.units import move_legions, random_legions
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_10_combat.r1_10_71_capture import ask_ransoms, expose
from comitium.games.republic.state.numbers import GARRISON, GOVERNING, PROVINCES, RAID, RESERVE, count
from comitium.games.republic.state.republic import Republic

RULE = "1.06"


def face(game: Republic, event: int) -> int:
    """Where to look in the tables of events: twice the number, and 1 for the dark side."""
    return 2 * event + (1 if game.levels[event] > 1 else 0)


def is_present(game: Republic, province: int) -> bool:
    """[A-55] Whether its governor is there himself, so that harm can reach him."""
    return game.where[game.governor[province]] == GOVERNING + province


def raided(game: Republic) -> int:
    """[R0b] The frontier provinces that barbarians attack, if the event is in play."""
    found = 0
    if game.levels[BARBARIAN_RAIDS]:
        for province in range(PROVINCES):
            if IS_FRONTIER[province] and is_governed(game, province):
                found |= 1 << province
    return found


def disordered(game: Republic) -> int:
    """[R0c] The undeveloped provinces that are restless, if the event is in play."""
    found = 0
    if game.levels[INTERNAL_DISORDER]:
        for province in range(PROVINCES):
            if not game.developed >> province & 1 and is_governed(game, province):
                found |= 1 << province
    return found


def raid(game: Republic, province: int) -> bool:
    """[1.06] Two dice, the land strength of its side, [2.02.32] its own armies, garrison and governor against the barbarians.
    True: it is safe."""
    black = game.die()
    white = game.die()
    garrison = EACH_LEGION[BARBARIAN_RAIDS] * count(game.legions[GARRISON + province])
    governor = game.governor[province]
    military = game.military(governor)
    if game.legates >> province & 1 and not game.rules.legate_mil_counts:
        military = 0
    strength = BASE_LAND[side(game, province)]
    if game.rules.provincial_wars:
        strength += PROVINCIAL_RULES[0].army_strength(game, province)
    total = black + white + strength + garrison + military - game.omens
    needed = SAFE_ABOVE[face(game, BARBARIAN_RAIDS)]
    if game.has_listener:
        told = RaidRolled(RULE, province, black, white, strength + garrison + military - game.omens, total, needed)
        game.tell(told, EVERYBODY)
    if total > needed:
        return True
    overrun(game, province, black)
    return False


def overrun(game: Republic, province: int, black: int) -> None:
    """[1.06] The province is laid waste; the black die says how many legions fall and how many chits the governor faces."""
    game.developed &= ~(1 << province)
    if game.has_listener:
        game.tell(ProvinceOverrun(RULE, province), EVERYBODY)
    lose_garrison(game, province, black)
    governor = game.governor[province]
    if is_present(game, province):
        expose(game, RAID, black, 1 << governor, DISASTER, RULE)
        if game.is_captive(governor):
            ask_ransoms(game, 1 << governor)


def lose_garrison(game: Republic, province: int, number: int) -> None:
    """So many legions of a garrison, or all that are there."""
    place = GARRISON + province
    lost = random_legions(game, game.legions[place], number)
    move_legions(game, lost, place, RESERVE)
    if lost and game.has_listener:
        game.tell(GarrisonLost(RULE, province, count(lost)), EVERYBODY)


def disorder(game: Republic, province: int) -> None:
    """[1.06] A die and the garrison keep the peace; otherwise the governor dies and the province is at war with Rome."""
    die = game.die()
    legions = count(game.legions[GARRISON + province])
    total = die + EACH_LEGION[INTERNAL_DISORDER] * legions - game.omens
    needed = SAFE_ABOVE[face(game, INTERNAL_DISORDER)]
    if game.has_listener:
        game.tell(DisorderRolled(RULE, province, die, total - die, total, needed), EVERYBODY)
    if total > needed:
        return
    lose_garrison(game, province, legions)
    if is_present(game, province):
        kill(game, game.governor[province], RULE)
    revolt(game, province, RULE)
