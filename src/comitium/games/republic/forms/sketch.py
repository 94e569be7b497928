"""[1.09.63] [1.09.64] Raise and send as one sketch: which army would go to which war with what Rome has and would raise. It
becomes two proposals, the levy and then the armies, whose form is filled in by it."""

from __future__ import annotations

from typing import Final, NamedTuple

from comitium.core.forms import KEPT, Field, Preset
from comitium.core.messages import Phrase, Value
from comitium.games.republic import names
from comitium.games.republic.forms.registry import near
from comitium.games.republic.odds import gambles as odds
from comitium.games.republic.odds.battle import planned
from comitium.games.republic.odds.dice import percent
from comitium.games.republic.odds.sentences.armies import attack, campaign, fronts, leaders, least_fleets
from comitium.games.republic.odds.sentences.phrases import describe_chances, part, phrase
from comitium.games.republic.rules.common.wars import fleet_strength, support
from comitium.games.republic.rules.r1_09_senate.r1_09_6_business.r1_09_64_items import Muster
from comitium.games.republic.state.numbers import STRAY, count
from comitium.games.republic.state.republic import Republic

LEGIONS: Final = f"{KEPT}legions-"  # + the war
FLEETS: Final = f"{KEPT}fleets-"
RAISED: Final = "raise-fleets"  # the field of the levy
LIKELY: Final = 0.05  # a victory that is worth an army


class Army(NamedTuple):
    """Who would be sent to a war, with how much; veterans are among the legions."""

    war: int
    man: int
    legions: int
    veterans: int
    fleets: int


class Supply(NamedTuple):
    """What there would be to be sent: legions with the veterans among them, fleets; how many of each are there already."""

    legions: int
    veterans: int
    fleets: int
    here: int


def supply(muster: Muster, legions: int, fleets: int) -> Supply:
    """What is free in Rome, and so much more."""
    free = muster.available()
    here = count(free)
    return Supply(here + legions, count(free & muster.game.veterans), muster.available_fleets() + fleets, here)


def armies(game: Republic, muster: Muster, there: Supply, said: dict[str, int], most: int) -> list[Army]:
    """The armies as they are filled in; at first all there is goes to the first war that it could reach, or to the one for
    which the fewest fleets are missing. Wars that hardly can be won with the `most` legions come last, and the best soldiers
    lead where no fleet is missing in Rome."""
    ships, led_by = muster.available_fleets(), leaders(game)
    hopeless = {war: is_hopeless(game, war, most, ships) for war in fronts(game, muster)}
    wars = sorted(hopeless, key=lambda war: hopeless[war])[: len(led_by)]
    usual = min(wars, key=lambda war: (hopeless[war], missing(game, war, there.fleets)), default=-1)
    ranked = sorted(wars, key=lambda war: (hopeless[war], missing(game, war, ships) > 0))
    led = dict(zip(ranked, led_by, strict=False))
    found: list[Army] = []
    legions, veterans, fleets = there.legions, there.veterans, there.fleets
    for war in wars:
        wanted = there.legions if war == usual else 0
        sent = near(said, f"{LEGIONS}{war}", wanted, 0, legions)
        ships = near(said, f"{FLEETS}{war}", ships_for(game, muster, war, fleets) if sent else 0, 0, fleets)
        trained = min(sent, veterans)
        found.append(Army(war, led[war], sent, trained, ships))
        legions, veterans, fleets = legions - sent, veterans - trained, fleets - ships
    return found


def is_hopeless(game: Republic, war: int, most: int, ships: int) -> bool:
    """Whether a war would hardly be won with so many legions and fleets, or the fleets that they need, whoever leads them."""
    best = planned(game, war, leaders(game)[0], most, 0, max(ships, missing(game, war, 0)))
    return attack(game, war, best).get("victory", 0.0) < LIKELY


def passed_levy(game: Republic, said: dict[str, int]) -> dict[str, int]:
    """The sketch of the levy that has passed in this phase; nothing if there was none."""
    passed = game.session.raised or game.session.raised_fleets
    return {id: value for id, value in said.items() if id.startswith(KEPT)} if passed else {}


def missing(game: Republic, war: int, fleets: int) -> int:
    """[B-42] How many more fleets legions need before they can fight it: support, and at least one for a battle at sea.
    [B-43] Those without a commander on that war help."""
    return max(0, least_fleets(game, war) - fleets - game.fleets[STRAY + war])


def ships_for(game: Republic, muster: Muster, war: int, fleets: int) -> int:
    """All where there is a battle at sea to be won, else as many as an army needs."""
    return fleets if fleet_strength(game, war) else min(fleets, support(game, war))


def fields(game: Republic, found: list[Army], there: Supply) -> list[Field]:
    """Legions and fleets for each war, out of what is left."""
    made: list[Field] = []
    free = there.legions - sum([one.legions for one in found])
    ships = there.fleets - sum([one.fleets for one in found])
    for one in found:
        led = phrase("republic-form-led", senator=names.senator(one.man), military=game.military(one.man))
        about: dict[str, Value] = {"war": names.war(one.war)}
        send = phrase("republic-form-send-legions", **about)
        made.append(Field(f"{LEGIONS}{one.war}", send, one.legions, 0, one.legions + free, note=led))
        send = phrase("republic-form-send-fleets", **about)
        made.append(Field(f"{FLEETS}{one.war}", send, one.fleets, 0, one.fleets + ships))
    return made


def presets(game: Republic, found: list[Army], there: Supply, raised: int, most: int) -> tuple[Preset, ...]:
    """All to one war, or split: they fill in, and none of them claims to be best. `raised` fleets are in the levy so far; up
    to `most` could be, and what an army lacks to reach its war is added."""
    short = [missing(game, one.war, there.fleets) for one in found]
    made: list[Preset] = []
    if len(found) > 1:
        made.append(_preset(phrase("republic-form-split"), found, [there.legions // len(found)] * len(found), there))
    for place, one in enumerate(found):
        more = short[place] if raised + short[place] <= most else 0
        if len(found) < 2 and not more:
            continue
        shares = [there.legions if other == place else 0 for other in range(len(found))]
        text = phrase("republic-form-all-to", war=names.war(one.war))
        filled = _preset(text, found, shares, there._replace(fleets=there.fleets + more))
        made.append(Preset(text, ((RAISED, raised + more), *filled.values)) if more else filled)
    return tuple(made)


def _preset(text: Phrase, found: list[Army], shares: list[int], there: Supply) -> Preset:
    total = max(1, sum(shares))
    values: list[tuple[str, int]] = []
    for one, legions in zip(found, shares, strict=True):
        values += [(f"{LEGIONS}{one.war}", legions), (f"{FLEETS}{one.war}", there.fleets * legions // total)]
    return Preset(text, tuple(values))


# -- what may come of it


def standing(game: Republic, muster: Muster) -> Republic:
    """The game with its legions and fleets where the items of a draft leave them: those called home are on no war."""
    world = game.clone()
    world.legions, world.fleets = muster.legions[:], muster.fleets[:]
    return world


def battle_odds(game: Republic, found: list[Army], there: Supply, most: Supply) -> list[Phrase]:
    """[1.10.2] For each war what may come of it, and the same for each number of legions up to all that could be raised, or of
    fleets where a battle at sea comes first; then all wars together."""
    said: list[Phrase] = []
    wins: list[float] = []
    for one in found:
        said.append(outlook(game, one))
        at_sea = fleet_strength(game, one.war) > 0
        said.append(sea_ladder(game, one, most) if at_sea else ladder(game, one, there.here, most.legions))
        made = attack(game, one.war, force(game, one, one.legions))
        wins.append(made.get("victory", 0.0))
    if len(found) > 1:
        every, none = 1.0, 1.0
        for chance in wins:
            every, none = every * chance, none * (1 - chance)
        said.append(phrase("republic-odds-fronts", all=percent(every), one=percent(1 - none), wars=len(found)))
    return said


def force(game: Republic, one: Army, legions: int) -> odds.Force:
    """The force of an army with so many legions, the veterans first."""
    veterans = min(one.veterans, legions)
    return planned(game, one.war, one.man, legions - veterans, veterans, one.fleets)


def outlook(game: Republic, one: Army) -> Phrase:
    """What may come of an army; why nothing, if it cannot fight."""
    made = force(game, one, one.legions)
    needed = support(game, one.war)
    if made.fleets < needed:
        return phrase("republic-odds-support", war=names.war(one.war), needed=needed, fleets=made.fleets)
    return campaign(game, one.war, odds.campaign(game, one.war, made))


def sea_ladder(game: Republic, one: Army, most: Supply) -> Phrase:
    """[1.10.12] The chance of victory at sea with each number of fleets, without which no legion lands."""
    listed: list[Phrase] = []
    for fleets in range(1, max(most.fleets, one.fleets) + 1):
        made = odds.campaign(game, one.war, planned(game, one.war, one.man, one.legions, 0, fleets)).sea
        listed.append(part(fleets, percent(made.victory if made is not None else 0.0)))
    about: dict[str, Value] = {"war": names.war(one.war), "here": most.here, "legions": one.fleets}
    return phrase("republic-odds-ladder-sea", **about, listed=tuple(listed))


def ladder(game: Republic, one: Army, here: int, most: int) -> Phrase:
    """The chance of victory with each number of legions; with the fleets that they need, where those are not in it yet."""
    listed: list[Phrase] = []
    short = missing(game, one.war, one.fleets)
    with_fleets = one._replace(fleets=one.fleets + short)
    for legions in range(1, max(most, one.legions) + 1):
        made = attack(game, one.war, force(game, with_fleets, legions))
        listed.append(part(legions, describe_chances(made)["victory"] if made else "0"))
    about: dict[str, Value] = {"war": names.war(one.war), "here": here, "legions": one.legions}
    about["fleets"] = with_fleets.fleets if short else 0
    return phrase("republic-odds-ladder", **about, listed=tuple(listed))
