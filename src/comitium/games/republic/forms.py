"""Questions in a row that a person would rather answer at once, as forms: an army with its commander and its war, the talents
of a faction, units to be raised. The answers are those of the questions, given on a copy; nothing is decided here."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from comitium.core.errors import Illegal
from comitium.core.forms import Field, Form, Way, rehearse
from comitium.core.messages import Phrase
from comitium.games.republic import names
from comitium.games.republic.choices import DONE, FLEETS, LEGIONS, SENATOR, TALENTS, VETERAN, WAR, argument, verb
from comitium.games.republic.odds.battle import rides_along
from comitium.games.republic.odds.sentences.armies import forces
from comitium.games.republic.odds.sentences.business import levied
from comitium.games.republic.odds.sentences.phrases import phrase
from comitium.games.republic.rules.common.wars import fleet_strength
from comitium.games.republic.rules.r1_06_revenue.r1_06_3_redistribution import RULE, Redistribution, why_frozen
from comitium.games.republic.rules.r1_06_revenue.words import AFRESH, GIVE
from comitium.games.republic.rules.r1_09_senate import business_words as words
from comitium.games.republic.rules.r1_09_senate import kinds
from comitium.games.republic.rules.r1_09_senate.business_words import RAISE_FLEETS, RAISE_LEGIONS
from comitium.games.republic.rules.r1_09_senate.r1_09_63_forces import (
    DraftForces,
    affordable,
    most_fleets,
    most_legions,
)
from comitium.games.republic.rules.r1_09_senate.r1_09_64_draft import TOO_FEW, UNSET, DraftMilitary, targets
from comitium.games.republic.rules.r1_09_senate.r1_09_64_items import SIZE, Muster
from comitium.games.republic.rules.r1_09_senate.r1_09_643_minimum import unwilling
from comitium.games.republic.state.numbers import FOUGHT, NOBODY, STRAY, count
from comitium.games.republic.state.republic import Republic

FORCE_RULE: Final = "1.09.64"
UNITS: Final = {
    "legions": Phrase("republic-form-legions"),
    "veterans": Phrase("republic-form-veterans"),
    "fleets": Phrase("republic-form-fleets"),
}


def form_of(game: Republic, seat: int, said: dict[str, int]) -> Form | None:
    """By the kind of question; only where a chain of answers begins."""
    top: Any = game.stack[-1] if game.stack else None
    if isinstance(top, DraftMilitary) and not top.begun:
        return army(game, seat, top, said)
    if isinstance(top, DraftForces) and not top.is_set():
        return levy(game, seat, top, said)
    if isinstance(top, Redistribution) and not top.pending(top.chain(seat)):
        return purses(game, seat, top, said)
    return None


def near(said: dict[str, int], id: str, usual: int, low: int, high: int) -> int:
    return max(low, min(high, said.get(id, usual)))


def one_of(said: dict[str, int], id: str, known: list[int]) -> int:
    """What was picked from a list, or its first."""
    return said[id] if said.get(id) in known else known[0]


# -- an army


def army(game: Republic, seat: int, top: DraftMilitary, said: dict[str, int]) -> Form | None:
    """[1.09.64] A commander, his war, legions, veterans and fleets, with what may come of it."""
    muster = top.muster(game)
    menu = game.legal(seat)
    able = sorted([man for man in muster.commanders() if words.DEPLOY + man in menu], key=lambda man: -game.military(man))
    free = muster.available()
    wars = sorted(targets(muster), key=lambda war: (not marches(muster, war, free), game.zone[war] != FOUGHT))
    if not able or not wars:
        return None
    man, war = one_of(said, "commander", able), one_of(said, "war", wars)
    veterans, plain, fleets = count(free & game.veterans), count(free & ~game.veterans), muster.available_fleets()
    all_of = 1 if marches(muster, war, free) else 0  # without support only fleets can go
    sent = [near(said, "legions", plain * all_of, 0, plain), near(said, "veterans", veterans * all_of, 0, veterans)]
    sent.append(near(said, "fleets", wanted_fleets(game, muster, war, sum(sent), fleets), 0, fleets))
    fields = [
        Field("commander", phrase("republic-form-commander"), man, listed=tuple((one, commander(game, one)) for one in able)),
        Field("war", phrase("republic-form-war"), war, listed=tuple((one, target(game, one)) for one in wars)),
        *(
            Field(id, text, number, 0, most, note=phrase("republic-form-of", amount=most))
            for (id, text), number, most in zip(UNITS.items(), sent, (plain, veterans, fleets), strict=True)
            if most or id == "legions"
        ),
    ]
    made = Form(phrase("republic-form-army"), FORCE_RULE, tuple(fields), covers=tuple(words.DEPLOY + one for one in able))
    try:
        choices, world = deployed(game, seat, man, war, *sent)
    except Illegal as refused:
        return replace(_shut(made, refused), notes=needed(game, muster, war, sum(sent[:2])))
    return _sent(made, choices, world, seat)


def _shut(made: Form, refused: Illegal) -> Form:
    return replace(made, rule=refused.rule or made.rule, why=refused.why)


def _sent(made: Form, choices: list[int], world: Republic, seat: int) -> Form:
    """The army stands on paper: what may come of it, who must agree, and whether it may be put to the vote so."""
    top = world.stack[-1]
    assert isinstance(top, DraftMilitary)
    what = [kinds.MILITARY, *top.what]
    notes = tuple(phrase("republic-form-consent", senator=names.senator(man)) for man in unwilling(world, what))
    reason = top.why_not_done(world)
    why = None if reason is None else reason.refuse(world.spoken(DONE))
    made = made if why is None else _shut(made, why)
    vote = [Way(phrase("republic-form-put"), (*choices, DONE))] if why is None else []
    ways = (*vote, Way(phrase("republic-form-add"), tuple(choices)))
    return replace(made, ways=ways, odds=tuple(forces(world, what)[-1:]), notes=notes)


def marches(muster: Muster, war: int, legions: int) -> bool:
    """Whether there are fleets enough for legions to go."""
    fleets = muster.available_fleets() + muster.fleets[STRAY + war]
    return muster.can_fight(war, count(legions | muster.legions[STRAY + war]), fleets)


def needed(game: Republic, muster: Muster, war: int, legions: int) -> tuple[Phrase, ...]:
    """[1.09.64] How many fleets the legions would need."""
    if not legions or muster.can_fight(war, legions, muster.fleets[STRAY + war]):
        return ()
    return (phrase("republic-form-needs", fleets=muster.least_fleets(war, legions)),)


def wanted_fleets(game: Republic, muster: Muster, war: int, legions: int, fleets: int) -> int:
    """All where there is a battle at sea to be won, else as many as the legions need."""
    if fleet_strength(game, war):
        return fleets
    return next((number for number in range(fleets + 1) if muster.can_fight(war, legions, number)), fleets)


def commander(game: Republic, man: int) -> Phrase:
    """[1.09.34] With what his Master of Horse adds, or the odds below would not be those of his number."""
    master = rides_along(game, man)
    added = game.military(master) if master >= 0 else 0
    return phrase("republic-form-man", senator=names.senator(man), military=game.military(man), master=added)


def target(game: Republic, war: int) -> Phrase:
    return phrase("republic-form-target", war=names.war(war), active=int(game.zone[war] == FOUGHT))


def deployed(
    game: Republic, seat: int, man: int, war: int, legions: int, veterans: int, fleets: int
) -> tuple[list[int], Republic]:
    """[1.09.64] The answers that send this army, and the state after them. Raises `Illegal` if it cannot be sent."""
    choices = [words.DEPLOY + man]
    world = _after(game, seat, choices[0])
    top = _draft(world)
    while top.begun:
        if top.begun[2] == UNSET:
            choices.append(WAR + war)
        elif top.begun[3] == UNSET:
            choices.append(LEGIONS + legions)
        elif top.begun[4] < 0:
            taken = count(-2 - top.begun[4])
            choices.append(DONE if taken >= veterans else _veteran(world, seat, man))
        else:
            choices.append(FLEETS + fleets)
        world = _after(world, seat, choices[-1])
        top = _draft(world)
    if top.what[-SIZE + 5] != fleets or count(top.what[-SIZE + 4]) != veterans:  # the only number that would do is another
        raise TOO_FEW.refuse()
    return choices, world


def _veteran(world: Republic, seat: int, man: int) -> int:
    """The next to go along: those first who owe him allegiance, then those who owe it to nobody."""
    found = [choice for choice in world.legal(seat) if verb(choice) == VETERAN]
    owed = {choice: world.allegiance[argument(choice)] for choice in found}
    return min(found, key=lambda choice: (owed[choice] != man, owed[choice] != NOBODY), default=DONE)


def _after(game: Republic, seat: int, choice: int) -> Republic:
    world = rehearse(game, seat, [choice])
    assert isinstance(world, Republic)
    return world


def _draft(world: Republic) -> DraftMilitary:
    top = world.stack[-1]
    assert isinstance(top, DraftMilitary)
    return top


# -- units


def levy(game: Republic, seat: int, top: DraftForces, said: dict[str, int]) -> Form | None:
    """[1.09.63] Legions and fleets to be raised, what they cost, and what is left of the State's money."""
    money = affordable(game)
    most = {"raise-legions": most_legions(game), "raise-fleets": most_fleets(game)}
    if not money or not any(most.values()):
        return None
    legions = near(said, "raise-legions", 0, 0, min(most["raise-legions"], money))
    fleets = near(said, "raise-fleets", 0, 0, min(most["raise-fleets"], money - legions))
    fields = (
        Field("raise-legions", phrase("republic-form-legions"), legions, 0, min(most["raise-legions"], money - fleets)),
        Field("raise-fleets", phrase("republic-form-fleets"), fleets, 0, min(most["raise-fleets"], money - legions)),
    )
    notes = tuple(levied(game, legions, fleets))
    choices = [RAISE_LEGIONS + legions] if legions else []
    choices += [RAISE_FLEETS + fleets] if fleets else []
    covers = (RAISE_LEGIONS + 1, RAISE_FLEETS + 1)
    made = Form(phrase("republic-form-levy"), "1.09.63", fields, notes=notes, covers=covers)
    if not choices:
        return made
    try:
        rehearse(game, seat, [*choices, DONE])
    except Illegal as refused:
        return _shut(made, refused)
    return replace(made, ways=(Way(phrase("republic-form-put"), (*choices, DONE)),))


# -- talents


def purses(game: Republic, seat: int, top: Redistribution, said: dict[str, int]) -> Form | None:
    """[1.06.3] What each senator is to have; the faction's treasury takes the rest, and the sum stays what it is."""
    chain = top.chain(seat)
    men = [man for man in range(len(game.faction)) if why_frozen(game, seat, man) is None]
    left = sum([game.talents[man] for man in men]) + game.box[seat]
    if not men or not left:
        return None
    usual = {man: top.wanted(chain, man) if top.wanted(chain, man) >= 0 else game.talents[man] for man in men}
    wanted: dict[int, int] = {}
    spoken = sorted(men, key=lambda man: f"purse-{man}" not in said)  # what was said counts before what was not
    for man in spoken:
        wanted[man] = near(said, f"purse-{man}", usual[man], 0, left)
        left -= wanted[man]
    fields = [
        Field(
            f"purse-{man}",
            phrase("republic-form-purse", senator=names.senator(man)),
            wanted[man],
            0,
            wanted[man] + left,
            note=phrase("republic-form-had", amount=game.talents[man]),
        )
        for man in men
    ]
    fields.append(
        Field(
            "treasury",
            phrase("republic-form-treasury"),
            left,
            left,
            left,
            note=phrase("republic-form-had", amount=game.box[seat]),
        )
    )
    moved = sorted([man for man in men if wanted[man] != game.talents[man]], key=lambda man: wanted[man] - game.talents[man])
    told = [AFRESH] if chain else []
    for man in moved:  # whoever has less is spoken of first: the others have it from him
        told += [SENATOR + man, TALENTS + wanted[man]]
    total = left + sum(wanted.values())
    ways = [Way(phrase("republic-form-placed", amount=total, moved=len(moved)), (*told, DONE))]
    if left and game.playing != 1 << seat:
        ways.append(Way(phrase("republic-form-then-give"), (*told, GIVE)))
    covers = (DONE, AFRESH, GIVE, *(SENATOR + man for man in men))
    notes = (phrase("republic-form-purses-for"),)
    return Form(phrase("republic-form-purses", amount=total), RULE, tuple(fields), tuple(ways), notes=notes, covers=covers)
