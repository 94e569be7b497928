"""[1.10.2] to [1.10.8] What comes of a battle, in the order of C-9: losses, popularity, unrest, chits, victory, veteran,
command."""

from __future__ import annotations

from typing import Final

from comitium.core.audience import EVERYBODY
from comitium.core.errors import Reason
from comitium.core.frames import Question
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.catalogue.ids import GALLIA_NARBONENSIS, GERMANIC_MIGRATIONS
from comitium.games.republic.catalogue.senators import VICTORY_VETERANS
from comitium.games.republic.catalogue.tables import LEGIONS_FOR_POPULARITY, RESULT_UNREST, RESULT_VETERAN, VICTORY_DIVISOR
from comitium.games.republic.catalogue.values import DEFEAT, VICTORY
from comitium.games.republic.choices import NUMBER, SPAN, verb
from comitium.games.republic.events.combat import SeaWon, UnitsLost, VeteranMade, VeteranUnbound, WarWon
from comitium.games.republic.rules.common.people import come_to_rome, gain_influence, gain_popularity
from comitium.games.republic.rules.common.provinces import create_province, create_provinces
from comitium.games.republic.rules.common.provincial import PROVINCIAL_RULES
from comitium.games.republic.rules.common.treasury import change_unrest, earn
from comitium.games.republic.rules.common.units import move_fleets, move_legions, random_legions
from comitium.games.republic.rules.common.wars import leave_play, printed_fleet, printed_land, spoils
from comitium.games.republic.rules.r1_05_mortality.r1_05_3_death import kill
from comitium.games.republic.rules.r1_10_combat import r1_10_table as table
from comitium.games.republic.rules.r1_10_combat.commanders import go_home, make_proconsul, master_of
from comitium.games.republic.rules.r1_10_combat.r1_10_71_capture import expose
from comitium.games.republic.state.numbers import (
    ACTIVE,
    AT_WAR,
    BEATEN,
    CAPTIVE,
    FORCE,
    GARRISON,
    GOVERNING,
    NOBODY,
    RESERVE,
    STRAY,
    bits,
    count,
    lowest,
)
from comitium.games.republic.state.republic import NARBONENSIS, Republic

RULES: Final = ("1.10.2", "1.10.21", "1.10.31", "1.10.3", "1.10.4")  # of each result
TOO_FEW: Final = Reason("1.10.5", "republic-combat-refuse-veterans")


def settle(
    game: Republic, war: int, commander: int, naval: bool, result: int, legions: int, fleets: int, armies: int = 0
) -> None:
    """[C-9] All that a battle does, in its order; [C-106] `armies` are provincial ones that are gone already. The question of
    Caesar's second veteran comes after it."""
    place = FORCE + commander
    master = master_of(game, commander)
    if game.rules.provincial_wars:
        PROVINCIAL_RULES[0].note_battle(game, war, commander, result)
    lose(game, commander, legions, fleets)
    if result != DEFEAT:
        lose_popularity(game, commander, legions)
    change_unrest(game, RESULT_UNREST[result], RULES[result])
    left, ships = game.legions[place], game.fleets[place]
    hit = strike_down(game, war, commander, master, result, legions + fleets + armies)
    alive = not hit >> commander & 1
    if game.rules.provincial_wars:
        PROVINCIAL_RULES[0].allies_lose(game, war, naval, result, legions, fleets)
    first_attack(game, war)
    if result == VICTORY:
        if naval:
            win_sea(game, war, commander, alive, left, ships)
        else:
            win_land(game, war, commander, alive)
    if not naval and RESULT_VETERAN[result]:
        make_veteran(game, left, NOBODY if is_dead(game, commander, alive) else commander)
        if alive and result == VICTORY and VICTORY_VETERANS[commander] > 1 and left & ~game.veterans:
            game.push(SecondVeteran(game.faction[commander], commander))
    if alive and result != VICTORY and commander != game.rebel:
        make_proconsul(game, commander, "1.10.8")


def lose(game: Republic, commander: int, legions: int, fleets: int) -> None:
    """[1.10.6] [1.10.62] Legions are drawn at random, veterans among them; fleets are lost as well. All go to the reserve."""
    place = FORCE + commander
    lost = random_legions(game, game.legions[place], legions)
    move_legions(game, lost, place, RESERVE)
    move_fleets(game, fleets, place, RESERVE)
    if (legions or fleets) and game.has_listener:
        numbers = ", ".join([str(legion + 1) for legion in bits(lost)])
        game.tell(UnitsLost("1.10.6", commander, legions, fleets, numbers), EVERYBODY)


def lose_popularity(game: Republic, commander: int, legions: int) -> None:
    """[1.10.61] One for every two legions lost in this battle."""
    if legions >= LEGIONS_FOR_POPULARITY:
        gain_popularity(game, commander, -(legions // LEGIONS_FOR_POPULARITY), "1.10.61")


def strike_down(game: Republic, war: int, commander: int, master: int, result: int, units: int) -> int:
    """[1.10.2] [1.10.7] A defeat kills commander and Master of Horse; otherwise chits decide. Says who was hit."""
    exposed = 1 << commander | (1 << master if master >= 0 else 0)
    if result == DEFEAT:
        if master >= 0:
            kill(game, master, "1.10.2")
        kill(game, commander, "1.10.2")
        return exposed
    hit = expose(game, war, units, exposed, result, "1.10.7")
    if master >= 0 and hit >> commander & 1 and not hit >> master & 1 and AT_WAR <= game.where[master] < CAPTIVE:
        come_to_rome(game, master, "1.10.7")  # [C-15] [1.10.7] he has nobody to accompany any more
    return hit


def is_dead(game: Republic, commander: int, unhurt: bool) -> bool:
    """[C-12] Whether a veteran cannot owe him allegiance: a captive he may."""
    return not unhurt and not game.is_captive(commander)


def first_attack(game: Republic, war: int) -> None:
    """[1.10.4] The first Roman attack on the Germanic Migrations opens Gallia Narbonensis, whatever comes of it."""
    if war == GERMANIC_MIGRATIONS and not game.marks[NARBONENSIS]:
        game.marks[NARBONENSIS] = 1
        create_province(game, GALLIA_NARBONENSIS, False, "1.10.4")


def reward(game: Republic, commander: int, strength: int, rule: str) -> None:
    """[1.10.4] [C-10] Half of the strength, rounded up, in influence and in popularity."""
    gained = table.share(strength, VICTORY_DIVISOR)
    gain_influence(game, commander, gained, rule)
    gain_popularity(game, commander, gained, rule)


def win_sea(game: Republic, war: int, commander: int, alive: bool, left: int, ships: int) -> None:
    """[1.10.12] The war has no fleet any more. A dead man's force goes home, and so does who has no legion left."""
    game.naval_victory |= 1 << war
    if game.has_listener:
        game.tell(SeaWon("1.10.12", war, commander), EVERYBODY)
    if not alive:
        stray = STRAY + war
        move_legions(game, left & game.legions[stray], stray, ACTIVE)
        move_fleets(game, min(ships, game.fleets[stray]), stray, ACTIVE)
        return
    reward(game, commander, printed_fleet(game, war), "1.10.4")
    if commander == game.rebel:
        return
    if game.legions[FORCE + commander] == 0:
        go_home(game, commander, "1.10.12")
    else:
        game.victorious |= 1 << commander


def win_land(game: Republic, war: int, commander: int, alive: bool) -> None:
    """[1.10.4] The war is beaten: reward, spoils, provinces, and all that leaves with it."""
    printed, gain = printed_land(game, war), spoils(game, war)
    if alive:
        reward(game, commander, printed, "1.10.4")
        if commander != game.rebel:
            game.victorious |= 1 << commander
    if game.has_listener:
        game.tell(WarWon("1.10.4", war, commander, gain), EVERYBODY)
    earn(game, gain, "1.10.4")
    leave_play(game, war, BEATEN, "1.10.4")
    create_provinces(game, war, "1.10.4")


def make_veteran(game: Republic, survivors: int, commander: int) -> None:
    """[1.10.5] [C-12] The lowest-numbered ordinary legion of the survivors; it owes him allegiance if he lives."""
    legion = lowest(survivors & ~game.veterans)
    if legion < 0:
        return
    game.veterans |= 1 << legion
    game.allegiance[legion] = commander
    if game.has_listener:
        if commander >= 0:
            game.tell(VeteranMade("1.10.5", legion, commander), EVERYBODY)
        else:
            game.tell(VeteranUnbound("1.10.5", legion), EVERYBODY)


def led_place(game: Republic, senator: int) -> int:
    """Where the legions stand that he leads: his force, or [2.02.414] the garrison of the province where he governs."""
    where = game.where[senator]
    return GARRISON + where - GOVERNING if GOVERNING <= where < AT_WAR else FORCE + senator


class SecondVeteran(Question[Republic]):
    """[1.10.5] Caesar makes one veteran of a victory, or two."""

    def __init__(self, seat: int, senator: int) -> None:
        super().__init__(seat)
        self.senator = senator

    def legal(self, game: Republic, seat: int) -> list[int]:
        return [NUMBER + 1, NUMBER + 2]

    def answer(self, game: Republic, seat: int, choice: int) -> None:
        game.pop()
        if choice % SPAN == 2:
            make_veteran(game, game.legions[led_place(game, self.senator)], self.senator)

    def why_not(self, game: Republic, seat: int, choice: int) -> Reason | None:
        return TOO_FEW if verb(choice) == NUMBER else None

    def rule(self, game: Republic, seat: int) -> str:
        return "1.10.5"

    def ask(self, game: Republic, seat: int) -> Phrase:
        return Phrase("republic-combat-ask-veterans", {"senator": names.senator(self.senator)})

    def is_sound(self, game: Republic) -> bool:
        legions = game.legions[led_place(game, self.senator)]
        return count(legions & ~game.veterans) > 0 and game.faction[self.senator] == self.seat
