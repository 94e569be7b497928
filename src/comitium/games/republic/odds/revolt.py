"""[1.11.3] The chances of a revolt: which legions follow, how strong that makes the rebel, and how he fares against the
Senate. See gambles.py."""

from __future__ import annotations

from msgspec import Struct

from comitium.games.republic.catalogue.ids import EVIL_OMENS
from comitium.games.republic.catalogue.tables import ALLEGIANCE_DICE, ALLEGIANCE_LEAST, COMBAT_DICE
from comitium.games.republic.catalogue.values import DEFEAT, STALEMATE, VICTORY
from comitium.games.republic.odds.battle import Force, commands
from comitium.games.republic.odds.dice import at_least, chance_of_death, followers, throws
from comitium.games.republic.rules.common.units import lowest_legions, veterans_of
from comitium.games.republic.rules.r1_10_combat import r1_10_table as table
from comitium.games.republic.rules.r1_10_combat.commanders import master_of
from comitium.games.republic.rules.r1_11_revolution.rising import own_veterans, testable
from comitium.games.republic.rules.r2_02_provincial_wars.r2_02_411_losses import units_lost
from comitium.games.republic.state.numbers import CIVIL_WAR, NOBODY, RESERVE, count
from comitium.games.republic.state.republic import Republic


class Clash(Struct, frozen=True):
    """[1.11.37] A battle of the Senate against the rebel, seen from the Senate: `victory` ends the revolt, `defeat` is Rome in
    the rebel's hands. Losses on average; who dies of whom leads."""

    defeat: float
    stalemate: float
    victory: float
    legions: float  # that the Senate loses
    rebel_legions: float
    commander: float  # dies
    rebel: float  # dies, with all his hopes


class Revolt(Struct, frozen=True):
    """[1.11.31] What sounding out the legions may bring: the chance that each of the others follows, that any legion does at
    all; pairs of ordinary legions and veterans with their chances, and how strong the rebel would be on average; the
    battle, if an army of the Senate was named."""

    follows: float  # an unpaid legion
    paid: float  # one for which a talent was paid
    any_legion: float
    armies: tuple[tuple[int, int, float], ...]  # ordinary legions, veterans, chance
    strength: float
    strong_enough: float  # stronger than who has declared himself before
    battle: Clash | None


def allegiance(game: Republic, talents: int = 0) -> float:
    """[1.11.31] The chance that a legion follows, omens off; a talent adds one to its die."""
    return at_least(ALLEGIANCE_DICE, ALLEGIANCE_LEAST[game.era] - talents + game.omens)


def revolt(
    game: Republic,
    commander: int,
    paid: int = 0,
    favoured: int = 0,
    named: int = 0,
    against: Force | None = None,
    declared: int = 0,
) -> Revolt:
    """[1.11.3] A revolt of a commander who pays for so many ordinary legions and for the veterans of a mask, with these
    partisans; against an army of the Senate if one is given, and after somebody of strength `declared`."""
    tested = testable(game, commander)
    plain, trained = tested & ~game.veterans, tested & game.veterans
    bought = count(lowest_legions(plain, paid))
    sure = own_veterans(game, commander) | veterans_of(game, named) & ~game.legions[RESERVE]
    trained &= ~sure  # veterans of his partisans under him come anyway
    least, most = allegiance(game), allegiance(game, 1)
    ordinary = _joined(followers(bought, most), followers(count(plain) - bought, least))
    veterans = _joined(followers(count(trained & favoured), most), followers(count(trained & ~favoured), least))
    armies = tuple(
        [
            (some, count(sure) + more, chance * chance2)
            for some, chance in enumerate(ordinary)
            for more, chance2 in enumerate(veterans)
        ]
    )
    master = master_of(game, commander)
    with_him = master if master >= 0 and named >> master & 1 else NOBODY
    rating = game.military(commander) + (game.military(with_him) if with_him >= 0 else 0)
    strength = enough = 0.0
    next_year = without_omens(game) if against is not None else game
    battles: list[tuple[Clash, float]] = []
    for some, more, chance in armies:
        force = Force(commander, some, more, 0, with_him)
        total = force.army + min(force.army, rating)
        strength += chance * total
        enough += chance if total > declared and some + more else 0.0
        if against is not None and some + more and chance > 0:
            battles.append((civil_war(next_year, against, force), chance))
    none = sum([chance for some, more, chance in armies if some + more == 0])
    return Revolt(least, most, 1.0 - none, armies, strength, enough, _average(battles) if battles else None)


def without_omens(game: Republic) -> Republic:
    """[1.07.1] They will be over when the armies meet."""
    if not game.omens:
        return game
    later = game.clone()
    later.levels[EVIL_OMENS] = 0
    return later


def declared(game: Republic, commander: int, followers: int, named: int, against: Force) -> Clash:
    """[1.11.3] The battle of a commander whose legions have answered, with these followers and partisans."""
    legions = followers | own_veterans(game, commander) | veterans_of(game, named) & ~game.legions[RESERVE]
    veterans = count(legions & game.veterans)
    master = master_of(game, commander)
    with_him = master if master >= 0 and named >> master & 1 else NOBODY
    return civil_war(without_omens(game), against, Force(commander, count(legions) - veterans, veterans, 0, with_him))


def _joined(first: list[float], second: list[float]) -> list[float]:
    """The chances of a sum of two numbers."""
    found = [0.0] * (len(first) + len(second) - 1)
    for one, chance in enumerate(first):
        for other, chance2 in enumerate(second):
            found[one + other] += chance * chance2
    return found


def _average(battles: list[tuple[Clash, float]]) -> Clash:
    every = sum([chance for _, chance in battles])
    parts = [0.0] * 7
    for battle, chance in battles:
        values = (battle.defeat, battle.stalemate, battle.victory, battle.legions, battle.rebel_legions, battle.commander,
                  battle.rebel)  # fmt: skip
        for place in range(7):
            parts[place] += chance * values[place] / every
    return Clash(*parts)


def civil_war(game: Republic, senate: Force, rebels: Force) -> Clash:
    """[1.11.37] No fleets, no disasters, no desertions; the row hits both armies unless the Senate is beaten."""
    army, foes = senate.army, rebels.army
    results = [0.0] * 5
    ours = theirs = commander = rebel = 0.0
    for led, known in commands(game, CIVIL_WAR, senate, army).items():
        for led2, known2 in commands(game, CIVIL_WAR, rebels, foes).items():
            for natural, thrown in throws(COMBAT_DICE):
                chance = known * known2 * thrown
                result, row = table.result(natural + army + led - foes - led2 - game.omens)
                lost = sum(_losses(senate, row))
                armies, legions = (0, 0) if result == DEFEAT else _losses(rebels, row)
                lost2 = armies + legions
                results[result] += chance
                ours += chance * lost
                theirs += chance * legions
                fallen, fallen2 = _deaths(game, senate, rebels, result, lost, lost2)
                commander += chance * fallen
                rebel += chance * fallen2
    return Clash(results[DEFEAT], results[STALEMATE], results[VICTORY], ours, theirs, commander, rebel)


def _losses(force: Force, row: int) -> tuple[int, int]:
    """[1.11.37] [2.03.9] The provincial armies and the legions that a row takes from one army; Fabius halves that of his
    own."""
    armies, legions, _ = units_lost(force.commander, STALEMATE, row, force.armies, force.legions + force.veterans, 0, False)
    return armies, legions


def _deaths(game: Republic, senate: Force, rebels: Force, result: int, lost: int, lost2: int) -> tuple[float, float]:
    """[C-33] The chances that the commander and the rebel die: by chits as the option says; a beaten commander and a beaten
    rebel in any case, [C-35] and a rebel without an army, unless he is in his province."""
    option = game.rules.civil_war_chits
    if result == DEFEAT:
        return 1.0, chance_of_death(game, rebels.commander, lost) if option == "senate_losses" else 0.0
    ours = lost if option in ("each_side", "senate_losses") else lost + lost2
    theirs = lost2 if option == "each_side" else ours
    dies = chance_of_death(game, senate.commander, ours)
    had = rebels.legions + rebels.veterans + rebels.armies
    if result == VICTORY or (had and lost2 == had and not rebels.base):
        return dies, 1.0
    return dies, chance_of_death(game, rebels.commander, theirs)
